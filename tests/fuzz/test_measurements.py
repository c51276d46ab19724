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
from tests.fuzz.damaging import WORDS, attempt, damaged_bytes, damaged_json, is_sentence, junk
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


def resume(file):
    """Reads results. Accepted results can be shown; a refused file stays unchanged."""
    before = file.read_bytes()
    one = tournament()
    _, error = attempt(lambda: next(one.run(_IdleExecutor(), file=file)), ResumeError)
    if error is not None:
        assert is_sentence(str(error)), str(error)
        assert file.read_bytes() == before
        assert one.rows() is not None
    json.dumps([row.to_json() for row in one.rows()], allow_nan=False)
    return error


class _IdleExecutor(Executor):
    """An executor that plays nothing."""


@given(data=damaged_bytes([LINES]) | st.binary(max_size=100))
def test_damaged_results_are_resumed_or_refused_in_a_sentence(folder, data):
    file = folder / "results.jsonl"
    file.write_bytes(data)
    resume(file)


@given(lines=damaged_json([RESULTS]))
def test_changed_json_results_are_resumed_or_refused_in_a_sentence(folder, lines):
    file = folder / "results.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    resume(file)


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
def test_file_of_another_kind_is_refused_and_unchanged(folder, text):
    file = folder / "letter.txt"
    file.write_text(text, encoding="utf-8")
    assert resume(file) is not None


def test_file_with_half_a_first_line_is_begun_anew(folder):
    file = folder / "half.jsonl"
    file.write_text(LINES[:30], encoding="utf-8")
    assert resume(file) is None
    assert file.read_text(encoding="utf-8") == LINES.split("\n")[0] + "\n"


def load_ladder(file):
    """Reads a ladder. An accepted ladder has usable numbers, and finds each of its levels."""
    loaded, error = attempt(lambda: ladder.load(file), ladder.LadderError)
    assert error is None or is_sentence(str(error)), str(error)
    for step in loaded.steps if loaded else ():
        assert "nan" not in f"{step.share.mean:.1%} {step.margin.mean:.1f} {step.times.p95_s if step.times else 0:.3f}"
        assert loaded.step_of_level(step.name) is not None
    return loaded


@given(data=damaged_bytes([LADDER]) | st.binary(max_size=100))
def test_damaged_ladders_are_read_or_refused_in_a_sentence(folder, data):
    file = folder / "ladder.json"
    file.write_bytes(data)
    load_ladder(file)


@given(value=damaged_json([SHORT_LADDER]) | junk)
def test_changed_json_ladders_are_read_or_refused_in_a_sentence(folder, value):
    file = folder / "ladder.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    load_ladder(file)


def resume_large_file(file):
    _, error = attempt(lambda: next(tournament().run(file=file)), ResumeError)
    assert is_sentence(str(error))


@pytest.mark.parametrize("read", [load_ladder, resume_large_file])
def test_oversized_file_is_refused(folder, read):
    file = folder / "large"
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert read(file) is None
    file.unlink()
