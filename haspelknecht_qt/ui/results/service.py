"""Results service: stores the result of every match that ends in the window, and opens the page of results."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core import record
from haspelknecht_qt.core.memory import paused_collector
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import Result, match_id, points_by_item, result_of
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.ui.match.controller import MatchChange
from haspelknecht_qt.ui.results.texts import ResultMessage, ResultTexts
from haspelknecht_qt.ui.widgets.dialogs import Dialogs
from haspelknecht_qt.ui.window.game_info import Notice
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.core.match import AnyMatch, Entry
    from haspelknecht_qt.core.result import TournamentGame
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.results.page import ResultsPage
    from haspelknecht_qt.ui.review.skill_analysis import SkillAnalysis


RETRY_DELAY = 2000
"""Delay before a write is tried again after another copy of the program blocked the database, in milliseconds."""


class WriteQueue(QObject):
    """Queue of writes to the results database. A failed write stays in it, and is tried again with the next write."""

    write_failed = Signal(object)
    """Emitted with the first `ResultsError` of each kind, except BUSY: then the write is soon tried again."""
    writes_tried = Signal()
    """Emitted after each attempt to carry out the writes in the queue."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting_writes: list[tuple[Result | None, Callable[[], None]]] = []
        self._reported: set[ResultsErrorKind] = set()
        self._retry_timer = QTimer(self, singleShot=True, interval=RETRY_DELAY)
        self._retry_timer.timeout.connect(self.flush)

    @property
    def waiting_results(self) -> list[Result]:
        """Results that the writes in the queue will store."""
        return [result for result, _ in self._waiting_writes if result is not None]

    @property
    def is_empty(self) -> bool:
        """Whether the queue has no writes."""
        return not self._waiting_writes

    def add(self, write: Callable[[], None], result: Result | None = None) -> bool:
        """Adds `write` to the queue, and tries all writes in it. Returns whether all have succeeded.

        `write` may raise ResultsError. `result` is the result that it stores, if any.
        """
        self._waiting_writes.append((result, write))
        return self.flush()

    def remove(self, id_: str) -> None:
        """Removes from the queue all writes of the result with this id."""
        self._waiting_writes = [each for each in self._waiting_writes if each[0] is None or each[0].id != id_]

    def flush(self) -> bool:
        """Tries the writes in the queue in order, up to the first failure. Returns whether all have succeeded."""
        try:
            while self._waiting_writes:
                self._waiting_writes[0][1]()
                del self._waiting_writes[0]
        except ResultsError as error:
            self.report(error)
        self.writes_tried.emit()
        return not self._waiting_writes

    def report(self, error: ResultsError) -> None:
        """Emits `write_failed` for the first error of each kind. For BUSY, schedules another attempt instead."""
        if error.kind is ResultsErrorKind.BUSY:
            self._retry_timer.start()
        elif error.kind not in self._reported:
            self._reported.add(error.kind)
            self.write_failed.emit(error)


