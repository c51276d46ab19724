"""Descriptions of the table's places for tooltips and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import AmountText
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import moves, turn_order
from haspelknecht_qt.games.haspelknecht.kinds import (
    PINGE_WOOD,
    PLAYER_DISKS_FOR_DEVELOPMENTS,
    TUNNEL_SECTIONS,
    Building,
    Good,
    Marker,
    Storage,
    Tile,
)
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.ui.seat_names import SeatNames


class HaspelknechtPlaceTexts(QObject):
    """Names of the table's elements (module `elements`), with their contents."""

    def __init__(self, seats: SeatNames) -> None:
        super().__init__()
        self._seats = seats

    def details(self, state: State, seat: int, element: str) -> str:
        """Returns the effect of a tile, its cost and the other facts about it; "" for other elements."""
        kind, rest = elements.split_id(element)
        if kind != "tile" or int(rest) not in state.box.tile_index:
            return ""
        tile = int(rest)
        facts = TILE_TEXTS.facts(state, seat, tile, self._seats.names(len(state.players)))
        return ". ".join([TILE_TEXTS.effect(Tile(tile), state.box.rulebook).rstrip("."), *facts])

    def short_name(self, state: State, seat: int, element: str) -> str:
        """Returns the name of an element on the board of `seat` with its contents, but of a tile only the title.

        "" for elements without a name, such as buttons.
        """
        names = self._seats.names(len(state.players))
        card_element = elements.place_on_card(element)
        if card_element is not None:
            other, inner = card_element
            held = self.short_name(state, other, inner) if inner else ""
            return f"{names[other]}. {held}" if held else names[other]
        kind, rest = elements.split_id(element)
        match kind:
            case "why":
                return self.tr("Why did {name} do that?").format(name=names[int(rest)])
            case "pool" | "reserve":
                return self._pool_text(state, kind, rest)
            case "tile":
                return terms.tile_title(int(rest))
            case _ if kind in elements.WORKER_BY_PLATE:
                return self._worker_text(state.players[seat], kind, rest)
            case "marker":
                return {
                    Marker.HAMMER_AND_PICK.word: self.tr("Hammer and Pick marker: counts as a black disk"),
                    Marker.LADDER.word: self.tr("Ladder marker: counts as a brown disk"),
                    Marker.WHEELBARROW.word: self.tr("Wheelbarrow marker: counts as a yellow disk"),
                    Marker.HAULING_CABLE.word: self.tr(
                        "Hauling Cable marker: drag it to the brook to remove 1 pit water"
                    ),
                    Marker.WINDLASS.word: self.tr(
                        "Windlass marker: drag it to the Haspelknecht to set him to work without pay"
                    ),
                    Marker.OIL_LAMP.word: self.tr(
                        "Oil Lamp marker: drag it to a disk in a reserve pool, then choose one in an action pool"
                    ),
                }.get(rest, "")
            case "building" if rest == Building.CHARCOAL_BURNER.word:
                return self.tr("Charcoal Burner: drag wood here to exchange it for coal")
            case "building":
                return next((terms.building(building) for building in Building if building.word == rest), "")
            case "storage":
                return self._storage_text(state.players[seat], element)
            case "cart" | "hand":
                return self._cart_text(state, seat, kind, rest)
            case "farm":
                return self._farm_text(state.players[seat], rest)
            case "pinge" | "tunnel" | "shaft":
                return self._mine_text(state, state.players[seat], element)
            case "brook":
                return self.tr("Brook: removed pit water goes here")
            case "player_disk":
                return self.tr("Player disks: %n", None, PLAYER_DISKS_FOR_DEVELOPMENTS - len(state.players[seat].tiles))
            case _:
                return ""

    def _pool_text(self, state: State, kind: str, rest: str) -> str:
        letter, colour = elements.split_id(rest)
        index = moves.POOLS.index(letter)
        pool = state.pools[index] if kind == "pool" else state.reserves[index]
        if colour:
            which = elements.COLOUR_BY_NAME[colour]
            disks = amounts.disks(which, pool[which])
        else:
            disks = amounts.disks_by_colour(pool)
        if kind == "reserve":
            return self.tr("Reserve pool {pool}: {disks}").format(pool=letter, disks=disks)
        if state.box.pool_brings_water[index]:
            return self.tr("Action pool {pool}, with pit water in the first taking: {disks}").format(
                pool=letter, disks=disks
            )
        return self.tr("Action pool {pool}: {disks}").format(pool=letter, disks=disks)

    def _worker_text(self, player: Player, plate: str, kind: str) -> str:
        """Returns the name of a worker and the pieces on it: of the kind `kind`, or of all kinds if `kind` is ""."""
        worker = elements.WORKER_BY_PLATE[plate]
        name = terms.worker_name(worker, player)
        plan = player.plan[worker]
        piece = elements.PIECE_BY_NAME_ON_PLATE.get(kind)
        laid = amounts.planned_pieces_text(plan) if piece is None else amounts.pieces_of_kind_text(piece, plan[piece])
        return self.tr("{worker}: {pieces}").format(worker=name, pieces=laid) if laid else name

    def _storage_text(self, player: Player, element: str) -> str:
        storage = elements.STORAGE_BY_ELEMENT.get(element)
        if storage is None:
            return ""
        held = player.stored[storage]
        place = {
            Storage.FARM: self.tr("Storage place on the farm"),
            Storage.BARN: self.tr("Storage place in the Barn"),
            Storage.COAL_STORAGE_COAL: self.tr("Storage place for coal in the Coal Storage"),
            Storage.COAL_STORAGE_WOOD: self.tr("Storage place for wood in the Coal Storage"),
        }[storage]
        holds = amounts.good_amount_text(Good(held), 1) if held else self.tr("empty")
        return self.tr("{place}: {content}").format(place=place, content=holds)

    def _cart_text(self, state: State, seat: int, kind: str, rest: str) -> str:
        player = state.players[seat]
        if kind == "hand" or not rest:
            colour = elements.COLOUR_BY_NAME.get(rest)
            counts = [count if colour in {None, each} else 0 for each, count in enumerate(player.hand())]
            return self.tr("On the carts: {disks}").format(disks=amounts.disks_by_colour(counts))
        if rest == "1":
            return self.tr("Cart field 1, turn order value {value}: {disks}").format(
                value=turn_order.first_cart_field_value(state, seat), disks=amounts.disks_by_colour(player.cart1)
            )
        return self.tr("Cart field 2: {disks}").format(disks=amounts.disks_by_colour(player.cart2))

    def _farm_text(self, player: Player, good: str) -> str:
        goods = {
            "food": AmountText.FOOD.counted(player.food),
            "wood": AmountText.WOOD.counted(player.wood),
            "coal": AmountText.COAL.counted(player.coal),
            "thaler": AmountText.THALER.counted(player.thaler),
            "debt": AmountText.DEBTS.counted(player.debts),
        }
        return self.tr("Farm: {goods}").format(goods=goods.get(good) or amounts.join(goods.values()))

    def _mine_text(self, state: State, player: Player, element: str) -> str:
        match element:
            case "pinge.coal":
                return self.tr("Pinge: {amount}").format(amount=AmountText.COAL.counted(player.pinge))
            case "pinge.water":
                return self.tr("Pinge: {amount}").format(amount=AmountText.WATER.counted(player.water))
            case "pinge.wood":
                symbols = self.tr("Covered wood symbols in the Pinge: {count} of {all}")
                return symbols.format(count=player.pinge_wood, all=PINGE_WOOD)
            case "tunnel.coal":
                left = state.box.accessible_tunnel_coal[-1] - player.tunnel
                return self.tr("Tunnel: {amount}").format(amount=AmountText.COAL.counted(left))
            case "tunnel.wood":
                symbols = self.tr("Covered wood symbols in the tunnel: {count} of {all}")
                return symbols.format(count=player.tunnel_wood, all=TUNNEL_SECTIONS)
            case "shaft.coal":
                return self.tr("Shaft: {amount}").format(amount=AmountText.COAL.counted(player.shaft))
            case "shaft.water":
                return self.tr("Shaft: {amount}").format(amount=AmountText.WATER.counted(player.water))
            case "pinge" | "tunnel" | "shaft":
                return terms.heading(Term[element.upper()])
            case _:
                return ""
