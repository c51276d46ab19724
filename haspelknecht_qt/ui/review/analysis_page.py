"""Page of the final scoring about an analysis of the match, for one person at a time."""

from __future__ import annotations

from itertools import pairwise
from typing import Generic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_menu_text
from haspelknecht_qt.ui.review.analysis import AnalysisStage, MatchAnalysis
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, Segments, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, LayoutItem, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.widgets.share_bar import ShareBar
from haspelknecht_qt.ui.window.look import Look

REFRESH_DELAY = 80
"""Delay before new results are shown, in milliseconds. It avoids too many updates during quick reviews."""


class AnalysisPage(Retranslated, QWidget, Generic[S, M]):
    """Page with a heading, a choice of a person, and the progress. The analysis runs only while the page is visible."""

    points_wanted = Signal()
    """Emitted when the player wants to return to the page with the points."""

    def __init__(self, look: Look, analysis: MatchAnalysis[S, M]) -> None:
        super().__init__()
        self._look = look
        self._analysis = analysis
        self.back_button = IconButton(look, "chevron_left", "quiet", 18, on_click=self.points_wanted)
        self.persons = Segments(look, len(analysis.seats))
        self.heading = Heading()
        self.progress_line = text_label("second")
        self.again_button = IconButton(look, "redo", "plain", 18, on_click=analysis.start)
        self.progress_bar = ShareBar(look)
        self._progress_row = QWidget()
        self._refresh_timer = QTimer(self, singleShot=True, interval=REFRESH_DELAY)
        self._refresh_timer.timeout.connect(self._refresh)
        self.persons.chosen.connect(lambda _place: self._refresh())
        analysis.changed.connect(self._refresh_soon)

    @property
    def seat(self) -> int:
        """Seat of the person about whom the page is."""
        return self._analysis.seats[self.persons.chosen_index]

    @override
    def retranslate(self) -> None:
        self.back_button.setText(self.tr("Final scoring"))
        self.again_button.setText(self.tr("Try again"))
        analysis = self._analysis
        self.persons.set_labels([escape_menu_text(analysis.match.seats[seat].name) for seat in analysis.seats])
        self.progress_bar.setAccessibleName(self.tr("Progress of the bots"))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._analysis.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._analysis.stop()

    def _fill(self, *parts: LayoutItem) -> None:
        """Lays out the page, with these parts below the progress."""
        px = self._look.px
        head = fill_layout(QHBoxLayout(), self.back_button, (self.heading, 1), self.persons, spacing=px(12))
        bar = (self.progress_bar, 1, Qt.AlignmentFlag.AlignVCenter)
        progress = self.progress_line, self.again_button, bar, 0
        fill_layout(QHBoxLayout(self._progress_row), *progress, spacing=px(14), margins=NO_MARGINS)
        margins = px(36), px(12), px(30), px(10)
        fill_layout(QVBoxLayout(self), head, self._progress_row, *parts, spacing=px(8), margins=margins)
        self.persons.setVisible(len(self._analysis.seats) > 1)
        buttons = [self.persons.button(place) for place in range(len(self._analysis.seats))]
        for before, after in pairwise([self.back_button, *buttons, self.again_button]):
            QWidget.setTabOrder(before, after)

    def _refresh_soon(self) -> None:
        if not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def _refresh(self) -> None:
        """Shows the progress and the results so far."""
        raise NotImplementedError

    def _show_progress(self, words: str) -> None:
        """Shows the progress with these words. After the analysis has given up, says that instead."""
        stage = self._analysis.stage
        is_running, gave_up = stage is AnalysisStage.RUNNING, stage is AnalysisStage.GAVE_UP
        line = self.tr("The bot has crashed.") if gave_up else words
        self.progress_bar.setVisible(is_running)
        self.progress_bar.show_share(self._analysis.progress_share)
        self.progress_bar.setAccessibleDescription(line if is_running else "")
        self.again_button.setVisible(gave_up)
        self.progress_line.setText(line)
        self._progress_row.setVisible(bool(line))
