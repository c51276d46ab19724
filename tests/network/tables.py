"""A host and guests of the toy game or of any game, on the loopback of this computer."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtNetwork import QHostAddress, QTcpSocket

from haspelknecht_qt.core.game import NO_SEAT
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.network.guest import TableGuest
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.stored_seats import TableFolder
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import TOYS, new_match, texts_for_guest

LOOPBACK = "127.0.0.1"
LIMIT = 20


def wait_until(condition, seconds=LIMIT):
    """Lets Qt work until the condition holds; fails after some seconds."""
    deadline = time.monotonic() + seconds
    while not condition():
        # Checked after the condition: on a busy machine, one round of events may take longer than the limit.
        assert time.monotonic() < deadline, "it did not happen in time"
        process_events(20)


def process_events(milliseconds=0):
    """Lets Qt work. Deletes objects too, as only a running event loop does otherwise."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, milliseconds)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Table:
    """A match with its host, open on the loopback, and the guests that have joined."""

    def __init__(self, folder, match: Match | None = None, games: Any = TOYS, open_seats=None, **options) -> None:
        self.match = new_match() if match is None else match
        self.games = games
        self.folder = folder
        self.guests: list[TableGuest] = []
        self.errors: list[Any] = []
        self.refusals: list[Any] = []
        self.host = TableHost(self.match, self.carry_out, TableFolder(folder / "host"), **options)
        self.host.set_open_seats(range(len(self.match.seats)) if open_seats is None else open_seats)
        self.host.open(QHostAddress(LOOPBACK), 0)

    def carry_out(self, action):
        action.apply(self.host._match)

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.host.port}"

    @property
    def seats_here(self) -> set[int]:
        """Seats that are played at the host."""
        return set(range(len(self.match.seats))) - self.host.remote_seats

    def decider(self) -> tuple[int, int]:
        """The seat that decides, and the other one."""
        actor = self.host._match.decision.actor
        return actor, 1 - actor

    def guest(self, **options) -> TableGuest:
        """A guest that has not joined yet."""
        guest = TableGuest(self.games, TableFolder(self.folder / f"guest {len(self.guests)}"), "Computer", **options)
        guest.failed.connect(self.errors.append)
        guest.refused.connect(self.refusals.append)
        self.guests.append(guest)
        return guest

    def joined(self, **options) -> TableGuest:
        """A guest that has joined."""
        guest = self.guest(**options)
        guest.join([self.address], self.host.code)
        wait_until(lambda: guest.state is GuestState.CHOOSING or self.errors)
        return guest

    def seated(self, *seats, **options) -> TableGuest:
        """A guest with these seats; without seats, a guest that watches."""
        guest = self.joined(**options)
        guest.claim(seats)
        wait_until(lambda: guest.state is GuestState.PLAYING and guest.seats == tuple(sorted(seats)))
        return guest

    def stranger(self) -> QTcpSocket:
        """A connected socket of a stranger that has sent nothing. The host may have closed it already."""
        socket, connected = QTcpSocket(), []
        socket.connected.connect(lambda: connected.append(True))
        socket.connectToHost(QHostAddress(LOOPBACK), self.host.port)
        wait_until(lambda: connected)
        return socket

    def is_up_to_date(self, guest) -> bool:
        """Whether a guest shows the host's position, as far as its seats may know it."""
        match, seen = self.host._match, guest.match
        return (
            seen is not None
            and not guest.is_waiting
            and seen.decision == match.decision
            and [entry.text for entry in seen.entries] == texts_for_guest(match, *(guest.seats or (NO_SEAT,)))
            and all(
                match.game.digest(seen.seen_state(seen.ply, seat))
                == match.game.digest(match.seen_state(match.ply, seat))
                for seat in guest.seats
            )
        )

    def synchronise(self, *guests):
        """Waits until these guests, or all, are up to date."""
        for guest in guests or self.guests:
            wait_until(lambda guest=guest: self.is_up_to_date(guest))

    def play(self, guest, text):
        """Requests a move, in text form, as a guest. Waits for the answer."""
        guest.play(self.host._match.game.read_move(text))
        wait_until(lambda: not guest.is_waiting)

    def play_here(self, *texts):
        """Plays moves at the host."""
        for text in texts:
            self.host._match.play(self.host._match.game.read_move(text))
        self.host.update()

    def forget_guests(self, *, only_absent=False):
        """Makes the host forget its guests, who lose their seats."""
        for guest in [*self.host._guests.values()]:
            if not (only_absent and guest.is_present):
                self.host._forget_guest(guest.id)

    def close(self):
        for guest in self.guests:
            guest.leave()
        self.host.close()
