import errno
import json
import os

import pytest

from haspelknecht_qt.core import autosave as module
from haspelknecht_qt.core.autosave import MATCHES_KEPT, SAVES_PER_MATCH, AutosaveFolder
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record import load, loads
from haspelknecht_qt.core.record_error import Defect
from haspelknecht_qt.core.storage import LockFile, StorageError, StorageErrorKind
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.autosaves import files, restarted, saved_game
from tests.core.playing import TOY, TOYS, digest, new_match, play, play_at_random, texts
from tests.core.toy import Toy


class TestSavesOfOneMatch:
    def test_new_folder_contains_no_match(self, autosave):
        found = autosave.newest_valid_match(TOYS)
        assert (found.match, found.path, found.errors) == (None, None, ())

    def test_newest_autosave_is_found(self, autosave, folder):
        match, digests = saved_game(autosave)
        autosave.close()
        found = restarted(folder)
        assert digest(found.match) == digests[-1]
        assert texts(found.match) == texts(match)
        assert found.errors == ()

    def test_only_the_newest_saves_of_a_match_are_kept(self, autosave, folder):
        _, digests = saved_game(autosave, moves=6)
        assert [digest(load(path, TOYS)) for path in files(folder)] == digests[-SAVES_PER_MATCH:]

    def test_redo_tail_is_saved(self, autosave, folder):
        match = play(new_match(), "place 1", "confirm")
        match.undo()
        autosave.save(match)
        autosave.close()
        found = restarted(folder).match
        found.redo()
        assert texts(found)[-1] == "confirm"

    def test_newest_autosave_does_not_depend_on_file_times(self, autosave, folder):
        _, digests = saved_game(autosave)
        autosave.close()
        for age, path in enumerate(files(folder)):
            os.utime(path, (4e9 - age * 1e6, 4e9 - age * 1e6))
        assert digest(restarted(folder).match) == digests[-1]

    @pytest.mark.parametrize("damage", [lambda _: b"", lambda data: data[:-20], lambda data: b"\0" * len(data)])
    @pytest.mark.parametrize("broken", [1, 2])
    def test_damaged_autosave_is_reported_and_an_older_one_is_found(self, autosave, folder, damage, broken):
        _, digests = saved_game(autosave)
        autosave.close()
        newest = files(folder)[::-1][:broken]
        for path in newest:
            path.write_bytes(damage(path.read_bytes()))
        found = restarted(folder)
        assert digest(found.match) == digests[-1 - broken]
        assert found.path == files(folder)[-1 - broken]
        assert [error.file for error in found.errors] == [str(path) for path in newest]

    def test_every_damaged_autosave_is_reported_with_a_salvaged_match(self, autosave, folder):
        saved_game(autosave)
        autosave.close()
        for path in files(folder):
            document = json.loads(path.read_text(encoding="utf-8"))
            path.write_text(
                json.dumps(document | {"moves": [*document["moves"], "dance"], "redo": []}), encoding="utf-8"
            )
        found = restarted(folder)
        assert found.match is None
        assert len(found.errors) == SAVES_PER_MATCH
        assert all(error.salvage for error in found.errors)

    def test_numbering_of_saves_continues_at_the_next_start(self, folder):
        for _ in range(3):
            autosave = AutosaveFolder(folder)
            match = autosave.newest_valid_match(TOYS).match or new_match(rounds=9)
            for _ in range(4):
                match.play(TOY.legal_moves(match.state)[-1])
                autosave.save(match)
            autosave.close()
        assert digest(restarted(folder).match) == digest(match)
        assert len(files(folder)) == SAVES_PER_MATCH


