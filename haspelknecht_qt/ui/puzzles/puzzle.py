"""Entries of the list of puzzles, its filter, and the player's answers to puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Generic

from haspelknecht_qt.bots.puzzles import Alternative, Puzzle
from haspelknecht_qt.core import record
from haspelknecht_qt.core.choices import choice_span, is_choice_complete
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import PERSON, Games, IllegalMove, M, S, Seat
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.match import AnyMatch, Entry, Match, MatchOf
from haspelknecht_qt.core.puzzle_history import PuzzleHistory
from haspelknecht_qt.core.puzzle_progress import MistakePuzzle, PuzzleProgressState
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.result import Result
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.tutorial.script import SCRIPTED_PLAYER

MISTAKE_PUZZLES_THEME = "own"
"""Theme of all puzzles from the player's own mistakes."""
MAX_KNOWN_DEVIATION = 200.0
"""Deviation of a rating above which the player is a newcomer. A new player is below it after some seven answers."""


@frozen
class ListedPuzzle:
    """Entry of the list of puzzles. `number` counts built-in puzzles from 1; it is 0 for a player's own mistake.

    `rating` is the rating of a built-in puzzle; None for a player's own mistake.
    """

    definition: Puzzle | MistakePuzzle
    state: PuzzleProgressState
    number: int = 0
    rating: GlickoRating | None = None

    @property
    def key(self) -> str:
        """Key of the puzzle, unique within its game."""
        return self.definition.name if isinstance(self.definition, Puzzle) else self.definition.id

    @property
    def theme(self) -> str:
        """Theme of the puzzle: one of the game's themes, or MISTAKE_PUZZLES_THEME."""
        return self.definition.theme if isinstance(self.definition, Puzzle) else MISTAKE_PUZZLES_THEME

    @property
    def hardness(self) -> int:
        """Hardness of the puzzle, from 1; 0 if it is unknown."""
        return self.definition.hardness if isinstance(self.definition, Puzzle) else 0

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """Possible answers with their values, best first; () for a puzzle from a player's own mistake."""
        return self.definition.alternatives if isinstance(self.definition, Puzzle) else ()

    def match(self, games: Games, names: Sequence[str]) -> AnyMatch:
        """Returns a match at the puzzle's decision. Raises RecordError if the puzzle's code is invalid.

        A person plays the deciding seat only. Every move can be undone. The seats get their names from `names`. In a
        puzzle from a player's own mistake, the deciding seat has that player's name.
        """
        found = record.from_code(self.definition.code, games, self.key)
        if found.decision is None:
            # A finished match has no decision, so it cannot be a puzzle.
            raise RecordError(self.key, RecordPlace(), Defect.BROKEN_CODE)
        asked = found.decision.actor
        own = self.definition.person if isinstance(self.definition, MistakePuzzle) else ""
        others = iter(name for name in names if name != own)
        seats = [
            Seat(
                own if own and number == asked else next(others),
                seat.colour,
                PERSON if number == asked else SCRIPTED_PLAYER,
            )
            for number, seat in enumerate(found.seats)
        ]
        texts = [entry.text for entry in found.entries]
        return Match.replay(found.game, found.setup, found.seed, seats, UndoPolicy.FREE, texts, chance=found.chance)


@frozen
class PuzzleFilter:
    """Filter for the list of puzzles. None in a field accepts every value."""

    theme: str | None = None
    hardness: int | None = None
    state: PuzzleProgressState | None = None

    def accepts(self, puzzle: ListedPuzzle) -> bool:
        """Whether the filter accepts this puzzle."""
        return (
            self.theme in {None, puzzle.theme}
            and self.hardness in {None, puzzle.hardness}
            and self.state in {None, puzzle.state}
        )


