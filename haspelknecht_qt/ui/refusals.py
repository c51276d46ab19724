"""Refusals and descriptions of moves found by pointing, shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from attrs import frozen

from haspelknecht_qt.core.game import GameWithMoves, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.scene_contract import SceneMoves
from haspelknecht_qt.ui.contracts import MoveTexts, Pointing, Refusal, TakeBack


@frozen
class RefusalText:
    """Text of a refusal.

    `headline` names the impossible action, without a full stop. `text` names the possible alternative, in one or two sentences.
    """

    headline: str
    text: str

    def __str__(self) -> str:
        return f"{self.headline}\n{self.text}"


def find_refusal(game: GameWithMoves[S, M], pointing: Pointing[S, M], state: S, path: Path) -> Refusal[M]:
    """Returns why no legal move has the path `path`.

    This is the rule that forbids the intended move or, if there is no such rule, the rule for the mistake in pointing.
    """
    rules = [(move, game.why_not(state, move)) for move in pointing.intended(state, path)]
    legal = next((move for move, rule in rules if rule is None), None)
    if legal is None and rules:
        move, rule = rules[0]
        return Refusal(path, move, str(rule))
    mistake = pointing.mistake_of(state, path)
    return Refusal(path, legal, mistake.rule, mistake)


class PointedMoves(SceneMoves[S, M | TakeBack[M]], Generic[S, M]):
    """Descriptions of moves for the table, from the texts of a game's moves and its way of pointing.

    `translate` converts the elements of a table's path to the ones that `pointing` knows, if they differ.
    """

    def __init__(
        self,
        game: GameWithMoves[S, M],
        pointing: Pointing[S, M],
        texts: MoveTexts[S, M],
        translate: Callable[[Path], Path] = lambda path: path,
    ) -> None:
        self._game = game
        self._pointing = pointing
        self._texts = texts
        self._translate = translate

    @override
    def describe(self, state: S, move: M | TakeBack[M]) -> tuple[str, str]:
        if isinstance(move, TakeBack):
            return self._texts.take_back(state, move.move), ""
        return self._texts.line(state, move), self._texts.detail(state, move)

    @override
    def intended(self, state: S, path: Path) -> M | None:
        """Returns the most likely move that was meant by the path."""
        return next(iter(self._pointing.intended(state, self._translate(path))), None)

    @override
    def why_not(self, state: S, path: Path) -> tuple[str, str] | None:
        legal = self._pointing.paths(state, self._game.legal_moves(state))
        if any(whole[: len(path)] == path for whole, _ in legal):
            return None
        refusal = find_refusal(self._game, self._pointing, state, self._translate(path))
        return self._texts.refusal(state, refusal.move, refusal.path), refusal.rule
