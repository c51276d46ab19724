"""Second line of a move's text: costs, gains and other consequences of the move."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, outlook, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import AmountText
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import developments, moves, turn_order, winter
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Mine, Step, Tile, Worker
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.widgets.formats import signed_text

SEPARATOR = " · "


class HaspelknechtDetailTexts(QObject):
    """Texts about the consequences of possible moves: lists of amounts, and short remarks."""

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game

    def consequences(self, state: State, move: moves.Move, names: tuple[str, ...]) -> str:
        """Returns the consequences of a move that is legal in `state`; "" if there are none."""
        match move:
            case moves.Take():
                parts = self._taking_parts(state, move)
            case moves.Place(_, worker):
                later = outlook.state_after(self._game, state, move)
                parts = [self.plan_result_text(later, worker)]
            case moves.Confirm():
                parts = [self._left_over_text(state)]
            case moves.Activate(worker):
                found = outlook.possible_work(self._game, state, worker).change
                parts = self.change_texts(found) if found else []
            case moves.Acquire():
                parts = self._acquisition_parts(state, move, names)
            case moves.PlaceWood(mine):
                parts = [self._newly_accessible_coal_text(state, mine)]
            case moves.Store(storage, good):
                parts = [amounts.vp(winter.storage_vp(state, storage, good))]
            case moves.Done() if state.step == Step.STORING:
                left = outlook.goods_to_return(state)
                given = [amounts.good_amount_text(good, count) for good, count in left.items()]
                parts = [self.tr("To the supply: {goods}").format(goods=amounts.join(given))] if given else []
            case moves.SetFirstTurnOrder() | moves.Draw():
                parts = []
            case _:
                parts = self._move_change_texts(state, move)
        return SEPARATOR.join(part for part in parts if part)

    def _move_change_texts(self, state: State, move: moves.Move) -> list[str]:
        later = outlook.state_after(self._game, state, move)
        return self.change_texts(outlook.change_between(state, later, state.seat))

    def change_texts(self, change: outlook.AmountChanges) -> list[str]:
        """Returns a text with all gains and losses, then a text for each other consequence."""
        gained = [
            amounts.with_sign(amount.counted(abs(count)), count)
            for amount, count in (
                (AmountText.FOOD, change.food),
                (AmountText.WOOD, change.wood),
                (AmountText.COAL, change.coal),
                (AmountText.SHAFT_COAL, change.shaft_coal),
                (AmountText.THALER, change.thaler),
                (AmountText.WATER, change.water),
                (AmountText.DEBTS, change.debts),
            )
            if count
        ]
        if change.vp:
            gained.append(amounts.with_sign(amounts.vp(abs(change.vp)), change.vp))
        parts = [amounts.join(gained)]
        before, later = change.coal_vp
        if before != later:
            parts.append(self.tr("coal in winter: {later} VP instead of {before}").format(before=before, later=later))
        # Pit water changes often. So the forecast is left out if only the water changes it.
        if change.forecast not in {change.vp, change.vp + change.water_vp}:
            parts.append(
                self.tr("change of the score if the game ended now: {vp}").format(vp=signed_text(change.forecast))
            )
        if change.blocks_excavation:
            parts.append(self.tr("pit water then blocks excavating"))
        if change.allows_excavation:
            parts.append(self.tr("excavating is possible again"))
        return parts

    def plan_result_text(self, state: State, worker: Worker) -> str:
        """Returns a text about the result that a worker's plan would have now, such as "As planned: +2 food"."""
        found = outlook.possible_work(self._game, state, worker)
        parts = []
        if found.change is not None:
            brings = self.change_texts(found.change)[0]
            parts.append(self.tr("As planned: {changes}").format(changes=brings) if brings else "")
        if found.acquirable_tiles:
            titles = amounts.join(terms.tile_title(tile) for tile in found.acquirable_tiles)
            parts.append(self.tr("Could acquire: {tiles}").format(tiles=titles))
        return SEPARATOR.join(part for part in parts if part) or self._reason_without_result(state, worker)

    def work_text(self, state: State, worker: Worker) -> str:
        """Returns the result that a worker's plan would have now, without an introduction, such as "+2 food"."""
        found = outlook.possible_work(self._game, state, worker)
        parts = [] if found.change is None else self.change_texts(found.change)[:1]
        if found.acquirable_tiles:
            titles = amounts.join(terms.tile_title(tile) for tile in found.acquirable_tiles)
            parts.append(self.tr("could acquire: {tiles}").format(tiles=titles))
        if not any(parts) and worker in outlook.workers_lacking_coal(self._game, state):
            return self.tr("needs accessible coal first")
        return SEPARATOR.join(filter(None, parts)) or self.tr("nothing as things stand")

    def _reason_without_result(self, state: State, worker: Worker) -> str:
        """Returns the reason why a worker's plan would have no result now."""
        if sum(1 for count in state.player.disks_on(worker) if count) > 1:
            return self.tr("Does not match any development you can acquire yet")
        if worker == Worker.WATER_MILL:
            return self.tr("Works in pairs of one colour")
        if worker in outlook.workers_lacking_coal(self._game, state):
            return self.tr("Needs accessible coal first: place wood or let other workers work before")
        return self.tr("Has nothing to do as things stand")

    def _taking_parts(self, state: State, move: moves.Take) -> list[str]:
        """Returns the turn order value (first taking) or the number of disks (second taking), then the changes."""
        later = outlook.state_after(self._game, state, move)
        if state.step == Step.FIRST_TAKING:
            disks = self._turn_order_text(later, state.seat)
        else:
            disks = self.tr("%n disk(s) in total", None, later.players[state.seat].cart_disk_total())
        return [disks, *self.change_texts(outlook.change_between(state, later, state.seat))]

    def _turn_order_text(self, later: State, seat: int) -> str:
        """Returns a text with the turn order value.

        Once all players have disks, the text also has the player's new place in the turn order.
        """
        value = turn_order.first_cart_field_value(later, seat)
        if not all(player.cart_disk_total() for player in later.players):
            return self.tr("Turn order value {value}").format(value=value)
        place = turn_order.new_order(later).index(seat) + 1
        return self.tr("Turn order value {value}: place {place} of {players}").format(
            value=value, place=place, players=len(later.players)
        )

    def _left_over_text(self, state: State) -> str:
        """Returns a text with the disks that stay unused if the plan is confirmed."""
        left = state.player.hand()
        if not any(left):
            return self.tr("All disks are placed")
        return self.tr("Not used: {disks}").format(disks=amounts.disks_by_colour(left))

    def _acquisition_parts(self, state: State, move: moves.Acquire, names: tuple[str, ...]) -> list[str]:
        parts = self._move_change_texts(state, move)
        if move.fee is not None:
            receiver = state.owners[state.box.tile_index[move.tile]][-1]
            parts.append(self.tr("the fee goes to {name}").format(name=names[receiver]))
        elif state.box.tile_level[move.tile] > 1 and developments.is_adjacent(state, state.seat, move.tile):
            parts.append(self.tr("no fee: it touches one of your developments"))
        parts.append(TILE_TEXTS.effect(Tile(move.tile), state.box.rulebook))
        return parts

    def _newly_accessible_coal_text(self, state: State, mine: Mine) -> str:
        """Returns a text with the amount of coal to which one more wood would give access."""
        player = state.player
        if mine == Mine.PINGE:
            accessible, wood = state.box.accessible_pinge_coal, player.pinge_wood
        else:
            accessible, wood = state.box.accessible_tunnel_coal, player.tunnel_wood
        count = accessible[wood + 1] - accessible[wood]
        if mine != player.current_mine():
            return self.tr("Makes %n more coal accessible once the Pinge is exhausted", None, count)
        return self.tr("Makes %n more coal accessible", None, count)
