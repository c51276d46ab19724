"""Study of Haspelknecht from many games of self-play, with intervals."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from attrs import Factory, define, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.errors import BotErrorKind
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.bots.statistics import ConfidenceInterval, student_interval, wilson_interval
from haspelknecht_qt.bots.tournament import ResumeError
from haspelknecht_qt.commands.terminal import write_error
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.strategy import evaluator
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction
from tools.grouped_interval import grouped_interval
from tools.study import Played, play

NAME = "haspelknecht"
CONDITIONS = {"layout": "first_play", "rulebook": "dutch", "planning": "open"}
"""Options of the matches."""


@frozen
class StudyCache:
    """Results before any game is played: the `published` ones that are still valid, and those in the folder.

    `version` is that of the level that plays.
    """

    folder: Path
    version: str
    published: Sequence[Mapping[str, Any]] = ()


@frozen
class BoardStudy:
    """Games with the evaluation of the level `by` in every seat, for each number of seats on each kind of board.

    Boards: the one for a first play, or all named ones in turn. Games have the seeds from `seed` on.
    """

    by: str = "farmer"
    seats: tuple[int, ...] = (2, 3, 4)
    boards: tuple[str, ...] = ("first_play", "named")
    seed: int = 20_000

    def results(
        self,
        cache: StudyCache,
        executor: TaskExecutor,
        games: int,
        *,
        playing: bool,
    ) -> tuple[Mapping[str, Any], ...]:
        """Returns the findings from `games` games each, by number of seats and board.

        Published or stored ones are not played again. Without `playing`, others are left out, and published ones count
        with any number of games. Raises ResumeError if stored ones were made under other conditions.
        """
        found: list[Mapping[str, Any]] = []
        for seats in self.seats:
            for board in self.boards:
                published = [each for each in cache.published if (each["seats"], each["board"]) == (seats, board)]
                if published and (not playing or published[0]["games"] == games):
                    found.append(published[0])
                elif playing or _file(cache.folder, seats, board).is_file():
                    conditions = {"games": games, "seed": self.seed, "version": cache.version}
                    found.append(self._board(cache.folder, executor, seats, board, conditions))
        return tuple(found)

    def _board(
        self, folder: Path, executor: TaskExecutor, seats: int, board: str, conditions: Mapping[str, Any]
    ) -> Mapping[str, Any]:
        """Returns the findings on one kind of board."""
        write_error(f"{seats} seats, {board}")
        file = _file(folder, seats, board)
        if file.is_file():
            stored = json.loads(file.read_text(encoding="utf-8"))
            if stored["conditions"] != conditions:
                details = {"name": "conditions", "found": str(stored["conditions"]), "allowed": str(conditions)}
                raise ResumeError(BotErrorKind.OTHER_TOURNAMENT, {"file": str(file), **details})
            found: dict[str, Any] = stored["told"]
            return found
        game = Haspelknecht(components.load(composition.components_file(NAME)))
        value_function = evaluator.load(composition.weights_file(NAME)).value_functions[self.by]
        plays = partial(_played, game, value_function, seats, board, conditions["seed"])
        results = {"board": board, **summary(list(executor.map(plays, range(conditions["games"]))))}
        file.write_text(json.dumps({"conditions": conditions, "told": results}) + "\n", encoding="utf-8")
        return results


def _file(folder: Path, seats: int, board: str) -> Path:
    return folder / f"game-{seats}-{board}.json"


def _played(
    game: Haspelknecht, value_function: ValueFunction, seats: int, board: str, seed: int, number: int
) -> Played:
    fitting = [name for name, layout in game.components.layouts.items() if seats in layout.player_counts]
    layout = fitting[number % len(fitting)] if board == "named" else CONDITIONS["layout"]
    options: Mapping[str, Any] = {**CONDITIONS, "players": seats, "layout": layout}
    return play(game, value_function, options, seed + number)


@define
class _Tile:
    """Data of a tile for each game in which it was in play.

    `bought` has the shares of buyers, `utility` the values of each game's purchases, `ahead` the leads of the owners.
    """

    bought: list[float] = Factory(list)
    utility: list[list[float]] = Factory(list)
    ahead: list[float] = Factory(list)


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """Returns averages over games with the same number of seats. An interval is [mean, lower limit, upper limit].

    - `points` (interval): points of all seats
    - `places`, for each first place in the turn order: lead over the game's average (interval `ahead`) and share of games
      won (interval `share`)
    - `items`: mean points by item
    - `tiles`, for each tile, from the games in which it was in play: share of owners at the end (interval `bought`),
      value when bought (interval `worth`, None if never bought), and final lead of its owners over the other players of
      the same game (interval `ahead`, None if there were never both)

    Games are independent, purchases within a game are not.
    """
    seats = len(games[0].totals)
    return {
        "games": len(games),
        "seats": seats,
        "points": student_interval([_mean(each.totals) for each in games]).to_json(2),
        "places": [_place(games, place) for place in range(seats)],
        "items": {
            name: round(_mean([_mean([of_seat[name] for of_seat in each.items]) for each in games]), 2)
            for name in games[0].items[0]
        },
        "tiles": _tiles(games),
    }


def _place(games: Sequence[Played], place: int) -> dict[str, Any]:
    began = [each.places.index(place) for each in games]
    ahead = [each.totals[seat] - _mean(each.totals) for each, seat in zip(games, began, strict=True)]
    won = sum(each.winner == seat for each, seat in zip(games, began, strict=True))
    return {
        "ahead": student_interval(ahead).to_json(2),
        "share": wilson_interval(won / len(games), len(games)).to_json(3),
    }


def _tiles(games: Iterable[Played]) -> dict[str, Any]:
    tiles: dict[int, _Tile] = {}
    for each in games:
        for tile in each.tiles:
            noted = tiles.setdefault(tile, _Tile())
            having: list[int] = []
            lacking: list[int] = []
            for total, bought in zip(each.totals, each.bought, strict=True):
                (having if tile in bought else lacking).append(total)
            noted.bought.append(len(having) / len(each.totals))
            if having and lacking:
                noted.ahead.append(_mean(having) - _mean(lacking))
            noted.utility.append([gain for of, gain in each.gains if of == tile])
    return {
        str(tile): {
            "bought": _share(noted.bought).to_json(3),
            "worth": grouped_interval(noted.utility).to_json(2) if any(noted.utility) else None,
            "ahead": student_interval(noted.ahead).to_json(2) if noted.ahead else None,
        }
        for tile, noted in sorted(tiles.items())
    }


def _share(shares: Sequence[float]) -> ConfidenceInterval:
    interval = student_interval(shares)
    return ConfidenceInterval(interval.mean, max(0.0, interval.low), min(1.0, interval.high))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
