"""Long checks of a table on several computers. `make across-the-house` runs all of them.

    python -m tests.network.across_the_house games 1000      bots as guests over the loopback, compared after each move
    python -m tests.network.across_the_house frames 100000   damaged messages to a host
    python -m tests.network.across_the_house secrets 10000   pairs of matches with other secrets
    python -m tests.network.across_the_house seeds 10000     attempts to predict the draws from what a guest receives

Only the loopback is used. Each check prints its figures, and ends with an error if one of them is wrong.
"""

from __future__ import annotations

import argparse
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator, seed_hash
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.network import connection, host
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import write_message
from haspelknecht_qt.network.observed_match import ObservedMatch
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import TOYS
from tests.network.damaged_messages import send_damaged_messages
from tests.network.secret_pairs import KINDS, Kind, compared_pairs, game_of
from tests.network.tables import Table, process_events, wait_until

MEMORY_LIMIT = 64 << 20
"""Most memory that damaged messages may add, in bytes."""


def new_table(folder: Path, kind: Kind, seed: int, players: int = 2) -> Table:
    """A table of a new match of persons, at most as many as the game allows."""
    game = game_of(kind)
    setup = game.setup({**kind.options, "players": min(players, max(game.players_allowed))}, seed)
    seats = [Seat(f"Player {number}", COLOURS[number]) for number in range(game.player_count(setup))]
    return Table(folder, Match(game, setup, seed, seats), {**TOYS, **composition.games()})


def play_games(wanted: int) -> bool:
    """Plays whole games with guests at all seats and a guest that watches. Returns whether all games went well.

    The guests choose random moves from what they see. After every move the state of every guest is compared with what
    the host's match shows to its seats.
    """
    lost = played = moves = breaks = 0
    begun = time.monotonic()
    for number in range(wanted):
        kind = KINDS[number % len(KINDS)]
        with tempfile.TemporaryDirectory() as folder:
            table = new_table(Path(folder), kind, 100 + number, players=3 if number % 9 in {1, 2} else 2)
            try:
                done, broken = play_one(table, number)
            except AssertionError as error:
                states = [guest.state.name for guest in table.guests]
                print(f"game {number} of {kind.game}: {error}; {states}, {[str(each) for each in table.errors]}")
                lost += 1
            else:
                moves += done
                breaks += broken
                lost += bool(table.refusals or table.errors)
            finally:
                table.close()
                for _ in range(20):
                    process_events()
        played += 1
        if played % 50 == 0:
            print(f"{played} games, {moves} moves, {breaks} broken connections, {lost} wrong", flush=True)
    print(
        f"{played} games in {time.monotonic() - begun:.0f} s: {moves} moves of guests, 0 lost or doubled; "
        f"{breaks} connections were broken in between; {lost} games went wrong"
    )
    return not lost


def play_one(table: Table, number: int) -> tuple[int, int]:
    """Plays a game. Returns the number of moves of guests, and of connections that were broken on the way."""
    match, game = table.match, table.match.game
    chooser = Generator(number, 1)
    seats = [*range(len(match.seats))]
    cut = chooser.random_below(len(seats)) + 1
    for group in (seats[:cut], seats[cut:], []):
        table.seated(*group)
    if not seats[cut:]:
        table.guests[1].claim(())
    moves = breaks = 0
    while not match.is_over:
        table.synchronise()
        actor, before = match.decision.actor, match.ply
        guest = next(guest for guest in table.guests if actor in guest.seats)
        move = chooser.choice(game.legal_moves(guest.match.state))
        guest.play(move)
        if chooser.random_below(100) == 0:
            guest._connection._socket.abort()
            breaks += 1
        wait_until(lambda guest=guest: not guest.is_waiting and guest.state is GuestState.PLAYING)
        own = [entry for entry in match.entries[before:] if entry.actor == actor]
        assert [entry.text for entry in own] == [game.write_move(move)], "a move was lost or doubled"
        moves += 1
    table.synchronise()
    return moves, breaks


def send_frames(wanted: int) -> bool:
    """Sends damaged messages to hosts. Returns whether they stayed playable, with little memory and short delays."""
    host.MAX_CONNECTIONS_PER_SECOND = connection.MAX_MESSAGES_PER_SECOND = 1_000_000
    begun, sent, longest, is_playable = time.monotonic(), 0, 0.0, True
    memory = 0
    for seed in count(1):
        if sent >= wanted:
            break
        with tempfile.TemporaryDirectory() as folder:
            table = new_table(Path(folder), KINDS[seed % len(KINDS)], seed)
            found = send_damaged_messages(table, min(2000, wanted - sent), seed)
            sent, longest = sent + found.sent, max(longest, found.longest)
            table.host.renew_code()
            table.host.set_open_seats(range(len(table.match.seats)))
            table.forget_guests()
            table.seated(0)
            table.synchronise()
            is_playable &= not table.errors
            table.close()
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        memory = memory or used
        if seed % 5 == 0:
            print(f"{sent} messages, longest {longest:.2f} s, {(used - memory) >> 20} MB more", flush=True)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 - memory
    print(
        f"{sent} messages in {time.monotonic() - begun:.0f} s: longest time of the host {longest:.2f} s, "
        f"{grown / (1 << 20):.0f} MB more after the first 2,000, playable after each table: {is_playable}"
    )
    return is_playable and longest <= 2 and grown < MEMORY_LIMIT


