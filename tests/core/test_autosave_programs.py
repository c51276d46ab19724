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


def start_program(folder, seed, mode):
    """Starts another program that plays and saves: endlessly, or one move per line of input in mode "wait".

    It prints the ply after each save.
    """
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), str(seed), mode],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def play_one_move(player):
    player.stdin.write("\n")
    player.stdin.flush()
    return int(player.stdout.readline())


def end_program(player):
    player.communicate()


class TestTwoPrograms:
    def test_matches_of_two_programs_are_saved_separately(self, autosave, folder):
        other = start_program(folder, 2, "wait")
        other.stdout.readline()
        mine = new_match(seed=1, rounds=5)
        for _ in range(5):
            autosave.save(play(mine, "confirm"))
            theirs = play_one_move(other)
        assert len(files(folder)) == 2 * SAVES_PER_MATCH
        theirs = play_one_move(other)
        # Their newer match is not offered before their program has ended.
        assert autosave.newest_valid_match(TOYS).match.seed == 1
        end_program(other)
        found = autosave.newest_valid_match(TOYS).match
        assert (found.seed, found.ply) == (2, theirs)

    def test_start_keeps_the_unfinished_file_of_a_running_program(self, autosave, folder):
        autosave.close()
        other = start_program(folder, 2, "wait")
        other.stdout.readline()
        play_one_move(other)
        (saved,) = files(folder)
        unfinished = saved.with_name(f".{saved.stem}-0123abcd.tmp")
        unfinished.write_bytes(b"half a rec")
        AutosaveFolder(folder).close()
        assert unfinished.exists()
        end_program(other)
        AutosaveFolder(folder).close()
        assert not unfinished.exists()
        assert saved.exists()

    def test_two_programs_save_the_same_match_separately(self, autosave, folder):
        other = start_program(folder, 1, "wait")
        other.stdout.readline()
        mine = new_match(seed=1, rounds=100_000, policy=UndoPolicy.FREE)
        for _ in range(4):
            autosave.save(play(mine, "confirm"))
            play_one_move(other)
        theirs = play_one_move(other)
        assert len(files(folder)) == 2 * SAVES_PER_MATCH
        assert texts(autosave.newest_valid_match(TOYS).match) == texts(mine)
        autosave.close()
        assert texts(restarted(folder).match) == texts(mine)
        end_program(other)
        assert restarted(folder).match.ply == theirs

    def test_match_of_a_running_program_is_not_removed(self, autosave, folder):
        other = start_program(folder, 99, "wait")
        other.stdout.readline()
        ply = play_one_move(other)
        for seed in range(MATCHES_KEPT + 3):
            saved_game(autosave, seed=seed, moves=1)
        path = next(path for path in files(folder) if load(path, TOYS).seed == 99)
        autosave.discard(path)
        assert load(path, TOYS).ply == ply
        end_program(other)
        autosave.discard(path)
        assert not path.exists()

    @pytest.mark.skipif(not hasattr(os, "fork"), reason="processes as on POSIX")
    def test_surviving_child_process_does_not_keep_the_match_locked(self, folder):
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
def test_killed_program_loses_at_most_one_move(folder, kills):
    for number in range(kills):
        player = start_program(folder, 1, "run")
        start = int(player.stdout.readline())
        # The program is killed between its start and some dozens of moves.
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
