"""The command line in a terminal of Windows, whose characters are those of cp1252 or cp437."""

import io
import os
import subprocess
import sys

import pytest

from haspelknecht_qt import cli
from haspelknecht_qt.commands import terminal
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record import save
from tests.core.playing import TOY
from tests.languages import CODES, OTHER, main_locale

PROGRAM = [sys.executable, "-m", "haspelknecht_qt"]
NAMES = ("Łukasz €", "Émile 中")


@pytest.fixture
def streams(monkeypatch):
    """Function that replaces the standard streams by streams of an encoding; returns a reader of the written bytes."""

    def open_streams(encoding):
        found = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\r\n") for _ in "oe"]
        monkeypatch.setattr(sys, "stdout", found[0])
        monkeypatch.setattr(sys, "stderr", found[1])

        def written():
            for each in found:
                each.flush()
            return tuple(each.buffer.getvalue() for each in found)

        return written

    return open_streams


@pytest.mark.parametrize(
    "encoding, shown",
    [
        ("cp1252", b"\\u0141 \x80 \xc9 \\u4e2d"),
        ("cp437", b"\\u0141 \\u20ac \x90 \\u4e2d"),
        ("utf-8", "Ł € É 中".encode()),
    ],
)
def test_characters_missing_in_the_encoding_are_escaped(streams, encoding, shown):
    written = streams(encoding)
    terminal.prepare_streams()
    terminal.write("Ł € É 中")
    terminal.write_error_line("Ł € É 中")
    assert written() == (shown + b"\r\n", shown + b"\r\n")


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii"])
@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["open", "Ł 中.haspelknecht", "--nonsense"]])
@pytest.mark.parametrize("code", CODES)
def test_every_language_is_written_in_every_encoding(streams, monkeypatch, encoding, words, code):
    monkeypatch.setenv("LC_ALL", f"{main_locale(code)}.UTF-8")
    written = streams("utf-8")
    status = cli.main(words)
    text = b"".join(written()).decode()
    written = streams(encoding)
    assert cli.main(words) == status
    assert b"".join(written()) == text.encode(encoding, "backslashreplace")
    assert text.strip()


def test_error_about_a_file_is_escaped_for_cp1252_streams(tmp_path):
    setup = TOY.setup({"rounds": 3}, 1)
    seats = [Seat(name, colour, "person") for name, colour in zip(NAMES, ("madder", "woad"), strict=True)]
    file = tmp_path / "Łódź €.toy"
    save(file, Match(TOY, setup, 1, seats))
    done = subprocess.run(
        [*PROGRAM, "moves", str(file)],
        env=os.environ | {"PYTHONIOENCODING": "cp1252", "LANGUAGE": OTHER},
        check=False,
        capture_output=True,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == cli.EXIT_FAILED
    # The program does not know the toy game, and names the file in its sentence.
    assert b"\\u0141\xf3d\\u017a \x80.toy" in done.stderr
