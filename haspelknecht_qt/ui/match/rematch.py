"""Games that are played one after the other with the same agreements."""

from __future__ import annotations

from typing import Generic

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.setup.choices import roll_seed


class Rematch(Generic[S, M, E, U]):
    """Knows what was agreed on before the first game: what is drawn for one of them may not allow all of it, and for the next one it counts again."""

    def __init__(self) -> None:
        self._setups: tuple[U, U] | None = None
        """Of the last game that followed another one, and of the first of all."""

    def next_match(self, match: Match[S, M, E, U]) -> Match[S, M, E, U]:
        """The game after this one: the same seats and agreements with another seed."""
        agreed = match.setup
        if self._setups is not None and match.setup == self._setups[0]:
            agreed = self._setups[1]
        seed = roll_seed()
        setup = match.game.redraw_setup(agreed, seed)
        self._setups = setup, agreed
        return Match(match.game, setup, seed, match.seats, match.undo_policy)
