"""Untrusted input of bots, weights and answers to questions: usable, or refused in a sentence."""

import io
import json
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht_qt import paths
from haspelknecht_qt.bots import line_protocol
from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from tests.fuzz.spoiling import WORDS, attempt, is_sentence, junk, spoilt_bytes, spoilt_json
from tests.ui.matches import GAME, new_match

MATCH = new_match("pp")
LEGAL = GAME.legal_moves(MATCH.state)
WEIGHTS = (paths.game_folder("haspelknecht") / "bots" / "weights.json").read_text(encoding="utf-8")
ONE_SET = json.loads(WEIGHTS)
ONE_SET["sets"] = dict([ONE_SET["sets"].popitem()])
ANSWER = {"type": "move", "number": 1, "move": GAME.write_move(LEGAL[0])}


class Program:
    """A program that has answered these bytes and ended."""

    def __init__(self, answer):
        self.stdin = io.StringIO()
        self.stdout = io.TextIOWrapper(io.BytesIO(answer), encoding="utf-8", errors=line_protocol.DECODING_ERRORS)
        self.returncode = 0


def told(answer):
    """Asks a program that gives this answer."""
    bot = ProgramBot(GAME, ["program"])
    bot._program = Program(answer)
    move, error = attempt(lambda: bot.choose(MATCH.state, MATCH.decision, LEGAL, Generator(1, 1)), ProtocolError)
    assert error is None or is_sentence(str(error)), str(error)
    return move


def test_a_sound_answer_is_a_move():
    assert told(json.dumps(ANSWER).encode() + b"\n") == LEGAL[0]


@given(data=spoilt_bytes([json.dumps(ANSWER) + "\n"]) | st.binary(max_size=100))
def test_spoilt_answers(data):
    told(data)


@given(answer=spoilt_json([ANSWER]) | junk)
def test_answers_of_another_kind(answer):
    told(json.dumps(answer).encode() + b"\n")


@pytest.mark.parametrize("word", WORDS)
def test_a_single_word_is_no_answer(word):
    assert told(word.encode("utf-8", "surrogatepass") + b"\n") is None


def test_an_answer_without_an_end_is_not_waited_for():
    read = []

    def readline(size=-1):
        read.append(size)
        return "x" * size

    program = SimpleNamespace(stdin=io.StringIO(), stdout=SimpleNamespace(readline=readline))
    bot = ProgramBot(GAME, ["program"])
    bot._program = program
    _, error = attempt(lambda: bot.choose(MATCH.state, MATCH.decision, LEGAL, Generator(1, 1)), ProtocolError)
    assert is_sentence(str(error))
    assert read == [line_protocol.MAX_LINE_LENGTH]


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    return tmp_path_factory.mktemp("bots") / "weights.json"


def judged(file):
    """Reads weights; accepted ones must evaluate a position."""
    sets, error = attempt(lambda: value_function.load(file), value_function.WeightsError)
    assert error is None or is_sentence(str(error)), str(error)
    for each in (sets or {}).values():
        assert abs(each.value(MATCH.state, 0)) < 1e9
    return sets


@given(data=spoilt_bytes([WEIGHTS]) | st.binary(max_size=100))
def test_spoilt_weights(file, data):
    file.write_bytes(data)
    judged(file)


@given(value=spoilt_json([ONE_SET]) | junk)
def test_weights_that_somebody_has_changed(file, value):
    file.write_text(json.dumps(value), encoding="utf-8")
    judged(file)


@pytest.mark.parametrize("number", [True, None, "1", float("nan"), float("inf"), 1e300, 10**400, [1]])
def test_a_weight_is_a_number(file, number):
    data = json.loads(WEIGHTS)
    next(iter(data["sets"].values()))[0][0] = number
    file.write_text(json.dumps(data), encoding="utf-8")
    assert judged(file) is None


def test_weights_that_are_too_large_are_not_read_to_their_end(file):
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert judged(file) is None
    file.unlink()
