"""Texts of refused moves: the headline names the impossible action, and the text names a possible one.

The other modules of this package have texts for one kind of move each. No text contains the id of its rule: the id is
shown beside the text, and a click on it opens the rule.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake, mistake_of
from haspelknecht_qt.game_ui.haspelknecht.refusals.acquiring import AcquiringRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.markers import MarkerRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.planning import PlanningRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.pointing import HaspelknechtPointingRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.winter import WinterRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.working import WorkingRefusals
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import tile_of_effect
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Colour, Step
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusals import RefusalText


class TakingRefusals(QObject):
    """Texts about refused takings of disks, by rules T1, T3 and T5, and sentences about the decision."""

    def question(self, state: State) -> str:
        """Returns a sentence about the current decision. Texts about moves of another step contain it."""
        match state.step:
            case Step.FIRST_TAKING:
                return self.tr("This is the first taking: take all disks of one colour from one action pool.")
            case Step.SECOND_TAKING:
                return self.tr("This is the second taking: take disks of one more colour, or do without.")
            case Step.RETURNING_WATER:
                return self.tr("First decide whether you return 1 pit water.")
            case Step.PLANNING:
                return self.tr("This is the time to plan: place what you have on your workers, then confirm.")
            case Step.EXECUTING if state.effect:
                return self.tr("First answer what {tile} offers.").format(
                    tile=terms.tile_title(tile_of_effect(state.effect))
                )
            case Step.EXECUTING if state.active == NOBODY:
                return self.tr("The plans are executed: set your workers to work.")
            case Step.EXECUTING:
                return self.tr("A worker is at work: first use his actions.")
            case Step.WINTER:
                return self.tr("The scoring phase comes next.")
            case Step.STORING:
                return self.tr("This is the storage phase: store for the winter.")
            case Step.END:
                return self.tr("The game is over.")
            case _:
                return self.tr("It is the bag’s turn.")

    def refusal_text(self, state: State, move: moves.Move) -> RefusalText:
        """Returns the text for a refused move that takes disks, passes, or decides on pit water (T5)."""
        match move:
            case moves.Take() if state.step in {Step.FIRST_TAKING, Step.SECOND_TAKING}:
                return self._nothing_to_take_text(state, move)
            case moves.Take():
                headline = self.tr("No disks are taken now")
                text = self.question(state)
            case moves.Pass() if state.step == Step.FIRST_TAKING:
                headline = self.tr("The first taking is compulsory")
                text = self.tr("Take all disks of one colour from one action pool; only the second taking is optional.")
            case moves.Pass():
                headline = self.tr("There is no taking to do without")
                text = self.question(state)
            case _:
                headline = self.tr("No pit water is returned now")
                text = self.tr(
                    "Players with fewer than 5 disks may return 1 in the spring of year I, after the second taking."
                )
        return RefusalText(headline, text)

    def _nothing_to_take_text(self, state: State, move: moves.Take) -> RefusalText:
        pool = moves.POOLS[move.pool]
        if move.pool >= len(state.pools):
            return RefusalText(
                self.tr("Action pool {pool} is not in play").format(pool=pool),
                self.tr("There are as many action pools as players; the last one is {pool}.").format(
                    pool=moves.POOLS[len(state.pools) - 1]
                ),
            )
        headline = {
            Colour.BLACK: self.tr("No black disk lies in action pool {pool}"),
            Colour.BROWN: self.tr("No brown disk lies in action pool {pool}"),
            Colour.YELLOW: self.tr("No yellow disk lies in action pool {pool}"),
        }[move.colour]
        return RefusalText(
            headline.format(pool=pool), self.tr("Take a colour that lies there, or take from another pool.")
        )


class HaspelknechtRefusals(QObject):
    """Texts for refused moves, and for mistakes in pointing."""

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game
        self._taking = TakingRefusals()
        self._planning = PlanningRefusals()
        self._acquiring = AcquiringRefusals()
        self._working = WorkingRefusals(game)
        self._markers = MarkerRefusals()
        self._winter = WinterRefusals()
        self._pointing = HaspelknechtPointingRefusals()

    def refusal_text(self, state: State, move: moves.Move | None, path: Path, names: tuple[str, ...]) -> RefusalText:
        """Returns the text about `move`, or about the mistake in `path` if `move` is None or legal."""
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
                return self._planning.for_placement(state, piece, worker, rule, question)
            case moves.Confirm():
                return self._planning.for_confirmation(rule, question)
            case moves.Acquire():
                return self._acquiring.refusal_text(state, move, rule, names, question)
            case moves.PlaceWood() | moves.Store() | moves.Done():
                return self._winter.refusal_text(state, move, rule, question)
            case _:
                return self._working.refusal_text(state, move, rule, question)
