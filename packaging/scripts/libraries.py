"""Checks and installs the system libraries that Qt needs and does not bundle. Linux only; does nothing elsewhere."""

from __future__ import annotations

import ctypes
import sys

import compiler
import debian

# System libraries that Qt's own (Core, Gui, Widgets, Svg, Test, DBus) and its platforms xcb and offscreen load, with
# their Debian packages.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}


def missing() -> list[str]:
    """Names of the libraries that this system cannot load."""
    return [name for name in PACKAGES if not _loads(name)] if sys.platform == "linux" else []


def packages(names: list[str]) -> list[str]:
    """Debian packages of these libraries."""
    return sorted({PACKAGES[name] for name in names})


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def main() -> None:
    """Installs the packages of the missing libraries, or exits with the command that does."""
    if names := missing():
        # A missing compiler is optional, but the same command can install it.
        debian.require(
            [*packages(names), *compiler.packages()], f"Qt needs libraries that this system lacks: {', '.join(names)}."
        )
        if left := missing():
            sys.exit(f"Still missing after the installation: {', '.join(left)}")


if __name__ == "__main__":
    main()
