"""The fonts come with the program, in the roles and weights that the table uses, and never too small to read."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from haspelknecht_qt import paths
from haspelknecht_qt.table.typography import FONT_FILES, MIN_TEXT_PIXELS, TEXT_SIZES, TextRole, Typography

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def typography():
    return Typography(paths.resources())


@pytest.mark.parametrize("role", TextRole)
def test_every_role_is_set_in_a_font_that_comes_with_the_program(typography, role):
    shown = QFontInfo(typography.font(role))
    assert (shown.family(), shown.weight()) == (role.value.family, role.value.weight)


@pytest.mark.parametrize("role", TextRole)
def test_figures_are_lining_and_in_columns_of_one_width(typography, role):
    font = typography.font(role)
    assert font.featureValue(QFont.Tag("lnum")) == 1
    assert font.isFeatureSet(QFont.Tag("tnum")) == role.value.aligns_digits


def test_no_text_falls_under_the_floor(typography):
    assert typography.font(TextRole.CAPTION, scale=0.5).pixelSize() == MIN_TEXT_PIXELS
    assert typography.font(TextRole.CAPTION, scale=2.0).pixelSize() == 25


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_text_size_multiplies_the_floor_too(text_size):
    typography = Typography(paths.resources(), text_size)
    assert typography.pixels(12.5, 0.5) == pytest.approx(MIN_TEXT_PIXELS * text_size)
    assert typography.pixels(20.0, 1.5) == pytest.approx(30 * text_size)


def test_size_and_weight_take_the_place_of_the_roles_own(typography):
    font = typography.font(TextRole.SECTION, size=30, weight=800)
    assert (font.pixelSize(), font.weight()) == (30, QFont.Weight.ExtraBold)


def test_halves_are_rounded_up(typography):
    assert typography.font(TextRole.PROMPT).pixelSize() == 19


def test_a_font_that_is_missing_is_named(tmp_path):
    shutil.copytree(paths.resources() / "common" / "fonts", tmp_path / "common" / "fonts")
    (tmp_path / "common" / "fonts" / "Cabin-Bold.otf").unlink()
    with pytest.raises(FileNotFoundError, match=r"Cabin-Bold\.otf"):
        Typography(tmp_path)


def test_a_file_that_is_no_font_is_named(tmp_path):
    shutil.copytree(paths.resources() / "common" / "fonts", tmp_path / "common" / "fonts")
    (tmp_path / "common" / "fonts" / "Vollkorn-Bold.ttf").write_text("no font")
    with pytest.raises(ValueError, match=r"Vollkorn-Bold\.ttf"):
        Typography(tmp_path)


def test_every_family_comes_with_its_licence():
    for family in FONT_FILES:
        assert "SIL OPEN FONT LICENSE" in (paths.resources() / "common" / "fonts" / f"OFL-{family}.txt").read_text(
            "utf-8"
        )


def test_the_application_is_given_each_font_once():
    """With every font Qt forgets the letters that it has drawn so far."""
    Typography(paths.resources())
    file = str(paths.resources() / "common" / "fonts" / "Cabin-Bold.otf")
    number = QFontDatabase.addApplicationFont(file)
    Typography(paths.resources())
    assert QFontDatabase.addApplicationFont(file) == number + 1
