"""Texts of the game: moves, events, prompts, places, refusals and scores, in whole sentences with the right values."""

import tomllib
from itertools import chain, islice

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.game_ui.gueules_noires import elements, pointing
from haspelknecht_qt.game_ui.gueules_noires.game_ui import PERIODS
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires import events, moves, scoring
from haspelknecht_qt.games.gueules_noires.events import event_as_seen_by
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_NUMBERS
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.printed import ORDER_IDS, SHIFTS, TILE_IDS
from haspelknecht_qt.games.gueules_noires.setup import OPTIONS
from haspelknecht_qt.games.gueules_noires.state import Colour, Step
from haspelknecht_qt.ui.panels.log import make_log_lines
from haspelknecht_qt.ui.review.turning_points import LeadChange, TurningPoint
from tests.game_ui.gueules_noires.playing import KINDS, kind_name, positions, walk
from tests.games.gueules_noires.table import GAME, ORDER, Table, counts, table_with_one_returned_tile
from tests.table_texts import name_and_contents
from tests.ui.wording import MINUS, SEATS, assert_said

pytestmark = pytest.mark.usefixtures("qapp")
PERSONS = [Seat(seat.name, seat.colour) for seat in SEATS]
BOTS = [Seat(seat.name, seat.colour, "hewer") for seat in SEATS]
SILENT = (events.ExtractionEnded,)
"""Events that may have no line."""


@pytest.mark.parametrize("options", KINDS[::2], ids=kind_name)
def test_related_events_are_merged_into_one_log_line(game_texts, options):
    lines = []
    for ply, (state, _, move) in enumerate(walk(options, 2)):
        for event, after in GAME.events_with_states(state, move):
            seen = GAME.observe(after, 0)
            joined = game_texts.events.merged_line(event_as_seen_by(event, 0), seen, lines[-1]) if lines else None
            if joined is None:
                lines.append(game_texts.events.create_log_line(ply, event_as_seen_by(event, 0), seen))
            else:
                assert joined.count == lines[-1].count + 1
                lines[-1] = joined
    said = [game_texts.events.line(line.event, line.state, line.count) for line in lines]
    assert any(line.count == 5 for line in lines)
    assert sum(1 for line in lines if isinstance(line.event, events.OrderDisplayed)) == 1
    look_texts = [text for line, text in zip(lines, said, strict=True) if isinstance(line.event, events.TileLookedAt)]
    assert all("Tunnel tile" in text for text in look_texts if text.startswith("Ann1"))
    assert all("Tunnel tile" not in text for text in look_texts if not text.startswith("Ann1"))
    assert {game_texts.events.is_notable(line.event) for line in lines} == {True, False}


@pytest.mark.parametrize("options", KINDS, ids=kind_name)
def test_every_place_is_described(game_texts, options):
    common = [
        *map(elements.space, (*SPACE_NUMBERS, BANK)),
        *elements.STACK_ELEMENTS.values(),
        *(elements.clock_element(number) for number in range(12)),
        *(elements.supply(colour) for colour in Colour),
        *("canteen", "clock", "supply", "waiting", "top", "under", "all", "pair", "take_none"),
    ]
    own = [
        *("crew", "francs", "orders", "delivered", "mine", "foot", "cage", "stock"),
        *map(elements.level, range(5)),
        *(elements.cart_cubes_element(level, colour) for level in range(1, 5) for colour in Colour),
        *map(elements.cubes_element, CubeSource),
    ]
    for state, _ in islice(positions(options, 1), 0, None, 23):
        cards = [*map(elements.order, state.player.orders), *map(elements.drawn_piece_element, range(len(state.hand)))]
        for element in (*common, *own, *cards, *(elements.card(1, place) for place in own), "seat.1"):
            assert_said(name_and_contents(game_texts.places, state, state.seat, element))
        assert all(
            name_and_contents(game_texts.places, state, 0, button) == "" for button in pointing.step_ending_buttons
        )


