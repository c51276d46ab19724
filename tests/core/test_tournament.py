"""Tournaments that are played in the program: seats, points of places, standings, and storage."""

import pytest

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.record import from_validation_error
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import TournamentGame, result_of
from haspelknecht_qt.core.tournament import MAX_GAMES, MIN_GAMES, PlayedTournament, TournamentGameResult
from haspelknecht_qt.core.validation import ValidationError
from tests.core.playing import TOYS, new_match, play_at_random
from tests.ui.matches import new_match as match_of_four


def played(tournament, seed=2):
    """Returns the tournament after its next game."""
    tournament, match = tournament.next_match(seed)
    return with_result(tournament, play_at_random(match))


def with_result(tournament, match):
    """Returns the tournament with the result of this match."""
    return tournament.with_results([result_of(match, 0, None, tournament.tournament_game_of(match))])


def game_result(*places, points=None):
    return TournamentGameResult(tuple(points or places), places)


class TestCourse:
    def test_players_move_on_by_one_seat_in_each_game(self):
        tournament = PlayedTournament.begin(match_of_four("pbpb", seed=5), 5)
        colours, seats = {}, []
        for number in range(4):
            tournament = PlayedTournament(
                tournament.first_match, 5, tuple((seed,) for seed in range(number)), (game_result(1, 2, 3, 4),) * number
            )
            match = tournament.next_match(7)[1]
            seats.append([seat.name for seat in match.seats])
            colours |= dict.fromkeys(match.seats)
        assert seats == [
            ["Anna", "Jost", "Grete", "Henrik"],
            ["Jost", "Grete", "Henrik", "Anna"],
            ["Grete", "Henrik", "Anna", "Jost"],
            ["Henrik", "Anna", "Jost", "Grete"],
        ]
        # Colour and bot belong to the player.
        assert set(colours) == set(tournament.first_match.seats)

    def test_next_game_has_the_same_options_and_another_seed(self):
        first = new_match(seed=1, rounds=8)
        tournament, match = with_result(PlayedTournament.begin(first, 3), play_at_random(first)).next_match(99)
        assert match.seed == 99
        assert match.undo_policy is first.undo_policy
        assert match.game.options_of(match.setup) == first.game.options_of(first.setup)
        assert tournament.is_playing
        assert tournament.current_game_number == 2

    def test_unfinished_game_can_begin_again_with_another_seed(self):
        tournament = PlayedTournament.begin(new_match(seed=1), 3)
        again, match = tournament.next_match(2)
        assert (again.attempt_seeds, again.current_game_number) == (((1, 2),), 1)
        assert match.seats == tournament.first_match.seats

    def test_game_results_belong_to_players_and_not_to_seats(self):
        first = new_match(seed=1)
        tournament = with_result(PlayedTournament.begin(first, 2), play_at_random(first))
        tournament, second = tournament.next_match(2)
        tournament = with_result(tournament, play_at_random(second, stream=3))
        standing = second.game.standing(second.state)
        by_name = {seat.name: score.total for seat, score in zip(second.seats, standing.seats, strict=True)}
        assert tournament.game_results[1].points == tuple(by_name[seat.name] for seat in first.seats)
        assert tournament.is_over
        with pytest.raises(ValueError, match="ended"):
            tournament.next_match(3)

    def test_results_after_a_missing_game_do_not_count(self):
        tournament = PlayedTournament.begin(new_match(seed=1), 3)
        _, second = PlayedTournament(tournament.first_match, 3, ((1,), (2,)), (game_result(1, 2),)).next_match(2)
        third = result_of(play_at_random(second), 0, None, TournamentGame(tournament.id, 2, 3))
        assert tournament.with_results([third]).game_results == ()
        first = result_of(play_at_random(new_match(seed=1)), 0, None, TournamentGame(tournament.id, 1, 3))
        assert len(tournament.with_results([third, first]).game_results) == 2

    def test_game_index_finds_a_match_by_seed_and_names(self):
        tournament = PlayedTournament.begin(new_match(seed=1), 3)
        assert tournament.game_index(new_match(seed=1)) == 0
        assert tournament.game_index(new_match(seed=2)) is None
        other = new_match(seed=1)
        other.seats = (Seat("Eve", "madder"), other.seats[1])
        assert tournament.game_index(other) is None
        taken_over = new_match(seed=1)
        taken_over.set_player(1, "easy")
        assert tournament.game_index(taken_over) == 0

    @pytest.mark.parametrize("games", [0, 1, MAX_GAMES + 1])
    def test_number_of_games_out_of_range_is_refused(self, games):
        with pytest.raises(ValueError, match="allowed is 2 to 12"):
            PlayedTournament.begin(new_match(), games)

    def test_result_of_another_match_does_not_count(self):
        tournament = PlayedTournament.begin(new_match(seed=1), 2)
        assert with_result(tournament, play_at_random(new_match(seed=2))) == tournament


