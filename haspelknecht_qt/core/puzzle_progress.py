"""Progress with puzzles: puzzles made from a player's own mistakes and repeated at intervals, and built-in puzzles.

A player's decision that cost points becomes a mistake puzzle. It is due a day after the mistake, then a week and a
month after the previous answer. Three right answers in a row solve it; after a wrong answer the intervals begin again
with a day. One right answer solves a built-in puzzle. Days are numbered as by `datetime.date.toordinal`, so a puzzle is
due from the beginning of a day.

The progress is stored in the results file (`results`), which handles several running programs, full disks and damage.
Deleting a person from the results also deletes the person's mistake puzzles.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from attrs import asdict, evolve

from haspelknecht_qt.core import record
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.match import AnyMatch, Match
from haspelknecht_qt.core.puzzle_history import PuzzleAnswer, PuzzleHistory, insert_answer, read_history
from haspelknecht_qt.core.result import Result, match_id
from haspelknecht_qt.core.result_rows import read_results
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.undo import UndoPolicy

REPEAT_INTERVALS = (1, 7, 30)
"""Days until a puzzle from a mistake is due: after the mistake, and after the first and second right answer."""
OTHER_PLAYER = "else"
"""Value of `Seat.player` in a puzzle from a mistake, for every seat except the one that made the mistake."""


class PuzzleProgressState(StrEnum):
    """State of a player's progress with a puzzle."""

    DUE = "due"
    """A puzzle from a mistake that should be solved again today."""
    NEW = "new"
    MISSED = "missed"
    WAITING = "waiting"
    """A puzzle made from a mistake; the puzzle is not due yet."""
    SOLVED = "solved"


@frozen
class MistakePuzzle:
    """A puzzle made from a decision that cost a person points.

    `code` is the match up to the decision (`record.to_code`), without names; a person plays only the deciding seat.
    `id` is the digest of that match, `game` the game's name. `person` made the decision, which cost `loss` points.
    `end_time` is the time when the match ended or was viewed, in seconds since 1970 (UTC). `stage` is the number of
    right answers in a row; len(REPEAT_INTERVALS) means solved. `due_day` is the day of the next repetition.
    """

    id: str
    game: str
    person: str
    end_time: int
    code: str
    loss: float
    stage: int
    due_day: int

    def state(self, today: int) -> PuzzleProgressState:
        """Returns the puzzle's state on the day `today`."""
        if self.stage >= len(REPEAT_INTERVALS):
            return PuzzleProgressState.SOLVED
        return PuzzleProgressState.DUE if self.due_day <= today else PuzzleProgressState.WAITING

    def with_answer(self, today: int, *, right: bool) -> MistakePuzzle:
        """Returns the puzzle after an answer on the day `today`.

        A right answer before the puzzle is due changes nothing. No answer changes a solved puzzle.
        """
        state = self.state(today)
        if state is PuzzleProgressState.SOLVED or (right and state is PuzzleProgressState.WAITING):
            return self
        if not right:
            return evolve(self, stage=0, due_day=today + REPEAT_INTERVALS[0])
        stage = self.stage + 1
        due = today + REPEAT_INTERVALS[stage] if stage < len(REPEAT_INTERVALS) else today
        return evolve(self, stage=stage, due_day=due)


def mistake_puzzle(match: AnyMatch, ply: int, loss: float, end_time: int, today: int) -> MistakePuzzle:
    """Returns a puzzle made from the decision after `ply` moves, which cost `loss` points.

    Raises ValueError if no seat decides at this ply.
    """
    decision = match.game.decision(match.state_at(ply))
    if decision is None or not 0 <= decision.actor < len(match.seats):
        raise ValueError(f"after {ply} moves nobody decides, allowed is a ply at which a seat does")
    seat = decision.actor
    seats = [
        Seat(each.colour, each.colour, PERSON if number == seat else OTHER_PLAYER)
        for number, each in enumerate(match.seats)
    ]
    texts = [entry.text for entry in match.entries[:ply]]
    position = Match.replay(match.game, match.setup, match.seed, seats, UndoPolicy.FREE, texts, chance=match.chance)
    name, code, due_day = match.seats[seat].name, record.to_code(position), today + REPEAT_INTERVALS[0]
    return MistakePuzzle(match_id(position), match.game.name, name, end_time, code, loss, 0, due_day)


def is_anonymous(seat: Seat) -> bool:
    """Whether the seat is named after its colour instead of a person, as in puzzles and for deleted persons."""
    return seat.name == seat.colour


_SOURCES_QUERY = """
    SELECT mistakes.id, games.id, MIN(games.number) FROM mistakes
    JOIN games ON games.game = mistakes.game AND games.ended = mistakes.made
    JOIN seats ON seats.number = games.number AND seats.name = mistakes.person
    WHERE mistakes.game = ? GROUP BY mistakes.id
"""
"""Puzzles from mistakes with their matches: a puzzle has the time at which its match ended."""