def test_elements_shown_in_lessons_have_texts(game_texts):
    lessons = (paths.game_folder("gueules_noires") / "tutorial").glob("[0-9]*.toml")
    steps = [step for lesson in lessons for step in tomllib.loads(lesson.read_text(encoding="utf-8"))["step"]]
    shown = {step["look"] for step in steps if "look" in step}
    assert len(shown) > 5
    for element in shown:
        assert_said(name_and_contents(game_texts.places, Table(2).state, 0, element))


def test_purchase_of_a_tile_states_price_and_consequences(game_texts):
    table = Table(tiles=["grey-2-lit"]).has(francs=10).stands("factory-1", 1, 1)
    move = GAME.read_move("place factory-1")
    assert game_texts.moves.line(table.state, move) == "Buy for 6 francs: Tunnel tile, 2 grey minecarts, light side"
    assert game_texts.moves.heading(table.state, move) == "Minecart factory"
    assert game_texts.moves.consequences(table.state, move) == (
        "costs 2 workers · 1 workers go to the canteen · "
        f"excess tunnel tiles then: 1, {MINUS}2 VP · change of the score if the game ended now: {MINUS}3"
    )


@pytest.mark.parametrize("options", KINDS[::3], ids=kind_name)
def test_consequences_of_a_move_state_the_change_of_the_standing(game_texts, options):
    """Purchases, money, orders, deliveries and the bank, where no majority changes and no choice is left open."""
    found = set()
    for state, legal in chain(positions(options, 5), positions(options, 7)):
        for move in legal:
            if not isinstance(move, moves.PlaceWorkers | moves.TakeTile | moves.TakeOrder):
                continue
            after = state.copy()
            GAME.advance(after, move)
            if after.step is Step.OVER or after.shift != state.shift or after.step is Step.SUBSTITUTE:
                continue
            before, now = (GAME.standing(each).seats[state.seat] for each in (state, after))
            told = game_texts.moves.consequences(state, move).partition("score if the game ended now: ")[2]
            change = int(told.replace(MINUS, "-") or 0)
            assert change == now.total - before.total, GAME.write_move(move)
            found.add(game_texts.moves.heading(state, move) if change else "")
    assert found >= {"Minecart factory", "Money", "New order", "Delivery"}


@pytest.mark.parametrize(
    "orders, told",
    [(["handcart-01"], "completes the order"), (["handcart-01", "handcart-02"], "completes 2 orders")],
)
def test_extraction_that_completes_several_orders_states_their_number(game_texts, orders, told):
    colours = ["yellow", "brown"]
    table = Table().holds(*orders).has(cage=counts(yellow=1, brown=1)).play("place extraction-8")
    steps, state = [], table.state.copy()
    for order, colour in zip(orders, colours, strict=False):
        move = GAME.read_move(f"fill {order} {colour} with cage:{colour}")
        steps.append((state.copy(), move))
        GAME.advance(state, move)
    assert game_texts.moves.joint_consequences(steps) == told


def test_order_is_described_by_its_vehicle_and_missing_cubes(game_texts):
    table = Table().holds("handcart-02")
    assert TITLES.order(table.state.box, ORDER["handcart-02"]).startswith("Handcart order (1 brown")
    sentence = name_and_contents(game_texts.places, table.state, 0, "order.handcart-02")
    assert sentence.endswith("Missing: 1 brown") or "Missing: " in sentence


@pytest.mark.rule("GR13")
@pytest.mark.parametrize("delivered", ["covered", "open"])
def test_only_the_number_of_covered_orders_of_others_is_stated(game_texts, delivered):
    table = Table(3, delivered=delivered).has_delivered(0, "truck-01").has_delivered(1, "truck-02", "truck-03")
    assert "Truck order" in name_and_contents(game_texts.places, table.state, 0, "delivered")
    others = name_and_contents(game_texts.places, table.state, 0, "seat.1.delivered")
    assert ("Truck order" in others) == (delivered == "open")
    assert delivered == "open" or others == "Bob2. Delivered orders. 2 orders"
    on_large_board = game_texts.places.details(table.state, 1, "delivered", is_owner=False)
    assert ("Truck order" in on_large_board) == (delivered == "open")
    assert ("You " in name_and_contents(game_texts.places, table.state, 0, "element.7")) == (delivered == "open")
    assert name_and_contents(game_texts.places, table.state, 0, "element.12").endswith("Nobody has any yet")


