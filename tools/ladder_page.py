"""The measured ladder as a page for people, in Markdown."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from haspelknecht_qt.bots.ladder import Ladder
from haspelknecht_qt.bots.statistics import Interval
from haspelknecht_qt.core.untrusted import Value
from haspelknecht_qt.faces.haspelknecht.words.terms import ENGLISH, Term

_HEAD = """# What the bots have shown

Made by `make ladder`; don't edit. The same numbers stand in `ladder.json`.

Where limits follow a number, its true value lies between them in 95 of 100 such measurements.

## How strong the levels are

Each level plays against the next weaker one: {conditions}. Every seed is played twice, with
both seatings. The bots count steps here instead of time, so the same seeds give the same games again.

"""
_SELF = """
What a level scores against itself:

"""
_GAME = """
## What they tell about the game

Each column comes from {games} games in which every seat is played by the Farmer's judgement, without looking ahead. "Named boards" are all
layouts of the booklet for this number of seats, in turn, with tiles drawn at random. Where a printed value could not be found it was reconstructed: what
stands here follows from the values as they are in `resources/haspelknecht/components.toml`.

In short, over all columns: bought most are {most}; bought least {least}; worth most when they are bought {dear}. Even the lower limit
of what the first player wins is above a fair share in: {begins}.

### Points, and where they come from

Averages of all seats.

"""
_PLACES = """
### Who begins

By place in the first turn order: the share of games won in per cent, and below it by how many points a player of this place is ahead of the
game's average.

"""
_BOUGHT = """
### Which developments are bought

Players who own the tile in the end, in per cent of those in whose game it is in play.

"""
_WORTH = """
### What developments are worth when they are bought

By how many points the plan that buys the tile is better than the best plan without it, at that moment and by the Farmer's value function, which
was itself learned from games. Counted are purchases only: a tile that is bought seldom is bought when it is worth much. "-": nobody bought it; without
limits: it was bought once.

"""
_AHEAD = """
### How their owners end

By how many points the owners of a tile end ahead of those players of the same game who did without it. This tells of the tile and of its buyers
alike: who is ahead can buy more. "-": there were never both;
without limits: in one game only.

"""
Study = Mapping[str, Any]
Cells = Sequence[str]


def page(ladder: Ladder, conditions: str) -> str:
    """The page for what was measured; `conditions` says on which matches. What was told about the game is that of Haspelknecht's study."""
    return "".join(
        (
            _HEAD.format(conditions=conditions),
            _steps(ladder),
            _SELF,
            _self_play(ladder),
            _studied(ladder.game) if ladder.game else "",
        )
    )


def _studied(told: Sequence[Study]) -> str:
    return "".join(
        (
            _GAME.format(games=min(each["games"] for each in told), **_in_short(told)),
            _points(told),
            _PLACES,
            _places(told),
            _BOUGHT,
            _tiles(told, lambda tile: _range(tile["bought"], 0, 100)),
            _WORTH,
            _tiles(told, lambda tile: _range(tile["worth"], 1)),
            _AHEAD,
            _tiles(told, lambda tile: _range(tile["ahead"], 1)),
        )
    )


def level_name(bot: str) -> str:
    """The level's name: where it is a word of the game, as the rulebook writes that."""
    known = {term.value: word for term, word in ENGLISH.items()}
    return known.get(bot) or bot.replace("_", " ").title()


