"""Pairs of matches that differ only in what a guest must not know: hidden moves of other seats, and the seed.

A pair is played in step: what the guest's seats may know is the same move in both matches, everything else is played
anew at random in the second match. `make_pair` returns the bytes that the host would send to the guest.
"""

from __future__ import annotations

import zlib
from typing import Any

from attrs import frozen

from haspelknecht_qt.core.game import CHANCE, AnyGame, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import write_message
from haspelknecht_qt.network.observed_match import ObservedMatch

TRIES = 30
LONGEST_RUN = 30
WINDOW = 40


class SteppedMatch(Match):
    """A match in which chance moves are played like others, one by one."""

    def _play_chance_moves(self, *, narrate):  # noqa: ARG002 - as in the base class
        return []

    def step(self, move: Any) -> None:
        self._carry_out(move, narrate=False)


@frozen
class Pair:
    """Two matches at positions that look the same to `seats`. `first` and `second` are the bytes sent by the host."""

    seats: tuple[int, ...]
    first: bytes
    second: bytes
    differs: bool


def seated(game: AnyGame, options: dict[str, Any], seed: int) -> SteppedMatch:
    """A match of persons."""
    setup = game.setup(options, seed)
    seats = [Seat(f"Player {number}", COLOURS[number]) for number in range(game.player_count(setup))]
    return SteppedMatch(game, setup, seed, seats)


def random_match(game: AnyGame, options: dict[str, Any], seed: int) -> SteppedMatch:
    """A match played to its end at random."""
    match = seated(game, options, seed)
    while match.decision is not None:
        match.step(_random_move(match, seed))
    return match


def _random_move(match: SteppedMatch, seed: int) -> Any:
    generator = Generator(seed, match.ply)
    if match.decision.actor == CHANCE:
        return match.game.draw_chance_move(match.state, generator)
    return generator.choice(match.game.legal_moves(match.state))


def hidden_plies(match: SteppedMatch, seats: tuple[int, ...]) -> frozenset[int]:
    """Plies of the log that none of these seats may know now."""
    readable = {entry.ply for seat in seats for entry in match.entries_for(seat)}
    return frozenset(range(match.ply)) - readable


def make_pair(game: AnyGame, whole: SteppedMatch, seats: tuple[int, ...], end: int, seed: int) -> Pair | None:
    """A pair of matches that reach the position after `end` moves of `whole`; None if no other secrets fit. The pair ends
    earlier if a move reveals a hidden piece.

    The bytes are those of the last WINDOW moves, each change sent at once, as at a table.
    """
    first = _replayed(whole, end)
    hidden = hidden_plies(first, seats)
    begin = min(hidden, default=end)
    begin = max(begin, end - WINDOW)
    while begin and whole.entries[begin].actor == CHANCE:
        begin -= 1
    if not any(ply >= begin for ply in hidden):
        return None
    second = _replayed(whole, begin)
    second.seed = seed
    sent_first, sent_second = _Sent(first, seats, begin, whole), _Sent(second, seats, begin, whole)
    ply = begin
    while ply < end:
        run = ply
        while run < end and run in hidden:
            run += 1
        if run == ply:
            move = whole.entries[ply].move
            if whole.entries[ply].reveals_hidden:
                break
            if second.decision != whole.entries[ply].decision or game.why_not(second.state, move) is not None:
                return None
            sent_first.step_to(ply + 1)
            second.step(move)
            sent_second.send_changes()
            ply += 1
            continue
        sent_first.step_to(run)
        wanted = whole.entries[run] if run < end else None
        moves = _other_hidden_moves(second, sent_first.match, seats, wanted, seed + ply)
        if moves is None:
            return None
        for move in moves:
            second.step(move)
            sent_second.send_changes()
        ply = run
    differs = game.digest(first.state) != game.digest(second.state)
    return Pair(seats, sent_first.data, sent_second.data, differs)


def _other_hidden_moves(second, first, seats, wanted, seed):
    """Other hidden moves after which the position looks as in `first`, and the visible move `wanted` is possible."""
    game, start = second.game, second.ply
    found = None
    for attempt in range(TRIES):
        if found is not None:
            break
        while second.ply < start + LONGEST_RUN and second.decision is not None and found is None:
            second.step(_random_move(second, seed + 1000 * attempt))
            last = second.entries[-1]
            if not all(game.is_hidden_from(second.state, last.decision, last.move, seat) for seat in seats):
                break
            if second.decision == first.decision and (
                wanted is None or game.why_not(second.state, wanted.move) is None
            ):
                is_hidden = hidden_plies(second, seats) >= frozenset(range(start, second.ply))
                if is_hidden and looks_alike(first, second, seats):
                    found = [entry.move for entry in second.entries[start:]]
        second._go_to(start)
        second._truncate(start)
    return found


def looks_alike(first, second, seats):
    """Whether these seats see the same position in both matches."""
    observe, digest = first.game.observe, first.game.digest
    return all(digest(observe(first.state, seat)) == digest(observe(second.state, seat)) for seat in seats)


def _replayed(whole: SteppedMatch, end: int) -> SteppedMatch:
    match = SteppedMatch(whole.game, whole.setup, whole.seed, whole.seats)
    for entry in whole.entries[:end]:
        match.step(entry.move)
    return match


class _Sent:
    """Bytes that a host sends to a guest that knows the match up to `begin`."""

    def __init__(self, match, seats, begin, whole):
        self.whole = whole
        self.match = match if match.ply == begin else _replayed(whole, begin)
        self._observed = ObservedMatch(self.match, MatchFormat(whole.game, whole.setup), seats)
        self._observed._sent = self._observed._entries_with_keys()[1]
        self._observed.next_message()
        self._packer = zlib.compressobj()
        self.data = b""

    def step_to(self, end):
        for entry in self.whole.entries[self.match.ply : end]:
            self.match.step(entry.move)
            self.send_changes()

    def send_changes(self):
        """Sends as the host does after a change: no position in which a draw is pending is ever shown."""
        if self.match.decision is not None and self.match.decision.actor == CHANCE:
            return
        while (message := self._observed.next_message()) is not None:
            self.data += self._packer.compress(write_message(message)) + self._packer.flush(zlib.Z_SYNC_FLUSH)
