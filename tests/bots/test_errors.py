"""Errors of third-party bots and stored results: a sentence with details."""

import pickle
import string

import pytest

from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError, parse_message
from haspelknecht_qt.bots.line_protocol import ProtocolError
from haspelknecht_qt.bots.third_party import UnusableBot
from haspelknecht_qt.bots.tournament import ResumeError


def details_of(kind):
    """Values for all placeholders of a sentence."""
    return {name: f"<{name}>" for _, name, _, _ in string.Formatter().parse(kind.value) if name}


@pytest.mark.parametrize("kind", BotErrorKind)
def test_a_sentence_that_was_kept_is_read_again(kind):
    details = details_of(kind)
    sentence = str(TranslatableError(kind, details))
    assert parse_message(sentence) == (kind, details)
    assert not set("{}") & set(sentence)


def test_another_sentence_is_none_of_them():
    assert parse_message("ZeroDivisionError: division by zero") is None


@pytest.mark.parametrize("kind", [ProtocolError, ResumeError, UnusableBot])
def test_an_error_comes_whole_out_of_another_process(kind):
    error = kind(BotErrorKind.NO_PROGRAM, {"program": "clever {bot}"})
    back = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(back) is kind
    assert (back.kind, back.details, str(back)) == (
        error.kind,
        error.details,
        "clever {bot}: no such program",
    )
