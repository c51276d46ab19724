"""Reproducible packages: the same source gives the same bytes, with one time for all files, a fixed order, and no owner."""

from __future__ import annotations

import os
import stat
import subprocess
import tarfile
from pathlib import Path

from project import ROOT


def epoch() -> int:
    """Time of all files in a package, in seconds since 1970.

    SOURCE_DATE_EPOCH if set, else the time of the last commit, else of the changelog.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, check=False, capture_output=True, text=True)
    if asked.returncode == 0 and asked.stdout.strip():
        return int(asked.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def environment() -> dict[str, str]:
    """Environment for the tools: fixed time, hash order and language, no user settings."""
    return os.environ | {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def normalise(folder: Path) -> None:
    """Sets the time and permissions of a folder and all its contents, independent of the builder."""
    moment = epoch()
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            is_library = ".so" in path.suffixes
            is_open = path.is_dir() or (path.stat().st_mode & stat.S_IXUSR and not is_library)
            path.chmod(0o755 if is_open else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def write_tar(archive: Path, folder: Path, name: str, effort: int) -> None:
    """Packs a folder as `name` into a .tar.xz, sorted by name.

    `effort` is the compression level, from 0 (fast) to 9 (small).
    """
    with tarfile.open(archive, "w:xz", preset=effort, format=tarfile.GNU_FORMAT) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, Path(name) / path.relative_to(folder), recursive=False, filter=_without_owner)


def _without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member
