"""Which of a puzzle's alternatives it is that a player has played."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.bots.advice import Advice, W
from haspelknecht_qt.bots.puzzles import Alternative
from haspelknecht_qt.core.game import GameOf, M, S


def answered(
    game: GameOf[S, M], advice: Advice[S, M, W], root: S, alternatives: Sequence[Alternative], moves: Sequence[M]
) -> int | None:
    """The number of the alternative that these moves amount to, played from the position `root` to the end of the choice; None for another answer.

    The same moves in another order are the same, and so is whatever the game takes for the same option: a plan that other pieces pay for.
    """
    after, option = _outcome(game, advice, root, moves)
    for number, alternative in enumerate(alternatives):
        there, known = _outcome(game, advice, root, [game.read(text) for text in alternative.moves])
        if after == there or (option is not None and option == known):
            return number
    return None


def _outcome(game: GameOf[S, M], advice: Advice[S, M, W], root: S, moves: Sequence[M]) -> tuple[str, W | None]:
    """The digest of the position after the moves, and the option of the root that they are, where the last one alone decided."""
    state = root.copy()
    *prepared, last = moves
    for move in prepared:
        game.advance(state, move)
    is_choice = game.digest(advice.root(state)) == game.digest(root)
    option = advice.played(state, last) if is_choice else None
    game.advance(state, last)
    return game.digest(state), option
