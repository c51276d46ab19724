"""Each kind of reason: a position in which it is given, and one in which it is not."""

import pytest

from haspelknecht_qt.core.choice_comparison import MIN_GAIN
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.games.gueules_noires import reasons
from haspelknecht_qt.games.gueules_noires.reasons import Choice, ReasonKind
from haspelknecht_qt.games.gueules_noires.state import Step
from tests.games.gueules_noires.table import GAME, ORDER, Table

TRUCK = "truck-01"


def outcome_difference(name, gain=3.0, seat=0):
    """A difference of the outcome in favour of the better choice; a negative gain is against it."""
    return OutcomeDifference(seat, name, 10.0 + gain, 10.0, 0.2)


def choice(after, other, *differences, root=None):
    """The choice of seat 0 between two tables. Without `root`, it was made in the position of the other table."""
    return Choice((root or other).state, after.state, other.state, 0, differences)


def kinds(found):
    return [reason.kind for reason in found]


def reason_of(kind, after, other, *differences, root=None):
    """The only reason of a kind."""
    found = [each for each in choice(after, other, *differences, root=root).reasons() if each.kind is kind]
    assert len(found) == 1, found
    return found[0]


def has_no_reason(kind, after, other, *differences, root=None):
    return kind not in kinds(choice(after, other, *differences, root=root).reasons())


DELIVERIES = outcome_difference("deliveries")


class TestOrders:
    """Facts about orders, for deliveries and majorities."""

    def test_delivering_an_order_is_a_reason(self):
        after, other = Table().has_delivered(0, TRUCK), Table().holds(TRUCK, filled=True)
        reason = reason_of(ReasonKind.DELIVERS, after, other, DELIVERIES)
        assert (reason.count, reason.vp) == (1, after.state.box.order_vp[ORDER[TRUCK]])
        assert has_no_reason(ReasonKind.DELIVERS, other, after, DELIVERIES)

    def test_completing_an_order_is_a_reason(self):
        after, other = Table().holds(TRUCK, filled=True), Table().holds(TRUCK)
        assert reason_of(ReasonKind.COMPLETES, after, other, DELIVERIES).count == 1
        # An order that the other choice delivers is complete, too.
        assert has_no_reason(ReasonKind.COMPLETES, after, Table().has_delivered(0, TRUCK), DELIVERIES)

    def test_filling_a_cell_is_a_reason(self):
        order = next(name for name in ORDER if sum(Table().state.free_cells(ORDER[name])) > 1)
        after, other = Table().holds(order), Table().holds(order)
        cell = next(cell for cell in range(4 * ORDER[order], 4 * ORDER[order] + 4) if after.state.free[cell])
        after.state.free[cell] -= 1
        assert reason_of(ReasonKind.FILLS, after, other, DELIVERIES).count == 1
        assert has_no_reason(ReasonKind.FILLS, other, after, DELIVERIES)

    def test_coal_that_fits_an_order_is_a_reason(self):
        after, other = (Table().holds("handcart-01") for _ in range(2))
        colour = next(place for place, free in enumerate(after.state.free_cells(ORDER["handcart-01"])) if free)
        for table in (after, other):
            table.me.coal = [0] * 16
        after.me.stock[colour] = 1
        assert reason_of(ReasonKind.COAL_FOR_ORDERS, after, other, DELIVERIES).count == 1
        after.me.stock[colour], after.me.stock[colour - 1] = 0, 1
        assert has_no_reason(ReasonKind.COAL_FOR_ORDERS, after, other, DELIVERIES)

    def test_new_order_is_a_reason(self):
        after, other = Table().holds(TRUCK), Table()
        assert reason_of(ReasonKind.ORDER, after, other, DELIVERIES).order == ORDER[TRUCK]
        # An order that was held before is not new, although the other choice delivers it.
        assert has_no_reason(ReasonKind.ORDER, after, other, DELIVERIES, root=Table().holds(TRUCK))

    def test_more_deliveries_are_a_reason_without_a_fact(self):
        assert reason_of(ReasonKind.DELIVERIES, Table(), Table(), DELIVERIES).gain == DELIVERIES.gain
        assert has_no_reason(ReasonKind.DELIVERIES, Table(), Table(), outcome_difference("deliveries", -3.0))


