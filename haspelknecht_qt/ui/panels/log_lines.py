"""The lines of a log: what was told, event by event, and which events share a line."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from haspelknecht_qt.core.game import E, S
from haspelknecht_qt.ui.contracts import EventTexts, LogLine


def append_lines(
    lines: list[LogLine[S, E]], ply: int, narration: Iterable[tuple[E, S]], texts: EventTexts[S, E]
) -> None:
    """Adds what a move tells to the lines so far; what belongs to the last line becomes part of it."""
    for event, state in narration:
        joined = texts.merged_line(event, state, lines[-1]) if lines else None
        if joined is None:
            lines.append(texts.new_line(ply, event, state))
        else:
            lines[-1] = evolve(joined, last_ply=ply)


def lines_of(ply: int, narration: Iterable[tuple[E, S]], texts: EventTexts[S, E]) -> list[LogLine[S, E]]:
    """The lines of one move alone."""
    lines: list[LogLine[S, E]] = []
    append_lines(lines, ply, narration, texts)
    return lines
