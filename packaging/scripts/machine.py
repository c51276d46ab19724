"""Builds this system's package, installs it, tries it, and leaves smoke.json: one command for machines of every system.

machine.py RESULTS [--compare OTHER]    writes the results into the folder RESULTS. OTHER is such a folder of another
                                        system, whose games and pictures must be the same: usually that of Linux.

It needs git and Python 3.11 or newer; on Linux also make, on Windows NSIS or Chocolatey, which installs NSIS.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import building
from project import ROOT

SCRIPTS = ROOT / "packaging" / "scripts"


def build() -> tuple[Path, Path]:
    """Builds the package; returns a Python with all requirements, and the folder of the package."""
    if sys.platform == "win32":
        building.run(sys.executable, SCRIPTS / "windows.py", "--fetch-tools")
        return ROOT / "build" / "windows-venv" / "Scripts" / "python.exe", ROOT / "dist"
    if sys.platform == "darwin":
        building.run(sys.executable, SCRIPTS / "macos.py")
        return ROOT / "build" / "macos" / "venv" / "bin" / "python", ROOT / "dist"
    building.run("make", "--no-print-directory", "trial-packages", f"PYTHON={sys.executable}")
    return ROOT / ".venv" / "bin" / "python", ROOT / "build" / "trial"


def main() -> None:
    """Reads the command line, builds and tries; exits with status 1 if anything fails."""
    parser = argparse.ArgumentParser(description="Builds this system's package and tries it.")
    parser.add_argument("results", type=Path, help="folder for results and smoke.json; replaced if it exists")
    parser.add_argument("--compare", type=Path, metavar="OTHER", help="folder of results of another system")
    arguments = parser.parse_args()
    if arguments.compare is not None and not arguments.compare.is_dir():
        sys.exit(f"There is no folder {arguments.compare}.")
    # Qt draws pictures without a screen.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    python, dist = build()
    options = [] if arguments.compare is None else ["--compare", arguments.compare.absolute()]
    building.run(python, SCRIPTS / "local_smoke.py", dist, arguments.results.absolute(), *options)


if __name__ == "__main__":
    main()
