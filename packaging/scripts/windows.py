r"""Builds an installer for Windows: py packaging\scripts\windows.py, with Python 3.11 or newer and NSIS 3.

The result is dist\haspelknecht-qt-VERSION-windows-setup.exe. The program's folder is in build\package\dist.

windows.py --fetch-tools    installs NSIS with Chocolatey if it is missing, for machines that only build
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

import building
import package_texts
from project import NAME, ROOT, version

FOLDERS = (r"C:\Program Files (x86)\NSIS", r"C:\Program Files\NSIS")
"""Folders of NSIS on Windows, which its installer does not add to PATH."""
WORK = ROOT / "build" / "package"
SCRIPT = ROOT / "packaging" / "windows" / f"{NAME}.nsi"


def compiler() -> str | None:
    """Path of makensis, the compiler of NSIS; None without it."""
    return shutil.which("makensis", path=os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS]))


def require_compiler(*, fetch: bool) -> str:
    """Path of makensis. Exits with an error message without it; with `fetch`, tries to install it first."""
    if compiler() is None and fetch and shutil.which("choco") is not None:
        building.run("choco", "install", "nsis", "--yes", "--no-progress")
    found = compiler()
    if found is None:
        sys.exit("NSIS 3 is needed: its compiler, makensis, was not found.")
    return found


def deletions(folder: Path) -> str:
    """The macro that deletes the files of `folder` from the installed program, and the folders that are empty then."""
    lines = ["!macro DeleteInstalledFiles"]
    files = sorted(path.relative_to(folder) for path in folder.rglob("*") if not path.is_dir())
    folders = sorted((path.relative_to(folder) for path in folder.rglob("*") if path.is_dir()), reverse=True)
    lines += [f'  Delete "$INSTDIR\\{_quoted(path)}"' for path in files]
    # Reversed order: a folder comes after those in it.
    lines += [f'  RMDir "$INSTDIR\\{_quoted(path)}"' for path in folders]
    return "\n".join([*lines, "!macroend", ""])


def _quoted(path: Path) -> str:
    """A path of Windows in a text of the script."""
    return package_texts.nsis_text("\\".join(path.parts))


def make_installer(makensis: str, folder: Path, icon: Path, target: Path, work: Path) -> None:
    """Makes the installer `target` of the program in `folder`; works on any system with NSIS. `work` is for files in between."""
    work.mkdir(parents=True, exist_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    # NSIS recognizes UTF-8 by its byte order mark.
    (work / "languages.nsh").write_text(package_texts.installer(), encoding="utf-8-sig")
    (work / "installed_files.nsh").write_text(deletions(folder), encoding="utf-8-sig")
    values = {
        "VERSION": version(),
        "FOLDER": folder,
        "ICON": icon,
        "LICENCE": ROOT / "LICENSE",
        "WORK": work,
        "TARGET": target,
    }
    # A program of 64 bits, like the one that it installs, where NSIS can make one: on Linux, but not on Windows.
    kind = ["-XTarget amd64-unicode"] if sys.platform != "win32" else []
    definitions = [f"-D{name}={value}" for name, value in values.items()]
    building.run(makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *kind, *definitions, SCRIPT)


def main() -> None:
    """Builds the program's folder, and the installer from it."""
    parser = argparse.ArgumentParser(description="Builds an installer for Windows.")
    parser.add_argument("--fetch-tools", action="store_true", help="install NSIS with Chocolatey if it is missing")
    makensis = require_compiler(fetch=parser.parse_args().fetch_tools)
    python = building.environment(ROOT / "build" / "windows-venv")
    building.run(python, ROOT / "packaging" / "scripts" / "package.py", "folder")
    target = ROOT / "dist" / f"{NAME}-{version()}-windows-setup.exe"
    make_installer(makensis, WORK / "dist" / NAME, WORK / f"{NAME}.ico", target, WORK / "installer")


if __name__ == "__main__":
    main()
