"""Plans of whole extractions: cubes to load and cells to fill (GA4 to GA15). All ways to load the cage are tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from attrs import define, field

from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.game import carry_out_move_only
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, State
from haspelknecht_qt.games.gueules_noires.strategy.value_function import TurnEvaluator

MoveLine = tuple[moves.Move, ...]
_MIN_TRIP_MOVES = 3
"""Minimum number of moves of a useful trip of the cage: down, load a cube, then either up or load a second cube."""


@define(eq=False)
class ExtractionPlan:
    """Plan of an extraction: the moves `line`, the position `state` after them, and the utility of this position."""

    utility: float
    line: MoveLine
    state: State

    def moves_to_end(self) -> MoveLine:
        """Returns the moves of the plan. The last one is "stop" if the extraction has moves left."""
        return (*self.line, moves.STOP) if self.state.moves else self.line


@define(eq=False)
class ExtractionPlanner:
    """Finds good plans for one extraction. After each of the `effort` best first trips, a second trip is tried."""

    evaluator: TurnEvaluator
    effort: int
    _cached_utilities: dict[tuple[int, ...], float] = field(factory=dict, init=False)

    def best_plan(self, state: State) -> ExtractionPlan:
        """Returns the plan with the highest utility for the rest of the extraction."""
        return max(self.find_plans(state), key=lambda plan: plan.utility)

    def find_plans(self, state: State) -> list[ExtractionPlan]:
        """Returns plans with up to two trips of the cage. The first plan has no moves."""
        found = [self._evaluated_plan(state, ())]
        starts = [found[0]]
        if state.player.level == SURFACE or any(state.player.stock):
            starts += [self._evaluated_plan(*after) for after in self._unloaded_positions(state)]
        found += starts[1:]
        firsts = [plan for start in starts for plan in self._trip_plans(start)]
        found += firsts
        again = [plan for plan in firsts if plan.state.moves >= _MIN_TRIP_MOVES and plan.state.player.level == SURFACE]
        again.sort(key=lambda plan: plan.utility, reverse=True)
        for plan in again[: self.effort]:
            found += self._trip_plans(plan)
        return found

    def _evaluated_plan(self, state: State, line: MoveLine) -> ExtractionPlan:
        player = state.player
        key = (
            player.level,
            *player.cage,
            *player.stock,
            *player.coal,
            *(count for order in player.orders for count in state.free_cells(order)),
        )
        utility = self._cached_utilities.get(key)
        if utility is None:
            utility = self._cached_utilities[key] = self.evaluator.utility(state)
        return ExtractionPlan(utility, line, state)

    def _trip_plans(self, start: ExtractionPlan) -> Iterator[ExtractionPlan]:
        """Yields plans for each choice of cubes to load. Then the cage stays below, rises, or rises and is unloaded."""
        state = start.state
        player = state.player
        places = state.box.components.cage_places - sum(player.cage)
        levels = sorted(range(1, 5), key=lambda level: level != player.level)
        there = [range(min(places, sum(player.coal_at(level))) + 1) for level in levels]
        for counts in product(*there):
            loads = sum(counts)
            if loads > places or (not loads and player.level == SURFACE):
                continue
            rides = sum(1 for level, count in zip(levels, counts, strict=True) if count and level != player.level)
            left = state.moves - loads - rides
            if left < 0:
                continue
            loaded = state.copy()
            line = list(start.line)
            for level, count in zip(levels, counts, strict=True):
                if count:
                    self._load_cubes(loaded, level, count, line)
            if loads:
                yield self._evaluated_plan(loaded, tuple(line))
            if not left:
                continue
            above = loaded.copy()
            line.append(_carry_out_move(above, moves.MOVE_CAGE[SURFACE]))
            yield self._evaluated_plan(above, tuple(line))
            for unloaded, more in self._unloaded_positions(above):
                yield self._evaluated_plan(unloaded, (*line, *more))

    @staticmethod
    def _load_cubes(state: State, level: int, count: int, line: list[moves.Move]) -> None:
        """Loads cubes of a level, first those of its colour, then the most valuable ones. Adds the moves to `line`."""
        if state.player.level != level:
            line.append(_carry_out_move(state, moves.MOVE_CAGE[level]))
        coal = state.player.coal_at(level)
        cubes = [colour for colour in Colour for _ in range(coal[colour])]
        cubes.sort(key=lambda colour: (colour != level - 1, -colour))
        line.extend(_carry_out_move(state, moves.LOAD[colour]) for colour in cubes[:count])

    def _unloaded_positions(self, state: State) -> Iterator[tuple[State, MoveLine]]:
        """Yields up to two positions after unloading the cage, each with the moves that lead there.

        In the first one, the best cells are filled. In the second one, the remaining cubes are stored as well.
        """
        filled = state.copy()
        line: list[moves.Move] = []
        while filled.moves:
            way = _next_filling_moves(filled)
            if not way:
                break
            line += [_carry_out_move(filled, move) for move in way]
        if line:
            yield filled, tuple(line)
        player = filled.player
        if player.level == SURFACE and filled.moves and any(player.cage):
            stored = filled.copy()
            cage = stored.player.cage
            while stored.moves and any(cage):
                line.append(_carry_out_move(stored, moves.STORE[next(colour for colour in Colour if cage[colour])]))
            yield stored, tuple(line)


def _carry_out_move(state: State, move: moves.Move) -> moves.Move:
    carry_out_move_only(state, move)
    return move


def _next_filling_moves(state: State) -> list[moves.Move]:
    """Returns the moves that fill cells of one order; [] if no cell can be filled.

    An order that can be completed has priority. If several can, or none can, the highest value per move decides.
    """
    player = state.player
    box = state.box
    cage = player.cage if player.level == SURFACE else [0, 0, 0, 0]
    best: list[moves.Move] = []
    most = 0.0
    for order in player.orders:
        free = state.free_cells(order)
        missing = sum(free)
        if not missing:
            continue
        way = _filling_moves(order, free, cage, player.stock, state.moves)
        if not way:
            continue
        done = len(way) == missing
        cells = sum(box.order_cells[4 * order : 4 * order + 4])
        value = box.order_vp[order] + 1.0 + 1.5 * cells
        used = sum(len(move.sources) for move in way)
        # 100 gives priority to orders that can be completed. Other orders count by the square of their filled share,
        # because the chance to complete them grows fast.
        gain = (100.0 + value) / used if done else value * ((cells - missing + len(way)) / cells) ** 2 / used
        if gain > most:
            best, most = list(way), gain
    return best


def _filling_moves(
    order: int, free: Sequence[int], cage: Sequence[int], stock: Sequence[int], left: int
) -> list[moves.Fill]:
    """Returns the moves that fill free cells of one order, at most `left` moves.

    Cells are first filled with cubes of their colour. Other cells get two cubes each, if this completes the order.
    """
    cubes = [*cage, *stock]
    found: list[moves.Fill] = []
    open_cells: list[int] = []
    for colour in range(4):
        for _ in range(free[colour]):
            cell = 4 * order + colour
            if len(found) == left:
                return found
            if cubes[colour]:
                cubes[colour] -= 1
                found.append(moves.FILL_FROM_CAGE[cell])
            elif cubes[4 + colour]:
                cubes[4 + colour] -= 1
                found.append(moves.FILL_FROM_STOCK[cell])
            else:
                open_cells.append(cell)
    used = len(found)
    if not open_cells or used + 2 * len(open_cells) > left or sum(cubes) < 2 * len(open_cells):
        return found
    twos: list[moves.Fill] = []
    for cell in open_cells:
        one, other = _remove_two_cheapest(cubes)
        twos.append(next(way for way in moves.moves_filling_with_two(cell) if way.sources == (one, other)))
    return found + twos


def _remove_two_cheapest(cubes: list[int]) -> tuple[moves.CubeSource, moves.CubeSource]:
    """Removes two cubes of the cheapest colours from `cubes` (number of cubes by CubeSource). Returns their sources."""
    taken: list[moves.CubeSource] = []
    for _ in range(2):
        source = min((each for each in moves.CubeSource if cubes[each]), key=lambda each: (each.colour, each))
        cubes[source] -= 1
        taken.append(source)
    one, other = sorted(taken)
    return one, other
