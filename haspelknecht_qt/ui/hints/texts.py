"""Texts of the hint card: moves, expected points, sources of points, and differences between hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from typing import Generic

from attrs import frozen
from PySide6.QtCore import QLocale, QObject

from haspelknecht_qt.bots.hints import FORESEEN_SOURCE, Hint
from haspelknecht_qt.core.game import AnyGame, E, M, S
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.hints.client import HintAnswer
from haspelknecht_qt.ui.match.bot_names import bot_name

MAX_NAMED_SOURCES = 3
"""Maximum number of sources of points that the text of a hint names."""
MIN_ROLLOUTS_FOR_SOURCES = 8
"""Minimum number of rollouts for naming sources of points. With fewer, the differences may be due to chance."""
MIN_SHOWN_POINTS = 0.05
"""Smallest number of points that is not shown as zero. Points are shown with one decimal."""


@frozen
class HintRow(Generic[M]):
    """Texts of one hint: its moves (`text`), its expected points, and `detail`, which explains these points.

    `move` is the first move of the hint. It may be None if the hint cannot be played.
    """

    text: str
    points: str
    detail: str
    move: M | None
    is_played: bool


class HintCardTexts(QObject, Generic[S, M, E]):
    """Makes the texts of the hint card, always in the current language."""

    def __init__(self, texts: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_texts = texts

    def title(self, hint_answer: HintAnswer[S, M] | None, name: str) -> str:
        """Returns the title of the card. `name` is the name of the player whose move is explained; "" for a hint."""
        if name:
            return self.tr("Why did {name} do that?").format(name=name)
        has_several = hint_answer is not None and len(hint_answer.hints) > 1
        return self.tr("The best moves") if has_several else self.tr("Hint")

    def thinking_text(self, hint_bot: str) -> str:
        """Returns the sentence that says that a bot is thinking."""
        return self.tr("{bot} is thinking…").format(bot=bot_name(hint_bot, self._game_texts.bots))

    def evaluation_method_sentence(self, hint_answer: HintAnswer[S, M]) -> str:
        """Returns the sentence about how the points were found: by a bot's evaluation, or as an average of rollouts.

        For rollouts, the sentence also contains their number and the spread of their results.
        """
        hint = hint_answer.hints[0] if hint_answer.hints else None
        bot = bot_name(hint_answer.hint_bot, self._game_texts.bots)
        if hint is None or not hint.games:
            return self.tr("Expected final points, as {bot} judges it").format(bot=bot)
        return self.tr(
            "Expected final points: the average of %n game(s) played to the end as {bot} would; "
            "two in three end within ±{spread}.",
            "",
            hint.games,
        ).format(bot=bot, spread=self.points_text(hint.spread))

    def no_hints_text(self, hint_answer: HintAnswer[S, M]) -> str:
        """Returns the sentence that says why there are no hints; "" if there are hints to compare."""
        if hint_answer.error_text:
            return self.tr("The bot has crashed. Ask again to restart it.")
        if not hint_answer.hints or (hint_answer.question.move is not None and len(hint_answer.hints) < 2):
            return self.tr("There was no other choice.")
        return ""

    def move_tooltip(self, text: str) -> str:
        """Returns the tool tip of a hint that can be played. `text` describes its first move."""
        return self.tr("Plays: {move}").format(move=text)

    def played_label(self) -> str:
        """Returns the label for the hint that was played."""
        return self.tr("Played")

    def rows(self, hint_answer: HintAnswer[S, M]) -> list[HintRow[M]]:
        """Returns the texts of all hints, best first."""
        question, hints = hint_answer.question, hint_answer.hints
        found = []
        for place, hint in enumerate(hints):
            moves = [question.game.read_move(text) for text in hint.moves]
            if place == 0:
                detail = self._advantage_text(question.game, hint, hints[1:])
            else:
                detail = self._difference_text(question.game, hint, hints[0])
            text, points = self._game_texts.moves.joint_line(question.position, moves), self.points_text(hint.points)
            found.append(HintRow(text, points, detail, next(iter(moves), None), hint_answer.played_index == place))
        return found

    def main_sources_text(self, sources_text: str) -> str:
        """Returns the sentence about the sources of points that `sources_text` lists; "" if it is empty."""
        return self.tr("Where the points come from: {sources}").format(sources=sources_text) if sources_text else ""

    def _advantage_text(self, game: AnyGame, best: Hint, others: Sequence[Hint]) -> str:
        """Returns the sentence that says why the best hint is better than the average of `others`; "" if unknown."""
        sources_text = self.differences_text(game, best, *others) if others else ""
        words = self.tr("Where the difference comes from: {sources}")
        return words.format(sources=sources_text) if sources_text else ""

    def _difference_text(self, game: AnyGame, hint: Hint, best: Hint) -> str:
        """Returns the text that says how much worse a hint is than the best one, with the sources of the difference."""
        sources_text = self.differences_text(game, hint, best)
        less = best.points - hint.points
        if less < MIN_SHOWN_POINTS:
            words = self.tr("As good as the best: {sources}") if sources_text else self.tr("As good as the best")
        elif sources_text:
            words = self.tr("{points} less than the best: {sources}")
        else:
            words = self.tr("{points} less than the best")
        return words.format(points=self.points_text(less), sources=sources_text)

    def differences_text(self, game: AnyGame, hint: Hint, *others: Hint) -> str:
        """Returns the sources of the difference between a hint and the average of `others`, the largest first.

        Returns "" if there are none, or after too few rollouts (MIN_ROLLOUTS_FOR_SOURCES).
        """
        if 0 < hint.games < MIN_ROLLOUTS_FOR_SOURCES:
            return ""
        points = dict(hint.sources)
        for other in others:
            for name, value in other.sources:
                points[name] = points.get(name, 0.0) - value / len(others)
        return self.sources_text(points, lambda source: self._source_name(game, hint, source))

    def _source_name(self, game: AnyGame, hint: Hint, source: str) -> str:
        """Returns the displayed name of a source of points. In a hint from rollouts, the sources are score items."""
        if source == FORESEEN_SOURCE:
            return self.tr("bot’s judgement")
        if hint.games and any(source == item.id for item in game.score_items):
            return self._game_texts.score.item_name(source)
        return self._game_texts.bots.source_name(source)

    def sources_text(self, points: Mapping[str, float], name: Callable[[str], str]) -> str:
        """Returns the largest sources of points as text, with signed points. `name` returns the name of a source."""
        largest = nlargest(MAX_NAMED_SOURCES, points, key=lambda source: abs(points[source]))
        return self._game_texts.formats.join(
            self.tr("{source} {points}").format(source=name(source), points=self._format_signed(points[source]))
            for source in largest
            if abs(points[source]) >= MIN_SHOWN_POINTS
        )

    def points_text(self, points: float) -> str:
        """Returns points as text with one decimal, and with a minus sign if they are negative."""
        return QLocale().toString(abs(points), "f", 1) if points >= 0 else self._format_signed(points)

    def _format_signed(self, points: float) -> str:
        return self._game_texts.formats.with_sign(QLocale().toString(abs(points), "f", 1), 1 if points > 0 else -1)
