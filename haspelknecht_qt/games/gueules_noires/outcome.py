"""Numbers of the final position of a rollout, from which reasons for a choice are found."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.games.gueules_noires.majorities import prizes_by_seat
from haspelknecht_qt.games.gueules_noires.match_data import MatchConstants
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS


def outcome(
    box: MatchConstants, items: Sequence[Sequence[tuple[str, float]]], counts: Sequence[Sequence[int]]
) -> dict[tuple[int, str], float]:
    """Returns the score items of all seats, and their prizes in the scoring of shift III by names of ELEMENTS.

    `items` has the score items by seat, `counts` each seat's number of each element.
    """
    found = {(seat, name): points for seat, each in enumerate(items) for name, points in each}
    for element, name in enumerate(ELEMENTS):
        prizes = prizes_by_seat([each[element] for each in counts], box.components.prizes[element])
        found.update({(seat, name): prize for seat, prize in enumerate(prizes)})
    return found