class TestMatchesInFolder:
    def test_finished_match_is_not_offered(self, autosave, folder):
        match = new_match(rounds=2)
        while not match.is_over:
            play(match, "confirm")
            autosave.save(match)
        autosave.close()
        found = restarted(folder)
        assert (found.match, found.errors) == (None, ())

    def test_earlier_match_is_offered_instead_of_a_finished_one(self, autosave, folder):
        _, digests = saved_game(autosave, seed=1)
        autosave.save(play_at_random(new_match(seed=2, rounds=2)))
        autosave.close()
        assert digest(restarted(folder).match) == digests[-1]

    def test_new_match_does_not_replace_the_saves_of_an_older_one(self, autosave, folder):
        old, _ = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2, moves=8)
        assert texts(load(files(folder)[SAVES_PER_MATCH - 1], TOYS)) == texts(old)
        assert len(files(folder)) == 2 * SAVES_PER_MATCH

    def test_match_played_last_is_offered(self, autosave, folder):
        first, _ = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2)
        autosave.save(play(first, "confirm"))
        autosave.close()
        assert texts(restarted(folder).match) == texts(first)

    def test_earlier_match_is_offered_if_the_newest_is_damaged(self, autosave, folder):
        _, digests = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2)
        autosave.close()
        for path in files(folder)[SAVES_PER_MATCH:]:
            path.write_bytes(b"")
        found = restarted(folder)
        assert digest(found.match) == digests[-1]
        assert [error.defect for error in found.errors] == [Defect.CUT_OFF] * SAVES_PER_MATCH

    def test_branch_continues_the_series_of_its_match(self, autosave, folder):
        match, _ = saved_game(autosave)
        autosave.save(match.copy_undone_to(3))
        assert len(files(folder)) == SAVES_PER_MATCH

    def test_other_match_with_the_same_seed_has_its_own_series(self, autosave, folder):
        first, _ = saved_game(autosave, seed=1)
        second = new_match(seed=1, rounds=5)
        for _ in range(SAVES_PER_MATCH + 1):
            autosave.save(play(second, "confirm"))
        autosave.close()
        saved = [texts(load(path, TOYS)) for path in files(folder)]
        assert saved[SAVES_PER_MATCH - 1] == texts(first)
        assert saved[-1] == texts(second)
        # The first match is continued where it ended, although it is older.
        again = AutosaveFolder(folder)
        again.save(play(load(files(folder)[SAVES_PER_MATCH - 1], TOYS), "confirm"))
        assert len(files(folder)) == 2 * SAVES_PER_MATCH
        again.close()

    def test_resumed_match_stays_in_its_series_after_undo(self, autosave, folder):
        match = new_match(seed=1, rounds=5, policy=UndoPolicy.FREE)
        for _ in range(SAVES_PER_MATCH):
            autosave.save(play(match, "confirm"))
        autosave.close()
        match = restarted(folder).match
        match.undo()
        again = AutosaveFolder(folder)
        again.save(match)
        assert len(files(folder)) == SAVES_PER_MATCH
        again.close()

    def test_unreadable_series_is_not_overwritten(self, autosave, folder):
        match, _ = saved_game(autosave, seed=1)
        autosave.close()
        for path in files(folder):
            path.write_bytes(b"rubbish")
        again = AutosaveFolder(folder)
        again.save(match.copy_undone_to(match.ply))
        assert len(files(folder)) == SAVES_PER_MATCH + 1
        again.close()

    def test_oldest_matches_are_removed(self, autosave, folder):
        for seed in range(MATCHES_KEPT + 5):
            saved_game(autosave, seed=seed, moves=1)
        assert len(files(folder)) == MATCHES_KEPT
        assert {load(path, TOYS).seed for path in files(folder)} == set(range(5, MATCHES_KEPT + 5))

    def test_discard_removes_all_saves_of_one_match(self, autosave, folder):
        _, digests = saved_game(autosave, seed=1)
        saved_game(autosave, seed=2)
        autosave.close()
        again = AutosaveFolder(folder)
        again.discard(again.newest_valid_match(TOYS).path)
        assert digest(again.newest_valid_match(TOYS).match) == digests[-1]
        assert len(files(folder)) == SAVES_PER_MATCH
        again.discard(folder / "something else")
        assert len(files(folder)) == SAVES_PER_MATCH
        again.close()

    def test_autosaves_of_other_games_are_ignored(self, autosave):
        class Other(Toy):
            name = "other-toy"

        saved_game(autosave)
        assert autosave.newest_valid_match({Other.name: Other()}).match is None
        assert autosave.newest_valid_match({Other.name: Other()}).errors == ()

    def test_newest_match_of_several_games_is_found(self, folder):
        class Other(Toy):
            name = "other-toy"

        games = {"toy": TOY, "other-toy": Other()}
        first = AutosaveFolder(folder)
        first.save(new_match(seed=1))
        other = Match(Other(), Other().setup({}, 2), 2, new_match().seats)
        newest = first.save(other)
        first.close()
        assert newest.suffix == ".other-toy"
        found = AutosaveFolder(folder)
        assert found.newest_valid_match(games).match.game.name == "other-toy"
        assert found.newest_valid_match(TOYS).match.seed == 1
        # Continuing with the older match makes it the newest one.
        found.save(found.newest_valid_match(TOYS).match)
        assert found.newest_valid_match(games).match.game.name == "toy"
        found.discard(newest)
        assert found.newest_valid_match({"other-toy": Other()}).match is None
        found.close()

    def test_match_in_progress_is_found(self, autosave):
        _, digests = saved_game(autosave)
        assert digest(autosave.newest_valid_match(TOYS).match) == digests[-1]
        # Reading does not release the lock.
        saved_game(autosave)


