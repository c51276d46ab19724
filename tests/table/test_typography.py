"""Fonts: bundled with the program, in the roles and weights of the table, and never too small to read."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from haspelknecht_qt import paths
from haspelknecht_qt.table.typography import (
    FONT_FILES,
    MIN_TEXT_PIXELS,
    TEXT_SIZES,
    TOOLTIP_LINE_LENGTH,
    TextRole,
    Typography,
    escape_tooltip,
    wrap_tooltip,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def typography():
    return Typography(paths.resources())


@pytest.mark.parametrize("role", TextRole)
def test_every_role_uses_a_bundled_font(typography, role):
    shown = QFontInfo(typography.font(role))
    assert (shown.family(), shown.weight()) == (role.value.family, role.value.weight)


@pytest.mark.parametrize("role", TextRole)
def test_digits_are_lining_and_aligned_if_the_role_aligns_them(typography, role):
    font = typography.font(role)
    assert font.featureValue(QFont.Tag("lnum")) == 1
    assert font.isFeatureSet(QFont.Tag("tnum")) == role.value.aligns_digits


def test_text_is_never_smaller_than_the_minimum(typography):
    assert typography.font(TextRole.CAPTION, scale=0.5).pixelSize() == MIN_TEXT_PIXELS
    assert typography.font(TextRole.CAPTION, scale=2.0).pixelSize() == 25


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_text_size_scales_the_minimum_too(text_size):
    typography = Typography(paths.resources(), text_size)
    assert typography.pixels(12.5, 0.5) == pytest.approx(MIN_TEXT_PIXELS * text_size)
    assert typography.pixels(20.0, 1.5) == pytest.approx(30 * text_size)


def test_size_and_weight_override_those_of_the_role(typography):
    font = typography.font(TextRole.SECTION, size=30, weight=800)
    assert (font.pixelSize(), font.weight()) == (30, QFont.Weight.ExtraBold)


def test_half_pixels_are_rounded_up(typography):
    assert typography.font(TextRole.PROMPT).pixelSize() == 19


def test_error_names_a_missing_font(tmp_path):
    shutil.copytree(paths.resources() / "common" / "fonts", tmp_path / "common" / "fonts")
    (tmp_path / "common" / "fonts" / "Cabin-Bold.otf").unlink()
    with pytest.raises(FileNotFoundError, match=r"Cabin-Bold\.otf"):
        Typography(tmp_path)


def test_error_names_a_file_that_is_no_font(tmp_path):
    shutil.copytree(paths.resources() / "common" / "fonts", tmp_path / "common" / "fonts")
    (tmp_path / "common" / "fonts" / "Vollkorn-Bold.ttf").write_text("no font")
    with pytest.raises(ValueError, match=r"Vollkorn-Bold\.ttf"):
        Typography(tmp_path)


def test_every_family_comes_with_its_licence():
    for family in FONT_FILES:
        assert "SIL OPEN FONT LICENSE" in (paths.resources() / "common" / "fonts" / f"OFL-{family}.txt").read_text(
            "utf-8"
        )


def test_each_font_is_added_to_the_application_once():
    """With every added font, Qt drops the glyphs that it has drawn so far."""
    Typography(paths.resources())
    file = str(paths.resources() / "common" / "fonts" / "Cabin-Bold.otf")
    number = QFontDatabase.addApplicationFont(file)
    Typography(paths.resources())
    assert QFontDatabase.addApplicationFont(file) == number + 1


def test_long_lines_of_a_tooltip_are_broken_at_spaces():
    words = "Cart\n" + " ".join(["carriage\u00a0wheel"] * 20)
    lines = wrap_tooltip(words).splitlines()
    assert lines[0] == "Cart"
    assert len(lines) > 2
    assert max(map(len, lines)) <= TOOLTIP_LINE_LENGTH
    assert " ".join(lines[1:]) == words.splitlines()[1]


def test_short_tooltip_remains_one_line():
    assert wrap_tooltip("Cart: 2 & more") == escape_tooltip("Cart: 2 & more")
