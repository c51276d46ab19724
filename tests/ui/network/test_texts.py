"""Sentences about tables on several computers."""

import errno

import pytest

from haspelknecht_qt.core.storage import StorageErrorKind
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.stored_seats import StoredSeat, TableFolder
from haspelknecht_qt.ui.network.texts import error_text


@pytest.mark.parametrize(
    "number, reason",
    [
        (errno.ENOSPC, "The drive is full."),
        (errno.EROFS, "The drive is read-only."),
        (errno.EACCES, "You do not have permission to write there."),
        (errno.ENOENT, "The folder does not exist."),
        (errno.EIO, "The system says: broken"),
    ],
)
def test_storage_error_names_its_reason_and_no_game(qapp, tmp_path, monkeypatch, number, reason):  # noqa: ARG001 - Qt needs an application
    def fail(*_arguments, **_options):
        raise OSError(number, "broken")

    monkeypatch.setattr("haspelknecht_qt.core.storage._write_new_file", fail)
    with pytest.raises(NetworkError) as refused:
        TableFolder(tmp_path).seat.store(StoredSeat("table", "toy", (), "guest", "token"))
    text = error_text(refused.value)
    assert text.endswith(f"must join again. {reason}")
    assert "game" not in text


def test_every_reason_has_a_sentence(qapp):  # noqa: ARG001 - Qt needs an application
    for kind in StorageErrorKind:
        details = {"error": "broken", "reason": kind.value}
        assert error_text(NetworkError(NetworkErrorKind.STORAGE, details))
