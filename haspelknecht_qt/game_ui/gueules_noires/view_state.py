"""View states of Gueules Noires: everything that the painted table depends on."""

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
    """Last tunnel tile bought in a turn: its buyer, its face, and its index among the buyer's tiles of that face, from 0."""

    seat: int
    face: int
    copy: int


@frozen
class OrdersAtScoring:
    """Number of delivered orders of each seat at the last scoring, which revealed them. `shift` is the shift after that scoring."""

    shift: int
    cards: tuple[int, ...]


@frozen
class Details:
    """Details of a view state that only this game has.

    `path` is the path of the elements chosen or held so far; `targets` are the elements that can follow. `hovered` is the path to the
    element under the pointer or the keyboard focus. `bought` is the tile that is being loaded, None if no tile is. `marker` is the index
    of the element with the scoring marker, from 0; None unless a shift is being scored. `covered` has the numbers of delivered orders at
    the last scoring; None if delivered orders lie open. `counts_all` tells whether covered orders are counted as well.
    """

    path: Path = ()
    targets: tuple[str, ...] = ()
    hovered: Path = ()
    bought: BoughtTile | None = None
    marker: int | None = None
    covered: OrdersAtScoring | None = None
    counts_all: bool = False


ViewState = scene_contract.ViewState[State, TableMove, Regions, Details]
