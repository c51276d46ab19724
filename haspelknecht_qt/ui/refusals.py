"""Descriptions of moves that a player points at, and reasons for refusing moves. All games share this module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import GameWithMoves, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.scene_contract import SceneMoveTexts
from haspelknecht_qt.ui.contracts import MoveTexts, PathTranslation, Refusal, TakeBack


@frozen
class RefusalText:
    """Text of a refusal: what is impossible (`headline`, without a full stop), and what is possible (`text`)."""

    headline: str
    text: str

    def __str__(self) -> str:
        return f"{self.headline}\n{self.text}"


def find_refusal(game: GameWithMoves[S, M], pointing: PathTranslation[S, M], state: S, path: Path) -> Refusal[M]:
    """Returns the reason why no legal move has `path`, the sequence of elements that the player points at.

    The reason is the rule that forbids the intended move. If no rule forbids this move, the path has a mistake,
    for instance a wrong order of elements. The reason is then the rule about this mistake.
    """
    rules = [(move, game.why_not(state, move)) for move in pointing.intended_moves(state, path)]
    legal = next((move for move, rule in rules if rule is None), None)
    if legal is None and rules:
        move, rule = rules[0]
        return Refusal(path, move, str(rule))
    mistake = pointing.mistake_of(state, path)
    return Refusal(path, legal, mistake.rule, mistake)


@frozen(eq=False)
class MoveDescriber(SceneMoveTexts[S, M | TakeBack[M]], Generic[S, M]):
    """Describes moves and explains refused paths on the table, with the sentences of a game.

    A path is the sequence of elements that a player points at. `pointing` finds the moves of a path. If it
    uses other elements than the table, `translate` converts the table's paths for it.
    """

    _game: GameWithMoves[S, M]
    _pointing: PathTranslation[S, M]
    _texts: MoveTexts[S, M]
    _translate: Callable[[Path], Path] = lambda path: path

    @override
    def describe(self, state: S, move: M | TakeBack[M]) -> tuple[str, str]:
        if isinstance(move, TakeBack):
            return self._texts.take_back_line(state, move.move), ""
        return self._texts.line(state, move), self._texts.consequences(state, move)

    @override
    def path_of_elements(self, path: Path) -> Path:
        return self._translate(path)

    @override
    def intended_move(self, state: S, path: Path) -> M | None:
        """Returns the move that the player probably means by this path; None if no move is probable."""
        return next(iter(self._pointing.intended_moves(state, self._translate(path))), None)

    @override
    def why_not(self, state: S, path: Path) -> tuple[str, str] | None:
        path = self._translate(path)
        legal = self._pointing.paths(state, self._game.legal_moves(state))
        if any(whole[: len(path)] == path for whole, _ in legal):
            return None
        refusal = find_refusal(self._game, self._pointing, state, path)
        return self._texts.refusal(state, refusal.move, refusal.path), refusal.rule
