"""The course of a match: its positions, and where a timeline stops."""

import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.games.haspelknecht.scoring import current_score
from haspelknecht_qt.ui.review.history import MatchHistory, StopKind
from tests.ui.matches import finished_match


@pytest.fixture(scope="module")
def match():
    return finished_match("ppp", seed=4)


@pytest.fixture(scope="module")
def course(match):
    return MatchHistory(match)


def test_every_position_has_its_season_and_scores(match, course):
    assert course.last_ply == match.ply
    for moment in course.positions[::9]:
        state = match.state_at(moment.ply)
        assert moment.period == (state.year, int(state.season))
        assert moment.scores == tuple(current_score(player) for player in state.players)


def test_every_move_has_its_actor(match, course):
    assert course.positions[0].actor is None
    assert [moment.actor for moment in course.positions[1:]] == [entry.actor for entry in match.entries]


def test_twelve_seasons_begin(course):
    assert [moment.period for moment in course.period_starts] == [
        (year, season) for year in (1, 2, 3) for season in range(4)
    ]
    assert set(course.stops[StopKind.PERIOD]) == {moment.ply for moment in course.period_starts} | {course.last_ply}


def test_players_stop_where_they_begin(match, course):
    entries = match.entries
    for ply in course.stops[StopKind.PLAYER][1:-1]:
        assert entries[ply].actor != CHANCE
        assert entries[ply - 1].actor != entries[ply].actor


def test_scores_stop_where_a_disk_has_moved(course):
    inner = course.stops[StopKind.SCORE][1:-1]
    assert inner
    for ply in inner:
        assert course.positions[ply - 1].scores != course.positions[ply].scores
    assert sum(points for _, _, points in course.score_gains) == sum(course.positions[-1].scores)


@pytest.mark.parametrize("stop", list(StopKind))
def test_stepping_over_the_stops_leads_from_end_to_end(course, stop):
    there = [0]
    while there[-1] < course.last_ply:
        there.append(course.stop_after(there[-1], stop))
    back = [course.last_ply]
    while back[-1] > 0:
        back.append(course.stop_before(back[-1], stop))
    assert there == sorted(back) == list(course.stops[stop])
    assert course.stop_before(0, stop) == 0
    assert course.stop_after(course.last_ply, stop) == course.last_ply


def test_the_board_to_see_is_that_of_who_acted_last(match, course):
    assert course.last_acting_seat(0) is None
    for ply in range(1, course.last_ply + 1, 7):
        actors = [entry.actor for entry in match.entries[:ply] if entry.actor != CHANCE]
        assert course.last_acting_seat(ply) == (actors[-1] if actors else None)


def test_it_may_end_earlier(match):
    assert MatchHistory(match, 20).last_ply == 20
    with pytest.raises(IndexError):
        MatchHistory(match, match.ply + 1)


def test_the_match_stays_as_it_is(match):
    before = match.game.digest(match.state)
    MatchHistory(match)
    assert match.game.digest(match.state) == before
