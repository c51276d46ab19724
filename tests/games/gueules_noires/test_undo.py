"""Undo after a returned card is revealed automatically, and with several turns of one seat in a row."""

import pytest

from haspelknecht_qt.core.game import CHANCE, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from tests.games.gueules_noires.table import GAME


def match_after_returning_orders(policy=UndoPolicy.BARRIER):
    """A match in which the first player has looked at five orders and put all of them back on top."""
    setup = GAME.setup({"players": 2, "first_player": "0"}, 1)
    match = Match(GAME, setup, 7, [Seat("Anna", "madder"), Seat("Jost", "woad")], policy)
    while match.decision.step != "place":
        match.play(GAME.legal_moves(match.state)[0])
    for text in ("place order-draw5", "take none"):
        match.play(GAME.read_move(text))
    while match.decision.step == "return":
        match.play(
            next(move for move in GAME.legal_moves(match.state) if GAME.write_move(move).startswith("return top"))
        )
    return match


@pytest.mark.rule("GM1", "GR5")
@pytest.mark.parametrize("space", ["order-2", "order-draw5"])
def test_revealing_a_returned_order_blocks_undo_like_a_draw(space):
    match = match_after_returning_orders()
    match.undo()
    match.redo()
    seat = match.decision.actor
    match.play(GAME.read_move(f"place {space}"))
    assert not any(entry.actor == CHANCE for entry in match.entries[-1:])
    assert match.why_not_undo() is UndoRefusal.CHANCE
    with pytest.raises(UndoError):
        match.restart_turn()
    free = match_after_returning_orders(UndoPolicy.FREE)
    free.play(GAME.read_move(f"place {space}"))
    free.undo()
    assert free.decision.actor == seat


@pytest.mark.rule("GT1", "GT4")
def test_restart_turn_undoes_only_the_current_turn():
    match = Match(
        GAME, GAME.setup({"players": 2, "first_player": "0"}, 1), 7, [Seat("Anna", "madder"), Seat("Jost", "woad")]
    )
    for ply in range(4000):
        if match.is_over:
            break
        step, actor = match.decision.step, match.decision.actor
        if step in GAME.turn_start_steps:
            with pytest.raises(UndoError, match="nothing to undo"):
                match.restart_turn()
        elif match.entries[-1].actor == actor and not match.entries[-1].reveals_information:
            before = match.ply
            match.restart_turn()
            # At most one turn has been undone.
            assert match.ply < before
            gone = match.redo_tail[: before - match.ply]
            assert sum(entry.decision.step in GAME.turn_start_steps for entry in gone) <= 1
            while match.ply < before:
                match.redo()
        match.play(Generator(3, ply).choice(GAME.legal_moves(match.state)))
    assert match.is_over