class TestMajorities:
    """Scorings of the shifts."""

    def test_leading_alone_is_a_reason(self):
        after, other = Table().has_delivered(0, TRUCK), Table()
        reason = reason_of(ReasonKind.LEADS, after, other, outcome_difference("shift_1"))
        assert reason.vp > 0
        tied = Table().has_delivered(0, TRUCK).has_delivered(1, TRUCK)
        assert has_no_reason(ReasonKind.LEADS, tied, Table().has_delivered(1, TRUCK), outcome_difference("shift_1"))

    def test_order_that_counts_in_this_shift_is_a_reason(self):
        after = Table().has_delivered(0, TRUCK).has_delivered(1, TRUCK)
        other = Table().has_delivered(1, TRUCK)
        assert reason_of(ReasonKind.COUNTS_NOW, after, other, outcome_difference("shift_1")).shift == 1
        assert has_no_reason(ReasonKind.COUNTS_NOW, after, other, outcome_difference("shift_2"))

    def test_majorities_of_a_later_shift_are_a_reason(self):
        assert reason_of(ReasonKind.MAJORITIES, Table(), Table(), outcome_difference("shift_2")).shift == 2
        assert has_no_reason(
            ReasonKind.MAJORITIES, Table(), Table(), outcome_difference("shift_3"), outcome_difference("empty:grey")
        )

    def test_more_cells_on_orders_are_a_reason(self):
        difference = outcome_difference("cells:truck")
        assert reason_of(ReasonKind.SPOTS, Table().holds(TRUCK), Table(), difference).count >= 1
        assert has_no_reason(ReasonKind.SPOTS, Table(), Table(), difference)

    def test_most_and_more_minecarts_are_reasons(self):
        after, other = Table(), Table()
        after.me.minecarts[3] = 4
        reason = reason_of(ReasonKind.MOST_MINECARTS, after, other, outcome_difference("empty:black"))
        assert reason.count == 4
        after.player(1).minecarts[3] = 4
        assert has_no_reason(ReasonKind.MOST_MINECARTS, after, other, outcome_difference("empty:black"))
        assert reason_of(ReasonKind.MORE_MINECARTS, after, other, outcome_difference("empty:black")).count == 4
        assert has_no_reason(ReasonKind.MORE_MINECARTS, after, after, outcome_difference("empty:black"))

    def test_emptied_minecarts_are_a_reason(self):
        after, other = Table(), Table()
        after.me.coal = [0] * 16
        other.me.coal = [0] * 15 + [1]
        assert reason_of(ReasonKind.EMPTIES, after, other, outcome_difference("empty:black")).count == 1
        assert has_no_reason(ReasonKind.EMPTIES, after, after, outcome_difference("empty:black"))

    def test_prize_is_a_reason_without_a_fact(self):
        assert reason_of(ReasonKind.PRIZE, Table(), Table(), outcome_difference("empty:grey")).gain == 3.0
        assert has_no_reason(ReasonKind.PRIZE, Table(), Table(), outcome_difference("empty:grey", 0.9))


class TestBalance:
    """Tiles on both sides."""

    @pytest.mark.parametrize("own, kind", [(0, ReasonKind.BALANCED), (1, ReasonKind.LESS_EXCESS)])
    def test_less_excess_of_tiles_is_a_reason(self, own, kind):
        after, other = Table(), Table()
        after.me.tiles[0], other.me.tiles[0] = own, 2
        assert reason_of(kind, after, other, outcome_difference("balance")).count == own
        assert has_no_reason(kind, other, after, outcome_difference("balance"))

    def test_balance_at_the_end_is_a_reason(self):
        assert reason_of(ReasonKind.BALANCE, Table(), Table(), outcome_difference("balance")).gain == 3.0
        assert has_no_reason(ReasonKind.BALANCE, Table(), Table(), outcome_difference("balance", -1.0))


@pytest.mark.parametrize("name", ["undelivered", "francs", "cubes"])
def test_items_of_the_final_scoring_are_reasons(name):
    kind = ReasonKind(name)
    assert reason_of(kind, Table(), Table(), outcome_difference(name)).gain == 3.0
    assert has_no_reason(kind, Table(), Table(), outcome_difference(name, MIN_GAIN / 2))


@pytest.mark.parametrize(
    "kind, name", [(ReasonKind.OPPONENT_ITEM, "shift_2"), (ReasonKind.OPPONENT_ELEMENT, "cells:grey")]
)
def test_loss_of_an_opponent_in_the_same_item_is_a_reason(kind, name):
    loss = outcome_difference(name, -2.0, seat=1)
    assert reason_of(kind, Table(), Table(), outcome_difference(name), loss).seat == 1
    assert has_no_reason(kind, Table(), Table(), outcome_difference("francs"), loss)
    assert has_no_reason(kind, Table(), Table(), outcome_difference(name), outcome_difference(name, -0.5, seat=1))


class TestSupply:
    """Workers and francs, without a gain of their own."""

    def test_more_workers_are_a_reason(self):
        other = Table()
        after = Table().has(workers=other.me.workers + 2)
        assert reason_of(ReasonKind.WORKERS, after, other, DELIVERIES).count == 2
        after.state.shift = 2
        assert has_no_reason(ReasonKind.WORKERS, after, other, DELIVERIES)

    def test_more_francs_are_a_reason(self):
        other = Table()
        after = Table().has(francs=other.me.francs + 3)
        assert reason_of(ReasonKind.MONEY, after, other, DELIVERIES).count == 3
        assert has_no_reason(ReasonKind.MONEY, other, after, DELIVERIES)


def test_facts_are_found_without_certain_differences():
    other = Table()
    after = Table().has(francs=other.me.francs + 3)
    assert not choice(after, other).reasons()
    assert kinds(choice(after, other).facts()) == [ReasonKind.MONEY]


def test_reasons_and_facts_are_found_from_moves():
    table = Table()
    assert table.state.step is Step.PLACE
    money, bank = (GAME.read_move(text) for text in ("place money-6", "place bank"))
    found = reasons.find_reasons(GAME, table.state, [money], [bank], [outcome_difference("francs")])
    assert [(each.kind, each.count) for each in found] == [(ReasonKind.FRANCS, 0), (ReasonKind.MONEY, 5)]
    assert kinds(reasons.find_facts(GAME, table.state, [money], [bank])) == [ReasonKind.MONEY]
