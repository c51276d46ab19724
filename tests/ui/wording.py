"""Helpers for tests of sentences and panels: seats, a check of finished sentences, and a marking translator."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from haspelknecht_qt.core.game import Seat

MINUS = "\N{MINUS SIGN}"
SEATS = [Seat(name, colour) for name, colour in zip(["Ann1", "Bob2", "Cyd3", "Dan4"], "abcd", strict=True)]
BOTS = [Seat(seat.name, seat.colour, "foreman") for seat in SEATS]
INTERNAL = re.compile(r"[a-z]_[a-z]|[{}<>\[\]]|None|True|False|Enum|  |%")
"""Text that no player should ever read, such as identifiers and placeholders."""


def assert_said(text):
    assert text == text.strip()
    assert text
    assert not INTERNAL.search(text), text


class Brackets(QTranslator):
    """Translator that puts every text in brackets: text outside of brackets was not translatable."""

    def translate(self, _context, source, *_disambiguation_and_number):
        return f"⟦{source}⟧"

    def isEmpty(self):
        return False
