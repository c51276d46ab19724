"""Games from which the luck of draws is measured: self-play of one level, with the luck of every draw."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from attrs import AttrsInstance, asdict, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.evaluator import PositionSampler
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.levels import explaining_levels, strongest_hint_level
from haspelknecht_qt.bots.luck import DrawLuck, draws_of, luck_of_draw
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.core.game import CHANCE, AnyGame, GameState
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seat_findings import lead
from tools.game_cache import complete_lines

SEED = 8_400_000
"""Seed of the first game. These seeds have no other use."""
PLANTED_SEED = 8_900_000
"""Seed of the first game with a planted draw."""
OUTCOMES = 30
"""Number of outcomes from which a planted draw is chosen."""
MIN_PLANTED_MOVES = 3
"""Minimum number of chance moves of a draw that may be planted. A single card is seldom worth much."""
_CHOICE = 1 << 37
_SEATS_STRIDE = 100_000


@frozen
class LuckGame:
    """A game of self-play.

    `leads` are the final leads of the seats over the mean of the others. `stages` has the period of each draw, `luck`
    its luck by seat. `planted` is the index of the planted draw, and `seat` the seat for which it was chosen; -1 without.
    """

    number: int
    level: str
    leads: tuple[float, ...]
    stages: tuple[tuple[int, int], ...]
    luck: tuple[tuple[float, ...], ...]
    planted: int = -1
    seat: int = -1


@frozen
class LuckGames:
    """Games of `name` with this number of seats. In turn, all levels without a search play against themselves."""

    name: str
    seats: int

    def measure(self, number: int) -> LuckGame:
        """Plays a game and measures the luck of its draws."""
        game, bots, _ = _players(self.name)
        seed = SEED + _SEATS_STRIDE * self.seats + number
        level = list(bots)[number // 2 % len(bots)]
        setup = game.setup({"players": self.seats}, seed)
        end, moves = play(game, setup, seed, [bots[level]] * self.seats)
        return self._measured(number, level, setup, moves, end)

    def measure_planted(self, number: int) -> LuckGame:
        """Plays a game in which one draw of several moves is the best of many for one seat."""
        game, bots, judge = _players(self.name)
        seed = PLANTED_SEED + _SEATS_STRIDE * self.seats + number
        level = list(bots)[number % len(bots)]
        setup = game.setup({"players": self.seats}, seed)
        _, moves = play(game, setup, seed, [bots[level]] * self.seats)
        states = [*_states(game, setup, moves)]
        draws = [*draws_of(_actors(game, states))]
        dice = Generator(seed, _CHOICE)
        eligible = [place for place, draw in enumerate(draws) if draw.end - draw.start >= MIN_PLANTED_MOVES]
        planted, seat = dice.choice(eligible), number % self.seats
        before = states[draws[planted].start]
        sampler = _position_sampler(judge, before)
        found: list[tuple[float, list[object]]] = []
        for _ in range(OUTCOMES):
            state, drawn = before.copy(), []
            while (decision := game.decision(state)) is not None and decision.actor == CHANCE:
                drawn.append(game.draw_chance_move(state, dice))
                game.advance(state, drawn[-1])
            # Numbers of the rollouts are drawn, so that those of the measurement stay independent.
            points = [lead(each, seat) for each in sampler.sample(state, [dice.bits() for _ in range(OUTCOMES)])]
            found.append((sum(points), drawn))
        best = max(found, key=lambda each: each[0])[1]
        state = before.copy()
        for move in best:
            game.advance(state, move)
        rest = _played_on(game, state, [bots[level]] * self.seats, seed)
        played = [*moves[: draws[planted].start], *best, *rest]
        return self._measured(number, level, setup, played, state, planted, seat)

    def _measured(
        self,
        number: int,
        level: str,
        setup: object,
        moves: Sequence[object],
        end: object,
        planted: int = -1,
        seat: int = -1,
    ) -> LuckGame:
        game, _, judge = _players(self.name)
        states = [*_states(game, setup, moves)]
        stages, luck = [], []
        for draw in draws_of(_actors(game, states)):
            before, after = states[draw.start], states[draw.end]
            stages.append(game.period(before))
            luck.append(_rounded(luck_of_draw(game, _position_sampler(judge, before), before, after)))
        totals = [each.total for each in game.standing(end).seats]
        leads = tuple(lead(totals, each) for each in range(self.seats))
        return LuckGame(number, level, leads, tuple(stages), tuple(luck), planted, seat)


def append(file: Path, found: AttrsInstance) -> None:
    """Appends a game to a file of games, one a line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(asdict(found)) + "\n")


def read_lines(file: Path) -> Iterator[dict[str, Any]]:
    """Yields the values of each game in a file; none if it does not exist. Removes an incomplete last line."""
    yield from map(json.loads, complete_lines(file))


def read(file: Path) -> list[LuckGame]:
    """Returns the games of a file in order of their numbers; none if it does not exist."""
    games = {}
    for data in read_lines(file):
        data["leads"] = tuple(data["leads"])
        data["stages"] = tuple((one, other) for one, other in data["stages"])
        data["luck"] = tuple(map(tuple, data["luck"]))
        games[data["number"]] = LuckGame(**data)
    return [games[number] for number in sorted(games)]


@cache
def _players(name: str) -> tuple[AnyGame, dict[str, AnyEvaluatorBot], AnyEvaluatorBot]:
    """Returns game, bots of the levels without a search (weakest first), and the bot that judges."""
    game, factories = composition.game(name), composition.builtin_bot_factories(name, timed=False)
    made = ((level, factories[level](game)) for level in explaining_levels(factories))
    bots = {level: bot for level, bot in made if isinstance(bot, EvaluatorBot)}
    judge = factories[strongest_hint_level(factories)](game)
    if not isinstance(judge, EvaluatorBot):
        raise TypeError(f"{name}: the level that gives hints cannot judge positions")
    return game, bots, judge


def _position_sampler(judge: AnyEvaluatorBot, before: GameState) -> PositionSampler[Any]:
    """Returns the sampler for a draw in the position `before`. Raises ValueError without a compiled model."""
    found: PositionSampler[Any] | None = judge.evaluator.position_sampler(before)
    if found is None:
        raise ValueError("there is no compiled model, luck cannot be measured without one")
    return found


def _played_on(game: AnyGame, state: GameState, bots: Sequence[AnyEvaluatorBot], seed: int) -> list[object]:
    """Plays on to the end of the game, which changes `state`. Returns the moves."""
    dice, moves = Generator(seed, _CHOICE + 1), []
    while (decision := game.decision(state)) is not None:
        if decision.actor == CHANCE:
            moves.append(game.draw_chance_move(state, dice))
        else:
            seen = game.observe(state, decision.actor)
            moves.append(bots[decision.actor].choose(seen, decision, game.legal_moves(seen), dice))
        game.advance(state, moves[-1])
    return moves


def _states(game: AnyGame, setup: object, moves: Sequence[object]) -> Iterator[GameState]:
    """Yields the position before each move, and the final one."""
    state = game.initial_state(setup)
    yield state.copy()
    for move in moves:
        game.advance(state, move)
        yield state.copy()


def _actors(game: AnyGame, states: Sequence[GameState]) -> list[int]:
    """Returns the actor of each move."""
    decisions = map(game.decision, states[:-1])
    return [decision.actor for decision in decisions if decision is not None]


def _rounded(found: DrawLuck) -> tuple[float, ...]:
    return tuple(round(points, 4) for points in found.points)
