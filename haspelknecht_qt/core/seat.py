"""The seats of a match: name, colour and player of each, and the first names and colours to choose from."""

from __future__ import annotations

import unicodedata

from attrs import Attribute, field, frozen

FIRST_NAMES = ("Anna", "Jost", "Grete", "Henrik")
"""What persons are called who have not said their names, in seat order."""

PERSON = "person"
"""The player of a seat that no bot plays."""

COLOURS = ("madder", "woad", "leaf", "heather")
"""The colours that seats can have, in seat order."""

NAME_LENGTH = 100
"""The longest name, colour or player of a seat, in characters."""


def _writable(_seat: object, attribute: Attribute[str], value: str) -> None:
    """Control characters and halves of surrogate pairs could not be written to a file or shown in a line."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is {value!r}, allowed is text")
    if not 1 <= len(value) <= NAME_LENGTH or any(unicodedata.category(sign) in {"Cc", "Cs"} for sign in value):
        raise ValueError(
            f"{attribute.name} is {value!r}, allowed are 1 to {NAME_LENGTH} characters without control characters"
        )


@frozen
class Seat:
    """A place at the table: its name and colour, and who plays it (PERSON or a bot's name)."""

    name: str = field(validator=_writable)
    colour: str = field(validator=_writable)
    player: str = field(default=PERSON, validator=_writable)

    @property
    def is_person(self) -> bool:
        """Whether no bot plays it."""
        return self.player == PERSON
