"""A guest of a table: it connects to the host, takes seats, sends moves, and reconnects by itself."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

import haspelknecht_qt
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.text import truncate
from haspelknecht_qt.network.actions import ActionKind
from haspelknecht_qt.network.beginning import AnySeenMatch, begin_match
from haspelknecht_qt.network.code_words import read_code
from haspelknecht_qt.network.connection import NEW_GUEST, GuestConnection
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind, most_informative
from haspelknecht_qt.network.messages import (
    MAX_NAME_LENGTH,
    ActionAnswer,
    ActionRequest,
    Claim,
    Goodbye,
    Hello,
    Leave,
    MatchBegan,
    Moves,
    Position,
    TableSeats,
    Welcome,
)
from haspelknecht_qt.network.route import Route
from haspelknecht_qt.network.stored_seats import StoredSeat, TableFolder
from haspelknecht_qt.network.table_view import GuestState, MatchUpdate, TableInfo, read_table, refused_action

if TYPE_CHECKING:
    from haspelknecht_qt.network.discovery import FoundTable, TableFinder

RETRY_INTERVAL = 400
"""Time between two attempts to reach the host again, in milliseconds."""
REFUSAL_INTERVAL = 5000
"""The same, after something else than the host has answered, in milliseconds."""
ATTEMPT_LIMIT = 4000
"""Maximum time until the host's computer answers, if another attempt may follow, in milliseconds."""

_LOGGER = logging.getLogger(__name__)

_LOST = (NetworkErrorKind.SILENT, NetworkErrorKind.NO_ANSWER)
"""Errors of a connection at which nothing has answered."""


