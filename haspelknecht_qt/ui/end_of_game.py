"""The end of a game: who wins and why, where the points came from, and how it came about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.banner import Banner, Plate
from haspelknecht_qt.ui.end_of_game_chart import Chart, lines_of, signed
from haspelknecht_qt.ui.end_of_game_table import PointsTable
from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
from haspelknecht_qt.ui.look import Look
from haspelknecht_qt.ui.widgets import FocusRing, Heading, IconButton, surface

WIDTH, HEIGHT = 1640, 980
LAUREL = 96
LOW = 860
"""Pages lower than this, at scale 1, have the rows of points close together."""


class Winner(Plate):
    """The plate with the winner's house mark in a laurel."""

    def __init__(self, look: Look, colour: str) -> None:
        super().__init__(look, left=look.px(LAUREL + 20))
        self._colour = colour
        for label in (self.title, self.line):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, the laurel, the mark."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        px = self._look.px
        side = min(px(LAUREL), self.height() - 14)
        centre = QRectF(px(16), (self.height() - side) / 2 - 1, side, side)
        laurel = self._look.art.bounds("pieces", "laurel").size()
        laurel.scale(QSizeF(side, side), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(0, 0, laurel.width(), laurel.height())
        box.moveCenter(centre.center())
        painter.drawPixmap(box.topLeft(), self._look.art.pixmap("pieces", "laurel", laurel))
        mark = QSizeF(side * 0.62, side * 0.62)
        box = QRectF(0, 0, mark.width(), mark.height())
        box.moveCenter(centre.center())
        painter.drawPixmap(box.topLeft(), self._look.art.pixmap("pieces", f"player.{self._colour}", mark))


class EndOfGame(QDialog):
    """The final scoring of a match that is over."""

    save_wanted = Signal()
    again_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, look: Look, phrases: Phrases, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._match = match
        self.standing = match.game.standing(match.state)
        self.plate = Winner(look, match.seats[self.standing.winner].colour)
        self.banner = Banner(look, self.plate)
        self.table = PointsTable(look, phrases, match)
        self.chart = Chart(look, lines_of(match))
        self._points, self._time = Heading(), Heading()
        self.look_button = IconButton(look, "eye")
        self.save_button = IconButton(look, "save")
        self.again_button = IconButton(look, "redo")
        self.new_button = IconButton(look, "play", "primary")
        self._fill()
        self.look_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.save_wanted)
        self.again_button.clicked.connect(self._again)
        self.new_button.clicked.connect(self._new)
        self._retranslate()
        FocusRing(self, look)

    def _fill(self) -> None:
        px = self._look.px
        body = QWidget()
        body.setObjectName("page")
        columns = QHBoxLayout(body)
        columns.setContentsMargins(px(36), px(16), px(36), px(12))
        columns.setSpacing(px(48))
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(px(12))
        left.addWidget(self._points)
        left.addWidget(self.table)
        left.addStretch(1)
        right.addWidget(self._time)
        right.addWidget(self.chart, 1)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        scroll = QScrollArea()
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        whole.addWidget(scroll, 1)
        whole.addWidget(self._foot())

    def _foot(self) -> QFrame:
        px = self._look.px
        foot = surface("foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(36), px(10), px(36), px(10))
        row.setSpacing(px(10))
        row.addStretch(1)
        for button in (self.look_button, self.save_button, self.again_button, self.new_button):
            row.addWidget(button)
        self.new_button.setDefault(True)
        return foot

    def _again(self) -> None:
        self.accept()
        self.again_wanted.emit()

    def _new(self) -> None:
        self.accept()
        self.new_wanted.emit()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("End of the game"))
        winner = self._match.seats[self.standing.winner]
        total = self.standing.seats[self.standing.winner].total
        if total < 0:
            # Qt counts nothing below zero.
            words = self.tr("{name} wins with {points} victory points").format(name=winner.name, points=signed(total))
        else:
            words = self.tr("{name} wins with %n victory point(s)", "", total).format(name=winner.name)
        self.plate.title.setText(words)
        self.plate.line.setText(self.reason())
        self.banner.place_plate()
        self._points.title.setText(self.tr("Where the points came from"))
        self._time.title.setText(self.tr("Score over time"))
        self.look_button.setText(self.tr("Look at the table"))
        self.save_button.setText(self.tr("Save"))
        self.again_button.setText(self.tr("Play again"))
        self.again_button.setToolTip(self.tr("The same players and choices, with another seed"))
        self.new_button.setText(self.tr("New game"))
        self.table.retranslate()
        self.chart.retranslate()

    def reason(self) -> str:
        """By how much, or by which tie-break, the winner is ahead, and after how many moves (F8)."""
        order = self.standing.ranking()
        first, second = self.standing.seats[order[0]], self.standing.seats[order[1]]
        winner, other = self._match.seats[order[0]].name, self._match.seats[order[1]].name
        number = sum(entry.actor != CHANCE for entry in self._match.entries)
        match self.standing.decided_by():
            case None:
                return self.tr("{points} ahead of {other}, after three years and {number} moves.").format(
                    points=first.total - second.total, other=other, number=number
                )
            case 0:
                return self.tr(
                    "{other} has as many, but {winner} excavated more coal: {coal} to {less}. {number} moves."
                ).format(winner=winner, other=other, coal=first.tie_breaks[0], less=second.tie_breaks[0], number=number)
            case _:
                return self.tr(
                    "{other} has as many and excavated as much coal, but {winner} is earlier in the turn order. {number} moves."
                ).format(winner=winner, other=other, number=number)

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def sizeHint(self) -> QSize:
        """As large as the screen allows."""
        room = self.screen().availableGeometry().size()
        return QSize(min(self._look.px(WIDTH), room.width() - 40), min(self._look.px(HEIGHT), room.height() - 60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low dialog has a low picture."""
        super().resizeEvent(event)
        self.banner.fit_into(self.height())
        self.table.set_low(low=self.height() < self._look.px(LOW))

    def showEvent(self, event: QShowEvent) -> None:
        """The filled button has the focus."""
        super().showEvent(event)
        self.new_button.setFocus(Qt.FocusReason.OtherFocusReason)
