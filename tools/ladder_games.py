"""How the levels of each game are measured: on which matches, how many, and what is told of the game besides."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from haspelknecht_qt.core.level import Level
from haspelknecht_qt.core.plain import Plain
from haspelknecht_qt.games.gueules_noires.levels import LEVELS as PIT_LEVELS
from haspelknecht_qt.games.haspelknecht.levels import LEVELS as FARM_LEVELS
from tools.ladder_study import CONDITIONS, BoardStudy


@frozen
class SelfPlayed:
    """How many games a level plays against itself with so many seats."""

    name: str
    seats: int
    games: int


@frozen(kw_only=True)
class MeasuredGame:
    """What is measured of one game.

    `conditions` are the options of all matches, `in_words` the same for people. The seeds go up from `seed`, a range that no level was made with; the
    one before it tells levels apart. `games` are those of each level with two seats against the next weaker one. `study` tells about the game itself.
    """

    name: str
    levels: tuple[Level, ...]
    conditions: Mapping[str, Plain]
    in_words: str
    seed: int
    games: int
    games_of_the_strongest: int
    self_play: tuple[SelfPlayed, ...]
    study: BoardStudy | None = field(default=None)


MEASURED = {
    "haspelknecht": MeasuredGame(
        name="haspelknecht",
        levels=FARM_LEVELS,
        conditions=CONDITIONS,
        in_words="two seats, the board for a first play, the Dutch rulebook, open plans",
        seed=20_000,
        games=400,
        games_of_the_strongest=100,
        self_play=(SelfPlayed("haspelknecht", 3, 40), SelfPlayed("haspelknecht", 4, 12)),
        study=BoardStudy(),
    ),
    "gueules_noires": MeasuredGame(
        name="gueules_noires",
        levels=PIT_LEVELS,
        conditions={"first_player": "lot", "delivered": "covered"},
        in_words="two seats, the first player by lot, delivered orders face down",
        seed=40_000,
        games=200,
        games_of_the_strongest=100,
        self_play=tuple(
            SelfPlayed(level.name, seats, 6 if level == PIT_LEVELS[-1] else 10)
            for level in PIT_LEVELS
            for seats in (3, 4)
        ),
    ),
}
"""Each game with levels, by its name."""
