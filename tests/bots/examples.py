"""Shared by the tests of the bots: the game, its levels, positions of every step, and misbehaving bots.

Each process of a bot imports this module too. It imports no pytest, which would take nearly as long as the rest.
"""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from functools import cache, partial
from pathlib import Path

from attrs import evolve

from haspelknecht_qt import paths
from haspelknecht_qt.bots import RandomBot, levels
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from haspelknecht_qt.games.haspelknecht.strategy import evaluator

NAMES = tuple(level.name for level in LEVELS)
LIGHT = tuple(evolve(each, search=evolve(each.search, rollouts=12)) if each.search else each for each in LEVELS)
"""Levels with fewer rollouts: their number does not matter in these tests."""
HERE = Path(__file__).parent


@cache
def game():
    return Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))


@cache
def evaluator_factory():
    return evaluator.load(paths.game_folder("haspelknecht") / "bots" / "weights.json")


def bot_factory(name, *, timed=False):
    return levels.bot_factories(LIGHT, evaluator_factory(), timed=timed)[name]


def bot(name):
    return bot_factory(name)(game())


@cache
def positions(seed=5, players=2, **options):
    """Returns (state, ply) of one random game: the first of each step in each season with a choice."""
    rules = game()
    state = rules.initial_state(rules.setup({"players": players, **options}, seed))
    found, seen, ply = [], set(), 0
    while (decision := rules.decision(state)) is not None:
        generator = Generator(seed, ply)
        if decision.actor == CHANCE:
            move = rules.draw_chance_move(state, generator)
        else:
            legal = rules.legal_moves(state)
            kind = (state.year, state.season, decision.step)
            if kind not in seen and len(legal) > 1:
                seen.add(kind)
                found.append((state.copy(), ply))
            move = generator.choice(legal)
        rules.advance(state, move)
        ply += 1
    return found


def question(state, ply=0, seed=1):
    """Returns the arguments for a bot in this position."""
    rules = game()
    decision = rules.decision(state)
    return rules.observe(state, decision.actor), decision, rules.legal_moves(state), Generator(seed, ply)


class Misbehaving:
    """Answers each request as its name says."""

    def __init__(self, name):
        self.name = name
        self.asked = 0

    def choose(self, observation, decision, legal_moves, generator):
        self.asked += 1
        match self.name:
            case "crash":
                raise ValueError("no idea")
            case "priority":
                raise ValueError(os.getpriority(os.PRIO_PROCESS, 0))
            case "die":
                os._exit(3)
            case "sleep":
                time.sleep(60)
            case "stubborn":
                for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                    signal.signal(number, signal.SIG_IGN)
                start_others()
                while True:
                    pass
            case "parent":
                start_others()
            case "orphans":
                start_others()
                os._exit(3)
            case "flood":
                for _ in range(60):
                    os.write(self.asked % 2 + 1, b"I know better! " * 5000)
            case "last words":
                start_others()
                # Nobody reads the output before the bot is closed.
                while "T (stopped)" not in Path(f"/proc/{os.getppid()}/status").read_text(encoding="utf-8"):
                    time.sleep(0.01)
                os.write(2, b"I knew better!")
            case "hungry":
                bytearray(64 << 30)
            case "glutton":
                fill_memory()
            case "endless flood":
                while True:
                    os.write(2, b"I know better! " * 5000)
                    os.write(1, b"I know better! " * 5000)
            case "scribbler":
                # One of its open files is the connection to the window.
                for number in range(3, 64):
                    with contextlib.suppress(OSError):
                        os.write(number, b"\0\0\0\4oops" * 3)
                time.sleep(60)
            case "deep scribbler":
                deep = b"[" * 5000
                for number in range(3, 64):
                    with contextlib.suppress(OSError):
                        os.write(number, len(deep).to_bytes(4, "big") + deep)
                time.sleep(60)
            case "half answer":
                # A length of 256 bytes, and nothing after it.
                for number in range(3, 64):
                    with contextlib.suppress(OSError):
                        os.write(number, b"\0\0\1\0")
                time.sleep(60)
            case "huge answer":
                # A length of a gigabyte.
                for number in range(3, 64):
                    with contextlib.suppress(OSError):
                        os.write(number, b"\x40\0\0\0")
                time.sleep(1)
            case "stopper" | "killer":
                start_others()
                ctypes.CDLL(None).prctl(1, 0)  # The death of its watchdog must not end it.
                watchdog = os.getppid()
                while True:
                    for target in (watchdog, -watchdog):
                        with contextlib.suppress(OSError):
                            os.kill(target, signal.SIGSTOP if self.name == "stopper" else signal.SIGKILL)
            case "illegal":
                return game().read_move("use windlass")
            case "nonsense":
                return "nonsense"
            case "count":
                return legal_moves[self.asked % len(legal_moves)]
        return RandomBot().choose(observation, decision, legal_moves, generator)


def fill_memory():
    """Fills memory, page by page, until there is no more, and holds it for a moment."""
    blocks = []
    try:
        while True:
            blocks.append(b"x" * (1 << 24))
    except MemoryError:
        time.sleep(0.5)


def start_others():
    """Starts long-running processes, some detached, and writes their process ids, and its own, into the file NUMBERS."""
    sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]
    started = [subprocess.Popen(sleeping, start_new_session=number % 2 == 0).pid for number in range(4)]
    # Orphaned, in a session of its own.
    middle = f"import subprocess; print(subprocess.Popen({sleeping!r}, start_new_session=True, stdout=-3).pid)"
    started.append(int(subprocess.run([sys.executable, "-c", middle], check=True, stdout=subprocess.PIPE).stdout))
    file = Path(os.environ["NUMBERS"])
    file.with_suffix(".part").write_text(" ".join(map(str, [os.getpid(), *started])), encoding="utf-8")
    file.with_suffix(".part").replace(file)


def make_misbehaving_bot(name, _game):
    return Misbehaving(name)


def make_erudite_bot(_knowledge, _game):
    return RandomBot()


def misbehaving_factory(name):
    """A picklable factory; "erudite" needs more data than a pipe holds."""
    return partial(make_erudite_bot, bytes(1 << 20)) if name == "erudite" else partial(make_misbehaving_bot, name)
