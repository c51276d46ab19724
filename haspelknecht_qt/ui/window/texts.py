"""Texts of the main window: its title, status line and buttons, and the About box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject

import haspelknecht_qt
from haspelknecht_qt.ui.widgets.basics import name_button
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageDialog
from haspelknecht_qt.ui.window.start_page import StartPage
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch, Entry
    from haspelknecht_qt.core.result import TournamentGame
    from haspelknecht_qt.ui.match.controller import AnyMatchController


class WindowTexts(QObject):
    """Texts of the main window. None of them is stored, so the language may change at any time."""

    def title(self, match: AnyMatch | None, file: Path | None) -> str:
        """Returns the window's title: the names of the players, of the file and of the program."""
        if match is None:
            return haspelknecht_qt.PROGRAM
        names = ", ".join(seat.name for seat in match.seats)
        if file is None:
            return self.tr("{names} - {program}").format(names=names, program=haspelknecht_qt.PROGRAM)
        return self.tr("{names} ({file}) - {program}").format(
            names=names, file=file.name, program=haspelknecht_qt.PROGRAM
        )

    def status_line(
        self, controller: AnyMatchController, tournament_game: TournamentGame | None, *, saves: bool
    ) -> str:
        """Returns the status line: number of moves, whether they are saved, corrected values, and tournament game.

        In a replay, the number is that of the moves before the position shown. `saves` says whether the match is
        autosaved.
        """
        match, view = controller.match, controller.view
        # Without moves that are hidden from the viewer: their number would tell of secret plans.
        entries = view.noticed_entries
        if view.past_ply is not None:
            entries = tuple(entry for entry in entries if entry.ply < view.past_ply)
        if not controller.is_saved_to_file and not (controller.is_autosaved and saves):
            status = self.tr("Move {number} · not saved")
        elif match.game.corrected_value_count(match.setup):
            status = self.tr("Move {number} · saved · corrected values")
        else:
            status = self.tr("Move {number} · saved")
        status = status.format(number=_move_count(entries))
        if tournament_game is None:
            return status
        return self.tr("{status} · game {number} of {games}").format(
            status=status, number=tournament_game.number, games=tournament_game.game_count
        )

    def damaged_settings_text(self, path: Path) -> str:
        """Returns the sentence about a damaged or unreadable settings file, which was renamed to `path`."""
        return self.tr(
            "The settings file was damaged or could not be read. It has been renamed to “{file}”; the settings "
            "that could be read still apply."
        ).format(file=path)

    def last_game_text(self, match: AnyMatch, heading: str) -> str:
        """Returns the sentence about a match to continue. `heading` is the text for the match's period."""
        from haspelknecht_qt.core.game import NO_SEAT  # noqa: PLC0415 - deferred import: keeps start-up fast

        names = ", ".join(seat.name for seat in match.seats)
        # Without hidden moves, as in the status line.
        count = _move_count(match.noticed_entries_for(NO_SEAT))
        return self.tr("Your last game: {names}. {heading}, after %n move(s).", "", count).format(
            names=names, heading=heading
        )

    def page_names(self) -> dict[str, str]:
        """Returns the names of the pages of the side panel, by key."""
        return {"moves": self.tr("Moves"), "log": self.tr("Log"), "score": self.tr("Score"), "rules": self.tr("Rules")}

    def name_buttons(self, workspace: Workspace, page: StartPage) -> None:
        """Sets tool tips and accessible names of the buttons that have only an icon."""
        panel, rail = workspace.panel, workspace.rail
        for words, buttons in (
            (self.tr("Menu (F10)"), (panel.menu_button, rail.menu_button, page.menu_button)),
            (self.tr("Light or dark"), (panel.theme_button, rail.theme_button, page.theme_button)),
            (self.tr("Undo (Ctrl+Z)"), (panel.undo_button,)),
            (self.tr("Redo (Ctrl+Shift+Z)"), (panel.redo_button,)),
            (self.tr("Full screen (F11)"), (rail.full_button,)),
        ):
            for button in buttons:
                name_button(button, words)


def _move_count(entries: Iterable[Entry[Any]]) -> int:
    from haspelknecht_qt.core.game import CHANCE  # noqa: PLC0415 - deferred import: keeps start-up fast

    return sum(entry.actor != CHANCE for entry in entries)


def show_about_box(dialogs: Dialogs, notes: Sequence[str]) -> MessageDialog:
    """Shows the About box: version, licences, and notes on the active game."""
    lines = [
        QCoreApplication.translate("About", "Board games on your computer, made by players for players."),
        QCoreApplication.translate(
            "About", "The program and its pictures are our own work and free under the MIT licence."
        ),
        QCoreApplication.translate("About", "The fonts Vollkorn and Cabin are free under the SIL Open Font License."),
        *notes,
    ]
    return dialogs.show_message(
        "info",
        QCoreApplication.translate("About", "{program} {version}").format(
            program=haspelknecht_qt.PROGRAM, version=haspelknecht_qt.__version__
        ),
        "\n\n".join(lines),
        QCoreApplication.translate("About", "Close"),
    )
