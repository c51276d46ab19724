"""Builds all packages for Linux: folder, .deb, portable archive, wheel and sdist. Other systems use `folder` and `prepare`.

package.py          everything, into dist/
package.py trial    folder, archive and .deb, with fast compression and as far as this system can, into build/trial
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
from collections.abc import Mapping
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
TRIAL = ROOT / "build" / "trial"

LARGEST_FOLDER = 150.0
LARGEST_ARCHIVE = 45.0
"""Maximum sizes, in millions of bytes."""

SMALL, QUICK = 9, 0
"""Compression levels of packages."""

FOLDER_TOOLS = {"objdump": "binutils", "patchelf": "patchelf", "strip": "binutils"}
DEB_TOOLS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
}
"""Programs needed for the folder and for the .deb, with their Debian packages."""

WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}
"""Libraries that Qt's Wayland platform is linked with. They must be installed for the package to depend on them."""

PORTABLE = """\
Haspelknecht {version}, a table for the board games Haspelknecht and Coal Baron (Gueules Noires)

Start it with    ./haspelknecht-qt
Saved games      ./haspelknecht-qt open FILE.haspelknecht (or .gueules_noires)
Other commands   ./haspelknecht-qt --help

Games and settings are in your home folder. To keep them beside the program, for instance on a USB stick, start it with
HASPELKNECHT_HOME=data ./haspelknecht-qt

Licences: _internal/copyright
"""


def prepare() -> None:
    """Draws the icons and compiles the translations."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    icons.make_all(WORK)
    delivered = WORK / "translations"
    if delivered.exists():
        shutil.rmtree(delivered)
    translations.deliver(delivered)


def make_folder() -> None:
    """Builds the folder of the program."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    places = ["--distpath", str(FOLDER.parent), "--workpath", str(WORK / "work")]
    spec = str(ROOT / "packaging" / f"{NAME}.spec")
    subprocess.run([*command, *places, spec], check=True, env=reproducible.environment(), cwd=ROOT)
    if sys.platform != "linux":
        return
    # A locally built Python may contain debug symbols, three times its size, and the builder's library path. Qt has
    # neither.
    python = [*FOLDER.rglob("libpython*.so*"), *FOLDER.rglob("lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *python], check=True)
    subprocess.run(["patchelf", "--remove-rpath", *python], check=True)
    reproducible.normalise(FOLDER)


def make_archive(target: Path, effort: int) -> Path:
    """Packs the folder as a portable archive into the folder `target`."""
    name = f"{NAME}-{version()}"
    copy = WORK / "portable"
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(FOLDER, copy, symlinks=True)
    (copy / "README.txt").write_text(PORTABLE.format(version=version()), encoding="utf-8")
    reproducible.normalise(copy)
    machine = subprocess.run(["uname", "-m"], check=True, capture_output=True, text=True).stdout.strip()
    archive = target / f"{name}-linux-{machine}.tar.xz"
    reproducible.write_tar(archive, copy, name, effort)
    return archive


def make_deb(target: Path, effort: int) -> Path:
    """Packs the folder as a .deb into the folder `target`."""
    return deb.make(FOLDER, WORK, WORK / "deb", target, effort)


def make_python_packages() -> None:
    """Builds the sdist and, from it, the wheel."""
    command = [sys.executable, "-m", "build", "--outdir", str(TARGET), str(ROOT)]
    subprocess.run(command, check=True, env=reproducible.environment(), stdout=subprocess.DEVNULL)


def missing_tools(tools: Mapping[str, str]) -> list[str]:
    """Debian packages of those tools that are missing."""
    return sorted({package for tool, package in tools.items() if shutil.which(tool) is None})


def lacking_for_deb() -> list[str]:
    """Debian packages that the .deb needs and this system lacks."""
    libraries = {package for library, package in WAYLAND.items() if ctypes.util.find_library(_plain(library)) is None}
    return sorted({*missing_tools(DEB_TOOLS), *libraries})


def _plain(library: str) -> str:
    """Name for find_library: libwayland-client.so.0 becomes wayland-client."""
    return library.removeprefix("lib").partition(".")[0]


def trial() -> None:
    """Builds all packages that this system can, even if tools are missing and cannot be installed.

    Prints what is left out.
    """
    if TRIAL.exists():
        shutil.rmtree(TRIAL)
    TRIAL.mkdir(parents=True)
    if (missing := missing_tools(FOLDER_TOOLS)) and not debian.obtain(missing):
        print(f"left out: all packages, for want of {', '.join(missing)}")
        return
    make_folder()
    make_archive(TRIAL, QUICK)
    if (missing := lacking_for_deb()) and not debian.obtain(missing):
        print(f"left out: the .deb, for want of {', '.join(missing)}")
    else:
        make_deb(TRIAL, QUICK)
    check_sizes({"package_mb": (FOLDER, LARGEST_FOLDER)})


def everything() -> None:
    """Builds all packages."""
    if missing := sorted({*missing_tools(FOLDER_TOOLS), *lacking_for_deb()}):
        debian.require(missing, "Some tools for making packages are missing.")
    make_folder()
    TARGET.mkdir(exist_ok=True)
    package = make_deb(TARGET, SMALL)
    archive = make_archive(TARGET, SMALL)
    make_python_packages()
    check_sizes(
        {
            "package_mb": (FOLDER, LARGEST_FOLDER),
            "archive_mb": (archive, LARGEST_ARCHIVE),
            "deb_mb": (package, LARGEST_ARCHIVE),
        }
    )


def check_sizes(made: Mapping[str, tuple[Path, float]]) -> None:
    """Records the size of each file or folder. Exits with an error message if one exceeds its budget."""
    kept = [
        figures.enter(name, "MB", [figures.megabytes(path)], budget, path.name) for name, (path, budget) in made.items()
    ]
    if not all(kept):
        sys.exit("A package is larger than its budget.")


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description="Makes the packages for Linux.")
    parser.add_argument(
        "what",
        nargs="?",
        choices=["all", "trial", "folder", "prepare"],
        default="all",
        help="all packages (default), quickly made ones, the folder alone, or icons and translations",
    )
    what = parser.parse_args().what
    prepare()
    match what:
        case "all":
            everything()
        case "trial":
            trial()
        case "folder":
            if sys.platform == "linux" and (missing := missing_tools(FOLDER_TOOLS)):
                debian.require(missing, "Some tools for making packages are missing.")
            make_folder()


if __name__ == "__main__":
    main()
