"""What belongs together: for each game its rules, printed data, levels, knowledge and words, for window and command line alike.

This module alone knows the games' and their faces' own classes. Their modules are imported when something of a game is asked for, so that it
costs nothing to know which games there are.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from haspelknecht_qt import paths
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.lazy import Lazy

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

    from haspelknecht_qt.bots import Maker
    from haspelknecht_qt.bots.advice import AnyAdviser
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.commands.game_words import CommandWords
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.core.level import Level
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.core.printed import DataError
    from haspelknecht_qt.table.themes import Theme
    from haspelknecht_qt.ui.contracts import AnyFace
    from haspelknecht_qt.ui.window.cover import Cover

    CorrectionsError = DataError
    """What is wrong with printed data."""

_HASPELKNECHT = "haspelknecht"
_GUEULES_NOIRES = "gueules_noires"

NAMES = tuple(GAMES)
"""The names of all games."""
DEFAULT = NAMES[0]
"""The game that is played where none is named."""


class Incomplete(Exception):
    """The program is not installed completely: a file that belongs to it is missing or damaged. The message names the file."""


@frozen
class Printed:
    """A game for new matches, with the printed values that it is to be played with.

    `corrected` values come from the `file` of the owner of a box; where that file is not used, `refused` says why.
    """

    game: AnyGame
    file: Path
    corrected: int
    refused: CorrectionsError | None


class Parts(Protocol):
    """What one game brings along besides its rules. `measured` tells whether it has been measured how strong its levels are."""

    measured: bool

    def printed(self, built_in: Path, corrections: Path) -> Printed:
        """The game for new matches. Raises Incomplete."""
        ...

    def corrected(self, setup: Any) -> int:
        """How many printed values of its own a set-up is played with."""
        ...

    def levels(self) -> tuple[Level, ...]:
        """The levels of play, from the weakest to the strongest; none where only random moves are to be had."""
        ...

    def adviser(self, knowledge: Path) -> AnyAdviser:
        """What the levels know. Raises Incomplete."""
        ...

    def command_words(self, translate: Callable[[str, str], str]) -> CommandWords:
        """What the command line says about the game."""
        ...

    def render(self, match: AnyMatch, state: Any, size: QSize, *, viewer: int, look: Theme, ratio: float) -> QImage:
        """A picture of what the viewer sees of a position. Needs Qt, and an application of it."""
        ...

    def cover(self) -> Cover:
        """The game as the start page shows it. Needs Qt."""
        ...

    def face(self, printed: Printed, records: AnyGame) -> AnyFace:
        """What the window knows of the game: for new matches with these values, for records with the program's own. Needs Qt."""
        ...


def components_file(name: str) -> Path:
    """The game's printed data."""
    return paths.game(name) / "components.toml"


def corrections_file(name: str) -> Path:
    """Where the owner of a box may have corrected them."""
    return paths.user_components() / f"{name}.toml"


def knowledge_file(name: str) -> Path:
    """What the game's levels know."""
    return paths.game(name) / "bots" / "weights.json"


def ladder_file(name: str) -> Path:
    """How strong the game's levels were measured to be."""
    return paths.game(name) / "bots" / "ladder.json"


def parts(name: str) -> Parts:
    """What a game brings along. Raises KeyError for an unknown one."""
    return _PARTS[name]()


def game(name: str) -> AnyGame:
    """A game with the program's own printed data. Raises Incomplete, and KeyError for an unknown game."""
    listed = GAMES[name]
    try:
        return listed.load(components_file(name))
    except (ValueError, OSError) as error:
        raise Incomplete(str(error)) from error


def games() -> Lazy[AnyGame]:
    """All games, as records are read with them. What `game` raises comes through when one is asked for.

    A record holds the values that it was played with wherever they are not the program's own. So those which the owner of a box has
    corrected by now must not take their place.
    """
    return Lazy({name: partial(game, name) for name in NAMES})


def printed(name: str) -> Printed:
    """A game for new matches, with the values that the owner of a box has corrected, if there are any. Raises Incomplete."""
    return parts(name).printed(components_file(name), corrections_file(name))


def own_makers(name: str, *, timed: bool = True) -> Mapping[str, Maker]:
    """What makes each bot that the program brings along for a game, from the weakest to the strongest. Raises Incomplete."""
    from haspelknecht_qt.bots import levels  # noqa: PLC0415 - when bots are first spoken of

    belonging = parts(name)
    known = belonging.levels()
    if not known:
        return {levels.RANDOM: levels.make_random}
    return levels.makers(known, belonging.adviser(knowledge_file(name)), timed=timed)


def makers(name: str, *, timed: bool = True) -> Mapping[str, Maker]:
    """The same, then the bots of packages that are installed beside it."""
    from haspelknecht_qt.bots import third_party  # noqa: PLC0415 - as above

    own = own_makers(name, timed=timed)
    return {**own, **third_party.installed(own)}


def covers() -> tuple[Cover, ...]:
    """All games as the start page shows them. Needs Qt."""
    return tuple(parts(name).cover() for name in NAMES)


def faces() -> Lazy[AnyFace]:
    """What the window knows of each game, by the game's name; made when it is first asked for. Needs Qt."""
    return Lazy({name: partial(_face, name) for name in NAMES})


def _face(name: str) -> AnyFace:
    values = printed(name)
    own = values.corrected or values.refused is not None
    return parts(name).face(values, game(name) if own else values.game)


def _window_makers(name: str) -> Mapping[str, Maker]:
    """What makes each bot at the table. Raises UnknowingBots where what the own ones know cannot be read."""
    from haspelknecht_qt.ui.play.bots import UnknowingBots  # noqa: PLC0415 - when bots are first spoken of

    try:
        return makers(name)
    except Incomplete as error:
        raise UnknowingBots(str(error)) from error


