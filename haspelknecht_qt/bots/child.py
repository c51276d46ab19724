"""Main function of a bot's process, which waits for requests and sends the bot's answers to the parent process."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import sys
import threading
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection

from haspelknecht_qt import paths
from haspelknecht_qt.bots import AnyBot, BotFactory, coach, hints, landlock, luck
from haspelknecht_qt.bots.errors import exception_text
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.third_party import EntryPointBotFactory, FileBotFactory
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonValue

DONE, NO_MOVE, ERROR = "done", "no move", "error"
"""Kinds of answers: the result of the request, an object that is no move, or the bot's exception."""
_MAX_TEXT_LENGTH = 300
"""Maximum length of the text of a move or an error sent to the parent process, in characters."""


@frozen
class Request:
    """Request to the bot's process. The answer repeats `number`, so that answers to earlier requests can be dropped."""

    number: int
    observation: object
    decision: Decision


@frozen
class MoveRequest(Request):
    """Request for a move. `generator` is the bot's own source of random numbers, which reveals no draw of the match."""

    legal_moves: Sequence[object]
    generator: Generator


@frozen
class HintRequest(Request):
    """Request for up to `count` hints, by `rollouts` rollouts of each candidate, in `seconds` at most (0: no limit)."""

    count: int
    rollouts: int
    seconds: float


@frozen
class ReviewRequest(Request):
    """Request to review a decision: compares the moves `made` with the best candidate, by `rollouts` rollouts each.

    `made` is one move, or all moves of a choice from `observation` on.
    """

    made: tuple[object, ...]
    rollouts: int


@frozen
class CoachRequest(Request):
    """Request to judge the chosen `move` for the coach, within the coach's time limit."""

    move: object


@frozen
class LuckRequest(Request):
    """Request for the luck of a draw. `observation` is the whole position before it, `after` the one after it."""

    after: object


def run_worker(connection: Connection, lifeline: Connection, payload: Connection) -> None:
    """Reads the game and the bot factory from `payload`, then answers requests until the connection is closed.

    Ends the process when the pipe `lifeline` is closed, even if the bot is busy. The system closes the pipe when the
    parent process ends.
    """
    if hasattr(os, "fork"):
        from haspelknecht_qt.bots import watchdog  # noqa: PLC0415 - the module cannot be imported on Windows

        watchdog.supervise(lifeline, lambda: _answer_requests(connection, payload))
    else:
        threading.Thread(target=_end_with_parent, args=(lifeline,), daemon=True).start()
        _answer_requests(connection, payload)


def _end_with_parent(lifeline: Connection) -> None:
    """Ends this process as soon as the parent process closes the lifeline or ends."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _answer_requests(connection: Connection, payload: Connection) -> None:
    game: AnyGame
    bot_factory: BotFactory
    try:
        with payload:
            game, bot_factory = pickle.loads(payload.recv_bytes())  # noqa: S301 - trusted data of the parent process
    except (EOFError, OSError):
        return
    is_third_party = isinstance(bot_factory, FileBotFactory | EntryPointBotFactory)
    if is_third_party:
        # Multiprocessing copies the parent's command line, which may have a tournament's seed. No bot may know it.
        del sys.argv[1:]
        landlock.hide(paths.user_folders(), [bot_factory.path] if isinstance(bot_factory, FileBotFactory) else [])
    bot: AnyBot | None = None
    while True:
        try:
            request: Request = pickle.loads(connection.recv_bytes())  # noqa: S301 - trusted data of the parent process
        except (EOFError, OSError):
            return
        try:
            if bot is None:
                bot = bot_factory(game)
            kind, answer = _answer(game, bot, request)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - any failure of a bot is reported
            kind, answer = ERROR, exception_text(error)[:_MAX_TEXT_LENGTH]
            if is_third_party:
                # The author of the bot needs to know where the exception was raised. The bot may have closed the stream.
                with contextlib.suppress(OSError, ValueError):
                    traceback.print_exception(error)
        try:
            connection.send_bytes(json.dumps((request.number, kind, answer)).encode())
        except OSError:
            return


def _answer(game: AnyGame, bot: AnyBot, request: Request) -> tuple[str, JsonValue]:
    """Returns kind and content of the bot's answer, as JSON: unpickling an answer could run the bot's code."""
    seat = request.decision.actor
    match request:
        case MoveRequest():
            move = bot.choose(request.observation, request.decision, request.legal_moves, request.generator)
            return answer_text(game, move)
        case HintRequest() if isinstance(bot, EvaluatorBot):
            found = hints.find_hints(bot, request.observation, seat, request.count, request.rollouts, request.seconds)
            return DONE, [hint.to_json() for hint in found]
        case ReviewRequest() if isinstance(bot, EvaluatorBot):
            decision_review = hints.decision_review(bot, request.observation, seat, request.made, request.rollouts)
            return DONE, decision_review.to_json() if decision_review is not None else None
        case CoachRequest() if isinstance(bot, EvaluatorBot):
            judgement = coach.judge(bot, request.observation, seat, request.move)
            return DONE, judgement.to_json() if judgement is not None else None
        case LuckRequest() if isinstance(bot, EvaluatorBot):
            sampler = bot.evaluator.position_sampler(request.observation)
            if sampler is None:
                return ERROR, "there is no compiled model"
            return DONE, luck.luck_of_draw(game, sampler, request.observation, request.after).to_json()
        case _:
            return ERROR, f"{type(bot).__name__} gives no reasons"


def answer_text(game: AnyGame, move: object) -> tuple[str, str]:
    """Returns DONE and the text of a move; NO_MOVE and the `repr` of an object that is no move."""
    try:
        return DONE, str(game.write_move(move))[:_MAX_TEXT_LENGTH]
    except Exception:  # noqa: BLE001 - an object that is no move may fail in any way
        return NO_MOVE, repr(move)[:_MAX_TEXT_LENGTH]
