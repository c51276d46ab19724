"""Builds a Flatpak: python3 packaging/scripts/flatpak.py, on a Linux with flatpak-builder.

The program is a wheel, with the wheels of its two small dependencies. Qt for Python is in the base that the manifest
names. The result is dist/haspelknecht-qt-VERSION.flatpak, one file to install.
"""

from __future__ import annotations

import shutil
import sys

import building
from project import ID, NAME, ROOT, version

WORK = ROOT / "build" / "flatpak"


def main() -> None:
    """Prepares the sources of the manifest, and runs flatpak-builder."""
    if shutil.which("flatpak-builder") is None:
        sys.exit("flatpak-builder is needed; the system's package has the same name.")
    python = building.environment(WORK / "venv")
    source = WORK / "source"
    if source.exists():
        shutil.rmtree(source)
    wheels = source / "wheels"
    building.run(python, "-m", "build", "--wheel", "--outdir", wheels, ROOT)
    pip = [python, "-m", "pip", "--disable-pip-version-check"]
    # Pure Python dependencies; the base has the others.
    building.run(
        *pip, "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", wheels, "attrs", "platformdirs"
    )
    building.run(python, ROOT / "packaging" / "scripts" / "package.py", "prepare")
    # Like the files of a system package, but named after the application id.
    building.run(python, ROOT / "packaging" / "scripts" / "linux_files.py", source / "share", "--long-names")
    manifest = ROOT / "packaging" / "flatpak" / f"{ID}.json"
    repository = WORK / "repository"
    options = ["--user", "--install-deps-from=flathub", "--force-clean", f"--repo={repository}"]
    building.run("flatpak-builder", *options, WORK / "work", manifest)
    target = ROOT / "dist" / f"{NAME}-{version()}.flatpak"
    target.parent.mkdir(exist_ok=True)
    building.run("flatpak", "build-bundle", repository, target, ID)
    print(target)


if __name__ == "__main__":
    main()
