"""The ids of the elements that every game's table has: the cards of the other players, and the bots' bubbles on them."""

from __future__ import annotations

_CARD = "seat."
_VOICE = "why."


def card(seat: int) -> str:
    """The card of a seat: to point there puts that player's board in front."""
    return f"{_CARD}{seat}"


def voice(seat: int) -> str:
    """What asks the bot of a seat for its reasons."""
    return f"{_VOICE}{seat}"


def seat_of_card(element: str) -> int | None:
    """The seat whose card an element is; None if it is none."""
    return _seat(element, _CARD)


def seat_of_voice(element: str) -> int | None:
    """The seat whose bot an element asks; None if it asks none."""
    return _seat(element, _VOICE)


def _seat(element: str, prefix: str) -> int | None:
    number = element.removeprefix(prefix)
    return int(number) if number != element and number.isdecimal() else None
