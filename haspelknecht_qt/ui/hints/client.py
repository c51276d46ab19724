"""Asks bots for hints and for explanations of moves, without blocking the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.bots.hints import Hint
from haspelknecht_qt.bots.process import HintReply, HintWorker
from haspelknecht_qt.core.choices import choice_span
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Decision, GameWithMoves, M, S
from haspelknecht_qt.core.match import Entry, MatchOf
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool

MAX_HINTS = 3
"""Maximum number of hints in an answer."""
MAX_ROLLOUTS = 400
"""Maximum number of rollouts (games played to the end) for each compared move of a hint."""
MAX_ROLLOUT_SECONDS = 1.5
"""Time limit of the rollouts for a hint, in seconds."""
REVIEW_ROLLOUTS = 60
"""Number of rollouts for each move of an explanation. It is the same for all moves, so that values are comparable."""


@frozen
class HintQuestion(Generic[S, M]):
    """Question to a bot: for the best moves, or for an explanation of the played move `move`.

    `observation` is the state before the move, as the deciding seat sees it. If several moves together form one choice
    (`Game.combined_choice_steps`), `before` is the state before the first of them; None if that state is `observation`.
    `earlier` are the moves of the choice before `move`.
    """

    game: GameWithMoves[S, M]
    observation: S
    decision: Decision
    move: M | None = None
    before: S | None = None
    earlier: tuple[M, ...] = ()

    @property
    def position(self) -> S:
        """State before the first move of the choice, as the deciding seat sees it."""
        return self.observation if self.before is None else self.before

    @property
    def made(self) -> tuple[M, ...]:
        """All played moves of the choice, in order; () if no explanation is asked for."""
        return () if self.move is None else (*self.earlier, self.move)

    @property
    def made_texts(self) -> tuple[str, ...]:
        """Text forms of `made`."""
        return tuple(map(self.game.write_move, self.made))

    def with_made_moves(self, played: Hint) -> Hint:
        """Returns the `played` hint of a decision review with the played moves, and the bot's further ones after them.

        The bot may have evaluated another candidate in their place: one with the same outcome at the end of the turn.
        """
        made = self.made_texts
        return played if sorted(played.moves[: len(made)]) == sorted(made) else evolve(played, moves=made)


@frozen
class HintAnswer(Generic[S, M]):
    """Answer to a `HintQuestion`.

    `hint_bot` is the name of the bot that answered. `hints` begin with the best one. `played_index` is the index of the
    hint that was played; None if it is unknown, or if no explanation was asked for. `evaluated_moves` are the moves that
    the bot evaluated for this hint: the played ones, or others with the same outcome. `error_text` describes the error
    that prevented an answer; "" if there was none.
    """

    question: HintQuestion[S, M]
    hint_bot: str
    hints: tuple[Hint, ...] = ()
    played_index: int | None = None
    evaluated_moves: tuple[str, ...] = ()
    error_text: str = ""


class HintClient(QObject, Generic[S, M]):
    """Asks bots for hints, one question at a time. The processes of the bots run until `close`."""

    answered = Signal(object)
    """Emitted with the `HintAnswer`."""

    def __init__(self, bots: BotService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        self._pool: BackgroundWorkerPool[HintWorker] = BackgroundWorkerPool(parent=self)
        self._pool.answered.connect(self._receive_reply)
        self._pending_answer: HintAnswer[S, M] | None = None
        self._rollout_count = 0

    @property
    def hint_bot(self) -> str:
        """Name of the bot that gives hints; "" if no bot can give hints."""
        return self._bots.hint_bot

    def explaining_bot(self, bot: str) -> str:
        """Returns the bot that explains the moves of `bot`: the same bot if it can, otherwise `hint_bot`."""
        return bot if self.can_explain_itself(bot) else self.hint_bot

    def can_explain_itself(self, bot: str) -> bool:
        """Whether the bot of this name can explain its own moves."""
        return bot in self._bots.hint_bots

    @property
    def is_thinking(self) -> bool:
        """Whether a question has no answer yet."""
        return self._pending_answer is not None

    def ask(self, question: HintQuestion[S, M], hint_bot: str, *, with_reasons: bool = False) -> None:
        """Asks the bot of this name. Withdraws an unanswered earlier question. Raises KeyError for an unknown bot.

        If `with_reasons` is True, the values are the bot's own evaluation, which led to its move. Otherwise they come
        from rollouts, if the bot can make them.
        """
        self._bots.bot_factory(hint_bot)
        self._pending_answer = HintAnswer(question, hint_bot)
        rollouts, seconds = (MAX_ROLLOUTS, MAX_ROLLOUT_SECONDS) if question.move is None else (REVIEW_ROLLOUTS, 0.0)
        count = self._rollout_count = 0 if with_reasons else rollouts
        # First asks for the best moves. For an explanation, `_receive_reply` then asks for the played move's value.
        self._send_question(
            self._pending_answer,
            lambda worker: worker.ask_hints(question.position, question.decision, MAX_HINTS, count, seconds),
        )

    def cancel(self) -> None:
        """Withdraws the unanswered question, so that `answered` is not emitted."""
        self._pool.cancel()
        self._pending_answer = None

    def close(self) -> None:
        """Ends the processes of all bots."""
        self._pool.end_all_workers()
        self._pending_answer = None

    def _send_question(self, asked: HintAnswer[S, M], ask: Callable[[HintWorker], None]) -> None:
        game, hint_bot = asked.question.game, asked.hint_bot
        self._pool.ask((id(game), hint_bot), lambda: HintWorker(game, self._bots.bot_factory(hint_bot)), ask)

    def _receive_reply(self, reply: HintReply) -> None:
        asked = self._pending_answer
        if asked is None:
            return
        question, count = asked.question, self._rollout_count
        if reply.failure is not None:
            answer = evolve(asked, error_text=reply.failure.detail or str(reply.failure.kind))
        elif question.move is None:
            answer = evolve(asked, hints=reply.hints)
        elif not asked.hints and reply.hints:
            self._pending_answer = evolve(asked, hints=reply.hints)
            self._send_question(
                asked, lambda worker: worker.ask_review(question.position, question.decision, question.made, count)
            )
            return
        else:
            answer = _mark_played(asked, None if reply.decision_review is None else reply.decision_review.played)
        self._pending_answer = None
        self.answered.emit(answer)


def _mark_played(asked: HintAnswer[S, M], evaluated: Hint | None) -> HintAnswer[S, M]:
    """Returns the answer with `played_index` set. If the played hint is not among the best, adds it after them."""
    if evaluated is None:
        return asked
    moves = sorted(evaluated.moves)
    found = next((place for place, hint in enumerate(asked.hints) if sorted(hint.moves) == moves), None)
    known = evaluated if found is None else asked.hints[found]
    played = asked.question.with_made_moves(known)
    if found is not None and played is known:
        return evolve(asked, played_index=found, evaluated_moves=known.moves)
    best = asked.hints[: MAX_HINTS - 1]
    return evolve(asked, hints=(*best, played), played_index=len(best), evaluated_moves=known.moves)


def question_about(match: MatchOf[S, M], entry: Entry[M]) -> HintQuestion[S, M]:
    """Returns the question for an explanation of a logged move and of all moves that form one choice with it."""
    first, last = choice_span(match, entry.ply)
    seat, game = entry.actor, match.game
    observation, before = (game.observe(match.state_at(ply), seat) for ply in (last, first))
    *earlier, move = (each.move for each in match.entries[first : last + 1])
    return HintQuestion(game, observation, entry.decision, move, before, tuple(earlier))
