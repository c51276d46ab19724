"""Results as a table for other programs: comma-separated values, a line for each seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from haspelknecht_qt.core.result import Result

_FORMULAS = ("=", "+", "-", "@")
"""A text that begins so would be reckoned out by a spreadsheet: a name of a player in a file of strangers could do harm."""


def to_csv(results: Sequence[Result], points: Mapping[str, Sequence[Mapping[str, int]]], items: Sequence[str]) -> str:
    """The results as text, `points` being those by source as `Results.points` gives them, in a column for each of `items`.

    The headings are the words of the save format, the same in every language; times are UTC.
    """
    options = sorted({key for result in results for key in result.options})
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow(
        (
            *("id", "game", "ended", "moves", "seconds", "tournament", "round"),
            *("seat", "name", "colour", "player", "place", "points"),
            *items,
            *options,
        )
    )
    for result in results:
        ended = datetime.fromtimestamp(result.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        for number, seat in enumerate(result.seats):
            by_source = points[result.id][number]
            table.writerow(
                (
                    *(result.id, result.game, ended, result.moves, result.seconds),
                    *((None, None) if result.round is None else result.round[:2]),
                    number + 1,
                    *(_harmless(seat.name), seat.colour, _harmless(seat.player), seat.place, seat.points),
                    *(by_source.get(item) for item in items),
                    *(result.options.get(key) for key in options),
                )
            )
    return text.getvalue()


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text
