"""Guide of the tutorial: panel with the instructions of a chapter. It follows the learner's moves.

    guide = TutorialGuide(look, game_tutorial, chapter, match)      match is on the table
    guide.follow_match()              after every change of the match
    guide.progress.accepts(move)      before a move is played; if not, guide.decline_move()

The guide draws nothing on the table and plays no moves. Instead it emits `path_wanted` and `move_wanted`.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Generic

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.match import MatchOf
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.match.bots import ScriptedOpponents
from haspelknecht_qt.ui.match.card_placement import GuideCard
from haspelknecht_qt.ui.rules.browser import PageBrowser
from haspelknecht_qt.ui.rules.page import ChapterPage, PageRenderer
from haspelknecht_qt.ui.rules.view import locale_language
from haspelknecht_qt.ui.tutorial.game_tutorial import ChapterTexts, GameTutorial
from haspelknecht_qt.ui.tutorial.script import ChapterProgress, TutorialChapter
from haspelknecht_qt.ui.widgets.basics import IconButton, name_button, text_label
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import fill_drop_down, fill_layout
from haspelknecht_qt.ui.window.look import Look


class StepBar(QWidget):
    """Row of short dashes, one for each step of a chapter. Dashes up to the current step are dark."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._place = 0
        self._count = 1
        look.changed.connect(self.update)

    def show_step(self, index: int, step_count: int) -> None:
        """Shows that the step with index `index` is the current one. `step_count` is the number of steps."""
        self._place, self._count = index, step_count
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, self._look.px(6))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(40, self._look.px(6))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, gap = self._look.theme, self._look.px(3)
        width = (self.width() + gap) / self._count
        for number in range(self._count):
            token = "ink" if number <= self._place else "paper3"
            left = round(number * width)
            right = round((number + 1) * width) - gap
            painter.fillRect(left, 0, right - left, self.height(), QColor(theme[token]))


