"""A match: set-up, seats and the log of moves. The log determines the match: every state is replayed from it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, TypeAlias

from attrs import evolve

from haspelknecht_qt.core import match_log
from haspelknecht_qt.core.base_match import BaseMatch
from haspelknecht_qt.core.checkpoints import Checkpoints
from haspelknecht_qt.core.game import CHANCE, E, Game, IllegalMove, M, S, Seat, U, UnreadableMove
from haspelknecht_qt.core.match_log import GAME_OVER, Entry
from haspelknecht_qt.core.rng import ChanceMethod
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal

__all__ = ["GAME_OVER", "AnyMatch", "Entry", "Match", "MatchOf", "ReplayError"]


class ReplayError(ValueError):
    """A recorded move cannot be replayed.

    `ply` is the number of the move in the record, from 0. The moves of the redo tail are counted after those of the
    log. `text` is the move's text form, `cause` the reason, and `match` the match before the move.
    """

    def __init__(self, ply: int, text: str, cause: IllegalMove | UnreadableMove, match: AnyMatch) -> None:
        super().__init__(f"move {ply + 1}: {cause}")
        self.ply = ply
        self.text = text
        self.cause = cause
        self.match = match


class Match(BaseMatch[S, M, E, U]):
    """A game being played.

    Chance moves are drawn and logged immediately, so the pending decision is always a seat's unless the game is over.
    Undone moves stay as the redo tail until a different move is played. Log and redo tail form one list.
    """

    def __init__(
        self,
        game: Game[S, M, E, U],
        setup: U,
        seed: int,
        seats: Sequence[Seat],
        undo_policy: UndoPolicy = UndoPolicy.BARRIER,
        chance: ChanceMethod = ChanceMethod.EVENT,
    ) -> None:
        """Starts the match. Raises ValueError for a wrong number of seats or a seed outside 0 to SEED_LIMIT - 1."""
        super().__init__(game, setup, seed, seats, undo_policy, chance)
        self._checkpoints: Checkpoints[S, M] = Checkpoints(self._state)
        self._hidden_from: dict[int, frozenset[int]] = {}
        self._play_chance_moves(narrate=False)

    @classmethod
    def replay(
        cls,
        game: Game[S, M, E, U],
        setup: U,
        seed: int,
        seats: Sequence[Seat],
        undo_policy: UndoPolicy,
        moves: Sequence[str],
        undone: Sequence[str] = (),
        chance: ChanceMethod = ChanceMethod.EVENT,
    ) -> Match[S, M, E, U]:
        """Returns the match with `moves` as its log and `undone` as its redo tail, both in text form, chance included.

        Recorded chance moves count, even if the seed gives others: they may come from a real table. Raises ReplayError.
        """
        match = cls(game, setup, seed, seats, undo_policy, chance)
        match._truncate(0)
        match._go_to(0)
        match._replay_moves(moves)
        length = match._log_length
        match._replay_moves(undone, len(moves), length)
        match._go_to(length)
        match._play_chance_moves(narrate=False)
        return match

    def play(self, move: M, *, narrate: bool = False) -> list[tuple[E, S]]:
        """Plays the deciding seat's move and the chance moves that follow. Raises IllegalMove with nothing changed.

        With `narrate`, returns pairs of an event and a copy of the state after it, for all these moves; else an empty
        list. Changes after the last event, such as the next player's turn, are only in `state`.
        """
        narrated = self._carry_out(move, narrate=narrate)
        return narrated + self._play_chance_moves(narrate=narrate)

    def events_with_states(self, ply: int) -> list[tuple[E, S]]:
        """Returns the events of a logged or undone move, each with a copy of the state after it. Raises IndexError."""
        _check_index("ply", ply, len(self._entries) - 1)
        return list(self.game.events_with_states(self._state_at(ply), self._entries[ply].move))

    def is_hidden_from(self, ply: int, seat: int) -> bool:
        """Whether any logged move at or after `ply` is currently hidden from this seat."""
        return any(hidden >= ply for hidden in self._hidden_plies(seat))

    def seen_state(self, ply: int, seat: int) -> S:
        """Returns a copy of the state after the first `ply` moves as this seat may see it. Raises IndexError.

        The current state is the seat's observation. A past state is fully visible, unless an earlier move is hidden
        from the seat: then it is the seat's observation at that time.
        """
        _check_index("ply", ply, self._log_length)
        state = self._state_at(ply)
        return self.game.observe(state, seat) if self._has_secrets(ply, seat) else state

    def entries_for(self, seat: int) -> tuple[Entry[M], ...]:
        """Returns the log without the moves hidden from this seat."""
        hidden = self._hidden_plies(seat)
        return tuple(entry for entry in self.entries if entry.ply not in hidden)

    def noticed_entries_for(self, seat: int) -> tuple[Entry[M], ...]:
        """Returns the entries of the moves that this seat notices: also hidden moves, if the game has a `hidden_move`."""
        return self.entries_for(seat) if self.game.hidden_move is None else self.entries

    def events_with_states_for(self, ply: int, *seats: int) -> list[tuple[E, S]]:
        """Returns the events of a logged move, each with the state after it, as all of these seats may see them.

        The list is empty if one of the seats must not notice the move. Raises IndexError if there is no such move.
        """
        _check_index("ply", ply, self._log_length - 1)
        hidden_from = [seat for seat in seats if ply in self._hidden_plies(seat)]
        if hidden_from and self.game.hidden_move is None:
            return []
        narrated = self.events_with_states(ply)
        for seat in seats:
            if seat in hidden_from or self._has_secrets(ply, seat):
                narrated = [
                    (self.game.observe_event(event, seat), self.game.observe(state, seat)) for event, state in narrated
                ]
        return narrated

    @property
    def visible_ply_count(self) -> int:
        """Number of logged moves before the current secret choice; if there is none, the number of all logged moves."""
        return match_log.public_log_length(self.game, self.entries) if self.game.is_secret(self._state) else self.ply

    @property
    def secret_seats(self) -> frozenset[int]:
        """Seats that have made moves of the current secret choice; empty if there is none."""
        return frozenset(entry.actor for entry in self.entries[self.visible_ply_count :])

    def _hidden_plies(self, seat: int) -> frozenset[int]:
        """Returns the plies of the logged moves that are currently hidden from this seat."""
        found = self._hidden_from.get(seat)
        if found is None:
            visible = self.visible_ply_count
            # Whether the seat may see a move of the current secret choice depends on the current state. For earlier
            # moves, it depends on the state just before this choice, when all earlier secret choices were over.
            now = self._state
            before = self._state_at(max(0, visible - 1)) if self.game.is_secret(now) else now
            found = self._hidden_from[seat] = frozenset(
                entry.ply
                for entry in self.entries
                if self.game.is_hidden_from(before if entry.ply < visible else now, entry.decision, entry.move, seat)
            )
        return found

    def _has_secrets(self, ply: int, seat: int) -> bool:
        """Whether the state after `ply` moves may contain something that is currently hidden from this seat."""
        return ply == self._log_length or any(hidden < ply for hidden in self._hidden_plies(seat))

    def why_not_undo(self, seats: Collection[int] | None = None) -> UndoRefusal | None:
        """Returns None when `undo` is possible, else the reason why it is not.

        `seats` are the seats at the screen where somebody wants to undo; None if all players sit there.
        """
        last = self._undo_target_ply()
        if last is None:
            return UndoRefusal.NOTHING
        if self.undo_policy is UndoPolicy.FREE:
            return None
        if any(entry.reveals_information for entry in self._entries[last : self._log_length]):
            return UndoRefusal.CHANCE
        if self._is_revealed_choice(last):
            return UndoRefusal.REVEALED
        # The player of the last move may undo it although the next player's turn has begun. But after an undo, a
        # person may not go back further, to moves of another player at the same screen.
        decider = self._decision
        if self.can_redo and decider is not None and decider.actor not in {CHANCE, self._entries[last].actor}:
            is_here = self.seats[decider.actor].is_person and (seats is None or decider.actor in seats)
            return UndoRefusal.OTHER_SEAT if is_here else None
        return None

    @property
    def undo_seat(self) -> int | None:
        """Seat whose move `undo` would take back; None if there is no move of a seat."""
        last = self._undo_target_ply()
        return None if last is None else self._entries[last].actor

    def undo(self, seats: Collection[int] | None = None) -> None:
        """Undoes the last move of a person, with all later moves of bots and chance. Raises UndoError.

        If only bots play, undoes the last move of a bot and the chance moves after this move. `seats` are those of
        `why_not_undo`.
        """
        reason = self.why_not_undo(seats)
        last = self._undo_target_ply()
        if reason is not None or last is None:
            raise UndoError(reason or UndoRefusal.NOTHING)
        self._go_to(last)

    @property
    def can_redo(self) -> bool:
        """Whether `redo` has a move to play again."""
        return self._log_length < len(self._entries)

    def redo(self, *, narrate: bool = False) -> list[tuple[E, S]]:
        """Repeats an undone move, with bot and chance moves after it. Returns events like `play`. Raises UndoError."""
        undone = self._next_undone()
        if undone is None:
            raise UndoError(UndoRefusal.NOTHING)
        narrated = self._carry_out(undone.move, narrate=narrate)
        while (undone := self._next_undone()) is not None and self._is_undone_with_previous(undone.actor):
            narrated += self._carry_out(undone.move, narrate=narrate)
        return narrated + self._play_chance_moves(narrate=narrate)

    @property
    def can_restart_turn(self) -> bool:
        """Whether `restart_turn` has a move to undo."""
        return self._turn_start_ply() < self._log_length

    def restart_turn(self) -> None:
        """Undoes the moves of the current turn, or of the last turn if the game is over. Raises UndoError.

        Goes back no further than to the last chance move.
        """
        if self._decision is not None and self._decision.actor == CHANCE:
            raise UndoError(UndoRefusal.CHANCE)
        first = self._turn_start_ply()
        if first == self._log_length:
            raise UndoError(UndoRefusal.NOTHING)
        self._go_to(first)

    def _turn_start_ply(self) -> int:
        """Returns the ply of the first move that `restart_turn` undoes; the log's length if there is none."""
        if self._log_length == 0:
            return 0
        seat = self._entries[self._log_length - 1].actor if self._decision is None else self._decision.actor
        return match_log.turn_start(self.game, self.entries, self._decision, seat, self._must_stand)

    def why_not_take_back(self, ply: int) -> UndoError | None:
        """Returns None when the entry at this ply can be taken back, else the refusal. Raises IndexError."""
        _check_index("ply", ply, self._log_length - 1)
        if self._decision is None:
            return UndoError(UndoRefusal.OTHER_STEP)
        return match_log.why_not_take_back(self.game, self.entries[ply:], self._decision, self._state_at)

    def set_player(self, seat: int, player: str) -> None:
        """Sets the player of this seat: PERSON or a bot's name. Raises IndexError and ValueError."""
        _check_index("seat", seat, len(self.seats) - 1)
        self.seats = (*self.seats[:seat], evolve(self.seats[seat], player=player), *self.seats[seat + 1 :])

    def take_back(self, ply: int) -> None:
        """Removes the entry at `ply` and replays the later ones, for instance to take one disk back from the plan.

        Only entries of the deciding seat's current step can be taken back. Taking back the last entry is an undo and
        keeps the redo tail; otherwise the tail is dropped. Raises UndoError with nothing changed, and IndexError.
        """
        refused = self.why_not_take_back(ply)
        if refused is not None:
            raise refused
        rest = [entry.move for entry in self._entries[ply + 1 : self._log_length]]
        self._go_to(ply)
        for move in rest:
            self._carry_out(move, narrate=False)

    def state_at(self, ply: int) -> S:
        """Returns a copy of the state after `ply` moves. Undone moves follow those of the log. Raises IndexError."""
        _check_index("ply", ply, len(self._entries))
        return self._state_at(ply)

    def states(self, last: int) -> Iterator[S]:
        """Yields the state before the first move, and after each of the first `last` moves. Raises IndexError.

        The states are read-only for callers. Each is valid until the next one is asked for.
        """
        _check_index("last", last, self._log_length)
        state = self.game.initial_state(self.setup)
        yield state
        for entry in self._entries[:last]:
            self.game.advance(state, entry.move)
            yield state

    def copy_undone_to(self, ply: int) -> Match[S, M, E, U]:
        """Returns a copy of this match, undone to the first decision of a seat at or after `ply`. Raises IndexError."""
        _check_index("ply", ply, len(self._entries))
        while ply < len(self._entries) and self._entries[ply].actor == CHANCE:
            ply += 1
        moves, undone = [entry.text for entry in self._entries[:ply]], [entry.text for entry in self._entries[ply:]]
        return Match.replay(self.game, self.setup, self.seed, self.seats, self.undo_policy, moves, undone, self.chance)

    def without_future(self, seed: int) -> Match[S, M, E, U]:
        """Returns a copy of this match without undone moves. A random `seed` keeps this match's later draws secret."""
        moves = [entry.text for entry in self.entries]
        return Match.replay(self.game, self.setup, seed, self.seats, self.undo_policy, moves)

    def _next_undone(self) -> Entry[M] | None:
        return self._entries[self._log_length] if self.can_redo else None

    def _is_undone_with_previous(self, actor: int) -> bool:
        """Whether undoing the move before also undoes this actor's moves. True for chance, and for bots beside persons."""
        if actor == CHANCE:
            return True
        return not self.seats[actor].is_person and any(seat.is_person for seat in self.seats)

    def _must_stand(self, entry: Entry[M]) -> bool:
        """Whether a move cannot be undone by the undo policy, because all know now what nobody or not all knew before."""
        reveals = entry.reveals_information and self.undo_policy is not UndoPolicy.FREE
        return reveals or self._is_revealed_choice(entry.ply)

    def _is_revealed_choice(self, ply: int) -> bool:
        """Whether the choice at `ply` was secret and is revealed, so it must stand; False for UndoPolicy.FREE."""
        free = self.undo_policy is UndoPolicy.FREE
        return not free and match_log.is_revealed(self.game, self.entries, ply, self._state_at)

    def _undo_target_ply(self) -> int | None:
        """Returns the ply to which `undo` goes back; None if there is nothing to undo."""
        entries = reversed(self._entries[: self._log_length])
        return next((entry.ply for entry in entries if not self._is_undone_with_previous(entry.actor)), None)

    def _play_chance_moves(self, *, narrate: bool) -> list[tuple[E, S]]:
        """Plays chance moves until a seat decides. Those in the redo tail are repeated, all others are drawn."""
        narrated: list[tuple[E, S]] = []
        while self._decision is not None and self._decision.actor == CHANCE:
            undone = self._next_undone()
            generator = self.chance.generator(self.seed, self._log_length)
            move = undone.move if undone else self.game.draw_chance_move(self._state, generator)
            narrated += self._carry_out(move, narrate=narrate)
        return narrated

    def _carry_out(self, move: M, *, narrate: bool) -> list[tuple[E, S]]:
        """Plays and logs a move. If `narrate`, returns its events, each with the state after it. Raises IllegalMove."""
        decision = self._decision
        if decision is None:
            raise IllegalMove(self.game.write_move(move), GAME_OVER, GAME_OVER)
        narrated = list(self.game.events_with_states(self._state, move)) if narrate else []
        hidden = self.game.hidden_count(self._state)
        self.game.play(self._state, move)
        undone = self._next_undone()
        if undone is None or undone.move != move:
            self._truncate(self._log_length)
            reveals_hidden = decision.actor != CHANCE and self.game.hidden_count(self._state) < hidden
            self._entries.append(Entry(self._log_length, decision, move, self.game.write_move(move), reveals_hidden))
        self._log_length += 1
        self._hidden_from.clear()
        self._decision = self.game.decision(self._state)
        self._checkpoints.store_if_due(self._log_length, self._state)
        return narrated

    def _replay_moves(self, texts: Sequence[str], first: int = 0, length: int | None = None) -> None:
        """Plays recorded moves; `first` is the number of the first one in the record. Raises ReplayError.

        For undone moves, `length` is the length of the log. After a failure, the match goes back to this length.
        """
        for ply, text in enumerate(texts, first):
            reached = self._log_length
            try:
                self._replay_move(self.game.read_move(text))
            except (IllegalMove, UnreadableMove) as cause:
                self._go_to(reached if length is None else length)
                self._play_chance_moves(narrate=False)
                raise ReplayError(ply, text, cause, self) from cause

    def _replay_move(self, move: M) -> None:
        """Plays a recorded move, or its `Game.replacement_moves`. Raises IllegalMove or FormerlyLegalMove."""
        try:
            self._carry_out(move, narrate=False)
        except IllegalMove:
            replacement = None if self._decision is None else self.game.replacement_moves(self._state, move)
            if replacement is None:
                raise
            for each in replacement:
                self._carry_out(each, narrate=False)

    def _truncate(self, ply: int) -> None:
        """Drops all entries and stored states after the first `ply` moves."""
        del self._entries[ply:]
        self._checkpoints.truncate(ply)

    def _state_at(self, ply: int) -> S:
        return self._checkpoints.state_at(ply, self._entries, self.game.advance)

    def _go_to(self, ply: int) -> None:
        self._state = self._state_at(ply)
        self._log_length = ply
        self._hidden_from.clear()
        self._decision = self.game.decision(self._state)


def _check_index(name: str, index: int, last: int) -> None:
    if not 0 <= index <= last:
        raise IndexError(f"{name} is {index}, allowed is 0 to {last}")


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A match of any game."""
MatchOf: TypeAlias = Match[S, M, Any, Any]
"""A match of a game with these states and moves."""
