"""Files of seats and tables in a folder that several programs share."""

import logging
import os
from pathlib import Path

import pytest

from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.stored_seats import MAX_FILES, StoredSeat, TableFolder
from tests.network.other_programs import other_program
from tests.network.tables import wait_until


def seat(guest="0" * 32):
    return StoredSeat("table", "toy", ("127.0.0.1:1",), guest, "token")


def test_seat_of_a_running_program_is_found_only_after_its_end(tmp_path):
    mine = TableFolder(tmp_path)
    with other_program(tmp_path, "theirs"):
        assert mine.seat.find() is None
        assert mine.seat.take() is None
    assert mine.seat.find() == seat("theirs")
    assert mine.seat.take() == seat("theirs")


def test_programs_store_and_forget_only_their_own_seats(tmp_path):
    mine = TableFolder(tmp_path)
    with other_program(tmp_path, "theirs"):
        mine.seat.store(seat("mine"))
        assert len([*tmp_path.glob("*.json")]) == 2
        mine.seat.forget()
        assert len([*tmp_path.glob("*.json")]) == 1
        mine.seat.forget()
    assert mine.seat.find() == seat("theirs")


def test_a_new_seat_leaves_the_file_of_an_ended_program(tmp_path):
    with other_program(tmp_path, "theirs"):
        pass
    mine = TableFolder(tmp_path)
    mine.seat.store(seat("mine"))
    mine.seat.forget()
    assert mine.seat.find() == seat("theirs")


def test_a_taken_seat_belongs_to_this_program(tmp_path):
    with other_program(tmp_path, "theirs"):
        pass
    mine = TableFolder(tmp_path)
    mine.seat.take()
    assert mine.seat.find() is None, "it is in use"
    mine.seat.store(seat("mine"))
    mine.seat.release()
    assert mine.seat.find() == seat("mine")
    assert len([*tmp_path.glob("*.json")]) == 1


def test_oldest_unused_file_is_replaced_if_there_are_too_many(tmp_path):
    for number in range(MAX_FILES):
        folder = TableFolder(tmp_path)
        folder.seat.store(seat(str(number)))
        folder.seat.release()
    newest_first = sorted(tmp_path.glob("*.json"))
    for number, path in enumerate(newest_first):
        os.utime(path, (1000 - number, 1000 - number))
    folder = TableFolder(tmp_path)
    folder.seat.store(seat("new"))
    assert "new" in newest_first[-1].read_text()
    assert folder.seat.find() == seat("0")


def test_reading_creates_nothing(tmp_path):
    assert TableFolder(tmp_path / "none").seat.find() is None
    assert TableFolder(tmp_path).table.take() is None
    assert not [*tmp_path.iterdir()]


def test_folder_that_cannot_be_written_is_reported(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(NetworkError) as refused:
        TableFolder(tmp_path / "file" / "folder").seat.store(seat())
    assert refused.value.kind is NetworkErrorKind.STORAGE
    assert refused.value.details["reason"] == "no folder"
    assert "game" not in str(refused.value)


def test_read_only_disk_does_not_keep_a_table_from_closing(table, monkeypatch, caplog):
    guest = table.seated(0)

    def fail(*_arguments, **_options):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "unlink", fail)
    with caplog.at_level(logging.ERROR):
        table.host.close()
        wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.TABLE_CLOSED
    assert guest.state.name == "CLOSED"
    assert not table.host.guests
    assert {"the file of a table cannot be removed", "the file of a seat cannot be removed"} <= {*caplog.messages}
