"""Says what happens at the table, in the sentences of the log, and then who does what next."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.table.accessible import AccessibleTree
from haspelknecht_qt.ui.panels.log_lines import lines_of


class Announcer:
    """Has the screen reader say what cannot be seen. Nothing is said twice in a row."""

    def __init__(self, tree: AccessibleTree, phrases: Phrases) -> None:
        self._tree = tree
        self._phrases = phrases
        self._asked: tuple[str, str] = ("", "")

    def tell(self, narration: Sequence[tuple[Event, State]]) -> None:
        """Says what has happened: one sentence for each line that the log gets."""
        for line in list(lines_of(0, narration)):
            self._tree.say(self._phrases.event(line.event, line.state, line.count))

    def ask(self, headline: str, second: str) -> None:
        """Says who does what next: of the prompt's two lines those that are new."""
        before, self._asked = self._asked, (headline, second)
        for line, last in zip(self._asked, before, strict=True):
            if line != last:
                self._tree.say(line)
