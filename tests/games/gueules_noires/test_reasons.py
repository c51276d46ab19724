"""Each kind of reason: a position in which it is said, and one in which it is not."""

import pytest

from haspelknecht_qt.core.choice_comparison import MIN_GAIN
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.games.gueules_noires import reasons
from haspelknecht_qt.games.gueules_noires.reasons import Choice, ReasonKind
from haspelknecht_qt.games.gueules_noires.state import Step
from tests.games.gueules_noires.table import GAME, ORDER, Table

TRUCK = "truck-01"


def more(name, gain=3.0, seat=0):
    """A difference of the outcome in favour of the better choice; a negative gain is against it."""
    return OutcomeDifference(seat, name, 10.0 + gain, 10.0, 0.2)


def choice(after, other, *differences, root=None):
    """The choice of seat 0 between two tables. Without `root`, it was made in the position of the other table."""
    return Choice((root or other).state, after.state, other.state, 0, differences)


def kinds(found):
    return [reason.kind for reason in found]


def reason_of(kind, after, other, *differences, root=None):
    """The reason of a kind, which is said once."""
    found = [each for each in choice(after, other, *differences, root=root).reasons() if each.kind is kind]
    assert len(found) == 1, found
    return found[0]


def is_silent(kind, after, other, *differences, root=None):
    return kind not in kinds(choice(after, other, *differences, root=root).reasons())


DELIVERIES = more("deliveries")


class TestOrders:
    """Facts about orders, for deliveries and majorities."""

    def test_delivering_now(self):
        after, other = Table().has_delivered(0, TRUCK), Table().holds(TRUCK, filled=True)
        reason = reason_of(ReasonKind.DELIVERS, after, other, DELIVERIES)
        assert (reason.count, reason.vp) == (1, after.state.box.order_vp[ORDER[TRUCK]])
        assert is_silent(ReasonKind.DELIVERS, other, after, DELIVERIES)

    def test_completing(self):
        after, other = Table().holds(TRUCK, filled=True), Table().holds(TRUCK)
        assert reason_of(ReasonKind.COMPLETES, after, other, DELIVERIES).count == 1
        # What the other choice delivers is complete, too.
        assert is_silent(ReasonKind.COMPLETES, after, Table().has_delivered(0, TRUCK), DELIVERIES)

    def test_filling_a_spot(self):
        order = next(name for name in ORDER if sum(Table().state.free_cells(ORDER[name])) > 1)
        after, other = Table().holds(order), Table().holds(order)
        cell = next(cell for cell in range(4 * ORDER[order], 4 * ORDER[order] + 4) if after.state.free[cell])
        after.state.free[cell] -= 1
        assert reason_of(ReasonKind.FILLS, after, other, DELIVERIES).count == 1
        assert is_silent(ReasonKind.FILLS, other, after, DELIVERIES)

    def test_coal_for_an_order(self):
        after, other = (Table().holds("handcart-01") for _ in range(2))
        colour = next(place for place, free in enumerate(after.state.free_cells(ORDER["handcart-01"])) if free)
        for table in (after, other):
            table.me.coal = [0] * 16
        after.me.stock[colour] = 1
        assert reason_of(ReasonKind.COAL_FOR_ORDERS, after, other, DELIVERIES).count == 1
        after.me.stock[colour], after.me.stock[colour - 1] = 0, 1
        assert is_silent(ReasonKind.COAL_FOR_ORDERS, after, other, DELIVERIES)

    def test_a_new_order(self):
        after, other = Table().holds(TRUCK), Table()
        assert reason_of(ReasonKind.ORDER, after, other, DELIVERIES).order == ORDER[TRUCK]
        # An order that was held before is not new, although the other choice delivers it.
        assert is_silent(ReasonKind.ORDER, after, other, DELIVERIES, root=Table().holds(TRUCK))

    def test_more_deliveries_without_a_fact(self):
        assert reason_of(ReasonKind.DELIVERIES, Table(), Table(), DELIVERIES).gain == DELIVERIES.gain
        assert is_silent(ReasonKind.DELIVERIES, Table(), Table(), more("deliveries", -3.0))


