"""Compiles the models for other systems, into build/models. No other build uses the results but model_wheels.py.

foreign_models.py            all targets; a missing tool is an error
foreign_models.py --trial    the targets whose tools are there; the others are printed as left out

All targets need zig, which pip installs (group `foreign` in pyproject.toml). Windows also needs g++ of mingw-w64.
"""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import debian
from project import ROOT

from haspelknecht_qt.core.compiled import building, library
from haspelknecht_qt.games import models

FOLDER = ROOT / "build" / "models"
SHIMS = ROOT / "packaging" / "models" / "musl"
"""Headers that musl's sources include and that other C libraries lack."""
MINGW = "x86_64-w64-mingw32"
MINGW_PACKAGE = "g++-mingw-w64-x86-64-win32"
MATHEMATICS = (
    "exp",
    "exp_data",
    "pow",
    "pow_data",
    *(f"__math_{name}" for name in ("divzero", "invalid", "oflow", "uflow", "xflow")),
)
"""musl's sources of the two functions whose last bit depends on the C library. glibc has the same algorithms."""


@dataclass(frozen=True)
class Target:
    """A system for which models are compiled. `machine` is its processor in the tag of a wheel."""

    platform: str
    """Value of sys.platform there."""
    machine: str
    oldest: tuple[int, int]
    """Oldest version of the system; on Linux, of glibc."""

    @property
    def name(self) -> str:
        """Name of the target's folder."""
        return f"{self.platform}-{self.machine}"

    @property
    def tag(self) -> str:
        """Platform tag of a wheel."""
        if self.platform == "win32":
            return f"win_{self.machine}"
        system = {"darwin": "macosx", "linux": "manylinux"}[self.platform]
        return f"{system}_{self.oldest[0]}_{self.oldest[1]}_{self.machine}"

    @property
    def library_name(self) -> str:
        """File name for which the program looks on that system."""
        return library.library_file(self.platform)

    def file(self, game: str) -> Path:
        """Path of a game's compiled model."""
        return FOLDER / self.name / game / self.library_name


TARGETS = (
    Target("win32", "amd64", (10, 0)),
    Target("darwin", "x86_64", (10, 15)),
    Target("darwin", "arm64", (11, 0)),
    Target("linux", "x86_64", (2, 17)),
    Target("linux", "aarch64", (2, 17)),
)
WINDOWS = TARGETS[0]


def missing_tool(target: Target) -> str:
    """Name of the tool that this target needs and this system lacks; "" if there is none."""
    if importlib.util.find_spec("ziglang") is None:
        return "zig"
    if target.platform == "win32" and shutil.which(f"{MINGW}-g++") is None and not debian.obtain([MINGW_PACKAGE]):
        return "mingw-w64"
    return ""


def musl_folder() -> Path:
    """Folder of musl's sources, which are a part of zig."""
    spec = importlib.util.find_spec("ziglang")
    if spec is None or spec.origin is None:
        sys.exit("zig is missing. Run the build by: make foreign-models")
    return Path(spec.origin).parent / "lib" / "libc" / "musl"


def _zig(language: str, target: Target) -> list[str]:
    machine = {"arm64": "aarch64"}.get(target.machine, target.machine)
    oldest = f"{target.oldest[0]}.{target.oldest[1]}"
    system = {"darwin": f"macos.{oldest}", "linux": f"linux-gnu.{oldest}"}[target.platform]
    return [sys.executable, "-m", "ziglang", language, "-target", f"{machine}-{system}"]


def _compiler(language: str, target: Target) -> list[str]:
    """Command of the compiler for a language: "cc" or "c++"."""
    if target.platform == "win32":
        return [f"{MINGW}-{'g++' if language == 'c++' else 'gcc'}"]
    return _zig(language, target)


def build(target: Target) -> None:
    """Compiles the models of all games. Exits with the compiler's messages if it rejects one."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        # On Linux glibc has these functions.
        objects = [] if target.platform == "linux" else list(_mathematics(target, work))
        for game, sources in models.folders().items():
            # macOS libraries contain their file name, so it is the final one.
            made = work / game / target.library_name
            made.parent.mkdir()
            # Without a time stamp two builds give the same bytes.
            special = ["-static", "-Wl,--no-insert-timestamp"] if target.platform == "win32" else []
            source = str(sources / building.SOURCE_NAME)
            options = [*building.COMPILER_OPTIONS, "-s", *special]
            _run([*_compiler("c++", target), *options, "-o", target.library_name, source, *objects], made.parent)
            target.file(game).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(made, target.file(game))


def _mathematics(target: Target, work: Path) -> Iterator[str]:
    """Compiles musl's functions; yields the object files."""
    folder = musl_folder() / "src"
    options = ["-c", "-O2", "-fPIC", "-ffp-contract=off", "-Dhidden=", f"-I{SHIMS}", f"-I{folder / 'internal'}"]
    for name in MATHEMATICS:
        made = work / f"{name}.o"
        _run([*_compiler("cc", target), *options, "-o", str(made), str(folder / "math" / f"{name}.c")], work)
        yield str(made)


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")


def main() -> None:
    """Builds the targets and prints each with its folder."""
    parser = argparse.ArgumentParser(description="Compiles the models for other systems.")
    parser.add_argument("--trial", action="store_true", help="leave out systems whose tools are missing")
    is_trial = parser.parse_args().trial
    if FOLDER.exists():
        shutil.rmtree(FOLDER)
    for target in TARGETS:
        if missing := missing_tool(target):
            sentence = f"the compiled models for {target.name}, for want of {missing}"
            if not is_trial:
                sys.exit(f"There are no tools for {sentence}.")
            print(f"left out: {sentence}", flush=True)
            continue
        build(target)
        print(f"ok      {target.name}: {(FOLDER / target.name).relative_to(ROOT)}", flush=True)


if __name__ == "__main__":
    main()