class TestStandings:
    @pytest.mark.parametrize(
        "places, tournament_points",
        [
            ((1, 2), [2, 1]),
            ((1, 1), [1.5, 1.5]),
            ((4, 2, 3, 1), [1, 3, 2, 4]),
            ((1, 1, 3, 4), [3.5, 3.5, 2, 1]),
            ((1, 2, 2, 2), [4, 2, 2, 2]),
            ((1, 1, 1, 1), [2.5, 2.5, 2.5, 2.5]),
        ],
    )
    def test_players_who_share_a_place_share_its_points(self, places, tournament_points):
        game = game_result(*places)
        assert [game.tournament_points(person) for person in range(len(places))] == tournament_points
        people = len(places)
        assert sum(tournament_points) == people * (people + 1) / 2

    def test_standings_sort_by_points_games_won_and_game_points(self):
        first = match_of_four("pppp")
        games = (game_result(1, 2, 3, 4, points=(9, 8, 7, 6)), game_result(3, 2, 1, 4, points=(1, 8, 9, 0)))
        rows = PlayedTournament(first, 5, ((1,), (2,)), games).standings.rows()
        # Anna and Grete are ahead of Jost with one game won each, and Grete has more points in the games.
        assert [(row.person.name, row.place, row.points, row.total) for row in rows] == [
            ("Grete", 1, 6, 16),
            ("Anna", 2, 6, 10),
            ("Jost", 3, 6, 16),
            ("Henrik", 4, 2, 6),
        ]
        assert rows[0].games_by_place == (1, 0, 1, 0)
        assert rows[0].games == 2

    def test_players_with_equal_results_share_the_lead(self):
        first = new_match()
        games = (game_result(1, 2, points=(9, 8)), game_result(2, 1, points=(8, 9)))
        assert [row.place for row in PlayedTournament(first, 2, ((1,), (2,)), games).standings.leaders()] == [1, 1]

    def test_standings_have_no_leader_before_the_first_result(self):
        assert PlayedTournament.begin(new_match(), 2).standings.leaders() == ()


class TestStorage:
    def test_tournament_is_read_as_it_was_stored(self):
        first = new_match(seed=1, players="pb")
        tournament = played(with_result(PlayedTournament.begin(first, 4), play_at_random(first)))
        read = PlayedTournament.from_json(tournament.to_json(), TOYS)
        assert (read.game_count, read.attempt_seeds, read.game_results) == (
            tournament.game_count,
            tournament.attempt_seeds,
            tournament.game_results,
        )
        assert read.next_match(9)[1].seats == tournament.next_match(9)[1].seats
        assert read.to_json() == tournament.to_json()

    def test_one_seed_per_game_of_earlier_versions_is_read(self):
        plain = PlayedTournament.begin(new_match(seed=1), 4).to_json()
        assert PlayedTournament.from_json({**plain, "seeds": [1, 2]}, TOYS).attempt_seeds == ((1,), (2,))

    @pytest.mark.parametrize(
        "key, value",
        [
            ("games", 1),
            ("games", True),
            ("games", "3"),
            ("games", MAX_GAMES + 1),
            ("seeds", []),
            ("seeds", [-1]),
            ("seeds", [1] * 9),
            ("seeds", [[]]),
            ("ended", [{"points": [1, 2], "places": [1, 2]}] * (MAX_GAMES + 1)),
            ("ended", [{}]),
            ("ended", [{"points": [1], "places": [1, 2]}]),
            ("ended", [{"points": [1, 10**9], "places": [1, 2]}]),
            ("ended", [{"points": [1, 2], "places": [0, 2]}]),
            ("ended", [{"points": [1, 2], "places": [1, 3]}]),
            ("ended", None),
            ("first", 7),
            ("more", 1),
        ],
    )
    def test_invalid_value_is_refused(self, key, value):
        plain = PlayedTournament.begin(new_match(seed=1), 3).to_json()
        with pytest.raises(ValidationError):
            PlayedTournament.from_json({**plain, key: value}, TOYS)

    @pytest.mark.parametrize(
        "key, value, sentence",
        [
            ("seeds", [], "key 'seeds': found [], allowed is a list of length 1 to 3"),
            ("seeds", [[]], "key 'seeds[0]': found [], allowed is a list of length 1 or more"),
            (
                "ended",
                [{"points": [1], "places": [1, 2]}],
                "key 'ended[0].points': found [1], allowed is a list of length 2",
            ),
            ("games", 99, f"key 'games': found 99, allowed is {MIN_GAMES} to {MAX_GAMES}"),
        ],
    )
    def test_refusal_says_what_is_allowed(self, key, value, sentence):
        plain = PlayedTournament.begin(new_match(seed=1), 3).to_json()
        with pytest.raises(ValidationError) as refused:
            PlayedTournament.from_json({**plain, key: value}, TOYS)
        assert str(from_validation_error(refused.value, "kept")) == f"kept: {sentence}"

    @pytest.mark.parametrize("text", ["", "{}", "[" * 99, '{"game": "chess"}'])
    def test_invalid_record_of_the_first_game_is_refused(self, text):
        plain = PlayedTournament.begin(new_match(seed=1), 3).to_json()
        with pytest.raises(RecordError):
            PlayedTournament.from_json({**plain, "first": text}, TOYS)
