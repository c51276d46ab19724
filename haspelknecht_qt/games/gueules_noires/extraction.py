"""Action extraction: moving the cage, loading and storing cubes, filling cells of orders (GA4 to GA6, GA11 to GA15)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, Player, State, Step

LEVELS = range(len(moves.MOVE_CAGE))
COLOURS = tuple(range(len(Colour)))
# Module constants, because looking up an enum member in its class is slow.
EXTRACT, REFILL = Step.EXTRACT, Step.REFILL


def begin_extraction(state: State, count: int) -> Iterator[Event]:
    """GA4: begins an extraction with `count` moves."""
    state.moves = count
    state.step = EXTRACT
    yield events.ExtractionBegan(state.seat, count)


def legal_moves(state: State) -> list[moves.Move]:
    """Returns the legal moves of an extraction: move the cage, load, fill with one cube or two, store, stop."""
    player = state.players[state.seat]
    level, cage = player.level, player.cage
    found: list[moves.Move] = [moves.MOVE_CAGE[goal] for goal in LEVELS if goal != level]
    if level != SURFACE and sum(cage) < state.box.components.cage_places:
        first = 4 * level - 4
        found += [moves.LOAD[colour] for colour in COLOURS if player.coal[first + colour]]
    if player.orders:
        found += _filling_moves(state, player)
    if level == SURFACE:
        found += [moves.STORE[colour] for colour in COLOURS if cage[colour]]
    found.append(moves.STOP)
    return found


def _filling_moves(state: State, player: Player) -> list[moves.Move]:
    cage = player.cage if player.level == SURFACE else _NO_CUBES
    cubes = cage + player.stock
    if not any(cubes):
        return []
    pairs = _available_pairs(cubes) if state.moves >= 2 else ()
    free = state.free
    found: list[moves.Move] = []
    for order in player.orders:
        for colour in COLOURS:
            cell = 4 * order + colour
            if free[cell]:
                if cage[colour]:
                    found.append(moves.FILL_FROM_CAGE[cell])
                if cubes[4 + colour]:
                    found.append(moves.FILL_FROM_STOCK[cell])
                if pairs:
                    moves_by_pair = moves.moves_filling_with_two(cell)
                    found += [moves_by_pair[pair] for pair in pairs]
    return found


_NO_CUBES = [0] * len(Colour)


def _available_pairs(cubes: list[int]) -> list[int]:
    """Returns the indexes in moves.SOURCE_PAIRS of available pairs. `cubes` is the number of cubes by CubeSource."""
    return [
        pair
        for pair, (one, other) in enumerate(moves.SOURCE_PAIRS)
        if cubes[one] and cubes[other] and (one != other or cubes[one] > 1)
    ]


def refusal(state: State, move: moves.Move) -> str | None:
    """Returns the id of the rule that forbids a move of the extraction now; None if the move is legal."""
    return None if state.step is EXTRACT and _is_legal(state, move) else move.base_rule


def _is_legal(state: State, move: moves.Move) -> bool:
    player = state.player
    match move:
        case moves.MoveCage(level):
            return level != player.level
        case moves.Load(colour):
            has_place = sum(player.cage) < state.box.components.cage_places
            return player.level != SURFACE and has_place and player.coal_at(player.level)[colour] > 0
        case moves.Store(colour):
            return player.level == SURFACE and player.cage[colour] > 0
        case moves.Fill(order, colour):
            sources = move.sources
            has_cell = order in player.orders and state.free[4 * order + colour] > 0
            return has_cell and len(sources) <= state.moves and _has_cubes(player, sources)
        case _:
            return isinstance(move, moves.Stop)


def _has_cubes(player: Player, sources: tuple[moves.CubeSource, ...]) -> bool:
    """Whether these sources have cubes for the player. The cage's cubes count only at the surface (GA13, GR7)."""
    cage = player.cage if player.level == SURFACE else _NO_CUBES
    there = cage + player.stock
    return all(there[source] >= sources.count(source) for source in sources)


def move_cage(state: State, move: moves.MoveCage) -> Iterator[Event]:
    """GA11: moves the cage any distance, for one move."""
    player = state.player
    start, player.level = player.level, move.level
    state.moves -= 1
    yield events.CageMoved(state.seat, start, move.level)


def load(state: State, move: moves.Load) -> Iterator[Event]:
    """GA12: loads a cube into the cage, from a minecart of the cage's level on either side of the mine."""
    player = state.player
    player.coal[4 * player.level - 4 + move.colour] -= 1
    player.cage[move.colour] += 1
    state.moves -= 1
    yield events.CubeLoaded(state.seat, player.level, move.colour)


def fill_order_cell(state: State, move: moves.Fill) -> Iterator[Event]:
    """Fills a cell of an order: with one cube of its colour (GA13, GA15), or with any two cubes for two moves (GA5)."""
    player, first = state.player, 4 * move.order
    for source in move.sources:
        place = player.stock if source.is_from_stock else player.cage
        place[source.colour] -= 1
        state.cubes_laid[first + source.colour] += 1
        state.moves -= 1
    state.free[first + move.colour] -= 1
    yield events.CellFilled(state.seat, move.order, move.colour, move.sources)


def store(state: State, move: moves.Store) -> Iterator[Event]:
    """GA14: moves a cube from the cage to the private stock, which has no limit."""
    player = state.player
    player.cage[move.colour] -= 1
    player.stock[move.colour] += 1
    state.moves -= 1
    yield events.CubeStored(state.seat, move.colour)


def end_extraction(state: State) -> Iterator[Event]:
    """Ends the extraction. Remaining moves are lost (GA4). The cage and its cubes stay where they are (GA6)."""
    lost, state.moves = state.moves, 0
    state.step = REFILL
    yield events.ExtractionEnded(state.seat, lost)
