"""Settings are stored, and invalid contents of their file are harmless."""

import errno
import os
from pathlib import Path

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window import settings_file
from haspelknecht_qt.ui.window.settings import MAX_RECENT_FILES, SPEEDS, MotionChoice, Settings, ThemeChoice
from haspelknecht_qt.ui.window.settings_file import FILE_NAME
from tests.languages import OTHER

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "config"


def write_and_read(place, **values):
    """Writes settings with these values; returns them as read again."""
    settings = Settings(place, "haspelknecht")
    for name, value in values.items():
        setattr(settings, name, value)
    settings.sync()
    return Settings(place, "haspelknecht")


def lines_in(folder):
    """Lines of the settings file between the first and the last one."""
    first, *lines, last = (folder / FILE_NAME).read_text(encoding="utf-8").splitlines(keepends=True)
    assert (first[:11], last) == ("; Settings.", "; end\n")
    return "".join(lines)


def test_settings_without_a_file_are_the_defaults(folder):
    settings = Settings(folder, "haspelknecht")
    assert settings.theme is ThemeChoice.SYSTEM
    assert (settings.palette, settings.text_size, settings.speed) == ("default", 1.0, "normal")
    assert (settings.language, settings.tab, settings.recent_files, settings.new_game_choices("haspelknecht")) == (
        "",
        "",
        [],
        {},
    )
    assert settings.geometry.isEmpty()
    assert settings.scale == 0


def test_values_are_written_and_read_again(folder):
    values = {
        "theme": ThemeChoice.DARK,
        "palette": "blue_yellow",
        "text_size": 1.15,
        "speed": "slow",
        "language": OTHER,
        "tab": "log",
        "folder": "/somewhere",
        "scale": 1.05,
    }
    choices = {"count": 3, "seats": [{"name": "Änne; x=1"}]}
    Settings(folder, "haspelknecht").remember_new_game("haspelknecht", choices)
    settings = write_and_read(folder, **values)
    assert settings.new_game_choices("haspelknecht") == choices
    assert {name: getattr(settings, name) for name in values} == values


@pytest.mark.parametrize(
    "line",
    [
        "view/theme=purple",
        "view/speed=7",
        "view/text_size=huge",
        "view/palette=",
        "game/new=[1, 2",
        "game/new=[[[[",
        "files/recent={}",
        "window/geometry=17",
        "window/scale=nan",
        "window/scale=17",
    ],
)
def test_invalid_value_becomes_the_default(folder, line):
    folder.mkdir()
    group, _, rest = line.partition("/")
    (folder / FILE_NAME).write_text(f"[{group}]\n{rest}\n", encoding="utf-8")
    settings = Settings(folder, "haspelknecht")
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.speed in SPEEDS
    assert settings.text_size == 1.0
    assert settings.palette == "default"
    assert settings.new_game_choices("haspelknecht") == {}
    assert settings.recent_files == []
    assert settings.geometry.isEmpty()
    assert settings.scale == 0


def test_binary_file_gives_the_defaults(folder):
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(bytes(range(256)) * 8)
    assert Settings(folder, "haspelknecht").speed == "normal"


def test_recent_files_are_unique_and_newest_first(folder, tmp_path):
    files = [tmp_path / f"{number}.haspelknecht" for number in range(MAX_RECENT_FILES + 3)]
    settings = Settings(folder, "haspelknecht")
    for file in files:
        file.touch()
        settings.remember_file(file)
    settings.remember_file(files[4])
    assert settings.recent_files[:2] == [files[4], files[-1]]
    assert len(settings.recent_files) == MAX_RECENT_FILES


def test_missing_recent_files_are_not_listed(folder, tmp_path):
    file = tmp_path / "a.haspelknecht"
    file.touch()
    settings = Settings(folder, "haspelknecht")
    settings.remember_file(file)
    file.unlink()
    assert settings.recent_files == []


def test_two_programs_keep_each_others_changes(folder):
    one, other = Settings(folder, "haspelknecht"), Settings(folder, "haspelknecht")
    one.speed = "slow"
    other.language = OTHER
    one.tab = "log"
    reread = Settings(folder, "haspelknecht")
    assert (reread.speed, reread.language, reread.tab) == ("slow", OTHER, "log")


def test_foreign_groups_of_the_file_are_kept(folder):
    folder.mkdir()
    (folder / FILE_NAME).write_text("; a note\n[other]\nmine=1\n[view]\nspeed = fast\n", encoding="utf-8")
    settings = Settings(folder, "haspelknecht")
    assert settings.speed == "fast"
    settings.language = OTHER
    assert lines_in(folder) == f"[other]\nmine=1\n[view]\nspeed=fast\nlanguage={OTHER}\n"


def test_unwritten_settings_are_kept_in_memory_and_written_later(tmp_path):
    (tmp_path / "config").touch()
    settings = Settings(tmp_path / "config")
    settings.language = OTHER
    assert settings.language == OTHER
    (tmp_path / "config").unlink()
    settings.sync()
    assert Settings(tmp_path / "config").language == OTHER


