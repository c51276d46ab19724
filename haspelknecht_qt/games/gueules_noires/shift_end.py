"""End of a shift: scoring majorities, choosing the next first player, and returning workers (GE1 to GE4)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events, placing
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.majorities import majorities, scored_element_count
from haspelknecht_qt.games.gueules_noires.match_data import FACTORY_SPACES, SPACE_NUMBERS
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, NOBODY, ScoreSource, State, Step


def score_majorities(state: State) -> Iterator[Event]:
    """GE1: scores the majorities, one element of the shift clock after the other."""
    shift = state.shift
    item = ScoreSource.SHIFT_1 + shift - 1
    yield events.ShiftEnded(shift)
    for majority in majorities(state, scored_element_count(shift)):
        for player, prize in zip(state.players, majority.prizes, strict=True):
            player.scored[item] += prize
        yield events.MajorityScored(shift, majority.element, majority.counts, majority.prizes)


def factory_worker_counts(state: State) -> tuple[int, ...]:
    """Returns the number of workers on the factory's spaces, by seat (GE4): draw-5 included, the canteen excluded."""
    counts = [0] * len(state.players)
    for space in FACTORY_SPACES:
        if state.workers_on[space]:
            counts[state.owner_of[space]] += state.workers_on[space]
    return tuple(counts)


def next_first_player(state: State) -> int:
    """Returns the seat with the most workers in the factory (GE4).

    In a tie it is the nearest tied seat clockwise after the current first player.
    """
    counts = factory_worker_counts(state)
    most = [seat for seat, count in enumerate(counts) if count == max(counts)]
    return min(most, key=lambda seat: (seat - state.first - 1) % len(counts))


def are_delivered_orders_face_up(state: State) -> bool:
    """Whether all delivered orders lie face up: while a shift is scored, and after the game (GE1).

    A shift is scored when nobody has workers left to place (GT4).
    """
    return state.step is Step.OVER or (state.step is Step.PLACE and placing.next_seat_with_workers(state) == NOBODY)


def expected_first_player(state: State) -> int:
    """Returns the seat that would begin the next shift if this shift ended now; NOBODY if no shift follows.

    Before the first shift there is no first player, so nobody is expected either.
    """
    if state.first == NOBODY or state.shift == LAST_SHIFT or state.step is Step.OVER:
        return NOBODY
    return next_first_player(state)


def change_first_player(state: State) -> Iterator[Event]:
    """GE4: gives the first player's marker to the next first player."""
    counts = factory_worker_counts(state)
    state.first = next_first_player(state)
    yield events.FirstPlayerDetermined(state.first, counts)


def send_workers_home(state: State) -> Iterator[Event]:
    """GE4: returns all workers from spaces, bank and canteen to their players."""
    for space in SPACE_NUMBERS:
        if state.workers_on[space]:
            state.players[state.owner_of[space]].workers += state.workers_on[space]
            state.workers_on[space] = 0
            state.owner_of[space] = NOBODY
    for seat, player in enumerate(state.players):
        player.workers += state.bank[seat] + state.canteen[seat]
        state.bank[seat] = state.canteen[seat] = 0
    yield events.WorkersReturned()
