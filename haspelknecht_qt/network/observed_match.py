"""The match at the host as the seats of one guest may see it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Generic

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import NO_SEAT, E, M, S, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.seat_undo import can_redo, why_not_undo
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import Moves, Position, SeenBy, SeenMove
from haspelknecht_qt.network.values import MAX_TEXT_LENGTH

MOVES_PER_MESSAGE = 8
"""Maximum number of moves in one message: few enough that making it does not block the window."""


class ObservedMatch(Generic[S, M, E, U]):
    """Match as a guest with these seats may see it; without seats, as somebody who watches.

    Only moves that at least one of the seats knows are in the guest's log. So the length of the log does not tell how
    many moves others have made in secret.
    """

    def __init__(self, match: Match[S, M, E, U], match_format: MatchFormat[S, M, E, U], seats: tuple[int, ...]) -> None:
        self.seats = seats
        self._match = match
        self._format = match_format
        self._observers = seats or (NO_SEAT,)
        self._sent: list[tuple[object, ...]] = []
        self._sent_position: Position | None = None
        self._kept_by_message: list[int] = []
        """Number of moves that each sent message has kept: those that do not depend on it."""

    @property
    def entries(self) -> list[Entry[M]]:
        """Entries of the match's log that the guest notices."""
        noticed = {entry.ply for seat in self._observers for entry in self._match.noticed_entries_for(seat)}
        return [entry for entry in self._match.entries if entry.ply in noticed]

    def forget_sent(self) -> None:
        """Makes `next_message` begin again with the first move, for a guest that has nothing."""
        self._sent.clear()
        self._sent_position = None
        self._kept_by_message.clear()

    def resume(self, received: int) -> None:
        """Continues for a guest that has received only the first `received` messages."""
        lost = self._kept_by_message[received:]
        del self._kept_by_message[received:]
        if lost:
            # A lost message may have undone moves that the guest still knows. An empty key equals no entry's key, so
            # that the next message says how many moves are kept.
            self._sent[min(lost) :] = [()]
        self._sent_position = None

    def next_message(self) -> Moves | Position | None:
        """Returns the next message that the guest needs to know the current position; None if it knows everything."""
        entries, keys = self._entries_with_keys()
        known = _common_length(self._sent, keys)
        if known == len(keys) == len(self._sent):
            return self._next_position(entries)
        last = min(known + MOVES_PER_MESSAGE, len(keys))
        self._sent[known:] = keys[known:last]
        self._kept_by_message.append(known)
        return Moves(known, tuple(self._seen_move(entry) for entry in entries[known:last]))

    def _next_position(self, entries: Sequence[Entry[M]]) -> Position | None:
        position = self._position(entries)
        if position == self._sent_position:
            return None
        self._sent_position = position
        self._kept_by_message.append(len(entries))
        return position

    def _entries_with_keys(self) -> tuple[list[Entry[M]], list[tuple[object, ...]]]:
        """Returns the known entries, each with a key. A move is sent again if its key changes.

        The key contains what each seat may know of the move, for instance after a secret choice is revealed.
        """
        entries = self.entries
        hidden = [self._hidden_plies(seat) for seat in self._observers]
        first = [min(plies, default=self._match.ply) for plies in hidden]
        keys = [
            (entry, *(entry.ply in plies for plies in hidden), *(begin <= entry.ply for begin in first))
            for entry in entries
        ]
        return entries, keys

    def _seen_move(self, entry: Entry[M]) -> SeenMove:
        decision, game, text = entry.decision, self._match.game, entry.text
        seen = tuple(self._seen_by(entry.ply, seat) for seat in self._observers)
        if game.hidden_move is not None and all(by.is_hidden for by in seen):
            text = game.write_move(game.hidden_move)
        return SeenMove(decision.actor, decision.step, decision.seat, text, entry.reveals_hidden, seen)

    def _seen_by(self, ply: int, seat: int) -> SeenBy:
        match, written = self._match, self._format
        first = min(self._hidden_plies(seat), default=match.ply)
        events = tuple(
            (written.write_event(event), written.write_state(state))
            for event, state in match.events_with_states_for(ply, seat)
        )
        state = match.state_at(ply + 1)
        if first <= ply:
            state = match.game.observe(state, seat)
        return SeenBy(ply in self._hidden_plies(seat), events, written.write_state(state))

    def _hidden_plies(self, seat: int) -> frozenset[int]:
        match = self._match
        return frozenset(range(match.ply)) - {entry.ply for entry in match.entries_for(seat)}

    def _position(self, entries: Sequence[Entry[M]]) -> Position:
        match, game = self._match, self._match.game
        states = [game.observe(match.state, seat) for seat in self._observers]
        decision = match.decision
        refusal = why_not_undo(match, self.seats)
        return Position(
            self.seats,
            len(entries),
            tuple(self._format.write_state(state) for state in states),
            tuple(game.digest(state) for state in states),
            None if decision is None else decision.actor,
            "" if decision is None else decision.step,
            "" if refusal is None else refusal.name,
            can_redo(match, self.seats),
            self._take_backs(entries),
            _pieces(record.dumps(match)) if match.is_over else (),
        )

    def _take_backs(self, entries: Sequence[Entry[M]]) -> tuple[int, ...]:
        """Returns the plies, in the guest's log, of the moves of its current choice that it may take back."""
        match, decision = self._match, self._match.decision
        if decision is None or decision.actor not in self.seats:
            return ()
        choice = takewhile(lambda each: each[1].decision == decision, reversed([*enumerate(entries)]))
        return tuple(ply for ply, entry in choice if match.why_not_take_back(entry.ply) is None)


def _common_length(sent: Sequence[object], wanted: Sequence[object]) -> int:
    for place, (old, new) in enumerate(zip(sent, wanted, strict=False)):
        if old != new:
            return place
    return min(len(sent), len(wanted))


def _pieces(text: str) -> tuple[str, ...]:
    return tuple(text[first : first + MAX_TEXT_LENGTH] for first in range(0, len(text), MAX_TEXT_LENGTH))
