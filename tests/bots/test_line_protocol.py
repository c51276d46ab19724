"""What a program of a bot answers, line by line."""

import json
import sys

import pytest

from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from tests.bots.examples import game, positions, question


def test_an_unreadable_move_is_told_on_one_line():
    answer = json.dumps({"type": "move", "number": 1, "move": "take\nA\r\nblack"})
    program = ProgramBot(game(), (sys.executable, "-c", f"input(); input(); print({answer!r})"))
    try:
        with pytest.raises(
            ProtocolError, match=r"^this move cannot be read: 'take\\nA\\r\\nblack' is no move of Haspelknecht"
        ) as refused:
            program.choose(*question(*positions()[0]))
    finally:
        program.close()
    assert "\n" not in str(refused.value)
