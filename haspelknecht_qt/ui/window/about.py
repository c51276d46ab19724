"""The message about the program: its version, and what is to be known of the game on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

import haspelknecht_qt
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, Message


def about(dialogs: Dialogs, notes: Sequence[str]) -> Message:
    """Version and licences, and the notes on the game that is put up."""
    lines = [
        QCoreApplication.translate("About", "Board games on your computer, made by players for players."),
        QCoreApplication.translate("About", "Program and pictures are our own and free under the MIT licence."),
        QCoreApplication.translate("About", "The fonts Vollkorn and Cabin are free under the SIL Open Font License."),
        *notes,
    ]
    return dialogs.show_message(
        "info",
        QCoreApplication.translate("About", "{program} {version}").format(
            program=haspelknecht_qt.PROGRAM, version=haspelknecht_qt.__version__
        ),
        "\n\n".join(lines),
        QCoreApplication.translate("About", "Close"),
    )
