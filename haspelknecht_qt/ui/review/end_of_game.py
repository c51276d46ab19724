"""Final scoring of a match: winner, table of points, chart of the scores, turning points and costliest decisions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import seal_of
from haspelknecht_qt.core.seal import check_draws
from haspelknecht_qt.ui.contracts import GameTexts, Periods, SvgPicture
from haspelknecht_qt.ui.review.analysis import Analysis
from haspelknecht_qt.ui.review.chart import Chart, ChartLine, chart_lines
from haspelknecht_qt.ui.review.decisions import CostliestDecisionsPage
from haspelknecht_qt.ui.review.points_table import PointsTable
from haspelknecht_qt.ui.review.scoring_cells import draw_picture
from haspelknecht_qt.ui.review.scorings import Scorings, item_parts
from haspelknecht_qt.ui.review.turning_cards import TurningPointColumn
from haspelknecht_qt.ui.review.turning_points import TurningPoint, turning_points
from haspelknecht_qt.ui.widgets.banner import Banner, TitlePlate
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, Segments, text_label
from haspelknecht_qt.ui.widgets.button_menus import open_button_menu
from haspelknecht_qt.ui.widgets.dialogs import Dialog, MessageButton, MessageDialog, ScrollArea, make_foot
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.results.tournament_table import TournamentStrip
    from haspelknecht_qt.ui.review.skill_page import SkillPage

PICTURE_SUBJECTS = ("result", "table")
"""Things of which a picture can be saved, in the order of the menu: this page, or the table."""
LAUREL_SIDE = 96
MIN_HEIGHT_FOR_NORMAL_GAPS = 860
"""Height of the dialog below which gaps are smaller, in logical pixels at scale 1."""


class WinnerPlate(TitlePlate):
    """Title plate with a laurel wreath around the winner's symbol (house mark)."""

    def __init__(self, look: Look, colour: str) -> None:
        super().__init__(look, left=look.px(LAUREL_SIDE + 20))
        self._colour = colour
        for label in (self.title, self.line):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        px = self._look.px
        side = min(px(LAUREL_SIDE), self.height() - 14)
        box = QRectF(px(16), (self.height() - side) / 2 - 1, side, side)
        draw_picture(painter, self._look, SvgPicture("pieces", "laurel"), box)
        margin = side * (1 - 0.62) / 2
        mark = box.adjusted(margin, margin, -margin, -margin)
        draw_picture(painter, self._look, SvgPicture("pieces", f"player.{self._colour}"), mark)


class FittedPointsTable(QWidget, Generic[S, M, E]):
    """Table of points whose row height is adapted to the room. If the rows do not fit, all but the totals scroll."""

    def __init__(self, table: PointsTable[S, M, E]) -> None:
        super().__init__()
        self._table = table
        table.setObjectName("page")
        area = ScrollArea()
        area.setWidget(table)
        fill_layout(QVBoxLayout(self), (area, 1), table.total_row, spacing=0, margins=NO_MARGINS)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._table.fit_into(event.size().height())
        super().resizeEvent(event)


@frozen(slots=False, eq=False)
class MatchSummary(Generic[S, M, E, U]):
    """Chart lines and turning points of a finished match. Finding each takes some time: the match is replayed."""

    match: Match[S, M, E, U]
    periods: Periods

    @cached_property
    def chart_lines(self) -> list[ChartLine]:
        """Lines of all players in seat order."""
        return chart_lines(self.match, self.periods)

    @cached_property
    def turning_points(self) -> list[TurningPoint[S, E]]:
        """Turning points in order of time."""
        return turning_points(self.match, self.periods.turn_steps)


