"""Question who plays a seat whose bot broke down or is unknown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.ui.widgets.basics import DropDown
from haspelknecht_qt.ui.widgets.dialogs import Message, MessageButton
from haspelknecht_qt.ui.window.look import Look


class BotFailureMessage(Message):
    """Message about a failed or unknown bot. `decided` is emitted with the next player. Esc chooses random moves, so that the game can continue."""

    decided = Signal(str)

    def __init__(
        self,
        look: Look,
        name: str,
        players: Sequence[tuple[str, str]],
        present: str,
        details: str,
        parent: QWidget,
        missing: str = "",
    ) -> None:
        """`players` are the possible players with their names on the screen; `present` is the one that is offered first.

        `missing` is the name of an unknown bot; "" for a bot that broke down.
        """
        broken = QCoreApplication.translate("BotLost", "The bot of {name} has broken down").format(name=name)
        gone = QCoreApplication.translate("BotLost", "There is no bot called {bot}").format(bot=missing)
        question = QCoreApplication.translate("BotLost", "Nothing is lost. Who plays for {name} from now on?")
        super().__init__(
            look,
            parent,
            "warn",
            gone if missing else broken,
            question.format(name=name),
            [
                MessageButton(
                    QCoreApplication.translate("BotLost", "Random moves"), then=lambda: self.decided.emit(RANDOM)
                ),
                MessageButton(
                    QCoreApplication.translate("BotLost", "Go on"),
                    "primary",
                    lambda: self.decided.emit(str(self.choice.currentData())),
                ),
            ],
            details,
        )
        self.choice = DropDown(look)
        for player, words in players:
            self.choice.addItem(words, player)
        self.choice.setCurrentIndex(max(0, self.choice.findData(present)))
        self.choice.setAccessibleName(self.words.text())
        self.column.insertWidget(2, self.choice)