@pytest.mark.rule("GE1", "GE3")
def test_line_of_a_scored_majority_names_seats_and_points(game_texts):
    state = Table().state

    def sentence(*prizes):
        return game_texts.events.line(events.MajorityScored(1, 0, prizes, prizes), state)

    assert sentence(0, 0, 0) == "Yellow order spots: nobody scores"
    assert sentence(2, 0, 0) == "Yellow order spots: Ann1 scores 2 VP"
    assert sentence(2, 2, 0) == "Yellow order spots: Ann1, Bob2 are tied and score 2 VP each"
    assert sentence(1, 2, 0) == "Yellow order spots: Bob2 2 VP, Ann1 1 VP"
    equal_prizes = events.MajorityScored(1, 0, (3, 1, 0), (6, 6, 0))
    assert game_texts.events.line(equal_prizes, state) == "Yellow order spots: Ann1 6 VP, Bob2 6 VP"


@pytest.mark.rule("GE4")
def test_line_of_the_new_starting_player_states_the_reason(game_texts):
    state = Table().state

    def sentence(seat, *workers):
        return game_texts.events.line(events.FirstPlayerDetermined(seat, workers), state)

    assert sentence(2, 2, 4, 5) == "Cyd3 has the most workers in the minecart factory and begins the next shift"
    assert sentence(1, 3, 3, 1).startswith(
        "Ann1, Bob2 are tied in the minecart factory: Bob2, next clockwise, becomes starting player"
    )
    assert sentence(1, 0, 0, 0).startswith(
        "Nobody has workers in the minecart factory: Bob2, next clockwise, becomes starting player"
    )


@pytest.mark.rule("GF2")
def test_result_sentence_states_margin_tie_break_or_shared_victory(game_texts):
    def sentence(*seats):
        standing = Standing(tuple(SeatStanding(n, (), total, (left,)) for n, (total, left) in enumerate(seats)))
        return game_texts.score.result_sentence(standing, SEATS, 120)

    assert sentence((40, 1), (52, 0)) == "12 VP ahead of Ann1, after three shifts and 120 moves."
    assert sentence((52, 1), (52, 3)) == "Bob2 wins the tie with 3 francs left"
    assert sentence((52, 3), (52, 3)) == "Shared victory: equal in VP and in francs left"


@pytest.mark.rule("GF2")
def test_a_shared_victory_names_all_winners(game_texts):
    state = Table().end_shift().state
    state.step = Step.OVER
    for player in state.players:
        player.scored, player.francs, player.tiles, player.orders = [7, 0, 0, 0], 0, [0] * 16, []
    headline, _ = game_texts.prompts.prompt(state, None, SEATS)
    assert headline.startswith("Ann1, Bob2, Cyd3 share the victory with ")


def test_headings_state_shift_and_step(game_texts):
    assert game_texts.periods.heading(Table().state) == "Shift I: placing workers"
    assert game_texts.periods.heading(Table(2).extracts().state) == "Shift I: mining"
    assert game_texts.periods.name((2, 0)) == game_texts.periods.larger_period((2, 0)) == "Shift II"
    assert game_texts.periods.larger_period_numeral((3, 0)) == "III"


def test_hand_over_notice_names_the_only_seat_that_may_look(game_texts):
    table = table_with_one_returned_tile()
    assert GAME.is_secret(table.state)
    assert (
        game_texts.prompts.hand_over_notice(table.state)
        == "Ann1 looks at the top of the stack. Only Ann1 should see the screen now."
    )


def test_moves_of_an_extraction_are_joined_in_one_line(game_texts):
    state = Table(2).extracts().state
    made = [GAME.read_move(text) for text in ("cage 3", "load grey", "stop")]
    assert (
        game_texts.moves.joint_line(state, made)
        == "Move the cage to the grey tunnel level · Load a grey cube into the cage"
    )
    assert game_texts.moves.joint_line(state, made[-1:]) == "Stop mining"
    order = ORDER_IDS[0]
    texts = ("cage 3", "load grey", "load grey", "load black", "load black", f"fill {order} grey with cage:grey")
    made = [GAME.read_move(text) for text in (*texts, "store black", "store black", "stop")]
    assert game_texts.moves.joint_line(state, made) == (
        "Move the cage to the grey tunnel level · Into the cage: 2 grey cubes, 2 black cubes · On order spots: 1 grey ·"
        " To the storage: 2 black cubes"
    )


