"""Exercises: when a player's own mistakes come back, and what is known of each exercise.

A mistake is asked for a day after it was made, then a week and a month after the answer before; whoever is right each time has solved it, a
wrong answer leads back to a day. The program's own puzzles are solved by one right answer. Days are counted as `datetime.date.toordinal` does: an
exercise of today can be done at any hour of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from attrs import evolve, frozen

from haspelknecht_qt.core import record
from haspelknecht_qt.core.match import AnyMatch, Match
from haspelknecht_qt.core.result import identity
from haspelknecht_qt.core.seat import PERSON, Seat
from haspelknecht_qt.core.undo import UndoPolicy

REPEAT_INTERVALS = (1, 7, 30)
"""So many days a mistake waits, after it was made and after each right answer."""
OTHER_PLAYER = "else"
"""The player of every seat of an exercise but the one that is asked."""


class PuzzleState(StrEnum):
    """How an exercise stands."""

    DUE = "due"
    """It is a mistake that is asked for today."""
    NEW = "new"
    MISSED = "missed"
    WAITING = "waiting"
    """It is a mistake whose day has not come."""
    SOLVED = "solved"


@frozen
class OwnPuzzle:
    """A decision that has cost a person points, to be made once more.

    `code` is the match up to the decision (`record.to_code`), in which only the seat asked is a person's, and nobody has a name; `id` is the digest
    of that match. `person` has made the decision, in the game of name `game` that ended, or was looked at, in second `made` since 1970 (UTC); it has cost
    `loss` points. `stage` right answers have been given in their turn (len(STAGES): it is solved), `due` is the day of the next question.
    """

    id: str
    game: str
    person: str
    made: int
    code: str
    loss: float
    stage: int
    due: int

    def state(self, today: int) -> PuzzleState:
        """How it stands on a day."""
        if self.stage >= len(REPEAT_INTERVALS):
            return PuzzleState.SOLVED
        return PuzzleState.DUE if self.due <= today else PuzzleState.WAITING

    def answered(self, today: int, *, right: bool) -> OwnPuzzle:
        """The mistake after an answer on a day. A right answer before its day changes nothing, nor does any once it is solved."""
        state = self.state(today)
        if state is PuzzleState.SOLVED or (right and state is PuzzleState.WAITING):
            return self
        if not right:
            return evolve(self, stage=0, due=today + REPEAT_INTERVALS[0])
        stage = self.stage + 1
        return evolve(
            self, stage=stage, due=today + REPEAT_INTERVALS[stage] if stage < len(REPEAT_INTERVALS) else today
        )


def own_puzzle(match: AnyMatch, ply: int, loss: float, made: int, today: int) -> OwnPuzzle:
    """The mistake of the seat that decided after `ply` moves of a match; the others' names, and what came later, are not in it. Raises ValueError."""
    decision = match.game.decision(match.jump(ply))
    if decision is None or not 0 <= decision.actor < len(match.seats):
        raise ValueError(f"after {ply} moves nobody decides, allowed is a ply at which a seat does")
    seat = decision.actor
    seats = [
        Seat(each.colour, each.colour, PERSON if number == seat else OTHER_PLAYER)
        for number, each in enumerate(match.seats)
    ]
    texts = [entry.text for entry in match.entries[:ply]]
    position = Match.replay(match.game, match.setup, match.seed, seats, UndoPolicy.FREE, texts)
    name, code = match.seats[seat].name, record.to_code(position)
    return OwnPuzzle(identity(position), match.game.name, name, made, code, loss, 0, today + REPEAT_INTERVALS[0])


def is_anonymous(seat: Seat) -> bool:
    """Whether nobody is known to have sat there: who was forgotten is called after the seat's colour."""
    return seat.name == seat.colour


def next_unsolved(states: Sequence[tuple[str, PuzzleState]], after: str = "") -> str | None:
    """Of exercises, by name, the one to be done next: what is due, then what is new, then what was missed; None where nothing is left.

    The one named `after` was done last: those behind it come before those in front of it, and itself comes last.
    """
    names = [name for name, _ in states]
    start = names.index(after) + 1 if after in names else 0
    turned = [*states[start:], *states[:start]]
    for wanted in (PuzzleState.DUE, PuzzleState.NEW, PuzzleState.MISSED):
        for name, state in turned:
            if state is wanted:
                return name
    return None
