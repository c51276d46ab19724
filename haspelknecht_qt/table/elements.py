"""Element ids that all games share: their structure, the cards of other players, and the bots' bubbles on them.

An id is dotted: first the kind ("cart"), then its number ("cart.3"), then the pieces there ("cart.3.grey"). On the
viewer's own board ids have no prefix. On another player's card they begin with the card's id. While an opponent's board
is shown in place of the viewer's own, all ids on it begin with `OPPONENT_BOARD`.
"""

from __future__ import annotations

SEAT, BOT_BUBBLE = "seat", "why"
"""Kinds in the ids of other players' cards (SEAT) and of the bots' bubbles on them (BOT_BUBBLE)."""
OPPONENT_BOARD = "guest."
"""Prefix of all ids on an opponent's board that is shown in place of the viewer's own."""


def split(element: str) -> tuple[str, str]:
    """The kind of an element and the rest of its id: ("cart", "3.grey"), ("bank", "")."""
    kind, _, rest = element.partition(".")
    return kind, rest


def kind_of(element: str) -> str:
    """The kind of an element: "cart" for the id "cart.3". An id without a dot is its own kind."""
    return split(element)[0]


def opponent_board_prefix(*, is_opponent_board: bool) -> str:
    """Prefix of the ids on the board in front; "" for the viewer's own board."""
    return OPPONENT_BOARD if is_opponent_board else ""


def is_on_opponent_board(element: str) -> bool:
    """Whether an element is on an opponent's board that is shown in place of the viewer's own."""
    return element.startswith(OPPONENT_BOARD)


def plain(element: str) -> str:
    """The id that the element would have on the viewer's own board."""
    return element.removeprefix(OPPONENT_BOARD)


def card(seat: int, place: str = "") -> str:
    """The id of a seat's card, or of `place` on this card. Pointing at the card shows that player's board in front."""
    return f"{SEAT}.{seat}.{place}" if place else f"{SEAT}.{seat}"


def place_on_card(element: str) -> tuple[int, str] | None:
    """The seat of another player's card and the place on it, "" for the whole card; None for elements elsewhere."""
    kind, rest = split(element)
    number, place = split(rest)
    return (int(number), place) if kind == SEAT and number.isdecimal() else None


def bot_bubble(seat: int) -> str:
    """The id of the bubble that asks a seat's bot for its reasons."""
    return f"{BOT_BUBBLE}.{seat}"


def seat_of_card(element: str) -> int | None:
    """The seat of a card; None if the element is no card."""
    found = place_on_card(element)
    return found[0] if found is not None and not found[1] else None


def seat_of_bot_bubble(element: str) -> int | None:
    """The seat of a bot's bubble; None if the element is no bubble."""
    kind, number = split(element)
    return int(number) if kind == BOT_BUBBLE and number.isdecimal() else None
