"""Third-party bots in processes of their own, for callers that may block until the bot has answered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from haspelknecht_qt.bots import BotFactory
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.bots.process import BotFailureKind, MoveWorker
from haspelknecht_qt.bots.third_party import EntryPointBotFactory, FileBotFactory
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.rng import Generator

_WAIT_INTERVAL = 1.0
"""Interval at which a waiting ProcessBot checks whether its process still runs, in seconds."""


class BotProcessFailed(Exception):
    """A bot in a process of its own failed. The message is the `detail` of the BotFailure."""


class ProcessBot:
    """A third-party bot in its own process. Each call waits until the bot has answered.

    In the process of the match, a bot could read the match's seed from memory. Its own process gets only requests.
    """

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        self._worker = MoveWorker(game, bot_factory)

    def choose(
        self, observation: object, decision: Decision, legal_moves: Sequence[object], generator: Generator
    ) -> object:
        """Returns the bot's move. Raises BotProcessFailed, and TranslatableError for an illegal move."""
        self._worker.ask(observation, decision, legal_moves, generator)
        reply = None
        while reply is None:
            reply = self._worker.poll(_WAIT_INTERVAL)
        if reply.failure is not None:
            if reply.failure.kind is BotFailureKind.ILLEGAL:
                details = {"step": decision.step, "found": reply.failure.detail}
                raise TranslatableError(BotErrorKind.ILLEGAL_MOVE, details)
            raise BotProcessFailed(reply.failure.detail)
        return reply.move

    def close(self) -> None:
        """Ends the process."""
        self._worker.close()


def isolated_factory(bot_factory: BotFactory) -> BotFactory:
    """Returns a factory whose bots run in processes of their own if they are Python code of third parties.

    Other factories are returned unchanged: the program's own bots may share the process of a match, and ProgramBot
    sends only requests to its program.
    """
    if isinstance(bot_factory, FileBotFactory | EntryPointBotFactory):
        return partial(ProcessBot, bot_factory=bot_factory)
    return bot_factory