def compare_secrets(wanted: int) -> bool:
    """Compares pairs of matches. Returns whether all guests received the same bytes."""
    begun, different = time.monotonic(), Counter[str]()
    compared = Counter[str]()
    size = 0
    for kind in KINDS:
        for pair in compared_pairs(kind, 1):
            compared[kind.game] += 1
            different[kind.game] += pair.first != pair.second
            size += len(pair.first)
            if compared[kind.game] % 500 == 0:
                print(f"{dict(compared)} pairs, {different.total()} differ", flush=True)
            if compared[kind.game] >= kind.share * wanted:
                break
    print(
        f"{compared.total()} pairs {dict(compared)} in {time.monotonic() - begun:.0f} s, {size} bytes each side: "
        f"{different.total()} pairs differ"
    )
    return not different.total()


def predict_seeds(wanted: int) -> bool:
    """Tries to find seeds from all numbers and hexadecimal texts that a guest receives. Returns whether all failed.

    Each value is tried as the seed, as a part of it, and as an output of the predictable generator, which can be
    computed back.
    """
    begun, found, values = time.monotonic(), 0, 0
    for number in range(wanted):
        kind = KINDS[number % len(KINDS)]
        game = game_of(kind)
        seed = int.from_bytes(seed_hash(number, b"test", "")[:16], "big")
        setup = game.setup(kind.options, seed)
        seats = [Seat(f"Player {place}", COLOURS[place]) for place in range(game.player_count(setup))]
        match = Match(game, setup, seed, seats)
        for ply in range(4):  # The shortest match has six moves; after its end the guest receives the seed.
            match.play(Generator(number, ply).choice(game.legal_moves(match.state)))
        observed = ObservedMatch(match, MatchFormat(game, setup), (0,))
        sent = write_message(match_began_message(match))
        while (message := observed.next_message()) is not None:
            sent += write_message(message)
        candidates = numbers_in(sent)
        values += len(candidates)
        found += any(_reveals(candidate, seed) for candidate in candidates)
        if number % 1000 == 999:
            print(f"{number + 1} matches, {found} seeds found", flush=True)
    print(f"{wanted} matches in {time.monotonic() - begun:.0f} s, {values} values tried: {found} seeds found")
    return not found


def match_began_message(match: Match) -> object:
    """The message with which a match begins at a guest."""
    from haspelknecht_qt.network.guest_at_host import _match_began  # noqa: PLC0415 - private, for this check alone

    return _match_began("0", match, MatchFormat(match.game, match.setup).shape)


def numbers_in(sent: bytes) -> set[int]:
    """All whole numbers and hexadecimal texts in the bytes, as numbers."""
    decimal = {int(text) for text in re.findall(rb"\d+", sent)}
    hexadecimal = {int(text, 16) for text in re.findall(rb"[0-9a-f]{8,}", sent)}
    return decimal | hexadecimal


MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def _reveals(value: int, seed: int) -> bool:
    low, high = seed & MASK, seed >> 64
    if value in {seed, low, high}:
        return True
    pieces = {value & MASK, value >> 64 & MASK, value >> 128 & MASK, value >> 192 & MASK}
    if value < 1 << 32:
        return False
    for piece in pieces:
        for calls in (1, 2):
            first = _unmix((_unmix(piece) - 0) & MASK) if calls == 0 else (_unmix(piece) - calls * STEP) & MASK
            start = _unmix(first)
            if any(start ^ _mix((high + ply + 1) * STEP & MASK) == low for ply in range(50)):
                return True
    return False


def _mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def _unmix(value: int) -> int:
    value ^= value >> 31 ^ value >> 62
    value = value * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    value ^= value >> 27 ^ value >> 54
    value = value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return value ^ value >> 30 ^ value >> 60


CHECKS: dict[str, Callable[[int], bool]] = {
    "games": play_games,
    "frames": send_frames,
    "secrets": compare_secrets,
    "seeds": predict_seeds,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one check. Returns 1 if a figure is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("count", type=int)
    wanted = parser.parse_args(arguments)
    application = QCoreApplication.instance() or QCoreApplication([])
    has_passed = CHECKS[wanted.check](wanted.count)
    del application
    return 0 if has_passed else 1


if __name__ == "__main__":
    sys.exit(main())
