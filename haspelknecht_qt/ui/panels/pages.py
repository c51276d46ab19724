"""The pages of the side panel, and what they have to do with the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.ui.contracts import RuleBook
from haspelknecht_qt.ui.panels.log import LogPanel
from haspelknecht_qt.ui.panels.moves import MovesPanel
from haspelknecht_qt.ui.panels.score import ScorePanel
from haspelknecht_qt.ui.play.controller import Controller
from haspelknecht_qt.ui.rules.view import RulesView
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.faces.haspelknecht.game_table import HaspelknechtTable


SOON = 60
"""Milliseconds without another position of the past until its scores are listed."""


class Pages(QObject):
    """Moves, log, score and rules. A row under the pointer lights its places, a place under the pointer its rows."""

    chosen = Signal(object)
    """A move was chosen from the list."""
    jump = Signal(int)
    """The position after so many moves is to be looked at."""
    rules_wanted = Signal()
    """The rules, turned to a rule that was asked for, are to be seen."""

    def __init__(self, look: Look, phrases: Phrases, table: HaspelknechtTable, rules: RuleBook[Any, Any]) -> None:
        super().__init__()
        self.moves = MovesPanel(look, phrases)
        self.log = LogPanel(look, phrases)
        self.score = ScorePanel(look, phrases)
        self.rules = RulesView(look, rules.shelf, rules.built_in)
        self._book = rules
        self._table = table
        self._controller: Controller | None = None
        # It goes with the score that it shows.
        self._later = QTimer(self.score)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._later.timeout.connect(self._show_score)
        self.moves.move_chosen.connect(self.chosen)
        self.log.jump.connect(self.jump)
        self.moves.hovered.connect(self._light)
        self.moves.rule_wanted.connect(self.open_rule)
        self.score.rule_wanted.connect(self.open_rule)
        table.hovered.connect(self.moves.light)
        table.rule_wanted.connect(self.open_rule)

    @property
    def widgets(self) -> dict[str, QWidget]:
        """The pages in the order of their tabs."""
        return {"moves": self.moves, "log": self.log, "score": self.score, "rules": self.rules}

    def show(self, controller: Controller) -> None:
        """Shows the controller's position: after every change, and again in another language."""
        if self._controller is not controller:
            setup = controller.match.setup
            self.rules.follow(self._book.marks(setup), self._book.printed(setup))
        self._controller = controller
        self.rules.browser.setAccessibleName(self.tr("Text of the rules"))
        state, match = controller.state, controller.match
        # What several paths lead to is one row.
        once = {move: (path, move) for path, move in reversed(controller.moves)}
        self.moves.show_moves(state, list(reversed(once.values())))
        if controller.looking_at is None:
            self.log.show_log(match, controller.entries)
            self._show_score()
        else:
            self.log.show_position(controller.looking_at, match.ply)
            # Who runs along a timeline looks at the table; the numbers follow when there is time.
            self._later.start()

    def _show_score(self) -> None:
        self._later.stop()
        if self._controller is not None:
            state, match = self._controller.state, self._controller.match
            self.score.show_score(state, match.game.standing(state), match.seats)

    def open_rule(self, rule: str) -> None:
        """Turns to a rule, and asks for the rules to be seen."""
        self.rules.open(rule)
        self.rules_wanted.emit()

    def _light(self, choice: Any) -> None:
        """Lights the places of a row's move."""
        moves = [] if self._controller is None else self._controller.moves
        self._table.highlight(next((path for path, move in moves if move == choice), None))