def test_settings_of_the_first_version_are_read(folder):
    folder.mkdir()
    old = (FIXTURES / "settings_0_1.ini").read_text(encoding="utf-8")
    (folder / FILE_NAME).write_text(old, encoding="utf-8")
    settings = Settings(folder, "haspelknecht")
    assert settings.theme is ThemeChoice.DARK
    assert settings.motion is MotionChoice.REDUCED
    assert (settings.palette, settings.text_size, settings.speed) == ("red_green", 1.15, "fast")
    assert (settings.tab, settings.bot_pace) == ("score", "slow")
    assert f"\nlanguage={settings.language}\n" in old
    assert (settings.always_hands_over, settings.replay_pace, settings.replay_follows) == (True, 4.0, False)
    assert settings.folder == '/home/anna/Spiele "alt"'
    assert settings.geometry.data() == b"\x01\xd9\xd0\xcb\x00\x03"
    choices = settings.new_game_choices("haspelknecht")
    assert choices["seats"][0]["name"] == "Änne; x=1"
    assert choices["board"] == "1 1 1\n 2 2 2"
    assert settings.new_game_choices("another") == {}


def test_each_game_remembers_its_own_choices(folder):
    settings = Settings(folder, "haspelknecht")
    settings.remember_new_game("haspelknecht", {"count": 3})
    settings.remember_new_game("another", {"count": 4})
    reread = Settings(folder, "haspelknecht")
    assert reread.new_game_choices("haspelknecht") == {"count": 3}
    assert reread.new_game_choices("another") == {"count": 4}


def test_lines_around_an_invalid_line_are_kept(folder):
    folder.mkdir()
    (folder / FILE_NAME).write_text("x=1\n[view]\ntheme=dark\nwhat is this\nspeed=slow\n", encoding="utf-8")
    settings = Settings(folder)
    assert (settings.theme, settings.speed) == (ThemeChoice.DARK, "slow")
    settings.tab = "log"
    assert lines_in(folder) == "x=1\n[view]\ntheme=dark\nspeed=slow\n[window]\ntab=log\n"


def reported_files(folder):
    """Reads the settings and writes them again; returns the names of the files reported as set aside."""
    reported = []
    settings = Settings(folder)
    settings.rename_damaged_and_report(reported.append)
    settings.tab = "rules" if settings.tab == "log" else "log"
    return [path.name for path in reported]


def test_file_cut_at_any_length_is_set_aside_and_reported_once(folder):
    write_and_read(folder, theme=ThemeChoice.DARK, speed="slow", folder='/home/anna/Spiele "alt"')
    whole = (folder / FILE_NAME).read_bytes()
    for length in range(1, len(whole) - 1):
        (folder / FILE_NAME).write_bytes(whole[:length])
        assert reported_files(folder) == ["settings-damaged-1.ini"]
        assert (folder / "settings-damaged-1.ini").read_bytes() == whole[:length]
        (folder / "settings-damaged-1.ini").unlink()
        assert reported_files(folder) == []
    assert [file.name for file in folder.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 8,
        b"noise",
        b"[view]\ntheme=dark\nspe",
        b"[view]\ntheme=dark\nwhat is this\n",
        b'[view]\ntheme="dark\n',
        b"\0" * 500,
        b"x=1\n" * (1 << 19),
    ],
)
def test_damaged_file_is_set_aside_and_never_overwritten(folder, data):
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(data)
    settings, reported = Settings(folder), []
    # The settings are written before the damage can be reported.
    settings.speed = "slow"
    settings.rename_damaged_and_report(reported.append)
    assert [path.name for path in reported] == ["settings-damaged-1.ini"]
    assert reported[0].read_bytes() == data
    assert Settings(folder).speed == "slow"
    (folder / FILE_NAME).write_bytes(data)
    assert reported_files(folder) == ["settings-damaged-2.ini"]


def test_damaged_file_is_set_aside_at_the_start_without_any_change(folder):
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(b"noise")
    reported = []
    Settings(folder).rename_damaged_and_report(reported.append)
    assert [path.name for path in reported] == ["settings-damaged-1.ini"]
    assert reported[0].read_bytes() == b"noise"


def test_file_that_may_not_be_read_is_set_aside_and_never_overwritten(folder, monkeypatch):
    Settings(folder).theme = ThemeChoice.DARK
    data = (folder / FILE_NAME).read_bytes()

    def refuse(path, _limit):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patched:
        patched.setattr(settings_file, "read_limited", refuse)
        settings, reported = Settings(folder), []
        settings.speed = "slow"
        settings.rename_damaged_and_report(reported.append)
    assert reported[0].name == "settings-damaged-1.ini"
    assert reported[0].read_bytes() == data


@pytest.mark.parametrize("data", [b"", b"[view]\ntheme=dark\n", b"; a note\n\n[other]\nmine\t=\t1\r\n"])
def test_valid_file_is_not_set_aside(folder, data):
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(data)
    assert reported_files(folder) == []


def test_write_error_is_reported_once_on_the_start_page(open_window, home):  # noqa: ARG001 - as below
    paths.user_config().parent.mkdir(parents=True, exist_ok=True)
    paths.user_config().touch()
    window = open_window()
    window.settings.theme = ThemeChoice.DARK
    window.settings.palette = "red_green"
    sentences = [notice.sentence() for notice in window.start_contents.notices]
    assert sum(f"“{paths.user_config()}” could not be written." in words for words in sentences) == 1
    assert window.settings.theme is ThemeChoice.DARK


def test_damaged_file_is_reported_on_the_start_page(open_window, home):  # noqa: ARG001 - the settings are in this home
    file = paths.user_config() / FILE_NAME
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"[view]\ntheme=dark\nspe")
    window = open_window()
    aside = file.with_name("settings-damaged-1.ini")
    assert aside.read_bytes() == b"[view]\ntheme=dark\nspe"
    assert any(str(aside) in notice.sentence() for notice in window.start_contents.notices)
    assert window.settings.theme is ThemeChoice.DARK
