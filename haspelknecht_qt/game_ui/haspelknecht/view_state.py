"""View states of Haspelknecht: everything that a picture depends on besides the position."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from haspelknecht_qt.game_ui.haspelknecht.boards import developments, plan_results
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table import scene_contract
from haspelknecht_qt.ui.contracts import TakeBack

TableMove = Move | TakeBack[Move]
"""A move at the table, or the take-back of a move."""


@frozen
class Details:
    """The game's own details of a view state.

    `hexes` is the layout of the tiles. `phase` is the field of the phase marker on the wheel, None for the field that belongs to the
    state. `held` are the results of plans with the held piece, by worker. `fees` are the tiles that cost a fee. `chips` are the elements
    of the buttons on the table. `brook_lit` is True if water may be put into the brook. `inspected` is the tile that the inspector
    describes, None for no tile.
    """

    hexes: HexField
    phase: int | None = None
    held: Mapping[Worker, plan_results.PlanResult | None] = field(factory=dict)
    fees: tuple[developments.Fee, ...] = ()
    chips: tuple[str, ...] = ()
    brook_lit: bool = False
    inspected: int | None = None


ViewState = scene_contract.ViewState[State, TableMove, Regions, Details]
