"""Puzzle card: shows the question of a puzzle, and after the answer all alternatives with their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from haspelknecht_qt.core.game import M
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.hints.card import HintButton
from haspelknecht_qt.ui.hints.texts import HintRow
from haspelknecht_qt.ui.match.card_placement import GuideCard
from haspelknecht_qt.ui.widgets.basics import IconButton, discard_widgets, name_button, text_label
from haspelknecht_qt.ui.widgets.dialogs import scroll_area_with
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.keys import move_focus
from haspelknecht_qt.ui.window.look import Look


class PuzzleCard(GuideCard, Generic[M]):
    """Card with the texts of a puzzle. After the answer it also has the alternatives, and buttons to go on."""

    retry_wanted = Signal()
    """Emitted when the player wants to try the puzzle again."""
    best_alternative_wanted = Signal()
    """Emitted when the player wants to see the best alternative on the table."""
    play_on_wanted = Signal(bool)
    """Emitted when the player wants to play on: with True from the best alternative, with False from the answer."""
    next_puzzle_wanted = Signal()
    """Emitted when the player asks for the next puzzle."""
    puzzle_list_wanted = Signal()
    """Emitted when the player asks for the list of puzzles."""
    texts_outdated = Signal()
    """Emitted after a change of the language or the look. The owner of the card then sets all texts again."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = text_label("section", wrap=True)
        self.sentence = text_label("second", wrap=True)
        self.second_sentence = text_label("second", wrap=True)
        self.note = text_label("caption", wrap=True)
        self.rows: list[HintButton[M]] = []
        self.list_button = IconButton(look, "chevron_left", "icon", 17, on_click=self.puzzle_list_wanted)
        self.again_button = IconButton(look, on_click=self.retry_wanted)
        self.best_button = IconButton(look, on_click=self.best_alternative_wanted)
        self.play_answer_button = IconButton(look, on_click=lambda: self.play_on_wanted.emit(False))
        self.play_best_button = IconButton(look, on_click=lambda: self.play_on_wanted.emit(True))
        self.next_button = IconButton(look, "", "primary", on_click=self.next_puzzle_wanted)
        self._row_list = fill_layout(QVBoxLayout(), self.note, 1, margins=NO_MARGINS)
        self.scroll_area = self._alternatives = scroll_area_with(self._row_list)
        page = self._row_list.parentWidget()
        if page is not None:
            # Without this, Qt would compute a minimum height for a width that differs from the card's width.
            page.setMinimumHeight(1)
        self._button_row = fill_layout(QHBoxLayout(), self.again_button, self.best_button)
        self._play_row = fill_layout(QHBoxLayout(), self.play_answer_button, self.play_best_button)
        self._title_row = fill_layout(QHBoxLayout(), (self.list_button, 0, Qt.AlignmentFlag.AlignTop), (self.title, 1))
        self._column = QVBoxLayout(self)
        texts = self.sentence, self.second_sentence, (self.scroll_area, 1)
        fill_layout(self._column, self._title_row, *texts, 0, self._button_row, self._play_row, self.next_button)
        look.call_on_change(self._apply_style)
        self.retranslate()
        self.show_message("", "", answered=False)

    def show_message(self, title: str, sentence: str, *, answered: bool) -> None:
        """Shows a title and one sentence, without alternatives. Some buttons are visible only if `answered` is True."""
        self._show((title, sentence, "", ""), [], "", answered=answered)

    def show_answer(
        self,
        title: str,
        lines: tuple[str, str],
        rows: Sequence[HintRow[M]],
        played: str,
        note: str,
        playable: tuple[bool, bool],
    ) -> None:
        """Shows the judgement of the answer and all alternatives.

        `lines` are two sentences about the answer. `rows` are the alternatives, best first. `played` is the label above
        the alternative that the player chose. `note` says how the values were found. `playable` says whether the player
        can play on from the answer, and from the best alternative.
        """
        self._show((title, *lines, note), rows, played, answered=True)
        for button, is_playable in zip((self.play_answer_button, self.play_best_button), playable, strict=True):
            button.setVisible(is_playable)

    def _show(self, words: Sequence[str], rows: Sequence[HintRow[M]], played: str, *, answered: bool) -> None:
        discard_widgets(self._row_list, self.rows)
        self.rows = [HintButton(self._look, row, played if row.is_played else "", "") for row in rows]
        for place, each in enumerate(self.rows):
            self._row_list.insertWidget(place, each)
            each.show()
        for label, said in zip((self.title, self.sentence, self.second_sentence, self.note), words, strict=True):
            label.setText(said)
            label.setVisible(bool(said))
        self.scroll_area.setVisible(bool(rows))
        self._column.setStretch(self._column.indexOf(self.scroll_area), 1 if rows else 0)
        for button in (self.again_button, self.best_button):
            button.setVisible(answered)
        for button in (self.play_answer_button, self.play_best_button):
            button.hide()
        self.best_button.setEnabled(bool(rows))
        # Later, because the new rows get their places only in the event loop.
        QTimer.singleShot(0, self, self._scroll_to_played_row)
        self.next_button.set_kind("primary" if answered else "plain")
        self.setAccessibleName(words[0])
        self.setAccessibleDescription(words[1])

    def _scroll_to_played_row(self) -> None:
        for each in self.rows:
            if each.row.is_played:
                self._alternatives.ensureWidgetVisible(each, 0, 0)

    @property
    def spoken_text(self) -> str:
        """Title, sentences and alternatives in one string, for screen readers."""
        sentences = (self.title.text(), self.sentence.text(), self.second_sentence.text())
        return " ".join([*filter(None, sentences), *(row.accessibleName() for row in self.rows)])

    @override
    def height_for(self, width: int) -> int:
        inner = self._stack_buttons(width)
        self._clear_cached_heights()
        rows = self._row_list.totalHeightForWidth(inner) if self.rows else 0
        self.scroll_area.setMinimumHeight(rows)
        self._clear_cached_heights()
        height = self._column.totalHeightForWidth(width)
        self.scroll_area.setMinimumHeight(min(rows, self._look.px(60)))
        self._clear_cached_heights()
        return height

    def _clear_cached_heights(self) -> None:
        # Needed because Qt updates nested layouts only later, in the event loop.
        for layout in (self._title_row, self._row_list, self._button_row, self._play_row, self._column):
            layout.invalidate()

    def _stack_buttons(self, width: int) -> int:
        """Stacks buttons of a row for which a card of this width is too narrow. Returns the width inside its margins."""
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right() - 2 * self.frameWidth()
        directions = QBoxLayout.Direction
        for row, buttons in (
            (self._button_row, (self.again_button, self.best_button)),
            (self._play_row, (self.play_answer_button, self.play_best_button)),
        ):
            beside = sum(button.sizeHint().width() for button in buttons) + row.spacing()
            row.setDirection(directions.LeftToRight if beside <= inner else directions.TopToBottom)
        return inner

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stack_buttons(event.size().width())
        super().resizeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = move_focus(self.rows, event)
        if row is None:
            super().keyPressEvent(event)
        else:
            self._alternatives.ensureWidgetVisible(row)

    @override
    def retranslate(self) -> None:
        """Translates the buttons. Emits `texts_outdated`, so that the owner of the card translates all other texts."""
        name_button(self.list_button, self.tr("All puzzles"))
        self.again_button.setText(self.tr("Try again"))
        self.best_button.setText(self.tr("Show the best move"))
        self.play_answer_button.setText(self.tr("Play on: your move"))
        self.play_best_button.setText(self.tr("Play on: best move"))
        self.next_button.setText(self.tr("Next puzzle"))
        self.texts_outdated.emit()

    def _apply_style(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(14), px(10), px(14), px(12))
        self._column.setSpacing(px(6))
        self._row_list.setSpacing(px(6))
        self._title_row.setSpacing(px(10))
        self._button_row.setSpacing(px(6))
        self._play_row.setSpacing(px(6))
        self.texts_outdated.emit()
