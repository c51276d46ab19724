"""One exercise, whether the program brings it along or it is a player's own mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from haspelknecht_qt.bots.puzzles import Alternative, Puzzle
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON, Games, Seat
from haspelknecht_qt.core.match import AnyMatch, Match
from haspelknecht_qt.core.puzzle_progress import OwnPuzzle, PuzzleState, next_unsolved
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.tutorial.script import NEIGHBOUR

OWN = "own"
"""Stands for the theme of own mistakes."""


@frozen
class ListedPuzzle:
    """A puzzle of the program's, the `number`th of its game, or an own mistake (0), and how it stands today."""

    about: Puzzle | OwnPuzzle
    state: PuzzleState
    number: int = 0

    @property
    def key(self) -> str:
        """What tells it from all others of its game."""
        return self.about.name if isinstance(self.about, Puzzle) else self.about.id

    @property
    def theme(self) -> str:
        """What it is about: one of the game's themes, or OWN."""
        return self.about.theme if isinstance(self.about, Puzzle) else OWN

    @property
    def hardness(self) -> int:
        """How hard it is, from 1 on; 0 where nobody has said."""
        return self.about.hardness if isinstance(self.about, Puzzle) else 0

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """What can be done and what it leads to, as far as that is known before."""
        return self.about.alternatives if isinstance(self.about, Puzzle) else ()

    def match(self, games: Games, names: Sequence[str]) -> AnyMatch:
        """A match that stands at the decision, with these first names; who made a mistake has the own one. Raises RecordError.

        Nobody plays but the seat that is asked, which may take back what it does until it has decided.
        """
        found = record.from_code(self.about.code, games, self.key)
        if found.decision is None:
            # Nothing is asked where a game is over.
            raise RecordError(self.key, RecordPlace(), Defect.BROKEN_CODE)
        asked = found.decision.actor
        own = self.about.person if isinstance(self.about, OwnPuzzle) else ""
        others = iter(name for name in names if name != own)
        seats = [
            Seat(
                own if own and number == asked else next(others),
                seat.colour,
                PERSON if number == asked else NEIGHBOUR,
            )
            for number, seat in enumerate(found.seats)
        ]
        texts = [entry.text for entry in found.entries]
        return Match.replay(found.game, found.setup, found.seed, seats, UndoPolicy.FREE, texts)


@frozen
class PuzzleFilter:
    """Which exercises are wanted; None stands for all themes, degrees or states."""

    theme: str | None = None
    hardness: int | None = None
    state: PuzzleState | None = None

    def matches(self, puzzle: ListedPuzzle) -> bool:
        """Whether it is one of them."""
        return (
            self.theme in {None, puzzle.theme}
            and self.hardness in {None, puzzle.hardness}
            and self.state in {None, puzzle.state}
        )


def next_puzzle(listed_puzzles: Sequence[ListedPuzzle], puzzle_filter: PuzzleFilter, last: str) -> ListedPuzzle | None:
    """Of the exercises that are wanted the one to be done next, after that with the key `last`; None where nothing is left to be done."""
    wanted = [each for each in listed_puzzles if puzzle_filter.matches(each)]
    key = next_unsolved([(each.key, each.state) for each in wanted], last)
    return next((each for each in wanted if each.key == key), None)


def list_puzzles(
    own_puzzles: Sequence[OwnPuzzle], puzzles: Sequence[Puzzle], tried: Mapping[str, bool], today: int
) -> list[ListedPuzzle]:
    """The exercises of a game: own mistakes, what comes back first before the others, then the program's puzzles."""
    own = [ListedPuzzle(each, each.state(today)) for each in own_puzzles]
    states = {True: PuzzleState.SOLVED, False: PuzzleState.MISSED}
    return own + [
        ListedPuzzle(each, states[tried[each.name]] if each.name in tried else PuzzleState.NEW, number)
        for number, each in enumerate(puzzles, 1)
    ]