def test_cards_that_are_put_back_share_one_line(game_texts):
    table = Table(2)
    first, second, third = ORDER_IDS[:3]
    texts = (f"take {first}", f"return under {second}", f"return under {third}")
    made = [GAME.read_move(text) for text in texts]
    take, one, another = (game_texts.moves.line(table.state, move) for move in made)
    put_back, _, card = another.partition(": ")
    assert game_texts.moves.joint_line(table.state, made) == f"{take} · {one}; {card}"
    assert one.startswith(put_back)
    assert game_texts.moves.joint_line(table.state, made[1:2]) == one


def test_score_items_and_option_values_are_explained_in_sentences(game_texts):
    for item in scoring.ITEMS:
        assert game_texts.score.item_explanation(item.id).endswith(".")
        assert game_texts.bots.source_name(item.id) == game_texts.score.item_name(item.id)
    for option in OPTIONS:
        for value in option.values(4):
            assert game_texts.options.explanation(option.key, value).endswith(".")
    with pytest.raises(KeyError):
        game_texts.options.value_name("delivered", "sideways")


def test_stop_needs_confirmation_from_three_lost_work_steps_on(game_texts):
    asked = [bool(game_texts.moves.confirmation(Table(3).extracts(count).state, moves.STOP)) for count in range(1, 5)]
    assert asked == [False, False, True, True]
    state = Table(3).extracts(8).state
    assert [move for move in GAME.legal_moves(state) if game_texts.moves.confirmation(state, move)] == [moves.STOP]


def test_moves_with_a_button_have_a_short_label(game_texts):
    state = Table(3).holds("truck-01").state
    assert game_texts.moves.button_label(state, moves.STOP) == "End mining"
    assert game_texts.moves.button_label(Table(3).extracts(8).state, moves.STOP) == "End mining: lose 8 work steps"
    assert game_texts.moves.button_label(state, moves.TAKE_NONE) == "Take none"
    with pytest.raises(ValueError, match="no button"):
        game_texts.moves.button_label(state, GAME.read_move("place bank"))


def test_only_the_current_shift_has_a_score_calculation(game_texts):
    state = Table(2, delivered="open").state
    sentence = game_texts.score.item_calculation(state, 0, "shift_1")
    assert sentence.startswith("Scoring this shift now would bring ")
    assert game_texts.score.item_calculation(state, 0, "shift_2") == ""


@pytest.mark.rule("GR13")
def test_score_calculation_of_the_shift_does_not_tell_covered_orders(game_texts):
    state = Table(2, delivered="covered").has_delivered(1, "truck-02").state
    assert game_texts.score.item_calculation(state, 1, "shift_1") == ""
    game_texts.counting.set_counts_covered_orders(True)
    assert game_texts.score.item_calculation(state, 1, "shift_1").startswith("Scoring this shift now would bring ")


def test_remarks_name_a_rule_of_the_game(game_texts):
    table = Table(2).holds("handcart-02", filled=True).has(workers=2)
    table.state.supply[Colour.GREY] = 0
    found = game_texts.prompts.remarks(table.state)
    assert [(remark.kind, remark.rule) for remark in found] == [("warn", "GE1"), ("lock", "GA3"), ("hint", "GE4")]
    for remark in found:
        assert_said(remark.headline)
        assert remark.text.endswith(".")


@pytest.mark.rule("GA13", "GA15")
@pytest.mark.parametrize(
    "level, cage, rule", [(0, {"grey": 1}, "GA13"), (0, {}, "GA15"), (2, {"grey": 1}, "GA15")], ids=str
)
def test_remark_on_a_fitting_cube_names_the_rule_of_its_source(game_texts, level, cage, rule):
    table = Table(2).holds("truck-03").has(level=level, cage=counts(**cage), stock=counts(grey=1)).extracts()
    [remark] = game_texts.prompts.remarks(table.state)
    assert remark.rule == rule


