"""Has programs killed at random moments while games end, and looks what is left of the results. Run by test_killed_results.py.

python -m tests.faults.killed_results FOLDER GAMES SEED

Each game is gone on with by a process of its own, which saves after every move and keeps the result at the end, as the program does, and is killed with
SIGKILL; then the next start of the program is played, which finds what was not kept, and a game that is not over yet is played to its end. Prints, as JSON:
how often the game was over when its program was killed, how often its result was kept then, how many games there were, the results that are left in the end,
and what was put aside.
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.result import match_id, points_by_item, result_of
from haspelknecht_qt.core.results import ResultStore
from tests.core.playing import TOY, TOYS
from tests.core.result_files import all_results, finished

LONGEST = 1.0
"""The program is killed at most so many times as long after the last move but one as the end of a game takes that nobody disturbs."""


def main():
    folder, games, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    results = ResultStore(folder / "results.sqlite")
    (folder / "unharmed").mkdir()
    longest = LONGEST * min(how_long(folder / "unharmed", finished(seed=games + number)) for number in range(4))
    over = kept = 0
    for number in range(games):
        whole = finished(seed=number)
        kill(folder, whole, chance.uniform(0, longest))
        before = {result.id for result in all_results(results, "toy")}
        autosave = AutosaveFolder(folder)
        found = []

        def take(match, _path, found=found):
            found.append(match)
            return keep(results, match)

        recovery = autosave.newest_valid_match(TOYS, take)
        over += bool(found)
        kept += match_id(whole) in before
        if recovery.match is not None:
            rollout(autosave, results, recovery.match, whole)
            autosave.newest_valid_match(TOYS, lambda match, _path: keep(results, match))
        autosave.close()
    ids = [result.id for result in all_results(results, "toy")]
    wanted = [match_id(finished(seed=number)) for number in range(games)]
    told = {
        "over": over,
        "kept": kept,
        "games": games,
        "lost": len(set(wanted) - set(ids)),
        "surplus": len(ids) - games,
        "set_aside": len(results.renamed_files),
    }
    sys.stdout.write(json.dumps(told) + "\n")


def how_long(folder, whole):
    """So many seconds the end of a game takes that nobody disturbs, on this machine, as busy as it is."""
    child, reader = play_the_end(folder, whole)
    began = time.perf_counter()
    os.read(reader, 1)
    lasted = time.perf_counter() - began
    end(child, reader)
    return lasted


def kill(folder, whole, pause):
    """Has the end of a game played by a process that is killed so many seconds after its last move but one."""
    child, reader = play_the_end(folder, whole)
    time.sleep(pause)
    end(child, reader)


def play_the_end(folder, whole):
    """Begins a process that plays the end of a game, and tells when it has done so: its number, and where it tells. It has got so far as the
    last move but one.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        texts = [entry.text for entry in whole.entries[:-2]]
        match = Match.replay(TOY, whole.setup, whole.seed, whole.seats, whole.undo_policy, texts)
        autosave = AutosaveFolder(folder)
        autosave.save(match)
        os.write(writer, b".")
        rollout(autosave, ResultStore(folder / "results.sqlite"), match, whole)
        os.write(writer, b".")
        time.sleep(60)
        os._exit(1)
    os.close(writer)
    os.read(reader, 1)
    return child, reader


def end(child, reader):
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)


def rollout(autosave, results, match, whole):
    """Plays to the end as it was played, as the program does: the automatic save first, then the result."""
    while not match.is_over:
        match.play(whole.entries[match.ply].move)
        autosave.save(match)
    keep(results, match)


def keep(results, match):
    results.store(result_of(match, 0, None), points_by_item(match), record.dumps(match))
    return True


if __name__ == "__main__":
    main()
