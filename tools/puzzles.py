"""Makes the puzzles of a game: `make puzzles ARGS="--game NAME"`.

Earlier puzzles are analysed again, and those that still hold are kept. For the missing ones levels play against each
other, with all numbers of seats and all options. Some decisions of each game are analysed, and the puzzles among them
are kept. Findings are saved after each game, so that a stopped run can be resumed. The same seed and earlier puzzles
always make the same puzzles, with any number of processes. At the end they go to resources/NAME/puzzles.json.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, partial
from pathlib import Path

from attrs import evolve, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.puzzles import HARDNESS_DEGREES, Puzzle, load
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import write_error
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE, PERSON, AnyGame, Decision, Seat, SetupError
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.core.undo import UndoPolicy
from tools import executors
from tools.game_cache import GameCache, levels_version
from tools.puzzle_check import MIN_LEAD, checked_lead
from tools.puzzle_file import to_json, write
from tools.puzzle_search import AnyPuzzleSearch, PuzzleAnalysis, PuzzleEstimate, PuzzleSearch

COUNT = 100
"""Number of puzzles to find for each game."""
MIN_OF_THEME = 6
"""Number of puzzles of each theme for which room is kept. A rare theme may have fewer."""
SEATS = (2, 2, 3, 2, 2, 4, 2, 3)
"""Numbers of seats, used in turn."""
MAX_PER_GAME = 2
"""Maximum number of puzzles from one game, all of different themes."""
MAX_ANALYSED = 20
"""Maximum number of decisions of a game that are analysed; at most half of them may be of one step."""
MAX_GAMES = 100
"""Maximum number of games from one source."""
MAX_THEME_SHARE = 0.4
"""Maximum part of all puzzles with the same theme."""
MAX_DEGREE_SHARE = 0.36
"""Maximum part of all puzzles with the same degree."""
STAGES = 3
"""Number of stages of a game from which puzzles come."""
_PLAYING = 1 << 32
_FIRST_CHECK_SEED = 1 << 50
"""Added to the seeds of the check by which puzzles are chosen, so that `make puzzle-check` uses others."""


@frozen
class PuzzleSource:
    """Source of a game's puzzles: games with seeds from `seed` on.

    Each game gives puzzles of one stage: the first, middle or last third of its moves. `only_themes` are the only likely
    themes considered, `skipped_steps` the steps left out, and `skipped_options` values of options that need further
    choices. A puzzle has at least `fewest` alternatives.
    """

    name: str
    seed: int
    fewest: int
    only_themes: tuple[str, ...] = ()
    skipped_steps: tuple[str, ...] = ()
    skipped_options: tuple[str, ...] = ()

    def considers(self, step: str) -> bool:
        """Whether decisions of this step are considered."""
        return step not in self.skipped_steps

    def considers_puzzle(self, estimate: PuzzleEstimate) -> bool:
        """Whether a decision with this estimate is analysed."""
        return estimate.theme in self.only_themes if self.only_themes else estimate.misses > 0

    def most(self, mixture: PuzzleMix, puzzles: Sequence[Puzzle]) -> int:
        """Returns how many puzzles there are at most after this source, which adds to these `puzzles`."""
        if not self.only_themes:
            return mixture.count
        themes = Counter(each.theme for each in puzzles)
        missing = sum(max(0, MIN_OF_THEME - themes[theme]) for theme in self.only_themes)
        return min(mixture.count, len(puzzles) + missing)

    def search_games(self, number: int) -> list[Puzzle]:
        """Returns the puzzles of one game, named by its seed and the ply."""
        return _search_game(self, number)


_HASPELKNECHT = PuzzleSource("haspelknecht", 62_000, 3, skipped_options=("free",))
_GUEULES_NOIRES = PuzzleSource("gueules_noires", 72_000, 2, skipped_steps=("return",))
PUZZLE_SOURCES = {
    # Rare themes have a source of their own, so that the others do not fill the collection before.
    "haspelknecht": (
        evolve(_HASPELKNECHT, seed=66_000, only_themes=("turn_order", "water", "supplies")),
        _HASPELKNECHT,
    ),
    "gueules_noires": (
        evolve(_GUEULES_NOIRES, seed=76_000, only_themes=("orders",)),
        _GUEULES_NOIRES,
    ),
}
"""Sources of puzzles, by game."""


@cache
def _game(name: str) -> tuple[AnyGame, tuple[AnyEvaluatorBot, ...]]:
    """Returns a game and a bot of each of its levels."""
    game = composition.game(name)
    made = [
        make(game) for level, make in composition.builtin_bot_factories(name, timed=False).items() if level != RANDOM
    ]
    return game, tuple(bot for bot in made if isinstance(bot, EvaluatorBot))


def _random_setup(source: PuzzleSource, game: AnyGame, seats: int, generator: Generator, seed: int) -> object:
    """Returns a random set-up: each option has its default with probability 1/2, otherwise any value."""
    while True:
        options: dict[str, JsonValue] = {"players": seats}
        for option in game.options:
            values = [value for value in option.values(seats) if value not in source.skipped_options]
            options[option.key] = generator.choice(values) if generator.random_below(2) else option.default
        try:
            return game.setup(options, seed)
        except SetupError:
            # Some combinations of values are impossible. Another try follows; the defaults are always possible.
            continue


def chance_at(seed: int, ply: int) -> int:
    """Returns the seed of the rollouts at a ply of a match."""
    return seed << 40 | ply << 24


def _search_game(source: PuzzleSource, number: int) -> list[Puzzle]:
    game, bots = _game(source.name)
    names = [level.name for level in composition.plugin(source.name).levels()]
    seed = source.seed + number
    generator = Generator(seed, _PLAYING)
    seats = SEATS[number % len(SEATS)]
    setup = _random_setup(source, game, seats, generator, seed)
    # The weakest level plays too badly for realistic positions, the strongest is too slow for many games.
    players = [1 + generator.random_below(len(bots) - 2) for _ in range(seats)]
    _, moves = play(game, setup, seed, [bots[player] for player in players])
    texts = [game.write_move(move) for move in moves]
    search: AnyPuzzleSearch = PuzzleSearch(game, bots, source.fewest)
    found: list[Puzzle] = []
    stage = number // len(SEATS) % STAGES
    for ply, state, decision in _decisions(search, source, setup, moves, stage, generator):
        analysis = search.analyse(state, decision, chance_at(seed, ply))
        if analysis is None or analysis.theme in {each.theme for each in found}:
            continue
        at_table = [
            Seat(colour, colour, PERSON if seat == decision.actor else names[player])
            for seat, (colour, player) in enumerate(zip(COLOURS, players, strict=False))
        ]
        match = Match.replay(game, setup, seed, at_table, UndoPolicy.FREE, texts[:ply])
        puzzle = _checked(source.name, f"{source.name}-{seed}-{ply}", record.to_code(match), analysis)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == MAX_PER_GAME:
            break
    return found


def _decisions(
    search: AnyPuzzleSearch,
    source: PuzzleSource,
    setup: object,
    moves: Sequence[object],
    stage: int,
    generator: Generator,
) -> list[tuple[int, object, Decision]]:
    """Returns the decisions in one stage of a game that are analysed, with plies and states.

    Only decisions with several legal moves, at their first move.
    """
    game = search.game
    plies = range(len(moves) * stage // STAGES, len(moves) * (stage + 1) // STAGES)
    state = game.initial_state(setup)
    met: list[tuple[int, object, Decision]] = []
    before: Decision | None = None
    for ply, move in enumerate(moves):
        decision = game.decision(state)
        if decision is None:
            break
        goes_on = decision == before and decision.step in game.combined_choice_steps
        is_wanted = decision.actor != CHANCE and ply in plies and source.considers(decision.step)
        if is_wanted and not goes_on and len(game.legal_moves(state)) > 1:
            met.append((ply, state.copy(), decision))
        before = decision
        game.advance(state, move)
    generator.shuffle(met)
    estimates = [(search.estimate(each[1], each[2]), each) for each in met]
    # What every level finds is too easy, unless its theme is rare.
    wanted = [each for each in estimates if source.considers_puzzle(each[0])]
    # Difficult puzzles are rare, so they come first.
    wanted.sort(key=lambda each: each[0].misses, reverse=True)
    chosen: list[tuple[int, object, Decision]] = []
    kinds: Counter[str] = Counter()
    for _, each in wanted:
        step = each[2].step
        if kinds[step] < MAX_ANALYSED // 2 and len(chosen) < MAX_ANALYSED:
            kinds[step] += 1
            chosen.append(each)
    return chosen


@frozen
class PuzzleMix:
    """Number and themes of the puzzles, with limits for each theme and each degree."""

    count: int
    themes: tuple[str, ...]

    def of(self, puzzles: Iterable[Puzzle], most: int, before: Sequence[Puzzle] = ()) -> list[Puzzle]:
        """Returns the puzzles `before` and the first ones that keep within the limits, until there are `most`.

        Room is kept for MIN_OF_THEME puzzles of each theme, as far as `most` allows. The limit for a degree does not
        apply to them.
        """
        chosen = list(before)
        counts: Counter[object] = Counter()
        for each in before:
            counts.update((each.theme, each.hardness))
        least = min(MIN_OF_THEME, most // len(self.themes))
        for each in puzzles:
            missing = sum(max(0, least - counts[theme]) for theme in self.themes)
            has_room = len(chosen) + missing < most or (counts[each.theme] < least and len(chosen) < most)
            is_common = counts[each.theme] >= MAX_THEME_SHARE * self.count
            is_rare = counts[each.theme] < least
            if has_room and not is_common and (is_rare or counts[each.hardness] < MAX_DEGREE_SHARE * self.count):
                chosen.append(each)
                counts.update((each.theme, each.hardness))
        return chosen


def make(
    source: PuzzleSource,
    mixture: PuzzleMix,
    before: Sequence[Puzzle],
    most: int,
    cache: GameCache,
    executor: TaskExecutor,
) -> list[Puzzle]:
    """Returns the puzzles `before` and those of the source, `most` in all, from at most MAX_GAMES games.

    Raises ValueError if the cache cannot be used.
    """
    games = cache.read(lambda found: [Puzzle.from_json(each, mixture.themes) for each in found.array()])
    puzzles = list(before)
    played = 0
    # The number of games played at once has no effect: further games only come after the earlier ones.
    while len(puzzles) < most and played < MAX_GAMES:
        together = min(executor.worker_count, MAX_GAMES - played)
        wanted = [number for number in range(played, played + together) if number not in games]
        for number, found in zip(wanted, executor.map(source.search_games, wanted), strict=True):
            cache.add(number, [to_json(each) for each in found])
            games[number] = found
        played += together
        puzzles = mixture.of((each for number in range(played) for each in games[number]), most, before)
        if wanted:
            write_error(f"{source.name}: {played} games, {len(puzzles)} puzzles, {_counted(puzzles)}")
    return puzzles


def analyse_again(puzzle: Puzzle, name: str) -> Puzzle | None:
    """Returns an earlier puzzle of the game as it is found and checked now; None if it is no puzzle any more."""
    game, bots = _game(name)
    match = puzzle.match(composition.games())
    if match.decision is None:
        return None
    search: AnyPuzzleSearch = PuzzleSearch(game, bots, PUZZLE_SOURCES[name][0].fewest)
    analysis = search.analyse(match.state, match.decision, chance_at(match.seed, match.ply))
    found = None if analysis is None else _checked(name, puzzle.name, puzzle.code, analysis)
    return None if found is None else evolve(found, first_day=puzzle.first_day)


def _checked(game: str, name: str, code: str, analysis: PuzzleAnalysis) -> Puzzle | None:
    """Returns the puzzle with the lead of its best answer in the check; None if that lead is too small."""
    puzzle = Puzzle(name, analysis.theme, analysis.hardness, code, analysis.alternatives)
    lead = checked_lead(puzzle, game, _FIRST_CHECK_SEED)
    return evolve(puzzle, checked_lead=lead) if lead >= MIN_LEAD else None


def _counted(puzzles: Sequence[Puzzle]) -> str:
    counts: Mapping[str, int] = Counter(each.theme for each in puzzles)
    degrees = Counter(each.hardness for each in puzzles)
    counted = [f"{theme} {number}" for theme, number in sorted(counts.items())]
    return ", ".join([*counted, *(f"hardness {degree}: {degrees[degree]}" for degree in HARDNESS_DEGREES)])


def with_first_day(puzzles: Iterable[Puzzle], earlier: Iterable[Puzzle], first_day: date | None) -> list[Puzzle]:
    """Returns the puzzles. New ones get this first day, if any, so that no earlier puzzle of the day changes."""
    names, text = {each.name for each in earlier}, "" if first_day is None else first_day.isoformat()
    return [each if each.name in names else evolve(each, first_day=text) for each in puzzles]


def main(argv: Sequence[str] | None = None) -> None:
    """Makes the puzzles and writes them to the program's resources."""
    parser = argparse.ArgumentParser(description="Makes puzzles from games between levels.")
    parser.add_argument("folder", type=Path, help="folder of stored results; a stopped run continues")
    parser.add_argument("--game", choices=tuple(PUZZLE_SOURCES), help="the game (default: all games)")
    parser.add_argument("--count", type=int, help=f"number of puzzles (default {COUNT})")
    parser.add_argument("--seed", type=int, default=0, help="number added to the seeds of the games (default 0)")
    parser.add_argument(
        "--first-day",
        type=date.fromisoformat,
        metavar="YYYY-MM-DD",
        help="the first date on which new puzzles may be the puzzle of the day (default: any date)",
    )
    executors.add_options(parser)
    parser.add_argument(
        "--output", type=Path, help="the folder for NAME/puzzles.json (default: where the program reads them)"
    )
    arguments = parser.parse_args(argv)
    if (arguments.count is not None and arguments.count < 1) or arguments.seed < 0:
        parser.error("--count: allowed is 1 or more; --seed: allowed is 0 or more")
    with executors.playing(parser, arguments) as executor:
        for name in PUZZLE_SOURCES if arguments.game is None else (arguments.game,):
            mixture = PuzzleMix(
                COUNT if arguments.count is None else arguments.count, composition.plugin(name).puzzle_themes()
            )
            file = (
                composition.puzzles_file(name) if arguments.output is None else arguments.output / name / "puzzles.json"
            )
            earlier = load(file, mixture.themes) if file.is_file() else ()
            found = executor.map(partial(analyse_again, name=name), earlier)
            puzzles = [puzzle for puzzle in found if puzzle is not None]
            write_error(f"{name}: {len(puzzles)} of {len(earlier)} earlier puzzles hold")
            themes = Counter(each.theme for each in puzzles)
            # Rare themes and hard puzzles come first, because they are the hardest to replace.
            puzzles.sort(key=lambda each: (themes[each.theme], -each.hardness))
            puzzles = mixture.of(puzzles, mixture.count)
            for known in PUZZLE_SOURCES[name]:
                source = evolve(known, seed=known.seed + arguments.seed)
                cache = GameCache(arguments.folder / f"{name}-{source.seed}.jsonl", levels_version(name))
                try:
                    most = source.most(mixture, puzzles)
                    puzzles = make(source, mixture, puzzles, most, cache, executor)
                except ValueError as error:
                    parser.exit(1, f"{error}\nDelete this file to search again.\n")
            file.parent.mkdir(parents=True, exist_ok=True)
            puzzles = with_first_day(puzzles, earlier, arguments.first_day)
            file.write_text(write(puzzles), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.puzzles import main as started

    started()
