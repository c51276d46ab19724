"""What programs of others answer when they are asked for a move: a move or a sentence."""

import io
import json
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht_qt.bots import line_protocol
from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from haspelknecht_qt.core.draw import Generator
from tests.fuzz.spoiling import WORDS, attempt, is_sentence, junk, spoilt_bytes, spoilt_json
from tests.ui.matches import GAME, new_match

MATCH = new_match("pp")
LEGAL = GAME.legal_moves(MATCH.state)
ANSWER = {"type": "move", "number": 1, "move": GAME.write(LEGAL[0])}


class Program:
    """Stands for a program that has answered these bytes and ended."""

    def __init__(self, answer):
        self.stdin = io.StringIO()
        self.stdout = io.TextIOWrapper(io.BytesIO(answer), encoding="utf-8", errors=line_protocol.ERRORS)

    def wait(self):
        return 0


def told(answer):
    """Asks a program that answers so."""
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
    assert read == [line_protocol.LONGEST_LINE]
