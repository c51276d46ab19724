"""Texts of the hint card: moves, expected points, and reasons for the differences between hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from typing import Generic

from PySide6.QtCore import QLocale, QObject

from haspelknecht_qt.bots.hints import FORESEEN_SOURCE, Hint
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame, E, GameWithMoves, M, S
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.hints.client import HintAnswer, HintQuestion
from haspelknecht_qt.ui.match.bot_names import bot_name

MAX_NAMED_SOURCES = 3
"""Maximum number of sources of points that the text of a hint names."""
MAX_REASONS, MAX_COUNTER_REASONS = 2, 1
"""Maximum number of reasons for the better of two hints, and for the other one."""
MIN_ROLLOUTS_FOR_SOURCES = 8
"""Minimum number of rollouts for naming sources of points. With fewer, the differences may be due to chance."""
MIN_SHOWN_POINTS = 0.05
"""Smallest number of points that is not shown as zero. Points are shown with one decimal."""


def shown_difference(better: float, other: float) -> float:
    """Returns the difference between two numbers of points as shown, so that it fits the numbers beside it."""
    return round(better, 1) - round(other, 1)


@frozen
class HintRow(Generic[M]):
    """Texts of one hint: its moves (`text`), its expected points, and `detail`, which gives reasons.

    `numbers` has the points behind the reasons, for a tool tip. `move` is the first move of the hint. It may be None if
    the hint cannot be played.
    """

    text: str
    points: str
    detail: str
    move: M | None
    is_played: bool
    numbers: str = ""


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
        if (hint is None or not hint.games) and hint_answer.question.move is not None:
            # A weak bot judges its own moves without looking at later periods: its points are no final score.
            return self.tr("Value of each choice in points, as {bot} judges it").format(bot=bot)
        if hint is None or not hint.games:
            return self.tr("Expected final points, as {bot} judges it").format(bot=bot)
        return self.tr(
            "Expected final points: the average of %n game(s) played quickly to the end as {bot} would; "
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

    def rows(self, hint_answer: HintAnswer[S, M], *, may_be_equal: bool = True) -> list[HintRow[M]]:
        """Returns the texts of all hints, best first. Without `may_be_equal`, none is called as good as the best."""
        question, (best, *others) = hint_answer.question, hint_answer.hints
        compared = next((each for each in others if _is_clearly_behind(each, best)), others[0] if others else None)
        found = []
        for place, hint in enumerate(hint_answer.hints):
            moves = [question.game.read_move(text) for text in hint.moves]
            if compared is None:
                detail, numbers = "", ""
            elif hint.comparison is None and compared.comparison is None:
                detail = (
                    self._difference_text(question.game, hint, best)
                    if place
                    else self._advantage_text(question.game, best, others)
                )
                numbers = ""
            elif place == 0:
                is_equal = may_be_equal and compared.is_equal_to_best
                detail = self._best_detail(question, best, compared, is_next=compared is others[0], is_equal=is_equal)
                numbers = self.numbers_text(question, best, compared, sign=1)
            else:
                is_equal = may_be_equal and hint.is_equal_to_best
                detail = self._other_detail(question, best, hint, is_explained=hint is compared, is_equal=is_equal)
                numbers = self.numbers_text(question, best, hint, sign=-1)
            text, points = self._game_texts.moves.joint_line(question.position, moves), self.points_text(hint.points)
            is_played = hint_answer.played_index == place
            found.append(HintRow(text, points, detail, next(iter(moves), None), is_played, numbers))
        return found

    def reasons_text(self, question: HintQuestion[S, M], better: Hint, other: Hint) -> str:
        """Returns the reasons for the best hint `better` instead of `other`, joined; "" if there are none."""
        comparison = other.comparison
        if comparison is None or sorted(comparison.best_moves) != sorted(better.moves):
            return ""
        return self.advantages_text(
            question.game, question.position, (better.moves, other.moves), comparison.differences
        )

    def advantages_text(
        self,
        game: GameWithMoves[S, M],
        position: S,
        choices: tuple[Sequence[str], Sequence[str]],
        differences: Sequence[OutcomeDifference],
        count: int = MAX_REASONS,
    ) -> str:
        """Returns up to `count` reasons for the first of two choices instead of the second one, joined.

        `differences` are those between the rollouts of the first choice and of the second one.
        """
        own, less = ([game.read_move(text) for text in moves] for moves in choices)
        return self._join_clauses(self._game_texts.reasons.advantages(position, own, less, differences)[:count])

    def facts_text(self, game: GameWithMoves[S, M], position: S, choices: tuple[Sequence[str], Sequence[str]]) -> str:
        """Returns the sentence about what the player has after the first of two choices only; "" for nothing."""
        own, less = ([game.read_move(text) for text in moves] for moves in choices)
        facts = self._join_clauses(self._game_texts.reasons.facts(position, own, less)[:MAX_REASONS])
        return self.tr("Now: {facts}").format(facts=facts) if facts else ""

    def _join_clauses(self, clauses: Sequence[str]) -> str:
        return self.tr("; ", "between reasons").join(clauses)

    def _join_sentences(self, *sentences: str) -> str:
        return self.tr(". ", "between sentences").join(filter(None, sentences))

    def _best_detail(
        self, question: HintQuestion[S, M], best: Hint, compared: Hint, *, is_next: bool, is_equal: bool
    ) -> str:
        """Returns the reasons for the best hint instead of `compared`.

        `is_next` says whether that is the second one, `is_equal` whether both count as equal.
        """
        reasons = self.reasons_text(question, best, compared)
        facts = "" if reasons else self.facts_text(question.game, question.position, (best.moves, compared.moves))
        if is_equal:
            sentence = self.reasons_sentence(reasons, is_best=False) if reasons else facts
            return self._join_sentences(self.tr("About as good as the next"), sentence)
        if is_next:
            if reasons:
                return self.reasons_sentence(reasons, is_best=True)
            return facts or self.tr("No single reason stands out")
        if reasons:
            return self.tr("About as good as the next, better than the last: {reasons}").format(reasons=reasons)
        return self._join_sentences(self.tr("About as good as the next, better than the last"), facts)

    def _other_detail(
        self, question: HintQuestion[S, M], best: Hint, hint: Hint, *, is_explained: bool, is_equal: bool
    ) -> str:
        """Returns how much worse a hint is than the best one, with reasons for both, or for this one if both are equal.

        `is_explained` says whether the best hint's row already gives the reasons against this hint. `is_equal` says
        whether both count as equal.
        """
        comparison = hint.comparison
        if comparison is None or sorted(comparison.best_moves) != sorted(best.moves):
            return self._difference_text(question.game, hint, best)
        game, position = question.game, question.position
        head = self.tr("About as good as the best")
        if not is_equal:
            less = shown_difference(best.points, hint.points)
            head = self.tr("{points} less than the best").format(points=self.points_text(less))
        against = "" if is_explained or is_equal else self.reasons_text(question, best, hint)
        swapped = [each.swapped() for each in comparison.differences]
        choices = hint.moves, best.moves
        favour = self.advantages_text(game, position, choices, swapped, MAX_COUNTER_REASONS)
        return self._join_sentences(
            head,
            self.counter_sentence(against) if against else "",
            self.reasons_sentence(favour, is_best=False) if favour else self.facts_text(game, position, choices),
        )

    def numbers_text(self, question: HintQuestion[S, M], best: Hint, hint: Hint, *, sign: int) -> str:
        """Returns the difference between a hint and the best one in points, in all and by score item, with margins.

        `sign` is 1 for the view of the best hint, -1 for that of the other one. Returns "" without a comparison.
        """
        comparison, seat = hint.comparison, question.decision.actor
        if comparison is None:
            return ""
        items = {item.id for item in question.game.score_items}
        lines = [
            self.tr("{source} {points} ± {margin}").format(
                source=self._game_texts.score.item_name(each.name),
                points=self._format_signed(sign * each.gain),
                margin=self.points_text(each.margin),
            )
            for each in comparison.differences
            if each.seat == seat and each.name in items and abs(each.gain) >= MIN_SHOWN_POINTS
        ]
        whole = self.tr("In all {points} ± {margin}").format(
            points=self._format_signed(sign * shown_difference(best.points, hint.points)),
            margin=self.points_text(comparison.margin),
        )
        return "\n".join((*lines, whole))

    def reasons_sentence(self, reasons: str, *, is_best: bool) -> str:
        """Returns the sentence with reasons for the best of two choices, or for the other one."""
        words = self.tr("Why: {reasons}") if is_best else self.tr("For this one: {reasons}")
        return words.format(reasons=reasons)

    def counter_sentence(self, reasons: str) -> str:
        """Returns the sentence, in the text of another choice, with reasons for the best one."""
        return self.tr("For the best: {reasons}").format(reasons=reasons)

    def _advantage_text(self, game: AnyGame, best: Hint, others: Sequence[Hint]) -> str:
        """Returns the sentence that says why the best hint is better than the average of `others`.

        Returns "" if the reasons are unknown, or if the first of `others` is as good as the best.
        """
        if shown_difference(best.points, others[0].points) < MIN_SHOWN_POINTS:
            return ""
        sources_text = self.differences_text(game, best, *others)
        if len(others) == 1:
            words = self.tr("Compared with the other choice: {sources}")
        else:
            words = self.tr("Compared with the average of the other choices: {sources}")
        return words.format(sources=sources_text) if sources_text else ""

    def _difference_text(self, game: AnyGame, hint: Hint, best: Hint) -> str:
        """Returns the text that says how much worse a hint is than the best one, with the sources of the difference."""
        sources_text = self.differences_text(game, hint, best)
        less = shown_difference(best.points, hint.points)
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


def _is_clearly_behind(hint: Hint, best: Hint) -> bool:
    """Whether the hint is behind the best one by more than the margin of error."""
    comparison = hint.comparison
    return comparison is not None and not comparison.is_equal and sorted(comparison.best_moves) == sorted(best.moves)
