"""Measures the levels of the games against each other and studies games of the bots: `make ladder`.

Results go to resources/NAME/bots/ladder.json, which the program shows with the choice of levels, and to a page for
readers beside it. Single results are kept in a folder, so that a stopped run can be resumed; they are refused if the
levels have changed since. A published figure with at least as many games of the same deals stays while its levels are
the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import Factory, evolve, field, frozen

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import BotFactory, ladder
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.bots.tournament import ResumeError, Tournament, TournamentRow
from haspelknecht_qt.commands.playing import bot_version
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import write_error
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.strict_json import JsonValue
from tools import executors
from tools.ladder_file import save
from tools.ladder_games import MEASURED, LadderPlan, Matches, Pairing
from tools.ladder_page import page, with_measured
from tools.ladder_study import StudyCache

PASSES = (0.1, 0.25, 0.5, 1.0)
"""Shares of the games in each pass over all figures: a stopped run has something of all."""
TIMED = 20
"""Number of games to measure the time of a published figure without times."""
MIN_GROUPS = 2
"""Minimum number of groups of games for a result."""

Measured = ladder.LadderStep | ladder.SelfPlayScores


@frozen
class Figure:
    """One figure to be measured: a number of games of a pairing in matches of one kind."""

    matches: Matches
    pairing: Pairing
    games: int

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the bots at the table."""
        return self.pairing.seated(self.matches.seats)

    @property
    def key(self) -> str:
        """Text that is equal for figures that differ only in the number of games."""
        matches, pairing = self.matches, self.pairing
        rotating_options = _rotating_option_keys(matches)
        return key(matches.seats, matches.options, rotating_options, pairing.level.name, pairing.against, matches.seed)


def key(
    seats: int, options: Mapping[str, JsonValue], rotating_options: Sequence[str], name: str, against: str, seed: int
) -> str:
    """Returns a text that is equal for figures that differ only in the number of games."""
    return json.dumps([seats, dict(options), list(rotating_options), name, against, seed], sort_keys=True)


