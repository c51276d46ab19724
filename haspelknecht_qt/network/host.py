"""The host of a table: it holds the match, lets guests in, and tells each what its seats may know."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

import haspelknecht_qt
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.result import start_id
from haspelknecht_qt.network.actions import SeatAction
from haspelknecht_qt.network.addresses import DEFAULT_PORT, own_addresses
from haspelknecht_qt.network.code_words import new_code
from haspelknecht_qt.network.connection import NEW_GUEST, HostConnection
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.event_counter import EventCounter
from haspelknecht_qt.network.guest_at_host import GuestAtHost, GuestInfo, numbers_in_next_match
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import (
    ActionAnswer,
    ActionRequest,
    Claim,
    Goodbye,
    Hello,
    Leave,
    SeatHolder,
    TableSeats,
    Welcome,
)
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.stored_seats import StoredTable, TableFolder
from haspelknecht_qt.network.versions import leave_error

MAX_TRIES = 10
"""Number of wrong codes after which nobody can join until there is a new code."""
MAX_GUESTS = 12
"""Maximum number of guests."""
MAX_FORMER_GUESTS = 50
"""Maximum number of guests that have gone whose tokens are kept, so that the host can reject their return."""
MAX_STRANGERS = 16
"""Maximum number of connections that have not joined yet; the oldest is closed for a new one."""
MAX_CONNECTIONS_PER_SECOND = 20
"""Maximum number of connections that are accepted in a second, because each key exchange takes some milliseconds."""

_CONGESTION_PAUSE = 50
"""Time after which a host tries again to send to a guest with a slow connection, in milliseconds."""


class TableHost(QObject):
    """Table of one match for guests at other computers.

    Nothing listens before `open`. After every change of the match or of its seats, call `update`. Seats of guests stay
    seats of persons in the match; `remote_seats` says which of them nobody plays at this computer.
    """

    guests_changed = Signal()
    """Emitted when a guest has come, gone or come back, and when seats have been taken or given back."""
    wrong_code_entered = Signal(int)
    """Emitted with the number of tries that are left."""
    door_closed = Signal()
    """Emitted after too many wrong codes. `renew_code` lets new guests in again."""
    version_refused = Signal(object)
    """Emitted with the NetworkError of a guest whose version does not fit."""
    store_failed = Signal(object)
    """Emitted with the NetworkError STORAGE if guests could not come back after a crash. The table goes on."""

    def __init__(
        self,
        match: AnyMatch,
        carry_out: Callable[[SeatAction[Any]], None],
        folder: TableFolder,
        permissions: Permissions | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`carry_out` carries out an action of a guest that has been checked. It may raise IllegalMove or UndoError.

        In `folder` the table is remembered. The match of a table that ended in a crash gets its guests, code, port and
        permissions again.
        """
        super().__init__(parent)
        self.permissions = Permissions() if permissions is None else permissions
        self.open_seats: frozenset[int] = frozenset()
        self.code = new_code()
        self.table_id = secrets.token_hex(8)
        self._match = match
        self._format: MatchFormat[Any, Any, Any, Any] = MatchFormat(match.game, match.setup)
        self._carry_out = carry_out
        self._folder = folder
        self._tries_left = MAX_TRIES
        self._guests: dict[str, GuestAtHost] = {}
        self._former_tokens: dict[str, str] = {}
        """Tokens of guests that have gone, by id. A guest believes only somebody who knows its token."""
        self._strangers: list[HostConnection] = []
        self._wanted_port = DEFAULT_PORT
        self._stored: StoredTable | None = None
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._accept)
        self._connections_accepted = EventCounter()
        self._send_timer = QTimer(self, singleShot=True, interval=0)
        self._send_timer.timeout.connect(self._send_more)
        self._restore()

    # State

    @property
    def is_open(self) -> bool:
        """Whether guests can connect."""
        return self._server.isListening()

    @property
    def is_door_closed(self) -> bool:
        """Whether new guests cannot join because too many wrong codes were entered."""
        return self._tries_left == 0

    @property
    def port(self) -> int:
        """Port of the table; 0 while it is not open."""
        return self._server.serverPort()

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses of the table, as people type them."""
        return own_addresses(self.port)

    @property
    def game(self) -> str:
        """Name of the game on the table."""
        return str(self._match.game.name)

    @property
    def guests(self) -> tuple[GuestInfo, ...]:
        """Guests, present and awaited."""
        return tuple(guest.info for guest in self._guests.values())

    @property
    def remote_seats(self) -> frozenset[int]:
        """Seats that guests play, present or awaited, without those that somebody continues at this computer."""
        return frozenset(seat for guest in self._guests.values() for seat in guest.seats if seat not in guest.continued)

    @property
    def waits_for(self) -> frozenset[int]:
        """Seats of guests that are away. The game waits when one of them must decide."""
        away = (guest for guest in self._guests.values() if not guest.is_present)
        return frozenset(seat for guest in away for seat in guest.seats if seat not in guest.continued)

    # Calls of the window

    def open(
        self,
        address: QHostAddress | QHostAddress.SpecialAddress = QHostAddress.SpecialAddress.Any,
        port: int | None = None,
    ) -> None:
        """Lets guests connect, at `port` or, if another program uses it, at any other. Raises NetworkError.

        Listens on all networks, IPv4 and IPv6, unless `address` is one address.
        """
        wanted = self._wanted_port if port is None else port
        if not self._server.listen(address, wanted) and not self._server.listen(address, 0):
            raise NetworkError(NetworkErrorKind.CANNOT_LISTEN, {"error": self._server.errorString()})
        self._store()

    def close(self) -> None:
        """Tells the guests that the table is closed, and forgets it."""
        self._server.close()
        for guest in self._guests.values():
            if guest.connection is not None:
                guest.connection.send(Goodbye(NetworkErrorKind.TABLE_CLOSED.name))
                guest.connection.close(gently=True)
        for stranger in self._strangers[:]:
            stranger.close()
        self._guests.clear()
        self._folder.table.forget()

    def update(self) -> None:
        """Tells the guests what has changed. Costs little if nothing has."""
        self._send_timer.start()

    def show_match(self, match: AnyMatch) -> None:
        """Puts another match on the table.

        Guests keep their players if the number of seats is the same. Otherwise they choose again.
        """
        numbers = numbers_in_next_match(self._match.seats, match.seats)
        self._match = match
        self._format = MatchFormat(match.game, match.setup)
        for guest in self._guests.values():
            guest.follow_players(numbers, match.seats)
        if numbers:
            self.set_open_seats([numbers[seat] for seat in self.open_seats if seat in numbers])
        else:
            self.offer_seats()

    def offer_seats(self) -> None:
        """Opens the seats of all persons but the first, who stays at this computer."""
        self.set_open_seats([number for number, seat in enumerate(self._match.seats) if seat.is_person][1:])

    def set_open_seats(self, seats: Collection[int]) -> None:
        """Sets the seats that guests may take, if persons play them. Seats that guests have stay theirs."""
        self.open_seats = frozenset(seats)
        self._change_guests()

    def continue_seat(self, seat: int) -> None:
        """Lets somebody at this computer play the seat of a guest that is away, until the guest comes back."""
        guest = self._holder(seat)
        if guest is not None and not guest.is_present:
            guest.continued |= {seat}
            self._change_guests()

    def take_seat_back(self, seat: int) -> None:
        """Takes a seat from its guest, who keeps its other seats.

        A guest without any other seat watches or, if it is away, chooses again when it comes back.
        """
        guest = self._holder(seat)
        if guest is not None:
            others = tuple(each for each in guest.seats if each != seat)
            guest.set_seats(others, is_claimed=guest.is_present or bool(others))
            self._change_guests()

    def set_permissions(self, permissions: Permissions) -> None:
        """Sets what guests may do besides playing."""
        self.permissions = permissions
        self._store()
        self.update()

    def renew_code(self) -> None:
        """Makes a new code. Guests that have joined stay."""
        self.code = new_code()
        self._tries_left = MAX_TRIES
        self._store()

    # Guests

    def _accept(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if self._connections_accepted.add() > MAX_CONNECTIONS_PER_SECOND:
                socket.abort()
                socket.deleteLater()
                continue
            if len(self._strangers) >= MAX_STRANGERS:
                self._strangers[0].close()
            self._add_stranger(socket)

    def _add_stranger(self, socket: QTcpSocket) -> None:
        connection = HostConnection(socket, self._find_words, self._count_wrong_words)
        self._strangers.append(connection)

        def take(message: object) -> None:
            self._take_message(connection, message)

        def forget(error: NetworkError | None) -> None:
            self._forget_connection(connection, error)

        connection.message_received.connect(take)
        connection.closed.connect(forget)

    def _find_words(self, guest_id: str) -> str:
        """Returns the words that a guest must know. Raises NetworkError if it may not join."""
        if guest_id != NEW_GUEST:
            if guest_id in self._guests:
                return self._guests[guest_id].token
            if guest_id in self._former_tokens:
                return self._former_tokens[guest_id]
            raise NetworkError(NetworkErrorKind.REMOVED)
        if self.is_door_closed:
            raise NetworkError(NetworkErrorKind.DOOR_CLOSED)
        if len(self._guests) - len(self._dispensable_guests) >= MAX_GUESTS:
            raise NetworkError(NetworkErrorKind.FULL)
        return self.code

    @property
    def _dispensable_guests(self) -> list[str]:
        """Ids of guests that are away and have no seats. They are forgotten when others need room."""
        return [guest.id for guest in self._guests.values() if not guest.is_present and not guest.seats]

    def _count_wrong_words(self, guest_id: str) -> NetworkError:
        if guest_id != NEW_GUEST:
            return NetworkError(NetworkErrorKind.REMOVED)
        self._tries_left = max(0, self._tries_left - 1)
        self.wrong_code_entered.emit(self._tries_left)
        if self.is_door_closed:
            self.door_closed.emit()
        return NetworkError(NetworkErrorKind.WRONG_CODE, {"left": self._tries_left})

    def _forget_connection(self, connection: HostConnection, error: NetworkError | None) -> None:
        if connection in self._strangers:
            self._strangers.remove(connection)
        if error is not None and error.details.get("part"):
            self.version_refused.emit(error)
        for guest in self._guests.values():
            if guest.connection is connection:
                guest.connection = None
                self._change_guests()
        connection.deleteLater()

    def _take_message(self, connection: HostConnection, message: object) -> None:
        guest = next((each for each in self._guests.values() if each.connection is connection), None)
        match message:
            case Hello() if connection.guest_id in self._former_tokens:
                connection.send(Goodbye(NetworkErrorKind.REMOVED.name))
                connection.close(gently=True)
            case Hello() if guest is None:
                self._welcome(connection, message)
            case Claim() if guest is not None:
                self._take_claim(guest, message)
            case ActionRequest() if guest is not None:
                self._take_action(guest, message)
            case Leave() if guest is not None:
                self._take_leave(guest, message)
            case _:
                connection.close(NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": "unexpected message"}))

    def _welcome(self, connection: HostConnection, hello: Hello) -> None:
        self._strangers.remove(connection)
        guest = self._guests.get(connection.guest_id)
        if guest is None:
            if len(self._guests) >= MAX_GUESTS:
                self._forget_guest(self._dispensable_guests[0])
            guest = GuestAtHost(hello.name)
            self._guests[guest.id] = guest
        guest.begin(connection, hello)
        program, addresses, last = haspelknecht_qt.__version__, self.addresses, guest.last_answer.number
        connection.send(Welcome(program, guest.id, guest.token, self.table_id, addresses, last))
        if last:
            connection.send(guest.last_answer)
        self._change_guests()

    def _take_claim(self, guest: GuestAtHost, claim: Claim) -> None:
        seats = tuple(sorted(set(claim.seats)))
        if all(seat in guest.seats or self._is_free(seat) for seat in seats):
            guest.set_seats(seats)
        elif guest.connection is not None:
            guest.connection.send(ActionAnswer(0, "seats"))
        self._change_guests()

    def _take_action(self, guest: GuestAtHost, action: ActionRequest) -> None:
        last = guest.last_answer
        if action.number <= last.number:
            guest.send_answer(last)
            return
        answer = guest.carry_out(action, self._match, self._carry_out)
        # The guest must know the new position before it reads the answer.
        while guest.send_next(self._match, self._format):
            pass
        guest.send_answer(answer)
        self.update()

    def _forget_guest(self, guest_id: str) -> None:
        self._former_tokens[guest_id] = self._guests.pop(guest_id).token
        if len(self._former_tokens) > MAX_FORMER_GUESTS:
            del self._former_tokens[next(iter(self._former_tokens))]

    def _take_leave(self, guest: GuestAtHost, leave: Leave) -> None:
        self._forget_guest(guest.id)
        if guest.connection is not None:
            guest.connection.close()
        # Before the report: its slots may read the guests.
        self._change_guests()
        error = leave_error(leave)
        if error is not None:
            self.version_refused.emit(error)

    def _is_free(self, seat: int) -> bool:
        is_seat = 0 <= seat < len(self._match.seats)
        return is_seat and seat in self.open_seats and self._match.seats[seat].is_person and self._holder(seat) is None

    def _holder(self, seat: int) -> GuestAtHost | None:
        return next((guest for guest in self._guests.values() if seat in guest.seats), None)

    # Messages to guests

    def _change_guests(self) -> None:
        self._store()
        self.update()
        self.guests_changed.emit()

    def _send_more(self) -> None:
        may_go_on = False
        for guest in [*self._guests.values()]:
            guest.send_seats(self._seats_for(guest))
            may_go_on |= guest.send_next(self._match, self._format)
        if may_go_on:
            self._send_timer.start()
        elif any(guest.is_congested for guest in self._guests.values()):
            QTimer.singleShot(_CONGESTION_PAUSE, self, self.update)

    def _seats_for(self, guest: GuestAtHost) -> TableSeats:
        seats, allowed = self._match.seats, self.permissions
        return TableSeats(
            self.game,
            guest.is_claimed,
            tuple(seat.name for seat in seats),
            tuple(seat.colour for seat in seats),
            tuple(seat.player for seat in seats),
            tuple(seat.handicap for seat in seats),
            tuple(self._seat_holder(seat, guest) for seat in range(len(seats))),
            allowed.hints,
            allowed.coach,
            allowed.review,
        )

    def _seat_holder(self, seat: int, guest: GuestAtHost) -> SeatHolder:
        holder = self._holder(seat)
        if holder is not None and seat in holder.continued:
            return SeatHolder.HOST
        if holder is not None:
            return SeatHolder.OWN if holder is guest else SeatHolder.GUEST if holder.is_present else SeatHolder.AWAY
        if not self._match.seats[seat].is_person:
            return SeatHolder.BOT
        return SeatHolder.OPEN if self._is_free(seat) else SeatHolder.HOST

    # File

    def _store(self) -> None:
        if not self.is_open:
            return
        guests = tuple(guest.stored for guest in self._guests.values())
        seats = tuple(sorted(self.open_seats))
        table = StoredTable(self.table_id, start_id(self._match), self.port, self.code, seats, guests, self.permissions)
        if table == self._stored:
            return
        try:
            self._folder.table.store(table)
        except NetworkError as error:
            self.store_failed.emit(error)
        else:
            self._stored = table

    def _restore(self) -> None:
        match = start_id(self._match)
        table = self._folder.table.take(lambda table: table.match == match)
        if table is None:
            return
        self.table_id, self.code, self._wanted_port = table.table, table.code, table.port
        self.open_seats, self.permissions = frozenset(table.open_seats), table.permissions
        self._guests = {guest.id: GuestAtHost(guest.name, guest) for guest in table.guests}
