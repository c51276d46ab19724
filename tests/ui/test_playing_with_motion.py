"""Moves, undo and replay in games of every kind while the pieces are in motion."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core.rng import Generator
from tests.short_forms import sparse_product
from tests.table.stopped_clock import stop_time, wait
from tests.ui import at_window as at
from tests.ui.any_game import play

MOVES = (36, pytest.param(300, marks=pytest.mark.long))
PAUSES = (0, 40, 400, 4000)
"""Milliseconds of motion before the next action; most actions interrupt it."""


def confirm_handover(window):
    if window.controller.handover_to is not None:
        at.take_seat(window)


def wait_for_a_bot(window):
    """Waits for a bot's move, if one is due. The bot checks in real time whether the table is idle."""
    ply = at.match(window).ply
    for _ in range(20):
        if at.turns(window).bot_decision is None or at.match(window).ply != ply:
            return
        wait(window.table, 200)
        QTest.qWait(3)


def pieces_on_table(window):
    """Pieces by place: those on the table, and those of the same state shown without motion."""
    stage = at.stage(window)
    moved = stage.table.ledger.kinds_by_place()
    window.table.skip()
    window.table.show(window.controller.state, window.controller.viewer)
    return moved, stage.table.ledger.kinds_by_place()


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("name, kinds", sparse_product(GAME_NAMES, ["pbb", "pp"]))
def test_table_shows_the_position_after_interrupted_motion(open_window, quick_bots, name, kinds, moves):  # noqa: ARG001 - bots answer at once
    window = open_window((1280, 720), speed="normal")
    window.settings.bot_pace = "at_once"
    window.begin(play(name, kinds, 4))
    stop_time(window.table)
    at.turns(window).set_paused(False)
    for turn in range(moves):
        if at.match(window).is_over:
            break
        generator = Generator(11, turn)
        confirm_handover(window)
        choices = [path_and_move[1] for path_and_move in window.controller.moves]
        if choices and window.controller.may_play:
            window.session.play(generator.choice(choices))
        wait(window.table, generator.choice(PAUSES))
        wait_for_a_bot(window)
        match turn % 12:
            case 5 if kinds == "pp" or turn % 48 == 5:
                window.session.undo()
            case 6:
                window.session.redo()
            case 9:
                replay = at.replay(window)
                replay.open(max(0, at.match(window).ply - 5))
                for _ in range(3):
                    replay.step(1)
                    wait(window.table, generator.choice(PAUSES))
                replay.step(-1)
                replay.leave()
            case 11:
                window.resize(1280, 720 + turn % 7)
        QApplication.processEvents()
    confirm_handover(window)
    moved, plain = pieces_on_table(window)
    assert moved == plain
