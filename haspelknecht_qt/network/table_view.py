"""Values that a guest's window reads: its state, the seats of the table and their holders, changes and refusals."""

from __future__ import annotations

from enum import Enum, auto

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import IllegalMove, Seat
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.network.actions import ActionKind
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.messages import ActionAnswer, ActionRequest, SeatHolder, TableSeats
from haspelknecht_qt.network.permissions import Permissions


class GuestState(Enum):
    """State of a guest."""

    CONNECTING = auto()
    CHOOSING = auto()
    """It has joined, and may take seats."""
    PLAYING = auto()
    """It plays or watches."""
    AWAY = auto()
    """The connection is lost. The guest tries again by itself until it leaves."""
    CLOSED = auto()


@frozen
class TableSeat:
    """Seat of the table as the guest may know it, and its holder."""

    seat: Seat
    holder: SeatHolder


@frozen
class TableInfo:
    """The table, before and while a match is seen. `host_program` is the version of the host's program."""

    game: str
    seats: tuple[TableSeat, ...]
    permissions: Permissions
    host_program: str

    def is_away(self, seat: int) -> bool:
        """Whether the guest of this seat is away. A seat of the last match, when it had more seats, is not."""
        return seat < len(self.seats) and self.seats[seat].holder is SeatHolder.AWAY


@frozen
class MatchUpdate:
    """Change of the match. `new_plies` are the new moves at the end of the log, whose events can be shown."""

    new_plies: range
    was_undone: bool
    is_over: bool


@frozen
class RefusedAction:
    """An action that the host has refused. `error` is None if the position had changed meanwhile."""

    kind: ActionKind
    error: IllegalMove | UndoError | None


def read_table(message: TableSeats, host_program: str) -> TableInfo:
    """Returns the table that a host has described. Raises NetworkError BAD_MESSAGE."""
    try:
        values = zip(message.names, message.colours, message.players, message.handicaps, message.holders, strict=True)
        seats = tuple(
            TableSeat(Seat(name, colour, player, handicap), holder) for name, colour, player, handicap, holder in values
        )
    except ValueError as error:
        raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error}) from error
    permissions = Permissions(message.hints, message.coach, message.review)
    return TableInfo(message.game, seats, permissions, host_program)


def refused_action(asked: ActionRequest, answer: ActionAnswer) -> RefusedAction:
    """Returns the refusal in an answer of the host."""
    error: IllegalMove | UndoError | None = None
    if answer.refusal == "rule":
        error = IllegalMove(asked.move, answer.rule, answer.step)
    elif answer.refusal == "undo" and answer.reason in UndoRefusal.__members__:
        error = UndoError(UndoRefusal[answer.reason], answer.ply, answer.rule or None)
    return RefusedAction(asked.kind, error)