class TestErrorsAndLeftovers:
    def test_full_disk_does_not_damage_earlier_saves(self, autosave, folder, monkeypatch):
        match, digests = saved_game(autosave)
        before = files(folder)

        def raise_disk_full(*_arguments):
            raise OSError(errno.ENOSPC, "No space left on device")

        play(match, "confirm")
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", raise_disk_full)
            for _ in range(5):
                with pytest.raises(StorageError) as error:
                    autosave.save(match)
                assert error.value.kind is StorageErrorKind.FULL
        assert files(folder) == before
        assert digest(autosave.newest_valid_match(TOYS).match) == digests[-1]
        autosave.save(match)
        assert digest(autosave.newest_valid_match(TOYS).match) == digest(match)
        assert not list(folder.glob(".*"))

    def test_save_fails_if_no_series_can_be_locked(self, autosave, monkeypatch):
        saved_game(autosave, seed=1)
        with monkeypatch.context() as patch:
            patch.setattr(LockFile, "acquire", lambda _self, _slot: False)
            with pytest.raises(StorageError, match="saving this game already"):
                saved_game(autosave, seed=2)
        saved_game(autosave, seed=2)

    def test_closed_autosave_folder_refuses_to_save(self, autosave, folder):
        match, _ = saved_game(autosave)
        before = files(folder)
        autosave.close()
        with pytest.raises(ValueError):
            autosave.save(match)
        assert files(folder) == before

    def test_file_at_the_path_of_the_folder_is_a_storage_error(self, tmp_path):
        (tmp_path / "file").write_text("here", encoding="utf-8")
        with pytest.raises(StorageError, match="file"):
            AutosaveFolder(tmp_path / "file")
        with pytest.raises(StorageError):
            AutosaveFolder(tmp_path / "file" / "deeper")

    def test_deleted_folder_is_a_storage_error(self, autosave, folder):
        match = new_match()
        autosave.save(match)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        with pytest.raises(StorageError):
            autosave.save(match)
        with pytest.raises(StorageError):
            autosave.newest_valid_match(TOYS)

    def test_unfinished_file_of_a_killed_program_is_removed(self, autosave, folder):
        path = autosave.save(new_match())
        autosave.close()
        unfinished = path.with_name(f".{path.stem}-0123abcd.tmp")
        unfinished.write_bytes(b"half a rec")
        again = AutosaveFolder(folder)
        again.save(play(new_match(), "confirm"))
        again.close()
        assert not unfinished.exists()

    def test_next_start_removes_unfinished_files_and_surplus_matches(self, autosave, folder):
        for seed in range(MATCHES_KEPT):
            saved_game(autosave, seed=seed, moves=1)
        whole = files(folder)[0].read_bytes()
        # Unfinished files and surplus matches: left by older versions and by programs killed at the wrong moment.
        for count in range(3):
            path = folder / f"autosave-toy-{count:08x}-00000001.toy"
            path.write_bytes(whole)
            path.with_name(f".{path.stem}-0123abcd.tmp").write_bytes(b"half a rec")
        newest = files(folder)[-1].read_bytes()
        autosave.close()
        AutosaveFolder(folder).close()
        assert list(folder.glob(".*.tmp")) == []
        assert len(files(folder)) == MATCHES_KEPT
        assert files(folder)[-1].read_bytes() == newest

    def test_next_start_removes_a_finished_match(self, autosave, folder):
        saved_game(autosave, seed=1)
        match = new_match(seed=2, rounds=2)
        while not match.is_over:
            autosave.save(play(match, "confirm"))
        assert autosave.newest_valid_match(TOYS).match.seed == 1
        assert len(files(folder)) == 2 * SAVES_PER_MATCH, "it is being played: it could be undone"
        autosave.close()
        assert restarted(folder).match.seed == 1
        assert len(files(folder)) == SAVES_PER_MATCH

    def test_files_that_are_no_autosaves_are_kept(self, autosave, folder):
        (folder / "my game.toy").write_text("mine", encoding="utf-8")
        (folder / "autosave-toy-xyz-1.toy").write_text("mine", encoding="utf-8")
        (folder / ".my game-0123abcd.tmp").write_text("mine", encoding="utf-8")
        for seed in range(MATCHES_KEPT + 2):
            saved_game(autosave, seed=seed, moves=1)
        assert (folder / "my game.toy").exists()
        assert (folder / "autosave-toy-xyz-1.toy").exists()
        autosave.close()
        autosave = AutosaveFolder(folder)
        assert (folder / ".my game-0123abcd.tmp").exists()
        assert autosave.newest_valid_match(TOYS).errors == ()


def test_autosave_gets_its_name_only_when_it_is_complete(folder, monkeypatch):
    # The file gets its name only when it is complete: every visible file is valid.
    written_matches = []
    write_atomic = module.write_atomic

    def check_and_write(path, data, **keywords):
        assert not path.exists()
        write_atomic(path, data, **keywords)
        written_matches.append(loads(path.read_text(encoding="utf-8"), str(path), TOYS))

    monkeypatch.setattr(module, "write_atomic", check_and_write)
    autosave = AutosaveFolder(folder)
    saved_game(autosave)
    autosave.close()
    assert len(written_matches) == 6
