"""Texts about developments: the effect of each tile, and how players can acquire it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, terms
from haspelknecht_qt.games.haspelknecht import developments
from haspelknecht_qt.games.haspelknecht.kinds import Good, Tile, TileQuestion
from haspelknecht_qt.games.haspelknecht.rulebooks import RulebookRulings
from haspelknecht_qt.games.haspelknecht.state import State


def question_tile(question: TileQuestion) -> Tile:
    """Returns the tile that asks this question when it is acquired."""
    return Tile[question.name]


class HaspelknechtTileTexts(QObject):
    """Texts about development tiles.

    They describe the effect of a tile under the match's rulebook, and how a player can acquire the tile.
    """

    def effect(self, tile: Tile, rulebook: RulebookRulings) -> str:
        """Returns one or two sentences about the effect of a tile.

        The effect may apply immediately, later or at the end of the game.
        """
        burner = (
            self.tr("Building: exchange 2 wood for 2 coal and 1 VP, as often as you like on your own turn.")
            if rulebook.burner_any_time
            else self.tr("Building: once per action phase, from the next one on, exchange 2 wood for 2 coal and 1 VP.")
        )
        coal_storage = (
            self.tr("Building: stores 1 coal and 1 wood in winter; 1 VP if coal is stored.")
            if rulebook.coal_storage_holds_both
            else self.tr("Building: stores 1 coal or 1 wood in winter; 1 VP if coal is stored.")
        )
        oil_lamp = (
            self.tr(
                "Gives 1 Thaler. Action marker: swap a disk from any reserve pool with one from any action "
                "pool. At the end, 1 VP for each emptied section with an oil lamp."
            )
            if rulebook.lamp_between_any_pools
            else self.tr(
                "Gives 1 Thaler. Action marker: swap a disk from a reserve pool with one from its action pool. "
                "At the end, 1 VP for each emptied section with an oil lamp."
            )
        )
        lorry = (
            self.tr(
                "Gives 1 wood, and 2 coal from the supply to your shaft. At the end, 1 VP for each emptied "
                "section with a lorry."
            )
            if rulebook.lorry_coal_in_pinge
            else self.tr(
                "Gives 1 wood and, once your Pinge is exhausted, 2 coal from the supply to your shaft. At the "
                "end, 1 VP for each emptied section with a lorry."
            )
        )
        return {
            Tile.CARRYING_POLE: self.tr("Gives 1 Thaler."),
            Tile.BARN: self.tr("Building: stores 1 wood, food or coal in winter; 2 VP if it is food."),
            Tile.PICKAXE: self.tr("Turns the Farmhand into the improved farmhand, who may also acquire developments."),
            Tile.HAULING_CABLE: self.tr("Action marker: remove 1 pit water from the Pinge or the shaft and gain 1 VP."),
            Tile.CHARCOAL_BURNER: burner,
            Tile.BUCKET: self.tr("You get no more pit water in the pit water phases."),
            Tile.WHEELBARROW: self.tr(
                "Action marker: counts as a yellow disk. At the end, 1 VP for each emptied section with a wheelbarrow."
            ),
            Tile.LADDER: self.tr("Action marker: counts as a brown disk."),
            Tile.COAL_STORAGE: coal_storage,
            Tile.WINDLASS: self.tr(
                "You may remove 1 pit water at once. Action marker: the Haspelknecht takes 3 actions without pay."
            ),
            Tile.MINING_TIMBER: self.tr("Gives 3 wood and 1 pit water, or 1 Thaler: choose one."),
            Tile.OIL_LAMP: oil_lamp,
            Tile.HAMMER_AND_PICK: self.tr(
                "Gives 1 wood, and you may excavate 1 accessible coal at once. Action marker: counts as a black disk."
            ),
            Tile.COAL_SACKS: self.tr(
                "You may exchange 1 coal from your farm for 1 Thaler, or 2 coal for 1 Thaler and 1 food."
            ),
            Tile.WATER_MILL: self.tr(
                "Building, from the next action phase on: 2 yellow disks give 1 food and 2 VP, 2 black disks give "
                "1 Thaler."
            ),
            Tile.COAL_DRIVER: self.tr(
                "Gives 1 Thaler. At the end, 1 VP for each hammer and pick on your developments."
            ),
            Tile.LORRY: lorry,
            Tile.HAND_CART: self.tr("Gives 1 food. At the end, 1 VP for each fork on your developments."),
            Tile.HORSE_AND_CART: self.tr("Gives 1 Thaler and 1 food. In winter, each coal on your farm scores 1 VP."),
            Tile.SMALL_COAL_MINE: self.tr("Gives 3 Thaler."),
        }[tile]

    def facts(self, state: State, seat: int, tile: int, names: tuple[str, ...]) -> list[str]:
        """Returns lines about a tile: cost, points of the next owner, availability, symbol and owners.

        The availability says whether the player at `seat` can acquire the tile, and for which fee. `names` are the
        names of the players by seat.
        """
        owners = state.owners[state.box.tile_index[tile]]
        found = [
            self.tr("Requires: {disks}").format(disks=amounts.tile_requirement_text(state.box.tile_requirement[tile])),
            self.tr("Next owner: {vp}").format(vp=amounts.vp(developments.next_owner_vp(state, tile))),
            self.availability_text(state, seat, tile, names),
        ]
        symbol = state.box.components.tiles[tile].symbol
        if symbol:
            found.append(self.tr("Symbol: {symbol}").format(symbol=terms.symbol(symbol)))
        if owners:
            listed = amounts.join(names[owner] for owner in owners)
            found.append(self.tr("Owners, the last one on top: {names}").format(names=listed))
        return found

    def availability_text(self, state: State, seat: int, tile: int, names: tuple[str, ...]) -> str:
        """Returns the fee for a tile, or the reason why a player cannot acquire it (D1 to D5)."""
        match developments.refusal_to_reach(state, seat, tile):
            case None:
                return self._fee_text(state, seat, tile, names)
            case "D3":
                return self.tr("Out of reach: it touches none of your developments, and nobody owns it")
            case "S2":
                return self.tr("Not in play")
            case _ if tile in state.players[seat].tiles:
                return self.tr("You own it")
            case _:
                return self.tr("Out of reach: all your player disks are placed")

    def _fee_text(self, state: State, seat: int, tile: int, names: tuple[str, ...]) -> str:
        due = developments.goods_for_fee(state, seat, tile)
        if due:
            receiver = names[state.owners[state.box.tile_index[tile]][-1]]
            return self.fee_text(due, receiver)
        if state.box.tile_level[tile] == 1:
            return self.tr("No fee: level 1 is open to all")
        own = amounts.join(str(other) for other in state.box.neighbours[tile] if other in state.players[seat].tiles)
        return self.tr("No fee: it touches your {numbers}").format(numbers=own)

    def fee_text(self, due: tuple[Good, ...], receiver: str) -> str:
        """Returns a text with a fee and its receiver. One of the goods in `due` pays the fee."""
        if len(due) > 1:
            goods = amounts.join(amounts.good_amount_text(good, 1) for good in due)
            return self.tr("Fee, one of these, to {name}: {goods}").format(name=receiver, goods=goods)
        return {
            Good.FOOD: self.tr("Fee: 1 food to {name}"),
            Good.WOOD: self.tr("Fee: 1 wood to {name}"),
            Good.COAL: self.tr("Fee: 1 coal to {name}"),
        }[due[0]].format(name=receiver)


TILE_TEXTS = HaspelknechtTileTexts()
