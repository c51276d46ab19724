"""Refusals: reasons why a path of elements leads to no legal move.

Shared by the pointing and the scenes of all games.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from haspelknecht_qt.core.game import E, GameWithMoves, M, S
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import GameTexts, Pointing


@frozen
class RefusalText:
    """Text of a refusal.

    `headline` names what is not possible, without a full stop; `text` what is, in one or two sentences.
    """

    headline: str
    text: str

    def __str__(self) -> str:
        return f"{self.headline}\n{self.text}"


def find_refused_move(
    game: GameWithMoves[S, M], state: S, intended: Iterable[M]
) -> tuple[M | None, tuple[M, str] | None]:
    """First legal one of the intended moves of a path.

    If none is legal: the likeliest move, and the rule that forbids it.
    """
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
    """Text and rule id of the reason why a path leads to no legal move; None if it does, or may if continued.

    `understood` is the path in the elements that `pointing` knows.
    """
    legal = pointing.paths(state, game.legal_moves(state))
    if any(whole[: len(path)] == path for whole, _ in legal):
        return None
    why = pointing.why_not(game, state, understood)
    return texts.refusal(state, why.move, understood), why.rule
