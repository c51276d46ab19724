"""An exercise on the table: it is answered by playing, judged, and what else could be done is shown beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.puzzle_progress import OwnPuzzle
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import GameUi, TakeBack
from haspelknecht_qt.ui.hints.client import HintAnswer, HintClient, why
from haspelknecht_qt.ui.match.controller import Controller
from haspelknecht_qt.ui.puzzles.answer import Answer, answer_of, place_of
from haspelknecht_qt.ui.puzzles.card import PuzzleCard
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle
from haspelknecht_qt.ui.puzzles.texts import PuzzleTexts, behind_of
from haspelknecht_qt.ui.tutorial.card_placement import card_place, room_on_table
from haspelknecht_qt.ui.tutorial.scripted_opponents import ScriptedOpponents
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.match.bots import Bots
    from haspelknecht_qt.ui.match.session import Session
    from haspelknecht_qt.ui.review.review import Review

CLOSE = 0.5
"""What a bot holds for no more than so many points worse than the best is right."""
WIDTHS = (360, 460, 600)
"""Of the card over the table of a small window, the first that will do, at scale 1."""
MOST = 0.66
"""So much of the side panel is the card's at most; it takes what its words need."""
AROUND = 40
"""What is left free around them in the side panel, above and below together, at scale 1."""
PACE = 350
"""Milliseconds between two looks whether the table is at rest, so that the next move of the best may be shown."""


