"""View states of Haspelknecht: all values on which a picture of the table depends."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards import developments
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import PossibleWork
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table import scene_contract
from haspelknecht_qt.ui.contracts import TakeBack

TableMove = Move | TakeBack[Move]
"""Move that can be made at the table, or the take-back of such a move."""


@frozen
class ViewStateDetails:
    """Part of a view state that only Haspelknecht has.

    `hex_field`: positions of the tiles on the development board.
    `phase_marker_field`: field of the year wheel with the phase marker; None for the field given by the state.
    `held_results`: results of plans with the held piece, by worker.
    `fees`: fees of the tiles that can be acquired.
    `board_buttons`: names of the small buttons on the large board.
    `is_brook_lit`: whether water may be put into the brook.
    `inspected_tile`: tile that the inspector describes; None for no tile.
    `viewer`: seat whose board is in front.
    """

    hex_field: HexField
    phase_marker_field: int | None = None
    held_results: Mapping[Worker, PossibleWork | None] = field(factory=dict)
    fees: tuple[developments.Fee, ...] = ()
    board_buttons: tuple[str, ...] = ()
    is_brook_lit: bool = False
    inspected_tile: int | None = None
    viewer: int = 0


ViewState = scene_contract.ViewState[State, TableMove, Regions, ViewStateDetails]
