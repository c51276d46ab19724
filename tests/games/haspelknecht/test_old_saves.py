"""Games saved before rules were corrected: they open although that version had additional or missing decisions.

The files in `old_saves` were written by that version and never change; the digests are those of its positions.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import FormerlyLegalMove
from haspelknecht_qt.core.record import RecordReader, checksum
from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from tests.games.haspelknecht.table import GAME, GAMES, Table

FOLDER = Path(__file__).parent / "old_saves"


def document(name: str) -> dict:
    """Returns the content of the file of this name."""
    return json.loads((FOLDER / f"{name}.haspelknecht").read_text(encoding="utf-8"))


@pytest.mark.rule("H3", "34")
@pytest.mark.parametrize(
    "name, passed_over, added, reached",
    [
        (
            "finished_for_nothing",
            ["finish"],
            [],
            "66cdeea863562cafbad055c57c369cc5bc93120b3c8273d658e62043a4aa5f5d",
        ),
        (
            "declined_for_nothing",
            ["decline"],
            [],
            "fe5b4658ec86ddfe1b2a992c445624b1d5a9cb8a8eba58d67b74fa46a0b0a1a8",
        ),
        (
            "sacks_not_asked",
            [],
            ["decline"],
            "e46664938ca61dbd975d125c0820b37432b1907dc36ee441486f71714e05f3e0",
        ),
        (
            "sacks_not_asked_after_burning",
            [],
            ["decline"],
            "e4f6b0e24d592b39e11d38f84d96a881cbec91b8c3afdf9414eecf22b8c3905e",
        ),
    ],
)
def test_old_save_opens_although_its_decisions_have_changed(name, passed_over, added, reached):
    moves = document(name)["moves"]
    match = record.load(FOLDER / f"{name}.haspelknecht", GAMES)
    now = [entry.text for entry in match.entries]
    assert match.is_over
    assert len(now) == len(moves) - len(passed_over) + len(added)
    for text in passed_over:
        assert now.count(text) == moves.count(text) - 1
    for text in added:
        assert now.count(text) == moves.count(text) + 1
    assert GAME.digest(match.state) == reached
    assert [entry.text for entry in record.loads(record.dumps(match), "again", GAMES).entries] == now


@pytest.mark.parametrize("name", ["finished_for_nothing", "sacks_not_asked"])
def test_undone_moves_of_an_old_save_can_be_redone(name):
    data = document(name)
    whole = record.load(FOLDER / f"{name}.haspelknecht", GAMES)
    data["moves"], data["redo"] = data["moves"][:40], data["moves"][40:]
    match = RecordReader(name, GAMES).read({**data, "check": checksum(data)})
    assert [*match.entries, *match.redo_tail] == list(whole.entries)
    assert match.ply >= 40


@pytest.mark.rule("E8")
def test_old_save_with_a_corrected_rule_opens_up_to_that_move():
    with pytest.raises(RecordError) as refused:
        record.load(FOLDER / "digger_in_the_shaft.haspelknecht", GAMES)
    moves = document("digger_in_the_shaft")["moves"]
    ply = refused.value.place.ply
    assert refused.value.defect is Defect.CORRECTED_RULE
    assert moves[ply] == "work coal_digger"
    assert str(refused.value).endswith(
        f"move {ply + 1}: 'work coal_digger' uses rule E8 as it was before it was mended: "
        "the game can be played up to this move"
    )
    kept = refused.value.salvage
    assert [entry.text for entry in kept.entries] == moves[:ply]
    assert kept.state.player.exhausted
    assert "end turn" in [GAME.write_move(move) for move in GAME.legal_moves(kept.state)]


def test_coal_digger_was_formerly_legal_only_with_pay_and_water_in_the_shaft():
    table = Table().plan(Worker.COAL_DIGGER, yellow=1).has(exhausted=True, pinge=0, water=0)
    assert GAME.replacement_moves(table.state, moves.activate(Worker.COAL_DIGGER)) is None
    table.has(water=3)
    with pytest.raises(FormerlyLegalMove) as refused:
        GAME.replacement_moves(table.state, moves.activate(Worker.COAL_DIGGER))
    assert refused.value.rule == "E8"
    table.me.plan[Worker.COAL_DIGGER] = [0] * len(table.me.plan[Worker.COAL_DIGGER])
    assert GAME.replacement_moves(table.state, moves.activate(Worker.COAL_DIGGER)) is None, "he was not paid"


def test_a_move_that_no_version_allowed_is_still_refused():
    data = document("finished_for_nothing")
    place = data["moves"].index("confirm")
    for wrong in ("finish", "decline", "end turn"):
        damaged = {**data, "moves": [*data["moves"][:place], wrong, *data["moves"][place:]]}
        with pytest.raises(RecordError) as refused:
            RecordReader("spoilt", GAMES).read({**damaged, "check": checksum(damaged)})
        assert refused.value.defect is Defect.ILLEGAL_MOVE
        assert refused.value.place.ply == place
