"""Installs the C++ compiler that the strongest bots are built with, or names the command that does.

    compiler.py [--once RECORD]

A compiler is optional: without one all other levels play, so this never fails. With --once the installation is tried,
and the command named, a single time; RECORD is the file that notes it. So a failing installation delays one start only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

import debian

PACKAGES = ("g++", "libc6-dev")
"""Debian packages of the compiler; g++ only recommends the C library's headers."""


def is_there() -> bool:
    """Whether this system has a C++ compiler: the one that CXX names, or c++."""
    return shutil.which(os.environ.get("CXX") or "c++") is not None


def packages() -> list[str]:
    """Debian packages to install.

    None if there is a compiler, or if CXX names a missing one: only its owner can install that.
    """
    return [] if is_there() or os.environ.get("CXX") else list(PACKAGES)


def advice() -> str:
    """Two lines for the user: the consequence of the missing compiler, and how to get one."""
    if named := os.environ.get("CXX"):
        remedy = f"CXX names {named}, which was not found."
    elif shutil.which("apt-get"):
        remedy = f"Install one with:  sudo {' '.join([*debian.INSTALL, *PACKAGES])}"
    else:
        remedy = f"Install what your system calls the Debian package {PACKAGES[0]}."
    return f"No C++ compiler was found: the strongest bot of each game is left out, all others play.\n{remedy}"


def main() -> None:
    """Installs a missing compiler where that is allowed; otherwise prints the command."""
    parser = argparse.ArgumentParser(description="Installs a C++ compiler, or names the command that does.")
    parser.add_argument("--once", type=Path, metavar="RECORD", help="do nothing if this file exists")
    arguments = parser.parse_args()
    is_known = arguments.once is not None and arguments.once.exists()
    if is_there() or is_known or (packages() and _installed()):
        return
    print(advice(), file=sys.stderr, flush=True)
    if arguments.once is not None:
        # In a folder of somebody else, the command is named at every start.
        with suppress(OSError):
            arguments.once.touch()


def _installed() -> bool:
    """Whether the compiler could be installed. Prints a line first, since it takes a while."""
    if not debian.may_install():
        return False
    print(f"No C++ compiler was found.\nInstalling {' '.join(PACKAGES)}", flush=True)
    return debian.obtain(packages()) and is_there()


if __name__ == "__main__":
    main()
