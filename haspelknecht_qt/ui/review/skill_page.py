"""Page of the final scoring about luck and skill, with a person's luckiest draws."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from haspelknecht_qt.bots.skill import Skill
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.review.analysis import AnalysisStage
from haspelknecht_qt.ui.review.analysis_page import AnalysisPage
from haspelknecht_qt.ui.review.skill_analysis import MeasuredDraw, SkillAnalysis
from haspelknecht_qt.ui.review.skill_view import SkillView
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, discard_widgets, text_label
from haspelknecht_qt.ui.widgets.dialogs import scroll_area_with
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi


class SkillPage(AnalysisPage[S, M]):
    """Page about the luck and skill of the persons in a finished match."""

    _analysis: SkillAnalysis[S, M]
    replay_wanted = Signal(int, int)
    """Emitted with the first and the last ply of a draw to be replayed."""

    def __init__(self, look: Look, game_ui: AnyGameUi, analysis: SkillAnalysis[S, M]) -> None:
        super().__init__(look, analysis)
        self._texts = game_ui.texts
        self.view = SkillView(look, game_ui, {len(analysis.match.seats): analysis.figures})
        self.draws_heading = Heading()
        self.draw_buttons: list[IconButton] = []
        self._shown_draws: tuple[int, list[MeasuredDraw]] | None = None
        """Seat and draws of the buttons; None if they must be made again. The points of a draw depend on the seat."""
        self.method = text_label("note", wrap=True)
        px = look.px
        self._draws = fill_layout(QVBoxLayout(), spacing=px(6))
        column = fill_layout(
            QVBoxLayout(), self.view, self.draws_heading, self._draws, 1, spacing=px(16), margins=(0, 0, px(6), 0)
        )
        self._fill((scroll_area_with(column), 1), self.method)
        self.retranslate()

    @property
    def shows_luck(self) -> bool:
        """Whether the page shows what draws were worth, at least those of some periods."""
        return self._analysis.figures.general_refusal is None

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.heading.title.setText(self.tr("Luck and skill"))
        self.draws_heading.title.setText(self.tr("Luckiest draws"))
        self.draws_heading.note.setText(self.tr("click to show them on the table"))
        self.persons.setAccessibleName(self.tr("Whose luck and skill to show"))
        self.method.setText(self.view.texts.method(self._analysis.hint_bot))
        self._shown_draws = None
        self._refresh()

    @override
    def _refresh(self) -> None:
        analysis = self._analysis
        is_running = analysis.stage is AnalysisStage.RUNNING
        self._show_progress(self.tr("Analysing the game") if is_running else "")
        # Figures that are not final would only confuse.
        is_done = analysis.stage is AnalysisStage.DONE
        self.view.setVisible(is_done)
        if is_done:
            self.view.show_skill(Skill([analysis.game_findings(self.seat)]))
        draws = analysis.luckiest_draws(self.seat) if is_done else []
        self.draws_heading.setVisible(bool(draws))
        if (self.seat, draws) != self._shown_draws:
            self._shown_draws = self.seat, draws
            self._show_draws(draws)

    def _show_draws(self, draws: list[MeasuredDraw]) -> None:
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
