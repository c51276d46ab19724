"""Session of a puzzle. The player answers with moves. A card then shows the judgement and the alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.puzzle_progress import MistakePuzzle
from haspelknecht_qt.ui.hints.client import HintAnswer, HintClient, question_about
from haspelknecht_qt.ui.hints.texts import HintRow
from haspelknecht_qt.ui.match.bots import ScriptedOpponents
from haspelknecht_qt.ui.match.controller import MatchController
from haspelknecht_qt.ui.match.match_context import MatchContext
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.puzzles.card import PuzzleCard
from haspelknecht_qt.ui.puzzles.outcomes import are_legal, consequences_text, match_to_play_on
from haspelknecht_qt.ui.puzzles.puzzle import Answer, ListedPuzzle, find_alternative, find_answer
from haspelknecht_qt.ui.puzzles.texts import PuzzleSentence, PuzzleTexts, answer_loss
from haspelknecht_qt.ui.review.replay import Replay
from haspelknecht_qt.ui.setup.choices import roll_seed

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match

MAX_LOSS_OF_RIGHT_ANSWER = 0.5
"""Loss below which an answer judged by a bot counts as right, in points."""
CARD_WIDTHS = (360, 460, 600)
"""Possible widths of the card in a small window, in logical pixels at scale 1. The first that is sufficient is used."""
MAX_CARD_SHARE = 0.66
"""Maximum height of the card in a wide window, as a share of the side panel's height. Rules need the rest."""
CARD_MARGINS = 40
"""Sum of the margins above and below the card in the side panel, in logical pixels at scale 1."""
DEMONSTRATION_INTERVAL = 350
"""Minimum time between two moves of the demonstrated best alternative, in milliseconds. Animations may prolong it."""


