"""Pages beside the table, and their connections to the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.contracts import GameUi, MatchSnapshot, TakeBack
from haspelknecht_qt.ui.panels.log import LogPanel
from haspelknecht_qt.ui.panels.moves import MovesPanel
from haspelknecht_qt.ui.panels.score import ScorePanel
from haspelknecht_qt.ui.rules.view import RulesView
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable


class RulesPanel(QWidget):
    """Page of the rules. `make` creates the contents on first use, so that a match starts without this delay."""

    def __init__(self, make: Callable[[], RulesView]) -> None:
        super().__init__()
        self._make = make
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def is_created(self) -> bool:
        """Whether the contents have been created."""
        return "view" in vars(self)

    @cached_property
    def view(self) -> RulesView:
        """View of the rules, created on first use."""
        view = self._make()
        self._column.addWidget(view)
        # A panel without a name must not have the focus.
        self.setFocusProxy(view.browser)
        return view

    def showEvent(self, event: QShowEvent) -> None:
        """Creates the contents of the page when it is first shown."""
        # The layout comes too late: the contents would be built for another width first.
        self.view.resize(self.size())
        self.view.show()
        super().showEvent(event)


SCORE_DELAY = 60
"""Time for which a past position must stay on the screen before its scores are listed, in milliseconds."""


class MatchPages(QObject, Generic[S, M, E, U]):
    """Pages for moves, log, score and rules.

    A row under the pointer highlights its places on the table, and a place under the pointer highlights its rows.
    """

    rules_wanted = Signal()
    """Emitted after a rule has been opened, so that the window turns to the page of the rules."""

    def __init__(self, look: Look, game_ui: GameUi[S, M, E, U], table: GameTable[S, M | TakeBack[M], E, U]) -> None:
        super().__init__()
        texts = game_ui.texts
        self.moves: MovesPanel[S, M, E] = MovesPanel(look, texts, game_ui.pointing)
        self.log: LogPanel[S, M, E, U] = LogPanel(look, texts)
        self.score: ScorePanel[S, M, E] = ScorePanel(look, texts, game_ui.game.score_items, game_ui.rules.rule_of_item)
        self._look = look
        self._rules = RulesPanel(self._make_rules)
        self._rule_book = game_ui.rules
        self._table = table
        self._match: Match[S, M, E, U] | None = None
        self._view: MatchSnapshot[S, M] | None = None
        # As a child of the score panel, the timer is deleted together with the panel.
        self._score_timer = QTimer(self.score, singleShot=True, interval=SCORE_DELAY)
        self._score_timer.timeout.connect(self._show_score)
        self.moves.hovered.connect(self._highlight_places)
        self.moves.rule_wanted.connect(self.open_rule)
        self.score.rule_wanted.connect(self.open_rule)
        table.hovered.connect(self.moves.highlight_moves)
        table.rule_wanted.connect(self.open_rule)
        table.view.typed.connect(self._search_moves)

    @property
    def rules_view(self) -> RulesView:
        """View of the rules, created on first use."""
        return self._rules.view

    @property
    def page_by_name(self) -> dict[str, QWidget]:
        """Pages by name, in the order of their tabs."""
        return {"moves": self.moves, "log": self.log, "score": self.score, "rules": self._rules}

    def show(self, match: Match[S, M, E, U], view: MatchSnapshot[S, M]) -> None:
        """Shows a position of a match. Must be called after every change of the match or of the language."""
        begins, self._match, self._view = self._match is not match, match, view
        if self._rules.is_created:
            self._update_rules_view(self.rules_view, begins=begins)
        keys = {move: key for path, move in view.moves if (key := self._table.keyboard_key_of(path))}
        self.moves.show_moves(view.state, view.moves, keys, self._table.place_keys())
        if view.past_ply is None:
            self.log.show_log(match, view.noticed_entries, view.viewer)
            self._show_score()
        else:
            self.log.show_position(view.past_ply, match.visible_ply_count)
            # The player may be dragging along the timeline: the table must follow quickly, the scores may come later.
            self._score_timer.start()

    def _show_score(self) -> None:
        self._score_timer.stop()
        if self._match is not None and self._view is not None:
            match, state = self._match, self._view.state
            is_over = match.game.decision(state) is None
            self.score.show_score(state, match.standing_in(state), match.seats, is_over=is_over)

    def _make_rules(self) -> RulesView:
        view = RulesView(self._look, self._rule_book.rule_texts, self._rule_book.built_in)
        self._update_rules_view(view, begins=True)
        return view

    def _update_rules_view(self, rules: RulesView, *, begins: bool) -> None:
        """Sets the page's name for screen readers. If the match begins, also shows its rules and printed values."""
        if begins and self._match is not None:
            setup = self._match.setup
            rules.adapt_to_match(self._rule_book.rulebook_and_variant_ids(setup), self._rule_book.printed_values(setup))
        rules.browser.setAccessibleName(self.tr("Text of the rules"))

    def open_rule(self, rule: str) -> None:
        """Opens a rule in the view of the rules, and emits `rules_wanted`."""
        self.rules_view.open(rule)
        self.rules_wanted.emit()

    def _search_moves(self, typed: str) -> None:
        """Searches the list of moves, if it is open and has moves, for text that was typed into the table."""
        if self.moves.isVisible() and self._view is not None and self._view.moves:
            self.moves.continue_typing(typed)

    def _highlight_places(self, choice: M | TakeBack[M] | None) -> None:
        """Highlights the places of a choice on the table. With None, nothing is highlighted."""
        moves = () if self._view is None else self._view.moves
        self._table.highlight(next((path for path, move in moves if move == choice), None))