class TutorialGuide(GuideCard, Generic[S, M]):
    """Panel that leads the learner through a chapter step by step. It fits into the side panel."""

    move_wanted = Signal(object)
    """Emitted with the move to play for the learner, who has asked for help."""
    path_wanted = Signal(object)
    """Emitted with the elements of the table to highlight; None to highlight nothing."""
    chapter_wanted = Signal(str)
    """Emitted with the key of the chapter that the learner wants to begin."""
    rule_wanted = Signal(str)
    """Emitted with the id of the rule that the learner wants to read."""
    step_shown = Signal()
    """Emitted after a step is shown."""
    leave_wanted = Signal()
    """Emitted when the learner leaves the tutorial, or has finished the last chapter."""

    def __init__(
        self,
        look: Look,
        game_tutorial: GameTutorial[S, M],
        chapter: TutorialChapter[M],
        match: MatchOf[S, M],
        finished_chapters: Collection[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`match` is the match of the chapter, already on the table. The list of chapters marks `finished_chapters`."""
        super().__init__(parent)
        self._look = look
        self._game_tutorial = game_tutorial
        self._finished_chapters = finished_chapters
        self.progress: ChapterProgress[S, M] = ChapterProgress(chapter, match, game_tutorial.pointing)
        self._texts: dict[str, ChapterTexts] = game_tutorial.texts(locale_language())
        self.scripted_opponents = ScriptedOpponents(self.progress.next_reply, self)
        self.chapters = DropDown(look)
        # A long title is cut, because it would widen the side panel.
        self.chapters.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.chapters.activated.connect(lambda place: self.chapter_wanted.emit(self.chapters.itemData(place)))
        self.leave_button = IconButton(look, "cross", "quiet", 16, on_click=self.leave_wanted)
        self.place_label = text_label("caption")
        self.step_bar = StepBar(look)
        self.page = self.scroll_area = PageBrowser(look, game_tutorial.rule_texts.rule_markup, margin=0)
        self.set_scrolling_allowed(allowed=True)
        self.page.rule_wanted.connect(self.rule_wanted)
        self.note_label = text_label("refusal", wrap=True)
        self.note_label.hide()
        self.back_button = IconButton(look, "chevron_left", "icon", on_click=self.go_back)
        self.show_button = IconButton(look, "hint", on_click=self.request_next_move)
        self.next_button = IconButton(look, "chevron_right", on_click=self.go_on)
        self._lay_out()
        look.call_on_change(self._apply_style)
        self.retranslate()

    def follow_match(self) -> None:
        """Updates step, text and highlight from the log. The owner must call it after every change of the match."""
        self.progress.follow_match()
        self.clear_note()
        self._show()

    def skip_to(self, step_index: int) -> None:
        """Plays the moves of all earlier steps on the match, and shows the step with this index."""
        self.progress.skip_to(step_index)
        self._show()

    def decline_move(self) -> None:
        """Tells the learner that a move is not part of the step, and highlights the expected move."""
        # The note does not say whether the rules allow the move: of a piece that is just lifted, the target is unknown.
        if self.show_button.isEnabled():
            note = self.tr("Not in this step. Follow the text or press “Show me”.")
        else:
            note = self.tr("Not in this step. Press “{button}” first.").format(button=self.next_button.text())
        self.note_label.setText(note)
        self.note_label.show()
        self.path_wanted.emit(self.progress.highlight_path() or None)

    def clear_note(self) -> None:
        """Hides the note about the last move that was declined."""
        self.note_label.hide()

    def request_next_move(self) -> None:
        """Emits `move_wanted` with the next move that the step expects."""
        if expected := self.progress.expected_moves():
            self.move_wanted.emit(expected[0])

    def go_on(self) -> None:
        """Shows the next step. After the last step, emits `chapter_wanted`, or `leave_wanted` in the last chapter."""
        if not self.progress.is_finished:
            self.progress.go_on()
            self.clear_note()
            self._show()
        elif following := self._game_tutorial.tutorial.chapter_after(self.progress.chapter.key):
            self.chapter_wanted.emit(following.key)
        else:
            self.leave_wanted.emit()

    def go_back(self) -> None:
        """Shows the text of the previous step. The match does not change."""
        self.progress.go_back()
        self.clear_note()
        self._show()

    @override
    def height_for(self, width: int) -> int:
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right() - 2 * self.frameWidth()
        document = self.page.document().clone(self)
        document.setTextWidth(inner)
        height = math.ceil(document.size().height()) + margins.top() + margins.bottom() + 2 * self.frameWidth()
        document.deleteLater()
        if not self.note_label.isHidden():
            height += self.note_label.heightForWidth(inner) + self._column.spacing()
        parts = [self.chapters, self.step_bar, self.place_label, self.next_button]
        if not self.show_button.isHidden():
            parts.append(self.show_button)
        return height + sum(part.sizeHint().height() + self._column.spacing() for part in parts)

    @override
    def retranslate(self) -> None:
        self._texts = self._game_tutorial.texts(locale_language())
        name_button(self.back_button, self.tr("Back"))
        self.show_button.setText(self.tr("Show me"))
        name_button(self.leave_button, self.tr("Leave the tutorial"))
        self.chapters.setAccessibleName(self.tr("Chapter"))
        self.page.setAccessibleName(self.tr("What to do"))
        titles = [
            (key, f"{number}  {texts.title}" + "  ✓" * (key in self._finished_chapters))
            for number, (key, texts) in enumerate(self._texts.items(), 1)
        ]
        fill_drop_down(self.chapters, titles, self.progress.chapter.key)
        self.clear_note()
        self._show()

    def _lay_out(self) -> None:
        head = fill_layout(QHBoxLayout(), (self.chapters, 1), self.leave_button)
        self._button_row = fill_layout(QHBoxLayout(), self.back_button, (self.next_button, 1))
        parts = head, self.step_bar, self.place_label, (self.page, 1), self.note_label, self.show_button
        self._column = fill_layout(QVBoxLayout(self), *parts, self._button_row)

    def _show(self) -> None:
        progress = self.progress
        count = len(progress.chapter.steps)
        self.chapters.setCurrentIndex(self.chapters.findData(progress.chapter.key))
        self.step_bar.show_step(progress.shown_index, count)
        self.place_label.setText(
            self.tr("Step {number} of {count}").format(number=progress.shown_index + 1, count=count)
        )
        rule_texts, printed = self._game_tutorial.rule_texts, self._game_tutorial.printed
        renderer = PageRenderer(self._look, rule_texts.rule_markup, rule_texts.texts(locale_language()), printed)
        lines = self._texts[progress.chapter.key].steps[progress.shown_step.key]
        self.page.show_page(ChapterPage("".join(map(renderer.paragraph, lines))), renderer.style_sheet(), printed)
        self.back_button.setEnabled(progress.shown_index > 0)
        self.show_button.setEnabled(bool(progress.expected_moves()))
        self.show_button.setVisible(not progress.is_finished)
        goes_on = progress.can_go_on or progress.is_finished
        if not goes_on and self.window().focusWidget() is self.next_button:
            # Moved explicitly: when the focused button is disabled, Qt passes the focus to the widget created next.
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.next_button.setEnabled(goes_on)
        if not progress.is_finished:
            self.next_button.setText(self.tr("Next"))
        elif self._game_tutorial.tutorial.chapter_after(progress.chapter.key) is None:
            self.next_button.setText(self.tr("Finish"))
        else:
            self.next_button.setText(self.tr("Next chapter"))
        self.path_wanted.emit(progress.highlight_path() or None)
        self.step_shown.emit()

    def _apply_style(self) -> None:
        px, theme = self._look.px, self._look.theme
        self._column.setContentsMargins(px(14), px(12), px(14), px(14))
        self._column.setSpacing(px(8))
        self._button_row.setSpacing(px(6))
        self.page.setStyleSheet(f"QTextBrowser {{ background: transparent; border: none; color: {theme['ink']}; }}")
        self._show()
