"""The options of a new game: lists to choose from, switches, and how far moves can be undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import Option
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from haspelknecht_qt.ui.widgets.basics import Segments, Switch, text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import OptionTexts

MOST_BESIDE = 3
"""With more choices than these a list leaves no room for a note behind it."""
UNDO = (UndoPolicy.BARRIER, UndoPolicy.FREE)


class OptionFields(Retranslated, QWidget):
    """Lists as segments with a note, the policy of undoing, then switches with a note below.

    Changes the choices and tells `changed`.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        choices: NewGameChoices,
        options: Sequence[Option],
        numbers: Sequence[int],
        words: OptionTexts,
        why_not: Callable[[str], str] = lambda _: "",
    ) -> None:
        """`numbers` are those of players that can be chosen. `why_not` tells of a switch, by its key, why it is not offered now; "" if it is."""
        super().__init__()
        self._choices = choices
        self._texts = words
        self._why_not = why_not
        self._lists = [option for option in options if not isinstance(option.default, bool)]
        self.labels: dict[str, QLabel] = {option.key: text("strong") for option in self._lists}
        self.notes: dict[str, QLabel] = {option.key: text("note", wrap=True) for option in options}
        self.segments = {
            option.key: Segments(look, max(len(option.values(number)) for number in numbers)) for option in self._lists
        }
        self.switches = {option.key: Switch(look) for option in options if isinstance(option.default, bool)}
        self.undo_label, self.undo, self.undo_note = text("strong"), Segments(look, 2), text("note", wrap=True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look.px(8))
        whole.addLayout(self._grid(look, max((len(option.values(numbers[-1])) for option in self._lists), default=0)))
        for key, switch in self.switches.items():
            self.notes[key].setContentsMargins(look.px(52), 0, 0, 0)
            both = QVBoxLayout()
            both.setSpacing(0)
            both.addWidget(switch)
            both.addWidget(self.notes[key])
            whole.addLayout(both)
            switch.clicked.connect(lambda _checked=False, key=key: self._switch(key))
        for option in self._lists:
            self.segments[option.key].chosen.connect(lambda place, option=option: self._choose(option, place))
        self.undo.chosen.connect(self._choose_undo)
        self.retranslate()

    def _grid(self, look: Look, longest: int) -> QGridLayout:
        """The lists with their notes behind; where the longest has too many choices for that, below their names and notes."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(8))
        rows = [(self.labels[key], segments, self.notes[key]) for key, segments in self.segments.items()]
        for place, (label, segments, note) in enumerate([*rows, (self.undo_label, self.undo, self.undo_note)]):
            if longest <= MOST_BESIDE:
                grid.setColumnStretch(2, 1)
                for column, widget in enumerate((label, segments, note)):
                    grid.addWidget(widget, place, column)
            else:
                grid.setColumnStretch(1, 1)
                grid.addWidget(label, 2 * place, 0)
                grid.addWidget(note, 2 * place, 1)
                grid.addWidget(segments, 2 * place + 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        return grid

    def refresh(self) -> None:
        """Shows the choices as they are now, and which switches are not offered."""
        chosen = self._choices.options
        for option in self._lists:
            values = option.values(self._choices.count)
            if chosen[option.key] not in values:
                chosen[option.key] = option.default if option.default in values else values[0]
            segments = self.segments[option.key]
            segments.set_words([self._texts.value(option.key, value) for value in values])
            segments.show_first(len(values))
            segments.set_index(values.index(chosen[option.key]))
            self.notes[option.key].setText(self._texts.about(option.key, chosen[option.key]))
        self.undo.set_index(UNDO.index(self._choices.undo))
        free = self._choices.undo is UndoPolicy.FREE
        self.undo_note.setText(
            self.tr("to the beginning; a draw is never drawn anew")
            if free
            else self.tr("up to the last draw, or another player’s move")
        )
        for key, switch in self.switches.items():
            why_not = self._why_not(key)
            switch.setEnabled(not why_not)
            switch.setChecked(not why_not and bool(chosen[key]))
            self.notes[key].setText(why_not or self._texts.about(key, value=True))

    def show_problems(self, sentences: Mapping[str, str]) -> None:
        """Says what is wrong with a list, by its key, in the place of its note."""
        for key in self.labels.keys() & sentences.keys():
            self.notes[key].setText(sentences[key])

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        for option in self._lists:
            self.labels[option.key].setText(self._texts.name(option.key))
        self.undo_label.setText(self.tr("Undo"))
        self.undo.set_words((self.tr("To the last draw"), self.tr("Free")))
        for key, switch in self.switches.items():
            switch.setText(self._texts.name(key))
        self.refresh()

    def _choose(self, option: Option, place: int) -> None:
        self._choices.options[option.key] = option.values(self._choices.count)[place]
        self._emit_changed()

    def _choose_undo(self, place: int) -> None:
        self._choices.undo = UNDO[place]
        self._emit_changed()

    def _switch(self, key: str) -> None:
        self._choices.options[key] = self.switches[key].isChecked()
        self._emit_changed()

    def _emit_changed(self) -> None:
        self.refresh()
        self.changed.emit()
