"""Workers of a cluster return the same results as a single process, even if some of them fail."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from functools import partial

import pytest
from attrs import evolve

from haspelknecht_qt import cli
from haspelknecht_qt.bots import cluster
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.errors import BotErrorKind
from haspelknecht_qt.bots.executors import SERIAL_EXECUTOR, ExecutorError
from haspelknecht_qt.bots.tournament import Tournament
from haspelknecht_qt.commands.executors import environment_fingerprint
from tests.bots import tasks
from tests.bots.examples import game, misbehaving_factory
from tests.bots.local_cluster import ROOT, LocalCluster, wait_until
from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL
from tools import ladder
from tools.ladder_games import Quota, Selection
from tools.ladder_study import BoardStudy

PROGRAM = [sys.executable, "-m", "haspelknecht_qt"]
SIMULATE = ["simulate", "--players", "2", "--games", "20", "--seed", "5", "--json"]


@pytest.fixture(scope="module")
def local_cluster(tmp_path_factory):
    """A scheduler with at least two workers."""
    found = LocalCluster(tmp_path_factory.mktemp("workers"))
    found.start(2)
    yield found
    found.close()


@pytest.fixture(scope="module")
def executor(local_cluster):
    with cluster.cluster_executor(local_cluster.address, tasks.fingerprint) as found:
        yield found


def test_executor_returns_results_in_order_or_as_completed(executor):
    assert list(executor.map(tasks.square, range(40))) == [number**2 for number in range(40)]
    assert sorted(executor.as_completed(tasks.square, range(40))) == [number**2 for number in range(40)]
    assert list(executor.as_completed(tasks.square, [])) == []


def test_workers_run_tasks_at_the_same_time(executor, tmp_path):
    assert executor.worker_count == 2
    results = executor.as_completed(partial(tasks.waiting_square, tmp_path), range(4))
    with release_after_begin(tmp_path, 2) as pids:
        assert sorted(results) == [0, 1, 4, 9]
    assert os.getpid() not in pids


class release_after_begin:  # noqa: N801 - used like a function
    """Waits in a thread until `count` processes have begun tasks, calls `then`, and lets the tasks continue."""

    def __init__(self, folder, count, then=lambda _pids: None):
        self._folder, self._count, self._then = folder, count, then
        self._pids = set()
        self._thread = threading.Thread(target=self._run)

    def _run(self):
        wait_until(lambda: len(set().union(*tasks.begun(self._folder).values())) >= self._count)
        self._pids |= set().union(*tasks.begun(self._folder).values())
        self._then(self._pids)
        (self._folder / "go").touch()

    def __enter__(self):
        self._thread.start()
        return self._pids

    def __exit__(self, *_):
        self._thread.join()


def test_tournament_continues_when_a_worker_is_killed(local_cluster, executor, tmp_path):
    def arena(bot_factory):
        return Arena(
            game(),
            {"players": 2},
            4,
            (Contestant("first", bot_factory), Contestant("second", misbehaving_factory("count"))),
        )

    alone = Tournament(arena(misbehaving_factory("count")), 6)
    list(alone.run())
    (one_more,) = local_cluster.start()
    file = tmp_path / "results.jsonl"
    together = Tournament(arena(tasks.waiting_bot_factory("first")(tmp_path)), 6)
    with release_after_begin(tmp_path, 3, lambda _pids: local_cluster.end([one_more])) as pids:
        assert list(together.run(executor, file)) == list(range(7))
    assert one_more.pid in pids, "it had begun games when it was killed"
    assert [group.games for group in together.finished_groups] == [group.games for group in alone.finished_groups]
    # Another executor continues after the cluster's results.
    kept = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(kept[:3]), encoding="utf-8")
    resumed = Tournament(arena(tasks.waiting_bot_factory("first")(tmp_path)), 6)
    assert list(resumed.run(SERIAL_EXECUTOR, file)) == [2, 3, 4, 5, 6]
    assert [group.games for group in resumed.finished_groups] == [group.games for group in alone.finished_groups]


def test_error_of_a_task_is_raised_and_the_cluster_stays_usable(executor):
    with pytest.raises(ValueError, match="not 3"):
        list(executor.map(tasks.refuse, [3]))
    assert list(executor.map(tasks.square, [3])) == [9]


def test_simulate_writes_the_same_bytes_with_a_scheduler(local_cluster, capsys, tmp_path):
    def written(*words):
        assert cli.main([*SIMULATE, *words]) == 0
        return capsys.readouterr().out

    folder = tmp_path / "games"
    alone = written("--save-to", str(folder))
    kept = {file.name: file.read_bytes() for file in folder.iterdir()}
    shutil.rmtree(folder)
    assert written("--save-to", str(folder), "--scheduler", local_cluster.address) == alone
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == kept
    assert len(kept) == 20


def test_worker_with_another_fingerprint_is_refused_with_both_values(local_cluster, executor):
    (other,) = local_cluster.start(KIND="other")
    try:
        reported = r"tcp://.*: this worker would play different games: kind: expected usual, found other"
        with (
            pytest.raises(ExecutorError, match=reported),
            cluster.cluster_executor(local_cluster.address, tasks.fingerprint),
        ):
            pass
        # Workers that join later check themselves before they play anything.
        with pytest.raises(ExecutorError, match=reported):
            list(executor.map(tasks.worker_pid, range(20)))
    finally:
        local_cluster.end([other])


def test_scheduler_without_workers_is_reported_after_a_timeout(tmp_path):
    local_cluster = LocalCluster(tmp_path / "workers")
    try:
        with (
            pytest.raises(ExecutorError, match="has no workers"),
            cluster.cluster_executor(local_cluster.address, tasks.fingerprint, reply_timeout=0.5),
        ):
            pass
        (only,) = local_cluster.start()
        with cluster.cluster_executor(local_cluster.address, tasks.fingerprint, worker_timeout=0.5) as found:
            results = found.as_completed(partial(tasks.waiting_square, tmp_path), range(3))
            with (
                release_after_begin(tmp_path, 1, lambda _pids: local_cluster.end([only])),
                pytest.raises(ExecutorError, match="all workers of this scheduler were lost"),
            ):
                list(results)
    finally:
        local_cluster.close()


@pytest.mark.parametrize("address", ["nonsense", "http://localhost:80", "tcp://localhost", "tcp://localhost:99999"])
def test_invalid_scheduler_address_is_refused(capsys, address):
    assert cli.main([*SIMULATE, "--scheduler", address]) == cli.EXIT_FAILED
    reported = capsys.readouterr().err
    assert reported == (
        "haspelknecht-qt: --scheduler: expected the address of a scheduler,"
        f" for instance tcp://192.168.1.5:8786, found {address}\n"
    )


def test_scheduler_that_does_not_answer_is_reported_after_a_timeout():
    with socket.socket() as silent_socket:
        silent_socket.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{silent_socket.getsockname()[1]}"
        with (
            pytest.raises(ExecutorError, match=f"{address}: no scheduler answers"),
            cluster.cluster_executor(address, tasks.fingerprint, reply_timeout=0.3),
        ):
            pass


def test_missing_package_is_reported_with_its_optional_group(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main([*SIMULATE, "--scheduler", "tcp://127.0.0.1:8786"]) == cli.EXIT_FAILED
    reported = capsys.readouterr().err
    assert "--scheduler needs the Python package distributed, installed by the optional group cluster" in reported


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["--jobs", "2"], "--jobs: with --scheduler, expected 1, found 2"),
        (["--bot-module", "mine.py"], "--bot-module is not allowed with --scheduler: "),
        (["--bot-program", "mine"], "--bot-program is not allowed with --scheduler: "),
    ],
)
def test_options_for_local_games_are_refused_with_a_scheduler(capsys, words, sentence):
    command = ["tournament", "--bots", "random", "--games", "1", "--seed", "1", "--scheduler", "tcp://127.0.0.1:8786"]
    assert cli.main([*command, *words]) == cli.EXIT_WRONG_USAGE
    assert capsys.readouterr().err.startswith(f"haspelknecht-qt: {sentence}")


def test_fingerprint_check_refuses_each_single_difference():
    found = environment_fingerprint(("tools",), ("a_bot_that_nobody_has",))
    assert found["Python"] == f"{sys.version_info.major}.{sys.version_info.minor}"
    assert found["a_bot_that_nobody_has"] == ""
    assert {"haspelknecht-qt", "distributed", "code", "tools", "haspelknecht, data", "gueules_noires, bots"} <= set(
        found
    )
    cluster.check_fingerprint("worker", found, dict(found))
    for name in found:
        with pytest.raises(
            ExecutorError, match=re.escape(f"worker: this worker would play different games: {name}: ")
        ) as reported:
            cluster.check_fingerprint("worker", {**found, name: "?"}, found)
        assert reported.value.kind is BotErrorKind.WORKER_DIFFERS
        assert reported.value.details["allowed"] == found[name]


@pytest.mark.long
def test_task_that_crashes_four_workers_is_given_up(tmp_path):
    local_cluster = LocalCluster(tmp_path / "workers")
    try:
        local_cluster.start(4)
        with (
            cluster.cluster_executor(local_cluster.address, tasks.fingerprint) as found,
            pytest.raises(
                ExecutorError, match="The same games have crashed 4 workers in a row, the last one at tcp://"
            ),
        ):
            list(found.map(tasks.crash_worker, [1]))
    finally:
        local_cluster.close()


@pytest.mark.long
@pytest.mark.parametrize("changed", ["haspelknecht_qt/bots/levels.py", "resources/haspelknecht/components.toml"])
def test_workers_of_another_version_of_the_program_are_refused(tmp_path, capsys, changed):
    place = tmp_path / "other"
    for part in ("haspelknecht_qt", "resources", "translations"):
        shutil.copytree(ROOT / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
    with (place / changed).open("a", encoding="utf-8") as file:
        file.write("# Another version.\n")
    local_cluster = LocalCluster(tmp_path / "workers")
    try:
        local_cluster.start(place=place)
        assert cli.main([*SIMULATE, "--scheduler", local_cluster.address]) == cli.EXIT_FAILED
        what = "code" if changed.endswith(".py") else "haspelknecht, data"
        digest = "[0-9a-f]{12}"
        reported = f"would play different games: {what}: expected {digest}, found {digest}"
        assert re.search(reported, capsys.readouterr().err)
    finally:
        local_cluster.close()


@pytest.mark.long
def test_workers_without_the_program_are_refused(tmp_path, capsys):
    local_cluster = LocalCluster(tmp_path / "workers")
    try:
        local_cluster.start(place=tmp_path)
        assert cli.main([*SIMULATE, "--scheduler", local_cluster.address]) == cli.EXIT_FAILED
        assert "the program cannot be run there" in capsys.readouterr().err
    finally:
        local_cluster.close()


@pytest.mark.long
def test_tournament_command_is_unaffected_by_a_killed_worker(local_cluster, tmp_path):
    words = ["tournament", "--bots", "farmer,shepherd", "--games", "12", "--seed", "3", "--json"]
    alone = subprocess.run([*PROGRAM, *words, "--jobs", "2"], capture_output=True, check=True).stdout
    (one_more,) = local_cluster.start()
    file = tmp_path / "results.jsonl"
    command = [*PROGRAM, *words, "--scheduler", local_cluster.address, "--resume", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        wait_until(lambda: file.exists() and file.read_text(encoding="utf-8").count("\n") > 1)
        local_cluster.end([one_more])
        out, reported = program.communicate(timeout=300)
    assert (program.returncode, reported) == (0, b"")
    assert untimed(out) == untimed(alone)
    assert file.read_text(encoding="utf-8").count("\n") == 7


def untimed(text):
    reported = json.loads(text)
    for row in reported["results"]:
        del row["median_s"], row["p95_s"]
    return reported


@pytest.mark.long
def test_ladder_command_gives_the_same_figures_with_a_scheduler(local_cluster, tmp_path, monkeypatch):
    measured = ladder.MEASURED["haspelknecht"]
    matches = evolve(measured.matches[0], quotas=(Quota(Selection.EACH, 400),))
    study = BoardStudy(by="shepherd", seats=(2,), boards=("named",))
    few = evolve(measured, levels=measured.levels[:1], matches=(matches,), study=study)
    monkeypatch.setitem(ladder.MEASURED, "haspelknecht", few)
    reported = []
    for number, options in enumerate((["--jobs", "1"], ["--scheduler", local_cluster.address])):
        folder = tmp_path / str(number)
        words = [str(folder), "--game", "haspelknecht", "--anew", "--share", "0.01", "--studied", "2"]
        ladder.main([*words, "--seed-offset", "7", "--output", str(folder), *options])
        reported.append(json.loads((folder / "haspelknecht" / "ladder.json").read_text(encoding="utf-8")))
        for step in reported[-1]["conditions"][0]["steps"]:
            assert step.pop("times")["real"]
    assert reported[0] == reported[1]
    assert reported[0]["game"][0]["games"] == 2


@NEEDS_GUEULES_NOIRES_MODEL
def test_tuning_command_gives_the_same_numbers_with_a_scheduler(local_cluster, tmp_path):
    pytest.importorskip("numpy", reason="only those who learn anew have it")
    command = [sys.executable, "-m", "tools.tuning", "--steps", "1", "--games", "6", "--counted", "3"]
    found = [
        subprocess.run([*command, *options, tmp_path / str(number)], capture_output=True, check=True, cwd=ROOT).stdout
        for number, options in enumerate((["--jobs", "1"], ["--scheduler", local_cluster.address]))
    ]
    assert found[0] == found[1] != b""


@pytest.mark.long
def test_interrupted_command_ends_quietly_and_leaves_the_cluster_running(local_cluster, executor):
    command = [*PROGRAM, *SIMULATE[:3], "--games", "100000", *SIMULATE[5:], "--scheduler", local_cluster.address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as program:
        program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, reported = program.communicate(timeout=60)
    assert (program.returncode, reported) == (cli.EXIT_INTERRUPTED, b"")
    assert list(executor.map(tasks.square, range(3))) == [0, 1, 4]
