"""The program, with a journal of the sentences that the screen reader must say.

    python -m tests.heard.program JOURNAL [FILE]

Each line of the journal is a JSON object: time (`time.time()`), kind and sentence. It is written at the instant in which
the table shows the sentence. Kinds are "prompt", "move", "refusal", "hand-over" and "result".
"""

import json
import sys
import time
from pathlib import Path

from haspelknecht_qt.commands import window
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.panels.log import make_log_lines


class Journal:
    """Writes the sentences that are shown. `shown` are the lines of the prompt that were written last."""

    def __init__(self, file):
        self._file = file
        self.shown = ("", "")

    def write(self, kind, sentence):
        """Writes a sentence, unless it is empty."""
        if sentence:
            line = json.dumps({"time": time.time(), "kind": kind, "sentence": sentence}, ensure_ascii=False)
            self._file.write(line + "\n")
            self._file.flush()

    def write_prompt(self, kind, *lines):
        """Writes the lines of the prompt that have changed."""
        for line, before in zip(lines, self.shown, strict=True):
            if line != before:
                self.write(kind, line)
        self.shown = lines


def follow(journal):
    """Makes the window write into the journal."""
    show, show_note = Session._show, GameTable.show_note

    def journal_position(session, view, narration, change):
        show(session, view, narration, change)
        screen, prompt, texts = session._context.hand_over_screen, session._prompt, session._texts
        if session.controller.handover_to is not None:
            journal.write("hand-over", screen.headline.text())
            journal.write("hand-over", screen.position_line.text())
        else:
            for line in make_log_lines(0, narration, texts.events):
                journal.write("move", texts.events.line(line.event, line.state, line.count))
            kind = "result" if view.decision is None else "prompt"
            journal.write_prompt(kind, prompt.headline.full_text, prompt.second_line.full_text)

    def journal_refusal(table, path, sentence, rule):
        show_note(table, path, sentence, rule)
        journal.write("refusal", sentence)

    Session._show, GameTable.show_note = journal_position, journal_refusal


def main(file, saved_game=None):
    """Runs the program; returns its exit status."""
    with Path(file).open("a", encoding="utf-8") as stream:
        follow(Journal(stream))
        return window.open_window(None if saved_game is None else Path(saved_game))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
