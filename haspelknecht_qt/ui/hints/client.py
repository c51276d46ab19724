"""Asks the strongest bot for hints, and a bot why it made its move; nobody ever waits for the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.bots import BotFactory, process
from haspelknecht_qt.bots.hints import Hint
from haspelknecht_qt.bots.process import HintReply
from haspelknecht_qt.core.choices import choice_of
from haspelknecht_qt.core.game import AnyGame, Decision, GameWithMoves, M, S
from haspelknecht_qt.core.match import Entry, MatchOf
from haspelknecht_qt.ui.match.bots import Bots
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorker, WorkerPool

MOST = 3
"""So many things to do are told."""
GAMES = 400
"""For a hint the best options are played on to the end so many times at the most, if that can be done at all."""
SECONDS = 1.5
"""That takes no longer than this."""
REVIEW_GAMES = 60
"""To tell what was wrong with a move that was made: as often for the move as for what else could be done, so that both can be compared."""


class HintProvider(BackgroundWorker, Protocol):
    """Who is asked, and answers with Advised; see `bots.process.HintWorker`, of which this is what is used here."""

    def ask_hints(
        self, observation: object, decision: Decision, count: int = 3, games: int = 0, seconds: float = 0.0
    ) -> None:
        """Asks for the best things to do, played on so many times at the most, for so long at the most."""
        ...

    def ask_review(self, observation: object, decision: Decision, move: object, games: int = 0) -> None:
        """Asks what a move is worth, with so many games played on."""
        ...


@frozen
class HintQuestion(Generic[S, M]):
    """What is asked: what the seat may see, what it decides, and for "why?" the move that it made and the position of its whole choice.

    `before` is that position: where several moves are one choice (`Game.joint_steps`) the one before the first, else the same as `observation`.
    """

    game: GameWithMoves[S, M]
    observation: S
    decision: Decision
    move: M | None = None
    before: S | None = None

    @property
    def position(self) -> S:
        """The position of the whole choice."""
        return self.observation if self.before is None else self.before


@frozen
class HintAnswer(Generic[S, M]):
    """What was answered: things to do, best first, and which of them was done (None: nobody has done anything yet).

    `hint_bot` is the name of the bot whose judgement it is. `failed` says that there is no answer, and why, for a report.
    """

    question: HintQuestion[S, M]
    hint_bot: str
    hints: tuple[Hint, ...] = ()
    played: int | None = None
    failed: str = ""


class HintClient(QObject, Generic[S, M]):
    """One question at a time; `answered` gives the Opinion. A process is kept for each bot that was asked, until `close`."""

    answered = Signal(object)

    def __init__(self, bots: Bots, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        self._pool: WorkerPool[HintProvider] = WorkerPool(parent=self)
        self._pool.answered.connect(self._take)
        self._asked: HintAnswer[S, M] | None = None
        self._games = 0

    @property
    def hint_bot(self) -> str:
        """The bot whose word counts; "" where nobody can judge."""
        return self._bots.hint_bot

    def hint_bot_for(self, player: str) -> str:
        """Who can tell why a bot did something: itself, or the judge where it gives no reasons."""
        return player if self.can_explain_itself(player) else self.hint_bot

    def can_explain_itself(self, player: str) -> bool:
        """Whether a bot can tell what it thought when it made a move."""
        return player in self._bots.hint_bots

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None

    def ask(self, question: HintQuestion[S, M], hint_bot: str, *, with_reasons: bool = False) -> None:
        """Asks a bot of this name; a question that is still open is forgotten. Raises KeyError for an unknown bot.

        With `with_reasons` it tells what it thought when it made the move; else what it thinks is tested by games that are played on.
        """
        self._bots.bot_factory(hint_bot)
        self._asked = HintAnswer(question, hint_bot)
        self._games, seconds = (GAMES, SECONDS) if question.move is None else (REVIEW_GAMES, 0.0)
        if with_reasons:
            self._games = 0
        # What could be done comes first; what the move that was made is worth, after it.
        self._put(
            self._asked,
            lambda consultant: consultant.ask_hints(question.position, question.decision, MOST, self._games, seconds),
        )

    def cancel(self) -> None:
        """Forgets the question: no answer comes."""
        self._pool.cancel()
        self._asked = None

    def close(self) -> None:
        """Ends everything that was started."""
        self._pool.close()
        self._asked = None

    def _put(self, asked: HintAnswer[S, M], question: Callable[[HintProvider], None]) -> None:
        game, hint_bot = asked.question.game, asked.hint_bot
        self._pool.ask(
            (id(game), hint_bot), lambda: start_hint_worker(game, self._bots.bot_factory(hint_bot)), question
        )

    def _take(self, reply: HintReply) -> None:
        asked = self._asked
        if asked is None:
            return
        question = asked.question
        if reply.failure is not None:
            self._answer(evolve(asked, failed=reply.failure.detail or str(reply.failure.fault)))
        elif question.move is not None and not asked.hints and reply.hints:
            self._asked = evolve(asked, hints=reply.hints)
            self._put(
                asked,
                lambda consultant: consultant.ask_review(
                    question.observation, question.decision, question.move, self._games
                ),
            )
        elif question.move is not None:
            self._answer(_with_played(asked, None if reply.decision_review is None else reply.decision_review.played))
        else:
            self._answer(evolve(asked, hints=reply.hints))

    def _answer(self, hint_answer: HintAnswer[S, M]) -> None:
        self._asked = None
        self.answered.emit(hint_answer)


def _with_played(asked: HintAnswer[S, M], played: Hint | None) -> HintAnswer[S, M]:
    """Marks what was done among what could be done, or puts it behind that."""
    if played is None:
        return asked
    found = next((place for place, hint in enumerate(asked.hints) if sorted(hint.moves) == sorted(played.moves)), None)
    if found is not None:
        return evolve(asked, played=found)
    best = asked.hints[: MOST - 1]
    return evolve(asked, hints=(*best, played), played=len(best))


def why(match: MatchOf[S, M], entry: Entry[M]) -> HintQuestion[S, M]:
    """Asks about a move that was made; of several that are one choice, about all of them."""
    entries = match.entries
    first, last = choice_of(match, entry.ply)
    seat, game = entry.actor, match.game
    return HintQuestion(
        game,
        game.observe(match.jump(last), seat),
        entry.decision,
        entries[last].move,
        game.observe(match.jump(first), seat),
    )


def start_hint_worker(game: AnyGame, bot_factory: BotFactory) -> HintProvider:
    """A consultant that thinks in a process of its own."""
    return process.HintWorker(game, bot_factory)