class PuzzleSession(QObject, Generic[S, M, E, U]):
    """Runs exercises, one for each game that is put up.

    `begin` gives the controller of one, for which the window makes a session as for every match; `attend` puts the card beside it, `end` takes
    both away. Exercises are no games: they are never saved, and nobody plays but who is asked. What is answered first counts; then it may be
    tried again as often as wanted.
    """

    answered = Signal(object, bool)
    """This exercise has been answered for the first time since it was put on the table: whether that was right."""
    following = Signal()
    """The next exercise is to come."""
    listed = Signal()
    """The list of all exercises is to be seen."""

    def __init__(
        self, look: Look, game_ui: GameUi[S, M, E, U], bots: Bots, workspace: Workspace, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._face = game_ui
        self._workspace = workspace
        self._nobody = ScriptedOpponents(lambda: None, self)
        self._words: PuzzleTexts[S, M, E] = PuzzleTexts(game_ui.texts, self)
        self._hints: HintClient[S, M] = HintClient(bots, self)
        self._hints.answered.connect(self._on_hint_answer)
        self._session: Session[S, M, E, U] | None = None
        self._table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self._prompt: QWidget | None = None
        self._match: Match[S, M, E, U] | None = None
        self._start = 0
        self._given: Answer[M] | None = None
        self._answer: Answer[M] | None = None
        self._hint_answer: HintAnswer[S, M] | None = None
        self._counted = False
        self._to_show: list[M] = []
        self._acts = False
        self._share = MOST
        self.puzzle: ListedPuzzle | None = None
        """What is solved, or was solved last."""
        self._kept: OwnPuzzle | None = None
        self._pace = QTimer(self)
        self._pace.setInterval(PACE)
        self._pace.timeout.connect(self._show_move)
        workspace.arranged.connect(self._place)

    @cached_property
    def card(self) -> PuzzleCard[M]:
        """The card, which is there from the first exercise on."""
        card: PuzzleCard[M] = PuzzleCard(self._look)
        card.setParent(self._workspace)
        card.hide()
        card.again.connect(self.try_again)
        card.best.connect(self.show_best)
        card.following.connect(self.following)
        card.listed.connect(self.listed)
        card.stale.connect(self._show)
        return card

    @property
    def is_running(self) -> bool:
        """Whether an exercise is on the table."""
        return self._session is not None

    @property
    def is_answered(self) -> bool:
        """Whether the exercise on the table has been answered: what it is worth may be seen then, and what came before."""
        return self._answer is not None

    # An exercise

    def begin(
        self, puzzle: ListedPuzzle, match: Match[S, M, E, U], is_table_busy: Callable[[], bool]
    ) -> Controller[S, M, E, U]:
        """The controller of an exercise, whose match stands at the decision."""
        self.puzzle, self._match, self._start = puzzle, match, match.ply
        self._given = self._answer = self._hint_answer = self._kept = None
        self._counted = False
        self._to_show = []
        controller = Controller(
            match,
            self._face.pointing,
            self._nobody,
            move_filter=lambda _move: self._answer is None,
            undo_floor=match.ply,
            is_table_busy=is_table_busy,
            parent=self,
        )
        # What may be done depends on whether it is answered.
        controller.position_changed.connect(self._follow)
        return controller

    def attend(
        self,
        session: Session[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        prompt: QWidget,
        review: Review[S, M, E, U],
    ) -> None:
        """Puts the card beside an exercise's session, which has not begun yet."""
        self._session, self._table, self._prompt = session, table, prompt
        session.shown.connect(self._place)
        if review.replay is not None:
            # An exercise is no game that could be gone on with.
            review.replay.bar.continue_button.hide()
        self._share = MOST
        self._workspace.set_guide(self.card, MOST)
        self._show()

    def end(self) -> None:
        """The exercise is taken off the table."""
        if self._session is not None:
            self._pace.stop()
            self._hints.close()
            self._session = self._table = self._prompt = self._match = None
            self._workspace.set_guide(None)

    def close(self) -> None:
        """Another game is put up: the card goes for good."""
        self.end()
        if "card" in vars(self):
            self.card.deleteLater()
        self.deleteLater()

    # What is played

    def _follow(self) -> None:
        """After every change of the match."""
        match, puzzle = self._match, self.puzzle
        if match is None or puzzle is None or self._session is None or self._acts:
            return
        # Whoever does something else meanwhile has seen enough of the best.
        self._pace.stop()
        answer = answer_of(match, self._start, puzzle.alternatives)
        if answer == self._given:
            return
        self._given = self._answer = answer
        self._hint_answer = None
        self._hints.cancel()
        if answer is None:
            self._show()
        elif answer.place is not None:
            self._count(right=answer.place == 0)
            self._announce()
        elif self._hints.hint_bot:
            self._hints.ask(why(match, answer.entry), self._hints.hint_bot)
            self._announce()
        else:
            self._announce()

    def _on_hint_answer(self, hint_answer: HintAnswer[S, M]) -> None:
        """What a bot holds of an answer: it may be one of the alternatives after all, for instance a plan that other pieces pay for."""
        answer, puzzle = self._answer, self.puzzle
        if answer is None or puzzle is None:
            return
        texts = () if hint_answer.played is None else hint_answer.hints[hint_answer.played].moves
        # The bot names the whole of what was played in its own way, unless it speaks of the end of a turn alone.
        place = place_of(texts, puzzle.alternatives) if len(texts) == len(answer.moves) else None
        if place is not None:
            self._answer = evolve(answer, place=place)
            self._count(right=place == 0)
        else:
            self._hint_answer = hint_answer
            if not hint_answer.failed:
                self._count(right=behind_of(answer, hint_answer) < CLOSE)
        self._announce()

    def _count(self, *, right: bool) -> None:
        if not self._counted and self.puzzle is not None:
            self._counted = True
            self.answered.emit(self.puzzle, right)

    def update_state(self, own_puzzle: OwnPuzzle) -> None:
        """How the mistake on the table stands after the answer."""
        self._kept = own_puzzle
        self._show()

    # The ways on

    def try_again(self) -> None:
        """Back to the decision; nothing that is answered now counts."""
        self._pace.stop()
        self._take_back()
        if self._table is not None:
            self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_best(self) -> None:
        """Has the best played on the table, move by move."""
        match, best = self._match, self._best()
        if match is None or not best:
            return
        # What has been answered stays on the card.
        self._acts = True
        self._take_back()
        self._acts = False
        self._to_show = [match.game.read(text) for text in best]
        self._pace.start()
        self._show()

    def _best(self) -> Sequence[str]:
        """The moves of the best alternative, as far as it is known."""
        if self.puzzle is not None and self.puzzle.alternatives:
            return self.puzzle.alternatives[0].moves
        return () if self._hint_answer is None or not self._hint_answer.hints else self._hint_answer.hints[0].moves

    def _take_back(self) -> None:
        session, match = self._session, self._match
        while session is not None and match is not None and match.ply > self._start and match.why_not_undo() is None:
            session.undo()

    def _show_move(self) -> None:
        """The next move of the best, when the table is at rest."""
        session, table, match = self._session, self._table, self._match
        if session is None or table is None or match is None:
            return
        if table.busy or session.controller.viewed_ply is not None:
            return
        # A bot does not know what is hidden: what it would do may turn out not to be possible.
        if self._to_show and match.game.why_not(match.state, self._to_show[0]) is None:
            self._acts = True
            session.controller.play(self._to_show.pop(0))
            self._acts = False
        else:
            self._pace.stop()
            self._show()

    # What is told

    def _announce(self) -> None:
        """It is answered: who hears the table hears it, and the keyboard comes to the ways on."""
        self._show()
        table, prompt, card = self._table, self._prompt, self.card
        if table is None or prompt is None:
            return
        table.tree.say(card.said)
        focused = self._workspace.window().focusWidget()
        if focused in {None, table.view} or prompt.isAncestorOf(focused):
            card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        """Everything on the card, in the language of the moment."""
        match, puzzle, answer = self._match, self.puzzle, self._answer
        if match is None or puzzle is None:
            return
        texts, card = self._words, self.card
        title = texts.title(puzzle, self._face.theme(puzzle.theme) if puzzle.number else "")
        position = match.game.observe(match.jump(self._start), self._seat(match))
        if answer is None:
            card.show_question(title, texts.question(position))
        elif self._pace.isActive() and self._workspace.is_small:
            # What is told would cover what is shown.
            card.show_waiting(title, texts.showing())
        elif answer.place is None and self._hint_answer is None and self._hints.is_thinking:
            card.show_waiting(title, texts.hints.thinking(self._hints.hint_bot))
        else:
            self._show_values(title, position, answer)
        self._place()

    def _show_values(self, title: str, position: S, answer: Answer[M]) -> None:
        puzzle, hint_answer, texts = self.puzzle, self._hint_answer, self._words
        if puzzle is None or self._match is None:
            return
        alternatives = puzzle.alternatives
        rows = texts.rows(self._match.game, position, alternatives, answer.place)
        note = texts.note() if rows else ""
        judged = hint_answer is not None and not hint_answer.failed
        if answer.place is not None:
            line = texts.right() if answer.place == 0 else texts.wrong(alternatives[answer.place])
        elif hint_answer is None or not judged:
            line = texts.unjudged()
        else:
            behind = behind_of(answer, hint_answer)
            line = texts.estimated(behind, hint_answer.hint_bot, right=behind < CLOSE)
            if not rows:
                rows, note = texts.hints.rows(hint_answer), texts.hints.note(hint_answer)
            elif hint_answer.played is not None:
                rows = [*rows, texts.own_row(position, answer, hint_answer, alternatives[0].points)]
        more = "" if self._kept is None else texts.comes_back(self._kept)
        self.card.show_answer(title, (line, more), rows, texts.hints.played(), note)

    def _seat(self, match: Match[S, M, E, U]) -> int:
        return next(number for number, seat in enumerate(match.seats) if seat.is_person)

    # Where the card is

    def _place(self) -> None:
        """In a small window, where it covers least; in a wide one the workspace has a place."""
        workspace, table, prompt = self._workspace, self._table, self._prompt
        if table is None or prompt is None:
            return
        if workspace.mode is not Mode.SMALL:
            self.card.let_scroll(allowed=True)
            wanted = self.card.height_for(workspace.panel.width()) + self._look.px(AROUND)
            share = min(MOST, round(wanted / max(1, workspace.height()), 2))
            if share != self._share:
                self._share = share
                workspace.set_guide(self.card, share)
            return
        room = room_on_table(workspace, table.view.geometry(), self._look)
        widths = [min(self._look.px(width), room.width()) for width in WIDTHS]
        width = next((each for each in widths if self.card.height_for(each) <= room.height()), widths[-1])
        wanted = self.card.height_for(width)
        # A scroll bar that is not needed would take the width that the words were measured for.
        self.card.let_scroll(allowed=wanted > room.height())
        # While it is asked, what is asked stays in sight.
        kept = [] if self.is_answered else [prompt.geometry().translated(table.view.pos())]
        self.card.setGeometry(card_place(room, width, min(wanted, room.height()), kept))
        self.card.raise_()
