"""The minecart factory: buying a tunnel tile and loading its minecarts with cubes (GA1, GA3)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, FACE_MINECARTS, Colour, State, Step

COLOURS = tuple(Colour)


def buy_tile(state: State, face: int) -> Iterator[Event]:
    """GA1: pays for the tile and places it on its level and side. Its minecarts are loaded by later steps."""
    player, colour = state.player, FACE_COLOURS[face]
    francs = state.box.tile_price[face]
    player.francs -= francs
    player.tiles[face] += 1
    player.minecarts[colour] += FACE_MINECARTS[face]
    state.loading = colour
    state.to_load = FACE_MINECARTS[face]
    state.step = Step.SUBSTITUTE
    yield events.TileBought(state.seat, face, francs)


def needs_substitute(state: State) -> bool:
    """GA3: whether the player must choose a substitute, because the supply has cubes, but not of the right colour."""
    return bool(state.to_load) and not state.supply[state.loading] and any(state.supply)


def load_next_minecart(state: State) -> Iterator[Event]:
    """Loads the next minecart with a cube of its colour (GA1). It stays empty if the supply has no cubes (GR6)."""
    if state.supply[state.loading]:
        yield from load_cube(state, COLOURS[state.loading])
    else:
        state.to_load -= 1
        yield events.MinecartStayedEmpty(state.seat, COLOURS[state.loading])


def substitute_moves(state: State) -> list[moves.Move]:
    """Returns the moves that load a cube of a substitute colour: one for each colour in the supply (GA3)."""
    return [moves.SUBSTITUTE[colour] for colour in Colour if state.supply[colour]]


def refusal(state: State, move: moves.Substitute) -> str | None:
    """Returns the id of the rule that forbids loading this substitute colour now; None if it is legal."""
    return None if state.step is Step.SUBSTITUTE and state.supply[move.colour] else move.base_rule


def load_cube(state: State, cube: Colour) -> Iterator[Event]:
    """Loads the next minecart with a cube of this colour. GA3: the player chooses the colour of a substitute."""
    state.supply[cube] -= 1
    state.player.coal[4 * state.loading + cube] += 1
    state.to_load -= 1
    yield events.MinecartLoaded(state.seat, COLOURS[state.loading], cube)
