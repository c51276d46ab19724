r"""Builds an installer for Windows: py packaging\scripts\windows.py, with Python 3.11 or newer and Inno Setup 6.

The result is dist\haspelknecht-qt-VERSION-windows-setup.exe. The program's folder is in build\package\dist.
"""

from __future__ import annotations

import os
import shutil
import sys

import building
import package_texts
from project import NAME, ROOT, version

FOLDERS = (r"C:\Program Files (x86)\Inno Setup 6", r"C:\Program Files\Inno Setup 6")


def compiler() -> str:
    """Inno Setup's command line compiler."""
    found = shutil.which("iscc", path=os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS]))
    if found is None:
        sys.exit("Inno Setup 6 is needed: its compiler, iscc, was not found.")
    return found


def main() -> None:
    """Builds the program's folder, and the installer from it."""
    iscc = compiler()
    python = building.environment(ROOT / "build" / "windows-venv")
    building.run(python, ROOT / "packaging" / "scripts" / "package.py", "folder")
    # Inno Setup recognizes UTF-8 by its byte order mark.
    (ROOT / "build" / "package" / "languages.iss").write_text(package_texts.installer(), encoding="utf-8-sig")
    script = ROOT / "packaging" / "windows" / f"{NAME}.iss"
    building.run(iscc, "/Qp", f"/DVersion={version()}", script)


if __name__ == "__main__":
    main()
