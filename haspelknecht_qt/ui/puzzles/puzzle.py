"""One exercise, whether the program brings it along or it is a player's own mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Generic

from attrs import frozen

from haspelknecht_qt.bots.puzzles import Alternative, Puzzle
from haspelknecht_qt.core import record
from haspelknecht_qt.core.choices import choice_of, is_made
from haspelknecht_qt.core.game import PERSON, Games, IllegalMove, M, S, Seat
from haspelknecht_qt.core.match import AnyMatch, Entry, Match, MatchOf
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


@frozen
class Answer(Generic[M]):
    """A decision that is made.

    `moves` are those that belong together; `entry` is the last of them, by which it is judged where it is none of the alternatives, `place` which of
    these it is, None for none. `behind` is what the moves before that of `entry` have cost already, as far as the alternatives tell.
    """

    moves: tuple[M, ...]
    entry: Entry[M]
    place: int | None
    behind: float = 0.0


def answer_of(match: MatchOf[S, M], start: int, alternatives: Sequence[Alternative]) -> Answer[M] | None:
    """What has been answered in a match since it had `start` moves; None while the decision is not made.

    An alternative of several moves, such as a whole turn, is answered when the position to which they lead is reached, in whatever order. Who
    leaves the way of all of them has answered with the choice by which they are left.
    """
    entries = match.entries[start:]
    if not entries:
        return None
    seat = entries[0].actor
    own = tuple(takewhile(lambda entry: entry.actor == seat, entries))
    made, last = tuple(entry.text for entry in own), own[-1]
    moves = tuple(entry.move for entry in own)
    if not is_made(match, last.ply):
        return None
    reached = match.game.digest(match.jump(last.ply + 1))
    for place, each in enumerate(alternatives):
        if digest_after(match, start, each.moves) == reached:
            return Answer(moves, last, place)
    asked = match.decision
    goes_on = len(own) == len(entries) and asked is not None and asked.actor == seat
    if goes_on and any(each.moves[: len(made)] == made for each in alternatives):
        return None
    before = made[: choice_of(match, last.ply)[0] - start]
    behind = min((each.behind for each in alternatives if each.moves[: len(before)] == before), default=0.0)
    return Answer(moves, last, None, behind)


def place_of(texts: Sequence[str], alternatives: Sequence[Alternative]) -> int | None:
    """Which alternative has these moves, in whatever order; None for none of them."""
    moves = sorted(texts)
    return next((place for place, each in enumerate(alternatives) if sorted(each.moves) == moves), None)


def digest_after(match: MatchOf[S, M], start: int, texts: Sequence[str]) -> str | None:
    """The digest of the position to which these moves lead; None where one of them is not legal."""
    state = match.jump(start)
    try:
        for text in texts:
            match.game.play(state, match.game.read(text))
    except IllegalMove:
        return None
    return match.game.digest(state)
