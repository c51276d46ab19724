"""Kills programs at random moments while games end, and checks what is left of the results.

Run by test_killed_results.py.

python -m tests.faults.killed_results FOLDER GAMES SEED

Each game is continued by a separate process. It saves after every move and stores the result at the end, as the program
does, and is killed with SIGKILL. Then this process does what the next start of the program does: it stores a missing
result, and plays a game that is not over yet to its end.

Prints, as JSON: number of games that were over at the kill, of results that were stored by then, of games, of lost and
surplus results in the end, and of files that were set aside.
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

LATEST_KILL = 1.0
"""Maximum time from the last move but one to the kill, as a multiple of the undisturbed end of a game."""


def main():
    folder, games, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    results = ResultStore(folder / "results.sqlite")
    (folder / "unharmed").mkdir()
    longest = LATEST_KILL * min(
        duration_of_end(folder / "unharmed", finished(seed=games + number)) for number in range(4)
    )
    over = kept = 0
    for number in range(games):
        whole = finished(seed=number)
        # On a busy machine all random moments may be early, or all late: one game of each kind is certain.
        if number == 0:
            kill_before_end(folder, whole)
        elif number == 1:
            duration_of_end(folder, whole)
        else:
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
            play_to_end(autosave, results, recovery.match, whole)
            autosave.newest_valid_match(TOYS, lambda match, _path: keep(results, match))
        autosave.close()
    ids = [result.id for result in all_results(results, "toy")]
    wanted = [match_id(finished(seed=number)) for number in range(games)]
    report = {
        "over": over,
        "kept": kept,
        "games": games,
        "lost": len(set(wanted) - set(ids)),
        "surplus": len(ids) - games,
        "set_aside": len(results.renamed_files),
    }
    sys.stdout.write(json.dumps(report) + "\n")


def duration_of_end(folder, whole):
    """Seconds that the undisturbed end of a game takes on this machine at its present load."""
    child, reader = start_end_of_game(folder, whole)
    began = time.perf_counter()
    os.read(reader, 1)
    lasted = time.perf_counter() - began
    end(child, reader)
    return lasted


def kill(folder, whole, pause):
    """Lets a process play the end of a game, and kills it `pause` seconds after the last move but one."""
    child, reader = start_end_of_game(folder, whole)
    time.sleep(pause)
    end(child, reader)


def kill_before_end(folder, whole):
    """Kills a process that plays a game only to its last move but one."""
    end(*start_end_of_game(folder, whole, plays_on=False))


def start_end_of_game(folder, whole, *, plays_on=True):
    """Starts a process that plays the end of a game, and waits for its last move but one.

    Without `plays_on`, the process makes no further move. Returns the process id and a file descriptor. A byte can be read there when the game has ended.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        texts = [entry.text for entry in whole.entries[:-2]]
        match = Match.replay(TOY, whole.setup, whole.seed, whole.seats, whole.undo_policy, texts)
        autosave = AutosaveFolder(folder)
        autosave.save(match)
        os.write(writer, b".")
        if plays_on:
            play_to_end(autosave, ResultStore(folder / "results.sqlite"), match, whole)
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


def play_to_end(autosave, results, match, whole):
    """Plays a match to its end, as the program does: the autosave first, then the result."""
    while not match.is_over:
        match.play(whole.entries[match.ply].move)
        autosave.save(match)
    keep(results, match)


def keep(results, match):
    results.store(result_of(match, 0, None), points_by_item(match), record.dumps(match))
    return True


if __name__ == "__main__":
    main()
