"""Tournament service: begins the games of a tournament, shows its standings, and offers the next game at each start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.results import ResultsError
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.ui.match.controller import MatchChange
from haspelknecht_qt.ui.results.service import ResultsService
from haspelknecht_qt.ui.results.tournament_table import TournamentStrip, tournament_points_text
from haspelknecht_qt.ui.setup.choices import roll_seed
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.core.result import TournamentGame
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.review.end_of_game import EndOfGame
    from haspelknecht_qt.ui.window.texts import WindowTexts


class TournamentService(QObject):
    """Begins the games of the tournament and shows its standings.

    The standings are computed from stored results and from results in the `WriteQueue`.
    """

    match_wanted = Signal(object)
    """Emitted with the match that shall be put on the table."""
    offer_changed = Signal(object)
    """Emitted with the match that the start page must offer to continue; None if it must offer the tournament."""

    def __init__(
        self,
        results: ResultsService,
        look: Look,
        dialogs: Dialogs,
        texts: WindowTexts,
        game_uis: Mapping[str, AnyGameUi],
        games: Games,
        parent: QObject,
    ) -> None:
        """`games` maps names to games, to read records."""
        super().__init__(parent)
        self._results = results
        self._store = TournamentStore(results.results)
        self._look = look
        self._dialogs = dialogs
        self._texts = texts
        self._game_uis = game_uis
        self.tournament: PlayedTournament | None = None
        self.defects: list[RecordError] = []
        """Errors of stored tournaments that cannot be read. Such a tournament is not deleted."""
        try:
            self.tournament, self.defects = self._store.load_tournament_to_continue(games)
        except ResultsError as error:
            results.queue.report(error)
        self._stored_ended = () if self.tournament is None else self.tournament.game_results
        self._offered_ended = self._stored_ended

    @property
    def is_going_on(self) -> bool:
        """Whether there is a tournament that is not over."""
        return self.tournament is not None and not self.tournament.is_over

    def connect_game(self, game: AnyGameWindow) -> None:
        """Connects to a game's part of the window, to begin new matches and to show results of the tournament.

        The results service must be connected first: it stores a result before the standings are computed.
        """
        game.new_match_wanted.connect(self.begin_match)
        game.match_changed.connect(partial(self._on_match_changed, game))
        game.result_made.connect(self._show_standings)

    def tournament_game_of(self, match: AnyMatch) -> TournamentGame | None:
        """Returns the `TournamentGame` to be stored in a match's result; None if the match is not part of the tournament."""
        return None if self.tournament is None else self.tournament.tournament_game_of(match)

    def end_tournament_of(self, person: str) -> None:
        """Ends the tournament if the person of this name plays in it."""
        if self.tournament is not None and any(
            seat.is_person and seat.name == person for seat in self.tournament.first_match.seats
        ):
            was_offered = self.is_going_on
            # Nothing is stored, because the tournament was deleted together with the person's results.
            self._set_tournament(None)
            if was_offered:
                self.offer_changed.emit(None)

    def begin_match(self, match: AnyMatch, games: int) -> None:
        """Begins a match. With `games` above 1, this is the first match of a tournament with this number of games.

        Asks first if another tournament would be abandoned.
        """
        if self.tournament is None or self.tournament.is_over:
            self._begin(match, games)
            return
        words = self.tr(
            "A tournament is in progress, games played: {ended} of {games}. Starting another game ends it; the "
            "results so far are kept."
        ).format(ended=len(self.tournament.game_results), games=self.tournament.game_count)
        leave = MessageButton(self.tr("Leave the tournament"), "primary", partial(self._begin, match, games))
        answers = [MessageButton(self.tr("Cancel")), leave]
        self._dialogs.ask("warn", self.tr("Leave the tournament?"), words, answers)

    def _begin(self, match: AnyMatch, games: int) -> None:
        left = self.tournament
        begun = PlayedTournament.begin(match, games) if games > 1 else None
        self._set_tournament(begun)
        left_id = "" if left is None else left.id
        if begun is not None:
            self._results.queue.add(lambda: self._store.store(begun, instead_of=left_id))
        elif left is not None:
            self._results.queue.add(lambda: self._store.delete(left_id))
        if left is not None:
            self.offer_changed.emit(None)
        self.match_wanted.emit(match)

    def begin_next(self) -> None:
        """Begins the next game of the tournament, or the current game again if its match is lost.

        If another window has ended the tournament meanwhile, only updates the offer of the start page.
        """
        self._refresh()
        if self.tournament is None or self.tournament.is_over:
            self.offer_changed.emit(None)
            return
        begun, match = self.tournament.next_match(roll_seed())
        self.tournament = begun
        self._results.queue.add(lambda: self._store.store(begun))
        self.match_wanted.emit(match)

    def _on_match_changed(self, game: AnyGameWindow, change: MatchChange) -> None:
        match = game.match
        if match is None or change not in {MatchChange.BEGUN, MatchChange.UNDONE, MatchChange.ENDED}:
            return
        if self.tournament_game_of(match) is None:
            return
        self._refresh()
        if self.tournament is None or self.tournament.game_results != self._offered_ended:
            self.offer_changed.emit(None if match.is_over else match)

    def _refresh(self) -> None:
        """Reads again which games have begun and ended: another window may play the same tournament."""
        if self.tournament is None:
            return
        if self._results.queue.is_empty:
            try:
                self._set_tournament(self._store.reread(self.tournament))
            except ResultsError as error:
                self._results.queue.report(error)
        else:
            # Results not yet written are added: the file may lack them, for instance because the disk is full.
            known = evolve(self.tournament, game_results=self._stored_ended)
            self.tournament = known.with_results(self._results.queue.waiting_results)

    def _set_tournament(self, tournament: PlayedTournament | None) -> None:
        self.tournament = tournament
        self._stored_ended = () if tournament is None else tournament.game_results

    def _show_standings(self, result: EndOfGame[Any, Any, Any, Any], match: AnyMatch) -> None:
        """Adds the standings and the button for the next game to the final scoring of a tournament game."""
        self._refresh()
        series = self.tournament
        if series is None or series.game_index(match) is None:
            return
        has_next = not series.is_playing and not series.is_over
        result.show_tournament(TournamentStrip(self._look, series.standings, has_next=has_next), self.begin_next)

    def continue_offer_function(self, match: AnyMatch | None) -> Callable[[], str] | None:
        """Returns a function for the start page's sentence about the match or the tournament to continue.

        The sentence is about `match` or, if `match` is None, about the tournament. Returns None if there is nothing to
        continue.
        """
        self._refresh()
        self._offered_ended = () if self.tournament is None else self.tournament.game_results
        if match is not None:
            return partial(self._match_offer_text, match)
        return self._next_game_offer_text if self.is_going_on else None

    def _match_offer_text(self, match: AnyMatch) -> str:
        game_ui = self._game_uis[match.game.name]
        texts = self._texts.last_game_text(match, game_ui.texts.periods.heading(match.state))
        number = None if self.tournament is None else self.tournament.game_index(match)
        if self.tournament is None or number is None:
            return texts
        place = self.tr("Game {number} of {games} of a tournament.").format(
            number=number + 1, games=self.tournament.game_count
        )
        return f"{texts} {place}"

    def _next_game_offer_text(self) -> str:
        series = self.tournament
        if series is None:
            return ""
        coming = self.tr("Your tournament: game {number} of {games} comes next.")
        coming = coming.format(number=series.current_game_number, games=series.game_count)
        leaders = series.standings.leaders()
        if not leaders:
            return coming
        points, names = tournament_points_text(leaders[0].points), ", ".join(row.person.name for row in leaders)
        leading = self.tr("In the lead with {points} tournament points: {names}.").format(points=points, names=names)
        return f"{coming} {leading}"
