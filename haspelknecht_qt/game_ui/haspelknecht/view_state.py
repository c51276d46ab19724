"""A sight of Haspelknecht: what its picture depends on besides the position."""

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
"""What a player can do at the table."""


@frozen
class Details:
    """The game's own extras of a sight.

    `hexes` is how the tiles lie. `phase` is the field of the wheel where the phase marker stands if not where the state says.
    `held` are the results of plans with the piece in the hand; `fees` the tiles that cost a fee; `chips` the choices that stand on the
    table, `brook_lit` tells that water may be put into the brook; `inspected` is the tile that the inspector tells of.
    """

    hexes: HexField
    phase: int | None = None
    held: Mapping[Worker, plan_results.PlanResult | None] = field(factory=dict)
    fees: tuple[developments.Fee, ...] = ()
    chips: tuple[str, ...] = ()
    brook_lit: bool = False
    inspected: int | None = None


ViewState = scene_contract.ViewState[State, TableMove, Regions, Details]
