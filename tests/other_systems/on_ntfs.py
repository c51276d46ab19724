"""Runs tests of files on a file system of Windows: python -m tests.other_systems.on_ntfs [ARGUMENTS OF PYTEST]

The system is an NTFS image in a temporary folder. It is mounted with the program lowntfs-3g, which needs root and
FUSE. Names ignore case, and names that Windows reserves are refused.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

TESTS = (
    "tests/core",
    "tests/other_systems",
    "tests/bots/test_tournament.py",
    "tests/game_ui/haspelknecht/test_board_editor.py",
    "tests/test_crash.py",
    "tests/test_logs.py",
    "tests/test_runs.py",
    "tests/ui/test_results_page.py",
    "tests/ui/test_settings.py",
    "tests/ui/test_window_files.py",
)
"""Tests that write files."""
DESELECTED = {
    "tests/core/test_storage.py::test_permissions_of_a_replaced_file_are_kept": "the mount has no permissions of POSIX",
    "tests/core/test_storage.py::test_read_only_folder_is_reported_as_denied": "the mount has no permissions of POSIX",
    "tests/core/test_autosave.py::TestErrorsAndLeftovers::test_deleted_folder_is_a_storage_error": "FUSE keeps an open file's folder",
    "tests/other_systems/test_file_names.py::test_names_refused_by_windows_are_accepted_elsewhere": "Windows refuses the names",
    "tests/other_systems/test_folders.py::TestFolderIgnoringCase": "it has its own stand-in for such a folder",
}
"""Tests that cannot pass there, with the reasons."""
TOOLS = ("mkfs.ntfs", "lowntfs-3g", "umount")
SIZE = 300 << 20
"""Size of the image, in bytes."""


def why_not() -> str:
    """Reason why nothing can be mounted here; "" if it is possible."""
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        return f"for want of {', '.join(missing)} (Debian: ntfs-3g)"
    if os.geteuid() != 0 or not Path("/dev/fuse").exists():
        return "which needs root and /dev/fuse"
    return ""


def run(tool: str, *words: str | Path) -> None:
    """Runs one of TOOLS. Raises CalledProcessError."""
    subprocess.run([shutil.which(tool) or tool, *words], check=True, stdout=subprocess.DEVNULL)


def check(folder: Path) -> None:
    """Exits with an error message unless the folder is as on Windows."""
    (folder / "Game").touch()
    if not (folder / "gAME").exists():
        sys.exit("The mounted folder does not ignore case.")
    (folder / "Game").unlink()
    try:
        (folder / "CON.txt").touch()
    except OSError:
        return
    sys.exit("The mounted folder accepts the name CON.txt.")


def main() -> int:
    """Mounts, tests and unmounts. Returns the exit status of pytest; 0 if nothing can be mounted, which is printed."""
    if reason := why_not():
        print(f"left out: tests of files on NTFS, {reason}")  # noqa: T201 - for the command line
        return 0
    with tempfile.TemporaryDirectory() as work:
        image, folder = Path(work, "image"), Path(work, "mounted")
        folder.mkdir()
        with image.open("wb") as file:
            file.truncate(SIZE)
        run("mkfs.ntfs", "-F", "-Q", "-q", image)
        run("lowntfs-3g", "-o", "ignore_case,windows_names", image, folder)
        try:
            check(folder)
            options = [f"--basetemp={folder / 'tests'}", *(f"--deselect={name}" for name in DESELECTED)]
            return int(pytest.main([*options, *sys.argv[1:], *TESTS]))
        finally:
            run("umount", folder)


if __name__ == "__main__":
    sys.exit(main())
