"""Better move of a lesson: its place in the list of moves, and its elements on the table."""

from __future__ import annotations

from typing import Generic

from haspelknecht_qt.bots.hints import DecisionReview
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import GameTexts, PathTranslation
from haspelknecht_qt.ui.hints.client import HintQuestion


@frozen
class BetterMove(Generic[S, M]):
    """First move of the better choice that is not part of the played one.

    `heading` is its heading in the list of moves; "" if all moves have the same one. `area` has the first elements of
    all moves under this heading, and `path` the elements of the move itself.
    """

    question: HintQuestion[S, M]
    move: M
    heading: str
    area: Path
    path: Path

    @classmethod
    def of(
        cls,
        question: HintQuestion[S, M],
        review: DecisionReview,
        pointing: PathTranslation[S, M],
        texts: GameTexts[S, M, E],
    ) -> BetterMove[S, M]:
        """Returns the better move of a reviewed question."""
        game, position, heading_of = question.game, question.position, texts.moves.heading
        better = next((text for text in review.best.moves if text not in review.played.moves), review.best.moves[0])
        move = game.read_move(better)
        legal = game.legal_moves(position)
        paths = pointing.paths(position, legal)
        headings = {each: heading_of(position, each) for each in legal}
        path = next((path for path, each in paths if each == move), ())
        if len(set(headings.values())) < 2 or move not in headings:
            return cls(question, move, "", (), path)
        heading = headings[move]
        area = dict.fromkeys(path[0] for path, each in paths if headings[each] == heading)
        return cls(question, move, heading, tuple(area), path)
