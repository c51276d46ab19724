"""Renderer of a chapter as a page of rich text: its HTML, and the pictures in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from html import escape

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QFontMetricsF, QPixmap

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.painted_sheets import content_edges
from haspelknecht_qt.table.typography import SPACINGS, TextRole
from haspelknecht_qt.ui.rules.chapter_file import Rule, RuleChapter
from haspelknecht_qt.ui.rules.markup import (
    Block,
    BoardBlock,
    Bullets,
    Inline,
    InlinePicture,
    InlineValue,
    Line,
    Link,
    Paragraph,
    PrintedValueTable,
    Strong,
    Text,
    TextTable,
    TextVariants,
)
from haspelknecht_qt.ui.rules.rule_markup import MARK_CONTEXT, InlinePictureSource, PrintedValuesForRules, RuleMarkup
from haspelknecht_qt.ui.rules.texts import RuleTexts
from haspelknecht_qt.ui.window.look import Look

_LINE_HEIGHT = 1.3
"""Line height, as a multiple of the height of the font."""
_SPACE_AFTER_NUMBER = re.compile(r"(?<=\d) (?=<img )")
"""Space between a number and a picture, which a line break must not part."""


class UrlScheme(StrEnum):
    """URL scheme of a picture (PIECE, BOARD) or link (CHAPTER, RULE) in the HTML of a page."""

    PIECE = "piece"
    BOARD = "board"
    CHAPTER = "chapter"
    RULE = "rule"


@frozen
class ChapterPage:
    """Page of a chapter: its HTML, and its boards. The HTML shows them as pictures "board:0", "board:1" and so on."""

    html: str
    boards: tuple[BoardBlock, ...] = ()


@frozen(slots=False)
class PageRenderer:
    """Renders chapters with the theme, fonts and scale of `look`.

    `printed` has the values printed on the components of the match. `marks` are the ids of the match's rulebook and
    variants (see `RuleMarkup.marks`); () without a match.
    """

    look: Look
    rule_markup: RuleMarkup
    texts: RuleTexts
    printed: PrintedValuesForRules
    marks: tuple[str, ...] = ()

    @cached_property
    def _printed_value_texts(self) -> Mapping[str, str]:
        return self.printed.value_texts(self.texts.language)

    @cached_property
    def _guessed_value_names(self) -> frozenset[str]:
        return self.printed.names_of_guessed_values()

    def page(self, chapter: RuleChapter) -> ChapterPage:
        """Returns the page for a chapter."""
        boards: list[BoardBlock] = []
        parts = [self._render_title(chapter)]
        parts += [self._render_block(block, boards) for block in chapter.intro]
        parts += [self._render_rule(rule, boards) for rule in chapter.rules]
        parts.append(self._link_to_next(chapter))
        return ChapterPage("\n".join(parts), tuple(boards))

    def paragraph(self, line: Line) -> str:
        """Returns the HTML of a single paragraph, for use outside a page of the rules."""
        return f'<p style="{self._text_style(0, 6)}">{self._render_line(line)}</p>'

    def style_sheet(self) -> str:
        """Returns the style sheet of a page."""
        return f"a {{ color: {self.look.theme['go']}; text-decoration: none; font-weight: 600; }}"

    def _render_title(self, chapter: RuleChapter) -> str:
        place = self.texts.chapters.index(chapter)
        number = f'<span style="color: {self.look.theme["ink3"]};">{place}&nbsp;&nbsp;</span>' if place else ""
        title = f'<span style="color: {self.look.theme["ink"]};">{escape(chapter.title)}</span>'
        return (
            f'<p style="{self._font_style(TextRole.WINDOW_TITLE)} {self._margin_style(4, 6)}">'
            f'<a name="{chapter.key}">{number}{title}</a></p>'
        )

    def _render_rule(self, rule: Rule, boards: list[BoardBlock]) -> str:
        theme = self.look.theme
        heading = (
            f'<p style="{self._margin_style(20, 0)}"><a name="{rule.id}">'
            f'<span style="{self._font_style(TextRole.CAPTION_STRONG)} color: {theme["ink3"]};">{rule.id}&nbsp;&nbsp;</span>'
            f'<span style="{self._font_style(TextRole.NAME)} color: {theme["ink"]};">{escape(rule.title)}</span></a></p>'
        )
        blocks = rule.blocks
        first = blocks[0]
        if isinstance(first, BoardBlock) and (wide := self.rule_markup.width_beside_text(first)) is not None:
            count = next(
                (place for place, block in enumerate(blocks[1:], 1) if not isinstance(block, Paragraph)), len(blocks)
            )
            heading += self._render_board_beside_text(first, wide, blocks[1:count], boards)
            blocks = blocks[count:]
        return heading + "".join(self._render_block(block, boards) for block in blocks)

    def _render_board_beside_text(
        self, board: BoardBlock, board_width: float, words: Sequence[Block], boards: list[BoardBlock]
    ) -> str:
        """Returns the HTML of a board with text on its right. `board_width` is in logical pixels at scale 1."""
        width = self.look.px(board_width) + self.look.px(14)
        return (
            '<table width="99%" cellspacing="0" cellpadding="0"><tr>'
            f'<td width="{width}">{self._board_picture(board, boards)}</td>'
            f'<td style="vertical-align: middle;">{"".join(self._render_block(block, boards) for block in words)}</td>'
            "</tr></table>"
        )

    def _link_to_next(self, chapter: RuleChapter) -> str:
        """Returns the HTML of the link to the next chapter; "" in the last chapter."""
        place = self.texts.chapters.index(chapter) + 1
        if place == len(self.texts.chapters):
            return ""
        following = self.texts.chapters[place]
        return (
            f'<p align="right" style="{self._margin_style(26, 12)}">'
            f'<a href="{UrlScheme.CHAPTER}:{following.key}">{escape(following.title)}</a>&nbsp;{_image_html("arrow")}</p>'
        )

    def _render_block(self, block: Block, boards: list[BoardBlock]) -> str:
        match block:
            case Paragraph(content):
                return f'<p style="{self._text_style(0, 8)}">{self._render_line(content)}</p>'
            case Bullets(items):
                return self._render_bullets(items)
            case TextTable(header, rows):
                return self._render_table(header, rows)
            case PrintedValueTable(_, header):
                return self._render_table(header, self.printed.rows(block))
            case TextVariants(entries):
                return self._render_variants(entries)
            case BoardBlock():
                return f'<p style="{self._margin_style(6, 8, line_height=1)}">{self._board_picture(block, boards)}</p>'

    def _board_picture(self, board: BoardBlock, boards: list[BoardBlock]) -> str:
        boards.append(board)
        return f'<img src="{UrlScheme.BOARD}:{len(boards) - 1}">'

    def _render_bullets(self, items: Sequence[Line]) -> str:
        entries = "".join(f'<li style="{self._text_style(0, 3)}">{self._render_line(item)}</li>' for item in items)
        return f'<ul style="margin-top: 0px; margin-bottom: {self.look.px(8)}px; margin-left: {self.look.px(16)}px; -qt-list-indent: 0;">{entries}</ul>'

    def _render_table(self, header: Sequence[Line], rows: Sequence[Sequence[Line]]) -> str:
        theme, px = self.look.theme, self.look.px
        rule = f"border-bottom: {px(1)}px solid {theme['line']};"
        parts = []
        if header:
            style = f"{self._font_style(TextRole.CAPTION_STRONG)} color: {theme['ink2']}; border-bottom: {px(1.5)}px solid {theme['ink3']};"
            parts.append("".join(f'<td style="{style}">{self._render_line(cell)}</td>' for cell in header))
        for row in rows:
            parts.append(
                "".join(f'<td style="{rule} vertical-align: middle;">{self._render_line(cell)}</td>' for cell in row)
            )
        body = "".join(f"<tr>{part}</tr>" for part in parts)
        return (
            f'<table cellspacing="0" cellpadding="{px(4)}" width="99%" '
            f'style="border-collapse: collapse; {self._margin_style(6, 10)}">{body}</table>'
        )

    def _render_variants(self, entries: Sequence[tuple[str, Line]]) -> str:
        """Returns the HTML of the texts of all rulebooks. The text that applies to the match is emphasized."""
        theme, px = self.look.theme, self.look.px
        this_match = QCoreApplication.translate("Rules", "this game")
        parts = []
        for mark, line in entries:
            followed = mark in self.marks
            quiet = bool(self.marks) and not followed
            name = QCoreApplication.translate(MARK_CONTEXT, self.rule_markup.marks[mark])
            bar, backdrop = ("ink", "paperhi") if followed else ("line", "paper2")
            label = f'<span style="{self._font_style(TextRole.CAPTION_STRONG)} color: {theme["ink2"]};">{escape(name)}</span>'
            if followed:
                label += (
                    f'<span style="{self._font_style(TextRole.CAPTION_STRONG)}">&nbsp;&nbsp;'
                    f"{_image_html('check')}&nbsp;{escape(this_match)}</span>"
                )
            colour = theme["ink2" if quiet else "ink"]
            words = f'<p style="{self._text_style(0, 2)} color: {colour};">{self._render_line(line)}</p>'
            parts.append(
                f'<tr><td width="{px(4)}" style="background-color: {theme[bar]};"></td>'
                f'<td style="background-color: {theme[backdrop]}; padding: {px(5)}px {px(9)}px {px(6)}px {px(9)}px;">'
                f'<p style="{self._margin_style(0, 0)}">{label}</p>{words}</td></tr>'
            )
        return f'<table width="99%" cellspacing="{px(3)}" cellpadding="0" style="{self._margin_style(8, 8)}">{"".join(parts)}</table>'

    def _render_line(self, line: Line) -> str:
        html = "".join(self._render_inline(part) for part in line)
        return _SPACE_AFTER_NUMBER.sub("&nbsp;", html)

    def _render_inline(self, part: Inline) -> str:
        match part:
            case Text(text):
                return escape(text, quote=False)
            case Strong(content):
                return f'<span style="font-weight: 700;">{self._render_line(content)}</span>'
            case Link(target, content):
                words = self._render_line(content) if content else escape(f"{target} {self.texts.titles[target]}")
                return f'<a href="{UrlScheme.RULE}:{target}">{words}</a>'
            case InlineValue(name):
                # The word joiner keeps the value and the diamond, which marks a reconstructed value, on the same line.
                mark = f"\N{WORD JOINER}{_image_html('diamond')}" if name in self._guessed_value_names else ""
                return f"{escape(self._printed_value_texts[name])}{mark}"
            case InlinePicture(name):
                return _image_html(name)

    def _font_style(self, role: TextRole) -> str:
        family, pixels = self.look.typography.family_and_pixels(role, self.look.scale)
        # Font weights in Qt's rich text are those of CSS, from 100 to 900.
        return f"font-family: '{family}'; font-size: {pixels}px; font-weight: {role.value.weight};"

    def _margin_style(self, top: float, bottom: float, line_height: float = _LINE_HEIGHT) -> str:
        """Returns the style of a paragraph with these margins. `line_height` is a multiple of the height of a line."""
        return self._paragraph_style(top, bottom, f"{round(self._spaced(line_height) * 100)}%")

    def _text_style(self, top: float, bottom: float) -> str:
        """Returns the style of a paragraph in the font of the page. All its lines have the same distance.

        With a percentage, lines with pictures would be higher than the others.
        """
        height = round(self._spaced(_LINE_HEIGHT) * QFontMetricsF(self.look.font(TextRole.BODY)).height())
        return self._paragraph_style(top, bottom, f"{height}px; -qt-line-height-type: fixed")

    def _paragraph_style(self, top: float, bottom: float, line_height: str) -> str:
        px = self.look.px
        return f"margin-top: {px(top)}px; margin-bottom: {px(bottom)}px; line-height: {line_height};"

    def _spaced(self, line_height: float) -> float:
        return line_height * SPACINGS[self.look.typography.spacing].lines


def _image_html(name: str) -> str:
    return f'<img src="{UrlScheme.PIECE}:{name}" style="vertical-align: middle;">'


_PAGE_PICTURES = {
    "check": InlinePictureSource("icons", "icon.check", 1.0),
    "arrow": InlinePictureSource("icons", "icon.arrow", 1.0, {"ink": "go"}),
}
"""Pictures of the page itself: the sign beside the text for the match's rulebook, and the arrow to the next chapter."""


def pixmap_at_line_height(look: Look, rule_markup: RuleMarkup, name: str) -> QPixmap:
    """Returns the picture of this name at the height of a line of text. Raises KeyError for an unknown name.

    It has no transparent margins: those would look like spaces, and at the beginning of a line like an indentation.
    """
    picture = _PAGE_PICTURES.get(name) or rule_markup.pictures[name]
    box = look.art.bounds(picture.sheet, picture.element)
    height = look.typography.pixels(TextRole.BODY.value.size, look.scale) * picture.height
    size = QSizeF(round(height * box.width() / box.height()), round(height))
    pixmap = look.art.pixmap(picture.sheet, picture.element, size, swap=picture.swap or None)
    left, top, right, bottom = content_edges(pixmap, 0)
    return pixmap.copy(left, top, right - left, bottom - top)
