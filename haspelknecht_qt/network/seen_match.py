"""A match as one guest's computer may see it: what a host has told, with the reading methods of `Match`."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from typing import Generic, NoReturn

from attrs import evolve

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import NO_SEAT, Decision, E, Game, M, S, Seat, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import Moves, Position, SeenBy, SeenMove
from haspelknecht_qt.network.values import UnreadableValue

MAX_MOVES = 20_000
"""Maximum number of moves that a host may send: far more than any match has."""


@frozen
class _SeenStep(Generic[S, E]):
    """A logged move as one seat may know it (see `messages.SeenBy`)."""

    is_hidden: bool
    events: tuple[tuple[E, S], ...]
    state: S


@frozen
class SeenChange:
    """Change of the log by a new position. `new_plies` are those of the new moves at its end.

    `was_undone` is True if moves are missing that were there before.
    """

    new_plies: range
    was_undone: bool


class SeenMatch(Match[S, M, E, U], Generic[S, M, E, U]):
    """Match as the seats of this computer may see it; without seats, as somebody who watches.

    All methods of `Match` that read work; those that change the match raise NotImplementedError. The log has only the
    moves that at least one of the seats notices, so its plies are not those of the host. `seed` is a number of this
    computer, for hints; `seal` is that of the host's seed. If a seat is not one of this computer's, methods answer what
    both that seat and the first own seat may know.
    """

    def __init__(
        self,
        game: Game[S, M, E, U],
        setup: U,
        seats: Sequence[Seat],
        undo_policy: UndoPolicy,
        host_seal: str,
        match_format: MatchFormat[S, M, E, U],
    ) -> None:
        """Starts with the position before the first move. Raises ValueError for a wrong number of seats."""
        super().__init__(game, setup, secrets.randbelow(SEED_LIMIT), seats, undo_policy)
        self._host_seal = host_seal
        self.own_seats: tuple[int, ...] = ()
        self._format = match_format
        self._steps: list[tuple[_SeenStep[S, E], ...]] = []
        self._positions: tuple[S, ...] = (match_format.initial_state,)
        self._why_not_undo: UndoRefusal | None = UndoRefusal.NOTHING
        self._can_redo = False
        self._take_backs: tuple[int, ...] = ()
        self._pending_entries: list[Entry[M]] = []
        self._pending_steps: list[tuple[_SeenStep[S, E], ...]] = []

    # Messages of the host

    def take_moves(self, message: Moves) -> None:
        """Keeps moves for the next position. Raises NetworkError BAD_MESSAGE."""
        kept, pending = message.kept, self._pending_entries
        if not 0 <= kept <= len(pending) or kept + len(message.moves) > MAX_MOVES:
            raise _bad(f"{kept} moves are kept, allowed are 0 to {len(pending)}")
        del pending[kept:], self._pending_steps[kept:]
        try:
            for move in message.moves:
                self._take_move(move)
        except ValueError as error:  # An UnreadableMove or an UnreadableValue.
            raise _bad(error) from error

    def _take_move(self, move: SeenMove) -> None:
        decision = Decision(move.actor, move.step, move.seat)
        entry = Entry(
            len(self._pending_entries), decision, self.game.read_move(move.text), move.text, move.reveals_hidden
        )
        if not -1 <= move.actor < len(self.seats) or not move.seen:
            raise _bad(f"found actor {move.actor}, allowed are -1 to {len(self.seats) - 1}")
        steps = tuple(self._read_step(seen) for seen in move.seen)
        self._pending_entries.append(entry)
        self._pending_steps.append(steps)

    def _read_step(self, seen: SeenBy) -> _SeenStep[S, E]:
        read = self._format
        events = tuple((read.read_event(event), read.read_state(state)) for event, state in seen.events)
        return _SeenStep(seen.is_hidden, events, read.read_position(seen.state))

    def take_position(self, message: Position) -> SeenChange:
        """Shows the moves kept before, with this position. Raises NetworkError BAD_MESSAGE with nothing changed."""
        game, observer_count = self.game, max(1, len(message.seats))
        if message.length != len(self._pending_entries) or {len(steps) for steps in self._pending_steps} - {
            observer_count
        }:
            raise _bad(f"a position after {message.length} moves, allowed is {len(self._pending_entries)}")
        if len(message.states) != observer_count or len(message.digests) != observer_count:
            raise _bad(f"{len(message.states)} states, allowed are {observer_count}")
        if not set(message.seats) <= set(range(len(self.seats))):
            raise _bad(f"seats {message.seats}, allowed are 0 to {len(self.seats) - 1}")
        try:
            positions = tuple(map(self._format.read_position, message.states))
            refusal = UndoRefusal[message.why_not_undo] if message.why_not_undo else None
        except (UnreadableValue, KeyError) as error:
            raise _bad(error) from error
        if tuple(map(game.digest, positions)) != message.digests:
            raise _bad("the position is not that of the host")
        decision = game.decision(positions[0])
        if (None if decision is None else (decision.actor, decision.step)) != (
            None if message.actor is None else (message.actor, message.step)
        ):
            raise _bad(f"found the step {message.step!r}, which does not belong to the position")
        change = _compare(self._entries, self._pending_entries)
        self.own_seats = message.seats
        self._entries, self._steps = self._pending_entries[:], self._pending_steps[:]
        self._log_length = len(self._entries)
        self._positions = positions
        self._hidden_from.clear()
        self._decision = decision
        self._state = self._position_of(NO_SEAT if decision is None else decision.actor)
        self._why_not_undo, self._can_redo, self._take_backs = refusal, message.can_redo, message.take_backs
        return change

    def take_seats(self, seats: Sequence[Seat]) -> None:
        """Takes over the names and players of the seats. Raises NetworkError BAD_MESSAGE for another number of seats."""
        if len(seats) != len(self.seats):
            raise _bad(f"{len(seats)} seats, allowed are {len(self.seats)}")
        self.seats = tuple(seats)

    # Reading

    @override
    def seen_state(self, ply: int, seat: int) -> S:
        state = self._position_of(seat) if ply == self._log_length else self._step_state(ply, seat)
        is_other = seat not in self._observers and self._has_secrets(ply, seat)
        return self.game.observe(state, seat) if is_other else state.copy()

    @override
    def events_with_states(self, ply: int) -> list[tuple[E, S]]:
        return self.events_with_states_for(ply)

    @override
    def events_with_states_for(self, ply: int, *seats: int) -> list[tuple[E, S]]:
        observers, game = self._observers, self.game
        own = [seat for seat in seats if seat in observers] or [self._first_seat]
        others = [seat for seat in seats if seat not in observers]
        steps = [self._steps[ply][self._index(seat)] for seat in own]
        is_hidden = any(step.is_hidden for step in steps) or any(ply in self._hidden_plies(seat) for seat in others)
        if is_hidden and game.hidden_move is None:
            return []
        narrated = list(steps[0].events)
        for seat in (*own[1:], *others):
            narrated = [(game.observe_event(event, seat), game.observe(state, seat)) for event, state in narrated]
        return narrated

    @override
    def states(self, last: int) -> Iterator[S]:
        return (self._step_state(ply, self._first_seat) for ply in range(last + 1))

    @property
    @override
    def seal(self) -> str:
        return self._host_seal

    @override
    def why_not_undo(self, seats: Collection[int] | None = None) -> UndoRefusal | None:
        return self._why_not_undo

    @property
    @override
    def can_redo(self) -> bool:
        return self._can_redo

    @override
    def why_not_take_back(self, ply: int) -> UndoError | None:
        # The host has said it: after secret moves of others, the state before a move is unknown here.
        return None if ply in self._take_backs else UndoError(UndoRefusal.OTHER_STEP)

    @property
    def _observers(self) -> tuple[int, ...]:
        """Seats for which the host sends states."""
        return self.own_seats or (NO_SEAT,)

    @property
    def _first_seat(self) -> int:
        return self.own_seats[0] if self.own_seats else NO_SEAT

    def _index(self, seat: int) -> int:
        return self.own_seats.index(seat) if seat in self.own_seats else 0

    def _position_of(self, seat: int) -> S:
        return self._positions[self._index(seat)]

    def _step_state(self, ply: int, seat: int) -> S:
        return self._steps[ply - 1][self._index(seat)].state if ply else self._format.initial_state

    @override
    def _state_at(self, ply: int) -> S:
        decision = self._decision
        return self._step_state(ply, NO_SEAT if decision is None else decision.actor).copy()

    @override
    def _play_chance_moves(self, *, narrate: bool) -> list[tuple[E, S]]:
        """Draws nothing: the host does."""
        return []

    @override
    def _hidden_plies(self, seat: int) -> frozenset[int]:
        index = self._index(seat)
        hidden = frozenset(ply for ply, steps in enumerate(self._steps) if steps[index].is_hidden)
        # The host tells which moves are hidden from this computer's seats. For other seats, the rules of the game do.
        return hidden if seat in self._observers else hidden | super()._hidden_plies(seat)

    # Changes, which only the host makes

    @override
    def play(self, move: M, *, narrate: bool = False) -> NoReturn:
        _refuse()

    @override
    def undo(self, seats: Collection[int] | None = None) -> NoReturn:
        _refuse()

    @override
    def redo(self, *, narrate: bool = False) -> NoReturn:
        _refuse()

    @override
    def restart_turn(self) -> NoReturn:
        _refuse()

    @override
    def take_back(self, ply: int) -> NoReturn:
        _refuse()

    @override
    def set_player(self, seat: int, player: str) -> NoReturn:
        _refuse()

    @override
    def copy_undone_to(self, ply: int) -> NoReturn:
        _refuse()

    @override
    def without_future(self, seed: int) -> NoReturn:
        _refuse()


def _refuse() -> NoReturn:
    raise NotImplementedError("a guest asks the host (TableGuest); only the host changes the match")


def _bad(error: object) -> NetworkError:
    return NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error})


def _compare(before: Sequence[Entry[M]], after: Sequence[Entry[M]]) -> SeenChange:
    """Returns what has changed in a log. Moves that were revealed in its middle are not new at its end."""
    remaining = iter(enumerate(after))
    last_known = -1
    for old in before:
        for place, new in remaining:
            if evolve(new, ply=old.ply) == old:
                last_known = place
                break
        else:
            return SeenChange(range(len(after), len(after)), was_undone=True)
    return SeenChange(range(last_known + 1, len(after)), was_undone=False)
