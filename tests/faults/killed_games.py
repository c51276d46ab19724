"""Plays games, kills them at random moments, and checks what is left of each. Run by test_killed.py.

python -m tests.faults.killed_games FOLDER GAMES SEED

Each game is played by a separate process, which saves after every move as the program does and is killed with SIGKILL. All
share one folder. Prints for each game, as JSON: the last ply that was reported as saved, the ply of the recovered match,
and whether its moves are the played ones.
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

MAX_MOVES = 12
"""Maximum number of moves before the game is killed."""

LONGEST_PAUSE = 0.004
"""Maximum seconds between a save and the kill: some games are killed in the middle of the next save."""


def main():
    folder, games, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    for number in range(games):
        whole = play_at_random(new_match("pp", seed=number), stream=number)
        sys.stdout.write(json.dumps(play_and_kill(folder, whole, chance)) + "\n")


def play_and_kill(folder, whole, chance):
    """Plays a part of a game in a child process and kills it; returns what is left."""
    moves = [entry.text for entry in whole.entries]
    kill_at = chance.randrange(1, len(moves))
    begin_at = max(0, kill_at - chance.randrange(1, MAX_MOVES))
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
        # Plies that were saved between the last read and the end.
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
    """Continues the game from this ply; saves after each move and reports the saved ply."""
    autosave = AutosaveFolder(folder)
    texts = [entry.text for entry in whole.entries]
    match = Match.replay(
        GAME, whole.setup, whole.seed, whole.seats, whole.undo_policy, texts[:begin_at], chance=whole.chance
    )
    while True:
        autosave.save(match)
        os.write(writer, b"%d\n" % match.ply)
        if match.is_over:
            # Finished games are not offered again. The process waits here for the kill.
            time.sleep(60)
        match.play(whole.entries[match.ply].move)


if __name__ == "__main__":
    main()
