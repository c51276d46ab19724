"""Functions that fill layouts and drop-down lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QComboBox, QLayout, QWidget

LayoutItem: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""Item of a layout. One of:

- a widget or a layout
- a pair of a widget or layout and its stretch factor; after a widget an alignment may follow
- an empty space, given by its stretch factor
"""
Layout = TypeVar("Layout", bound=QBoxLayout)

NO_MARGINS = (0, 0, 0, 0)


def fill_layout(
    layout: Layout, *items: LayoutItem, spacing: int | None = None, margins: tuple[int, int, int, int] | None = None
) -> Layout:
    """Adds items to a layout in this order, and returns the layout.

    `spacing` and `margins` (left, top, right, bottom) are in logical pixels. If they are None, those of the style
    remain.
    """
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    for item in items:
        match item:
            case int():
                layout.addStretch(item)
            case QLayout():
                layout.addLayout(item)
            case QWidget():
                layout.addWidget(item)
            case (QLayout() as inner, stretch):
                layout.addLayout(inner, stretch)
            case (QWidget() as widget, stretch):
                layout.addWidget(widget, stretch)
            case (widget, stretch, alignment):
                layout.addWidget(widget, stretch, alignment)
    return layout


def fill_drop_down(choice: QComboBox, offered: Sequence[tuple[object, str]], selected: object) -> None:
    """Fills a drop-down list with pairs (value, text). Selects the value `selected`; if missing, the first one."""
    choice.clear()
    for value, words in offered:
        choice.addItem(words, value)
    choice.setCurrentIndex(next((place for place, (value, _) in enumerate(offered) if value == selected), 0))
