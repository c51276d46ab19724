"""Typography of the program: fonts, roles of texts, and the text styles of the table.

Titles, names and important numbers are set in Vollkorn, everything else in Cabin. Both fonts come with the program.
Players may choose another family and wider spacing for everything that is read beside the table. Captions on the table
keep both fonts, because their places are measured for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

MIN_TEXT_PIXELS = 11.0
"""Minimum height of text on the screen, in logical pixels."""

TEXT_SIZES = (1.0, 1.15, 1.3)
"""Factors by which players can enlarge all texts, independent of the window's scale."""

MIN_TARGET_SIZE, LARGE_MIN_TARGET_SIZE = 24, 44
"""Minimum width and height of what can be touched, in logical pixels: at normal text size, and at larger ones."""


class Spacing(NamedTuple):
    """Additional space in texts that are read: after letters and words, in percent of the font size, and between lines.

    `lines` is a factor for the height of lines.
    """

    letters: int
    words: int
    lines: float


DEFAULT_SPACING = "normal"
SPACINGS: Mapping[str, Spacing] = MappingProxyType(
    {DEFAULT_SPACING: Spacing(0, 0, 1.0), "wide": Spacing(6, 8, 1.1), "very_wide": Spacing(12, 16, 1.2)}
)
"""Spacings by name. The widest is that of the web accessibility guidelines (1.4.12)."""

SERIF = "Vollkorn"
SANS = "Cabin"

FONT_FILES = {
    SERIF: ("Vollkorn-SemiBold.ttf", "Vollkorn-Bold.ttf", "Vollkorn-ExtraBold.ttf"),
    SANS: ("Cabin-Medium.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf"),
}
"""Font files by family, in the folder `fonts` of the resources."""


_MEASURED_LETTERS = "The quick brown fox jumps over the lazy dog 0123456789"
"""Text by which the widths of fonts are compared."""


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

    `text_size` is one of TEXT_SIZES, `spacing` one of SPACINGS. `family` is the player's own font family; "" stands for
    the program's fonts. Raises FileNotFoundError naming a missing font file, ValueError naming a font file
    that Qt cannot read. A QGuiApplication must exist.
    """

    def __init__(self, resources: Path, text_size: float = 1.0) -> None:
        self.text_size = text_size
        self.spacing = DEFAULT_SPACING
        self.family = ""
        for family, names in FONT_FILES.items():
            for name in names:
                _load_font(resources / "common" / "fonts" / name, family)
        # Cabin has neither a minus nor a narrow space. Without a substitution Qt would take them from an arbitrary font.
        QFont.insertSubstitution(SANS, SERIF)

    @property
    def min_target_size(self) -> int:
        """Minimum width and height of what can be touched at the chosen text size, in logical pixels."""
        return LARGE_MIN_TARGET_SIZE if self.text_size > TEXT_SIZES[0] else MIN_TARGET_SIZE

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

    def window_font(
        self, role: TextRole, scale: float = 1.0, *, size: float | None = None, weight: int | None = None
    ) -> QFont:
        """Font for a role in windows, of the player's own family. The parameters are those of `font`."""
        font = self.font(role, scale, size=size, weight=weight)
        if self.family:
            family, pixels = self.family_and_pixels(role, scale, size)
            font.setFamily(family)
            font.setPixelSize(pixels)
        return font

    def reading_font(self, role: TextRole, scale: float = 1.0) -> QFont:
        """Font for a role in windows, with the chosen spacing, for texts that have room: rules, log and moves."""
        font = self.window_font(role, scale)
        spacing = SPACINGS[self.spacing]
        if spacing.letters:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, font.pixelSize() * spacing.letters / 100)
            font.setWordSpacing(font.pixelSize() * spacing.words / 100)
        return font

    def family_and_pixels(self, role: TextRole, scale: float, size: float | None = None) -> tuple[str, int]:
        """Family of a role in windows, and its height in logical pixels.

        A family that is wider or higher than the program's font is set smaller, so that every text fits its place.
        """
        style = role.value
        pixels = self.pixels(style.size if size is None else size, scale)
        if not self.family:
            return style.family, round(pixels)
        return self.family, max(round(MIN_TEXT_PIXELS), int(pixels * _fitting_factor(self.family, style.family)))

    def pixels(self, size: float, scale: float = 1.0) -> float:
        """Height in logical pixels of a text of `size` scene units, at `scale` logical pixels per scene unit."""
        return max(MIN_TEXT_PIXELS, size * scale) * self.text_size


def own_families() -> list[str]:
    """Families of the system that players can choose: scalable fonts with Latin letters, sorted by name."""
    latin = QFontDatabase.families(QFontDatabase.WritingSystem.Latin)
    # Besides its family, Qt lists a font by its full name: "Vollkorn SemiBold".
    program_fonts = {Path(name).stem.replace("-", " ") for names in FONT_FILES.values() for name in names}
    left_out = {*QFontDatabase.families(QFontDatabase.WritingSystem.Symbol), *FONT_FILES, *program_fonts}
    # Qt adds the name of the foundry to families of several foundries: "Nimbus Sans [urw]".
    names = {family.partition(" [")[0]: None for family in latin if family not in left_out}
    return [name for name in names if QFontDatabase.hasFamily(name) and QFontDatabase.isSmoothlyScalable(name)]


@cache
def _fitting_factor(family: str, built_in: str) -> float:
    """Factor for the size of a family so that it is neither wider nor higher than a font of the program; at most 1."""
    own, fitting = QFont(family), QFont(built_in)
    for font in (own, fitting):
        font.setPixelSize(100)
        font.setWeight(QFont.Weight.DemiBold)
    wide, narrow = QFontMetricsF(own), QFontMetricsF(fitting)
    width = narrow.horizontalAdvance(_MEASURED_LETTERS) / max(1.0, wide.horizontalAdvance(_MEASURED_LETTERS))
    return min(1.0, width, narrow.height() / max(1.0, wide.height()))


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
        # A picture that is very narrow for its height shrinks texts to nothing, but Qt refuses a font without height.
        pixels = max(1, round(logical * device))
        key = (style, pixels, self._typography.text_size)
        if key not in self._cache:
            font = self._typography.font(style.role, scale, size=style.size, weight=style.weight)
            font.setPixelSize(pixels)
            self._cache[key] = font, QFontMetricsF(font)
        return self._cache[key]


TOOLTIP_LINE_LENGTH = 72
"""Maximum number of characters in a line of a long tooltip."""


def escape_tooltip(words: str) -> str:
    """Escapes a text for a tooltip, because Qt would interpret "<" and "&" as markup."""
    if "<" not in words and "&" not in words:
        return words
    from html import escape  # noqa: PLC0415 - deferred import: keeps start-up fast

    return f'<p style="white-space: pre-wrap">{escape(words)}</p>'


def wrap_tooltip(words: str) -> str:
    """Breaks the lines of a long text, and escapes it for a tooltip. Qt would break only lines of markup."""
    import textwrap  # noqa: PLC0415 - deferred import: keeps start-up fast

    wrapper = textwrap.TextWrapper(TOOLTIP_LINE_LENGTH, break_long_words=False, break_on_hyphens=False)
    return escape_tooltip("\n".join(wrapper.fill(line) for line in words.splitlines()))


def escape_menu_text(words: str) -> str:
    """Escapes a text for a menu entry, because Qt would underline the letter after "&" as a shortcut."""
    return words.replace("&", "&&")
