"""A program that is killed while a game of a tournament ends leaves exactly one result, or a game to continue."""

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
def test_kills_neither_lose_nor_double_tournament_results(tmp_path, kills):
    command = [sys.executable, "-m", "tests.faults.killed_tournaments", tmp_path, str(kills), "1516"]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | PLACE, check=False, capture_output=True, text=True, timeout=3600
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["wrong"] == []
    assert (report["lost"], report["doubled"], report["aside"]) == (0, 0, 0)
    assert report["ended"] + report["goes_on"] == kills
    if kills > 100:
        # The program was killed before and after the result, and after the next game had begun.
        assert min(report["ended"], report["goes_on"], report["next_begun"], report["steps"]["at random"]) > 0
        assert len(report["steps"]) > 3
