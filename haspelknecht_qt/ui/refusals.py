"""Why a path leads to no move: what the ways of pointing, and the scenes, of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from haspelknecht_qt.core.game import E, GameWithMoves, M, S
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import GameTexts, Pointing


@frozen
class RefusalText:
    """`headline` is what is not possible, without a full stop; `text` is what would be, one sentence or two."""

    headline: str
    text: str

    def __str__(self) -> str:
        return f"{self.headline}\n{self.text}"


def find_refused_move(
    game: GameWithMoves[S, M], state: S, intended: Iterable[M]
) -> tuple[M | None, tuple[M, str] | None]:
    """Of the moves that a path would mean the first legal one; where there is none the likeliest move, with the rule that forbids it."""
    rules = [(move, game.why_not(state, move)) for move in intended]
    legal = next((move for move, rule in rules if rule is None), None)
    if legal is not None or not rules:
        return legal, None
    move, rule = rules[0]
    return None, (move, str(rule))


def explain_refusal(
    game: GameWithMoves[S, M],
    pointing: Pointing[S, M],
    texts: GameTexts[S, M, E],
    state: S,
    path: Path,
    understood: Path,
) -> tuple[str, str] | None:
    """Why no legal move goes along a path, and the rule's id; None if one does, or may go on along it.

    `understood` is the path in the elements that `pointing` knows.
    """
    legal = pointing.paths(state, game.legal_moves(state))
    if any(whole[: len(path)] == path for whole, _ in legal):
        return None
    why = pointing.why_not(game, state, understood)
    return texts.refusal(state, why.move, understood), why.rule
