"""Processes of a bot end with its window, its match or the bot itself. Their memory and output are limited."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from haspelknecht_qt.bots.line_protocol import ProgramBot
from haspelknecht_qt.bots.process import BotFailureKind, MoveWorker
from haspelknecht_qt.core.rng import Generator
from tests.bots.examples import game, misbehaving_factory, positions, question
from tests.bots.tasks import begun

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="asks /proc; elsewhere a bot's own group is ended, which needs no orphans"
)

PATIENCE = 60.0
AT_ONCE = 5.0
"""Maximum time, in seconds, of a call that does not wait, and that a bot's process may survive the window."""

WINDOW = """
import sys, time
from haspelknecht_qt.bots.process import MoveWorker
from haspelknecht_qt.core.rng import Generator
from tests.bots.examples import game, misbehaving_factory, positions, question
if __name__ == "__main__":
    opponent = MoveWorker(game(), misbehaving_factory(sys.argv[1]))
    state, ply = positions()[0]
    observation, decision, legal, _ = question(state, ply)
    opponent.ask(observation, decision, legal, Generator(1, ply))
    while True:
        time.sleep(0.1)
"""

POOL = """
import sys
from functools import partial
from pathlib import Path
from haspelknecht_qt.bots.executors import open_executor
from tests.bots.tasks import waiting_square
if __name__ == "__main__":
    with open_executor(2, None, {}) as executor:
        list(executor.map(partial(waiting_square, Path(sys.argv[1])), [0, 1]))
"""


def wait_for(condition, worker_timeout=PATIENCE):
    until = time.monotonic() + worker_timeout
    while not (found := condition()):
        assert time.monotonic() < until
        time.sleep(0.01)
    return found


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children_of(parent):
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = entry.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == parent:
            found.append(int(entry.parent.name))
    return found


@pytest.fixture
def bot_pids(tmp_path, monkeypatch):
    """Function that waits for the process ids reported by a bot, and returns them."""
    file = tmp_path / "numbers"
    monkeypatch.setenv("NUMBERS", str(file))
    return lambda: [int(word) for word in wait_for(lambda: file.exists() and file.read_text(encoding="utf-8").split())]


@pytest.fixture
def opponent_of():
    opponents = []

    def make(name):
        opponents.append(MoveWorker(game(), misbehaving_factory(name)))
        state, ply = positions()[0]
        observation, decision, legal, _ = question(state, ply)
        opponents[-1].ask(observation, decision, legal, Generator(1, ply))
        return opponents[-1]

    yield make
    for opponent in opponents:
        opponent.close()


def wait_until_ended(pids, worker_timeout=AT_ONCE):
    wait_for(lambda: not any(map(is_running, pids)), worker_timeout)


@pytest.mark.parametrize("name", ["sleep", "stubborn", "parent", "stopper", "killer"])
def test_bots_end_when_their_window_is_killed(tmp_path, bot_pids, name):
    script = tmp_path / "window.py"
    script.write_text(WINDOW, encoding="utf-8")
    window = subprocess.Popen([sys.executable, script, name], env={**os.environ, "PYTHONPATH": str(Path.cwd())})
    try:
        if name == "sleep":
            first_pids = wait_for(
                lambda: [pid for child in children_of(window.pid) for pid in [child, *children_of(child)]]
            )
            wait_for(lambda: any(children_of(child) for child in children_of(window.pid)))
            pids = [pid for child in children_of(window.pid) for pid in [child, *children_of(child)]] + first_pids
        else:
            pids = bot_pids()
            assert all(map(is_running, pids))
            pids += children_of(window.pid)
    finally:
        window.send_signal(signal.SIGKILL)
        window.wait()
    wait_until_ended(pids)


