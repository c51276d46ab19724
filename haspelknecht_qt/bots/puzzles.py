"""Puzzles: positions in which one answer is clearly the best. The file puzzles.json of a game contains them.

`python -m tools.puzzles` makes the file (see tools/puzzle_file.py). `tools/puzzle_search.py` decides which positions
are puzzles.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from haspelknecht_qt.core import record
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.core.validation import UntrustedValue, parse, read_text

FORMAT = 2
"""Format number of the file; no other format can be read."""

MAX_FILE_SIZE = 1 << 22
"""Maximum size of a file, in bytes."""

MIN_ALTERNATIVES, MAX_ALTERNATIVES = 2, 5
"""Minimum and maximum number of possible answers of a puzzle."""

HARDNESS_DEGREES = (1, 2, 3)
"""Degrees of difficulty, from easy to hard."""

_RATING_POINTS = {1: 1200.0, 2: 1500.0, 3: 1800.0}
"""Points of a puzzle's first rating, by its difficulty."""
_RATING_DEVIATION = 150.0
"""Deviation of a puzzle's first rating: puzzles of one difficulty differ."""

_MAX_SEATS = 4
"""Maximum number of seats of a game with puzzles."""
_MAX_POINTS = 10**6
"""Maximum absolute value of points and of differences between points, in a file."""


class PuzzlesError(ValueError):
    """A puzzle file is damaged. The message names the file, the place in it and the allowed values."""


@frozen
class Alternative:
    """Possible answer of a puzzle, with its expected result.

    `moves` are the text forms of its moves, in order, as in a `Hint`. `points` is the expected final score of the
    deciding seat; `items` has the part of each score item, without zeros. `behind` is the distance from the best
    answer, in points; `margin` is the half width of its 95 % confidence interval. Both are 0 for the best answer.
    `differences` are those to the best answer, which is their better one. They are certain; none for the best answer.
    """

    moves: tuple[str, ...]
    points: float
    behind: float
    margin: float
    items: tuple[tuple[str, float], ...]
    differences: tuple[OutcomeDifference, ...] = ()

    @classmethod
    def from_json(cls, data: UntrustedValue) -> Alternative:
        """Reads one alternative of a puzzle. Raises ValidationError if the JSON is not valid."""
        data.check_keys(("moves", "points", "behind", "margin", "items"), ("differences",))
        return cls(
            moves=tuple(move.text() for move in data["moves"].array(1)),
            points=data["points"].number(-_MAX_POINTS, _MAX_POINTS),
            behind=data["behind"].number(0, _MAX_POINTS),
            margin=data["margin"].number(0, _MAX_POINTS),
            items=tuple(
                (name.text(), points.number(-_MAX_POINTS, _MAX_POINTS))
                for name, points in (each.array(2, 2) for each in data["items"].array())
            ),
            differences=tuple(map(_read_difference, data["differences"].array())) if "differences" in data else (),
        )


def _read_difference(data: UntrustedValue) -> OutcomeDifference:
    """Reads a difference: seat, name, and the numbers of an `OutcomeDifference`."""
    seat, name, *numbers = data.array(5, 5)
    better, other, margin = (each.number(-_MAX_POINTS, _MAX_POINTS) for each in numbers)
    return OutcomeDifference(seat.whole_number(0, _MAX_SEATS - 1), name.text(), better, other, margin)


@frozen
class Puzzle:
    """A position with its possible answers.

    `name` is unique and never changes. `code` is the match up to the decision, as written by `core.record.to_code`. All
    seats but the deciding one are bots. `theme` is one of the game's themes, `hardness` one of HARDNESS_DEGREES.
    `alternatives` are the best answers, best first. `checked_lead` is the lead of the best answer over the next one, in
    points: the least one against several kinds of opponents (see tools/puzzle_check.py); 0 before this check.
    `first_day` is the first date on which it may be the puzzle of the day, as in "2026-11-28"; "" for any date.
    """

    name: str
    theme: str
    hardness: int
    code: str
    alternatives: tuple[Alternative, ...]
    checked_lead: float = 0.0
    first_day: str = ""

    @property
    def first_rating(self) -> GlickoRating:
        """Rating of the puzzle before anybody has tried it, by its difficulty."""
        return GlickoRating(_RATING_POINTS[self.hardness], _RATING_DEVIATION)

    def match(self, games: Games) -> AnyMatch:
        """Returns a match at the puzzle's position. Raises RecordError."""
        return record.from_code(self.code, games, self.name)

    @classmethod
    def from_json(cls, data: UntrustedValue, themes: Sequence[str]) -> Puzzle:
        """Reads a puzzle of a puzzle file. Raises ValueError if it is not valid, or has a theme not in `themes`."""
        data.check_keys(("name", "theme", "hardness", "code", "alternatives", "checked_lead"), ("first_day",))
        alternatives = tuple(map(Alternative.from_json, data["alternatives"].array(MIN_ALTERNATIVES, MAX_ALTERNATIVES)))
        behind = [each.behind for each in alternatives]
        if behind[0] or behind != sorted(behind):
            raise ValueError(f"{data.place}.alternatives: found {quote(behind)} behind, allowed is the best first")
        return cls(
            name=data["name"].text(),
            theme=data["theme"].one_of(themes),
            hardness=data["hardness"].one_of(HARDNESS_DEGREES),
            code=data["code"].text(),
            alternatives=alternatives,
            checked_lead=data["checked_lead"].number(-_MAX_POINTS, _MAX_POINTS),
            first_day=date.fromisoformat(data["first_day"].text()).isoformat() if "first_day" in data else "",
        )


def parse_puzzles(text: str, origin: str, themes: Sequence[str]) -> tuple[Puzzle, ...]:
    """Reads puzzles from the text of a file, with themes among `themes`. Raises PuzzlesError, which names the `origin`.

    The code of a puzzle's match is read only when the puzzle is opened.
    """
    try:
        data = parse(text).check_keys(("format", "puzzles"))
        data["format"].one_of((FORMAT,))
        found = tuple(Puzzle.from_json(each, themes) for each in data["puzzles"].array())
        _check_names([each.name for each in found])
    except ValueError as error:
        place = getattr(error, "place", "")
        raise PuzzlesError(f"{origin}: {place}{': ' if place else ''}{error}") from error
    return found


def _check_names(names: Sequence[str]) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"puzzles: found {quote(twice)} twice, allowed is each name once")


def load(path: Path, themes: Sequence[str]) -> tuple[Puzzle, ...]:
    """Reads a puzzle file. Raises PuzzlesError, or OSError if the file cannot be read."""
    try:
        text = read_text(path, MAX_FILE_SIZE)
    except ValueError as error:
        raise PuzzlesError(f"{path}: {error}") from error
    return parse_puzzles(text, str(path), themes)
