"""Builds a Flatpak: python3 packaging/scripts/flatpak.py, on a Linux with flatpak-builder.

flatpak.py            builds dist/haspelknecht-qt-VERSION.flatpak, one file to install
flatpak.py --check    prepares the sources and has them and the manifest checked, without downloads from Flathub

The program is a wheel, with the wheels of its dependencies for the runtime's Python. Qt for Python is in the base that
the manifest names.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import building
import debian
from project import ID, NAME, ROOT, version

WORK = ROOT / "build" / "flatpak"
SOURCE = WORK / "source"
STATE = f"--state-dir={WORK / 'state'}"
"""Option of flatpak-builder for its state, which else is in the current folder."""
MANIFEST = ROOT / "packaging" / "flatpak" / f"{ID}.json"
RUNTIME_PYTHON = "3.13"
"""Version of Python in the manifest's runtime: some wheels are made for one version."""
REAL_NAMES = {"app-id": "id"}
"""Keys of the manifest that flatpak-builder shows under another name."""
CHECKERS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "flatpak-builder": "flatpak-builder",
}
"""Programs that check, with their Debian packages."""


def prepare(*, for_runtime: bool) -> None:
    """Prepares the sources of the manifest, with wheels for the Python of the runtime or, to check them, for this one."""
    python = building.environment(WORK / "venv")
    if SOURCE.exists():
        shutil.rmtree(SOURCE)
    wheels = SOURCE / "wheels"
    building.run(python, "-m", "build", "--wheel", "--outdir", wheels, ROOT)
    pip = [python, "-m", "pip", "--disable-pip-version-check"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # Qt for Python is in the base.
    wanted = [each for each in project["dependencies"] if not each.startswith("PySide6")]
    versions = ["--python-version", RUNTIME_PYTHON] if for_runtime else []
    building.run(*pip, "download", "--quiet", "--only-binary=:all:", *versions, "--dest", wheels, *wanted)
    building.run(python, ROOT / "packaging" / "scripts" / "package.py", "prepare")
    # Like the files of a system package, but named after the application id.
    building.run(python, ROOT / "packaging" / "scripts" / "linux_files.py", SOURCE / "share", "--long-names")


def build() -> None:
    """Runs flatpak-builder, which fetches the base and the runtime, and writes the bundle."""
    repository = WORK / "repository"
    options = [STATE, "--user", "--install-deps-from=flathub", "--force-clean", f"--repo={repository}"]
    building.run("flatpak-builder", *options, WORK / "work", MANIFEST)
    target = ROOT / "dist" / f"{NAME}-{version()}.flatpak"
    target.parent.mkdir(exist_ok=True)
    building.run("flatpak", "build-bundle", repository, target, ID)
    print(target)


def check() -> None:
    """Checks manifest and sources with flatpak-builder, the wheels with pip, and the files for the desktop.

    Exits with an error message at the first fault.
    """
    told = _output("flatpak-builder", "--show-manifest", str(MANIFEST))
    if unknown := differences(json.loads(MANIFEST.read_text(encoding="utf-8")), json.loads(told)):
        sys.exit(f"flatpak-builder reads another manifest than {MANIFEST.name}: {', '.join(unknown)}")
    print("flatpak-builder knows every key of the manifest")
    building.run("flatpak-builder", STATE, "--download-only", "--force-clean", WORK / "work", MANIFEST)
    print("flatpak-builder finds every source")
    prefix = WORK / "prefix"
    if prefix.exists():
        shutil.rmtree(prefix)
    for command in built_with(prefix):
        subprocess.run(["sh", "-ec", command], check=True, cwd=SOURCE, env=os.environ | {"PIP_IGNORE_INSTALLED": "1"})
    (packages,) = (prefix / "lib").glob("python3*/site-packages")
    told = _output(str(prefix / "bin" / NAME), "--version", PYTHONPATH=str(packages)).strip()
    if told != f"{NAME} {version()}":
        sys.exit(f"The program that the build commands install says {told!r} instead of its version.")
    share = prefix / "share"
    (metainfo,) = (share / "metainfo").glob("*.xml")
    building.run("appstreamcli", "validate", "--no-net", metainfo)
    for entry in sorted((share / "applications").glob("*.desktop")):
        building.run("desktop-file-validate", entry)
    # Flatpak exports only files whose names begin with the application id.
    exported = [*share.glob("applications/*"), *share.glob("metainfo/*"), *share.glob("icons/**/*.*")]
    if foreign := sorted(path.name for path in exported if path.is_file() and not path.name.startswith(ID)):
        sys.exit(f"Flatpak would not export these files: {', '.join(foreign)}. Their names must begin with {ID}")
    print(f"the build commands install the program, and {len(exported)} files for the desktop")


def built_with(prefix: Path) -> list[str]:
    """The manifest's build commands for another folder than /app, with the pip of the build environment."""
    (module,) = json.loads(MANIFEST.read_text(encoding="utf-8"))["modules"]
    python = WORK / "venv" / "bin" / "python"
    replaced = {"pip3": f"{shlex.quote(str(python))} -m pip", "/app": shlex.quote(str(prefix))}
    # In one go, since a path may contain such words too.
    return [re.sub("pip3|/app", lambda found: replaced[found[0]], each) for each in module["build-commands"]]


def differences(written: object, shown: object, place: str = "") -> list[str]:
    """Places at which the manifest that flatpak-builder shows lacks or changes something that was written."""
    if isinstance(written, dict) and isinstance(shown, dict):
        keys = {key: REAL_NAMES.get(key, key) for key in written}
        return [each for key in keys for each in differences(written[key], shown.get(keys[key]), f"{place}/{key}")]
    if isinstance(written, list) and isinstance(shown, list) and len(written) == len(shown):
        pairs = enumerate(zip(written, shown, strict=True))
        return [each for number, pair in pairs for each in differences(*pair, f"{place}/{number}")]
    return [] if written == shown else [place]


def _output(*command: str, **variables: str) -> str:
    # In the work folder: --show-manifest makes a folder for its state in the current one, and knows no other place.
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | variables, cwd=WORK)
    return done.stdout


def main() -> None:
    """Builds or checks."""
    parser = argparse.ArgumentParser(description="Builds a Flatpak.")
    parser.add_argument("--check", action="store_true", help="check manifest and sources only")
    is_check = parser.parse_args().check
    missing = sorted({package for tool, package in CHECKERS.items() if shutil.which(tool) is None})
    if is_check and not debian.obtain(missing):
        print(f"left out: the check of the Flatpak, for want of {', '.join(missing)}")
        return
    if shutil.which("flatpak-builder") is None:
        sys.exit("flatpak-builder is needed; the system's package has the same name.")
    prepare(for_runtime=not is_check)
    if is_check:
        check()
    else:
        build()


if __name__ == "__main__":
    main()
