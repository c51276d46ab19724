"""Messages of the window about errors in data, and about draws, of Gueules Noires."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.ui.messages import error_texts


def _translate(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


class GueulesNoiresMessages(QObject):
    """Messages of the game. Keeps no text, so the language may change at any time."""

    def of_setup(self, error: BaseException) -> str | None:
        """Returns the reason for refusing a setup; None if the error has another cause."""
        return error_texts.of_data(error, _translate) if isinstance(error, DataError) else None

    def of_draw(self) -> str:
        """Explains why moves before a draw cannot be undone."""
        return self.tr("A tile or a card has been drawn since: this match undoes up to the last draw only.")

    def of_components(self, error: DataError) -> str:
        """Reports that the user's corrected printed values were refused."""
        return self.tr("Your corrected printed values are not in use. {reason}").format(
            reason=error_texts.of_data(error, _translate)
        )

    def of_corrections(self, count: int) -> str:
        """Reports that the user's corrected printed values are in use."""
        return self.tr("Your corrected printed values are in use (%n value(s)).", "", count)
