"""Games between bots, to compare their strength. In a group of games with one seed, the bots change seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from attrs import Factory

from haspelknecht_qt.bots import AnyBot, BotFactory, RandomBot, child
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError, exception_text
from haspelknecht_qt.bots.isolation import BotProcessFailed, isolated_factory
from haspelknecht_qt.bots.statistics import DurationHistogram
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, AnyGame, Decision
from haspelknecht_qt.core.rng import EventRandomGenerator, Generator, bot_seed
from haspelknecht_qt.core.standing import winners_to_json
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.text import truncate
from haspelknecht_qt.core.validation import UntrustedValue

MAX_NUMBER = 10**9
"""Maximum absolute value of points, and maximum number of a group, in a results file."""
MAX_FAULT_LENGTH = 2000
"""Maximum length of the reason why a bot lost its seat, in characters. A third-party bot may write a longer message."""


@frozen
class Contestant:
    """A participating bot: its name and the function that creates the bot. Picklable.

    `version` distinguishes bots of the same name that play differently; "" if unknown. Results of different versions
    are not added up.
    """

    name: str
    bot_factory: BotFactory
    version: str = ""


@frozen
class GameResult:
    """Result of one game. Tuples with a value for each contestant are in the order of the contestants.

    - `points`: final score of each contestant.
    - `winners`: indexes of the contestants that won; more than one if they share the victory.
    - `seats`: seat of each contestant.
    - `items`: points of each contestant by score item.
    - `lost_seats`: a pair (contestant, reason) for each contestant that the random bot replaced.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[int, ...]
    items: tuple[Mapping[str, int], ...]
    lost_seats: tuple[tuple[int, str], ...] = ()

    @classmethod
    def from_json(cls, data: UntrustedValue, seats: int) -> GameResult:
        """Reads the result of one game, written by `to_json`. Raises ValueError if the JSON is not valid."""
        sat = tuple(seat.whole_number(0, seats - 1) for seat in data["seats"].array(seats, seats))
        if len(set(sat)) != seats:
            raise ValueError("two contestants in one seat")
        lost = (each.array(2, 2) for each in data["lost_seats"].array())
        return cls(
            tuple(points.whole_number(-MAX_NUMBER, MAX_NUMBER) for points in data["points"].array(seats, seats)),
            _read_winners(data, seats),
            sat,
            tuple(
                {name: points.whole_number(-MAX_NUMBER, MAX_NUMBER) for name, points in each.values().items()}
                for each in data["items"].array(seats, seats)
            ),
            tuple((who.whole_number(0, seats - 1), why.text()) for who, why in lost),
        )


@frozen
class SameSeedGroup:
    """All games with one seed: each contestant plays once in each seat.

    `durations` has, for each contestant, the durations of all its decisions. `real_durations` has those of its real
    decisions only. A real decision has several legal moves and does not follow from an earlier decision
    (`was_decided_earlier`, which only an EvaluatorBot has). `real_durations` is None in results of older versions,
    which did not distinguish real decisions.
    """

    number: int
    games: tuple[GameResult, ...]
    durations: tuple[DurationHistogram, ...]
    real_durations: tuple[DurationHistogram, ...] | None = None

    def win_share(self, contestant: int) -> float:
        """Returns the share of games that a contestant won (0 to 1). A shared victory counts as a fraction."""
        return sum(1 / len(game.winners) for game in self.games if contestant in game.winners) / len(self.games)

    def margin(self, contestant: int) -> float:
        """Returns a contestant's mean lead over the best other contestant, in points."""
        margins = [
            game.points[contestant] - max(game.points[:contestant] + game.points[contestant + 1 :])
            for game in self.games
        ]
        return sum(margins) / len(margins)

    def to_json(self) -> JsonObject:
        """Returns the group as values for JSON."""
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
            **({} if self.real_durations is None else {"real": [each.to_json() for each in self.real_durations]}),
        }

    @classmethod
    def from_json(cls, data: UntrustedValue, seats: int, games: int) -> SameSeedGroup:
        """Reads a group of `games` games written by `to_json`. Raises ValueError if the JSON is not valid."""
        played = data["games"].array(games, games)
        durations = data["durations"].array(seats, seats)
        real = data["real"].array(seats, seats) if "real" in data else None
        return cls(
            data["group"].whole_number(0, MAX_NUMBER),
            tuple(GameResult.from_json(game, seats) for game in played),
            tuple(map(DurationHistogram.from_json, durations)),
            None if real is None else tuple(map(DurationHistogram.from_json, real)),
        )


@frozen
class _TimeUsed:
    """Durations of a contestant's decisions in seconds: of all decisions, and of real ones (see `SameSeedGroup`)."""

    durations: list[float] = Factory(list)
    real_durations: list[float] = Factory(list)


