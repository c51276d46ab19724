"""The games that are learned by self-play in their compiled models: what is known before, on which boards they are played, and what is tried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from haspelknecht_qt import paths
from haspelknecht_qt.core.compiled import training
from haspelknecht_qt.core.compiled.training import Shape, TrainablePosition
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.games.gueules_noires import components as pit_components
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.model import binding as pit
from haspelknecht_qt.games.gueules_noires.strategy import features as pit_features
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE
from haspelknecht_qt.games.gueules_noires.strategy.rollout import QUICK_EFFORT
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction as PitEvaluation
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.strategy import trained_weights, value_function
from haspelknecht_qt.games.haspelknecht.strategy.features import NAMES
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction
from tools.training import Learner, Parameters, Reals, TrainingData

SEATS = (2, 3, 2, 4)
RULEBOOKS = ("dutch", "dutch", "english", "dutch", "french")
OF_FIRST_PLAYS = 3
"""One in so many boards is that of a first play; all others are drawn for layouts with a name, which differ in thousands of ways."""
QUICK = LookaheadSettings(effort=4, foresight=1, envy=0.0)
TASTES = (0.0, 0.5, 1.0)
"""How strong likes and dislikes are. How it goes on without any is what is to be foretold; the others try out much."""
LIKED_TILE, LIKED = 1.6, 0.2
WITHOUT_TASTE = ("mill_thaler", "mill_thaler_points", "burner_pinge_left")
PIT_POINTS = ("usual", "prizes_now", "prizes_later", "minecart_prizes", "order_points", "coal_points")
"""Features that are points already."""
PIT_LIKED = {
    **dict.fromkeys(("prizes_now", "prizes_later", "minecart_prizes", "order_points", "orders"), 0.2),
    **dict.fromkeys(("workers", "francs", "spare", "excess", "complete", "in_stock"), 0.15),
}
"""Features that somebody may like or dislike, and how much."""
_KINDS = {
    f"{seats} seats, {'first play' if first else 'named boards'}": (seats, first)
    for seats in sorted(set(SEATS))
    for first in (True, False)
}
_LAYOUT = 1 << 32
"""The ply of the chance that settles what is agreed on."""


class HaspelknechtLearner:
    """Carries out Learner. It goes on from what the level Haspelknecht knows."""

    name = "haspelknecht"
    file = trained_weights.FILE

    @cached_property
    def game(self) -> Haspelknecht:
        """The rules, with the printed values of the program."""
        return Haspelknecht(components.load(paths.game(self.name) / "components.toml"))

    def known(self) -> Parameters:
        """What the level Haspelknecht knows."""
        known = value_function.load(paths.game(self.name) / "bots" / "weights.json")
        return Parameters(np.array(known["haspelknecht"].weights))

    def play(self, knowledge: Parameters, board: int, games: int) -> TrainingData:
        """Games with two seats, on half of the boards, with three, or with four."""
        seats = SEATS[board % len(SEATS)]
        taste = TASTES[board // len(SEATS) % len(TASTES)]
        position = self._position(seats, board, [knowledge], first_play=None)
        likes = [
            0.0 if name in WITHOUT_TASTE else taste * (LIKED_TILE if name.startswith("tile_") else LIKED)
            for name in NAMES
        ]
        return _told(position, games, board, likes, self.file.shape)

    def kinds(self) -> Sequence[str]:
        """For each number of seats the board of a first play, and others."""
        return list(_KINDS)

    def match(self, one: Parameters, other: Parameters, kind: str, board: int, games: int) -> Reals:
        """By the Dutch rulebook; the same chance with each seating."""
        seats, first = _KINDS[kind]
        return _ahead(self._position(seats, board, [one, other], first_play=first), seats, board, games)

    def _position(
        self, seats: int, board: int, known: Sequence[Parameters], *, first_play: bool | None
    ) -> TrainablePosition:
        """The beginning of a match on a board; the first play's one, or not, or, with the rulebook, as its number has it."""
        dice = Generator(board, _LAYOUT)
        named = [name for name, layout in self.game.components.layouts.items() if seats in layout.players]
        rulebook = RULEBOOKS[dice.randbelow(len(RULEBOOKS))] if first_play is None else RULEBOOKS[0]
        if first_play is None:
            first_play = not dice.randbelow(OF_FIRST_PLAYS)
        layout = "first_play" if first_play else dice.choice(named)
        options: JsonObject = {"players": seats, "rulebook": rulebook, "layout": layout}
        state = self.game.initial(self.game.setup(options, board))
        policies = [
            Policy(ValueFunction(tuple(map(tuple, each.weights.tolist()))), QUICK, _network(each)) for each in known
        ]
        return Model(state.box, policies).position(state)


