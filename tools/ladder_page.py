"""The measured ladder as a Markdown page for readers."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from haspelknecht_qt.bots.ladder import (
    ConditionMeasurements,
    DecisionTimes,
    Ladder,
    LadderStep,
    MissingMeasurement,
    SelfPlayScores,
)
from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.core.validation import UntrustedValue
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term

_HEAD = """# Strength of the bots

Made by `make ladder`; do not edit. `ladder.json` has the same figures.

Two numbers in parentheses are 95% confidence limits. There are {intervals} such pairs on this page. By chance, the true value is outside some {missing} of
them. The limits follow from Student's distribution. Its independent samples are deals, not games: each deal is played from every seat. For shares,
Wilson's limits replace them where they are wider.

## How strong the levels are

One seat has the level; all others have a weaker level. Each deal is played once from every seat. "Points ahead" is the lead over the best opponent. The
bots count steps instead of time, so the same seeds give the same games.

A decision is real if several moves are legal and the bot is not carrying out an earlier plan or choice. Most decisions are not real; the tables have
both numbers. The times are processor time of one core for a real decision, in seconds.
"""
_NOT_YET = "not measured yet"
_TIMES = ("real decisions", "median time", "95 of 100 within")
_SEEDS = """
## The deals

"""
_GAME = """
## What the games show

Each column comes from {games} games. All seats play by the Farmer's value function, without looking ahead. "Named boards" are all layouts of the booklet
for this number of seats in turn, with random tiles. The figures depend on the printed values in `resources/haspelknecht/components.toml`; some of them
are reconstructed. They also depend on what the Farmer likes to buy. Stronger players may buy otherwise.

Over all columns:

- bought most often: {most}
- bought least often: {least}
- worth most when bought: {dear}
- columns in which the first player wins more than a fair share, even by the lower limit: {begins}

### Points by source

Averages of all seats.

"""
_PLACES = """
### Turn order

For each place in the first turn order: share of games won in per cent, and lead over the game's average in points.

"""
_BOUGHT = """
### Which developments are bought

Players who own the tile at the end, in per cent of all players in games with this tile.

"""
_WORTH = """
### What developments are worth when bought

Value of the best plan that buys the tile minus that of the best plan that does not, at that moment, in points by the Farmer's value function. Only
purchases count, so a tile that is rarely bought looks valuable. "-": nobody bought it. No limits: only one game has a purchase.

"""
_AHEAD = """
### Lead of the owners at the end

Lead of the tile's owners over the other players of the same game, in points. This is not the value of the tile. A good tile that players buy when they
are behind has a negative number. A bad tile that only leading players can afford has a positive one. "-": no game has both owners and others. No
limits: only one game has both.

"""
_INTERVAL = re.compile(r"\([-.\d]+ to [-.\d]+\)")
Study = Mapping[str, Any]
Cells = Sequence[str]


def page(ladder: Ladder) -> str:
    """Returns the page for a ladder. Findings about the game are those of Haspelknecht's study."""
    matches = [list(alike) for _, alike in groupby(ladder.conditions, lambda each: each.condition_key)]
    body = "".join(
        (*map(_strength, matches), _SEEDS, _seeds(ladder), _studied(ladder.findings) if ladder.findings else "")
    )
    intervals = len(_INTERVAL.findall(body))
    return _HEAD.format(intervals=intervals, missing=round(intervals / 20)) + body


def _studied(studies: Sequence[Study]) -> str:
    return "".join(
        (
            _GAME.format(games=min(each["games"] for each in studies), **_in_short(studies)),
            _points(studies),
            _PLACES,
            _places(studies),
            _BOUGHT,
            _tiles(studies, lambda tile: _range(tile["bought"], 0, 100)),
            _WORTH,
            _tiles(studies, lambda tile: _range(tile["worth"], 1)),
            _AHEAD,
            _tiles(studies, lambda tile: _range(tile["ahead"], 1)),
        )
    )


def level_name(bot: str) -> str:
    """Returns the name of a level: as in the rulebook if it is a word of the game."""
    known = {term.id: term.value for term in Term}
    return known.get(bot) or bot.replace("_", " ").title()


