"""Pairs of matches of every game, for the comparison of what a guest receives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from attrs import frozen

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import NO_SEAT, AnyGame
from haspelknecht_qt.core.rng import Generator
from tests.core.playing import TOY
from tests.network.pairs import Pair, make_pair, random_match

PAIRS_PER_MATCH = 12


@frozen
class Kind:
    """A game, and options with which its matches have secrets. `share` is its share of all pairs."""

    game: str
    options: dict[str, Any]
    share: float


def _options_with_secrets(name: str) -> dict[str, Any]:
    """The options of the first kind of match in which something is hidden from other seats."""
    game = composition.game(name)
    choices: list[dict[str, Any]] = [{}]
    choices += [{option.key: value} for option in game.options for value in option.values(3)]
    for choice in choices:
        options = {"players": 3, **choice}
        whole = random_match(game, options, 1)
        state = game.initial_state(whole.setup)
        for entry in whole.entries:
            if game.is_secret(state) and entry.decision.step in game.private_steps:
                return options
            game.advance(state, entry.move)
    raise LookupError(f"{name} has no secrets")


KINDS = (
    Kind("toy", {"players": 2}, 0.2),
    *(Kind(name, _options_with_secrets(name), 0.8 / len(composition.GAME_NAMES)) for name in composition.GAME_NAMES),
)


def game_of(kind: Kind) -> AnyGame:
    """The game of this kind."""
    return TOY if kind.game == TOY.name else composition.game(kind.game)


def compared_pairs(kind: Kind, first_seed: int) -> Iterator[Pair]:
    """Pairs that differ in secrets, from random matches, seats and positions; only those in which something was sent."""
    game = game_of(kind)
    for seed in count(first_seed):
        whole = random_match(game, kind.options, seed)
        generator = Generator(seed, -2)
        for number in range(PAIRS_PER_MATCH):
            end = 1 + generator.random_below(whole.ply - 1)
            seat = generator.random_below(len(whole.seats) + 1) - 1
            seats = (NO_SEAT,) if seat < 0 else (seat,)
            pair = make_pair(game, whole, seats, end, seed * 1_000_003 + number)
            if pair is not None and pair.differs and pair.first:
                yield pair