class GueulesNoiresLearner:
    """Carries out Learner. It goes on from what the Chief Engineer knows."""

    name = "gueules_noires"
    file = pit_features.FILE
    _foresight = 3

    @cached_property
    def game(self) -> GueulesNoires:
        """The rules, with the printed values of the program."""
        return GueulesNoires(pit_components.load(paths.game(self.name) / "components.toml"))

    def known(self) -> Parameters:
        """What the Chief Engineer knows; to each stage of a shift the same."""
        known = KNOWLEDGE["chief_engineer"]
        weights = np.zeros((pit_features.STAGES, len(pit_features.NAMES) + 1))
        undelivered = self.game.components.final_scoring.undelivered_order_vp
        for stage, row in enumerate(weights):
            shift = stage // pit_features.QUARTERS
            utilities = {
                **dict.fromkeys(PIT_POINTS, 1.0),
                "orders_left": undelivered,
                "spare": known.spare[shift],
                "saved_moves": known.move,
                "francs": known.franc[shift],
                "excess": -known.tile[shift],
                "workers": known.worker[shift],
            }
            for name, utility in utilities.items():
                row[pit_features.NAMES.index(name)] = utility
        return Parameters(weights)

    def play(self, knowledge: Parameters, board: int, games: int) -> TrainingData:
        """Games with two seats, on half of the boards, with three, or with four."""
        seats = SEATS[board % len(SEATS)]
        taste = TASTES[board // len(SEATS) % len(TASTES)]
        likes = [taste * PIT_LIKED.get(name, 0.0) for name in pit_features.NAMES]
        return _told(self._position(seats, board, [knowledge]), games, board, likes, self.file.shape)

    def kinds(self) -> Sequence[str]:
        """The numbers of seats."""
        return [f"{seats} seats" for seats in sorted(set(SEATS))]

    def match(self, one: Parameters, other: Parameters, kind: str, board: int, games: int) -> Reals:
        """The same chance with each seating."""
        seats = int(kind.split(maxsplit=1)[0])
        return _ahead(self._position(seats, board, [one, other]), seats, board, games)

    def _position(self, seats: int, board: int, known: Sequence[Parameters]) -> TrainablePosition:
        """The beginning of a match: all that differs between boards is drawn when it is played."""
        judged = PitEvaluation(KNOWLEDGE["chief_engineer"], self._foresight)
        policies = [
            pit.Policy(judged, QUICK_EFFORT, tuple(map(tuple, each.weights.tolist())), _network(each)) for each in known
        ]
        state = self.game.initial(self.game.setup({"players": seats}, board))
        return pit.Model(state.box, policies).position(state)


def _told(position: TrainablePosition, games: int, board: int, likes: Sequence[float], shape: Shape) -> TrainingData:
    """Whole games of everybody by the first policy, with the chance of a board."""
    told = position.record_games(games, board << 32, 0, likes)
    scored = np.frombuffer(memoryview(told.scored), dtype=np.int32).reshape(-1, shape.stages)
    features = np.frombuffer(memoryview(told.features), dtype=np.float32).reshape(-1, shape.stages, shape.features)
    return TrainingData(
        np.frombuffer(memoryview(told.totals), dtype=np.int32),
        np.ascontiguousarray(scored.T),
        np.ascontiguousarray(features.transpose(1, 0, 2), dtype=np.float16),
    )


def _ahead(position: TrainablePosition, seats: int, board: int, games: int) -> Reals:
    """How far the first policy is ahead of the best of all others, who play by the second: in each seat in turn, with the same chance."""
    ahead = []
    for seat in range(seats):
        totals = position.play_games(games, board << 32, [int(each != seat) for each in range(seats)])
        points = np.array(totals, dtype=np.float32).reshape(games, seats)
        ahead.append(points[:, seat] - np.delete(points, seat, axis=1).max(axis=1))
    return np.concatenate(ahead)


def _network(knowledge: Parameters) -> training.Network | None:
    network = knowledge.network
    return None if network is None else training.Network(network.inner.ravel().tolist(), network.outer.ravel().tolist())


LEARNERS: Mapping[str, Learner] = {learner.name: learner for learner in (HaspelknechtLearner(), GueulesNoiresLearner())}
