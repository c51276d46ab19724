"""Undo if a seat is the last to move in one step and the first to move in the next."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError
from tests.games.haspelknecht.table import GAME


@pytest.mark.rule("Y1", "O1", "O2")
def test_restart_turn_undoes_only_the_current_turn():
    followed = restarted = 0
    for seed in range(4):
        setup = GAME.setup({"players": 2 + seed % 2, "rulebook": "english"}, seed)
        match = Match(GAME, setup, seed, [Seat(f"seat {seat}", "madder") for seat in range(setup.players)])
        while not match.is_over:
            last, decision = match.entries[-1], match.decision
            if last.decision == decision:
                before = match.ply
                match.restart_turn()
                restarted += 1
                assert all(entry.decision == decision for entry in match.redo_tail[: before - match.ply])
                while match.ply < before:
                    match.redo()
            elif last.actor == decision.actor:
                followed += 1
                with pytest.raises(UndoError, match="nothing to undo"):
                    match.restart_turn()
            match.play(Generator(seed, match.ply).choice(GAME.legal_moves(match.state)))
    assert followed > 10
    assert restarted > 100