def next_puzzle(
    listed_puzzles: Sequence[ListedPuzzle], puzzle_filter: PuzzleFilter, last_key: str, player: GlickoRating
) -> ListedPuzzle | None:
    """Returns the unsolved puzzle to open after `last_key`, if the filter accepts one; otherwise None.

    Mistakes that are due come first, then new puzzles, then missed ones. Among new or missed ones, a newcomer gets the
    easiest, any other `player` the one nearest to the own rating. A puzzle that was left open is followed by the next
    best one.
    """
    for state in (PuzzleProgressState.DUE, PuzzleProgressState.NEW, PuzzleProgressState.MISSED):
        wanted = [each for each in listed_puzzles if each.state is state and puzzle_filter.accepts(each)]
        ranked = sorted(wanted, key=partial(_distance, player))
        keys = [each.key for each in ranked]
        if ranked:
            return ranked[(keys.index(last_key) + 1) % len(ranked) if last_key in keys else 0]
    return None


def _distance(player: GlickoRating, puzzle: ListedPuzzle) -> float:
    """Returns how far a puzzle is from what the player should get next; all mistakes are equal."""
    if puzzle.rating is None:
        return 0.0
    is_newcomer = player.deviation > MAX_KNOWN_DEVIATION
    return puzzle.rating.points if is_newcomer else abs(puzzle.rating.points - player.points)


def list_puzzles(
    mistake_puzzles: Sequence[MistakePuzzle],
    puzzles: Sequence[Puzzle],
    solved_by_name: Mapping[str, bool],
    today: int,
    ratings: Mapping[str, GlickoRating],
) -> list[ListedPuzzle]:
    """Returns the list of a game's puzzles: `mistake_puzzles` in the given order, then the built-in `puzzles`.

    `solved_by_name` says for each built-in puzzle that was tried whether it was solved. `today` is a date ordinal.
    `ratings` are the ratings of puzzles that were tried, by name.
    """
    own = [ListedPuzzle(each, each.state(today)) for each in mistake_puzzles]
    states = {True: PuzzleProgressState.SOLVED, False: PuzzleProgressState.MISSED, None: PuzzleProgressState.NEW}
    return own + [
        ListedPuzzle(each, states[solved_by_name.get(each.name)], number, ratings.get(each.name, each.first_rating))
        for number, each in enumerate(puzzles, 1)
    ]


@frozen
class PuzzleOverview:
    """Everything that the page of puzzles shows of one game.

    `daily` is the puzzle of the day `day` (an ordinal of the date in UTC); None if there is none. `sources` are the
    results of the matches from which own mistakes come, by the puzzle's key.
    """

    puzzles: Sequence[ListedPuzzle]
    history: PuzzleHistory
    sources: Mapping[str, Result]
    day: int
    daily: ListedPuzzle | None


@frozen
class Answer(Generic[M]):
    """Player's answer to a puzzle: one or several moves.

    `last_entry` is the log entry of the last move. `alternative_index` is the index of the alternative that equals the
    answer. If it is None, a bot must judge the answer. A bot judges only the last choice of the answer. `earlier_loss`
    is the loss of the moves before this choice, in points.
    """

    moves: tuple[M, ...]
    last_entry: Entry[M]
    alternative_index: int | None
    earlier_loss: float = 0.0


def find_answer(match: MatchOf[S, M], start: int, alternatives: Sequence[Alternative]) -> Answer[M] | None:
    """Returns the player's answer, read from the log after its first `start` moves; None while it is incomplete.

    An answer equals an alternative if it leads to the same position, in any order of moves. Any other answer is
    complete as soon as no further moves could make it equal an alternative.
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
    reached = match.game.digest(match.state_at(last.ply + 1))
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
    """Returns the index of the alternative that has exactly these moves, in any order; None if there is none."""
    moves = sorted(texts)
    return next((place for place, each in enumerate(alternatives) if sorted(each.moves) == moves), None)


def _digest_after(match: MatchOf[S, M], start: int, texts: Sequence[str]) -> str | None:
    """Returns the digest of the position that these moves reach from ply `start`; None if one of them is illegal."""
    state = match.state_at(start)
    try:
        for text in texts:
            match.game.play(state, match.game.read_move(text))
    except IllegalMove:
        return None
    return match.game.digest(state)
