"""The ids of elements, as far as every game's are alike: how they are composed, the cards of the other players, the bots' bubbles on them.

An id is dotted: first the kind ("cart"), then which one ("cart.3"), then which pieces there ("cart.3.grey"). What lies in front of the player
who looks has plain ids; what lies on another player's card begins with that card's id, and while another player's board lies in the place of
the own one, the ids of all that is on it begin with GUEST.
"""

from __future__ import annotations

SEAT, BOT_BUBBLE = "seat", "why"
"""The kinds of cards and bubbles."""
OPPONENT_BOARD = "guest."
"""The beginning of all ids on another player's board that lies in the place of the own one."""


def split(element: str) -> tuple[str, str]:
    """The kind of an element and the rest of its id: ("cart", "3.grey"), ("bank", "")."""
    kind, _, rest = element.partition(".")
    return kind, rest


def kind_of(element: str) -> str:
    """The kind of an element, for instance "cart"; for one that there is only one of, its id."""
    return split(element)[0]


def opponent_board_prefix(*, is_opponent_board: bool) -> str:
    """What the ids on the board in front begin with: "" on the own one."""
    return OPPONENT_BOARD if is_opponent_board else ""


def is_on_opponent_board(element: str) -> bool:
    """Whether an element is on another player's board that lies in the place of the own one."""
    return element.startswith(OPPONENT_BOARD)


def plain(element: str) -> str:
    """The id that an element would have on the own board."""
    return element.removeprefix(OPPONENT_BOARD)


def card(seat: int, place: str = "") -> str:
    """The card of a seat: to point there puts that player's board in front; or a place on it."""
    return f"{SEAT}.{seat}.{place}" if place else f"{SEAT}.{seat}"


def place_on_card(element: str) -> tuple[int, str] | None:
    """The seat of another player's card and the place on it, "" for the whole card; None for what lies elsewhere."""
    kind, rest = split(element)
    number, place = split(rest)
    return (int(number), place) if kind == SEAT and number.isdecimal() else None


def bot_bubble(seat: int) -> str:
    """What asks the bot of a seat for its reasons."""
    return f"{BOT_BUBBLE}.{seat}"


def seat_of_card(element: str) -> int | None:
    """The seat whose card an element is; None if it is none."""
    found = place_on_card(element)
    return found[0] if found is not None and not found[1] else None


def seat_of_bot_bubble(element: str) -> int | None:
    """The seat whose bot an element asks; None if it asks none."""
    kind, number = split(element)
    return int(number) if kind == BOT_BUBBLE and number.isdecimal() else None
