"""Rematch: further games with the same options."""

from __future__ import annotations

from typing import Generic

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.setup.choices import roll_seed


class Rematch(Generic[S, M, E, U]):
    """Remembers the options of the first game. The draw of one game may not allow all of them; for the next game they count again."""

    def __init__(self) -> None:
        self._setups: tuple[U, U] | None = None
        """Setup of the last rematch, and the one that was agreed on for the first game."""

    def next_match(self, match: Match[S, M, E, U]) -> Match[S, M, E, U]:
        """Returns the next game: the same seats and options with another seed."""
        agreed = match.setup
        if self._setups is not None and match.setup == self._setups[0]:
            agreed = self._setups[1]
        seed = roll_seed()
        setup = match.game.redraw_setup(agreed, seed)
        self._setups = setup, agreed
        return Match(match.game, setup, seed, match.seats, match.undo_policy)
