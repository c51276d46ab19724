"""Answers to puzzles, in order: days, results, and ratings after each first try.

Days are date ordinals in UTC, as for the puzzle of the day.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Container, Iterator, Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.glicko import GlickoRating

_COLUMNS = "game, name, day, solved, daily, rating, deviation, volatility, puzzle_rating, puzzle_deviation"
_INSERTION = f"INSERT INTO puzzle_answers ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - names above


@frozen
class PuzzleAnswer:
    """Answer to a puzzle.

    `name` is the name of a built-in puzzle, or the id of a puzzle from a mistake. `is_daily` says whether it was the
    puzzle of the day. After a first try at a built-in puzzle, `rating` is the player's new rating, and `puzzle_rating`
    the puzzle's. Both are None after any other answer, which changes no rating.
    """

    game: str
    name: str
    day: int
    is_right: bool
    is_daily: bool = False
    rating: GlickoRating | None = None
    puzzle_rating: GlickoRating | None = None


@frozen
class PuzzleHistory:
    """Answers of all games, oldest first."""

    answers: tuple[PuzzleAnswer, ...] = ()

    def rating(self, game: str) -> GlickoRating:
        """Returns the player's rating in a game; that of a new player before the first rated answer."""
        return next(reversed(self.ratings(game)), GlickoRating())

    def ratings(self, game: str) -> list[GlickoRating]:
        """Returns the player's ratings in a game after each rated answer, oldest first."""
        return [each.rating for each in self.answers if each.game == game and each.rating is not None]

    def puzzle_ratings(self, game: str) -> dict[str, GlickoRating]:
        """Returns the ratings of the puzzles of a game that were tried, by name."""
        tried = (each for each in self.answers if each.game == game)
        return {each.name: each.puzzle_rating for each in tried if each.puzzle_rating is not None}

    def solved_by_day(self) -> Counter[int]:
        """Returns the number of right answers on each day, in all games."""
        return Counter(each.day for each in self.answers if each.is_right)

    def streak(self, today: int) -> int:
        """Returns the number of successive days with a right answer.

        The last of these days is today or, while nothing is solved today, yesterday.
        """
        days = self.solved_by_day()
        return _streak_until(today if today in days else today - 1, days)

    def longest_streak(self) -> int:
        """Returns the largest number of successive days with a right answer."""
        days = self.solved_by_day()
        return max((_streak_until(day, days) for day in days if day + 1 not in days), default=0)

    def daily_answer(self, game: str, day: int) -> PuzzleAnswer | None:
        """Returns the first answer to the puzzle of this day; None if there was none."""
        return next(self._daily_answers(game, day), None)

    def is_daily_solved(self, game: str, day: int) -> bool:
        """Whether any answer to the puzzle of this day was right."""
        return any(each.is_right for each in self._daily_answers(game, day))

    def _daily_answers(self, game: str, day: int) -> Iterator[PuzzleAnswer]:
        return (each for each in self.answers if (each.game, each.day, each.is_daily) == (game, day, True))


def _streak_until(last: int, days: Container[int]) -> int:
    """Returns the number of successive days, up to `last`, that are all among `days`."""
    count = 0
    while last - count in days:
        count += 1
    return count


def insert_answer(database: sqlite3.Connection, answer: PuzzleAnswer) -> None:
    """Stores an answer after all others."""
    mine, puzzle = answer.rating, answer.puzzle_rating
    ratings = (None,) * 3 if mine is None else (mine.points, mine.deviation, mine.volatility)
    others = (None,) * 2 if puzzle is None else (puzzle.points, puzzle.deviation)
    facts = answer.game, answer.name, answer.day, int(answer.is_right), int(answer.is_daily)
    database.execute(_INSERTION, (*facts, *ratings, *others))


def read_history(database: sqlite3.Connection) -> PuzzleHistory:
    """Returns all answers that are stored."""
    rows = database.execute(f"SELECT {_COLUMNS} FROM puzzle_answers ORDER BY number")  # noqa: S608 - names above
    return PuzzleHistory(tuple(map(_answer_of, rows)))


def _answer_of(row: Sequence[str | int | float | None]) -> PuzzleAnswer:
    game, name, day, solved, daily, *numbers = row
    mine, puzzle = numbers[:3], numbers[3:]
    return PuzzleAnswer(
        str(game),
        str(name),
        int(day or 0),
        bool(solved),
        bool(daily),
        None if None in mine else GlickoRating(*map(_number, mine)),
        None if None in puzzle else GlickoRating(*map(_number, puzzle)),
    )


def _number(value: str | float | None) -> float:
    return float(value or 0.0)