def find_ladder(name: str) -> Ladder | None:
    """How strong a game's bots were measured to be; None where they were not, and, with an error in the log, where it cannot be read."""
    from haspelknecht_qt.bots.ladder import LadderError  # noqa: PLC0415 - when bots are first spoken of

    if not parts(name).measured:
        return None
    try:
        return ladder(name)
    except (LadderError, OSError) as error:
        path = ladder_file(name)
        logging.getLogger(__name__).error("The measured levels cannot be read from %s: %s", path, error)  # noqa: TRY400
        return None


def ladder(name: str) -> Ladder:
    """How strong a game's levels were measured to be. Raises LadderError, and OSError when the file cannot be read."""
    from haspelknecht_qt.bots import ladder  # noqa: PLC0415 - as above

    return ladder.load(ladder_file(name))


class _Haspelknecht:
    """What Haspelknecht brings along."""

    measured = True

    def printed(self, built_in: Path, corrections: Path) -> Printed:
        from haspelknecht_qt.games.haspelknecht import components  # noqa: PLC0415 - see above
        from haspelknecht_qt.games.haspelknecht.game import Haspelknecht  # noqa: PLC0415 - the same

        try:
            values, refused = components.load_for_user(built_in, corrections)
        except (components.ComponentsError, FileNotFoundError) as error:
            raise Incomplete(str(error)) from error
        return Printed(Haspelknecht(values), corrections, len(values.corrected), refused)

    def corrected(self, setup: Any) -> int:
        return len(setup.components.corrected)

    def levels(self) -> tuple[Level, ...]:
        from haspelknecht_qt.games.haspelknecht.levels import LEVELS  # noqa: PLC0415 - see above

        return LEVELS

    def adviser(self, knowledge: Path) -> AnyAdviser:
        from haspelknecht_qt.games.haspelknecht.advice import evaluation, offer  # noqa: PLC0415 - see above

        try:
            return offer.load(knowledge)
        except (evaluation.WeightsError, OSError) as error:
            raise Incomplete(str(error)) from error

    def command_words(self, translate: Callable[[str, str], str]) -> CommandWords:
        from haspelknecht_qt.faces.haspelknecht.command_line import CommandWords  # noqa: PLC0415 - see above

        return CommandWords(translate)

    def render(self, match: AnyMatch, state: Any, size: QSize, *, viewer: int, look: Theme, ratio: float) -> QImage:
        from haspelknecht_qt.faces.haspelknecht.render import render_state  # noqa: PLC0415 - see above

        return render_state(
            state, match.seats, size, viewer=viewer, placement=match.setup.placement, look=look, ratio=ratio
        )

    def cover(self) -> Cover:
        from haspelknecht_qt.faces.haspelknecht.cover import COVER  # noqa: PLC0415 - it is light, but needs Qt

        return COVER

    def face(self, printed: Printed, records: Any) -> AnyFace:
        from haspelknecht_qt.faces.haspelknecht.face import make_face  # noqa: PLC0415 - see above

        game: Any = printed.game
        makers, ladder = partial(_window_makers, _HASPELKNECHT), partial(find_ladder, _HASPELKNECHT)
        return make_face(game, records, printed.refused, makers, ladder)


class _GueulesNoires:
    """What Gueules Noires brings along."""

    measured = False

    def printed(self, built_in: Path, corrections: Path) -> Printed:
        from haspelknecht_qt.games.gueules_noires import components  # noqa: PLC0415 - see above
        from haspelknecht_qt.games.gueules_noires.game import GueulesNoires  # noqa: PLC0415 - the same

        try:
            values, refused = components.load_for_user(built_in, corrections)
        except (components.ComponentsError, FileNotFoundError) as error:
            raise Incomplete(str(error)) from error
        return Printed(GueulesNoires(values), corrections, len(values.corrected), refused)

    def corrected(self, setup: Any) -> int:
        return len(setup.components.corrected)

    def levels(self) -> tuple[Level, ...]:
        from haspelknecht_qt.games.gueules_noires.levels import LEVELS  # noqa: PLC0415 - see above

        return LEVELS

    def adviser(self, knowledge: Path) -> AnyAdviser:  # noqa: ARG002 - what its level knows stands in the code
        from haspelknecht_qt.games.gueules_noires.advice.offer import GueulesNoiresAdviser  # noqa: PLC0415 - see above

        return GueulesNoiresAdviser()

    def command_words(self, translate: Callable[[str, str], str]) -> CommandWords:
        from haspelknecht_qt.faces.gueules_noires.command_line import PitCommandWords  # noqa: PLC0415 - see above

        return PitCommandWords(translate)

    def render(self, match: AnyMatch, state: Any, size: QSize, *, viewer: int, look: Theme, ratio: float) -> QImage:
        from haspelknecht_qt.faces.gueules_noires.render import render_state  # noqa: PLC0415 - see above

        return render_state(state, match.seats, size, viewer=viewer, look=look, ratio=ratio)

    def cover(self) -> Cover:
        from haspelknecht_qt.faces.gueules_noires.cover import COVER  # noqa: PLC0415 - it is light, but needs Qt

        return COVER

    def face(self, printed: Printed, records: Any) -> AnyFace:
        from haspelknecht_qt.faces.gueules_noires.face import make_face  # noqa: PLC0415 - see above

        game: Any = printed.game
        makers, ladder = partial(_window_makers, _GUEULES_NOIRES), partial(find_ladder, _GUEULES_NOIRES)
        return make_face(game, records, printed.refused, makers, ladder)


_PARTS: Mapping[str, Callable[[], Parts]] = {_HASPELKNECHT: _Haspelknecht, _GUEULES_NOIRES: _GueulesNoires}
