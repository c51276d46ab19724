"""Drawing of a match's table as PNG. Needs Qt and a QApplication."""

from __future__ import annotations

import gc

from PySide6.QtCore import QBuffer, QIODevice, QSize

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.window.language import Languages


def draw(match: AnyMatch, ply: int, size: tuple[int, int], ratio: float, theme: str, language: str) -> bytes:
    """Returns the position after `ply` moves as its player sees it, `size` pixels of `ratio` x `ratio` dots each, as PNG data."""
    languages = Languages()
    languages.choose(language)
    state = match.jump(ply)
    decision = match.game.decision(state)
    viewer = 0 if decision is None or decision.actor == CHANCE else decision.actor
    image = composition.plugin(match.game.name).render(
        match.game.observe(state, viewer),
        match.setup,
        match.seats,
        QSize(*size),
        viewer=viewer,
        look=themes.theme(theme),
        ratio=ratio,
    )
    # The parts of the table refer to each other and must be gone before the application, or Qt crashes at the end. The
    # translations must be removed while their data still exist.
    gc.collect()
    languages.remove()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's hints want bytes, PySide6 takes str
    return bytes(buffer.data().data())
