"""Haspelknecht keeps the contract of every game UI."""

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.game_ui_contract import TranslatedGameUiContract, UiSubject, listed
from tests.short_forms import every_nth
from tests.ui.games import KINDS, walk

SILENT = {
    *("DisksReturned", "MarkerGained", "MarkerUsed", "PhaseBegan", "PiecePlaced", "PoolFilled"),
    *("ReservesMoved", "GoodsReturned", "TurnEnded", "WorkEnded"),
}
"""Events without a line: their pieces visibly move, or the line of another event covers them."""


EVERY_MOVE = [move for move in moves.all_moves() if not isinstance(move, moves.SetFirstTurnOrder | moves.Draw)]
"""All moves of seats."""


class TestHaspelknecht(TranslatedGameUiContract):
    subject = UiSubject(
        make=listed("haspelknecht"),
        kinds=KINDS,
        some_kinds=[KINDS[number] for number in (0, 4, 9, 14, 17)],
        table_kinds=every_nth([KINDS[9], KINDS[4], KINDS[17]], 3),
        translated_kinds=KINDS[4:18:5],
        walk=walk,
        seeds=(1,),
        bot="farmer",
        levels=[level.name for level in LEVELS],
        events_without_line=frozenset(SILENT),
        every_move=EVERY_MOVE,
        refusable=EVERY_MOVE,
        refusal_interval=25,
        min_rules=25,
        one_meaning=False,
        refused_target="brook",
        unnamed=("water.", "sell.", "timber."),
        all_named=False,
    )
