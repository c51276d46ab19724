"""Secrecy of five drawn pieces (GR5): log, replay, recent events, hints, "why?" and bots do not reveal them."""

import pytest

from haspelknecht_qt.core.choices import can_explain_move
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Step
from haspelknecht_qt.ui.match.bots import RANDOM
from haspelknecht_qt.ui.panels.log import append_lines
from haspelknecht_qt.ui.review.analysis import reviewable_decisions
from tests.games.gueules_noires.table import GAME
from tests.table_texts import name_and_contents
from tests.ui import at_window as at
from tests.ui.mouse import settle

SECRET = (events.TileLookedAt, events.OrderLookedAt, events.TileReturned, events.OrderReturned)
LOOKED, RETURNED = Step.LOOK.value, Step.RETURN.value


def play(match, condition, limit=3000):
    """Plays at random until a condition holds; returns whether it holds."""
    for _ in range(limit):
        if match.is_over or condition(match):
            break
        match.play(Generator(3, match.ply).choice(GAME.legal_moves(match.state)))
    return condition(match)


def new_match(kinds, seed=4):
    seats = [
        Seat(name, colour, PERSON if kind == "p" else RANDOM)
        for name, colour, kind in zip(("Anna", "Jost"), ("madder", "woad"), kinds, strict=True)
    ]
    return Match(GAME, GAME.setup({"players": 2, "first_player": "0"}, seed), seed, seats)


def returned_by(match, seat):
    return [entry for entry in match.entries if entry.decision.step == RETURNED and entry.actor == seat]


def after_a_draw_five(kinds, by):
    """Match in which this seat has looked at five pieces and put the rest back. The other seat must act now."""
    match = new_match(kinds)
    assert play(match, lambda now: returned_by(now, by) and now.decision.actor == 1 - by)
    return match


def secret_events_for(match, seat):
    """Secret events of the whole match, as a seat may see them."""
    return [
        event
        for entry in match.entries_for(seat)
        for event, _ in match.events_with_states_for(entry.ply, seat)
        if isinstance(event, SECRET)
    ]


def drawn_kind(event):
    return event.face if isinstance(event, events.TileLookedAt | events.TileReturned) else event.order


@pytest.mark.rule("GR5")
@pytest.mark.parametrize("viewer", [0, 1])
def test_log_and_replay_name_only_pieces_drawn_by_the_viewer(window, viewer):
    match = after_a_draw_five("pp", viewer)
    assert play(match, lambda now: returned_by(now, 1 - viewer) and now.decision.actor == viewer)
    window.begin(match)
    settle()
    window.controller.confirm_handover()
    assert window.controller.viewer == viewer
    own = [event for event in secret_events_for(match, viewer) if event.seat == viewer]
    assert own
    assert all(drawn_kind(event) != UNKNOWN for event in own)
    lines = [line.event for line in at.log_page(window).lines if isinstance(line.event, SECRET)]
    assert lines
    assert all(drawn_kind(event) == UNKNOWN for event in lines if event.seat != viewer)
    at.replay(window).toggle_open()
    looked = 0
    for ply in range(match.ply):
        for event, state in window.controller.narration(ply):
            assert not isinstance(event, SECRET) or event.seat == viewer or drawn_kind(event) == UNKNOWN
            assert state.seat == viewer or all(kind == UNKNOWN for kind in state.hand)
        # Showing a position is slow, so only positions with a hand are shown. The others hide nothing.
        if match.seen_state(ply + 1, viewer).hand:
            window.controller.go_to_ply(ply + 1)
            shown = window.controller.state
            assert shown.seat == viewer or all(kind == UNKNOWN for kind in shown.hand)
            looked += shown.seat != viewer
    assert looked


@pytest.mark.rule("GR5")
def test_recent_events_do_not_name_pieces_drawn_by_the_other_seat(window):
    match = after_a_draw_five("pp", 1)
    window.begin(match)
    settle()
    window.controller.confirm_handover()
    texts = at.texts(window)
    recent_events = [line for part in window.session.recent_events(0) for line in part.lines]
    since = {entry.ply for entry in match.entries_since(0)}
    # The log of the seat that looked has these texts; the other seat's log must not.
    forbidden = set()
    for ply in since & {entry.ply for entry in returned_by(match, 1)}:
        forbidden |= {
            texts.events.line(event, state)
            for event, state in match.events_with_states_for(ply, 1)
            if isinstance(event, SECRET) and drawn_kind(event) != UNKNOWN
        }
    assert forbidden
    assert not forbidden & set(recent_events)
    # The fact of a draw is not secret.
    assert in_recent_events(window, match, 0, 0, 1) & set(recent_events)


