"""What Gueules Noires brings along: its rules, bots, words of the command line, cover and face, each imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haspelknecht_qt.ui.game_plugin import LoadedGame

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

    from haspelknecht_qt.core.game import Seat
    from haspelknecht_qt.core.level import Level
    from haspelknecht_qt.core.translation import CommandTexts, Translate
    from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
    from haspelknecht_qt.games.gueules_noires.setup import Setup
    from haspelknecht_qt.games.gueules_noires.state import State
    from haspelknecht_qt.games.gueules_noires.strategy.evaluator import GueulesNoiresEvaluatorFactory
    from haspelknecht_qt.table.themes import Theme
    from haspelknecht_qt.ui.contracts import AnyGameUi, FindBotFactories, FindLadder
    from haspelknecht_qt.ui.game_plugin import GamePlugin
    from haspelknecht_qt.ui.window.game_info import GameInfo


class GueulesNoiresPlugin:
    """Carries out `ui.game_parts.GamePlugin`."""

    measured = True

    def load(self, built_in: Path, corrections: Path | None) -> LoadedGame[GueulesNoires]:
        """The game with the printed values of a file, and what the owner of a box has corrected of them in another."""
        from haspelknecht_qt.games.gueules_noires import components  # noqa: PLC0415 - when it is asked for
        from haspelknecht_qt.games.gueules_noires.game import GueulesNoires  # noqa: PLC0415 - the same

        values, refused = components.load_for_user(built_in, corrections)
        return LoadedGame(GueulesNoires(values), corrections, len(values.corrected), refused)

    def levels(self) -> tuple[Level, ...]:
        """The levels of play, from the weakest to the strongest. Those that search are left out where the model is not built."""
        from haspelknecht_qt.games.gueules_noires.levels import LEVELS  # noqa: PLC0415 - see above
        from haspelknecht_qt.games.gueules_noires.model import LIBRARY  # noqa: PLC0415 - see above

        return LIBRARY.playable(LEVELS)

    def evaluator_factory(self, knowledge: Path) -> GueulesNoiresEvaluatorFactory:
        """What the levels know, most of it in the program itself, and what the strongest has learned besides."""
        from haspelknecht_qt.games.gueules_noires.strategy import evaluator  # noqa: PLC0415 - see above

        return evaluator.load(knowledge.with_name("learned.json"))

    def themes(self) -> tuple[str, ...]:
        """The themes of the game's puzzles."""
        from haspelknecht_qt.games.gueules_noires.strategy.themes import THEMES  # noqa: PLC0415 - see above

        return THEMES

    def command_texts(self, translate: Translate) -> CommandTexts:
        """What the command line says about the game."""
        from haspelknecht_qt.game_ui.gueules_noires.command_line import GueulesNoiresCommandTexts  # noqa: PLC0415 - see above

        return GueulesNoiresCommandTexts(translate)

    def render(
        self, state: State, setup: Setup, seats: Sequence[Seat], size: QSize, *, viewer: int, look: Theme, ratio: float
    ) -> QImage:
        """A picture of what the viewer sees of a position; every match is set up alike."""
        from haspelknecht_qt.game_ui.gueules_noires.render import render_state  # noqa: PLC0415 - see above

        return render_state(state, seats, size, viewer=viewer, look=look, ratio=ratio)

    def info(self) -> GameInfo:
        """The game as the start page shows it."""
        from haspelknecht_qt.game_ui.gueules_noires.game_info import GAME_INFO  # noqa: PLC0415 - it is light, but needs Qt

        return GAME_INFO

    def game_ui(
        self,
        chosen: LoadedGame[GueulesNoires],
        records: GueulesNoires,
        bot_factories: FindBotFactories,
        find_ladder: FindLadder,
    ) -> AnyGameUi:
        """What the window knows of the game."""
        from haspelknecht_qt.game_ui.gueules_noires.game_ui import make_game_ui  # noqa: PLC0415 - see above

        return make_game_ui(chosen.game, records, chosen.refused, bot_factories, find_ladder)


PLUGIN: GamePlugin[GueulesNoires, State, Setup] = GueulesNoiresPlugin()
