"""Facts about a compiled library of any system: processor, functions, libraries that it needs, oldest system."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import binaries
import pefile
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection
from elftools.elf.sections import SymbolTableSection
from macholib.mach_o import LC_CODE_SIGNATURE
from macholib.MachO import MachO
from macholib.SymbolTable import SymbolTable

SYSTEM_LIBRARIES = {
    "win32": {"kernel32.dll", "msvcrt.dll"},
    "darwin": {"/usr/lib/libSystem.B.dylib"},
    "linux": {
        "libc.so.6",
        "libm.so.6",
        "libpthread.so.0",
        "libdl.so.2",
        "ld-linux-x86-64.so.2",
        "ld-linux-aarch64.so.1",
    },
}
"""Libraries that every installation of a system has, by the value of sys.platform. A model needs no others."""

_WINDOWS_TAGS = {"x86_64": "amd64", "arm64": "arm64"}
"""Processors in the tags of wheels for Windows."""


@dataclass(frozen=True)
class LibraryFacts:
    """Contents of a library's headers. `machine` is the processor in the tag of a wheel."""

    machine: str
    needed: frozenset[str]
    """Names of libraries that the system must have."""
    exported: frozenset[str]
    imported: frozenset[str]
    """Functions that it defines for others, and takes from others. macOS's leading underscore is left out."""
    oldest: tuple[int, int]
    """Oldest version of macOS or of glibc; (0, 0) for Windows."""
    is_signed: bool = False
    """Whether it has a code signature, without which macOS on arm64 loads no library."""


def read(file: Path, platform: str) -> LibraryFacts:
    """Reads a library of the system with this value of sys.platform. Raises an error if it is of another system."""
    return {"win32": _windows, "darwin": _macos, "linux": _linux}[platform](file)


def _windows(file: Path) -> LibraryFacts:
    (binary,) = binaries.read_windows(file)
    with pefile.PE(str(file)) as image:
        return LibraryFacts(
            _WINDOWS_TAGS[binary.processor],
            frozenset(name.lower() for name in binary.needs),
            frozenset(each.name.decode() for each in image.DIRECTORY_ENTRY_EXPORT.symbols),
            frozenset(function.name.decode() for each in image.DIRECTORY_ENTRY_IMPORT for function in each.imports),
            (0, 0),
        )


def _macos(file: Path) -> LibraryFacts:
    (binary,) = binaries.read_macos(file)
    image = MachO(str(file))
    (header,) = image.headers
    symbols = SymbolTable(image, header)
    return LibraryFacts(
        binary.processor,
        frozenset(binary.needs),
        frozenset(name.decode().removeprefix("_") for _, name in symbols.extdefsyms),
        frozenset(name.decode().removeprefix("_") for _, name in symbols.undefsyms),
        binary.oldest,
        is_signed=any(load.cmd == LC_CODE_SIGNATURE for load, _, _ in header.commands),
    )


def _linux(file: Path) -> LibraryFacts:
    with file.open("rb") as stream:
        image = ELFFile(stream)
        sections = list(image.iter_sections())
        tags = [tag for each in sections if isinstance(each, DynamicSection) for tag in each.iter_tags()]
        versions = [
            version.name
            for each in sections
            if isinstance(each, GNUVerNeedSection)
            for _, auxiliaries in each.iter_versions()
            for version in auxiliaries
        ]
        symbols = [each for table in sections if isinstance(table, SymbolTableSection) for each in table.iter_symbols()]
        is_imported = {each.name: each["st_shndx"] == "SHN_UNDEF" for each in symbols}
        return LibraryFacts(
            {"EM_X86_64": "x86_64", "EM_AARCH64": "aarch64"}[image["e_machine"]],
            frozenset(tag.needed for tag in tags if tag.entry.d_tag == "DT_NEEDED"),
            frozenset(name for name, imported in is_imported.items() if not imported),
            frozenset(name for name, imported in is_imported.items() if imported),
            max(_glibc(name) for name in versions if name.startswith("GLIBC_")),
        )


def _glibc(version: str) -> tuple[int, int]:
    major, minor, *_ = version.removeprefix("GLIBC_").split(".")
    return int(major), int(minor)
