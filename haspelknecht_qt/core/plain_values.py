"""Small files of plain values, whoever made them: read to a limit, taken apart value by value, refused in a sentence.

Saved games have a stricter reader of their own, `record_reader`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.storage import read_limited


class UnfitValue(ValueError):
    """A value is not what it has to be. The message says what was found and what is allowed."""


def read_text(path: Path, largest: int) -> str:
    """The text of a file of at most `largest` bytes. Raises OSError where it cannot be read, ValueError where it is no such text."""
    data = read_limited(path, largest)
    if len(data) > largest:
        raise UnfitValue(f"the file is larger than {largest} bytes")
    return data.decode("utf-8")


def parse(text: str) -> Any:
    """The value that a JSON text stands for. Raises ValueError."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError as error:
        raise UnfitValue("values are nested too deep") from error


def entries(value: object) -> Mapping[str, Any]:
    """A value that has to be a JSON object. Raises UnfitValue, and KeyError when it is asked for what it does not have."""
    if not isinstance(value, dict):
        raise UnfitValue(f"found {shown(value)}, allowed is an object")
    return value


def items(value: object, least: int = 0, most: int | None = None) -> list[Any]:
    """A value that has to be a list of at least `least` and at most `most` values. Raises UnfitValue."""
    if not isinstance(value, list) or len(value) < least or (most is not None and len(value) > most):
        allowed = f"{least} values" if least == most else "values"
        raise UnfitValue(f"found {shown(value)}, allowed is a list of {allowed}")
    return value


def text(value: object) -> str:
    """A value that has to be a text. Raises UnfitValue."""
    if not isinstance(value, str):
        raise UnfitValue(f"found {shown(value)}, allowed is a text")
    return value


def whole(value: object, least: int, most: int) -> int:
    """A value that has to be a whole number between these limits. Raises UnfitValue."""
    # True and False are numbers to Python only.
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise UnfitValue(f"found {shown(value)}, allowed are whole numbers from {least} to {most}")
    return value


def number(value: object, least: float, most: float) -> float:
    """A value that has to be a number between these limits. Raises UnfitValue."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise UnfitValue(f"found {shown(value)}, allowed are numbers from {least:g} to {most:g}")
    return float(value)


def _refuse(constant: str) -> NoReturn:
    raise UnfitValue(f"found {constant}, which is no number")
