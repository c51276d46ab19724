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

from haspelknecht_qt.bots import AnyBot, Maker, hints
from haspelknecht_qt.bots.thinking import ThinkingBot
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.plain import Plain

DONE, NO_MOVE, ERROR = "done", "no move", "error"
"""What became of a question."""
_LONGEST = 300
"""Of what a bot says instead of a move, in characters."""


@frozen
class Question:
    """What is asked, as it is sent. `number` tells answers to earlier questions from the one that is waited for."""

    number: int
    observation: object
    decision: Decision


@frozen
class ForMove(Question):
    """Which move the bot makes."""

    legal_moves: Sequence[object]
    seed: int
    ply: int


@frozen
class ForHints(Question):
    """The best things to do; they are played on so many `games` at the most, for so many `seconds` (0: as long as it takes)."""

    count: int
    games: int
    seconds: float


@frozen
class ForVerdict(Question):
    """What a move that was made has cost, after so many `games` played on."""

    move: object
    games: int


def think(connection: Connection, lifeline: Connection, parcel: Connection) -> None:
    """Answers questions until nobody asks any more: until the connection or the lifeline is closed, whatever the bot does meanwhile.

    The game and the bot's maker come in the parcel.
    """
    if os.name == "posix":
        from haspelknecht_qt.bots import keeper  # noqa: PLC0415 - there is none on Windows

        keeper.keep(lifeline, lambda: _answer_all(connection, parcel))
    else:
        threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
        _answer_all(connection, parcel)


def _end_with(lifeline: Connection) -> None:
    """Ends this process as soon as the window has closed the lifeline, or is gone."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _answer_all(connection: Connection, parcel: Connection) -> None:
    game: AnyGame
    maker: Maker
    try:
        with parcel:
            game, maker = pickle.loads(parcel.recv_bytes())  # noqa: S301 - it comes from the table
    except (EOFError, OSError):
        return
    bot: AnyBot | None = None
    while True:
        try:
            question: Question = pickle.loads(connection.recv_bytes())  # noqa: S301 - it comes from the table
        except (EOFError, OSError):
            return
        try:
            if bot is None:
                bot = maker(game)
            kind, answer = _answer(game, bot, question)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot is reported
            kind, answer = ERROR, f"{type(error).__name__}: {error}"[:_LONGEST]
        try:
            connection.send_bytes(json.dumps((question.number, kind, answer)).encode())
        except OSError:
            return


def _answer(game: AnyGame, bot: AnyBot, question: Question) -> tuple[str, Plain]:
    """The answer in plain values: nothing of a foreign bot's comes into the table's process."""
    seat = question.decision.actor
    match question:
        case ForMove():
            generator = Generator(question.seed, question.ply)
            return _in_words(game, bot.choose(question.observation, question.decision, question.legal_moves, generator))
        case ForHints() if isinstance(bot, ThinkingBot):
            found = hints.advise(bot, question.observation, seat, question.count, question.games, question.seconds)
            return DONE, [hint.to_json() for hint in found]
        case ForVerdict() if isinstance(bot, ThinkingBot):
            verdict = hints.verdict(bot, question.observation, seat, question.move, question.games)
            return DONE, verdict.to_json() if verdict is not None else None
        case _:
            return ERROR, f"{type(bot).__name__} gives no reasons"


def _in_words(game: AnyGame, move: object) -> tuple[str, str]:
    try:
        return DONE, str(game.write(move))[:_LONGEST]
    except Exception:  # noqa: BLE001 - what is no move may fail in any way
        return NO_MOVE, repr(move)[:_LONGEST]
