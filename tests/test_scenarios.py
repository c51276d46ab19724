"""Scenarios: saved games that contain their expected results.

Each `tests/scenarios/*.haspelknecht` is a record as the program saves it, with one key more: `expect`. Its value is an
object, which may have these keys:

- `ply`: check the position after this many moves instead of the end
- `asked`: seat and step; null when the game is over
- `legal`: texts that must be among the legal moves
- `refused`: text of an illegal move -> id of the rule that forbids it
- `standing`: score item, or `total` -> points of each seat
- `winner`: seat

Scenarios are never removed: every saved game must always load and end in the same position.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.record import RecordReader, checksum
from tests.games.haspelknecht.table import GAME, GAMES

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.haspelknecht"))
EXPECTATIONS = {"ply", "asked", "legal", "refused", "standing", "winner"}


def test_at_least_six_scenarios_exist():
    assert len(FILES) >= 6


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_meets_its_expectations(file):
    document = json.loads(file.read_text(encoding="utf-8"))
    expect = document.pop("expect")
    assert set(expect) <= EXPECTATIONS
    document["check"] = checksum(document)
    match = RecordReader(str(file), GAMES).read(document)
    state = match.state_at(expect["ply"]) if "ply" in expect else match.state

    decision = GAME.decision(state)
    if "asked" in expect:
        assert expect["asked"] == (None if decision is None else [decision.actor, decision.step])
    legal = [GAME.write_move(move) for move in GAME.legal_moves(state)]
    for text in expect.get("legal", []):
        assert text in legal
    for text, rule in expect.get("refused", {}).items():
        assert GAME.why_not(state, GAME.read_move(text)) == rule
    standing = GAME.standing(state)
    for item, points in expect.get("standing", {}).items():
        assert [seat.total if item == "total" else seat.item_points(item) for seat in standing.seats] == points, item
    if "winner" in expect:
        assert standing.winners == (expect["winner"],)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_loaded_scenario_is_saved_unchanged(file):
    document = json.loads(file.read_text(encoding="utf-8"))
    del document["expect"]
    document["check"] = checksum(document)
    match = RecordReader(str(file), GAMES).read(document)
    again = json.loads(record.dumps(match))
    assert {**again, "program": document["program"], "check": ""} == {**document, "check": ""}
