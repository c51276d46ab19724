"""The end: the final scoring and the winners (GF1, GF2, GM3, GR12)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.scoring import side_balance
from haspelknecht_qt.games.gueules_noires.state import Step
from tests.games.gueules_noires.table import FACE, GAME, Table, counts


def tiles(*names: str) -> list[int]:
    """Tunnel tiles by face."""
    found = [0] * len(FACE)
    for name in names:
        found[FACE[name]] += 1
    return found


def empty_table(players: int = 3) -> Table:
    """A table on which no seat has pieces that score."""
    table = Table(players)
    for player in table.state.players:
        player.francs = 0
        player.coal[:] = [0] * 16
        player.minecarts[:] = [0] * 4
    return table


@pytest.mark.rule("GF1", "GR12")
@pytest.mark.parametrize("francs, vp", [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4)])
def test_every_five_francs_score_a_point(francs, vp):
    assert empty_table().has(francs=francs).item("francs") == vp


@pytest.mark.rule("GF1")
def test_every_three_cubes_score_a_point_wherever_they_lie():
    table = empty_table().has(cage=counts(yellow=1), stock=counts(black=1))
    assert table.item("cubes") == 0
    table.me.coal[7] = 1
    assert table.item("cubes") == 1
    table.holds("handcart-10").has(stock=counts(black=3)).extracts(8)
    table.play("fill handcart-10 grey with stock:black stock:black")
    # One cube in the mine, one in the cage, one in the stock, two in one cell.
    assert sum(table.me.stock) == 1
    assert table.item("cubes") == 1
    table.me.stock[0] += 1
    assert table.item("cubes") == 2


@pytest.mark.rule("GF1")
def test_an_undelivered_order_costs_a_point_complete_or_not():
    table = empty_table().holds("truck-01").holds("truck-02", filled=True).has_delivered(0, "truck-03")
    assert table.item("undelivered") == -2
    assert table.item("undelivered", seat=1) == 0


@pytest.mark.rule("GF1")
def test_each_tile_by_which_a_side_exceeds_the_other_costs_two_points():
    table = empty_table().has(tiles=tiles("grey-2-lit", "yellow-1-lit", "black-1-dark", "brown-2-lit", "brown-2-lit"))
    assert side_balance(table.me) == 3
    assert table.item("balance") == -6
    table.has(tiles=tiles("grey-2-dark", "grey-2-dark"))
    assert side_balance(table.me) == -2
    assert table.item("balance") == -4, "tiles, not minecarts"
    assert table.has(tiles=tiles("grey-2-dark", "black-1-lit")).item("balance") == 0, "in the whole mine, not by level"
    assert Table(2).item("balance") == 0, "the printed minecarts don't count"


@pytest.mark.rule("GR12", "GF2")
def test_points_may_fall_below_zero():
    table = empty_table().holds("truck-01", "truck-02")
    assert GAME.standing(table.state).seats[0].total == -2
    assert GAME.standing(table.state).winners == (1, 2)


@pytest.mark.rule("GM3")
def test_standing_has_the_items_of_the_score_sheet_in_order():
    table = Table(2)
    names = ["deliveries", "shift_1", "shift_2", "shift_3", "francs", "cubes", "undelivered", "balance"]
    for seat in GAME.standing(table.state).seats:
        assert [name for name, _ in seat.items] == names
        assert seat.total == sum(points for _, points in seat.items)
    assert [item.id for item in GAME.score_items] == names
    assert [item.scored_during_play for item in GAME.score_items] == [True] * 4 + [False] * 4


@pytest.mark.rule("GM3")
def test_standing_leaves_out_majorities_of_the_current_shift():
    table = Table(3).has_delivered(0, "truck-04")
    assert table.item("shift_1") == 0
    table.end_shift()
    assert table.item("shift_1") == 5
    assert table.item("shift_2") == 0


@pytest.mark.rule("GF2", "GR12", "GM3")
def test_most_points_win_then_most_francs_left_then_the_victory_is_shared():
    table = empty_table().has(0, francs=5).has(1, francs=7).has(2, francs=4)
    standing = GAME.standing(table.state)
    assert [seat.tie_breaks for seat in standing.seats] == [(0,), (2,), (4,)]
    assert standing.ranking() == (1, 0, 2)
    assert (standing.winners, standing.places) == ((1,), (2, 1, 3))
    assert standing.deciding_tie_break() == 0
    table.has(0, francs=7)
    standing = GAME.standing(table.state)
    assert (standing.winners, standing.places) == ((0, 1), (1, 1, 3))
    assert standing.deciding_tie_break() is None
    table.has(0, francs=10)
    assert GAME.standing(table.state).winners == (0,), "points count before francs left"


@pytest.mark.rule("GF1", "GF2", "GT1")
def test_the_game_ends_after_the_scoring_of_the_third_shift():
    table = Table(3).has_delivered(2, "locomotive-11")
    table.end_shift()
    table.end_shift()
    assert table.state.shift == 3
    for player in table.state.players:
        player.workers = 0
    table.has(workers=1).turn(0)
    move_events = table.events("place bank")
    assert move_events[-1] == events.GameEnded((2,))
    assert isinstance(move_events[-2], events.MajorityScored), "the majorities come first"
    assert table.state.step is Step.OVER
    assert GAME.decision(table.state) is None
    assert GAME.period(table.state) == (3, 0)
