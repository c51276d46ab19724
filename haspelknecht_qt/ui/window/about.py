"""What the program is, in a message."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

import haspelknecht_qt
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, Message


def about(dialogs: Dialogs, printed: Components) -> Message:
    """Version, licences and whether corrected printed values are in use."""
    lines = [
        QCoreApplication.translate("About", "A table for the board game Haspelknecht, made by players for players."),
        QCoreApplication.translate("About", "Program and pictures are our own and free under the MIT licence."),
        QCoreApplication.translate("About", "The fonts Vollkorn and Cabin are free under the SIL Open Font License."),
    ]
    if printed.corrected:
        lines.append(QCoreApplication.translate("About", "New games use your corrected printed values."))
    return dialogs.tell(
        "info",
        QCoreApplication.translate("About", "Haspelknecht {version}").format(version=haspelknecht_qt.__version__),
        "\n\n".join(lines),
        QCoreApplication.translate("About", "Close"),
    )
