"""Plugins of games. A plugin loads a game's modules for the window and the command line, and finds them by convention.

A game named NAME has its rules and bots in the package `games.NAME`, its texts and drawings in `game_ui.NAME`. Both
packages have the modules and names that `GamePlugin` imports. `game_ui.NAME.plugin` has the plugin as PLUGIN. Modules
are imported only when they are needed, so listing the games costs nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from haspelknecht_qt.core.translation import CommandTexts

if TYPE_CHECKING:
    from types import ModuleType

    from haspelknecht_qt.bots.evaluator import AnyEvaluatorFactory
    from haspelknecht_qt.core.base_game import SetupWithPrintedValues
    from haspelknecht_qt.core.level import Level
    from haspelknecht_qt.core.translation import Translate
    from haspelknecht_qt.core.validation import DataError
    from haspelknecht_qt.ui.contracts import AnyGameUi, FindBotFactories, FindLadder
    from haspelknecht_qt.ui.window.game_info import GameInfo

G = TypeVar("G")
V = TypeVar("V")


class LoadedGame(NamedTuple, Generic[G]):
    """Game, with facts about its printed values (values printed on its components).

    `corrections_file` is the user's file of corrections; None if there is none.
    `corrected_value_count` is the number of values that this file changes. `corrections_error` is the error that makes
    the file unusable; None without such an error.
    """

    game: G
    corrections_file: Path | None
    corrected_value_count: int
    corrections_error: DataError | None


class GamePlugin(ABC, Generic[G, V]):
    """Loads the game class `G`, which has printed values `V`.

    `name` is the short name of the game, as in records. `has_measured_levels` tells whether the strength of its levels
    has been measured. `weights_file_name` names the file with the trained weights of its strongest level. The methods
    raise ValueError for a damaged file of the program, and OSError for a missing one.
    """

    name: ClassVar[str]
    has_measured_levels: ClassVar[bool] = True
    weights_file_name: ClassVar[str] = "weights.json"

    @abstractmethod
    def make_game(self, values: V) -> G:
        """Returns the game with these printed values."""

    def command_texts(self, translate: Translate) -> CommandTexts:
        """Returns the game's texts for the command line."""
        tables = self._ui_module("texts.tables")
        return CommandTexts(tables.OPTIONS, tables.ITEMS, tables.STEPS, translate)

    def game_of_setup(self, setup: SetupWithPrintedValues) -> G:
        """Returns the game with the printed values of one match. The match's set-up contains them."""
        values: V = setup.components  # type: ignore[assignment]  # Set-ups of this game have values of this type.
        return self.make_game(values)

    def load(self, built_in: Path, corrections: Path | None) -> LoadedGame[G]:
        """Returns the game with the printed values in the file `built_in`, changed by the user's file `corrections`."""
        values, refused = self._rules_module("components").load_for_user(built_in, corrections)
        return LoadedGame(self.make_game(values), corrections, len(values.corrected_keys), refused)

    def levels(self) -> tuple[Level, ...]:
        """Returns the levels (bots of graded strength) that can play in this installation, weakest first."""
        library = self._rules_module("model").LIBRARY
        playable: tuple[Level, ...] = library.playable_levels(self._rules_module("levels").LEVELS)
        return playable

    def evaluator_factory(self, weights: Path) -> AnyEvaluatorFactory:
        """Returns the factory of evaluators for bot levels. Reads the file `weights`, and trained weights beside it."""
        factory: AnyEvaluatorFactory = self._rules_module("strategy.evaluator").load(
            weights.with_name(self.weights_file_name)
        )
        return factory

    def puzzle_themes(self) -> tuple[str, ...]:
        """Returns the themes of the game's puzzles, in the order of the puzzle list; () if the game has no puzzles."""
        themes: tuple[str, ...] = self._rules_module("strategy.themes").THEMES
        return themes

    def info(self) -> GameInfo:
        """Returns the description of the game for the start page. Needs Qt."""
        info: GameInfo = self._ui_module("game_info").GAME_INFO
        return info

    def game_ui(
        self, chosen: LoadedGame[G], game_for_records: G, bot_factories: FindBotFactories, find_ladder: FindLadder
    ) -> AnyGameUi:
        """Returns the game UI: `chosen` is for new matches, `game_for_records` for reading records. Needs Qt."""
        made: AnyGameUi = self._ui_module("game_ui").make_game_ui(
            chosen.game, game_for_records, chosen.corrections_error, bot_factories, find_ladder
        )
        return made

    def _rules_module(self, module: str) -> ModuleType:
        return import_module(f"..games.{self.name}.{module}", __package__)

    def _ui_module(self, module: str) -> ModuleType:
        return import_module(f"..game_ui.{self.name}.{module}", __package__)


AnyGamePlugin: TypeAlias = GamePlugin[Any, Any]
"""Plugin of any game."""
