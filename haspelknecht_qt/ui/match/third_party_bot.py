"""Question whether a third-party bot may play: its code runs with all rights of the user."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.ui.widgets.dialogs import Message, MessageButton
from haspelknecht_qt.ui.window.look import Look


class ThirdPartyBotMessage(Message):
    """Message about the origin of the code. `decided` is emitted with whether it may run. Esc refuses."""

    decided = Signal(bool)

    def __init__(self, look: Look, bot: str, origin: str, parent: QWidget) -> None:
        """`origin` is the source of the bot's code: a function of a package, a file or a program."""
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
