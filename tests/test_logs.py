"""The log: it rotates, and it names no person."""

import logging
import os
import pwd
import sys
from types import SimpleNamespace

import pytest

from haspelknecht_qt import logs


@pytest.fixture
def anna(monkeypatch, tmp_path):
    """A user with a home folder and names of her own."""
    home = tmp_path / "anna.berg"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USER", "aberg")
    for variable in ("LOGNAME", "USERNAME", "SUDO_USER"):
        monkeypatch.delenv(variable, raising=False)
    account = SimpleNamespace(pw_name="aberg", pw_gecos="Anna Berg,,,")
    monkeypatch.setattr(pwd, "getpwuid", lambda _: account)
    monkeypatch.setattr("platform.node", lambda: "annas-laptop.home")
    return home


@pytest.fixture
def log(tmp_path):
    logs.start(tmp_path, 0, logs.scrubber())
    yield logging.getLogger(logs.LOGGER)
    logs.stop()


@pytest.mark.parametrize(
    "text, scrubbed",
    [
        ('File "{home}/games/x.py", line 3', 'File "~/games/x.py", line 3'),
        ("in {home}", "in ~"),
        ("in {home}2/x", "in {home}2/x"),
        ("/media/aberg/stick", "/media/[user]/stick"),
        ("saved for Anna Berg on annas-laptop", "saved for [user] on [computer]"),
        ("annas-laptop.home, ABERG", "[computer], [user]"),
        ("abergs, Annas", "abergs, Annas"),
    ],
)
def test_home_user_and_computer_are_redacted(anna, text, scrubbed):
    assert logs.scrubber()(text.format(home=anna)) == scrubbed.format(home=anna)


def test_home_folder_behind_a_link_is_redacted_under_both_names(anna, monkeypatch, tmp_path):
    link = tmp_path / "link"
    link.symlink_to(anna)
    monkeypatch.setenv("HOME", str(link))
    assert logs.scrubber()(f"{link}/a {anna}/b") == "~/a ~/b"


@pytest.mark.parametrize("name", ["root", "pi", ""])
def test_generic_names_are_not_redacted(monkeypatch, name):
    monkeypatch.setenv("USER", name)
    for variable in ("LOGNAME", "USERNAME", "SUDO_USER"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", lambda _: SimpleNamespace(pw_name=name, pw_gecos=name))
    monkeypatch.setattr("platform.node", lambda: "localhost")
    monkeypatch.setenv("HOME", "/")
    assert logs.scrubber()("root pi / localhost") == "root pi / localhost"


def test_unknown_account_is_no_error(monkeypatch):
    def unknown(_):
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    assert logs.scrubber()("text") == "text"


def test_players_are_redacted_as_whole_words():
    redacted = logs.redact_players(
        "Anna-Maria and ANNA (Annas, émile.haspelknecht), C++", ["Anna", "Anna-Maria", "Émile", "C++"]
    )
    assert redacted == "[player] and [player] (Annas, [player].haspelknecht), [player]"


def test_log_entries_and_their_exceptions_are_redacted(anna, log, tmp_path):
    log.error("in %s", anna, exc_info=ValueError(f"{anna}/save"))
    text = (tmp_path / "haspelknecht-qt-0.log").read_text()
    assert "ERROR haspelknecht_qt: in ~\n" in text
    assert "ValueError: ~/save" in text
    assert str(anna) not in text


def test_the_log_rotates(log, tmp_path):
    for _ in range(6):
        for _ in range(300):
            log.info("x" * 1000)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["haspelknecht-qt-0.log", *(f"haspelknecht-qt-0.log.{number}" for number in (1, 2, 3))]
    assert all(path.stat().st_size <= logs.MAX_FILE_SIZE for path in tmp_path.iterdir())


def test_log_write_error_is_silent(log, monkeypatch, capsys):
    def full(*_):
        raise OSError(28, os.strerror(28))

    handler = next(handler for handler in log.handlers if isinstance(handler, logs.RotatingFileHandler))
    monkeypatch.setattr(handler, "shouldRollover", full)
    log.error("anything")
    assert capsys.readouterr() == ("", "")


def test_stopped_log_records_nothing(tmp_path, capsys):
    logs.start(tmp_path, 3, logs.scrubber())
    logs.stop()
    logging.getLogger(logs.LOGGER).error("late")
    assert (tmp_path / "haspelknecht-qt-3.log").read_text() == ""
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
def test_log_on_a_full_disk_is_closed_silently(tmp_path, capsys):
    (tmp_path / "haspelknecht-qt-0.log").symlink_to("/dev/full")
    logs.start(tmp_path, 0, logs.scrubber())
    logging.getLogger(logs.LOGGER).error("anything")
    logs.stop()
    assert capsys.readouterr() == ("", "")
