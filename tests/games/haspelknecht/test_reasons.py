"""Each kind of reason: a position in which it is given, and one in which it is not."""

import pytest

from haspelknecht_qt.core.choice_comparison import MIN_GAIN
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.games.haspelknecht import reasons
from haspelknecht_qt.games.haspelknecht.kinds import Season, Step, Tile, Worker
from haspelknecht_qt.games.haspelknecht.reasons import Choice, ReasonKind
from tests.games.haspelknecht.table import GAME, Table


def outcome_difference(name, gain=3.0, seat=0):
    """A difference of the outcome in favour of the better choice; a negative gain is against it."""
    return OutcomeDifference(seat, name, 10.0 + gain, 10.0, 0.2)


def reasons_of(after, other, *differences, root=None):
    """The reasons of seat 0. Without `root`, the choice was made in the position of the other table."""
    return Choice((root or other).state, after.state, other.state, 0, differences).reasons()


def reason_of(kind, after, other, *differences, root=None):
    """The only reason of a kind."""
    found = [each for each in reasons_of(after, other, *differences, root=root) if each.kind is kind]
    assert len(found) == 1, found
    return found[0]


def has_no_reason(kind, after, other, *differences, root=None):
    return kind not in [each.kind for each in reasons_of(after, other, *differences, root=root)]


def scored(table, source, points):
    table.me.scored[source] = points
    return table


class TestDevelopments:
    """Tiles acquired now, or more often."""

    def test_acquired_tile_is_a_reason(self):
        after = scored(Table().own(0, Tile.BARN), 0, 1)
        reason = reason_of(ReasonKind.ACQUIRES, after, Table(), outcome_difference("developments"))
        assert (reason.tile, reason.vp) == (Tile.BARN, 1)
        assert has_no_reason(ReasonKind.ACQUIRES, Table(), after, outcome_difference("developments"))

    def test_tile_acquired_more_often_is_a_reason(self):
        differences = outcome_difference("tunnel_bonus"), outcome_difference("tile:42", 0.5)
        reason = reason_of(ReasonKind.TILE, Table(), Table(), *differences)
        assert (reason.tile, reason.item) == (Tile.LORRY, "tunnel_bonus")
        rarely = outcome_difference("tile:42", reasons.MIN_TILE_GAIN / 2)
        assert has_no_reason(ReasonKind.TILE, Table(), Table(), outcome_difference("tunnel_bonus"), rarely)
        # Tile 41 brings nothing in the tunnel.
        assert has_no_reason(
            ReasonKind.TILE, Table(), Table(), outcome_difference("tunnel_bonus"), outcome_difference("tile:41", 0.5)
        )

    def test_tile_acquired_now_is_no_second_reason(self):
        after = Table().own(0, Tile.WHEELBARROW)
        differences = (
            outcome_difference("developments"),
            outcome_difference("markers"),
            outcome_difference("tile:22", 0.9),
        )
        assert has_no_reason(ReasonKind.TILE, after, Table(), *differences)


class TestFacts:
    """Facts of the player's board."""

    def test_points_scored_at_once_are_a_reason(self):
        after = scored(Table(), 2, 2)
        reason = reason_of(ReasonKind.SCORES, after, Table(), outcome_difference("storage"))
        assert (reason.item, reason.vp) == ("storage", 2)
        assert has_no_reason(ReasonKind.SCORES, Table(), Table(), outcome_difference("storage"))

    def test_exhausted_pinge_is_a_reason(self):
        after = scored(Table().has(exhausted=True, pinge=0), 3, 2)
        assert reason_of(ReasonKind.PINGE, after, Table(), outcome_difference("pinge")).vp == 2
        assert has_no_reason(ReasonKind.PINGE, after, after, outcome_difference("pinge"))

    @pytest.mark.parametrize(
        "kind, field, item",
        [
            (ReasonKind.COAL, "coal", "coal"),
            (ReasonKind.EXCAVATES, "excavated", "tunnel_sections"),
            (ReasonKind.TUNNEL_WOOD, "tunnel_wood", "tunnel_sections"),
            (ReasonKind.FOOD, "food", "debts"),
            (ReasonKind.THALER, "thaler", "thaler"),
            (ReasonKind.WOOD, "wood", "storage"),
        ],
    )
    def test_more_goods_or_progress_on_the_board_are_a_reason(self, kind, field, item):
        after = Table().has(**{field: 3})
        assert reason_of(kind, after, Table(), outcome_difference(item)).count == 3
        assert has_no_reason(kind, Table(), after, outcome_difference(item))

    def test_goods_on_the_farm_are_no_reason_in_the_storage_phase(self):
        after, root = Table().has(coal=3, wood=3), Table(Step.STORING)
        assert has_no_reason(ReasonKind.COAL, after, Table(), outcome_difference("coal"), root=root)
        assert has_no_reason(ReasonKind.WOOD, after, Table(), outcome_difference("storage"), root=root)

    def test_removing_blocking_water_is_a_reason(self):
        after, other = Table().has(water=1), Table().has(water=2)
        assert reason_of(ReasonKind.UNBLOCKED, after, other, outcome_difference("coal")).gain == 3.0
        assert has_no_reason(
            ReasonKind.UNBLOCKED, Table().has(water=0), Table().has(water=1), outcome_difference("coal")
        )

    def test_less_water_is_a_reason(self):
        assert reason_of(ReasonKind.LESS_WATER, Table(), Table().has(water=2), outcome_difference("water")).count == 2
        assert has_no_reason(ReasonKind.LESS_WATER, Table().has(water=2), Table(), outcome_difference("water"))


