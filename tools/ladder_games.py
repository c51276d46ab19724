"""Plan of the ladder for each game: kinds of matches, pairings, numbers of games, and studies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from attrs import field, frozen

from haspelknecht_qt.bots.ladder import SeedRange
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.level import Level
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.games.gueules_noires.levels import LEVELS as GUEULES_NOIRES_LEVELS
from haspelknecht_qt.games.haspelknecht.levels import LEVELS as HASPELKNECHT_LEVELS
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from tools.ladder_study import CONDITIONS, BoardStudy


class Selection(Enum):
    """Selections of a game's levels."""

    EACH = "each"
    STRONGEST = "strongest"
    OTHERS = "others"
    """All but the strongest."""


@frozen
class Pairing:
    """A level in one seat against a bot in all other seats: the level `below` steps lower, 0 for the same level."""

    level: Level
    against: str
    below: int

    def seated(self, seats: int) -> tuple[str, ...]:
        """Returns the names of the bots at a table with this number of seats."""
        return self.level.name, *(self.against for _ in range(seats - 1))


@frozen
class Quota:
    """Number of games of the selected levels against the level `below` steps lower (0: themselves).

    The random bot is below the weakest level.
    """

    selection: Selection
    games: int
    below: int = 1

    def pairings(self, levels: tuple[Level, ...]) -> Iterator[Pairing]:
        """Yields the pairings, weakest level first; a level without another one so far below is left out."""
        names = [RANDOM, *(level.name for level in levels)]
        for rank, level in enumerate(levels, 1):
            strongest = rank == len(levels)
            is_selected = self.selection is Selection.EACH or (self.selection is Selection.STRONGEST) == strongest
            if is_selected and rank >= self.below:
                yield Pairing(level, names[rank - self.below], self.below)


@frozen(kw_only=True)
class Matches:
    """Matches of one kind.

    `description` describes them to readers; `options` and `seats` belong to them. `rotating_option` names an option
    whose values are used in turn, except `excluded_values`. Seeds begin at `seed`: each kind has a range of its own
    without any other use. `quotas` goes from the most to the least important.
    """

    name: str
    description: str
    seats: int
    options: Mapping[str, JsonValue]
    rotating_option: str = ""
    excluded_values: tuple[JsonValue, ...] = ()
    seed: int
    quotas: tuple[Quota, ...]


@frozen(kw_only=True)
class LadderPlan:
    """Plan of the measurements of one game.

    The first of the `matches` are shown with the choice of levels; all are played in this order. A change in a level's
    play is detected by its moves in a separate game with the seed `probe`. `study` examines the game itself.
    """

    name: str
    levels: tuple[Level, ...]
    matches: tuple[Matches, ...]
    probe: int
    study: BoardStudy | None = field(default=None)

    @property
    def seeds(self) -> tuple[SeedRange, ...]:
        """First seed of each kind of matches, and what else its deals were used for."""
        return tuple(SeedRange(matches.seed, _NEW) for matches in self.matches)


GAMES, GAMES_OF_MANY = 400, 200
"""Numbers of games for two seats and for more. They give a share of three quarters with an error of 4 and 6 per cent."""
_NEW = "Played once, for this page, after all levels were finished. Not used for learning, for settings of a level, or for puzzles."


def _haspelknecht(
    name: str, description: str, seats: int, seed: int, *quotas: Quota, named: bool = False, **other: JsonValue
) -> Matches:
    """Returns matches of Haspelknecht; `other` has the differences to the first ones."""
    options = {**CONDITIONS, **other}
    if not named:
        return Matches(name=name, description=description, seats=seats, options=options, seed=seed, quotas=quotas)
    del options["layout"]
    return Matches(
        name=name,
        description=description,
        seats=seats,
        options=options,
        rotating_option="layout",
        excluded_values=(FIRST_PLAY, FREE_LAYOUT),
        seed=seed,
        quotas=quotas,
    )


