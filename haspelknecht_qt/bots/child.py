"""Main function of a bot's process: waits for requests, calls the bot, and sends its answers back as text."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection

from attrs import frozen

from haspelknecht_qt.bots import AnyBot, BotFactory, hints
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonValue

DONE, NO_MOVE, ERROR = "done", "no move", "error"
"""Kinds of answers."""
_MAX_LENGTH = 300
"""Maximum length of a move, an error or a wrong answer as sent to the parent process, in characters."""


@frozen
class Request:
    """A request as sent to the bot's process. Answers repeat its `number`, so that late answers can be recognized."""

    number: int
    observation: object
    decision: Decision


@frozen
class MoveRequest(Request):
    """Request for a move. `generator` is the bot's own, from its `rng.bot_seed`: it tells nothing about the match's draws."""

    legal_moves: Sequence[object]
    generator: Generator


@frozen
class HintRequest(Request):
    """Request for the best candidates, with at most `games` rollouts each, for at most `seconds` (0: no limit)."""

    count: int
    games: int
    seconds: float


@frozen
class ReviewRequest(Request):
    """Request for the review of a decision in which `move` was made, with `games` rollouts."""

    move: object
    games: int


def run_worker(connection: Connection, lifeline: Connection, payload: Connection) -> None:
    """Answers requests. Ends as soon as the connection or the lifeline is closed, whatever the bot is doing.

    The game and the bot factory arrive through `payload`.
    """
    if os.name == "posix":
        from haspelknecht_qt.bots import watchdog  # noqa: PLC0415 - the module cannot be imported on Windows

        watchdog.supervise(lifeline, lambda: _answer_all(connection, payload))
    else:
        threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
        _answer_all(connection, payload)


def _end_with(lifeline: Connection) -> None:
    """Ends this process as soon as the window closes the lifeline or has ended."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _answer_all(connection: Connection, payload: Connection) -> None:
    game: AnyGame
    bot_factory: BotFactory
    try:
        with payload:
            game, bot_factory = pickle.loads(payload.recv_bytes())  # noqa: S301 - trusted data of the parent process
    except (EOFError, OSError):
        return
    bot: AnyBot | None = None
    while True:
        try:
            question: Request = pickle.loads(connection.recv_bytes())  # noqa: S301 - trusted data of the parent process
        except (EOFError, OSError):
            return
        try:
            if bot is None:
                bot = bot_factory(game)
            kind, answer = _answer(game, bot, question)
        except Exception as error:  # noqa: BLE001 - any failure of a bot is reported
            kind, answer = ERROR, f"{type(error).__name__}: {error}"[:_MAX_LENGTH]
        try:
            connection.send_bytes(json.dumps((question.number, kind, answer)).encode())
        except OSError:
            return


def _answer(game: AnyGame, bot: AnyBot, question: Request) -> tuple[str, JsonValue]:
    """Returns the answer in plain values: no object of a third-party bot may reach the parent process."""
    seat = question.decision.actor
    match question:
        case MoveRequest():
            move = bot.choose(question.observation, question.decision, question.legal_moves, question.generator)
            return _as_text(game, move)
        case HintRequest() if isinstance(bot, EvaluatorBot):
            found = hints.find_hints(bot, question.observation, seat, question.count, question.games, question.seconds)
            return DONE, [hint.to_json() for hint in found]
        case ReviewRequest() if isinstance(bot, EvaluatorBot):
            decision_review = hints.decision_review(bot, question.observation, seat, question.move, question.games)
            return DONE, decision_review.to_json() if decision_review is not None else None
        case _:
            return ERROR, f"{type(bot).__name__} gives no reasons"


def _as_text(game: AnyGame, move: object) -> tuple[str, str]:
    try:
        return DONE, str(game.write(move))[:_MAX_LENGTH]
    except Exception:  # noqa: BLE001 - an object that is no move may fail in any way
        return NO_MOVE, repr(move)[:_MAX_LENGTH]
