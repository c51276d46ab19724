"""A match: set-up, seats and the log of moves. The log is the game; every state is replayed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

from attrs import evolve

from haspelknecht_qt.core import match_log
from haspelknecht_qt.core.game import CHANCE, Decision, E, Game, IllegalMove, M, S, Seat, U, UnreadableMove
from haspelknecht_qt.core.match_log import Entry
from haspelknecht_qt.core.record_error import ReplayError
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal

__all__ = ["GAME_OVER", "SEED_LIMIT", "AnyMatch", "Entry", "Match", "MatchOf", "ReplayError"]

GAME_OVER = "game over"
"""Stands for the rule and the step in an IllegalMove when a move comes after the end of the game."""

SEED_LIMIT = 1 << 64
"""Seeds are whole numbers below this."""

_CHECKPOINT_INTERVAL = 16
"""Every so many plies a copy of the state is kept, so that looking back replays at most so many moves."""


class Match(Generic[S, M, E, U]):
    """A game being played.

    Chance moves are drawn and logged at once, so that a seat decides whenever the game is not over. What was undone stays
    as the redo tail until a different move is played. All moves ever logged lie in one list; the log is its beginning.
    """

    def __init__(
        self,
        game: Game[S, M, E, U],
        setup: U,
        seed: int,
        seats: Sequence[Seat],
        undo_policy: UndoPolicy = UndoPolicy.BARRIER,
    ) -> None:
        """Begins the match. Raises ValueError for a wrong number of seats or a seed outside 0 to SEED_LIMIT - 1."""
        if len(seats) != game.players(setup):
            raise ValueError(f"{len(seats)} seats, allowed are {game.players(setup)}")
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"seed is {seed}, allowed is 0 to {SEED_LIMIT - 1}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = tuple(seats)
        self.undo_policy = UndoPolicy(undo_policy)
        self._entries: list[Entry[M]] = []
        self._length = 0
        self._state: S = game.initial(setup)
        self._decision = game.decision(self._state)
        self._checkpoints: list[S] = [self._state.copy()]
        self._hidden_from: dict[int, frozenset[int]] = {}
        self._draw_chance(narrate=False)

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
    ) -> Match[S, M, E, U]:
        """The match with these moves as its log and `undone` as its redo tail, both in text form, chance included.

        A recorded chance move counts, whatever the seed would have drawn: the log may come from a real table. Raises ReplayError.
        """
        match = cls(game, setup, seed, seats, undo_policy)
        match._truncate(0)
        match._go_to(0)
        match._replay_moves(moves)
        length = match._length
        match._replay_moves(undone, len(moves), length)
        match._go_to(length)
        match._draw_chance(narrate=False)
        return match

    @property
    def state(self) -> S:
        """The present state: to be looked at, never to be changed. Playing on changes it in place."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        """The seat that decides and at which step; None when the game is over."""
        return self._decision

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._decision is None

    @property
    def entries(self) -> tuple[Entry[M], ...]:
        """The log, chance moves included."""
        return tuple(self._entries[: self._length])

    @property
    def log(self) -> tuple[M, ...]:
        """The moves of the log, chance moves included."""
        return tuple(entry.move for entry in self._entries[: self._length])

    @property
    def redo_tail(self) -> tuple[Entry[M], ...]:
        """What was undone and can be redone, the next move first."""
        return tuple(self._entries[self._length :])

    @property
    def ply(self) -> int:
        """The number of moves in the log."""
        return self._length

    def since(self, seat: int) -> tuple[Entry[M], ...]:
        """What has been logged since this seat's last own move; everything if it has made none."""
        first = self._length
        while first > 0 and self._entries[first - 1].actor != seat:
            first -= 1
        return tuple(self._entries[first : self._length])

    def play(self, move: M, *, narrate: bool = False) -> list[tuple[E, S]]:
        """Plays the move of the seat that decides, and the chance moves that follow.

        With `narrate`, the answer is (event, copy of the state after it) for all of them, else it is empty. What no event
        tells, such as the turn passing on after the last one, shows in `state`.
        Raises IllegalMove with nothing changed.
        """
        narrated = self._carry_out(move, narrate=narrate)
        return narrated + self._draw_chance(narrate=narrate)

    def narration(self, ply: int) -> list[tuple[E, S]]:
        """(event, copy of the state after it) for the logged or undone move at this ply. Raises IndexError."""
        if not 0 <= ply < len(self._entries):
            raise IndexError(f"ply is {ply}, allowed is 0 to {len(self._entries) - 1}")
        return list(self.game.narrate(self._state_at(ply), self._entries[ply].move))

    # What a seat may know

    def is_hidden_from(self, ply: int, seat: int) -> bool:
        """Whether this seat may not know now of a logged move: of any one from this ply on."""
        return any(concealed >= ply for concealed in self._hidden_plies(seat))

    def seen(self, ply: int, seat: int) -> S:
        """What this seat may see of the position after the first `ply` moves of the log, as a copy. Raises IndexError.

        Of the present position that is what it observes. What is past is open, unless a move before it is concealed from the seat:
        then it is shown what it might have observed at that time.
        """
        if not 0 <= ply <= self._length:
            raise IndexError(f"ply is {ply}, allowed is 0 to {self._length}")
        state = self._state_at(ply)
        return self.game.observe(state, seat) if self._has_secrets(ply, seat) else state

    def entries_for(self, seat: int) -> tuple[Entry[M], ...]:
        """The log without the moves that are concealed from this seat."""
        concealed = self._hidden_plies(seat)
        return tuple(entry for entry in self.entries if entry.ply not in concealed)

    def narration_for(self, ply: int, *seats: int) -> list[tuple[E, S]]:
        """(event, what all of these seats may see after it) for the logged move at this ply; empty if it is concealed from one of them.

        Raises IndexError.
        """
        if not 0 <= ply < self._length:
            raise IndexError(f"ply is {ply}, allowed is 0 to {self._length - 1}")
        if any(ply in self._hidden_plies(seat) for seat in seats):
            return []
        narrated = self.narration(ply)
        for seat in seats:
            if self._has_secrets(ply, seat):
                narrated = [
                    (self.game.observe_event(event, seat), self.game.observe(state, seat)) for event, state in narrated
                ]
        return narrated

    @property
    def visible_plies(self) -> int:
        """So many moves of the log lie before the secret choice that is being made at this moment; all of them if none is."""
        return match_log.secret_start(self.game, self.entries) if self.game.is_secret(self._state) else self._length

    def _hidden_plies(self, seat: int) -> frozenset[int]:
        """The plies of the logged moves that this seat may not know of now."""
        found = self._hidden_from.get(seat)
        if found is None:
            visible_plies = self.visible_plies
            # While a secret choice is being made, its own moves are judged as things stand; those of earlier ones as things stood before it
            # began: what is secret only while it lasts is open by then.
            now = self._state
            before = now if visible_plies == self._length else self._state_at(max(0, visible_plies - 1))
            found = self._hidden_from[seat] = frozenset(
                entry.ply
                for entry in self.entries
                if self.game.is_hidden_from(
                    before if entry.ply < visible_plies else now, entry.decision, entry.move, seat
                )
            )
        return found

    def _has_secrets(self, ply: int, seat: int) -> bool:
        """Whether the position after so many moves may hold what this seat may not see now."""
        return ply == self._length or any(concealed < ply for concealed in self._hidden_plies(seat))

    # Undoing

    def why_not_undo(self) -> UndoRefusal | None:
        """None when `undo` would go back, else the reason."""
        last = self._last_choice()
        if last is None:
            return UndoRefusal.NOTHING
        if self.undo_policy is UndoPolicy.FREE:
            return None
        if any(entry.reveals_information for entry in self._entries[last : self._length]):
            return UndoRefusal.CHANCE
        if self._is_revealed(last):
            return UndoRefusal.REVEALED
        # Who has just moved may have it back although the next player is asked already. But where something was undone
        # before, the moves of the seat that is asked now have gone back, and what lies before them is another player's.
        decider = self._decision
        if self.can_redo and decider is not None and decider.actor not in {CHANCE, self._entries[last].actor}:
            return UndoRefusal.OTHER_SEAT if self.seats[decider.actor].is_person else None
        return None

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would go back."""
        return self.why_not_undo() is None

    def undo(self) -> None:
        """Goes back to before the last move that a person made, over bots' and chance moves after it.

        Where only bots play, it goes back to before the last bot's move. Raises Refused.
        """
        reason = self.why_not_undo()
        last = self._last_choice()
        if reason is not None or last is None:
            raise UndoError(reason or UndoRefusal.NOTHING)
        self._go_to(last)

    @property
    def can_redo(self) -> bool:
        """Whether anything was undone that `redo` would play again."""
        return self._length < len(self._entries)

    def redo(self, *, narrate: bool = False) -> list[tuple[E, S]]:
        """Plays again what the last `undo` took back: one move and the bots' and chance moves after it, as recorded.

        Narrates as `play` does. Raises Refused.
        """
        undone = self._next_undone()
        if undone is None:
            raise UndoError(UndoRefusal.NOTHING)
        narrated = self._carry_out(undone.move, narrate=narrate)
        while (undone := self._next_undone()) is not None and self._is_automatic(undone.actor):
            narrated += self._carry_out(undone.move, narrate=narrate)
        return narrated + self._draw_chance(narrate=narrate)

    def restart_turn(self) -> None:
        """Undoes what the deciding seat has done in its turn, back to the last draw; after the end, in the last turn. Raises Refused."""
        if self._length == 0:
            raise UndoError(UndoRefusal.NOTHING)
        seat = self._entries[self._length - 1].actor if self._decision is None else self._decision.actor
        if seat == CHANCE:
            raise UndoError(UndoRefusal.CHANCE)
        first = self._first_of_turn(seat)
        if first == self._length:
            raise UndoError(UndoRefusal.NOTHING)
        self._go_to(first)

    def why_not_take_back(self, ply: int) -> UndoError | None:
        """None when the entry at this ply can be taken back, else the refusal. Raises IndexError."""
        if not 0 <= ply < self._length:
            raise IndexError(f"ply is {ply}, allowed is 0 to {self._length - 1}")
        if self._decision is None:
            return UndoError(UndoRefusal.OTHER_STEP)
        for entry in self._entries[ply : self._length]:
            if entry.actor == CHANCE:
                return UndoError(UndoRefusal.CHANCE)
            if entry.actor != self._decision.actor:
                return UndoError(UndoRefusal.OTHER_SEAT)
            if entry.decision != self._decision:
                return UndoError(UndoRefusal.OTHER_STEP)
        state = self._state_at(ply)
        for entry in self._entries[ply + 1 : self._length]:
            if self.game.decision(state) != entry.decision:
                return UndoError(UndoRefusal.REST, entry.ply)
            rule = self.game.why_not(state, entry.move)
            if rule is not None:
                return UndoError(UndoRefusal.REST, entry.ply, rule)
            self.game.advance(state, entry.move)
        if self.game.decision(state) != self._decision:
            return UndoError(UndoRefusal.REST, self._length)
        return None

    def set_player(self, seat: int, player: str) -> None:
        """From now on this seat is played by a person (PERSON) or by the bot of this name. Raises IndexError and ValueError."""
        if not 0 <= seat < len(self.seats):
            raise IndexError(f"seat is {seat}, allowed is 0 to {len(self.seats) - 1}")
        self.seats = tuple(
            evolve(old, player=player) if number == seat else old for number, old in enumerate(self.seats)
        )

    def take_back(self, ply: int) -> None:
        """Removes the entry at this ply and replays the rest: a disk is taken back from the plan.

        Only entries of the present step of the deciding seat can be taken back. Taking back the last one is an undo and
        keeps the redo tail; otherwise the tail is dropped. Raises Refused with nothing changed, and IndexError.
        """
        refused = self.why_not_take_back(ply)
        if refused is not None:
            raise refused
        rest = [entry.move for entry in self._entries[ply + 1 : self._length]]
        self._go_to(ply)
        for move in rest:
            self._carry_out(move, narrate=False)

    def jump(self, ply: int) -> S:
        """A copy of the state after the first `ply` moves, 0 to the end of the redo tail. Raises IndexError."""
        if not 0 <= ply <= len(self._entries):
            raise IndexError(f"ply is {ply}, allowed is 0 to {len(self._entries)}")
        return self._state_at(ply)

    def continue_from(self, ply: int) -> Match[S, M, E, U]:
        """A new match that stands at this ply, the rest being its redo tail; this match stays as it is.

        Recorded chance moves at that ply stay drawn, so that a seat decides. Raises IndexError.
        """
        if not 0 <= ply <= len(self._entries):
            raise IndexError(f"ply is {ply}, allowed is 0 to {len(self._entries)}")
        while ply < len(self._entries) and self._entries[ply].actor == CHANCE:
            ply += 1
        texts = [entry.text for entry in self._entries]
        return Match.replay(self.game, self.setup, self.seed, self.seats, self.undo_policy, texts[:ply], texts[ply:])

    def _next_undone(self) -> Entry[M] | None:
        return self._entries[self._length] if self.can_redo else None

    def _is_automatic(self, actor: int) -> bool:
        """Whether a move of this actor is undone and redone together with the choice before it."""
        if actor == CHANCE:
            return True
        return not self.seats[actor].is_person and any(seat.is_person for seat in self.seats)

    def _first_of_turn(self, seat: int) -> int:
        """The ply of the first move that this seat has made in its turn, as far as it can go back; that of the next move where it has made none."""
        first, begins = self._length, self.game.turn_start_steps
        if self._decision is not None and self._decision.step in begins:
            return first
        for entry in reversed(self._entries[: self._length]):
            is_known = entry.reveals_information and self.undo_policy is not UndoPolicy.FREE
            if entry.actor != seat or is_known or self._is_revealed(entry.ply):
                break
            first = entry.ply
            if entry.decision.step in begins:
                break
        return first

    def _is_revealed(self, ply: int) -> bool:
        """Whether going back to this ply would let somebody choose anew who knows by now what others chose in secret; freely means that too."""
        free = self.undo_policy is UndoPolicy.FREE
        return not free and match_log.is_revealed(self.game, self.entries, ply, self._state_at)

    def _last_choice(self) -> int | None:
        """The ply to which `undo` goes back, or None."""
        return next(
            (entry.ply for entry in reversed(self._entries[: self._length]) if not self._is_automatic(entry.actor)),
            None,
        )

    def _draw_chance(self, *, narrate: bool) -> list[tuple[E, S]]:
        """Draws until a seat decides; what the redo tail holds is not drawn again."""
        narrated: list[tuple[E, S]] = []
        while self._decision is not None and self._decision.actor == CHANCE:
            undone = self._next_undone()
            move = undone.move if undone else self.game.draw(self._state, Generator(self.seed, self._length))
            narrated += self._carry_out(move, narrate=narrate)
        return narrated

    def _carry_out(self, move: M, *, narrate: bool) -> list[tuple[E, S]]:
        """Plays one move, checked, and logs it."""
        decision = self._decision
        if decision is None:
            raise IllegalMove(self.game.write(move), GAME_OVER, GAME_OVER)
        narrated = list(self.game.narrate(self._state, move)) if narrate else []
        hidden = self.game.hidden(self._state)
        self.game.play(self._state, move)
        undone = self._next_undone()
        if undone is None or undone.move != move:
            self._truncate(self._length)
            reveals_hidden = decision.actor != CHANCE and self.game.hidden(self._state) < hidden
            self._entries.append(Entry(self._length, decision, move, self.game.write(move), reveals_hidden))
        self._length += 1
        self._hidden_from.clear()
        self._decision = self.game.decision(self._state)
        if self._length == len(self._checkpoints) * _CHECKPOINT_INTERVAL:
            self._checkpoints.append(self._state.copy())
        return narrated

    def _replay_moves(self, texts: Sequence[str], first: int = 0, length: int | None = None) -> None:
        """Plays recorded moves, the first one being number `first` of the record.

        A failure leaves the log at `length`, or where it stands, with what follows as redo tail.
        """
        for ply, text in enumerate(texts, first):
            reached = self._length
            try:
                self._replay_move(self.game.read(text))
            except (IllegalMove, UnreadableMove) as cause:
                self._go_to(reached if length is None else length)
                self._draw_chance(narrate=False)
                raise ReplayError(ply, text, cause, self) from cause

    def _replay_move(self, move: M) -> None:
        """Plays a recorded move, or what it stands for now. Raises IllegalMove, and MendedRule as `Game.migrate` does."""
        try:
            self._carry_out(move, narrate=False)
        except IllegalMove:
            migrated = None if self._decision is None else self.game.migrate(self._state, move)
            if migrated is None:
                raise
            for each in migrated:
                self._carry_out(each, narrate=False)

    def _truncate(self, ply: int) -> None:
        """Drops everything recorded from this ply on."""
        del self._entries[ply:]
        del self._checkpoints[ply // _CHECKPOINT_INTERVAL + 1 :]

    def _state_at(self, ply: int) -> S:
        nearest = min(ply // _CHECKPOINT_INTERVAL, len(self._checkpoints) - 1)
        state = self._checkpoints[nearest].copy()
        for entry in self._entries[nearest * _CHECKPOINT_INTERVAL : ply]:
            self.game.advance(state, entry.move)
        return state

    def _go_to(self, ply: int) -> None:
        self._state = self._state_at(ply)
        self._length = ply
        self._hidden_from.clear()
        self._decision = self.game.decision(self._state)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A match of some game."""
MatchOf: TypeAlias = Match[S, M, Any, Any]
"""A match of the game with these states and moves."""
