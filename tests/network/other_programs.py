"""Other running programs that remember a seat or a table in the same folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = """
import sys
from pathlib import Path
from haspelknecht_qt.network.stored_seats import StoredSeat, TableFolder
folder = TableFolder(Path(sys.argv[1]))
folder.seat.store(StoredSeat("table", "toy", ("127.0.0.1:1",), sys.argv[2], "token"))
print("stored", flush=True)
sys.stdin.read()
"""


@contextmanager
def other_program(folder: Path, guest: str) -> Iterator[None]:
    """Runs a program that has stored a seat of this guest. It is killed at the end."""
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder), guest],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "stored\n"
        yield
    finally:
        program.kill()
        program.communicate()