class ResultsService(QObject):
    """Stores the result of each finished match once, and never interrupts a match.

    A failed write is reported once, and tried again with the next result. If the program ends before that, the result
    is stored at the next start, when the autosave of the match is found.
    """

    match_wanted = Signal(object, int)
    """Emitted with the match that the player wants to see, and with the ply to show; 0 replays it from its start."""
    person_forgotten = Signal(str)
    """Emitted with the name of a person whose results have been deleted."""
    results_changed = Signal(bool)
    """Emitted after each change of the results: with True if there are any results, else with False."""

    def __init__(
        self,
        results: ResultStore,
        game_uis: Mapping[str, AnyGameUi],
        games: Mapping[str, AnyGame],
        look: Look,
        dialogs: Dialogs,
        messages: Messages,
        notify: Callable[[Notice], None],
        tournament_game_of: Callable[[AnyMatch], TournamentGame | None],
        assisted_seats_of: Callable[[AnyMatch], Collection[int]],
        window: QWidget,
    ) -> None:
        """`games` maps names to games, to read records. `notify` shows a notice on the start page.

        `tournament_game_of` returns a match's tournament and its number there; None if the match belongs to no tournament.
        `assisted_seats_of` returns the seats that the coach or a hint helped.
        """
        super().__init__(window)
        self.results = results
        self.texts = ResultTexts(messages, self)
        self.page: ResultsPage | None = None
        self._game_uis = game_uis
        self._games = games
        self._look = look
        self._dialogs = dialogs
        self._notify = notify
        self._tournament_game_of = tournament_game_of
        self._assisted_seats_of = assisted_seats_of
        self._window = window
        self.queue = WriteQueue(self)
        self.queue.write_failed.connect(self._report_failure)
        self.queue.writes_tried.connect(self._report_changed_results)
        self._match: AnyMatch | None = None
        self._end_entry: Entry[object] | None = None
        """Last log entry of the match when it ended; None while it has not ended."""
        self._stored_id = ""
        """Id of the stored result of the match; "" if there is none."""
        self._clock = QElapsedTimer()

    def connect_game(self, game: AnyGameWindow) -> None:
        """Connects to a game's part of the window, to store its results. Tutorial chapters have no results."""
        game.match_changed.connect(partial(self._on_match_changed, game))
        game.skill_measured.connect(self._store_findings)
        game.is_result_stored = self.is_stored

    def _on_match_changed(self, game: AnyGameWindow, change: MatchChange) -> None:
        match = game.match
        if match is None:
            return
        if change is MatchChange.BEGUN and match is not self._match:
            self._begin_timing(match, game.file)
        elif change is MatchChange.UNDONE and self._stored_id and not match.is_over:
            self._remove_result()
        elif change is MatchChange.ENDED and match.entries[-1] is not self._end_entry:
            self._end_entry = match.entries[-1]
            result = self._result_of(match, int(time.time()), self._clock.elapsed() // 1000)
            self._save(result, match, self._stored_id)
            self._stored_id = result.id

    def _store_findings(self, analysis: SkillAnalysis[Any, Any]) -> None:
        """Stores the findings about the persons of a match, unless the coach or a hint helped them."""
        seats = set(analysis.seats) - set(self._assisted_seats_of(analysis.match))
        id_, findings = match_id(analysis.match), analysis.findings(seats)
        self.queue.add(lambda: self.results.store_findings(id_, findings))

    def is_stored(self, match: AnyMatch) -> bool:
        """Whether the result of a match that is over is in the database, with the record of all moves."""
        is_noted = match is self._match and self._end_entry is not None and match.entries[-1] is self._end_entry
        return is_noted and self.queue.is_empty

    def _begin_timing(self, match: AnyMatch, file: Path | None) -> None:
        """Begins to measure the duration of a match. If the match is over, stores its result without a duration."""
        self._match, self._end_entry, self._stored_id = match, None, ""
        self._clock.start()
        if match.is_over:
            self._end_entry = match.entries[-1]
            self.store_finished(match, file)

    def _remove_result(self) -> None:
        """Removes the stored result of a match whose end was undone: it may end differently or never."""
        gone, self._stored_id, self._end_entry = self._stored_id, "", None
        self.queue.remove(gone)
        self.queue.add(lambda: self.results.delete_result(gone))

    def store_finished(self, match: AnyMatch, path: Path | None) -> bool:
        """Stores the result of a match that was already over when it was opened. Returns whether it has been written.

        `path` is the file of the match; None without a file. The file's time is used as the end of the match.
        """
        ended = time.time()
        if path is not None:
            with suppress(OSError):
                ended = path.stat().st_mtime
        return self._save(self._result_of(match, int(ended), None), match)

    def _result_of(self, match: AnyMatch, ended: int, seconds: int | None) -> Result:
        return result_of(match, ended, seconds, self._tournament_game_of(match), self._assisted_seats_of(match))

    def _save(self, result: Result, match: AnyMatch, replaced_id: str = "") -> bool:
        points, text = points_by_item(match), record.dumps(match)
        return self.queue.add(lambda: self.results.store(result, points, text, instead_of=replaced_id), result)

    def _report_changed_results(self) -> None:
        self.report_damaged_files()
        self.results_changed.emit(not self.results.is_empty())

    def _report_failure(self, error: ResultsError) -> None:
        self._report(ResultMessage.NOT_STORED, partial(self.texts.error_text, error))

    def report_damaged_files(self) -> None:
        """Shows messages about damaged files of results, which have been renamed, and about removed entries."""
        for paths, sentence in (
            (self.results.renamed_files, ResultMessage.FILE_RENAMED),
            (self.results.damaged_copies, ResultMessage.ENTRIES_REMOVED),
        ):
            for path in paths:
                self._report(ResultMessage.DAMAGED, partial(sentence.format, file=path))
            paths.clear()

    def _report(self, headline: ResultMessage, sentence: Callable[[], str]) -> None:
        self._notify(Notice("warn", "warn", sentence))
        if self._match is not None or self.page is not None:
            # A message is shown in addition to the notice, because the start page with the notice may be hidden.
            self._dialogs.show_message("warn", headline.text, sentence(), ResultMessage.CLOSE.text)

    def check_results(self) -> None:
        """Emits `results_changed`, and reports unreadable and damaged files. Called at the start of the program."""
        try:
            self.results_changed.emit(bool(self.results.games()))
        except ResultsError as error:
            self.results_changed.emit(False)
            self.queue.report(error)
        self.report_damaged_files()

    def show_page(self, game: str = "") -> None:
        """Opens the page of results with the results of a game."""
        from haspelknecht_qt.ui.results.page import ResultsPage  # noqa: PLC0415 - deferred import: keeps start-up fast

        self.queue.flush()
        self._delete_page()
        with paused_collector():
            self.page = ResultsPage(self._look, self._game_uis, self.results, self.texts, game, self._window)
        self.page.record_wanted.connect(self.open_replay)
        self.page.person_forgotten.connect(lambda _name: self.queue.flush())
        self.page.person_forgotten.connect(self.person_forgotten)
        self.page.finished.connect(self._delete_page)
        self.page.open()

    def _delete_page(self) -> None:
        """Deletes the closed page, which may hold thousands of results."""
        if self.page is not None:
            self.page.deleteLater()
            self.page = None

    def open_replay(self, id_: str, ply: int = 0) -> None:
        """Opens the match of a result, or shows why that is not possible.

        Shows the position after `ply` moves; 0 replays the match from its start.
        """
        try:
            text = self.results.saved_record(id_)
        except ResultsError as error:
            self._show_replay_refusal(self.texts.error_text(error))
            return
        self.report_damaged_files()
        if text is None:
            self._show_replay_refusal(ResultMessage.RECORD_DELETED.text)
            return
        try:
            match = record.loads(text, str(self.results.path), self._games)
        except RecordError as error:
            if not isinstance(error, record.SalvagedRecordError) or not error.salvage.is_over:
                self._show_replay_refusal(self.texts.messages.refused_record_text(error))
                return
            match = error.salvage
        # The match is marked as ended, so that its result is not stored again. If names have been deleted from the
        # record, the result would get another id, and would then be stored twice.
        self._match, self._end_entry, self._stored_id = match, match.entries[-1], ""
        self.match_wanted.emit(match, ply)

    def _show_replay_refusal(self, reason: str) -> None:
        self._dialogs.show_message("refuse", ResultMessage.NOT_READ.text, reason, ResultMessage.CLOSE.text)
