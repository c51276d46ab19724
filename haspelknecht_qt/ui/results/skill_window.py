"""Window about a person's luck and skill in all games that were looked through, with the trend of the error rate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from haspelknecht_qt.bots.skill import Skill
from haspelknecht_qt.core.memory import paused_collector
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.seat_findings import GameFindings
from haspelknecht_qt.ui.review.skill_view import SkillView
from haspelknecht_qt.ui.widgets.basics import IconButton, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, lay_out_above_foot, make_foot, scroll_area_with
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi


RESULTS_PER_PART = 100
"""Number of results whose findings are read in one go. This takes about 15 ms, so the window is never blocked for long."""


class SkillWindow(Dialog):
    """Dialog with the luck and skill of one person. Findings are read part by part; the figures follow at the end."""

    SIZE = (1100, 600)

    def __init__(
        self,
        look: Look,
        game_ui: AnyGameUi,
        person: str,
        row_numbers: Sequence[int],
        read: Callable[[Sequence[int]], Sequence[GameFindings] | None],
        parent: QWidget,
    ) -> None:
        """`row_numbers` are those of all results of the game, the oldest first.

        `read` returns the findings in the results with some of these numbers. After an error it returns None, and
        reading ends.
        """
        super().__init__(look, parent, delete_on_close=True)
        self._person = person
        self._unread = row_numbers
        self._result_count = len(row_numbers)
        self._read = read
        self.skill = Skill()
        self.title, self.note, self.trend = text_label("section"), text_label("note"), text_label("second", wrap=True)
        self.view = SkillView(look, game_ui, game_ui.find_luck_figures())
        self.close_button = IconButton(look, "", "primary", on_click=self.reject)
        px = look.px
        column = fill_layout(QVBoxLayout(), self.view, self.trend, 1, spacing=px(14), margins=(0, 0, px(6), 0))
        margins = px(28), px(18), px(28), px(14)
        page = fill_layout(
            QVBoxLayout(), self.title, self.note, (scroll_area_with(column), 1), spacing=px(10), margins=margins
        )
        foot, row = make_foot(look, side=28)
        fill_layout(row, 1, self.close_button)
        lay_out_above_foot(self, page, foot)
        self._read_timer = QTimer(self, interval=0)
        self._read_timer.timeout.connect(self._read_next_findings)
        self.finished.connect(self._read_timer.stop)
        self._read_timer.start()
        self._read_next_findings()
        self.finish_construction()

    def _read_next_findings(self) -> None:
        """Reads the next findings and, after the last ones, shows the figures."""
        part, self._unread = self._unread[:RESULTS_PER_PART], self._unread[RESULTS_PER_PART:]
        with paused_collector():
            games = self._read(part)
            if games is None:
                self._unread = ()
            for game in games or ():
                self.skill.add(game)
        if not self._unread:
            self._read_timer.stop()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        title = self.tr("Luck and skill: {name}").format(name=self._person)
        self.setWindowTitle(title)
        self.title.setText(title)
        self.close_button.setText(self.tr("Close"))
        # Figures that are not final would only confuse.
        is_read = not self._unread and bool(self.skill.game_counts)
        self.view.setVisible(is_read)
        trend = self.skill.trend if is_read else None
        self.trend.setVisible(trend is not None)
        if self._unread:
            share = round(100 * (1 - len(self._unread) / self._result_count))
            self.note.setText(self.tr("The games are being read: {share}%").format(share=share))
            return
        count = self.skill.game_counts.total()
        self.note.setText(self.tr("Average of %n analysed game(s), without hints or a coach.", "", count))
        if is_read:
            self.view.show_skill(self.skill)
        if trend is not None:
            earlier, later = (self.view.texts.with_margin(each, is_signed=False) for each in trend)
            self.trend.setText(
                self.tr(
                    "Points lost per decision: {earlier} in the earlier half of the games, {later} in the later half."
                ).format(earlier=earlier, later=later)
            )
