"""What a game brings along for the composition root, which puts it together for window and command line alike.

Each game's face package has a module `parts` with one object PARTS that carries out GameParts. It imports rules, bots and Qt only when it is
asked for something of them, so that it costs nothing to know which games there are.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

    from haspelknecht_qt.bots.evaluator import AnyEvaluatorFactory
    from haspelknecht_qt.core.game import Seat
    from haspelknecht_qt.core.level import Level
    from haspelknecht_qt.core.translation import CommandTexts, Translate
    from haspelknecht_qt.core.validation import DataError
    from haspelknecht_qt.table.themes import Theme
    from haspelknecht_qt.ui.contracts import AnyGameUi, FindBotFactories, FindLadder
    from haspelknecht_qt.ui.window.game_info import GameInfo

G = TypeVar("G")
S_contra = TypeVar("S_contra", contravariant=True)
U_contra = TypeVar("U_contra", contravariant=True)


@frozen
class LoadedGame(Generic[G]):
    """A game with the printed values that it is played with.

    `corrected` values come from the `file` of the owner of a box, if there may be one; where that file is not used, `refused` says why.
    """

    game: G
    file: Path | None
    corrected: int
    refused: DataError | None


class GamePlugin(Protocol[G, S_contra, U_contra]):
    """What the game `G` with the states `S_contra` and the set-ups `U_contra` brings along.

    `measured` tells whether it has been measured how strong its levels are. A file of the program's own that is damaged raises ValueError, one
    that is missing OSError.
    """

    measured: bool

    def load(self, built_in: Path, corrections: Path | None) -> LoadedGame[G]:
        """The game with the printed values of a file, and what the owner of a box has corrected of them in another."""
        ...

    def levels(self) -> tuple[Level, ...]:
        """The levels of play, from the weakest to the strongest; none where only random moves are to be had."""
        ...

    def evaluator_factory(self, knowledge: Path) -> AnyEvaluatorFactory:
        """What the levels know."""
        ...

    def themes(self) -> tuple[str, ...]:
        """The themes of the game's puzzles, in the order in which they are listed; none where there are no puzzles."""
        ...

    def command_texts(self, translate: Translate) -> CommandTexts:
        """What the command line says about the game."""
        ...

    def render(
        self,
        state: S_contra,
        setup: U_contra,
        seats: Sequence[Seat],
        size: QSize,
        *,
        viewer: int,
        look: Theme,
        ratio: float,
    ) -> QImage:
        """A picture of what the viewer sees of a position. Needs Qt, and an application of it."""
        ...

    def info(self) -> GameInfo:
        """The game as the start page shows it. Needs Qt."""
        ...

    def game_ui(
        self, chosen: LoadedGame[G], records: G, bot_factories: FindBotFactories, find_ladder: FindLadder
    ) -> AnyGameUi:
        """What the window knows of the game: for new matches with these values, for records with the program's own. Needs Qt."""
        ...


AnyGamePlugin: TypeAlias = GamePlugin[Any, Any, Any]
"""What some game brings along."""
