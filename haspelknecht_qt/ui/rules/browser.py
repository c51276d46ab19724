"""Text browser for a page of the rules, with pictures, links, and highlights of searched words."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.rules.page import ChapterPage, UrlScheme, pixmap_at_line_height
from haspelknecht_qt.ui.rules.rule_markup import PrintedValuesForRules, RuleMarkup
from haspelknecht_qt.ui.rules.search import occurrences
from haspelknecht_qt.ui.window.look import Look

MARGIN = 14
"""Default margin on both sides of the text, in logical pixels at scale 1."""
MAX_LINE_WIDTH = 620
"""Maximum width of lines of text, in logical pixels at scale 1."""
MAX_BOARD_WIDTH = 430
"""Maximum width of the picture of a board, in logical pixels at scale 1."""
REDRAW_DELAY = 120
"""Delay between the last change of the width and the new painting of the boards, in milliseconds."""


class PageBrowser(QTextBrowser):
    """Text browser for a page of the rules."""

    rule_wanted = Signal(str)
    """Emitted with the id of a rule when the reader follows a link to this rule."""
    chapter_wanted = Signal(str)
    """Emitted with the key of a chapter when the reader follows a link to this chapter."""

    def __init__(self, look: Look, rule_markup: RuleMarkup, *, margin: float = MARGIN) -> None:
        super().__init__()
        self._look = look
        self._rule_markup = rule_markup
        self._scene_margin = margin
        self._page = ChapterPage("")
        self._style = ""
        self._printed: PrintedValuesForRules | None = None
        self._query = ""
        self.highlighted_rule = ""
        """Id of the rule whose heading is highlighted; "" if none is."""
        self._has_link_focus = False
        self._painted_width = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        # Otherwise the page would refuse the files that the window accepts.
        self.setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        self._redraw_timer = QTimer(self, singleShot=True, interval=REDRAW_DELAY)
        self._redraw_timer.timeout.connect(self._repaint_boards)

    def show_page(self, page: ChapterPage, style: str, printed: PrintedValuesForRules) -> None:
        """Shows a page of the rules, scrolled to its top."""
        self._page, self._style, self._printed = page, style, printed
        self._build_document()

    def scroll_to(self, anchor: str) -> None:
        """Scrolls the heading of a rule to the top and highlights it.

        `anchor` is the rule's id; "" scrolls to the top of the page and highlights no heading.
        """
        self._colour_heading(self.highlighted_rule, None)
        self.highlighted_rule = anchor
        self._colour_heading(anchor, "paper3")
        self._scroll()

    def set_query(self, query: str) -> None:
        """Highlights all occurrences of the words in a search query; "" removes the highlights."""
        self._query = query
        self._highlight_texts()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Moves the focus to the next link with Tab, to the previous one with Shift and Tab.

        Begins at the visible part of the text, unless a link there has the focus. Qt would begin at the whole text.
        """
        area, cursor = self.viewport().rect(), self.textCursor()
        first, last = self.cursorForPosition(area.topLeft()), self.cursorForPosition(area.bottomRight())
        if not (cursor.hasSelection() and first.position() <= cursor.selectionStart() <= last.position()):
            # Qt begins at the selection, if there is one.
            start = first if next else last
            start.movePosition(QTextCursor.MoveOperation.PreviousCharacter, QTextCursor.MoveMode.KeepAnchor)
            bar = self.verticalScrollBar()
            scrolled = bar.value()
            self.setTextCursor(start)
            bar.setValue(scrolled)
        moved = super().focusNextPrevChild(next)
        self._set_link_focus(has_focus=moved and self.hasFocus())
        return moved

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_link_focus(has_focus=False)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._set_link_focus(has_focus=False)
        super().mousePressEvent(event)

    def _set_link_focus(self, *, has_focus: bool) -> None:
        """Highlights the selected link, if it has the keyboard focus. Qt draws only a thin dotted line around it."""
        if has_focus or self._has_link_focus:
            self._has_link_focus = has_focus
            self._highlight_texts()

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        address = QUrl(name)
        match address.scheme():
            case UrlScheme.PIECE:
                return pixmap_at_line_height(self._look, self._rule_markup, address.path())
            case UrlScheme.BOARD if self._printed is not None:
                board = self._page.boards[int(address.path())]
                return self._printed.board_pixmap(board, self._look, self.column_width)
            case _:
                return QPixmap()

    @property
    def column_width(self) -> int:
        """Width of the column of text, in logical pixels."""
        return min(self.viewport().width() - 2 * self._margin, self._look.px(MAX_LINE_WIDTH))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks the lines for the new width immediately. Paints the boards again when the width no longer changes."""
        super().resizeEvent(event)
        self._set_margins()
        if self._board_width != self._painted_width:
            self._redraw_timer.start()

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns a tiny size, so that the layout can give most of the room to other widgets."""
        return QSize(160, 120)

    @property
    def _margin(self) -> int:
        return self._look.px(self._scene_margin)

    def _set_margins(self) -> None:
        """Sets the margins so that lines do not get too long in a wide window."""
        room = self.viewport().width() - 2 * self._margin - self.column_width
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        shape.setLeftMargin(self._margin)
        shape.setRightMargin(self._margin + max(0, room))
        shape.setTopMargin(self._look.px(8))
        shape.setBottomMargin(self._look.px(24))
        frame.setFrameFormat(shape)

    @property
    def _board_width(self) -> int:
        return min(self.column_width, self._look.px(MAX_BOARD_WIDTH))

    def _build_document(self) -> None:
        self._painted_width = self._board_width
        document = QTextDocument(self)
        document.setDocumentMargin(0)
        document.setDefaultFont(self._look.reading_font(TextRole.BODY))
        document.setDefaultStyleSheet(self._style)
        self.setDocument(document)  # Qt deletes the previous document.
        self.setHtml(self._page.html)
        self._set_margins()
        document.size()  # Forces the layout now: without the layout, scrolling to a heading far down would fail.
        self._has_link_focus = False
        self._highlight_texts()

    def _repaint_boards(self) -> None:
        """Paints the boards again in another width. The reader stays at the same place in the text."""
        if self._printed is None or self._board_width == self._painted_width:
            return
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._build_document()
        if self.highlighted_rule:
            self._colour_heading(self.highlighted_rule, "paper3")
            self._scroll()
        else:
            bar.setValue(round(share * bar.maximum()))

    def _scroll(self) -> None:
        """Scrolls to the highlighted heading, with some space above it."""
        bar = self.verticalScrollBar()
        if not self.highlighted_rule:
            bar.setValue(0)
            return
        self.scrollToAnchor(self.highlighted_rule)
        if bar.value() < bar.maximum():
            bar.setValue(bar.value() - self._look.px(6))

    def _highlight_texts(self) -> None:
        """Highlights all occurrences of the words in the search query, and the link with the keyboard focus."""
        selections = []
        for start, length in occurrences(self.document().toPlainText(), self._query):
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            selections.append(self._highlight(cursor, "warn_tint"))
        if self._has_link_focus:
            link = self._highlight(self.textCursor(), "ink")
            link.format.setForeground(QColor(self._look.theme["paper"]))
            selections.append(link)
        self.setExtraSelections(selections)

    def _highlight(self, cursor: QTextCursor, token: str) -> QTextEdit.ExtraSelection:
        """Returns a highlight of the selected text of a cursor, with a background in a colour of the theme."""
        highlight = QTextEdit.ExtraSelection()
        highlight.cursor = cursor
        highlight.format.setBackground(QColor(self._look.theme[token]))
        return highlight

    def _colour_heading(self, anchor: str, token: str | None) -> None:
        """Sets the background of a rule's heading to a colour of the theme; None removes the background."""
        block = self._block_of(anchor)
        if block is not None:
            shape = block.blockFormat()
            shape.setBackground(QColor(self._look.theme[token]) if token else QBrush(Qt.BrushStyle.NoBrush))
            QTextCursor(block).setBlockFormat(shape)

    def _block_of(self, anchor: str) -> QTextBlock | None:
        """Returns the text block with this anchor; None if no block has it."""
        block = self.document().begin()
        while anchor and block.isValid():
            if any(anchor in part.format.anchorNames() for part in block.textFormats()):
                return block
            block = block.next()
        return None

    def _follow(self, address: QUrl) -> None:
        if address.scheme() == UrlScheme.RULE:
            self.rule_wanted.emit(address.path())
        elif address.scheme() == UrlScheme.CHAPTER:
            self.chapter_wanted.emit(address.path())
