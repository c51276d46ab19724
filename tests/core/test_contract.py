"""Contract tests of the toy game."""

from tests.contract import Contract, Subject
from tests.core.playing import TOY
from tests.core.toy import MOVES, SIX


def check_pieces(state):
    assert all(len(set(plan)) == len(plan) <= SIX for plan in state.plans)


def check_hidden(state):
    for seat in (0, 1):
        seen = TOY.observe(state, seat)
        assert seen.plans[seat] == state.plans[seat]
        assert seen.plans[1 - seat] == []


class TestToy(Contract):
    subject = Subject(
        game=TOY,
        import_line="from tests.core.playing import TOY as GAME",
        repeated={"length": "usual"},
        kinds=[{"length": "usual"}, {"length": "short"}],
        every_move=MOVES,
        check_pieces=check_pieces,
        check_hidden=check_hidden,
    )
