"""Which of a puzzle's alternatives it is that a player has played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Generic, Self

from haspelknecht_qt.bots.advice import Advice, W
from haspelknecht_qt.bots.puzzles import Alternative
from haspelknecht_qt.core.game import GameOf, M, S


def answered(
    game: GameOf[S, M], advice: Advice[S, M, W], root: S, alternatives: Sequence[Alternative], moves: Sequence[M]
) -> int | None:
    """The number of the alternative that these moves amount to, played from the position `root` to the end of the choice; None for another answer.

    The same moves in another order are the same, and so is whatever the game takes for the same option: a plan that other pieces pay for.
    """
    played = [_Played(game, advice, root, [game.read(text) for text in each.moves]) for each in alternatives]
    answer = _Played(game, advice, root, moves)
    for same in (_Played.leads_to, _Played.is_option):
        for number, each in enumerate(played):
            if same(answer, each):
                return number
    return None


class _Played(Generic[S, M, W]):
    """Moves played from a root, and where they lead to."""

    def __init__(self, game: GameOf[S, M], advice: Advice[S, M, W], root: S, moves: Sequence[M]) -> None:
        self._advice = advice
        self._before = root.copy()
        *prepared, self._last = moves
        for move in prepared:
            game.advance(self._before, move)
        # One move alone is what it is; and where those before the last one have decided something too, it is not the option.
        self._is_whole = bool(prepared) and game.digest(advice.root(self._before)) == game.digest(root)
        after = self._before.copy()
        game.advance(after, self._last)
        self._after = game.digest(after)

    def leads_to(self, other: Self) -> bool:
        """Whether both lead to the same position."""
        return self._after == other._after

    def is_option(self, other: Self) -> bool:
        """Whether both amount to the same option of the root."""
        if not self._is_whole or not other._is_whole:
            return False
        return self._option is not None and self._option == other._option

    @cached_property
    def _option(self) -> W | None:
        return self._advice.played(self._before, self._last)
