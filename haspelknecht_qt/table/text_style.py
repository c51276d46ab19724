"""How text on the table is set: types, made of the roles of the program's typography, and their fonts in device pixels."""

from __future__ import annotations

from attrs import evolve, frozen
from PySide6.QtGui import QFont, QFontMetricsF

from haspelknecht_qt.table.typography import MIN_TEXT_PIXELS, Role, Typography


@frozen
class TextStyle:
    """How a text is set: a role, and size (scene units) and weight where they differ from the role's.

    A `fixed` text keeps its size whatever the setting for the text size: numerals in shields and fields, large enough as they are.
    """

    role: Role
    size: float | None = None
    weight: int | None = None
    fixed: bool = False

    def sized(self, size: float, weight: int | None = None) -> TextStyle:
        """The same in another size, and weight if one is given."""
        return evolve(self, size=size, weight=weight if weight is not None else self.weight)


CAPTION = TextStyle(Role.CAPTION)
CAPTION_STRONG = TextStyle(Role.CAPTION_STRONG)
FIGURE = TextStyle(Role.CAPTION_FIGURE)
NAME = TextStyle(Role.NAME)
NUMBER = TextStyle(Role.NUMBER)
NUMERAL = TextStyle(Role.NAME, fixed=True)
COUNT = TextStyle(Role.COUNT, fixed=True)
SCORE = TextStyle(Role.SCORE, fixed=True)
SHIELD = TextStyle(Role.SHIELD, fixed=True)
BODY = TextStyle(Role.BODY)
BODY_STRONG = TextStyle(Role.BODY_STRONG)


class Fonts:
    """Fonts and their metrics in device pixels, kept by what they are asked for."""

    def __init__(self, typography: Typography) -> None:
        self._typography = typography
        self._kept: dict[tuple[TextStyle, int, float], tuple[QFont, QFontMetricsF]] = {}

    def get(self, style: TextStyle, scale: float, device: float) -> tuple[QFont, QFontMetricsF]:
        """The font where a unit of `style.size` is `scale` logical pixels of `device` device pixels each."""
        size = style.role.value.size if style.size is None else style.size
        logical = max(MIN_TEXT_PIXELS, size * scale) if style.fixed else self._typography.pixels(size, scale)
        pixels = round(logical * device)
        key = (style, pixels, self._typography.text_size)
        if key not in self._kept:
            font = self._typography.font(style.role, scale, size=style.size, weight=style.weight)
            font.setPixelSize(pixels)
            self._kept[key] = font, QFontMetricsF(font)
        return self._kept[key]
