"""Checks the installer for Windows with a made-up program: `make installer-check`. With --trial, missing tools are no error.

It is made with NSIS and listed with 7z. With Wine it is installed, updated and uninstalled without questions; files,
menu entry, registry and the player's saves are checked, in every language of the installer. An older Windows is refused.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import debian
import package_texts
import windows
from project import NAME, version
from running import CheckFailed, expect

from haspelknecht_qt.games import GAMES

TOOLS = {"makensis": "nsis", "7z": "p7zip-full"}
"""Required programs, with their Debian packages."""
WINE = {"wine": "wine", "localedef": "libc-bin"}
"""Programs for the second half, with their Debian packages."""
LOCALES = Path("/usr/share/i18n/locales")
"""Folder of the descriptions of languages, from the Debian package locales."""
WITHOUT = "mscoree,mshtml,winemenubuilder.exe="
"""Parts of Wine that are not used: .NET, a browser, and menu entries on the desktop of the person who checks."""
LONGEST = 180
"""Time limit of a program under Wine, in seconds."""
OTHER_PROGRAM = "Other.Editor"
"""File class of another program, which the user has chosen for the same files."""
UNINSTALL_KEY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Haspelknecht"


def make_program(folder: Path, *extra: str) -> dict[str, bytes]:
    """Writes a made-up program into a new folder; returns its files by their paths."""
    names = (
        "Haspelknecht.exe",
        f"{NAME}.exe",
        "_internal/base_library.zip",
        "_internal/resources/Grüße $1 ü.toml",
        *extra,
    )
    files = {name: f"contents of {name}".encode() for name in names}
    for name, data in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return files


def make_icon(file: Path) -> Path:
    """Writes an icon of one white pixel."""
    pixel = b"\x28\0\0\0\1\0\0\0\2\0\0\0\1\0\x20\0" + bytes(24) + b"\xff\xff\xff\xff" + bytes(4)
    head = b"\0\0\1\0\1\0" + b"\1\1\0\0\1\0\x20\0" + len(pixel).to_bytes(4, "little") + (22).to_bytes(4, "little")
    file.write_bytes(head + pixel)
    return file


class Prefix:
    """A Windows of Wine in a folder of its own. Its user is the one who runs the check."""

    def __init__(self, folder: Path) -> None:
        self.drive = folder / "drive_c"
        settings = {"WINEPREFIX": str(folder), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": WITHOUT}
        settings["HOME"] = str(folder.parent)
        self._environment = {key: value for key, value in os.environ.items() if key != "DISPLAY"} | settings
        self._locales = folder.parent / "locales"
        self._locales.mkdir()
        folder.mkdir(parents=True)
        self.run("wineboot", "--init")

    def speak(self, locale: str) -> None:
        """Changes the language of the system. `locale` is a language and a country, without an encoding."""
        target = self._locales / f"{locale}.UTF-8"
        subprocess.run(["localedef", "-i", locale, "-f", "UTF-8", target], check=True, capture_output=True)
        self._environment |= {"LOCPATH": str(self._locales), "LC_ALL": target.name}
        self.wait()

    def run(self, *words: str | Path) -> str:
        """Runs a program of Windows to its end; returns its output. Raises CheckFailed if it fails."""
        done = subprocess.run(
            ["wine", *words],
            check=False,
            capture_output=True,
            text=True,
            errors="replace",
            env=self._environment,
            timeout=LONGEST,
        )
        expect(
            truth=done.returncode == 0,
            sentence=f"{' '.join(map(str, words))}: exit status {done.returncode}\n{done.stderr}",
        )
        return done.stdout

    def wait(self) -> None:
        """Waits until no program runs any more, and everything is written."""
        subprocess.run(["wineserver", "--wait"], check=True, env=self._environment, timeout=LONGEST)

    def close(self) -> None:
        """Ends all programs."""
        subprocess.run(["wineserver", "--kill"], check=False, env=self._environment, timeout=LONGEST)

    def home(self) -> Path:
        """The user's folder."""
        (found,) = (path for path in (self.drive / "users").iterdir() if path.name != "Public")
        return found

    def local(self) -> Path:
        """The user's folder for data and programs."""
        return self.home() / "AppData" / "Local"

    def value(self, key: str, name: str = "") -> str | None:
        """A value of the user's registry, None if there is none; `name` "" is the value without a name."""
        self.wait()
        text = (self.drive.parent / "user.reg").read_text(encoding="utf-8")
        section = re.search(
            rf"^\[{re.escape(key.replace(chr(92), chr(92) * 2))}\][^\n]*\n(.*?)(?:\n\n|\Z)",
            text,
            re.MULTILINE | re.DOTALL,
        )
        if section is None:
            return None
        label = "@" if not name else f'"{name}"'
        found = re.search(rf"^{re.escape(label)}=(?:\"(.*)\"|(.*))$", section[1], re.MULTILINE)
        return None if found is None else _unescaped(found[1] if found[1] is not None else found[2])

    def set_value(self, key: str, name: str, text: str) -> None:
        """Writes a value of the user's registry."""
        self.run("reg", "add", f"HKCU\\{key}", "/v", name, "/d", text, "/f")


