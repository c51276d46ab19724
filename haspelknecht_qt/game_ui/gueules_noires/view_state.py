"""View states of Gueules Noires: everything that a picture depends on besides the position."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table import scene_contract
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import TakeBack

TableMove = Move | TakeBack[Move]
"""Moves at the table, take-backs included."""


@frozen
class BoughtTile:
    """The last tunnel tile bought in a turn: its buyer, its face, and its number among the tiles of that face, from 0."""

    seat: int
    face: int
    copy: int


@frozen
class OrdersAtScoring:
    """Number of delivered orders by seat when the last scoring revealed them, with the shift since then."""

    shift: int
    cards: tuple[int, ...]


@frozen
class Details:
    """The game's own details of a view state.

    `path` is the chosen or held path, which may continue to `targets`; `hovered` is the path to the element under pointer or keyboard.
    `bought` is the tile that is being loaded, among equal ones. `marker` is the element of the shift clock, from 0, with the scoring
    marker while a shift is scored. `covered` is None where delivered orders are open; `counts_all` tells whether covered ones are
    counted as well.
    """

    path: Path = ()
    targets: tuple[str, ...] = ()
    hovered: Path = ()
    bought: BoughtTile | None = None
    marker: int | None = None
    covered: OrdersAtScoring | None = None
    counts_all: bool = False


ViewState = scene_contract.ViewState[State, TableMove, Regions, Details]
