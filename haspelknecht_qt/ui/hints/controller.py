"""Hints for persons, and explanations of bots' moves, on a card beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from haspelknecht_qt.core.choices import can_explain_move, last_explainable_move, seats_with_explainable_moves
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.table.typography import escape_menu_text
from haspelknecht_qt.ui.contracts import LogLine
from haspelknecht_qt.ui.hints.client import HintAnswer, HintClient, HintQuestion, question_about
from haspelknecht_qt.ui.hints.texts import HintCardTexts

if TYPE_CHECKING:
    from haspelknecht_qt.ui.match.match_context import MatchContext
    from haspelknecht_qt.ui.match.session import Session

CARD_WIDTHS = (400, 560, 720)
"""Possible widths of the card in a small window, in logical pixels at scale 1. The first that is sufficient is used."""


class HintController(QObject, Generic[S, M, E, U]):
    """Shows hints and explanations for a match on the table.

    A hint is for the person who decides, and is hidden after the decision. If a decision takes several moves, a new
    hint is shown after each move.
    """

    def __init__(self, session: Session[S, M, E, U], context: MatchContext[S, M, E, U]) -> None:
        super().__init__(session)
        card = context.hint_card
        self._session = session
        self._controller = session.controller
        self._context = context
        self._table = context.table
        self._log_rows = context.pages.log.list
        self._game_texts = context.game_ui.texts
        self.hints: HintClient[S, M] = HintClient(context.bots, self)
        self.card = card
        self._card_texts = HintCardTexts(self._game_texts, self)
        self._hint_answer: HintAnswer[S, M] | None = None
        self._question: HintQuestion[S, M] | None = None
        self._explained_entry: Entry[M] | None = None
        """The move that was explained last."""
        self._asked_bot = ""
        self.hints.answered.connect(self._on_answer)
        session.changed.connect(self._update_card)
        session.changed.connect(self._mark_explainable_seats)
        self._log_rows.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        session.listen(card.chosen, self._play)
        session.listen(card.pointed, self._highlight)
        session.listen(card.closed, self.close_card)
        session.listen(card.height_changed, self._place_card)
        session.listen(context.workspace.arranged, self._place_card)
        session.listen(self._table.reasons_wanted, self.explain_last_move)
        session.listen(self._log_rows.customContextMenuRequested, self._open_menu)

    def end(self) -> None:
        """Hides the card, and ends the processes of the bots that give hints."""
        self._table.bubbles.set_askable_seats(())
        self._hide_card()
        self.hints.close()

    @property
    def can_hint(self) -> bool:
        """Whether the person at the screen decides now, and a bot can give a hint."""
        return self._controller.may_play and bool(self.hints.hint_bot)

    @property
    def can_explain(self) -> bool:
        """Whether a bot has made a move that can be explained; False during a hand-over, whose cover hides the table."""
        if self._controller.handover_to is not None:
            return False
        match, entries = self._controller.match, self._controller.view.entries
        return bool(seats_with_explainable_moves(match, entries)) and bool(self.hints.hint_bot)

    def toggle_hint(self) -> None:
        """Asks for a hint, or hides the hint that is shown."""
        if self.card.isVisible() and self._question and not self._shows_explanation:
            self.close_card()
        elif self.can_hint:
            self._ask_hint()

    def explain_last_move(self, seat: int | None) -> None:
        """Explains the last move of the bot in this seat or, if `seat` is None, the last move of any bot.

        Does nothing during a hand-over, because the card would lie above the cover.
        """
        if self._controller.handover_to is not None:
            return
        entry = last_explainable_move(self._controller.match, self._controller.view.entries, seat)
        if entry:
            self.explain(entry)

    def explain(self, entry: Entry[M]) -> None:
        """Explains this move of a bot."""
        self._explained_entry = entry
        player, question = self._session.match.seats[entry.actor].player, question_about(self._session.match, entry)
        self._ask(question, self.hints.explaining_bot(player), with_reasons=self.hints.can_explain_itself(player))

    def close_card(self) -> None:
        """Hides the card and gives the keyboard focus to the table."""
        self._hide_card()
        self._focus_table()

    def _ask_hint(self) -> None:
        state, match = self._controller.state, self._controller.match
        if match.decision is not None:
            self._ask(HintQuestion(match.game, state, match.decision), self.hints.hint_bot)

    def _ask(self, question: HintQuestion[S, M], hint_bot: str, *, with_reasons: bool = False) -> None:
        if not hint_bot:
            return
        self._move_focus_from_card()
        self._hint_answer, self._question = None, question
        if question.move is None:
            self._context.coach_memory.note_help(self._controller.match, question.decision.actor)
        self._asked_bot = hint_bot
        self.hints.ask(question, hint_bot, with_reasons=with_reasons)
        self._show_thinking()

    def _show_thinking(self) -> None:
        """Shows in the current language that the asked bot is thinking."""
        title = self._card_texts.title(None, self._explained_player())
        self.card.show_message(title, self._card_texts.thinking_text(self._asked_bot))

    def _on_answer(self, hint_answer: HintAnswer[S, M]) -> None:
        """Shows a new answer and gives the card the keyboard focus."""
        self._show_answer(hint_answer)
        if self.card.isVisible():
            self.card.take_focus()

    def _show_answer(self, hint_answer: HintAnswer[S, M]) -> None:
        """Shows the answer in the current language."""
        self._hint_answer = hint_answer
        texts = self._card_texts
        title, nothing = texts.title(hint_answer, self._explained_player()), texts.no_hints_text(hint_answer)
        explains = hint_answer.question.move is not None
        if (nothing and explains) or not hint_answer.hints:
            self.card.show_message(title, nothing)
            return
        rows, line, state = texts.rows(hint_answer), self._game_texts.moves.line, self._controller.state
        tips = ["" if explains or row.move is None else texts.move_tooltip(line(state, row.move)) for row in rows]
        self.card.show_hints(title, texts.evaluation_method_sentence(hint_answer), rows, texts.played_label(), tips)

    def _update_card(self) -> None:
        """Updates the card after the position or the language has changed."""
        about, controller = self._question, self._controller
        if about is None:
            return
        # An explanation remains valid until its move is undone, a hint only until the decision is made.
        is_hint = about.move is None
        if is_hint:
            is_outdated = not controller.may_play or controller.match.decision != about.decision
        else:
            is_outdated = self._explained_entry not in controller.match.entries
        if controller.handover_to is not None or is_outdated:
            # During a hand-over the card is hidden, because another person may look at the screen next.
            self._hide_card()
        elif is_hint and controller.match.game.digest(controller.state) != about.game.digest(about.observation):
            self._ask_hint()
        elif self._hint_answer is not None:
            self._show_answer(self._hint_answer)
        else:
            self._show_thinking()

    def _mark_explainable_seats(self) -> None:
        """Marks the seats of bots that can explain a move; none in a past position or during a hand-over."""
        controller = self._controller
        may_ask = controller.viewed_ply is None and controller.handover_to is None and bool(self.hints.hint_bot)
        seats = seats_with_explainable_moves(controller.match, controller.view.entries) if may_ask else ()
        self._table.bubbles.set_askable_seats(seats)

    def _move_focus_from_card(self) -> None:
        """Moves the focus from the card to the table. Otherwise Qt would choose a widget when the card is hidden."""
        focus = QApplication.focusWidget()
        if focus is not None and self.card.isAncestorOf(focus):
            self._focus_table()

    def _focus_table(self) -> None:
        self._table.view.setFocus(Qt.FocusReason.PopupFocusReason)

    def _hide_card(self) -> None:
        self._move_focus_from_card()
        self.hints.cancel()
        self._question = self._hint_answer = None
        self.card.hide()
        self._context.card_placement.end_pages_above_cards()
        self._highlight(None)

    def _explained_player(self) -> str:
        """Returns the name of the player whose move is explained; "" for a hint."""
        question = self._question
        return self._game_texts.seats.name(question.decision.actor) if question and question.move is not None else ""

    def _play(self, move: M) -> None:
        if self.can_hint:
            self._session.choose(move)

    def _highlight(self, move: M | None) -> None:
        """Highlights the elements of a hint's move on the table; None removes the highlights.

        Moves of an explanation are not highlighted: they belong to an earlier position.
        """
        moves = () if move is None or self._shows_explanation else self._controller.moves
        path = next((path for path, legal in moves if legal == move), None)
        if path is not None:
            # While another player's board is in front, most places of the path are not on the table.
            self._table.show_board_of(None)
        self._table.highlight(path)

    @property
    def _shows_explanation(self) -> bool:
        """Whether the card shows an explanation of a move, not a hint."""
        return self._question is not None and self._question.move is not None

    def _open_menu(self, at: QPoint) -> None:
        """Opens the context menu of the log line at `at`, if a bot can explain the line's move."""
        controller, rows = self._controller, self._log_rows
        index = rows.indexAt(at)
        line = rows.rows.rows[index.row()].value if index.isValid() else None
        if not isinstance(line, LogLine) or not can_explain_move(controller.match, controller.view.entries, line.ply):
            return
        entry = controller.match.entries[line.ply]
        menu = QMenu(rows)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = self._game_texts.seats.name(entry.actor)
        question = self.tr("Why did {name} do that?").format(name=name)
        menu.setAccessibleName(question)
        menu.addAction(escape_menu_text(question)).triggered.connect(lambda _checked=False: self.explain(entry))
        menu.popup(rows.viewport().mapToGlobal(at))

    def _place_card(self) -> None:
        """Places the card on the side panel; in a small window, over a part of the table not used by the decision."""
        if self.card.isHidden():
            return
        step = self._question.decision.step if self._question else ""
        is_below = step in self._context.game_ui.pointing.upper_table_steps
        self._context.card_placement.place_on_panel(self.card, CARD_WIDTHS, below=is_below)
