"""Events since a player's last turn."""

from itertools import groupby

import pytest

from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import events, moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.match.session import events_since_last_turn
from haspelknecht_qt.ui.panels.log import append_lines
from tests.ui.matches import GAME, at_step, new_match, play_at_random


@pytest.fixture
def texts():
    made = make_texts(GAME)
    made.seats.set_seats(new_match("ppp").seats)
    return made


def recent_events(match, seat, texts):
    return events_since_last_turn(match, seat, match.entries, texts)


def test_there_are_no_events_after_the_viewers_move(texts):
    match = play_at_random(new_match("ppp"), at_step(Step.PLANNING))
    match.play(match.game.legal_moves(match.state)[0])
    assert recent_events(match, match.entries[-1].actor, texts) == []


def test_events_begin_after_the_viewers_last_move(texts):
    match = play_at_random(
        new_match("ppp", seed=3), lambda match: match.state.year == 2 and at_step(Step.PLANNING)(match)
    )
    for seat in range(3):
        own = max(entry.ply for entry in match.entries if entry.actor == seat)
        lines = [line for part in recent_events(match, seat, texts) for line in part.lines]
        takings = [
            (entry.ply, texts.events.line(event, state))
            for entry in match.entries
            for event, state in match.events_with_states(entry.ply)
            if isinstance(event, events.DisksTaken)
        ]
        later = [line for ply, line in takings if ply > own]
        assert [line for line in lines if line in {line for _, line in takings}] == sorted(later, key=lines.index)
        assert bool(lines) == (own < match.ply - 1)


def test_events_are_ordered_by_season_and_grouped_by_player(texts):
    match = play_at_random(new_match("ppp", seed=5), lambda match: match.state.season == 3)
    for seat in range(3):
        parts = recent_events(match, seat, texts)
        played = [
            match.game.period(state) for entry in match.entries for _, state in match.events_with_states(entry.ply)
        ]
        in_order = [texts.periods.name(period) for period in sorted(set(played))]
        seasons = [in_order.index(part.period) for part in parts]
        assert seasons == sorted(seasons)
        for _, between in groupby(parts, key=lambda part: (part.period, part.seat is None)):
            about = [part.seat for part in between]
            assert len(about) == len(set(about))
        assert all(part.lines for part in parts)


def test_event_about_all_players_stands_between_earlier_and_later_events(texts):
    def is_after_takings_and_plans(match):
        types = {type(entry.move) for entry in match.entries_since(match.decision.actor)}
        return at_step(Step.PLANNING)(match) and {moves.Take, moves.Confirm} <= types

    match = play_at_random(new_match("ppp", seed=5), is_after_takings_and_plans)
    seat = match.decision.actor
    sentences = [line for part in recent_events(match, seat, texts) for line in part.lines]
    logged = []
    for entry in match.entries_since(seat):
        append_lines(logged, entry.ply, match.events_with_states(entry.ply), texts.events)
    order = next(place for place, line in enumerate(logged) if isinstance(line.event, events.TurnOrderDetermined))
    shown = [texts.events.line(line.event, line.state, line.count) for line in logged]
    place = sentences.index(shown[order])
    assert set(sentences[:place]) <= set(shown[:order])
    assert set(sentences[place + 1 :]) <= set(shown[order + 1 :])
    assert 0 < place < len(sentences) - 1


def test_lines_of_a_player_begin_with_the_name(texts):
    match = play_at_random(new_match("ppp", seed=5), lambda match: match.state.season == 3)
    for seat in range(3):
        for part in recent_events(match, seat, texts):
            if part.seat is not None:
                assert all(line.startswith(part.seat.name) for line in part.lines)


def test_there_are_no_events_without_visible_entries(texts):
    match = play_at_random(new_match("ppp"), at_step(Step.PLANNING))
    assert events_since_last_turn(match, 0, [], texts) == []
