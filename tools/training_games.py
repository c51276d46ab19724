"""The games that are learned by self-play in their compiled models: what they are learned from, and how a file of what was learned looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from haspelknecht_qt import paths
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.plain import Plain, PlainObject
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.advice import evaluation, learned
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.features import NAMES, STAGES
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.model.binding import HIDDEN, Model, Network, Policy, Position
from tools.training import Knowledge, Learner, Reals, Told

SEATS = (2, 3, 2, 4)
RULEBOOKS = ("dutch", "dutch", "english", "dutch", "french")
OF_FIRST_PLAYS = 3
"""One in so many boards is that of a first play; all others are drawn for layouts with a name, which differ in thousands of ways."""
QUICK = Foresight(effort=4, foresight=1, envy=0.0)
TASTES = (0.0, 0.5, 1.0)
"""How strong likes and dislikes are. How it goes on without any is what is to be foretold; the others try out much."""
LIKED_TILE, LIKED = 1.6, 0.2
WITHOUT_TASTE = ("mill_thaler", "mill_thaler_points", "burner_pinge_left")
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
    hidden = HIDDEN

    @cached_property
    def game(self) -> Haspelknecht:
        """The rules, with the printed values of the program."""
        return Haspelknecht(components.load(paths.game(self.name) / "components.toml"))

    def known(self) -> Knowledge:
        """What the level Haspelknecht knows."""
        known = evaluation.load(paths.game(self.name) / "bots" / "weights.json")
        return Knowledge(np.array(known["haspelknecht"].weights))

    def play(self, knowledge: Knowledge, board: int, games: int) -> Told:
        """Games with two seats, on half of the boards, with three, or with four."""
        seats = SEATS[board % len(SEATS)]
        taste = TASTES[board // len(SEATS) % len(TASTES)]
        position = self._position(seats, board, [knowledge], first_play=None)
        likes = [
            0.0 if name in WITHOUT_TASTE else taste * (LIKED_TILE if name.startswith("tile_") else LIKED)
            for name in NAMES
        ]
        told = position.tell_games(games, board << 32, 0, likes)
        count = games * seats
        scored = np.frombuffer(memoryview(told.scored), dtype=np.int32).reshape(count, STAGES)
        features = np.frombuffer(memoryview(told.features), dtype=np.float32).reshape(count, STAGES, len(NAMES))
        return Told(
            np.frombuffer(memoryview(told.totals), dtype=np.int32),
            np.ascontiguousarray(scored.T),
            np.ascontiguousarray(features.transpose(1, 0, 2), dtype=np.float16),
        )

    def kinds(self) -> Sequence[str]:
        """For each number of seats the board of a first play, and others."""
        return list(_KINDS)

    def match(self, one: Knowledge, other: Knowledge, kind: str, board: int, games: int) -> Reals:
        """By the Dutch rulebook; the same chance with each seating."""
        seats, first = _KINDS[kind]
        position = self._position(seats, board, [one, other], first_play=first)
        ahead = []
        for seat in range(seats):
            totals = position.play_games(games, board << 32, [int(each != seat) for each in range(seats)])
            points = np.array(totals, dtype=np.float32).reshape(games, seats)
            ahead.append(points[:, seat] - np.delete(points, seat, axis=1).max(axis=1))
        return np.concatenate(ahead)

    def as_json(self, knowledge: Knowledge, made_by: Mapping[str, Plain]) -> PlainObject:
        """As advice/learned.py reads it. Raises ValueError where no network was learned."""
        network = knowledge.network
        if network is None:
            raise ValueError("network: nothing was learned yet")
        inner = network.inner.reshape(STAGES, -1).tolist()
        return learned.as_json(knowledge.weights.tolist(), inner, network.outer.tolist(), made_by)

    def _position(self, seats: int, board: int, known: Sequence[Knowledge], *, first_play: bool | None) -> Position:
        """The beginning of a match on a board; the first play's one, or not, or, with the rulebook, as its number has it."""
        dice = Generator(board, _LAYOUT)
        named = [name for name, layout in self.game.components.layouts.items() if seats in layout.players]
        rulebook = RULEBOOKS[dice.below(len(RULEBOOKS))] if first_play is None else RULEBOOKS[0]
        if first_play is None:
            first_play = not dice.below(OF_FIRST_PLAYS)
        layout = "first_play" if first_play else dice.choice(named)
        options: PlainObject = {"players": seats, "rulebook": rulebook, "layout": layout}
        state = self.game.initial(self.game.setup(options, board))
        policies = [
            Policy(Evaluation(tuple(map(tuple, each.weights.tolist()))), QUICK, _network(each)) for each in known
        ]
        return Model(state.box, policies).position(state)


def _network(knowledge: Knowledge) -> Network | None:
    network = knowledge.network
    return None if network is None else Network(network.inner.ravel().tolist(), network.outer.ravel().tolist())


LEARNERS: Mapping[str, Learner] = {learner.name: learner for learner in (HaspelknechtLearner(),)}
