"""Makes all packages for Linux: the folder, the .deb, the portable archive, wheel and sdist. The rest works elsewhere too.

package.py          everything, into dist/
package.py folder   only the folder of the program, build/package/dist/haspelknecht-qt
package.py prepare  only icons and compiled translations, build/package
"""

from __future__ import annotations

import argparse
import ctypes.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import deb
import debian
import figures
import icons
import reproducible
from project import NAME, ROOT, version

import translations

WORK = ROOT / "build" / "package"
FOLDER = WORK / "dist" / NAME
TARGET = ROOT / "dist"

LARGEST_FOLDER = 150.0
LARGEST_ARCHIVE = 45.0
"""Budgets, in millions of bytes."""

TOOLS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "objdump": "binutils",
    "patchelf": "patchelf",
    "strip": "binutils",
}
"""Programs that are needed, and the Debian packages that hold them."""

WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}
"""Libraries that Qt's platform for Wayland is linked with: they must be there for the package to name them."""

PORTABLE = """\
Haspelknecht {version}, a table for the board game

Start it with    ./haspelknecht-qt
Saved games      ./haspelknecht-qt open FILE.haspelknecht
Other commands   ./haspelknecht-qt --help

Games and settings lie in your home folder. To keep them beside the program, for instance on a stick, start it with
HASPELKNECHT_HOME=data ./haspelknecht-qt

Licences: _internal/copyright
"""


def prepare() -> None:
    """Draws the icons and compiles the translations."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    icons.make_all(WORK)
    compiled = WORK / "translations"
    compiled.mkdir(parents=True, exist_ok=True)
    translations.compile_to(compiled, list(translations.files().values()))


def make_folder() -> None:
    """Makes the folder of the program."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    places = ["--distpath", str(FOLDER.parent), "--workpath", str(WORK / "work")]
    spec = str(ROOT / "packaging" / f"{NAME}.spec")
    subprocess.run([*command, *places, spec], check=True, env=reproducible.environment(), cwd=ROOT)
    if sys.platform != "linux":
        return
    # A Python that was built on this machine may hold names for a debugger, three times its size, and the builder's own
    # folder as a place to look for libraries. Qt comes without.
    python = [*FOLDER.rglob("libpython*.so*"), *FOLDER.rglob("lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *python], check=True)
    subprocess.run(["patchelf", "--remove-rpath", *python], check=True)
    reproducible.normalise(FOLDER)


def make_archive() -> Path:
    """Packs the folder into an archive that runs wherever it is unpacked."""
    name = f"{NAME}-{version()}"
    copy = WORK / "portable"
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(FOLDER, copy, symlinks=True)
    (copy / "README.txt").write_text(PORTABLE.format(version=version()), encoding="utf-8")
    reproducible.normalise(copy)
    machine = subprocess.run(["uname", "-m"], check=True, capture_output=True, text=True).stdout.strip()
    archive = TARGET / f"{name}-linux-{machine}.tar.xz"
    reproducible.write_tar(archive, copy, name)
    return archive


def make_python_packages() -> None:
    """Makes the sdist and, out of it, the wheel."""
    command = [sys.executable, "-m", "build", "--outdir", str(TARGET), str(ROOT)]
    subprocess.run(command, check=True, env=reproducible.environment(), stdout=subprocess.DEVNULL)


def need_tools() -> None:
    """Installs what is missing, or ends with the command that does."""
    missing = {package for tool, package in TOOLS.items() if shutil.which(tool) is None}
    missing |= {package for library, package in WAYLAND.items() if ctypes.util.find_library(_plain(library)) is None}
    if missing:
        debian.require(sorted(missing), "Some tools for making packages are missing.")


def _plain(library: str) -> str:
    """libwayland-client.so.0 as find_library wants it: wayland-client."""
    return library.removeprefix("lib").partition(".")[0]


def main() -> None:
    """Reads the command line and makes what it says."""
    parser = argparse.ArgumentParser(description="Makes the packages for Linux.")
    parser.add_argument("what", nargs="?", choices=["all", "folder", "prepare"], default="all")
    what = parser.parse_args().what
    prepare()
    if what == "prepare":
        return
    if sys.platform == "linux":
        need_tools()
    make_folder()
    if what == "folder":
        return
    TARGET.mkdir(exist_ok=True)
    package = deb.make(FOLDER, WORK, WORK / "deb", TARGET)
    archive = make_archive()
    make_python_packages()
    kept = [
        figures.enter("package_mb", "MB", [figures.megabytes(FOLDER)], LARGEST_FOLDER, "the packaged folder"),
        figures.enter("archive_mb", "MB", [figures.megabytes(archive)], LARGEST_ARCHIVE, archive.name),
        figures.enter("deb_mb", "MB", [figures.megabytes(package)], LARGEST_ARCHIVE, package.name),
    ]
    if not all(kept):
        sys.exit("A package is larger than its budget.")


if __name__ == "__main__":
    main()
