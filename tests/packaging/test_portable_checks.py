"""Results of machines of different systems: games must be equal, pictures nearly so."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter


@pytest.fixture
def checks(script):
    return script("portable_checks")


@pytest.fixture
def results(script):
    """Writes a folder of results: games, strongest bots, and a white table with a black piece at `piece`."""

    def write(folder, piece=64, digest="a1", strongest=True):
        folder.mkdir()
        games = script("checks").GAMES
        (folder / "games.json").write_text(json.dumps({name: [{"digest": digest}] for name in games}), encoding="utf-8")
        (folder / "strongest.json").write_text(json.dumps(dict.fromkeys(games, strongest)), encoding="utf-8")
        for name in games:
            picture(piece).save(str(folder / f"table-{name}.png"))
        return folder

    return write


def picture(piece):
    image = QImage(320, 160, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.fillRect(piece, 64, 32, 32, QColor("black"))
    painter.end()
    return image


def test_equal_results_pass(checks, results, tmp_path):
    remarks = checks.compare(results(tmp_path / "here"), results(tmp_path / "there"))
    assert remarks["games"] == "equal"
    assert "haspelknecht 0" in remarks["pictures"]


def test_slightly_different_pictures_pass(checks, results, tmp_path):
    # A shift by one pixel in a block of 16: letters that are smoothed in another way differ as much.
    remarks = checks.compare(results(tmp_path / "here", piece=65), results(tmp_path / "there"))
    assert "haspelknecht 16" in remarks["pictures"] or "haspelknecht 15" in remarks["pictures"]


@pytest.mark.parametrize(
    "changed, message",
    [
        ({"piece": 96}, "pictures of haspelknecht differ by 255"),
        ({"digest": "b2"}, 'seeded games differ: haspelknecht: {"digest": "b2"} instead of {"digest": "a1"}'),
        ({"strongest": False}, "strongest bots differ: haspelknecht: False instead of True"),
    ],
)
def test_each_difference_is_reported(checks, script, results, tmp_path, changed, message):
    here, there = results(tmp_path / "here", **changed), results(tmp_path / "there")
    with pytest.raises(script("running").CheckFailed) as failed:
        checks.compare(here, there)
    assert message in str(failed.value)


def test_missing_results_are_reported(checks, script, results, tmp_path):
    here, there = results(tmp_path / "here"), results(tmp_path / "there")
    (there / "table-haspelknecht.png").unlink()
    with pytest.raises(script("running").CheckFailed, match=r"table-haspelknecht\.png is no picture"):
        checks.compare(here, there)
    (there / "games.json").unlink()
    with pytest.raises(script("running").CheckFailed, match=r"games\.json"):
        checks.compare(here, there)


def test_pictures_of_different_sizes_are_refused(checks, script):
    with pytest.raises(script("running").CheckFailed, match="320 x 160 and 100 x 100"):
        checks.largest_difference(picture(0), QImage(100, 100, QImage.Format.Format_RGB32))
