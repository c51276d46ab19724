"""The figures: one function each, yielding rows of the table. Rounds of two things to compare alternate."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from attrs import field, frozen

from haspelknecht_qt.core import record
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.benchmarks import game_window, runner
from tests.ui.any_game import play

SEATS = (2, 3, 4)
OTHER = "gueules_noires"
GAMES = ("haspelknecht", OTHER)
OF_GAMES = ("", f"_{OTHER}")
"""Suffix of the figures of each game."""
RESULTS = ((10_000, "", 150), (100_000, "_100000", 500))
"""Numbers of results with the suffix of their figures and their budget in milliseconds."""
SIZES = (("1600x900", "", 8), ("3840x2160", "_4k", 12))
"""Sizes of the window with the suffix of their figures and the budget of a frame in milliseconds."""
GAMES_IN_A_WINDOW = 40
"""Games played one after another in one window, for each round."""
BLOCK_BUDGETS = {"begin": 200, "language": 80, "theme": 80, "text_size": 80, "other_game": 100, "same_game_again": 100}
"""Milliseconds for which an action may block the window, by the beginning of its name; all others 50."""
THINKING = 5
"""Time factor for measurements of bots, against the engine: a strong bot makes few decisions."""


@frozen
class Effort:
    """Number and length of measurements."""

    rounds: int
    seconds: float


@frozen
class Row:
    """One figure.

    `rounds` are the single measurements; `value` is their median. `at_least` and `at_most` are the budget, None if
    there is none. `remark` is a note beside the number.
    """

    name: str
    unit: str
    rounds: list[float]
    at_least: float | None = None
    at_most: float | None = None
    remark: str = ""
    value: float = field(init=False)

    @value.default
    def _median(self) -> float:
        return median(self.rounds)

    @property
    def met(self) -> bool | None:
        """Whether the budget is kept; None if there is none."""
        if self.at_least is None and self.at_most is None:
            return None
        return (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most
        )


def random_play(effort: Effort) -> Iterator[Row]:
    """Random games to the end, on one core. Only the players' moves count; chance takes time."""
    for seats in SEATS:
        results = [runner.engine("random_play", effort.seconds, seats) for _ in range(effort.rounds)]
        length = f"{median(result['plies_per_game'] for result in results):.0f} moves a game"
        yield Row(f"random_plies_per_s_{seats}", "1/s", [result["plies_per_s"] for result in results], remark=length)
        yield Row(f"random_games_per_s_{seats}", "1/s", [result["games_per_s"] for result in results])


def random_play_beside_catanatron(effort: Effort) -> Iterator[Row]:
    """Random play of both games with 4 seats, beside catanatron's with its 4 random players."""
    theirs, *ours = _in_turns(
        effort,
        lambda: runner.catanatron("random_play", effort.seconds)["plies_per_s"],
        lambda: runner.engine("random_play", effort.seconds)["plies_per_s"],
        lambda: runner.engine("random_play", effort.seconds, game=OTHER)["plies_per_s"],
    )
    yield Row("catanatron_actions_per_s", "1/s", theirs)
    for name, found in zip(OF_GAMES, ours, strict=True):
        ratios = _ratios(found, theirs)
        yield Row(f"random_plies_ratio{name}", "x", ratios, at_least=4, remark="ours / catanatron's, 4 seats")


def state_copy(effort: Effort) -> Iterator[Row]:
    """Copying a state of both games with 4 seats."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        results = [runner.engine("copy", effort.seconds, game=game)["us"] for _ in range(effort.rounds)]
        yield Row(f"state_copy_us{name}", "us", results)


def state_copy_beside_catanatron(effort: Effort) -> Iterator[Row]:
    """Copying a state of both games, beside catanatron's Game.copy()."""
    theirs, *ours = _in_turns(
        effort,
        lambda: runner.catanatron("copy", effort.seconds)["us"],
        lambda: runner.engine("copy", effort.seconds)["us"],
        lambda: runner.engine("copy", effort.seconds, game=OTHER)["us"],
    )
    yield Row("catanatron_copy_us", "us", theirs)
    for name, found in zip(OF_GAMES, ours, strict=True):
        yield Row(f"state_copy_ratio{name}", "x", _ratios(found, theirs), at_most=0.5, remark="ours / catanatron's")


def legal_moves(effort: Effort) -> Iterator[Row]:
    """Listing the legal moves of a position with 4 seats."""
    results = [runner.engine("legal_moves", effort.seconds) for _ in range(effort.rounds)]
    count = f"{median(result['moves'] for result in results):.1f} moves in a list"
    yield Row("legal_moves_us", "us", [result["us"] for result in results], remark=count)


