"""Processes are spawned on every system, as Windows and macOS do: a forked process would share locks and open files."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORKING = {"Manager", "Pool", "Process", "Queue", "fork", "forkpty"}
"""Functions of `multiprocessing` and `os` that fork, or use the system's way to start processes."""
WATCHED = {"ProcessPoolExecutor", "get_context", *FORKING}


@cache
def calls():
    """Returns the file, the called object's text and the call, for all watched calls in the program and its tools."""
    return tuple(_calls())


def _calls():
    for folder in ("haspelknecht_qt", "tools"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if not any(name in text for name in WATCHED):
                continue
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and (name := ast.unparse(node.func)).endswith(tuple(WATCHED)):
                    yield file.relative_to(ROOT).as_posix(), name, node


def test_every_multiprocessing_context_is_spawn():
    found = [
        (file, [ast.literal_eval(each) for each in call.args])
        for file, name, call in calls()
        if name.endswith("get_context")
    ]
    assert len(found) >= 3
    assert [(file, names) for file, names in found if names != ["spawn"]] == []


def test_every_process_pool_gets_a_context():
    pools = [(file, call) for file, name, call in calls() if name.endswith("ProcessPoolExecutor")]
    assert len(pools) >= 2
    without = [
        file for file, call in pools if len(call.args) < 2 and all(each.arg != "mp_context" for each in call.keywords)
    ]
    assert without == []


def test_only_the_watchdog_forks():
    found = {
        file
        for file, name, _ in calls()
        if (owner := name.rpartition("."))[0] in {"multiprocessing", "os"} and owner[2] in FORKING
    }
    assert found == {"haspelknecht_qt/bots/watchdog.py"}