def _table(head: Cells, rows: Iterable[Cells]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _steps(ladder: Ladder) -> str:
    head = (
        "level",
        "against",
        "games",
        "games won, %",
        "points ahead",
        "own points",
        "seconds a decision: median",
        "95 of 100 within",
    )
    return _table(
        head,
        [
            (
                level_name(step.name),
                level_name(step.against),
                str(step.games),
                _shown(step.share, 1, 100),
                _shown(step.margin, 1),
                _shown(step.points, 1),
                f"{step.median_s:.4f}",
                f"{step.p95_s:.3f} (allowed: {step.limit_s:g})",
            )
            for step in ladder.steps
        ],
    )


def _self_play(ladder: Ladder) -> str:
    head = ("level", "seats", "games", "points", "seconds a decision: median", "95 of 100 within")
    return _table(
        head,
        [
            (
                level_name(each.name),
                str(each.seats),
                str(each.games),
                _shown(each.points, 1),
                f"{each.median_s:.4f}",
                f"{each.p95_s:.3f}",
            )
            for each in ladder.self_play
        ],
    )


def _points(told: Sequence[Study]) -> str:
    rows = [("**all points**", *(_range(each["points"], 1) for each in told))]
    for item in told[0]["items"]:
        rows.append((item.replace("_", " "), *(f"{each['items'][item]:.1f}" for each in told)))
    return _table(_columns(told), rows)


def _places(told: Sequence[Study]) -> str:
    rows = []
    for place in range(max(each["seats"] for each in told)):
        places = [each["places"][place] if place < each["seats"] else None for each in told]
        rows.append((f"{place + 1}: won, %", *(_range(of and of["share"], 0, 100) for of in places)))
        rows.append((f"{place + 1}: points ahead", *(_range(of and of["ahead"], 1) for of in places)))
    return _table(_columns(told), rows)


def _tiles(told: Sequence[Study], tell: Callable[[Any], str]) -> str:
    tiles = sorted({int(tile) for each in told for tile in each["tiles"]})
    rows = []
    for tile in tiles:
        found = [each["tiles"].get(str(tile)) for each in told]
        rows.append((f"{tile} {ENGLISH[Term(f'tile_{tile}')]}", *(tell(of) if of else "" for of in found)))
    return _table(_columns(told), rows)


def _columns(told: Sequence[Study]) -> Cells:
    return ("", *map(_column, told))


def _column(each: Study) -> str:
    boards = {"first_play": "first play", "named": "named boards"}
    return f"{each['seats']} seats, {boards[each['board']]}"


def _in_short(told: Sequence[Study]) -> dict[str, str]:
    """The names of what stands out, by the means of all columns in which a tile is in play."""
    by_bought = _ranked(told, "bought")
    begins = [_column(each) for each in told if each["places"][0]["share"][1] > 1 / each["seats"]]
    return {
        "most": ", ".join(by_bought[:3]),
        "least": ", ".join(by_bought[:-4:-1]),
        "dear": ", ".join(_ranked(told, "worth")[:3]),
        "begins": "; ".join(begins) or "no column",
    }


def _ranked(told: Sequence[Study], key: str) -> list[str]:
    """Names of tiles, the highest mean first."""
    means: dict[str, list[float]] = {}
    for each in told:
        for tile, of in each["tiles"].items():
            if of[key] is not None:
                means.setdefault(ENGLISH[Term(f"tile_{tile}")], []).append(of[key][0])
    return sorted(means, key=lambda name: sum(means[name]) / len(means[name]), reverse=True)


def _range(data: Sequence[float | None] | None, digits: int, factor: int = 1) -> str:
    return "-" if data is None else _shown(Interval.from_json(Value(data)), digits, factor)


def _shown(interval: Interval, digits: int, factor: int = 1) -> str:
    values = (factor * value for value in (interval.mean, interval.low, interval.high))
    # Adding zero turns -0.0, which nobody reads as nothing, into 0.0.
    mean, low, high = (f"{round(value, digits) + 0.0:.{digits}f}" for value in values)
    return f"{mean} ({low} to {high})" if math.isfinite(interval.high) else mean


def with_measured(text: str, ladder: Ladder) -> str:
    """A page that has a table with a line for each level, after its name and whom it played against: with the numbers that were measured."""
    for step in ladder.steps:
        share = step.share
        mean, low, high = (round(100 * value) for value in (share.mean, share.low, share.high))
        measured = f" {mean} ({low} to {high}) | {step.p95_s:.2f} s |"
        text = re.sub(rf"^(\| {level_name(step.name)} \|[^|]*\|).*$", rf"\g<1>{measured}", text, flags=re.MULTILINE)
    return text
