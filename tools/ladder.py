"""Measures the levels against each other and what they tell about the game: `make ladder`.

What is measured goes to resources/haspelknecht/bots/ladder.json, which the program shows where one chooses a level, and to a page for people beside it. Results are
kept in a folder, so that a run that was stopped goes on where it was; they are refused when the levels have changed since.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import multiprocessing
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from attrs import field, frozen

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import Maker, ladder
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.tournament import ResumeError, Tournament, TournamentRow
from haspelknecht_qt.bots.trouble import Trouble
from haspelknecht_qt.commands.playing import version
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import tell
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.advice import offer
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tools import study
from tools.ladder_page import page, with_measured
from tools.ladder_study import summary

SEED = 20_000
NAME = "haspelknecht"
OUTPUT = composition.ladder_file(NAME).parent
CONDITIONS = {"layout": "first_play", "rulebook": "dutch", "planning": "open"}
GAMES = 400
GAMES_OF_THE_STRONGEST = 200
STUDIED_BY = "farmer"
STUDIED_SEATS = (2, 3, 4)
BOARDS = ("first_play", "named")
"""The boards that the game is studied on: the one for a first play, or all named ones in turn."""


@frozen
class SelfPlayed:
    """How many games the strongest level plays against itself with so many seats."""

    seats: int
    games: int


SELF_PLAY = (SelfPlayed(3, 40), SelfPlayed(4, 12))


@frozen
class Measuring:
    """Where games are played and their results kept. `share` is how many of the matches of a full measurement are played."""

    folder: Path
    executor: Executor | None
    jobs: int
    share: float
    game: Haspelknecht = field(factory=lambda: Haspelknecht(components.load(composition.components_file(NAME))))
    known: Mapping[str, Maker] = field(factory=lambda: composition.own_makers(NAME, timed=False))

    def step(self, name: str, against: str, seconds: float) -> ladder.LadderStep:
        """A level against the next weaker one."""
        games = GAMES_OF_THE_STRONGEST if name == LEVELS[-1].name else GAMES
        row = self._row((name, against), games)
        return ladder.LadderStep(
            name=name,
            against=against,
            games=row.games,
            share=row.share,
            margin=row.margin,
            points=row.points,
            median_s=row.median,
            p95_s=row.p95,
            limit_s=seconds,
        )

    def self_play(self, name: str, wanted: SelfPlayed) -> ladder.SelfPlay:
        """A level against itself."""
        row = self._row((name,) * wanted.seats, wanted.games)
        return ladder.SelfPlay(
            name=name, seats=wanted.seats, games=row.games, points=row.points, median_s=row.median, p95_s=row.p95
        )

    def _row(self, names: Sequence[str], games: int) -> TournamentRow:
        """How the first of these bots does."""
        contestants = tuple(Contestant(name, self.known[name], self._version(name)) for name in names)
        arena = Arena(self.game, {"players": len(names), **CONDITIONS}, SEED, contestants)
        groups = max(2, round(self.share * games / arena.games_per_group))
        tournament = Tournament(arena, groups)
        file = self.folder / f"{'-'.join(names)}.jsonl"
        for done in tournament.run(self.executor, 2 * self.jobs, file):
            if done % 10 == 0 or done == groups:
                tell(f"{file.stem}: {done} of {groups} seeds")
        return tournament.rows()[0]

    def studied(self, seats: int, board: str, games: int) -> dict[str, Any]:
        """What the bots tell about the game on one kind of board."""
        tell(f"{seats} seats, {board}")
        conditions = {"games": games, "seed": SEED, "version": self._version(STUDIED_BY)}
        file = self.folder / f"game-{seats}-{board}.json"
        if file.is_file():
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["conditions"] != conditions:
                details = {"name": "conditions", "found": str(kept["conditions"]), "allowed": str(conditions)}
                raise ResumeError(Trouble.OTHER_RESULTS, {"file": str(file), **details})
            told: dict[str, Any] = kept["told"]
            return told
        evaluation = offer.load(composition.knowledge_file(NAME)).evaluations[STUDIED_BY]
        plays = partial(_study, self.game, evaluation, seats, board)
        played: Iterable[study.Played] = (
            map(plays, range(games)) if self.executor is None else self.executor.map(plays, range(games), chunksize=4)
        )
        told = {"board": board, **summary(list(played))}
        file.write_text(json.dumps({"conditions": conditions, "told": told}) + "\n", encoding="utf-8")
        return told

    def _version(self, name: str) -> str:
        """Changes with the bot's settings, with its knowledge, and with the moves that it makes in one game: also when its code does."""
        maker = self.known[name]
        seed = SEED - 1
        bots = [maker(self.game), maker(self.game)]
        _, moves = play(self.game, self.game.setup({"players": 2, **CONDITIONS}, seed), seed, bots)
        text = "\n".join((version(maker), *(self.game.write(move) for move in moves)))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _study(game: Haspelknecht, evaluation: Any, seats: int, board: str, number: int) -> study.Played:
    fitting = [name for name, layout in game.components.layouts.items() if seats in layout.players]
    layout = fitting[number % len(fitting)] if board == "named" else "first_play"
    options: Mapping[str, Any] = {**CONDITIONS, "players": seats, "layout": layout}
    return study.play(game, evaluation, options, SEED + number)


def measure(measuring: Measuring, studied: int) -> ladder.Ladder:
    """Each level against the one below, the lowest against random, the strongest against itself, and the game itself."""
    names = ["random", *(level.name for level in LEVELS)]
    seconds = {level.name: level.seconds for level in LEVELS}
    return ladder.Ladder(
        CONDITIONS,
        tuple(measuring.step(name, against, seconds[name]) for against, name in itertools.pairwise(names)),
        tuple(measuring.self_play(names[-1], each) for each in SELF_PLAY),
        tuple(measuring.studied(seats, board, studied) for seats in STUDIED_SEATS for board in BOARDS),
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measures everything and writes it down."""
    parser = argparse.ArgumentParser(description="Measures the strength of the levels.")
    parser.add_argument("folder", type=Path, help="where results are kept")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (default 1)")
    parser.add_argument("--share", type=float, default=1.0, help="of all matches, to try it out (default 1: all)")
    parser.add_argument("--studied", type=int, default=120, help="games of each study of the game (default 120)")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="where ladder.* is written")
    asked = parser.parse_args(argv)
    if asked.jobs < 1 or asked.studied < 1 or not 0 < asked.share <= 1:
        parser.error("--jobs and --studied: allowed is 1 or more; --share: allowed is more than 0, at most 1")
    asked.folder.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    with nullcontext() if asked.jobs == 1 else ProcessPoolExecutor(asked.jobs, context) as executor:
        try:
            measured = measure(Measuring(asked.folder, executor, asked.jobs, asked.share), asked.studied)
        except ResumeError as error:
            parser.exit(1, f"{error}\nDelete this file to measure anew.\n")
    file = asked.output / "ladder.json"
    measured.save(file)
    # From what was written: the page tells the same rounded numbers.
    written = ladder.load(file)
    file.with_suffix(".md").write_text(page(written), encoding="utf-8", newline="\n")
    readme = paths.resources().parent / "README.md"
    # Not after a trial, whose numbers go elsewhere.
    if asked.output == OUTPUT and readme.is_file():
        text = with_measured(readme.read_text(encoding="utf-8"), written)
        readme.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
