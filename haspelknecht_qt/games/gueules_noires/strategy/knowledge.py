"""The numbers that a level of play judges positions by, and the names of where points come from."""

from __future__ import annotations

from attrs import frozen

SOURCES = (
    "deliveries",
    "majorities",
    "minecarts",
    "orders",
    "coal",
    "money",
    "balance",
    "workers",
    "rest",
)
"""Where expected points come from: delivered orders; majorities of cells and of empty minecarts, paid and to come; outstanding orders; cubes that no
order waits for; francs; the two sides of the mine; workers still to be placed in this shift; and what is usual at this stage."""

ByShift = tuple[float, float, float]
"""One number for each shift."""


@frozen(kw_only=True)
class Knowledge:
    """What things are worth, in victory points where nothing else is said.

    The nearest cube tells how far a free cell is from being filled, a filled one counting 1: `lifted` in cage or stock, `in_mine` on a minecart,
    `paired` where two cubes that no cell asks for can take its place, `absent` not bought. An order's chance is their mean to the
    power `sharpness`. `moves_a_worker`, `tile_in_workers` and `slack` tell how much workers are needed until it is delivered.

    `spread` is how uncertain a difference in an element is when one whole shift is still to be played, `least_spread` what always is;
    `emptied` the share of minecarts emptied by somebody with any number of workers. `spare`, `franc`, `worker`, `tile` (that one side
    exceeds the other by) go by shift. `move` is what a move of the extraction saves. `usual` is for two, three and four players what is still to be
    earned beyond all that when a shift begins.

    `reckoned` is how much of each element somebody who does not look at the others takes each of them to have when a shift ends; None: they are looked at.
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
"""What a level knows, by the name of its knowledge. What the pit boy and the hewer have as `usual` was counted in games among themselves. What the
chief engineer knows was learned by self-play, from the overman's on (`make tune`, tools/tuning.py), in 16 steps of 2,400 games each; he forecasts by it, and
judges by what was learned besides (`make train`)."""
