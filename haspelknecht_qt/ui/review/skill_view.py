"""View of a person's luck and skill: three figures, a comparison with bots, and error rates by period and by kind."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.bots.luck_figures import LuckFigures
from haspelknecht_qt.bots.skill import Estimate, Skill
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.widgets.basics import Heading, discard_widgets, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.share_bar import ShareBar
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi

UNKNOWN = "\N{EN DASH}"
"""Dash in place of an unknown number."""


class SkillTexts(QObject):
    """Makes the texts about luck and skill, in the current language."""

    def __init__(self, game_ui: AnyGameUi, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = game_ui.texts

    def signed(self, points: float) -> str:
        """Returns points with one decimal and their sign."""
        words = QLocale().toString(abs(points), "f", 1)
        return words if round(points, 1) == 0 else self._texts.formats.with_sign(words, -1 if points < 0 else 1)

    def with_margin(self, estimate: Estimate | None, *, is_signed: bool) -> str:
        """Returns an estimate and its margin, such as "+2.1 ± 0.8"; a dash for None."""
        if estimate is None:
            return UNKNOWN
        digits = 1 if is_signed else 2
        value = self.signed(estimate.value) if is_signed else QLocale().toString(estimate.value, "f", digits)
        if math.isinf(estimate.margin):
            return value
        margin = QLocale().toString(estimate.margin, "f", digits)
        return self.tr("{value} ± {margin}").format(value=value, margin=margin)

    def captions(self) -> tuple[str, str, str]:
        """Returns the captions of the three figures."""
        return (
            self.tr("points from the draws"),
            self.tr("points lost per decision"),
            self.tr("points ahead without luck"),
        )

    def luck_note(self, figures: Sequence[LuckFigures]) -> str:
        """Returns why luck is not shown, or not for some periods; "" if it is shown for all of them.

        `figures` are the measured figures for each number of seats of the games.
        """
        unclear: set[tuple[int, int]] = set()
        for each in figures:
            if each.check is None:
                return self.tr(
                    "What the draws were worth is not shown here: it was not measured well enough for this number of players."
                )
            if not each.check.is_passed:
                explained = max(0, round(100 * (1 - each.check.variance_left)))
                return self.tr(
                    "What the draws were worth is not shown here: in %n test game(s), the measured luck did not fit the "
                    "results well enough. It explained {share}% of them.",
                    "",
                    each.check.games,
                ).format(share=explained)
            unclear.update(each.unclear_stages)
        if not unclear:
            return ""
        names = self._texts.formats.join(map(self._texts.periods.name, sorted(unclear)))
        return self.tr(
            "Draws in these periods do not count, because their effect was too small to measure: {periods}."
        ).format(periods=names)

    def level_sentence(self, rate: Estimate | None, figures: LuckFigures) -> str:
        """Returns the sentence on the level with the nearest error rate, or why no level is named; "" without a rate."""
        if rate is None:
            return ""
        level = figures.nearest_level(rate.value)
        if level is None:
            return self.tr(
                "No bot is named for comparison: their errors were not measured well enough for this number of players."
            )
        return self.tr("{bot} errs about as often: {points} points per decision.").format(
            bot=bot_name(level.level, self._texts.bots), points=QLocale().toString(level.rate.mean, "f", 2)
        )

    def decision_count(self, count: int) -> str:
        """Returns a number of decisions in words."""
        return self.tr("%n decision(s)", "", count)

    def headings(self) -> tuple[str, str]:
        """Returns the headings of the two columns of error rates."""
        return self.tr("Points lost by period"), self.tr("Points lost by kind of decision")

    def method(self, bot: str) -> str:
        """Returns the note on how the figures are found. `bot` is the name of the bot that judges."""
        return self.tr(
            "Each decision with a choice is compared with the best one, by playing on to the end as {bot} would. With 95% "
            "confidence, the true value is within the margin (±)."
        ).format(bot=bot_name(bot, self._texts.bots))


class SkillView(QWidget):
    """View of the luck and skill of one person, in one game or in several."""

    def __init__(self, look: Look, game_ui: AnyGameUi, figures: Mapping[int, LuckFigures]) -> None:
        """`figures` are the measured figures by number of seats."""
        super().__init__()
        self._look = look
        self._game_ui = game_ui
        self._figures = figures
        self.texts = SkillTexts(game_ui, self)
        self.values = tuple(text_label("score") for _ in range(3))
        self._captions = tuple(text_label("caption") for _ in range(3))
        self.level = text_label("second", wrap=True)
        self.luck_note = text_label("note", wrap=True)
        self._headings = Heading(), Heading()
        self._grids = QGridLayout(), QGridLayout()
        px, centre = look.px, Qt.AlignmentFlag.AlignHCenter
        row = QHBoxLayout()
        for value, caption in zip(self.values, self._captions, strict=True):
            row.addLayout(fill_layout(QVBoxLayout(), (value, 0, centre), (caption, 0, centre), spacing=0), 1)
        columns = QHBoxLayout()
        columns.setSpacing(px(48))
        for heading, grid in zip(self._headings, self._grids, strict=True):
            grid.setHorizontalSpacing(px(16))
            grid.setVerticalSpacing(px(4))
            grid.setColumnStretch(1, 1)
            columns.addLayout(fill_layout(QVBoxLayout(), heading, grid, 1, spacing=px(6)), 1)
        fill_layout(QVBoxLayout(self), row, self.level, self.luck_note, columns, spacing=px(10), margins=NO_MARGINS)
        self._cells: list[QWidget] = []

    def show_skill(self, skill: Skill) -> None:
        """Shows the luck and skill in at least one game, in the current language."""
        texts = self.texts
        shown = (
            texts.with_margin(skill.luck, is_signed=True),
            texts.with_margin(skill.error_rate(), is_signed=False),
            texts.with_margin(skill.lead_without_luck, is_signed=True),
        )
        for label, caption, value, words in zip(self.values, self._captions, shown, texts.captions(), strict=True):
            label.setText(value)
            label.setAccessibleName(f"{words}: {value}")
            caption.setText(words)
            for each in (label, caption):
                each.setVisible(value != UNKNOWN)
        usual = skill.game_counts.most_common(1)[0][0]
        figures = [self._figures.get(count, LuckFigures()) for count in sorted(skill.game_counts)]
        self.luck_note.setText(texts.luck_note(figures))
        self.level.setText(texts.level_sentence(skill.error_rate(usual), self._figures.get(usual, LuckFigures())))
        for label in (self.luck_note, self.level):
            label.setVisible(bool(label.text()))
        for heading, words in zip(self._headings, texts.headings(), strict=True):
            heading.title.setText(words)
        names, kind_name = self._game_ui.texts.periods, self._game_ui.decision_kind
        kinds = skill.error_rates_by(lambda _period, kind: kind_name(kind))
        self._show_rates(
            skill.error_rates_by(lambda period, _kind: names.larger_period(period)),
            dict(sorted(kinds.items(), key=lambda each: -each[1].value)),
        )

    def _show_rates(self, *columns: Mapping[str, Estimate]) -> None:
        """Shows one column of error rates in each grid."""
        for grid in self._grids:
            discard_widgets(grid, [cell for cell in self._cells if grid.indexOf(cell) >= 0])
        self._cells = []
        for grid, rates in zip(self._grids, columns, strict=True):
            largest = max((rate.value for rate in rates.values()), default=0.0)
            for row, (name, rate) in enumerate(rates.items()):
                bar = ShareBar(self._look, max(0.0, rate.value) / largest if largest > 0 else 0.0)
                words = self.texts.with_margin(rate, is_signed=False), self.texts.decision_count(rate.count)
                cells = text_label("plain", name), text_label("name", words[0]), text_label("note", words[1])
                cells[0].setAccessibleName(f"{name}: {words[0]}, {words[1]}")
                for column, cell in enumerate(cells):
                    alignment = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
                    grid.addWidget(cell, row, column and column + 1, alignment | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(bar, row, 1, Qt.AlignmentFlag.AlignVCenter)
                self._cells += [*cells, bar]
