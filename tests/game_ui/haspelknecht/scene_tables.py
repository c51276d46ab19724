"""Tables of Haspelknecht on the screen for tests, and positions to show on them."""

from functools import partial

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.scene import make_table
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import kinds, moves
from haspelknecht_qt.games.haspelknecht.kinds import Step, Worker
from tests.game_ui import scene_tables
from tests.game_ui.scene_tables import LEFT, at, carry, drag  # noqa: F401 - for the tests of scenes
from tests.ui.games import GAME, positions, walk

BOT = "master"
seats_of = partial(scene_tables.seats_of, bot=BOT)


def _make(art, typography, seats):
    texts = make_texts(GAME)
    texts.seats.set_seats(seats)
    return make_table(art, typography, GAME, texts)


Tables = partial(scene_tables.Tables, folders=paths.art_folders("haspelknecht"), make=_make, players=4, bot=BOT)


def found(wanted, options=None, seeds=range(1, 60, 2)):
    """First position of random games for which `wanted` holds: (state, paths with moves)."""
    for seed in seeds:
        for state, legal in positions(options or {"players": 4}, seed):
            if wanted(state, legal):
                return state.copy(), pointing.paths(state, legal)
    raise AssertionError("no such position")


def planning_position():
    """Planning with a black disk that may go on the Farmer, who holds pieces already. The Pinge is not exhausted."""
    return found(
        lambda state, legal: (
            state.step == Step.PLANNING
            and state.year > 1
            and any(state.player.plan[Worker.FARMER])
            and moves.place(kinds.Placeable.BLACK, Worker.FARMER) in legal
            and not state.player.exhausted
        )
    )


def told_event(wanted):
    """First event of a type by a seat whose Pinge is then exhausted: (state, narration of the move, seat)."""
    for seed in range(1, 40, 2):
        for state, legal, move in walk({"players": 4}, seed):
            narration = list(GAME.events_with_states(state, move)) if legal else []
            for event, after in narration:
                if isinstance(event, wanted) and after.players[event.seat].exhausted:
                    return state.copy(), narration, event.seat
    raise AssertionError("no such event")
