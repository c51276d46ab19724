"""Arbitrary command-line arguments: understood, or refused in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht_qt import cli
from haspelknecht_qt.commands.errors import UsageError
from tests.fuzz.damaging import WORDS, attempt, is_sentence

COMMANDS = {name: make() for name, make in cli.COMMANDS.items()}
OPTIONS = sorted({option.name for command in COMMANDS.values() for option in command.options})
GOOD = ("2", "3", "1516", "dutch", "1920x1080", "1.5", "random", "light", "game.haspelknecht", "table.png")

words = st.lists(
    st.sampled_from((*OPTIONS, *GOOD, *WORDS, "--", "-", "--=", "--help="))
    | st.text(max_size=12)
    | st.tuples(st.sampled_from(OPTIONS), st.sampled_from((*GOOD, *WORDS))).map("=".join),
    max_size=8,
)


@given(name=st.sampled_from(sorted(COMMANDS)), words=words)
def test_arguments_are_parsed_or_refused_in_a_sentence(name, words):
    values, error = attempt(lambda: COMMANDS[name].parse(words), UsageError)
    assert isinstance(values, dict) if error is None else is_sentence(str(error)), error


@pytest.mark.parametrize("name", ["replay", "moves", "open"])
@pytest.mark.parametrize("file", ["x" * 300, "a\nb", "a\r\x0b\u2028\u202eb", "..", "/", "\udcff", "/dev/null"])
def test_unreadable_file_is_refused_on_one_line(capsys, name, file):
    assert cli.main([name, file]) == cli.EXIT_FAILED
    error_output = capsys.readouterr().err
    assert len(error_output.splitlines()) == 1
    assert "Traceback" not in error_output
