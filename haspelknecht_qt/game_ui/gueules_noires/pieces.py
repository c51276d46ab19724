"""Pieces of Gueules Noires: their places in a state, and their movements during an event.

The large mine on the table is the viewer's own, or that of another player. Its places have names such as "crew", or
"guest.crew" in another player's mine. On the small cards of the other players, only workers are pieces.

Kinds of pieces: "worker.madder", "coal.grey", "cage", "tile.grey-2-lit", "order.truck-03", "back.tiles".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import mine, mine_layout
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import draw_five, events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.match_data import BANK, FACTORY_SPACES, IS_SPACE_REFILLED, Action
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDER_IDS, SPACE_IDS, TILE_IDS
from haspelknecht_qt.games.gueules_noires.state import (
    DRAW_FIVE_MAX,
    NOTHING,
    SURFACE,
    UNKNOWN,
    Colour,
    Player,
    StackKind,
    State,
    Step,
)
from haspelknecht_qt.table.ledger import Flow
from haspelknecht_qt.table.ledger import Piece as TablePiece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.scene_contract import PieceSnapshot, ScenePieces

PLACE_KINDS = "lot", "card", "spot", "load", "till", "bench"
OFFER, CARD, SPOT, CAGE_LOAD, BANK_PLACE, CANTEEN_PLACE = PLACE_KINDS
"""Kinds of places.

`OFFER` is for the tile or card on a worker space, `CARD` for an outstanding order, `SPOT` for an order spot.
`CAGE_LOAD` is for the cubes in the cage. `BANK_PLACE` and `CANTEEN_PLACE` are for the workers there.
"""
WORKER, COAL, TILE, ORDER, BACK = "worker", "coal", "tile", "order", "back"
CAGE = "cage"
CAGE_LEVELS = range(SURFACE, len(Colour) + 1)
COAL_KINDS = tuple(f"{COAL}.{colour}" for colour in COLOURS)
TILE_KINDS = tuple(f"{TILE}.{name}" for name in TILE_IDS)
ORDER_KINDS = tuple(f"{ORDER}.{name}" for name in ORDER_IDS)
"""Kinds of pieces: `COAL_KINDS` by colour, `TILE_KINDS` by face, and `ORDER_KINDS` by number of the order."""
_HAND_PLACES = tuple(elements.drawn_piece_element(place) for place in range(DRAW_FIVE_MAX))

_MAX_REMEMBERED_POSITIONS = 400
"""Maximum number of states for which filled minecarts are stored. One animation has fewer states."""

PieceLayout = dict[str, tuple[str, ...]]
"""Maps the name of each place to the kinds of the pieces on it, in order."""


def worker_kind(colour: str) -> str:
    """Returns the kind of piece for a player's workers, such as "worker.madder"."""
    return f"{WORKER}.{colour}"


def drawn_kind(stack_kind: StackKind, kind: int) -> str:
    """Returns the kind of piece for a tile or card drawn from a stack. An unknown tile or card shows its back."""
    if kind == UNKNOWN:
        return f"{BACK}.{stack_kind.name.lower()}"
    return TILE_KINDS[kind] if stack_kind is StackKind.TILES else ORDER_KINDS[kind]


def offered_piece_place(space: int) -> str:
    """Returns the name of the place for the tile or card on a worker space."""
    return f"{OFFER}.{SPACE_IDS[space]}"


def cage_load_place(level: int) -> str:
    """Returns the name of the place for the cubes in the cage when the cage is at `level`."""
    return f"{CAGE_LOAD}.{level}"


def order_place(number: int) -> str:
    """Returns the name of the place for an outstanding order."""
    return f"{CARD}.{ORDER_IDS[number]}"


def order_spot_place(number: int, place: int) -> str:
    """Returns the name of the place for an order spot; `number` is the order's, `place` the spot's index from 0."""
    return f"{SPOT}.{ORDER_IDS[number]}.{place}"


