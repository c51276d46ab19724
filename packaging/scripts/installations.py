"""Installations of the program for checks: on a clean system, unpacked, or from the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import debian
import package_texts
import reproducible
from project import NAME, ROOT

BASE = ROOT / "build" / "smoke" / "clean-root.tar"
"""Archive of a bare Debian, created once."""

PLAYER = "anna"
"""User of the clean system."""

# Runs in a mount namespace of its own. The shell is replaced by the program, so that signals reach it.
ENTER = """
root=$1; user=$2; shift 2
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root/tmp/.X11-unix"
[ ! -d /tmp/.X11-unix ] || mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
exec chroot --userspec="$user" "$root" env -i "$@"
"""


NAMESPACE = ("unshare", "--mount")
"""Command that runs another one with mounts of its own, which end with it."""

MIRROR = ("-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=30")
"""Patience of apt with the mirror."""

LONGEST = 400
"""Time limit for creating the clean system, or for a command in it, in seconds."""


LOGS = {"linux": Path(".local", "state", NAME, "log"), "darwin": Path("Library", "Logs", NAME)}
"""Folder of logs in a home, by sys.platform."""
WINDOWS_VARIABLES = ("APPDATA", "LOCALAPPDATA", "PATH", "SYSTEMROOT", "TEMP", "TMP", "USERPROFILE")
"""Variables without which programs of Windows do not start or find no folder."""


class CleanSystemError(Exception):
    """A command in the clean system failed. The message is the command and its output."""


class Installation(Protocol):
    """An installation of the program. `home` is its user's home folder, `logs` the folder of its logs."""

    name: str
    home: str
    logs: str

    def command(self, words: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """The command line: the program with these words and these variables, and a nearly empty environment."""

    def environment(self, variables: Mapping[str, str]) -> dict[str, str] | None:
        """Environment of the command; None for that of this process."""

    def outside(self, path: str) -> Path:
        """Path of one of the installation's files, as seen from this system."""


class Local:
    """The program on this system, in a nearly empty environment with a home folder of its own."""

    def __init__(self, name: str, program: Sequence[str], home: Path) -> None:
        self.name = name
        self._program = list(program)
        self.home = str(home)
        self.logs = str(home / LOGS.get(sys.platform, Path("log")))
        home.mkdir(parents=True)

    def command(self, words: Sequence[str], variables: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - see `environment`
        """See `Installation`."""
        return [*self._program, *words]

    def environment(self, variables: Mapping[str, str]) -> dict[str, str]:
        """See `Installation`."""
        if sys.platform == "win32":
            # Windows does not look up its users' folders in the environment, so a variable names the home.
            settings = {name: os.environ[name] for name in WINDOWS_VARIABLES if name in os.environ}
            return settings | {"HASPELKNECHT_HOME": self.home} | dict(variables)
        return {"HOME": self.home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **variables}

    def outside(self, path: str) -> Path:
        """See `Installation`."""
        return Path(path)


def source(work: Path) -> Local:
    """The program from the source."""
    run = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from haspelknecht_qt.__main__ import main; sys.exit(main())"
    return Local("source", [sys.executable, "-c", run], work / "source-home")


def installed(dist: Path, work: Path) -> Local:
    """The package of this system in `dist`, installed for one user.

    Exits with an error message unless `dist` has exactly one.
    """
    if sys.platform == "win32":
        return _set_up(only(dist, f"{NAME}-*-windows-setup.exe"), work)
    if sys.platform == "darwin":
        return _copied_from_image(only(dist, f"{NAME}-*-macos.dmg"), work)
    return unpacked(only(dist, f"{NAME}-*-linux-*.tar.xz"), work)


def uninstalled(work: Path) -> str:
    """Uninstalls what `installed` has installed; returns the paths that are left, separated by commas."""
    if sys.platform == "win32":
        folder = work / "program"
        subprocess.run([folder / "uninstall.exe", "/S"], check=True, timeout=LONGEST)
        # The uninstaller goes on in a copy of itself.
        until = time.monotonic() + LONGEST
        while folder.exists() and time.monotonic() < until:
            time.sleep(1)
        return ", ".join(sorted(str(path) for path in folder.rglob("*")))
    # Elsewhere the program is a folder, which goes with `work`.
    return ""


def only(dist: Path, pattern: str) -> Path:
    """The one file of this pattern in `dist`. Exits with an error message if there is none, or more than one."""
    found = sorted(dist.glob(pattern))
    if len(found) != 1:
        sys.exit(f"There has to be one file {pattern} in {dist}; there are {len(found)}.")
    return found[0]


def _set_up(installer: Path, work: Path) -> Local:
    """The program of the installer for Windows."""
    folder = work / "program"
    # NSIS wants the folder last and without quotation marks.
    subprocess.run(f'"{installer}" /S /D={folder}', check=True, timeout=LONGEST)
    return Local("installer", [str(folder / f"{NAME}.exe")], work / "installer-home")


def _copied_from_image(image: Path, work: Path) -> Local:
    """The program of the disk image for macOS."""
    volume, bundle = work / "volume", work / "Haspelknecht.app"
    subprocess.run(
        ["hdiutil", "attach", image, "-readonly", "-nobrowse", "-mountpoint", volume],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    try:
        subprocess.run(["ditto", volume / bundle.name, bundle], check=True)
    finally:
        subprocess.run(["hdiutil", "detach", volume], check=True, stdout=subprocess.DEVNULL)
    return Local("image", [str(bundle / "Contents" / "MacOS" / NAME)], work / "image-home")


def unpacked(archive: Path, work: Path) -> Local:
    """The portable archive, unpacked in a new folder."""
    with tarfile.open(archive) as tar:
        tar.extractall(work / "unpacked", filter="data")
    (folder,) = (work / "unpacked").iterdir()
    return Local("archive", [str(folder / NAME)], work / "archive-home")


def wheel(file: Path, work: Path) -> Local:
    """The wheel with its dependencies, installed into a virtual environment of its own."""
    folder = work / "wheel-environment"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip: list[str | Path] = [
        folder / "bin" / "python",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    subprocess.run([*pip, file], check=True)
    return Local("wheel", [str(folder / "bin" / NAME)], work / "wheel-home")


class CleanSystem:
    """A bare Debian or Ubuntu with a user who plays, by default of the same release as this system. Needs root."""

    home = f"/home/{PLAYER}"
    logs = f"{home}/{LOGS['linux']}"

    def __init__(self, work: Path, base: Path = BASE) -> None:
        """Unpacks the archive `base` (see `make_base`) in the folder `work`."""
        if base == BASE and not BASE.is_file():
            make_base(BASE, *_origin())
        self.name = "package"
        self.program = NAME
        """Command that starts the program."""
        self.root = work / "root"
        self.root.mkdir(parents=True)
        subprocess.run(["tar", "--extract", "--file", base, "--directory", self.root], check=True)
        # Resolves host names as this machine does.
        shutil.copy("/etc/resolv.conf", self.root / "etc" / "resolv.conf")

    def fetch(self, package: Path) -> None:
        """Downloads the dependencies of a .deb. Raises CleanSystemError if they cannot be obtained."""
        self.as_root("apt-get", "update", *MIRROR, "--error-on=any")
        try:
            self._install(package, "--download-only")
        except CleanSystemError as messages:
            # Other errors are the package's own fault, and appear when it is installed.
            if "to fetch" in str(messages):
                raise

    def install(self, package: Path) -> None:
        """Installs a .deb with its dependencies. Raises CleanSystemError."""
        self._install(package)

    def _install(self, package: Path, *options: str) -> None:
        copy = self.root / "srv" / package.name
        shutil.copy(package, copy)
        try:
            self.as_root(
                "apt-get", "install", *MIRROR, *options, "--yes", "--no-install-recommends", f"/srv/{package.name}"
            )
        finally:
            copy.unlink()

    def uninstall(self) -> None:
        """Removes the program and its system-wide settings. Raises CleanSystemError."""
        self.as_root("apt-get", "purge", "--yes", NAME)

    def command(self, words: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """See `Installation`."""
        # As set at login for all users but root.
        path = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
        settings = {"HOME": self.home, "PATH": path, "LANG": "C.UTF-8", **variables}
        return self._enter(f"{PLAYER}:{PLAYER}", settings, [self.program, *words])

    def environment(self, variables: Mapping[str, str]) -> None:  # noqa: ARG002 - the command has them
        """See `Installation`."""
        return

    def outside(self, path: str) -> Path:
        """See `Installation`."""
        return self.root / path.lstrip("/")

    def as_root(self, *words: str) -> str:
        """Runs a command as root in the system; returns its output.

        Raises CleanSystemError with the output if it fails.
        """
        settings = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        settings["DEBIAN_FRONTEND"] = "noninteractive"
        done = subprocess.run(
            self._enter("root:root", settings, words),
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LONGEST,
        )
        if done.returncode != 0:
            raise CleanSystemError(f"{' '.join(words)}\n{done.stdout}")
        return done.stdout

    def _enter(self, user: str, settings: Mapping[str, str], words: Sequence[str]) -> list[str]:
        variables = [f"{key}={value}" for key, value in settings.items()]
        return [*NAMESPACE, "sh", "-ec", ENTER, "sh", str(self.root), user, *variables, *words]


def why_no_clean_system(*, fetch_tools: bool) -> str:
    """Reason why this user cannot create a clean system here; "" if it is possible.

    With `fetch_tools`, a missing debootstrap is no reason.
    """
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        return "which only root can"
    if shutil.which("apt-get") is None:
        return "which only a Debian can"
    if shutil.which("debootstrap") is None and not fetch_tools and not BASE.is_file():
        return "for want of debootstrap"
    return ""


def make_base(base: Path, release: str, mirror: str, *options: str, script: str = "") -> None:
    """Creates the archive of a bare system: tools that tell file types apart, as on every desktop; all languages; a user.

    `release` is a code name. `mirror` may be "" for debootstrap's own. `script` is debootstrap's script for a release
    that is newer than debootstrap.
    """
    if shutil.which("debootstrap") is None:
        debian.require(["debootstrap"], "A clean system is made with debootstrap.")
    print(f"Making a clean system ({release}), once; this takes some minutes", flush=True)
    root = base.parent / f"new-root-{release}"
    if root.exists():
        shutil.rmtree(root)
    root.mkdir(parents=True)
    wanted = "ca-certificates,desktop-file-utils,hicolor-icon-theme,locales,shared-mime-info"
    # In a mount namespace of its own, so that no mount is left in `root` when debootstrap is stopped.
    subprocess.run(
        [
            *NAMESPACE,
            "debootstrap",
            "--variant=minbase",
            f"--include={wanted}",
            *options,
            release,
            root,
            mirror,
            script,
        ],
        check=True,
        env=reproducible.environment(),
        stdout=subprocess.DEVNULL,
        timeout=LONGEST,
    )
    commands = [["useradd", "--create-home", "--user-group", PLAYER], ["apt-get", "clean"]]
    commands += [["localedef", "-i", name, "-f", "UTF-8", f"{name}.UTF-8"] for name in package_texts.locales().values()]
    for command in commands:
        subprocess.run(["chroot", root, *command], check=True)
    new = base.with_suffix(".new")
    subprocess.run(["tar", "--create", "--file", new, "--directory", root, "."], check=True)
    new.rename(base)
    shutil.rmtree(root)


def _origin() -> tuple[str, str]:
    """Release and mirror of this system's packages."""
    release = ""
    for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines():
        if line.startswith("VERSION_CODENAME="):
            release = line.partition("=")[2].strip('"')
    command = ["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)", "Created-By: Packages"]
    for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines():
        mirror, found = line.split()
        if found == release:
            return release, mirror
    raise CleanSystemError(f"apt knows no place to get the packages of {release or 'this system'} from")
