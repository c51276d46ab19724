"""Handicaps of seats: in the score, in records, and in stored results."""

import json

import pytest
from attrs import evolve

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import MAX_HANDICAP, Seat
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record import PLAIN_FORMAT, SEAT_KEYS, checksum, dumps, from_code, loads, to_code
from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.core.result import match_id, points_by_item, result_of
from haspelknecht_qt.core.result_statistics import tally
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.rng import ChanceMethod
from tests.core.playing import TOY, TOYS, new_match, play_at_random, same


def with_handicaps(match, *handicaps, chance=ChanceMethod.EVENT):
    """Returns the same match with other handicaps, from its beginning."""
    seats = [evolve(seat, handicap=points) for seat, points in zip(match.seats, handicaps, strict=True)]
    return Match(TOY, match.setup, match.seed, seats, match.undo_policy, chance)


@pytest.fixture
def plain():
    return play_at_random(new_match(seed=3))


@pytest.fixture
def handicapped(plain):
    """Match with the same moves. The loser of `plain` has a handicap that is larger than the lead."""
    loser = plain.standing.ranking()[-1]
    lead = max(seat.total for seat in plain.standing.seats) - plain.standing.seats[loser].total
    return play_at_random(with_handicaps(plain, *(lead + 1 if seat == loser else 0 for seat in range(2))))


def test_handicap_counts_from_the_start_as_a_score_item():
    match = with_handicaps(new_match(), 7, 0)
    assert match.scores_in(match.state) == (7, 0)
    assert [seat.items[0] for seat in match.standing.seats] == [(HANDICAP, 7), (HANDICAP, 0)]
    assert [item.id for item in match.score_items] == [HANDICAP, *(item.id for item in TOY.score_items)]


def test_handicap_changes_winner_and_totals_only(plain, handicapped):
    assert handicapped.log == plain.log
    assert handicapped.standing.winners == plain.standing.ranking()[-1:]
    for before, now, seat in zip(plain.standing.seats, handicapped.standing.seats, handicapped.seats, strict=True):
        assert now.items == ((HANDICAP, seat.handicap), *before.items)
        assert now.total == before.total + seat.handicap == sum(points for _, points in now.items)
        assert now.tie_breaks == before.tie_breaks


def test_standing_without_handicap_is_that_of_the_game(plain):
    assert plain.standing == TOY.standing(plain.state)
    assert plain.score_items == TOY.score_items


@pytest.mark.parametrize("handicap", [-1, MAX_HANDICAP + 1])
def test_handicap_out_of_range_is_refused(handicap):
    with pytest.raises(ValueError, match=f"handicap is {handicap}, allowed is 0 to {MAX_HANDICAP}"):
        Seat("Ada", "madder", handicap=handicap)


@pytest.mark.parametrize("handicap", [True, 1.0, "1"])
def test_handicap_that_is_no_whole_number_is_refused(handicap):
    with pytest.raises(TypeError, match="allowed is a whole number"):
        Seat("Ada", "madder", handicap=handicap)


class TestRecords:
    @pytest.mark.parametrize("chance", ChanceMethod)
    def test_handicaps_are_kept_in_records_codes_and_copies(self, plain, chance):
        match = play_at_random(with_handicaps(plain, 0, 12, chance=chance), 4)
        for other in (loads(dumps(match), "text", TOYS), from_code(to_code(match), TOYS), match.copy_undone_to(2)):
            assert [seat.handicap for seat in other.seats] == [0, 12]
            assert other.chance is chance
        assert same(loads(dumps(match), "text", TOYS), match)

    def test_record_without_handicap_stays_readable_for_older_programs(self, plain):
        document = json.loads(dumps(plain))
        assert document["format"] == PLAIN_FORMAT
        assert {tuple(seat) for seat in document["seats"]} == {SEAT_KEYS[:-1]}

    @pytest.mark.parametrize("handicap", [-1, MAX_HANDICAP + 1, "3", None])
    def test_invalid_handicap_in_a_record_is_refused(self, plain, handicap):
        document = json.loads(dumps(with_handicaps(plain, 3, 0)))
        document["seats"][0]["handicap"] = handicap
        with pytest.raises(RecordError) as caught:
            loads(json.dumps({**document, "check": checksum(document)}), "text", TOYS)
        assert caught.value.defect in {Defect.WRONG_VALUE, Defect.WRONG_TYPE}
        assert "handicap" in caught.value.place.key

    def test_record_of_an_older_format_refuses_a_handicap(self, plain):
        document = json.loads(dumps(plain))
        document["seats"][0]["handicap"] = 3
        with pytest.raises(RecordError) as caught:
            loads(json.dumps({**document, "check": checksum(document)}), "text", TOYS)
        assert caught.value.defect is Defect.UNKNOWN_KEY


class TestResults:
    def test_points_and_places_include_the_handicap_but_averages_do_not(self, plain, handicapped):
        result = result_of(handicapped, 0, None)
        (seat,) = handicapped.standing.winners
        assert result.seats[seat].place == 1
        assert result.seats[seat].points == handicapped.standing.seats[seat].total
        own = tally([(result, result.seats[seat])])
        assert (own.games_won, own.average_points) == (1, plain.standing.seats[seat].total)

    def test_result_with_a_handicap_is_stored(self, tmp_path, handicapped):
        results, result = ResultStore(tmp_path / "results.sqlite"), result_of(handicapped, 0, None)
        results.store(result, points_by_item(handicapped), record.dumps(handicapped))
        assert results.list_results(TOY.name, results.list_row_numbers(TOY.name)) == [result]

    def test_match_id_depends_on_the_handicap(self, plain, handicapped):
        assert match_id(plain) != match_id(handicapped)
