"""The type of the table: two families that come with the program, and the roles that text plays.

Titles, names and numbers that count are set in Vollkorn, everything else in Cabin. No font of the system is relied on.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path

from attrs import define, field, frozen
from PySide6.QtGui import QFont, QFontDatabase

MIN_TEXT_PIXELS = 11.0
"""The smallest text on the screen, in logical pixels."""

TEXT_SIZES = (1.0, 1.15, 1.3)
"""What the setting for the text size multiplies every text by, independently of the window's scale."""

SERIF = "Vollkorn"
SANS = "Cabin"

FILES = {
    SERIF: ("Vollkorn-SemiBold.ttf", "Vollkorn-Bold.ttf", "Vollkorn-ExtraBold.ttf"),
    SANS: ("Cabin-Medium.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf"),
}
"""The files of each family, in the folder `fonts` of the resources."""


@frozen
class FontStyle:
    """A family, a size in scene units, a weight (100 to 900), and whether figures stand in columns."""

    family: str
    size: float
    weight: int
    columns: bool = False


class Role(Enum):
    """What a text is for. The value is its style at scale 1."""

    DIALOG_TITLE = FontStyle(SERIF, 36, 800)
    YEAR = FontStyle(SERIF, 36, 700)
    POOL = FontStyle(SERIF, 27, 700)
    WINDOW_TITLE = FontStyle(SERIF, 21, 700)
    SECTION = FontStyle(SERIF, 20, 600)
    COUNT = FontStyle(SERIF, 20, 600, columns=True)
    SCORE = FontStyle(SERIF, 19, 700, columns=True)
    PROMPT = FontStyle(SERIF, 18.5, 600)
    NAME = FontStyle(SERIF, 16, 600)
    SHIELD = FontStyle(SERIF, 16, 700)
    NUMBER = FontStyle(SERIF, 13, 600)
    BUTTON = FontStyle(SANS, 15, 600)
    BODY = FontStyle(SANS, 14, 500)
    BODY_STRONG = FontStyle(SANS, 14, 600)
    FIGURE = FontStyle(SANS, 14, 500, columns=True)
    SECOND = FontStyle(SANS, 13.5, 500)
    TILE_NAME = FontStyle(SANS, 13, 600)
    CAPTION = FontStyle(SANS, 12.5, 500)
    CAPTION_STRONG = FontStyle(SANS, 12.5, 600)
    CAPTION_FIGURE = FontStyle(SANS, 12.5, 600, columns=True)


@define
class Typography:
    """The fonts of the program, loaded from `resources`/fonts.

    `text_size` is one of TEXT_SIZES. Raises FileNotFoundError naming a font file that is missing, ValueError naming one
    that Qt cannot read. There must be a QGuiApplication.
    """

    resources: Path
    text_size: float = field(default=1.0)

    def __attrs_post_init__(self) -> None:
        for family, names in FILES.items():
            for name in names:
                _load(self.resources / "common" / "fonts" / name, family)
        # Cabin has neither a minus nor a narrow space. What it lacks is not to come from just any font.
        QFont.insertSubstitution(SANS, SERIF)

    def font(self, role: Role, scale: float = 1.0, *, size: float | None = None, weight: int | None = None) -> QFont:
        """The font of `role` where a scene unit is `scale` logical pixels, never smaller than the floor.

        `size` (scene units) and `weight` (100 to 900) take the place of the role's own.
        """
        style = role.value
        font = QFont(style.family)
        font.setPixelSize(int(self.pixels(style.size if size is None else size, scale) + 0.5))
        font.setWeight(QFont.Weight(style.weight if weight is None else weight))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        # Vollkorn's own figures rise and fall like letters.
        font.setFeature(QFont.Tag("lnum"), 1)
        if style.columns:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def pixels(self, size: float, scale: float = 1.0) -> float:
        """The height in logical pixels of a text of `size` scene units."""
        return max(MIN_TEXT_PIXELS, size * scale) * self.text_size


@cache
def _load(path: Path, family: str) -> None:
    """Gives the application a font. Once is enough: with every font Qt forgets all letters that it has drawn so far."""
    if not path.is_file():
        raise FileNotFoundError(f"the font {path} is missing; it comes with the program")
    number = QFontDatabase.addApplicationFont(str(path))
    if family not in QFontDatabase.applicationFontFamilies(number):
        raise ValueError(f"{path} holds no font of the family {family}")
