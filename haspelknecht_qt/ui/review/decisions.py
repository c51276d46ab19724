"""Page of the final scoring with a person's costliest decisions, each with a better move."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_tooltip
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.hints.texts import HintCardTexts, HintRow
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.review.analysis import Analysis, AnalysisStage, CostlyDecision
from haspelknecht_qt.ui.review.analysis_page import AnalysisPage
from haspelknecht_qt.ui.widgets.basics import IconButton, discard_widgets, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import scroll_area_with
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look

CARD_GAP = 10
"""Space between two cards, in logical pixels at scale 1."""


class DecisionTexts(QObject, Generic[S, M, E]):
    """Makes the texts of the page, always in the current language."""

    def __init__(self, texts: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._hints = HintCardTexts(texts, self)

    def choice_texts(self, decision: CostlyDecision[S, M]) -> tuple[tuple[str, HintRow[M]], tuple[str, HintRow[M]]]:
        """Returns heading and texts of the better choice, then heading and texts of the played choice."""
        # The card shows the loss of the decision, even if it is uncertain.
        better, played = self._hints.rows(decision.hint_answer, may_be_equal=False)
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
        if analysis.can_rollout:
            # The bar goes on after the last decision.
            words = self.tr("{bot} is taking a first look at the decisions: {done} of {total}")
        elif analysis.is_rechecking:
            words = self.tr("{bot} is checking the costliest decisions: {done} of {total}")
        else:
            words = self.tr("{bot} is going through the decisions: {done} of {total}")
        return words.format(bot=bot, done=done, total=total)

    def no_costly_decisions_text(self, seat: int) -> str:
        """Returns the sentence for a person without costly decisions."""
        return self.tr("{name}: no decision cost more than half a point.").format(name=self._texts.seats.name(seat))

    def note(self, analysis: Analysis[S, M]) -> str:
        """Returns the note below the cards: how the points were found, and how many decisions were left out."""
        is_final = analysis.is_rechecking or analysis.stage is AnalysisStage.DONE
        bot = bot_name(analysis.hint_bot if is_final else analysis.current_bot, self._texts.bots)
        if analysis.can_rollout:
            # Without the second half, each loss would seem to contradict the difference of the points on its card.
            source = self.tr(
                "Expected final points, found by playing on to the end as {bot} would; losses are cautious estimates, "
                "a little below the difference"
            ).format(bot=bot)
        else:
            source = self.tr("Expected final points, as {bot} judges it").format(bot=bot)
        if not analysis.left_out_count:
            return source
        missing = self.tr("%n decision(s) could not be judged.", "", analysis.left_out_count)
        return self.tr("{whose}. {missing}", "two sentences").format(whose=source, missing=missing)


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


class CostliestDecisionsPage(AnalysisPage[S, M], Generic[S, M, E]):
    """Page with a person's costliest decisions."""

    _analysis: Analysis[S, M]
    position_wanted = Signal(int, int)
    """Emitted with the ply of a decision to be shown on the table, and with the seat whose board shall be in front."""
    retry_wanted = Signal(int)
    """Emitted with the ply of a decision that the player wants to try again, in a new match."""

    def __init__(self, look: Look, texts: GameTexts[S, M, E], analysis: Analysis[S, M]) -> None:
        super().__init__(look, analysis)
        self._texts = DecisionTexts(texts, self)
        self._shown_decisions: tuple[object, ...] = ()
        self.cards: list[DecisionCard[S, M, E]] = []
        self.remark = text_label("note", wrap=True)
        self.note = text_label("note", wrap=True)
        self._rows = fill_layout(QVBoxLayout(), 1, spacing=look.px(CARD_GAP), margins=(0, 0, look.px(6), 0))
        self.scroll_area = scroll_area_with(self._rows)
        self._fill((self.scroll_area, 1), self.remark, self.note)
        look.changed.connect(self._redraw)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.heading.title.setText(self.tr("Costliest decisions"))
        self.persons.setAccessibleName(self.tr("Whose decisions to show"))
        self._redraw()

    def _redraw(self) -> None:
        """Creates all cards again after a change of the look or the language."""
        self._shown_decisions = ()
        self._refresh()

    @override
    def _refresh(self) -> None:
        analysis = self._analysis
        decisions = analysis.costliest_decisions_so_far(self.seat)
        self._show_stage(found=len(decisions))
        key = tuple((decision.ply, decision.loss) for decision in decisions)
        if (self.seat, key) != self._shown_decisions:
            self._shown_decisions = (self.seat, key)
            self._show_cards(decisions)

    def _show_stage(self, *, found: int) -> None:
        analysis, texts = self._analysis, self._texts
        words = (
            texts.progress_text(analysis, *analysis.review_counts) if analysis.stage is AnalysisStage.RUNNING else ""
        )
        if analysis.stage is AnalysisStage.DONE and not found:
            words = texts.no_costly_decisions_text(self.seat)
        self._show_progress(words)
        self.note.setText(texts.note(analysis))
        self.remark.setText(analysis.remarks.get(self.seat, str)())
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
