"""Plays whole games and walks through pages with the real Orca, and checks that Orca says everything.

    make heard                      each game in each language
    make heard ARGS="--presses 40"  the first 40 presses of each
    make heard ARGS="--game haspelknecht --language fr"
    make heard ARGS=--pages         each page by the Tab key, and each menu, in each language
    make heard ARGS="--pages new_game rules --language fr"
    make heard ARGS=--trial         the first presses, one language per game, and some pages, if the packages are
                                    available: part of .ci/run

The speech of Orca is in `build/heard/GAME-LANGUAGE/spoken.jsonl` or `build/heard/pages-LANGUAGE/spoken.jsonl`. Delays are
reported. Only one Orca can run at a time.
"""

import argparse
import json
import os
import sys
from statistics import median

from haspelknecht_qt import composition
from tests.heard import session
from tests.heard.comparison import DELAY, compare, read_lines
from tests.languages import CODES

IN_SESSION = "HEARD_IN_SESSION"
"""Environment variable that is set in the process with a message bus of its own."""
FOLDER = session.ROOT / "build" / "heard"
TRIAL_PRESSES = 25
TRIAL_PAGES = ("new_game", "results", "coach_warning", "joining", "menus")
SECONDS = 1000
"""Maximum seconds of a game."""
PAGES_SECONDS = 3000
"""Maximum seconds of a walk through all pages."""


def play(game, language, presses, seed=1):
    """Plays a game and prints a report; returns whether everything was said and has a name."""
    with session.Session(FOLDER / f"{game}-{language}") as heard:
        heard.start_match(game, language, seed)
        report = json.loads(heard.listen("play", str(seed), str(presses), seconds=SECONDS))
        result = compare(read_lines(heard.journal), read_lines(heard.spoken))
    counts = ", ".join(f"{count} {kind}" for kind, count in sorted(result.counts.items()))
    nodes = f"{report['nodes']} nodes read in {report['seconds']:.2f} s"
    print(f"{game}, {language}: {counts}; {delays_text(result.delays)}; {nodes}", flush=True)
    for line in result.missing:
        print(f"    not said: {line['kind']}: {line['sentence']!r}", flush=True)
    for node in report["nameless"]:
        print(f"    without a name: {node}", flush=True)
    is_whole = presses > 0 or "result" in result.counts
    return not result.missing and not report["nameless"] and is_whole


def walk(language, pages):
    """Walks through pages and prints a report; returns whether every name was said and everything has a name."""
    with session.Session(FOLDER / f"pages-{language}") as heard:
        command = [sys.executable, "-m", "tests.heard.pages", language, *pages]
        reports = [json.loads(line) for line in heard.run("pages", command, PAGES_SECONDS).splitlines()]
    delays = [delay for report in reports for delay in report["delays"]]
    stops, longest = sum(report["stops"] for report in reports), max(reports, key=lambda report: report["seconds"])
    nodes = f"at most {longest['nodes']} nodes read in {longest['seconds']:.2f} s"
    print(f"{len(reports)} pages, {language}: {stops} names; {delays_text(delays)}; {nodes}", flush=True)
    for report in reports:
        for name in report["missing"]:
            print(f"    not said: {report['page']}: {name!r}", flush=True)
        for node in report["nameless"]:
            print(f"    without a name: {report['page']}: {node}", flush=True)
    return len(reports) > 0 and not any(report["missing"] or report["nameless"] for report in reports)


def delays_text(delays):
    """Summary of the delays of the speech."""
    late = sum(delay > DELAY for delay in delays)
    return f"said after {median(delays or [0.0]):.2f} s, {late} later than {DELAY:g} s"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--presses", type=int, default=0, help="number of presses per game; 0 for whole games")
    parser.add_argument("--game", choices=composition.games(), help="only this game")
    parser.add_argument("--language", choices=CODES, help="only this language")
    parser.add_argument("--pages", nargs="*", help="walk through these pages, or all, instead of playing")
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
    games = [game for game in composition.games() if chosen.game in {None, game}]
    codes = [code for code in CODES if chosen.language in {None, code}]
    if chosen.pages is not None:
        results = [walk(code, chosen.pages) for code in codes]
    elif chosen.trial:
        print("left out: whole games by ear, and those in other languages; most pages by ear")
        # Each game has another language.
        results = [play(game, code, TRIAL_PRESSES) for game, code in zip(games, codes, strict=False)]
        results.append(walk(codes[-1], TRIAL_PAGES))
    else:
        results = [play(game, code, chosen.presses) for game in games for code in codes]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
