"""Page of the final scoring about luck and skill, with a person's luckiest draws."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_menu_text
from haspelknecht_qt.ui.review.analysis import AnalysisStage
from haspelknecht_qt.ui.review.decisions import REFRESH_DELAY, ProgressBar
from haspelknecht_qt.ui.review.skill_analysis import MeasuredDraw, SkillAnalysis
from haspelknecht_qt.ui.review.skill_view import SkillView
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, Segments, discard_widgets, text_label
from haspelknecht_qt.ui.widgets.dialogs import scroll_area_with
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi


class SkillPage(Retranslated, QWidget, Generic[S, M]):
    """Page about the luck and skill of the persons in a finished match. It is measured only while it is visible."""

    points_wanted = Signal()
    """Emitted when the player wants to return to the page with the points."""
    replay_wanted = Signal(int, int)
    """Emitted with the first and the last ply of a draw to be replayed."""

    def __init__(self, look: Look, game_ui: AnyGameUi, analysis: SkillAnalysis[S, M]) -> None:
        super().__init__()
        self._look = look
        self._texts = game_ui.texts
        self._analysis = analysis
        self.view = SkillView(look, game_ui, {len(analysis.match.seats): analysis.figures})
        self.back_button = IconButton(look, "chevron_left", "quiet", 18, on_click=self.points_wanted)
        self.persons = Segments(look, max(1, len(analysis.seats)))
        self.heading = Heading()
        self.progress_line = text_label("second")
        self.progress_bar = ProgressBar(look)
        self.again_button = IconButton(look, "redo", "plain", 18, on_click=analysis.start)
        self.draws_heading = Heading()
        self.draw_buttons: list[IconButton] = []
        self._shown_draws: list[MeasuredDraw] = []
        self.method = text_label("note", wrap=True)
        self._fill()
        head = [self.back_button, *(self.persons.button(place) for place in range(len(analysis.seats)))]
        for before, after in pairwise([*head, self.again_button]):
            QWidget.setTabOrder(before, after)
        self.persons.chosen.connect(lambda _place: self._refresh())
        self._refresh_timer = QTimer(self, singleShot=True, interval=REFRESH_DELAY)
        self._refresh_timer.timeout.connect(self._refresh)
        analysis.changed.connect(self._refresh_soon)
        self.retranslate()

    @property
    def seat(self) -> int:
        """Seat of the person whose luck and skill are shown."""
        return self._analysis.seats[self.persons.chosen_index]

    @override
    def retranslate(self) -> None:
        self.back_button.setText(self.tr("Final scoring"))
        self.heading.title.setText(self.tr("Luck and skill"))
        self.again_button.setText(self.tr("Try again"))
        self.draws_heading.title.setText(self.tr("Luckiest draws"))
        self.draws_heading.note.setText(self.tr("click to show them on the table"))
        names = [escape_menu_text(self._analysis.match.seats[seat].name) for seat in self._analysis.seats]
        self.persons.set_labels(names)
        self.persons.setAccessibleName(self.tr("Whose luck and skill to show"))
        self.progress_bar.setAccessibleName(self.tr("Progress of the bots"))
        self.method.setText(self.view.texts.method(self._analysis.hint_bot))
        self._shown_draws = []
        self._refresh()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._analysis.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._analysis.stop()

    def _fill(self) -> None:
        px = self._look.px
        self.persons.setVisible(len(self._analysis.seats) > 1)
        head = fill_layout(QHBoxLayout(), self.back_button, (self.heading, 1), self.persons, spacing=px(12))
        self._progress_row = QWidget()
        bar = (self.progress_bar, 1, Qt.AlignmentFlag.AlignVCenter)
        fill_layout(
            QHBoxLayout(self._progress_row),
            *(self.progress_line, self.again_button, bar, 0),
            spacing=px(14),
            margins=NO_MARGINS,
        )
        self._draws = fill_layout(QVBoxLayout(), spacing=px(6))
        column = fill_layout(
            QVBoxLayout(), self.view, self.draws_heading, self._draws, 1, spacing=px(16), margins=(0, 0, px(6), 0)
        )
        parts = head, self._progress_row, (scroll_area_with(column), 1), self.method
        fill_layout(QVBoxLayout(self), *parts, spacing=px(10), margins=(px(36), px(12), px(30), px(10)))

    def _refresh_soon(self) -> None:
        if not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def _refresh(self) -> None:
        analysis = self._analysis
        running, gave_up = analysis.stage is AnalysisStage.RUNNING, analysis.stage is AnalysisStage.GAVE_UP
        self.progress_bar.setVisible(running)
        self.progress_bar.show_progress(analysis.progress_share)
        self.again_button.setVisible(gave_up)
        words = self.tr("The game is being looked through") if running else ""
        self.progress_line.setText(self.tr("The bot has crashed.") if gave_up else words)
        self._progress_row.setVisible(running or gave_up)
        # Figures that are not final would only confuse.
        is_done = analysis.stage is AnalysisStage.DONE
        self.view.setVisible(is_done)
        if is_done:
            self.view.show_games([analysis.game_findings(self.seat)])
        draws = analysis.luckiest_draws(self.seat) if is_done else []
        self.draws_heading.setVisible(bool(draws))
        if draws != self._shown_draws:
            self._show_draws(draws)

    def _show_draws(self, draws: list[MeasuredDraw]) -> None:
        self._shown_draws = draws
        discard_widgets(self._draws, self.draw_buttons)
        self.draw_buttons = []
        for draw in draws:
            ask = partial(self.replay_wanted.emit, draw.ply, draw.end - 1)
            button = IconButton(self._look, "eye", "plain", 18, on_click=lambda _checked=False, ask=ask: ask())
            period = self._texts.periods.name(draw.period)
            points = self.view.texts.signed(draw.points[self.seat])
            button.setText(self.tr("{points} · {period}", "a draw").format(points=points, period=period))
            self._draws.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.draw_buttons.append(button)
