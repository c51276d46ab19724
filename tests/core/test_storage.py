import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht_qt.core.record import load, save
from haspelknecht_qt.core.storage import (
    StorageError,
    StorageErrorKind,
    read_limited,
    read_lines,
    remove_leftovers,
    write_atomic,
)
from tests.core.playing import TOYS, new_match, play, texts

POSIX = pytest.mark.skipif(os.name == "nt", reason="permissions and links as on POSIX")


def fail_with(number):
    def fail(*_arguments, **_keywords):
        raise OSError(number, os.strerror(number))

    return fail


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written(tmp_path):
    write_atomic(tmp_path / "file", b"content")
    assert (tmp_path / "file").read_bytes() == b"content"
    assert names(tmp_path) == ["file"]


def test_a_file_is_replaced(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"a much longer content")
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["file"]


def test_file_with_a_very_long_name_is_written(tmp_path):
    path = tmp_path / ("é" * 120 + ".haspelknecht")
    write_atomic(path, b"content")
    assert path.read_bytes() == b"content"


def test_short_writes_are_continued(tmp_path, monkeypatch):
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:3]))
    write_atomic(tmp_path / "file", b"0123456789")
    assert (tmp_path / "file").read_bytes() == b"0123456789"


def test_file_and_folder_are_synced(tmp_path, monkeypatch):
    synced = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda descriptor: (synced.append(os.fstat(descriptor).st_mode), sync(descriptor)))
    write_atomic(tmp_path / "file", b"content")
    assert [stat.S_ISDIR(mode) for mode in synced] == [False, True]
    synced.clear()
    write_atomic(tmp_path / "file", b"content", sync_folder=False)
    assert [stat.S_ISDIR(mode) for mode in synced] == [False]


@POSIX
def test_a_link_to_a_device_is_not_replaced(tmp_path):
    """Uses a pipe in place of a device: root would really replace /dev/null if the check were missing."""
    link, pipe = tmp_path / "link", tmp_path / "pipe"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    with pytest.raises(StorageError, match="not a regular file"):
        write_atomic(link, b"new")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert link.is_symlink()


def test_remove_leftovers_deletes_old_temporary_files_of_the_file(tmp_path):
    file = tmp_path / "set[1]tings.ini"
    old, fresh, other = (
        tmp_path / name for name in (".set[1]tings-0123abcd.tmp", ".set[1]tings-89abcdef.tmp", ".a-0123abcd.tmp")
    )
    for each in (old, fresh, other):
        each.write_bytes(b"half")
    for each in (old, other):
        os.utime(each, (0, 0))
    remove_leftovers(file)
    assert sorted(tmp_path.iterdir()) == sorted([fresh, other])
    remove_leftovers(tmp_path / "no folder" / "file")


@POSIX
def test_write_through_a_link_keeps_the_link(tmp_path):
    (tmp_path / "far").mkdir()
    target, link = tmp_path / "far" / "file", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@POSIX
def test_permissions_of_a_replaced_file_are_kept(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_atomic(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.parametrize("step", ["write", "fsync"])
@pytest.mark.parametrize(
    "number, failure, sentence",
    [
        (errno.ENOSPC, StorageErrorKind.FULL, "the disk is full"),
        (errno.EDQUOT, StorageErrorKind.FULL, "the disk is full"),
        (errno.EROFS, StorageErrorKind.READ_ONLY, "the disk can only be read"),
        (errno.EACCES, StorageErrorKind.DENIED, "writing there is not permitted"),
        (errno.EIO, StorageErrorKind.OTHER, os.strerror(errno.EIO)),
    ],
)
def test_write_error_is_reported_and_the_old_file_stays(tmp_path, monkeypatch, step, number, failure, sentence):
    path = tmp_path / "game.haspelknecht"
    old = play(new_match(), "place 1")
    save(path, old)
    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail_with(number))
        with pytest.raises(StorageError) as error:
            save(path, play(new_match(), "confirm"))
    assert str(error.value) == f"{path}: the game could not be saved: {sentence}"
    assert (error.value.file, error.value.kind) == (str(path), failure)
    assert texts(load(path, TOYS)) == texts(old)
    assert names(tmp_path) == ["game.haspelknecht"]


def test_old_file_stays_when_the_disk_becomes_full_during_a_write(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    write = os.write
    written = []

    def write_some(descriptor, data):
        if written:
            fail_with(errno.ENOSPC)()
        written.append(descriptor)
        return write(descriptor, data[:4])

    monkeypatch.setattr(os, "write", write_some)
    with pytest.raises(StorageError):
        write_atomic(path, b"something new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_interrupted_write_leaves_no_file(tmp_path, monkeypatch):
    def interrupt(*_arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(tmp_path / "file", b"content")
    assert names(tmp_path) == []


@POSIX
@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP])
def test_folder_that_cannot_be_synced_is_no_error(tmp_path, monkeypatch, number):
    sync = os.fsync

    def sync_files_only(descriptor):
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            fail_with(number)()
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync_files_only)
    write_atomic(tmp_path / "file", b"content")
    assert (tmp_path / "file").read_bytes() == b"content"


def test_missing_folder_is_reported(tmp_path):
    with pytest.raises(StorageError, match="the folder does not exist") as error:
        write_atomic(tmp_path / "none" / "file", b"content")
    assert error.value.kind is StorageErrorKind.NO_FOLDER


def test_folder_at_the_path_of_the_file_is_not_replaced(tmp_path):
    (tmp_path / "file").mkdir()
    with pytest.raises(StorageError):
        write_atomic(tmp_path / "file", b"content")
    assert names(tmp_path) == ["file"]


@POSIX
def test_read_only_folder_is_reported_as_denied(tmp_path):
    # Root may write anywhere, so the program is run as another user if necessary.
    folder = tmp_path / "locked"
    folder.mkdir()
    (folder / "file").write_bytes(b"old")
    folder.chmod(0o555)
    code = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from haspelknecht_qt.core.storage import StorageError, write_atomic\n"
        "os.chdir(sys.argv[1])\n"
        "if os.geteuid() == 0: os.setuid(65534)\n"
        "try: write_atomic(Path('file'), b'new')\n"
        "except StorageError as error: print(error.kind.value)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], check=True, text=True, capture_output=True, cwd=Path.cwd()
    )
    assert done.stdout == "denied\n"
    assert (folder / "file").read_bytes() == b"old"
    assert names(folder) == ["file"]


def test_read_limited_reads_at_most_one_byte_over_the_limit(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(bytes(1000))
    assert len(read_limited(path, 100)) == 101
    assert len(read_limited(path, 1000)) == 1000


def test_lines_are_read_up_to_a_limit_per_line(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"abc\n" * 1000 + b"ab")
    assert list(read_lines(path, 4)) == [b"abc\n"] * 1000 + [b"ab"]
    with pytest.raises(ValueError, match="the line is longer than 3 bytes"):
        list(read_lines(path, 3))


@POSIX
def test_read_limited_refuses_a_pipe_without_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a regular file"):
        read_limited(tmp_path / "pipe", 100)
