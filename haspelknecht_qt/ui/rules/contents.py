"""Table of contents of the rules. During a search, the results are shown in its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.rules.search import FoundRule
from haspelknecht_qt.ui.rules.texts import RuleTexts
from haspelknecht_qt.ui.widgets.basics import text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.window.look import Look

_KEY_ROLE = Qt.ItemDataRole.UserRole
_SNIPPET_ROLE = Qt.ItemDataRole.UserRole + 1
CONTENTS_WIDTH = 264
"""Width of the contents beside a page, in logical pixels at scale 1."""
_SNIPPET_LINES = 2
"""Number of lines of the excerpt below the title of a found rule."""

ModelIndex = QModelIndex | QPersistentModelIndex


class _HitDelegate(QStyledItemDelegate):
    """Paints a search result: id and title of a rule, with an excerpt below them."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:
        title = QFontMetrics(self._look.font(TextRole.BODY_STRONG)).height()
        line = QFontMetrics(self._look.font(TextRole.CAPTION)).height()
        return QSize(80, title + _SNIPPET_LINES * line + self._look.px(14))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        theme, px = self._look.theme, self._look.px
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(theme["paper3"]))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme["paper2"]))
        inside = rect.adjusted(px(12), px(5), -px(10), -px(5))
        strong, caption = self._look.font(TextRole.BODY_STRONG), self._look.font(TextRole.CAPTION)
        painter.setFont(strong)
        metrics = QFontMetrics(strong)
        number, title = str(index.data(_KEY_ROLE)), str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.setPen(QColor(theme["ink3"]))
        painter.drawText(inside.x(), inside.y() + metrics.ascent(), number)
        left = metrics.horizontalAdvance(number) + px(8)
        painter.setPen(QColor(theme["ink"]))
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, inside.width() - left)
        painter.drawText(inside.x() + left, inside.y() + metrics.ascent(), shown)
        painter.setFont(caption)
        painter.setPen(QColor(theme["ink2"]))
        below = inside.adjusted(0, metrics.height() + px(1), 0, 0)
        painter.drawText(below, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, str(index.data(_SNIPPET_ROLE)))
        painter.setPen(QColor(theme["line"]))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()


class Contents(QFrame):
    """List of chapters and their rules, or of search results."""

    rule_chosen = Signal(str)
    """Emitted with the id of a rule that the reader chooses."""
    chapter_chosen = Signal(str)
    """Emitted with the key of a chapter that the reader chooses."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._branches: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setRootIsDecorated(True)
        self.tree.itemClicked.connect(lambda item, _column: self._choose(item))
        self.tree.itemActivated.connect(lambda item, _column: self._choose(item))
        self.hits = QListWidget()
        self.hits.setFrameShape(QFrame.Shape.NoFrame)
        self.hits.setMouseTracking(True)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.setItemDelegate(_HitDelegate(look, self.hits))
        self.hits.itemClicked.connect(self._choose_hit)
        self.hits.itemActivated.connect(self._choose_hit)
        self.no_hits_label = text_label("second", wrap=True)
        self.no_hits_label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.no_hits_label.setContentsMargins(14, 14, 14, 14)
        self._stack = QStackedWidget()
        for page in (self.tree, self.hits, self.no_hits_label):
            self._stack.addWidget(page)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        fill_layout(QVBoxLayout(self), self._stack, margins=NO_MARGINS)
        look.call_on_change(self._apply_style)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(CONTENTS_WIDTH), self._look.px(400))

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns a tiny size, so that the layout can give most of the room to other widgets."""
        return QSize(80, 120)

    def show_rules(self, texts: RuleTexts) -> None:
        """Lists all chapters and rules."""
        self.tree.clear()
        self._branches.clear()
        for number, chapter in enumerate(texts.chapters):
            title = f"{number}  {chapter.title}" if number else chapter.title
            branch = QTreeWidgetItem(self.tree, [title])
            branch.setData(0, _KEY_ROLE, chapter.key)
            leaves = []
            for rule in chapter.rules:
                leaf = QTreeWidgetItem(branch, [f"{rule.id}  {rule.title}"])
                leaf.setData(0, _KEY_ROLE, rule.id)
                leaf.setToolTip(0, rule.title)
                leaves.append(leaf)
            self._branches.append((branch, leaves))
        self._apply_style()

    def show_hits(self, hits: Sequence[FoundRule]) -> None:
        """Lists search results in place of the chapters and rules."""
        self.hits.clear()
        for hit in hits:
            item = QListWidgetItem(hit.title, self.hits)
            item.setData(_KEY_ROLE, hit.rule_id)
            item.setData(_SNIPPET_ROLE, hit.snippet)
        self._stack.setCurrentWidget(self.hits if hits else self.no_hits_label)

    def show_contents(self) -> None:
        """Shows the table of contents in place of search results."""
        self._stack.setCurrentWidget(self.tree)

    def select_rule(self, chapter: str, rule: str) -> None:
        """Opens a chapter in the table of contents. Selects the rule, or the chapter if it has no such rule."""
        for branch, leaves in self._branches:
            here = branch.data(0, _KEY_ROLE) == chapter
            branch.setExpanded(here)
            if here:
                found = next((leaf for leaf in leaves if leaf.data(0, _KEY_ROLE) == rule), branch)
                self.tree.setCurrentItem(found)
                self.tree.scrollToItem(found)

    def _choose(self, item: QTreeWidgetItem) -> None:
        key = str(item.data(0, _KEY_ROLE))
        if item.parent() is None:
            self.chapter_chosen.emit(key)
        else:
            self.rule_chosen.emit(key)

    def _choose_hit(self, item: QListWidgetItem) -> None:
        self.rule_chosen.emit(str(item.data(_KEY_ROLE)))

    def _apply_style(self) -> None:
        theme, px = self._look.theme, self._look.px
        self.setStyleSheet(
            f"Contents {{ border: none; border-right: {px(1.2)}px solid {theme['line']}; }}"
            f"QTreeWidget, QListWidget {{ background: transparent; border: none; outline: none; color: {theme['ink']}; }}"
            f"QTreeWidget::item {{ padding: {px(3)}px {px(4)}px; }}"
            f"QTreeWidget::item:hover {{ background: {theme['paper2']}; }}"
            f"QTreeWidget::item:selected {{ background: {theme['paper3']}; color: {theme['ink']}; }}"
        )
        self.tree.setIndentation(px(16))
        name, body = self._look.font(TextRole.BODY_STRONG), self._look.font(TextRole.SECOND)
        for branch, leaves in self._branches:
            branch.setFont(0, name)
            for leaf in leaves:
                leaf.setFont(0, body)