def _gueules_noires(name: str, description: str, seats: int, seed: int, *quotas: Quota, **other: JsonValue) -> Matches:
    """Returns matches of Gueules Noires; `other` has the differences to the first ones."""
    options = {"first_player": "lot", "delivered": "covered", **other}
    return Matches(name=name, description=description, seats=seats, options=options, seed=seed, quotas=quotas)


_BEST = Quota(Selection.STRONGEST, GAMES)
_BEST_OF_MANY = Quota(Selection.STRONGEST, GAMES_OF_MANY)
_OTHERS = Quota(Selection.OTHERS, GAMES)
_BEST_ALONE = Quota(Selection.STRONGEST, 40, below=0)
_OTHERS_ALONE = Quota(Selection.OTHERS, 40, below=0)

MEASURED = {
    "haspelknecht": LadderPlan(
        name="haspelknecht",
        levels=HASPELKNECHT_LEVELS,
        matches=(
            _haspelknecht(
                "first_play",
                "two seats, the board for a first play, the Dutch rulebook, open plans",
                2,
                32_000_000,
                *(_BEST, _OTHERS, _BEST_ALONE),
            ),
            _haspelknecht(
                "named",
                "two seats, all named boards in turn, the Dutch rulebook, open plans",
                2,
                32_100_000,
                _BEST,
                named=True,
            ),
            _haspelknecht(
                "three_seats",
                "three seats, the board for a first play, the Dutch rulebook, open plans",
                3,
                32_200_000,
                *(_BEST_OF_MANY, _BEST_ALONE, _OTHERS_ALONE),
            ),
            _haspelknecht(
                "four_seats",
                "four seats, the board for a first play, the Dutch rulebook, open plans",
                4,
                32_300_000,
                *(_BEST_OF_MANY, _BEST_ALONE, _OTHERS_ALONE),
            ),
            _haspelknecht(
                "hidden",
                "two seats, the board for a first play, the Dutch rulebook, hidden plans",
                2,
                32_400_000,
                _BEST,
                planning="hidden",
            ),
            _haspelknecht(
                "english",
                "two seats, the board for a first play, the English rulebook, open plans",
                2,
                32_500_000,
                _BEST,
                rulebook="english",
            ),
            _haspelknecht(
                "french",
                "two seats, the board for a first play, the French rulebook, open plans",
                2,
                32_600_000,
                _BEST,
                rulebook="french",
            ),
            _haspelknecht(
                "three_seats_named",
                "three seats, all named boards in turn, the Dutch rulebook, open plans",
                3,
                32_700_000,
                _BEST_OF_MANY,
                named=True,
            ),
            _haspelknecht(
                "four_seats_named",
                "four seats, all named boards in turn, the Dutch rulebook, open plans",
                4,
                32_800_000,
                _BEST_OF_MANY,
                named=True,
            ),
        ),
        probe=19_999,
        study=BoardStudy(),
    ),
    "gueules_noires": LadderPlan(
        name="gueules_noires",
        levels=GUEULES_NOIRES_LEVELS,
        matches=(
            _gueules_noires(
                "two_seats",
                "two seats, the first player by lot, delivered orders face down",
                2,
                42_100_000,
                *(_BEST, _OTHERS, Quota(Selection.STRONGEST, GAMES, below=2), _BEST_ALONE),
            ),
            _gueules_noires(
                "three_seats",
                "three seats, the first player by lot, delivered orders face down",
                3,
                42_200_000,
                *(_BEST_OF_MANY, _BEST_ALONE, _OTHERS_ALONE),
            ),
            _gueules_noires(
                "four_seats",
                "four seats, the first player by lot, delivered orders face down",
                4,
                42_300_000,
                *(_BEST_OF_MANY, _BEST_ALONE, _OTHERS_ALONE),
            ),
            _gueules_noires(
                "open_orders",
                "two seats, the first player by lot, delivered orders face up",
                2,
                42_400_000,
                _BEST,
                delivered="open",
            ),
            _gueules_noires(
                "agreed_first",
                "two seats, the same first player in all games, delivered orders face down",
                2,
                42_500_000,
                _BEST,
                first_player="0",
            ),
        ),
        probe=39_999,
    ),
}
"""Games with levels, by name."""