class TestMajorities:
    """Scorings of the shifts."""

    def test_leading_alone(self):
        after, other = Table().has_delivered(0, TRUCK), Table()
        reason = reason_of(ReasonKind.LEADS, after, other, more("shift_1"))
        assert reason.vp > 0
        tied = Table().has_delivered(0, TRUCK).has_delivered(1, TRUCK)
        assert is_silent(ReasonKind.LEADS, tied, Table().has_delivered(1, TRUCK), more("shift_1"))

    def test_counting_already_now(self):
        after = Table().has_delivered(0, TRUCK).has_delivered(1, TRUCK)
        other = Table().has_delivered(1, TRUCK)
        assert reason_of(ReasonKind.COUNTS_NOW, after, other, more("shift_1")).shift == 1
        assert is_silent(ReasonKind.COUNTS_NOW, after, other, more("shift_2"))

    def test_a_later_scoring(self):
        assert reason_of(ReasonKind.MAJORITIES, Table(), Table(), more("shift_2")).shift == 2
        assert is_silent(ReasonKind.MAJORITIES, Table(), Table(), more("shift_3"), more("empty:grey"))

    def test_spots_on_orders(self):
        difference = more("cells:truck")
        assert reason_of(ReasonKind.SPOTS, Table().holds(TRUCK), Table(), difference).count >= 1
        assert is_silent(ReasonKind.SPOTS, Table(), Table(), difference)

    def test_most_minecarts(self):
        after, other = Table(), Table()
        after.me.minecarts[3] = 4
        reason = reason_of(ReasonKind.MOST_MINECARTS, after, other, more("empty:black"))
        assert reason.count == 4
        after.player(1).minecarts[3] = 4
        assert is_silent(ReasonKind.MOST_MINECARTS, after, other, more("empty:black"))
        assert reason_of(ReasonKind.MORE_MINECARTS, after, other, more("empty:black")).count == 4
        assert is_silent(ReasonKind.MORE_MINECARTS, after, after, more("empty:black"))

    def test_empty_minecarts(self):
        after, other = Table(), Table()
        after.me.coal = [0] * 16
        other.me.coal = [0] * 15 + [1]
        assert reason_of(ReasonKind.EMPTIES, after, other, more("empty:black")).count == 1
        assert is_silent(ReasonKind.EMPTIES, after, after, more("empty:black"))

    def test_a_prize_without_a_fact(self):
        assert reason_of(ReasonKind.PRIZE, Table(), Table(), more("empty:grey")).gain == 3.0
        assert is_silent(ReasonKind.PRIZE, Table(), Table(), more("empty:grey", 0.9))


class TestBalance:
    """Tiles on both sides."""

    @pytest.mark.parametrize("own, kind", [(0, ReasonKind.BALANCED), (1, ReasonKind.LESS_EXCESS)])
    def test_less_excess(self, own, kind):
        after, other = Table(), Table()
        after.me.tiles[0], other.me.tiles[0] = own, 2
        assert reason_of(kind, after, other, more("balance")).count == own
        assert is_silent(kind, other, after, more("balance"))

    def test_balance_at_the_end(self):
        assert reason_of(ReasonKind.BALANCE, Table(), Table(), more("balance")).gain == 3.0
        assert is_silent(ReasonKind.BALANCE, Table(), Table(), more("balance", -1.0))


@pytest.mark.parametrize("name", ["undelivered", "francs", "cubes"])
def test_items_of_the_final_scoring(name):
    kind = ReasonKind(name)
    assert reason_of(kind, Table(), Table(), more(name)).gain == 3.0
    assert is_silent(kind, Table(), Table(), more(name, MIN_GAIN / 2))


@pytest.mark.parametrize(
    "kind, name", [(ReasonKind.OPPONENT_ITEM, "shift_2"), (ReasonKind.OPPONENT_ELEMENT, "cells:grey")]
)
def test_an_opponent_loses_what_is_won(kind, name):
    loss = more(name, -2.0, seat=1)
    assert reason_of(kind, Table(), Table(), more(name), loss).seat == 1
    assert is_silent(kind, Table(), Table(), more("francs"), loss)
    assert is_silent(kind, Table(), Table(), more(name), more(name, -0.5, seat=1))


class TestSupply:
    """Workers and francs, without a gain of their own."""

    def test_workers(self):
        other = Table()
        after = Table().has(workers=other.me.workers + 2)
        assert reason_of(ReasonKind.WORKERS, after, other, DELIVERIES).count == 2
        after.state.shift = 2
        assert is_silent(ReasonKind.WORKERS, after, other, DELIVERIES)

    def test_money(self):
        other = Table()
        after = Table().has(francs=other.me.francs + 3)
        assert reason_of(ReasonKind.MONEY, after, other, DELIVERIES).count == 3
        assert is_silent(ReasonKind.MONEY, other, after, DELIVERIES)


def test_nothing_certain_gives_no_reason_but_facts():
    other = Table()
    after = Table().has(francs=other.me.francs + 3)
    assert not choice(after, other).reasons()
    assert kinds(choice(after, other).facts()) == [ReasonKind.MONEY]


def test_legal_moves_lead_to_the_positions():
    table = Table()
    assert table.state.step is Step.PLACE
    money, bank = (GAME.read_move(text) for text in ("place money-6", "place bank"))
    found = reasons.find_reasons(GAME, table.state, [money], [bank], [more("francs")])
    assert [(each.kind, each.count) for each in found] == [(ReasonKind.FRANCS, 0), (ReasonKind.MONEY, 5)]
    assert kinds(reasons.find_facts(GAME, table.state, [money], [bank])) == [ReasonKind.MONEY]
