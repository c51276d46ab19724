"""Installs and starts the .deb and the archive on bare systems of several releases of Debian and Ubuntu.

releases.py            with the results of `make package`, in dist/; writes the result into packaging/README.md
releases.py --trial    with the results of `package.py trial`; for want of root, tools or a mirror, leaves releases out

The systems are made by debootstrap, which needs root, and kept as build/smoke/clean-root-*.tar. Each Release file is
checked with a key from Debian's own packages.
"""

from __future__ import annotations

import argparse
import copy
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import attrs
import checks
import debian
import installations
import package
import readme_block
import smoke_report
from installations import CleanSystem, Installation
from project import NAME
from screen import Screen, missing_tools
from smoke import BROKEN, SmokeRun

UNPACKED = "/opt/unpacked"
"""Folder of the unpacked archive on a clean system."""

PART = "releases"
"""Name of the part of packaging/README.md."""

DEBIAN_KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
UBUNTU_KEYS = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
KEPT_UBUNTU_KEYS = installations.BASE.with_name("ubuntu-archive-keyring.gpg")


@attrs.frozen
class Release:
    """A release of Debian or Ubuntu. `code_name` is its name in archives."""

    name: str
    code_name: str

    @property
    def is_ubuntu(self) -> bool:
        """Whether it is a release of Ubuntu."""
        return self.name.startswith("Ubuntu")

    @property
    def base(self) -> Path:
        """Archive of its bare system."""
        return installations.BASE.with_name(f"clean-root-{self.code_name}.tar")


WITH_UBUNTU_KEYS = Release("Debian 13", "trixie")
"""The release with a package of Ubuntu's keys."""
RELEASES = (
    Release("Debian 12", "bookworm"),
    WITH_UBUNTU_KEYS,
    Release("Ubuntu 24.04", "noble"),
    Release("Ubuntu 26.04", "resolute"),
)
"""Releases on which the packages run, oldest glibc first in each family."""


def make_system(release: Release, work: Path) -> CleanSystem:
    """A bare system of the release, made now if it was not before. Raises one of BROKEN if it cannot be had."""
    if not release.base.is_file():
        keys = ubuntu_keys(work) if release.is_ubuntu else DEBIAN_KEYS
        options = [f"--keyring={keys}", "--force-check-gpg"]
        if release.is_ubuntu:
            options.append("--components=main,universe")
        # All releases of a family are made in the same way, so an older script does for a newer release.
        installations.make_base(
            release.base, release.code_name, "", *options, script="gutsy" if release.is_ubuntu else "sid"
        )
    return CleanSystem(work, release.base)


def ubuntu_keys(work: Path) -> Path:
    """File with the keys of Ubuntu's archive, from Debian's package of them."""
    if UBUNTU_KEYS.is_file():
        return UBUNTU_KEYS
    if not KEPT_UBUNTU_KEYS.is_file():
        system = make_system(WITH_UBUNTU_KEYS, work / "keys")
        system.as_root("apt-get", "update", *installations.MIRROR, "--error-on=any")
        system.as_root("apt-get", "install", *installations.MIRROR, "--yes", "ubuntu-archive-keyring")
        shutil.copy(system.outside(str(UBUNTU_KEYS)).resolve(), KEPT_UBUNTU_KEYS)
    return KEPT_UBUNTU_KEYS


def unpacked_there(archive: Path, system: CleanSystem) -> CleanSystem:
    """The portable archive, unpacked on a system for the same user."""
    folder = system.outside(UNPACKED)
    folder.mkdir()
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", folder, "--no-same-owner"], check=True)
    (program,) = folder.iterdir()
    place = copy.copy(system)
    place.name = "archive"
    place.program = f"{UNPACKED}/{program.name}/{NAME}"
    return place


def glibc(system: CleanSystem) -> str:
    """Version of the system's glibc."""
    first = system.as_root("ldd", "--version").splitlines()[0]
    found = re.search(r"(\d+\.\d+)$", first)
    if found is None:
        raise installations.CleanSystemError(f"ldd names no version of glibc: {first}")
    return found[1]


def try_release(
    system: CleanSystem, dist: Path, source: Installation, screen: Screen | None, attempt: SmokeRun
) -> None:
    """Installs the .deb on a bare system, plays with it and with the archive, and removes it."""
    deb, archive = installations.only(dist, f"{NAME}_*.deb"), installations.only(dist, f"{NAME}-*-linux-*.tar.xz")
    if not attempt.tried(checks.installing, system, deb):
        return
    attempt.tried(checks.file_types, system)
    # The system has libraries of the desktop only now, as every desktop has before.
    for place in (system, unpacked_there(archive, system)):
        attempt.tried(checks.tells_version, place)
        for check in (checks.simulation, checks.strongest, checks.picture, checks.offscreen):
            attempt.tried(check, place, source)
        if screen is not None:
            attempt.tried(checks.window, place, screen)
            attempt.tried(checks.double_click, place, screen)
    attempt.tried(checks.home, system)
    shutil.rmtree(system.outside(UNPACKED))
    attempt.tried(checks.uninstalling, system)


def try_all(dist: Path, work: Path, *, is_trial: bool) -> tuple[bool, list[str]]:
    """Tries all releases. Returns whether every check passed, and a row of the readme's table for each tried release."""
    is_well, rows = True, []
    if messages := installations.why_no_clean_system(fetch_tools=not is_trial or debian.obtain(["debootstrap"])):
        print(f"left out: the packages on {', '.join(each.name for each in RELEASES)}, {messages}")
        return is_well, rows
    source = installations.source(work)
    with ExitStack() as stack:
        screen = stack.enter_context(Screen()) if debian.obtain(missing_tools()) else None
        if screen is None:
            print(f"left out: the window on a screen, for want of {', '.join(missing_tools())}")
        for release in RELEASES:
            folder = work / release.code_name
            try:
                system = make_system(release, folder)
                version = glibc(system)
                system.fetch(installations.only(dist, f"{NAME}_*.deb"))
            except BROKEN as error:
                print(f"left out: the packages on {release.name}, which cannot be had from here ({error})", flush=True)
                continue
            print(f"== {release.name}, glibc {version}", flush=True)
            attempt = SmokeRun()
            try_release(system, dist, source, screen, attempt)
            is_well = is_well and attempt.is_well
            if attempt.is_well:
                rows.append(f"| {release.name} | {version} | {smoke_report.today()}, {smoke_report.this_commit()} |")
            shutil.rmtree(folder)
    return is_well, rows


def main() -> None:
    """Reads the command line and tries all releases. Exits with an error message if any check fails."""
    parser = argparse.ArgumentParser(description="Tries the .deb and the archive on several releases.")
    parser.add_argument("--trial", action="store_true", help="try the results of `make trial` and write nothing")
    is_trial = parser.parse_args().trial
    dist = package.TRIAL if is_trial else package.TARGET
    checks.PICTURES.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="haspelknecht-releases-"))
    # Readable for the user of the clean system.
    work.chmod(0o755)
    try:
        is_well, rows = try_all(dist, work, is_trial=is_trial)
    finally:
        shutil.rmtree(work)
    if not is_well:
        sys.exit("The packages are not as they have to be.")
    if rows and not is_trial:
        readme_block.write(PART, ["| system | glibc | tried |", "| --- | --- | --- |", *rows])


if __name__ == "__main__":
    main()
