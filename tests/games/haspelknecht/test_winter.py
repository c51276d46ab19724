"""Winter, the end of the game, and the printed examples."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, ScoreSource, Season, Step, Tile, Worker
from tests.games.haspelknecht.table import GAME, Table

FARMER, FARMHAND, DIGGER, HASPELKNECHT = Worker.FARMER, Worker.FARMHAND, Worker.COAL_DIGGER, Worker.HASPELKNECHT


def winter(year: int = 1, rulebook: str = "dutch", **fields) -> Table:
    """The end of an autumn; seat 0 gets these fields, then the last turn ends and the winter begins."""
    table = Table(season=Season.AUTUMN, year=year, rulebook=rulebook).has(**fields)
    table.state.turn = 1
    table.other.wood = 1
    table.play("end turn")
    return table


@pytest.mark.rule("W1")
@pytest.mark.parametrize("coal, vp", [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (5, 4), (8, 7), (12, 11)])
def test_coal_scores_by_the_coal_chart(coal, vp):
    assert winter(coal=coal).me.scored[ScoreSource.COAL] == vp


@pytest.mark.rule("W2")
@pytest.mark.parametrize("year, food, thaler", [(1, 2, 0), (2, 2, 1), (3, 1, 2)])
def test_lease_is_paid_and_missing_goods_become_debts(year, food, thaler):
    table = winter(year, food=3, thaler=3, wood=1)
    assert (table.me.food, table.me.thaler, table.me.debts) == (3 - food, 3 - thaler, 0)
    assert table.other.debts == food + thaler
    part = winter(year, food=1, wood=1)
    assert (part.me.food, part.me.debts) == (0, food + thaler - 1)


@pytest.mark.rule("W3")
def test_farm_stores_one_unit_until_spring_and_stored_wood_scores():
    table = winter(food=5, wood=2, coal=1, thaler=1, shaft=2, tunnel_wood=1)
    assert table.state.step == Step.STORING
    table.play("store farm wood")
    assert table.me.scored[ScoreSource.STORAGE] == 1
    assert table.why("store farm food") == "W3"
    table.play("done")
    table.play("done")
    assert table.state.year == 2
    assert (table.me.food, table.me.wood, table.me.coal) == (0, 1, 0)
    assert (table.me.thaler, table.me.shaft, table.me.tunnel_wood) == (1, 2, 1)
    assert table.me.stored == [""] * 4


@pytest.mark.rule("W3")
def test_storing_is_optional_and_food_and_coal_score_nothing_in_the_farm():
    table = winter(food=5, coal=2)
    table.play("done")
    assert (table.me.food, table.me.coal) == (0, 0)
    for good in ("food", "coal"):
        other = winter(food=5, coal=2).play(f"store farm {good}")
        assert other.me.scored[ScoreSource.STORAGE] == 0


@pytest.mark.rule("W3")
def test_third_winter_scores_stored_wood_and_stored_coal_returns_in_spring():
    table = winter(3, wood=1)
    table.play("store farm wood")
    assert table.me.scored[ScoreSource.STORAGE] == 1
    stored = winter(coal=3).play("store farm coal", "done", "done")
    assert stored.state.year == 2
    assert stored.me.coal == 1


@pytest.mark.rule("W4")
def test_wood_may_be_placed_before_storing():
    table = winter(wood=2)
    table.play("wood tunnel")
    assert table.me.tunnel_wood == 1
    table.play("store farm wood")
    again = winter(wood=2).play("store farm wood")
    assert again.why("wood tunnel") == "W4"


def ended(**fields) -> Table:
    """A position of the third year, in which the standing can be read."""
    return Table(Step.STORING, season=Season.WINTER, year=3, players=4).has(**fields)


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    "coal, wood, vp", [(0, 7, 0), (1, 7, 0), (2, 1, 1), (2, 0, 0), (3, 2, 2), (5, 3, 4), (11, 6, 10), (11, 7, 13)]
)
def test_emptied_sections_score_their_printed_points(coal, wood, vp):
    assert ended(exhausted=True, pinge=0, tunnel=coal, tunnel_wood=wood).standing("tunnel_sections") == vp


@pytest.mark.rule("F2")
def test_tunnel_and_development_bonuses_are_only_for_owners_of_the_tiles():
    table = ended(exhausted=True, pinge=0, tunnel=5, tunnel_wood=3)
    assert table.standing("tunnel_bonus") == 0
    for tile, vp in ((22, 2), (32, 1), (42, 1)):
        own = ended(exhausted=True, pinge=0, tunnel=5, tunnel_wood=3).own(0, tile)
        assert own.standing("tunnel_bonus") == vp
    assert ended().own(0, 11, 13).standing("development_bonus") == 0
    assert ended().own(0, 11, 13, 43, 41).standing("development_bonus") == 3 + 1


@pytest.mark.rule("F3", "R8")
@pytest.mark.parametrize("rulebook", ["dutch", "english", "french"])
@pytest.mark.parametrize("count, vp", [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_points_for_building_symbols(count, vp, rulebook):
    table = Table(Step.STORING, year=3, players=4, rulebook=rulebook).own(0, *(12, 15, 24, 35)[:count], 34)
    assert table.standing("buildings") == vp


@pytest.mark.rule("F4")
def test_each_unused_marker_scores_one():
    assert ended(markers=int(Marker.LADDER | Marker.WINDLASS)).standing("markers") == 2


@pytest.mark.rule("F5")
@pytest.mark.parametrize("thaler, vp", [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 26)])
def test_points_for_thaler(thaler, vp):
    assert ended(thaler=thaler).standing("thaler") == vp


@pytest.mark.rule("F6")
@pytest.mark.parametrize("debts, vp", [(0, 0), (1, -1), (2, -3), (3, -5)])
def test_points_for_debts(debts, vp):
    assert ended(debts=debts).standing("debts") == vp


@pytest.mark.rule("F7", "X7")
@pytest.mark.parametrize("water, vp", [(0, 0), (1, 0), (2, -1), (3, -2), (6, -5)])
def test_points_for_water(water, vp):
    assert ended(water=water).standing("water") == vp


@pytest.mark.rule("F8")
def test_ties_go_to_the_most_coal_excavated_then_to_the_earlier_in_turn_order():
    table = ended(thaler=1, excavated=2)
    table.other.thaler = 1
    table.other.excavated = 3
    standing = GAME.standing(table.state)
    assert standing.winners == (1,)
    assert standing.deciding_tie_break() == 0
    table.me.excavated = 3
    assert GAME.standing(table.state).winners == (0,)
    table.state.order = [1, 0, 2, 3]
    assert GAME.standing(table.state).winners == (1,)
    assert GAME.standing(table.state).deciding_tie_break() == 1


@pytest.mark.rule("F8")
def test_the_total_is_the_sum_of_its_items_and_the_game_ends_after_three_years():
    table = winter(3, food=1, thaler=2, wood=1).play("store farm wood")
    while table.state.step != Step.END:
        table.play("done")
    assert GAME.decision(table.state) is None
    assert table.legal() == []
    for seat in GAME.standing(table.state).seats:
        assert seat.total == sum(points for _, points in seat.items)
    assert table.why("done") == "Y1"


@pytest.mark.rule("X2")
def test_example_1_of_the_booklet():
    table = Table(Step.PLANNING, players=2).hand(yellow=3, brown=2).own(0, 11).has(water=2)
    table.play(
        "place yellow farmer",
        "place brown farmer",
        "place brown farmer",
        "place yellow farmhand",
        "place yellow coal_digger",
        "confirm",
        "confirm",
    )
    table.play("acquire farmer 21", "work farmhand", "work coal_digger", "water 2")
    table.play("excavate")
    assert Tile.BUCKET in table.me.tiles
    assert (table.me.food, table.me.coal, table.me.water) == (1, 1, 0)


@pytest.mark.rule("X3")
def test_example_2_of_the_booklet():
    table = Table().has(water=3, pinge=1, pinge_wood=2, wood=4).plan(FARMHAND, black=2).plan(FARMER, black=2)
    table.play("work farmhand", "water 2", "excavate")
    assert table.me.exhausted
    assert table.me.water == 1
    table.play(*["wood tunnel"] * 4, "work farmer", "excavate", "excavate", "excavate")
    assert (table.me.coal, table.me.shaft, table.me.tunnel_wood) == (1, 3, 4)


@pytest.mark.rule("X4")
def test_example_of_the_haspelknecht():
    table = Table().has(exhausted=True, pinge=0, water=5, shaft=1, wood=1).plan(HASPELKNECHT, yellow=1)
    table.play("work haspelknecht", "water 2", "water 2", "reel")
    assert (table.me.water, table.me.coal) == (1, 1)


@pytest.mark.rule("X5")
def test_example_of_the_mining_timber():
    table = Table(players=4).own(0, 21).plan(FARMER, black=2, brown=2)
    table.play("acquire farmer 31", "timber thaler")
    assert Tile.MINING_TIMBER in table.me.tiles


@pytest.mark.rule("X6", "R1")
@pytest.mark.parametrize("rulebook", ["dutch", "french"])
def test_example_of_the_charcoal_burner_with_eight_more_uses(rulebook):
    table = Table(players=4, rulebook=rulebook).has(wood=2)
    table.acquire(15)
    uses = 0
    state = table.state
    while state.step != Step.END:
        table.me.wood = 2
        if state.step == Step.EXECUTING and state.seat == 0 and table.why("burn") is None:
            uses += 1
            table.play("burn")
        play_harmless_move(state)
    assert uses == 8


def play_harmless_move(state) -> None:
    """Plays the most harmless legal move: one that ends a turn or step, if possible."""
    legal = {GAME.write_move(move): move for move in GAME.legal_moves(state)}
    for text in ("end turn", "done", "pass", "confirm", "finish", "keep water", "decline"):
        if text in legal:
            GAME.play(state, legal[text])
            return
    GAME.play(state, next(iter(legal.values())))


@pytest.mark.rule("R13", "44")
@pytest.mark.parametrize("rulebook", ["dutch", "english", "french"])
def test_horse_and_cart_is_counted_in_the_scoring_phase_for_all_rulebooks(rulebook):
    table = Table(season=Season.AUTUMN, rulebook=rulebook, players=4).own(0, 44).has(coal=5, food=2)
    table.state.turn = 3
    table.state.players[3].wood = 1
    move_events = table.events("end turn")
    assert events.CoalScored(0, 5, 5) in move_events
    paid = [type(event) for event in move_events if isinstance(event, (events.CoalScored, events.LeasePaid))]
    assert paid == [events.CoalScored] * 4 + [events.LeasePaid] * 4


def test_building_names_are_those_of_the_components():
    assert [building.word for building in Building] == ["barn", "coal_storage", "charcoal_burner", "water_mill"]
    assert DIGGER.word == "coal_digger"
