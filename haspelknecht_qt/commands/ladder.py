"""Measures the levels against each other and what they tell about the game: `make ladder`.

What is measured goes to resources/bots/ladder.json, which the program shows where one chooses a level, and to a page for people. Results of
single games are kept in a folder, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from attrs import frozen

from haspelknecht_qt import paths
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.levels import LEVELS
from haspelknecht_qt.bots.tournament import Row, Tournament
from haspelknecht_qt.commands import opponents
from haspelknecht_qt.commands.ladder_page import page
from haspelknecht_qt.commands.printed_values import game_for_records
from haspelknecht_qt.commands.terminal import tell
from haspelknecht_qt.games.haspelknecht.advice import study
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht

SEED = 20_000
STUDIED = 120
"""Games a number of seats for what the bots tell about the game."""


@frozen
class Match:
    """Two levels that play against each other, or one against itself, and how many games."""

    bots: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        """Its key in the file of results."""
        return "-".join(self.bots)


def matches() -> tuple[Match, ...]:
    """Each level against the one below, the lowest against random, and the strongest against itself with three seats."""
    names = ["random", *(level.name for level in LEVELS)]
    pairs = [Match((upper, lower), 200 if upper == names[-1] else 400) for lower, upper in itertools.pairwise(names)]
    return (*pairs, Match((names[-1],) * 3, 60))


def main(argv: Sequence[str] | None = None) -> None:
    """Measures everything and writes both files."""
    parser = argparse.ArgumentParser(description="Measures the strength of the levels.")
    parser.add_argument("folder", type=Path, help="where results of single games are kept")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(argv)
    asked.folder.mkdir(parents=True, exist_ok=True)
    target = paths.resources() / "bots" / "ladder.json"
    game = game_for_records()
    with ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("spawn")) as executor:
        steps = [_measured(game, match, executor, asked.jobs, asked.folder) for match in matches()]
        told = [_studied(game, seats, layouts, executor) for seats in (2, 3, 4) for layouts in ("first_play", "named")]
    data = {
        "format": 1,
        "limits_s": {level.name: level.seconds for level in LEVELS},
        "steps": steps,
        "game": told,
    }
    target.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    target.with_name("ladder.md").write_text(page(data), encoding="utf-8")


def _measured(
    game: Haspelknecht, match: Match, executor: ProcessPoolExecutor, jobs: int, folder: Path
) -> dict[str, Any]:
    known = opponents.makers()
    contestants = tuple(Contestant(name, known[name]) for name in match.bots)
    arena = Arena(game, {"players": len(match.bots)}, SEED, contestants)
    tournament = Tournament(arena, -(-match.games // arena.games_per_group))
    for done in tournament.run(executor, 2 * jobs, folder / f"{match.name}.jsonl"):
        if done % 10 == 0:
            tell(f"{match.name}: {done} of {tournament.groups} seeds")
    rows: list[Row] = tournament.rows()
    return {"bots": list(match.bots), "seed": SEED, "results": [row.to_json() for row in rows]}


def _studied(game: Haspelknecht, seats: int, layouts: str, executor: ProcessPoolExecutor) -> dict[str, Any]:
    evaluation = opponents.adviser().evaluations["farmer"]
    plays = partial(_study, game, evaluation, seats, layouts)
    tell(f"{seats} seats, {layouts}")
    return {"layouts": layouts, **study.summary(list(executor.map(plays, range(STUDIED))))}


def _study(game: Haspelknecht, evaluation: Any, seats: int, layouts: str, number: int) -> study.Played:
    fitting = [name for name, layout in game.components.layouts.items() if seats in layout.players]
    layout = fitting[number % len(fitting)] if layouts == "named" else "first_play"
    options: Mapping[str, Any] = {"players": seats, "layout": layout}
    return study.play(game, evaluation, options, SEED + number)


if __name__ == "__main__":
    main()
