"""What has happened since a player's last turn: period by period, and in each player by player."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.ui.contracts import EventTexts, LogLine
from haspelknecht_qt.ui.panels.log import append_lines


@frozen
class RecentEvents:
    """What a period of the game (`Game.period`) brought one player, or nobody in particular (`seat` is None)."""

    period: tuple[int, int]
    seat: int | None
    lines: tuple[str, ...]


def events_since_last_turn(
    match: Match[S, M, E, U], seat: int, known: Iterable[Entry[M]], texts: EventTexts[S, E]
) -> list[RecentEvents]:
    """What has happened since a seat's last own move, as far as it is `known` at the screen; all of it if there is none.

    It is read by everybody at the table: what the seat alone has drawn is not told. Periods stand in their order, and in each the players by what came first.
    """
    plies = {entry.ply for entry in known}
    told: list[LogLine[S, E]] = []
    for entry in match.since(seat):
        if entry.ply in plies:
            append_lines(told, entry.ply, match.narration_for(entry.ply, *range(len(match.seats))), texts)
    found: dict[tuple[tuple[int, int], int | None], list[str]] = {}
    for line in told:
        sentence = texts.line(line.event, line.state, line.count) if texts.is_notable(line.event) else ""
        if sentence:
            found.setdefault((match.game.period(line.state), line.seat), []).append(sentence)
    # Sorting keeps the order of what is equal.
    return [
        RecentEvents(period, about, tuple(lines))
        for (period, about), lines in sorted(found.items(), key=lambda part: part[0][0])
    ]
