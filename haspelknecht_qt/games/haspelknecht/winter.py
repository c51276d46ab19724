"""Winter: scoring, payment, storage (W1 to W4, R6, R12, R13, H4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from haspelknecht_qt.games.haspelknecht import events, executing, markers, mining, moves, tiles, working
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, ScoreSource, Step, Storage, Tile, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, Player, State

STORING = Step.STORING
BARN_FOOD_VP = 2
STORED_COAL_VP = 1
FARM_STORAGE_VP = 1
STORE_MOVES = tuple(moves.store(storage, good) for storage, good in product(Storage, Good))


def legal_moves(state: State) -> list[moves.Move]:
    """Returns the legal moves before the winter scoring (step WINTER) or in the storage phase (step STORING)."""
    if state.active != NOBODY:
        return working.legal_moves(state) + _legal_uses_of_tiles(state)
    player = state.player
    found: list[moves.Move] = []
    if player.wood:
        found += [move for move in executing.WOOD_MOVES if refusal(state, move) is None]
    found += _legal_uses_of_tiles(state)
    if state.step == STORING and (player.food or player.wood or player.coal):
        found += [move for move in _store_moves(player) if refusal_to_store(state, move.storage, move.good) is None]
    found.append(moves.DONE)
    return found


def _legal_uses_of_tiles(state: State) -> list[moves.Move]:
    """Returns the uses of markers and of the Charcoal Burner, also between two actions of the Haspelknecht (TM1, TM2)."""
    player = state.player
    found: list[moves.Move] = []
    if player.markers:
        found += [move for move in (executing.PLAY_CABLE, executing.PLAY_WINDLASS) if refusal(state, move) is None]
        found += markers.legal_exchanges(state)
    if player.buildings and refusal(state, moves.BURN) is None:
        found.append(moves.BURN)
    return found


def _store_moves(player: Player) -> tuple[moves.Store, ...]:
    """Returns the moves that store a good, for all storage places of the player; some of them may be illegal."""
    # STORE_MOVES has the moves of the farm first, then those of the Barn, then those of the Coal Storage.
    places = len(Storage) if player.owns(Building.COAL_STORAGE) else 2 if player.owns(Building.BARN) else 1
    return STORE_MOVES[: places * len(Good)]


def refusal(state: State, move: moves.Move) -> str | None:
    """Returns the rule that forbids a move now, or None."""
    match move:
        case moves.UseMarker(marker):
            return refusal_of_markers(state) or markers.refusal_to_use(state, marker)
        case moves.ExchangeDisks():
            return refusal_of_markers(state) or markers.refusal_to_exchange(state, move)
        case moves.Burn():
            return tiles.refusal_to_burn(state)
        case _ if state.active != NOBODY:
            return _refusal_while_working(state, move)
        case moves.PlaceWood(mine):
            if state.step != Step.STORING or any(state.player.stored):
                return "W4"
            return mining.refusal_to_place_wood(state.player, mine)
        case moves.Store(storage, good):
            return "W3" if state.step != Step.STORING else refusal_to_store(state, storage, good)
        case moves.Done():
            return None
        case _:
            return move.base_rule


def _refusal_while_working(state: State, move: moves.Move) -> str | None:
    """Returns the rule that forbids a move while the Windlass lets the Haspelknecht work, or None."""
    match move:
        case moves.FinishWork():
            return working.refusal_to_finish(state)
        case moves.RemoveWater() | moves.Excavate() | moves.Reel():
            return working.refusal_of_action(state, Worker(state.active), state.working_in, move)
        case _:
            return "E1"


def refusal_of_markers(state: State) -> str | None:
    """Returns the rule that forbids all markers at this moment of winter, or None.

    R12: the rulebook allows none in winter. H4: the player has already stored something.
    """
    if markers.allows_markers(state):
        return None
    return "H4" if state.box.rulebook.markers_in_winter else "R12"


def score_coal(state: State) -> Iterator[Event]:
    """W1: scores coal by the coal chart; with tile 44, 1 VP for each coal instead (R13)."""
    for seat in state.order:
        player = state.players[seat]
        vp = coal_vp(state, player)
        player.scored[ScoreSource.COAL] += vp
        yield events.CoalScored(seat, player.coal, vp)


def coal_vp(state: State, player: Player) -> int:
    """W1, tile 44: returns the victory points of the coal on the farm."""
    if Tile.HORSE_AND_CART in player.tiles:
        return player.coal
    return state.box.components.coal_chart.vp_of(player.coal)


def due_lease(state: State, year: int) -> tuple[int, int]:
    """W2: returns the food and the Thaler that are due in the winter of a year."""
    return state.box.components.lease[year]


def pay_lease(state: State) -> Iterator[Event]:
    """W2: every player pays the due food and Thaler as far as possible, and takes a debt chit for each missing one."""
    due_food, due_thaler = due_lease(state, state.year)
    for seat in state.order:
        player = state.players[seat]
        food, thaler = min(player.food, due_food), min(player.thaler, due_thaler)
        debts = due_food - food + due_thaler - thaler
        player.food -= food
        player.thaler -= thaler
        player.debts += debts
        yield events.LeasePaid(seat, food, thaler, debts)


def refusal_to_store(state: State, storage: Storage, good: Good) -> str | None:
    """Returns the rule that forbids storing a unit of this good in this storage place, or None (W3, R3)."""
    player = state.player
    if player.stored[storage] or not player.goods_on_farm(good):
        return "W3"
    match storage:
        case Storage.FARM:
            return None
        case Storage.BARN:
            return None if player.owns(Building.BARN) else "12"
        case Storage.COAL_STORAGE_COAL:
            return _refusal_in_coal_storage(state, player, good, Good.COAL, Storage.COAL_STORAGE_WOOD)
        case Storage.COAL_STORAGE_WOOD:
            return _refusal_in_coal_storage(state, player, good, Good.WOOD, Storage.COAL_STORAGE_COAL)


def _refusal_in_coal_storage(state: State, player: Player, good: Good, fits: Good, other: Storage) -> str | None:
    if not player.owns(Building.COAL_STORAGE) or good != fits:
        return "24"
    return "R3" if player.stored[other] and not state.box.rulebook.coal_storage_holds_both else None


def storage_vp(state: State, storage: Storage, good: Good) -> int:
    """W3, R6, tiles 12 and 24: returns the points for one unit of a good in this storage place."""
    match storage:
        case Storage.FARM:
            return FARM_STORAGE_VP if good == state.box.rulebook.farm_storage_vp_good else 0
        case Storage.BARN:
            return BARN_FOOD_VP if good == Good.FOOD else 0
        case _:
            return STORED_COAL_VP if good == Good.COAL else 0


def store_good(state: State, move: moves.Store) -> Iterator[Event]:
    """W3: puts the unit into its storage place and scores it."""
    player, seat = state.player, state.seat
    player.add_goods(move.good, -1)
    player.stored[move.storage] = move.good.value
    vp = storage_vp(state, move.storage, move.good)
    player.scored[ScoreSource.STORAGE] += vp
    yield events.GoodStored(seat, move.storage, move.good, vp)


def return_unstored_goods(state: State) -> Iterator[Event]:
    """W3: puts the player's unstored goods back into the supply."""
    player = state.player
    food, wood, coal = player.food, player.wood, player.coal
    player.food = player.wood = player.coal = 0
    yield events.GoodsReturned(state.seat, food, wood, coal)


def bring_back_goods(state: State) -> None:
    """W3: moves all stored goods back to the farms."""
    for player in state.players:
        for storage, good in enumerate(player.stored):
            if good:
                player.add_goods(good, 1)
                player.stored[storage] = ""


def needs_move(state: State) -> bool:
    """Whether the player must make a move. A player who has not moved yet and can only end the step is skipped."""
    return state.acted or legal_moves(state) != [moves.DONE]
