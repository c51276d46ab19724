"""The rulebook of a new game: a card for each of the three."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.game_ui.haspelknecht.setup.texts import HaspelknechtSetupTexts
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from haspelknecht_qt.ui.widgets.basics import Card, text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

RULEBOOK = "rulebook"
"""The key of the option that is chosen here."""


class RulebookCard(Card):
    """One rulebook and what is different about it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.name = text("name")
        self.rule_markup = text("note")
        self.words = text("caption", wrap=True)
        head = QHBoxLayout()
        head.setSpacing(look.px(8))
        head.addWidget(self.name)
        head.addWidget(self.rule_markup, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(14), look.px(12), look.px(12), look.px(12))
        column.setSpacing(look.px(8))
        indented = QHBoxLayout()
        indented.setContentsMargins(look.px(26), 0, 0, 0)
        indented.addLayout(head)
        column.addLayout(indented)
        column.addWidget(self.words)
        column.addStretch(1)


class RulebookCards(Retranslated, QWidget):
    """The three rulebooks side by side. Changes the choices and tells `changed`."""

    changed = Signal()

    def __init__(self, look: Look, choices: NewGameChoices, words: HaspelknechtSetupTexts) -> None:
        super().__init__()
        self._choices = choices
        self._texts = words
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        self.cards: dict[str, RulebookCard] = {}
        for name in RULEBOOKS:
            card = RulebookCard(look)
            card.setChecked(choices.options[RULEBOOK] == name)
            card.toggled.connect(lambda on, name=name: self._choose(name) if on else None)
            row.addWidget(card, 1)
            self.cards[name] = card
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        for name, card in self.cards.items():
            words, rule_markup = self._texts.value(RULEBOOK, name), self._texts.about(RULEBOOK, name)
            lines = self._texts.differences(name)
            card.name.setText(words)
            card.rule_markup.setText(rule_markup)
            card.words.setText("\n".join(lines[:3]))
            card.setToolTip("\n".join(lines))
            card.setAccessibleName(words)
            card.setAccessibleDescription(" ".join(lines))

    def _choose(self, name: str) -> None:
        self._choices.options[RULEBOOK] = name
        self.changed.emit()
