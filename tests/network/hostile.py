"""Damaged bytes and messages of hostile strangers, guests and hosts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.network.actions import ActionKind
from haspelknecht_qt.network.frames import FrameKind, own_greeting, write_frame
from haspelknecht_qt.network.messages import ActionRequest, Claim, Hello, Leave, Ping, write_message

STRANGE = (None, True, False, 0, -1, 1 << 60, 10**30, 0.5, "", "x" * 5000, "\ud800", [], {}, [[[[]]]], {"a": 1}, "NaN")


def specimens(seal: str) -> tuple[object, ...]:
    """Messages of a guest in a match with this seal."""
    return (
        Hello("1.0", "Computer", "0123456789abcdef", 3),
        Claim((0, 1)),
        Claim(()),
        ActionRequest(1, ActionKind.PLAY, seal, 1, "place 1"),
        ActionRequest(2, ActionKind.PLAY, seal, 2, "confirm"),
        ActionRequest(3, ActionKind.TAKE_BACK, seal, 1, ply=1),
        ActionRequest(4, ActionKind.UNDO, seal, 1),
        ActionRequest(5, ActionKind.REDO, seal, 1),
        ActionRequest(6, ActionKind.RESTART_TURN, seal, 1),
        Ping(),
        Leave("OLDER_GUEST", "rules", "2", "1"),
    )


def damaged_bytes(data: bytes, generator: Generator) -> bytes:
    """The bytes with one to four bytes, or a piece of them, changed, repeated, left out or put in."""
    changed = bytearray(data)
    for _ in range(1 + generator.random_below(4)):
        place = generator.random_below(len(changed) + 1)
        length = 1 + generator.random_below(8)
        match generator.random_below(5):
            case 0:
                changed[place : place + 1] = bytes([generator.random_below(256)])
            case 1:
                del changed[place : place + length]
            case 2:
                changed[place:place] = changed[place : place + length] * 3
            case 3:
                changed[place:place] = bytes(generator.random_below(256) for _ in range(length))
            case _:
                del changed[place:]
    return bytes(changed)


def damaged_values(value: Any, generator: Generator) -> Any:
    """The JSON value with one part replaced by an unexpected value, left out, repeated, or moved."""
    if not isinstance(value, list) or not value or generator.random_below(4) == 0:
        return generator.choice(STRANGE)
    changed = [*value]
    place = generator.random_below(len(changed))
    match generator.random_below(6):
        case 0:
            del changed[place]
        case 1:
            changed.insert(place, changed[place])
        case 2:
            other = generator.random_below(len(changed))
            changed[place], changed[other] = changed[other], changed[place]
        case 3 if type(changed[place]) is int:
            changed[place] += generator.random_below(9) - 4
        case _:
            changed[place] = damaged_values(changed[place], generator)
    return changed


def damaged_message(data: bytes, generator: Generator) -> bytes:
    """A damaged form of a message: of its bytes, or of its values."""
    if generator.random_below(3) == 0:
        return damaged_bytes(data, generator)
    return json.dumps(damaged_values(json.loads(data), generator)).encode("utf-8", "surrogatepass")


def guest_messages(generator: Generator, seal: str) -> Iterator[bytes]:
    """Endless damaged messages of a guest in a match with this seal, with an undamaged message now and then."""
    whole = [write_message(specimen) for specimen in specimens(seal)]
    while True:
        data = generator.choice(whole)
        yield data if generator.random_below(8) == 0 else damaged_message(data, generator)


def strangers_bytes(generator: Generator) -> bytes:
    """Bytes of a stranger on a new connection: a damaged beginning of a guest's messages, or random bytes."""
    key = write_frame(FrameKind.KEY, bytes(16) + b"A" + bytes(generator.random_below(256) for _ in range(32)))
    sealed = write_frame(FrameKind.SEALED, bytes(generator.random_below(256) for _ in range(60)))
    match generator.random_below(4):
        case 0:
            return damaged_bytes(own_greeting() + key + sealed, generator)
        case 1:
            return own_greeting() + damaged_bytes(key + sealed, generator)
        case 2:
            return own_greeting() + key + damaged_bytes(sealed, generator)
        case _:
            return bytes(generator.random_below(256) for _ in range(generator.random_below(400)))
