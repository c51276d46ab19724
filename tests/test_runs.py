"""Runs of the program in one folder: each has a number, and the next run finds the traces of crashed runs."""

import os
import subprocess
import sys

import pytest

from haspelknecht_qt import runs
from haspelknecht_qt.runs import Run, write_error_report

# Begins a run, prints its number, and waits to be killed.
OTHER = """
import pathlib, sys
from haspelknecht_qt.runs import Run
run = Run(pathlib.Path(sys.argv[1]))
run.trace.write(b"trace of another")
print(run.number, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def begin(tmp_path):
    """Begins a run of another program in the folder. Returns its process once the run has begun."""
    others = []

    def begin():
        other = subprocess.Popen(
            [sys.executable, "-c", OTHER, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        others.append(other)
        assert other.stdout.readline()
        return other

    yield begin
    for other in others:
        other.kill()
        other.communicate()


def test_ended_run_leaves_only_its_lock_file(tmp_path):
    folder = tmp_path / "deep" / "down"
    run = Run(folder)
    run.trace.write(b"something")
    run.end()
    run.end()
    again = Run(folder)
    assert (again.number, again.crash_traces) == (0, [])
    again.end()
    assert [path.name for path in folder.iterdir()] == ["running.lock"]


def test_trace_of_a_killed_run_is_found_once(tmp_path, begin):
    other = begin()
    other.kill()
    other.wait()
    run = Run(tmp_path)
    assert run.crash_traces == [b"trace of another"]
    run.end()
    run = Run(tmp_path)
    assert run.crash_traces == []
    run.end()


def test_running_program_is_no_crash(tmp_path, begin):
    begin()
    run = Run(tmp_path)
    assert (run.number, run.crash_traces) == (1, [])
    run.end()


def test_newest_crash_trace_comes_first(tmp_path):
    tmp_path.joinpath("running-3.txt").write_bytes(b"old")
    tmp_path.joinpath("running-5.txt").write_bytes(b"new")
    os.utime(tmp_path / "running-3.txt", (1, 1))
    run = Run(tmp_path)
    assert run.crash_traces == [b"new", b"old"]
    run.end()


def test_huge_trace_is_read_up_to_the_limit(tmp_path):
    tmp_path.joinpath("running-0.txt").write_bytes(b"x" * (runs.TRACE_LIMIT + 1))
    run = Run(tmp_path)
    assert len(run.crash_traces[0]) == runs.TRACE_LIMIT
    run.end()


def test_too_many_running_programs_raise_an_error(tmp_path, begin, monkeypatch):
    begin()
    monkeypatch.setattr(runs, "MAX_PROGRAMS", 1)
    with pytest.raises(BlockingIOError, match="1 programs are running already"):
        Run(tmp_path)


def test_folder_that_cannot_be_created_raises_an_error(tmp_path):
    tmp_path.joinpath("file").touch()
    with pytest.raises(OSError):
        Run(tmp_path / "file")


def test_only_the_newest_error_reports_are_kept(tmp_path):
    paths = [write_error_report(tmp_path / "logs", f"report {number}") for number in range(runs.REPORTS_KEPT + 3)]
    left = sorted((tmp_path / "logs").iterdir())
    assert left == paths[3:]
    assert left[-1].read_text() == f"report {runs.REPORTS_KEPT + 2}"
