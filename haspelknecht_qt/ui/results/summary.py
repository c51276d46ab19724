"""Summary of results, beside the table of matches: sums, a person's rating, charts and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.rating import RatedMatch, Rating, rate, strengths
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.result import Result, SeatResult
from haspelknecht_qt.core.result_statistics import (
    Tally,
    is_won_by_person,
    tally,
    tally_by_opponent,
    tally_by_option,
    tally_by_person,
    tally_by_player_count,
)
from haspelknecht_qt.core.text import sort_key
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.results.charts import AVERAGED_GAME_COUNT, PointSourceBar, ScoreChart, SourceBars
from haspelknecht_qt.ui.results.table import Column, SortableTable
from haspelknecht_qt.ui.results.texts import UNKNOWN_NUMBER, ResultCountTexts, ResultTexts
from haspelknecht_qt.ui.widgets.basics import Segments, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi

AveragePoints = Callable[[int | None], dict[str, float]]
"""Function that returns average points by score item. Its argument is the number of latest games; None for all."""


@frozen
class GroupRow:
    """Row for a group of games, such as all games with one opponent: the group's name, and the `Tally` of its games."""

    name: str
    tally: Tally


@frozen
class ResultSelection:
    """Results that the summary covers.

    `results` are results of one game, newest first. `person` is the person whose results they are; None for all
    persons. `seat_results` pairs each result with the person's seat or, if `person` is None, with the first winner's
    seat (`result_statistics.seat_results`). `average_points` returns the average points by score item.
    """

    game_ui: AnyGameUi
    results: Sequence[Result]
    person: str | None
    seat_results: Sequence[tuple[Result, SeatResult]]
    average_points: AveragePoints


