"""How the model is compiled. Also a command: `python -m haspelknecht_qt.games.haspelknecht.model.building`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from haspelknecht_qt.games.haspelknecht.model.library import LIBRARY

SOURCE = LIBRARY.with_name("model.cpp")
OPTIONS = ("-std=c++17", "-O3", "-fPIC", "-shared", "-ffp-contract=off")
"""Without contraction sums come out as in Python, to the last bit."""
ALONE = ("-s", "-static-libstdc++", "-static-libgcc")
"""Then the library needs nothing that a player's system may lack, and holds no names. Not every compiler knows them."""


class BuildError(RuntimeError):
    """The compiler refused the sources. The message is what it said."""


def find_compiler() -> str | None:
    """The C++ compiler of this system: what CXX names, or c++; None where there is none."""
    return shutil.which(os.environ.get("CXX") or "c++")


def is_fresh(library: Path = LIBRARY) -> bool:
    """Whether the library is built, and of the sources as they are now."""
    sources = (SOURCE, *SOURCE.parent.glob("*.hpp"), Path(__file__))
    try:
        return library.stat().st_mtime >= max(source.stat().st_mtime for source in sources)
    except FileNotFoundError:
        return False


def build(compiler: str, library: Path = LIBRARY) -> None:
    """Compiles the model, in one step: whoever loads it meanwhile finds the old one whole. Raises BuildError."""
    unfinished = library.with_name(f"{library.name}.{os.getpid()}")
    said = ""
    try:
        for options in ((*OPTIONS, *ALONE), OPTIONS):
            command = [compiler, *options, "-o", str(unfinished), str(SOURCE)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - the system's compiler
            if done.returncode == 0:
                unfinished.replace(library)
                return
            said = done.stderr
    finally:
        unfinished.unlink(missing_ok=True)
    raise BuildError(said)


def main() -> int:
    """Builds the model where it is not fresh and a compiler is at hand; says nothing but what the compiler has against it."""
    compiler = find_compiler()
    if compiler is None or is_fresh():
        return 0
    try:
        build(compiler)
    except BuildError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
