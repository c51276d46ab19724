"""What the dialog of a new game asks for in Haspelknecht: rulebook, development board, planning and the agreements of V3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from haspelknecht_qt.game_ui.haspelknecht.board_editor.editor import BoardEditor, EditorStart
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.game_ui.haspelknecht.board_editor.problem_list import EditorTarget
from haspelknecht_qt.game_ui.haspelknecht.messages import HaspelknechtMessages
from haspelknecht_qt.game_ui.haspelknecht.rules.book import HaspelknechtRules
from haspelknecht_qt.game_ui.haspelknecht.setup.board import DevelopmentBoard
from haspelknecht_qt.game_ui.haspelknecht.setup.layout_list import LAYOUT
from haspelknecht_qt.game_ui.haspelknecht.setup.options import HaspelknechtOptions
from haspelknecht_qt.game_ui.haspelknecht.setup.rulebooks import RULEBOOK, RulebookCards
from haspelknecht_qt.game_ui.haspelknecht.setup.texts import HaspelknechtSetupTexts
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, LayoutProblem
from haspelknecht_qt.ui.rules.window import RulesWindow
from haspelknecht_qt.ui.setup.choices import NewGameChoices, Problem
from haspelknecht_qt.ui.setup.form import GameOptionsForm, OptionFields, Section
from haspelknecht_qt.ui.widgets.basics import Heading
from haspelknecht_qt.ui.window.look import Look


class HaspelknechtForm(GameOptionsForm):
    """Cards for the rulebooks, the development board with its picture, and all other options in a row each."""

    def __init__(
        self,
        look: Look,
        choices: NewGameChoices,
        option_set: HaspelknechtOptions,
        rules: HaspelknechtRules,
        boards: OwnBoards,
    ) -> None:
        super().__init__()
        self._look = look
        self._rules = rules
        self._boards = boards
        self._choices = choices
        self._option_set = option_set
        self._messages = HaspelknechtMessages()
        self._texts = HaspelknechtSetupTexts(self)
        game = option_set.game
        others = [option for option in game.options if option.key not in {RULEBOOK, LAYOUT}]
        self.rulebooks = RulebookCards(look, choices, self._texts)
        self.board = DevelopmentBoard(look, choices, option_set, boards, self._texts)
        self.options = OptionFields(look, choices, others, game.players_allowed, self._texts, self._why_not)
        self._headings = [Heading(), Heading(), Heading()]
        for part in (self.rulebooks, self.board, self.options):
            part.changed.connect(self.changed)
        self.board.again.connect(self.again)
        self.board.editor_requested.connect(self.draw)
        self.retranslate()

    @property
    def sections(self) -> Sequence[Section]:
        """Rulebook at the left, below the seats; board and options at the right."""
        rulebook, board, options = self._headings
        return (
            Section(rulebook, self.rulebooks, is_left=True),
            Section(board, self.board, is_left=False),
            Section(options, self.options, is_left=False),
        )

    def refresh(self) -> None:
        """Shows the choices as they are now, and what the tiles in play allow (V3)."""
        self.board.refresh()
        self.options.refresh()
        try:
            tiles = self.tr("%n tile(s)", "", len(self._option_set.placement(self._choices).tiles))
        except LayoutError:
            tiles = ""
        self._headings[1].note.setText(tiles)

    def retranslate(self) -> None:
        """Says the headings in the language of the moment."""
        titles = (self._texts.option(RULEBOOK), self._texts.option(LAYOUT), self.tr("Options"))
        for heading, title in zip(self._headings, titles, strict=True):
            heading.title.setText(title)
        self._headings[0].note.setText(self.tr("whatever the language on the screen"))

    def sentence(self, problem: Problem) -> str:
        """What is wrong with one's own layout."""
        match problem.error:
            case LayoutProblem():
                return self._messages.of_layout(problem.error)
            case LayoutError():
                return self._messages.of_data(problem.error)
            case _:
                return self.tr("Paste a layout or draw one with digits.")

    def show_problems(self, sentences: Mapping[str, str]) -> None:
        """Beside one's own layout."""
        self.board.show_problem(sentences.get(LAYOUT, ""))

    def draw(self, start: EditorStart) -> BoardEditor:
        """Opens the editor over the dialog; a board that is kept in it is chosen."""
        rulebook = self._choices.options[RULEBOOK]
        target = EditorTarget(self._choices.count, rulebook, partial(self._texts.option_value, RULEBOOK, rulebook))
        editor = BoardEditor(self._look, self._boards, target, start, self._open_rule, self.board.window())
        editor.kept.connect(self.board.take_kept)
        editor.open()
        return editor

    def _open_rule(self, rule: str, over: QWidget) -> None:
        marks = (self._choices.options[RULEBOOK],)
        RulesWindow(self._look, self._rules.rule_texts, self._rules.built_in, rule, marks, over).open()

    def _why_not(self, key: str) -> str:
        try:
            placement = self._option_set.placement(self._choices)
        except LayoutError:
            return self._texts.not_known()
        return "" if self._option_set.offers(key, placement) else self._texts.why_not(key)
