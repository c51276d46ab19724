"""Mark of a person's last move in the prompt."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from haspelknecht_qt.bots.coach import CoachMark
from haspelknecht_qt.ui.widgets.basics import restyle

_ROLES = {
    CoachMark.BEST: "strong",
    CoachMark.FINE: "caption",
    CoachMark.COSTLY: "warning",
    CoachMark.VERY_COSTLY: "refusal",
}
"""Style of the label by mark. The words differ too, because colour is never the only sign."""


class CoachMarkLabel(QLabel):
    """Label with a word for the mark of the last move. It is hidden while there is no mark."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()

    def show_mark(self, mark: CoachMark, word: str, sentence: str) -> None:
        """Shows a mark. `sentence` is for the tool tip and for screen readers."""
        restyle(self, "role", _ROLES[mark])
        self.setText(word)
        self.setToolTip(sentence)
        self.setAccessibleName(sentence)
        self.show()
