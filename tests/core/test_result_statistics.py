"""Statistics of results, compared with values calculated by hand."""

import csv
import io

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.result import FORGOTTEN_NAME, Result, SeatResult, TournamentGame, result_of, to_csv
from haspelknecht_qt.core.result_statistics import (
    Opponent,
    Tally,
    is_won_by_person,
    opponents,
    persons,
    seat_results,
    standings_of,
    tally,
    tally_by_opponent,
    tally_by_option,
    tally_by_person,
    tally_by_player_count,
    tournaments,
    winner,
)
from haspelknecht_qt.core.tournament import PlayedTournament
from tests.core.playing import new_match, play_at_random


def result(id_, *seats, board="small"):
    """Returns a result; a seat is (name, player, points, place)."""
    colours = ("madder", "woad", "leaf", "heather")
    return Result(
        id_,
        "toy",
        1_760_000_000,
        9,
        None,
        {"board": board, "long": True},
        tuple(
            SeatResult(name, colour, player, points, place)
            for (name, player, points, place), colour in zip(seats, colours, strict=False)
        ),
    )


RESULTS = [
    result("a", ("Ada", PERSON, 10, 1), ("Jo", "easy", 4, 2)),
    result("b", ("Ada", PERSON, 6, 2), ("Émile", PERSON, 8, 1), ("Jo", "easy", 1, 3), ("Al", "easy", 1, 3)),
    result("c", (FORGOTTEN_NAME, PERSON, 7, 1), ("Ada", PERSON, 7, 1), board="large"),
]


def test_persons_leaves_out_bots_and_forgotten_persons():
    assert persons(RESULTS) == ["Ada", "Émile"]


def test_tally_of_a_person_counts_a_shared_victory_as_won():
    assert tally(seat_results(RESULTS, "Ada")) == Tally(games=3, games_won=2, average_points=23 / 3, max_points=10)
    assert tally(seat_results(RESULTS, "Jo")) is None


def test_seat_results_without_a_person_are_those_of_winners():
    assert [seat.points for _, seat in seat_results(RESULTS, None)] == [10, 8, 7]
    assert winner(RESULTS[1]).name == "Émile"


def test_victory_that_a_person_shares_with_a_bot_is_won_by_a_person():
    shared = result("d", ("Jo", "easy", 7, 1), ("Ada", PERSON, 7, 1))
    lost = result("e", ("Jo", "easy", 7, 1), ("Ada", PERSON, 6, 2))
    assert [is_won_by_person(each) for each in (shared, lost)] == [True, False]


def test_tally_by_person_sorts_by_games_and_leaves_out_bots():
    found = tally_by_person(RESULTS)
    assert list(found) == ["Ada", "Émile"]
    assert found["Émile"] == Tally(1, 1, 8, 8)


def test_tally_by_opponent_groups_bots_by_level_once_per_game():
    found = tally_by_opponent(RESULTS, "Ada")
    assert found == {
        Opponent("", "easy"): Tally(2, 1, 8, 10),
        Opponent("Émile", ""): Tally(1, 0, 6, 6),
    }
    assert [seat.name for seat in opponents(RESULTS[2], "Ada")] == []


def test_tally_counts_games_of_each_option_and_player_count():
    assert tally_by_option(RESULTS, "Ada", "board") == {"small": Tally(2, 1, 8, 10), "large": Tally(1, 1, 7, 7)}
    assert tally_by_option(RESULTS, None, "long") == {True: Tally(3, 3, 25 / 3, 10)}
    assert tally_by_option(RESULTS, "Ada", "weather") == {}
    assert {count: each.games for count, each in tally_by_player_count(RESULTS, "Ada").items()} == {2: 2, 4: 1}


def test_csv_has_a_line_for_each_seat():
    points = {each.id: [{"coal": seat.points, "luck": 0} for seat in each.seats] for each in RESULTS}
    lines = list(csv.DictReader(io.StringIO(to_csv(RESULTS, points, ["coal", "luck"]))))
    assert len(lines) == 8
    assert lines[0] == {
        "id": "a",
        "game": "toy",
        "ended": "2025-10-09T08:53:20Z",
        "moves": "9",
        "seconds": "",
        "tournament": "",
        "round": "",
        "seat": "1",
        "name": "Ada",
        "colour": "madder",
        "player": "person",
        "place": "1",
        "points": "10",
        "handicap": "0",
        "coal": "10",
        "luck": "0",
        "board": "small",
        "long": "True",
    }


def tournament_results(tournament, *games):
    """Returns the results of these games of a tournament, the newest first."""
    return [
        result_of(game, 100 + number, 60, tournament.tournament_game_of(game)) for number, game in enumerate(games)
    ][::-1]


def test_standings_of_a_tournament_follow_from_its_results():
    first = play_at_random(new_match(seed=1))
    tournament = PlayedTournament.begin(new_match(seed=1), 3)
    tournament = tournament.with_results(tournament_results(tournament, first))
    tournament, second = tournament.next_match(2)
    second = play_at_random(second, stream=3)
    tournament = tournament.with_results(tournament_results(tournament, second))
    found = tournament_results(tournament, first, second)
    assert tournaments([*RESULTS, *found]) == {tournament.id: found}
    assert [each.tournament_game for each in found] == [
        TournamentGame(tournament.id, 2, 3),
        TournamentGame(tournament.id, 1, 3),
    ]
    assert standings_of(found, lambda seat: seat.name) == tournament.standings
    # Also from the later games alone: the first may have been lost with a damaged file.
    assert standings_of(found[:1], lambda seat: seat.name).people == tournament.standings.people


def test_tournament_game_finished_twice_counts_with_its_last_result():
    tournament = PlayedTournament.begin(new_match(seed=1), 2)
    ways = [play_at_random(new_match(seed=1), stream=stream) for stream in (1, 2)]
    standings = standings_of(tournament_results(tournament, *ways), lambda seat: seat.name)
    assert standings == tournament.with_results(tournament_results(tournament, ways[1])).standings


def test_csv_contains_the_tournament_and_the_round():
    tournament = PlayedTournament.begin(new_match(seed=1), 2)
    (one,) = tournament_results(tournament, play_at_random(new_match(seed=1)))
    points = {one.id: [{}, {}], "a": [{}, {}]}
    lines = list(csv.DictReader(io.StringIO(to_csv([one, RESULTS[0]], points, []))))
    assert [(line["tournament"], line["round"]) for line in lines] == [(tournament.id, "1")] * 2 + [("", "")] * 2


def test_csv_escapes_texts_that_look_like_formulas():
    evil = result("a", ('=HYPERLINK("http://x")', PERSON, 1, 1), ('a,b"c', "-1", 0, 2))
    first, second = csv.DictReader(io.StringIO(to_csv([evil], {"a": [{}, {}]}, [])))
    assert first["name"] == '\'=HYPERLINK("http://x")'
    assert (second["name"], second["player"]) == ('a,b"c', "'-1")


def test_csv_escapes_every_text_of_a_results_file_from_a_stranger():
    evil = result("a", ("Ada", PERSON, 1, 1))._replace(
        options={"=1+1": "@SUM(A1)", "plain": False}, tournament_game=TournamentGame("-2+3", 1, 2)
    )
    (line,) = csv.DictReader(io.StringIO(to_csv([evil], {"a": [{"coins": -4}]}, ["coins"])))
    assert (line["tournament"], line["'=1+1"], line["plain"]) == ("'-2+3", "'@SUM(A1)", "False")
    assert line["coins"] == "-4"
