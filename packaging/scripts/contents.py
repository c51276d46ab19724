"""Contents of the packaged program: only the parts of Qt, Python and the system that it uses.

The spec asks `wanted` for every file that PyInstaller has found, and passes it UNUSED_MODULES to exclude.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

import translations

QT_MODULES = {"Core", "Gui", "Widgets", "Svg", "Network", "DBus", "XcbQpa", "WaylandClient"}
"""Qt's libraries and their Python modules that the program imports or the plugins below are linked with."""

PLUGINS = {
    # For tests and pictures without a screen.
    "platforms": {"offscreen"},
    # The desktop's own icons, for instance in Qt's file dialog.
    "iconengines": {"svgicon"},
    "imageformats": {"svg"},
}
"""Qt's plugins on every system, by folder and name. None for OpenGL or printing, which the program does not use, nor for
encryption: a table on several computers has its own.
None for styles either: the program draws itself in Qt's own style Fusion."""

PLUGINS_OF_SYSTEM = {
    "linux": {
        # One for each window system.
        "platforms": {"xcb", "wayland"},
        # File dialogs and colours of the desktop, if it asks for them by portal.
        "platformthemes": {"xdgdesktopportal"},
        # Dead keys and input methods: players have names such as Émile.
        "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
        "wayland-shell-integration": {"xdg-shell"},
        "wayland-decoration-client": {"adwaita", "bradient"},
    },
    "win32": {"platforms": {"windows"}},
    "darwin": {"platforms": {"cocoa"}},
}
"""Further plugins of each system, by its name in sys.platform, folder and name."""

SYSTEM_LIBRARIES = {
    "libffi",
    "libsqlite3",
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libxkbcommon",
    "libxkbcommon-x11",
}
"""Libraries of the building system that other systems lack or have in other versions. All others are on every desktop."""

UNUSED_MODULES = [
    # Qt modules that PyInstaller adds in case they are needed.
    "PySide6.QtDBus",
    "PySide6.QtOpenGL",
    "PySide6.QtTest",
    # The web: hashes come from Python's own modules, ciphers from the library cryptography.
    "_hashlib",
    "_ssl",
    "ssl",
    "ftplib",
    "http",
    "smtplib",
    "socketserver",
    "urllib.request",
    "webbrowser",
    "xmlrpc",
    # Tools for developers.
    "doctest",
    "lib2to3",
    "pdb",
    "pip",
    "pydoc",
    "setuptools",
    "test",
    "tkinter",
    "unittest",
    # Archives: the program uses zlib only.
    "_bz2",
    "_lzma",
    "bz2",
    "lzma",
    # The terminal's keyboard.
    "curses",
    "readline",
]
"""Python modules that PyInstaller finds because something could import them. The program never does."""

_MODULE = re.compile(r"(?:lib)?Qt6?(?P<module>[A-Z]\w*?)(?:\.abi3)?(?:\.(?:so|dll|pyd|dylib)\b.*)?$")
_LIBRARY = re.compile(r"(?P<name>lib[\w+-]+?)(?:[.-][\d.]+)?\.so\b.*")
_OWN_LIBRARIES = ("libpython", "libpyside6", "libshiboken6", "libicu")


def wanted(name: str) -> bool:
    """Whether a file belongs in the packaged program; `name` is its path there."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if any(part.endswith(".dist-info") for part in parts):
        return False
    if "PySide6" in parts and "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        return any(plugin_name(path.name) in plugins(system).get(folder, set()) for system in PLUGINS_OF_SYSTEM)
    if "PySide6" in parts and "translations" in parts:
        return path.name in qt_texts()
    # A module of Qt is a file, on macOS a folder.
    names = [part.removesuffix(".framework") for part in parts if part.endswith(".framework")] or [path.name]
    if module := _MODULE.match(names[0]):
        return module["module"] in QT_MODULES
    # Qt's replacements for missing graphics drivers.
    if path.name.lower() in {"opengl32sw.dll", "d3dcompiler_47.dll"}:
        return False
    is_library = len(parts) == 1 and _LIBRARY.match(path.name)
    return not is_library or path.name.startswith(_OWN_LIBRARIES) or is_system_library(path.name)


def qt_texts() -> set[str]:
    """Files with Qt's own texts in the program's languages."""
    return {f"qtbase_{language}.qm" for language in translations.codes()}


def is_system_library(name: str) -> bool:
    """Whether a file of this name is one of SYSTEM_LIBRARIES."""
    library = _LIBRARY.match(name)
    return library is not None and library["name"] in SYSTEM_LIBRARIES


def plugins(system: str) -> dict[str, set[str]]:
    """Qt's plugins in the package of a system, named as in sys.platform, by folder and name."""
    own = PLUGINS_OF_SYSTEM[system]
    return {folder: PLUGINS.get(folder, set()) | own.get(folder, set()) for folder in {**PLUGINS, **own}}


def plugin_name(name: str) -> str:
    """Name of a plugin without the prefix and suffix of the system: libqxcb.so, qwindows.dll, libqcocoa.dylib."""
    return re.sub(r"^(lib)?q?", "", name.partition(".")[0])


def version_resource(version: str) -> str:
    """Properties of the program's file on Windows, in the format of PyInstaller."""
    numbers = tuple([*map(int, re.findall(r"\d+", version)), 0, 0, 0, 0][:4])
    texts = {
        "CompanyName": "The Haspelknecht-Qt contributors",
        "FileDescription": "Haspelknecht",
        "FileVersion": version,
        "InternalName": "haspelknecht-qt",
        "LegalCopyright": "MIT License",
        "OriginalFilename": "haspelknecht-qt.exe",
        "ProductName": "Haspelknecht",
        "ProductVersion": version,
    }
    entries = ",\n        ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0),
  kids=[
    StringFileInfo([
      StringTable("040904B0", [
        {entries}
      ])
    ]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])])
  ]
)
"""
