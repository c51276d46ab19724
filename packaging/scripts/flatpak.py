"""Makes a Flatpak: python3 packaging/scripts/flatpak.py, on a Linux with flatpak-builder.

The program comes as a wheel with the wheels of the two small libraries it needs; Qt for Python is in the base that the
manifest names. The result is dist/haspelknecht-qt-VERSION.flatpak, one file to install.
"""

from __future__ import annotations

import shutil
import sys

import building
from project import ID, NAME, ROOT, version

WORK = ROOT / "build" / "flatpak"


def main() -> None:
    """Prepares what the manifest takes, and has flatpak-builder make the package."""
    if shutil.which("flatpak-builder") is None:
        sys.exit("flatpak-builder is needed; the system's package has the same name.")
    python = building.environment(WORK / "venv")
    source = WORK / "source"
    if source.exists():
        shutil.rmtree(source)
    wheels = source / "wheels"
    building.run(python, "-m", "build", "--wheel", "--outdir", wheels, ROOT)
    pip = [python, "-m", "pip", "--disable-pip-version-check"]
    # Those of the dependencies that are pure Python; the base has the rest.
    building.run(
        *pip, "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", wheels, "attrs", "platformdirs"
    )
    building.run(python, ROOT / "packaging" / "scripts" / "package.py", "prepare")
    # As packages of the system, but every file has the program's long name.
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
