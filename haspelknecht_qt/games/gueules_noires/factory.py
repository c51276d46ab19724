"""The minecart factory: buying a tunnel tile and loading its minecarts (GA1, GA3)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import COLOUR_OF, MINECARTS_ON, Colour, State, Step

COLOURS = tuple(Colour)


def buy(state: State, face: int) -> Iterator[Event]:
    """GA1: pays for the tile and places it on its level and side, with its minecarts still to be loaded."""
    player, colour = state.player, COLOUR_OF[face]
    francs = state.box.price[face]
    player.francs -= francs
    player.tiles[face] += 1
    player.minecarts[colour] += MINECARTS_ON[face]
    state.loading = colour
    state.to_load = MINECARTS_ON[face]
    state.step = Step.SUBSTITUTE
    yield events.TileBought(state.seat, face, francs)


def lacks_colour(state: State) -> bool:
    """GA3: whether a minecart needs a cube of another colour, as the supply lacks its own but has other cubes (GR6)."""
    return bool(state.to_load) and not state.supply[state.loading] and any(state.supply)


def load_next(state: State) -> Iterator[Event]:
    """GA1: puts a cube of its colour onto the next minecart. GR6: with no cube left at all, the minecart stays empty."""
    if state.supply[state.loading]:
        yield from _load(state, COLOURS[state.loading])
    else:
        state.to_load -= 1
        yield events.MinecartStayedEmpty(state.seat, COLOURS[state.loading])


def substitutes(state: State) -> list[moves.Move]:
    """The colours that the supply has (GA3)."""
    return [moves.SUBSTITUTE[colour] for colour in Colour if state.supply[colour]]


def refusal(state: State, move: moves.Substitute) -> str | None:
    """Returns the rule that forbids putting this colour on a minecart now, or None."""
    return None if state.step is Step.SUBSTITUTE and state.supply[move.colour] else move.base_rule


def substitute(state: State, move: moves.Substitute) -> Iterator[Event]:
    """GA3: a cube of a colour of the player's choice takes the place of the missing one."""
    return _load(state, move.colour)


def _load(state: State, cube: Colour) -> Iterator[Event]:
    state.supply[cube] -= 1
    state.player.coal[4 * state.loading + cube] += 1
    state.to_load -= 1
    yield events.MinecartLoaded(state.seat, COLOURS[state.loading], cube)