@frozen
class LadderRun:
    """Measurement of one game with its executor and the folder of its results.

    `published` has the previous results; None to measure all from scratch.
    """

    plan: LadderPlan
    folder: Path
    executor: TaskExecutor
    published: ladder.Ladder | None = None
    game: AnyGame = field(default=Factory(lambda self: composition.game(self.plan.name), takes_self=True))
    bot_factories: Mapping[str, BotFactory] = field(
        default=Factory(lambda self: composition.builtin_bot_factories(self.plan.name, timed=False), takes_self=True)
    )
    _versions: dict[str, str] = field(factory=dict, init=False)

    @property
    def figures(self) -> list[Figure]:
        """All figures to be measured, most important first."""
        return [
            Figure(matches, pairing, quota.games)
            for matches in self.plan.matches
            for quota in matches.quotas
            for pairing in quota.pairings(self.plan.levels)
        ]

    def play(self, figure: Figure, share: float) -> None:
        """Plays the missing part of this share of a figure's games; of a published one only games for its time.

        Raises ResumeError if the stored results were made under other conditions.
        """
        unknown = sorted(set(figure.names) - set(self.bot_factories))
        if unknown:
            write_error(
                f"{_named(figure)}: not measured, because the compiled model of {', '.join(unknown)} is missing"
            )
            return
        published = self._published(figure)
        games = share * figure.games
        if published is not None and published.games >= figure.games:
            games = min(games, TIMED) if published.times is None else 0
        if games:
            arena = self._arena(figure)
            tournament = Tournament(arena, max(MIN_GROUPS, round(games / arena.games_per_group)))
            for done in tournament.run(self.executor, self._file(figure)):
                if done % 10 == 0 or done == tournament.group_count:
                    write_error(f"{_named(figure)}: {done} of {tournament.group_count} seeds")

    def result(self, figure: Figure) -> Measured | None:
        """Returns the stored or the published result of a figure, whichever has more games; None if there is none."""
        published = self._published(figure)
        if not self._file(figure).is_file() or not set(figure.names) <= set(self.bot_factories):
            return published
        row = self._row(figure)
        if row is None:
            return published
        measured = _as_measured(figure, row)
        if published is None or published.games <= measured.games:
            return measured
        return published if measured.times is None else evolve(published, times=measured.times)

    def ladder(self, studied: Sequence[Mapping[str, JsonValue]]) -> ladder.Ladder:
        """Returns all present results; `studied` has the findings of the study."""
        ranks = {level.name: rank for rank, level in enumerate(self.plan.levels)}
        results = [(figure, self.result(figure)) for figure in self.figures]
        results.sort(key=lambda one: ranks[one[0].pairing.level.name])
        names = {name for figure, known in results if known is not None for name in figure.names}
        if self.plan.study is not None and studied:
            names.add(self.plan.study.by)
        before = {} if self.published is None else self.published.versions
        return ladder.Ladder(
            tuple(_condition(matches, results) for matches in self.plan.matches),
            {name: self.version(name) if name in self.bot_factories else before[name] for name in sorted(names)},
            self.plan.seeds,
            tuple(studied),
        )

    def study(self, games: int, *, playing: bool) -> Sequence[Mapping[str, JsonValue]]:
        """Returns the findings of the study from `games` games each.

        Raises ResumeError if stored findings were made under other conditions.
        """
        study = self.plan.study
        if study is None:
            return ()
        by = self.version(study.by)
        before = self.published
        still_true = () if before is None or before.versions.get(study.by) != by else before.findings
        cache = StudyCache(self.folder, by, still_true)
        return study.results(cache, self.executor, games, playing=playing)

    def _published(self, figure: Figure) -> Measured | None:
        """Returns the published result of a figure if its levels, as far as they can play here, have not changed."""
        published = self.published
        if published is None:
            return None
        found = _by_key(published).get(figure.key)
        if found is None:
            return None
        changed = [
            name
            for name in sorted(set(figure.names))
            if name in self.bot_factories and published.versions.get(name) != self.version(name)
        ]
        return None if changed else found

    def _row(self, figure: Figure) -> TournamentRow | None:
        """Returns the results of a figure's first bot in the stored games before the first gap; None if they are few.

        Games after a gap do not count: short games end first and would be favoured.
        """
        arena = self._arena(figure)
        most = max(MIN_GROUPS, round(figure.games / arena.games_per_group))
        kept = self._kept(figure, arena, most)
        whole = next(
            (place for place, group in enumerate(kept.finished_groups) if group.number != place),
            len(kept.finished_groups),
        )
        if whole < len(kept.finished_groups):
            kept = self._kept(figure, arena, whole)
        return None if whole < MIN_GROUPS else kept.rows()[0]

    def _kept(self, figure: Figure, arena: Arena, groups: int) -> Tournament:
        """Returns a tournament with the stored ones of this number of groups."""
        tournament = Tournament(arena, groups)
        # The first step reads the file; further steps would play missing groups.
        next(tournament.run(file=self._file(figure)))
        return tournament

    def _arena(self, figure: Figure) -> Arena:
        matches = figure.matches
        contestants = tuple(Contestant(name, self.bot_factories[name], self.version(name)) for name in figure.names)
        # All bots think in this thread: its processor time is comparable even on a busy machine.
        return Arena(
            self.game,
            {"players": matches.seats, **matches.options},
            matches.seed,
            contestants,
            self.rotating_options(matches),
            clock=time.thread_time,
        )

    def rotating_options(self, matches: Matches) -> dict[str, list[JsonValue]]:
        """Returns the values of the option whose values are used in turn."""
        return {
            option.key: [value for value in option.values(matches.seats) if value not in matches.excluded_values]
            for option in self.game.options
            if option.key == matches.rotating_option
        }

    def _file(self, figure: Figure) -> Path:
        return self.folder / f"{figure.matches.name}-{figure.pairing.level.name}-{figure.pairing.against}.jsonl"

    def version(self, name: str) -> str:
        """Returns a text that changes with a bot's settings, weights, and moves in one game, so also with its code."""
        if name not in self._versions:
            self._versions[name] = self._compute_version(name)
        return self._versions[name]

    def _compute_version(self, name: str) -> str:
        bot_factory = self.bot_factories[name]
        first = self.plan.matches[0]
        bots = [bot_factory(self.game) for _ in range(first.seats)]
        setup = self.game.setup({"players": first.seats, **first.options}, self.plan.probe)
        _, moves = play(self.game, setup, self.plan.probe, bots)
        text = "\n".join((bot_version(bot_factory), *(self.game.write_move(move) for move in moves)))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _by_key(published: ladder.Ladder) -> dict[str, Measured]:
    """Returns all published results by key."""
    found: dict[str, Measured] = {}
    for condition in published.conditions:
        results: list[tuple[str, Measured]] = [(step.against, step) for step in condition.steps]
        results += [(each.name, each) for each in condition.self_play]
        seats, options, rotating_options = condition.seats, condition.options, condition.rotating_options
        for against, each in results:
            found[key(seats, options, rotating_options, each.name, against, each.seed)] = each
    return found


def _as_measured(figure: Figure, row: TournamentRow) -> Measured:
    times = None
    if row.median_s is not None and row.p95_s is not None:
        times = ladder.DecisionTimes(
            decisions=row.decisions, real_decisions=row.real_decisions, median_s=row.median_s, p95_s=row.p95_s
        )
    name, seed = figure.pairing.level.name, figure.matches.seed
    if not figure.pairing.below:
        return ladder.SelfPlayScores(name=name, seed=seed, games=row.games, points=row.points, times=times)
    return ladder.LadderStep(
        name=name,
        against=figure.pairing.against,
        level_distance=figure.pairing.below,
        seed=seed,
        games=row.games,
        share=row.share,
        margin=row.margin,
        points=row.points,
        limit_s=figure.pairing.level.seconds,
        times=times,
    )


