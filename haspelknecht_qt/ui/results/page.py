"""Page of results: a table of finished matches, filters, and statistics."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt import paths
from haspelknecht_qt.core.memory import paused_collector
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.result import Result, SeatResult, to_csv
from haspelknecht_qt.core.result_statistics import persons, seat_results, standings_of, tournaments, winner
from haspelknecht_qt.core.results import ResultsError, ResultStore
from haspelknecht_qt.core.storage import StorageError, write_atomic
from haspelknecht_qt.core.text import fold, sort_key
from haspelknecht_qt.ui.results.skill_window import SkillWindow
from haspelknecht_qt.ui.results.summary import ResultSelection, ResultsSummary
from haspelknecht_qt.ui.results.table import Column, SortableTable
from haspelknecht_qt.ui.results.texts import ResultMessage, ResultTexts
from haspelknecht_qt.ui.results.tournament_table import TournamentWindow
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, name_clear_button, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, Dialogs, MessageButton, lay_out_above_foot, make_foot
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_drop_down, fill_layout
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.core.tournament import Standings
    from haspelknecht_qt.ui.contracts import AnyGameUi

T = TypeVar("T")

MAX_CHOICE_WIDTH = 300
"""Maximum width of a drop-down list with games or persons, in logical pixels at scale 1."""
RESULTS_PER_PART = 1000
"""Number of results that are read in one go. This takes about 10 ms, so the window is never blocked for long."""
_NAME_AND_PLAYER = attrgetter("name", "player")


class ResultsPage(Dialog):
    """Dialog with the results of one game at a time: points of different games are not comparable.

    The newest results are shown immediately. Older ones are read part by part while the page is shown. The filters and
    the summary follow when all are read.
    """

    SIZE = (1640, 980)
    record_wanted = Signal(str)
    """Emitted with the id of the result whose match the player wants to replay."""
    person_forgotten = Signal(str)
    """Emitted with the name of a person whose results have been deleted."""

    def __init__(
        self,
        look: Look,
        game_uis: Mapping[str, AnyGameUi],
        results: ResultStore,
        texts: ResultTexts,
        game: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Shows the results of the game named `game`; if it is "" or has no results, of the game played last."""
        super().__init__(look, parent)
        self._game_uis = game_uis
        self._results = results
        self._texts = texts
        self._dialogs = Dialogs(look, self)
        self._rows: list[Result] = []
        self._search_keys: dict[str, Hashable] = {}
        """Options and players of each result, by its id. Of results with equal ones, the search tests only one."""
        self._unread: list[int] = []
        """Row numbers of the results that have not been read, the newest first."""
        self._read_timer = QTimer(self)
        self._read_timer.timeout.connect(self._read_next_results)
        self._shown_results: list[Result] = []
        self._persons: list[str] = []
        self._persons_with_findings: set[str] = set()
        self._tournaments: dict[str, list[Result]] = {}
        self._error: ResultsError | None = None
        self._option_texts: dict[int, str] = {}
        self._fold = cache(fold)
        self.title = text_label("section")
        self.game_choice, self.person_choice, self.tournament_choice = DropDown(look), DropDown(look), DropDown(look)
        self.search = QLineEdit()
        self.table: SortableTable[tuple[Result, SeatResult]] = SortableTable(look, 1)
        self.summary = ResultsSummary(look, texts)
        self.empty_label, self.no_match_label = text_label("second", wrap=True), text_label("second", wrap=True)
        for label in (self.empty_label, self.no_match_label):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table_button = IconButton(look, "trophy", "plain", 18, on_click=self.open_tournament)
        self.skill_button = IconButton(look, "dice", on_click=self.open_skill)
        self.export_button = IconButton(look, "export", on_click=self._ask_where_to_export)
        self.delete_button = IconButton(look, "delete", "danger", on_click=self._ask_before_forgetting)
        self.close_button = IconButton(look, "", "primary", on_click=self.reject)
        self._heading = Heading()
        self._lay_out(look)
        self.games: tuple[str, ...] = ()
        """Names of the games that have results and are known to the program, the last played first."""
        self._game = ""
        self._person: str | None = None
        self._tournament: str | None = None
        self._load(game)
        self.game_choice.activated.connect(self._choose_game)
        self.person_choice.activated.connect(self._choose_results)
        self.tournament_choice.activated.connect(self._choose_results)
        self.search.textChanged.connect(self._show_filtered)
        self.table.chosen.connect(self._open)
        self.summary.person_wanted.connect(self.show_person)
        self.resize(self.sizeHint())
        FocusRing(self, look)

    def _lay_out(self, look: Look) -> None:
        px = look.px
        filters = self.game_choice, self.person_choice, self.search
        head = fill_layout(QHBoxLayout(), self.title, 1, *filters, spacing=px(12))
        self.search.setClearButtonEnabled(True)
        for choice in (self.game_choice, self.person_choice):
            # Without a maximum width, a long name would make the list too wide.
            choice.setMaximumWidth(px(MAX_CHOICE_WIDTH))
        standings = fill_layout(QHBoxLayout(), (self.tournament_choice, 1), self.table_button, spacing=px(12))
        games = (self.table, 1), (self.no_match_label, 1)
        left = fill_layout(QVBoxLayout(), self._heading, standings, *games, spacing=px(8))
        self._columns = QWidget()
        # The hidden summary keeps its room, so that the table keeps its width when the summary appears.
        policy = self.summary.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.summary.setSizePolicy(policy)
        fill_layout(QHBoxLayout(self._columns), (left, 11), (self.summary, 9), spacing=px(40), margins=NO_MARGINS)
        margins = px(28), px(18), px(28), px(14)
        page = fill_layout(
            QVBoxLayout(), head, (self._columns, 1), (self.empty_label, 1), spacing=px(14), margins=margins
        )
        foot, row = make_foot(look, side=28)
        fill_layout(row, self.delete_button, 1, self.skill_button, self.export_button, self.close_button)
        lay_out_above_foot(self, page, foot)

    def _load(self, wanted: str) -> None:
        """Begins to read the results of the game `wanted`; if it has no results, of the game played last."""
        self._rows, self._search_keys, self._persons_with_findings = [], {}, set()
        self._error, self.games, self._unread = None, (), []
        try:
            self.games = tuple(name for name in self._results.games() if name in self._game_uis)
            self._game = wanted if wanted in self.games or not self.games else self.games[0]
            self._unread = self._results.list_row_numbers(self._game) if self._game in self.games else []
        except ResultsError as error:
            self._error = error
        self._read_next_results()

    def _read_next_results(self) -> None:
        """Reads the next results. Shows the results after the first part and after the last one."""
        part, self._unread = self._unread[:RESULTS_PER_PART], self._unread[RESULTS_PER_PART:]
        is_first = not self._rows
        try:
            with paused_collector():
                read = self._results.list_results(self._game, part)
            self._persons_with_findings |= self._results.persons_with_findings(self._game, part)
        except ResultsError as error:
            self._error, self._rows, self._unread, read = error, [], [], []
        self._rows += read
        self._search_keys |= {result.id: (id(result.options), *map(_NAME_AND_PLAYER, result.seats)) for result in read}
        if self._unread:
            self._read_timer.start(0)
        else:
            self._read_timer.stop()
        if is_first or not self._unread:
            self._show_read_results()

    def _show_read_results(self) -> None:
        """Shows the results that have been read. The table is not scrolled.

        A chosen person or tournament may have only old results, so it stays chosen until all are read.
        """
        self._persons = persons(self._rows)
        self._tournaments = tournaments(self._rows)
        if not self._unread:
            if self._tournament not in self._tournaments:
                self._tournament = None
            if self._person not in self._persons:
                # If only one person has results in this game, this person's results are shown.
                self._person = self._persons[0] if len(self._persons) == 1 else None
        scrolled = self.table.verticalScrollBar().value()
        self.retranslate()
        self.table.verticalScrollBar().setValue(scrolled)

    def show_person(self, name: str) -> None:
        """Shows the results of the person of this name."""
        self._person = name
        self.retranslate()

    def _choose_game(self, place: int) -> None:
        self._tournament = None
        self._load(str(self.game_choice.itemData(place)))

    def _choose_results(self) -> None:
        self._person, self._tournament = self.person_choice.currentData(), self.tournament_choice.currentData()
        self.retranslate()

    def _show_filtered(self) -> None:
        """Shows the results that match the chosen person, the chosen tournament and the words in the search field.

        The selected result stays selected. If it is not shown any more, the first result is selected.
        """
        if not self._rows:
            return
        index = self.table.currentIndex()
        selected = self.table.rows.rows[index.row()][0] if index.isValid() else None
        game_ui = self._game_uis[self._game]
        wanted = fold(self.search.text()).split()
        matching = self._rows if self._tournament is None else self._tournaments.get(self._tournament, [])
        if wanted:
            keys = [self._search_keys[result.id] for result in matching]
            examples = dict(zip(keys, matching, strict=True))
            fitting = {key for key, result in examples.items() if self._fits_search(result, game_ui, wanted)}
            matching = [result for key, result in zip(keys, matching, strict=True) if key in fitting]
        seats = seat_results(matching, self._person)
        if self._person is not None:
            # Each result is listed once: a person who had two seats has played only one game.
            matching = list({result.id: result for result, _ in seats}.values())
        self._shown_results = matching
        self.table.show_rows(self._columns_of_games(game_ui), seats)
        shown = (row for row, (result, _) in enumerate(self.table.rows.rows) if result is selected)
        self.table.selectRow(next(shown, 0))
        finds_nothing = not matching and not self._unread
        self.table.setHidden(finds_nothing)
        self.no_match_label.setVisible(finds_nothing)
        self.summary.setHidden(finds_nothing or bool(self._unread))
        if self._unread:
            return
        self.summary.show_results(ResultSelection(game_ui, matching, self._person, seats, self._average_points_by_item))
        self.export_button.setEnabled(bool(matching))

    def _fits_search(self, result: Result, game_ui: AnyGameUi, wanted: list[str]) -> bool:
        """Whether each of the words `wanted` occurs in a player's name or in an option of the match."""
        texts = [self._texts.player_name(seat, game_ui.texts.bots) for seat in result.seats]
        # Cached by the identity of the mapping of options, because thousands of results may share one mapping.
        if id(result.options) not in self._option_texts:
            self._option_texts[id(result.options)] = self._texts.options(result, game_ui)
        texts.append(self._option_texts[id(result.options)])
        return all(any(word in self._fold(text) for text in texts) for word in wanted)

    def _average_points_by_item(self, last_count: int | None) -> dict[str, float]:
        # The database finds all results of a game or person itself. There may be too many to list their ids.
        is_filtered = self._tournament is not None or bool(self.search.text().split())
        ids = [result.id for result in self._shown_results] if is_filtered else None
        return self._read(lambda: self._results.averages(self._game, self._person, last_count, ids), {})

    def _columns_of_games(self, game_ui: AnyGameUi) -> tuple[Column[tuple[Result, SeatResult]], ...]:
        texts = self._texts
        columns: list[Column[tuple[Result, SeatResult]]] = [
            Column(
                self.tr("Ended"),
                lambda row: texts.end_date_text(row[0].ended),
                lambda row: row[0].ended,
                is_number=False,
                tooltip=lambda row: texts.end_time_text(row[0].ended),
            ),
            Column(
                self.tr("Players"),
                lambda row: texts.players_with_points(row[0], game_ui.texts.bots),
                lambda row: sort_key(texts.player_name(winner(row[0]), game_ui.texts.bots)),
                is_number=False,
                tooltip=lambda row: "\n".join(self._tooltip(row[0], game_ui)),
            ),
            Column(self.tr("Points"), lambda row: number_text(row[1].points), lambda row: row[1].points),
        ]
        if self._person is not None:
            columns.append(Column(self.tr("Place"), lambda row: str(row[1].place), lambda row: row[1].place))
        columns += [
            Column(self.tr("Moves"), lambda row: str(row[0].move_count), lambda row: row[0].move_count),
            Column(
                self.tr("Time"),
                lambda row: texts.duration(row[0].seconds),
                lambda row: -1 if row[0].seconds is None else row[0].seconds,
                tooltip=lambda _: self.tr("Time at the table in the last session"),
            ),
        ]
        return tuple(columns)

    def _tooltip(self, result: Result, game_ui: AnyGameUi) -> tuple[str, ...]:
        """Returns the lines of a result's tool tip: players, options and, in a tournament, the number of the game."""
        lines = self._texts.players_with_points(result, game_ui.texts.bots), self._texts.options(result, game_ui)
        if result.tournament_game is None:
            return lines
        place = self.tr("Game {number} of {games} of a tournament")
        return (*lines, place.format(number=result.tournament_game.number, games=result.tournament_game.game_count))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Results"))
        self.title.setText(self.tr("Results"))
        self._heading.title.setText(self.tr("Games"))
        self._heading.note.setText(
            self.tr("older games are being read") if self._unread else self.tr("click to open the replay")
        )
        self.table.setAccessibleName(self.tr("Games"))
        asked = self.tr("Player, bot or option")
        self.search.setPlaceholderText(asked)
        self.search.setAccessibleName(asked)
        name_clear_button(self.search)
        self.search.ensurePolished()
        words = self.search.fontMetrics().horizontalAdvance(asked)
        self.search.setMinimumWidth(words + self.search.minimumSizeHint().width())
        self.game_choice.setAccessibleName(self.tr("Game"))
        self.person_choice.setAccessibleName(self.tr("Whose results"))
        self.tournament_choice.setAccessibleName(self.tr("Tournament"))
        self.table_button.setText(self.tr("Table of the tournament"))
        self.export_button.setText(self.tr("Export as CSV…"))
        self.skill_button.setText(self.tr("Luck and skill…"))
        self.delete_button.setText(self.tr("Delete this person…"))
        self.close_button.setText(self.tr("Close"))
        self.empty_label.setText(
            self.tr("No game has been finished yet. The result of each finished game will appear here.")
            if self._error is None
            else self._texts.error_text(self._error)
        )
        self.no_match_label.setText(self.tr("No game matches these filters."))
        self._option_texts.clear()
        self._offer_choices()
        has_results = bool(self._rows)
        for widget in (self._columns, self.game_choice, self.person_choice, self.search, self.export_button):
            widget.setVisible(has_results)
        self.empty_label.setHidden(has_results)
        filters = self.person_choice, self.tournament_choice, self.search
        for widget in (*filters, self.table_button, self.export_button, self.delete_button):
            widget.setEnabled(not self._unread)
        self.tournament_choice.setVisible(bool(self._tournaments))
        self.table_button.setVisible(self._tournament is not None)
        self.delete_button.setVisible(has_results and self._person is not None)
        self.skill_button.setVisible(self._person in self._persons_with_findings)
        self._show_filtered()

    def _offer_choices(self) -> None:
        """Fills the drop-down lists of games, persons and tournaments."""
        titles = {name: self._game_uis[name].info.title() for name in self.games} if self._rows else {}
        fill_drop_down(self.game_choice, list(titles.items()), self._game)
        persons = [(name, name) for name in dict.fromkeys((*self._persons, self._person)) if name is not None]
        fill_drop_down(self.person_choice, [(None, self.tr("Everybody")), *persons], self._person)
        offered = [
            (
                id_,
                self.tr("Tournament, {day}: {names}").format(
                    day=self._texts.end_date_text(results[0].ended),
                    names=", ".join(row.person.name for row in self._standings(results).rows()),
                ),
            )
            for id_, results in self._tournaments.items()
        ]
        fill_drop_down(self.tournament_choice, [(None, self.tr("All games")), *offered], self._tournament)

    def _standings(self, results: Sequence[Result]) -> Standings:
        texts = self._game_uis[self._game].texts
        # Bots have the names of their seats here, as at the end of each game: several may be of the same level.
        return standings_of(results, lambda seat: seat.name or self._texts.player_name(seat, texts.bots))

    def open_tournament(self) -> None:
        """Opens the table of the chosen tournament."""
        if self._tournament is not None:
            TournamentWindow(self._look, self._standings(self._tournaments[self._tournament]), self).open()

    def open_skill(self) -> None:
        """Opens the window about the luck and skill of the chosen person."""
        game, person, results = self._game, self._person or "", self._results
        numbers = self._read(lambda: results.list_row_numbers(game), list[int]())[::-1]
        if numbers:
            SkillWindow(
                self._look,
                self._game_uis[game],
                person,
                numbers,
                lambda part: self._read(lambda: results.findings(game, person, part), None),
                self,
            ).open()

    def _read(self, query: Callable[[], T], default: T) -> T:
        """Returns the result of a query; after an error, shows it and returns `default`."""
        try:
            return query()
        except ResultsError as error:
            self._report(ResultMessage.NOT_READ.text, self._texts.error_text(error))
            return default

    def _open(self, row: tuple[Result, SeatResult]) -> None:
        self.accept()
        self.record_wanted.emit(row[0].id)

    def _ask_where_to_export(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the results"), str(paths.user_data()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Tables (*.csv)")])
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(f"{self._game}.csv")
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.open()

    def export(self, path: Path) -> None:
        """Writes the results that the page shows to a CSV file. If this fails, shows the reason."""
        items = [item.id for item in self._game_uis[self._game].game.score_items]
        try:
            table = to_csv(self._shown_results, self._results.points(self._game), items)
            # The file begins with a byte order mark, by which spreadsheets recognise UTF-8.
            write_atomic(path, table.encode("utf-8-sig"))
        except ResultsError as error:
            self._report(ResultMessage.NOT_EXPORTED.text, self._texts.error_text(error))
        except StorageError as error:
            self._report(ResultMessage.NOT_EXPORTED.text, self._texts.messages.unsaved_file_text(error))

    def _ask_before_forgetting(self) -> None:
        person = self._person
        if person is None:
            return
        preview = self._read(lambda: self._results.preview_forget(person), None)
        if preview is None:
            return
        self._dialogs.ask(
            "warn",
            self.tr("Delete all results of {name}?").format(name=person),
            self._texts.deletion_text(preview),
            [
                MessageButton(self.tr("Cancel")),
                MessageButton(self.tr("Delete"), "danger", lambda: self._forget(person)),
            ],
        )

    def _forget(self, person: str) -> None:
        try:
            self._results.forget(person)
        except ResultsError as error:
            self._report(ResultMessage.NOT_DELETED.text, self._texts.error_text(error))
            return
        self._person = None
        self._load(self._game)
        self.person_forgotten.emit(person)

    def _report(self, headline: str, sentence: str) -> None:
        self._dialogs.show_message("refuse", headline, sentence, ResultMessage.CLOSE.text)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.table if self._rows else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)
