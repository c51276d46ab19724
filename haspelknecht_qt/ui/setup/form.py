"""Game-dependent part of the new-game dialog, and its default form: lists, switches and the undo policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame, Option
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.contracts.texts import OptionTexts
from haspelknecht_qt.ui.setup.choices import NewGameChoices, SetupProblem
from haspelknecht_qt.ui.widgets.basics import Heading, Segments, Switch, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MAX_VALUES_BESIDE_NOTE = 3
"""Maximum number of values of an option for which the explanation fits beside the buttons."""
UNDO_POLICIES = (UndoPolicy.BARRIER, UndoPolicy.FREE)


class OptionFields(Retranslated, QWidget):
    """Widgets for the options of a game and for the undo policy. Writes changes to the choices, and emits `changed`.

    An option with several values is a row of buttons (`Segments`), an option that is on or off is a switch. Each option
    has an explanation.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        choices: NewGameChoices,
        options: Sequence[Option],
        numbers: Sequence[int],
        texts: OptionTexts,
        why_not: Callable[[str], str] = lambda _: "",
    ) -> None:
        """`numbers` are the numbers of players that the game allows.

        `why_not` returns why the switch of an option is disabled; "" if it is enabled.
        """
        super().__init__()
        self._choices = choices
        self._texts = texts
        self._why_not = why_not
        self._lists = [option for option in options if not isinstance(option.default, bool)]
        self.labels: dict[str, QLabel] = {option.key: text_label("strong") for option in self._lists}
        self.notes: dict[str, QLabel] = {option.key: text_label("note", wrap=True) for option in options}
        self.segments = {
            option.key: Segments(look, max(len(option.values(number)) for number in numbers)) for option in self._lists
        }
        self.switches = {option.key: Switch(look) for option in options if isinstance(option.default, bool)}
        self.undo_label, self.undo_note = text_label("strong"), text_label("note", wrap=True)
        self.undo = Segments(look, 2)
        grid = self._make_grid(look, max((len(option.values(numbers[-1])) for option in self._lists), default=0))
        whole = fill_layout(QVBoxLayout(self), grid, spacing=look.px(8), margins=NO_MARGINS)
        for key, switch in self.switches.items():
            self.notes[key].setContentsMargins(look.px(52), 0, 0, 0)
            # The ring around a focused switch must not cover the explanation.
            whole.addLayout(fill_layout(QVBoxLayout(), switch, self.notes[key], spacing=FocusRing.MARGIN))
            switch.clicked.connect(lambda _checked=False, key=key: self._set_option_from_switch(key))
        for option in self._lists:
            self.segments[option.key].chosen.connect(lambda place, option=option: self._choose(option, place))
        self.undo.chosen.connect(self._set_undo_policy)
        self.retranslate()

    def _make_grid(self, look: Look, most_values: int) -> QGridLayout:
        """Returns the layout of the buttons and explanations.

        `most_values` is the largest number of values of an option. Explanations are beside the buttons if it is at most
        MAX_VALUES_BESIDE_NOTE, otherwise above them.
        """
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(8))
        rows = [(self.labels[key], segments, self.notes[key]) for key, segments in self.segments.items()]
        for place, (label, segments, note) in enumerate([*rows, (self.undo_label, self.undo, self.undo_note)]):
            if most_values <= MAX_VALUES_BESIDE_NOTE:
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
        """Shows the current choices, and disables the switches that cannot be used."""
        chosen = self._choices.options
        for option in self._lists:
            values = option.values(self._choices.seat_count)
            if chosen[option.key] not in values:
                chosen[option.key] = option.default if option.default in values else values[0]
            segments = self.segments[option.key]
            segments.set_labels([self._texts.value_name(option.key, value) for value in values])
            segments.show_first(len(values))
            segments.set_chosen_index(values.index(chosen[option.key]))
            self.notes[option.key].setText(self._texts.explanation(option.key, chosen[option.key]))
        self.undo.set_chosen_index(UNDO_POLICIES.index(self._choices.undo))
        free = self._choices.undo is UndoPolicy.FREE
        self.undo_note.setText(
            self.tr("Back to the start; what was drawn stays the same.")
            if free
            else self.tr("Back to the last draw or another person’s move.")
        )
        for key, switch in self.switches.items():
            why_not = self._why_not(key)
            switch.setEnabled(not why_not)
            switch.setChecked(not why_not and bool(chosen[key]))
            self.notes[key].setText(why_not or self._texts.explanation(key, value=True))

    def show_problems(self, sentences: Mapping[str, str]) -> None:
        """Shows problems in place of the explanations. `sentences` maps keys of options to texts about problems."""
        for key in self.labels.keys() & sentences.keys():
            self.notes[key].setText(sentences[key])

    @override
    def retranslate(self) -> None:
        for option in self._lists:
            self.labels[option.key].setText(self._texts.name(option.key))
        self.undo_label.setText(self.tr("Undo"))
        self.undo.set_labels((self.tr("To the last draw"), self.tr("Unlimited")))
        for key, switch in self.switches.items():
            switch.setText(self._texts.name(key))
        self.refresh()

    def _choose(self, option: Option, place: int) -> None:
        self._choices.options[option.key] = option.values(self._choices.seat_count)[place]
        self._emit_changed()

    def _set_undo_policy(self, place: int) -> None:
        self._choices.undo = UNDO_POLICIES[place]
        self._emit_changed()

    def _set_option_from_switch(self, key: str) -> None:
        self._choices.options[key] = self.switches[key].isChecked()
        self._emit_changed()

    def _emit_changed(self) -> None:
        self.refresh()
        self.changed.emit()


