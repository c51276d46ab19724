"""Signals by which the system asks the program to end."""

import signal
import subprocess
import sys

import pytest

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