def _table(head: Cells, rows: Iterable[Cells]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _strength(conditions: Sequence[ConditionMeasurements]) -> str:
    """Returns the results in matches of one kind, with those still missing."""
    of = conditions[0]
    steps = [step for each in conditions for step in each.steps]
    alone = [each for condition in conditions for each in condition.self_play]
    missing = [each for condition in conditions for each in condition.missing_measurements]
    text = f"\n### {of.description[0].upper()}{of.description[1:]}\n"
    if steps or any(each.name != each.against for each in missing):
        text += f"\nA fair share is {100 / of.seats:.0f} of 100 games.\n\n" + _steps(steps, missing)
    if alone or any(each.name == each.against for each in missing):
        text += "\nLevels against themselves:\n\n" + _self_play(alone, missing)
    return text


def _steps(steps: Iterable[LadderStep], missing: Iterable[MissingMeasurement]) -> str:
    head = ("level", "against", "games", "first seed", "games won, %", "points ahead", "own points", *_TIMES)
    return _table(
        head,
        [
            *(
                (
                    level_name(step.name),
                    level_name(step.against),
                    str(step.games),
                    str(step.seed),
                    _shown(step.share, 1, 100),
                    _shown(step.margin, 1),
                    _shown(step.points, 1),
                    *_times(step.times, f" (allowed: {step.limit_s:g})"),
                )
                for step in steps
            ),
            *(
                (level_name(each.name), level_name(each.against), _NOT_YET, *[""] * (len(head) - 3))
                for each in missing
                if each.name != each.against
            ),
        ],
    )


def _self_play(alone: Iterable[SelfPlayScores], missing: Iterable[MissingMeasurement]) -> str:
    head = ("level", "games", "first seed", "points", *_TIMES)
    return _table(
        head,
        [
            *(
                (level_name(each.name), str(each.games), str(each.seed), _shown(each.points, 1), *_times(each.times))
                for each in alone
            ),
            *(
                (level_name(each.name), _NOT_YET, *[""] * (len(head) - 2))
                for each in missing
                if each.name == each.against
            ),
        ],
    )


def _times(times: DecisionTimes | None, allowed: str = "") -> Cells:
    if times is None:
        return _NOT_YET, "", ""
    return f"{times.real_decisions} of {times.decisions}", f"{times.median_s:.3f}", f"{times.p95_s:.3f}{allowed}"


def _seeds(ladder: Ladder) -> str:
    """Returns the uses of the deals of each range that was played."""
    played = {step.seed for each in ladder.conditions for step in each.steps}
    played |= {alone.seed for each in ladder.conditions for alone in each.self_play}
    by_words: dict[str, list[str]] = {}
    for each in ladder.used_seeds:
        if each.first in played:
            by_words.setdefault(each.description, []).append(str(each.first))
    return "".join(f"- From seeds {', '.join(firsts)} on. {words}\n" for words, firsts in by_words.items())


def _points(studies: Sequence[Study]) -> str:
    rows = [("**all points**", *(_range(each["points"], 1) for each in studies))]
    for item in studies[0]["items"]:
        rows.append((item.replace("_", " "), *(f"{each['items'][item]:.1f}" for each in studies)))
    return _table(_columns(studies), rows)


def _places(studies: Sequence[Study]) -> str:
    rows = []
    for place in range(max(each["seats"] for each in studies)):
        places = [each["places"][place] if place < each["seats"] else None for each in studies]
        rows.append((f"{place + 1}: won, %", *(_range(each and each["share"], 0, 100) for each in places)))
        rows.append((f"{place + 1}: points ahead", *(_range(each and each["ahead"], 1) for each in places)))
    return _table(_columns(studies), rows)


def _tiles(studies: Sequence[Study], cell_text: Callable[[Any], str]) -> str:
    tiles = sorted({int(tile) for each in studies for tile in each["tiles"]})
    rows = []
    for tile in tiles:
        found = [each["tiles"].get(str(tile)) for each in studies]
        rows.append((f"{tile} {Term[f'TILE_{tile}'].value}", *(cell_text(each) if each else "" for each in found)))
    return _table(_columns(studies), rows)


def _columns(studies: Sequence[Study]) -> Cells:
    return ("", *map(_column, studies))


def _column(each: Study) -> str:
    boards = {"first_play": "first play", "named": "named boards"}
    return f"{each['seats']} seats, {boards[each['board']]}"


def _in_short(studies: Sequence[Study]) -> dict[str, str]:
    """Returns names for the summary, by the means of all columns in which a tile is in play."""
    by_bought = _ranked(studies, "bought")
    begins = [_column(each) for each in studies if each["places"][0]["share"][1] > 1 / each["seats"]]
    return {
        "most": ", ".join(by_bought[:3]),
        "least": ", ".join(by_bought[:-4:-1]),
        "dear": ", ".join(_ranked(studies, "worth")[:3]),
        "begins": "; ".join(begins) or "no column",
    }


def _ranked(studies: Sequence[Study], key: str) -> list[str]:
    """Returns names of tiles, highest mean first."""
    means: dict[str, list[float]] = {}
    for each in studies:
        for tile, of in each["tiles"].items():
            if of[key] is not None:
                means.setdefault(Term[f"TILE_{tile}"].value, []).append(of[key][0])
    return sorted(means, key=lambda name: sum(means[name]) / len(means[name]), reverse=True)


def _range(data: Sequence[float | None] | None, digits: int, factor: int = 1) -> str:
    return "-" if data is None else _shown(ConfidenceInterval.from_json(UntrustedValue(data)), digits, factor)


def _shown(interval: ConfidenceInterval, digits: int, factor: int = 1) -> str:
    values = (factor * value for value in (interval.mean, interval.low, interval.high))
    # Adding zero turns -0.0 into 0.0.
    mean, low, high = (f"{round(value, digits) + 0.0:.{digits}f}" for value in values)
    return f"{mean} ({low} to {high})" if math.isfinite(interval.high) else mean


def with_measured(text: str, ladder: Ladder) -> str:
    """Returns a page with the measured numbers in its table, which has a line for each level after its name and opponent."""
    studies = {each.name: f" {_NOT_YET} | {_NOT_YET} |" for of in ladder.conditions for each in of.missing_measurements}
    for step in ladder.steps:
        share = step.share
        mean, low, high = (round(100 * value) for value in (share.mean, share.low, share.high))
        within = _NOT_YET if step.times is None else f"{step.times.p95_s:.2f} s"
        studies[step.name] = f" {mean} ({low} to {high}) | {within} |"
    for name, numbers in studies.items():
        text = re.sub(rf"^(\| {level_name(name)} \|[^|]*\|).*$", rf"\g<1>{numbers}", text, flags=re.MULTILINE)
    return text
