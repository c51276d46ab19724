"""Windows and macOS as the packages see them: names of wheels, files and processors, and the systems' own libraries."""

from __future__ import annotations

import fnmatch
import plistlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import binaries
from binaries import Binary
from project import ROOT

WINDOWS_LIBRARIES = {
    "Python's own library, which PyInstaller adds": ("python3.dll",),
    "the C library and sets of functions, which Windows 10 and later resolve themselves": ("api-ms-win-*",),
    "processes, files, registry and users, in every Windows": (
        "advapi32.dll",
        "authz.dll",
        "kernel32.dll",
        "mpr.dll",
        "netapi32.dll",
        "ntdll.dll",
        "setupapi.dll",
        "userenv.dll",
        "version.dll",
        "ws2_32.dll",
        "wtsapi32.dll",
    ),
    "windows, dialogs, drag and drop, input methods and sound, in every Windows": (
        "comdlg32.dll",
        "imm32.dll",
        "ole32.dll",
        "oleaut32.dll",
        "shell32.dll",
        "shlwapi.dll",
        "uiautomationcore.dll",
        "user32.dll",
        "winmm.dll",
    ),
    "drawing, in Windows 10 and later": (
        "d3d9.dll",
        "d3d11.dll",
        "d3d12.dll",
        "dwmapi.dll",
        "dwrite.dll",
        "dxgi.dll",
        "gdi32.dll",
        "uxtheme.dll",
    ),
    "network, for QtNetwork, in every Windows": ("dnsapi.dll", "iphlpapi.dll", "secur32.dll", "winhttp.dll"),
    "Unicode (ICU), in Windows 10 since version 1703": ("icuuc.dll",),
}
"""Names of libraries that no package brings, in lower case, by the reason."""

MACOS_LIBRARIES = {
    "the libraries of C, C++, Objective-C and compression, in every macOS": (
        "/usr/lib/libSystem.B.dylib",
        "/usr/lib/libc++.1.dylib",
        "/usr/lib/libobjc.A.dylib",
        "/usr/lib/libz.1.dylib",
    ),
    "frameworks for programs with windows, in macOS 13 and later": tuple(
        f"/System/Library/Frameworks/{name}.framework/Versions/?/{name}"
        for name in (
            "AppKit",
            "ApplicationServices",
            "Carbon",
            "ColorSync",
            "CoreFoundation",
            "CoreGraphics",
            "CoreServices",
            "CoreText",
            "CoreVideo",
            "DiskArbitration",
            "Foundation",
            "IOKit",
            "IOSurface",
            "ImageIO",
            "Metal",
            "OpenGL",
            "QuartzCore",
            "Security",
            "UniformTypeIdentifiers",
        )
    ),
    "network, for QtNetwork, in macOS 13 and later": (
        "/usr/lib/libresolv.9.dylib",
        *(
            f"/System/Library/Frameworks/{name}.framework/Versions/?/{name}"
            for name in ("CFNetwork", "GSS", "Network", "SystemConfiguration")
        ),
    ),
    "no functions since macOS 26, but still there; Qt before 6.9.2 loads it": (
        "/System/Library/Frameworks/AGL.framework/Versions/?/AGL",
    ),
    "frameworks whose permissions QtCore can ask for, in macOS 13 and later": tuple(
        f"/System/Library/Frameworks/{name}.framework/Versions/?/{name}"
        for name in ("AVFoundation", "Contacts", "CoreBluetooth", "EventKit")
    ),
}
"""Paths of libraries that no package brings, by the reason; "?" stands for one letter."""


@dataclass(frozen=True)
class System:
    """A system for which packages are made. `key` is its name in files, `platform` its name in sys.platform.

    `tag` is the platform of its wheels. `oldest` is the oldest version of the system that the package allows.
    """

    key: str
    platform: str
    processor: str
    tag: str
    oldest: tuple[int, int]
    libraries: Mapping[str, tuple[str, ...]]
    read: Callable[[Path], list[Binary]]
    suffixes: tuple[str, ...]
    """Ends of the names of Python modules that are libraries, and of plugins."""

    def is_own_library(self, name: str) -> bool:
        """Whether the system, or Python on it, has a library of this name."""
        name = name.lower() if self.platform == "win32" else name
        return any(fnmatch.fnmatchcase(name, pattern) for group in self.libraries.values() for pattern in group)


def oldest_macos() -> tuple[int, int]:
    """Oldest macOS that the bundle's properties allow."""
    properties = plistlib.loads((ROOT / "packaging" / "macos" / "Info.plist").read_bytes())
    major, minor = map(int, properties["LSMinimumSystemVersion"].split("."))
    return major, minor


def systems() -> list[System]:
    """Windows, and macOS for both processors."""
    oldest = oldest_macos()
    windows = System(
        "windows-x86_64",
        "win32",
        "x86_64",
        "win_amd64",
        (10, 0),
        WINDOWS_LIBRARIES,
        binaries.read_windows,
        (".pyd", ".dll"),
    )
    return [windows] + [
        System(
            f"macos-{processor}",
            "darwin",
            processor,
            f"macosx_{oldest[0]}_{oldest[1]}_{processor}",
            oldest,
            MACOS_LIBRARIES,
            binaries.read_macos,
            (".abi3.so", ".dylib"),
        )
        for processor in ("arm64", "x86_64")
    ]