class PuzzleProgress:
    """Puzzles of all games and their progress. All methods may raise ResultsError."""

    def __init__(self, results: ResultStore) -> None:
        """Does not open the results file: each method opens it."""
        self.results = results

    def store_mistake_puzzles(self, mistake_puzzles: Sequence[MistakePuzzle], result: str = "") -> Counter[str]:
        """Stores new puzzles and returns their number by person.

        `result` is the id of the match's result. If that result is stored, its date becomes the date of the puzzles. No
        puzzle is stored if the person's name or the whole result was deleted.
        """

        def query(database: sqlite3.Connection) -> Counter[str]:
            added = Counter[str]()
            if database.execute("SELECT 1 FROM forgotten WHERE id = ?", (result,)).fetchone():
                return added
            known = database.execute(
                "SELECT name, ended FROM games JOIN seats USING (number) WHERE id = ? AND player = ?", (result, PERSON)
            )
            ended = dict(known.fetchall())
            for each in mistake_puzzles:
                if ended and each.person not in ended:
                    continue
                dated = evolve(each, end_time=ended.get(each.person, each.end_time))
                added[each.person] += database.execute(
                    "INSERT OR IGNORE INTO mistakes VALUES (:id, :game, :person, :end_time, :code, :loss, :stage, :due_day)",
                    asdict(dated),
                ).rowcount
            return added

        return self.results.run_transaction(query) if mistake_puzzles else Counter()

    def mistake_puzzles(self, game: str) -> list[MistakePuzzle]:
        """Returns all puzzles from mistakes for the game with this name, ordered by the day on which they are due."""

        def query(database: sqlite3.Connection) -> list[MistakePuzzle]:
            found = database.execute(
                "SELECT id, game, person, made, code, loss, stage, due FROM mistakes WHERE game = ? ORDER BY due, made, id",
                (game,),
            )
            return [MistakePuzzle(*row) for row in found]

        return self.results.read(query, [])

    def answer_mistake_puzzle(
        self, mistake_puzzle: MistakePuzzle, today: int, utc_day: int, *, right: bool
    ) -> MistakePuzzle | None:
        """Stores an answer to a puzzle from a mistake; returns the updated puzzle, None if it has been deleted.

        `today` is the ordinal of the player's date, `utc_day` that of the date in UTC.
        """

        def query(database: sqlite3.Connection) -> MistakePuzzle | None:
            # Another program may have stored an answer since `mistake_puzzle` was read.
            found = database.execute(
                "SELECT id, game, person, made, code, loss, stage, due FROM mistakes WHERE id = ?", (mistake_puzzle.id,)
            ).fetchone()
            if found is None:
                return None
            answered = MistakePuzzle(*found).with_answer(today, right=right)
            database.execute(
                "UPDATE mistakes SET stage = ?, due = ? WHERE id = ?", (answered.stage, answered.due_day, answered.id)
            )
            insert_answer(database, PuzzleAnswer(answered.game, answered.id, utc_day, right))
            return answered

        return self.results.run_transaction(query)

    def built_in_results(self, game: str) -> dict[str, bool]:
        """Returns whether each attempted built-in puzzle of a game was solved, by the puzzle's name."""

        def query(database: sqlite3.Connection) -> dict[str, bool]:
            found = database.execute("SELECT name, solved FROM puzzles WHERE game = ?", (game,))
            return {name: bool(solved) for name, solved in found}

        return self.results.read(query, {})

    def answer_built_in_puzzle(
        self, game: str, name: str, utc_day: int, puzzle_rating: GlickoRating, *, right: bool, is_daily: bool = False
    ) -> tuple[GlickoRating, GlickoRating] | None:
        """Stores an answer to a built-in puzzle. Once solved, it stays solved.

        `utc_day` is the ordinal of the date in UTC, `puzzle_rating` the puzzle's rating before its first try. After a first
        try, returns the player's ratings before and after it. Otherwise returns None: only first tries are rated.
        """

        def query(database: sqlite3.Connection) -> tuple[GlickoRating, GlickoRating] | None:
            known = database.execute("SELECT 1 FROM puzzles WHERE game = ? AND name = ?", (game, name)).fetchone()
            database.execute(
                "INSERT INTO puzzles VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET solved = MAX(solved, excluded.solved)",
                (game, name, int(right)),
            )
            if known is not None:
                insert_answer(database, PuzzleAnswer(game, name, utc_day, right, is_daily))
                return None
            before = read_history(database).rating(game)
            after = before.after_games([(puzzle_rating, float(right))])
            puzzle = puzzle_rating.after_games([(before, float(not right))])
            insert_answer(database, PuzzleAnswer(game, name, utc_day, right, is_daily, after, puzzle))
            return before, after

        return self.results.run_transaction(query)

    def history(self) -> PuzzleHistory:
        """Returns the answers to puzzles of all games."""
        return self.results.read(read_history, PuzzleHistory())

    def mistake_sources(self, game: str) -> dict[str, Result]:
        """Returns the results of the matches from which puzzles were made, by the puzzle's id.

        A puzzle whose match is not stored is left out.
        """

        def query(database: sqlite3.Connection) -> dict[str, Result]:
            found = database.execute(_SOURCES_QUERY, (game,)).fetchall()
            results = {each.id: each for each in read_results(database, game, [number for _, _, number in found])}
            return {puzzle: results[id_] for puzzle, id_, _ in found}

        return self.results.read(query, {})
