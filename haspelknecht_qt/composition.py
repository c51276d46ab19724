"""Composition root: brings together each game's rules, printed values, bot levels, weights and texts.

The window and the command line both use it. Only this module knows which games exist. A game's modules are imported
when they are needed, so listing the games costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from haspelknecht_qt import paths
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.lazy import LazyMapping

if TYPE_CHECKING:
    from haspelknecht_qt.bots import BotFactory
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.bots.luck_figures import LuckFigures
    from haspelknecht_qt.bots.puzzles import Puzzle
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.game_plugin import AnyGamePlugin, LoadedGame
    from haspelknecht_qt.ui.window.game_info import GameInfo

GAME_NAMES = GAMES
"""Names of all games."""
DEFAULT_GAME = GAME_NAMES[0]
"""Name of the game that is played if the command line names no game."""


class IncompleteInstallation(Exception):
    """A file of the program is missing or damaged. The message names the file."""


def _log_error(message: str, *details: object) -> None:
    import logging  # noqa: PLC0415 - deferred import: keeps start-up fast

    logging.getLogger(__name__).error(message, *details)


def components_file(name: str) -> Path:
    """Returns the path of the file with the values printed on the game's components."""
    return paths.game_folder(name) / "components.toml"


def corrections_file(name: str) -> Path:
    """Returns the path of the user's corrections of the game's printed values. The file may not exist."""
    return paths.user_corrections_folder() / f"{name}.toml"


def weights_file(name: str) -> Path:
    """Returns the file with the weights of the game's bot levels."""
    return paths.game_folder(name) / "bots" / "weights.json"


def network_file(name: str) -> Path:
    """Returns the file of the strongest level's trained weights. It may not exist: not every game has them."""
    return weights_file(name).with_name("learned.json")


def calibration_file(name: str) -> Path:
    """Returns the file of corrections to a bot level's evaluation (see `bots.calibration`). It may not exist."""
    return paths.game_folder(name) / "bots" / "calibration.json"


def luck_file(name: str) -> Path:
    """Returns the file with the measured figures about luck and errors (see `bots.luck_figures`). It may not exist."""
    return paths.game_folder(name) / "bots" / "luck.json"


def ladder_file(name: str) -> Path:
    """Returns the file with the measured strength of the game's bot levels."""
    return paths.game_folder(name) / "bots" / "ladder.json"


def puzzles_file(name: str) -> Path:
    """Returns the file of a game's built-in puzzles."""
    return paths.game_folder(name) / "puzzles.json"


def plugin(name: str) -> AnyGamePlugin:
    """Returns the plugin of a game. Raises KeyError for an unknown game."""
    if name not in GAME_NAMES:
        raise KeyError(name)
    found: AnyGamePlugin = import_module(f"haspelknecht_qt.game_ui.{name}.plugin").PLUGIN
    return found


def game(name: str) -> AnyGame:
    """Returns a game with built-in printed values. Raises IncompleteInstallation; KeyError for an unknown game."""
    with _checking_installation():
        made: LoadedGame[AnyGame] = plugin(name).load(components_file(name), None)
    return made.game


@contextmanager
def _checking_installation() -> Iterator[None]:
    """Context that turns errors in the program's own files into IncompleteInstallation."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise IncompleteInstallation(str(error)) from error


def games() -> LazyMapping[AnyGame]:
    """Returns all games by name, for reading records. Accessing a game may raise the errors of `game`.

    The games have the built-in printed values, without the user's corrections: a record with other values contains
    these values.
    """
    return LazyMapping({name: partial(game, name) for name in GAME_NAMES})


def game_for_matches(name: str) -> LoadedGame[AnyGame]:
    """Returns a game for new matches, with printed values as corrected by the user. Raises IncompleteInstallation."""
    with _checking_installation():
        return plugin(name).load(components_file(name), corrections_file(name))


def builtin_bot_factories(name: str, *, timed: bool = True) -> Mapping[str, BotFactory]:
    """Returns a game's bot factories, weakest bot first. `timed`: with time limits. Raises IncompleteInstallation."""
    from haspelknecht_qt.bots import calibration, levels  # noqa: PLC0415 - deferred import: keeps start-up fast

    known = plugin(name).levels()
    if not known:
        return {levels.RANDOM: levels.make_random}
    with _checking_installation():
        evaluator_factory = plugin(name).evaluator_factory(weights_file(name))
        found = calibration_file(name)
        corrections = calibration.load(found) if found.is_file() else None
    return levels.bot_factories(known, evaluator_factory, timed=timed, calibration=corrections)


