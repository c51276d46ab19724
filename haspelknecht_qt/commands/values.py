"""Kinds of option values: each parses its text and names the allowed values."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from haspelknecht_qt.commands.errors import UsageError
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.record_error import quote


class ValueKind(NamedTuple):
    """A kind of option value, for instance whole numbers or paths.

    `placeholder` stands for the value in the help, for instance "N". `allowed` describes the allowed values, for
    instance "2, 3, 4". `parse` parses a text, and raises ValueError if the text is not allowed.
    """

    placeholder: str
    allowed: str
    parse: Callable[[str], Any]


def wrong_value_error(place: str, found: str, allowed: str) -> UsageError:
    """Returns the error for a wrong value `found`. `place` is the name of its option or operand."""
    sentence = translate("CommandLine", "{place}: expected {allowed}, found {found}")
    return UsageError(sentence.format(place=place, found=quote(found), allowed=allowed))


def whole_number(placeholder: str, least: int, most: int | None = None) -> ValueKind:
    """Returns the ValueKind for whole numbers from `least` to `most`, written with the digits 0 to 9."""
    if most is None:
        allowed = translate("CommandLine", "whole numbers, {least} or more").format(least=least)
    else:
        allowed = translate("CommandLine", "whole numbers from {least} to {most}").format(least=least, most=most)

    def parse(text: str) -> int:
        # Limits have 39 digits at most. With thousands of digits, `int` raises an error with an untranslated message.
        if not re.fullmatch("[0-9]{1,39}", text) or int(text) < least or (most is not None and int(text) > most):
            raise ValueError(text)
        return int(text)

    return ValueKind(placeholder, allowed, parse)


def one_of(placeholder: str, names: Sequence[Any]) -> ValueKind:
    """Returns the ValueKind for one of `names`, which are texts or numbers."""
    by_text = {str(name): name for name in names}

    def parse(text: str) -> Any:
        if text not in by_text:
            raise ValueError(text)
        return by_text[text]

    return ValueKind(placeholder, ", ".join(by_text), parse)


def list_of(placeholder: str, names: Sequence[str]) -> ValueKind:
    """Returns the ValueKind for one or more of these names, with commas between them and no spaces. Values are tuples."""
    allowed = translate("CommandLine", "{names}, or several of them separated by commas")

    def parse(text: str) -> tuple[str, ...]:
        found = tuple(text.split(","))
        if any(name not in names for name in found):
            raise ValueError(text)
        return found

    return ValueKind(placeholder, allowed.format(names=", ".join(names)), parse)


def size(placeholder: str, least: int, most: int) -> ValueKind:
    """Returns the ValueKind for sizes in pixels, for instance "1920x1080". Values are pairs of width and height."""
    allowed = translate("CommandLine", "width x height, each from {least} to {most}, for instance 1920x1080")

    def parse(text: str) -> tuple[int, int]:
        if not (match := re.fullmatch("([0-9]{1,6})x([0-9]{1,6})", text)):
            raise ValueError(text)
        width, height = int(match[1]), int(match[2])
        if not (least <= width <= most and least <= height <= most):
            raise ValueError(text)
        return width, height

    return ValueKind(placeholder, allowed.format(least=least, most=most), parse)


def decimal(placeholder: str, least: float, most: float) -> ValueKind:
    """Returns the ValueKind for numbers from `least` to `most`, with or without decimals, for instance "1.5"."""
    allowed = translate("CommandLine", "numbers from {least} to {most}").format(least=f"{least:g}", most=f"{most:g}")

    def parse(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or not least <= float(text) <= most:
            raise ValueError(text)
        return float(text)

    return ValueKind(placeholder, allowed, parse)


def any_text(placeholder: str, allowed: str) -> ValueKind:
    """Returns the ValueKind for texts that are not empty."""

    def parse(text: str) -> str:
        if not text:
            raise ValueError(text)
        return text

    return ValueKind(placeholder, allowed, parse)


def path(placeholder: str, allowed: str, suffix: str = "") -> ValueKind:
    """Returns the ValueKind for paths that end in `suffix`. `allowed` describes them in error messages."""

    def parse(text: str) -> Path:
        # An empty path would mean the current folder; no file name contains a zero byte.
        if not text or "\0" in text or not text.lower().endswith(suffix):
            raise ValueError(text)
        return Path(text)

    return ValueKind(placeholder, allowed, parse)


def record_path() -> ValueKind:
    """Returns the ValueKind for paths of saved games."""
    return path(translate("CommandLine", "FILE"), translate("CommandLine", "the path of a saved game"))
