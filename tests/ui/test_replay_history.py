"""History of a match: its positions, and the stops of a timeline."""

import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.games.haspelknecht.scoring import current_score
from haspelknecht_qt.ui.review.history import MatchHistory, StopKind
from tests.ui.matches import finished_match


@pytest.fixture(scope="module")
def match():
    return finished_match("ppp", seed=4)


@pytest.fixture(scope="module")
def history(match):
    return MatchHistory(match)


def test_every_position_has_its_season_and_scores(match, history):
    assert history.last_ply == match.ply
    for moment in history.positions[::9]:
        state = match.state_at(moment.ply)
        assert moment.period == (state.year, int(state.season))
        assert moment.scores == tuple(current_score(player) for player in state.players)


def test_every_move_has_its_actor(match, history):
    assert history.positions[0].actor is None
    assert [moment.actor for moment in history.positions[1:]] == [entry.actor for entry in match.entries]


def test_history_has_twelve_seasons(history):
    assert [moment.period for moment in history.period_starts] == [
        (year, season) for year in (1, 2, 3) for season in range(4)
    ]
    assert set(history.stops[StopKind.PERIOD]) == {moment.ply for moment in history.period_starts} | {history.last_ply}


def test_player_stops_are_where_the_actor_changes(match, history):
    entries = match.entries
    for ply in history.stops[StopKind.PLAYER][1:-1]:
        assert entries[ply].actor != CHANCE
        assert entries[ply - 1].actor != entries[ply].actor


def test_score_stops_are_where_the_scores_change(history):
    inner = history.stops[StopKind.SCORE][1:-1]
    assert inner
    for ply in inner:
        assert history.positions[ply - 1].scores != history.positions[ply].scores
    assert sum(points for _, _, points in history.score_gains) == sum(history.positions[-1].scores)


@pytest.mark.parametrize("stop", list(StopKind))
def test_stops_are_the_same_forwards_and_backwards(history, stop):
    forwards = [0]
    while forwards[-1] < history.last_ply:
        forwards.append(history.stop_after(forwards[-1], stop))
    back = [history.last_ply]
    while back[-1] > 0:
        back.append(history.stop_before(back[-1], stop))
    assert forwards == sorted(back) == list(history.stops[stop])
    assert history.stop_before(0, stop) == 0
    assert history.stop_after(history.last_ply, stop) == history.last_ply


def test_last_acting_seat_ignores_chance(match, history):
    assert history.last_acting_seat(0) is None
    for ply in range(1, history.last_ply + 1, 7):
        actors = [entry.actor for entry in match.entries[:ply] if entry.actor != CHANCE]
        assert history.last_acting_seat(ply) == (actors[-1] if actors else None)


def test_history_can_end_at_an_earlier_ply(match):
    assert MatchHistory(match, 20).last_ply == 20
    with pytest.raises(IndexError):
        MatchHistory(match, match.ply + 1)


def test_history_does_not_change_the_match(match):
    before = match.game.digest(match.state)
    MatchHistory(match)
    assert match.game.digest(match.state) == before
