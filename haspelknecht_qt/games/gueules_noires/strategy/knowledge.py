"""Weights of the levels' value functions, and names of the sources of expected points."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen

SOURCES = ("deliveries", "majorities", "minecarts", "orders", "coal", "money", "balance", "workers", "rest")
"""Sources of expected points.

"deliveries" are delivered orders. "majorities" are scored prizes and expected prizes for cells, "minecarts" expected
prizes for empty minecarts. "orders" are outstanding orders. "coal" are cubes that no order needs. "money" are francs.
"balance" is the balance of the two sides of the mine. "workers" are workers still to be placed in this shift. "rest"
are further points that are usual after this stage of the game.
"""

ByShift = tuple[float, float, float]
"""One weight for each shift."""


@frozen(kw_only=True)
class Knowledge:
    """Weights of a value function, in victory points unless noted. The compiled model reads them in this order.

    A filled cell of an order counts 1. A free cell counts `lifted` if its cube is in the cage or private stock,
    `in_mine` if it is on a minecart, `absent` if it must be bought. It counts `paired` if two spare cubes can fill it.
    The chance that an order is delivered is the mean over its cells, to the power `sharpness`. A worker is needed for
    each `moves_a_worker` moves of extractions, and `tile_in_workers` workers for each cube to be bought. The chance is
    lower if fewer than about `slack` workers would remain.

    The uncertainty of a lead in an element of the shift clock is `least_spread` at its scoring, and one shift earlier
    `least_spread + spread`. `emptied` is the share of minecarts that unlimited workers would empty. `spare` is the
    value of a cube without a free cell, `franc` of a franc, `worker` of a worker, `move` of a saved move of the
    extraction. `tile` is the loss for each tile by which one side of the mine exceeds the other. `usual` has the points
    usually still to come as each shift begins, for 2 to 4 players. `reckoned` is the number of each element that every
    opponent is assumed to have at the end of each shift; with None, it is forecast from the opponents' positions.
    """

    lifted: float = 0.87
    in_mine: float = 0.7
    paired: float = 0.45
    absent: float = 0.2
    sharpness: float = 1.9
    moves_a_worker: float = 4.0
    tile_in_workers: float = 1.5
    slack: float = 3.0
    spread: float = 0.8
    least_spread: float = 0.15
    emptied: float = 0.85
    spare: ByShift = (1.5, 1.1, 0.25)
    franc: ByShift = (0.5, 0.45, 0.3)
    worker: ByShift = (1.0, 1.0, 1.0)
    tile: ByShift = (1.0, 1.4, 2.0)
    usual: tuple[ByShift, ByShift, ByShift] = ((57.0, 6.0, -8.0), (55.0, 6.0, -6.0), (43.0, 6.0, -6.0))
    move: float = 0.25
    reckoned: ByShift | None = None


KNOWLEDGE = {
    "pit_boy": Knowledge(
        absent=0.25, sharpness=1.0, usual=((58.0, 40.0, 33.0), (60.0, 43.0, 35.0), (47.0, 32.0, 25.0))
    ),
    "hewer": Knowledge(reckoned=(1.3, 3.7, 6.2), usual=((89.0, 50.0, 20.0), (86.0, 52.0, 26.0), (68.0, 46.0, 24.0))),
    "overman": Knowledge(),
    "chief_engineer": Knowledge(
        lifted=0.617,
        in_mine=0.704,
        paired=0.384,
        absent=0.175,
        sharpness=1.014,
        moves_a_worker=3.98,
        tile_in_workers=1.666,
        slack=2.705,
        spread=0.712,
        least_spread=0.15,
        emptied=1.007,
        move=0.214,
        spare=(1.608, 1.171, 0.233),
        franc=(1.021, 0.574, 0.357),
        worker=(1.865, 0.944, 0.606),
        tile=(1.043, 1.045, 1.389),
        usual=((19.6, 5.9, 0.2), (14.7, 1.6, -2.2), (10.9, 2.3, -2.4)),
    ),
}
"""Weights by the name of a level.

The pit boy's and the hewer's points still to come (`usual`) were measured in games among players of their own level.
The chief engineer's weights were tuned by self-play, starting from the overman's (`make tune`, tools/tuning.py), in 16
steps of 2,400 games each. They are used only for forecasts: this level evaluates by trained weights (`make train`).
"""
