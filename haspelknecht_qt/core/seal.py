"""Check of a match's draws: proof that nobody chose them while the match was played.

The seal of the seed is shown when a match begins. After the match, anyone can compute the seal and all draws from the
seed.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import AnyMatch


@frozen
class DrawCheck:
    """Result of computing the draws of a match again.

    `draw_count` is the number of all draws. `foreign_plies` are the plies of draws that do not follow from the seed,
    ascending. Such draws come from a shared position or a real table.
    """

    draw_count: int
    foreign_plies: tuple[int, ...]


def check_draws(match: AnyMatch) -> DrawCheck:
    """Computes every logged draw again from the match's seed, and returns which draws differ."""
    game, draws, foreign = match.game, 0, []
    state = game.initial_state(match.setup)
    for entry in match.entries:
        if entry.actor == CHANCE:
            draws += 1
            if game.draw_chance_move(state, match.chance.generator(match.seed, entry.ply)) != entry.move:
                foreign.append(entry.ply)
        game.advance(state, entry.move)
    return DrawCheck(draws, tuple(foreign))
