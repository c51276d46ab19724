"""Packages are tried as far as a machine can: what it lacks is named, what is tried has to hold."""

import os
import shutil
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest


@pytest.fixture
def apt(script, monkeypatch):
    """The commands that are run, for a root whose apt-get answers with `status`."""
    commands = []
    answer = SimpleNamespace(status=0, commands=commands)

    def run(command, *, check=False, **_):
        commands.append(command)
        if answer.status and check:
            raise subprocess.CalledProcessError(answer.status, command)
        return SimpleNamespace(returncode=answer.status)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    answer.obtain = script("debian").obtain
    return answer


def test_nothing_is_fetched_where_nothing_is_missing(apt):
    assert apt.obtain([])
    assert apt.commands == []


def test_what_is_missing_is_fetched_without_much_patience(apt):
    assert apt.obtain(["xvfb"])
    update, install = apt.commands
    assert update[:2] == ["apt-get", "update"]
    assert install[-1] == "xvfb"
    assert all("Acquire::Retries=0" in command for command in apt.commands)


def test_where_it_is_not_to_be_had_things_go_on_without(apt, monkeypatch):
    apt.status = 100
    assert not apt.obtain(["xvfb"])
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    apt.commands.clear()
    assert not apt.obtain(["xvfb"])
    assert not any("apt-get" in command for command in apt.commands)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert not apt.obtain(["xvfb"])


def test_without_its_tools_no_package_is_made_and_that_is_said(script, monkeypatch, tmp_path, capsys):
    package = script("package")
    monkeypatch.setattr(package, "TRIAL", tmp_path / "trial")
    monkeypatch.setattr(package, "missing_tools", lambda _: ["patchelf"])
    monkeypatch.setattr(package.debian, "obtain", lambda _: False)
    package.trial()
    assert capsys.readouterr().out == "left out: all packages, for want of patchelf\n"
    assert list((tmp_path / "trial").iterdir()) == []


@pytest.mark.parametrize(
    "user, tools, trouble",
    [
        (1000, {"unshare", "apt-get", "debootstrap"}, "which only root can"),
        (0, {"unshare", "debootstrap"}, "which only a Debian can"),
        (0, {"unshare", "apt-get"}, "for want of debootstrap"),
        (0, {"unshare", "apt-get", "debootstrap"}, ""),
    ],
)
def test_why_there_is_no_clean_system(script, monkeypatch, tmp_path, user, tools, trouble):
    places = script("places")
    monkeypatch.setattr(places, "BASE", tmp_path / "none.tar")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in tools else None)
    assert places.why_no_clean_system(fetch_tools=False) == trouble


def test_what_is_broken_is_told_and_the_rest_is_tried(script, capsys):
    smoke, running = script("smoke"), script("running")
    attempt = smoke.SmokeRun()
    place = SimpleNamespace(name="archive")

    def starts(_place):
        """It starts.

        And more.
        """
        return "0.1.0"

    def draws(_place):
        """It draws."""
        running.expect(truth=False, sentence="the pictures differ")

    assert not attempt.tried(draws, place)
    assert attempt.tried(starts, place)
    assert not attempt.is_well
    assert capsys.readouterr().out == (
        "FAILED  archive: It draws.\nthe pictures differ\nok      archive: It starts. 0.1.0\n"
    )


def test_what_runs_with_every_change_is_sound_and_names_what_it_leaves_out(packaging):
    file = packaging.parent / ".ci" / "run"
    if not file.exists():
        pytest.skip("only a checkout has it")
    assert subprocess.run([shutil.which("bash"), "-n", file], check=False).returncode == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    told = [number for number, line in enumerate(lines) if line.startswith("grep")]
    # The last line is pytest's closing line; before it come the closing lines of all Pythons and the steps left out.
    assert "left out" in lines[told[0]]
    assert lines[told[1]] == "grep . build/tests.log"
    assert lines[-2].startswith("sed -n '1s/^Python ")
    assert lines[-1] == "exit $failed"


PROGRAM = """
import signal, sys, time
time.sleep(0.3)
def leave(*_):
    sys.exit(0)
signal.signal(signal.SIGTERM, leave)
end = time.process_time() + 0.5
while time.process_time() < end:
    pass
time.sleep(600)
"""


@pytest.fixture
def started(script):
    """A program that takes its time until it answers signals, works a while, and then waits."""
    place = SimpleNamespace(
        command=lambda _words, _variables: [sys.executable, "-c", PROGRAM], environment=lambda _variables: None
    )
    with script("running").Running(place, [], {}) as program:
        yield program


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_a_program_is_asked_to_end_once_it_answers(started):
    assert not started.answers(signal.SIGTERM), "nobody waits for a time"
    started.wait_for(lambda: started.answers(signal.SIGTERM), "it never answers")
    started.process.send_signal(signal.SIGTERM)
    started.end()


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_a_program_that_works_is_busy_and_one_that_waits_is_not(started):
    started.wait_for(lambda: started.answers(signal.SIGTERM), "it never answers")
    started.wait_for(started.is_busy, "it does not work")
    started.wait_for(lambda: not started.is_busy(), "it works for ever")


def test_what_never_happens_once_the_program_has_ended_is_said(script, started):
    started.process.kill()
    started.process.wait()
    with pytest.raises(script("running").CheckFailed, match="it does not note that it runs"):
        started.wait_for(lambda: False, "it does not note that it runs")
