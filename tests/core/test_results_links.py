"""Results file behind a symbolic link, and a link to a file that is absent."""

import os

import pytest

from haspelknecht_qt.core.results import ResultsError, ResultStore
from haspelknecht_qt.core.storage import StorageErrorKind
from tests.core.result_files import all_results, finished, keep

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links as on POSIX")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "results.sqlite"


@pytest.fixture
def drive(tmp_path):
    folder = tmp_path / "drive"
    folder.mkdir()
    return folder


@pytest.fixture
def link(path, drive):
    path.parent.mkdir()
    path.symlink_to(drive / "kept.sqlite")
    return path


@pytest.mark.parametrize("is_mount_point", [False, True])
def test_link_to_an_absent_drive_is_refused_and_kept(link, drive, is_mount_point):
    keep(ResultStore(drive / "kept.sqlite"), finished(seed=1))
    results = ResultStore(link)
    assert len(all_results(results, "toy")) == 1
    drive.rename(drive.with_name("away"))
    if is_mount_point:
        drive.mkdir()
    for access in (lambda: keep(results, finished(seed=2)), results.games):
        with pytest.raises(ResultsError, match="a symbolic link leads to a file that does not exist") as refused:
            access()
        assert refused.value.storage.kind is StorageErrorKind.NO_TARGET
    assert link.is_symlink()
    if is_mount_point:
        drive.rmdir()
    assert not drive.exists()
    drive.with_name("away").rename(drive)
    keep(results, finished(seed=2))
    assert link.is_symlink()
    assert len(all_results(ResultStore(drive / "kept.sqlite"), "toy")) == 2


def test_linked_folder_on_an_absent_drive_is_refused(drive, tmp_path):
    (tmp_path / "data").symlink_to(drive)
    results = ResultStore(tmp_path / "data" / "results.sqlite")
    keep(results, finished())
    drive.rename(drive.with_name("away"))
    for access in (lambda: keep(results, finished(seed=2)), results.games):
        with pytest.raises(ResultsError) as refused:
            access()
        assert refused.value.storage.kind is StorageErrorKind.NO_TARGET


@pytest.mark.parametrize("content", [b"", b"garbage" * 100])
def test_only_the_damaged_file_behind_a_link_is_renamed(link, drive, content):
    (drive / "kept.sqlite").write_bytes(content)
    results = ResultStore(link)
    keep(results, finished())
    assert results.renamed_files == [drive / "kept-damaged-1.sqlite"]
    assert results.renamed_files[0].read_bytes() == content
    assert link.is_symlink()
    assert len(all_results(ResultStore(drive / "kept.sqlite"), "toy")) == 1
