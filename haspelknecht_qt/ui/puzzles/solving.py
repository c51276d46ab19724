"""An exercise on the table: it is answered by playing, judged, and what else could be done is shown beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from haspelknecht_qt.core.exercises import Mistake
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import Face, TakeBack
from haspelknecht_qt.ui.hints.hints import Hints, Opinion, why
from haspelknecht_qt.ui.play.controller import Controller
from haspelknecht_qt.ui.puzzles.answer import Answer, answer_of, place_of
from haspelknecht_qt.ui.puzzles.card import ExerciseCard
from haspelknecht_qt.ui.puzzles.exercise import Exercise
from haspelknecht_qt.ui.puzzles.words import ExerciseWords, behind_of
from haspelknecht_qt.ui.tutorial.companions import Companions
from haspelknecht_qt.ui.tutorial.lesson_card import card_place, room_on_table
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.play.bots import Bots
    from haspelknecht_qt.ui.play.session import Session
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


class Solving(QObject, Generic[S, M, E, U]):
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
        self, look: Look, face: Face[S, M, E, U], bots: Bots, workspace: Workspace, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._face = face
        self._workspace = workspace
        self._nobody = Companions(lambda: None, self)
        self._words: ExerciseWords[S, M, E] = ExerciseWords(face.words, self)
        self._hints: Hints[S, M] = Hints(bots, self)
        self._hints.answered.connect(self._judge)
        self._session: Session[S, M, E, U] | None = None
        self._table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self._prompt: QWidget | None = None
        self._match: Match[S, M, E, U] | None = None
        self._start = 0
        self._given: Answer[M] | None = None
        self._answer: Answer[M] | None = None
        self._opinion: Opinion[S, M] | None = None
        self._counted = False
        self._to_show: list[M] = []
        self._acts = False
        self._share = MOST
        self.exercise: Exercise | None = None
        """What is solved, or was solved last."""
        self._kept: Mistake | None = None
        self._pace = QTimer(self)
        self._pace.setInterval(PACE)
        self._pace.timeout.connect(self._show_move)
        workspace.arranged.connect(self._place)

    @cached_property
    def card(self) -> ExerciseCard[M]:
        """The card, which is there from the first exercise on."""
        card: ExerciseCard[M] = ExerciseCard(self._look)
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
        self, exercise: Exercise, match: Match[S, M, E, U], is_table_busy: Callable[[], bool]
    ) -> Controller[S, M, E, U]:
        """The controller of an exercise, whose match stands at the decision."""
        self.exercise, self._match, self._start = exercise, match, match.ply
        self._given = self._answer = self._opinion = self._kept = None
        self._counted = False
        self._to_show = []
        controller = Controller(
            match,
            self._face.pointing,
            self._nobody,
            offers=lambda _move: self._answer is None,
            stands=match.ply,
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
        match, exercise = self._match, self.exercise
        if match is None or exercise is None or self._session is None or self._acts:
            return
        # Whoever does something else meanwhile has seen enough of the best.
        self._pace.stop()
        answer = answer_of(match, self._start, exercise.alternatives)
        if answer == self._given:
            return
        self._given = self._answer = answer
        self._opinion = None
        self._hints.cancel()
        if answer is None:
            self._show()
        elif answer.place is not None:
            self._count(right=answer.place == 0)
            self._tell()
        elif self._hints.judge:
            self._hints.ask(why(match, answer.entry), self._hints.judge)
            self._tell()
        else:
            self._tell()

    def _judge(self, opinion: Opinion[S, M]) -> None:
        """What a bot holds of an answer: it may be one of the alternatives after all, for instance a plan that other pieces pay for."""
        answer, exercise = self._answer, self.exercise
        if answer is None or exercise is None:
            return
        texts = () if opinion.played is None else opinion.hints[opinion.played].moves
        # The bot names the whole of what was played in its own way, unless it speaks of the end of a turn alone.
        place = place_of(texts, exercise.alternatives) if len(texts) == len(answer.moves) else None
        if place is not None:
            self._answer = evolve(answer, place=place)
            self._count(right=place == 0)
        else:
            self._opinion = opinion
            if not opinion.failed:
                self._count(right=behind_of(answer, opinion) < CLOSE)
        self._tell()

    def _count(self, *, right: bool) -> None:
        if not self._counted and self.exercise is not None:
            self._counted = True
            self.answered.emit(self.exercise, right)

    def take_down(self, mistake: Mistake) -> None:
        """How the mistake on the table stands after the answer."""
        self._kept = mistake
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
        if self.exercise is not None and self.exercise.alternatives:
            return self.exercise.alternatives[0].moves
        return () if self._opinion is None or not self._opinion.hints else self._opinion.hints[0].moves

    def _take_back(self) -> None:
        session, match = self._session, self._match
        while session is not None and match is not None and match.ply > self._start and match.why_not_undo() is None:
            session.undo()

    def _show_move(self) -> None:
        """The next move of the best, when the table is at rest."""
        session, table, match = self._session, self._table, self._match
        if session is None or table is None or match is None:
            return
        if table.busy or session.controller.looking_at is not None:
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

    def _tell(self) -> None:
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
        match, exercise, answer = self._match, self.exercise, self._answer
        if match is None or exercise is None:
            return
        words, card = self._words, self.card
        title = words.title(exercise, self._face.theme(exercise.theme) if exercise.number else "")
        position = match.game.observe(match.jump(self._start), self._seat(match))
        if answer is None:
            card.show_question(title, words.question(position))
        elif self._pace.isActive() and self._workspace.is_small:
            # What is told would cover what is shown.
            card.show_waiting(title, words.showing())
        elif answer.place is None and self._opinion is None and self._hints.is_thinking:
            card.show_waiting(title, words.hints.thinking(self._hints.judge))
        else:
            self._show_worth(title, position, answer)
        self._place()

    def _show_worth(self, title: str, position: S, answer: Answer[M]) -> None:
        exercise, opinion, words = self.exercise, self._opinion, self._words
        if exercise is None or self._match is None:
            return
        alternatives = exercise.alternatives
        rows = words.rows(self._match.game, position, alternatives, answer.place)
        note = words.note() if rows else ""
        judged = opinion is not None and not opinion.failed
        if answer.place is not None:
            line = words.right() if answer.place == 0 else words.wrong(alternatives[answer.place])
        elif opinion is None or not judged:
            line = words.unjudged()
        else:
            behind = behind_of(answer, opinion)
            line = words.estimated(behind, opinion.judge, right=behind < CLOSE)
            if not rows:
                rows, note = words.hints.rows(opinion), words.hints.note(opinion)
            elif opinion.played is not None:
                rows = [*rows, words.own_row(position, answer, opinion, alternatives[0].points)]
        more = "" if self._kept is None else words.comes_back(self._kept)
        self.card.show_answer(title, (line, more), rows, words.hints.played(), note)

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
