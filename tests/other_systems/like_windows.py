"""Runs bots and the command line in a Python that lacks what Windows lacks; prints the results as JSON.

Processes that `multiprocessing` spawns import this module first, so they lack the same.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import ctypes
import fcntl
import importlib
import io
import json
import multiprocessing
import os
import signal
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace

LOADED_BEFORE = [
    "concurrent.futures.process",
    "ctypes.util",
    "logging.handlers",
    "multiprocessing.connection",
    "multiprocessing.popen_spawn_posix",
    "multiprocessing.queues",
    "multiprocessing.resource_tracker",
    "multiprocessing.synchronize",
    "platformdirs",
    "socket",
    "subprocess",
    "tempfile",
    "uuid",
]
"""Modules that are loaded before the names of POSIX are removed, since they need the real system."""
LOADED_BEFORE_WINDOWS = (
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "PySide6.QtWidgets",
    "cryptography.hazmat.primitives.ciphers.aead",
    "zeroconf",
)
"""The same for a program with windows; bots need none."""

for each in (*LOADED_BEFORE, *(LOADED_BEFORE_WINDOWS if __name__ == "__main__" else ())):
    importlib.import_module(each)

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

SIGNALS = {"SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIG_DFL", "SIG_IGN"}
"""Names of signals that are not removed. Windows has SIGTERM, but a program there cannot be asked to end by it."""
FUNCTIONS = {"Handlers", "Signals", "default_int_handler", "getsignal", "raise_signal", "set_wakeup_fd", "signal"}
"""Other names of the module `signal` that are not removed."""
MISSING_MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty")
MISSING_IN_OS = [
    "fork",
    "forkpty",
    "getegid",
    "geteuid",
    "getgid",
    "getpgid",
    "getuid",
    "killpg",
    "memfd_create",
    "mkfifo",
    "pidfd_open",
    "sched_getaffinity",
    "setpgid",
    "setsid",
    "wait",
    "wait3",
    "wait4",
    "waitid",
    "O_CLOEXEC",
    "O_DIRECTORY",
    "O_NOFOLLOW",
    "O_PATH",
    "P_PID",
    "WEXITED",
    "WNOWAIT",
]
POSIX_ONLY = {f"haspelknecht_qt.bots.{name}" for name in ("seccomp", "watchdog")}
"""Modules that only a process with `os.fork` imports."""
LANGUAGE_VARIABLE = "WINDOWS_LANGUAGE"
"""Environment variable with the number of the user interface's language."""
PATIENCE = 60.0


def _copied(module: ModuleType) -> ModuleType:
    copy = ModuleType(module.__name__)
    copy.__dict__.update(module.__dict__)
    return copy


KEPT_SIGNAL, KEPT_SYS = _copied(signal), _copied(sys)


def remove_posix_names() -> None:
    """Removes names of POSIX from the standard library's modules, which keep using them themselves."""
    for module in list(sys.modules.values()):
        if getattr(module, "signal", None) is signal and module.__name__ != __name__:
            module.__dict__["signal"] = KEPT_SIGNAL
        if module.__name__.startswith("multiprocessing") and hasattr(module, "sys"):
            module.__dict__["sys"] = KEPT_SYS
    for name in [name for name in vars(signal) if not name.startswith("_")]:
        if name not in SIGNALS | FUNCTIONS:
            delattr(signal, name)
    for name in MISSING_IN_OS:
        if hasattr(os, name):
            delattr(os, name)
    sys.modules |= dict.fromkeys(MISSING_MODULES)
    sys.modules["msvcrt"] = _locks()
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: int(os.environ[LANGUAGE_VARIABLE]))
    ctypes.windll = SimpleNamespace(kernel32=kernel)
    sys.platform = "win32"


