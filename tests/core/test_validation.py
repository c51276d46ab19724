"""Validation of untrusted values."""

import pytest

from haspelknecht_qt.core.validation import (
    ExpectedKind,
    UntrustedValue,
    ValidationError,
    ValidationErrorKind,
    parse,
    read_text,
)

DATA = {"name": "Ada", "seats": [1, 2, {"colour": "red"}], "open": True, "share": 0.5}


def validation_error(read):
    with pytest.raises(ValidationError) as error:
        read()
    return error.value


def test_valid_values_are_returned():
    data = UntrustedValue(DATA)
    assert data.check_keys(["name", "seats"], ["open", "share", "more"]) is data
    assert data["name"].text() == "Ada"
    assert [seat.whole_number(1, 2) for seat in data["seats"].array(3, 3)[:2]] == [1, 2]
    assert data["open"].flag() is True
    assert data["share"].number(0, 1) == 0.5
    assert data["name"].one_of(("Ada", "Jost")) == "Ada"
    assert "open" in data
    assert "locked" not in data
    assert list(data.values()) == list(DATA)


@pytest.mark.parametrize(
    "read, place, kind, message",
    [
        (lambda data: data["colour"], "colour", ValidationErrorKind.MISSING, "'colour' is missing"),
        (lambda data: data["name"]["first"], "name", ValidationErrorKind.TYPE, "found 'Ada', allowed is an object"),
        (
            lambda data: data.check_keys(["name"]),
            "seats",
            ValidationErrorKind.UNKNOWN,
            "'seats' is unknown, allowed are name",
        ),
        (lambda data: data.check_keys([*DATA, "more"]), "more", ValidationErrorKind.MISSING, "'more' is missing"),
        (
            lambda data: data["seats"].array()[2]["name"],
            "seats[2].name",
            ValidationErrorKind.MISSING,
            "'name' is missing",
        ),
        (lambda data: data["seats"].text(), "seats", ValidationErrorKind.TYPE, "allowed is a text"),
        (
            lambda data: data["name"].array(),
            "name",
            ValidationErrorKind.TYPE,
            "found 'Ada', allowed is a list of values",
        ),
        (lambda data: data["seats"].array(2, 2), "seats", ValidationErrorKind.LIMITS, "allowed is a list of 2 values"),
        (lambda data: data["seats"].array(4), "seats", ValidationErrorKind.LIMITS, "allowed is a list of values"),
        (
            lambda data: data["open"].whole_number(0),
            "open",
            ValidationErrorKind.TYPE,
            "found True, allowed are whole numbers from 0 on",
        ),
        (
            lambda data: data["seats"].array()[1].whole_number(0, 1),
            "seats[1]",
            ValidationErrorKind.LIMITS,
            "whole numbers from 0 to 1",
        ),
        (
            lambda data: data["open"].number(0, 2),
            "open",
            ValidationErrorKind.TYPE,
            "found True, allowed are numbers from 0 to 2",
        ),
        (
            lambda data: data["share"].number(1, 2.5),
            "share",
            ValidationErrorKind.LIMITS,
            "found 0.5, allowed are numbers from 1 to 2.5",
        ),
        (lambda data: data["share"].flag(), "share", ValidationErrorKind.TYPE, "found 0.5, allowed is true or false"),
        (
            lambda data: data["name"].one_of(("Jost", "Grete")),
            "name",
            ValidationErrorKind.LIMITS,
            "allowed are Jost, Grete",
        ),
        (lambda data: data["open"].one_of((1, 2)), "open", ValidationErrorKind.TYPE, "found True, allowed are 1, 2"),
    ],
)
def test_validation_error_states_place_kind_and_allowed_values(read, place, kind, message):
    error = validation_error(lambda: read(UntrustedValue(DATA)))
    assert (error.place, error.kind) == (place, kind)
    assert message in str(error)


def test_validation_error_has_parts_for_translation():
    error = validation_error(lambda: UntrustedValue(7, "seed").whole_number(0, 3))
    assert (error.found, error.expected.kind, error.expected.least, error.expected.most) == (
        7,
        ExpectedKind.WHOLE,
        0,
        3,
    )


@pytest.mark.parametrize("text", ["{", "[NaN]", "[" * 100_000, ""])
def test_invalid_json_is_refused(text):
    with pytest.raises(ValueError):
        parse(text)


@pytest.mark.parametrize("brackets", [("[", "]"), ('{"a": ', "}")])
@pytest.mark.parametrize("depth", [*range(860, 1010), 5000])
def test_values_nested_at_the_limit_are_refused(brackets, depth):
    """The error quotes the value, which must not need more recursion depth than reading it."""
    text = f"{brackets[0] * depth}1{brackets[1] * depth}"
    for read in (
        UntrustedValue.text,
        UntrustedValue.flag,
        lambda value: value.whole_number(0, 3),
        lambda value: value.one_of((1, 2)),
    ):
        with pytest.raises(ValueError):
            read(parse(text))


def test_read_text_refuses_large_or_non_utf_8_files(tmp_path):
    file = tmp_path / "file"
    file.write_text("Émile", encoding="utf-8")
    assert read_text(file, 6) == "Émile"
    with pytest.raises(ValueError, match="larger than 5 bytes"):
        read_text(file, 5)
    file.write_bytes(b"\xff")
    with pytest.raises(ValueError, match="utf-8"):
        read_text(file, 5)
