"""Options of Haspelknecht in the new-game dialog.

They are the rulebook, the development board, the way of planning, and the starting equipment (V3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.board_editor.editor import BoardEditor, EditorStart
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.game_ui.haspelknecht.board_editor.side_panels import CheckedSetup
from haspelknecht_qt.game_ui.haspelknecht.messages import layout_problem_text
from haspelknecht_qt.game_ui.haspelknecht.rules.book import HaspelknechtRuleBook
from haspelknecht_qt.game_ui.haspelknecht.setup.board import LayoutChooser
from haspelknecht_qt.game_ui.haspelknecht.setup.options import (
    LAYOUT_KEY,
    RULEBOOK_KEY,
    HaspelknechtOptions,
    HaspelknechtSetupTexts,
)
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, LayoutProblem
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.ui.messages.error_texts import data_error_text
from haspelknecht_qt.ui.messages.messages import translate
from haspelknecht_qt.ui.rules.view import RulesWindow
from haspelknecht_qt.ui.setup.choices import NewGameChoices, SetupProblem
from haspelknecht_qt.ui.setup.form import GameOptionsForm, OptionFields, Section
from haspelknecht_qt.ui.widgets.basics import Heading, RadioCard, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look


class RulebookCard(RadioCard):
    """Card of a rulebook: its name, its edition, and its three most important differences from the others."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.name = text_label("name")
        self.edition = text_label("note", wrap=True)
        self.differences = text_label("caption", wrap=True)
        # The name stays beside the card's circle if the edition has two lines.
        parts = (self.name, 0, Qt.AlignmentFlag.AlignTop), (self.edition, 1)
        head = fill_layout(QHBoxLayout(), *parts, spacing=look.px(8), margins=(look.px(26), 0, 0, 0))
        margins = look.px(14), look.px(12), look.px(12), look.px(12)
        fill_layout(QVBoxLayout(self), head, self.differences, 1, spacing=look.px(8), margins=margins)


class RulebookCards(Retranslated, QWidget):
    """Cards of the three rulebooks, side by side. A click changes the option and emits `changed`."""

    changed = Signal()

    def __init__(self, look: Look, choices: NewGameChoices, texts: HaspelknechtSetupTexts) -> None:
        super().__init__()
        self._choices = choices
        self._texts = texts
        row = fill_layout(QHBoxLayout(self), spacing=look.px(10), margins=NO_MARGINS)
        self.cards: dict[str, RulebookCard] = {}
        for name in RULEBOOKS:
            card = RulebookCard(look)
            card.setChecked(choices.options[RULEBOOK_KEY] == name)
            card.toggled.connect(lambda on, name=name: self._choose_rulebook(name) if on else None)
            row.addWidget(card, 1)
            self.cards[name] = card
        self.retranslate()

    @override
    def retranslate(self) -> None:
        for name, card in self.cards.items():
            title, differences = self._texts.value_name(RULEBOOK_KEY, name), self._texts.differences(name)
            card.name.setText(title)
            card.edition.setText(self._texts.explanation(RULEBOOK_KEY, name))
            card.differences.setText("\n".join(differences[:3]))
            card.setToolTip("\n".join(differences))
            card.setAccessibleName(title)
            card.setAccessibleDescription(" ".join(differences))

    def _choose_rulebook(self, name: str) -> None:
        self._choices.options[RULEBOOK_KEY] = name
        self.changed.emit()


class HaspelknechtForm(GameOptionsForm):
    """Form with all options of the game.

    It has rulebook cards, the choice of the development board, and rows for the other options.
    """

    def __init__(
        self,
        look: Look,
        choices: NewGameChoices,
        option_set: HaspelknechtOptions,
        rules: HaspelknechtRuleBook,
        boards: OwnBoards,
    ) -> None:
        super().__init__()
        self._look = look
        self._rules = rules
        self._boards = boards
        self._choices = choices
        self._option_set = option_set
        self._texts = HaspelknechtSetupTexts(self)
        game = option_set.game
        others = [option for option in game.options if option.key not in {RULEBOOK_KEY, LAYOUT_KEY}]
        self.rulebooks = RulebookCards(look, choices, self._texts)
        self.board = LayoutChooser(look, choices, option_set, boards, self._texts)
        self.options = OptionFields(look, choices, others, game.players_allowed, self._texts, self._why_not_offered)
        self._headings = [Heading(), Heading(), Heading()]
        for part in (self.rulebooks, self.board, self.options):
            part.changed.connect(self.changed)
        self.board.redraw_requested.connect(self.new_seed_wanted)
        self.board.editor_requested.connect(self.open_editor)
        self.retranslate()

    @property
    @override
    def sections(self) -> Sequence[Section]:
        """Sections of the form.

        The rulebook is in the left column, below the seats. Board and other options are in the right column.
        """
        rulebook, board, options = self._headings
        return (
            Section(rulebook, self.rulebooks, is_left=True),
            Section(board, self.board, is_left=False),
            Section(options, self.options, is_left=False),
        )

    @override
    def refresh(self) -> None:
        """Shows the current options, and which options the tiles in play allow (V3)."""
        self.board.refresh()
        self.options.refresh()
        try:
            tiles = self.tr("%n tile(s)", "", len(self._option_set.placement(self._choices).tiles))
        except LayoutError:
            tiles = ""
        self._headings[1].note.setText(tiles)

    @override
    def retranslate(self) -> None:
        titles = (self._texts.name(RULEBOOK_KEY), self._texts.name(LAYOUT_KEY), self.tr("Options"))
        for heading, title in zip(self._headings, titles, strict=True):
            heading.title.setText(title)
        self._headings[0].note.setText(self.tr("independent of the screen language"))

    @override
    def problem_sentence(self, problem: SetupProblem) -> str:
        match problem.error:
            case LayoutProblem():
                return layout_problem_text(problem.error, translate)
            case LayoutError():
                return data_error_text(problem.error, translate)
            case _:
                return self.tr("Paste a layout or write one in digits.")

    @override
    def show_problems(self, sentences: Mapping[str, str]) -> None:
        self.board.show_problem(sentences.get(LAYOUT_KEY, ""))

    def open_editor(self, start: EditorStart) -> BoardEditor:
        """Opens the board editor over the dialog. A board saved in the editor becomes the chosen one."""
        rulebook = self._choices.options[RULEBOOK_KEY]
        checked_setup = CheckedSetup(
            self._choices.seat_count, rulebook, partial(self._texts.value_name, RULEBOOK_KEY, rulebook)
        )
        editor = BoardEditor(self._look, self._boards, checked_setup, start, self._open_rule, self.board.window())
        editor.board_saved.connect(self.board.choose_edited_board)
        editor.open()
        return editor

    def _open_rule(self, rule: str, over: QWidget) -> None:
        marks = (self._choices.options[RULEBOOK_KEY],)
        RulesWindow(self._look, self._rules.rule_texts, self._rules.built_in, rule, marks, over).open()

    def _why_not_offered(self, key: str) -> str:
        try:
            placement = self._option_set.placement(self._choices)
        except LayoutError:
            return self._texts.unknown_tiles_note()
        return "" if self._option_set.is_option_allowed(key, placement) else self._texts.why_not_allowed(key)
