"""Untrusted answers and weights of bots: usable, or refused in a sentence."""

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
from tests.fuzz.damaging import WORDS, attempt, damaged_bytes, damaged_json, is_sentence, junk
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


def move_of_answer(answer):
    """Asks a program that gives this answer; returns its move, or None if the answer is refused."""
    bot = ProgramBot(GAME, ["program"])
    bot._program = Program(answer)
    move, error = attempt(lambda: bot.choose(MATCH.state, MATCH.decision, LEGAL, Generator(1, 1)), ProtocolError)
    assert error is None or is_sentence(str(error)), str(error)
    return move


def test_valid_answer_is_accepted():
    assert move_of_answer(json.dumps(ANSWER).encode() + b"\n") == LEGAL[0]


@given(data=damaged_bytes([json.dumps(ANSWER) + "\n"]) | st.binary(max_size=100))
def test_damaged_answer_is_accepted_or_refused_in_a_sentence(data):
    move_of_answer(data)


@given(answer=damaged_json([ANSWER]) | junk)
def test_changed_json_answer_is_accepted_or_refused_in_a_sentence(answer):
    move_of_answer(json.dumps(answer).encode() + b"\n")


@pytest.mark.parametrize("word", WORDS)
def test_a_single_word_is_no_answer(word):
    assert move_of_answer(word.encode("utf-8", "surrogatepass") + b"\n") is None


def test_endless_answer_is_refused_at_the_limit_of_a_line():
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


def load_weights(file):
    """Reads weights; accepted weights must evaluate a position."""
    sets, error = attempt(lambda: value_function.load(file), value_function.WeightsError)
    assert error is None or is_sentence(str(error)), str(error)
    for each in (sets or {}).values():
        assert abs(each.value(MATCH.state, 0)) < 1e9
    return sets


@given(data=damaged_bytes([WEIGHTS]) | st.binary(max_size=100))
def test_damaged_weights_are_read_or_refused_in_a_sentence(file, data):
    file.write_bytes(data)
    load_weights(file)


@given(value=damaged_json([ONE_SET]) | junk)
def test_changed_json_weights_are_read_or_refused_in_a_sentence(file, value):
    file.write_text(json.dumps(value), encoding="utf-8")
    load_weights(file)


@pytest.mark.parametrize("number", [True, None, "1", float("nan"), float("inf"), 1e300, 10**400, [1]])
def test_weight_that_is_no_usable_number_is_refused(file, number):
    data = json.loads(WEIGHTS)
    next(iter(data["sets"].values()))[0][0] = number
    file.write_text(json.dumps(data), encoding="utf-8")
    assert load_weights(file) is None


def test_oversized_weights_file_is_refused(file):
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert load_weights(file) is None
    file.unlink()
