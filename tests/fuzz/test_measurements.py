"""Measurements of bots as files: tournament results to resume, and the ladder. Usable, or refused in a sentence."""

import json
from concurrent.futures import Executor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht_qt import paths
from haspelknecht_qt.bots import ladder
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.levels import make_random
from haspelknecht_qt.bots.tournament import ResumeError, Tournament
from tests.fuzz.spoiling import WORDS, attempt, is_sentence, junk, spoilt_bytes, spoilt_json
from tests.ui.matches import GAME

LADDER = (paths.game_folder("haspelknecht") / "bots" / "ladder.json").read_text(encoding="utf-8")

SHORT_LADDER = json.loads(LADDER)
del SHORT_LADDER["game"][1:]


def tournament():
    contestants = tuple(Contestant(name, make_random) for name in ("one", "two"))
    return Tournament(Arena(GAME, {"players": 2}, 3, contestants), 2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("measurements")


def _results():
    """Returns the lines of a tournament's file."""
    done = tournament()
    list(done.run())
    return [{"tournament": done.conditions}, *(group.to_json() for group in done.finished_groups)]


RESULTS = _results()
LINES = "".join(json.dumps(line) + "\n" for line in RESULTS)


def resumed(file):
    """Reads results; accepted ones can be shown, refused ones stay unchanged."""
    before = file.read_bytes()
    one = tournament()
    _, error = attempt(lambda: next(one.run(_NoOne(), file=file)), ResumeError)
    if error is not None:
        assert is_sentence(str(error)), str(error)
        assert file.read_bytes() == before
        assert one.rows() is not None
    json.dumps([row.to_json() for row in one.rows()], allow_nan=False)
    return error


class _NoOne(Executor):
    """An executor that plays nothing."""


@given(data=spoilt_bytes([LINES]) | st.binary(max_size=100))
def test_spoilt_results(folder, data):
    file = folder / "results.jsonl"
    file.write_bytes(data)
    resumed(file)


@given(lines=spoilt_json([RESULTS]))
def test_results_that_somebody_has_changed(folder, lines):
    file = folder / "results.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    resumed(file)


# A byte order mark alone is an empty file.
@pytest.mark.parametrize(
    "text",
    [
        "my only copy of a letter",
        "two\nlines",
        '{"a": 1}\nand a rest',
        *(word for word in WORDS[5:] if word != "\ufeff"),
    ],
)
def test_a_file_of_another_kind_stays_as_it_is(folder, text):
    file = folder / "letter.txt"
    file.write_text(text, encoding="utf-8")
    assert resumed(file) is not None


def test_half_a_first_line_is_begun_anew(folder):
    file = folder / "half.jsonl"
    file.write_text(LINES[:30], encoding="utf-8")
    assert resumed(file) is None
    assert file.read_text(encoding="utf-8") == LINES.split("\n")[0] + "\n"


def climbed(file):
    """Reads a ladder; an accepted one covers every level."""
    told, error = attempt(lambda: ladder.load(file), ladder.LadderError)
    assert error is None or is_sentence(str(error)), str(error)
    for step in told.steps if told else ():
        assert "nan" not in f"{step.share.mean:.1%} {step.margin.mean:.1f} {step.times.p95_s if step.times else 0:.3f}"
        assert told.step_of_level(step.name) is not None
    return told


@given(data=spoilt_bytes([LADDER]) | st.binary(max_size=100))
def test_spoilt_ladders(folder, data):
    file = folder / "ladder.json"
    file.write_bytes(data)
    climbed(file)


@given(value=spoilt_json([SHORT_LADDER]) | junk)
def test_ladders_that_somebody_has_changed(folder, value):
    file = folder / "ladder.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    climbed(file)


def resumed_large(file):
    _, error = attempt(lambda: next(tournament().run(file=file)), ResumeError)
    assert is_sentence(str(error))


@pytest.mark.parametrize("read", [climbed, resumed_large])
def test_files_that_are_too_large_are_not_read_to_their_end(folder, read):
    file = folder / "large"
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert read(file) is None
    file.unlink()
