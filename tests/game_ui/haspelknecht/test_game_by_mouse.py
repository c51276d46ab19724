"""A game of two persons by mouse or touch alone in the real window: the first year, in the long form the whole game."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.ui.contracts import TakeBack
from tests.ui import at_window as at
from tests.ui.matches import new_match
from tests.ui.mouse import MousePlayer
from tests.ui.touch import TouchPlayer

WORK = (moves.Activate, moves.Acquire, moves.Excavate, moves.RemoveWater, moves.Reel, moves.PlaceWood)
"""Moves that a diligent player prefers to ending a turn."""


def choose(options, generator):
    """Returns a random legal path. Prefers work, then placing, storing and taking, so that all types occur."""
    legal = [(path, move) for path, move in options if not isinstance(move, TakeBack)]
    work = [(path, move) for path, move in legal if isinstance(move, WORK)]
    placing = [(path, move) for path, move in legal if isinstance(move, moves.Place | moves.Store | moves.Take)]
    return generator.choice(work or placing or legal)


@pytest.mark.parametrize("player", [MousePlayer, TouchPlayer])
@pytest.mark.parametrize("years", [1, pytest.param(3, marks=pytest.mark.long)])
def test_a_game_can_be_played_by_mouse_or_touch(qtbot, window, years, player):
    match = new_match(seed=33, rulebook="french")
    window.begin(match)
    QApplication.processEvents()
    hands = player(window)
    move_counts = Counter()
    turn = 0
    while not match.is_over and match.state.year <= years:
        path, move = choose(window.controller.moves, Generator(33, turn))
        ply = match.ply
        hands.play(path)
        assert match.ply > ply, f"{path} did not play {move}"
        assert match.log[ply] == move
        move_counts[type(move).__name__] += 1
        turn += 1
    if years < 3:
        assert {"Take", "Place", "Confirm", "Activate", "Store"} <= set(move_counts)
        return
    at.wait_for_result(qtbot, window)
    assert at.result(window).standing == match.game.standing(match.state)
    # A whole game has fees, a marker, water by choice, a tile with a question, and storing.
    assert {
        "Take",
        "Place",
        "Confirm",
        "Activate",
        "Acquire",
        "ExchangeDisks",
        "ChooseMiningTimberGain",
        "Reel",
        "Store",
    } <= set(move_counts)
