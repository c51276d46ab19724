"""Drawing a saved game as a picture, without a display."""

import errno
import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QColor, QImage

from haspelknecht_qt import cli
from haspelknecht_qt.commands import qt, render
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.table.themes import THEME_NAMES
from tests.languages import OTHERS, SOURCE, UNSUPPORTED_LANGUAGE

PROGRAM = [sys.executable, "-m", "haspelknecht_qt"]


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """A saved game with hidden planning on a layout of its own."""
    folder = tmp_path_factory.mktemp("games")
    match = options(players=3, games=1, seed=5, planning="hidden", layout="tower")
    assert cli.main(["simulate", *match, "--save-to", str(folder)]) == cli.EXIT_OK
    return folder / "seed-5.haspelknecht"


def options(**values):
    return [word for name, value in values.items() for word in (f"--{name}", str(value))]


def draw(game, out, **values):
    """The picture of a saved game, drawn without a display."""
    hidden = (qt.PLATFORM_VARIABLE, "DISPLAY", "WAYLAND_DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [*PROGRAM, "render", game, "--out", out, *options(**values)],
        env=environment,
        check=False,
        text=True,
        capture_output=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (cli.EXIT_OK, "", "")
    picture = QImage(str(out))
    assert not picture.isNull()
    return picture


def refused(capsys, *words):
    assert cli.main([str(word) for word in words]) == cli.EXIT_WRONG_USAGE
    return capsys.readouterr().err.splitlines()[0].removeprefix("haspelknecht-qt: ")


def test_end_of_the_game_is_drawn_by_default(game, tmp_path):
    picture = draw(game, tmp_path / "end.png")
    assert (picture.width(), picture.height()) == (1920, 1080)
    colours = {picture.pixel(x, y) for x in range(0, 1920, 40) for y in range(0, 1080, 40)}
    assert len(colours) > 20


def test_size_scale_and_theme_change_the_picture(game, tmp_path):
    picture = draw(game, tmp_path / "dark.PNG", ply=40, size="1280x720", scale=1.5, theme="dark")
    assert (picture.width(), picture.height()) == (1920, 1080)
    light = draw(game, tmp_path / "light.png", ply=40, size="1280x720", scale=1.5)
    assert brightness(picture) < brightness(light) / 2


def test_pictures_differ_by_position_and_are_reproducible(game, tmp_path):
    first, second = (draw(game, tmp_path / "ply.png", ply=ply, size="1280x720") for ply in (0, 90))
    assert first != second
    again = draw(game, tmp_path / "ply.png", ply=90, size="1280x720")
    assert second == again


@pytest.mark.parametrize("size", ["320x8192", "8192x320"])
def test_picture_that_is_very_narrow_is_drawn_without_complaints_of_qt(game, tmp_path, capfd, size):
    draw(game, tmp_path / "narrow.png", ply=40, size=size, scale=0.5)
    assert not capfd.readouterr().err


def brightness(picture):
    colours = [QColor(picture.pixel(x, y)) for x in range(0, picture.width(), 40) for y in range(0, 1080, 40)]
    return sum(colour.lightness() for colour in colours) / len(colours)


@pytest.mark.parametrize(
    "option, value, allowed",
    [
        ("--size", "1920", "width x height, each from 320 to 8192, for instance 1920x1080"),
        ("--size", "1920x100", "width x height, each from 320 to 8192, for instance 1920x1080"),
        ("--size", "9000x1080", "width x height, each from 320 to 8192, for instance 1920x1080"),
        ("--size", "8192x8192", "at most 67108864 pixels in total with --scale 4"),
        ("--scale", "0", "numbers from 0.5 to 4"),
        ("--scale", "nan", "numbers from 0.5 to 4"),
        ("--scale", "5", "numbers from 0.5 to 4"),
        ("--theme", "blue", "light, dark"),
        ("--ply", "-1", "whole numbers, 0 or more"),
        ("--out", "picture.jpg", "a path that ends in .png"),
        ("--language", UNSUPPORTED_LANGUAGE, SOURCE),
    ],
)
def test_error_for_a_wrong_value_names_the_allowed_values(capsys, game, option, value, allowed):
    sentence = refused(capsys, "render", game, "--out", "x.png", "--scale", "4", option, value)
    assert sentence.startswith(f"{option}: expected {allowed}")
    assert sentence.endswith(f", found '{value}'")


def test_position_beyond_the_end_is_refused(capsys, game):
    assert "expected whole numbers from 0 to " in refused(capsys, "render", game, "--out", "x.png", "--ply", "99999")


def test_missing_file_name_of_the_picture_is_reported(capsys, game):
    assert refused(capsys, "render", game) == "--out PNG is missing; expected a path that ends in .png"


def test_broken_record_is_reported_and_not_drawn(capsys, tmp_path):
    file = tmp_path / "broken.haspelknecht"
    file.write_text("{", encoding="utf-8")
    assert cli.main(["render", str(file), "--out", str(tmp_path / "x.png")]) == cli.EXIT_FAILED
    assert capsys.readouterr().err.startswith(f"haspelknecht-qt: {file}: line 1")
    assert not (tmp_path / "x.png").exists()


def test_write_error_keeps_the_old_picture(capsys, game, tmp_path, monkeypatch):
    out = tmp_path / "x.png"
    out.write_bytes(b"the old picture")

    def full(path, _data):
        raise StorageError(str(path), OSError(errno.ENOSPC, "No space left on device"))

    monkeypatch.setattr(render, "write_atomic", full)
    assert cli.main(["render", str(game), "--out", str(out), "--size", "400x400"]) == cli.EXIT_FAILED
    assert "the picture cannot be written: No space left on device" in capsys.readouterr().err
    assert out.read_bytes() == b"the old picture"


def test_write_error_is_reported_in_one_sentence(game, tmp_path):
    out = tmp_path / "none" / "x.png"
    done = subprocess.run(
        [*PROGRAM, "render", game, "--out", out, "--size", "400x400"], check=False, text=True, capture_output=True
    )
    assert done.returncode == cli.EXIT_FAILED
    assert done.stderr == f"haspelknecht-qt: {out}: the picture cannot be written: No such file or directory\n"


@pytest.mark.parametrize("language", [SOURCE, *(pytest.param(code, marks=pytest.mark.long) for code in OTHERS)])
def test_table_is_drawn_in_every_language(game, tmp_path, language):
    draw(game, tmp_path / "table.png", language=language, size="1280x720")
    assert not QImage(str(tmp_path / "table.png")).isNull()


def test_render_accepts_every_theme():
    assert render.THEMES == THEME_NAMES