def _locks() -> ModuleType:
    """Module `msvcrt`: locks bytes from the position of the file on."""
    module = ModuleType("msvcrt")
    module.LK_NBLCK, module.LK_UNLCK = 2, 0
    kinds = {module.LK_NBLCK: fcntl.LOCK_EX | fcntl.LOCK_NB, module.LK_UNLCK: fcntl.LOCK_UN}
    module.locking = lambda file, mode, count: fcntl.lockf(file, kinds[mode], count, os.lseek(file, 0, os.SEEK_CUR))
    return module


remove_posix_names()


def importable() -> list[str]:
    """Imports every module of the program that Windows uses; returns their names."""
    files = (path.relative_to(ROOT).with_suffix("") for path in (ROOT / "haspelknecht_qt").rglob("*.py"))
    names = [".".join(path.parts).removesuffix(".__init__") for path in files if path.name != "__main__"]
    wanted = [name for name in names if name not in POSIX_ONLY]
    for name in wanted:
        importlib.import_module(name)
    return wanted


def exit_statuses() -> dict[str, int]:
    """Returns the exit status of the program by each signal that ends it."""
    from haspelknecht_qt.interrupts import EXIT_STATUSES  # noqa: PLC0415

    return {signal.Signals(number).name: status for number, status in EXIT_STATUSES.items()}


def lock_twice(file: Path) -> list[bool]:
    """Returns whether this process, and then another one at the same time, got a lock in a file."""
    from haspelknecht_qt.core.storage import LockFile  # noqa: PLC0415

    lock = LockFile(file)
    mine = lock.acquire(5)
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as executor:
        taken = executor.submit(try_lock, file).result()
        lock.release(5)
        released = executor.submit(try_lock, file).result()
    lock.close()
    return [mine, taken, released]


def try_lock(file: Path) -> bool:
    """Returns whether this process can take the lock."""
    from haspelknecht_qt.core.storage import LockFile  # noqa: PLC0415

    lock = LockFile(file)
    try:
        return lock.acquire(5)
    finally:
        lock.close()


def run(*words: str) -> str:
    """Runs a command of the program; returns its output."""
    from haspelknecht_qt import cli  # noqa: PLC0415 - only after names were removed

    with contextlib.redirect_stdout(io.StringIO()) as output:
        status = cli.main(words)
    return output.getvalue() if status == 0 else f"exit status {status}"


def answer_of_bot() -> str:
    """Asks a bot in its own process for a move, then ends the process while another bot would think for ever."""
    from haspelknecht_qt.bots.process import MoveWorker  # noqa: PLC0415
    from haspelknecht_qt.core.rng import Generator  # noqa: PLC0415
    from tests.bots.examples import bot_factory, game, misbehaving_factory, positions, question  # noqa: PLC0415

    observation, decision, legal, _ = question(positions()[0][0])
    worker = MoveWorker(game(), bot_factory("random"))
    worker.ask(observation, decision, legal, Generator(1, 0), 0.0)
    until = time.monotonic() + PATIENCE
    while (reply := worker.poll()) is None and time.monotonic() < until:
        time.sleep(0.005)
    worker.close()
    sleeper = MoveWorker(game(), misbehaving_factory("sleep"))
    sleeper.ask(observation, decision, legal, Generator(1, 0), 0.0)
    sleeper.close()
    for process in multiprocessing.active_children():
        process.join(PATIENCE)
    left = len(multiprocessing.active_children())
    return f"{game().write_move(reply.move)}, {left} left" if reply and reply.move else f"{reply}"


if __name__ == "__main__":
    module = sys.argv[1]
    print(  # noqa: T201 - read by the test
        json.dumps(
            {
                "modules": importable(),
                "signals": exit_statuses(),
                "locks": lock_twice(Path(sys.argv[2])),
                "help": run("--help"),
                "games": run("simulate", "--games", "2", "--seed", "7", "--players", "2", "--jobs", "2", "--json"),
                "tournament": run(
                    "tournament",
                    "--bots",
                    "my_module,random",
                    "--bot-module",
                    module,
                    "--games",
                    "2",
                    "--seed",
                    "1",
                    "--json",
                ),
                "bot": answer_of_bot(),
            }
        )
    )
