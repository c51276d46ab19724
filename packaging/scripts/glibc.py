"""Oldest C and C++ libraries with which the packaged folder runs: the newest version that any of its files asks for.

glibc.py write    writes these versions into packaging/README.md
glibc.py check    fails if a file asks for a newer version than packaging/README.md names

Both read build/package/dist/haspelknecht-qt, which `make package` and `make trial` make. Files compiled here ask for
versions of this system. So the versions are named for packages made on the oldest supported Debian, and `check` is left
out where glibc is newer than named.
"""

from __future__ import annotations

import argparse
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import readme_block
from deb import elf_files
from package import FOLDER

PART = "glibc"
"""Name of the part of packaging/README.md."""

LIBRARIES = ("GLIBC", "GLIBCXX")
"""Names of versions: of glibc, and of libstdc++ from GCC, neither of which is packaged."""

Version = tuple[int, ...]

_REFERENCE = re.compile(r"\b(GLIBC|GLIBCXX)_(\d+(?:\.\d+)*)$", re.MULTILINE)
_NAMED = re.compile(r"^\| (GLIBC|GLIBCXX) (\d+(?:\.\d+)*) \|")


def wanted(file: Path) -> dict[str, Version]:
    """Newest version of each library that an ELF file asks for. Raises CalledProcessError for other files."""
    done = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True)
    # Versions that the file offers itself are listed before.
    references = done.stdout.partition("Version References:")[2]
    found: dict[str, Version] = {}
    for library, number in _REFERENCE.findall(references):
        found[library] = max(found.get(library, ()), version(number))
    return found


def version(number: str) -> Version:
    """Parts of a version such as "2.36"."""
    return tuple(map(int, number.split(".")))


def number(parts: Version) -> str:
    """A version as text."""
    return ".".join(map(str, parts))


def wanted_in(folder: Path) -> dict[str, dict[Version, list[str]]]:
    """Files of a folder by library and by the newest version that they ask for. Exits if the folder has no ELF file."""
    files = elf_files(folder)
    if not files:
        sys.exit(f"{folder} has no programs and libraries. Make it with: make package")
    found: dict[str, dict[Version, list[str]]] = {library: {} for library in LIBRARIES}
    for file in files:
        for library, newest in wanted(file).items():
            found[library].setdefault(newest, []).append(file.relative_to(folder).as_posix())
    return found


def lines(found: Mapping[str, Mapping[Version, list[str]]]) -> Iterable[str]:
    """The table for the readme: each library's newest version and the files that ask for it."""
    yield "| needs at least | for |"
    yield "| --- | --- |"
    for library, files_by_version in found.items():
        newest = max(files_by_version)
        names = ", ".join(sorted({Path(name).name for name in files_by_version[newest]}))
        yield f"| {library} {number(newest)} | {names} |"


def named(readme: Path = readme_block.README) -> dict[str, Version]:
    """Version of each library that the readme names. Exits with an error message if one is missing."""
    matches = [match for line in readme_block.read(PART, readme) if (match := _NAMED.match(line))]
    found = {match[1]: version(match[2]) for match in matches}
    if missing := [library for library in LIBRARIES if library not in found]:
        sys.exit(f"{readme.name} names no version of {', '.join(missing)}. Write it with: make glibc ARGS=write")
    return found


def too_new(found: Mapping[str, Mapping[Version, list[str]]], allowed: Mapping[str, Version]) -> list[str]:
    """A sentence for each version newer than the allowed one, with the files that ask for it."""
    return [
        f"{library} {number(newest)} is asked for by {', '.join(names)}; packaging/README.md allows {number(allowed[library])}"
        for library, files_by_version in found.items()
        for newest, names in sorted(files_by_version.items())
        if newest > allowed[library]
    ]


def own_version() -> Version:
    """Version of this system's glibc."""
    return version(platform.libc_ver()[1])


def check(folder: Path = FOLDER) -> list[str]:
    """Sentences about files that ask for newer versions than the readme names. Prints why, if it cannot check."""
    allowed = named()
    if own_version() > allowed["GLIBC"]:
        print(
            f"left out: the oldest glibc of the archive, as this system's {number(own_version())} is newer than the "
            f"{number(allowed['GLIBC'])} of packages to be published"
        )
        return []
    return too_new(wanted_in(folder), allowed)


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description="Names and checks the oldest glibc of the packaged folder.")
    parser.add_argument("what", choices=["write", "check"], help="write into the readme, or compare with it")
    if parser.parse_args().what == "write":
        readme_block.write(PART, list(lines(wanted_in(FOLDER))))
        print("\n".join(readme_block.read(PART)))
    elif sentences := check():
        sys.exit("\n".join(sentences))
    else:
        print("\n".join(f"{library} {number(newest)} suffices" for library, newest in named().items()))


if __name__ == "__main__":
    main()
