"""Keeps third-party bots from reading the program's own files and memory (Linux 5.13 or newer).

The autosave and the results hold seeds, from which all draws of a match follow. Landlock restricts a process and all
its descendants for good, without privileges. It can allow access, but not forbid it. So this module allows access to
everything except the hidden folders. Files created later in a folder above a hidden one are not readable either. A
restricted process also cannot read the memory of processes outside its restriction.
"""

from __future__ import annotations

import ctypes
import os
import stat
import struct
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from pathlib import Path

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""Numbers of the system calls, the same on all processors."""
_QUERY_VERSION = 1
_RULE_PATH_BENEATH = 1
_READ_FILE = 1 << 2
_REFER = 1 << 13
"""Right to move and link files between folders, from version 2 of Landlock on. Version 1 always forbids that."""
_PR_SET_NO_NEW_PRIVS = 38

if sys.platform == "linux":
    # The functions are looked up at import. After a fork, a look-up could wait for ever for the dynamic linker's lock.
    _PRCTL: Callable[..., int] = ctypes.CDLL(None).prctl
    _SYSCALL: Callable[..., int] = ctypes.CDLL(None).syscall


def version() -> int:
    """Returns the version of Landlock in this system; 0 without Landlock."""
    return max(0, _system_call(_CREATE_RULESET, None, 0, _QUERY_VERSION)) if sys.platform == "linux" else 0


def hide(folders: Collection[Path], readable_files: Collection[Path] = ()) -> bool:
    """Hides the contents of folders from this thread and its later descendants, for good.

    Files in `readable_files` stay readable; folders in it are ignored. Returns False if the system cannot hide folders.
    """
    ruleset = make_ruleset(folders, readable_files)
    if ruleset is None:
        return False
    try:
        return apply_ruleset(ruleset)
    finally:
        os.close(ruleset)


def make_ruleset(folders: Collection[Path], readable_files: Collection[Path] = ()) -> int | None:
    """Returns the file descriptor of a ruleset for `apply_ruleset`; None if the system has no usable Landlock."""
    found = version()
    if not found:
        return None
    rights = _READ_FILE | (_REFER if found > 1 else 0)
    ruleset = _system_call(_CREATE_RULESET, struct.pack("Q", rights), 8, 0)
    if ruleset < 0:
        return None
    hidden = frozenset(Path(os.path.realpath(folder)) for folder in folders)
    # Path.is_file would raise an error for an argument of a bot program that is too long for a file name.
    files = (Path(os.path.realpath(path)) for path in readable_files if os.path.isfile(path))  # noqa: PTH113
    for path in (*_entries_beside(hidden), *files):
        # A path that disappears meanwhile, or belongs to no file system, stays unreadable.
        with suppress(OSError):
            _allow(ruleset, path, rights)
    return ruleset


def apply_ruleset(ruleset: int) -> bool:
    """Applies a ruleset to this thread and its later descendants. Safe after a fork: it only makes system calls."""
    return _PRCTL(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and _system_call(_RESTRICT_SELF, ruleset, 0) == 0


def _entries_beside(hidden: frozenset[Path]) -> Iterator[Path]:
    """Yields what stays readable: entries of folders above a hidden one, except those that are or contain one."""
    above = {parent for folder in hidden for parent in folder.parents}
    for folder in sorted(path for path in above if hidden.isdisjoint([path, *path.parents])):
        with suppress(OSError):
            yield from (path for path in folder.iterdir() if path not in above and path not in hidden)


def _allow(ruleset: int, path: Path, rights: int) -> None:
    # Links are not followed, because they may lead into a hidden folder. Their targets have rules of their own.
    descriptor = os.open(path, os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if not stat.S_ISDIR(os.fstat(descriptor).st_mode):
            rights &= _READ_FILE
        _system_call(_ADD_RULE, ruleset, _RULE_PATH_BENEATH, struct.pack("=Qi", rights, descriptor), 0)
    finally:
        os.close(descriptor)


def _system_call(number: int, *arguments: int | bytes | None) -> int:
    return _SYSCALL(number, *(ctypes.c_long(each) if isinstance(each, int) else each for each in arguments))
