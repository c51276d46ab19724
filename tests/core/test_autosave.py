import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from haspelknecht_qt.core import autosave as module
from haspelknecht_qt.core.autosave import GENERATIONS, SERIES, Autosave
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.locks import LockFile
from haspelknecht_qt.core.record import load, loads
from haspelknecht_qt.core.record_error import Defect
from haspelknecht_qt.core.storage import StorageError, StorageTrouble
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import TOY, digest, new_match, play, play_at_random, texts
from tests.core.toy import Toy

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / "autosave"


@pytest.fixture
def autosave(folder):
    autosave = Autosave(folder)
    yield autosave
    autosave.close()


def files(folder):
    """The autosaves in a folder, the oldest first."""
    return sorted(
        (path for path in folder.iterdir() if path.suffix == ".haspelknecht"), key=lambda path: path.name[-21:]
    )


def saved_game(autosave, seed=1, moves=6, rounds=5):
    """A game played and saved move by move; the digests of its states, the newest last."""
    match = new_match(seed=seed, rounds=rounds)
    digests = []
    for count in range(moves):
        match.play(Generator(seed, count).choice(TOY.legal_moves(match.state)))
        autosave.save(match)
        digests.append(digest(match))
    return match, digests


def restarted(folder):
    """What the next start of the program finds."""
    autosave = Autosave(folder)
    found = autosave.newest_sound(TOY)
    autosave.close()
    return found


class TestGenerations:
    def test_a_new_folder_holds_no_game(self, autosave):
        found = autosave.newest_sound(TOY)
        assert (found.match, found.path, found.refused) == (None, None, ())

    def test_the_newest_is_found(self, autosave, folder):
        match, digests = saved_game(autosave)
        autosave.close()
        found = restarted(folder)
        assert digest(found.match) == digests[-1]
        assert texts(found.match) == texts(match)
        assert found.refused == ()

    def test_three_are_kept(self, autosave, folder):
        _, digests = saved_game(autosave, moves=6)
        assert [digest(load(path, TOY)) for path in files(folder)] == digests[-GENERATIONS:]

    def test_the_redo_tail_is_kept(self, autosave, folder):
        match = play(new_match(), "place 1", "confirm")
        match.undo()
        autosave.save(match)
        autosave.close()
        found = restarted(folder).match
        found.redo()
        assert texts(found)[-1] == "confirm"

    def test_a_clock_that_jumps_does_not_matter(self, autosave, folder):
        _, digests = saved_game(autosave)
        autosave.close()
        for age, path in enumerate(files(folder)):
            os.utime(path, (4e9 - age * 1e6, 4e9 - age * 1e6))
        assert digest(restarted(folder).match) == digests[-1]

    @pytest.mark.parametrize("damage", [lambda _: b"", lambda data: data[:-20], lambda data: b"\0" * len(data)])
    @pytest.mark.parametrize("broken", [1, 2])
    def test_a_broken_newest_falls_back_and_is_reported(self, autosave, folder, damage, broken):
        _, digests = saved_game(autosave)
        autosave.close()
        newest = files(folder)[::-1][:broken]
        for path in newest:
            path.write_bytes(damage(path.read_bytes()))
        found = restarted(folder)
        assert digest(found.match) == digests[-1 - broken]
        assert found.path == files(folder)[-1 - broken]
        assert [error.file for error in found.refused] == [str(path) for path in newest]

    def test_all_broken_are_reported_with_what_can_be_saved(self, autosave, folder):
        saved_game(autosave)
        autosave.close()
        for path in files(folder):
            document = json.loads(path.read_text(encoding="utf-8"))
            path.write_text(
                json.dumps(document | {"moves": [*document["moves"], "dance"], "redo": []}), encoding="utf-8"
            )
        found = restarted(folder)
        assert found.match is None
        assert len(found.refused) == GENERATIONS
        assert all(error.salvage for error in found.refused)

    def test_counting_goes_on_at_the_next_start(self, folder):
        for _ in range(3):
            autosave = Autosave(folder)
            match = autosave.newest_sound(TOY).match or new_match(rounds=9)
            for _ in range(4):
                match.play(TOY.legal_moves(match.state)[-1])
                autosave.save(match)
            autosave.close()
        assert digest(restarted(folder).match) == digest(match)
        assert len(files(folder)) == GENERATIONS


