"""What self-play tells about the game: which tiles are bought and what they are worth, what the first seat is worth, where points come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import Factory, define, frozen

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.advice.advisor import hand_of
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.plans import BUY, Plan, PlanBook
from haspelknecht_qt.games.haspelknecht.advice.playing import Playing
from haspelknecht_qt.games.haspelknecht.advice.takings import Sight
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.model import State, Step

SIGHT = Sight(effort=10, foresight=1, envy=0.0)


@frozen
class Played:
    """One game: for each seat its first place in the turn order, total and items; and for each tile in play who bought it.

    `gains` are, for each purchase, the points that the best plan with the tile was worth more than the best plan without it.
    """

    places: tuple[int, ...]
    totals: tuple[int, ...]
    items: tuple[Mapping[str, int], ...]
    tiles: tuple[int, ...]
    bought: tuple[tuple[int, ...], ...]
    gains: tuple[tuple[int, float], ...]


def play(game: Haspelknecht, evaluation: Evaluation, options: Mapping[str, Any], seed: int) -> Played:
    """A game in which every seat is played by the one-turn policy."""
    state = game.initial(game.setup(dict(options), seed))
    seats = len(state.players)
    playing = Playing(game, [evaluation] * seats, SIGHT)
    gains: list[tuple[int, float]] = []
    places: tuple[int, ...] = ()
    ply = 0
    while state.step != Step.END:
        if state.step == Step.PLANNING:
            gains += _gains(game, evaluation, state)
        first = state.step == Step.FIRST_ORDER
        playing.step(state, Generator(seed, ply))
        if first:
            places = tuple(state.order.index(seat) for seat in range(seats))
        ply += 1
    standing = scoring.standing(state)
    return Played(
        places,
        tuple(each.total for each in standing.seats),
        tuple(dict(each.items) for each in standing.seats),
        state.box.tiles,
        tuple(tuple(player.tiles) for player in state.players),
        tuple(gains),
    )


def _gains(game: Haspelknecht, evaluation: Evaluation, state: State) -> list[tuple[int, float]]:
    """For each tile that the best plan acquires: how much worse the best plan without it is."""
    book = PlanBook(game, evaluation, state, state.seat, 4 * SIGHT.effort)
    ranked = book.ranked(hand_of(state, state.seat))
    best, plan = max(ranked, key=lambda found: found[0])
    found: list[tuple[int, float]] = []
    for tile in _tiles(plan):
        without = [value for value, other in ranked if tile not in _tiles(other)]
        if without:
            found.append((tile, best - max(without)))
    return found


def _tiles(plan: Plan) -> list[int]:
    return [what for kind, what in (plan.farmer, plan.farmhand) if kind == BUY]


@define
class _Tile:
    chances: int = 0
    bought: int = 0
    gains: list[float] = Factory(list)
    with_it: list[float] = Factory(list)


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """Averages over games with the same number of seats.

    `tiles`: for each tile the share of players who had it in the end, among those in whose game it was in play, its worth when it was bought,
    and by how many points its owners were ahead of the game's average. `places`: for each first place in the turn order the average points
    and the share of games won. `items`: average points by item.
    """
    seats = len(games[0].totals)
    tiles: dict[int, _Tile] = {}
    wins = [0.0] * seats
    totals = [0.0] * seats
    items: dict[str, float] = {}
    players = len(games) * seats
    for each in games:
        mean = sum(each.totals) / seats
        best = max(each.totals)
        winners = [seat for seat in range(seats) if each.totals[seat] == best]
        for seat in range(seats):
            totals[each.places[seat]] += each.totals[seat] / len(games)
            if seat in winners:
                wins[each.places[seat]] += 1 / len(winners) / len(games)
            for name, points in each.items[seat].items():
                items[name] = items.get(name, 0.0) + points / players
        for tile in each.tiles:
            noted = tiles.setdefault(tile, _Tile())
            noted.chances += seats
            owners = [seat for seat in range(seats) if tile in each.bought[seat]]
            noted.bought += len(owners)
            noted.with_it += [each.totals[seat] - mean for seat in owners]
        for tile, gain in each.gains:
            tiles[tile].gains.append(gain)
    return {
        "games": len(games),
        "seats": seats,
        "points": round(sum(totals) / seats, 2),
        "places": [
            {"points": round(points, 2), "share": round(share, 3)} for points, share in zip(totals, wins, strict=True)
        ],
        "items": {name: round(points, 2) for name, points in items.items()},
        "tiles": {
            str(tile): {
                "bought": round(noted.bought / noted.chances, 3),
                "worth": _mean(noted.gains),
                "ahead": _mean(noted.with_it),
            }
            for tile, noted in sorted(tiles.items())
        },
    }


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 2) if values else None
