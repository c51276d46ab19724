"""Tests the results of `make package` as a new user would.

smoke.py            installs the .deb on a clean Debian and the wheel into a clean environment, unpacks the archive, and plays with all three
smoke.py --trial    the same with the results of `package.py trial`, as far as this system allows in a few minutes: without time limits,
                    and with a list of everything that was left out

Without root or without apt, the .deb is left out. On Windows and macOS their package is installed and tried (see `local_smoke.py`).
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import checks
import debian
import installations
import local_smoke
import package
from installations import CleanSystem, CleanSystemError, Installation
from project import NAME
from running import CheckFailed
from screen import Screen, missing_tools

BROKEN = (CheckFailed, CleanSystemError, TimeoutError, OSError, subprocess.SubprocessError)


class SmokeRun:
    """Result of the checks: `is_well` is False after a failure, `left_out` lists the checks that were not run."""

    def __init__(self) -> None:
        self.is_well = True
        self.left_out: list[str] = []

    def tried(self, what: Callable[..., str], *things: object) -> bool:
        """Runs a check and prints its result; returns whether it passed."""
        label = f"{getattr(things[0], 'name', '')}: {(what.__doc__ or '').splitlines()[0]}"
        try:
            told = what(*things)
        except BROKEN as error:
            self.is_well = False
            print(f"FAILED  {label}\n{error}", flush=True)
            return False
        print(f"ok      {label} {told}".rstrip(), flush=True)
        return True

    def leave_out(self, sentence: str) -> None:
        """Notes a check that is not run; the list is printed at the end."""
        self.left_out.append(sentence)


def try_all(dist: Path, work: Path, attempt: SmokeRun, *, in_a_hurry: bool) -> None:
    """Runs all checks on the files in `dist`. `work` is a folder to work in."""
    source = installations.source(work)
    run_in: list[Installation] = [installations.installed(dist, work)]
    with ExitStack() as stack:
        screen = None
        if debian.obtain(missing_tools()):
            screen = stack.enter_context(Screen())
        elif in_a_hurry:
            attempt.leave_out(f"the window on a screen, for want of {', '.join(missing_tools())}")
        else:
            debian.require(missing_tools(), "A screen that nobody sees is needed.")
        if in_a_hurry:
            attempt.leave_out("the wheel, and how long the start takes")
        else:
            attempt.tried(checks.tells_version_soon, source)
            run_in.append(installations.wheel(installations.only(dist, f"{NAME.replace('-', '_')}-*.whl"), work))
        system = _clean_system(dist, work, attempt, in_a_hurry=in_a_hurry)
        if system is not None:
            attempt.tried(checks.file_types, system)
            attempt.tried(checks.other_terminals, system)
            run_in.append(system)
        for place in run_in:
            attempt.tried(checks.tells_version if in_a_hurry else checks.tells_version_soon, place)
            for check in (checks.simulation, checks.strongest, checks.picture, checks.offscreen):
                attempt.tried(check, place, source)
            for act in (checks.window, checks.languages, checks.double_click) if screen else ():
                attempt.tried(act, place, screen)
            attempt.tried(checks.home, place)
        if screen is not None and not in_a_hurry:
            attempt.tried(checks.first_frame, run_in[-1], source, screen)
        if system is not None:
            attempt.tried(checks.uninstalling, system)


def _clean_system(dist: Path, work: Path, attempt: SmokeRun, *, in_a_hurry: bool) -> CleanSystem | None:
    """The clean system with the .deb installed; None if there can be none, or if the .deb is broken."""
    what = "installing the .deb on a clean Debian"
    if messages := installations.why_no_clean_system(fetch_tools=not in_a_hurry):
        attempt.leave_out(f"{what}, {messages}")
        return None
    if in_a_hurry and not list(dist.glob("*.deb")):
        # `make trial` has printed the reason.
        return None
    package = installations.only(dist, f"{NAME}_*.deb")
    try:
        system = CleanSystem(work)
        system.fetch(package)
    except BROKEN as error:
        if not in_a_hurry:
            sys.exit(f"There is no clean Debian to be had: {error}")
        attempt.leave_out(f"{what}, which cannot be had from here")
        return None
    return system if attempt.tried(checks.installing, system, package) else None


def main() -> None:
    """Reads the command line and runs all checks; exits with status 1 if any fails."""
    parser = argparse.ArgumentParser(description="Tries the packages.")
    parser.add_argument(
        "--trial", action="store_true", help="try the results of `make trial`, as far as this system can"
    )
    in_a_hurry = parser.parse_args().trial
    if sys.platform != "linux":
        local_smoke.run(package.TARGET, checks.PICTURES / "results", None)
        return
    dist = package.TRIAL if in_a_hurry else package.TARGET
    if in_a_hurry and not any(dist.iterdir()):
        # The build has printed the reason.
        return
    checks.PICTURES.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="haspelknecht-smoke-"))
    # Readable for the user of the clean system.
    work.chmod(0o755)
    attempt = SmokeRun()
    try:
        try_all(dist, work, attempt, in_a_hurry=in_a_hurry)
    finally:
        shutil.rmtree(work)
    for sentence in attempt.left_out:
        print(f"left out: {sentence}")
    if not attempt.is_well:
        sys.exit("The packages are not as they have to be.")


if __name__ == "__main__":
    main()
