"""Whether the system asks for less motion, as far as Qt tells: since 6.12 it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QStyleHints


def wants_less_motion() -> bool:
    """Whether the user has told the system that motion is to be reduced; False where that is not known."""
    style = QGuiApplication.styleHints()  # What is found below it lives as long as this name.
    hints = _hints(style)
    preference = None if hints is None else hints.property("motionPreference")
    # An enum of Qt's, 0 being no preference; None before there was one.
    return bool(getattr(preference, "value", preference))


def when_it_changes(then: Callable[[], None]) -> None:
    """Calls `then` whenever the answer of `wants_less_motion` may be another one."""
    style = QGuiApplication.styleHints()
    changed = getattr(_hints(style), "motionPreferenceChanged", None)
    if changed is not None:
        changed.connect(then)


def _hints(style: QStyleHints) -> QObject | None:
    """What Qt knows about the needs of the system's user: since 6.10 there is an object for it."""
    find = getattr(style, "accessibility", None)
    hints: QObject | None = None if find is None else find()
    return hints
