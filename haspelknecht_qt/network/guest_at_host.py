"""One guest as its host knows it: its seats, its connection, and what has been sent to it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame, IllegalMove, Seat, UnreadableMove
from haspelknecht_qt.core.match import GAME_OVER, AnyMatch
from haspelknecht_qt.core.seat_undo import can_redo, why_not_undo
from haspelknecht_qt.core.text import truncate
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.network.actions import ActionKind, SeatAction
from haspelknecht_qt.network.connection import GUEST_ID_LENGTH, HostConnection
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import (
    MAX_NAME_LENGTH,
    ActionAnswer,
    ActionRequest,
    Hello,
    MatchBegan,
    Moves,
    TableSeats,
)
from haspelknecht_qt.network.observed_match import ObservedMatch
from haspelknecht_qt.network.stored_seats import StoredGuest

MAX_UNSENT_MOVES = 1 << 18
"""Number of unsent bytes from which further moves wait."""


@frozen
class GuestInfo:
    """A guest, for the window. `continued_seats` are those of its seats that somebody at the host plays meanwhile."""

    id: str
    name: str
    address: str
    seats: tuple[int, ...]
    continued_seats: frozenset[int]
    is_claimed: bool
    """Whether it has said which seats it plays. A guest without seats watches then."""
    is_present: bool


class GuestAtHost:
    """A guest of a table. `seats` are its seats; `is_claimed` is False until it has said which it plays."""

    def __init__(self, name: str, stored: StoredGuest | None = None) -> None:
        """`stored` is the guest as it was before the host's program ended."""
        self.id = secrets.token_hex(GUEST_ID_LENGTH // 2) if stored is None else stored.id
        self.token = secrets.token_hex(GUEST_ID_LENGTH // 2) if stored is None else stored.token
        self.name = truncate(name, MAX_NAME_LENGTH)
        self.seats: tuple[int, ...] = () if stored is None else stored.seats
        self.is_claimed = stored is not None and stored.is_claimed
        self.continued: frozenset[int] = frozenset()
        self.connection: HostConnection | None = None
        self.last_answer = ActionAnswer(0)
        self._address = ""
        self._observed: ObservedMatch[Any, Any, Any, Any] | None = None
        self._match_id = ""
        self._sent_seats: TableSeats | None = None

    @property
    def is_present(self) -> bool:
        """Whether the guest is connected."""
        return self.connection is not None

    @property
    def is_congested(self) -> bool:
        """Whether so much waits to be sent that further moves must wait."""
        return self.connection is not None and self.connection.unsent > MAX_UNSENT_MOVES

    @property
    def info(self) -> GuestInfo:
        """The guest, for the window."""
        return GuestInfo(
            self.id, self.name, self._address, self.seats, self.continued, self.is_claimed, self.is_present
        )

    @property
    def stored(self) -> StoredGuest:
        """The guest, for the file in which the host remembers its table."""
        return StoredGuest(self.id, self.token, self.name, self.seats, self.is_claimed)

    def begin(self, connection: HostConnection, hello: Hello) -> None:
        """Continues on a new connection with what the guest does not know yet."""
        former, self.connection = self.connection, connection
        if former is not None:
            former.close()
        self._address, self.name = connection.address, truncate(hello.name, MAX_NAME_LENGTH)
        self.continued = frozenset()
        self._sent_seats = None
        if self._observed is not None and hello.match == self._match_id:
            self._observed.resume(hello.received)
        else:
            self._match_id = ""

    def set_seats(self, seats: tuple[int, ...], *, is_claimed: bool = True) -> None:
        """Gives the guest these seats. It learns the match again from the beginning, as these seats see it."""
        self.seats, self.is_claimed = seats, is_claimed
        self.continued &= frozenset(seats)
        self.forget_match()

    def follow_players(self, numbers: Mapping[int, int], seats: Sequence[Seat]) -> None:
        """Takes the seats of its players in the next match. `numbers` are from `numbers_in_next_match`.

        A guest that loses all its seats chooses again.
        """
        kept = sorted(numbers[seat] for seat in self.seats if seat in numbers and seats[numbers[seat]].is_person)
        self.continued = frozenset(numbers[seat] for seat in self.continued if seat in numbers)
        self.set_seats(tuple(kept), is_claimed=self.is_claimed and (bool(kept) or not self.seats))

    def forget_match(self) -> None:
        """Makes the guest learn the match again from the beginning."""
        self._observed, self._match_id, self._sent_seats = None, "", None

    def send_seats(self, seats: TableSeats) -> None:
        """Sends the seats of the table, if they have changed."""
        if self.connection is not None and seats != self._sent_seats:
            self._sent_seats = seats
            self.connection.send(seats)

    def send_next(self, match: AnyMatch, match_format: MatchFormat[Any, Any, Any, Any]) -> bool:
        """Sends the next message about the match. Returns whether there may be more to send now."""
        connection = self.connection
        if connection is None or not self.is_claimed or self.is_congested:
            return False
        if self._observed is None:
            self._observed = ObservedMatch(match, match_format, self.seats)
        if not self._match_id:
            self._observed.forget_sent()
            self._match_id = secrets.token_hex(8)
            connection.send(_match_began(self._match_id, match, match_format.shape))
        message = self._observed.next_message()
        if message is not None:
            connection.send(message)
        return isinstance(message, Moves)

    def send_answer(self, answer: ActionAnswer) -> None:
        """Answers an action, and keeps the answer for a guest that asks again after a lost connection."""
        self.last_answer = answer
        if self.connection is not None:
            self.connection.send(answer)

    def carry_out(
        self, wanted: ActionRequest, match: AnyMatch, carry_out: Callable[[SeatAction[Any]], None]
    ) -> ActionAnswer:
        """Carries an action out if this guest may do it now. Returns the answer."""
        observed = self._observed
        if observed is None or (wanted.seal, wanted.length) != (match.seal, len(observed.entries)):
            return ActionAnswer(wanted.number, "position")
        try:
            carry_out(self._checked(wanted, match, observed))
        except IllegalMove as error:
            return ActionAnswer(wanted.number, "rule", rule=error.rule, step=error.step)
        except UndoError as error:
            return ActionAnswer(wanted.number, "undo", reason=error.reason.name, rule=error.rule or "", ply=error.ply)
        except UnreadableMove:
            return ActionAnswer(wanted.number, "position")
        return ActionAnswer(wanted.number)

    def _checked(
        self, wanted: ActionRequest, match: AnyMatch, observed: ObservedMatch[Any, Any, Any, Any]
    ) -> SeatAction[Any]:
        """Returns the action. Raises IllegalMove, UndoError or UnreadableMove if this guest may not do it now."""
        seats = tuple(seat for seat in self.seats if seat not in self.continued)
        match wanted.kind:
            case ActionKind.PLAY:
                return SeatAction(ActionKind.PLAY, _checked_move(match, seats, wanted.move))
            case ActionKind.UNDO:
                refusal = why_not_undo(match, seats)
                if refusal is not None:
                    raise UndoError(refusal)
                return SeatAction(ActionKind.UNDO, seats=seats)
            case ActionKind.REDO:
                if not can_redo(match, seats):
                    raise UndoError(UndoRefusal.NOTHING)
            case ActionKind.TAKE_BACK | ActionKind.RESTART_TURN:
                # After the end, the last turn can be restarted.
                decided = match.decision or next(reversed(match.entries), None)
                if decided is None or decided.actor not in seats:
                    raise UndoError(UndoRefusal.OTHER_SEAT)
        if wanted.kind is not ActionKind.TAKE_BACK:
            return SeatAction(wanted.kind)
        if not 0 <= wanted.ply < len(observed.entries):
            raise UndoError(UndoRefusal.NOTHING)
        ply = observed.entries[wanted.ply].ply
        refused = match.why_not_take_back(ply)
        if refused is not None:
            raise refused
        return SeatAction(ActionKind.TAKE_BACK, ply=ply)


def numbers_in_next_match(before: Sequence[Seat], after: Sequence[Seat]) -> dict[int, int]:
    """Returns the number of each seat in the next match; {} if that has another number of seats.

    In a tournament the players change their seats. So seats are found by name, if both matches have the same names.
    """
    if len(before) != len(after):
        return {}
    found = {seat.name: number for number, seat in enumerate(after)}
    if len(found) < len(after) or {seat.name for seat in before} != set(found):
        return {number: number for number in range(len(before))}
    return {number: found[seat.name] for number, seat in enumerate(before)}


def _checked_move(match: AnyMatch, seats: tuple[int, ...], text: str) -> Any:
    """Returns the legal move with this text. Raises IllegalMove or UnreadableMove."""
    decision, game = match.decision, match.game
    if decision is None:
        raise IllegalMove(text, GAME_OVER, GAME_OVER)
    if decision.actor not in seats:
        raise UnreadableMove("another seat decides")
    # Legal moves first: the first use of a game's parser is slow.
    legal = {game.write_move(move): move for move in game.legal_moves(match.state)}
    if text in legal:
        return legal[text]
    move = game.read_move(text)
    raise IllegalMove(text, game.why_not(match.state, move) or "", decision.step)


def _match_began(match_id: str, match: AnyMatch, shape: str) -> MatchBegan:
    game: AnyGame = match.game
    setup = game.setup_to_json(match.setup)
    data = game.data_hash(match.setup)
    return MatchBegan(match_id, game.name, game.rules_version, shape, data, setup, str(match.undo_policy), match.seal)
