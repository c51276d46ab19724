"""Puzzles of the program and own puzzles, which come from the players' mistakes: list, matches and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Generic

from attrs import frozen

from haspelknecht_qt.bots.puzzles import Alternative, Puzzle
from haspelknecht_qt.core import record
from haspelknecht_qt.core.choices import choice_span, is_choice_complete
from haspelknecht_qt.core.game import PERSON, Games, IllegalMove, M, S, Seat
from haspelknecht_qt.core.match import AnyMatch, Entry, Match, MatchOf
from haspelknecht_qt.core.puzzle_progress import OwnPuzzle, PuzzleState, next_unsolved_puzzle
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.tutorial.script import NEIGHBOUR

OWN_THEME = "own"
"""Theme of the players' own puzzles."""


@frozen
class ListedPuzzle:
    """Puzzle of the program with its number in its game, or an own puzzle (number 0); with its present state."""

    about: Puzzle | OwnPuzzle
    state: PuzzleState
    number: int = 0

    @property
    def key(self) -> str:
        """Unique key within the game."""
        return self.about.name if isinstance(self.about, Puzzle) else self.about.id

    @property
    def theme(self) -> str:
        """One of the game's themes, or OWN_THEME."""
        return self.about.theme if isinstance(self.about, Puzzle) else OWN_THEME

    @property
    def hardness(self) -> int:
        """Hardness, from 1; 0 if unknown."""
        return self.about.hardness if isinstance(self.about, Puzzle) else 0

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """Alternatives with their values; () if they are not known in advance."""
        return self.about.alternatives if isinstance(self.about, Puzzle) else ()

    def match(self, games: Games, names: Sequence[str]) -> AnyMatch:
        """Returns a match at the decision. Raises RecordError.

        The seats have these first names, but an own puzzle keeps the name of its person. Only the seat that decides plays.
        Moves may be taken back until the decision is made.
        """
        found = record.from_code(self.about.code, games, self.key)
        if found.decision is None:
            # A finished match has no decision.
            raise RecordError(self.key, RecordPlace(), Defect.BROKEN_CODE)
        asked = found.decision.actor
        own = self.about.person if isinstance(self.about, OwnPuzzle) else ""
        others = iter(name for name in names if name != own)
        seats = [
            Seat(
                own if own and number == asked else next(others), seat.colour, PERSON if number == asked else NEIGHBOUR
            )
            for number, seat in enumerate(found.seats)
        ]
        texts = [entry.text for entry in found.entries]
        return Match.replay(found.game, found.setup, found.seed, seats, UndoPolicy.FREE, texts)


@frozen
class PuzzleFilter:
    """Filter of the list. None means all themes, degrees or states."""

    theme: str | None = None
    hardness: int | None = None
    state: PuzzleState | None = None

    def matches(self, puzzle: ListedPuzzle) -> bool:
        """Whether the filter accepts this puzzle."""
        return (
            self.theme in {None, puzzle.theme}
            and self.hardness in {None, puzzle.hardness}
            and self.state in {None, puzzle.state}
        )


def next_puzzle(listed_puzzles: Sequence[ListedPuzzle], puzzle_filter: PuzzleFilter, last: str) -> ListedPuzzle | None:
    """Returns the next unsolved puzzle that the filter accepts, after the puzzle with the key `last`; None if all are solved."""
    wanted = [each for each in listed_puzzles if puzzle_filter.matches(each)]
    key = next_unsolved_puzzle([(each.key, each.state) for each in wanted], last)
    return next((each for each in wanted if each.key == key), None)


def list_puzzles(
    own_puzzles: Sequence[OwnPuzzle], puzzles: Sequence[Puzzle], tried: Mapping[str, bool], today: int
) -> list[ListedPuzzle]:
    """Returns the puzzles of a game: own puzzles by the time of their return, then the program's puzzles."""
    own = [ListedPuzzle(each, each.state(today)) for each in own_puzzles]
    states = {True: PuzzleState.SOLVED, False: PuzzleState.MISSED}
    return own + [
        ListedPuzzle(each, states[tried[each.name]] if each.name in tried else PuzzleState.NEW, number)
        for number, each in enumerate(puzzles, 1)
    ]


@frozen
class Answer(Generic[M]):
    """Decision that was made as the answer to a puzzle.

    `moves` are the moves of the answer. `entry` is the log entry of the last move, which a bot judges if the answer is none of
    the alternatives. `place` is the index of the alternative; None if the answer is none of them. `behind` is the known
    loss, in points, of the moves before the choice of `entry`.
    """

    moves: tuple[M, ...]
    entry: Entry[M]
    place: int | None
    behind: float = 0.0


def answer_of(match: MatchOf[S, M], start: int, alternatives: Sequence[Alternative]) -> Answer[M] | None:
    """Returns the answer, made after the first `start` moves of a match; None while the decision is not made.

    The answer is read from the log, so that undo and redo need no special care. An alternative of several moves, such as a
    whole turn, is the answer when its final position is reached, in any order of moves. A move that belongs to no
    alternative completes the answer.
    """
    entries = match.entries[start:]
    if not entries:
        return None
    seat = entries[0].actor
    own = tuple(takewhile(lambda entry: entry.actor == seat, entries))
    made, last = tuple(entry.text for entry in own), own[-1]
    moves = tuple(entry.move for entry in own)
    if not is_choice_complete(match, last.ply):
        return None
    reached = match.game.digest(match.jump(last.ply + 1))
    for place, each in enumerate(alternatives):
        if _digest_after(match, start, each.moves) == reached:
            return Answer(moves, last, place)
    asked = match.decision
    goes_on = len(own) == len(entries) and asked is not None and asked.actor == seat
    if goes_on and any(each.moves[: len(made)] == made for each in alternatives):
        return None
    before = made[: choice_span(match, last.ply)[0] - start]
    behind = min((each.behind for each in alternatives if each.moves[: len(before)] == before), default=0.0)
    return Answer(moves, last, None, behind)


def find_alternative(texts: Sequence[str], alternatives: Sequence[Alternative]) -> int | None:
    """Returns the index of the alternative with these moves in any order; None if no alternative has these moves."""
    moves = sorted(texts)
    return next((place for place, each in enumerate(alternatives) if sorted(each.moves) == moves), None)


def _digest_after(match: MatchOf[S, M], start: int, texts: Sequence[str]) -> str | None:
    """Returns the digest of the position after these moves; None if one of these moves is not legal."""
    state = match.jump(start)
    try:
        for text in texts:
            match.game.play(state, match.game.read(text))
    except IllegalMove:
        return None
    return match.game.digest(state)