def _unescaped(text: str) -> str:
    """A value as Wine writes it into its file: letters beyond ASCII have numbers."""
    text = re.sub(r"\\x([0-9a-f]{1,4})", lambda number: chr(int(number[1], 16)), text)
    return text.replace('\\"', '"').replace("\\\\", "\\")


def check_list(installer: Path, files: dict[str, bytes]) -> None:
    """The installer contains exactly the program's files and its own."""
    done = subprocess.run(["7z", "l", "-ba", "-slt", installer], check=True, capture_output=True, text=True)
    paths = [line.removeprefix("Path = ") for line in done.stdout.splitlines() if line.startswith("Path = ")]
    # A dollar sign is doubled in NSIS.
    listed = {path.replace("\\", "/").replace("$$", "$") for path in paths if not path.startswith("$PLUGINSDIR")}
    wanted = {*files, "uninstall.exe"}
    expect(truth=listed == wanted, sentence=f"the installer has {sorted(listed)} instead of {sorted(wanted)}")


def contents_of(folder: Path) -> dict[str, bytes]:
    """Files below a folder by their paths."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def check_installed(prefix: Prefix, code: str, files: dict[str, bytes]) -> None:
    """Files, menu entry and registry are as the script says."""
    folder = prefix.local() / "Programs" / "Haspelknecht"
    found = contents_of(folder)
    found.pop("uninstall.exe")
    expect(truth=found == files, sentence=f"installed are {sorted(found)} instead of {sorted(files)}")
    menu = list(prefix.home().rglob("Start Menu/Programs/Haspelknecht.lnk"))
    expect(truth=len(menu) == 1, sentence="the menu entry is missing")
    texts = package_texts.words(code)
    installed = prefix.value(UNINSTALL_KEY, "InstallLocation")
    for extension, kind in {**{f".{game}": "Record" for game in GAMES}, ".haspelknecht-board": "Board"}.items():
        found_class = prefix.value(rf"Software\Classes\{extension}")
        expect(truth=found_class == f"Haspelknecht.{kind}", sentence=f"{extension} belongs to {found_class}")
        label = prefix.value(rf"Software\Classes\Haspelknecht.{kind}")
        wanted = texts[kind.lower()][:1].upper() + texts[kind.lower()][1:]
        expect(truth=label == wanted, sentence=f"the file type is called {label!r} instead of {wanted!r}")
        command = prefix.value(rf"Software\Classes\Haspelknecht.{kind}\shell\open\command")
        expect(truth=command == f'"{installed}\\Haspelknecht.exe" open "%1"', sentence=f"a double-click runs {command}")
    told = prefix.value(UNINSTALL_KEY, "DisplayVersion")
    expect(truth=told == version(), sentence=f"the registry names version {told}")


def check_refusal(installer: Path, prefix: Prefix) -> None:
    """The installer refuses a Windows that is too old."""
    prefix.run("winecfg", "-v", "win7")
    try:
        prefix.run(installer, "/S")
    except CheckFailed:
        pass
    else:
        raise CheckFailed("it is installed on Windows 7")
    expect(truth=not (prefix.local() / "Programs").exists(), sentence="it leaves files on Windows 7")
    prefix.run("winecfg", "-v", "win10")


def check_life(
    installer: Path, update: Path, old: dict[str, bytes], new: dict[str, bytes], prefix: Prefix, code: str
) -> None:
    """Install, update, uninstall: the program goes, and what belongs to the player and to others stays."""
    prefix.run(installer, "/S")
    check_installed(prefix, code, old)
    prefix.run(update, "/S")
    check_installed(prefix, code, new)
    folder = prefix.local() / "Programs" / "Haspelknecht"
    kept = {prefix.local() / NAME / "saves" / "game.haspelknecht": b"saved", folder / "notes.txt": b"own file"}
    for file, data in kept.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    prefix.set_value(r"Software\Classes\.haspelknecht\OpenWithProgids", OTHER_PROGRAM, "")
    prefix.run(folder / "uninstall.exe", "/S")
    prefix.wait()
    expect(
        truth=contents_of(folder) == {"notes.txt": b"own file"}, sentence=f"left behind: {sorted(contents_of(folder))}"
    )
    for file, data in kept.items():
        expect(truth=file.is_file() and file.read_bytes() == data, sentence=f"{file.name} of the player is lost")
    expect(truth=not list(prefix.home().rglob("Haspelknecht.lnk")), sentence="the menu entry stays")
    keys = [UNINSTALL_KEY, *(rf"Software\Classes\Haspelknecht.{kind}" for kind in ("Record", "Board"))]
    keys += [
        r"Software\Classes\.gueules_noires",
        r"Software\Classes\.haspelknecht-board",
        r"Software\Classes\.haspelknecht",
    ]
    left = [key for key in keys if prefix.value(key) is not None or prefix.value(key, "DisplayName") is not None]
    expect(truth=not left, sentence=f"left in the registry: {left}")
    other = prefix.value(r"Software\Classes\.haspelknecht\OpenWithProgids", OTHER_PROGRAM)
    expect(truth=other is not None, sentence="the entry of another program is lost")
    # The next language begins anew.
    shutil.rmtree(folder)


def main() -> None:
    """Makes two versions of the installer and checks them; exits with status 1 if a check fails."""
    parser = argparse.ArgumentParser(description="Checks the installer for Windows with a made-up program.")
    parser.add_argument("--trial", action="store_true", help="leave out checks whose tools are slow to install")
    in_a_hurry = parser.parse_args().trial
    if missing := sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None}):
        if not in_a_hurry:
            debian.require(missing, "The installer for Windows is made with NSIS and listed with 7z.")
        elif not debian.obtain(missing):
            print(f"left out: the installer for Windows, for want of {', '.join(missing)}")
            return
    with ExitStack() as stack:
        work = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="haspelknecht-installer-")))
        icon = make_icon(work / "icon.ico")
        old = make_program(work / "old", "_internal/left_out_later.dll")
        new = make_program(work / "new", "_internal/new/new.dll")
        makensis = windows.require_compiler(fetch=False)
        first, second = (work / f"{NAME}-setup-1.exe", work / f"{NAME}-setup-2.exe")
        for folder, target in (("old", first), ("new", second)):
            windows.make_installer(makensis, work / folder, icon, target, work / "work")
        check_list(first, old)
        print(f"ok      the installer contains the program's {len(old)} files", flush=True)
        missing = {package for tool, package in WINE.items() if shutil.which(tool) is None}
        if not LOCALES.is_dir():
            missing.add("locales")
        if missing:
            if not in_a_hurry:
                debian.require(sorted(missing), "The installer is tried under Wine.")
            elif not debian.obtain(sorted(missing)):
                print(f"left out: the installer for Windows under Wine, for want of {', '.join(sorted(missing))}")
                return
        prefix = Prefix(work / "wine")
        stack.callback(prefix.close)
        check_refusal(first, prefix)
        print("ok      refused by Windows 7", flush=True)
        for code, locale in package_texts.locales().items():
            prefix.speak(locale)
            check_life(first, second, old, new, prefix, code)
            print(
                f"ok      installed, updated and uninstalled under Wine ({code}); files of the player stay", flush=True
            )


if __name__ == "__main__":
    try:
        main()
    except (CheckFailed, subprocess.SubprocessError) as error:
        sys.exit(f"FAILED  {error}")
