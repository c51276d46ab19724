"""Texts of refused moves, in the words of the rule: what is impossible, and what would be possible.

Other modules of this package have the sentences, by the kind of move. The rule's id is not part of them; it is shown beside the note and
opens the rule.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake, mistake_of
from haspelknecht_qt.game_ui.haspelknecht.refusals.acquiring import AcquiringRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.markers import MarkerRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.planning import PlanningRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.pointing import HaspelknechtPointingRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.taking import TakingRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.winter import WinterRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.working import WorkingRefusals
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import HaspelknechtAmountTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import HaspelknechtTileTexts
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusals import RefusalText


class HaspelknechtRefusals(QObject):
    """Texts for refused moves, and for paths that mean no move."""

    def __init__(self, game: Haspelknecht, amounts: HaspelknechtAmountTexts, tiles: HaspelknechtTileTexts) -> None:
        super().__init__()
        self._game = game
        self._taking = TakingRefusals()
        self._planning = PlanningRefusals()
        self._acquiring = AcquiringRefusals(amounts, tiles)
        self._working = WorkingRefusals(game, amounts)
        self._markers = MarkerRefusals()
        self._winter = WinterRefusals()
        self._pointing = HaspelknechtPointingRefusals()

    def refusal_text(self, state: State, move: moves.Move | None, path: Path, names: tuple[str, ...]) -> RefusalText:
        """Returns the text for `move`; for `path` if it means no move, or a legal move pointed at in a wrong way."""
        if state.step == Step.END:
            return RefusalText(self.tr("The game is over"), self.tr("Look back through the log, or begin a new game."))
        question = self._taking.question(state)
        rule = self._game.why_not(state, move) if move is not None else None
        if move is None or rule is None:
            return self._pointing.refusal_text(
                state, mistake_of(state, path) if path else PointingMistake.NOTHING, question
            )
        match move:
            case moves.Take() | moves.Pass() | moves.ReturnWater() | moves.KeepWater():
                return self._taking.refusal_text(state, move)
            case moves.Exchange() | moves.UseMarker() | moves.Burn():
                return self._markers.refusal_text(state, move, rule, question)
            case moves.Place(piece, worker):
                return self._planning.place(state, piece, worker, rule, question)
            case moves.Confirm():
                return self._planning.confirm(rule, question)
            case moves.Acquire():
                return self._acquiring.refusal_text(state, move, rule, names, question)
            case moves.PlaceWood() | moves.Store() | moves.Done():
                return self._winter.refusal_text(state, move, rule, question)
            case _:
                return self._working.refusal_text(state, move, rule, question)
