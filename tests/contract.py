"""The contract of every game, tested with random games of every kind.

A game's tests subclass it: `class TestToy(Contract): subject = Subject(...)`. One game of each kind is played, in the
long form 200 in all, or the number given by `--random-games`. Kinds may be pytest parameters, some of them for the long
form alone (`tests/short_forms.py`).
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from attrs import field, frozen

from haspelknecht_qt.core.game import CHANCE, NO_SEAT, AnyGame, Game, IllegalMove, Seat, SetupError, UnreadableMove
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import HOST_MESSAGES, Moves, read_message, write_message
from haspelknecht_qt.network.observed_match import ObservedMatch
from haspelknecht_qt.network.seen_match import SeenMatch
from tests.core.playing import texts_for_guest
from tests.random_moves import choose


def _check_no_pieces(_state: Any) -> None:
    """Checks nothing: not every game has pieces to count."""


@frozen(kw_only=True)
class Subject:
    """A game to be tested.

    `kinds` are the options of every kind of match, or parameters with them. `every_move` yields every possible move of
    the game once. `check_pieces` fails if a state has lost a piece or has one too many, `check_hidden` if a seat
    observes something hidden. No game has more moves than `longest`. Every illegal move is tried in one state of
    `refusal_interval`: fewer states if there are thousands of moves. `import_line` imports the game under the name
    GAME; a match with `repeated` options is played in several processes.
    """

    game: AnyGame
    import_line: str
    repeated: dict[str, Any]
    kinds: Sequence[Any]
    every_move: Sequence[Any]
    check_pieces: Callable[[Any], None] = _check_no_pieces
    check_hidden: Callable[[Any], None]
    longest: int = field(default=3000)
    refusal_interval: int = field(default=7)


def name_of(kind: dict[str, Any]) -> str:
    """Returns the name of a kind of match for the name of a test."""
    return "-".join(str(value) for value in kind.values())


def send_all(observed: ObservedMatch, seen: SeenMatch) -> None:
    """Sends a guest everything that it does not know yet."""
    while (message := observed.next_message()) is not None:
        read = read_message(write_message(message), HOST_MESSAGES)
        (seen.take_moves if isinstance(read, Moves) else seen.take_position)(read)


class Contract:
    """The tests of the contract; `subject` is the game."""

    subject: Subject

    def pytest_generate_tests(self, metafunc):
        if "kind" in metafunc.fixturenames:
            metafunc.parametrize("kind", self.subject.kinds, ids=name_of)

    @pytest.fixture
    def games_per_kind(self, request) -> int:
        """Number of random games of each kind in the long form."""
        wanted = request.config.getoption("--random-games")
        return max(2, -(-wanted // len(self.subject.kinds)))

    def test_game_implements_the_game_protocol(self):
        assert isinstance(self.subject.game, Game)

    def test_game_can_be_pickled_for_a_bot_process(self):
        assert pickle.loads(pickle.dumps(self.subject.game)).name == self.subject.game.name  # noqa: S301 - our own

    def test_random_game_keeps_the_contract(self, kind):
        self._play_and_check(kind, 17)

    @pytest.mark.long
    def test_random_games_keep_the_contract(self, kind, games_per_kind):
        for number in range(1, games_per_kind):
            self._play_and_check(kind, 1000 * number + 17)

    def test_guest_sees_the_match_as_its_seat_observes_it(self, kind):
        """Plays up to 60 moves and sends them to a guest in groups of twelve, as over the network."""
        game = self.subject.game
        setup = game.setup(kind, 17)
        seats = [Seat(f"Player {seat}", COLOURS[seat]) for seat in range(game.player_count(setup))]
        match = Match(game, setup, 17, seats)
        for own in (0,), ():
            observed = ObservedMatch(match, MatchFormat(game, setup), own)
            seen = SeenMatch(game, setup, seats, match.undo_policy, match.seal, MatchFormat(game, setup))
            observer = own[0] if own else NO_SEAT
            for number in range(60):
                if number % 12 == 0:
                    send_all(observed, seen)
                    shown = game.observe(match.state, observer)
                    assert game.digest(seen.seen_state(seen.ply, observer)) == game.digest(shown)
                    self._check_log_of_guest(match, seen, observer)
                if not match.is_over:
                    match.play(choose(game, match.state, 17, number))

    def _check_log_of_guest(self, match, seen, observer):
        """Checks that a guest knows the same moves and events as a person at the host in the same seat."""
        assert [entry.text for entry in seen.entries] == texts_for_guest(match, observer)
        for entry, at_host in zip(seen.entries, match.noticed_entries_for(observer), strict=True):
            events = seen.events_with_states_for(entry.ply, observer)
            host_events = match.events_with_states_for(at_host.ply, observer)
            assert [event for event, _ in events] == [event for event, _ in host_events]

    def _play_and_check(self, kind, seed):
        game = self.subject.game
        setup = game.setup(kind, seed)
        state = game.initial_state(setup)
        assert game.player_count(setup) in game.players_allowed
        replayed = state.copy()
        ply = 0
        period = game.period(state)
        while (decision := game.decision(state)) is not None:
            legal = game.legal_moves(state)
            assert legal, f"nobody can move at step {decision.step}"
            assert decision.actor == CHANCE or 0 <= decision.actor < game.player_count(setup)
            assert len(set(legal)) == len(legal), "each move once"
            assert legal == game.legal_moves(state.copy()), "in a stable order"
            for move in legal:
                assert game.read_move(game.write_move(move)) == move
                assert game.why_not(state, move) is None
            move = choose(game, state, seed, ply)
            assert move in legal, "chance is complete"
            if ply % self.subject.refusal_interval == 0:
                self._refuse_illegal_moves(state, set(legal))
            if ply % 7 == 0:
                self._check_narration(state, move)
                self.subject.check_hidden(state)
            self._check_secrets(state, decision, move)
            before = state.copy()
            game.play(state, move)
            assert before == replayed, "copies are independent"
            game.advance(replayed, game.read_move(game.write_move(move)))
            assert state == replayed, "replay is equal"
            self.subject.check_pieces(state)
            self._check_score(setup, state)
            assert game.period(state) >= period, "time does not go back"
            period = game.period(state)
            ply += 1
            assert ply < self.subject.longest, "the game ends"
        assert game.digest(state) == game.digest(replayed)
        assert game.standing(state).winners

    def _check_narration(self, state, move):
        game = self.subject.game
        before = game.digest(state)
        events = list(game.events_with_states(state, move))
        assert all(shown is not state for _, shown in events)
        assert game.digest(state) == before

    def _check_secrets(self, state, decision, move):
        """Checks that a seat knows its own moves, and that secret decisions occur only at private steps."""
        game = self.subject.game
        if decision.actor != CHANCE:
            assert not game.is_hidden_from(state, decision, move, decision.actor)
        if game.is_secret(state):
            assert decision.step in game.private_steps

    def _check_score(self, setup, state):
        game = self.subject.game
        standing = game.standing(state)
        scored_during_play = {item.id for item in game.score_items if item.scored_during_play}
        assert len(standing.seats) == game.player_count(setup)
        for seat in standing.seats:
            assert [name for name, _ in seat.items] == [item.id for item in game.score_items]
            assert sum(points for _, points in seat.items) == seat.total
        scored = tuple(
            sum(points for name, points in seat.items if name in scored_during_play) for seat in standing.seats
        )
        assert game.scores(state) == scored

    def _refuse_illegal_moves(self, state, legal):
        """Checks that a rule refuses each illegal move and the state stays unchanged."""
        game = self.subject.game
        before = game.digest(state)
        for move in self.subject.every_move:
            rule = game.why_not(state, move)
            assert (rule is None) == (move in legal), move
        illegal = next(move for move in self.subject.every_move if move not in legal)
        with pytest.raises(IllegalMove) as refused:
            game.play(state, illegal)
        assert refused.value.rule == game.why_not(state, illegal)
        with pytest.raises(IllegalMove):
            list(game.events_with_states(state, illegal))
        assert game.digest(state) == before

    def test_every_move_has_its_own_text(self):
        texts = [self.subject.game.write_move(move) for move in self.subject.every_move]
        assert len(set(texts)) == len(texts)

    def test_unreadable_move_text_is_refused(self):
        game = self.subject.game
        for text in ("", "no move", game.write_move(self.subject.every_move[0]) + " "):
            with pytest.raises(UnreadableMove):
                game.read_move(text)

    def test_finished_game_refuses_every_move(self, kind):
        game = self.subject.game
        state = game.initial_state(game.setup(kind, 3))
        ply = 0
        while game.decision(state) is not None:
            game.advance(state, choose(game, state, 3, ply))
            ply += 1
        assert not game.legal_moves(state)
        for move in self.subject.every_move[:20]:
            with pytest.raises(IllegalMove):
                game.play(state, move)

    def test_setup_survives_json_and_wrong_json_is_refused(self, kind):
        game = self.subject.game
        setup = game.setup(kind, 3)
        assert game.setup_from_json(game.setup_to_json(setup)) == setup
        for wrong in ([], {}, None, "setup"):
            with pytest.raises(SetupError):
                game.setup_from_json(wrong)

    def test_setup_can_be_drawn_again_with_the_same_options(self, kind):
        game = self.subject.game
        setup = game.setup(kind, 3)
        assert game.setup(kind, 3) == setup
        assert game.setup(game.options_of(setup), 3) == setup
        assert game.draw_setup_again(setup, 3) == setup
        fresh = game.draw_setup_again(setup, 4)
        assert game.player_count(fresh) == game.player_count(setup)
        assert game.options_of(fresh).keys() == game.options_of(setup).keys()

    def test_omitted_option_has_its_default_value(self):
        game = self.subject.game
        for option in game.options:
            assert all(option.default in option.values(players) for players in game.players_allowed)
            assert set(option.values_for_player_counts(game.players_allowed)) >= set(
                option.values(game.players_allowed[0])
            )
            assert game.setup({option.key: option.default}, 3) == game.setup({}, 3)

    def test_setup_error_names_the_wrong_option(self):
        game = self.subject.game
        for key in ("colour", *(option.key for option in game.options)):
            for wrong in ("nonsense", 7, None, []):
                with pytest.raises(SetupError, match=key):
                    game.setup({key: wrong}, 3)
        with pytest.raises(SetupError, match="players"):
            game.setup({"players": game.players_allowed[-1] + 1}, 3)

    def test_equal_seeds_give_equal_games_for_any_hash_seed(self):
        script = (
            f"{self.subject.import_line}\n"
            "from tests.random_moves import choose\n"
            f"state = GAME.initial_state(GAME.setup({self.subject.repeated!r}, 5))\n"
            "ply = 0\n"
            "while GAME.decision(state) is not None:\n"
            "    GAME.play(state, choose(GAME, state, 5, ply)); ply += 1\n"
            "print(ply, GAME.digest(state))\n"
        )
        answers = {
            subprocess.run(
                [sys.executable, "-c", script],
                env={**os.environ, "PYTHONHASHSEED": seed},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            for seed in ("0", "1", "77")
        }
        assert len(answers) == 1

    def test_match_shows_each_seat_only_what_it_may_know(self, kind):
        """Past states contain no more than the log does; at the end everything is visible except permanent secrets."""
        game = self.subject.game
        setup = game.setup(kind, 5)
        seats = [Seat(f"seat {number}", "colour") for number in range(game.player_count(setup))]
        match = Match(game, setup, 5, seats)
        count = 0
        while not match.is_over:
            match.play(choose(game, match.state, 5, match.ply))
            count += 1
            if count % 29 == 0:
                self._check_match(match)
        self._check_match(match)

    def _check_match(self, match):
        for seat in range(len(match.seats)):
            known = match.entries_for(seat)
            assert all(entry in known for entry in match.entries if entry.actor == seat)
            assert match.seen_state(match.ply, seat) == match.game.observe(match.state, seat)
            last = match.ply - 1
            assert (
                match.events_with_states_for(last, seat)
                or match.is_hidden_from(last, seat)
                or not match.events_with_states(last)
            )
            assert match.is_hidden_from(0, seat) == (len(known) < match.ply)