class TableGuest(QObject):
    """Guest of a table at another computer.

    `match` is the match as this computer may see it; None before the first position. Nothing is sent before `join` or
    `rejoin`. In `folder` the seat is remembered, so that it can be taken again after a crash.
    """

    state_changed = Signal(object)
    """Emitted with the GuestState."""
    table_changed = Signal()
    """Emitted when `table` has changed: seats, their holders, or permissions."""
    claim_refused = Signal()
    """Emitted when claimed seats were taken meanwhile."""
    match_began = Signal(object)
    """Emitted with a SeenMatch that shows its first position."""
    match_changed = Signal(object)
    """Emitted with a MatchUpdate after the position has changed."""
    match_ended = Signal(object)
    """Emitted after `match_changed` with the whole Match once it is over: nothing in it is secret then."""
    refused = Signal(object)
    """Emitted with a RefusedAction."""
    return_failed = Signal(object)
    """Emitted with the NetworkError of a failed return. The guest tries again: another computer may have answered."""
    failed = Signal(object)
    """Emitted with the NetworkError that has ended the connection for good."""

    def __init__(
        self,
        games: Games,
        folder: TableFolder,
        name: str = "",
        finder: TableFinder | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`name` is that of this computer, for the host's list of guests.

        `finder` finds the host again if it has got another address.
        """
        super().__init__(parent)
        self.state = GuestState.CLOSED
        self.table: TableInfo | None = None
        self.match: AnySeenMatch | None = None
        self._games = games
        self._folder = folder
        self._name = truncate(name, MAX_NAME_LENGTH)
        self._route = Route(())
        self._join_errors: list[NetworkError] = []
        """Errors at the addresses of a table to be joined, as far as they have been tried."""
        self._reported_kinds: set[NetworkErrorKind] = set()
        """Kinds of errors that `return_failed` has reported since the connection was lost."""
        self._code = ""
        self._seat: StoredSeat | None = None
        self._connection: GuestConnection | None = None
        self._host_program = ""
        self._match_id = ""
        self._received = 0
        self._coming_match: AnySeenMatch | None = None
        self._pending: ActionRequest | None = None
        self._pending_claim: Claim | None = None
        self._is_pending_sent = False
        self._last_number = 0
        self._finder = finder
        if finder is not None:
            finder.found.connect(self._add_found_addresses)
        self._retry_timer = QTimer(self, singleShot=True, interval=RETRY_INTERVAL)
        self._retry_timer.timeout.connect(self._connect)
        self._refusal_timer = QTimer(self, singleShot=True, interval=REFUSAL_INTERVAL)
        self._refusal_timer.timeout.connect(self._connect)
        self._attempt_timer = QTimer(self, singleShot=True, interval=ATTEMPT_LIMIT)
        self._attempt_timer.timeout.connect(self._abandon_attempt)

    @property
    def seats(self) -> tuple[int, ...]:
        """Own seats."""
        return () if self.match is None else self.match.own_seats

    @property
    def is_waiting(self) -> bool:
        """Whether the host has not answered the last action yet. No other action can be sent until then."""
        return self._pending is not None

    @property
    def is_returning(self) -> bool:
        """Whether it is reconnecting to its former seat and shows no match."""
        is_on_its_way = self.state in {GuestState.CONNECTING, GuestState.AWAY}
        return is_on_its_way and self._seat is not None and self.match is None

    @property
    def table_id(self) -> str:
        """Id of the table, by which it is found again at another address; "" before joining."""
        return "" if self._seat is None else self._seat.table

    # Calls of the window

    def join(self, addresses: Sequence[str], code: str) -> None:
        """Joins a table, of which one or more addresses are known, with its code.

        Raises NetworkError for a text that is not an address or not a code.
        """
        # Both are read before an attempt to return to a former seat is given up.
        route, words = Route(addresses), read_code(code)
        self._disconnect()
        self._route, self._code, self._seat = route, words, None
        # A former table may still be in view. Its match has nothing to do with the seats of this one.
        self.table = self.match = self._coming_match = None
        self._begin()

    def rejoin(self, seat: StoredSeat) -> None:
        """Comes back to a table after a crash, without the code. Raises NetworkError for a damaged address."""
        self._route, self._seat = Route(seat.addresses), seat
        self._begin()

    def claim(self, seats: Collection[int]) -> None:
        """Takes these seats and gives back all others. Without seats, this computer watches."""
        self._pending_claim = Claim(tuple(sorted(seats)))
        self._send(self._pending_claim)

    def play(self, move: Any) -> None:
        """Asks the host to play a move. Raises ValueError while another action waits for its answer."""
        if self.match is not None:
            self._ask(ActionKind.PLAY, move=self.match.game.write_move(move))

    def take_back(self, ply: int) -> None:
        """Asks the host to take back the move at this ply of the own log."""
        self._ask(ActionKind.TAKE_BACK, ply=ply)

    def undo(self) -> None:
        """Asks the host to undo."""
        self._ask(ActionKind.UNDO)

    def redo(self) -> None:
        """Asks the host to redo."""
        self._ask(ActionKind.REDO)

    def restart_turn(self) -> None:
        """Asks the host to undo all moves of this turn."""
        self._ask(ActionKind.RESTART_TURN)

    def leave(self) -> None:
        """Gives the seats back and leaves the table for good.

        Without a connection the host does not learn it, and waits for this guest. So the seat stays remembered.
        """
        self._leave(Leave())

    # Connection

    def _begin(self) -> None:
        self._set_state(GuestState.CONNECTING)
        self._join_errors.clear()
        self._reported_kinds.clear()
        self._connect()

    def _connect(self) -> None:
        address = self._route.next()
        guest, words = (NEW_GUEST, self._code) if self._seat is None else (self._seat.guest, self._seat.token)
        connection = self._connection = GuestConnection(address.host, address.port, guest, words)
        connection.joined.connect(self._introduce)
        connection.message_received.connect(self._take_message)

        def forget(error: NetworkError | None) -> None:
            self._lose(connection, error)

        connection.closed.connect(forget)
        self._attempt_timer.start()
        connection.open()

    def _add_found_addresses(self, tables: Sequence[FoundTable]) -> None:
        """Adds the addresses at which the table is announced. Tries new ones next, without waiting for a former one."""
        seat = self._seat
        found = [table for table in tables if seat is not None and table.table_id == seat.table]
        if self._route.add_next(address for table in found for address in table.addresses):
            self._abandon_attempt()

    def _introduce(self) -> None:
        self._send(Hello(haspelknecht_qt.__version__, self._name, self._match_id, self._received))

    @property
    def _is_last_attempt(self) -> bool:
        """Whether no further attempt at joining follows, and none before was answered. Each address is tried once."""
        has_answer = any(error.kind not in _LOST for error in self._join_errors)
        return self._seat is None and not self._route.has_untried and not has_answer

    def _abandon_attempt(self) -> None:
        """Ends an attempt that nobody answers, so that another address is tried."""
        connection = self._connection
        if connection is not None and not connection.is_connected and not self._is_last_attempt:
            connection.close(NetworkError(NetworkErrorKind.SILENT))

    def _lose(self, connection: GuestConnection, error: NetworkError | None) -> None:
        connection.deleteLater()
        if connection is not self._connection:
            return
        self._connection = None
        if error is None or self.state is GuestState.CLOSED:
            return
        self._is_pending_sent = False
        if connection.is_error_proved:
            self._fail(error)
        elif self._seat is None:
            self._try_next_address(error)
        else:
            self._wait_for_host(error)

    def _try_next_address(self, error: NetworkError) -> None:
        """Tries to join at the next address. After the last one, fails with the most informative error of all."""
        self._join_errors.append(error)
        if error.kind is NetworkErrorKind.WRONG_CODE:
            # A table has the same port at all its addresses. So one with another port is certainly another table, which
            # may be the right one. At the others, the same table would count the same wrong code again.
            self._route.skip_port()
        if self._route.has_untried:
            self._connect()
        else:
            self._fail(most_informative(self._join_errors))

    def _wait_for_host(self, error: NetworkError) -> None:
        """Tries again later, also after a refusal.

        Anybody can answer at an address. Only an encrypted message of the host ends the visit.
        """
        self._set_state(GuestState.AWAY)
        is_refusal = error.kind not in _LOST
        (self._refusal_timer if is_refusal and self._route.is_round_over else self._retry_timer).start()
        if is_refusal and error.kind not in self._reported_kinds:
            self._reported_kinds.add(error.kind)
            self.return_failed.emit(error)

    def _fail(self, error: NetworkError) -> None:
        """Ends the connection for good."""
        self._end(forgets_seat=error.kind in {NetworkErrorKind.REMOVED, NetworkErrorKind.TABLE_CLOSED})
        self.failed.emit(error)

    def _leave(self, last: Leave) -> None:
        is_connected = self._connection is not None and self._connection.is_joined
        self._send(last)
        self._end(forgets_seat=is_connected)
        self._folder.seat.release()

    def _end(self, *, forgets_seat: bool) -> None:
        self._disconnect()
        if forgets_seat:
            self._folder.seat.forget()
        self._pending = self._pending_claim = None
        self._set_state(GuestState.CLOSED)

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close(gently=True)
        self._retry_timer.stop()
        self._refusal_timer.stop()

    def _send(self, message: Hello | Claim | ActionRequest | Leave) -> None:
        if self._connection is not None:
            self._connection.send(message)

    def _set_state(self, state: GuestState) -> None:
        if state is self.state:
            return
        self.state = state
        if self._finder is not None:
            (self._finder.start if state is GuestState.AWAY else self._finder.stop)()
        self.state_changed.emit(state)

    # Messages of the host

    def _take_message(self, message: object) -> None:
        try:
            match message:
                case Welcome():
                    self._take_welcome(message)
                case TableSeats():
                    self._take_seats(message)
                case MatchBegan():
                    self._take_match(message)
                case Moves() if self._coming_match is not None:
                    self._received += 1
                    self._coming_match.take_moves(message)
                case Position() if self._coming_match is not None:
                    self._received += 1
                    self._take_position(self._coming_match, message)
                case ActionAnswer():
                    self._take_answer(message)
                case Goodbye():
                    self._fail(_reason(message))
                case _:
                    self._fail(NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": "unexpected message"}))
        except NetworkError as error:
            self._fail(error)

    def _take_welcome(self, message: Welcome) -> None:
        self._host_program = message.program
        self._reported_kinds.clear()
        # An address that works is the first to be tried again.
        self._route.try_same_again()
        self._route.add(message.addresses)
        if self._seat is None or self._seat.table != message.table:
            self._seat = StoredSeat(message.table, "", self._route.texts, message.guest, message.token)
        self._last_number = max(self._last_number, message.last_action)
        # A claim may have been lost with the connection before.
        if self._pending_claim is not None:
            self._send(self._pending_claim)

    def _take_seats(self, message: TableSeats) -> None:
        self.table = read_table(message, self._host_program)
        seats = [each.seat for each in self.table.seats]
        # With another number of seats, another match follows.
        if self.match is not None and self.match is self._coming_match and len(self.match.seats) == len(seats):
            self.match.take_seats(seats)
        self._remember_seat(message.game)
        if not message.is_claimed:
            self._set_state(GuestState.CHOOSING)
        self.table_changed.emit()

    def _remember_seat(self, game: str) -> None:
        """Remembers the seat for the case of a crash. If this fails, the host must offer the seat again then."""
        if self._seat is None or self._seat.game == game:
            return
        self._seat = StoredSeat(self._seat.table, game, self._route.texts, self._seat.guest, self._seat.token)
        try:
            self._folder.seat.store(self._seat)
        except NetworkError:
            _LOGGER.exception("the seat could not be stored")

    def _take_match(self, message: MatchBegan) -> None:
        if self.table is None:
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": "a match without seats"})
        try:
            seats = [each.seat for each in self.table.seats]
            self._coming_match = begin_match(message, self._games, seats, self._host_program)
        except NetworkError as error:
            details = error.details
            if "part" not in details:
                raise
            self._leave(Leave(error.kind.name, details["part"], details["host"], details["guest"]))
            self.failed.emit(error)
            return
        self._match_id, self._received = message.id, 0

    def _take_position(self, match: AnySeenMatch, message: Position) -> None:
        change = match.take_position(message)
        if self._pending_claim is not None and self._pending_claim.seats == message.seats:
            self._pending_claim = None
        is_new = match is not self.match
        self.match = match
        self._set_state(GuestState.PLAYING)
        if is_new:
            self.match_began.emit(match)
        else:
            self.match_changed.emit(MatchUpdate(change.new_plies, change.was_undone, match.is_over))
        if message.record:
            self._end_match("".join(message.record))
        if self._pending is not None and not self._is_pending_sent:
            self._send_pending()

    def _end_match(self, text: str) -> None:
        try:
            whole = record.loads(text, "host", self._games)
        except RecordError as error:
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error}) from error
        self.match_ended.emit(whole)

    # Actions

    def _ask(self, kind: ActionKind, move: str = "", ply: int = 0) -> None:
        if self._pending is not None:
            raise ValueError("another action waits for its answer")
        if self.match is None:
            raise ValueError("there is no match yet")
        self._last_number += 1
        self._pending = ActionRequest(self._last_number, kind, self.match.seal, self.match.ply, move, ply)
        if self.state is GuestState.PLAYING:
            self._send_pending()

    def _send_pending(self) -> None:
        if self._pending is not None:
            self._is_pending_sent = True
            self._send(self._pending)

    def _take_answer(self, answer: ActionAnswer) -> None:
        if answer.refusal == "seats":
            self._pending_claim = None
            self.claim_refused.emit()
            return
        asked = self._pending
        if asked is None or answer.number != asked.number:
            return
        self._pending = None
        if answer.refusal:
            self.refused.emit(refused_action(asked, answer))


def _reason(message: Goodbye) -> NetworkError:
    known = message.error in {NetworkErrorKind.REMOVED.name, NetworkErrorKind.TABLE_CLOSED.name}
    return NetworkError(NetworkErrorKind[message.error] if known else NetworkErrorKind.TABLE_CLOSED)
