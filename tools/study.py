"""Study of one game of self-play: tiles bought and their values, turn order, and sources of points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.plans import ACQUIRE, Plan, PlanSearch, taken_disks
from haspelknecht_qt.games.haspelknecht.strategy.rollout import RolloutPlayer
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

LOOKAHEAD = LookaheadSettings(effort=10, foresight=1, envy=0.0)


@frozen
class Played:
    """A finished game.

    By seat: first place in the turn order, total, items, and bought tiles; also the winner and the tiles in play.
    `gains` has a pair for each purchase: the tile, and the lead in points of the best plan with it over the best without.
    """

    places: tuple[int, ...]
    totals: tuple[int, ...]
    winner: int
    items: tuple[Mapping[str, int], ...]
    tiles: tuple[int, ...]
    bought: tuple[tuple[int, ...], ...]
    gains: tuple[tuple[int, float], ...]


def play(game: Haspelknecht, value_function: ValueFunction, options: Mapping[str, Any], seed: int) -> Played:
    """Plays a game with the one-turn policy in all seats."""
    state = game.initial_state(game.setup(dict(options), seed))
    seats = len(state.players)
    playing = RolloutPlayer(game, [value_function] * seats, LOOKAHEAD)
    gains: list[tuple[int, float]] = []
    places: tuple[int, ...] = ()
    ply = 0
    while state.step != Step.END:
        if state.step == Step.PLANNING:
            gains += _gains(game, value_function, state)
        first = state.step == Step.FIRST_TURN_ORDER
        playing.step(state, Generator(seed, ply))
        if first:
            places = tuple(state.order.index(seat) for seat in range(seats))
        ply += 1
    standing = scoring.standing(state)
    return Played(
        places,
        tuple(each.total for each in standing.seats),
        standing.winners[0],
        tuple(dict(each.items) for each in standing.seats),
        state.box.tiles,
        tuple(tuple(player.tiles) for player in state.players),
        tuple(gains),
    )


def _gains(game: Haspelknecht, value_function: ValueFunction, state: State) -> list[tuple[int, float]]:
    """Returns, for each tile that the best plan acquires, its lead over the best plan without the tile."""
    plan_search = PlanSearch(game, value_function, state, state.seat, 4 * LOOKAHEAD.effort)
    ranked = plan_search.evaluated_plans(taken_disks(state, state.seat))
    best, plan = max(ranked, key=lambda found: found[0])
    found: list[tuple[int, float]] = []
    for tile in _tiles(plan):
        without = [value for value, other in ranked if tile not in _tiles(other)]
        if without:
            found.append((tile, best - max(without)))
    return found


def _tiles(plan: Plan) -> list[int]:
    return [what for kind, what in (plan.farmer, plan.farmhand) if kind == ACQUIRE]
