"""What the table shows besides the position: choices that stand on it, fees, and what plans would give with the piece in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.game_ui.haspelknecht.boards import plan_results
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import Fee
from haspelknecht_qt.game_ui.haspelknecht.places import CHIPS
from haspelknecht_qt.game_ui.haspelknecht.view_state import TableMove
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, Good, Step, Worker
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.move_index import Path

MovePaths = Sequence[tuple[Path, TableMove]]


def chips_of(legal: MovePaths) -> tuple[str, ...]:
    """The chips that a path of a legal move may lead to."""
    found = {element for path, _ in legal for element in path if element in CHIPS}
    return tuple(chip for chip in CHIPS if chip in found)


def fees_of(state: State, legal: MovePaths, colours: Sequence[str]) -> tuple[Fee, ...]:
    """The tiles that can be acquired for a fee now, and who gets it."""
    goods: dict[int, list[Good]] = {}
    for _, move in legal:
        if isinstance(move, moves.Acquire) and move.fee is not None:
            due = goods.setdefault(int(move.tile), [])
            if move.fee not in due:
                due.append(move.fee)
    return tuple(Fee(tile, tuple(due), colours[state.owners[state.box.index[tile]][-1]]) for tile, due in goods.items())


def results_in_hand(
    game: Haspelknecht, state: State, legal: MovePaths, path: Path
) -> dict[Worker, plan_results.PlanResult | None]:
    """What the own workers' plans would give with the piece that is chosen or held, for each worker on whom it may go."""
    if state.step != Step.PLANNING or len(path) != 1:
        return {}
    return {
        move.worker: plan_results.result_with(game, state, move)
        for steps, move in legal
        if steps[:1] == path and isinstance(move, moves.Place) and move.worker in OWN_WORKERS
    }
