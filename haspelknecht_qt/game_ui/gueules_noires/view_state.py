"""A sight of Gueules Noires: what its picture depends on besides the position."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table import scene_contract
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import TakeBack

TableMove = Move | TakeBack[Move]
"""What a player can do at the table."""


@frozen
class BoughtTile:
    """The tunnel tile that was bought last in a turn: by whom, its face, and which of that face's tiles it is, from 0."""

    seat: int
    face: int
    copy: int


@frozen
class OrdersAtScoring:
    """How many delivered orders each seat had when the last scoring turned them up, with the shift since then."""

    shift: int
    cards: tuple[int, ...]


@frozen
class Details:
    """The game's own extras of a sight.

    `path` is what is chosen or held, which may go on to `targets`; `hovered` what pointer or keyboard are over, behind it. `bought` tells
    on which tile cubes are being loaded, of all that are alike. `marker` is the element of the shift clock, from 0, where the scoring
    marker stands while a shift is scored. `covered` is None where delivered orders lie open;
    `counts_all` tells whether they are counted all the same.
    """

    path: Path = ()
    targets: tuple[str, ...] = ()
    hovered: Path = ()
    bought: BoughtTile | None = None
    marker: int | None = None
    covered: OrdersAtScoring | None = None
    counts_all: bool = False


ViewState = scene_contract.ViewState[State, TableMove, Regions, Details]
