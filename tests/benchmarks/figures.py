"""The figures: one function each, yielding rows of the table. Rounds of two things to compare alternate."""

from collections.abc import Iterator
from statistics import median

from attrs import field, frozen

from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.benchmarks import runner

SEATS = (2, 3, 4)
OTHER = "gueules_noires"
GAMES = ("haspelknecht", OTHER)
OF_GAMES = ("", f"_{OTHER}")
"""Suffix of the figures of each game."""
RESULTS = 10_000
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
        yield Row(f"random_plies_ratio{name}", "x", ratios, at_least=3, remark="ours / catanatron's, 4 seats")


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
        program = ("tests.benchmarks.game_window", "first_frame")
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
            found = runner.window("moved", home)["pixels"]
        yield Row(f"moved_pixels_{kind}", "", [found], at_most=0, remark=f"home: {kind}")


def drag_frame(effort: Effort) -> Iterator[Row]:
    """A frame while a disk, or workers, are dragged over the whole table: 4 boards, software rendering."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        for size, mark, most in (("1600x900", "", 8), ("3840x2160", "_4k", 12)):
            results = [runner.window("drag", game, size) for _ in range(effort.rounds)]
            middle, slow = ([result[which] for result in results] for which in ("median_ms", "p99_ms"))
            yield Row(f"drag_frame_ms{name}{mark}", "ms", middle, at_most=most, remark=f"median, {size}")
            yield Row(f"drag_frame_p99_ms{name}{mark}", "ms", slow, at_most=most, remark="99th percentile")


def begin(effort: Effort) -> Iterator[Row]:
    """Time from the command to start a match until its first picture: for the first match after a program start, and for one more."""
    for game, name in zip(GAMES, OF_GAMES, strict=True):
        results = [runner.window("begin", game) for _ in range(effort.rounds)]
        yield Row(f"begin_ms{name}", "ms", [result["first_ms"] for result in results], at_most=200, remark="the first")
        yield Row(
            f"begin_again_ms{name}", "ms", [result["again_ms"] for result in results], at_most=60, remark="the next"
        )


def results_page(effort: Effort) -> Iterator[Row]:
    """Time from the command to show the results of finished games until their first picture, with very many results."""
    results = [runner.results_page(RESULTS) for _ in range(effort.rounds)]
    amount = f"{RESULTS} results"
    yield Row("results_page_ms", "ms", [result["first_ms"] for result in results], at_most=300, remark=amount)
    yield Row(
        "results_page_again_ms", "ms", [result["again_ms"] for result in results], at_most=300, remark="once more"
    )


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
        begin,
        results_page,
        bot_decision,
        window_block,
        longest_blocks,
        memory,
    )
}


def _in_turns(effort, *measures):
    """Results of several measurements, taken in turns: disturbances of the machine affect all alike."""
    rounds = [[measure() for measure in measures] for _ in range(effort.rounds)]
    return [list(results) for results in zip(*rounds, strict=True)]


def _ratios(ours, theirs):
    return [mine / other for mine, other in zip(ours, theirs, strict=True)]