@pytest.mark.parametrize("ended_by", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_when_their_command_is_killed(tmp_path, ended_by):
    script = tmp_path / "command.py"
    script.write_text(POOL, encoding="utf-8")
    command = subprocess.Popen([sys.executable, script, tmp_path], env={**os.environ, "PYTHONPATH": str(Path.cwd())})
    try:
        wait_for(lambda: len(begun(tmp_path)) == 2)
        (pids,) = zip(*begun(tmp_path).values(), strict=True)
        assert all(map(is_running, pids))
    finally:
        command.send_signal(ended_by)
        command.wait()
    wait_until_ended(pids)


def test_all_processes_of_a_bot_end_when_it_is_closed(opponent_of, bot_pids):
    opponent = opponent_of("parent")
    wait_for(opponent.poll)
    pids = bot_pids()
    assert all(map(is_running, pids)), "the bot waits for the next question"
    opponent.close()
    wait_until_ended(pids)


def test_child_processes_end_when_their_bot_exits(opponent_of, bot_pids):
    opponent = opponent_of("orphans")
    failure = wait_for(opponent.poll).failure
    assert (failure.kind, failure.detail) == (BotFailureKind.CRASHED, "the process ended with status 3")
    wait_until_ended(bot_pids())


@pytest.mark.parametrize("name", ["stubborn", "stopper", "killer"])
def test_cancelling_ends_all_processes_of_a_stubborn_bot(opponent_of, bot_pids, name):
    opponent = opponent_of(name)
    pids = bot_pids()
    begun = time.monotonic()
    opponent.cancel()
    assert time.monotonic() - begun < AT_ONCE, "cancelling waits for the bot"
    wait_until_ended(pids)


def test_child_processes_end_with_their_bot_program(tmp_path):
    program = tmp_path / "program.py"
    file = tmp_path / "numbers"
    program.write_text(
        "import json, os, pathlib, subprocess, sys\n"
        "others = [subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']).pid for _ in range(3)]\n"
        f"pathlib.Path({str(file)!r}).write_text(' '.join(map(str, [os.getpid(), *others])))\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'ask':\n"
        "        answer = {'type': 'move', 'number': asked['number'], 'move': asked['legal_moves'][0]}\n"
        "        print(json.dumps(answer), flush=True)\n",
        encoding="utf-8",
    )
    bot = ProgramBot(game(), (sys.executable, str(program)))
    assert bot.choose(*question(*positions()[0])) == question(*positions()[0])[2][0]
    pids = [int(word) for word in file.read_text(encoding="utf-8").split()]
    assert all(map(is_running, pids))
    bot.close()
    wait_until_ended(pids)


@pytest.mark.parametrize("jobs", [1, 2])
def test_tournament_leaves_no_bot_processes(tmp_path, jobs):
    module, file = tmp_path / "parent.py", tmp_path / "numbers"
    module.write_text(
        "import pathlib, subprocess, sys\n"
        "from haspelknecht_qt.bots.levels import make_random\n"
        "SLEEPING = [sys.executable, '-c', 'import time; time.sleep(600)']\n"
        "def start():\n"
        f"    with pathlib.Path({str(file)!r}).open('a') as numbers:\n"
        "        for new in (False, True):\n"
        "            print(subprocess.Popen(SLEEPING, start_new_session=new).pid, file=numbers)\n"
        "start()\n"
        "def make_bot(game):\n"
        "    start()\n"
        "    return make_random(game)\n",
        encoding="utf-8",
    )
    words = ["--bots", "parent,random", "--bot-module", module, "--games", "4", "--seed", "1", "--jobs", jobs]
    command = [sys.executable, "-m", "haspelknecht_qt", "tournament", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert len(done.stderr.splitlines()) == 1, "it is said that code by others is run, and nothing else"
    pids = [int(word) for word in file.read_text(encoding="utf-8").split()]
    assert len(pids) > 4
    assert not any(map(is_running, pids))


def test_output_of_a_bot_is_limited(opponent_of, capfd):
    reply = wait_for(opponent_of("flood").poll)
    assert reply.failure is None
    output = capfd.readouterr()
    assert output.out == ""
    assert output.err.startswith("I know better! ")
    assert output.err.endswith("\n[...]\n")
    assert len(output.err) < 10_000


def test_output_of_a_bot_is_shown_although_it_is_closed_at_once(opponent_of, bot_pids, capfd):
    opponent = opponent_of("last words")
    (watchdog,) = (pid for pid in children_of(os.getpid()) if bot_pids()[0] in children_of(pid))
    os.kill(watchdog, signal.SIGSTOP)
    wait_for(opponent.poll)
    opponent.close()
    wait_until_ended([watchdog])
    assert capfd.readouterr().err == "I knew better!"


def test_a_bot_cannot_take_all_memory(opponent_of):
    reply = wait_for(opponent_of("hungry").poll)
    assert reply.failure.kind is BotFailureKind.CRASHED
    assert reply.failure.detail.startswith("MemoryError")
