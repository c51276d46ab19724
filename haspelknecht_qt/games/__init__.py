"""The games that can be played at this table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from haspelknecht_qt.core.game import AnyGame


@frozen
class Listed:
    """A game that can be played: its name, in records and on the command line, and what makes it with the printed data of a file.

    Its modules are imported when it is made.
    """

    name: str
    load: Callable[[Path], AnyGame]


def _haspelknecht(printed_data: Path) -> AnyGame:
    from haspelknecht_qt.games.haspelknecht import components  # noqa: PLC0415 - see Listed
    from haspelknecht_qt.games.haspelknecht.game import Haspelknecht  # noqa: PLC0415 - the same

    return Haspelknecht(components.load(printed_data))


def _gueules_noires(printed_data: Path) -> AnyGame:
    from haspelknecht_qt.games.gueules_noires import components  # noqa: PLC0415 - see Listed
    from haspelknecht_qt.games.gueules_noires.game import GueulesNoires  # noqa: PLC0415 - the same

    return GueulesNoires(components.load(printed_data))


GAMES = {
    listed.name: listed
    for listed in (
        Listed("haspelknecht", _haspelknecht),
        Listed("gueules_noires", _gueules_noires),
    )
}
"""All games by their names, the one that is played by default first."""
