"""Texts that explain why a piece cannot be placed on a worker, or a plan cannot be confirmed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.games.haspelknecht.kinds import (
    PLAYER_DISKS_FOR_DEVELOPMENTS,
    Building,
    Placeable,
    Step,
    Tile,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.refusals import RefusalText


class PlanningRefusals(QObject):
    """Texts about refused placements and confirmations.

    They explain rules P1 to P8 and H6, and D4 for disks of several colours.
    """

    def placement_text(
        self, state: State, piece: Placeable, worker: Worker, rule: str, decision_sentence: str
    ) -> RefusalText:
        """Returns the text that explains why a piece cannot be placed on a worker."""
        if state.step != Step.PLANNING:
            return RefusalText(self.tr("You cannot place anything on workers now"), decision_sentence)
        match rule:
            case "P1":
                return self._not_in_hand_text(piece)
            case "P7":
                return self._no_marker_text(state, piece)
            case "P2":
                headline = {
                    Term.FARMER: self.tr("You cannot pay the Farmer"),
                    Term.FARMHAND: self.tr("You cannot pay the Farmhand"),
                    Term.IMPROVED_FARMHAND: self.tr("You cannot pay the improved farmhand"),
                }[terms.worker_term(worker, state.player)]
                text = self.tr("Your own workers take action disks; food and Thaler pay contract workers.")
            case "P3":
                return self._unmatched_disks_text(worker)
            case "H6":
                headline = self.tr("This disk is needed for the development you are paying for")
                text = self.tr("Without it, the disks of different colours cannot match any development.")
            case "P8" if worker != Worker.WATER_MILL:
                return self._missing_pair_text()
            case "P4":
                return self._mixed_on_farmhand_text()
            case "D4":
                headline = self.tr("You have no player disk left for a development")
                text = self.tr("You own {count} developments: place disks of one colour only.").format(
                    count=PLAYER_DISKS_FOR_DEVELOPMENTS
                )
            case "P5":
                return self._coal_digger_text(state)
            case "P6":
                return self._tunnel_workers_text(state, worker)
            case _:
                return self._water_mill_text(state, piece)
        return RefusalText(headline, text)

    def confirmation_refusal_text(self, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text that explains why a plan cannot be confirmed."""
        match rule:
            case "P3":
                headline = self.tr("The plan is not complete")
                text = self.tr(
                    "Disks of different colours must match exactly what one development requires: add what is "
                    "missing, or take disks back."
                )
            case "P8":
                return self._missing_pair_text()
            case _:
                headline = self.tr("You have no plan to confirm now")
                text = decision_sentence
        return RefusalText(headline, text)

    def _missing_pair_text(self) -> RefusalText:
        headline = self.tr("The Water Mill needs pairs")
        return RefusalText(headline, self.tr("Add a second disk of the same colour, or take the single one back."))

    def _not_in_hand_text(self, piece: Placeable) -> RefusalText:
        headline = {
            Placeable.BLACK: self.tr("There is no black disk left on your carts"),
            Placeable.BROWN: self.tr("There is no brown disk left on your carts"),
            Placeable.YELLOW: self.tr("There is no yellow disk left on your carts"),
            Placeable.FOOD: self.tr("There is no food on your farm"),
            Placeable.THALER: self.tr("There are no Thaler on your farm"),
        }[piece]
        if piece in {Placeable.FOOD, Placeable.THALER}:
            text = self.tr("You must have a contract worker’s pay before plans are executed.")
        else:
            text = self.tr("Place what is left, or take a disk back from another worker.")
        return RefusalText(headline, text)

    def _no_marker_text(self, state: State, piece: Placeable) -> RefusalText:
        headline, tile = {
            Placeable.HAMMER_AND_PICK: (self.tr("You have no Hammer and Pick marker to place"), Tile.HAMMER_AND_PICK),
            Placeable.LADDER: (self.tr("You have no Ladder marker to place"), Tile.LADDER),
            Placeable.WHEELBARROW: (self.tr("You have no Wheelbarrow marker to place"), Tile.WHEELBARROW),
        }[piece]
        text = self.tr("It comes with development {tile} and can be used once.").format(tile=terms.tile_title(tile))
        return RefusalText(headline, text)

    def _unmatched_disks_text(self, worker: Worker) -> RefusalText:
        """Returns the text for P3: the disks would match no development that the worker could acquire."""
        if worker == Worker.FARMER:
            headline = self.tr("No development matches these disks on the Farmer")
        else:
            headline = self.tr("No development matches these disks on the improved farmhand")
        text = self.tr(
            "You can mix colours only if the disks you have can match exactly what one development requires."
        )
        return RefusalText(headline, text)

    def _mixed_on_farmhand_text(self) -> RefusalText:
        headline = self.tr("The Farmhand takes disks of one colour only")
        text = self.tr(
            "You can mix colours only for developments, and only the Farmer and the improved farmhand can acquire those."
        )
        return RefusalText(headline, text)

    def _coal_digger_text(self, state: State) -> RefusalText:
        if state.player.exhausted:
            headline = self.tr("The Coal-digger has left")
            text = self.tr("Your Pinge is exhausted; the Coal-miner and the Haspelknecht work for you now.")
            return RefusalText(headline, text)
        if any(state.player.plan[Worker.COAL_DIGGER]):
            return RefusalText(self.tr("The Coal-digger is already paid"), self.tr("He works once per action phase."))
        headline = self.tr("You cannot place this on the Coal-digger")
        text = self.tr("He is paid with exactly 1 yellow disk, 1 food or 1 Thaler.")
        return RefusalText(headline, text)

    def _tunnel_workers_text(self, state: State, worker: Worker) -> RefusalText:
        """Returns the text that explains why nothing can be placed on the Coal-miner or the Haspelknecht."""
        player = state.player
        miner = worker == Worker.COAL_MINER
        if not player.exhausted:
            headline = self.tr("The Coal-miner is not in play") if miner else self.tr("The Haspelknecht is not in play")
            text = self.tr("He comes once the Pinge is exhausted: %n coal to go.", None, player.pinge)
        elif any(player.plan[worker]):
            headline = (
                self.tr("The Coal-miner is already paid") if miner else self.tr("The Haspelknecht is already paid")
            )
            text = self.tr("Once paid, he works once in the action phase.")
        elif miner:
            headline = self.tr("You cannot place this on the Coal-miner")
            text = self.tr("He is paid with exactly 1 food or 1 Thaler.")
        else:
            headline = self.tr("You cannot place this on the Haspelknecht")
            text = self.tr("He is paid with exactly 1 yellow disk, 1 food or 1 Thaler.")
        return RefusalText(headline, text)

    def _water_mill_text(self, state: State, piece: Placeable) -> RefusalText:
        player = state.player
        if not player.owns(Building.WATER_MILL):
            headline = self.tr("You have no Water Mill")
            text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.WATER_MILL))
        elif piece in {Placeable.BLACK, Placeable.YELLOW, Placeable.HAMMER_AND_PICK, Placeable.WHEELBARROW}:
            headline = self.tr("You have no second disk of this colour for the Water Mill")
            text = self.tr("It takes pairs, and the disks you have left do not make one.")
        else:
            headline = self.tr("You cannot place this on the Water Mill")
            text = self.tr("It takes pairs of yellow disks or pairs of black disks.")
        return RefusalText(headline, text)
