"""What tests of sentences and panels share: who plays, what a finished sentence looks like, and a language to recognise."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from haspelknecht_qt.core.game import Seat

MINUS = "\N{MINUS SIGN}"
SEATS = [Seat(name, colour) for name, colour in zip(["Ann1", "Bob2", "Cyd3", "Dan4"], "abcd", strict=True)]
BOTS = [Seat(seat.name, seat.colour, "foreman") for seat in SEATS]
INTERNAL = re.compile(r"[a-z]_[a-z]|[{}<>\[\]]|None|True|False|Enum|  |%")
"""What no player should ever read."""


def assert_said(text):
    assert text == text.strip()
    assert text
    assert not INTERNAL.search(text), text


class Brackets(QTranslator):
    """A language in which every text stands in brackets: what stands outside was not open to translation."""

    def translate(self, _context, source, *_disambiguation_and_number):
        return f"⟦{source}⟧"

    def isEmpty(self):
        return False
