"""Puzzles: positions with one answer that is clearly the best, and the file puzzles.json among a game's resources that they are kept in.

`python -m tools.puzzles` makes the file; `puzzle_search` says what makes a position a puzzle.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.validation import Value, parse, read_text

FORMAT = 1
"""The only format that is read and written."""

LARGEST = 1 << 22
"""A file of more bytes is no collection, and not read to its end."""

FEWEST, MOST = 2, 5
"""A puzzle has so many alternatives."""

DEGREES = (1, 2, 3)
"""How hard a puzzle can be, from easy to hard."""

CLEARLY = 2.0
"""The best alternative of a puzzle is better than every other by so many points at least, with 95 % confidence."""

_MOST_POINTS = 10**6
"""No points and no differences that come out of a file are farther from 0."""


class PuzzlesError(ValueError):
    """A file of puzzles is damaged. The message names the file, the place and what is allowed."""


@frozen
class Alternative:
    """One thing that can be done, and what it leads to.

    `moves` are the text forms of the moves that belong together, as in a `Hint`. `points` is the final score that the seat asked may expect, and `items`
    is the same by items of the score sheet, those that are 0 left out. `behind` is by how many points it lies behind the best alternative, and `margin` the half
    width of the interval for this difference that holds in 95 of 100 cases; both are 0 for the best one.
    """

    moves: tuple[str, ...]
    points: float
    behind: float
    margin: float
    items: tuple[tuple[str, float], ...]

    def to_json(self) -> JsonObject:
        """The alternative as plain values, rounded to what they are worth."""
        return {
            "moves": list(self.moves),
            "points": round(self.points, 2),
            "behind": round(self.behind, 2),
            "margin": round(self.margin, 2),
            "items": [[name, round(points, 2)] for name, points in self.items],
        }

    @classmethod
    def from_json(cls, data: Value) -> Alternative:
        """The alternative written by `to_json`. Raises Unfit for anything else."""
        data.only(("moves", "points", "behind", "margin", "items"))
        return cls(
            moves=tuple(move.text() for move in data["moves"].items(1)),
            points=data["points"].number(-_MOST_POINTS, _MOST_POINTS),
            behind=data["behind"].number(0, _MOST_POINTS),
            margin=data["margin"].number(0, _MOST_POINTS),
            items=tuple(
                (name.text(), points.number(-_MOST_POINTS, _MOST_POINTS))
                for name, points in (each.items(2, 2) for each in data["items"].items())
            ),
        )


@frozen
class Puzzle:
    """A position, and what can be done there.

    `name` tells it from all others, and stays the same. `code` is the match up to the decision, as `core.record.to_code` writes it: the seat asked is the one person
    at the table. `theme` is one of the game's own, `hardness` one of DEGREES. `alternatives` are the best ones, the best first.
    """

    name: str
    theme: str
    hardness: int
    code: str
    alternatives: tuple[Alternative, ...]

    def match(self, games: Games) -> AnyMatch:
        """A match that stands at the position. Raises RecordError."""
        return record.from_code(self.code, games, self.name)

    def to_json(self) -> JsonObject:
        """The puzzle as plain values."""
        return {
            "name": self.name,
            "theme": self.theme,
            "hardness": self.hardness,
            "code": self.code,
            "alternatives": [each.to_json() for each in self.alternatives],
        }

    @classmethod
    def from_json(cls, data: Value, themes: Sequence[str]) -> Puzzle:
        """The puzzle written by `to_json`, with one of these themes. Raises ValueError for anything else."""
        data.only(("name", "theme", "hardness", "code", "alternatives"))
        alternatives = tuple(map(Alternative.from_json, data["alternatives"].items(FEWEST, MOST)))
        behind = [each.behind for each in alternatives]
        if behind[0] or behind != sorted(behind):
            raise ValueError(f"{data.place}.alternatives: found {shown(behind)} behind, allowed is the best first")
        return cls(
            name=data["name"].text(),
            theme=data["theme"].one_of(themes),
            hardness=data["hardness"].one_of(DEGREES),
            code=data["code"].text(),
            alternatives=alternatives,
        )


def read(text: str, origin: str, themes: Sequence[str]) -> tuple[Puzzle, ...]:
    """The puzzles in a text, with these themes. `origin` stands for the file in messages. Raises PuzzlesError.

    What the codes hold is found out when a puzzle is opened.
    """
    try:
        data = parse(text).only(("format", "puzzles"))
        data["format"].one_of((FORMAT,))
        found = tuple(Puzzle.from_json(each, themes) for each in data["puzzles"].items())
        _check_names([each.name for each in found])
    except ValueError as error:
        place = getattr(error, "place", "")
        raise PuzzlesError(f"{origin}: {place}{': ' if place else ''}{error}") from error
    return found


def _check_names(names: Sequence[str]) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"puzzles: found {shown(twice)} twice, allowed is each name once")


def load(path: Path, themes: Sequence[str]) -> tuple[Puzzle, ...]:
    """The puzzles in a file. Raises PuzzlesError, or OSError when it cannot be read."""
    try:
        text = read_text(path, LARGEST)
    except ValueError as error:
        raise PuzzlesError(f"{path}: {error}") from error
    return read(text, str(path), themes)


def write(puzzles: Iterable[Puzzle]) -> str:
    """The text that `read` reads, a line for each puzzle."""
    lines = ",\n".join(json.dumps(each.to_json(), ensure_ascii=False) for each in puzzles)
    return f'{{"format": {FORMAT}, "puzzles": [\n{lines}\n]}}\n'
