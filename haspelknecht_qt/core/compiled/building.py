"""Compilation of the games' C++ models to libraries."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from haspelknecht_qt.core.compiled.library import LIBRARY_FILE

SOURCE_NAME = "model.cpp"
"""Name of the C++ file in a model's folder that is compiled. It includes all headers."""
SHARED_FOLDER = Path(__file__).parent
"""Folder of the C++ headers that all models use."""
COMPILER_OPTIONS = ("-std=c++17", "-O3", "-fPIC", "-shared", "-ffp-contract=off", f"-I{SHARED_FOLDER}")
"""Compiler options. With `-ffp-contract=off` sums of floats equal those in Python to the last bit."""
STANDALONE_OPTIONS = ("-s", "-static-libstdc++", "-static-libgcc")
"""Options for a library without symbols that needs no C++ runtime library. Some compilers do not support them."""


class BuildError(RuntimeError):
    """The compiler rejected the sources. The message is the compiler's output."""


def find_compiler() -> str | None:
    """Returns the C++ compiler: the one named by the environment variable CXX, or c++. None if it does not exist."""
    return shutil.which(os.environ.get("CXX") or "c++")


def is_fresh(folder: Path, library: Path | None = None) -> bool:
    """Whether the library of the model in this folder exists and is newer than all of its sources."""
    sources = (folder / SOURCE_NAME, *folder.glob("*.hpp"), *SHARED_FOLDER.glob("*.hpp"), Path(__file__))
    try:
        return (library or folder / LIBRARY_FILE).stat().st_mtime >= max(source.stat().st_mtime for source in sources)
    except FileNotFoundError:
        return False


def build(compiler: str, folder: Path, library: Path | None = None) -> None:
    """Compiles the model in this folder. Replaces the library atomically: it is always complete. Raises BuildError."""
    library = library or folder / LIBRARY_FILE
    unfinished = library.with_name(f"{library.name}.{os.getpid()}")
    messages = ""
    try:
        for options in ((*COMPILER_OPTIONS, *STANDALONE_OPTIONS), COMPILER_OPTIONS):
            command = [compiler, *options, "-o", str(unfinished), str(folder / SOURCE_NAME)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - runs only the system's compiler
            if done.returncode == 0:
                unfinished.replace(library)
                return
            messages = done.stderr
    finally:
        unfinished.unlink(missing_ok=True)
    raise BuildError(messages)
