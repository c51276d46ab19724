"""Texts of refused moves while plans are executed: acquiring, activating workers, actions, and ending a turn."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import AmountText
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import calendar, developments, moves, planning
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import PLAYER_DISKS_FOR_DEVELOPMENTS, Good, Step, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.refusals import RefusalText


class AcquiringRefusals(QObject):
    """Texts about refused acquisitions of developments. They explain rules D1 to D5, E12, P3, P4, P10 and S2."""

    def refusal_text(
        self, state: State, move: moves.Acquire, rule: str, names: tuple[str, ...], decision_sentence: str
    ) -> RefusalText:
        """Returns the text that explains why a development cannot be acquired."""
        tile = terms.tile_title(move.tile)
        match rule:
            case "P4":
                return self._farmhand_text(state)
            case "D4" if move.tile in state.player.tiles:
                headline = self.tr("You already own {tile}").format(tile=tile)
                text = self.tr("You can acquire each development only once.")
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
                text = self.tr(
                    "It touches none of your developments, and nobody owns it yet: first acquire one next to it."
                )
            case "P3":
                return self._other_disks_text(state, move, tile)
            case "D5":
                return self._fee_text(state, move, names, tile)
            case _ if state.step == Step.EXECUTING and state.active == NOBODY and not state.effect:
                headline = {
                    Term.FARMER: self.tr("The Farmer has already worked"),
                    Term.FARMHAND: self.tr("The Farmhand has already worked"),
                    Term.IMPROVED_FARMHAND: self.tr("The improved farmhand has already worked"),
                }[terms.worker_term(move.worker, state.player)]
                text = self.tr("A worker who acquires a development does nothing else in that action phase.")
            case "P10":
                asked = amounts.tile_requirement_text(state.box.tile_requirement[move.tile])
                headline = self.tr("You acquire {tile} when plans are executed").format(tile=tile)
                if developments.refusal_to_acquire_any(state.player, Worker.FARMHAND) is None:
                    text = self.tr(
                        "To plan for it, place exactly this on the Farmer or on the improved farmhand: {asked}."
                    ).format(asked=asked)
                else:
                    text = self.tr("To plan for it, place exactly this on the Farmer: {asked}.").format(asked=asked)
            case _:
                headline = self.tr("You cannot acquire {tile} now").format(tile=tile)
                text = decision_sentence
        return RefusalText(headline, text)

    def _farmhand_text(self, state: State) -> RefusalText:
        headline = self.tr("The Farmhand cannot acquire developments")
        if state.player.improved:
            text = self.tr("As the improved farmhand, he can do so from the next action phase on.")
            if calendar.is_last_action_phase(state):
                text = self.tr("As the improved farmhand, he could from the next action phase on, and there is none.")
            return RefusalText(headline, text)
        return RefusalText(headline, self.tr("Only the Farmer and the improved farmhand can (see Pickaxe)."))

    def _other_disks_text(self, state: State, move: moves.Acquire, tile: str) -> RefusalText:
        """Returns the text for P3: the disks on the worker, and the disks that the tile asks for."""
        asked = amounts.tile_requirement_text(state.box.tile_requirement[move.tile])
        laid = amounts.disks_by_colour(state.player.disks_on(move.worker))
        headline = self.tr("Your disks do not match {tile}").format(tile=tile)
        text = {
            Term.FARMER: self.tr("It requires exactly: {asked}. On the Farmer: {laid}."),
            Term.FARMHAND: self.tr("It requires exactly: {asked}. On the Farmhand: {laid}."),
            Term.IMPROVED_FARMHAND: self.tr("It requires exactly: {asked}. On the improved farmhand: {laid}."),
        }[terms.worker_term(move.worker, state.player)]
        return RefusalText(headline, text.format(asked=asked, laid=laid))

    def _fee_text(self, state: State, move: moves.Acquire, names: tuple[str, ...], tile: str) -> RefusalText:
        due = developments.goods_for_fee(state, state.seat, move.tile)
        if not due:
            headline = self.tr("There is no fee for {tile}").format(tile=tile)
            text = self.tr("It is level 1 or touches one of your developments: acquire it without a fee.")
            return RefusalText(headline, text)
        receiver = names[state.owners[state.box.tile_index[move.tile]][-1]]
        fee = TILE_TEXTS.fee_text(due, receiver)
        if developments.payable_fees(state, state.seat, move.tile):
            headline = self.tr("You must pay a fee for {tile}").format(tile=tile)
            text = self.tr("{fee}. On your farm, choose what to pay.").format(fee=fee)
            return RefusalText(headline, text)
        headline = self.tr("You cannot pay the fee for {tile}").format(tile=tile)
        return RefusalText(headline, self._lacking_fee_text(fee, due))

    def _lacking_fee_text(self, fee: str, due: tuple[Good, ...]) -> str:
        if len(due) > 1:
            return self.tr("{fee}. You have none of these on your farm.").format(fee=fee)
        return {
            Good.FOOD: self.tr("{fee}. There is no food on your farm."),
            Good.WOOD: self.tr("{fee}. There is no wood on your farm."),
            Good.COAL: self.tr("{fee}. There is no coal on your farm."),
        }[due[0]].format(fee=fee)


class WorkingRefusals(QObject):
    """Texts about refused work.

    They explain rules E1, E4 to E12, M1, M2, M4, M5, P10, R5 and R10, and the tiles 25, 31, 33 and 34.
    """

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game

    def refusal_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text that explains why work, or the end of the turn, is refused."""
        if rule == "D7" and state.effect:
            return RefusalText(self.tr("First decide about the development"), decision_sentence)
        match move:
            case moves.Activate(worker):
                return self._activation_text(state, worker, rule, decision_sentence)
            case moves.FinishWork():
                return self._finish_text(state, decision_sentence)
            case moves.EndTurn():
                return self._end_turn_text(state, decision_sentence)
            case moves.ChooseMiningTimberGain():
                headline = self.tr("Mining Timber has nothing to give now")
                text = self.tr("You make that choice when you acquire development {tile}.").format(
                    tile=terms.tile_title(31)
                )
            case moves.Sell(coal):
                return self._sale_text(state, coal, decision_sentence)
            case moves.Decline():
                headline = self.tr("There is nothing to decline")
                text = decision_sentence
            case _:
                return self._action_text(state, move, rule, decision_sentence)
        return RefusalText(headline, text)

    def _activation_text(self, state: State, worker: Worker, rule: str, decision_sentence: str) -> RefusalText:
        if state.step != Step.EXECUTING or state.active != NOBODY or state.effect:
            return RefusalText(self.tr("You cannot set a worker to work now"), decision_sentence)
        match rule:
            case "E1" | "E11" | "E12" if state.player.has_worked(worker):
                headline = {
                    Term.FARMER: self.tr("The Farmer has already worked"),
                    Term.IMPROVED_FARMHAND: self.tr("The improved farmhand has already worked"),
                    Term.FARMHAND: self.tr("The Farmhand has already worked"),
                    Term.COAL_DIGGER: self.tr("The Coal-digger has already worked"),
                    Term.COAL_MINER: self.tr("The Coal-miner has already worked"),
                    Term.HASPELKNECHT: self.tr("The Haspelknecht has already worked"),
                    Term.TILE_35: self.tr("The Water Mill has already worked"),
                }[terms.worker_term(worker, state.player)]
                text = self.tr("Each worker works once per action phase.")
            case "E1":
                headline = {
                    Term.FARMER: self.tr("Nothing is planned for the Farmer"),
                    Term.IMPROVED_FARMHAND: self.tr("Nothing is planned for the improved farmhand"),
                    Term.FARMHAND: self.tr("Nothing is planned for the Farmhand"),
                    Term.COAL_DIGGER: self.tr("The Coal-digger has not been paid"),
                    Term.COAL_MINER: self.tr("The Coal-miner has not been paid"),
                    Term.HASPELKNECHT: self.tr("The Haspelknecht has not been paid"),
                    Term.TILE_35: self.tr("Nothing is planned for the Water Mill"),
                }[terms.worker_term(worker, state.player)]
                text = self.tr("Only workers given disks or pay in the plan can be set to work.")
            case "P10":
                headline = self.tr("These disks can only acquire a development")
                text = self.tr(
                    "Drag your player disk to one that requires exactly these; if none is within reach, they are lost."
                )
            case "E8":
                headline = self.tr("The Pinge is exhausted")
                text = self.tr("Coal is now excavated in the tunnel; anything planned for the Pinge is lost.")
            case _:
                return self.mining_text(state, rule)
        return RefusalText(headline, text)

    def _finish_text(self, state: State, decision_sentence: str) -> RefusalText:
        if state.active == NOBODY:
            return RefusalText(self.tr("No worker is at work"), decision_sentence)
        headline = self.tr("This worker has not finished yet")
        text = self.tr(
            "Every action must be used as far as possible; a worker may stop early only where a rule says so."
        )
        return RefusalText(headline, text)

    def _end_turn_text(self, state: State, decision_sentence: str) -> RefusalText:
        if state.step != Step.EXECUTING:
            return RefusalText(self.tr("You have no turn to end now"), decision_sentence)
        if state.active != NOBODY or state.effect:
            return RefusalText(self.tr("Your turn is not finished"), decision_sentence)
        workers = dict.fromkeys(self._workers_to_work(state))
        listed = amounts.join(terms.worker_name(worker, state.player) for worker in workers)
        headline = self.tr("Your plan has not been executed yet")
        return RefusalText(headline, self.tr("Yet to work: {workers}.").format(workers=listed))

    def _workers_to_work(self, state: State) -> Iterator[Worker]:
        """Yields the workers who must work before the turn ends.

        They can be activated, or can acquire a tile with disks of several colours. Disks of one colour may lapse (P10).
        """
        for move in self._game.legal_moves(state):
            match move:
                case moves.Activate(worker):
                    yield worker
                case moves.Acquire(worker) if planning.is_mixed(state.player.disks_on(worker)):
                    yield worker

    def _sale_text(self, state: State, coal: int, decision_sentence: str) -> RefusalText:
        if state.effect:
            headline = self.tr("Not enough coal for the Coal Sacks")
            text = self.tr("On your farm: {coal}.").format(coal=AmountText.COAL.counted(state.player.coal))
            return RefusalText(headline, text)
        headline = self.tr("You cannot exchange coal now")
        text = self.tr("You exchange coal when you acquire the Coal Sacks. {now}").format(now=decision_sentence)
        return RefusalText(headline, text)

    def _action_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text about a refused action: removing water, excavating coal or reeling coal up."""
        match rule:
            case "E1" | "E10" if state.active == NOBODY:
                return self._nobody_at_work_text(state, move, decision_sentence)
            case "E4" if isinstance(move, moves.RemoveWater):
                return self._too_little_water_text(state)
            case "E4" | "E8" | "E9" | "E10":
                return self._not_his_work_text(state, move)
            case "E6":
                headline = self.tr("Your own workers cannot remove pit water from the shaft")
                text = self.tr("Only the Haspelknecht, the Hauling Cable and a newly acquired Windlass can.")
            case "R10":
                headline = self.tr("A black disk removes 2 pit water")
                text = self.tr("Under this rulebook, it removes 1 only if there is just 1.")
            case "R5":
                return self._contract_worker_water_text(state)
            case "25":
                return self._too_little_water_text(state)
            case _:
                return self.mining_text(state, rule)
        return RefusalText(headline, text)

    def _nobody_at_work_text(self, state: State, move: moves.Move, decision_sentence: str) -> RefusalText:
        match move:
            case moves.RemoveWater():
                headline = self.tr("You need a worker at work to remove pit water")
            case moves.Excavate():
                headline = self.tr("You need a worker at work to excavate")
            case _:
                headline = self.tr("You need a worker at work to reel up coal")
        return RefusalText(headline, decision_sentence)

    def _too_little_water_text(self, state: State) -> RefusalText:
        if not state.player.water:
            return RefusalText(self.tr("There is no pit water to remove"), self.tr("Use the action for coal."))
        headline = self.tr("There is not that much pit water")
        return RefusalText(headline, self.tr("Remove %n pit water.", None, state.player.water))

    def _not_his_work_text(self, state: State, move: moves.Move) -> RefusalText:
        match state.active, move:
            case Worker.COAL_DIGGER, _:
                headline = self.tr("The Coal-digger cannot reel up coal")
                text = self.tr("He removes pit water and excavates in the Pinge.")
            case Worker.COAL_MINER, moves.RemoveWater():
                headline = self.tr("The Coal-miner cannot remove pit water")
                text = self.tr("He excavates up to 3 coal in the tunnel.")
            case Worker.COAL_MINER, _:
                headline = self.tr("The Coal-miner cannot reel up coal")
                text = self.tr("He excavates up to 3 coal in the tunnel.")
            case Worker.HASPELKNECHT, moves.Excavate():
                headline = self.tr("The Haspelknecht cannot excavate")
                text = self.tr("He removes pit water from the shaft and reels up the coal in it.")
            case Worker.HASPELKNECHT, _:
                headline = self.tr("There is no coal in the shaft")
                text = self.tr("Coal excavated in the tunnel goes there first.")
            case _:
                headline = {
                    Term.FARMER: self.tr("The Farmer cannot reel up coal"),
                    Term.FARMHAND: self.tr("The Farmhand cannot reel up coal"),
                    Term.IMPROVED_FARMHAND: self.tr("The improved farmhand cannot reel up coal"),
                }[terms.worker_term(Worker(state.active), state.player)]
                text = self.tr("Only the Haspelknecht can.")
        return RefusalText(headline, text)

    def _contract_worker_water_text(self, state: State) -> RefusalText:
        """Returns the text for R5: Coal-digger and Haspelknecht may have to remove 2 water in one action."""
        water = state.player.water
        if state.box.rulebook.contract_workers_choose or not water:
            return self._too_little_water_text(state)
        if state.active == Worker.COAL_DIGGER:
            headline = self.tr("The Coal-digger removes 2 pit water at a time")
            text = self.tr("With fewer than 2, he excavates coal; pit water now: {water}.")
        else:
            headline = self.tr("The Haspelknecht removes 2 pit water at a time")
            text = self.tr("With fewer than 2, he reels up coal; pit water now: {water}.")
        return RefusalText(headline, text.format(water=water))

    def mining_text(self, state: State, rule: str) -> RefusalText:
        """Returns the text for M1, M2, M4, M5 and E10, with the player's present amounts of water and coal."""
        player, components = state.player, state.box.components
        match rule:
            case "M1":
                headline = self.tr("No coal in the Pinge is accessible")
                text = self._wood_hint(state)
            case "M2":
                headline = self.tr("Pit water blocks the Pinge")
                text = self.tr(
                    "You cannot excavate with {limit} or more pit water; you have {water}. First remove some."
                ).format(limit=components.pinge.blocked_from_water, water=player.water)
            case "M4" if not player.exhausted:
                headline = self.tr("The tunnel is not open")
                text = self.tr("It opens once the Pinge is exhausted: %n coal to go.", None, player.pinge)
            case "M4":
                headline = self.tr("No coal in the tunnel is accessible")
                text = self._wood_hint(state)
            case "M5" if state.active == Worker.HASPELKNECHT:
                headline = self.tr("Pit water blocks the reel")
                text = self.tr(
                    "You cannot reel up coal with {limit} or more pit water; you have {water}. First remove some."
                ).format(limit=components.tunnel.water_blocking_reeling, water=player.water)
            case "M5":
                headline = self.tr("Pit water blocks the tunnel")
                text = self.tr(
                    "You cannot excavate with {limit} or more pit water in the shaft; you have {water}. The "
                    "Haspelknecht can remove it."
                ).format(limit=components.tunnel.water_blocking_excavation, water=player.water)
            case _:
                headline = self.tr("There is no coal in the shaft")
                text = self.tr("Coal excavated in the tunnel goes there first.")
        return RefusalText(headline, text)

    def _wood_hint(self, state: State) -> str:
        """Returns a hint about wood that gives access to the next coal, or about the empty tunnel."""
        player = state.player
        if player.exhausted and player.tunnel >= state.box.accessible_tunnel_coal[-1]:
            return self.tr("The tunnel is empty.")
        if player.wood:
            return self.tr("The next coal is behind an empty wood symbol: place wood there.")
        return self.tr("The next coal is behind an empty wood symbol, and there is no wood on your farm.")
