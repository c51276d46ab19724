"""Answers of a bot program, line by line."""

import json
import os
import sys

import pytest

from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from tests.bots.examples import game, positions, question


def test_unreadable_move_is_reported_on_one_line():
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


@pytest.mark.filterwarnings("error::ResourceWarning")
def test_status_of_a_program_that_exits_before_the_greeting_is_reported():
    program = ProgramBot(game(), (sys.executable, "-c", "raise SystemExit(3)"))
    start = program._start

    def start_and_wait():
        started = start()
        os.waitid(os.P_PID, started.pid, os.WEXITED | os.WNOWAIT)
        return started

    program._start = start_and_wait
    with pytest.raises(ProtocolError, match=r"ended with status 3$"):
        program.choose(*question(*positions()[0]))
    program.close()
