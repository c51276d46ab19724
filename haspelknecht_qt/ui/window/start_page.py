"""The first page: go on with the last game, begin a new one, or open a saved one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from haspelknecht_qt.ui.widgets.backdrop import Backdrop
from haspelknecht_qt.ui.widgets.banner import Banner, Plate
from haspelknecht_qt.ui.widgets.basics import IconButton, surface, text
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.side_panel import GAME

WIDTH = 1180


@frozen
class Notice:
    """Something that the player should know before the game: an icon, a token for its colour, and a sentence."""

    icon: str
    colour: str
    sentence: Callable[[], str]


class StartPage(Backdrop):
    """Shown while no game is on the table."""

    resume = Signal()
    new_game = Signal()
    open_file = Signal()
    tutorial = Signal()
    leave = Signal()
    painted = Signal()
    """It has been painted for the first time."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._resumable: Callable[[], str] | None = None
        self._was_painted = False
        self._notices: tuple[Notice, ...] = ()
        plate = Plate(look, "masthead")
        plate.title.setText(GAME)
        self._plate = plate
        self.banner = Banner(look, plate)
        self.resume_button = IconButton(look, "play", "primary")
        self.new_button = IconButton(look, "plus")
        self.open_button = IconButton(look, "open")
        self.tutorial_button = IconButton(look, "hint")
        self.leave_button = IconButton(look, "", "quiet")
        self.resume_button.clicked.connect(self.resume)
        self.new_button.clicked.connect(self.new_game)
        self.open_button.clicked.connect(self.open_file)
        self.tutorial_button.clicked.connect(self.tutorial)
        self.leave_button.clicked.connect(self.leave)
        self.last_game = text("second", wrap=True)
        self.lines: list[QLabel] = []
        self._rows: list[QWidget] = []
        panel = surface("panel")
        panel.setFixedWidth(look.px(WIDTH))
        self._panel = panel
        column = QVBoxLayout(panel)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        column.addWidget(self.banner)
        self._body = QVBoxLayout()
        self._body.addWidget(self.last_game)
        self._notes = QVBoxLayout()
        buttons = QHBoxLayout()
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        for button in (self.tutorial_button, self.open_button, self.new_button, self.resume_button):
            buttons.addWidget(button)
        self._buttons = buttons
        self._body.addLayout(self._notes)
        self._body.addLayout(buttons)
        column.addLayout(self._body)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(panel, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        look.changed.connect(self._space)
        self._space()
        self.show_game(None)

    def show_game(self, resumable: Callable[[], str] | None) -> None:
        """What there is to go on with, as a sentence; None if there is nothing."""
        self._resumable = resumable
        self.resume_button.setVisible(resumable is not None)
        self.last_game.setVisible(resumable is not None)
        self.new_button.set_kind("plain" if resumable is not None else "primary")
        if resumable is not None and self.window().focusWidget() is self.new_button:
            self.resume_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._retranslate()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the player is told."""
        return self._notices

    def show_notices(self, notices: Sequence[Notice]) -> None:
        """What the player should know."""
        self._notices = tuple(notices)
        self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tells of the first time."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """The filled button has the focus."""
        super().showEvent(event)
        wanted = self.resume_button if self._resumable is not None else self.new_button
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Says everything in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._plate.line.setText(self.tr("Coal mining in the Ruhr valley, 16th century"))
        self.resume_button.setText(self.tr("Go on"))
        self.new_button.setText(self.tr("New game"))
        self.open_button.setText(self.tr("Open a saved game"))
        self.tutorial_button.setText(self.tr("Tutorial"))
        self.leave_button.setText(self.tr("Quit"))
        if self._resumable is not None:
            self.last_game.setText(self._resumable())
        self._write_notices()
        self.banner.place_plate()

    def _write_notices(self) -> None:
        for shown in self._rows:
            self._notes.removeWidget(shown)
            shown.deleteLater()
        self._rows, self.lines = [], []
        for notice in self._notices:
            picture = QLabel()
            picture.setPixmap(self._look.icon_pixmap(notice.icon, notice.colour, 18))
            line = text("caption", notice.sentence(), wrap=True)
            shown = QWidget()
            row = QHBoxLayout(shown)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(self._look.px(8))
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(line, 1)
            self._notes.addWidget(shown)
            self._rows.append(shown)
            self.lines.append(line)

    def _space(self) -> None:
        px = self._look.px
        self._panel.setFixedWidth(px(WIDTH))
        self._body.setContentsMargins(px(28), px(22), px(28), px(22))
        self._body.setSpacing(px(16))
        self._notes.setSpacing(px(6))
        self._buttons.setSpacing(px(10))
        self._write_notices()
