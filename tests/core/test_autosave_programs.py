import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from haspelknecht_qt.core.autosave import MATCHES_KEPT, SAVES_PER_MATCH, AutosaveFolder
from haspelknecht_qt.core.record import load
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.autosaves import files, restarted, saved_game
from tests.core.playing import TOYS, new_match, play, texts

ROOT = Path(__file__).parents[2]

PLAYER = """
import sys
from pathlib import Path
from haspelknecht_qt.core.autosave import AutosaveFolder
from tests.core.playing import TOY, TOYS, new_match
folder, seed = Path(sys.argv[1]), int(sys.argv[2])
autosave = AutosaveFolder(folder)
match = autosave.newest_valid_match(TOYS).match or new_match(seed=seed, rounds=100_000)
print(match.ply, flush=True)
while True:
    if sys.argv[3] == "wait" and not sys.stdin.readline():
        break
    match.play(TOY.legal_moves(match.state)[-1])
    autosave.save(match)
    print(match.ply, flush=True)
"""


def program(folder, seed, mode):
    """Starts another program that plays and saves, endlessly or one move per line of input, and prints the ply after each save."""
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), str(seed), mode],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def move(player):
    player.stdin.write("\n")
    player.stdin.flush()
    return int(player.stdout.readline())


def end(player):
    player.communicate()


class TestTwoPrograms:
    def test_each_plays_its_own_game(self, autosave, folder):
        other = program(folder, 2, "wait")
        other.stdout.readline()
        mine = new_match(seed=1, rounds=5)
        for _ in range(5):
            autosave.save(play(mine, "confirm"))
            theirs = move(other)
        assert len(files(folder)) == 2 * SAVES_PER_MATCH
        theirs = move(other)
        # Their newer match is not offered before their program has ended.
        assert autosave.newest_valid_match(TOYS).match.seed == 1
        end(other)
        found = autosave.newest_valid_match(TOYS).match
        assert (found.seed, found.ply) == (2, theirs)

    def test_a_start_leaves_alone_what_another_program_is_writing(self, autosave, folder):
        autosave.close()
        other = program(folder, 2, "wait")
        other.stdout.readline()
        move(other)
        (saved,) = files(folder)
        unfinished = saved.with_name(f".{saved.stem}-0123abcd.tmp")
        unfinished.write_bytes(b"half a rec")
        AutosaveFolder(folder).close()
        assert unfinished.exists()
        end(other)
        AutosaveFolder(folder).close()
        assert not unfinished.exists()
        assert saved.exists()

    def test_both_play_the_same_game(self, autosave, folder):
        other = program(folder, 1, "wait")
        other.stdout.readline()
        mine = new_match(seed=1, rounds=100_000, policy=UndoPolicy.FREE)
        for _ in range(4):
            autosave.save(play(mine, "confirm"))
            move(other)
        theirs = move(other)
        assert len(files(folder)) == 2 * SAVES_PER_MATCH
        assert texts(autosave.newest_valid_match(TOYS).match) == texts(mine)
        autosave.close()
        assert texts(restarted(folder).match) == texts(mine)
        end(other)
        assert restarted(folder).match.ply == theirs

    def test_a_game_that_another_program_plays_is_not_removed(self, autosave, folder):
        other = program(folder, 99, "wait")
        other.stdout.readline()
        ply = move(other)
        for seed in range(MATCHES_KEPT + 3):
            saved_game(autosave, seed=seed, moves=1)
        path = next(path for path in files(folder) if load(path, TOYS).seed == 99)
        autosave.discard(path)
        assert load(path, TOYS).ply == ply
        end(other)
        autosave.discard(path)
        assert not path.exists()

    @pytest.mark.skipif(not hasattr(os, "fork"), reason="processes as on POSIX")
    def test_a_child_process_does_not_keep_the_game_locked(self, folder):
        # A bot's process may outlive the program for a moment.
        code = PLAYER.replace(
            "while True:", "import os, time\nif os.fork() == 0: os.close(1); time.sleep(60)\nwhile True:"
        )
        code = code.replace("print(match.ply, flush=True)\nimport", "autosave.save(match)\nimport", 1)
        player = subprocess.Popen(
            [sys.executable, "-c", code, str(folder), "1", "run"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            process_group=0,
        )
        try:
            player.stdout.readline()
            player.kill()
            player.wait()
            assert restarted(folder).match is not None
        finally:
            os.killpg(player.pid, signal.SIGKILL)
            player.stdout.close()


@pytest.mark.parametrize("kills", [12, pytest.param(50, marks=pytest.mark.long)])
def test_a_killed_program_loses_one_move_at_most(folder, kills):
    for number in range(kills):
        player = program(folder, 1, "run")
        start = int(player.stdout.readline())
        # Between just started and some dozens of moves.
        time.sleep(0.002 * Generator(5, number).random_below(40))
        player.kill()
        # `communicate` would lose the lines that `readline` has already read into its buffer.
        reported = [int(line) for line in player.stdout.read().split("\n")[:-1] if line]
        player.communicate()
        saved = reported[-1] if reported else start
        found = restarted(folder)
        if not reported and found.match is None:
            continue
        # A move may be followed by one or two rolls.
        assert found.errors == ()
        assert 0 <= len([entry for entry in found.match.entries[saved:] if entry.actor >= 0]) <= 1
        assert found.match.ply >= saved
    assert found.match.ply > kills
