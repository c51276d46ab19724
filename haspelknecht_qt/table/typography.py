"""Typography of the program: fonts, roles of texts, and the text styles of the table.

Titles, names and important numbers are set in Vollkorn, everything else in Cabin. Both fonts come with the program.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

MIN_TEXT_PIXELS = 11.0
"""Minimum height of text on the screen, in logical pixels."""

TEXT_SIZES = (1.0, 1.15, 1.3)
"""Factors by which players can enlarge all texts, independent of the window's scale."""

SERIF = "Vollkorn"
SANS = "Cabin"

FONT_FILES = {
    SERIF: ("Vollkorn-SemiBold.ttf", "Vollkorn-Bold.ttf", "Vollkorn-ExtraBold.ttf"),
    SANS: ("Cabin-Medium.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf"),
}
"""Font files by family, in the folder `fonts` of the resources."""


class FontStyle(NamedTuple):
    """Style of a text: font family, size in scene units, weight (100 to 900), and whether digits align in columns."""

    family: str
    size: float
    weight: int
    aligns_digits: bool = False


class TextRole(Enum):
    """Purpose of a text; the value is its font style."""

    DIALOG_TITLE = FontStyle(SERIF, 36, 800)
    YEAR = FontStyle(SERIF, 36, 700)
    POOL = FontStyle(SERIF, 27, 700)
    WINDOW_TITLE = FontStyle(SERIF, 21, 700)
    SECTION = FontStyle(SERIF, 20, 600)
    COUNT = FontStyle(SERIF, 20, 600, aligns_digits=True)
    SCORE = FontStyle(SERIF, 19, 700, aligns_digits=True)
    PROMPT = FontStyle(SERIF, 18.5, 600)
    NAME = FontStyle(SERIF, 16, 600)
    SHIELD = FontStyle(SERIF, 16, 700)
    NUMBER = FontStyle(SERIF, 13, 600)
    BUTTON = FontStyle(SANS, 15, 600)
    BODY = FontStyle(SANS, 14, 500)
    BODY_STRONG = FontStyle(SANS, 14, 600)
    FIGURE = FontStyle(SANS, 14, 500, aligns_digits=True)
    SECOND = FontStyle(SANS, 13.5, 500)
    TILE_NAME = FontStyle(SANS, 13, 600)
    CAPTION = FontStyle(SANS, 12.5, 500)
    CAPTION_STRONG = FontStyle(SANS, 12.5, 600)
    CAPTION_NUMBER = FontStyle(SANS, 12.5, 600, aligns_digits=True)


class Typography:
    """The program's fonts, loaded from the folder `resources`/common/fonts.

    `text_size` is one of TEXT_SIZES. Raises FileNotFoundError naming a missing font file, ValueError naming a font file
    that Qt cannot read. A QGuiApplication must exist.
    """

    def __init__(self, resources: Path, text_size: float = 1.0) -> None:
        self.text_size = text_size
        for family, names in FONT_FILES.items():
            for name in names:
                _load_font(resources / "common" / "fonts" / name, family)
        # Cabin has neither a minus nor a narrow space. Without a substitution Qt would take them from an arbitrary font.
        QFont.insertSubstitution(SANS, SERIF)

    def font(
        self, role: TextRole, scale: float = 1.0, *, size: float | None = None, weight: int | None = None
    ) -> QFont:
        """Font for a role at `scale` logical pixels per scene unit, never smaller than `MIN_TEXT_PIXELS`.

        `size` (scene units) and `weight` (100 to 900) replace the values of the role.
        """
        style = role.value
        font = QFont(style.family)
        font.setPixelSize(int(self.pixels(style.size if size is None else size, scale) + 0.5))
        font.setWeight(QFont.Weight(style.weight if weight is None else weight))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        # Digits of equal height: without this feature, Vollkorn's digits have ascenders and descenders.
        font.setFeature(QFont.Tag("lnum"), 1)
        if style.aligns_digits:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def pixels(self, size: float, scale: float = 1.0) -> float:
        """Height in logical pixels of a text of `size` scene units, at `scale` logical pixels per scene unit."""
        return max(MIN_TEXT_PIXELS, size * scale) * self.text_size


@cache
def _load_font(path: Path, family: str) -> None:
    """Adds a font file to the application. Cached, because every added font makes Qt drop its glyph cache."""
    if not path.is_file():
        raise FileNotFoundError(f"the font {path} is missing; it comes with the program")
    number = QFontDatabase.addApplicationFont(str(path))
    if family not in QFontDatabase.applicationFontFamilies(number):
        raise ValueError(f"{path} holds no font of the family {family}")


class TextStyle(NamedTuple):
    """Style of a text on the table: a role, with size (scene units) and weight if they differ from the role's.

    A `fixed` text ignores the player's text size. Numbers in shields and fields are fixed: they are large enough.
    """

    role: TextRole
    size: float | None = None
    weight: int | None = None
    fixed: bool = False

    def sized(self, size: float, weight: int | None = None) -> TextStyle:
        """The style with another size (scene units) and, if given, with another weight."""
        return self._replace(size=size, weight=weight if weight is not None else self.weight)


CAPTION = TextStyle(TextRole.CAPTION)
CAPTION_STRONG = TextStyle(TextRole.CAPTION_STRONG)
FIGURE = TextStyle(TextRole.CAPTION_NUMBER)
NAME = TextStyle(TextRole.NAME)
NUMBER = TextStyle(TextRole.NUMBER)
NUMERAL = TextStyle(TextRole.NAME, fixed=True)
COUNT = TextStyle(TextRole.COUNT, fixed=True)
SCORE = TextStyle(TextRole.SCORE, fixed=True)
SHIELD = TextStyle(TextRole.SHIELD, fixed=True)
BODY = TextStyle(TextRole.BODY)
BODY_STRONG = TextStyle(TextRole.BODY_STRONG)


class Fonts:
    """Cache of fonts and their metrics in device pixels."""

    def __init__(self, typography: Typography) -> None:
        self._typography = typography
        self._cache: dict[tuple[TextStyle, int, float], tuple[QFont, QFontMetricsF]] = {}

    def get(self, style: TextStyle, scale: float, device: float) -> tuple[QFont, QFontMetricsF]:
        """Font and metrics of a style. `scale`: logical pixels per scene unit; `device`: device per logical pixel."""
        size = style.role.value.size if style.size is None else style.size
        logical = max(MIN_TEXT_PIXELS, size * scale) if style.fixed else self._typography.pixels(size, scale)
        pixels = round(logical * device)
        key = (style, pixels, self._typography.text_size)
        if key not in self._cache:
            font = self._typography.font(style.role, scale, size=style.size, weight=style.weight)
            font.setPixelSize(pixels)
            self._cache[key] = font, QFontMetricsF(font)
        return self._cache[key]


def escape_tooltip(words: str) -> str:
    """Escapes a text for a tooltip, because Qt would interpret "<" and "&" as markup."""
    if "<" not in words and "&" not in words:
        return words
    from html import escape  # noqa: PLC0415 - deferred import: keeps start-up fast

    return f'<p style="white-space: pre-wrap">{escape(words)}</p>'


def escape_menu_text(words: str) -> str:
    """Escapes a text for a menu entry, because Qt would underline the letter after "&" as a shortcut."""
    return words.replace("&", "&&")
