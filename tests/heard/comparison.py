"""Compares the journal of the program with what Orca has said."""

import json
from typing import NamedTuple

DELAY = 1.0
"""Maximum seconds between a sentence on the table and the beginning of its speech."""

SKEW = 0.05
"""Seconds by which a sentence may be said before it is in the journal, because it is written after it is shown."""


class Comparison(NamedTuple):
    """Result of a comparison: number of sentences by kind, those that were not said in time, and the longest delay."""

    counts: dict
    missing: list
    longest: float


def read_lines(file):
    """Objects of a file with one JSON object per line."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def compare(journal, spoken, delay=DELAY):
    """Looks for each sentence of the journal among the spoken texts of the next `delay` seconds.

    Until Orca has found the window of a program that has just been started, it says nothing about it.
    """
    said = [(line["time"], plain(line["text"])) for line in spoken if line["text"]]
    began = min((time for time, _ in said if time > journal[0]["time"]), default=0.0) if journal else 0.0
    counts, missing, longest = {}, [], 0.0
    for line in journal:
        counts[line["kind"]] = counts.get(line["kind"], 0) + 1
        wanted = plain(line["sentence"])
        delays = [time - max(line["time"], began) for time, text in said if wanted in text]
        in_time = [each for each in delays if -SKEW <= each <= delay]
        if in_time:
            longest = max(longest, min(in_time))
        else:
            missing.append(line)
    return Comparison(counts, missing, longest)


def plain(text):
    """A text without differences that cannot be heard: spaces, line breaks and the full stop at its end."""
    return " ".join(text.split()).rstrip(".")