class EndOfGame(Dialog, Generic[S, M, E, U]):
    """Dialog with the final scoring of a finished match."""

    SIZE = (1640, 980)
    save_wanted = Signal()
    picture_wanted = Signal(str)
    """Emitted with the subject of a picture to be saved, one of PICTURE_SUBJECTS."""
    replay_wanted = Signal(int, int)
    """Emitted with the first and the last ply of the moves to be replayed."""
    position_wanted = Signal(int, int)
    """Emitted with the ply of a decision to be shown on the table, and with the seat whose board shall be in front."""
    retry_wanted = Signal(int)
    """Emitted with the ply of a decision that the player wants to try again, in a new match."""
    rematch_wanted = Signal()
    new_game_wanted = Signal()

    def __init__(
        self,
        look: Look,
        texts: GameTexts[S, M, E],
        periods: Periods,
        match: Match[S, M, E, U],
        parent: QWidget | None = None,
        analysis: Analysis[S, M] | None = None,
        scorings: Scorings[S, E] | None = None,
        summary: MatchSummary[S, M, E, U] | None = None,
        skill_page: SkillPage[S, M] | None = None,
    ) -> None:
        """With `analysis`, the dialog has a second page with the costliest decisions; `skill_page` is one more page.

        With `scorings`, the table of points also has rows for the parts of score items. Without `summary`, the match is
        replayed here.
        """
        super().__init__(look, parent)
        self._texts = texts
        self._match = match
        self._is_saved = False
        self.standing = match.standing
        summary = summary or MatchSummary(match, periods)
        self.plate = WinnerPlate(look, match.seats[self.standing.winners[0]].colour)
        self.banner = Banner(look, self.plate)
        self.table = PointsTable(look, texts, periods, match, lambda: item_parts(match, scorings))
        self.chart = Chart(look, texts, periods, summary.chart_lines)
        self.turning_points = TurningPointColumn(look, texts, match.seats, summary.turning_points)
        self.chart_choice = Segments(look, 2)
        self.decisions = CostliestDecisionsPage(look, texts, analysis) if analysis and analysis.is_possible else None
        self.decisions_button = IconButton(look, "hint", "plain", 18, on_click=self.show_decisions)
        self.skill = skill_page
        self.skill_button = IconButton(look, "dice", "plain", 18, on_click=self.show_skill)
        for button in (self.skill_button, self.decisions_button):
            button.setStyleSheet(f"padding: {look.px(4)}px {look.px(12)}px;")
        self._points_heading, self._time_heading = Heading(), Heading(self.chart_choice)
        self._tie_note = text_label("note", wrap=True)
        self._tie_note.setAlignment(Qt.AlignmentFlag.AlignRight)
        pages = (self.skill, self.skill_button), (self.decisions, self.decisions_button)
        self._skill_line = text_label("note", wrap=True)
        if self.skill is None:
            self._skill_line.hide()
        self._turns_heading = Heading(*(button for page, button in pages if page is not None))
        self._page = QWidget()
        self.draws_button = IconButton(look, "lock", "quiet", 16, on_click=self.verify_chance_moves)
        self.look_button = IconButton(look, "eye", on_click=self.reject)
        self.save_button = IconButton(look, "save", on_click=self.save_wanted)
        self.picture_button = IconButton(look, "export", on_click=self._open_picture_menu)
        self.replay_button = IconButton(look, "step_back")
        self.again_button = IconButton(look, "redo", on_click=lambda: self._close_with(self.rematch_wanted))
        self.new_button = self._first_button = IconButton(look, "play", "primary")
        self._fill()
        self.picture_menu = QMenu(self)
        self._picture_actions = {what: self.picture_menu.addAction("") for what in PICTURE_SUBJECTS}
        for what, action in self._picture_actions.items():
            action.triggered.connect(lambda _checked=False, what=what: self.picture_wanted.emit(what))
        self.replay_button.clicked.connect(lambda _checked=False: self._close_with(self.replay_wanted, 0, match.ply))
        self.turning_points.chosen.connect(lambda first, last: self._close_with(self.replay_wanted, first, last))
        self.chart_choice.chosen.connect(lambda place: self.chart.set_forecast_shown(shown=place == 1))
        if self.decisions is not None:
            self.decisions.points_wanted.connect(self.show_points)
            self.decisions.position_wanted.connect(lambda ply, seat: self._close_with(self.position_wanted, ply, seat))
            self.decisions.retry_wanted.connect(lambda ply: self._close_with(self.retry_wanted, ply))
        if self.skill is not None:
            self.skill.points_wanted.connect(self.show_points)
            self.skill.replay_wanted.connect(lambda first, last: self._close_with(self.replay_wanted, first, last))
        self.new_button.clicked.connect(lambda _checked=False: self._close_with(self.new_game_wanted))
        self._set_texts()
        # The size is set before the dialog is shown. Otherwise Qt would limit it to two thirds of the screen.
        self._fit_into(self.sizeHint())
        self.resize(self.sizeHint())
        FocusRing(self, look)

    def _fill(self) -> None:
        px = self._look.px
        # A layout gets its parent first and its contents later: Qt styles a widget again at each change of parent.
        whole = fill_layout(QVBoxLayout(self), (self._page, 1), spacing=0, margins=NO_MARGINS)
        self._points_page = QWidget()
        page = self._page_layout = QVBoxLayout(self._page)
        fill_layout(page, self.banner, (self._points_page, 1), spacing=0, margins=NO_MARGINS)
        self._left_column, self._right_column = QVBoxLayout(), QVBoxLayout()
        columns = QHBoxLayout(self._points_page)
        margins = px(36), px(12), px(36), px(8)
        fill_layout(columns, (self._left_column, 1), (self._right_column, 1), spacing=px(48), margins=margins)
        fill_layout(self._left_column, self._points_heading, (FittedPointsTable(self.table), 1), self._tie_note)
        fill_layout(self._right_column, self._time_heading, (self.chart, 1), self._turns_heading, self.turning_points)
        self._right_column.addWidget(self._skill_line)
        self._points_heading.setMinimumHeight(self._time_heading.sizeHint().height())
        self._turns_heading.setVisible(bool(self.turning_points.cards) or bool(self._other_pages))
        for other_page in self._other_pages:
            other_page.hide()
            page.addWidget(other_page, 1)
        foot, self._buttons = make_foot(self._look)
        match_buttons = self.look_button, self.save_button, self.picture_button, self.replay_button
        fill_layout(self._buttons, self.draws_button, 1, *match_buttons, self.again_button, self.new_button)
        self.new_button.setDefault(True)
        whole.addWidget(foot)

    def show_tournament(self, strip: TournamentStrip, begin_next: Callable[[], None]) -> None:
        """Adds a tournament's standings. The button for its next game, if any, replaces "Play again" and "New game"."""
        self._page_layout.insertWidget(1, strip)
        if strip.next_button is not None:
            for button in (self.again_button, self.new_button):
                button.hide()
            self._first_button = strip.next_button
            self._buttons.addWidget(strip.next_button)
            strip.next_button.setDefault(True)
            strip.next_button.clicked.connect(self.accept)
            strip.next_button.clicked.connect(lambda _checked=False: begin_next())

    def show_saved(self) -> None:
        """Confirms on the button that the match has been saved. The dialog hides the prompt, which says so too."""
        self._is_saved = True
        self._set_texts()

    def picture(self) -> QPixmap:
        """Returns a picture of the page with the points, without the dialog's buttons."""
        shown = next((page for page in self._other_pages if not page.isHidden()), self._points_page)
        self._set_page(self._points_page)
        picture = self._page.grab()
        self._set_page(shown)
        return picture

    @property
    def _other_pages(self) -> list[QWidget]:
        """Pages other than that with the points."""
        return [page for page in (self.decisions, self.skill) if page is not None]

    def _set_page(self, shown: QWidget) -> None:
        # The other pages are hidden first: two visible pages would make a low dialog higher.
        for page in (self._points_page, *self._other_pages):
            if page is not shown:
                page.hide()
        shown.show()

    def show_decisions(self) -> None:
        """Turns to the page of the costliest decisions, if there is one."""
        if self.decisions is not None:
            self._set_page(self.decisions)
            self.decisions.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_skill(self) -> None:
        """Turns to the page about luck and skill, if there is one."""
        if self.skill is not None:
            self._set_page(self.skill)
            self.skill.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_points(self) -> None:
        """Turns to the page with the points, and focuses the button of the page that was shown."""
        from_skill = self.skill is not None and not self.skill.isHidden()
        self._set_page(self._points_page)
        (self.skill_button if from_skill else self.decisions_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_picture_menu(self) -> None:
        open_button_menu(self.picture_menu, self.picture_button, above=True)

    def _close_with(self, signal: SignalInstance, *arguments: int) -> None:
        self.accept()
        signal.emit(*arguments)

    @override
    def retranslate(self) -> None:
        self._set_texts()
        self.table.retranslate()
        self.chart.retranslate()
        self.turning_points.retranslate()

    def _set_texts(self) -> None:
        """Sets the texts of the dialog, except those of the table of points, the chart and the turning points."""
        self.setWindowTitle(self.tr("End of the game"))
        self.plate.title.setText(self._headline())
        self.plate.line.setText(self.victory_reason_sentence())
        self.banner.place_plate()
        self._points_heading.title.setText(self.tr("Where the points came from"))
        self._points_heading.note.setText(self.tr("• best in the row"))
        self._tie_note.setText(self._texts.score.tie_note())
        self._tie_note.setHidden(not self._tie_note.text())
        self._time_heading.title.setText(self.tr("Score over time"))
        self._turns_heading.title.setText(self.tr("Turning points"))
        self._turns_heading.note.setText(self.tr("click to show them on the table"))
        self.decisions_button.setText(self.tr("Costliest decisions"))
        self.decisions_button.setToolTip(self.tr("Each with the better move, and a way to try again from there"))
        self.skill_button.setText(self.tr("Luck and skill"))
        if self.skill is not None and self.skill.shows_luck:
            about_skill = self.tr("“Luck and skill” shows what your decisions and the draws were worth, in points.")
        else:
            about_skill = self.tr("“Luck and skill” shows what your decisions were worth, in points.")
        self._skill_line.setText(about_skill)
        self.skill_button.setAccessibleDescription(self._skill_line.text())
        self.chart_choice.set_labels(
            (self.tr("On the score track"), self.tr("If the game had ended then")), self._texts.score.chart_captions()
        )
        self.draws_button.setText(seal_of(self._match.seed))
        self.draws_button.setToolTip(self.tr("The seal of the seed: check that nobody chose the draws"))
        self.look_button.setText(self.tr("Look at the table"))
        self.picture_button.setText(self.tr("Save picture…"))
        self.picture_menu.setAccessibleName(self.picture_button.text())
        self.replay_button.setText(self.tr("Replay"))
        self._picture_actions["result"].setText(self.tr("Picture of this result…"))
        self._picture_actions["table"].setText(self.tr("Picture of the table…"))
        self.save_button.setText(self.tr("Saved") if self._is_saved else self.tr("Save"))
        self.again_button.setText(self.tr("Play again"))
        self.again_button.setToolTip(self.tr("The same players and options, with a new seed"))
        self.new_button.setText(self.tr("New game"))

    def verify_chance_moves(self) -> MessageDialog:
        """Computes all chance moves again from the seed. Shows the result, the seed and its six letters (seal)."""
        check, seed = check_draws(self._match), self._match.seed
        if check.foreign_plies:
            result = self.tr(
                "%n draw(s) do not follow from this seed: they come from a shared position or a real table.",
                "",
                len(check.foreign_plies),
            )
        else:
            result = self.tr(
                "All %n draw(s) were recomputed from the seed, and each came out the same: nobody chose what "
                "was drawn.",
                "",
                check.draw_count,
            )
        words = self.tr("The seal was shown when the game began. It matches only the seed that decided the draws.")
        details = self.tr("Seed: {seed}").format(seed=seed)
        headline = self.tr("Seal {seal}").format(seal=seal_of(seed))
        buttons = [MessageButton(self.tr("Close"))]
        message = MessageDialog(self._look, self, "info", headline, f"{result}\n\n{words}\n\n{details}", buttons)
        message.open()
        return message

    def victory_reason_sentence(self) -> str:
        """Returns the sentence about the reason for the victory, such as a tie-break, and the number of moves."""
        number = sum(entry.actor != CHANCE for entry in self._match.entries)
        return self._texts.score.result_sentence(self.standing, self._match.seats, number)

    def _headline(self) -> str:
        winners = self.standing.winners
        names = self._texts.formats.join(self._match.seats[seat].name for seat in winners)
        total = self.standing.seats[winners[0]].total
        if len(winners) > 1:
            if total < 0:
                return self.tr("Shared victory: {names}, with {points} victory points each").format(
                    names=names, points=number_text(total)
                )
            return self.tr("Shared victory: {names}, with %n victory point(s) each", "", total).format(names=names)
        if total < 0:
            # No %n here, because Qt has no plural forms for negative numbers.
            return self.tr("{name} wins with {points} victory points").format(name=names, points=number_text(total))
        return self.tr("{name} wins with %n victory point(s)", "", total).format(name=names)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._points_page.isHidden():
            self.show_points()
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_into(event.size())

    def _fit_into(self, size: QSize) -> None:
        self.banner.fit_into(size.height())
        compact = size.height() < self._look.px(MIN_HEIGHT_FOR_NORMAL_GAPS)
        self.turning_points.set_compact(compact=compact)
        for column in (self._left_column, self._right_column):
            column.setSpacing(self._look.px(6 if compact else 12))
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            # Qt would demand the height that the texts need at the minimum width, which may exceed the screen.
            self.setMinimumHeight(layout.totalMinimumHeightForWidth(size.width()))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_into(self.size())
        if not self._points_page.isHidden():
            self._first_button.setFocus(Qt.FocusReason.OtherFocusReason)
