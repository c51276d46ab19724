"""Whatever ends the program, the game is there as of the last move."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")


@pytest.fixture(scope="module", params=[50, pytest.param(100, marks=pytest.mark.long)])
def games(request, tmp_path_factory):
    """What was left of each of so many games."""
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
    left = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(left) == request.param
    return left


def test_killed_games_are_there_as_of_the_last_move(games):
    # A move that was just being saved may be there already: the last ply is the one saved, or one move with its draws more.
    lost = [game for game in games if game["found"] is None or game["found"] < game["saved"]]
    assert lost == []
    assert [game for game in games if not game["right"]] == []


def test_no_save_of_a_killed_game_is_broken(games):
    assert [game["refused"] for game in games if game["refused"]] == []


def test_games_were_killed_at_all_kinds_of_moments(games):
    assert len({game["saved"] for game in games}) > len(games) // 2
