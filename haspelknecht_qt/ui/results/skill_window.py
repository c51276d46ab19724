"""Window about a person's luck and skill in all games that were looked through, with the trend of the error rate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from haspelknecht_qt.bots.skill import trend
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.seat_findings import GameFindings
from haspelknecht_qt.ui.review.skill_view import SkillView
from haspelknecht_qt.ui.widgets.basics import IconButton, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, lay_out_above_foot, make_foot, scroll_area_with
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi


class SkillWindow(Dialog):
    """Dialog with the luck and skill of one person. `games` are in order of time."""

    SIZE = (1100, 600)

    def __init__(
        self, look: Look, game_ui: AnyGameUi, person: str, games: Sequence[GameFindings], parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self._person = person
        self._games = games
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
        self.retranslate()
        self.resize(self.sizeHint())

    @override
    def retranslate(self) -> None:
        title = self.tr("Luck and skill: {name}").format(name=self._person)
        self.setWindowTitle(title)
        self.title.setText(title)
        count = len(self._games)
        self.note.setText(
            self.tr("Mean of %n game(s) that were looked through after their end, without hints or a coach.", "", count)
        )
        self.close_button.setText(self.tr("Close"))
        self.view.show_games(self._games)
        found = trend(self._games)
        self.trend.setVisible(found is not None)
        if found is not None:
            earlier, later = (self.view.texts.with_margin(each, is_signed=False) for each in found)
            self.trend.setText(
                self.tr(
                    "Points lost per decision: {earlier} in the earlier half of the games, {later} in the later half."
                ).format(earlier=earlier, later=later)
            )
