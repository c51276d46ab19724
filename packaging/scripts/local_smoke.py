"""Installs this system's package, tries it, and leaves smoke.json: a part of `machine.py`, on every system.

local_smoke.py DIST RESULTS [--compare OTHER]    installs the package in the folder DIST, and writes results and
                                                 smoke.json into the folder RESULTS; compares with OTHER, the results
                                                 of another system
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import checks
import installations
import portable_checks
import smoke_report
from running import CheckFailed, expect

BROKEN = (CheckFailed, OSError, subprocess.SubprocessError)


def try_it(dist: Path, results: Path, work: Path, other: Path | None) -> None:
    """Runs all checks and writes the report. Raises CheckFailed with the name of the first check that fails."""
    place = installations.installed(dist, work)
    remarks: dict[str, str] = {}

    def passed(name: str, check: Callable[..., str], *things: object) -> None:
        try:
            remarks[name] = check(*things)
        except BROKEN as error:
            raise CheckFailed(f"{name}: {error}") from error
        print(f"ok      {name} {remarks[name]}".rstrip(), flush=True)

    passed("version", checks.tells_version, place)
    passed("games", portable_checks.play, place, results)
    passed("strongest", portable_checks.list_strongest, place, results)
    passed("pictures", portable_checks.draw, place, results)
    passed("window", checks.offscreen, place, place)
    compared_with = None
    if other is not None:
        for name, remark in portable_checks.compare(results, other).items():
            remarks[name] = "; ".join(filter(None, (remarks[name], remark)))
            print(f"ok      {name}, compared: {remark}", flush=True)
        theirs = smoke_report.read(other / smoke_report.FILE)
        compared_with = {"system": theirs["system"], "commit": theirs["commit"]}
    left = installations.uninstalled(work)
    expect(truth=not left, sentence=f"uninstalling leaves {left}")
    smoke_report.write(smoke_report.new(remarks, compared_with), results / smoke_report.FILE)
    print(json.dumps(json.loads((results / smoke_report.FILE).read_text(encoding="utf-8")), ensure_ascii=True))


def run(dist: Path, results: Path, other: Path | None) -> None:
    """Tries the package in `dist` with a new folder of results; exits with status 1 if a check fails."""
    results = results.absolute()
    if results.exists():
        shutil.rmtree(results)
    results.mkdir(parents=True)
    work = Path(tempfile.mkdtemp(prefix="haspelknecht-"))
    try:
        try_it(dist, results, work, other)
    except (*BROKEN, smoke_report.ReportError) as error:
        sys.exit(f"FAILED  {error}")
    finally:
        shutil.rmtree(work)


def main() -> None:
    """Reads the command line and runs the checks; exits with status 1 if one fails."""
    parser = argparse.ArgumentParser(description="Installs this system's package and tries it.")
    parser.add_argument("dist", type=Path, help="folder of the package")
    parser.add_argument("results", type=Path, help="folder for results and smoke.json; replaced if it exists")
    parser.add_argument("--compare", type=Path, metavar="OTHER", help="folder of results of another system")
    arguments = parser.parse_args()
    run(arguments.dist, arguments.results, arguments.compare)


if __name__ == "__main__":
    main()
