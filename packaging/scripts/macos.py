"""Builds a disk image for macOS: python3 packaging/scripts/macos.py, with Python 3.11 or newer, on macOS 13 or newer.

The result is dist/haspelknecht-qt-VERSION-macos.dmg with the bundle Haspelknecht.app. It is signed for this machine
only: sign it with an identity of your own to distribute it.
"""

from __future__ import annotations

import shutil

import building
from project import NAME, ROOT, version

WORK = ROOT / "build" / "macos"


def main() -> None:
    """Builds the bundle, and the disk image from it."""
    python = building.environment(WORK / "venv")
    building.run(python, ROOT / "packaging" / "scripts" / "package.py", "folder")
    content = WORK / "image"
    if content.exists():
        shutil.rmtree(content)
    content.mkdir()
    # ditto keeps the signature intact.
    building.run("ditto", ROOT / "build" / "package" / "dist" / "Haspelknecht.app", content / "Haspelknecht.app")
    (content / "Applications").symlink_to("/Applications")
    target = ROOT / "dist" / f"{NAME}-{version()}-macos.dmg"
    target.parent.mkdir(exist_ok=True)
    options = ["-volname", "Haspelknecht", "-srcfolder", content, "-format", "ULMO", "-ov"]
    building.run("hdiutil", "create", *options, target)
    building.run("codesign", "--verify", "--deep", content / "Haspelknecht.app")


if __name__ == "__main__":
    main()
