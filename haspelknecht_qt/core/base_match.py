"""Base of a match: its set-up and seats, and what can be read from its log and state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from haspelknecht_qt.core.game import Decision, E, Game, M, S, ScoreItem, Seat, U
from haspelknecht_qt.core.handicap import items_with_handicap, scores_with_handicap, with_handicap
from haspelknecht_qt.core.match_log import Entry
from haspelknecht_qt.core.rng import SEED_LIMIT, ChanceMethod, seal_of
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.core.undo import UndoPolicy


class BaseMatch(Generic[S, M, E, U]):
    """Set-up, seats, log, state and score of a match. `match.Match` adds play and undo.

    Log and redo tail form one list, of which the first `ply` entries are the log.
    """

    def __init__(
        self,
        game: Game[S, M, E, U],
        setup: U,
        seed: int,
        seats: Sequence[Seat],
        undo_policy: UndoPolicy,
        chance: ChanceMethod,
    ) -> None:
        """Sets the match up without any move. Raises ValueError for a wrong number of seats or a seed outside 0 to SEED_LIMIT - 1."""
        if len(seats) != game.player_count(setup):
            raise ValueError(f"{len(seats)} seats, allowed are {game.player_count(setup)}")
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"seed is {seed}, allowed is 0 to {SEED_LIMIT - 1}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = tuple(seats)
        self.undo_policy = UndoPolicy(undo_policy)
        self.chance = ChanceMethod(chance)
        self._entries: list[Entry[M]] = []
        self._log_length = 0
        self._state: S = game.initial_state(setup)
        self._decision = game.decision(self._state)

    @property
    def seal(self) -> str:
        """Seal of the seed that the draws follow from."""
        return seal_of(self.seed)

    @property
    def state(self) -> S:
        """Current state, read-only for callers. Later moves change it in place."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        """Pending decision of a seat; None when the game is over."""
        return self._decision

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._decision is None

    @property
    def standing(self) -> Standing:
        """Itemised score as if the game ended now, with the handicaps."""
        return self.standing_in(self._state)

    def standing_in(self, state: S) -> Standing:
        """Returns the itemised score as if the game ended in a state of this match, with the handicaps."""
        return with_handicap(self.game.standing(state), self.seats)

    def scores_in(self, state: S) -> tuple[int, ...]:
        """Returns the points scored so far in a state of this match, with the handicaps, by seat."""
        return scores_with_handicap(self.game.scores(state), self.seats)

    @property
    def score_items(self) -> tuple[ScoreItem, ...]:
        """Items of the score, in the order in which they are counted. The handicap is one of them if a seat has one."""
        return items_with_handicap(self.game.score_items, self.seats)

    @property
    def entries(self) -> tuple[Entry[M], ...]:
        """Entries of the log, chance moves included."""
        return tuple(self._entries[: self._log_length])

    @property
    def log(self) -> tuple[M, ...]:
        """Moves of the log, chance moves included."""
        return tuple(entry.move for entry in self._entries[: self._log_length])

    @property
    def redo_tail(self) -> tuple[Entry[M], ...]:
        """Undone entries that can be redone, the next one first."""
        return tuple(self._entries[self._log_length :])

    @property
    def ply(self) -> int:
        """Number of moves in the log."""
        return self._log_length

    def entries_since(self, seat: int) -> tuple[Entry[M], ...]:
        """Returns the entries after this seat's last move; all entries if the seat has not moved."""
        first = self._log_length
        while first > 0 and self._entries[first - 1].actor != seat:
            first -= 1
        return tuple(self._entries[first : self._log_length])
