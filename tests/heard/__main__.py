"""Plays whole games by ear, with the real Orca, and checks that it says everything in time.

    make heard                     each game in each language
    make heard ARGS="--presses 40" the first 40 presses of each
    make heard ARGS=--trial        the first presses, one language per game, if the packages can be had: part of .ci/run

What Orca has said is in `build/heard/GAME-LANGUAGE/spoken.jsonl`.
"""

import argparse
import json
import os
import sys

from haspelknecht_qt import composition
from tests.heard import session
from tests.heard.comparison import DELAY, compare, read_lines
from tests.languages import CODES

IN_SESSION = "HEARD_IN_SESSION"
"""Environment variable that is set in the process with a message bus of its own."""
FOLDER = session.ROOT / "build" / "heard"
TRIAL_PRESSES = 25
TRIAL_DELAY = 10.0
"""Maximum delay of a sentence in the trial, in seconds: a busy machine must not fail it."""
SECONDS = 1000
"""Maximum seconds of a game."""
WALK_SECONDS = 3
"""Maximum seconds in which the whole tree is read."""


def play(game, language, presses, delay, seed=1):
    """Plays a game and prints what was heard; returns whether everything was said in time, and has a name."""
    with session.Session(FOLDER / f"{game}-{language}", game, language, seed) as heard:
        report = json.loads(heard.listen("play", str(seed), str(presses), seconds=SECONDS))
        result = compare(read_lines(heard.journal), read_lines(heard.spoken), delay)
    counts = ", ".join(f"{count} {kind}" for kind, count in sorted(result.counts.items()))
    things = f"{report['things']} things read in {report['seconds']:.2f} s"
    print(f"{game}, {language}: {counts}; {result.longest:.2f} s at the longest; {things}", flush=True)
    for line in result.missing:
        print(f"    not said: {line['kind']}: {line['sentence']!r}", flush=True)
    for thing in report["nameless"]:
        print(f"    without a name: {thing}", flush=True)
    is_whole = presses > 0 or "result" in result.counts
    is_quick = report["seconds"] <= WALK_SECONDS or delay > DELAY
    return not result.missing and not report["nameless"] and is_quick and is_whole


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--presses", type=int, default=0, help="number of presses per game; 0 for whole games")
    parser.add_argument("--trial", action="store_true")
    chosen = parser.parse_args()
    missing = session.obtain_packages()
    if missing:
        if chosen.trial:
            print(f"left out: games by ear, for want of {' '.join(missing)}")
            return 0
        sys.exit(f"Install {' '.join(missing)}, then try again.")
    if IN_SESSION not in os.environ:
        os.environ[IN_SESSION] = "1"
        program = [sys.executable, "-m", "tests.heard", *sys.argv[1:]]
        os.execvp("dbus-run-session", ["dbus-run-session", "--", *program])
    games = [*composition.games()]
    presses = TRIAL_PRESSES if chosen.trial else chosen.presses
    # In the trial, each game has another language.
    pairs = [*zip(games, CODES, strict=False)] if chosen.trial else [(game, code) for game in games for code in CODES]
    if chosen.trial:
        print("left out: whole games by ear, and those in other languages")
    delay = TRIAL_DELAY if chosen.trial else DELAY
    results = [play(game, language, presses, delay) for game, language in pairs]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
