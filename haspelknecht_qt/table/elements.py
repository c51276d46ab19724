"""Element ids that all games share: their structure, the cards of other players, and the bots' bubbles on these cards.

An id has parts with dots between: the kind ("cart"), then its number ("cart.3"), then its pieces ("cart.3.grey").

On the viewer's own board ids have no prefix. On another player's card they begin with the card's id. While an
opponent's board is shown in place of the viewer's own, all ids on it begin with `OPPONENT_BOARD`.
"""

from __future__ import annotations

SEAT, BOT_BUBBLE = "seat", "why"
"""Kinds of elements: SEAT for the cards of other players, BOT_BUBBLE for the bots' bubbles on these cards."""
OPPONENT_BOARD = "guest."
"""Prefix of all ids on an opponent's board that is shown in place of the viewer's own."""


def split_id(element: str) -> tuple[str, str]:
    """Splits an id into its kind and the rest: "cart.3.grey" into ("cart", "3.grey"), "bank" into ("bank", "")."""
    kind, _, rest = element.partition(".")
    return kind, rest


def kind_of(element: str) -> str:
    """The kind of an element: "cart" for the id "cart.3". An id without a dot is its own kind."""
    return split_id(element)[0]


def opponent_board_prefix(*, is_opponent_board: bool) -> str:
    """Returns the prefix of the element ids on the board in front; "" if the viewer's own board is in front."""
    return OPPONENT_BOARD if is_opponent_board else ""


def is_on_opponent_board(element: str) -> bool:
    """Whether an element is on an opponent's board that is shown in place of the viewer's own."""
    return element.startswith(OPPONENT_BOARD)


def without_board_prefix(element: str) -> str:
    """Returns the element id without the prefix for an opponent's board, as on the viewer's own board."""
    return element.removeprefix(OPPONENT_BOARD)


def card(seat: int, place: str = "") -> str:
    """Id of another player's card, or of `place` on this card. Pointing at the card shows that player's board."""
    return f"{SEAT}.{seat}.{place}" if place else f"{SEAT}.{seat}"


def place_on_card(element: str) -> tuple[int, str] | None:
    """Returns seat and place of an element on another player's card (place "" for the whole card); None for others."""
    kind, rest = split_id(element)
    number, place = split_id(rest)
    return (int(number), place) if kind == SEAT and number.isdecimal() else None


def bot_bubble(seat: int) -> str:
    """Id of the bubble that asks the bot at a seat for the reasons of its moves."""
    return f"{BOT_BUBBLE}.{seat}"


def seat_of_card(element: str) -> int | None:
    """Seat of the player to whom a card belongs; None if the element is not a card."""
    found = place_on_card(element)
    return found[0] if found is not None and not found[1] else None


def seat_of_bot_bubble(element: str) -> int | None:
    """Seat of the bot to which a bubble belongs; None if the element is not a bubble."""
    kind, number = split_id(element)
    return int(number) if kind == BOT_BUBBLE and number.isdecimal() else None
