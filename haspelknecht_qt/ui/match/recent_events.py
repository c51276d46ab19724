"""Events since a player's last turn, by period and player."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.ui.contracts import EventTexts, LogLine
from haspelknecht_qt.ui.panels.log import append_lines


@frozen
class RecentEvents:
    """Events of a period of the game (`Game.period`) for one player, or for nobody in particular (`seat` is None)."""

    period: tuple[int, int]
    seat: int | None
    lines: tuple[str, ...]


def events_since_last_turn(
    match: Match[S, M, E, U], seat: int, known: Iterable[Entry[M]], texts: EventTexts[S, E]
) -> list[RecentEvents]:
    """Returns the events since a seat's last own move, as far as they are `known` at the screen; all events if there is none.

    Everybody at the table reads them: draws that only the seat may know are left out. Periods are in their order, and in each period the
    players in the order of their first events.
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
    # Sorting is stable.
    return [
        RecentEvents(period, about, tuple(lines))
        for (period, about), lines in sorted(found.items(), key=lambda part: part[0][0])
    ]
