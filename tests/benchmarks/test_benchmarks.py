"""Every benchmark in its smallest form, in this process. Its figures are meaningless then."""

import ast
import importlib
import sys
from pathlib import Path

import pytest

from tests.benchmarks import (
    bot_side,
    drag_frames,
    engine_side,
    figures,
    game_window,
    longest_blocks,
    program_start,
    results_page,
    runner,
    session,
)

HERE = Path(__file__).parent
SMALL = (
    (engine_side, "SAMPLES", 3),
    (drag_frames, "FRAMES", 3),
    (game_window, "FRAMES", 3),
    (game_window, "ANIMATED", 2),
    (game_window, "WARM_UP", 0),
    (game_window, "SETTLED", 0.05),
    (program_start, "SETTLED", 0.05),
    (game_window, "READY", 0.05),
    (longest_blocks, "SETTLED", 10),
    (longest_blocks, "SCRUBBED", (0,)),
    (results_page, "DIFFERENT", 1),
    (figures, "RESULTS", ((3, "", 150),)),
    (figures, "SIZES", figures.SIZES[:1]),
    (figures, "GAMES_IN_A_WINDOW", 1),
    (session, "TOLD", 1),
    (figures, "SEATS", (2,)),
    (figures, "LEVELS", figures.LEVELS[:1]),
)
"""Replaced constants that make the benchmarks quick."""
EFFORT = figures.Effort(rounds=1, seconds=0.02)
ONE_GAME = ((figures, "GAMES", figures.GAMES[:1]), (figures, "OF_GAMES", figures.OF_GAMES[:1]))
SLOW = ("begin", "drag_frame", "animation_frame", "open_file", "replay", "longest_blocks")
"""Figures of every game that open a window for each: the short form measures one game."""
LONG = ("busy_start", "memory", "memory_growth")
LEFT_OUT = ("window_block",)
"""Figures for which strong bots have to think for some time."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _small(monkeypatch, home):
    for module, name, value in SMALL:
        monkeypatch.setattr(module, name, value)
    # The benchmarks set homes of their own.
    monkeypatch.setenv("HASPELKNECHT_HOME", str(home))


@pytest.fixture
def run_here(monkeypatch, capsys):
    """Runs the modules of the benchmarks in this process, in place of a process for each.

    Those that quit the application run in processes of their own: afterwards, Qt would end every nested event loop at
    once, and later tests would wait in vain. So do whole commands.
    """
    in_process_of_its_own = runner._output

    def output(command):
        assert command[0] == sys.executable, command
        if {"first_frame", "start", "open", "replay", "-c"} & {*command} or command[2].endswith(".empty_window"):
            return in_process_of_its_own(command)
        monkeypatch.setattr(sys, "argv", command[2:])
        capsys.readouterr()
        importlib.import_module(command[2]).main()
        return capsys.readouterr().out

    monkeypatch.setattr(runner, "_output", output)
    monkeypatch.setattr(runner, "BENCH_PYTHON", HERE / "missing")


@pytest.mark.usefixtures("run_here")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.long] if name in LONG else [])
        for name in figures.FIGURES
        if name not in {*SLOW, *LEFT_OUT}
    ],
)
def test_a_figure_is_measured(name):
    if name.endswith("beside_catanatron"):
        with pytest.raises(runner.Missing):
            list(figures.FIGURES[name](EFFORT))
    else:
        measure(name)


@pytest.mark.usefixtures("run_here")
@pytest.mark.parametrize("is_short", [True, pytest.param(False, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SLOW)
def test_a_figure_of_every_game_is_measured(monkeypatch, name, is_short):
    for module, constant, value in ONE_GAME if is_short else ():
        monkeypatch.setattr(module, constant, value)
    measure(name)


def measure(name):
    """Measures a figure in the smallest form."""
    rows = list(figures.FIGURES[name](EFFORT))
    assert rows
    for row in rows:
        assert row.met if row.at_most == 0 else row.value > 0, row


def test_drag_frames_prints_the_median_time(monkeypatch, run_here):  # noqa: ARG001 - runs it here
    monkeypatch.setattr(drag_frames, "quantiles", lambda frames, n: [max(frames)] * n)
    assert "median_ms" in runner._output([sys.executable, "-m", "tests.benchmarks.drag_frames"])


@pytest.mark.long
def test_longest_gap_is_measured_without_a_bot(tmp_path):
    window = game_window.open_game(game_window.save_game(tmp_path))
    assert game_window.longest_gap(window, "", 0.1)["worst_ms"] > 0
    game_window.close(window)


def test_session_of_one_game_prints_its_table(run_here):  # noqa: ARG001 - runs it here
    printed = runner._output(
        [sys.executable, "-m", "tests.benchmarks.session", "--games", "1", "--plies", "1", "--game", "haspelknecht"]
    )
    assert printed.split()[:1] == ["game"]


def test_every_benchmark_file_is_tested_or_known_to_be_untested():
    tested = {
        bot_side,
        drag_frames,
        engine_side,
        figures,
        game_window,
        longest_blocks,
        program_start,
        results_page,
        runner,
        session,
    }
    others = {"catanatron_side", "empty_window", "first_frame", "__main__", Path(__file__).stem}
    assert {file.stem for file in HERE.glob("*.py")} == others | {
        module.__name__.rpartition(".")[2] for module in tested
    }
    ast.parse((HERE / "catanatron_side.py").read_text(encoding="utf-8"))
