"""Files for a Linux desktop besides the program: menu entry, icons, file type, description, manual page.

linux_files.py SHARE [--long-names]     installs them below the folder SHARE; a Flatpak needs the application id in
their names
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import package_texts
import reproducible
from project import ID, NAME, ROOT, version

import translations

LINUX = ROOT / "packaging" / "linux"
DESKTOP_FILES = (f"{NAME}.desktop", f"{NAME}-open.desktop")


def filled(name: str) -> str:
    """A file of packaging/linux with all languages, version and date filled in."""
    text = (LINUX / name).read_text(encoding="utf-8")
    return _filled_in(package_texts.desktop_entry(text) if name.endswith(".desktop") else package_texts.xml(text))


def manuals() -> dict[str, str]:
    """The manual page of each language that has one, filled in."""
    found = {}
    for code in translations.codes():
        file = translations.FOLDER / code / "manual.6"
        if file.is_file():
            names = (
                package_texts.english_description()
                if code == package_texts.SOURCE
                else package_texts.native_descriptions()
            )
            page = file.read_text(encoding="utf-8").replace("@LANGUAGES@", names)
            # groff knows no other format of a date.
            found[code] = _filled_in(page, f"{_today():%B} {_today().day}, {_today().year}")
    return found


def _today() -> datetime:
    return datetime.fromtimestamp(reproducible.epoch(), UTC)


def _filled_in(text: str, date: str = "") -> str:
    """Fills in version and date: "2020-09-13", or `date` in other formats."""
    return text.replace("@VERSION@", version()).replace("@DATE@", date or f"{_today():%Y-%m-%d}")


def install(share: Path, icons: Path, *, long_names: bool = False) -> None:
    """Installs everything below a `share` folder; `icons` is the result of icons.py.

    With `long_names`, files that other programs look for are named after ID instead of NAME.
    """
    name = ID if long_names else NAME

    def renamed(text: str) -> str:
        for before, behind in (("Icon=", ""), (">", ".desktop<"), ('<icon name="', '"'), ('<icon type="stock">', "<")):
            text = text.replace(f"{before}{NAME}{behind}", f"{before}{name}{behind}")
        return text

    for file in DESKTOP_FILES:
        # A long name continues with a dot.
        target = file.replace(f"{NAME}-", f"{ID}.").replace(f"{NAME}.", f"{ID}.") if long_names else file
        _write(share / "applications" / target, renamed(filled(file)))
    _write(share / "metainfo" / f"{ID}.metainfo.xml", renamed(filled(f"{NAME}.metainfo.xml")))
    _write(share / "mime" / "packages" / f"{name}.xml", renamed(filled(f"{NAME}.mime.xml")))
    for icon in sorted((icons / "hicolor").rglob(f"{NAME}.*")):
        target_folder = share / "icons" / icon.parent.relative_to(icons)
        target_folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(icon, target_folder / f"{name}{icon.suffix}")
    for code, text in manuals().items():
        # `man` searches the user's language first, then English, whose path has no language.
        page = share / "man" / ("" if code == package_texts.SOURCE else code) / "man6" / f"{NAME}.6.gz"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def check(share: Path) -> None:
    """Validates the files with the system's own tools. Exits with status 1 and their output if they fail."""
    checks = [
        ["desktop-file-validate", *(str(share / "applications" / name) for name in DESKTOP_FILES)],
        ["appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{ID}.metainfo.xml")],
    ]
    for command in checks:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Puts menu entry, icons, file type and manual page below a folder.")
    parser.add_argument("share", type=Path, help="folder such as /usr/share")
    parser.add_argument(
        "--long-names", action="store_true", help="name files that other programs look for after the program's id"
    )
    arguments = parser.parse_args()
    install(arguments.share, ROOT / "build" / "package", long_names=arguments.long_names)
