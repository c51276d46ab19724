"""Contents of the start page: notices and a match to continue. A copy of them is shown during the next start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from haspelknecht_qt.ui.window import start_page_copy
from haspelknecht_qt.ui.window.game_info import Notice
from haspelknecht_qt.ui.window.start_page import StartPage

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch


class StartPageContents:
    """Notices and match on the start page. Until `finish_loading`, the page shows its contents from the last run."""

    def __init__(self, page: StartPage, copy_file: Path, language: str) -> None:
        """`copy_file` is the file with the page's contents from the last run. It need not exist."""
        self._page = page
        self._copy_file = copy_file
        self._copy = start_page_copy.load(copy_file, language, page.choice)
        self._is_loaded = False
        self._waiting: Callable[[], object] | None = None
        self._notices: list[Notice] = []
        self._game_notices: Sequence[Notice] = ()
        self.match: AnyMatch | None = None
        """Match that the page offers to continue; None without such a match."""
        self.file: Path | None = None
        """File of the match that the page offers to continue; None without a file."""
        page.show_copied_contents(self._copy)

    @property
    def notices(self) -> tuple[Notice, ...]:
        """All notices, those of the active game last."""
        return (*self._notices, *self._game_notices)

    def call_when_loaded(self, act: Callable[[], object]) -> None:
        """Calls `act` now or, during loading, when loading ends. A new `act` replaces one that is still waiting."""
        if self._is_loaded:
            act()
        else:
            self._waiting = act

    def finish_loading(self, language: str) -> None:
        """Stores a copy of the page, which now has this run's contents. Calls the `act` of `call_when_loaded`."""
        self._is_loaded = True
        self.store(language)
        if self._waiting is not None:
            self._waiting()

    def add_notice(self, notice: Notice) -> None:
        """Adds a notice that does not belong to a game."""
        self._notices.append(notice)
        self._page.show_notices(self.notices)

    def show_notices_of_game(self, notices: Sequence[Notice]) -> None:
        """Shows the notices of the active game in place of those of the previous one."""
        self._game_notices = notices
        self._page.show_notices(self.notices)

    def offer(self, match: AnyMatch | None, file: Path | None, sentence: Callable[[], str] | None) -> None:
        """Sets the match that the page offers to continue. `sentence` returns its text; None hides the offer."""
        self.match, self.file = match, file
        self._page.show_continue_offer(sentence)

    def store(self, language: str) -> None:
        """Stores the page's contents for the next start, if they have changed. Only the game's notices are stored."""
        copy = self._page.copy(language, self._game_notices)
        if self._is_loaded and copy != self._copy:
            self._copy = copy
            start_page_copy.store(self._copy_file, copy)
