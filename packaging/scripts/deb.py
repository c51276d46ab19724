"""Builds the .deb from the packaged folder."""

from __future__ import annotations

import email.utils
import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path

import contents
import linux_files
import package_texts
import reproducible
from project import NAME, ROOT, version

MAINTAINER = "The Haspelknecht-Qt contributors <contributors@haspelknecht-qt.invalid>"
"""Placeholder address, which its text says: errors are reported to the source of the program."""

DESCRIPTION = f"""\
board games Haspelknecht and Coal Baron (Gueules Noires)
 Two board games about coal for two to four players at one screen, people or
 bots. The program knows the rules: it shows all legal moves, explains why a
 move is not possible, and keeps every score in view. In
 {package_texts.english_description()}.
 .
 Haspelknecht is a game by Thomas Spitzer about farmers in the Ruhr valley who
 mine coal between sowing and winter. This program is an unofficial project by
 players."""

OVERRIDES = f"""\
# Qt, Python and the starter come as their makers build them.
{NAME}: hardening-no-fortify-functions *
{NAME}: hardening-no-pie *
{NAME}: library-not-linked-against-libc *
{NAME}: shared-library-lacks-prerequisites *
{NAME}: unstripped-binary-or-object *
# The program draws with its own fonts: the table has to look and measure the same everywhere.
{NAME}: duplicate-font-file *
# It is not built by Debian.
{NAME}: initial-upload-closes-no-bugs *
"""


def make(program: Path, icons: Path, work: Path, target: Path, effort: int) -> Path:
    """Builds the package in the folder `target` and returns its path. `work` is a folder to build in.

    `effort` is the compression level, from 0 (fast) to 9 (small).
    """
    if work.exists():
        shutil.rmtree(work)
    tree = work / "tree"
    place = tree / "usr" / "lib" / NAME
    # The system has all libraries, and keeps them up to date.
    shutil.copytree(program, place, symlinks=True, ignore=_system_libraries)
    command = tree / "usr" / "games" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    share = tree / "usr" / "share"
    linux_files.install(share, icons)
    linux_files.check(share)
    _write(share / "doc" / NAME / "copyright", (ROOT / "packaging" / "copyright").read_bytes())
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    _write(share / "doc" / NAME / "NEWS.gz", gzip.compress(changes, 9, mtime=0))
    _write(share / "doc" / NAME / "changelog.gz", gzip.compress(_changelog().encode(), 9, mtime=0))
    _write(share / "lintian" / "overrides" / NAME, OVERRIDES.encode())
    # dpkg-shlibdeps recognizes the package's own libraries by this folder.
    (tree / "DEBIAN").mkdir()
    size = sum(-(-path.stat().st_size // 1024) for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    architecture = _output("dpkg", "--print-architecture")
    _write(tree / "DEBIAN" / "control", _control(architecture, size, dependencies(place, work)).encode())
    _write(tree / "DEBIAN" / "md5sums", _md5sums(tree).encode())
    reproducible.normalise(tree)
    package = target / f"{NAME}_{version()}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{effort}", "--build", tree, package],
        check=True,
        env=reproducible.environment(),
        stdout=subprocess.DEVNULL,
    )
    return package


def dependencies(place: Path, work: Path) -> list[str]:
    """Debian packages, with versions, of the libraries that the files in `place` are linked with and that are not among them."""
    binaries = elf_files(place)
    # dpkg-shlibdeps works in a source package only, or a folder that looks like one.
    _write(work / "debian" / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n".encode())
    own = sorted({str(path.parent) for path in binaries})
    options = [*(f"-l{folder}" for folder in own), "--warnings=1", "-O"]
    done = subprocess.run(
        ["dpkg-shlibdeps", *options, *map(str, binaries)], cwd=work, check=False, capture_output=True, text=True
    )
    found = re.search(r"^shlibs:Depends=(.*)$", done.stdout, re.MULTILINE)
    if done.returncode != 0 or found is None:
        sys.exit(f"dpkg-shlibdeps does not know what the program needs:\n{done.stderr}")
    return sorted(found[1].split(", "))


def _changelog() -> str:
    """A changelog in Debian's format, with version and date of the package."""
    moment = email.utils.formatdate(reproducible.epoch())
    return (
        f"{NAME} ({version()}) unstable; urgency=medium\n\n  * What is new stands in NEWS.gz.\n\n"
        f" -- {MAINTAINER}  {moment}\n"
    )


def _system_libraries(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder).name == "_internal" and contents.is_system_library(name)]


def _control(architecture: str, size: int, depends: list[str]) -> str:
    return f"""\
Package: {NAME}
Version: {version()}
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {", ".join(depends)}
Section: games
Priority: optional
Description: {DESCRIPTION}
"""


def _md5sums(tree: Path) -> str:
    files = [
        str(path.relative_to(tree))
        for path in sorted((tree / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    return _output("md5sum", *files, folder=tree) + "\n"


def elf_files(folder: Path) -> list[Path]:
    """Programs and libraries in a folder, without links to them."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _output(*command: str, folder: Path | None = None) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder).stdout.strip()


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
