"""The toy keeps the contract of every game UI."""

from functools import partial

from haspelknecht_qt.ui.game_plugin import LoadedGame
from tests.core.toy import MOVES
from tests.game_ui_contract import GameUiContract, UiSubject, walk
from tests.toy.game_ui import PLUGIN
from tests.toy.texts import GAME

KINDS = [{"length": "usual"}, {"length": "short"}]


class TestToy(GameUiContract):
    subject = UiSubject(
        make=lambda: PLUGIN.game_ui(LoadedGame(GAME, None, 0, None), GAME, None, None),
        kinds=KINDS,
        some_kinds=KINDS,
        walk=partial(walk, GAME),
        every_move=MOVES,
        refusable=MOVES,
        refusal_interval=1,
        rules=frozenset({"place", "die", "beside"}),
        headings=False,
        items_explained=False,
        refused_target="seat.1",
    )
