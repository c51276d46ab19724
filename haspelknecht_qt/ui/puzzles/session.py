"""Puzzle on the table. The player answers by playing; the answer is judged, and the alternatives are shown on a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.puzzle_progress import OwnPuzzle
from haspelknecht_qt.ui.hints.client import HintAnswer, HintClient, question_about
from haspelknecht_qt.ui.match.bots import ScriptedOpponents
from haspelknecht_qt.ui.match.connections import Connections
from haspelknecht_qt.ui.match.controller import Controller
from haspelknecht_qt.ui.match.match_context import MatchContext
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.puzzles.card import PuzzleCard
from haspelknecht_qt.ui.puzzles.puzzle import Answer, ListedPuzzle, answer_of, find_alternative
from haspelknecht_qt.ui.puzzles.texts import PuzzleSentence, PuzzleTexts, loss_of
from haspelknecht_qt.ui.review.replay import Replay

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match

MAX_RIGHT_LOSS = 0.5
"""Loss in the evaluation of a bot, in points, below which an answer is right."""
CARD_WIDTHS = (360, 460, 600)
"""Widths of the card in a small window, at scale 1. The first width at which the texts fit is used."""
MAX_CARD_SHARE = 0.66
"""Maximum height of the puzzle's card, as a share of the side panel's height."""
CARD_MARGINS = 40
"""Space above and below the texts in the side panel, together, at scale 1."""
MOVE_INTERVAL = 350
"""Interval at which the best alternative is played, move by move, while the table is at rest, in milliseconds."""


class PuzzleSession(MatchOnTable[S, M, E, U], Generic[S, M, E, U]):
    """Puzzle on the table. It is never saved, and only the deciding seat plays.

    The first answer counts. After that, the puzzle may be tried again any number of times.
    """

    answered = Signal(object, bool)
    """Emitted with the puzzle and whether the answer is right, for the first answer since it was put on the table."""
    following = Signal()
    """Emitted when the next puzzle shall be shown."""
    listed = Signal()
    """Emitted when the list of puzzles shall be shown."""

    def __init__(
        self, puzzle: ListedPuzzle, match: Match[S, M, E, U], context: MatchContext[S, M, E, U], parent: QObject
    ) -> None:
        """The position of `match` is that of the puzzle's decision."""
        super().__init__(parent)
        table = self._table = context.table
        self._context = context
        self._workspace = context.workspace
        self._words: PuzzleTexts[S, M, E] = PuzzleTexts(context.game_ui.texts, self)
        self._hints: HintClient[S, M] = HintClient(context.bots, self)
        self._hints.answered.connect(self._on_hint_answer)
        self._start = match.ply
        self._logged_answer: Answer[M] | None = None
        self._answer: Answer[M] | None = None
        """Answer of the log, with the alternative that a bot has recognized."""
        self._hint_answer: HintAnswer[S, M] | None = None
        self._is_counted = False
        self._to_show: list[M] = []
        self._is_demonstrating = False
        self._card_share = MAX_CARD_SHARE
        self.puzzle = puzzle
        self._own_puzzle: OwnPuzzle | None = None
        """State of an own puzzle after the answer."""
        self._move_timer = QTimer(self, interval=MOVE_INTERVAL)
        self._move_timer.timeout.connect(self._show_move)
        controller: Controller[S, M, E, U] = Controller(
            match,
            context.game_ui.pointing,
            ScriptedOpponents(lambda: None, self),
            move_filter=lambda _move: not self.is_answered,
            undo_floor=match.ply,
            is_table_busy=lambda: table.busy,
            parent=self,
        )
        # The moves that are offered depend on the answer.
        controller.position_changed.connect(self._follow)
        self.session = context.make_session(controller, self)
        self.replay = Replay(self.session, context)
        self.card: PuzzleCard[M] = PuzzleCard(context.look)
        self.card.setParent(context.workspace)
        self.card.hide()
        self.card.again.connect(self.try_again)
        self.card.best.connect(self.show_best)
        self.card.following.connect(self.following)
        self.card.listed.connect(self.listed)
        self.session.changed.connect(self._place)
        self._connections = Connections()
        self._connections.connect(context.workspace.arranged, self._place)
        self._connections.connect(self.card.stale, self._show)
        context.workspace.set_guide(self.card, MAX_CARD_SHARE)
        self._show()

    @property
    def is_answered(self) -> bool:
        """Whether the puzzle has been answered. Only then values and past positions may be shown."""
        return self._answer is not None

    @property
    @override
    def may_replay(self) -> bool:
        return self.is_answered

    @override
    def end(self) -> None:
        self._move_timer.stop()
        self._hints.close()
        self._connections.close()
        self._workspace.set_guide(None)
        self.card.deleteLater()
        super().end()

    # Answers

    def _follow(self) -> None:
        """Judges the answer after each change of the match."""
        if self._is_demonstrating:
            return
        # A move of the person ends the demonstration.
        self._move_timer.stop()
        answer = answer_of(self.match, self._start, self.puzzle.alternatives)
        if answer == self._logged_answer:
            return
        self._logged_answer = self._answer = answer
        self._hint_answer = None
        self._hints.cancel()
        if answer is None:
            self._show()
        elif answer.place is not None:
            self._count(right=answer.place == 0)
            self._announce()
        else:
            if self._hints.hint_bot:
                self._hints.ask(question_about(self.match, answer.entry), self._hints.hint_bot)
            self._announce()

    def _on_hint_answer(self, hint_answer: HintAnswer[S, M]) -> None:
        """Receives the judgement of a bot.

        The answer may still be one of the alternatives, for instance a plan paid with other pieces.
        """
        answer, puzzle = self._answer, self.puzzle
        if answer is None:
            return
        texts = () if hint_answer.played is None else hint_answer.hints[hint_answer.played].moves
        # The bot may order the moves differently. If its hint covers only the end of a turn, the moves cannot be compared.
        place = find_alternative(texts, puzzle.alternatives) if len(texts) == len(answer.moves) else None
        if place is not None:
            self._answer = evolve(answer, place=place)
            self._count(right=place == 0)
        else:
            self._hint_answer = hint_answer
            if not hint_answer.failed:
                self._count(right=loss_of(answer, hint_answer) < MAX_RIGHT_LOSS)
        self._announce()

    def _count(self, *, right: bool) -> None:
        if not self._is_counted:
            self._is_counted = True
            self.answered.emit(self.puzzle, right)

    def update_state(self, own_puzzle: OwnPuzzle) -> None:
        """Shows the state of the own puzzle after the answer."""
        self._own_puzzle = own_puzzle
        self._show()

    # Buttons

    def try_again(self) -> None:
        """Returns to the decision. Later answers do not count."""
        self._move_timer.stop()
        self._take_back()
        self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_best(self) -> None:
        """Plays the best alternative on the table, move by move."""
        best = self._best()
        if not best:
            return
        # `_is_demonstrating` keeps the answer on the card.
        self._is_demonstrating = True
        self._take_back()
        self._is_demonstrating = False
        self._to_show = [self.match.game.read(text) for text in best]
        self._move_timer.start()
        self._show()

    def _best(self) -> Sequence[str]:
        """Moves of the best alternative; () if unknown."""
        if self.puzzle.alternatives:
            return self.puzzle.alternatives[0].moves
        return self._hint_answer.hints[0].moves if self._hint_answer and self._hint_answer.hints else ()

    def _take_back(self) -> None:
        while self.match.ply > self._start and self.match.why_not_undo() is None:
            self.session.undo()

    def _show_move(self) -> None:
        """Plays the next move of the best alternative when the table is at rest."""
        match = self.match
        if self._table.busy or self.controller.viewed_ply is not None:
            return
        # A bot does not know hidden information, so its move may be illegal.
        if self._to_show and match.game.why_not(match.state, self._to_show[0]) is None:
            self._is_demonstrating = True
            self.controller.play(self._to_show.pop(0))
            self._is_demonstrating = False
        else:
            self._move_timer.stop()
            self._show()

    # Card

    def _announce(self) -> None:
        """Shows the answer, announces it to screen readers, and gives the buttons the keyboard focus."""
        self._show()
        self._table.tree.say(self.card.said)
        focused = self._workspace.window().focusWidget()
        if focused in {None, self._table.view} or self._context.prompt.isAncestorOf(focused):
            self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        """Shows the card in the current language."""
        match, puzzle, answer = self.match, self.puzzle, self._answer
        texts, card = self._words, self.card
        title = texts.title(puzzle, self._context.game_ui.theme(puzzle.theme) if puzzle.number else "")
        person = next(number for number, seat in enumerate(match.seats) if seat.is_person)
        position = match.game.observe(match.jump(self._start), person)
        if answer is None:
            card.show_sentence(title, texts.question(position), answered=False)
        elif self._move_timer.isActive() and self._workspace.is_small:
            # The texts would cover the moves.
            card.show_sentence(title, PuzzleSentence.SHOWING.text, answered=True)
        elif answer.place is None and self._hint_answer is None and self._hints.is_thinking:
            card.show_sentence(title, texts.hints.thinking(self._hints.hint_bot), answered=True)
        else:
            self._show_values(title, position, answer)
        self._place()

    def _show_values(self, title: str, position: S, answer: Answer[M]) -> None:
        hint_answer, texts = self._hint_answer, self._words
        alternatives = self.puzzle.alternatives
        rows = texts.rows(self.match.game, position, alternatives, answer.place)
        note = PuzzleSentence.SOURCE.text if rows else ""
        judged = hint_answer is not None and not hint_answer.failed
        if answer.place is not None:
            line = PuzzleSentence.RIGHT.text if answer.place == 0 else texts.wrong(alternatives[answer.place])
        elif hint_answer is None or not judged:
            line = PuzzleSentence.UNJUDGED.text
        else:
            behind = loss_of(answer, hint_answer)
            line = texts.estimated(behind, hint_answer.hint_bot, right=behind < MAX_RIGHT_LOSS)
            if not rows:
                rows, note = texts.hints.rows(hint_answer), texts.hints.note(hint_answer)
            elif hint_answer.played is not None:
                rows = [*rows, texts.own_row(position, answer, hint_answer, alternatives[0].points)]
        more = texts.comes_back(self._own_puzzle) if self._own_puzzle else ""
        self.card.show_answer(title, (line, more), rows, texts.hints.played(), note)

    # Placement

    def _place(self) -> None:
        """Places the card over a small table, or sets its share of the side panel."""
        workspace = self._workspace
        if not workspace.is_small:
            self.card.let_scroll(allowed=True)
            wanted = self.card.height_for(workspace.panel.width()) + self._context.look.px(CARD_MARGINS)
            share = min(MAX_CARD_SHARE, round(wanted / max(1, workspace.height()), 2))
            if share != self._card_share:
                self._card_share = share
                workspace.set_guide(self.card, share)
            return
        # The prompt stays visible until the puzzle is answered.
        placement = self._context.card_placement
        placement.place_over_table(self.card, CARD_WIDTHS, [] if self.is_answered else [placement.prompt_rect])