def _condition(matches: Matches, results: Sequence[tuple[Figure, Measured | None]]) -> ladder.ConditionMeasurements:
    """Returns the present results in matches of one kind."""
    here = [(figure, known) for figure, known in results if figure.matches == matches]
    return ladder.ConditionMeasurements(
        name=matches.name,
        description=matches.description,
        seats=matches.seats,
        options=matches.options,
        rotating_options=_rotating_option_keys(matches),
        steps=tuple(known for _, known in here if isinstance(known, ladder.LadderStep)),
        self_play=tuple(known for _, known in here if isinstance(known, ladder.SelfPlayScores)),
        missing_measurements=tuple(
            ladder.MissingMeasurement(name=figure.pairing.level.name, against=figure.pairing.against)
            for figure, known in here
            if known is None
        ),
    )


def _rotating_option_keys(matches: Matches) -> tuple[str, ...]:
    return (matches.rotating_option,) if matches.rotating_option else ()


def _named(figure: Figure) -> str:
    return f"{figure.matches.name}, {figure.pairing.level.name} against {figure.pairing.against}"


def main(argv: Sequence[str] | None = None) -> None:
    """Measures everything and writes the results."""
    parser = argparse.ArgumentParser(description="Measures the strength of the levels.")
    parser.add_argument("folder", type=Path, help="folder of stored results, with a folder for each game")
    parser.add_argument("--game", choices=tuple(MEASURED), help="the game (default: all games)")
    every = sorted({matches.name for of in MEASURED.values() for matches in of.matches})
    parser.add_argument("--matches", nargs="+", choices=every, default=every, help="kinds of matches (default: all)")
    executors.add_options(parser)
    parser.add_argument(
        "--share", type=float, default=1.0, help="share of all games, for a trial (default 1: all games)"
    )
    parser.add_argument(
        "--seed-offset",
        type=int,
        default=0,
        help="number added to all seeds, for a trial: published seeds are played once",
    )
    parser.add_argument("--studied", type=int, default=120, help="games for each column of the study (default 120)")
    parser.add_argument("--anew", action="store_true", help="measure valid published figures again")
    parser.add_argument("--no-play", action="store_true", help="play nothing; write the stored results")
    parser.add_argument(
        "--output",
        type=Path,
        help="folder for the results of each game (default: where the program reads them)",
    )
    arguments = parser.parse_args(argv)
    if arguments.studied < 1 or not 0 < arguments.share <= 1:
        parser.error("--studied: allowed is 1 or more; --share: allowed is more than 0, at most 1")
    if arguments.seed_offset < 0 or (arguments.seed_offset and arguments.output is None):
        parser.error("--seed-offset: allowed is 0 or more, and with --output only: other seeds are not published")
    with executors.playing(parser, arguments) as executor:
        for name in MEASURED if arguments.game is None else (arguments.game,):
            kept = arguments.folder / name
            kept.mkdir(parents=True, exist_ok=True)
            published = None if arguments.anew else composition.find_ladder(name)
            ladder_run = LadderRun(_with_seed_offset(MEASURED[name], arguments.seed_offset), kept, executor, published)
            try:
                _measure(ladder_run, arguments)
            except ResumeError as error:
                parser.exit(1, f"{error}\nDelete this file to measure again.\n")


def _with_seed_offset(plan: LadderPlan, offset: int) -> LadderPlan:
    """Returns the same game with other seeds."""
    return evolve(plan, matches=tuple(evolve(matches, seed=matches.seed + offset) for matches in plan.matches))


def _measure(ladder_run: LadderRun, arguments: argparse.Namespace) -> None:
    """Measures one game in passes and writes the results after each. Raises ResumeError."""
    if not arguments.no_play:
        for part in PASSES:
            for figure in ladder_run.figures:
                if figure.matches.name in arguments.matches:
                    ladder_run.play(figure, part * arguments.share)
            _write(ladder_run, ladder_run.study(arguments.studied, playing=False), arguments.output)
    _write(ladder_run, ladder_run.study(arguments.studied, playing=not arguments.no_play), arguments.output)


def _write(ladder_run: LadderRun, studied: Sequence[Mapping[str, JsonValue]], output: Path | None) -> None:
    """Writes the results of a game and the page; results that are not a trial go into docs/bots.md too."""
    name = ladder_run.plan.name
    file = composition.ladder_file(name) if output is None else output / name / "ladder.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    save(ladder_run.ladder(studied), file)
    # Read back: the page must have the same rounded numbers.
    written = ladder.load(file)
    file.with_suffix(".md").write_text(page(written), encoding="utf-8", newline="\n")
    document = paths.resources().parent / "docs" / "bots.md"
    if output is None and document.is_file():
        text = with_measured(document.read_text(encoding="utf-8"), written)
        document.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
