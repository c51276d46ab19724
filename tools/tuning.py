"""Tunes the weights of a level of Gueules Noires by self-play in the compiled model: `python -m tools.tuning --help`.

It starts from the Overman's weights. In each step a player with random deviations of all weights plays quick games:
half of them against a player with the opposite deviations, the other half against the initial weights. The leads give
the direction and size of each weight's change (an evolution strategy). At the end the points that are usually still to
come are counted.

A file has all that is needed to resume; the same seed gives the same result.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

import numpy as np
from attrs import asdict, evolve, frozen
from numpy.typing import NDArray

from haspelknecht_qt import paths
from haspelknecht_qt.bots.executors import SERIAL_EXECUTOR, TaskExecutor
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.games.gueules_noires import components
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.model.binding import Model, ModelPosition, Policy
from haspelknecht_qt.games.gueules_noires.model.packing import NUMBERS_AFTER_HAND, STEP_NUMBERS, read_score_inputs
from haspelknecht_qt.games.gueules_noires.printed import PLAYER_COUNTS, SHIFTS
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE, ByShift, Knowledge
from haspelknecht_qt.games.gueules_noires.strategy.rollout import QUICK_EFFORT
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction
from tools import executors, self_play
from tools.training_games import SEATS

Reals = NDArray[np.float64]

START = KNOWLEDGE["overman"]
SINGLE = (
    *("lifted", "in_mine", "paired", "absent", "sharpness", "moves_a_worker", "tile_in_workers", "slack"),
    *("spread", "least_spread", "emptied", "move"),
)
BY_SHIFT = ("spare", "franc", "worker", "tile")
COUNT = len(SINGLE) + len(BY_SHIFT) * len(SHIFTS)
"""Number of tuned weights."""
FORESIGHT = len(SHIFTS)

DEVIATION = 0.15
"""Standard deviation of the trials, as a share of the weight."""
LEARNING_RATE, MAX_CHANGE = 1.0, 0.8
"""Change of a weight for each point that a deviation brings, and its maximum in one step, both in deviations."""
FINAL_SHARE = 0.25
"""Share of these changes that is left in the last step."""
DECAY = 0.6
"""Decay of the slopes of earlier steps."""
PORTION = 25
_STEP = 1 << 20


class TuningError(Exception):
    """The file belongs to another tuning. The message names it."""


@frozen
class Tuning:
    """Settings: number of steps and of games in each; all chance depends on the seed."""

    steps: int
    games: int
    seed: int


@frozen(eq=False)
class TuningState:
    """State after some steps: the logarithm of each weight relative to the initial one, and the averaged slopes."""

    steps: int
    parameters: Reals
    slopes: Reals

    @property
    def knowledge(self) -> Knowledge:
        """The weights themselves."""
        return changed(self.parameters)


@cache
def _game() -> GueulesNoires:
    return GueulesNoires(components.load(paths.game_folder("gueules_noires") / "components.toml"))


def changed(parameters: Reals) -> Knowledge:
    """Returns the initial weights, scaled by these logarithms."""
    shares = iter(np.exp(parameters).tolist())
    found: JsonObject = {name: getattr(START, name) * next(shares) for name in SINGLE}
    for name in BY_SHIFT:
        found[name] = tuple(number * next(shares) for number in getattr(START, name))
    return evolve(START, **found)


def tune(tuning: Tuning, file: Path, executor: TaskExecutor = SERIAL_EXECUTOR) -> TuningState:
    """Continues to the last step, writing each. Raises TuningError and OSError."""
    state = _load(tuning, file)
    while state.steps < tuning.steps:
        state = _next_step(tuning, state, executor)
        sys.stderr.write(f"step {state.steps}: {format_weights(state.knowledge)}\n")
        _save(tuning, state, file)
    return state


def ahead(one: Knowledge, other: Knowledge, seats: int, number: int) -> float:
    """Returns the lead, in points, of one seat with `one` over the best of the others with `other`.

    With two seats, this is the mean of both seatings.
    """
    game = _game()
    state = game.initial_state(game.setup({"players": seats}, number))
    policies = [Policy(ValueFunction(each, FORESIGHT), QUICK_EFFORT) for each in (one, other)]
    position = Model(state.box, policies).position(state)
    own = range(2) if seats == PLAYER_COUNTS[0] else (number // len(SEATS) % seats,)
    return float(np.mean([_played(position, seats, seat, number) for seat in own]))


def _played(position: ModelPosition, seats: int, seat: int, number: int) -> int:
    totals = self_play.play_games(position, 1, number, [int(each != seat) for each in range(seats)])
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def usual(
    knowledge: Knowledge, games: int, first: int, executor: TaskExecutor = SERIAL_EXECUTOR
) -> tuple[ByShift, ByShift, ByShift]:
    """Returns the mean points of self-play games that are not in the expectation at the beginning of each shift."""
    nothing = (0.0, 0.0, 0.0)
    blank = evolve(knowledge, usual=(nothing, nothing, nothing))
    found = []
    for seats in PLAYER_COUNTS:
        numbers = [range(first + each, first + min(games, each + PORTION)) for each in range(0, games, PORTION)]
        gains = np.concatenate(list(executor.map(partial(_left, blank, seats), numbers)))
        first_shift, second, third = gains.mean(axis=0).tolist()
        found.append((first_shift, second, third))
    two, three, four = found
    return two, three, four


def _read_shift(packed: Sequence[int]) -> int | None:
    """Returns the current shift of a packed position: 0 before the first shift, None at the end of the game."""
    step, shift = packed[-NUMBERS_AFTER_HAND : 2 - NUMBERS_AFTER_HAND]
    if step == STEP_NUMBERS[Step.OVER]:
        return None
    return 0 if step < STEP_NUMBERS[Step.PLACE] else shift


def _left(blank: Knowledge, seats: int, numbers: range) -> Reals:
    """Returns the final score minus its expectation at the beginning of each shift, for each game and seat."""
    game, found = _game(), []
    for number in numbers:
        state = game.initial_state(game.setup({"players": seats}, number))
        position = Model(state.box, [Policy(ValueFunction(blank, FORESIGHT), QUICK_EFFORT)]).position(state)
        self_play.begin(position, number, [0] * seats)
        expected: list[list[float]] = []
        while (shift := _read_shift(self_play.packed(position))) is not None:
            if len(expected) < shift:
                expected.append([position.value(0, seat) for seat in range(seats)])
            self_play.step(position)
        final, packed = game.components.final_scoring, self_play.packed(position)
        totals = [sum(points for _, points in read_score_inputs(packed, seat).items(final)) for seat in range(seats)]
        found += [[totals[seat] - each[seat] for each in expected] for seat in range(seats)]
    return np.array(found)


def _next_step(tuning: Tuning, state: TuningState, executor: TaskExecutor) -> TuningState:
    """Makes one step."""
    first = tuning.seed * 64 * _STEP + state.steps * tuning.games
    numbers = [
        range(first + each, first + min(tuning.games, each + PORTION)) for each in range(0, tuning.games, PORTION)
    ]
    tried = [each for portion in executor.map(partial(_trials, state.parameters), numbers) for each in portion]
    slope = slope_of(tried)
    slopes = DECAY * state.slopes + (1 - DECAY) * slope
    # At the beginning there are no earlier slopes.
    even = slopes / (1 - DECAY ** (state.steps + 1))
    left = FINAL_SHARE + (1 - FINAL_SHARE) * (1 - state.steps / tuning.steps)
    parameters = state.parameters + DEVIATION * left * np.clip(LEARNING_RATE * even, -MAX_CHANGE, MAX_CHANGE)
    return TuningState(state.steps + 1, parameters, slopes)


def _trials(parameters: Reals, numbers: range) -> list[tuple[int, Reals, float]]:
    """Returns for each game its kind, the deviations, and the lead."""
    found = []
    for number in numbers:
        tried = np.random.default_rng(number).standard_normal(COUNT)
        place, is_mirrored = divmod(number, 2)
        seats = SEATS[place % len(SEATS)]
        one, other = (
            changed(parameters + DEVIATION * tried),
            changed(parameters - DEVIATION * tried) if is_mirrored else START,
        )
        found.append((2 * seats + is_mirrored, tried, ahead(one, other, seats, number)))
    return found


def slope_of(tried: Sequence[tuple[int, Reals, float]]) -> Reals:
    """Returns the points that one deviation of each weight brings."""
    kinds = np.array([kind for kind, _, _ in tried])
    deviations = np.array([each for _, each, _ in tried])
    points = np.array([points for _, _, points in tried])
    for kind in np.unique(kinds):
        points[kinds == kind] -= points[kinds == kind].mean()
        # Both sides deviate.
        points[kinds == kind] /= 1 + kind % 2
    return np.asarray((deviations * points[:, None]).mean(axis=0))


def format_weights(knowledge: Knowledge) -> str:
    """Returns the tuned weights as JSON, rounded as in knowledge.py."""
    numbers = asdict(knowledge)
    return json.dumps({name: np.round(numbers[name], 3).tolist() for name in (*SINGLE, *BY_SHIFT)})


def _load(tuning: Tuning, file: Path) -> TuningState:
    if not file.exists():
        return TuningState(0, np.zeros(COUNT), np.zeros(COUNT))
    data = json.loads(file.read_text(encoding="utf-8"))
    if data["asked"] != asdict(tuning):
        raise TuningError(f"{file}: is of another learning, {data['asked']}; delete it, or choose another file")
    return TuningState(data["steps"], np.array(data["way"]), np.array(data["slopes"]))


def _save(tuning: Tuning, state: TuningState, file: Path) -> None:
    data: JsonObject = {
        "asked": asdict(tuning),
        "steps": state.steps,
        "way": state.parameters.tolist(),
        "slopes": state.slopes.tolist(),
    }
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.write_text(json.dumps(data) + "\n", encoding="utf-8", newline="\n")
    unfinished.replace(file)


def main(argv: Sequence[str] | None = None) -> int:
    """Reads the command line, tunes, and prints the weights for knowledge.py."""
    parser = argparse.ArgumentParser(description="Tunes the weights of a level of Gueules Noires.")
    parser.add_argument("--steps", type=int, default=16, help="number of steps (default 16)")
    parser.add_argument("--games", type=int, default=2400, help="games in each step (default 2400)")
    parser.add_argument("--counted", type=int, default=400, help="games for the usual points (default 400)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all games (default 1)")
    executors.add_options(parser)
    parser.add_argument("file", type=Path, help="file of the last step; a stopped run continues")
    arguments = parser.parse_args(argv)
    if min(arguments.games, arguments.counted) < 1 or min(arguments.steps, arguments.seed) < 0:
        parser.error("--games and --counted: allowed is 1 or more; --steps and --seed: 0 or more")
    arguments.file.parent.mkdir(parents=True, exist_ok=True)
    tuning = Tuning(arguments.steps, arguments.games, arguments.seed)
    try:
        with executors.playing(parser, arguments) as executor:
            knowledge = tune(tuning, arguments.file, executor).knowledge
            counted = usual(
                knowledge, arguments.counted, tuning.seed * 64 * _STEP + tuning.steps * tuning.games, executor
            )
    except TuningError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{format_weights(knowledge)}\n")
    sys.stdout.write(json.dumps({"usual": np.round(counted, 1).tolist()}) + "\n")
    return 0


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.tuning import main as started

    sys.exit(started())
