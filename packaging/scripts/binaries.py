"""Reads libraries of Windows (PE) and macOS (Mach-O): their processors, and the libraries that they load."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pefile
from macholib.mach_o import LC_BUILD_VERSION, LC_RPATH, LC_VERSION_MIN_MACOSX
from macholib.MachO import MachO, MachOHeader

PE_PROCESSORS = {0x8664: "x86_64", 0xAA64: "arm64"}
MACH_PROCESSORS = {0x0100_0007: "x86_64", 0x0100_000C: "arm64"}
"""Processors by their numbers in the headers of the files."""


@dataclass(frozen=True)
class Binary:
    """A library for one processor.

    `needs` are the libraries that it loads, as it names them. `folders` are the folders below which "@rpath" is looked
    up. `oldest` is the oldest version of the system that it is made for, (0, 0) if the file does not say.
    """

    processor: str
    needs: tuple[str, ...]
    folders: tuple[str, ...] = ()
    oldest: tuple[int, int] = (0, 0)


def read_windows(file: Path) -> list[Binary]:
    """The library in a DLL, a .pyd or a program. Raises ValueError if the file is none."""
    try:
        image = pefile.PE(str(file), fast_load=True)
    except pefile.PEFormatError as error:
        raise ValueError(f"{file.name} is no library of Windows: {error}") from error
    with image:
        kinds = ("IMAGE_DIRECTORY_ENTRY_IMPORT", "IMAGE_DIRECTORY_ENTRY_DELAY_IMPORT")
        image.parse_data_directories([pefile.DIRECTORY_ENTRY[kind] for kind in kinds])
        entries = [
            *getattr(image, "DIRECTORY_ENTRY_IMPORT", []),
            *getattr(image, "DIRECTORY_ENTRY_DELAY_IMPORT", []),
        ]
        machine = image.FILE_HEADER.Machine
        return [Binary(PE_PROCESSORS.get(machine, f"{machine:#x}"), tuple(entry.dll.decode() for entry in entries))]


def read_macos(file: Path) -> list[Binary]:
    """The libraries in a Mach-O file, one for each processor. Raises ValueError if the file is none."""
    try:
        headers = MachO(str(file)).headers
    except (ValueError, OSError) as error:
        raise ValueError(f"{file.name} is no library of macOS: {error}") from error
    return [_slice(header) for header in headers]


def _slice(header: MachOHeader) -> Binary:
    number = header.header.cputype
    needs = tuple(name for _index, _command, name in header.walkRelocatables())
    folders = tuple(data.rstrip(b"\0").decode() for kind, _command, data in header.commands if kind.cmd == LC_RPATH)
    return Binary(MACH_PROCESSORS.get(number, f"{number:#x}"), needs, folders, max(_versions(header), default=(0, 0)))


def _versions(header: MachOHeader) -> Iterator[tuple[int, int]]:
    for kind, command, _data in header.commands:
        if kind.cmd == LC_BUILD_VERSION:
            number = int(command.minos)
        elif kind.cmd == LC_VERSION_MIN_MACOSX:
            number = int(command.version)
        else:
            continue
        yield number >> 16, number >> 8 & 0xFF


def candidates(need: str, loader: str, folders: tuple[str, ...]) -> list[str]:
    """Paths at which macOS looks for a library, relative to the folder of all packages. Empty for an absolute path.

    `loader` is the path of the library that names it.
    """
    here = posixpath.dirname(loader)
    if need.startswith("@rpath/"):
        found = [posixpath.join(folder, need.removeprefix("@rpath/")) for folder in folders]
    else:
        found = [need]
    return [
        posixpath.normpath(posixpath.join(here, path.removeprefix("@loader_path").lstrip("/")))
        for path in found
        if path.startswith("@loader_path")
    ]
