"""What a Linux system is given beside the program itself: menu entry, icons, file type, description, manual page."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import reproducible

ROOT = reproducible.ROOT
LINUX = ROOT / "packaging" / "linux"
NAME = "haspelknecht-qt"
ID = "io.github.haspelknecht_qt.HaspelknechtQt"
"""The program's name among all programs, in reversed order of an address: of its description, and of its Flatpak."""

DESKTOP_FILES = (f"{NAME}.desktop", f"{NAME}-open.desktop")


def version() -> str:
    """The program's version."""
    text = (ROOT / "haspelknecht_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("haspelknecht_qt/__init__.py names no version")
    return found[1]


def filled(name: str) -> str:
    """A file of packaging/linux with version and date filled in."""
    text = (LINUX / name).read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(reproducible.epoch()))
    return text.replace("@VERSION@", version()).replace("@DATE@", date)


def install(share: Path, icons: Path) -> None:
    """Puts everything below a `share` folder; `icons` is what icons.py has made."""
    for name in DESKTOP_FILES:
        _write(share / "applications" / name, filled(name))
    _write(share / "metainfo" / f"{ID}.metainfo.xml", filled(f"{NAME}.metainfo.xml"))
    _write(share / "mime" / "packages" / f"{NAME}.xml", filled(f"{NAME}.mime.xml"))
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor", dirs_exist_ok=True)
    page = share / "man" / "man6" / f"{NAME}.6.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(filled(f"{NAME}.6").encode(), 9, mtime=0))


def check(share: Path) -> None:
    """Has the systems' own tools look at the files. Ends with status 1 and what they say."""
    checks = [
        ["desktop-file-validate", *(str(share / "applications" / name) for name in DESKTOP_FILES)],
        ["appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{ID}.metainfo.xml")],
    ]
    for command in checks:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
