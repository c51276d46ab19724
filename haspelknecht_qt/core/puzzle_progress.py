"""What is known of exercises: own mistakes, and which of the program's puzzles were solved.

They lie in the file of the results, whose ways they share: several programs at once, a full drive, a damaged file. And whoever is forgotten there
is forgotten here in the same moment.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from attrs import asdict, evolve

from haspelknecht_qt.core.own_puzzles import OwnPuzzle
from haspelknecht_qt.core.results import Results
from haspelknecht_qt.core.seat import PERSON


class PuzzleProgress:
    """The exercises of all games. All methods raise ResultsError."""

    def __init__(self, results: Results) -> None:
        """Touches nothing."""
        self.results = results

    def keep(self, own_puzzles: Sequence[OwnPuzzle], result: str = "") -> int:
        """Keeps what is not there yet, and tells how many that were.

        `result` is the id of the result of the game in which they were made: they are dated by it. Who was deleted from it, or with it, has none.
        """

        def query(database: sqlite3.Connection) -> int:
            if database.execute("SELECT 1 FROM forgotten WHERE id = ?", (result,)).fetchone():
                return 0
            known = database.execute(
                "SELECT name, ended FROM games JOIN seats USING (number) WHERE id = ? AND player = ?", (result, PERSON)
            )
            ended = dict(known.fetchall())
            added = 0
            for each in own_puzzles:
                if ended and each.person not in ended:
                    continue
                dated = evolve(each, made=ended.get(each.person, each.made))
                added += database.execute(
                    "INSERT OR IGNORE INTO mistakes VALUES (:id, :game, :person, :made, :code, :loss, :stage, :due)",
                    asdict(dated),
                ).rowcount
            return added

        return self.results.change(query) if own_puzzles else 0

    def own_puzzles(self, game: str) -> list[OwnPuzzle]:
        """All mistakes in a game, what comes back first before the others."""

        def query(database: sqlite3.Connection) -> list[OwnPuzzle]:
            found = database.execute(
                "SELECT id, game, person, made, code, loss, stage, due FROM mistakes WHERE game = ? ORDER BY due, made, id",
                (game,),
            )
            return [OwnPuzzle(*row) for row in found]

        return self.results.read(query, [])

    def answer(self, own_puzzle: OwnPuzzle, today: int, *, right: bool) -> OwnPuzzle | None:
        """Takes down an answer, and tells how the mistake stands now; None if it has been deleted meanwhile."""

        def query(database: sqlite3.Connection) -> OwnPuzzle | None:
            # Another program may have taken down an answer since the list was read.
            found = database.execute(
                "SELECT id, game, person, made, code, loss, stage, due FROM mistakes WHERE id = ?", (own_puzzle.id,)
            ).fetchone()
            if found is None:
                return None
            answered = OwnPuzzle(*found).answered(today, right=right)
            database.execute(
                "UPDATE mistakes SET stage = ?, due = ? WHERE id = ?", (answered.stage, answered.due, own_puzzle.id)
            )
            return answered

        return self.results.change(query)

    def puzzles(self, game: str) -> dict[str, bool]:
        """The puzzles of a game that were tried, by name, and whether they were solved."""

        def query(database: sqlite3.Connection) -> dict[str, bool]:
            found = database.execute("SELECT name, solved FROM puzzles WHERE game = ?", (game,))
            return {name: bool(solved) for name, solved in found}

        return self.results.read(query, {})

    def answer_puzzle(self, game: str, name: str, *, right: bool) -> None:
        """Takes down an answer to a puzzle; one that was solved once stays so."""
        self.results.change(
            lambda database: database.execute(
                "INSERT INTO puzzles VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET solved = MAX(solved, excluded.solved)",
                (game, name, int(right)),
            )
        )
