"""A program that is killed while a game ends leaves exactly one result of the game."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.conftest import ON_TMPFS

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")


@pytest.mark.parametrize("games", [20, pytest.param(300, marks=pytest.mark.long)])
def test_kills_neither_lose_nor_double_results(tmp_path, games):
    command = [sys.executable, "-m", "tests.faults.killed_results", tmp_path, str(games), "1516"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert (report["lost"], report["surplus"], report["set_aside"]) == (0, 0, 0)
    # The games were killed before and after their end.
    assert 0 < report["over"] < games
    assert report["kept"] < games


@pytest.mark.usefixtures("mounts")
def test_full_disk_loses_no_stored_result(tmp_path):
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from haspelknecht_qt.core.results import ResultStore, ResultsError\n"
        "from tests.core.result_files import all_results, finished, keep\n"
        "folder = Path(sys.argv[1])\n"
        "results = ResultStore(folder / 'results.sqlite')\n"
        "kept = 0\n"
        "try:\n"
        "    while True:\n"
        "        keep(results, finished(seed=kept))\n"
        "        kept += 1\n"
        "except ResultsError as error:\n"
        "    print(error.storage.kind)\n"
        "print(kept == len(all_results(results, 'toy')) > 3)\n"
        "(folder / 'filler').unlink()\n"
        "keep(results, finished(seed=kept))\n"
        "print(kept + 1 == len(all_results(results, 'toy')), results.renamed_files)\n"
    )
    shell = [
        "unshare",
        "--mount",
        "sh",
        "-ec",
        f'{ON_TMPFS} head -c 128k /dev/zero > "$2/filler"; exec "$3" -c "$4" "$2"',
    ]
    command = [*shell, "sh", "256k", tmp_path, sys.executable, code]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)
    assert (done.stdout.splitlines(), done.stderr) == (["full", "True", "True []"], "")