def unplayable_levels(name: str) -> tuple[str, ...]:
    """Returns the names of a game's bot levels that cannot play, because their compiled model is missing."""
    known = {level.name for level in plugin(name).levels()}
    measured = find_ladder(name)
    return () if measured is None else tuple(step.name for step in measured.steps if step.name not in known)


def bot_factories(name: str, *, timed: bool = True) -> Mapping[str, BotFactory]:
    """Returns bot factories by name: built-in bots (`timed`: with time limits), then bots in other packages."""
    from haspelknecht_qt.bots import third_party  # noqa: PLC0415 - deferred import: keeps start-up fast

    own = builtin_bot_factories(name, timed=timed)
    return {**own, **third_party.installed_bots(own)}


def game_infos() -> tuple[GameInfo, ...]:
    """Returns the descriptions of all games that the start page shows. Needs Qt."""
    return tuple(plugin(name).info() for name in GAME_NAMES)


def game_uis() -> LazyMapping[AnyGameUi]:
    """Returns the game UIs by the games' names. Each UI is created on first access. Needs Qt."""
    return LazyMapping({name: partial(_game_ui, name) for name in GAME_NAMES})


def _game_ui(name: str) -> AnyGameUi:
    from attrs import evolve  # noqa: PLC0415 - deferred import: keeps start-up fast

    chosen = game_for_matches(name)
    own = chosen.corrected_value_count or chosen.corrections_error is not None
    records = game(name) if own else chosen.game
    # The weights are read when the first match needs them. If that fails, the next match tries again.
    made = plugin(name).game_ui(
        chosen, records, cache(partial(_window_bot_factories, name)), partial(find_ladder, name)
    )
    return evolve(made, find_luck_figures=cache(partial(find_luck_figures, name)))


def _window_bot_factories(name: str) -> Mapping[str, BotFactory]:
    """Returns the bot factories for matches in the window. Raises BotDataError if weights cannot be read."""
    from haspelknecht_qt.ui.match.bots import BotDataError  # noqa: PLC0415 - deferred import: keeps start-up fast

    try:
        return bot_factories(name)
    except IncompleteInstallation as error:
        raise BotDataError(str(error)) from error


def find_ladder(name: str) -> Ladder | None:
    """Returns the measured strength of a game's bots; None if not measured or unreadable. Logs an unreadable file."""
    from haspelknecht_qt.bots import ladder  # noqa: PLC0415 - deferred import: keeps start-up fast

    if not plugin(name).has_measured_levels:
        return None
    path = ladder_file(name)
    try:
        return ladder.load(path)
    except (ValueError, OSError) as error:
        _log_error("The measured levels cannot be read from %s: %s", path, error)
        return None


def find_luck_figures(name: str) -> Mapping[int, LuckFigures]:
    """Returns a game's measured figures about luck and errors by number of seats. Logs an unreadable file.

    Returns no figures without a readable file.
    """
    from haspelknecht_qt.bots import luck_figures  # noqa: PLC0415 - deferred import: keeps start-up fast

    path = luck_file(name)
    try:
        return luck_figures.load(path) if path.is_file() else {}
    except (ValueError, OSError) as error:
        _log_error("The figures about luck cannot be read: %s", error)
        return {}


def find_puzzles(name: str) -> tuple[Puzzle, ...]:
    """Returns a game's built-in puzzles, if it has puzzle themes. Logs an unreadable file and returns no puzzles."""
    from haspelknecht_qt.bots import puzzles  # noqa: PLC0415 - deferred import: keeps start-up fast

    themes = plugin(name).puzzle_themes()
    try:
        return puzzles.load(puzzles_file(name), themes) if themes else ()
    except (ValueError, OSError) as error:
        _log_error("The puzzles cannot be read: %s", error)
        return ()