@frozen
class Section:
    """Part of the form with its heading, in the left or right column of the dialog."""

    heading: Heading
    widget: QWidget
    is_left: bool


class GameOptionsForm(QObject):
    """Form for the options of a game. It changes the choices, and emits `changed`.

    `new_seed_wanted` is emitted to ask for another seed. A form sets its own texts when it is created and whenever the
    language changes. Abstract members raise NotImplementedError, because a class of Qt cannot be an abstract class of
    Python as well.
    """

    changed = Signal()
    new_seed_wanted = Signal()

    @property
    def sections(self) -> Sequence[Section]:
        """Parts of the form, from top to bottom."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Shows the current choices."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Sets the headings in the current language. The widgets below them update their own texts."""
        raise NotImplementedError

    def problem_sentence(self, problem: SetupProblem) -> str:
        """Returns the sentence that explains a problem in one of the game's options."""
        raise NotImplementedError

    def show_problems(self, sentences: Mapping[str, str]) -> None:
        """Shows problems beside their options. `sentences` maps keys of options to sentences about their problems."""
        raise NotImplementedError


class DefaultOptionsForm(GameOptionsForm):
    """Form of a game that has no choices of its own except its options, which are shown one below another."""

    def __init__(self, look: Look, choices: NewGameChoices, game: AnyGame, texts: OptionTexts) -> None:
        super().__init__()
        self._texts = texts
        self.options = OptionFields(look, choices, game.options, game.players_allowed, texts)
        self._heading = Heading()
        self.options.changed.connect(self.changed)
        self.retranslate()

    @property
    @override
    def sections(self) -> Sequence[Section]:
        return (Section(self._heading, self.options, is_left=False),)

    @override
    def refresh(self) -> None:
        self.options.refresh()

    @override
    def retranslate(self) -> None:
        self._heading.title.setText(self.tr("Options"))

    @override
    def problem_sentence(self, problem: SetupProblem) -> str:
        return self.tr("The choice for “{option}” does not allow this many players.").format(
            option=self._texts.name(problem.field)
        )

    @override
    def show_problems(self, sentences: Mapping[str, str]) -> None:
        self.options.show_problems(sentences)