def empty_window(effort: Effort) -> Iterator[Row]:
    """Time from the start of a process to the first complete frame of an empty window."""
    runner.seconds_to_first_frame("tests.benchmarks.empty_window")  # Brings Qt's files into memory.
    results = [runner.seconds_to_first_frame("tests.benchmarks.empty_window") for _ in range(effort.rounds)]
    yield Row("empty_window_s", "s", results)


def first_frame(effort: Effort) -> Iterator[Row]:
    """Time from the start of a process to the first complete frame of the program, beside an empty window.

    The program has been used before; for the very first start its home is new.
    """
    nothing = ("tests.benchmarks.empty_window",)
    with runner.home("match") as home:
        program = (runner.PROGRAM_START, "first_frame")
        runner.seconds_to_first_frame(*program)
        ours, very_first, empty = _in_turns(
            effort,
            lambda: runner.seconds_to_first_frame(*program, home),
            lambda: runner.seconds_to_first_frame(*program),
            lambda: runner.seconds_to_first_frame(*nothing),
        )
    yield Row("first_frame_s", "s", ours)
    yield Row("first_frame_ratio", "x", _ratios(ours, empty), at_most=2, remark="ours / an empty window's")
    yield Row("very_first_frame_ratio", "x", _ratios(very_first, empty), at_most=3, remark="in a new home")


def moved_pixels(_effort: Effort) -> Iterator[Row]:
    """Number of pixels that change between the first frame and the one a second later."""
    for kind in ("new", "match", "results"):
        with runner.home(kind) as home:
            found = runner.moved_pixels(home)
        yield Row(f"moved_pixels_{kind}", "", [found], at_most=0, remark=f"home: {kind}")


def drag_frame(effort: Effort) -> Iterator[Row]:
    """A frame while a disk, or workers, are dragged over the whole table: 4 boards, software rendering."""
    return _frames("drag", "drag_frame", effort)


def animation_frame(effort: Effort) -> Iterator[Row]:
    """A frame while moves are animated: 4 boards, software rendering."""
    return _frames("animate", "animation_frame", effort)


def _frames(what: str, label: str, effort: Effort) -> Iterator[Row]:
    """Frames of both games in both sizes; `what` is the measurement of game_window.py, `label` begins the figures' names."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        for size, mark, most in SIZES:
            results = [runner.window(what, game, size) for _ in range(effort.rounds)]
            middle, slow = ([result[which] for result in results] for which in ("median_ms", "p99_ms"))
            yield Row(f"{label}_ms{name}{mark}", "ms", middle, at_most=most, remark=f"median, {size}")
            yield Row(f"{label}_p99_ms{name}{mark}", "ms", slow, at_most=most, remark="99th percentile")


def begin(effort: Effort) -> Iterator[Row]:
    """Time from the command to start a match until its first picture: for the first match after a program start, and for one more."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        results = [runner.window("begin", game) for _ in range(effort.rounds)]
        yield Row(f"begin_ms{name}", "ms", [result["first_ms"] for result in results], at_most=200, remark="the first")
        yield Row(
            f"begin_again_ms{name}", "ms", [result["again_ms"] for result in results], at_most=60, remark="the next"
        )


def open_file(effort: Effort) -> Iterator[Row]:
    """Time from `haspelknecht-qt open FILE` to the first picture of the table, beside a start and the begin of a match."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        with runner.home("match") as home:
            file = str(game_window.save_game(Path(home), game))
            opened, first, begun = _in_turns(
                effort,
                lambda home=home, file=file: runner.seconds_to_first_frame(runner.PROGRAM_START, "open", home, file),
                lambda home=home: runner.seconds_to_first_frame(runner.PROGRAM_START, "first_frame", home),
                lambda game=game: runner.window("begin", game)["first_ms"] / 1000,
            )
        together = [one + other for one, other in zip(first, begun, strict=True)]
        yield Row(f"open_file_s{name}", "s", opened)
        remark = "opening / first frame and begin of a match together"
        yield Row(f"open_file_ratio{name}", "x", _ratios(opened, together), at_most=1.3, remark=remark)


def busy_start(effort: Effort) -> Iterator[Row]:
    """Start of the program beside two busy processes for each processor, compared with a start on a quiet machine."""

    def busy(home: str) -> tuple[float, float]:
        with runner.busy():
            return runner.start(home)

    with runner.home("match") as home:
        quiet, slow = _in_turns(effort, lambda: runner.start(home), lambda: busy(home))
    first = [after / before for (before, _), (after, _) in zip(quiet, slow, strict=True)]
    yield Row("busy_first_frame_ratio", "x", first, at_most=3, remark="busy / quiet")
    for kind, found in (("", quiet), ("busy_", slow)):
        halves = [second / frame for frame, second in found]
        yield Row(f"{kind}second_half_ratio", "x", halves, at_most=2, remark="loading the rest / first frame")


def replay(effort: Effort) -> Iterator[Row]:
    """The command `replay` with a whole game, beside an interpreter that imports attrs."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        with runner.home("new") as home:
            file = Path(home) / f"{game}.haspelknecht"
            record.save(file, play(game, "pp"))
            ours, least = _in_turns(
                effort,
                lambda file=file: runner.seconds_of_command("-m", "haspelknecht_qt", "replay", str(file)),
                lambda: runner.seconds_of_command("-c", "import attrs"),
            )
        yield Row(f"replay_s{name}", "s", ours)
        yield Row(f"replay_ratio{name}", "x", _ratios(ours, least), at_most=2, remark="ours / import attrs")


