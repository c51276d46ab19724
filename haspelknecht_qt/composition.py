"""What belongs together: for each game its rules, printed data, levels, knowledge and words, for window and command line alike.

This module alone knows the faces, by the names of the games. Their modules are imported when something of a game is asked for, so that it
costs nothing to know which games there are.
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
"""The names of all games."""
DEFAULT = NAMES[0]
"""The game that is played where none is named."""


class IncompleteInstallation(Exception):
    """The program is not installed completely: a file that belongs to it is missing or damaged. The message names the file."""


def components_file(name: str) -> Path:
    """The game's printed data."""
    return paths.game(name) / "components.toml"


def corrections_file(name: str) -> Path:
    """Where the owner of a box may have corrected them."""
    return paths.user_components() / f"{name}.toml"


def weights_file(name: str) -> Path:
    """What the game's levels know."""
    return paths.game(name) / "bots" / "weights.json"


def network_file(name: str) -> Path:
    """What its strongest level has learned besides; not every game has such a file."""
    return weights_file(name).with_name("learned.json")


def calibration_file(name: str) -> Path:
    """By how much a level's own judgement promises too little or too much."""
    return paths.game(name) / "bots" / "calibration.json"


def ladder_file(name: str) -> Path:
    """How strong the game's levels were measured to be."""
    return paths.game(name) / "bots" / "ladder.json"


def puzzles_file(name: str) -> Path:
    """The puzzles of a game."""
    return paths.game(name) / "puzzles.json"


def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that the program brings along for a game; none where the game has no themes for them.

    Raises PuzzlesError, and OSError when the file cannot be read.
    """
    from haspelknecht_qt.bots import puzzles  # noqa: PLC0415 - when puzzles are first spoken of

    themes = plugin(name).themes()
    return puzzles.load(puzzles_file(name), themes) if themes else ()


def plugin(name: str) -> AnyGamePlugin:
    """What a game brings along. Raises KeyError for an unknown one."""
    if name not in NAMES:
        raise KeyError(name)
    found: AnyGamePlugin = import_module(f"haspelknecht_qt.game_ui.{name}.plugin").PLUGIN
    return found


def game(name: str) -> AnyGame:
    """A game with the program's own printed data. Raises Incomplete, and KeyError for an unknown game."""
    with _checking_installation():
        made: LoadedGame[AnyGame] = plugin(name).load(components_file(name), None)
    return made.game


@contextmanager
def _checking_installation() -> Iterator[None]:
    """While the program's own files are read: what is wrong with one becomes Incomplete."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise IncompleteInstallation(str(error)) from error


def games() -> Lazy[AnyGame]:
    """All games, as records are read with them. What `game` raises comes through when one is asked for.

    A record holds the values that it was played with wherever they are not the program's own. So those which the owner of a box has
    corrected by now must not take their place.
    """
    return Lazy({name: partial(game, name) for name in NAMES})


def game_for_matches(name: str) -> LoadedGame[AnyGame]:
    """A game for new matches, with the values that the owner of a box has corrected, if there are any. Raises Incomplete."""
    with _checking_installation():
        return plugin(name).load(components_file(name), corrections_file(name))


def builtin_makers(name: str, *, timed: bool = True) -> Mapping[str, BotFactory]:
    """What makes each bot that the program brings along for a game, from the weakest to the strongest. Raises Incomplete."""
    from haspelknecht_qt.bots import calibration, levels  # noqa: PLC0415 - when bots are first spoken of

    known = plugin(name).levels()
    if not known:
        return {levels.RANDOM: levels.make_random}
    with _checking_installation():
        evaluator_factory = plugin(name).evaluator_factory(weights_file(name))
        found = calibration_file(name)
        trained_weights = calibration.load(found) if found.is_file() else None
    return levels.bot_factories(known, evaluator_factory, timed=timed, calibration=trained_weights)


def missing_levels(name: str) -> tuple[str, ...]:
    """The levels that were measured, but cannot play here: they need a part of the program that was not compiled."""
    known = {level.name for level in plugin(name).levels()}
    measured = find_ladder(name)
    return () if measured is None else tuple(step.name for step in measured.steps if step.name not in known)


def bot_factories(name: str, *, timed: bool = True) -> Mapping[str, BotFactory]:
    """The same, then the bots of packages that are installed beside it."""
    from haspelknecht_qt.bots import third_party  # noqa: PLC0415 - as above

    own = builtin_makers(name, timed=timed)
    return {**own, **third_party.installed(own)}


def infos() -> tuple[GameInfo, ...]:
    """All games as the start page shows them. Needs Qt."""
    return tuple(plugin(name).info() for name in NAMES)


def game_uis() -> Lazy[AnyGameUi]:
    """What the window knows of each game, by the game's name; made when it is first asked for. Needs Qt."""
    return Lazy({name: partial(_game_ui, name) for name in NAMES})


def _game_ui(name: str) -> AnyGameUi:
    chosen = game_for_matches(name)
    own = chosen.corrected or chosen.refused is not None
    records = game(name) if own else chosen.game
    # What bots know is read once, with the first match: what cannot be read is asked for again with the next one.
    return plugin(name).game_ui(chosen, records, cache(partial(_window_makers, name)), partial(find_ladder, name))


def _window_makers(name: str) -> Mapping[str, BotFactory]:
    """What makes each bot at the table. Raises UnknowingBots where what the own ones know cannot be read."""
    from haspelknecht_qt.ui.match.bots import BotDataError  # noqa: PLC0415 - when bots are first spoken of

    try:
        return bot_factories(name)
    except IncompleteInstallation as error:
        raise BotDataError(str(error)) from error


def find_ladder(name: str) -> Ladder | None:
    """How strong a game's bots were measured to be; None where they were not, and, with an error in the log, where it cannot be read."""
    from haspelknecht_qt.bots.ladder import LadderError  # noqa: PLC0415 - when bots are first spoken of

    if not plugin(name).measured:
        return None
    try:
        return ladder(name)
    except (LadderError, OSError) as error:
        path = ladder_file(name)
        logging.getLogger(__name__).error("The measured levels cannot be read from %s: %s", path, error)  # noqa: TRY400
        return None


def find_puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that the program brings along for a game; none, with an error in the log, where they cannot be read."""
    from haspelknecht_qt.bots.puzzles import PuzzlesError  # noqa: PLC0415 - when puzzles are first spoken of

    try:
        return puzzles(name)
    except (PuzzlesError, OSError) as error:
        logging.getLogger(__name__).error("The puzzles cannot be read: %s", error)  # noqa: TRY400
        return ()


def ladder(name: str) -> Ladder:
    """How strong a game's levels were measured to be. Raises LadderError, and OSError when the file cannot be read."""
    from haspelknecht_qt.bots import ladder  # noqa: PLC0415 - as above

    return ladder.load(ladder_file(name))
