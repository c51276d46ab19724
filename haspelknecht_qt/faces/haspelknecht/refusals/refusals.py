"""Why a move is refused, in the words of the rule: what is not possible, and what would be.

The sentences stand in rules_text_*.py, by the kind of move. The rule's id is not part of them; it stands beside the note and opens
the rule.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.pointing import Mistake, mistake_of
from haspelknecht_qt.faces.haspelknecht.refusals.acquiring import AcquiringNotes
from haspelknecht_qt.faces.haspelknecht.refusals.markers import MarkerNotes
from haspelknecht_qt.faces.haspelknecht.refusals.planning import PlanningNotes
from haspelknecht_qt.faces.haspelknecht.refusals.pointing import PointingNotes
from haspelknecht_qt.faces.haspelknecht.refusals.taking import TakingNotes
from haspelknecht_qt.faces.haspelknecht.refusals.winter import WinterNotes
from haspelknecht_qt.faces.haspelknecht.refusals.working import WorkingNotes
from haspelknecht_qt.faces.haspelknecht.words.amounts import AmountPhrases
from haspelknecht_qt.faces.haspelknecht.words.tiles import TilePhrases
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusal_text import RefusalText


class RefusalPhrases(QObject):
    """Finds the note for a refused move, or for a path that means none."""

    def __init__(self, game: Haspelknecht, amounts: AmountPhrases, tiles: TilePhrases) -> None:
        super().__init__()
        self._game = game
        self._taking = TakingNotes()
        self._planning = PlanningNotes()
        self._acquiring = AcquiringNotes(amounts, tiles)
        self._working = WorkingNotes(game, amounts)
        self._markers = MarkerNotes()
        self._winter = WinterNotes()
        self._pointing = PointingNotes()

    def note(self, state: State, move: moves.Move | None, path: Path, names: tuple[str, ...]) -> RefusalText:
        """The note for `move`; for `path` where it means no move, or a legal one pointed at in a wrong way."""
        if state.step == Step.END:
            return RefusalText(self.tr("The game is over"), self.tr("Look back through the log, or begin a new game."))
        now = self._taking.now(state)
        rule = self._game.why_not(state, move) if move is not None else None
        if move is None or rule is None:
            return self._pointing.note(state, mistake_of(state, path) if path else Mistake.NOTHING, now)
        match move:
            case moves.Take() | moves.Pass() | moves.ReturnWater() | moves.KeepWater():
                return self._taking.note(state, move)
            case moves.Exchange() | moves.UseMarker() | moves.Burn():
                return self._markers.note(state, move, rule, now)
            case moves.Place(piece, worker):
                return self._planning.place(state, piece, worker, rule, now)
            case moves.Confirm():
                return self._planning.confirm(rule, now)
            case moves.Acquire():
                return self._acquiring.note(state, move, rule, names, now)
            case moves.PlaceWood() | moves.Store() | moves.Done():
                return self._winter.note(state, move, rule, now)
            case _:
                return self._working.note(state, move, rule, now)
