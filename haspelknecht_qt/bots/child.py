"""What runs in a bot's own process: it waits for questions, has the bot answer them and sends the answers back as text."""

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
"""What became of a question."""
_LONGEST = 300
"""Of what a bot says instead of a move, in characters."""


@frozen
class Request:
    """What is asked, as it is sent. `number` tells answers to earlier questions from the one that is waited for."""

    number: int
    observation: object
    decision: Decision


@frozen
class MoveRequest(Request):
    """Which move the bot makes."""

    legal_moves: Sequence[object]
    seed: int
    ply: int


@frozen
class HintRequest(Request):
    """The best things to do; they are played on so many `games` at the most, for so many `seconds` (0: as long as it takes)."""

    count: int
    games: int
    seconds: float


@frozen
class ReviewRequest(Request):
    """What a move that was made has cost, after so many `games` played on."""

    move: object
    games: int


def run_worker(connection: Connection, lifeline: Connection, payload: Connection) -> None:
    """Answers questions until nobody asks any more: until the connection or the lifeline is closed, whatever the bot does meanwhile.

    The game and the bot's maker come in the parcel.
    """
    if os.name == "posix":
        from haspelknecht_qt.bots import watchdog  # noqa: PLC0415 - there is none on Windows

        watchdog.supervise(lifeline, lambda: _answer_all(connection, payload))
    else:
        threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
        _answer_all(connection, payload)


def _end_with(lifeline: Connection) -> None:
    """Ends this process as soon as the window has closed the lifeline, or is gone."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _answer_all(connection: Connection, payload: Connection) -> None:
    game: AnyGame
    bot_factory: BotFactory
    try:
        with payload:
            game, bot_factory = pickle.loads(payload.recv_bytes())  # noqa: S301 - it comes from the table
    except (EOFError, OSError):
        return
    bot: AnyBot | None = None
    while True:
        try:
            question: Request = pickle.loads(connection.recv_bytes())  # noqa: S301 - it comes from the table
        except (EOFError, OSError):
            return
        try:
            if bot is None:
                bot = bot_factory(game)
            kind, answer = _answer(game, bot, question)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot is reported
            kind, answer = ERROR, f"{type(error).__name__}: {error}"[:_LONGEST]
        try:
            connection.send_bytes(json.dumps((question.number, kind, answer)).encode())
        except OSError:
            return


def _answer(game: AnyGame, bot: AnyBot, question: Request) -> tuple[str, JsonValue]:
    """The answer in plain values: nothing of a foreign bot's comes into the table's process."""
    seat = question.decision.actor
    match question:
        case MoveRequest():
            generator = Generator(question.seed, question.ply)
            return _in_words(game, bot.choose(question.observation, question.decision, question.legal_moves, generator))
        case HintRequest() if isinstance(bot, EvaluatorBot):
            found = hints.find_hints(bot, question.observation, seat, question.count, question.games, question.seconds)
            return DONE, [hint.to_json() for hint in found]
        case ReviewRequest() if isinstance(bot, EvaluatorBot):
            decision_review = hints.decision_review(bot, question.observation, seat, question.move, question.games)
            return DONE, decision_review.to_json() if decision_review is not None else None
        case _:
            return ERROR, f"{type(bot).__name__} gives no reasons"


def _in_words(game: AnyGame, move: object) -> tuple[str, str]:
    try:
        return DONE, str(game.write(move))[:_LONGEST]
    except Exception:  # noqa: BLE001 - what is no move may fail in any way
        return NO_MOVE, repr(move)[:_LONGEST]
