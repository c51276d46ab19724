"""Games between bots, paired and rotated, for comparing them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from attrs import Factory, frozen

from haspelknecht_qt.bots import AnyBot, BotFactory
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.bots.random_bot import RandomBot
from haspelknecht_qt.bots.statistics import Durations
from haspelknecht_qt.core.game import CHANCE, AnyGame
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.standing import winners_to_json
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import Value

MOST = 10**9
"""No points and no number of a group that come out of a file are larger."""


@frozen
class Contestant:
    """A bot that takes part: its name, and what makes it for a game. Both can be pickled.

    `version`, where one is known, is different for bots of the same name that play differently: their results are not counted together.
    """

    name: str
    make: BotFactory
    version: str = ""


@frozen
class GameResult:
    """How one game ended, by contestants: points, who won (several where the victory is shared), its seat, and the item scores.

    `lost_seats` tells whose seat went to the random bot, and why.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[int, ...]
    items: tuple[Mapping[str, int], ...]
    lost_seats: tuple[tuple[int, str], ...] = ()

    @classmethod
    def from_json(cls, data: Value, seats: int) -> GameResult:
        """The result as a group writes it. Raises ValueError for anything else."""
        sat = tuple(seat.whole(0, seats - 1) for seat in data["seats"].items(seats, seats))
        if len(set(sat)) != seats:
            raise ValueError("two contestants in one seat")
        lost = (each.items(2, 2) for each in data["lost_seats"].items())
        return cls(
            tuple(points.whole(-MOST, MOST) for points in data["points"].items(seats, seats)),
            _winners(data, seats),
            sat,
            tuple(
                {name: points.whole(-MOST, MOST) for name, points in each.values().items()}
                for each in data["items"].items(seats, seats)
            ),
            tuple((who.whole(0, seats - 1), why.text()) for who, why in lost),
        )


@frozen
class Group:
    """All games with one seed: each contestant once in each seat. `durations` are the decisions' by contestant.

    `real` are those of real decisions alone: with several legal moves, and where the bot does not say that its answer follows from an earlier one
    (ThinkingBot.follows; other bots never say so). None in results of older versions, which did not tell them apart.
    """

    number: int
    games: tuple[GameResult, ...]
    durations: tuple[Durations, ...]
    real: tuple[Durations, ...] | None = None

    def share(self, contestant: int) -> float:
        """The share of the group's games that a contestant won; a shared victory counts as a fraction."""
        return sum(1 / len(game.winners) for game in self.games if contestant in game.winners) / len(self.games)

    def margin(self, contestant: int) -> float:
        """By how many points a contestant was ahead of the best other one, on average."""
        margins = [
            game.points[contestant] - max(game.points[:contestant] + game.points[contestant + 1 :])
            for game in self.games
        ]
        return sum(margins) / len(margins)

    def to_json(self) -> JsonObject:
        """The group as plain values."""
        return {
            "group": self.number,
            "games": [
                {
                    "points": list(game.points),
                    **winners_to_json(game.winners),
                    "seats": list(game.seats),
                    "items": [dict(items) for items in game.items],
                    "lost_seats": [list(lost) for lost in game.lost_seats],
                }
                for game in self.games
            ],
            "durations": [each.to_json() for each in self.durations],
            **({} if self.real is None else {"real": [each.to_json() for each in self.real]}),
        }

    @classmethod
    def from_json(cls, data: Value, seats: int, games: int) -> Group:
        """The group written by `to_json`, of so many games with so many seats. Raises ValueError for anything else."""
        played = data["games"].items(games, games)
        durations = data["durations"].items(seats, seats)
        real = data["real"].items(seats, seats) if "real" in data else None
        return cls(
            data["group"].whole(0, MOST),
            tuple(GameResult.from_json(game, seats) for game in played),
            tuple(map(Durations.from_json, durations)),
            None if real is None else tuple(map(Durations.from_json, real)),
        )


@frozen
class _TimeUsed:
    """The seconds that one contestant's decisions have taken, and those of the real ones among them (see Group)."""

    seconds: list[float] = Factory(list)
    real: list[float] = Factory(list)

    def note(self, seconds: float, *, real: bool) -> None:
        self.seconds.append(seconds)
        if real:
            self.real.append(seconds)