def results_page(effort: Effort) -> Iterator[Row]:
    """Time from the command to show the results of finished games until their first picture, with very many results."""
    for number, mark, most in RESULTS:
        results = [runner.results_page(number) for _ in range(effort.rounds)]
        first, again = ([result[which] for result in results] for which in ("first_ms", "again_ms"))
        yield Row(f"results_page_ms{mark}", "ms", first, at_most=most, remark=f"{number} results")
        yield Row(f"results_page_again_ms{mark}", "ms", again, at_most=most, remark="once more")


def bot_decision(effort: Effort) -> Iterator[Row]:
    """A decision of each level in games of three, on one core. The budget applies to 95 of 100 decisions."""
    for level in LEVELS:
        results = [runner.bots(level.name, THINKING * effort.seconds) for _ in range(effort.rounds)]
        yield Row(f"bot_decision_s_{level.name}", "s", [result["median_s"] for result in results], remark="median")
        slow = [result["p95_s"] for result in results]
        yield Row(f"bot_decision_p95_s_{level.name}", "s", slow, at_most=level.seconds, remark="95th percentile")


def window_block(effort: Effort) -> Iterator[Row]:
    """Longest pause of the window while a bot of the strongest level thinks."""
    results = [runner.window("block") for _ in range(effort.rounds)]
    yield Row("window_block_ms", "ms", [result["worst_ms"] for result in results], at_most=50, remark="longest")
    yield Row("window_block_work_ms", "ms", [result["worst_work_ms"] for result in results], remark="own work in it")


def longest_blocks(effort: Effort) -> Iterator[Row]:
    """Longest work of the window during each action of a person, for which the window does not react."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        rounds = [runner.longest_blocks(game) for _ in range(effort.rounds)]
        for action in rounds[0]:
            most = next((budget for start, budget in BLOCK_BUDGETS.items() if action.startswith(start)), 50)
            work, waited = ([found[action][which] for found in rounds] for which in ("work_ms", "worst_ms"))
            remark = f"{median(waited):.0f} ms with other programs"
            yield Row(f"block_ms{name}_{action}", "ms", work, at_most=most, remark=remark)


def memory(effort: Effort) -> Iterator[Row]:
    """Memory of the program with a four-player game on the table."""
    for game, name, most in zip(GAMES, OF_GAMES, (150, 165), strict=True):
        results = [runner.window("memory", game)["mb"] for _ in range(effort.rounds)]
        yield Row(f"memory_mb{name}", "MB", results, at_most=most)
    results = [runner.window("memory", OTHER, "after the first")["mb"] for _ in range(effort.rounds)]
    yield Row("memory_mb_both", "MB", results, at_most=190, remark="one game after the other")


def memory_growth(effort: Effort) -> Iterator[Row]:
    """Memory of the program after many games in one window, compared with its memory after the first ten."""
    games = GAMES_IN_A_WINDOW * effort.rounds
    found = runner.session(games)
    yield Row("memory_growth_ratio", "x", [found[-1] / found[0]], at_most=1.1, remark=f"after {games} games")


FIGURES = {
    figure.__name__: figure
    for figure in (
        random_play,
        random_play_beside_catanatron,
        state_copy,
        state_copy_beside_catanatron,
        legal_moves,
        empty_window,
        first_frame,
        moved_pixels,
        drag_frame,
        animation_frame,
        begin,
        open_file,
        busy_start,
        replay,
        results_page,
        bot_decision,
        window_block,
        longest_blocks,
        memory,
        memory_growth,
    )
}


def _in_turns(effort, *measures):
    """Results of several measurements, taken in turns: disturbances of the machine affect all alike."""
    rounds = [[measure() for measure in measures] for _ in range(effort.rounds)]
    return [list(results) for results in zip(*rounds, strict=True)]


def _ratios(ours, theirs):
    return [mine / other for mine, other in zip(ours, theirs, strict=True)]
