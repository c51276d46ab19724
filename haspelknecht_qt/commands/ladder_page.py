"""The measured ladder as a page for people, in Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

_HEAD = """# What the bots have shown

Made by `make ladder`; don't edit. The same numbers stand in `ladder.json`.

## The ladder

Two seats, first-play board, Dutch rulebook; every seed is played with both seatings. A share of games won and a lead in points stand with the limits
between which the true value lies in 95 of 100 cases. Bots count steps here instead of time, so the same seeds give the same games again.

"""
_GAME = """
## The game, as bots play it

Each number comes from {games} games in which every seat is played by the Farmer's judgement. Before anyone trusts a reconstructed printed value:
what stands here follows from it.

"""
_TILES = """
### Developments

*bought*: share of players who own the tile in the end, where it is in play. *worth*: by how many expected points the plan that bought it was better
than the best plan without it, at that moment. *ahead*: by how many points its owners end ahead of their game's average.

"""


def page(data: Mapping[str, Any]) -> str:
    """The page for the content of ladder.json."""
    return "".join(
        (
            _HEAD,
            _ladder(data),
            _GAME.format(games=data["game"][0]["games"]),
            _game(data["game"]),
            _TILES,
            _tiles(data["game"]),
        )
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _ladder(data: Mapping[str, Any]) -> str:
    rows = []
    for step in data["steps"]:
        first, *others = step["results"]
        limit = data["limits_s"].get(first["name"])
        rows.append(
            [
                first["name"],
                others[0]["name"] if others else f"itself, {len(step['bots'])} seats",
                str(first["games"]),
                _percent(first["share"]) if others else "",
                _range(first["margin"]) if others else "",
                _range(first["points"]),
                f"{first['median_s']:.4f}",
                f"{first['p95_s']:.3f}" + (f" (limit {limit:g})" if limit else ""),
            ]
        )
    head = ("bot", "against", "games", "won, %", "ahead by", "own points", "s a decision, median", "s, 95 of 100")
    return _table(head, rows)


def _percent(interval: Sequence[float]) -> str:
    return _range([100 * value for value in interval])


def _range(interval: Sequence[float | None]) -> str:
    mean, low, high = ("?" if value is None else f"{value:.1f}" for value in interval)
    return f"{mean} ({low} to {high})"


def _game(told: Sequence[Mapping[str, Any]]) -> str:
    head = ("", *(f"{each['seats']} seats, {_board(each)}" for each in told))
    most = max(each["seats"] for each in told)
    rows = [["points", *(f"{each['points']:.1f}" for each in told)]]
    for place in range(most):
        cells = [
            f"{each['places'][place]['points']:.1f} ({100 * each['places'][place]['share']:.0f} % won)"
            if place < each["seats"]
            else ""
            for each in told
        ]
        rows.append([f"starting in place {place + 1}", *cells])
    for item in told[0]["items"]:
        rows.append([item.replace("_", " "), *(f"{each['items'][item]:.1f}" for each in told)])
    return _table(head, rows)


def _tiles(told: Sequence[Mapping[str, Any]]) -> str:
    head = ("tile", *(f"{each['seats']} seats, {_board(each)}" for each in told))
    tiles = sorted({tile for each in told for tile in each["tiles"]})
    return _table(head, [[tile, *(_tile(each["tiles"].get(tile)) for each in told)] for tile in tiles])


def _tile(told: Mapping[str, Any] | None) -> str:
    if told is None:
        return ""
    worth, ahead = ("?" if told[key] is None else f"{told[key]:+.1f}" for key in ("worth", "ahead"))
    return f"{100 * told['bought']:.0f} %, {worth}, {ahead}"


def _board(each: Mapping[str, Any]) -> str:
    return "first play" if each["layouts"] == "first_play" else "named boards"