@frozen
class Arena:
    """Plays the games of a tournament, in groups. The games of group number i have the seed `seed` + i.

    `contestants` has a bot for every seat. `rotating_options` maps options to their values: each group has the next
    value, in a cycle. `clock` returns a time in seconds, for timing decisions. If all bots run in this process, it may
    be process time, which ignores other programs.
    """

    game: AnyGame
    options: Mapping[str, JsonValue]
    seed: int
    contestants: tuple[Contestant, ...]
    rotating_options: Mapping[str, Sequence[JsonValue]] = Factory(dict)
    clock: Callable[[], float] = time.perf_counter

    @property
    def games_per_group(self) -> int:
        """Number of games in a group: one for each different seating."""
        return len(self._seatings())

    def _seatings(self) -> list[tuple[int, ...]]:
        """Returns the seat of each contestant in each game of a group.

        Contestants of the same name are the same bot. Seatings that differ only by swapping them count once.
        """
        count = len(self.contestants)
        seatings: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in range(count):
            names = tuple(self.contestants[(seat - turn) % count].name for seat in range(count))
            seatings.setdefault(names, tuple((place + turn) % count for place in range(count)))
        return list(seatings.values())

    def group_setup(self, group_number: int) -> Any:
        """Returns the set-up of all games of a group."""
        options = {
            **self.options,
            **{key: values[group_number % len(values)] for key, values in self.rotating_options.items()},
        }
        return self.game.setup(options, self.seed + group_number)

    def play_group(self, number: int) -> SameSeedGroup:
        """Plays the games of one group: the contestants rotate until each has played in every seat."""
        time_used = [_TimeUsed() for _ in self.contestants]
        setup = self.group_setup(number)
        results = [self._play_game(setup, self.seed + number, seats, time_used) for seats in self._seatings()]
        durations = tuple(DurationHistogram.from_durations(each.durations) for each in time_used)
        real_durations = tuple(DurationHistogram.from_durations(each.real_durations) for each in time_used)
        return SameSeedGroup(number, tuple(results), durations, real_durations)

    def _play_game(
        self, setup: object, seed: int, seats: tuple[int, ...], time_used: Sequence[_TimeUsed]
    ) -> GameResult:
        game = self.game
        state = game.initial_state(setup)
        contestant_in = {seat: contestant for contestant, seat in enumerate(seats)}
        with ExitStack() as stack:
            bots = [isolated_factory(contestant.bot_factory)(game) for contestant in self.contestants]
            for bot in bots:
                if close := getattr(bot, "close", None):
                    # A bot with `close` uses another process, which `close` ends.
                    stack.callback(close)
            lost = self._play_to_the_end(state, seed, contestant_in, bots, time_used)
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
        bots: list[AnyBot],
        time_used: Sequence[_TimeUsed],
    ) -> dict[int, str]:
        """Plays a game from `state` to its end. `contestant_in` maps each seat to a contestant.

        If a bot fails, the random bot takes its place in `bots`. Returns the reasons of the failures by contestant.
        """
        game = self.game
        lost: dict[int, str] = {}
        bot_seeds = [bot_seed(seed, seat) for seat in range(len(contestant_in))]
        ply = 0
        while (decision := game.decision(state)) is not None:
            if decision.actor == CHANCE:
                move = game.draw_chance_move(state, EventRandomGenerator(seed, ply))
            else:
                generator = Generator(bot_seeds[decision.actor], ply)
                who = contestant_in[decision.actor]
                legal = game.legal_moves(state)
                started = self.clock()
                move, fault = self._ask(bots[who], state, decision, legal, generator)
                time_used[who].durations.append(self.clock() - started)
                if len(legal) > 1 and not getattr(bots[who], "was_decided_earlier", False):
                    time_used[who].real_durations.append(time_used[who].durations[-1])
                if fault:
                    lost[who] = truncate(fault, MAX_FAULT_LENGTH)
                    bots[who] = RandomBot()
                    move = generator.choice(legal)
            game.advance(state, move)
            ply += 1
        return lost

    def _ask(
        self, bot: AnyBot, state: Any, decision: Decision, legal_moves: Sequence[Any], generator: Generator
    ) -> tuple[Any, str]:
        """Asks a bot for a move. Returns its move and "" or, if it failed, None and the reason."""
        try:
            move = bot.choose(self.game.observe(state, decision.actor), decision, legal_moves, generator)
            if move in legal_moves:
                return move, ""
            _, found = child.answer_text(self.game, move)
            details = {"step": decision.step, "found": found}
            return None, str(TranslatableError(BotErrorKind.ILLEGAL_MOVE, details))
        except (TranslatableError, BotProcessFailed) as error:
            return None, str(error)
        except Exception as error:  # noqa: BLE001 - any error of a third-party bot must not stop the tournament
            return None, exception_text(error)


def _read_winners(game: UntrustedValue, seats: int) -> tuple[int, ...]:
    """Reads the winners of a game, as written by `winners_to_json`."""
    if "winners" not in game:
        return (game["winner"].whole_number(0, seats - 1),)
    winners = tuple(winner.whole_number(0, seats - 1) for winner in game["winners"].array(2, seats))
    if list(winners) != sorted(set(winners)):
        raise ValueError("winners are not in ascending order, or one comes twice")
    return winners
