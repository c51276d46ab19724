"""The development board of a new game: which layout, and a picture of the tiles in play."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QScrollArea,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.faces.haspelknecht.setup.agreements import BOARD, HaspelknechtAgreements
from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, Placement
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE
from haspelknecht_qt.ui.setup.choices import Choices
from haspelknecht_qt.ui.widgets.basics import Card, IconButton, set_property, surface, text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

LAYOUT = "layout"
"""The key of the option that is chosen here."""
LIST_WIDTH = 236
MAP_HEIGHT = 196
WIDEST_HEX = 54.0
FILE_LIMIT = 16 * 1024
"""Bytes that a file with a layout may have."""


class BoardMap(QWidget):
    """A small picture of the tiles where they lie; a pointer that rests on one is told its name."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._placement: Placement | None = None
        self.setMinimumSize(look.px(260), look.px(MAP_HEIGHT))
        look.changed.connect(self.update)

    def set_placement(self, placement: Placement | None) -> None:
        """Shows these tiles, or none."""
        self._placement = placement
        names = [] if placement is None else [terms.tile_title(number) for number in placement.numbers]
        self.setAccessibleDescription(", ".join(names))
        self.update()

    def hexagons(self) -> list[tuple[int, QRectF]]:
        """Each tile's number and box."""
        if self._placement is None:
            return []
        x, y, width, height = layouts.bounds(cell for _, cell in self._placement.tiles)
        hex_width = min(self.width() / width, self.height() / height, self._look.px(WIDEST_HEX))
        left = (self.width() - width * hex_width) / 2 - x * hex_width
        top = (self.height() - height * hex_width) / 2 - y * hex_width
        size = QSizeF(hex_width, hex_width * 2 / 3**0.5)
        boxes = []
        for number, cell in self._placement.tiles:
            u, v = layouts.position(cell)
            box = QRectF(QPointF(0, 0), size)
            box.moveCenter(QPointF(left + u * hex_width, top + v * hex_width))
            boxes.append((number, box))
        return boxes

    def sizeHint(self) -> QSize:
        """Room for a wide layout."""
        return QSize(self._look.px(320), self._look.px(MAP_HEIGHT))

    def event(self, event: QEvent) -> bool:
        """Tells the name of a tile."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for number, box in self.hexagons():
                if box.contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), terms.tile_title(number), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws every tile: its level's colour, its picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, box in self.hexagons():
            backdrop = self._look.art.pixmap("tiles", f"hex.{number // 10}", box.size())
            painter.drawPixmap(box.topLeft(), backdrop)
            side = box.width() * 0.62
            picture = self._look.art.pixmap("tiles", f"picture.{number}", QSizeF(side, side))
            painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), picture)


class LayoutCard(Card):
    """One layout: its name and how many tiles of each level it has."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, framed=False)
        self.name = text("strong")
        self.tiles = text("caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(40), look.px(4), look.px(8), look.px(4))
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addWidget(self.tiles)


class DevelopmentBoard(Retranslated, QFrame):
    """Choosing a layout. Changes the choices and tells `changed`; `again` asks for other tiles."""

    changed = Signal()
    again = Signal()

    def __init__(self, look: Look, choices: Choices, agreements: HaspelknechtAgreements) -> None:
        super().__init__()
        self._look = look
        self._choices = choices
        self._agreements = agreements
        self.setProperty("surface", "card")
        self.cards: dict[str, LayoutCard] = {}
        self._list = QVBoxLayout()
        self._list.setContentsMargins(look.px(6), look.px(6), look.px(6), look.px(6))
        self._list.setSpacing(look.px(2))
        inside = QWidget()
        inside.setObjectName("page")
        inside.setLayout(self._list)
        self._scroll = QScrollArea()
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFixedWidth(look.px(LIST_WIDTH))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.map = BoardMap(look)
        self.words = text("caption", wrap=True)
        self.warning = text("warning", wrap=True)
        self.again_button = IconButton(look, "dice", "quiet", 17)
        self.again_button.clicked.connect(self.again)
        self.own = self._own_layout()
        self.problem = text("refusal", wrap=True)
        foot = QHBoxLayout()
        foot.addWidget(self.words, 1)
        foot.addWidget(self.again_button)
        right = QVBoxLayout()
        right.setContentsMargins(0, look.px(10), look.px(14), look.px(8))
        right.setSpacing(look.px(6))
        right.addWidget(self.own)
        right.addWidget(self.map, 1)
        right.addWidget(self.problem)
        right.addWidget(surface("rule"))
        right.addLayout(foot)
        right.addWidget(self.warning)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        whole.addLayout(right, 1)
        self.retranslate()

    def _own_layout(self) -> QWidget:
        """Where one's own layout is pasted, dropped or loaded."""
        own = QWidget()
        self.text = QPlainTextEdit()
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(self._look.px(112))
        self.text.setPlainText(self._choices.options[BOARD])
        self.text.textChanged.connect(self._read_text)
        self.load_button = IconButton(self._look, "open", "quiet", 17)
        self.load_button.clicked.connect(self._ask_for_file)
        column = QVBoxLayout(own)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        column.addWidget(self.load_button, 0, Qt.AlignmentFlag.AlignRight)
        return own

    def refresh(self) -> None:
        """Shows the choices as they are now."""
        wanted = self._agreements.layout_ids(self._choices)
        if self._choices.options[LAYOUT] not in wanted:
            self._choices.options[LAYOUT] = FIRST_PLAY
        if list(self.cards) != wanted:
            self._list_layouts(wanted)
        self.cards[self._choices.options[LAYOUT]].setChecked(True)
        free = self._choices.options[LAYOUT] == FREE
        self.own.setVisible(free)
        try:
            placement = self._agreements.placement(self._choices)
        except LayoutError:
            placement = None
        self.map.set_placement(placement)
        self.again_button.setVisible(self._agreements.is_random(self._choices) and placement is not None)
        self._describe(placement)

    def show_problem(self, sentence: str) -> None:
        """Says what is wrong with one's own layout; "" if nothing is."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        set_property(self.text, "wrong", "true" if sentence else "false")

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        self.again_button.setText(self.tr("Again"))
        self.again_button.setToolTip(self.tr("Draws other tiles, with another seed"))
        self.load_button.setText(self.tr("Load from a file…"))
        self.text.setAccessibleName(self.tr("My own layout"))
        self.text.setPlaceholderText(
            self.tr(
                "Paste a shared layout here, or draw one with digits:\n"
                "each line a row, each digit a tile of that level, two characters apart.\n"
                "   1 1 1\n  2 2 2\n   3 3 3\n  4 4 4"
            )
        )
        for name, card in self.cards.items():
            self._name(name, card)
        self._fit_list()
        self.refresh()

    def _list_layouts(self, wanted: list[str]) -> None:
        for card in self.cards.values():
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        while self._list.count():
            self._list.takeAt(0)
        self.cards = {}
        for name in wanted:
            card = LayoutCard(self._look)
            card.toggled.connect(lambda on, name=name: self._choose(name) if on else None)
            self.cards[name] = card
            self._name(name, card)
            self._list.addWidget(card)
        self._list.addStretch(1)
        self._fit_list()

    def _fit_list(self) -> None:
        """As wide as the longest name wants it."""
        margins, bar = self._list.contentsMargins(), self._scroll.verticalScrollBar()
        widest = max((card.minimumSizeHint().width() for card in self.cards.values()), default=0)
        wanted = margins.left() + widest + margins.right() + bar.sizeHint().width()
        self._scroll.setFixedWidth(max(self._look.px(LIST_WIDTH), wanted))

    def _name(self, name: str, card: LayoutCard) -> None:
        if name == FIRST_PLAY:
            words, layout = self.tr("First play"), layouts.first_play_layout(self._choices.count)
        elif name == FREE:
            words, layout = self.tr("My own…"), None
        else:
            words, layout = terms.layout(name), self._agreements.game.components.layouts[name]
        card.name.setText(words)
        card.tiles.setText("" if layout is None else " ".join(map(str, layout.tiles_per_level)))
        card.tiles.setVisible(layout is not None)
        card.setAccessibleName(words)
        card.setAccessibleDescription(card.tiles.text())

    def _describe(self, placement: Placement | None) -> None:
        self.words.setVisible(placement is not None)
        self.warning.hide()
        if placement is None:
            return
        thaler = layouts.thaler_in_play(placement.numbers)
        if self._agreements.is_random(self._choices):
            self.words.setText(self.tr("Drawn at random. They can give %n Thaler.", "", thaler))
        else:
            self.words.setText(self.tr("The tiles can give %n Thaler.", "", thaler))
        if layouts.too_few_thaler(self._choices.count, placement.numbers):
            self.warning.setText(
                self.tr(
                    "The three winters ask for {number} Thaler together, and these tiles cannot give as many. Draw again?"
                ).format(number=layouts.THALER_NEEDED)
            )
            self.warning.show()

    def _choose(self, name: str) -> None:
        if self._choices.options[LAYOUT] != name:
            self._choices.options[LAYOUT] = name
            self.refresh()
            self.changed.emit()

    def _read_text(self) -> None:
        self._choices.options[BOARD] = self.text.toPlainText()
        self.refresh()
        self.changed.emit()

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Load a layout"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.load(Path(name)))
        dialog.open()

    def load(self, path: Path) -> None:
        """Reads one's own layout from a file."""
        try:
            self.text.setPlainText(read_limited(path, FILE_LIMIT).decode())
        except (OSError, UnicodeDecodeError):
            self.show_problem(self.tr("“{file}” cannot be read as text.").format(file=path.name))
