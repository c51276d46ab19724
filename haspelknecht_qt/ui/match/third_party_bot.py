"""The question whether a bot that others have written may play: it is code, and runs with all rights of whoever plays."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.ui.widgets.dialogs import Message, MessageButton
from haspelknecht_qt.ui.window.look import Look


class ThirdPartyBotMessage(Message):
    """Says whose code is going to run; `decided` tells whether it may. Esc keeps it out."""

    decided = Signal(bool)

    def __init__(self, look: Look, bot: str, origin: str, parent: QWidget) -> None:
        """`origin` is where the bot's code comes from: a package's function, a file or a program."""
        words = QCoreApplication.translate(
            "BotByOthers",
            "Its code comes from {origin}. It runs with all rights that you have, and nobody has looked it over for you. Let it play"
            " only if you trust whoever wrote it.",
        )
        super().__init__(
            look,
            parent,
            "warn",
            QCoreApplication.translate("BotByOthers", "The bot {bot} is not part of this program").format(bot=bot),
            words.format(origin=origin),
            [
                MessageButton(
                    QCoreApplication.translate("BotByOthers", "Random moves instead"),
                    then=lambda: self.decided.emit(False),
                ),
                MessageButton(
                    QCoreApplication.translate("BotByOthers", "Let it play"), "primary", lambda: self.decided.emit(True)
                ),
            ],
        )
