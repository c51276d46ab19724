"""What the dialog of a new game asks for in Haspelknecht: rulebook, development board, planning and the agreements of V3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from haspelknecht_qt.faces.haspelknecht.drawing.editor import BoardEditor, Start
from haspelknecht_qt.faces.haspelknecht.drawing.findings import For
from haspelknecht_qt.faces.haspelknecht.drawing.own_boards import OwnBoards
from haspelknecht_qt.faces.haspelknecht.messages import HaspelknechtMessages
from haspelknecht_qt.faces.haspelknecht.rules.book import HaspelknechtRules
from haspelknecht_qt.faces.haspelknecht.setup.agreements import HaspelknechtAgreements
from haspelknecht_qt.faces.haspelknecht.setup.board import DevelopmentBoard
from haspelknecht_qt.faces.haspelknecht.setup.layout_list import LAYOUT
from haspelknecht_qt.faces.haspelknecht.setup.rulebooks import RULEBOOK, RulebookCards
from haspelknecht_qt.faces.haspelknecht.setup.words import SetupWords
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, LayoutProblem
from haspelknecht_qt.ui.rules.window import RulesWindow
from haspelknecht_qt.ui.setup.choices import Choices, Problem
from haspelknecht_qt.ui.setup.form import Section, SetupForm
from haspelknecht_qt.ui.setup.options import Options
from haspelknecht_qt.ui.widgets.basics import Heading
from haspelknecht_qt.ui.window.look import Look


class HaspelknechtForm(SetupForm):
    """Cards for the rulebooks, the development board with its picture, and all other options in a row each."""

    def __init__(
        self,
        look: Look,
        choices: Choices,
        agreements: HaspelknechtAgreements,
        rules: HaspelknechtRules,
        boards: OwnBoards,
    ) -> None:
        super().__init__()
        self._look = look
        self._rules = rules
        self._boards = boards
        self._choices = choices
        self._agreements = agreements
        self._messages = HaspelknechtMessages()
        self._words = SetupWords(self)
        game = agreements.game
        others = [option for option in game.options if option.key not in {RULEBOOK, LAYOUT}]
        self.rulebooks = RulebookCards(look, choices, self._words)
        self.board = DevelopmentBoard(look, choices, agreements, boards, self._words)
        self.options = Options(look, choices, others, game.players_allowed, self._words, self._why_not)
        self._headings = [Heading(), Heading(), Heading()]
        for part in (self.rulebooks, self.board, self.options):
            part.changed.connect(self.changed)
        self.board.again.connect(self.again)
        self.board.drawing_wanted.connect(self.draw)
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
            tiles = self.tr("%n tile(s)", "", len(self._agreements.placement(self._choices).tiles))
        except LayoutError:
            tiles = ""
        self._headings[1].note.setText(tiles)

    def retranslate(self) -> None:
        """Says the headings in the language of the moment."""
        titles = (self._words.option(RULEBOOK), self._words.option(LAYOUT), self.tr("Options"))
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

    def draw(self, start: Start) -> BoardEditor:
        """Opens the editor over the dialog; a board that is kept in it is chosen."""
        rulebook = self._choices.options[RULEBOOK]
        judged_for = For(self._choices.count, rulebook, partial(self._words.option_value, RULEBOOK, rulebook))
        editor = BoardEditor(self._look, self._boards, judged_for, start, self._open_rule, self.board.window())
        editor.kept.connect(self.board.take_kept)
        editor.open()
        return editor

    def _open_rule(self, rule: str, over: QWidget) -> None:
        marks = (self._choices.options[RULEBOOK],)
        RulesWindow(self._look, self._rules.shelf, self._rules.built_in, rule, marks, over).open()

    def _why_not(self, key: str) -> str:
        try:
            placement = self._agreements.placement(self._choices)
        except LayoutError:
            return self._words.not_known()
        return "" if self._agreements.offers(key, placement) else self._words.why_not(key)
