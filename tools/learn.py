"""Learns the linear value functions of Haspelknecht by self-play: `python -m tools.learn --help`.

In each round the previous value function plays games against itself, with random preferences in every seat, to explore.
A ridge regression for each stage then finds the weights that best predict the points of the rest of the game, from all
positions at the ends of turns. The target is a mix of the final score and later predictions (TD(lambda)).

The result is the Farmer's weights. The Haspelknecht's come from further games, played like the Farmer's.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import components, scoring
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.features import FEATURE_NAMES, STAGE_COUNT, feature_values, stage_of
from haspelknecht_qt.games.haspelknecht.strategy.rollout import RolloutPlayer
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import FEATURE_SET, ValueFunction, load
from tools import executors
from tools.weights_file import linear_to_json

Row = tuple[int, float, tuple[float, ...]]
"""Stage, points still to come, and features."""
Weights = Sequence[Sequence[float]]
"""Weights for each stage: one for each feature, then the constant."""
FIRST_GUESS = {
    "coal_chart": 1.0,
    "coal": 0.3,
    "food_missing": -1.5,
    "food": 0.3,
    "thaler_due_missing": -1.5,
    "thaler_points": 1.0,
    "debt_points": 1.0,
    "water_over_one": -1.0,
    "sections": 1.0,
    "tunnel_bonus": 1.0,
    "development_bonus": 1.0,
    "buildings": 1.0,
    "marker_points": 1.0,
    "wood": 0.3,
    "wood_points": 1.0,
    "storage_points": 1.0,
}
"""Initial weights: the rulebook's values of things."""
LAMBDA = 0.8
"""Share of the final score in a target, step by step. The first round uses no predictions, only final scores."""
RIDGE = 12.0
PREFERENCE_STRENGTHS = (0.5, 1.0)
"""Strengths of random preferences, in every other game."""
QUICK = LookaheadSettings(effort=6, foresight=1, envy=0.0)
SEATS = (2, 3, 2, 4)
RULEBOOKS = ("dutch", "dutch", "dutch", "english", "dutch", "french")
END_BONUSES = ("tunnel_bonus", "development_bonus", "buildings", "marker_points", "storage_points")
FARMHAND_FEATURES = (
    "three_seats",
    "four_seats",
    "coal",
    "coal_chart",
    "food_missing",
    "food",
    "thaler_due_missing",
    "thaler_missing",
    "thaler_points",
    "thaler",
    "debt_points",
    "water",
    "water_over_one",
    "pinge_left",
    "exhausted",
    "sections",
    "tunnel_coal",
    "tunnel_wood",
    "shaft",
    "wood",
    "wood_points",
    *END_BONUSES,
)
"""Features known to the Farmhand: goods, mine and bonuses, but not the values of single developments."""
INTERACTIONS = ("mill_thaler", "mill_thaler_points", "burner_pinge_left")
FEATURES_BY_LEVEL = {
    "farmhand": FARMHAND_FEATURES,
    "farmer": tuple(name for name in FEATURE_NAMES if name not in INTERACTIONS),
}
FURTHER_LEVEL = "haspelknecht"


def shepherd_weights() -> tuple[tuple[float, ...], ...]:
    """Returns the Shepherd's weights: the rulebook's values, without the bonuses that count only at the end."""
    values = {name: weight for name, weight in FIRST_GUESS.items() if name not in END_BONUSES}
    return ((*(values.get(name, 0.0) for name in FEATURE_NAMES), 0.0),) * STAGE_COUNT


def initial_value_function() -> ValueFunction:
    """Returns the initial value function."""
    row = (*(FIRST_GUESS.get(name, 0.0) for name in FEATURE_NAMES), 0.0)
    return ValueFunction((row,) * STAGE_COUNT)


@frozen
class TrainingRound:
    """Settings of a round: game, weights, and seed of the first game, on which all preferences and chance depend."""

    game: Haspelknecht
    weights: tuple[tuple[float, ...], ...]
    seed: int


@frozen
class GameTrack:
    """One seat's game: final score, and for each stage the points scored so far and the features."""

    total: int
    stages: Mapping[int, tuple[int, tuple[float, ...]]]

    def rows(self, weights: Weights, trust: float) -> list[Row]:
        """Returns the training rows. `trust` is the share of predictions in the targets (0: final score only)."""
        rows: list[Row] = []
        target = float(self.total)
        for stage in sorted(self.stages, reverse=True):
            scored, numbers = self.stages[stage]
            rows.append((stage, target - scored, numbers))
            target = trust * (scored + _predict(weights[stage], numbers)) + (1 - trust) * target
        return rows


def _predict(row: Sequence[float], numbers: Sequence[float]) -> float:
    return row[-1] + sum(weight * number for weight, number in zip(row, numbers, strict=False) if number)