class TestGames:
    def test_a_finished_game_is_not_offered(self, autosave, folder):
        match = new_match(rounds=2)
        while not match.is_over:
            play(match, "confirm")
            autosave.save(match)
        autosave.close()
        found = restarted(folder)
        assert (found.match, found.refused) == (None, ())

    def test_behind_a_finished_game_the_one_before_is_offered(self, autosave, folder):
        _, digests = saved_game(autosave, seed=1)
        autosave.save(play_at_random(new_match(seed=2, rounds=2)))
        autosave.close()
        assert digest(restarted(folder).match) == digests[-1]

    def test_a_new_game_does_not_push_the_old_one_out(self, autosave, folder):
        old, _ = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2, moves=8)
        assert texts(load(files(folder)[GENERATIONS - 1], TOY)) == texts(old)
        assert len(files(folder)) == 2 * GENERATIONS

    def test_the_game_played_last_is_offered_first(self, autosave, folder):
        first, _ = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2)
        autosave.save(play(first, "confirm"))
        autosave.close()
        assert texts(restarted(folder).match) == texts(first)

    def test_with_all_of_the_newest_game_broken_the_one_before_is_offered(self, autosave, folder):
        _, digests = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2)
        autosave.close()
        for path in files(folder)[GENERATIONS:]:
            path.write_bytes(b"")
        found = restarted(folder)
        assert digest(found.match) == digests[-1]
        assert [error.defect for error in found.refused] == [Defect.CUT_OFF] * GENERATIONS

    def test_a_branch_continues_its_games_series(self, autosave, folder):
        match, _ = saved_game(autosave)
        autosave.save(match.continue_from(3))
        assert len(files(folder)) == GENERATIONS

    def test_the_same_seed_played_again_is_a_game_of_its_own(self, autosave, folder):
        first, _ = saved_game(autosave, seed=1)
        second = new_match(seed=1, rounds=5)
        for _ in range(GENERATIONS + 1):
            autosave.save(play(second, "confirm"))
        autosave.close()
        saved = [texts(load(path, TOY)) for path in files(folder)]
        assert saved[GENERATIONS - 1] == texts(first)
        assert saved[-1] == texts(second)
        # The first one is gone on with where it was left, although it is older.
        again = Autosave(folder)
        again.save(play(load(files(folder)[GENERATIONS - 1], TOY), "confirm"))
        assert len(files(folder)) == 2 * GENERATIONS
        again.close()

    def test_a_game_resumed_and_undone_stays_in_its_series(self, autosave, folder):
        match = new_match(seed=1, rounds=5, policy=UndoPolicy.FREE)
        for _ in range(GENERATIONS):
            autosave.save(play(match, "confirm"))
        autosave.close()
        match = restarted(folder).match
        match.undo()
        again = Autosave(folder)
        again.save(match)
        assert len(files(folder)) == GENERATIONS
        again.close()

    def test_a_series_that_cannot_be_read_is_left_alone(self, autosave, folder):
        match, _ = saved_game(autosave, seed=1)
        autosave.close()
        for path in files(folder):
            path.write_bytes(b"rubbish")
        again = Autosave(folder)
        again.save(match.continue_from(match.ply))
        assert len(files(folder)) == GENERATIONS + 1
        again.close()

    def test_the_oldest_games_go(self, autosave, folder):
        for seed in range(SERIES + 5):
            saved_game(autosave, seed=seed, moves=1)
        assert len(files(folder)) == SERIES
        assert {load(path, TOY).seed for path in files(folder)} == set(range(5, SERIES + 5))

    def test_a_game_can_be_discarded(self, autosave, folder):
        _, digests = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2)
        autosave.close()
        again = Autosave(folder)
        again.discard(TOY, again.newest_sound(TOY).path)
        assert digest(again.newest_sound(TOY).match) == digests[-1]
        assert len(files(folder)) == GENERATIONS
        again.discard(TOY, folder / "something else")
        assert len(files(folder)) == GENERATIONS
        again.close()

    def test_games_of_another_kind_are_left_alone(self, autosave):
        class Other(Toy):
            name = "other-toy"

        saved_game(autosave)
        assert autosave.newest_sound(Other()).match is None
        assert autosave.newest_sound(Other()).refused == ()

    def test_the_game_being_played_is_found_too(self, autosave):
        _, digests = saved_game(autosave)
        assert digest(autosave.newest_sound(TOY).match) == digests[-1]
        # Looking does not give the lock away.
        saved_game(autosave)


