"""Gueules Noires keeps the contract of every game UI."""

from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.levels import LEVELS
from tests.game_ui.gueules_noires.playing import KINDS, walk
from tests.game_ui_contract import TranslatedGameUiContract, UiSubject, listed

EVERY_MOVE = list(moves.all_moves())


def is_second_of_two(path, place):
    """Whether the element is the second of two equal cubes. It is a place only while the first is in the hand."""
    return place == 1 and path[place].endswith(".2")


class TestGueulesNoires(TranslatedGameUiContract):
    subject = UiSubject(
        make=listed("gueules_noires"),
        kinds=KINDS,
        some_kinds=[KINDS[0], KINDS[3], KINDS[4]],
        walk=walk,
        text_interval=4,
        move_types=frozenset(
            {
                *(moves.Draft, moves.PlaceWorkers, moves.TakeTile, moves.TakeOrder, moves.TakeNone, moves.MoveCage),
                *(moves.ReturnTile, moves.ReturnOrder, moves.Load, moves.Store, moves.Stop),
            }
        ),
        path_seeds=(0, 1),
        bot="hewer",
        bots_explained=False,
        levels=[level.name for level in LEVELS],
        events_without_line=frozenset({"ExtractionEnded"}),
        read_alike=(moves.PlaceWorkers,),  # Equal tiles may lie on two spaces.
        # A move is refused differently in another position: thousands of moves need not be tried in each.
        every_move=EVERY_MOVE,
        refusable=[*EVERY_MOVE[: len(EVERY_MOVE) - 6000], *EVERY_MOVE[::97]],
        rules=frozenset({"GT1", "GT2", "GA2", "GA11", "GA12", "GS3", "GS5", "GS6"}),
        path_rules=frozenset({"GT1", "GA11", "GA4", "GA2"}),
        min_headlines=12,
        one_path=False,
        refused_target="clock",
        named_buttons=("take_none",),
        is_temporary_element=is_second_of_two,
    )