class PuzzleSession(MatchOnTable[S, M, E, U], Generic[S, M, E, U]):
    """Puzzle on the table. Only the deciding seat plays, and the match is not saved.

    Only the first answer counts. Afterwards the puzzle may be tried again any number of times.
    """

    answered = Signal(object, bool)
    """Emitted after the first answer, with the puzzle and with True for a right answer."""

    play_on_wanted = Signal(object)
    """Emitted with a new match, in which the player plays on from an alternative."""

    def __init__(
        self, puzzle: ListedPuzzle, match: Match[S, M, E, U], context: MatchContext[S, M, E, U], parent: QObject
    ) -> None:
        """`match` is at the position of the puzzle's decision."""
        super().__init__(parent)
        table = self._table = context.table
        self._context = context
        self._workspace = context.workspace
        self._texts: PuzzleTexts[S, M, E] = PuzzleTexts(context.game_ui.texts, self)
        self._hints: HintClient[S, M] = HintClient(context.bots, self)
        self._hints.answered.connect(self._on_hint_answer)
        self._start_ply = match.ply
        self._logged_answer: Answer[M] | None = None
        self._answer: Answer[M] | None = None
        """Player's answer, read from the log. The bot that judges it may set its `alternative_index`."""
        self._hint_answer: HintAnswer[S, M] | None = None
        self._is_counted = self._is_emitting = False
        self._is_retry = False
        """Whether an answer that counted was taken back, so that the next one does not count."""
        self._moves_to_show: list[M] = []
        self._is_demonstrating = False
        self._card_share = MAX_CARD_SHARE
        self.puzzle = puzzle
        self._mistake_puzzle: MistakePuzzle | None = None
        """Stored state of a puzzle from the player's own mistake; None before the answer and for built-in puzzles."""
        self._new_rating: tuple[GlickoRating, GlickoRating] | None = None
        """Player's ratings before and after the first try; None if the answer is not rated."""
        self._move_timer = QTimer(self, interval=DEMONSTRATION_INTERVAL)
        self._move_timer.timeout.connect(self._play_next_move)
        controller: MatchController[S, M, E, U] = MatchController(
            match,
            context.game_ui.pointing,
            ScriptedOpponents(lambda: None, self),
            move_filter=lambda _move: not self.is_answered,
            undo_floor=match.ply,
            is_table_busy=lambda: table.is_busy,
            parent=self,
        )
        # Connected before `Session` is made, because `Session` asks `move_filter`, which depends on the answer.
        controller.position_changed.connect(self._on_position_changed)
        self.session = Session(controller, context, self)
        self.session.may_replay = lambda: self.is_answered
        self.session.other_prompt = self._prompt_after_answer
        self.replay = Replay(self.session, context)
        self.card: PuzzleCard[M] = PuzzleCard(context.look)
        self.card.setParent(context.workspace)
        self.card.hide()
        self.card.retry_wanted.connect(self.try_again)
        self.card.best_alternative_wanted.connect(self.show_best_alternative)
        self.card.play_on_wanted.connect(self.play_on)
        self.session.changed.connect(self._place_card)
        self.session.listen(context.workspace.arranged, self._place_card)
        self.session.listen(self.card.texts_outdated, self._update_card_texts)
        context.workspace.set_guide(self.card, MAX_CARD_SHARE)
        self._update_card_texts()

    @property
    def is_answered(self) -> bool:
        """Whether the puzzle is answered. Before the answer, values and past positions must not be shown."""
        return self._answer is not None

    def _prompt_after_answer(self) -> tuple[str, str] | None:
        """Returns the prompt after the answer, when no move can be made; None before the answer."""
        return (PuzzleSentence.ANSWERED.text, PuzzleSentence.SEE_CARD.text) if self.is_answered else None

    @property
    @override
    def may_replay(self) -> bool:
        return self.is_answered

    @override
    def end(self) -> None:
        self._move_timer.stop()
        self._hints.close()
        self.session.stop_listening()
        self._workspace.set_guide(None)
        self.card.deleteLater()
        super().end()

    def _on_position_changed(self) -> None:
        """Judges the answer, if a change of the match has completed it."""
        if self._is_demonstrating:
            return
        # A move of the player stops the demonstration of the best alternative.
        self._move_timer.stop()
        answer = find_answer(self.match, self._start_ply, self.puzzle.alternatives)
        if answer == self._logged_answer:
            return
        self._logged_answer = self._answer = answer
        self._hint_answer = None
        self._hints.cancel()
        if answer is None:
            # The rating changed by the answer that has been taken back. Further tries are not rated.
            self._new_rating = None
            self._is_retry = self._is_counted
            self._update_card_texts()
            return
        if answer.alternative_index is not None:
            self._emit_answered(right=answer.alternative_index == 0)
        elif self._hints.hint_bot:
            self._hints.ask(question_about(self.match, answer.last_entry), self._hints.hint_bot)
        self._announce()

    def _on_hint_answer(self, hint_answer: HintAnswer[S, M]) -> None:
        """Receives a bot's judgement of an answer that seemed to equal no alternative.

        The bot may find that it equals one after all, for instance if the same plan was paid with other pieces.
        """
        answer, puzzle = self._answer, self.puzzle
        if answer is None:
            return
        texts = hint_answer.evaluated_moves
        # The bot may order the moves differently, so their order is ignored. If the bot has judged only the last moves
        # of the turn, they cannot be compared with the alternatives, which are whole turns.
        place = find_alternative(texts, puzzle.alternatives) if len(texts) == len(answer.moves) else None
        if place is not None:
            self._answer = evolve(answer, alternative_index=place)
            self._emit_answered(right=place == 0)
        else:
            self._hint_answer = hint_answer
            if not hint_answer.error_text:
                self._emit_answered(right=answer_loss(answer, hint_answer) < MAX_LOSS_OF_RIGHT_ANSWER)
        self._announce()

    def _emit_answered(self, *, right: bool) -> None:
        if not self._is_counted:
            self._is_counted = self._is_emitting = True
            try:
                self.answered.emit(self.puzzle, right)
            finally:
                self._is_emitting = False

    def update_mistake_puzzle(self, mistake_puzzle: MistakePuzzle) -> None:
        """Sets the puzzle as stored after the answer, to show when it is due again."""
        self._mistake_puzzle = mistake_puzzle
        self._update_after_write()

    def show_new_rating(self, before: GlickoRating, after: GlickoRating) -> None:
        """Shows the player's rating after the first try at this puzzle."""
        self._new_rating = before, after
        self._update_after_write()

    def _update_after_write(self) -> None:
        """Updates the card, unless the answer is just being emitted: then the judgement is shown next anyway."""
        if not self._is_emitting:
            self._update_card_texts()

    def play_on(self, best: bool) -> None:
        """Emits `play_on_wanted` with a match after the best alternative or, if `best` is False, after the answer."""
        moves = self._best_moves() if best else self._answer_moves()
        if moves:
            bot = self._hints.hint_bot
            self.play_on_wanted.emit(match_to_play_on(self.match, self._start_ply, moves, roll_seed(), bot))

    def try_again(self) -> None:
        """Takes back the answer, so that the player can answer again."""
        self._move_timer.stop()
        self._take_back()
        self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_best_alternative(self) -> None:
        """Plays the best alternative on the table, move by move."""
        best = self._best_moves()
        if not best:
            return
        # While this is True, `_on_position_changed` keeps the answer, although its moves are taken back.
        self._is_demonstrating = True
        self._take_back()
        self._is_demonstrating = False
        self._moves_to_show = [self.match.game.read_move(text) for text in best]
        self._move_timer.start()
        self._update_card_texts()

    def _best_moves(self) -> Sequence[str]:
        """Returns the moves of the best alternative in text form; () if they are unknown."""
        if self.puzzle.alternatives:
            return self.puzzle.alternatives[0].moves
        return self._hint_answer.hints[0].moves if self._hint_answer and self._hint_answer.hints else ()

    def _answer_moves(self) -> Sequence[str]:
        """Returns the moves of the player's answer in text form; () before the answer."""
        return [self.match.game.write_move(move) for move in self._answer.moves] if self._answer else ()

    def _can_play_on(self, moves: Sequence[str]) -> bool:
        """Whether the player can play on after these moves. A bot may have suggested moves that are illegal."""
        return bool(self._hints.hint_bot and moves) and are_legal(self.match, self._start_ply, moves)

    def _take_back(self) -> None:
        while self.match.ply > self._start_ply and self.match.why_not_undo() is None:
            self.session.undo()

    def _play_next_move(self) -> None:
        """Plays the next move of the best alternative, if no animation is running."""
        match = self.match
        if self._table.is_busy or self.controller.viewed_ply is not None:
            return
        # The bot suggested the move without knowing hidden information, so the move may be illegal.
        if self._moves_to_show and match.game.why_not(match.state, self._moves_to_show[0]) is None:
            self._is_demonstrating = True
            self.controller.play(self._moves_to_show.pop(0))
            self._is_demonstrating = False
        else:
            self._move_timer.stop()
            self._update_card_texts()

    def _announce(self) -> None:
        """Shows the judgement of the answer, announces it to screen readers, and gives the card the keyboard focus."""
        self._update_card_texts()
        self._table.tree.say(self.card.spoken_text)
        focused = self._workspace.window().focusWidget()
        if focused in {None, self._table.view} or self._context.prompt.isAncestorOf(focused):
            self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_card_texts(self) -> None:
        """Updates the texts of the card."""
        match, puzzle, answer = self.match, self.puzzle, self._answer
        texts, card = self._texts, self.card
        title = texts.title(puzzle, self._context.game_ui.theme_name(puzzle.theme) if puzzle.number else "")
        position = match.game.observe(match.state_at(self._start_ply), self._person)
        if answer is None:
            card.show_message(title, texts.question(position), answered=False)
        elif self._move_timer.isActive() and self._workspace.is_small:
            # In a small window, the card shows no alternatives, because it would cover the moves on the table.
            card.show_message(title, PuzzleSentence.SHOWN_ON_TABLE.text, answered=True)
        elif answer.alternative_index is None and self._hint_answer is None and self._hints.is_thinking:
            card.show_message(title, texts.hints.thinking_text(self._hints.hint_bot), answered=True)
        else:
            self._show_values(title, position, answer)
        self._place_card()

    @property
    def _person(self) -> int:
        """Seat of the player, which decides in the puzzle."""
        return next(number for number, seat in enumerate(self.match.seats) if seat.is_person)

    def _show_values(self, title: str, position: S, answer: Answer[M]) -> None:
        hint_answer, texts = self._hint_answer, self._texts
        mine, best = self._answer_moves(), self._best_moves()
        # The answer may consist of other moves than the alternative that it equals.
        alternatives = [
            evolve(each, moves=tuple(mine)) if place == answer.alternative_index else each
            for place, each in enumerate(self.puzzle.alternatives)
        ]
        rows = texts.rows(self.match.game, position, alternatives, answer.alternative_index)
        choices: list[Sequence[str]] = [each.moves for each in alternatives]
        note = PuzzleSentence.VALUE_SOURCE.text if rows else ""
        judged = hint_answer is not None and not hint_answer.error_text
        if (chosen := answer.alternative_index) is not None:
            line = PuzzleSentence.RIGHT.text if chosen == 0 else texts.wrong_answer_text(alternatives, chosen)
        elif hint_answer is None or not judged:
            line = PuzzleSentence.UNJUDGED.text
        else:
            behind = answer_loss(answer, hint_answer)
            line = texts.bot_judged_answer_text(behind, hint_answer.hint_bot, right=behind < MAX_LOSS_OF_RIGHT_ANSWER)
            if not rows:
                rows, note = texts.hints.rows(hint_answer), texts.hints.evaluation_method_sentence(hint_answer)
                choices = [hint.moves for hint in hint_answer.hints]
            elif hint_answer.played_index is not None:
                rows = [*rows, texts.bot_judged_row(position, answer, hint_answer, alternatives[0].points)]
                choices.append(mine)
        rows = [self._with_consequences(row, moves) for row, moves in zip(rows, choices, strict=True)]
        more = texts.due_day_sentence(self._mistake_puzzle) if self._mistake_puzzle else ""
        more = texts.new_rating_sentence(*self._new_rating) if self._new_rating else more
        more = more or (PuzzleSentence.NOT_COUNTED.text if self._is_retry else "")
        is_other = answer.alternative_index != 0 and list(mine) != list(best)
        playable = is_other and self._can_play_on(mine), self._can_play_on(best)
        self.card.show_answer(title, (line, more), rows, texts.hints.played_label(), note, playable)

    def _with_consequences(self, row: HintRow[M], moves: Sequence[str]) -> HintRow[M]:
        """Returns the row of an alternative, with what its moves bring before the sources of its points."""
        if not are_legal(self.match, self._start_ply, moves):
            return row
        texts = self._context.game_ui.texts.moves
        consequences = consequences_text(self.match, self._start_ply, moves, texts, self._person)
        return evolve(row, detail="\n".join(filter(None, (consequences, row.detail))))

    def _place_card(self) -> None:
        """Places the card over the table of a small window. In a wide one, sets the card's share of the side panel."""
        workspace = self._workspace
        if not workspace.is_small:
            self.card.set_scrolling_allowed(allowed=True)
            wanted = self.card.height_for(workspace.panel.width()) + self._context.look.px(CARD_MARGINS)
            share = min(MAX_CARD_SHARE, round(wanted / max(1, workspace.height()), 2))
            if share != self._card_share:
                self._card_share = share
                workspace.set_guide(self.card, share)
            return
        # Until the answer, the card must not cover the prompt.
        placement = self._context.card_placement
        placement.place_over_table(self.card, CARD_WIDTHS, [] if self.is_answered else [placement.prompt_rect])
