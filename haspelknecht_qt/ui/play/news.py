"""What has happened since a player's last turn: season by season, and in each player by player."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.ui.panels.log_lines import Line, lines_of

UNTOLD = (events.WorkBegan, events.WorkEnded, events.BuildingBuilt)
"""What was done says it all."""


@frozen
class Part:
    """What a season brought one player, or nobody in particular (`seat` is None)."""

    year: int
    season: int
    seat: int | None
    lines: tuple[str, ...]


def since(match: Match, seat: int, known: Iterable[Entry], phrases: Phrases) -> list[Part]:
    """What has happened since a seat's last own move, as far as it is `known` at the screen; all of it if there is none.

    Seasons stand in their order, and in each the players by what came first.
    """
    plies = {entry.ply for entry in known}
    told: list[Line] = []
    for entry in match.since(seat):
        if entry.ply in plies:
            told.extend(lines_of(entry.ply, match.narration(entry.ply), told[-1] if told else None))
    found: dict[tuple[int, int, int | None], list[str]] = {}
    for line in told:
        words = "" if isinstance(line.event, UNTOLD) else phrases.event(line.event, line.state, line.count)
        if words:
            found.setdefault((*line.season, line.seat), []).append(words)
    # Sorting keeps the order of what is equal.
    return [
        Part(*about, tuple(lines)) for about, lines in sorted(found.items(), key=lambda part: (part[0][0], part[0][1]))
    ]
