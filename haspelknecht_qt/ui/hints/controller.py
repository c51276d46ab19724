"""Hints for the player and the reasons of the bots, at the table: when they are asked for, where their card lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QMenu

from haspelknecht_qt.core.choices import can_explain_move, last_choice, seats_with_reasons
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.table.typography import in_menu
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import GameTexts, LogLine, Pointing, TakeBack
from haspelknecht_qt.ui.hints.card import HintCard
from haspelknecht_qt.ui.hints.client import HintAnswer, HintClient, HintQuestion, why
from haspelknecht_qt.ui.hints.texts import HintCardTexts
from haspelknecht_qt.ui.match.bots import Bots
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.match.controller import Controller
    from haspelknecht_qt.ui.match.session import Session
    from haspelknecht_qt.ui.panels.pages import Pages

WIDTHS = (400, 560, 720)
"""Of the card in a small window, the first that will do; in a wide one it lies on the side panel."""
MARGIN = 8


class HintController(QObject, Generic[S, M, E, U]):
    """One for the window; `begin` with each match on the table, `end` when it is taken off.

    A hint is for the person who is asked, and goes when the question goes; while that person goes on with a plan it is asked for anew.
    """

    def __init__(
        self,
        look: Look,
        words: GameTexts[S, M, E],
        pointing: Pointing[S, M],
        bots: Bots,
        workspace: Workspace,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._game_words = words
        self._pointing = pointing
        self._workspace = workspace
        self.hints: HintClient[S, M] = HintClient(bots, self)
        self.card: HintCard[M] = HintCard(look, workspace)
        self._words = HintCardTexts(words, self)
        self._session: Session[S, M, E, U] | None = None
        self._table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self._pages: Pages[S, M, E, U] | None = None
        self._hint_answer: HintAnswer[S, M] | None = None
        self._about: HintQuestion[S, M] | None = None
        self._hint_bot = ""
        self.hints.answered.connect(self._answer)
        self.card.chosen.connect(self._play)
        self.card.pointed.connect(self._highlight)
        self.card.shut.connect(self.shut)
        self.card.resized.connect(self._place)
        workspace.arranged.connect(self._place)

    def begin(
        self, session: Session[S, M, E, U], table: GameTable[S, M | TakeBack[M], E, U], pages: Pages[S, M, E, U]
    ) -> None:
        """Is there for a match from now on."""
        self._session, self._table, self._pages = session, table, pages
        session.shown.connect(self._follow)
        session.shown.connect(self._offer_reasons)
        table.reasons_wanted.connect(self.explain_seat)
        rows = pages.log.list
        rows.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        rows.customContextMenuRequested.connect(self._pop_up)

    def end(self) -> None:
        """Lets go of the match."""
        if self._session is not None and self._pages is not None:
            self._pages.log.list.customContextMenuRequested.disconnect(self._pop_up)
        if self._table is not None:
            self._table.reasons_wanted.disconnect(self.explain_seat)
            self._table.bubbles.set_askable(())
        self._hide()
        self.hints.close()
        self._session = self._table = self._pages = None

    # What can be asked for

    @property
    def can_hint(self) -> bool:
        """Whether the person at the screen is asked something, and somebody can give a hint."""
        return self._session is not None and self._session.controller.may_play and bool(self.hints.hint_bot)

    @property
    def can_explain(self) -> bool:
        """Whether a bot has made a move that can be asked about."""
        controller = self._controller
        return (
            controller is not None
            and bool(seats_with_reasons(controller.match, controller.entries))
            and bool(self.hints.hint_bot)
        )

    def toggle(self) -> None:
        """Gives a hint, or puts it away."""
        if self.card.isVisible() and self._about is not None and self._about.move is None:
            self.shut()
        elif self.can_hint:
            self._ask_hint()

    def explain_last(self) -> None:
        """Tells why the last bot did what it did."""
        entry = self._last_choice()
        if entry is not None:
            self.explain(entry)

    def explain_seat(self, seat: int) -> None:
        """Tells why the bot in this seat did what it did last."""
        controller = self._controller
        entry = None if controller is None else last_choice(controller.match, controller.entries, seat)
        if entry is not None:
            self.explain(entry)

    def explain(self, entry: Entry[M]) -> None:
        """Tells why a bot made this move."""
        if self._session is not None:
            match = self._session.match
            player = match.seats[entry.actor].player
            hint_bot = self.hints.hint_bot_for(player)
            self._ask(why(match, entry), hint_bot, with_reasons=self.hints.can_explain_itself(player))

    def shut(self) -> None:
        """Puts the card away; the keyboard goes back to the table."""
        self._hide()
        self._focus_table()

    # What is asked and shown

    def _ask_hint(self) -> None:
        controller = self._controller
        if controller is not None and controller.decision is not None:
            self._ask(HintQuestion(controller.match.game, controller.state, controller.decision), self.hints.hint_bot)

    def _ask(self, question: HintQuestion[S, M], hint_bot: str, *, with_reasons: bool = False) -> None:
        if not hint_bot:
            return
        self._leave_card()
        self._hint_answer, self._about, self._hint_bot = None, question, hint_bot
        self.hints.ask(question, hint_bot, with_reasons=with_reasons)
        self.card.show_line(self._words.title(None, self._name()), self._words.thinking(hint_bot))

    def _answer(self, hint_answer: HintAnswer[S, M]) -> None:
        """Whoever asked has the answer under the keys, this once: what is told again later takes them from nobody."""
        self._show(hint_answer)
        if self.card.isVisible():
            self.card.take_focus()

    def _show(self, hint_answer: HintAnswer[S, M]) -> None:
        """The answer, in the language of the moment."""
        self._hint_answer = hint_answer
        title = self._words.title(hint_answer, self._name())
        nothing = self._words.nothing(hint_answer)
        if (nothing and hint_answer.question.move is not None) or not hint_answer.hints:
            self.card.show_line(title, nothing)
            return
        rows = self._words.rows(hint_answer)
        tips = [
            "" if hint_answer.question.move is not None or row.move is None else self._tip(row.move) for row in rows
        ]
        self.card.show_hints(title, self._words.note(hint_answer), rows, self._words.played(), tips)

    def _tip(self, move: M) -> str:
        controller = self._controller
        return "" if controller is None else self._words.next_move(self._game_words.move(controller.state, move))

    def _follow(self) -> None:
        """The position or the language is another one."""
        about, controller = self._about, self._controller
        if about is None or controller is None:
            return
        if controller.handover_to is not None:
            # The next person may not have asked for it, and what it lies on is covered.
            self._hide()
            return
        if about.move is not None:
            # Why a move was made stays true, whatever comes after it.
            if self._hint_answer is not None and self._hint_answer.question.move is not None:
                self._show_words()
            return
        if not controller.may_play or controller.decision != about.decision:
            self._hide()
        elif controller.match.game.digest(controller.state) != about.game.digest(about.observation):
            self._ask_hint()
        else:
            self._show_words()

    def _offer_reasons(self) -> None:
        """Has the cards of the bots that can be asked say so, unless the past is looked at or the table is covered."""
        controller, table = self._controller, self._table
        if controller is None or table is None:
            return
        open_now = controller.viewed_ply is None and controller.handover_to is None and bool(self.hints.hint_bot)
        table.bubbles.set_askable(seats_with_reasons(controller.match, controller.entries) if open_now else ())

    def _show_words(self) -> None:
        if self._hint_answer is not None:
            self._show(self._hint_answer)

    def _leave_card(self) -> None:
        """The keyboard goes back to the table before the hint that has it goes: Qt would give it to whatever comes next in the window."""
        focus = QApplication.focusWidget()
        if focus is not None and self.card.isAncestorOf(focus):
            self._focus_table()

    def _focus_table(self) -> None:
        if self._table is not None:
            self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hide(self) -> None:
        self._leave_card()
        self.hints.cancel()
        self._about = self._hint_answer = None
        self.card.hide()
        self._highlight(None)

    def _name(self) -> str:
        """Who is asked about; "" for a hint."""
        about = self._about
        return "" if about is None or about.move is None else self._game_words.name(about.decision.actor)

    def _play(self, move: M) -> None:
        if self._session is not None and self.can_hint:
            self._session.play(move)

    def _highlight(self, move: M | None) -> None:
        """Lights the places of a hint's move; with None they go out.

        What a bot could have done is no move of the person's, even if the person could do the same.
        """
        controller, about = self._controller, self._about
        if self._table is not None and controller is not None:
            is_answer = about is not None and about.move is not None
            moves = () if move is None or is_answer else controller.moves
            self._table.highlight(next((path for path, legal in moves if legal == move), None))

    @property
    def _controller(self) -> Controller[S, M, E, U] | None:
        return None if self._session is None else self._session.controller

    def _last_choice(self) -> Entry[M] | None:
        controller = self._controller
        return None if controller is None else last_choice(controller.match, controller.entries)

    # From the log

    def _pop_up(self, at: QPoint) -> None:
        """What can be asked about a line of the log."""
        controller, pages = self._controller, self._pages
        if controller is None or pages is None:
            return
        rows = pages.log.list
        index = rows.indexAt(at)
        line = rows.rows.rows[index.row()].value if index.isValid() else None
        if not isinstance(line, LogLine) or not can_explain_move(controller.match, controller.entries, line.ply):
            return
        entry = controller.match.entries[line.ply]
        menu = QMenu(rows)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = self._game_words.name(entry.actor)
        menu.addAction(in_menu(self.tr("Why did {name} do that?").format(name=name))).triggered.connect(
            lambda _checked=False: self.explain(entry)
        )
        menu.popup(rows.viewport().mapToGlobal(at))

    # Where it lies

    def _place(self) -> None:
        """On the side panel; in a small window over the part of the table that is not pointed at."""
        if self.card.isHidden():
            return
        px = self._look.px
        small = self._workspace.mode is Mode.SMALL
        room = self._room_on_table() if small else self._room_on_panel()
        widths = [min(px(width), room.width()) for width in WIDTHS] if small else [room.width()]
        size = self.card.fit(widths, room.height())
        corner = QPoint(room.right() + 1 - size.width(), room.bottom() + 1 - size.height())
        self.card.setGeometry(QRect(corner, size))
        self.card.raise_()

    def _room_on_panel(self) -> QRect:
        panel, margin = self._workspace.panel, self._look.px(MARGIN)
        inner = panel.geometry().adjusted(margin, margin, -margin, -margin)
        return inner.adjusted(0, 0, 0, -panel.foot.height())

    def _room_on_table(self) -> QRect:
        workspace, margin = self._workspace, self._look.px(MARGIN)
        room = QRect(margin, margin, workspace.rail.x() - 2 * margin, workspace.height() - 2 * margin)
        if self._table is None or self._about is None:
            return room
        prompt = self._table.prompt_rect().translated(self._table.view.mapTo(workspace, QPoint(0, 0)))
        if self._about.decision.step in self._pointing.upper_table_steps:
            return room.adjusted(0, prompt.bottom() + margin - room.top(), 0, 0)
        room.setBottom(prompt.top() - margin)
        return room
