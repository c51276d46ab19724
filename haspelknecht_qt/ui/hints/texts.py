"""Hints in words: what to do, what it leads to, and where one hint expects more or less than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from attrs import frozen
from PySide6.QtCore import QLocale, QObject

from haspelknecht_qt.bots.hints import FORESEEN, Hint
from haspelknecht_qt.core.game import AnyGame, E, M, S
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.hints.client import HintAnswer
from haspelknecht_qt.ui.match.bot_names import bot_name

MAX_SOURCES = 3
"""So many sources are told, those that weigh most."""
FEW = 8
"""From fewer games that were played on it is not told where points come from: it would be chance."""
LEAST = 0.05
"""Points below this are none: one decimal is shown."""


@frozen
class HintRow(Generic[M]):
    """A hint in words: what to do, the points to expect, where they come from or differ, the next move, and whether it was done."""

    text: str
    points: str
    detail: str
    move: M | None
    played: bool


class HintCardTexts(QObject, Generic[S, M, E]):
    """Finished sentences. Nothing is kept, so the language may change at any time."""

    def __init__(self, words: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def title(self, hint_answer: HintAnswer[S, M] | None, name: str) -> str:
        """The heading of the card; `name` is the player's who is asked about, "" for a hint."""
        if name:
            return self.tr("Why did {name} do that?").format(name=name)
        return (
            self.tr("Hint")
            if hint_answer is None or len(hint_answer.hints) < 2
            else self.tr("The best that can be done")
        )

    def thinking(self, hint_bot: str) -> str:
        """While the answer is waited for."""
        return self.tr("{bot} is thinking…").format(bot=bot_name(hint_bot, self._words.bots))

    def note(self, hint_answer: HintAnswer[S, M]) -> str:
        """Whose judgement it is, or how often it was played on, and how far the games went apart."""
        hint = hint_answer.hints[0] if hint_answer.hints else None
        if hint is None or not hint.games:
            return self.tr("Expected final points, as {bot} judges it").format(
                bot=bot_name(hint_answer.hint_bot, self._words.bots)
            )
        return self.tr(
            "Expected final points: the average of %n game(s) played on to the end; two in three of them end within ±{spread}.",
            "",
            hint.games,
        ).format(spread=self.number(hint.spread))

    def nothing(self, hint_answer: HintAnswer[S, M]) -> str:
        """Where no hints came; "" where they did."""
        if hint_answer.failed:
            return self.tr("The bot has broken down. Ask again to have it started anew.")
        if not hint_answer.hints or (hint_answer.question.move is not None and len(hint_answer.hints) < 2):
            return self.tr("There was nothing else to choose.")
        return ""

    def next_move(self, text: str) -> str:
        """What pressing a hint does."""
        return self.tr("Plays: {move}").format(move=text)

    def played(self) -> str:
        """Marks what was done."""
        return self.tr("Played")

    def rows(self, hint_answer: HintAnswer[S, M]) -> list[HintRow[M]]:
        """All hints in words, best first."""
        question = hint_answer.question
        found = []
        for place, hint in enumerate(hint_answer.hints):
            moves = [question.game.read(text) for text in hint.moves]
            if place == 0:
                detail = self._advantage(question.game, hint, hint_answer.hints[1:])
            else:
                detail = self._difference(question.game, hint, hint_answer.hints[0])
            row = HintRow(
                self._words.moves.joint_line(question.position, moves),
                self.number(hint.points),
                detail,
                moves[0] if moves else None,
                hint_answer.played == place,
            )
            found.append(row)
        return found

    def weighs_most(self, sources_text: str) -> str:
        """Where most of the points come from, as `sources_text` has it; "" where it has nothing."""
        return self.tr("What weighs most: {sources}").format(sources=sources_text) if sources_text else ""

    def _advantage(self, game: AnyGame, best: Hint, others: Sequence[Hint]) -> str:
        """Where the best hint expects more, or less, than the others do on average; "" where there are none."""
        sources_text = self.differences(game, best, *others) if others else ""
        return self.tr("Compared with the rest: {sources}").format(sources=sources_text) if sources_text else ""

    def _difference(self, game: AnyGame, hint: Hint, best: Hint) -> str:
        """By how much it falls short of the best hint, and where."""
        sources_text = self.differences(game, hint, best)
        less = best.points - hint.points
        if less < LEAST:
            return (
                self.tr("As good as the best: {sources}").format(sources=sources_text)
                if sources_text
                else self.tr("As good as the best")
            )
        if not sources_text:
            return self.tr("{points} less than the best").format(points=self.number(less))
        return self.tr("{points} less than the best: {sources}").format(points=self.number(less), sources=sources_text)

    def differences(self, game: AnyGame, hint: Hint, *others: Hint) -> str:
        """Where a hint expects more or less than others do on average, the weightiest first; "" where it does not, or too few games tell it."""
        if 0 < hint.games < FEW:
            return ""
        points = dict(hint.sources)
        for other in others:
            for name, value in other.sources:
                points[name] = points.get(name, 0.0) - value / len(others)
        return self.sources_text(points, lambda source: self._source(game, hint, source))

    def _source(self, game: AnyGame, hint: Hint, source: str) -> str:
        """Where points come from: an item of the score, where games have been played on."""
        if source == FORESEEN:
            return self.tr("judgement")
        if hint.games and any(source == item.id for item in game.items):
            return self._words.score.item(source)
        return self._words.bots.source(source)

    def sources_text(self, points: Mapping[str, float], name: Callable[[str], str]) -> str:
        """The points that weigh most, by where they come from, each with its `name` and a sign."""
        weighty = sorted((each for each in points if abs(points[each]) >= LEAST), key=lambda each: -abs(points[each]))
        return self._words.formats.join(
            self.tr("{source} {points}").format(source=name(each), points=self._signed(points[each]))
            for each in weighty[:MAX_SOURCES]
        )

    def number(self, points: float) -> str:
        """Points with one decimal, with a minus where they are below zero."""
        return QLocale().toString(abs(points), "f", 1) if points >= 0 else self._signed(points)

    def _signed(self, points: float) -> str:
        return self._words.formats.signed(QLocale().toString(abs(points), "f", 1), 1 if points > 0 else -1)
