"""Shared steps of the builds for Windows, macOS and Flatpak, which have no `make`."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit(f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}.")

import subprocess
import tomllib
from pathlib import Path

from project import ROOT


def environment(folder: Path) -> Path:
    """Creates a virtual environment with the build requirements of pyproject.toml; returns its Python."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*data["project"]["dependencies"], *data["dependency-groups"]["package"]]
    run(sys.executable, "-m", "venv", folder)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    run(python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *wanted)
    return python


def run(*command: str | Path) -> None:
    """Runs a command in the project's folder; exits with an error message if it fails."""
    words = [str(word) for word in command]
    try:
        subprocess.run(words, check=True, cwd=ROOT)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{' '.join(words[:4])} ...: {error}")
