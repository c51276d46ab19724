"""Writes the file puzzles.json of a game, which `haspelknecht_qt.bots.puzzles.parse_puzzles` reads."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from attrs import asdict, astuple

from haspelknecht_qt.bots.puzzles import FORMAT, Puzzle
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.trajectory import OutcomeDifference


def to_json(puzzle: Puzzle) -> JsonObject:
    """Returns the puzzle as values for JSON, rounded to the digits that are reported.

    Leaves out a missing first day, and differences of answers that have none.
    """
    values: JsonObject = asdict(puzzle, value_serializer=_rounded)
    values["alternatives"] = [_without_empty(each, "differences") for each in values["alternatives"]]
    return _without_empty(values, "first_day")


def _without_empty(values: JsonObject, key: str) -> JsonObject:
    return {name: value for name, value in values.items() if value or name != key}


def _rounded(_instance: object, _attribute: object, value: object) -> object:
    if isinstance(value, tuple) and value and isinstance(value[0], OutcomeDifference):
        return [[each.seat, each.name, *(round(number, 2) for number in astuple(each)[2:])] for each in value]
    return round(value, 2) if isinstance(value, float) else value


def in_page_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Returns the puzzles in the order of the page: easy ones first, for newcomers; themes in turn, for variety."""
    counts: Counter[tuple[int, str]] = Counter()
    placed: list[tuple[int, int, Puzzle]] = []
    for puzzle in puzzles:
        kind = (puzzle.hardness, puzzle.theme)
        placed.append((puzzle.hardness, counts[kind], puzzle))
        counts[kind] += 1
    return [puzzle for _, _, puzzle in sorted(placed, key=lambda each: each[:2])]


def write(puzzles: Iterable[Puzzle]) -> str:
    """Returns the text of a puzzle file: the puzzles in the order of the page, one line for each."""
    lines = ",\n".join(json.dumps(to_json(each), ensure_ascii=False) for each in in_page_order(puzzles))
    return f'{{"format": {FORMAT}, "puzzles": [\n{lines}\n]}}\n'