@pytest.mark.parametrize("kind, name", [(ReasonKind.ITEM, "buildings"), (ReasonKind.LOSS, "debts")])
def test_items_are_reasons_without_a_fact(kind, name):
    assert reason_of(kind, Table(), Table(), outcome_difference(name)).item == name
    assert has_no_reason(kind, Table(), Table(), outcome_difference(name, MIN_GAIN / 2))
    assert has_no_reason(kind, Table(), Table(), outcome_difference(name, -3.0))


def test_loss_of_an_opponent_in_the_same_item_is_a_reason():
    loss = outcome_difference("coal", -2.0, seat=1)
    assert reason_of(ReasonKind.OPPONENT, Table(), Table(), outcome_difference("coal"), loss).seat == 1
    assert has_no_reason(ReasonKind.OPPONENT, Table(), Table(), outcome_difference("thaler"), loss)
    assert has_no_reason(
        ReasonKind.OPPONENT, Table(), Table(), outcome_difference("coal"), outcome_difference("coal", -0.5, seat=1)
    )


class TestTakings:
    """Facts about the first taking of disks. Pools have 2 black, 2 brown and 1 yellow disk."""

    @staticmethod
    def kinds(table, better, other):
        better, other = ([GAME.read_move(text)] for text in (better, other))
        found = reasons.find_reasons(GAME, table.state, better, other, [outcome_difference("coal")])
        assert found[0].kind is ReasonKind.ITEM
        return {each.kind: each for each in found[1:]}

    def test_low_total_of_disks_is_a_reason(self):
        # Black disks count 1 each, brown ones 2.
        table = Table(Step.FIRST_TAKING)
        reason = self.kinds(table, "take A black", "take A brown")[ReasonKind.LOW_TOTAL]
        assert (reason.count, reason.other) == (2, 4)
        assert ReasonKind.LOW_TOTAL not in self.kinds(table, "take A brown", "take A black")

    def test_earlier_place_in_the_turn_order_is_a_reason(self):
        table = Table(Step.FIRST_TAKING)
        table.hand(black=3, seat=1)
        table.state.order, table.state.turn = [1, 0], 1
        reason = self.kinds(table, "take A black", "take A brown")[ReasonKind.TURN_ORDER]
        assert (reason.count, reason.other) == (1, 2)
        table.hand(black=5, seat=1)
        assert ReasonKind.TURN_ORDER not in self.kinds(table, "take A black", "take A brown")

    def test_more_disks_are_a_reason(self):
        table = Table(Step.FIRST_TAKING)
        assert self.kinds(table, "take A black", "take A yellow")[ReasonKind.MORE_DISKS].count == 1
        assert ReasonKind.MORE_DISKS not in self.kinds(table, "take A black", "take A brown")

    def test_avoiding_the_water_of_a_pool_is_a_reason(self):
        table = Table(Step.FIRST_TAKING)
        wet, dry = (
            next(name for name, brings in zip("AB", table.state.box.pool_brings_water, strict=True) if brings is wanted)
            for wanted in (True, False)
        )
        assert ReasonKind.NO_POOL_WATER in self.kinds(table, f"take {dry} black", f"take {wet} black")
        assert ReasonKind.NO_POOL_WATER not in self.kinds(table, f"take {wet} black", f"take {dry} black")


class TestPlans:
    """Facts about plans, which are confirmed in both positions."""

    @staticmethod
    def planned(season=Season.SPRING, **pieces_by_worker):
        table = Table(Step.PLANNING, season=season).has(confirmed=True)
        for worker, pieces in pieces_by_worker.items():
            table.plan(Worker[worker.upper()], **pieces)
        return table

    def test_contract_worker_is_a_reason(self):
        after, other = self.planned(coal_digger={"yellow": 1}), self.planned(farmhand={"yellow": 1})
        assert (
            reason_of(ReasonKind.CONTRACT_WORKER, after, other, outcome_difference("coal")).worker is Worker.COAL_DIGGER
        )
        assert has_no_reason(ReasonKind.CONTRACT_WORKER, other, after, outcome_difference("coal"))

    def test_synergy_is_a_reason(self):
        after = self.planned(farmer={"yellow": 1}, farmhand={"yellow": 1})
        other = self.planned(farmer={"yellow": 1}, farmhand={"black": 1})
        assert reason_of(ReasonKind.SYNERGY, after, other, outcome_difference("debts"))
        # With black disks, it is not certain that both can work.
        assert has_no_reason(
            ReasonKind.SYNERGY,
            self.planned(farmer={"black": 1}, farmhand={"black": 1}),
            other,
            outcome_difference("coal"),
        )

    def test_summer_bonus_is_a_reason(self):
        after = self.planned(Season.SUMMER, farmer={"yellow": 1})
        other = self.planned(Season.SUMMER, farmer={"black": 1})
        assert reason_of(ReasonKind.SUMMER, after, other, outcome_difference("debts"))
        spring = self.planned(farmer={"yellow": 1}), self.planned(farmer={"black": 1})
        assert has_no_reason(ReasonKind.SUMMER, *spring, outcome_difference("debts"))


def test_boards_of_different_seasons_give_no_reason():
    after, other = Table().has(coal=3), Table(season=Season.SUMMER)
    assert has_no_reason(ReasonKind.COAL, after, other, outcome_difference("coal"))


def test_facts_are_found_without_certain_differences():
    table = Table().has(wood=2)
    place = GAME.read_move("wood tunnel")
    assert not reasons.find_reasons(GAME, table.state, [place, place], [place], ())
    facts = reasons.find_facts(GAME, table.state, [place, place], [place])
    assert [each.kind for each in facts] == [ReasonKind.TUNNEL_WOOD]
    facts = reasons.find_facts(GAME, table.state, [place], [place, place])
    assert [each.kind for each in facts] == [ReasonKind.WOOD]
