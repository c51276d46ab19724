"""The decorator of a game's events: small values that nobody changes.

A game tells of every piece that moves, also in the thousands of games in which nobody listens. What `attrs.frozen` makes refuses at run time
to be changed, and takes three times as long to be made; so it is the type checker alone that refuses it for events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from attrs import frozen as event
else:
    from attrs import define

    event = define(unsafe_hash=True)

__all__ = ["event"]
