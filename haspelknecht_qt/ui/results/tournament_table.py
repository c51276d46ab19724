"""Standings of a tournament: a strip in the final scoring of each game, and a table in its own window."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.tournament import Standings, StandingsRow
from haspelknecht_qt.ui.widgets.basics import HouseMark, IconButton, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, lay_out_above_foot, make_foot, scroll_area_with
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MARK_SIDE = 30


def tournament_points_text(points: float) -> str:
    """Returns tournament points as text: whole numbers without decimals, other numbers with one decimal."""
    return QLocale().toString(points, "f", 0 if points.is_integer() else 1)


class TournamentStrip(Retranslated, QFrame):
    """Strip with a tournament's standings, and a button for its table. After the last game, `next_button` is None."""

    def __init__(self, look: Look, standings: Standings, *, has_next: bool) -> None:
        super().__init__()
        self.setProperty("surface", "note")
        self._look = look
        self._standings = standings
        self.title = text_label("name")
        self.ranking = ElidedLabel("second")
        self.table_button = IconButton(look, "trophy", "plain", 18, on_click=self.open_table)
        self.next_button = IconButton(look, "play", "primary") if has_next else None
        parts = self.title, (self.ranking, 1), self.table_button
        margins = look.px(36), look.px(4), look.px(36), look.px(4)
        fill_layout(QHBoxLayout(self), *parts, spacing=look.px(20), margins=margins)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self._progress_text())
        place = self.tr("{place}. {name}: {points}")
        places = [
            place.format(place=row.place, name=row.person.name, points=tournament_points_text(row.points))
            for row in self._standings.rows()
        ]
        # Separated by dots: otherwise screen readers would read the list as one sentence.
        self.ranking.set_line("  ·  ".join(places) if self._standings.game_results else "")
        self.table_button.setText(self.tr("Table of the tournament"))
        if self.next_button is not None:
            self.next_button.setText(self.tr("Next game of the tournament"))

    def _progress_text(self) -> str:
        """Returns the sentence about the number of games played or, at the end of the tournament, about the winner."""
        standings = self._standings
        if not standings.is_over:
            played = self.tr("Tournament: {ended} of {games} games played")
            return played.format(ended=len(standings.game_results), games=standings.game_count)
        names = [row.person.name for row in standings.leaders()]
        if len(names) == 1:
            return self.tr("{name} wins the tournament").format(name=names[0])
        return self.tr("Shared victory in the tournament: {names}").format(names=", ".join(names))

    def open_table(self) -> TournamentWindow:
        """Opens the table of the tournament."""
        window = TournamentWindow(self._look, self._standings, self.window())
        window.open()
        return window


class TournamentWindow(Dialog):
    """Window with the table of a tournament: a row for each player, and a note on how tournament points are counted."""

    SIZE = (900, 420)

    def __init__(self, look: Look, standings: Standings, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, delete_on_close=True)
        self._standings = standings
        self.title = text_label("section")
        self.counting_note = text_label("caption", wrap=True)
        self.close_button = IconButton(look, "", "primary", on_click=self.reject)
        self.close_button.setDefault(True)
        people = len(standings.people)
        self.column_headings = [text_label("caption", wrap=True) for _ in range(people + 5)]
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, look.px(6), 0)
        self._grid.setHorizontalSpacing(look.px(16))
        self._grid.setVerticalSpacing(look.px(8))
        self._grid.setColumnStretch(1, 1)
        for column, head in enumerate(self.column_headings, 1):
            side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignHCenter
            head.setAlignment(side | Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(head, 0, column)
        self._grid.addWidget(surface("rule"), 1, 0, 1, people + 6)
        self.rows = [self._add_row(place, row) for place, row in enumerate(standings.rows(), 2)]
        self._grid.setRowStretch(people + 2, 1)
        parts = self.title, (scroll_area_with(self._grid, only_down=False), 1), self.counting_note
        margins = look.px(24), look.px(20), look.px(24), look.px(14)
        page = fill_layout(QVBoxLayout(), *parts, spacing=look.px(12), margins=margins)
        foot, row = make_foot(look, side=24)
        fill_layout(row, 1, self.close_button)
        lay_out_above_foot(self, page, foot)
        self.finish_construction()

    def _add_row(self, grid_row: int, standings_row: StandingsRow) -> list[QLabel]:
        """Adds a player's row to the table. Returns the labels of the row's numbers."""
        self._grid.addWidget(HouseMark(self._look, standings_row.person.colour, MARK_SIDE), grid_row, 0)
        self._grid.addWidget(ElidedLabel("name", standings_row.person.name), grid_row, 1)
        labels = [text_label("name") for _ in self.column_headings[1:]]
        for column, label in enumerate(labels, 2):
            self._grid.addWidget(label, grid_row, column, Qt.AlignmentFlag.AlignCenter)
        return labels

    @override
    def retranslate(self) -> None:
        standings = self._standings
        heading = self.tr("Table of the tournament: {ended} of {games} games played")
        self.setWindowTitle(self.tr("Table of the tournament"))
        self.title.setText(heading.format(ended=len(standings.game_results), games=standings.game_count))
        people = len(standings.people)
        words = (
            self.tr("Player"),
            self.tr("Rank"),
            self.tr("Games"),
            *(self.tr("Place {number}").format(number=number) for number in range(1, people + 1)),
            self.tr("Tournament points"),
            self.tr("Points in the games"),
        )
        for head, word in zip(self.column_headings, words, strict=True):
            head.setText(word)
        self.counting_note.setText(
            self.tr(
                "First place in a game is worth {seats} tournament points, each following place one point less; "
                "players who tie share equally the points of the places they take up. If points are equal, the "
                "number of games won decides, then the points in all games."
            ).format(seats=people)
        )
        self.close_button.setText(self.tr("Close"))
        for labels, row in zip(self.rows, standings.rows(), strict=True):
            counts = (row.place, row.games, *row.games_by_place)
            figures = (*map(str, counts), tournament_points_text(row.points), number_text(row.total))
            for label, column, figure in zip(labels, words[1:], figures, strict=True):
                label.setText(figure)
                spoken = self.tr("{name}, {column}: {figure}")
                label.setAccessibleName(spoken.format(name=row.person.name, column=column, figure=figure))
