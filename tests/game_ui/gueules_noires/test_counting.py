"""Others' covered orders since the last scoring: shown with a "+", or counted if the view option is on (GR13)."""

from functools import cache

import pytest

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import ChanceMethod, Generator
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards.majorities import CARD_ELEMENT_COUNT, clock_picture
from haspelknecht_qt.games.gueules_noires import majorities
from tests.games.gueules_noires.table import GAME
from tests.table_texts import name_and_contents
from tests.ui import at_window as at
from tests.ui.mouse import settle

SEED = 1
"""In this game the second player delivers an order in shift I and another one in shift II."""


def play_until(play, match, condition):
    """Plays until a condition holds; fills and delivers wherever possible."""
    while not condition(match.state):
        legal = GAME.legal_moves(match.state)
        wanted = [move for move in legal if "fill" in move.text() or "deliver" in move.text()]
        play(Generator(SEED, match.ply).choice(wanted or legal))


def delivered(state):
    return len(state.players[1].delivered)


@cache
def played(**options):
    """The match up to the second player's second delivery, in the shift after that of the first."""
    seats = [Seat("Anna", "madder", PERSON), Seat("Jost", "woad", "random")]
    match = Match(GAME, GAME.setup({"players": 2, **options}, SEED), SEED, seats, chance=ChanceMethod.PLY)
    play_until(match.play, match, lambda state: state.shift == 2)
    assert delivered(match.state) == 1
    play_until(match.play, match, lambda state: delivered(state) == 2)
    return match


def begin(window, **options):
    """Plays the second delivery in the window; returns the match."""
    whole = played(**options)
    match = whole.copy_undone_to(whole.ply - 1)
    assert delivered(match.state) == 1
    window.begin(match)
    at.turns(window).set_paused(True)
    window.controller.play(whole.entries[-1].move)
    settle()
    assert delivered(match.state) == 2
    return match


def rows(window):
    return clock_picture(at.stage(window).view_state).rows[:CARD_ELEMENT_COUNT]


def counts(window):
    """Returns the counts of the other player in the panel."""
    return [row.counts[1] for row in rows(window)]


def exact_counts(match):
    return majorities.element_counts(match.state, 1)[:CARD_ELEMENT_COUNT]


def counting_action(window):
    return at.view_switches(window).actions["counts_covered"]


@pytest.mark.rule("GR13")
def test_counts_of_others_show_the_last_scoring_and_a_plus(window):
    match = begin(window)
    known = match.state.copy()
    known.players[1].delivered = known.players[1].delivered[:1]
    assert counts(window) == majorities.element_counts(known, 1)[:CARD_ELEMENT_COUNT]
    assert counts(window) != exact_counts(match)
    assert all(row.hidden_card_flags == (False, True) for row in rows(window))


@pytest.mark.rule("GR13")
def test_counts_of_others_stay_covered_when_another_player_takes_a_seat(window):
    match = begin(window)
    before = counts(window)
    window.controller.set_player(1, "random")
    settle()
    assert counts(window) == before != exact_counts(match)


@pytest.mark.rule("GR13")
def test_counts_of_others_stay_covered_after_a_look_back_at_another_shift(window):
    match = begin(window)
    before = counts(window)
    window.controller.go_to_ply(0)
    settle()
    window.controller.go_to_ply(match.ply)
    settle()
    assert counts(window) == before != exact_counts(match)


@pytest.mark.rule("GR13")
def test_view_option_counts_the_covered_orders_of_others(window):
    match = begin(window)
    before = window.table.render(at.view(window).size(), 1.0)
    counting_action(window).trigger()
    assert counts(window) == exact_counts(match)
    assert not any(more for row in rows(window) for more in row.hidden_card_flags)
    assert window.table.render(at.view(window).size(), 1.0) != before
    counting_action(window).trigger()
    assert counts(window) != exact_counts(match)


@pytest.mark.rule("GR13")
def test_open_orders_are_always_counted(window):
    match = begin(window, delivered="open")
    assert counts(window) == exact_counts(match)


def test_screen_reader_text_contains_the_counted_orders(window):
    match = begin(window)
    texts = at.texts(window)
    before = name_and_contents(texts.places, match.state, 0, elements.clock_element(0))
    counting_action(window).trigger()
    assert len(name_and_contents(texts.places, match.state, 0, elements.clock_element(0))) > len(before)


def test_view_option_is_remembered_in_the_next_window(window, open_window):
    begin(window)
    assert not counting_action(window).isChecked()
    counting_action(window).trigger()
    window.close()
    again = open_window()
    at.cards(again)["gueules_noires"].click()
    assert counting_action(again).isChecked()
    assert at.texts(again).counting.counts_covered_orders


def test_view_option_is_removed_with_its_game(window):
    assert counting_action(window) in at.view_menu(window).actions()
    count = len(at.view_menu(window).actions())
    at.cards(window)["haspelknecht"].click()
    settle()
    assert len(at.view_menu(window).actions()) == count - 2
    assert at.view_switches(window).actions == {}
