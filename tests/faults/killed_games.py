"""Plays games that are killed at random moments, and looks what is left of each. Run by test_killed.py.

python -m tests.faults.killed_games FOLDER GAMES SEED

Each game is played by a process of its own, which saves after every move as the program does and is killed with SIGKILL. All
share one folder. Prints for each game, as JSON: the ply that was last known to be saved, the ply that was found again, and
whether what was found is what had been played.
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.match import Match
from tests.ui.matches import GAME, GAMES, new_match, play_at_random

MOST_MOVES = 12
"""So many moves are played before the game is killed, at most."""

LONGEST_PAUSE = 0.004
"""So many seconds after a save the game is killed, at most: some are killed in the middle of the next save."""


def main():
    folder, games, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    for number in range(games):
        whole = play_at_random(new_match("pp", seed=number), stream=number)
        sys.stdout.write(json.dumps(killed(folder, whole, chance)) + "\n")


def killed(folder, whole, chance):
    """Has a part of a game played and killed; tells what is left."""
    moves = [entry.text for entry in whole.entries]
    kill_at = chance.randrange(1, len(moves))
    begin_at = max(0, kill_at - chance.randrange(1, MOST_MOVES))
    pause = chance.uniform(0, LONGEST_PAUSE)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        play(folder, whole, begin_at, writer)
        os._exit(1)
    os.close(writer)
    saved = 0
    with os.fdopen(reader, "rb") as pipe:
        while saved < kill_at and (line := pipe.readline()):
            saved = int(line)
        time.sleep(pause)
        os.kill(child, signal.SIGKILL)
        # What was saved between the last look and the end.
        rest = pipe.read().split()
    os.waitpid(child, 0)
    saved = int(rest[-1]) if rest else saved
    autosave = AutosaveFolder(folder)
    recovery = autosave.newest_valid_match(GAMES)
    autosave.close()
    found = recovery.match
    is_right = found is not None and [entry.text for entry in found.entries] == moves[: found.ply]
    return {
        "saved": saved,
        "found": None if found is None else found.ply,
        "right": is_right,
        "refused": [str(error) for error in recovery.errors],
    }


def play(folder, whole, begin_at, writer):
    """Plays the game on from this ply, saving after each move and telling so."""
    autosave = AutosaveFolder(folder)
    texts = [entry.text for entry in whole.entries]
    match = Match.replay(
        GAME, whole.setup, whole.seed, whole.seats, whole.undo_policy, texts[:begin_at], chance=whole.chance
    )
    while True:
        autosave.save(match)
        os.write(writer, b"%d\n" % match.ply)
        if match.is_over:
            # Finished games are not offered again: the last move is waited for here.
            time.sleep(60)
        match.play(whole.entries[match.ply].move)


if __name__ == "__main__":
    main()
