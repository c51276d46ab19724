"""The whole program when something around it fails.

The game is saved as of the last move, or the program reports what it could not write and where to.
"""

import os
import random
import shutil
import sys

import pytest

from haspelknecht_qt.core import record
from tests.faults.conftest import ON_TMPFS, ended
from tests.ui.matches import new_match

FULL = ON_TMPFS + 'head -c 244k /dev/zero > "$2/filler";'
COMPLETELY_FULL = ON_TMPFS + 'mkdir "$2/log"; cat /dev/zero > "$2/filler" || true;'
INACCESSIBLE = (
    ON_TMPFS + 'chmod 0 "$2"; size=$1 home=$2; shift 2;'
    ' set -- "$size" "$home" setpriv --bounding-set=-dac_override,-dac_read_search "$@";'
)
"""Commands that make the home inaccessible, for root too."""
READ_ONLY = ON_TMPFS + 'mount -o remount,ro "$2";'

RUBBISH = (
    b"[view\nlanguage=\xff\xfe\n=\n[[]]\n%%%\n"
    b"[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\xff\\xff\\xff)\ntab=@Variant(\\0\\0\\0\\x9)\n"
    b'[files]\nrecent="[\\"/etc/shadow\\", 7, null]"\nfolder=/nonexistent\n[game]\nnew="{\\"seats\\": 3}"\n'
    + random.Random(1516).randbytes(20_000)
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")


@pytest.mark.parametrize("moves", [pytest.param(2, marks=pytest.mark.long), 23])
def test_start_after_a_kill_offers_the_game_with_one_notice(play_and_kill, play, moves):
    killed = play_and_kill(moves)
    assert killed.moves[-1]["saved"]
    again = play(1)
    assert again.first["offered"] >= killed.moves[-1]["ply"]
    assert again.first["notices"] == [
        "Last time, the program was not closed properly. A game begun on this computer is saved as of its last move."
    ]
    assert (again.status, again.errors) == (0, "")
    # The notice appears only once.
    assert play(0).first["notices"] == []


def test_unexpected_error_is_reported_and_the_game_continues_from_its_log(play, home):
    played = play(9, "", "break")
    assert (played.status, played.errors) == (0, "")
    *before, told, last, _ = played.told
    assert "Your game was saved as of the last move." in told["messages"][0]
    assert "RuntimeError: unforeseen" in told["report"]
    assert "Anna" not in told["report"]
    assert last["ply"] > before[-1]["ply"]
    assert last["saved"]
    (report,) = (home / "log").glob("report-*.txt")
    assert report.read_text(encoding="utf-8") == told["report"]
    # The player knows about the error: the next start shows no notice.
    again = play(0)
    assert (again.first["offered"], again.first["notices"]) == (last["ply"], [])


@pytest.mark.usefixtures("mounts")
def test_full_disk_is_reported_and_the_game_continues(play):
    played = play(30, FULL)
    assert (played.status, played.errors) == (0, "")
    assert len(played.moves) == 30
    assert not played.moves[-1]["saved"]
    (message,) = played.messages
    assert "The game could not be saved" in message
    assert "autosaves”. The drive is full." in message


@pytest.mark.usefixtures("mounts")
def test_disk_without_any_space_is_reported_and_the_program_ends_normally(play):
    played = play(3, COMPLETELY_FULL)
    assert played.status == 0
    assert played.errors in {"", "cat: write error: No space left on device"}
    assert not played.moves[-1]["saved"]
    (message,) = played.messages
    assert "autosaves”. The drive is full." in message


@pytest.mark.usefixtures("mounts")
@pytest.mark.skipif(shutil.which("setpriv") is None, reason="there is no setpriv")
def test_inaccessible_home_is_reported_and_a_given_file_is_opened(play, home, tmp_path):
    record.save(tmp_path / "named.haspelknecht", new_match("pp"))
    played = play(2, INACCESSIBLE, str(tmp_path / "named.haspelknecht"))
    assert (played.status, played.errors) == (0, "")
    assert not [told for told in played.told if "report" in told]
    assert played.first["opened"]
    assert len(played.moves) == 2
    notices = played.first["notices"]
    for place in (home / "log", home / "data" / "autosaves", home / "data" / "results.sqlite"):
        assert [notice for notice in notices if str(place) in notice], notices


@pytest.mark.usefixtures("mounts")
def test_read_only_home_is_reported_and_the_game_continues(play, home):
    played = play(5, READ_ONLY)
    assert (played.status, played.errors) == (0, "")
    assert len(played.moves) == 5
    notice_text = " ".join(played.first["notices"])
    assert "Games cannot be saved automatically" in notice_text
    assert str(home) in notice_text


@pytest.mark.long
def test_damaged_settings_file_does_not_prevent_a_game(play, home):
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.ini").write_bytes(RUBBISH)
    played = play(3)
    assert (played.status, played.errors) == (0, "")
    assert len(played.moves) == 3


def test_two_programs_at_once_keep_separate_autosaves(start, play):
    both = [ended(process) for process in [start(8), start(8)]]
    for one in both:
        assert (one.status, one.errors) == (0, "")
        assert all(move["saved"] for move in one.moves)
    assert play(0).first["offered"] == both[0].moves[-1]["ply"] == both[1].moves[-1]["ply"]


@pytest.mark.long
def test_game_of_a_killed_program_is_offered_while_another_one_runs(start, play, play_and_kill):
    other = start(10_000)
    try:
        # Waits until the first move is played.
        while "ply" not in other.stdout.readline():
            pass
        killed = play_and_kill(9)
        third = play(0)
        assert third.first["offered"] >= killed.moves[-1]["ply"]
        assert len(third.first["notices"]) == 1
    finally:
        other.kill()
        ended(other)


@pytest.mark.long
def test_newest_autosave_is_offered_despite_wrong_file_times(home, play):
    first = play(12)
    # To the autosaves it is the year 2100, except to the newest, which is older than all.
    *older, newest = sorted((home / "data" / "autosaves").glob("*.haspelknecht"))
    for save in older:
        os.utime(save, (4102444800, 4102444800))
    os.utime(newest, (1, 1))
    assert play(0).first["offered"] == first.moves[-1]["ply"]


@pytest.mark.long
def test_files_in_place_of_folders_are_reported(home, play):
    (home / "data").mkdir(parents=True)
    (home / "data" / "autosaves").touch()
    (home / "log").touch()
    played = play(2)
    assert (played.status, played.errors) == (0, "")
    about_log, about_games = played.first["notices"]
    assert str(home / "log") in about_log
    assert "there will be no report" in about_log
    assert "Games cannot be saved automatically" in about_games
    assert str(home / "data" / "autosaves") in about_games


def test_home_that_disappears_during_a_game_is_reported(start, home):
    process = start(20)
    while "ply" not in process.stdout.readline():
        pass
    # A rename is one step. While files were removed one by one, the program could add another.
    home.rename(home.with_name(f"{home.name} elsewhere"))
    played = ended(process)
    assert (played.status, played.errors) == (0, "")
    assert str(home) in played.messages[0]
