"""Messages between a host and its guests, and their form on the wire: one JSON list of a name and values each.

Guests ask; the host answers and tells what their seats may know. `plies` of a guest count only the moves that it knows.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.strict_json import canonical_json, parse
from haspelknecht_qt.network.actions import ActionKind
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.values import UnreadableValue, ValueFormat

MAX_NAME_LENGTH = 24
"""Maximum length of the name of a guest's computer, in characters: that of a player's name."""


class SeatHolder(StrEnum):
    """Holder of a seat, as one guest sees it."""

    HOST = "host"
    BOT = "bot"
    OPEN = "open"
    """Nobody at another computer yet; guests may take it."""
    OWN = "own"
    """This guest."""
    GUEST = "guest"
    """Another guest."""
    AWAY = "away"
    """Another guest whose connection is lost: the game waits for it."""


@frozen
class Hello:
    """First message of a guest. `name` is that of its computer.

    `match` is the id of the match that the guest knows; "" for none. `received` is the number of Moves and Position
    messages that it has of this match.
    """

    program: str
    name: str
    match: str = ""
    received: int = 0


@frozen
class Claim:
    """Request of a guest to play these seats and no others. Without seats, it watches."""

    seats: tuple[int, ...]


@frozen
class ActionRequest:
    """Request of a guest to play, undo, redo or take back.

    `number` grows with every request of the guest. `seal` is that of the match, and `length` the number of moves that
    the guest knew: the request is only carried out in this position. `move` is the text of a move (PLAY), `ply` is
    that of the move to be taken back.
    """

    number: int
    kind: ActionKind
    seal: str
    length: int
    move: str = ""
    ply: int = 0


@frozen
class Ping:
    """Shows that the sender still runs (keep-alive)."""


@frozen
class Leave:
    """Last message of a guest that gives its seats back.

    `error` is the name of the NetworkErrorKind if versions do not fit, with its details; "" without error.
    """

    error: str = ""
    part: str = ""
    host: str = ""
    guest: str = ""


@frozen
class Welcome:
    """First message of the host. By `guest` and `token` it recognises this guest when it comes back.

    `last_action` is the number of the last action of this guest that the host has answered.
    """

    program: str
    guest: str
    token: str
    table: str
    addresses: tuple[str, ...]
    last_action: int


@frozen
class MatchBegan:
    """The match on the table, from its beginning, as the guest's seats may see it.

    `setup` is the set-up of the game as JSON, `data` the hash of its printed values, `undo` the undo policy.
    """

    id: str
    game: str
    rules: int
    shape: str
    data: str
    setup: Any
    undo: str
    seal: str


@frozen
class TableSeats:
    """Seats of the table. Each has its name, colour, player and handicap as in `Seat`, and its holder.

    `is_claimed` is whether the guest has said which seats it plays. `hints`, `coach` and `review` are the host's
    Permissions.
    """

    game: str
    is_claimed: bool

    names: tuple[str, ...]
    colours: tuple[str, ...]
    players: tuple[str, ...]
    handicaps: tuple[int, ...]
    holders: tuple[SeatHolder, ...]
    hints: bool
    coach: bool
    review: bool


@frozen
class SeenBy:
    """A logged move as one seat may know it.

    `events` are pairs of an event and the state after it; `state` is the state after the move.
    """

    is_hidden: bool
    events: tuple[tuple[Any, Any], ...]
    state: Any


@frozen
class SeenMove:
    """A logged move that at least one seat of the guest notices, and how each of its seats may know it.

    `text` is that of the move, or of `Game.hidden_move` if the move is hidden from all these seats.
    """

    actor: int
    step: str
    seat: int | None
    text: str
    reveals_hidden: bool
    seen: tuple[SeenBy, ...]


@frozen
class Moves:
    """Moves that follow the first `kept` moves of the guest's log. All later ones are dropped."""

    kept: int
    moves: tuple[SeenMove, ...]


@frozen
class Position:
    """The current position. It completes all Moves before it.

    `states` and `digests` have one value for each seat of the guest; one that watches has one. `actor` is None if the
    game is over. `why_not_undo` is the name of an UndoRefusal, "" if the guest may undo. `take_backs` are the plies of
    its moves that it may take back. `record` is the whole match once it is over, in pieces of at most MAX_TEXT_LENGTH
    characters.
    """

    seats: tuple[int, ...]
    length: int
    states: tuple[Any, ...]
    digests: tuple[str, ...]
    actor: int | None
    step: str
    why_not_undo: str
    can_redo: bool
    take_backs: tuple[int, ...]
    record: tuple[str, ...] = ()


@frozen
class ActionAnswer:
    """Answer to an ActionRequest. `refusal` is "" if it was carried out.

    Other values of `refusal`:

    - "rule": a rule forbids it; `rule` and `step` are set
    - "undo": an UndoError; `reason` is the name of its UndoRefusal, `ply` and `rule` are its own
    - "position": the guest's position was not the current one
    - "seats": seats of a Claim are not free
    """

    number: int
    refusal: str = ""
    reason: str = ""
    rule: str = ""
    step: str = ""
    ply: int | None = None


@frozen
class Goodbye:
    """Last message of the host: the NetworkErrorKind by name."""

    error: str


GuestMessage: TypeAlias = Hello | Claim | ActionRequest | Ping | Leave
HostMessage: TypeAlias = Welcome | MatchBegan | TableSeats | Moves | Position | ActionAnswer | Ping | Goodbye
Message: TypeAlias = GuestMessage | HostMessage

GUEST_MESSAGES: dict[str, type] = {kind.__name__: kind for kind in (Hello, Claim, ActionRequest, Ping, Leave)}
HOST_MESSAGES: dict[str, type] = {
    kind.__name__: kind for kind in (Welcome, MatchBegan, TableSeats, Moves, Position, ActionAnswer, Ping, Goodbye)
}

_FORMAT = ValueFormat()


def write_message(message: Message) -> bytes:
    """Returns the message as JSON in UTF-8."""
    return canonical_json(_FORMAT.write_named(message))


def read_message(data: bytes, classes: dict[str, type]) -> Any:
    """Returns the message of one of these classes (by name) in `data`. Raises NetworkError BAD_MESSAGE."""
    try:
        return _FORMAT.read_named(classes, parse(data.decode(), "message"))
    except (UnicodeDecodeError, RecordError, UnreadableValue) as error:
        raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error}) from error
