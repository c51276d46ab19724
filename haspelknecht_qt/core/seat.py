"""The seats of a match: name, colour and player of each, and the first names and colours to choose from."""

from __future__ import annotations

from attrs import Attribute, field, frozen

from haspelknecht_qt.core.sanitize import sanitize, truncate

FIRST_NAMES = ("Anna", "Jost", "Grete", "Henrik")
"""What persons are called who have not said their names, in seat order."""

PERSON = "person"
"""The player of a seat that no bot plays."""

COLOURS = ("madder", "woad", "leaf", "heather")
"""The colours that seats can have, in seat order."""

NAME_LENGTH = 100
"""The longest name, colour or player of a seat, in characters."""


def _writable(_seat: object, attribute: Attribute[str], value: str) -> None:
    """What is blank, breaks a line or turns its direction could not be told from what stands around it."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is {value!r}, allowed is text")
    if len(value) > NAME_LENGTH or not value.strip() or sanitize(value) != value:
        raise ValueError(
            f"{attribute.name} is {truncate(repr(value), 80)}, allowed are 1 to {NAME_LENGTH} characters that can be seen, all on one line"
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