@frozen
class Arena:
    """A tournament's conditions. Group number i has the seed `seed` + i; `contestants` has a name for every seat.

    `in_turn` are options that change from group to group: for each its values, one after the other, from the first one again after the last.
    `clock` is what decisions are timed by; bots that think in this process can be timed by its work alone, whatever else the machine does.
    """

    game: AnyGame
    options: Mapping[str, JsonValue]
    seed: int
    contestants: tuple[Contestant, ...]
    in_turn: Mapping[str, Sequence[JsonValue]] = Factory(dict)
    clock: Callable[[], float] = time.perf_counter

    @property
    def games_per_group(self) -> int:
        """How many different seatings there are."""
        return len(self._seatings())

    def _seatings(self) -> list[tuple[int, ...]]:
        """For each game of a group the seat of each contestant. Contestants of the same name are the same bot: what differs in nothing
        is left out.
        """
        count = len(self.contestants)
        seatings: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in range(count):
            names = tuple(self.contestants[(seat - turn) % count].name for seat in range(count))
            seatings.setdefault(names, tuple((place + turn) % count for place in range(count)))
        return list(seatings.values())

    def setup(self, number: int) -> Any:
        """What the games of a group are set up with."""
        options = {**self.options, **{key: values[number % len(values)] for key, values in self.in_turn.items()}}
        return self.game.setup(options, self.seed + number)

    def play_group(self, number: int) -> Group:
        """The games of one seed: the contestants change seats until each has sat in every one."""
        time_used = [_TimeUsed() for _ in self.contestants]
        setup = self.setup(number)
        results = [self._play(setup, self.seed + number, seats, time_used) for seats in self._seatings()]
        durations = tuple(Durations.of(each.seconds) for each in time_used)
        return Group(number, tuple(results), durations, tuple(Durations.of(each.real) for each in time_used))

    def _play(self, setup: object, seed: int, seats: tuple[int, ...], time_used: Sequence[_TimeUsed]) -> GameResult:
        game = self.game
        state = game.initial(setup)
        contestant_in = {seat: contestant for contestant, seat in enumerate(seats)}
        with ExitStack() as stack:
            made = [contestant.make(game) for contestant in self.contestants]
            for bot in made:
                # A bot that asks a program ends it.
                stack.callback(getattr(bot, "close", _nothing))
            lost = self._play_to_the_end(state, seed, contestant_in, made, time_used)
        standing = game.standing(state)
        return GameResult(
            tuple(standing.seats[seat].total for seat in seats),
            tuple(sorted(contestant_in[seat] for seat in standing.winners)),
            seats,
            tuple(dict(standing.seats[seat].items) for seat in seats),
            tuple(lost.items()),
        )

    def _play_to_the_end(
        self,
        state: object,
        seed: int,
        contestant_in: Mapping[int, int],
        made: Sequence[AnyBot],
        time_used: Sequence[_TimeUsed],
    ) -> dict[int, str]:
        """Plays from a state on; the answer is which contestants lost their seat, and why. `contestant_in` has the contestant of each seat."""
        game = self.game
        bots = list(made)
        lost: dict[int, str] = {}
        ply = 0
        while (decision := game.decision(state)) is not None:
            generator = Generator(seed, ply)
            if decision.actor == CHANCE:
                move = game.draw(state, generator)
            else:
                who = contestant_in[decision.actor]
                legal = game.legal_moves(state)
                started = self.clock()
                try:
                    move = bots[who].choose(game.observe(state, decision.actor), decision, legal, generator)
                    fault = (
                        ""
                        if move in legal
                        else str(TranslatableError(BotErrorKind.ILLEGAL_MOVE, {"step": decision.step}))
                    )
                except TranslatableError as error:
                    fault = str(error)
                except Exception as error:  # noqa: BLE001 - whatever a foreign bot raises, the tournament goes on
                    fault = f"{type(error).__name__}: {error}"
                real = len(legal) > 1 and not getattr(bots[who], "follows", False)
                time_used[who].note(self.clock() - started, real=real)
                if fault:
                    lost[who] = fault
                    bots[who] = RandomBot()
                    move = generator.choice(legal)
            game.advance(state, move)
            ply += 1
        return lost


def _winners(game: Value, seats: int) -> tuple[int, ...]:
    """Who won, as `winners_to_json` writes it."""
    if "winners" not in game:
        return (game["winner"].whole(0, seats - 1),)
    winners = tuple(winner.whole(0, seats - 1) for winner in game["winners"].items(2, seats))
    if list(winners) != sorted(set(winners)):
        raise ValueError("winners are not in ascending order, or one comes twice")
    return winners


def _nothing() -> None:
    """Most bots have nothing to end."""
