"""Composition root: rules, printed values, levels, weights and texts of each game, for window and command line alike.

This module alone knows the game UIs, by the names of the games. Their modules are imported when something of a game is needed, so
listing the games costs nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from haspelknecht_qt import paths
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.lazy import Lazy

if TYPE_CHECKING:
    from haspelknecht_qt.bots import BotFactory
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.bots.puzzles import Puzzle
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.game_plugin import AnyGamePlugin, LoadedGame
    from haspelknecht_qt.ui.window.game_info import GameInfo

NAMES = GAMES
"""Names of all games."""
DEFAULT = NAMES[0]
"""Default game."""


class IncompleteInstallation(Exception):
    """A file of the program is missing or damaged. The message names the file."""


def components_file(name: str) -> Path:
    """Returns the file of the game's printed values."""
    return paths.game(name) / "components.toml"


def corrections_file(name: str) -> Path:
    """Returns the file with the user's corrections of the game's printed values; it may not exist."""
    return paths.user_components() / f"{name}.toml"


def weights_file(name: str) -> Path:
    """Returns the file with the weights of the game's bot levels."""
    return paths.game(name) / "bots" / "weights.json"


def network_file(name: str) -> Path:
    """Returns the file of the strongest level's trained weights; not every game has one."""
    return weights_file(name).with_name("learned.json")


def calibration_file(name: str) -> Path:
    """Returns the calibration file: by how many points a bot level's evaluation is too low or too high."""
    return paths.game(name) / "bots" / "calibration.json"


def ladder_file(name: str) -> Path:
    """Returns the file with the measured strength of the game's bot levels."""
    return paths.game(name) / "bots" / "ladder.json"


def puzzles_file(name: str) -> Path:
    """Returns the file of the puzzles of a game."""
    return paths.game(name) / "puzzles.json"


def puzzles(name: str) -> tuple[Puzzle, ...]:
    """Returns the built-in puzzles of a game; empty if the game has no themes for them.

    Raises PuzzlesError, and OSError when the file cannot be read.
    """
    from haspelknecht_qt.bots import puzzles  # noqa: PLC0415 - deferred import: keeps start-up fast

    themes = plugin(name).themes()
    return puzzles.load(puzzles_file(name), themes) if themes else ()


def plugin(name: str) -> AnyGamePlugin:
    """Returns the plugin of a game. Raises KeyError for an unknown one."""
    if name not in NAMES:
        raise KeyError(name)
    found: AnyGamePlugin = import_module(f"haspelknecht_qt.game_ui.{name}.plugin").PLUGIN
    return found


def game(name: str) -> AnyGame:
    """Returns a game with the built-in printed values. Raises IncompleteInstallation, and KeyError for an unknown game."""
    with _checking_installation():
        made: LoadedGame[AnyGame] = plugin(name).load(components_file(name), None)
    return made.game


@contextmanager
def _checking_installation() -> Iterator[None]:
    """Turns errors in the program's own files into IncompleteInstallation."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise IncompleteInstallation(str(error)) from error


def games() -> Lazy[AnyGame]:
    """Returns all games for reading records. Errors of `game` are raised when a game is accessed.

    A record contains the printed values of its match if they differ from the built-in ones. So the games here have the built-in values,
    without the user's current corrections.
    """
    return Lazy({name: partial(game, name) for name in NAMES})


def game_for_matches(name: str) -> LoadedGame[AnyGame]:
    """Returns a game for new matches, with the user's corrected values, if any. Raises IncompleteInstallation."""
    with _checking_installation():
        return plugin(name).load(components_file(name), corrections_file(name))


def builtin_bot_factories(name: str, *, timed: bool = True) -> Mapping[str, BotFactory]:
    """Returns the factories of a game's built-in bots, from the weakest to the strongest. Raises IncompleteInstallation."""
    from haspelknecht_qt.bots import calibration, levels  # noqa: PLC0415 - deferred import: keeps start-up fast

    known = plugin(name).levels()
    if not known:
        return {levels.RANDOM: levels.make_random}
    with _checking_installation():
        evaluator_factory = plugin(name).evaluator_factory(weights_file(name))
        found = calibration_file(name)
        trained_weights = calibration.load(found) if found.is_file() else None
    return levels.bot_factories(known, evaluator_factory, timed=timed, calibration=trained_weights)


def missing_levels(name: str) -> tuple[str, ...]:
    """Returns the measured levels that cannot play here because their model was not compiled."""
    known = {level.name for level in plugin(name).levels()}
    measured = find_ladder(name)
    return () if measured is None else tuple(step.name for step in measured.steps if step.name not in known)


def bot_factories(name: str, *, timed: bool = True) -> Mapping[str, BotFactory]:
    """Returns the factories of a game's built-in bots, then those of bots in other installed packages, by name."""
    from haspelknecht_qt.bots import third_party  # noqa: PLC0415 - deferred import: keeps start-up fast

    own = builtin_bot_factories(name, timed=timed)
    return {**own, **third_party.installed(own)}


def infos() -> tuple[GameInfo, ...]:
    """Returns all games as the start page shows them. Needs Qt."""
    return tuple(plugin(name).info() for name in NAMES)


def game_uis() -> Lazy[AnyGameUi]:
    """Returns the game UIs by the games' names; each is made on first access. Needs Qt."""
    return Lazy({name: partial(_game_ui, name) for name in NAMES})


def _game_ui(name: str) -> AnyGameUi:
    chosen = game_for_matches(name)
    own = chosen.corrected or chosen.refused is not None
    records = game(name) if own else chosen.game
    # Weights are read once, with the first match. If they cannot be read, the next match tries again.
    return plugin(name).game_ui(
        chosen, records, cache(partial(_window_bot_factories, name)), partial(find_ladder, name)
    )


def _window_bot_factories(name: str) -> Mapping[str, BotFactory]:
    """Returns the bot factories for matches in the window. Raises BotDataError if weights of built-in bots cannot be read."""
    from haspelknecht_qt.ui.match.bots import BotDataError  # noqa: PLC0415 - deferred import: keeps start-up fast

    try:
        return bot_factories(name)
    except IncompleteInstallation as error:
        raise BotDataError(str(error)) from error


def find_ladder(name: str) -> Ladder | None:
    """Returns the measured strength of a game's bots; None if it was not measured or cannot be read, which is logged as an error."""
    if not plugin(name).measured:
        return None
    try:
        return ladder(name)
    except (ValueError, OSError) as error:
        path = ladder_file(name)
        logging.getLogger(__name__).error("The measured levels cannot be read from %s: %s", path, error)  # noqa: TRY400
        return None


def find_puzzles(name: str) -> tuple[Puzzle, ...]:
    """Returns the built-in puzzles of a game; empty, with an error in the log, if they cannot be read."""
    try:
        return puzzles(name)
    except (ValueError, OSError) as error:
        logging.getLogger(__name__).error("The puzzles cannot be read: %s", error)  # noqa: TRY400
        return ()


def ladder(name: str) -> Ladder:
    """Returns the measured strength of a game's levels. Raises LadderError, and OSError if the file cannot be read."""
    from haspelknecht_qt.bots import ladder  # noqa: PLC0415 - deferred import: keeps start-up fast

    return ladder.load(ladder_file(name))
