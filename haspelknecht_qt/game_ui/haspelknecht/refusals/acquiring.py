"""Texts that explain why a development cannot be acquired."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import developments, moves
from haspelknecht_qt.games.haspelknecht.kinds import PLAYER_DISKS_FOR_DEVELOPMENTS, Good, Step
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.refusals import RefusalText


class AcquiringRefusals(QObject):
    """Texts about refused acquisitions of developments, by rules D1 to D5, E12, P3, P4 and S2."""

    def refusal_text(
        self, state: State, move: moves.Acquire, rule: str, names: tuple[str, ...], question: str
    ) -> RefusalText:
        """Returns the text that explains why a development cannot be acquired."""
        tile = terms.tile_title(move.tile)
        match rule:
            case "P4":
                return self._farmhand_text(state)
            case "D4" if move.tile in state.player.tiles:
                headline = self.tr("You own {tile} already").format(tile=tile)
                text = self.tr("Each development is acquired once.")
            case "D4":
                headline = self.tr("All your player disks are placed")
                text = self.tr("Nobody can own more than {count} developments.").format(
                    count=PLAYER_DISKS_FOR_DEVELOPMENTS
                )
            case "S2":
                headline = self.tr("{tile} is not in play").format(tile=tile)
                text = self.tr("Only the developments on the board can be acquired.")
            case "D3":
                headline = self.tr("{tile} is out of reach").format(tile=tile)
                text = self.tr("It touches no development of yours, and nobody owns it: acquire one beside it first.")
            case "P3":
                return self._other_disks_text(state, move, tile)
            case "D5":
                return self._fee_text(state, move, names, tile)
            case _ if state.step == Step.EXECUTING and state.active == NOBODY and not state.effect:
                return self._has_worked_text(terms.worker_term(move.worker, state.player))
            case _ if state.step == Step.PLANNING and move.tile in state.box.index:
                asked = amounts.requirement(state.box.requirement[move.tile])
                headline = self.tr("{tile} is acquired when plans are executed").format(tile=tile)
                text = self.tr("To plan for it, place on the Farmer exactly: {asked}.").format(asked=asked)
            case _:
                headline = self.tr("{tile} cannot be acquired now").format(tile=tile)
                text = question
        return RefusalText(headline, text)

    def _farmhand_text(self, state: State) -> RefusalText:
        headline = self.tr("The Farmhand acquires no developments")
        if state.player.improved:
            return RefusalText(headline, self.tr("As the improved farmhand he may from the next action phase on."))
        return RefusalText(headline, self.tr("The Farmer does, and the improved farmhand, whom the Pickaxe brings."))

    def _has_worked_text(self, worker: Term) -> RefusalText:
        headline = {
            Term.FARMER: self.tr("The Farmer has worked already"),
            Term.FARMHAND: self.tr("The Farmhand has worked already"),
            Term.IMPROVED_FARMHAND: self.tr("The improved farmhand has worked already"),
        }[worker]
        text = self.tr("Acquiring a development is the whole work of a worker in an action phase.")
        return RefusalText(headline, text)

    def _other_disks_text(self, state: State, move: moves.Acquire, tile: str) -> RefusalText:
        """Returns the text for P3: the disks on the worker, and the other disks that the tile asks for."""
        asked = amounts.requirement(state.box.requirement[move.tile])
        laid = amounts.disks_by_colour(state.player.colours(move.worker))
        headline = self.tr("Your plan does not meet {tile}").format(tile=tile)
        text = {
            Term.FARMER: self.tr("It asks for exactly: {asked}. On the Farmer: {laid}."),
            Term.FARMHAND: self.tr("It asks for exactly: {asked}. On the Farmhand: {laid}."),
            Term.IMPROVED_FARMHAND: self.tr("It asks for exactly: {asked}. On the improved farmhand: {laid}."),
        }[terms.worker_term(move.worker, state.player)]
        return RefusalText(headline, text.format(asked=asked, laid=laid))

    def _fee_text(self, state: State, move: moves.Acquire, names: tuple[str, ...], tile: str) -> RefusalText:
        due = developments.fee_due(state, state.seat, move.tile)
        if not due:
            return RefusalText(
                self.tr("No fee is due for {tile}").format(tile=tile),
                self.tr("It is of level 1, or touches a development of yours: acquire it without a fee."),
            )
        receiver = names[state.owners[state.box.index[move.tile]][-1]]
        fee = TILE_TEXTS.fee(due, receiver)
        if developments.payable_fees(state, state.seat, move.tile):
            return RefusalText(
                self.tr("A fee is due for {tile}").format(tile=tile),
                self.tr("{fee}. Choose it on your farm.").format(fee=fee),
            )
        return RefusalText(
            self.tr("You cannot pay the fee for {tile}").format(tile=tile), self._lacking_fee_text(fee, due)
        )

    def _lacking_fee_text(self, fee: str, due: tuple[Good, ...]) -> str:
        match due:
            case (Good.FOOD,):
                return self.tr("{fee}. No food lies on your farm.").format(fee=fee)
            case (Good.WOOD,):
                return self.tr("{fee}. No wood lies on your farm.").format(fee=fee)
            case (Good.COAL,):
                return self.tr("{fee}. No coal lies on your farm.").format(fee=fee)
            case _:
                return self.tr("{fee}. Your farm holds none of them.").format(fee=fee)
