"""Screen reader announcements: events in the sentences of the log, then the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from haspelknecht_qt.core.game import E, S
from haspelknecht_qt.table.accessible import AccessibleTree
from haspelknecht_qt.ui.contracts import EventTexts
from haspelknecht_qt.ui.panels.log import lines_of


class Announcer(Generic[S, E]):
    """Has the screen reader say events and prompts. Nothing is said twice in a row."""

    def __init__(self, tree: AccessibleTree, texts: EventTexts[S, E]) -> None:
        self._tree = tree
        self._texts = texts
        self._asked: tuple[str, str] = ("", "")

    def announce_events(self, narration: Sequence[tuple[E, S]]) -> None:
        """Says the events: one sentence for each line of the log."""
        for line in lines_of(0, narration, self._texts):
            self._tree.say(self._texts.line(line.event, line.state, line.count))

    def announce_prompt(self, headline: str, second: str) -> None:
        """Says those of the prompt's two lines that are new."""
        before, self._asked = self._asked, (headline, second)
        for line, last in zip(self._asked, before, strict=True):
            if line != last:
                self._tree.say(line)