class ResultsSummary(Retranslated, QWidget):
    """Sums of results, above four pages: points over time, points by source, games by opponent, and games by option."""

    TIME, SOURCES, PEOPLE, OPTIONS = range(4)
    """Indices of the four pages."""

    person_wanted = Signal(str)
    """Emitted with the name of the person whose results the player wants to see."""

    def __init__(self, look: Look, texts: ResultTexts) -> None:
        super().__init__()
        self._look = look
        self._texts = texts
        self._selection: ResultSelection | None = None
        self.figures = tuple(text_label("score") for _ in range(4))
        self._captions = tuple(text_label("caption") for _ in range(4))
        self.strength = text_label("second", wrap=True)
        self.method = text_label("note", wrap=True)
        self.page_choice = Segments(look, 4)
        self.time, self.sources = ScoreChart(look), SourceBars(look)
        self.people_table: SortableTable[GroupRow] = SortableTable(look, 0)
        self.option_table: SortableTable[GroupRow] = SortableTable(look, 0, wraps_texts=True)
        self.note = text_label("note", wrap=True)
        self._pages = QStackedWidget()
        for page in (self.time, self.sources, self.people_table, self.option_table):
            self._pages.addWidget(page)
        self.people_table.chosen.connect(self._choose_person)
        self.page_choice.chosen.connect(self.show_page)
        self._sum_row = QHBoxLayout()
        centre = Qt.AlignmentFlag.AlignHCenter
        for figure, caption in zip(self.figures, self._captions, strict=True):
            self._sum_row.addLayout(fill_layout(QVBoxLayout(), (figure, 0, centre), (caption, 0, centre), spacing=0), 1)
        parts = self._sum_row, self.strength, self.method, self.page_choice, (self._pages, 1), self.note
        self._column = fill_layout(QVBoxLayout(self), *parts, margins=NO_MARGINS)
        look.call_on_change(self._apply_style)

    def show_results(self, shown: ResultSelection) -> None:
        """Shows the summary of these results."""
        self._selection = shown
        self.retranslate()

    def show_page(self, page: int) -> None:
        """Turns to the page with this index, and fills it."""
        self.page_choice.set_chosen_index(page)
        self._pages.setCurrentIndex(page)
        self._fill()

    @override
    def retranslate(self) -> None:
        shown = self._selection
        if shown is None:
            return
        everybody = shown.person is None
        captions = (
            _without_number(self.tr("%n game(s)", "", len(shown.results)), len(shown.results)),
            self.tr("won by people") if everybody else self.tr("won"),
            self.tr("winner’s average") if everybody else self.tr("average"),
            self.tr("most points"),
        )
        for label, caption in zip(self._captions, captions, strict=True):
            label.setText(caption)
        self.page_choice.set_labels(
            (
                self.tr("Over time"),
                self.tr("By source"),
                self.tr("By person") if everybody else self.tr("By opponent"),
                self.tr("By option"),
            )
        )
        self._show_sums(shown)
        self._show_strength(shown)
        self._fill()

    def _show_sums(self, shown: ResultSelection) -> None:
        found = tally(shown.seat_results)
        if found is None:
            sums = ("0", UNKNOWN_NUMBER, UNKNOWN_NUMBER, UNKNOWN_NUMBER)
        else:
            won = sum(map(is_won_by_person, shown.results)) if shown.person is None else found.games_won
            share = self.tr("{won} ({share}%)").format(won=won, share=round(100 * won / found.games))
            sums = (str(found.games), share, _decimal_text(found.average_points), number_text(found.max_points))
        for figure, words in zip(self.figures, sums, strict=True):
            figure.setText(words)

    def _show_strength(self, shown: ResultSelection) -> None:
        """Shows the person's strength and how it is computed; hides both without games against rated bots."""
        ladder = None if shown.person is None else shown.game_ui.find_ladder()
        found = None if ladder is None else _person_rating(shown.seat_results, strengths(ladder))
        self.strength.setVisible(found is not None)
        self.method.setVisible(found is not None)
        if found is None:
            return
        texts = shown.game_ui.texts
        bot = bot_name(found.nearest_bot, texts.bots)
        words = ResultCountTexts.STRENGTH.counted(found.games)
        self.strength.setText(words.format(strength=round(found.strength), margin=round(found.margin), bot=bot))
        self.method.setText(
            self.tr(
                "Strength estimated like an Elo rating: {random} is 0, and with 95% confidence the true "
                "strength is within the margin. Games with hints, a coach or a handicap do not count."
            ).format(random=bot_name(RANDOM, texts.bots))
        )

    def _fill(self) -> None:
        """Fills the current page, and sets the note below it."""
        fill = {
            self.TIME: self._fill_points_over_time,
            self.SOURCES: self._fill_sources,
            self.PEOPLE: self._fill_people,
            self.OPTIONS: self._fill_games_by_option,
        }[self.page_choice.chosen_index]
        if self._selection is not None:
            self.note.setText(fill(self._selection))
            self.note.setVisible(bool(self.note.text()))

    def _fill_points_over_time(self, shown: ResultSelection) -> str:
        """Fills the page with the points over time. Returns the note that explains the page."""
        self.time.setAccessibleName(self.tr("Points game by game"))
        seats = shown.seat_results[::-1]
        days = [self._texts.end_date_text(result.ended) for result, _ in (*seats[:1], *seats[-1:])] or ["", ""]
        everybody = shown.person is None
        self.time.show_games(
            [seat.scored_points for _, seat in seats],
            [is_won_by_person(result) if everybody else seat.place == 1 for result, seat in seats],
            days[0],
            days[-1],
        )
        if not self.time.has_dots:
            if everybody:
                return self.tr("The line is the average of the last ten winners.")
            return self.tr("The line is the average of the last ten games.")
        if everybody:
            return self.tr(
                "Each dot is the winner of a game, filled if that is a person; the line is the average of the last ten."
            )
        return self.tr("Each dot is a game, filled if it was won; the line is the average of the last ten.")

    def _fill_sources(self, shown: ResultSelection) -> str:
        """Fills the page with the points by source. Returns the note that explains the page."""
        self.sources.setAccessibleName(self.tr("Points by source"))
        average, recent = shown.average_points(None), shown.average_points(AVERAGED_GAME_COUNT)
        items = [item.id for item in shown.game_ui.game.score_items if item.id in average]
        name = shown.game_ui.texts.score.item_name
        self.sources.show_bars(
            [PointSourceBar(name(item), average[item], recent.get(item, 0.0)) for item in items],
            [_decimal_text(average[item]) for item in items],
        )
        if not items:
            return self.tr("These games have no human players.")
        if shown.person is None:
            return self.tr(
                "Average victory points of all human players; the mark shows the average of the last ten games."
            )
        return self.tr("Average victory points; the mark shows the average of the last ten games.")

    def _fill_people(self, shown: ResultSelection) -> str:
        """Fills the page with one person's games by opponent, or all games by person. Returns its note; "" for none."""
        if shown.person is None:
            self.people_table.setAccessibleName(self.tr("By person"))
            rows = [GroupRow(name, found) for name, found in tally_by_person(shown.results).items()]
            has_people = bool(rows)
            self.people_table.show_rows(self._columns(self.tr("Person")), rows)
            if not rows:
                return self.tr("These games have no human players.")
        else:
            self.people_table.setAccessibleName(self.tr("By opponent"))
            against = tally_by_opponent(shown.results, shown.person)
            bot, bots = self.tr("{name} (bot)"), shown.game_ui.texts.bots
            rows = [
                GroupRow(opponent.person or bot.format(name=bot_name(opponent.bot, bots)), found)
                for opponent, found in against.items()
            ]
            has_people = any(opponent.person for opponent in against)
            self.people_table.show_rows(self._columns(self.tr("Opponent")), rows)
        return self.tr("Click a person to see their results.") if has_people else ""

    def _fill_games_by_option(self, shown: ResultSelection) -> str:
        """Fills the page with the games by number of players and by option. Returns the page's note; "" for none."""
        self.option_table.setAccessibleName(self.tr("By option"))
        texts = shown.game_ui.texts
        rows = [
            GroupRow(ResultCountTexts.PLAYERS.counted(count), found)
            for count, found in sorted(tally_by_player_count(shown.results, shown.person).items())
        ]
        for option in shown.game_ui.game.options:
            known = set(option.values_for_player_counts(shown.game_ui.game.players_allowed))
            for value, found in tally_by_option(shown.results, shown.person, option.key).items():
                if value not in known:
                    # A later version of the program may have stored this value, which this version does not know.
                    continue
                name, chosen = texts.options.name(option.key), texts.options.value_name(option.key, value)
                rows.append(GroupRow(texts.formats.labelled(name, chosen), found))
        everybody = shown.person is None
        self.option_table.show_rows(self._columns(self.tr("Option"), has_victories=not everybody), rows)
        return self.tr("Points of the winners.") if everybody else ""

    def _columns(self, first_heading: str, *, has_victories: bool = True) -> tuple[Column[GroupRow], ...]:
        """Returns the columns of a table of groups. Without `has_victories`, the column "Won" is left out.

        The tallies of everybody's games are those of the winners, so every game would be a victory.
        """
        won: Column[GroupRow] = Column(
            self.tr("Won"), lambda row: str(row.tally.games_won), lambda row: row.tally.games_won
        )
        return (
            Column(
                first_heading,
                lambda row: row.name,
                lambda row: sort_key(row.name),
                is_number=False,
                tooltip=lambda row: row.name,
            ),
            Column(self.tr("Games"), lambda row: str(row.tally.games), lambda row: row.tally.games),
            *((won,) if has_victories else ()),
            Column(
                self.tr("Average"),
                lambda row: _decimal_text(row.tally.average_points),
                lambda row: row.tally.average_points,
            ),
            Column(self.tr("Best"), lambda row: number_text(row.tally.max_points), lambda row: row.tally.max_points),
        )

    def _choose_person(self, row: GroupRow) -> None:
        """Emits `person_wanted` with the person in this row. Does nothing for rows of bots."""
        shown = self._selection
        if shown is not None and row.name in tally_by_person(shown.results):
            self.person_wanted.emit(row.name)

    def _apply_style(self) -> None:
        self._column.setSpacing(self._look.px(8))
        self._sum_row.setSpacing(self._look.px(12))