def play(training_round: TrainingRound, number: int) -> list[GameTrack]:
    """Plays one game; returns a track for each seat."""
    game = training_round.game
    seed = training_round.seed + number
    preferences = Generator(seed, 1 << 32)
    seats = SEATS[seed % len(SEATS)]
    fitting = [name for name, shape in game.components.layouts.items() if seats in shape.player_counts]
    layouts = ["first_play", "first_play", *fitting]
    options = {
        "players": seats,
        "rulebook": RULEBOOKS[seed // len(SEATS) % len(RULEBOOKS)],
        "layout": layouts[preferences.random_below(len(layouts))],
    }
    state = game.initial_state(game.setup(options, seed))
    base = ValueFunction(training_round.weights)
    seen: list[dict[int, tuple[int, tuple[float, ...]]]] = [{} for _ in range(seats)]

    def note(position: State, seat: int) -> None:
        if position.step != Step.WINTER:
            numbers = tuple(feature_values(base.printed_sums(position.box), position, seat))
            seen[seat][stage_of(position)] = (sum(position.players[seat].scored), numbers)

    value_functions = [
        _with_preferences(base, preferences, PREFERENCE_STRENGTHS[seed % len(PREFERENCE_STRENGTHS)])
        for _ in range(seats)
    ]
    playing = RolloutPlayer(game, value_functions, QUICK, note)
    ply = 0
    while state.step != Step.END:
        playing.step(state, Generator(seed, ply))
        ply += 1
    totals = [each.total for each in scoring.standing(state).seats]
    return [GameTrack(total, stages) for total, stages in zip(totals, seen, strict=True)]


def _with_preferences(base: ValueFunction, generator: Generator, strength: float) -> ValueFunction:
    """Returns the value function with random preferences for one game, mostly for tiles."""

    def about_normal() -> float:
        return sum(generator.random_below(1000) for _ in range(4)) / 1000 - 2

    preferences = [
        0.0
        if name in INTERACTIONS
        else (1.6 if name.startswith("tile_") else 0.25 if name in FIRST_GUESS else 0.12) * strength * about_normal()
        for name in FEATURE_NAMES
    ]
    rows = []
    for row in base.weights[:-1]:
        rows.append((*(weight + preference for weight, preference in zip(row[:-1], preferences, strict=True)), row[-1]))
    return ValueFunction((*rows, base.weights[-1]))


class Sums:
    """Sums of products for the ridge regression of one stage."""

    def __init__(self) -> None:
        size = len(FEATURE_NAMES) + 2
        self.count = 0
        self.products = [[0.0] * size for _ in range(size)]

    def add(self, target: float, numbers: Sequence[float]) -> None:
        """Adds a row: features, the constant, the target."""
        self.count += 1
        row = [(place, float(number)) for place, number in enumerate((*numbers, 1.0, target)) if number]
        for place, number in row:
            sums = self.products[place]
            for other, factor in row:
                sums[other] += number * factor

    def fade(self, factor: float) -> None:
        """Reduces the weight of all rows so far."""
        self.products = [[factor * value for value in row] for row in self.products]

    def weights(self, names: Iterable[str], before: Sequence[float]) -> tuple[float, ...]:
        """Returns the weights of the named features, 0 for all others, and the constant.

        Weights of rare features stay near those `before`.
        """
        chosen = [place for place, name in enumerate(FEATURE_NAMES) if name in set(names)]
        prior = [before[place] for place in chosen]
        places = [*chosen, len(FEATURE_NAMES)]
        matrix = [[self.products[one][two] for two in places] for one in places]
        targets = [self.products[one][-1] for one in places]
        for place, value in enumerate(prior):
            matrix[place][place] += RIDGE
            targets[place] += RIDGE * value
        matrix[-1][-1] += 1e-6
        solution = solve(matrix, targets)
        row = [0.0] * (len(FEATURE_NAMES) + 1)
        for place, value in zip(places, solution, strict=True):
            row[place] = value
        return tuple(row)


def solve(matrix: list[list[float]], targets: list[float]) -> list[float]:
    """Solves a system of linear equations with a positive definite matrix."""
    size = len(targets)
    rows = [[*row, target] for row, target in zip(matrix, targets, strict=True)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda place: abs(rows[place][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        head = rows[pivot]
        for row in rows[pivot + 1 :]:
            if row[pivot]:
                factor = row[pivot] / head[pivot]
                for place in range(pivot, size + 1):
                    row[place] -= factor * head[place]
    solution = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = sum(rows[place][other] * solution[other] for other in range(place + 1, size))
        solution[place] = (rows[place][size] - rest) / rows[place][place]
    return solution


def refine(tracks: Sequence[GameTrack], before: Weights) -> list[tuple[float, ...]]:
    """Returns the weights `before`, improved by these games.

    The last stage is first, so that earlier stages learn from the new predictions of later ones.
    """
    targets = [float(track.total) for track in tracks]
    trained_weights = [tuple(row) for row in before]
    for stage in reversed(range(STAGE_COUNT)):
        sums = Sums()
        seen = [(place, *track.stages[stage]) for place, track in enumerate(tracks) if stage in track.stages]
        for place, scored, numbers in seen:
            sums.add(targets[place] - scored, numbers)
        trained_weights[stage] = sums.weights(FEATURE_NAMES, before[stage])
        for place, scored, numbers in seen:
            predicted = scored + _predict(trained_weights[stage], numbers)
            targets[place] = LAMBDA * targets[place] + (1 - LAMBDA) * predicted
    return trained_weights


def main(argv: Sequence[str] | None = None) -> None:
    """Reads the command line and learns."""
    parser = argparse.ArgumentParser(description="Learns the weights of the value function by self-play.")
    parser.add_argument("data", type=Path, help="file of printed values, resources/haspelknecht/components.toml")
    parser.add_argument("output", type=Path, help="file for the weights")
    parser.add_argument(
        "--rounds", type=int, default=3, help="rounds for the Farmer (default 3; 0 keeps the weights of --start)"
    )
    parser.add_argument("--games", type=int, default=240, help="games in each round (default 240)")
    parser.add_argument("--further", type=int, default=1350, help="games for the Haspelknecht (default 1350)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument(
        "--further-seed", type=int, default=100_000, help="seed of the first game for the Haspelknecht (default 100000)"
    )
    executors.add_options(parser)
    parser.add_argument("--start", type=Path, help="weights to start from")
    arguments = parser.parse_args(argv)
    if arguments.games < 1 or min(arguments.rounds, arguments.further, arguments.seed, arguments.further_seed) < 0:
        parser.error("--games: allowed is 1 or more; --rounds, --further, --seed and --further-seed: 0 or more")
    try:
        known = load(arguments.start) if arguments.start else {}
        game = Haspelknecht(components.load(arguments.data))
    except (OSError, ValueError) as error:
        parser.error(str(error))
    weights_by_level: dict[str, Weights] = {name: value_function.weights for name, value_function in known.items()}
    if not arguments.rounds and "farmer" not in weights_by_level:
        parser.error("--rounds: allowed is 1 or more without weights of the Farmer in --start")
    # Made before the games: without the folder, the result would be lost.
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    with executors.playing(parser, arguments) as executor:

        def played(weights: Weights, seed: int, games: int) -> Iterator[list[GameTrack]]:
            training_round = TrainingRound(game, tuple(map(tuple, weights)), seed)
            return executor.map(partial(play, training_round), range(games))

        if arguments.rounds:
            start = weights_by_level.get("farmer")
            weights_by_level = {"shepherd": shepherd_weights(), **_rounds(arguments, start, played)}
        if arguments.further:
            tracks = [
                track
                for game in played(weights_by_level["farmer"], arguments.further_seed, arguments.further)
                for track in game
            ]
            weights_by_level[FURTHER_LEVEL] = refine(tracks, weights_by_level["farmer"])
    made_by = {name: getattr(arguments, name) for name in ("rounds", "games", "seed", "further", "further_seed")}
    arguments.output.write_text(
        json.dumps(linear_to_json(FEATURE_SET, weights_by_level, made_by)) + "\n", encoding="utf-8", newline="\n"
    )


def _rounds(
    arguments: argparse.Namespace,
    start: Weights | None,
    played: Callable[[Weights, int, int], Iterable[list[GameTrack]]],
) -> dict[str, Weights]:
    """Returns the weights of the Farmhand and the Farmer after all rounds."""
    first = initial_value_function().weights
    weights_by_level: dict[str, Weights] = {"farmer": start or first}
    sums = [Sums() for _ in range(STAGE_COUNT)]
    for number in range(arguments.rounds):
        weights = weights_by_level["farmer"]
        # The initial weights predict too badly.
        trust = 1 - LAMBDA if number or start else 0.0
        for each in sums:
            each.fade(0.5)
        missed: list[float] = []
        for game in played(weights, arguments.seed + number * arguments.games, arguments.games):
            for track in game:
                for stage, target, numbers in track.rows(weights, trust):
                    sums[stage].add(target, numbers)
                    if stage == 0:
                        missed.append(target - _predict(weights[0], numbers))
        weights_by_level = {
            name: [each.weights(names, row) for each, row in zip(sums, first, strict=True)]
            for name, names in FEATURES_BY_LEVEL.items()
        }
        error = (sum(each**2 for each in missed) / len(missed)) ** 0.5
        sys.stderr.write(f"round {number + 1}: error of the expectation in the first spring: {error:.1f} points\n")
    return weights_by_level


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.learn import main as started

    started()
