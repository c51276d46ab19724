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
def test_stored_message_is_parsed_into_kind_and_details(kind):
    details = details_of(kind)
    sentence = str(TranslatableError(kind, details))
    assert parse_message(sentence) == (kind, details)
    assert not set("{}") & set(sentence)


def test_message_of_another_error_is_not_parsed():
    assert parse_message("ZeroDivisionError: division by zero") is None


@pytest.mark.parametrize("kind", [ProtocolError, ResumeError, UnusableBot])
def test_pickled_error_keeps_its_kind_and_details(kind):
    error = kind(BotErrorKind.NO_PROGRAM, {"program": "clever {bot}"})
    back = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(back) is kind
    assert (back.kind, back.details, str(back)) == (
        error.kind,
        error.details,
        "clever {bot}: no such program",
    )
