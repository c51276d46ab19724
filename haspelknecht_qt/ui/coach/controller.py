"""Coach of the persons in a match: judges chosen moves, marks them, warns before costly ones, and gives lessons."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Generic

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.bots.coach import CoachMark, CoachMode, mark_of, should_warn
from haspelknecht_qt.bots.hints import DecisionReview
from haspelknecht_qt.core.choices import choice_span
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.ui.coach.better_move import BetterMove
from haspelknecht_qt.ui.coach.card import CoachAnswer
from haspelknecht_qt.ui.coach.client import CoachClient
from haspelknecht_qt.ui.coach.texts import CoachTexts
from haspelknecht_qt.ui.hints.client import HintQuestion
from haspelknecht_qt.ui.match.controller import MatchChange

if TYPE_CHECKING:
    from haspelknecht_qt.ui.match.match_context import MatchContext
    from haspelknecht_qt.ui.match.session import Session

HOLD_LIMIT = 1000
"""Longest wait of a chosen move for the coach, in milliseconds. Then it is played."""
QUIET_LIMIT = 5000
"""Longest wait for the mark of a played move, in milliseconds."""
THINKING_NOTE_DELAY = 250
"""Delay before the prompt says that a chosen move waits, in milliseconds."""
CARD_WIDTHS = (320, 400, 560)
"""Possible widths of the card in a small window, in logical pixels at scale 1. The first that is sufficient is used."""


class LessonStep(Enum):
    """Steps of the card. Only the steps from WHICH on name the better move."""

    WARNED = auto()
    LOOKING = auto()
    WHERE = auto()
    WHICH = auto()
    WHY = auto()


@frozen
class _Warning(Generic[S, M]):
    """Warning on the card: the question about the chosen move, its review, and the step.

    `start` is the number of moves in the log before the choice to which the chosen move belongs. `resume_repetition`
    resumes the repetition of the move on the table, if it was chosen to be repeated.
    """

    question: HintQuestion[S, M]
    review: DecisionReview
    step: LessonStep
    start: int
    resume_repetition: Callable[[], None]


@frozen
class _Mark:
    """Mark of a move of a seat. `ply` is the number of moves in the log after the move."""

    seat: int
    ply: int
    mark: CoachMark


class CoachController(QObject, Generic[S, M, E, U]):
    """Coach of a match on the table.

    A chosen move waits for its judgement in the modes CAREFUL and LESSON. It is no part of the match until it is played,
    so that undo, autosave, records and the log do not change.
    """

    def __init__(self, session: Session[S, M, E, U], context: MatchContext[S, M, E, U]) -> None:
        super().__init__(session)
        self._session = session
        self._controller = session.controller
        self._context = context
        self._card = context.coach_card
        self._label = context.controls.coach_mark
        self._memory = context.coach_memory
        self._texts: CoachTexts[S, M, E] = CoachTexts(context.game_ui.texts, self)
        self._client: CoachClient[S, M] = CoachClient(context.bots, self)
        self._client.judged.connect(self._receive)
        self._question: HintQuestion[S, M] | None = None
        """Question without an answer yet."""
        self._is_holding = False
        """Whether the move of the question waits for the answer."""
        self._warning: _Warning[S, M] | None = None
        self._warned: dict[tuple[str, M], DecisionReview] = {}
        """Reviews of the moves with a warning, by digest of the position and move. There is no second warning."""
        self._review_of_next_move: DecisionReview | None = None
        self._mark: _Mark | None = None
        self._thinking_timer = QTimer(self, singleShot=True, interval=THINKING_NOTE_DELAY)
        self._thinking_timer.timeout.connect(lambda: context.prompt.show_message(self._texts.thinking()))
        session.hold_move = self._consider
        session.changed.connect(self._on_changed)
        session.listen(self._card.closed, self._look_again)
        session.listen(self._card.height_changed, self._place_card)
        session.listen(context.workspace.arranged, self._place_card)
        session.listen(context.controls.menu.hint.triggered, self.close_card)

    def end(self) -> None:
        """Drops a waiting move, hides card and mark, and ends the process of the bot."""
        self._drop_question()
        self.close_card()
        self._label.hide()
        self._client.close()

    @property
    def is_available(self) -> bool:
        """Whether a bot can judge moves."""
        return self._client.can_judge

    def mode_of(self, seat: int) -> CoachMode:
        """Returns the mode of a seat; OFF for a bot, and for a person at another computer."""
        found = self._controller.seats[seat]
        return self._memory.mode_of(found.name) if found.is_person else CoachMode.OFF

    def set_mode(self, seat: int, mode: CoachMode) -> None:
        """Sets and stores the mode of a person."""
        self._memory.set_mode(self._session.match.seats[seat].name, mode)
        was_holding = self._is_holding
        self._drop_question()
        self.close_card()
        if was_holding:
            self._show_unplayed_position()
        if mode is CoachMode.OFF and self._mark is not None and self._mark.seat == seat:
            self._mark = None
        self._show_mark()
        self._prepare()

    def close_card(self) -> None:
        """Hides the card. A move with a warning is not played."""
        self._warning = None
        focus = QApplication.focusWidget()
        if focus is not None and self._card.isAncestorOf(focus):
            self._context.table.view.setFocus(Qt.FocusReason.PopupFocusReason)
        self._card.hide()
        self._context.card_placement.end_pages_above_cards()
        self._context.table.highlight(None)

    def _consider(self, move: M) -> bool:
        """Asks for a judgement of a chosen move. Returns whether the move must wait for it."""
        self._drop_question()
        # Another move may have waited, to be repeated on the table.
        self._context.table.pause_repetition()
        question = self._question_about(move)
        if question is None:
            return False
        known = self._warned.get(self._key(question))
        if known is not None:
            self._review_of_next_move = known
            return False
        self._memory.note_help(self._session.match, question.decision.actor)
        self.close_card()
        self._is_holding = self.mode_of(question.decision.actor) in {CoachMode.CAREFUL, CoachMode.LESSON}
        self._question = question
        self._client.judge(question, HOLD_LIMIT if self._is_holding else QUIET_LIMIT)
        if self._is_holding:
            self._thinking_timer.start()
        return self._is_holding

    def _question_about(self, move: M) -> HintQuestion[S, M] | None:
        """Returns the question about a chosen move; None if it is not to be judged, for instance a preparatory move."""
        match, controller = self._session.match, self._controller
        game, decision = match.game, match.decision
        if decision is None or not controller.may_play or not self._client.can_judge:
            return None
        if self.mode_of(decision.actor) is CoachMode.OFF:
            return None
        before = None
        if decision.step in game.combined_choice_steps:
            after = match.state.copy()
            game.advance(after, move)
            if game.decision(after) == decision:
                return None
            if (first := self._choice_start()) < match.ply:
                before = game.observe(match.state_at(first), decision.actor)
        elif len(game.legal_moves(match.state)) < 2:
            return None
        return HintQuestion(game, controller.state, decision, move, before)

    def _choice_start(self) -> int:
        """Returns the number of moves in the log before the choice that is being made."""
        match = self._session.match
        decision = match.decision
        is_combined = decision is not None and decision.step in match.game.combined_choice_steps
        if is_combined and match.ply and match.entries[-1].decision == decision:
            return choice_span(match, match.ply - 1)[0]
        return match.ply

    def _key(self, question: HintQuestion[S, M]) -> tuple[str, M]:
        if question.move is None:
            raise ValueError("the question is about no move")
        return question.game.digest(question.observation), question.move

    def _receive(self, review: DecisionReview | None) -> None:
        """Plays or warns before a move that has waited, and marks a move that was played."""
        question, was_holding = self._question, self._is_holding
        self._drop_question()
        if question is None:
            return
        if review is not None and question.move == question.game.read_move(review.played.moves[0]):
            # The bot has judged the chosen move alone, because it cannot take back earlier moves of the choice.
            question = evolve(question, before=None)
        mode = self.mode_of(question.decision.actor)
        if was_holding and review is not None and should_warn(review, mode):
            self._warned[self._key(question)] = review
            resume = self._context.table.pause_repetition()
            self._warning = _Warning(question, review, LessonStep.WARNED, self._choice_start(), resume)
            self._show_unplayed_position()
            self._show_card()
            self._card.take_focus()
        elif was_holding:
            self._review_of_next_move = review
            self._play(question)
        elif review is not None:
            self._set_mark(question.decision.actor, review)

    def _show_unplayed_position(self) -> None:
        """Returns dragged pieces to their place, and removes the message that the move waits."""
        self._controller.refresh_moves()

    def _play(self, question: HintQuestion[S, M]) -> None:
        if question.move is not None:
            self._session.play(question.move)

    def _play_warned_move(self) -> None:
        warning = self._warning
        self.close_card()
        if warning is not None:
            self._review_of_next_move = warning.review
            warning.resume_repetition()
            self._play(warning.question)

    def _look_again(self) -> None:
        """Closes the warning. In a lesson, further help is offered instead."""
        warning = self._warning
        is_lesson = warning is not None and self.mode_of(warning.question.decision.actor) is CoachMode.LESSON
        if is_lesson and warning is not None and warning.step is LessonStep.WARNED:
            self._go_to(LessonStep.LOOKING)
        else:
            self.close_card()

    def _go_to(self, step: LessonStep) -> None:
        if self._warning is not None:
            self._warning = evolve(self._warning, step=step)
            self._show_card()

    def _show_card(self) -> None:
        """Shows the step of the card, in the current language."""
        warning = self._warning
        if warning is None:
            return
        question, review, labels = warning.question, warning.review, self._texts.answers()
        play = [CoachAnswer(labels["play"], self._play_warned_move)] if self._is_current(question) else []
        path: tuple[str, ...] = ()
        match warning.step:
            case LessonStep.WARNED:
                texts = self._texts.warning()
                answers = [CoachAnswer(labels["look"], self._look_again, is_main=True), *play]
            case LessonStep.LOOKING:
                texts = self._texts.looking()
                answers = [CoachAnswer(labels["where"], lambda: self._go_to(LessonStep.WHERE)), *play]
            case LessonStep.WHERE:
                better = self._better_move(warning)
                texts, path = self._texts.where(better, review), better.area
                answers = [CoachAnswer(labels["which"], lambda: self._go_to(LessonStep.WHICH)), *play]
            case LessonStep.WHICH:
                texts, path = self._texts.which(question, review), self._better_move(warning).path
                answers = [CoachAnswer(labels["why"], lambda: self._go_to(LessonStep.WHY)), *play]
            case LessonStep.WHY:
                texts, path = self._texts.why(question, review), self._better_move(warning).path
                answers = [CoachAnswer(labels["rule"], lambda: self._open_rule(warning)), *play]
        self._card.show_step(*texts, answers)
        self._context.table.highlight(path or None)
        self._context.table.tree.say(". ".join(texts))

    def _better_move(self, warning: _Warning[S, M]) -> BetterMove[S, M]:
        game_ui = self._context.game_ui
        return BetterMove.of(warning.question, warning.review, game_ui.pointing, game_ui.texts)

    def _open_rule(self, warning: _Warning[S, M]) -> None:
        """Opens the rule about the better move."""
        better, rules = self._better_move(warning), self._context.game_ui.rules
        self._context.open_rule(rules.rule_of_move(better.question.position, better.move))

    def _is_current(self, question: HintQuestion[S, M]) -> bool:
        """Whether the match is still at the position of the question, and the person may play."""
        controller, game = self._controller, question.game
        return (
            controller.may_play
            and controller.match.decision == question.decision
            and game.digest(controller.state) == game.digest(question.observation)
        )

    def _on_changed(self, change: MatchChange) -> None:
        """Drops or updates what belongs to an earlier position, and prepares for the next decision."""
        match, question, warning = self._session.match, self._question, self._warning
        if question is not None and self._is_holding and not self._is_current(question):
            self._drop_question()
        if change is MatchChange.UNDONE:
            self._mark = None
            if not self._is_holding:
                self._drop_question()
        if change is MatchChange.PLAYED:
            self._follow_played_move()
        if warning is not None:
            is_same_decision = self._controller.may_play and match.decision == warning.question.decision
            is_same_choice = is_same_decision and self._choice_start() == warning.start
            if self._is_current(warning.question) or (is_same_choice and warning.step is not LessonStep.WARNED):
                self._show_card()
            else:
                self.close_card()
        self._show_mark()
        self._prepare()

    def _follow_played_move(self) -> None:
        match, mark = self._session.match, self._mark
        if mark is not None and any(entry.actor == mark.seat for entry in match.entries[mark.ply :]):
            self._mark = None
        review, self._review_of_next_move = self._review_of_next_move, None
        if review is not None:
            last = next(entry for entry in reversed(match.entries) if entry.actor >= 0)
            self._set_mark(last.actor, review)

    def _set_mark(self, seat: int, review: DecisionReview) -> None:
        self._mark = _Mark(seat, self._session.match.ply, mark_of(review))
        self._show_mark()
        if not self._label.isHidden():
            self._context.table.tree.say(self._texts.mark(self._mark.mark)[1])

    def _show_mark(self) -> None:
        """Shows the mark to its own person only: others could learn something about a secret move."""
        mark, controller = self._mark, self._controller
        is_own = mark is not None and controller.viewer == mark.seat and controller.viewed_ply is None
        if mark is not None and is_own and controller.handover_to is None:
            self._label.show_mark(mark.mark, *self._texts.mark(mark.mark))
        else:
            self._label.hide()

    def _prepare(self) -> None:
        """Starts the bot's process at the turn of a person with a coach."""
        match, controller = self._session.match, self._controller
        if match.decision is None or not controller.may_play:
            return
        if self.mode_of(match.decision.actor) is not CoachMode.OFF:
            self._client.prepare(HintQuestion(match.game, controller.state, match.decision))

    def _drop_question(self) -> None:
        """Withdraws the question, so that a move that waits is not played."""
        self._thinking_timer.stop()
        self._client.withdraw()
        self._question, self._is_holding = None, False
        self._review_of_next_move = None

    def _place_card(self) -> None:
        """Places the card on the side panel; in a small window, over a part of the table not used by the decision."""
        if self._card.isHidden():
            return
        step = self._warning.question.decision.step if self._warning else ""
        is_below = step in self._context.game_ui.pointing.upper_table_steps
        self._context.card_placement.place_on_panel(self._card, CARD_WIDTHS, below=is_below)
