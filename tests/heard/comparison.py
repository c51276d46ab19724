"""Compares the journal of the program with the speech of Orca."""

import json
from typing import NamedTuple

DELAY = 1.0
"""Seconds between a sentence on the table and the beginning of its speech, after which it is late."""

LONGEST_DELAY = 20.0
"""Seconds after which a sentence counts as not said."""

SKEW = 0.05
"""Seconds by which the speech of a sentence may precede its line in the journal, which is written after it is shown."""


class Comparison(NamedTuple):
    """Result of a comparison: number of sentences by kind, those never said, and the delays of the others in seconds."""

    counts: dict
    missing: list
    delays: list

    @property
    def late(self):
        """Number of sentences that were said late. On a busy machine there are some."""
        return sum(delay > DELAY for delay in self.delays)


def read_lines(file):
    """Objects of a file with one JSON object per line."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def compare(journal, spoken):
    """Looks for each sentence of the journal among the spoken texts of the next seconds.

    Until Orca has found the window of a program that has just been started, it says nothing about it.
    """
    said = [(line["time"], plain(line["text"])) for line in spoken if line["text"]]
    began = min((time for time, _ in said if time > journal[0]["time"]), default=0.0) if journal else 0.0
    counts, missing, found = {}, [], []
    for line in journal:
        counts[line["kind"]] = counts.get(line["kind"], 0) + 1
        wanted = plain(line["sentence"])
        delays = [time - max(line["time"], began) for time, text in said if wanted in text]
        later = [each for each in delays if -SKEW <= each <= LONGEST_DELAY]
        if later:
            found.append(max(0.0, min(later)))
        else:
            missing.append(line)
    return Comparison(counts, missing, found)


def plain(text):
    """A text without differences that are not audible: spaces, line breaks and the full stop at its end."""
    return " ".join(text.split()).rstrip(".")
