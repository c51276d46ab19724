"""Texts of refusals in mining: rules GA4, GA5 and GA11 to GA15."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Player, State, Step
from haspelknecht_qt.ui.refusals import RefusalText


class MiningRefusals(QObject):
    """Refusals of moving cage and cubes."""

    def __init__(self, amounts: GueulesNoiresAmountTexts) -> None:
        super().__init__()
        self._amounts = amounts

    def refusal_text(self, state: State, move: moves.Move, question: str) -> RefusalText:
        """Returns the text for an illegal move; `question` names the current decision."""
        if state.step is not Step.EXTRACT:
            headline = self.tr("You are not mining now")
            if state.step is Step.PLACE:
                return RefusalText(headline, self.tr("Place a worker on a mining space first."))
            return RefusalText(headline, question)
        match move:
            case moves.MoveCage():
                return RefusalText(
                    self.tr("The cage is there already"),
                    self.tr("Move it to another tunnel level or to the surface level."),
                )
            case moves.Load():
                return self._load(state)
            case moves.Store():
                return self._from_cage(state.player)
            case moves.Fill():
                return self._fill(state, move)
            case _:
                raise ValueError(f"'{move.text()}' is always legal while mining")

    def _load(self, state: State) -> RefusalText:
        player = state.player
        if player.level == SURFACE:
            return RefusalText(
                self.tr("The cage is at another level"),
                self.tr("Bring it to this tunnel level first: one work step."),
            )
        if sum(player.cage) >= state.box.components.cage_places:
            return RefusalText(self.tr("The cage is full"), self.tr("Unload it at the surface level."))
        return RefusalText(
            self.tr("No such cube lies on this tunnel level"),
            self.tr("Minecarts are never loaded again: more coal comes with tunnel tiles."),
        )

    def _from_cage(self, player: Player) -> RefusalText:
        if player.level != SURFACE:
            return RefusalText(
                self.tr("The cage is not at the surface level"),
                self.tr("Coal is unloaded there only. Bring it up first: one work step."),
            )
        headline = self.tr("No such cube lies in the cage")
        if not any(player.cage):
            return RefusalText(headline, self.tr("The cage is empty."))
        return RefusalText(headline, self.tr("In it lie: {cubes}.").format(cubes=self._amounts.cubes(player.cage)))

    def _from_storage(self, player: Player) -> RefusalText:
        headline = self.tr("No such cube lies in your private coal storage")
        if not any(player.stock):
            return RefusalText(headline, self.tr("Your private coal storage is empty."))
        cubes = self._amounts.cubes(player.stock)
        return RefusalText(headline, self.tr("In the storage lie: {cubes}.").format(cubes=cubes))

    def _fill(self, state: State, move: moves.Fill) -> RefusalText:
        player = state.player
        if move.order not in player.orders:
            return RefusalText(
                self.tr("This is not one of your outstanding orders"),
                self.tr("Coal only goes to your own orders that are not delivered yet."),
            )
        if not state.free_cells(move.order)[move.colour]:
            return RefusalText(
                self.tr("This order has no free order spot of this colour"),
                self.tr("Two cubes of any colours may fill one: two work steps."),
            )
        if len(move.cubes) > state.moves:
            return RefusalText(self.tr("Two cubes for one take two work steps"), self.tr("You have one left."))
        match move:
            case moves.FillFromCage():
                return self._from_cage(player)
            case moves.FillFromStock():
                return self._from_storage(player)
            case _:
                return RefusalText(
                    self.tr("These two cubes are not both there"),
                    self.tr("Both have to lie in the storage, or in the cage while it is at the surface level."),
                )