@pytest.mark.rule("GR5")
@pytest.mark.parametrize("looker", [0, 1])
def test_hand_over_page_lists_no_draw_of_the_same_turn(window, looker):
    match = new_match("pp")
    assert play(match, lambda now: bool(now.state.hand) and now.state.seat == looker)
    window.begin(match)
    settle()
    assert window.controller.handover_to == looker
    # Texts with the drawn pieces, and texts for both seats.
    of_the_draw = in_recent_events(window, match, looker, looker) | in_recent_events(window, match, looker, 0, 1)
    shown = {line for part in at.hand_over(window).recent_events.event_lines for line in part.lines}
    assert of_the_draw
    assert not of_the_draw & shown


def in_recent_events(window, match, since, *seats):
    """Texts of secret events since a seat's last turn that these seats may read together."""
    texts, lines = at.texts(window), []
    for entry in match.entries_since(since):
        append_lines(lines, entry.ply, match.events_with_states_for(entry.ply, *seats), texts.events)
    return {texts.events.line(line.event, line.state, line.count) for line in lines if isinstance(line.event, SECRET)}


@pytest.mark.rule("GR5")
def test_bot_choice_among_five_is_explained_only_to_its_seat(window):
    match = after_a_draw_five("pb", 1)
    window.begin(match)
    entries = match.entries_for(0)
    choices = [entry for entry in entries if entry.actor == 1]
    secret_choices = [
        entry for entry in choices if isinstance(entry.move, moves.TakeTile | moves.TakeOrder | moves.TakeNone)
    ]
    assert secret_choices
    assert not any(can_explain_move(match, entries, entry.ply) for entry in secret_choices)
    open_choices = [entry for entry in choices if entry.decision.step == Step.PLACE.value]
    assert open_choices
    assert all(can_explain_move(match, entries, entry.ply) for entry in open_choices)
    # The seat that drew the five knows them.
    own = match.entries_for(1)
    assert all(can_explain_move(match, own, entry.ply) for entry in secret_choices)


@pytest.mark.rule("GR5")
def test_hints_are_based_on_the_observation_of_the_viewer(window):
    match = after_a_draw_five("pp", 1)
    window.begin(match)
    settle()
    window.controller.confirm_handover()
    controller = window.controller
    assert controller.viewer == 0
    assert GAME.digest(controller.state) == GAME.digest(GAME.observe(match.state, 0))
    for stack in controller.state.stacks:
        assert all(kind == UNKNOWN or by == 0 for kind, by in zip(stack.top, stack.top_by, strict=True))
        assert all(kind == UNKNOWN or by == 0 for kind, by in zip(stack.under, stack.under_by, strict=True))


@pytest.mark.rule("GR5")
def test_bot_request_contains_the_observation_of_its_seat(window, monkeypatch):
    match = new_match("pb")
    assert play(match, lambda now: returned_by(now, 0) and now.decision.actor == 1)
    questions = []
    monkeypatch.setattr(at.bots(window), "ask", lambda _seat, _name, _game, question: questions.append(question))
    window.begin(match)
    controller = window.controller
    controller.turns._poll()
    (question,) = questions
    assert GAME.digest(question.observation) == GAME.digest(GAME.observe(match.state, 1))
    assert GAME.digest(question.observation) != GAME.digest(match.state)
    for stack in question.observation.stacks:
        known = [*zip(stack.top, stack.top_by, strict=True), *zip(stack.under, stack.under_by, strict=True)]
        assert all(kind == UNKNOWN or by == 1 for kind, by in known)


@pytest.mark.rule("GR5")
def test_texts_of_places_do_not_name_pieces_another_seat_looks_at(window):
    match = new_match("pb")
    assert play(match, lambda now: now.decision.step == Step.TAKE.value and now.decision.actor == 1)
    window.begin(match)
    settle()
    spoken = " ".join(
        name_and_contents(at.texts(window).places, window.controller.state, 0, element)
        for element in ("hand", "stack.tiles", "stack.orders")
    )
    is_tile = match.state.box.spaces[match.state.space].value == 0
    for kind in match.state.hand:
        title = TITLES.tile(kind) if is_tile else TITLES.order(match.state.box, kind)
        assert title not in spoken
    assert all(kind == UNKNOWN for kind in window.controller.state.hand)


@pytest.mark.rule("GR5")
def test_choice_among_five_is_reviewed_only_for_its_seat():
    match = after_a_draw_five("pp", 1)
    own = reviewable_decisions(match, (1,))
    both = reviewable_decisions(match, (0, 1))
    in_secret = {Step.TAKE.value, RETURNED}
    assert in_secret <= {entry.decision.step for entry in own}
    assert not in_secret & {entry.decision.step for entry in both}
    assert [entry for entry in both if entry.actor == 1] == [
        entry for entry in own if entry.decision.step not in in_secret
    ]