def test_chronicle_has_three_shifts_and_a_picture_for_each_score_item():
    assert [period[0] for period in PERIODS.sequence] == list(SHIFTS)
    assert all(PERIODS.includes_last_points(period) for period in PERIODS.sequence)
    assert [PERIODS.colour(period) for period in PERIODS.sequence] == ["shift1", "shift2", "shift3"]
    assert all(PERIODS.pictures[item.id].element for item in scoring.ITEMS)
    assert PERIODS.turn_steps <= {step.value for step in Step}


def test_cause_of_a_turning_point_is_the_largest_change(game_texts):
    state = Table(3).state

    def cause(name, concerned, items):
        point = TurningPoint(
            period=(1, 0),
            seat=0,
            first_ply=0,
            last_ply=0,
            forecast_change=sum(points for _, points in items),
            item_changes=tuple(items),
            events=tuple(concerned),
            state_before=state,
            state_after=state,
            lead_change=LeadChange.NONE,
            leaders=(0,),
            points_ahead=0,
            points_behind=0,
        )
        return game_texts.events._turning_points.cause_sentence(name, point)

    delivery = [events.OrderDelivered(0, ORDER["truck-01"], 8), events.OrderDelivered(0, ORDER["truck-02"], 6)]
    assert cause("Ann1", delivery, [("deliveries", 14), ("undelivered", 2)]) == "Ann1 delivers 2 orders: 14 VP."
    assert cause("Ann1", [], [("undelivered", -4), ("francs", 3), ("cubes", 2)]) == "Ann1 gets richer: 3 VP."
    assert cause("Ann1", [], [("cubes", 4), ("undelivered", -3), ("balance", -2)]) == "Ann1 takes on more orders."
    assert cause("Ann1", [], [("shift_2", 9)]) == "Ann1 scores 9 VP in the scoring of shift II."
    for item in scoring.ITEMS:
        for points in (-4, 4):
            assert_said(cause("Ann1", [], [(item.id, points)]))
    assert_said(cause("Ann1", [], []))


@pytest.mark.parametrize("options", KINDS[::2], ids=kind_name)
def test_waiting_players_read_who_decides_next_in_the_draft(game_texts, options):
    names = game_texts.seats.names(options["players"])
    seats = BOTS[: options["players"]]
    said = []
    for state, _ in positions(options, 1):
        if said:
            next_name = names[state.seat] if state.step is Step.DRAFT else ""
            assert said[-1] == (f"Then: {next_name}" if next_name else "")
        if state.step is not Step.DRAFT:
            break
        said.append(game_texts.prompts.prompt(state, GAME.decision(state), seats)[1])
    assert len(said) == 3 * options["players"]


def test_prompt_of_an_extraction_asks_for_what_is_possible(game_texts):
    table = Table(2).has(level=2).extracts()

    def hint():
        return game_texts.prompts.prompt(table.state, GAME.decision(table.state), PERSONS)[1]

    assert "load brown" in table.legal()
    assert "load" in hint()
    table.has(cage=counts(grey=5))
    assert "load brown" not in table.legal()
    assert "full" in hint()
    assert "load" not in hint()
    table.has(cage=counts(), coal=[0] * 16)
    assert "load brown" not in table.legal()
    assert "no cube" in hint()


@pytest.mark.parametrize("tile, minecarts", [("yellow-1-lit", "a minecart"), ("yellow-2-lit", "each minecart")])
def test_log_says_how_many_minecarts_get_a_cube(game_texts, tile, minecarts):
    table = Table(2).has(francs=10).turn(0)
    table.state.tiles[0] = TILE_IDS.index(tile)
    state, move = table.state.copy(), GAME.read_move("place factory-1")
    loading = [
        line
        for line in make_log_lines(0, GAME.events_with_states(state, move), game_texts.events)
        if isinstance(line.event, events.MinecartLoaded)
    ]
    said = [game_texts.events.line(line.event, line.state, line.count) for line in loading]
    assert said == [f"A yellow cube goes on {minecarts}"]
