"""Extraction (GA4 to GA6, GA11 to GA15, GR7 to GR9)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import UnreadableMove
from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour
from tests.games.gueules_noires.table import GAME, ORDER, Table, counts


@pytest.mark.rule("GA4", "GR9")
def test_space_gives_its_moves_and_the_player_may_stop_at_any_time():
    for count in (4, 6, 8, 10):
        table = Table(4)
        assert table.events(f"place extraction-{count}")[-1] == events.ExtractionBegan(0, count)
        assert table.state.moves == count
        assert table.events("stop") == [events.ExtractionEnded(0, count)], "also none at all"
        assert (table.state.moves, table.state.seat) == (0, 1)
        assert table.why("stop") == "GA4"


@pytest.mark.rule("GA4", "GM2")
def test_extraction_ends_automatically_after_the_last_move():
    table = Table(4).extracts(4).play("cage 1", "cage 2", "cage 3")
    assert table.events("cage surface") == [events.CageMoved(0, 3, SURFACE), events.ExtractionEnded(0, 0)]
    assert table.state.seat == 1


@pytest.mark.rule("GA4")
def test_moves_of_an_extraction_are_allowed_in_any_order():
    table = Table(3).holds("truck-01").has(cage=counts(yellow=2), stock=counts(brown=1)).extracts(8)
    words = {text.split()[0] for text in table.legal()}
    assert words == {"cage", "fill", "store", "stop"}
    table.play("store yellow", "cage 1", "load yellow", "cage surface", "fill truck-01 yellow with cage:yellow")
    assert table.state.moves == 3
    table.play("stop")
    for text in ("cage 1", "load yellow", "store yellow", "fill truck-01 yellow with cage:yellow"):
        assert table.why(text) == GAME.read_move(text).base_rule


@pytest.mark.rule("GA11")
def test_cage_goes_to_any_other_level_for_one_move():
    table = Table(3).extracts(8)
    assert table.legal("cage") == ["cage 1", "cage 2", "cage 3", "cage 4"]
    assert table.why("cage surface") == "GA11"
    table.play("cage 4")
    assert (table.me.level, table.state.moves) == (4, 7)
    assert table.legal("cage") == ["cage surface", "cage 1", "cage 2", "cage 3"]
    assert table.events("cage 1") == [events.CageMoved(0, 4, 1)]


@pytest.mark.rule("GA12")
def test_the_cage_is_loaded_at_a_level_with_cubes_of_any_colour_from_that_level():
    table = Table(3).extracts(8)
    assert table.why("load yellow") == "GA12", "at the surface"
    table.play("cage 3")
    table.me.coal[4 * 2 + Colour.BLACK] = 1
    assert table.legal("load") == ["load grey", "load black"]
    assert table.why("load yellow") == "GA12", "none on this level"
    assert table.events("load black") == [events.CubeLoaded(0, 3, Colour.BLACK)]
    table.play("load grey")
    assert (table.me.cage, table.me.coal_at(3), table.state.moves) == (counts(grey=1, black=1), counts(), 5)
    assert table.why("load grey") == "GA12"


@pytest.mark.rule("GA12")
def test_the_cage_has_five_places():
    table = Table(3).has(cage=counts(yellow=2, black=2)).extracts(8).play("cage 3")
    table.me.coal[4 * 2 + Colour.GREY] = 4
    table.play("load grey")
    assert sum(table.me.cage) == 5
    assert table.why("load grey") == "GA12"
    assert not table.legal("load")


@pytest.mark.rule("GA13")
def test_a_cube_goes_from_the_cage_to_a_free_cell_of_its_colour_at_the_surface():
    table = Table(3).holds("handcart-11", "truck-03").holds("truck-04", seat=1)
    table.has(cage=counts(grey=1, black=1)).extracts(8)
    single = [text for text in table.legal("fill") if len(text.split()) == 5]
    assert single == [
        "fill handcart-11 grey with cage:grey",
        "fill handcart-11 black with cage:black",
        "fill truck-03 grey with cage:grey",
    ]
    assert table.why("fill truck-03 black with cage:black") == "GA13", "no such cell"
    assert table.why("fill handcart-11 yellow with cage:yellow") == "GA13", "no such cube"
    assert table.why("fill truck-04 black with cage:black") == "GA13", "another player's"
    move_events = table.events("fill truck-03 grey with cage:grey")
    assert move_events == [events.CellFilled(0, ORDER["truck-03"], Colour.GREY, (moves.CubeSource.CAGE_GREY,))]
    assert table.state.free_cells(ORDER["truck-03"]) == counts()
    assert table.state.cubes_on_order(ORDER["truck-03"]) == counts(grey=1)
    assert (table.me.cage, table.state.moves) == (counts(black=1), 7)
    table.me.cage[Colour.GREY] = 1
    assert table.why("fill truck-03 grey with cage:grey") == "GA13", "the cell is not free any more"
    table.play("cage 1")
    assert table.why("fill handcart-11 black with cage:black") == "GA13", "not at the surface"


@pytest.mark.rule("GA14")
def test_cube_goes_from_the_cage_to_the_unlimited_stock_at_the_surface():
    table = Table(3).has(cage=counts(grey=1, black=1), stock=counts(grey=30)).extracts(8)
    assert table.legal("store") == ["store grey", "store black"]
    assert table.why("store yellow") == "GA14"
    assert table.events("store grey") == [events.CubeStored(0, Colour.GREY)]
    assert (table.me.stock, table.me.cage, table.state.moves) == (counts(grey=31), counts(black=1), 7)
    table.play("cage 4")
    assert table.why("store black") == "GA14", "not at the surface"


@pytest.mark.rule("GA14", "GR14")
def test_cube_that_fits_an_order_may_be_stored():
    table = Table(3).holds("truck-03").has(cage=counts(grey=1)).extracts(8)
    assert table.why("fill truck-03 grey with cage:grey") is None
    assert table.legal("store") == ["store grey"]
    table.play("store grey")
    assert table.me.stock == counts(grey=1)


@pytest.mark.rule("GA15", "GR7")
def test_cube_goes_from_the_stock_to_a_cell_at_any_level_of_the_cage():
    table = Table(3).holds("truck-03", "handcart-10").has(stock=counts(grey=2)).extracts(8).play("cage 4")
    assert table.why("fill truck-03 grey with cage:grey") == "GA13"
    table.play("fill truck-03 grey with stock:grey")
    assert (table.me.stock, table.state.moves) == (counts(grey=1), 6)
    assert table.why("fill truck-03 grey with stock:grey") == "GA15", "the cell is not free any more"
    assert table.why("fill handcart-10 black with stock:black") == "GA15"
    table.play("cage surface", "fill handcart-10 grey with stock:grey")
    assert table.state.free_cells(ORDER["handcart-10"]) == counts(grey=2)


@pytest.mark.rule("GA5", "GR8")
def test_two_cubes_of_any_colours_fill_a_cell_for_two_moves():
    table = Table(3).holds("truck-04").has(cage=counts(yellow=2, black=1), stock=counts(yellow=1, grey=1)).extracts(4)
    pairs = [text.split("with ")[1] for text in table.legal("fill") if text.count(":") == 2]
    assert pairs == [
        "cage:yellow cage:yellow",
        "cage:yellow cage:black",
        "cage:yellow stock:yellow",
        "cage:yellow stock:grey",
        "cage:black stock:yellow",
        "cage:black stock:grey",
        "stock:yellow stock:grey",
    ]
    assert table.why("fill truck-04 black with stock:grey stock:grey") == "GA5", "one of them only"
    assert table.why("fill truck-04 grey with stock:yellow stock:grey") == "GA5", "no such cell"
    move_events = table.events("fill truck-04 black with cage:yellow stock:grey")
    cubes = (moves.CubeSource.CAGE_YELLOW, moves.CubeSource.STOCK_GREY)
    assert move_events == [events.CellFilled(0, ORDER["truck-04"], Colour.BLACK, cubes)]
    assert table.state.free_cells(ORDER["truck-04"]) == counts()
    assert table.state.cubes_on_order(ORDER["truck-04"]) == counts(yellow=1, grey=1)
    assert (table.me.cage, table.me.stock) == (counts(yellow=1, black=1), counts(yellow=1))
    assert table.state.moves == 2
    assert table.why("fill truck-04 black with cage:yellow cage:black") == "GA5", "the cell is not free any more"


@pytest.mark.rule("GA5", "GR8")
def test_two_cubes_cannot_fill_a_cell_with_one_move_left():
    table = Table(3).holds("truck-04").has(stock=counts(yellow=2, black=1)).extracts(1)
    assert table.why("fill truck-04 black with stock:yellow stock:yellow") == "GA5"
    assert table.legal("fill") == ["fill truck-04 black with stock:black"]


@pytest.mark.rule("GA5", "GR7")
def test_two_cubes_need_the_surface_only_if_one_comes_from_the_cage():
    table = (
        Table(3).holds("truck-04").has(stock=counts(yellow=1, grey=1), cage=counts(grey=2)).extracts(8).play("cage 2")
    )
    assert table.why("fill truck-04 black with cage:grey stock:yellow") == "GA5"
    assert table.why("fill truck-04 black with cage:grey cage:grey") == "GA5"
    assert table.why("fill truck-04 black with stock:yellow stock:grey") is None


@pytest.mark.rule("GA5")
def test_two_cubes_are_written_in_one_order_only():
    for wrong in ("stock:yellow cage:yellow", "cage:grey cage:yellow", "stock:black stock:grey"):
        with pytest.raises(UnreadableMove):
            GAME.read_move(f"fill truck-04 black with {wrong}")
        one, other = (moves.CubeSource[word.replace(":", "_").upper()] for word in wrong.split())
        with pytest.raises(ValueError, match="cage before stock"):
            moves.FillWithTwoCubes(0, Colour.BLACK, one, other)
    assert GAME.read_move("fill truck-04 black with cage:yellow stock:yellow").base_rule == "GA5"


@pytest.mark.rule("GA6")
def test_cubes_on_orders_and_the_cage_stay_in_place_after_a_shift():
    table = Table(3).holds("handcart-10", "truck-03").has(cage=counts(grey=2, black=1)).extracts(8)
    table.play("fill handcart-10 grey with cage:grey", "cage 3", "stop")
    assert (table.me.level, table.me.cage) == (3, counts(grey=1, black=1))
    table.end_shift()
    assert table.state.shift == 2
    assert (table.me.level, table.me.cage) == (3, counts(grey=1, black=1))
    assert table.state.cubes_on_order(ORDER["handcart-10"]) == counts(grey=1)
    table.state.seat = 0
    table.play("place extraction-8")
    before = table.state.cubes_laid[:]
    assert all(text.split()[0] in ("cage", "load", "stop") for text in table.legal())
    table.play("cage 1", "load yellow", "cage surface", "store grey", "stop")
    assert table.state.cubes_laid == before
