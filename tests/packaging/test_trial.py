"""Trial of the packages: missing tools are reported, and every check that runs must pass."""

import os
import shutil
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest


@pytest.fixture
def apt(script, monkeypatch):
    """Root's commands, which are recorded; each ends with `status`."""
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


def test_apt_is_not_called_when_no_package_is_missing(apt):
    assert apt.obtain([])
    assert apt.commands == []


def test_missing_package_is_installed_without_retries(apt):
    assert apt.obtain(["xvfb"])
    update, install = apt.commands
    assert update[:2] == ["apt-get", "update"]
    assert install[-1] == "xvfb"
    assert all("Acquire::Retries=0" in command for command in apt.commands)


def test_package_that_cannot_be_installed_is_no_error(apt, monkeypatch):
    apt.status = 100
    assert not apt.obtain(["xvfb"])
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    apt.commands.clear()
    assert not apt.obtain(["xvfb"])
    assert not any("apt-get" in command for command in apt.commands)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert not apt.obtain(["xvfb"])


def test_packages_are_reported_as_left_out_without_tools(script, monkeypatch, tmp_path, capsys):
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
def test_missing_clean_system_has_a_reason(script, monkeypatch, tmp_path, user, tools, trouble):
    installations = script("installations")
    monkeypatch.setattr(installations, "BASE", tmp_path / "none.tar")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in tools else None)
    assert installations.why_no_clean_system(fetch_tools=False) == trouble


def test_failed_check_is_reported_and_the_next_check_runs(script, capsys):
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


def test_ci_script_is_valid_and_prints_the_steps_left_out(packaging):
    file = packaging.parent / ".ci" / "run"
    if not file.exists():
        pytest.skip("only a checkout has it")
    assert subprocess.run([shutil.which("bash"), "-n", file], check=False).returncode == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    greps = [number for number, line in enumerate(lines) if line.startswith("grep")]
    # The last line is pytest's closing line; before it come the closing lines of all Pythons and the steps left out.
    assert "left out" in lines[greps[0]]
    assert lines[greps[1]] == "grep . build/tests.log"
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
    """A program that handles signals after a delay, works for a while, and then waits."""
    place = SimpleNamespace(
        command=lambda _words, _variables: [sys.executable, "-c", PROGRAM], environment=lambda _variables: None
    )
    with script("running").Running(place, [], {}) as program:
        yield program


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_program_is_ended_once_it_handles_the_signal(started):
    assert not started.answers(signal.SIGTERM), "nobody waits for a time"
    started.wait_for(lambda: started.answers(signal.SIGTERM), "it never answers")
    started.process.send_signal(signal.SIGTERM)
    started.end()


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_working_program_is_busy_and_waiting_program_is_not(started):
    started.wait_for(lambda: started.answers(signal.SIGTERM), "it never answers")
    started.wait_for(started.is_busy, "it does not work")
    started.wait_for(lambda: not started.is_busy(), "it works for ever")


def test_waiting_for_an_ended_program_reports_the_missing_event(script, started):
    started.process.kill()
    started.process.wait()
    with pytest.raises(script("running").CheckFailed, match="it does not note that it runs"):
        started.wait_for(lambda: False, "it does not note that it runs")
