"""A killed program leaves its game as of the last move."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")


@pytest.fixture(scope="module", params=[50, pytest.param(100, marks=pytest.mark.long)])
def games(request, tmp_path_factory):
    """Reports on killed games: what was left of each."""
    command = [
        sys.executable,
        "-m",
        "tests.faults.killed_games",
        tmp_path_factory.mktemp("autosaves"),
        str(request.param),
        "1516",
    ]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(reports) == request.param
    return reports


def test_killed_games_are_recovered_as_of_the_last_move(games):
    # The recovered ply may be one move, with its draws, later than the reported one: this move was just being saved.
    lost = [game for game in games if game["found"] is None or game["found"] < game["saved"]]
    assert lost == []
    assert [game for game in games if not game["right"]] == []


def test_killed_games_leave_no_damaged_autosave(games):
    assert [game["refused"] for game in games if game["refused"]] == []


def test_games_were_killed_at_many_different_plies(games):
    assert len({game["saved"] for game in games}) > len(games) // 2
