"""Simulation of whole games between bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial

from haspelknecht_qt.bots import AnyBot, BotFactory, RandomBot
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.bots.isolation import isolated_factory
from haspelknecht_qt.core import record
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, AnyGame, E, Game, M, S, Seat, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.rng import EventRandomGenerator, Generator, bot_seed
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.standing import Standing, winners_to_json
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue, parse
from haspelknecht_qt.core.undo import UndoPolicy

_START_KEYS = ("game", "rules", "data", "setup", "seats", "seed", "chance", "undo")
"""Keys of a record that do not change while its game is played."""


@frozen
class SimulatedGame:
    """Result of a simulated game: seed, bots by seat, number of moves (chance included), and final score.

    `digest` is a hash of the whole final state. `record` is the game as a saved game, "" unless requested.
    """

    seed: int
    bots: tuple[str, ...]
    move_count: int
    standing: Standing
    digest: str
    record: str = ""

    def to_json(self) -> JsonObject:
        """Returns the result as values for JSON, always with the same keys in the same order. Seats count from 0.

        If the victory is shared, the list "winners" replaces "winner".
        """
        return {
            "seed": self.seed,
            "seats": [
                {"player": bot, "total": seat.total, "items": dict(seat.items)}
                for bot, seat in zip(self.bots, self.standing.seats, strict=True)
            ],
            "moves": self.move_count,
            **winners_to_json(self.standing.winners),
            "digest": self.digest,
        }


@frozen
class Simulation:
    """A series of games that differ only in their seed: game number i, from 0, has the seed `seed` + i.

    `options` are the options for `Game.setup`. `bots` has the name of the bot in each seat. `bot_factories` maps each
    name to its factory. If `keeps_records`, every result includes the game's record.
    """

    game: AnyGame
    options: Mapping[str, JsonValue]
    seed: int
    bots: tuple[str, ...]
    bot_factories: Mapping[str, BotFactory]
    keeps_records: bool = False

    def play(self, number: int) -> SimulatedGame:
        """Plays the game with this number, from 0. The same number gives the same game on every machine."""
        seed = self.seed + number
        setup = self.game.setup(dict(self.options), seed)
        with ExitStack() as stack:
            bots = [isolated_factory(self.bot_factories[name])(self.game) for name in self.bots]
            for bot in bots:
                if close := getattr(bot, "close", None):
                    # A bot with `close` uses another process, which `close` ends.
                    stack.callback(close)
            state, moves = play(self.game, setup, seed, bots)
        text = self._record_text(setup, seed, moves) if self.keeps_records else ""
        return SimulatedGame(seed, self.bots, len(moves), self.game.standing(state), self.game.digest(state), text)

    def has_same_start(self, number: int, text: str) -> bool:
        """Whether a record has the start of the game with this number: the same set-up, seats and seed."""
        seed = self.seed + number
        start = _start_of(self._record_text(self.game.setup(dict(self.options), seed), seed, []))
        return start is not None and _start_of(text) == start

    def _record_text(self, setup: object, seed: int, moves: Sequence[object]) -> str:
        seats = [
            Seat(f"{bot} {place}", colour, bot)
            for place, (bot, colour) in enumerate(zip(self.bots, COLOURS, strict=False), 1)
        ]
        texts = [self.game.write_move(move) for move in moves]
        return record.dumps(Match.replay(self.game, setup, seed, seats, UndoPolicy.BARRIER, texts))


def _start_of(text: str) -> JsonObject | None:
    """Returns the keys of a record that its game has from the start; None if the text is no JSON object."""
    try:
        found = parse(text, "")
    except RecordError:
        return None
    return {key: found.get(key) for key in _START_KEYS} if isinstance(found, dict) else None


def play(game: Game[S, M, E, U], setup: U, seed: int, bots: Sequence[AnyBot]) -> tuple[S, list[M]]:
    """Plays a game to its end. Returns the final state and all moves, chance moves included.

    No `Match` is used: it would check each move, and bots choose only legal moves. The log would be the same.
    """
    state = game.initial_state(setup)
    moves: list[M] = []
    bot_seeds = [bot_seed(seed, seat) for seat in range(len(bots))]
    while (decision := game.decision(state)) is not None:
        if decision.actor == CHANCE:
            move = game.draw_chance_move(state, EventRandomGenerator(seed, len(moves)))
        else:
            bot = bots[decision.actor]
            # The random bot needs no observation, which would be a copy of the state.
            observation = None if isinstance(bot, RandomBot) else game.observe(state, decision.actor)
            generator = Generator(bot_seeds[decision.actor], len(moves))
            move = bot.choose(observation, decision, game.legal_moves(state), generator)
        game.advance(state, move)
        moves.append(move)
    return state, moves


_MAX_PACKET_SIZE = 16
_PACKETS_PER_WORKER = 3


def play_all(simulation: Simulation, games: int, executor: TaskExecutor) -> Iterator[SimulatedGame]:
    """Plays games number 0 to `games` - 1 on the executor and yields their results in order. Raises ExecutorError."""
    # Each task is a packet of games. With a single worker a packet is one game, so that games are reported one by one.
    workers = executor.worker_count
    size = 1 if workers == 1 else max(1, min(_MAX_PACKET_SIZE, games // (workers * _PACKETS_PER_WORKER)))
    packets = (range(start, min(start + size, games)) for start in range(0, games, size))
    for played in executor.map(partial(_play_games, simulation), packets):
        yield from played


@contextmanager
def ending_bot_processes(*, has_third_party: bool) -> Iterator[None]:
    """Ends the processes that third-party bots started in its `with` block, if the system can (see bots/watchdog.py)."""
    if sys.platform == "win32" or not has_third_party:
        yield
        return
    from haspelknecht_qt.bots import watchdog  # noqa: PLC0415 - the module cannot be imported on Windows

    with watchdog.ending_descendants():
        yield


def _play_games(simulation: Simulation, numbers: range) -> list[SimulatedGame]:
    return [simulation.play(number) for number in numbers]
