"""Page of the final scoring with a person's costliest decisions, each with a better move."""

from __future__ import annotations

from itertools import pairwise
from typing import Generic

from PySide6.QtCore import QLocale, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.match import MatchOf
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_menu_text, escape_tooltip
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.hints.texts import HintCardTexts, HintRow
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.review.analysis import Analysis, AnalysisStage, CostlyDecision
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, Segments, discard_widgets, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import scroll_area_with
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

CARD_GAP = 10
"""Space between two cards, in logical pixels at scale 1."""
REFRESH_DELAY = 80
"""Delay before new results are shown, in milliseconds. It avoids too many updates during quick reviews."""
BAR_HEIGHT = 6
"""Height of the progress bar, in logical pixels at scale 1."""


class DecisionTexts(QObject, Generic[S, M, E]):
    """Makes the texts of the page, always in the current language."""

    def __init__(self, texts: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._hints = HintCardTexts(texts, self)

    def choice_texts(self, decision: CostlyDecision[S, M]) -> tuple[tuple[str, HintRow[M]], tuple[str, HintRow[M]]]:
        """Returns heading and texts of the better choice, then heading and texts of the played choice."""
        better, played = self._hints.rows(decision.hint_answer)
        return (self.tr("Better"), better), (self._hints.played_label(), played)

    def set_card_texts(self, card: DecisionCard[S, M, E], better: HintRow[M], played: HintRow[M]) -> None:
        """Sets the texts of a card and its texts for screen readers, but not the texts of the two choices."""
        when = self._texts.periods.heading(card.decision.hint_answer.question.position)
        number = QLocale().toString(card.decision.loss, "f", 1)
        cost = self.tr("Cost {points} points").format(points=number)
        card.cost.setText(self._texts.formats.with_sign(number, -1))
        card.cost.setToolTip(escape_tooltip(cost))
        card.cost.setAccessibleName(cost)
        card.period_label.setText(when)
        card.show_button.setText(self.tr("Show on the table"))
        card.show_button.setAccessibleName(self.tr("Show on the table: {when}").format(when=when))
        card.try_button.setText(self.tr("Try again from here"))
        card.try_button.setAccessibleName(self.tr("Try again from here: {when}").format(when=when))
        aloud = self.tr("{when}. {cost}. Better: {better}, {points}. {detail}. Played: {played}, {less}.").format(
            when=when,
            cost=cost,
            better=better.text,
            points=better.points,
            detail=better.detail,
            played=played.text,
            less=played.points,
        )
        card.setAccessibleName(aloud)
        # Screen readers thus read the whole card when its first button gets the focus.
        card.show_button.setAccessibleDescription(aloud)

    def progress_text(self, analysis: Analysis[S, M], done: int, total: int) -> str:
        """Returns the sentence about the running analysis: which bot reviews, and how far it is."""
        bot = bot_name(analysis.current_bot, self._texts.bots)
        if analysis.is_rechecking and analysis.can_rollout:
            return self.tr("{bot} is playing on from the costliest decisions").format(bot=bot)
        if analysis.is_rechecking:
            words = self.tr("{bot} is checking the costliest decisions: {done} of {total}")
        else:
            words = self.tr("{bot} is going through the decisions: {done} of {total}")
        return words.format(bot=bot, done=done, total=total)

    def gave_up_text(self) -> str:
        """Returns the sentence shown after the analysis has given up."""
        return self.tr("The bot has crashed.")

    def no_costly_decisions_text(self, seat: int) -> str:
        """Returns the sentence for a person without costly decisions."""
        return self.tr("{name}: no decision cost more than half a point.").format(name=self._texts.seats.name(seat))

    def note(self, analysis: Analysis[S, M]) -> str:
        """Returns the note below the cards: how the points were found, and how many decisions were left out."""
        is_final = analysis.is_rechecking or analysis.stage is AnalysisStage.DONE
        bot = bot_name(analysis.hint_bot if is_final else analysis.current_bot, self._texts.bots)
        if analysis.can_rollout:
            source = self.tr("Expected final points, found by playing on to the end as {bot} would").format(bot=bot)
        else:
            source = self.tr("Expected final points, as {bot} judges it").format(bot=bot)
        if not analysis.left_out_count:
            return source
        missing = self.tr("%n decision(s) could not be judged.", "", analysis.left_out_count)
        return self.tr("{whose}. {missing}", "two sentences").format(whose=source, missing=missing)


class ProgressBar(QWidget):
    """Progress bar, drawn as a thin line."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._progress = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_progress(self, share: float) -> None:
        """Shows the progress, a share from 0.0 to 1.0."""
        self._progress = min(1.0, max(0.0, share))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(BAR_HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        for token, width in (("paper3", whole.width()), ("ink2", whole.width() * self._progress)):
            painter.setBrush(QColor(self._look.theme[token]))
            whole.setWidth(width)
            painter.drawRoundedRect(whole, min(width, whole.height()) / 2, whole.height() / 2)


class DecisionCard(QFrame, Generic[S, M, E]):
    """Card of one decision: its loss in points, its period, the played choice, the better choice, and two buttons."""

    show_button_pressed = Signal()
    try_button_pressed = Signal()

    def __init__(self, look: Look, texts: DecisionTexts[S, M, E], decision: CostlyDecision[S, M]) -> None:
        super().__init__()
        self.decision = decision
        self.setProperty("surface", "card")
        px = look.px
        self.cost, self.period_label = text_label("score_loss"), text_label("strong")
        self.show_button = IconButton(look, "eye", "plain", 18, on_click=self.show_button_pressed)
        self.try_button = IconButton(look, "redo", "plain", 18, on_click=self.try_button_pressed)
        baseline = Qt.AlignmentFlag.AlignBaseline
        labels = (self.cost, 0, baseline), (self.period_label, 1, baseline)
        head = fill_layout(QHBoxLayout(), *labels, self.show_button, self.try_button, spacing=px(12))
        (better_heading, better), (played_heading, played) = texts.choice_texts(decision)
        left, right = _option_layout(look, played_heading, played), _option_layout(look, better_heading, better)
        options = fill_layout(QHBoxLayout(), (left, 1), surface("post"), (right, 1), spacing=px(18))
        fill_layout(QVBoxLayout(self), head, options, spacing=px(4), margins=(px(14), px(6), px(10), px(9)))
        texts.set_card_texts(self, better, played)
        self.setStyleSheet(
            f"QPushButton {{ min-height: {px(18)}px; padding: {px(4)}px {px(12)}px; }}"
            f'QFrame[surface="post"] {{ background: {look.theme["line"]}; border: none; '
            f"min-width: {px(1.2)}px; max-width: {px(1.2)}px; }}"
        )


def _option_layout(look: Look, name: str, option: HintRow[M]) -> QVBoxLayout:
    """Returns the layout of one choice: its heading (`name`), moves, expected points and sources of points."""
    head = fill_layout(QHBoxLayout(), (text_label("note", name), 1), text_label("name", option.points))
    move, detail = text_label("plain", option.text, wrap=True), text_label("caption", option.detail, wrap=True)
    return fill_layout(QVBoxLayout(), head, move, detail, 1, spacing=look.px(1))


class CostliestDecisionsPage(Retranslated, QWidget, Generic[S, M, E]):
    """Page with a person's costliest decisions. The analysis runs only while the page is visible."""

    position_wanted = Signal(int, int)
    """Emitted with the ply of a decision to be shown on the table, and with the seat whose board shall be in front."""
    retry_wanted = Signal(int)
    """Emitted with the ply of a decision that the player wants to try again, in a new match."""
    points_wanted = Signal()
    """Emitted when the player wants to return to the page with the points."""

    def __init__(self, look: Look, texts: GameTexts[S, M, E], match: MatchOf[S, M], analysis: Analysis[S, M]) -> None:
        super().__init__()
        self._look = look
        self._match = match
        self._analysis = analysis
        self._texts = DecisionTexts(texts, self)
        self._shown_decisions: tuple[object, ...] = ()
        self.cards: list[DecisionCard[S, M, E]] = []
        self.back_button = IconButton(look, "chevron_left", "quiet", 18, on_click=self.points_wanted)
        self.persons = Segments(look, max(1, len(analysis.seats)))
        self.heading = Heading()
        self.progress_line = text_label("second")
        self.again_button = IconButton(look, "redo", "plain", 18, on_click=analysis.start)
        self.progress_bar = ProgressBar(look)
        self.remark = text_label("note", wrap=True)
        self.note = text_label("note", wrap=True)
        self._fill()
        head = [self.back_button, *(self.persons.button(place) for place in range(len(analysis.seats)))]
        for before, after in pairwise([*head, self.again_button]):
            QWidget.setTabOrder(before, after)
        self.persons.chosen.connect(lambda _place: self._refresh())
        self._refresh_timer = QTimer(self, singleShot=True, interval=REFRESH_DELAY)
        self._refresh_timer.timeout.connect(self._refresh)
        analysis.changed.connect(self._refresh_soon)
        look.changed.connect(self._redraw)
        self.retranslate()

    @property
    def seat(self) -> int:
        """Seat of the person whose decisions are shown."""
        return self._analysis.seats[self.persons.chosen_index] if self._analysis.seats else 0

    @override
    def retranslate(self) -> None:
        self.back_button.setText(self.tr("Final scoring"))
        self.heading.title.setText(self.tr("Costliest decisions"))
        self.again_button.setText(self.tr("Try again"))
        names = [escape_menu_text(self._match.seats[seat].name) for seat in self._analysis.seats]
        self.persons.set_labels(names or [""])
        self.persons.setAccessibleName(self.tr("Whose decisions to show"))
        self.progress_bar.setAccessibleName(self.tr("Progress of the bots"))
        self._redraw()

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
        waiting = self.progress_line, self.again_button, bar, 0
        fill_layout(QHBoxLayout(self._progress_row), *waiting, spacing=px(14), margins=NO_MARGINS)
        self._rows = fill_layout(QVBoxLayout(), 1, spacing=px(CARD_GAP), margins=(0, 0, px(6), 0))
        self.scroll_area = scroll_area_with(self._rows)
        parts = head, self._progress_row, (self.scroll_area, 1), self.remark, self.note
        fill_layout(QVBoxLayout(self), *parts, spacing=px(8), margins=(px(36), px(12), px(30), px(10)))

    def _redraw(self) -> None:
        """Creates all cards again after a change of the look or the language."""
        self._shown_decisions = ()
        self._refresh()

    def _refresh_soon(self) -> None:
        if not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def _refresh(self) -> None:
        analysis = self._analysis
        decisions = analysis.costliest_decisions_so_far(self.seat) if analysis.seats else []
        self._show_stage(found=len(decisions))
        key = tuple((decision.ply, decision.loss) for decision in decisions)
        if (self.seat, key) != self._shown_decisions:
            self._shown_decisions = (self.seat, key)
            self._show_cards(decisions)

    def _show_stage(self, *, found: int) -> None:
        analysis, texts = self._analysis, self._texts
        running, gave_up = analysis.stage is AnalysisStage.RUNNING, analysis.stage is AnalysisStage.GAVE_UP
        done, total = analysis.review_counts
        self.progress_bar.setVisible(running)
        self.progress_bar.show_progress(analysis.progress_share)
        self.again_button.setVisible(gave_up)
        line = texts.progress_text(analysis, done, total) if running else texts.gave_up_text() if gave_up else ""
        if analysis.stage is AnalysisStage.DONE and not found:
            line = texts.no_costly_decisions_text(self.seat)
        self.progress_line.setText(line)
        self._progress_row.setVisible(bool(line))
        self.progress_bar.setAccessibleDescription(line if running else "")
        self.note.setText(texts.note(analysis))
        self.remark.setText(analysis.remark())
        self.remark.setVisible(bool(self.remark.text()))

    def _show_cards(self, decisions: list[CostlyDecision[S, M]]) -> None:
        focused = [one.decision.ply for one in self.cards if one.show_button.hasFocus() or one.try_button.hasFocus()]
        discard_widgets(self._rows, self.cards)
        self.cards = [DecisionCard(self._look, self._texts, decision) for decision in decisions]
        before: QWidget = self.again_button
        for place, card in enumerate(self.cards):
            decision = card.decision
            card.show_button_pressed.connect(lambda one=decision: self.position_wanted.emit(one.ply, one.seat))
            card.try_button_pressed.connect(lambda one=decision: self.retry_wanted.emit(one.ply))
            self._rows.insertWidget(place, card)
            for button in (card.show_button, card.try_button):
                QWidget.setTabOrder(before, button)
                before = button
            card.show()
            if decision.ply in focused:
                card.show_button.setFocus(Qt.FocusReason.OtherFocusReason)
