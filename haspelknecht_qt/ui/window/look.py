"""Appearance of all widgets: theme, fonts, drawings and scale. `Look` is created once, and passed to all widgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QPainter,
    QPen,
    QPixmap,
    QStyleHints,
)
from PySide6.QtWidgets import QApplication, QWidget

from haspelknecht_qt.table import game_colours, themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.themes import Theme
from haspelknecht_qt.table.typography import Fonts, TextRole, Typography
from haspelknecht_qt.ui.window.settings import ThemeChoice
from haspelknecht_qt.ui.window.stored_pictures import StoredPictures
from haspelknecht_qt.ui.window.style import palette, style_sheet

if TYPE_CHECKING:
    from haspelknecht_qt.table.canvas import Canvas
    from haspelknecht_qt.table.window_plan import Box

ICON_SIZE = 20.0
"""Width and height of an icon in a button, in logical pixels at scale 1."""


class Look(QObject):
    """Theme, fonts, drawings and scale of all widgets. `changed` is emitted for widgets that paint themselves."""

    changed = Signal()

    def __init__(self, art: Art, typography: Typography, picture_folder: Path | None = None) -> None:
        """`picture_folder` has the stored pictures of the start page; with None, no picture is stored."""
        super().__init__()
        self.art = art
        self.typography = typography
        self.pictures = StoredPictures(picture_folder)
        self.scale = 1.0
        """Scale of all widgets: logical pixels per unit of length in the style guide. `set` changes it."""

    def set_art(self, folders: tuple[Path, ...]) -> None:
        """Sets the folders of drawings and colours, the game's own first. Emits `changed` if the folders differ."""
        if folders != self.art.folders:
            self.art.set_folders(folders)
            self.apply()
            self.changed.emit()

    def call_on_change(self, apply: Callable[[], None]) -> None:
        """Calls `apply` now and after each change of the look. `apply` sets fonts, colours and sizes of a widget.

        It must be a method of that widget: then Qt disconnects it when the widget is deleted.
        """
        self.changed.connect(apply)
        apply()

    @property
    def theme(self) -> Theme:
        """Current colours."""
        return self.art.theme

    def set(
        self,
        *,
        theme: Theme | None = None,
        text_size: float | None = None,
        family: str | None = None,
        spacing: str | None = None,
        scale: float | None = None,
        pixel_ratio: float | None = None,
    ) -> None:
        """Sets each value that is not None. Emits `changed` if a value differs from before.

        `family` is a font family; "" and a family that is not installed stand for the fonts of the program. `spacing`
        is one of SPACINGS.
        """
        before = self._current_values
        if pixel_ratio is not None:
            self.art.pixel_ratio = pixel_ratio
        if theme is not None:
            self.art.set_theme(theme)
        if text_size is not None:
            self.typography.text_size = text_size
        if family is not None:
            self.typography.family = family if QFontDatabase.hasFamily(family) else ""
        if spacing is not None:
            self.typography.spacing = spacing
        if scale is not None:
            self.scale = scale
        if before != self._current_values:
            self.apply()
            self.changed.emit()

    @property
    def _current_values(self) -> tuple[Theme, float, str, str, float, float]:
        fonts = self.typography
        return self.theme, fonts.text_size, fonts.family, fonts.spacing, self.scale, self.art.pixel_ratio

    def apply(self) -> None:
        """Sets font, palette and style sheet of the application if they differ. Each change restyles all widgets."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            raise TypeError("there is no QApplication")
        font, colours = self.font(TextRole.BODY), palette(self.theme)
        sheet = style_sheet(self.theme, self.typography, self.scale)
        if font != app.font():
            app.setFont(font)
        if colours != app.palette():
            app.setPalette(colours)
        if sheet != app.styleSheet():
            # First removes the old style sheet: otherwise Qt would style a widget again for each of its ancestors.
            app.setStyleSheet("")
            app.setStyleSheet(sheet)

    def px(self, length: float) -> int:
        """Converts a length from the style guide to logical pixels."""
        return round(length * self.scale)

    def font(self, role: TextRole, *, size: float | None = None, weight: int | None = None) -> QFont:
        """Returns the font of a role at the current scale and text size, of the player's own family."""
        return self.typography.window_font(role, self.scale, size=size, weight=weight)

    def reading_font(self, role: TextRole) -> QFont:
        """Returns the font of a role with the chosen spacing, for texts that have room."""
        return self.typography.reading_font(role, self.scale)

    def icon(self, name: str, colour: str = "ink", size: float = ICON_SIZE) -> QIcon:
        """Returns an icon in the colour token `colour`. On a disabled widget the icon is pale."""
        icon = QIcon()
        icon.addPixmap(self.icon_pixmap(name, colour, size), QIcon.Mode.Normal)
        icon.addPixmap(self.icon_pixmap(name, colour, size), QIcon.Mode.Active)
        icon.addPixmap(self.icon_pixmap(name, "ink3", size), QIcon.Mode.Disabled)
        return icon

    def icon_pixmap(self, name: str, colour: str = "ink", size: float = ICON_SIZE) -> QPixmap:
        """Returns the picture of an icon. `size` is in logical pixels at scale 1."""
        return self.art.pixmap("icons", f"icon.{name}", QSizeF(self.px(size), self.px(size)), swap={"ink": colour})

    def picture(self, sheet: str, element: str, height: float) -> QPixmap:
        """Returns the drawing `element` of the file of drawings `sheet`. `height` is in logical pixels at scale 1."""
        bounds = self.art.bounds(sheet, element)
        pixels = self.px(height)
        return self.art.pixmap(sheet, element, QSizeF(round(pixels * bounds.width() / bounds.height()), pixels))

    def stored_picture(self, name: str, size: str, art: Art, sheet: str, render: Callable[[], QPixmap]) -> QPixmap:
        """Returns the stored picture of this name. Renders and stores it first if none is stored for this look.

        `size` is the size of the picture as text. `art` and `sheet` identify the files from which it is drawn. If these
        files have changed, the picture is rendered again.
        """
        files = (folder / file for folder in art.folders for file in (f"{sheet}.svg", game_colours.FILE_NAME))
        changes = [file.stat().st_mtime_ns for file in files if file.is_file()]
        game, theme = art.folders[0].parent.name, self.theme
        key = f"{game} {theme.name} {theme.palette} {size} {self.art.pixel_ratio} {changes}"
        picture = self.pictures.find(name, key)
        if picture is None:
            picture = render()
            self.pictures.add(name, key, picture)
        return picture

    def new_canvas(self, box: Box) -> Canvas:
        """Returns a canvas for a picture in a widget. A scene unit of the canvas is a logical pixel at scale 1."""
        from haspelknecht_qt.table.canvas import Canvas  # noqa: PLC0415 - deferred import: keeps start-up fast

        return Canvas(self.art, Fonts(self.typography), box, self.scale, self.scale * self.art.pixel_ratio)

    def finished_picture(self, canvas: Canvas) -> QPixmap:
        """Returns the picture painted on a canvas of `new_canvas`. Its logical size is in logical pixels."""
        picture = canvas.finish()
        picture.setDevicePixelRatio(self.art.pixel_ratio)
        return picture

    def smooth_painter(self, widget: QWidget, *, pictures: bool = False) -> QPainter:
        """Returns a painter for a widget. It draws lines smoothly and, with `pictures`, also scaled pictures."""
        painter = QPainter(widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, pictures)
        return painter

    def set_colours(self, painter: QPainter, fill: str, edge: str = "", width: float = 1.0) -> None:
        """Sets the colour tokens of a painter for the inside of shapes (`fill`) and their outline (`edge`).

        "" means: not filled, or without outline. `width` is the width of the outline in pixels.
        """
        painter.setPen(QPen(QColor(self.theme[edge]), width) if edge else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QBrush(QColor(self.theme[fill])) if fill else QBrush(Qt.BrushStyle.NoBrush))

    def icon_size(self, size: float = ICON_SIZE) -> QSize:
        """Returns the size of a square icon in logical pixels. `size` is its side in logical pixels at scale 1."""
        return QSize(self.px(size), self.px(size))


def wanted_theme(choice: ThemeChoice, palette: str) -> Theme:
    """Returns the chosen theme, which may be the system's. The players' colours are those of `palette`."""
    if choice is not ThemeChoice.SYSTEM:
        return themes.theme(choice.value, palette)
    if system_wants_high_contrast():
        return themes.theme(ThemeChoice.CONTRAST.value, palette)
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return themes.theme("dark" if dark else "light", palette)


def system_wants_high_contrast() -> bool:
    """Whether the system asks for high contrast; False if unknown. Qt knows this since version 6.10."""
    style = QGuiApplication.styleHints()  # In a variable, because `style` owns the objects used below.
    hints = accessibility_hints(style)
    preference = None if hints is None else hints.property("contrastPreference")
    # `preference` is a Qt enum with value 0 for no preference.
    return bool(getattr(preference, "value", preference))


def accessibility_hints(style: QStyleHints) -> QObject | None:
    """Returns Qt's object with the system's accessibility settings; None before Qt 6.10."""
    find = getattr(style, "accessibility", None)
    hints: QObject | None = None if find is None else find()
    return hints
