"""What the window says when something is wrong with data or draws of Gueules Noires."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.ui.messages import error_texts


def _translate(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


class GueulesNoiresMessages(QObject):
    """Turns the game's errors into sentences. Nothing is kept, so the language may change at any time."""

    def of_setup(self, error: BaseException) -> str | None:
        """Which value a set-up was refused for, if this error tells."""
        return error_texts.of_data(error, _translate) if isinstance(error, DataError) else None

    def of_draw(self) -> str:
        """Why what was done before a draw cannot be undone."""
        return self.tr("A tile or a card has been drawn since: this match undoes up to the last draw only.")

    def of_components(self, error: DataError) -> str:
        """The user's corrected printed values were refused."""
        return self.tr("Your corrected printed values are not in use. {reason}").format(
            reason=error_texts.of_data(error, _translate)
        )

    def of_corrections(self, count: int) -> str:
        """The user's corrected printed values are in use."""
        return self.tr("Your corrected printed values are in use (%n value(s)).", "", count)
