"""Signals by which the system asks the program to end."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht_qt import cli
from tests.languages import OTHER, SOURCE

PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from haspelknecht_qt.interrupts import TerminationHandler
app = QCoreApplication(sys.argv)
interrupts = TerminationHandler(QCoreApplication.exit)
QTimer.singleShot(0, lambda: print("waiting", flush=True))
status = app.exec()
interrupts.close()
print("ended well")
sys.exit(status)
"""

INTERRUPTED = """
import os, signal, sys
class Interrupt:
    def find_spec(self, name, *_):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupt())
from haspelknecht_qt.__main__ import main
sys.exit(main(sys.argv[2:]))
"""
"""Runs the program with the arguments from the second on. Interrupts the import of the module in the first."""
ROOT = str(Path(cli.__file__).parents[1])
VARIABLES = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
@pytest.mark.parametrize("name, status", [("SIGTERM", 0), ("SIGHUP", 0), ("SIGINT", 130)])
def test_signal_ends_an_idle_program(name, status):
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout.readline() == "waiting\n"
    program.send_signal(getattr(signal, name))
    out, err = program.communicate(timeout=30)
    assert (program.returncode, out, err) == (status, "ended well\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself Ctrl+C there")
@pytest.mark.parametrize(
    "module, language, words",
    [
        ("PySide6.QtCore", OTHER, ["--help"]),
        ("PySide6.QtGui", SOURCE, ["render", "GAME", "--out", "picture.png"]),
        ("haspelknecht_qt.commands.picture", SOURCE, ["render", "GAME", "--out", "picture.png"]),
        ("PySide6.QtGui", SOURCE, []),
        ("haspelknecht_qt.startup", SOURCE, []),
    ],
)
def test_interrupt_while_qt_starts_ends_the_program_at_once(tmp_path, module, language, words):
    game = tmp_path / "seed-1.haspelknecht"
    cli.main(["simulate", "--players", "2", "--games", "1", "--seed", "1", "--save-to", str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, module, *(str(game) if word == "GAME" else word for word in words)],
        env=os.environ | VARIABLES | {"LANGUAGE": language, "HASPELKNECHT_HOME": str(tmp_path), "PYTHONPATH": ROOT},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")
