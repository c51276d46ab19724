"""Whenever the program is killed while a game of a tournament ends: its result is there once, or the game goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.conftest import PLACE

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")


@pytest.mark.parametrize("kills", [4, pytest.param(300, marks=pytest.mark.long)])
def test_no_result_of_a_tournament_is_lost_or_doubled(tmp_path, kills):
    command = [sys.executable, "-m", "tests.faults.killed_tournaments", tmp_path, str(kills), "1516"]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | PLACE, check=False, capture_output=True, text=True, timeout=3600
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["wrong"] == []
    assert (told["lost"], told["doubled"], told["aside"]) == (0, 0, 0)
    assert told["ended"] + told["goes_on"] == kills
    if kills > 100:
        # The program was killed before and after the result, and after the next game had begun.
        assert min(told["ended"], told["goes_on"], told["next_begun"], told["steps"]["at random"]) > 0
        assert len(told["steps"]) > 3