_PLAYER_AND_PLACE = attrgetter("player", "place")


def _person_rating(seats: Sequence[tuple[Result, SeatResult]], bots: Mapping[str, float]) -> Rating | None:
    """Returns the rating of a person from these games; None without a game against one of `bots`.

    Games in which the coach or a hint helped the person, and games with a handicap of any seat, do not count. If the
    person had two seats in a game, the better seat counts. Games with the same players and places are rated together,
    with their number as weight, because there may be thousands of games.
    """
    best: dict[str, tuple[Result, int]] = {}
    left_out = {result.id for result, seat in seats if seat.is_assisted or any(each.handicap for each in result.seats)}
    for result, seat in seats:
        if result.id not in left_out and (result.id not in best or seat.place < best[result.id][1]):
            best[result.id] = result, seat.place
    counts = Counter((own, tuple(map(_PLAYER_AND_PLACE, result.seats))) for result, own in best.values())
    matches = [_scores_by_bot(own, players) for own, players in counts]
    return rate(matches, bots, list(counts.values()))


def _scores_by_bot(own: int, players: Iterable[tuple[str, int]]) -> RatedMatch:
    """Returns the scores by bot: 1 if the place `own` is better than the bot's, 0.5 if it is the same, else 0."""
    found: dict[str, list[float]] = {}
    for player, place in players:
        if player != PERSON:
            found.setdefault(player, []).append(0.5 if place == own else float(place > own))
    return found


def _without_number(counted: str, number: int) -> str:
    """Returns a counted noun without its number, which is shown above it in a larger font."""
    return counted.replace(str(number), "").strip()


def _decimal_text(value: float) -> str:
    """Returns a number as text with one decimal, in the format of the language, with a typographic minus sign."""
    words = QLocale().toString(abs(value), "f", 1)
    return f"\N{MINUS SIGN}{words}" if round(value, 1) < 0 else words
