"""The end of a shift: majorities, the next first player, return of the workers (GE1 to GE4, GR10)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.majorities import majorities, prizes_by_seat, scored_element_count
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, MajorityPrizes
from haspelknecht_qt.games.gueules_noires.shift_end import factory_worker_counts, next_first_player
from haspelknecht_qt.games.gueules_noires.state import NOBODY, Colour, ScoreSource
from tests.games.gueules_noires.table import BUILT_IN, FACE, GAME, Table

PRINTED = [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (13, 6)]


def in_shift(shift: int, players: int = 3) -> Table:
    """A table in this shift, without deliveries or empty minecarts."""
    table = Table(players)
    table.state.shift = shift
    return table


def prizes_of(table: Table, element: str) -> tuple[int, ...]:
    """The current prizes of an element, by seat."""
    return majorities(table.state)[ELEMENTS.index(element)].prizes


@pytest.mark.rule("GE1")
def test_elements_have_the_printed_prizes_and_order():
    assert [(prize.first, prize.second) for prize in BUILT_IN.prizes] == PRINTED
    assert ELEMENTS == (
        "cells:yellow",
        "cells:brown",
        "cells:grey",
        "cells:black",
        "cells:handcart",
        "cells:horsecart",
        "cells:truck",
        "cells:locomotive",
        "empty:yellow",
        "empty:brown",
        "empty:grey",
        "empty:black",
    )


@pytest.mark.rule("GE1")
@pytest.mark.parametrize("shift, elements", [(1, 4), (2, 8), (3, 12)])
def test_each_shift_scores_four_more_elements(shift, elements):
    table = in_shift(shift)
    table.has_delivered(1, "handcart-11", "horsecart-11", "truck-11", "locomotive-11")
    table.has_delivered(2, "handcart-01", "horsecart-02", "truck-03", "locomotive-04")
    table.player(1).coal[:] = [0] * 16
    table.player(2).coal[0] = 0
    table.player(2).coal[5] = 0
    table.has(1, minecarts=[2, 2, 2, 2])
    assert scored_element_count(shift) == elements
    for player in table.state.players:
        player.workers = 0
    table.has(workers=1)
    move_events = [event for event in table.events("place bank") if isinstance(event, events.MajorityScored)]
    assert [event.element for event in move_events] == list(range(elements))
    firsts = [first for first, _ in PRINTED[:elements]]
    seconds = [second for _, second in PRINTED[:elements]]
    assert [event.prizes[1] for event in move_events] == firsts
    # Seat 2 is second in all elements except empty minecarts of levels 3 and 4, of which it has none.
    assert [event.prizes[2] for event in move_events] == [*seconds[:10], *([0, 0] if shift == 3 else [])]
    assert [event.prizes[0] for event in move_events] == [0] * elements
    score = ScoreSource.SHIFT_1 + shift - 1
    assert table.player(1).scored[score] == sum(firsts)
    assert table.player(2).scored[score] == sum(seconds[:10])
    assert GAME.scores(table.state) == (0, sum(firsts), sum(seconds[:10]))


@pytest.mark.rule("GE1")
def test_orders_delivered_in_earlier_shifts_count_again_and_undelivered_ones_never():
    table = Table(3).has_delivered(1, "truck-04").holds("truck-08", seat=2, filled=True)
    table.end_shift()
    table.end_shift()
    assert table.player(1).scored == [0, 5, 5 + 8, 0]
    assert table.player(2).scored == [0, 0, 0, 0]
    assert table.player(1).delivered, "the cards stay in front of the player"


@pytest.mark.rule("GE2")
def test_printed_cells_count_and_not_the_cubes_used():
    table = Table(3).holds("truck-04").has(stock=[2, 0, 0, 0]).extracts(8)
    table.play("fill truck-04 black with stock:yellow stock:yellow", "stop")
    table.turn(0).play("place delivery-truck")
    assert prizes_of(table, "cells:black") == (5, 0, 0)
    assert prizes_of(table, "cells:yellow") == (0, 0, 0)
    assert prizes_of(table, "cells:truck") == (8, 0, 0)
    assert majorities(table.state)[ELEMENTS.index("cells:truck")].counts == (1, 0, 0)


@pytest.mark.rule("GE2", "GR10")
def test_printed_minecarts_count_as_empty_when_their_cube_is_gone():
    table = Table(3).extracts(8).play("cage 1", "load yellow", "cage 3", "load grey", "stop")
    assert prizes_of(table, "empty:yellow") == (10, 0, 0)
    assert prizes_of(table, "empty:grey") == (12, 0, 0)
    assert prizes_of(table, "empty:brown") == (0, 0, 0)
    assert prizes_of(table, "empty:black") == (0, 0, 0), "at least one is needed"
    assert not any(player.delivered for player in table.state.players), "a minecart needs no delivered order"


@pytest.mark.rule("GR10")
def test_a_minecart_that_held_a_substitute_keeps_its_own_colour():
    table = Table(3, tiles=["grey-1-lit"])
    table.state.supply[:] = [1, 0, 0, 0]
    table.play("place factory-1", "substitute yellow").settle()
    assert table.me.empty_minecart_count(Colour.GREY) == 0, "a substitute lies on it"
    table.extracts(8).play("cage 3", "load yellow", "load grey", "stop")
    assert table.me.empty_minecart_count(Colour.GREY) == 2
    assert table.me.empty_minecart_count(Colour.YELLOW) == 0
    assert prizes_of(table, "empty:grey") == (12, 0, 0)


@pytest.mark.rule("GE3")
@pytest.mark.parametrize(
    "counts, expected",
    [
        ((3, 2, 1, 0), (6, 3, 0, 0)),
        ((3, 3, 2, 1), (6, 6, 0, 0)),
        ((3, 2, 2, 1), (6, 3, 3, 0)),
        ((2, 2, 2, 2), (6, 6, 6, 6)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((0, 4, 0, 0), (0, 6, 0, 0)),
        ((1, 5, 0), (3, 6, 0)),
        ((5, 4), (6, 0)),
        ((4, 4), (6, 6)),
        ((0, 1), (0, 6)),
    ],
)
def test_tied_players_get_the_same_prize_and_a_first_tie_cancels_the_second(counts, expected):
    assert prizes_by_seat(counts, MajorityPrizes(6, 3)) == expected


@pytest.mark.rule("GE4")
@pytest.mark.parametrize(
    "workers, first, following",
    [
        ((1, 3, 2), 0, 1),
        ((3, 1, 2), 0, 0),  # a sole majority stays first player
        ((2, 0, 2), 0, 2),  # the present first player cannot win a tie
        ((2, 2, 2), 1, 2),
        ((2, 2, 0), 2, 0),  # the nearest clockwise
        ((2, 2, 0), 1, 0),
        ((0, 0, 0), 2, 0),  # a tie of all at 0
        ((0, 0, 0), 0, 1),
    ],
)
def test_most_workers_in_the_factory_make_the_next_first_player(workers, first, following):
    table = Table(3)
    table.state.first = first
    for seat, count in enumerate(workers):
        if count:
            table.stands(f"factory-{seat + 1}", seat, count)
    assert factory_worker_counts(table.state) == workers
    assert next_first_player(table.state) == following
    table.end_shift()
    assert (table.state.first, table.state.seat) == (following, following)


@pytest.mark.rule("GE4")
def test_workers_on_the_factory_draw_five_count_but_not_those_elsewhere():
    table = Table(3).stands("factory-draw5", 2, 2).stands("factory-1", 1, 1)
    table.stands("money-6", 1, 5).stands("order-draw5", 1, 5)
    table.state.canteen[1] = 4
    assert factory_worker_counts(table.state) == (0, 1, 2)
    assert next_first_player(table.state) == 2


@pytest.mark.rule("GE4")
def test_all_workers_come_back_and_the_next_shift_begins():
    table = Table(3).stands("money-6", 1, 3).stands("factory-2", 2, 2).stands("extraction-8", 0, 1)
    table.state.canteen[1] += 2
    table.player(1).workers -= 2
    for player, seat in zip(table.state.players, range(3), strict=True):
        table.state.bank[seat] += player.workers
        player.workers = 0
    table.state.bank[0] -= 1
    table.me.workers = 1
    move_events = table.events("place bank")
    assert [player.workers for player in table.state.players] == [15, 15, 15]
    assert not any(table.state.workers_on)
    assert set(table.state.owner_of) == {NOBODY}
    assert (sum(table.state.bank), sum(table.state.canteen)) == (0, 0)
    assert move_events[-3:] == [
        events.FirstPlayerDetermined(2, (0, 0, 2)),
        events.WorkersReturned(),
        events.ShiftBegan(2, 2),
    ]
    assert GAME.period(table.state) == (2, 0)


@pytest.mark.rule("GE4")
def test_tiles_and_orders_on_the_board_stay_for_the_next_shift():
    table = Table(3, tiles=["grey-2-lit"])
    orders = list(table.state.orders)
    table.end_shift()
    assert table.state.tiles[0] == FACE["grey-2-lit"]
    assert table.state.orders == orders
