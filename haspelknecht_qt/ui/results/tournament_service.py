"""Tournament service: begins the games of a tournament, records their results, and offers the next one at each start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.tournament import TableTournament
from haspelknecht_qt.core.validation import ValidationError
from haspelknecht_qt.ui.match.controller import MatchChange
from haspelknecht_qt.ui.results.tournament_table import TournamentStrip, shown_points
from haspelknecht_qt.ui.setup.choices import roll_seed
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.settings import Settings

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.core.result import Round
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.review.end_of_game import EndOfGame
    from haspelknecht_qt.ui.window.texts import WindowTexts


class TournamentService(QObject):
    """Runs the tournament at the table, which is stored in the settings. Invalid settings count as no tournament."""

    match_wanted = Signal(object)
    """Emitted with the match that shall be put on the table."""
    offer_changed = Signal(object)
    """Emitted with the match that the start page must offer to continue; with None if it must offer the tournament."""

    def __init__(
        self,
        settings: Settings,
        look: Look,
        dialogs: Dialogs,
        texts: WindowTexts,
        game_uis: Mapping[str, AnyGameUi],
        games: Games,
        parent: QObject,
    ) -> None:
        """`games` are the games that can read records, by name."""
        super().__init__(parent)
        self._settings = settings
        self._look = look
        self._dialogs = dialogs
        self._texts = texts
        self._game_uis = game_uis
        self._match: AnyMatch | None = None
        self.tournament: TableTournament | None = None
        if settings.tournament:
            try:
                self.tournament = TableTournament.from_json(settings.tournament, games)
            except (ValidationError, RecordError):
                settings.tournament = {}

    @property
    def is_going_on(self) -> bool:
        """Whether there is a tournament that is not over."""
        return self.tournament is not None and not self.tournament.is_over

    def follow(self, game: AnyGameWindow) -> None:
        """Connects to the window part of a game, to begin new matches and to record the results of the tournament."""
        game.new_match_wanted.connect(self.begin)
        game.match_changed.connect(partial(self._on_match_changed, game))
        game.result_made.connect(self._show_standings)

    def round_of(self, match: AnyMatch) -> Round | None:
        """Returns a match's number in its tournament, as stored in its result; None for a match outside tournaments."""
        return None if self.tournament is None else self.tournament.round_of(match)

    def forget(self, person: str) -> None:
        """Ends the tournament if the person of this name plays in it."""
        if self.tournament is not None and any(
            seat.is_person and seat.name == person for seat in self.tournament.first.seats
        ):
            was_offered = self.is_going_on
            self._save(None)
            if was_offered:
                self.offer_changed.emit(None)

    # Games of the tournament

    def begin(self, match: AnyMatch, games: int) -> None:
        """Begins a single match, or the first match of a tournament if `games`, its number of games, is more than 1.

        Asks first if another tournament would be abandoned.
        """
        if self.tournament is None or self.tournament.is_over:
            self._begin(match, games)
            return
        words = self.tr(
            "A tournament is being played: {ended} of {games} games have ended. Another game ends it; the results of its games are kept."
        ).format(ended=len(self.tournament.ended), games=self.tournament.games)
        leave = MessageButton(self.tr("Leave the tournament"), "primary", partial(self._begin, match, games))
        answers = [MessageButton(self.tr("Cancel")), leave]
        self._dialogs.ask("warn", self.tr("Leave the tournament?"), words, answers)

    def _begin(self, match: AnyMatch, games: int) -> None:
        had_tournament = self.tournament is not None
        self._save(TableTournament.begin(match, games) if games > 1 else None)
        if had_tournament:
            self.offer_changed.emit(None)
        self.match_wanted.emit(match)

    def begin_next(self) -> None:
        """Begins the next game of the tournament, or the current game again if its match is lost."""
        if self.tournament is not None and not self.tournament.is_over:
            series, match = self.tournament.next_match(roll_seed())
            self._save(series)
            self.match_wanted.emit(match)

    def _on_match_changed(self, game: AnyGameWindow, change: MatchChange) -> None:
        if game.match and change in {MatchChange.BEGUN, MatchChange.UNDONE, MatchChange.ENDED}:
            self._record(game.match)

    def _record(self, match: AnyMatch) -> None:
        """Records the result of the tournament's current game in place of an earlier one, or removes it after an undo."""
        series = self.tournament
        if series is None or series.index_of(match) != len(series.seeds) - 1:
            return
        if match is not self._match:
            if not series.is_playing:
                # The game already has a result; another copy of its match does not count.
                return
            self._match = match
        now = series.with_result(match) if match.is_over else series.without_result()
        if now != series:
            self._save(now)
            self.offer_changed.emit(None if match.is_over else match)

    def _save(self, series: TableTournament | None) -> None:
        self.tournament = series
        self._settings.tournament = {} if series is None else series.to_json()

    # Texts

    def _show_standings(self, result: EndOfGame[Any, Any, Any, Any], match: AnyMatch) -> None:
        """Adds the standings and the button for the next game to the final scoring of a tournament game."""
        series = self.tournament
        if series is None or series.index_of(match) is None:
            return
        has_next = not series.is_playing and not series.is_over
        result.show_tournament(TournamentStrip(self._look, series.standings, has_next=has_next), self.begin_next)

    def offer_text(self, match: AnyMatch | None) -> Callable[[], str] | None:
        """Returns a function for the start page's sentence that offers `match` or, if that is None, the tournament.

        Returns None if there is nothing to continue.
        """
        if match is not None:
            return partial(self._words_of_match, match)
        return self._words_of_next if self.is_going_on else None

    def _words_of_match(self, match: AnyMatch) -> str:
        game_ui = self._game_uis[match.game.name]
        texts = self._texts.last_game(match, game_ui.texts.periods.heading(match.state))
        number = None if self.tournament is None else self.tournament.index_of(match)
        if self.tournament is None or number is None:
            return texts
        place = self.tr("Game {number} of {games} of a tournament.").format(
            number=number + 1, games=self.tournament.games
        )
        return f"{texts} {place}"

    def _words_of_next(self) -> str:
        series = self.tournament
        if series is None:
            return ""
        coming = self.tr("Your tournament: game {number} of {games} comes next.")
        coming = coming.format(number=series.number, games=series.games)
        leaders = series.standings.leaders()
        if not leaders:
            return coming
        points, names = shown_points(leaders[0].points), ", ".join(row.person.name for row in leaders)
        leading = self.tr("In the lead with {points} tournament points: {names}.").format(points=points, names=names)
        return f"{coming} {leading}"