def are_drawn_pieces_shown(state: State) -> bool:
    """Whether the tiles or cards that a player has drawn in a draw-5 are shown on the table."""
    return bool(state.hand) and state.step in {Step.LOOK, Step.TAKE, Step.SUBSTITUTE, Step.RETURN}


def pieces_on_table(view_state: ViewState, large_mine: PieceLayout) -> PieceLayout:
    """Returns the layout of all pieces on the table. `large_mine` is the layout of the large mine."""
    state, colours = view_state.state, view_state.colours
    prefix = elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board)
    wanted = {f"{prefix}{place}": kinds for place, kinds in large_mine.items()}
    for space in state.box.open_spaces:
        if state.workers_on[space]:
            kind = worker_kind(colours[state.owner_of[space]])
            wanted[elements.space(space)] = (kind,) * state.workers_on[space]
        if IS_SPACE_REFILLED[space]:
            wanted[offered_piece_place(space)] = _offered_pieces(state, space)
    for seat, colour in enumerate(colours):
        wanted[f"{BANK_PLACE}.{seat}"] = (worker_kind(colour),) * state.bank[seat]
        wanted[f"{CANTEEN_PLACE}.{seat}"] = (worker_kind(colour),) * state.canteen[seat]
        if seat != view_state.board_seat:
            wanted[elements.card(seat, elements.CREW)] = (worker_kind(colour),) * state.players[seat].workers
    for colour_of_coal in Colour:
        if state.supply[colour_of_coal]:
            wanted[elements.supply(colour_of_coal)] = (COAL_KINDS[colour_of_coal],)
    wanted |= dict(_tray_pieces(state))
    return {place: kinds for place, kinds in wanted.items() if kinds}


def _offered_pieces(state: State, space: int) -> tuple[str, ...]:
    place = state.box.spaces[space].value
    if state.box.spaces[space].action is Action.FACTORY:
        return () if state.tiles[place] == NOTHING else (TILE_KINDS[state.tiles[place]],)
    return () if state.orders[place] == NOTHING else (ORDER_KINDS[state.orders[place]],)


