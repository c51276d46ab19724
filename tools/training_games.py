"""Games that can be learned by self-play in their compiled models: initial parameters, boards, and preferences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from haspelknecht_qt import paths
from haspelknecht_qt.core.compiled.model import CompiledPosition, NetworkShape, ValueNetwork
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.games.gueules_noires import components as gn_components
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.model import binding as gn_binding
from haspelknecht_qt.games.gueules_noires.strategy import features as gn_features
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE
from haspelknecht_qt.games.gueules_noires.strategy.rollout import QUICK_EFFORT
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction as GueulesNoiresValueFunction
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from haspelknecht_qt.games.haspelknecht.strategy.features import FEATURE_NAMES
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction
from tools.self_play import play_games, record_games
from tools.training import Learner, Parameters, Reals, TrainingData

SEATS = (2, 3, 2, 4)
RULEBOOKS = ("dutch", "dutch", "english", "dutch", "french")
FIRST_PLAY_EVERY = 3
"""One in this number of boards is that of a first play. All others are drawn for named layouts."""
QUICK = LookaheadSettings(effort=4, foresight=1, envy=0.0)
PREFERENCE_STRENGTHS = (0.0, 0.5, 1.0)
"""Strengths of random preferences. Play without any is to be predicted; the others explore."""
TILE_PREFERENCE, PREFERENCE = 1.6, 0.2
WITHOUT_PREFERENCE = ("mill_thaler", "mill_thaler_points", "burner_pinge_left")
GN_POINTS = ("usual", "prizes_now", "prizes_later", "minecart_prizes", "order_points", "coal_points")
"""Features in units of points."""
GN_PREFERENCES = {
    **dict.fromkeys(("prizes_now", "prizes_later", "minecart_prizes", "order_points", "orders"), 0.2),
    **dict.fromkeys(("workers", "francs", "spare", "excess", "complete", "in_stock"), 0.15),
}
"""Features with random preferences, and their strengths."""
_KINDS = {
    f"{seats} seats, {'first play' if first else 'named boards'}": (seats, first)
    for seats in sorted(set(SEATS))
    for first in (True, False)
}
_LAYOUT = 1 << 32
"""Ply of the chance that decides the options."""


class HaspelknechtLearner:
    """`Learner` of Haspelknecht. It starts from the weights of the level Haspelknecht."""

    name = "haspelknecht"
    file = value_function.NETWORK_FILE

    @cached_property
    def game(self) -> Haspelknecht:
        """Rules with the program's printed values."""
        return Haspelknecht(components.load(paths.game_folder(self.name) / "components.toml"))

    def initial_parameters(self) -> Parameters:
        """Returns the weights of the level Haspelknecht."""
        value_functions = value_function.load(paths.game_folder(self.name) / "bots" / "weights.json")
        return Parameters(np.array(value_functions["haspelknecht"].weights))

    def play(self, parameters: Parameters, board: int, games: int) -> TrainingData:
        """Plays games with two seats on half of the boards, otherwise with three or four."""
        seats = SEATS[board % len(SEATS)]
        strength = PREFERENCE_STRENGTHS[board // len(SEATS) % len(PREFERENCE_STRENGTHS)]
        position = self._position(seats, board, [parameters], first_play=None)
        strengths = [
            0.0
            if name in WITHOUT_PREFERENCE
            else strength * (TILE_PREFERENCE if name.startswith("tile_") else PREFERENCE)
            for name in FEATURE_NAMES
        ]
        return _record(position, games, board, strengths, self.file.shape)

    def kinds(self) -> Sequence[str]:
        """Returns the first play's board and named boards, for each number of seats."""
        return list(_KINDS)

    def match(self, one: Parameters, other: Parameters, kind: str, board: int, games: int) -> Reals:
        """Plays by the Dutch rulebook, with the same chance for each seating."""
        seats, first = _KINDS[kind]
        return _ahead(self._position(seats, board, [one, other], first_play=first), seats, board, games)

    def _position(
        self, seats: int, board: int, parameters: Sequence[Parameters], *, first_play: bool | None
    ) -> CompiledPosition:
        """Returns the beginning of a match on a board.

        `first_play` chooses the board of the first play or a named one; with None, board and rulebook follow from the
        board's number.
        """
        dice = Generator(board, _LAYOUT)
        named = [name for name, layout in self.game.components.layouts.items() if seats in layout.player_counts]
        rulebook = RULEBOOKS[dice.random_below(len(RULEBOOKS))] if first_play is None else RULEBOOKS[0]
        if first_play is None:
            first_play = not dice.random_below(FIRST_PLAY_EVERY)
        layout = "first_play" if first_play else dice.choice(named)
        options: JsonObject = {"players": seats, "rulebook": rulebook, "layout": layout}
        state = self.game.initial_state(self.game.setup(options, board))
        policies = [
            Policy(ValueFunction(tuple(map(tuple, each.weights.tolist()))), QUICK, _network(each))
            for each in parameters
        ]
        return Model(state.box, policies).position(state)


class GueulesNoiresLearner:
    """`Learner` of Gueules Noires. It starts from the Chief Engineer's weights."""

    name = "gueules_noires"
    file = gn_features.NETWORK_FILE
    _foresight = 3

    @cached_property
    def game(self) -> GueulesNoires:
        """Rules with the program's printed values."""
        return GueulesNoires(gn_components.load(paths.game_folder(self.name) / "components.toml"))

    def initial_parameters(self) -> Parameters:
        """Returns the Chief Engineer's weights, equal for all stages of a shift."""
        knowledge = KNOWLEDGE["chief_engineer"]
        weights = np.zeros((gn_features.STAGE_COUNT, len(gn_features.FEATURE_NAMES) + 1))
        undelivered = self.game.components.final_scoring.undelivered_order_vp
        for stage, row in enumerate(weights):
            shift = stage // gn_features.STAGES_PER_SHIFT
            utilities = {
                **dict.fromkeys(GN_POINTS, 1.0),
                "orders_left": undelivered,
                "spare": knowledge.spare[shift],
                "saved_moves": knowledge.move,
                "francs": knowledge.franc[shift],
                "excess": -knowledge.tile[shift],
                "workers": knowledge.worker[shift],
            }
            for name, utility in utilities.items():
                row[gn_features.FEATURE_NAMES.index(name)] = utility
        return Parameters(weights)

    def play(self, parameters: Parameters, board: int, games: int) -> TrainingData:
        """Plays games with two seats on half of the boards, otherwise with three or four."""
        seats = SEATS[board % len(SEATS)]
        strength = PREFERENCE_STRENGTHS[board // len(SEATS) % len(PREFERENCE_STRENGTHS)]
        strengths = [strength * GN_PREFERENCES.get(name, 0.0) for name in gn_features.FEATURE_NAMES]
        return _record(self._position(seats, board, [parameters]), games, board, strengths, self.file.shape)

    def kinds(self) -> Sequence[str]:
        """Returns the numbers of seats."""
        return [f"{seats} seats" for seats in sorted(set(SEATS))]

    def match(self, one: Parameters, other: Parameters, kind: str, board: int, games: int) -> Reals:
        """Plays with the same chance for each seating."""
        seats = int(kind.split(maxsplit=1)[0])
        return _ahead(self._position(seats, board, [one, other]), seats, board, games)

    def _position(self, seats: int, board: int, parameters: Sequence[Parameters]) -> CompiledPosition:
        """Returns the beginning of a match: all differences between boards are drawn in play."""
        judged = GueulesNoiresValueFunction(KNOWLEDGE["chief_engineer"], self._foresight)
        policies = [
            gn_binding.Policy(judged, QUICK_EFFORT, tuple(map(tuple, each.weights.tolist())), _network(each))
            for each in parameters
        ]
        state = self.game.initial_state(self.game.setup({"players": seats}, board))
        return gn_binding.Model(state.box, policies).position(state)


def _record(
    position: CompiledPosition, games: int, board: int, strengths: Sequence[float], shape: NetworkShape
) -> TrainingData:
    """Plays whole games by the first policy in all seats, with the chance of a board."""
    records = record_games(position, games, board << 32, 0, strengths)
    scored = np.frombuffer(memoryview(records.scored), dtype=np.int32).reshape(-1, shape.stage_count)
    features = np.frombuffer(memoryview(records.features), dtype=np.float32).reshape(
        -1, shape.stage_count, shape.feature_count
    )
    return TrainingData(
        np.frombuffer(memoryview(records.totals), dtype=np.int32),
        np.ascontiguousarray(scored.T),
        np.ascontiguousarray(features.transpose(1, 0, 2), dtype=np.float16),
    )


def _ahead(position: CompiledPosition, seats: int, board: int, games: int) -> Reals:
    """Returns the leads of one seat with the first policy over the best of the others with the second: for each seat.

    All seatings have the same chance.
    """
    ahead = []
    for seat in range(seats):
        totals = play_games(position, games, board << 32, [int(each != seat) for each in range(seats)])
        points = np.array(totals, dtype=np.float32).reshape(games, seats)
        ahead.append(points[:, seat] - np.delete(points, seat, axis=1).max(axis=1))
    return np.concatenate(ahead)


def _network(parameters: Parameters) -> ValueNetwork | None:
    network = parameters.network
    return None if network is None else ValueNetwork(network.inner.ravel().tolist(), network.outer.ravel().tolist())


LEARNERS: Mapping[str, Learner] = {learner.name: learner for learner in (HaspelknechtLearner(), GueulesNoiresLearner())}