class TestTrouble:
    def test_a_full_disk_leaves_what_was_saved(self, autosave, folder, monkeypatch):
        match, digests = saved_game(autosave)
        before = files(folder)

        def full(*_arguments):
            raise OSError(errno.ENOSPC, "No space left on device")

        play(match, "confirm")
        monkeypatch.setattr(os, "write", full)
        for _ in range(5):
            with pytest.raises(StorageError) as error:
                autosave.save(match)
            assert error.value.trouble is StorageTrouble.FULL
        monkeypatch.undo()
        assert files(folder) == before
        assert digest(autosave.newest_sound(TOY).match) == digests[-1]
        autosave.save(match)
        assert digest(autosave.newest_sound(TOY).match) == digest(match)
        assert not list(folder.glob(".*"))

    def test_no_series_to_be_had(self, autosave, monkeypatch):
        saved_game(autosave, seed=1)
        monkeypatch.setattr(LockFile, "take", lambda _self, _slot: False)
        with pytest.raises(StorageError, match="saving this game already"):
            saved_game(autosave, seed=2)
        monkeypatch.undo()
        saved_game(autosave, seed=2)

    def test_nothing_is_saved_after_closing(self, autosave, folder):
        match, _ = saved_game(autosave)
        before = files(folder)
        autosave.close()
        with pytest.raises(ValueError):
            autosave.save(match)
        assert files(folder) == before

    def test_a_file_in_the_folders_place(self, tmp_path):
        (tmp_path / "file").write_text("here", encoding="utf-8")
        with pytest.raises(StorageError, match="file"):
            Autosave(tmp_path / "file")
        with pytest.raises(StorageError):
            Autosave(tmp_path / "file" / "deeper")

    def test_a_folder_that_vanishes(self, autosave, folder):
        match = new_match()
        autosave.save(match)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        with pytest.raises(StorageError):
            autosave.save(match)
        with pytest.raises(StorageError):
            autosave.newest_sound(TOY)

    def test_what_a_killed_program_left_is_tidied(self, autosave, folder):
        path = autosave.save(new_match())
        autosave.close()
        rest = path.with_name(f".{path.stem}-0123abcd.tmp")
        rest.write_bytes(b"half a rec")
        again = Autosave(folder)
        again.save(play(new_match(), "confirm"))
        again.close()
        assert not rest.exists()

    def test_files_that_are_no_autosaves_are_left_alone(self, autosave, folder):
        (folder / "my game.haspelknecht").write_text("mine", encoding="utf-8")
        (folder / "autosave-toy-xyz-1.haspelknecht").write_text("mine", encoding="utf-8")
        for seed in range(SERIES + 2):
            saved_game(autosave, seed=seed, moves=1)
        assert (folder / "my game.haspelknecht").exists()
        assert (folder / "autosave-toy-xyz-1.haspelknecht").exists()
        assert autosave.newest_sound(TOY).refused == ()


PLAYER = """
import sys
from pathlib import Path
from haspelknecht_qt.core.autosave import Autosave
from tests.core.playing import TOY, new_match
folder, seed = Path(sys.argv[1]), int(sys.argv[2])
autosave = Autosave(folder)
match = autosave.newest_sound(TOY).match or new_match(seed=seed, rounds=100_000)
print(match.ply, flush=True)
while True:
    if sys.argv[3] == "wait" and not sys.stdin.readline():
        break
    match.play(TOY.legal_moves(match.state)[-1])
    autosave.save(match)
    print(match.ply, flush=True)
"""


def program(folder, seed, mode):
    """Another program that plays and saves, without end or a move per line it reads, and prints the ply after each save."""
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
        assert len(files(folder)) == 2 * GENERATIONS
        theirs = move(other)
        # Although theirs is newer, it is not offered before their program has ended.
        assert autosave.newest_sound(TOY).match.seed == 1
        end(other)
        found = autosave.newest_sound(TOY).match
        assert (found.seed, found.ply) == (2, theirs)

    def test_both_play_the_same_game(self, autosave, folder):
        other = program(folder, 1, "wait")
        other.stdout.readline()
        mine = new_match(seed=1, rounds=100_000, policy=UndoPolicy.FREE)
        for _ in range(4):
            autosave.save(play(mine, "confirm"))
            move(other)
        theirs = move(other)
        assert len(files(folder)) == 2 * GENERATIONS
        assert texts(autosave.newest_sound(TOY).match) == texts(mine)
        autosave.close()
        assert texts(restarted(folder).match) == texts(mine)
        end(other)
        assert restarted(folder).match.ply == theirs

    def test_a_game_that_another_program_plays_is_not_removed(self, autosave, folder):
        other = program(folder, 99, "wait")
        other.stdout.readline()
        ply = move(other)
        for seed in range(SERIES + 3):
            saved_game(autosave, seed=seed, moves=1)
        path = next(path for path in files(folder) if load(path, TOY).seed == 99)
        autosave.discard(TOY, path)
        assert load(path, TOY).ply == ply
        end(other)
        autosave.discard(TOY, path)
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


def test_a_killed_program_loses_one_move_at_most(folder):
    kills = 25
    for number in range(kills):
        player = program(folder, 1, "run")
        start = int(player.stdout.readline())
        # From hardly begun to some dozens of moves on.
        time.sleep(0.002 * Generator(5, number).below(40))
        player.kill()
        reported = [int(line) for line in player.communicate()[0].split("\n")[:-1] if line]
        saved = reported[-1] if reported else start
        found = restarted(folder)
        if not reported and found.match is None:
            continue
        # A move may bring one or two rolls with it.
        assert found.refused == ()
        assert 0 <= len([entry for entry in found.match.entries[saved:] if entry.actor >= 0]) <= 1
        assert found.match.ply >= saved
    assert found.match.ply > kills


def test_a_killed_program_leaves_no_half_file_under_a_games_name(folder, monkeypatch):
    # The file appears under its name only when it is whole: what can be seen at any moment is sound.
    seen = []
    real = module.write_atomic

    def look(path, data, **keywords):
        assert not path.exists()
        real(path, data, **keywords)
        seen.append(loads(path.read_text(encoding="utf-8"), str(path), TOY))

    monkeypatch.setattr(module, "write_atomic", look)
    autosave = Autosave(folder)
    saved_game(autosave)
    autosave.close()
    assert len(seen) == 6