def _tray_pieces(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields each place of the tray: its name and the pieces on it."""
    if are_drawn_pieces_shown(state):
        stack_kind = draw_five.stack_kind(state)
        for place, kind in enumerate(state.hand):
            yield elements.drawn_piece_element(place), (drawn_kind(stack_kind, kind),)
    for number in state.display:
        yield elements.order(number), (ORDER_KINDS[number],)


def layout_of_mine(view_state: ViewState, last: PieceLayout, lifted_from: str) -> PieceLayout:
    """Returns the layout of the pieces in the large mine. Its places have no prefix.

    Cubes stay at their places in `last` where possible. `last` is the mine's last layout, empty at the beginning. A cube
    that leaves the minecarts is taken from the place `lifted_from` if possible.
    """
    state, seat = view_state.state, view_state.board_seat
    player = state.players[seat]
    wanted: PieceLayout = {elements.level(player.level): (CAGE,)}
    wanted[cage_load_place(player.level)] = _cubes_in_cage(player, last)
    wanted[elements.CREW] = (worker_kind(view_state.colours[seat]),) * player.workers
    for colour in Colour:
        stock = elements.cubes_element(CubeSource(len(Colour) + colour))
        wanted[stock] = (COAL_KINDS[colour],) * player.stock[colour]
    wanted |= _coal_on_minecarts(view_state, last, lifted_from)
    for number in player.orders:
        wanted[order_place(number)] = (ORDER_KINDS[number],)
        for place, found in enumerate(mine_layout.order_spots(state, number)):
            wanted[order_spot_place(number, place)] = tuple(COAL_KINDS[colour] for colour in found.cubes)
    return wanted


def _cubes_in_cage(player: Player, last: PieceLayout) -> tuple[str, ...]:
    """Returns the kinds of the cubes in the cage: first those that lay in it in the layout `last`, in their order."""
    lies = next((kinds for level in CAGE_LEVELS if (kinds := last.get(cage_load_place(level)))), ())
    left = {COAL_KINDS[colour]: player.cage[colour] for colour in Colour}
    stays = []
    for kind in lies:
        if left[kind]:
            stays.append(kind)
            left[kind] -= 1
    return (*stays, *(kind for kind, count in left.items() for _ in range(count)))


def _coal_on_minecarts(view_state: ViewState, last: PieceLayout, lifted_from: str) -> PieceLayout:
    state, seat = view_state.state, view_state.board_seat
    player = state.players[seat]
    colour_of = {COAL_KINDS[colour]: int(colour) for colour in Colour}
    waiting = waiting_minecarts(view_state)
    lying = {
        place: colour_of[kinds[0]]
        for place, kinds in last.items()
        if kinds and place not in waiting and mine_layout.level_of_minecart(place) is not None
    }
    wanted: PieceLayout = {}
    for colour in Colour:
        level = colour.level
        places = mine_layout.minecart_places(state.box.components.printed_minecart_side, player.tiles, level)
        places = tuple(place for place in places if place not in waiting)
        first = tuple(place for place in minecarts_of_last_tile(view_state, level) if place not in waiting)
        for place, cube in mine_layout.assign_cubes(places, player.coal_at(level), lying, first, lifted_from).items():
            wanted[place] = (COAL_KINDS[cube],)
    return wanted


def waiting_minecarts(view_state: ViewState) -> tuple[str, ...]:
    """Returns the places of the minecarts that wait for substitute cubes in the large mine, the next one first."""
    state = view_state.state
    if state.step is not Step.SUBSTITUTE or state.seat != view_state.board_seat or not state.to_load:
        return ()
    return minecarts_of_last_tile(view_state, state.loading + 1)[-state.to_load :]


def minecarts_of_last_tile(view_state: ViewState, level: int) -> tuple[str, ...]:
    """Returns the minecart places of the tile bought last; () if it is not on this level of the large mine."""
    bought = view_state.details.bought_tile
    if bought is None or bought.seat != view_state.board_seat:
        return ()
    tile = mine_layout.mine_tile(bought.face, bought.copy_index)
    return tile.minecart_places() if tile.level == level else ()


@cache
def _source_of(place: str, kind: str) -> str:
    """Returns the element that a player points at to take this piece. Cached, because it is called very often."""
    prefix = elements.opponent_board_prefix(is_opponent_board=elements.is_on_opponent_board(place))
    return prefix + _source_in(elements.without_board_prefix(place), kind)


def _source_in(place: str, piece: str) -> str:
    if piece == CAGE:
        return elements.CAGE
    if elements.kind_of(piece) != COAL:
        return element_of_place(place)
    kind, level = elements.kind_of(place), mine_layout.level_of_minecart(place)
    colour = elements.COLOUR_BY_NAME[elements.split_id(piece)[1]]
    if level is not None:
        return elements.cart_cubes_element(level, colour)
    if kind == CAGE_LOAD:
        return elements.cubes_element(CubeSource(colour))
    return elements.spots_on_card_element(element_of_place(place), colour) if kind == SPOT else place


_ELEMENT_KINDS = {OFFER: elements.SPACE, CARD: elements.ORDER, SPOT: elements.ORDER}
"""Kinds of elements by kind of place. For instance, the place "spot.truck-03.1" is on the element "order.truck-03"."""
_LEVEL_OF_CAGE_LOAD = {cage_load_place(level): elements.level(level) for level in CAGE_LEVELS}
_SINGLE_ELEMENTS = {CAGE_LOAD: elements.CAGE, BANK_PLACE: elements.BANK, CANTEEN_PLACE: elements.CANTEEN}


def element_of_place(place: str) -> str:
    """Returns the name of the element to which a place belongs; often the place's own name."""
    kind, rest = elements.split_id(place)
    level = mine_layout.level_of_minecart(place)
    if level is not None:
        return elements.level(level)
    if kind in _ELEMENT_KINDS:
        return f"{_ELEMENT_KINDS[kind]}.{elements.kind_of(rest)}"
    return _SINGLE_ELEMENTS.get(kind, place)


def elements_of_path(path: Path) -> Path:
    """Returns a path with elements instead of places of pieces, because the paths of moves contain only elements.

    The place for the cubes in the cage stands for its level if the cage is dragged there, else for the cage.
    """
    if path[:1] != (elements.CAGE,):
        return tuple(map(element_of_place, path))
    return tuple(_LEVEL_OF_CAGE_LOAD.get(place) or element_of_place(place) for place in path)


class GueulesNoiresPieces(ScenePieces[ViewState, Event]):
    """Pieces on the table. Cubes on minecarts and in the cage keep their places when the position changes.

    They also keep them while another player's mine is shown.
    """

    def __init__(self) -> None:
        self._filled_minecarts: dict[int, tuple[State, tuple[str, ...]]] = {}
        self._last_layouts: dict[int, PieceLayout] = {}
        """Last layout of each seat's mine in this match."""

    @override
    def layout(self, view_state: ViewState, before: ViewState | None, snapshot: PieceSnapshot) -> PieceLayout:
        if before is None:
            self._last_layouts.clear()
        seat = view_state.board_seat
        is_same_mine = before is not None and before.board_seat == seat
        lifted_from = snapshot.lifted_from if is_same_mine else ""
        shown = self._last_layouts[seat] = layout_of_mine(view_state, self._last_layouts.get(seat, {}), lifted_from)
        wanted = pieces_on_table(view_state, shown)
        key = id(view_state.state)
        self._filled_minecarts.pop(key, None)
        self._filled_minecarts[key] = (view_state.state, mine.filled_minecarts(view_state, wanted))
        if len(self._filled_minecarts) > _MAX_REMEMBERED_POSITIONS:
            del self._filled_minecarts[next(iter(self._filled_minecarts))]
        return wanted

    def filled_minecarts(self, state: State) -> tuple[str, ...]:
        """Returns the places of minecarts with a cube in the layout that was made last for `state`.

        The state only counts cubes and does not say which minecarts have them.
        """
        _, loaded = self._filled_minecarts.get(id(state), (state, ()))
        return loaded

    @override
    def element_of(self, piece: TablePiece, starts: frozenset[str]) -> str:
        return _source_of(piece.place, piece.kind)

    @override
    def element_of_remaining_pieces(self, element: str) -> str:
        """Returns the element of a second cube of `element` (GA5); `element` itself outside cage and storage."""
        source = elements.SOURCE_BY_ELEMENT.get(element)
        return element if source is None else elements.second_cube_element(source)

    @override
    def supply_of(self, kind: str, place: str) -> str | None:
        """Returns the element from which new pieces of this kind come: the general supply or a stack."""
        what, name = elements.split_id(kind)
        if what == COAL:
            return None if elements.is_on_opponent_board(place) else f"{elements.SUPPLY}.{name}"
        if what == TILE or name == StackKind.TILES.name.lower():
            return elements.STACK_ELEMENTS[StackKind.TILES]
        if what == ORDER and elements.kind_of(place) == CARD:
            return elements.DELIVERED_ORDERS
        return elements.STACK_ELEMENTS[StackKind.ORDERS] if what in {ORDER, BACK} else None

    @override
    def flows_of(self, event: Event, viewer: int) -> tuple[Flow, ...]:
        match event:
            case events.TileBought(seat, face, _):
                target = elements.MINE if seat == viewer else elements.card(seat)
                places = [offered_piece_place(space) for space in FACTORY_SPACES if IS_SPACE_REFILLED[space]]
                return tuple(Flow(TILE_KINDS[face], place, target) for place in (*places, *_HAND_PLACES))
            case events.OrderTaken(seat, number) | events.OrderDrafted(seat, number):
                target = order_place(number) if seat == viewer else elements.card(seat)
                spaces = (space for space, refill in enumerate(IS_SPACE_REFILLED) if refill and space != BANK)
                places = [elements.order(number), *map(offered_piece_place, spaces), *_HAND_PLACES]
                return tuple(Flow(ORDER_KINDS[number], place, target) for place in places)
            case _:
                return ()
