"""What many games of self-play together tell about Haspelknecht, with intervals."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from attrs import Factory, define, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.crew import Crew
from haspelknecht_qt.bots.statistics import Interval, mean_interval, wilson_interval
from haspelknecht_qt.bots.tournament import ResumeError
from haspelknecht_qt.bots.trouble import Trouble
from haspelknecht_qt.commands.terminal import tell
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.advice import offer
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from tools.study import Played, play

NAME = "haspelknecht"
CONDITIONS = {"layout": "first_play", "rulebook": "dutch", "planning": "open"}
"""The options of the matches that are played."""


@frozen
class BoardStudy:
    """Games in which every seat is played by the judgement of the level `by`, for each number of seats on each kind of board.

    Boards: the one for a first play, or all named ones in turn.
    """

    by: str = "farmer"
    seats: tuple[int, ...] = (2, 3, 4)
    boards: tuple[str, ...] = ("first_play", "named")

    def told(self, folder: Path, crew: Crew, games: int, seed: int, version: str) -> tuple[Mapping[str, Any], ...]:
        """What so many games each, with seeds from `seed` on, tell about the game; read from the folder where it is kept there already.

        `version` is that of the level. Raises ResumeError where what is kept was made under other conditions.
        """
        asked = {"games": games, "seed": seed, "version": version}
        return tuple(self._board(folder, crew, seats, board, asked) for seats in self.seats for board in self.boards)

    def _board(self, folder: Path, crew: Crew, seats: int, board: str, asked: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the bots tell about the game on one kind of board."""
        tell(f"{seats} seats, {board}")
        file = folder / f"game-{seats}-{board}.json"
        if file.is_file():
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["conditions"] != asked:
                details = {"name": "conditions", "found": str(kept["conditions"]), "allowed": str(asked)}
                raise ResumeError(Trouble.OTHER_RESULTS, {"file": str(file), **details})
            found: dict[str, Any] = kept["told"]
            return found
        game = Haspelknecht(components.load(composition.components_file(NAME)))
        evaluation = offer.load(composition.knowledge_file(NAME)).evaluations[self.by]
        plays = partial(_played, game, evaluation, seats, board, asked["seed"])
        told = {"board": board, **summary(list(crew.in_order(plays, range(asked["games"]))))}
        file.write_text(json.dumps({"conditions": asked, "told": told}) + "\n", encoding="utf-8")
        return told


def _played(game: Haspelknecht, evaluation: Evaluation, seats: int, board: str, seed: int, number: int) -> Played:
    fitting = [name for name, layout in game.components.layouts.items() if seats in layout.players]
    layout = fitting[number % len(fitting)] if board == "named" else CONDITIONS["layout"]
    options: Mapping[str, Any] = {**CONDITIONS, "players": seats, "layout": layout}
    return play(game, evaluation, options, seed + number)


@define
class _Tile:
    """What is noted of a tile, one number for each game in which it was in play, or for each purchase."""

    bought: list[float] = Factory(list)
    worth: list[float] = Factory(list)
    ahead: list[float] = Factory(list)


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """Averages over games with the same number of seats, as plain values; [mean, lower limit, upper limit] where it says interval.

    `points` (interval): of all seats. `places`: for each first place in the turn order the points ahead of the game's average (interval `ahead`) and the
    share of games won (interval `share`). `items`: average points by item. `tiles`: for each tile, of those in whose game it was in play, the share who
    had it in the end (interval `bought`); its worth when it was bought (interval `worth`, None where nobody bought it); and by how many points its
    owners ended ahead of those players of the same game who did without it (interval `ahead`, None where there were never both).
    """
    seats = len(games[0].totals)
    return {
        "games": len(games),
        "seats": seats,
        "points": mean_interval([_mean(each.totals) for each in games]).to_json(2),
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
        "ahead": mean_interval(ahead).to_json(2),
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
        for tile, gain in each.gains:
            tiles[tile].worth.append(gain)
    return {
        str(tile): {
            "bought": _share(noted.bought).to_json(3),
            "worth": mean_interval(noted.worth).to_json(2) if noted.worth else None,
            "ahead": mean_interval(noted.ahead).to_json(2) if noted.ahead else None,
        }
        for tile, noted in sorted(tiles.items())
    }


def _share(shares: Sequence[float]) -> Interval:
    interval = mean_interval(shares)
    return Interval(interval.mean, max(0.0, interval.low), min(1.0, interval.high))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
