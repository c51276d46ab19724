"""Kills the program while a game of a tournament ends, and checks what the next start finds.

Run by test_killed_tournaments.py.

python -m tests.faults.killed_tournaments FOLDER KILLS SEED

Each kill has a home of its own, in which a game of a tournament is one move from its end. A child opens the window there,
continues the game, makes the last move, begins the next game and plays a move of it. It is killed with SIGKILL meanwhile:
right before a step that changes a file, shortly after such a step, or after a random delay, in turn. A second child then
starts the program in this home. The game must have one result, or be offered as it was before the last move. Then the
child plays the offered game to its end, and there must be one result in the end.

Prints, as JSON: number of kills, games that had ended, games that were not over, next games that had begun, lost and
doubled results, files that were set aside, the steps at which the program was killed, and the faults found.
"""

import json
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from pathlib import Path

from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, composition, paths
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.results import ResultStore
from tests.core.result_files import all_results
from tests.toy import game_ui as toy
from tests.toy.playing import NAME, new_match, play_at_random
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.test_tournament_at_table import shown_result, strip_of

GAMES = 3
"""Number of games of the tournament."""
PATIENCE = 60
"""Seconds after which a child that hangs is ended by the system."""
SHORTLY = 0.02
"""Maximum seconds between a step and a kill shortly after it: a transaction takes about as long."""
STEPS = {"open", "os.rename", "os.remove", "os.mkdir", "sqlite3.connect", "os.truncate"}
"""Audit events of steps that change files, or may do so."""


def main():
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    sys.modules[f"haspelknecht_qt.game_ui.{NAME}.plugin"] = toy
    composition.GAME_NAMES = (NAME,)
    chance = random.Random(seed)
    template = folder / "template"
    in_child(template, begin)
    undisturbed = folder / "undisturbed"
    shutil.copytree(template, undisturbed)
    whole = in_child(undisturbed, lambda report: end_game(report, 0, 0))
    shutil.rmtree(undisturbed)
    found = Counter(kills=kills)
    steps, wrong = Counter(), []
    for number in range(kills):
        home = folder / f"home-{number}"
        shutil.copytree(template, home)
        step = 1 + number // 3 % whole["steps"]
        delay = chance.uniform(0, SHORTLY) if number % 3 == 1 else 0
        if number % 3 < 2:
            report = in_child(home, lambda report, step=step, delay=delay: end_game(report, step, delay))
        else:
            report = in_child(
                home, lambda report: end_game(report, 0, 0), kill_after=chance.uniform(0, whole["seconds"])
            )
        steps[report.get("step", "at random")] += 1
        after = in_child(home, inspect_and_play_to_end)
        problems = problems_of(after)
        found.update({name: after[name] for name in ("ended", "goes_on", "next_begun", "lost", "doubled", "aside")})
        if problems:
            wrong.append([number, report, after, problems])
        else:
            shutil.rmtree(home)
    sys.stdout.write(json.dumps({**found, "steps": steps, "wrong": wrong}) + "\n")


def problems_of(after):
    """Returns the faults that were found after a kill."""
    if after.get("failed"):
        return [after["failed"]]
    checks = {
        "neither ended nor going on": not after["ended"] and not after["goes_on"],
        "ended and going on": after["ended"] and after["goes_on"],
        "lost": after["lost"],
        "doubled": after["doubled"],
        "put aside": after["aside"],
        "standings without the result": after["counted"] != after["ended"],
        "not one result in the end": after["finally"] != 1,
    }
    return [name for name, is_wrong in checks.items() if is_wrong]


# Children


def in_child(home, act, kill_after=None):
    """Runs `act` in a child with this home, with a function for reports; returns all values that were reported.

    With `kill_after`, the child is killed this number of seconds after it has reported that it begins.
    """
    home.mkdir(exist_ok=True)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        # The signal's default action ends the process at once, as SIGKILL does: nothing of Python or Qt runs.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(PATIENCE)
        os.environ["HASPELKNECHT_HOME"] = str(home)
        try:
            act(lambda **what: os.write(writer, json.dumps(what).encode() + b"\n"))
        except BaseException as error:  # noqa: BLE001 - it is reported
            os.write(writer, json.dumps({"failed": repr(error)}).encode() + b"\n")
        os._exit(0)
    os.close(writer)
    report = {}
    with os.fdopen(reader, "rb") as lines:
        for line in lines:
            report |= json.loads(line)
            if "begins" in report and kill_after is not None:
                time.sleep(kill_after)
                os.kill(child, signal.SIGKILL)
                kill_after = None
    os.waitpid(child, 0)
    return report


def open_window():
    """Opens the program's window, without motion."""
    app.create_application()
    window = app.create_window()
    window.settings.speed = "off"
    window.show()
    settle()
    return window


def until(condition):
    """Processes events until the condition holds."""
    while not condition():
        QApplication.processEvents()


def begin(report):
    """Begins a tournament and plays its first game up to its last move."""
    window = open_window()
    window.loaded_parts.tournament.begin_match(new_match("pp"), GAMES)
    settle()
    match = at.match(window)
    whole = play_at_random(Match(match.game, match.setup, match.seed, match.seats, match.undo_policy))
    last = [entry for entry in whole.entries if entry.actor >= 0][-1]
    while match.ply < last.ply:
        take_over(window)
        window.controller.play(whole.entries[match.ply].move)
        settle()
    report(ply=match.ply)
    window.close()
    settle()


def take_over(window):
    """Confirms that the seat has changed, if asked."""
    if window.controller.handover_to is not None:
        window.controller.confirm_handover()


def last_move(match):
    """Returns the move that ends the match."""
    whole = play_at_random(match.copy_undone_to(match.ply))
    return [entry for entry in whole.entries if entry.actor >= 0][-1].move


def end_game(report, step, delay):
    """Ends the game, begins the next one and plays a move of it.

    It is killed `delay` seconds after the file step with this number has begun, if the number is not 0.
    """
    window = open_window()
    window.resume()
    settle()
    take_over(window)
    move = last_move(at.match(window))
    steps = []

    def hook(event, arguments):
        if event in STEPS and not is_reading(event, arguments):
            steps.append(event)
            if len(steps) == step:
                report(step=f"{event} {Path(str(arguments[0])).suffix}")
                if delay:
                    signal.setitimer(signal.ITIMER_REAL, delay)
                else:
                    os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)
    report(begins=True)
    began = time.perf_counter()
    window.controller.play(move)
    until(lambda: shown_result(window) is not None)
    strip_of(shown_result(window)).next_button.click()
    settle()
    take_over(window)
    match = at.match(window)
    window.controller.play(match.game.legal_moves(match.state)[0])
    settle()
    report(seconds=time.perf_counter() - began, steps=len(steps))


def is_reading(event, arguments):
    """Whether a step opens a file only to read it."""
    return event == "open" and not (isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR))


def inspect_and_play_to_end(report):
    """Starts the program, reports what it offers, and plays the first game to its end if it is not over."""
    window = open_window()
    tournament = window.loaded_parts.tournament.tournament
    offered = window.start_contents.match
    is_first = offered is not None and tournament is not None and tournament.game_index(offered) == 0
    ended = len(rounds())
    report(
        ended=ended > 0,
        goes_on=is_first,
        next_begun=tournament is not None and len(tournament.attempt_seeds) > 1,
        counted=tournament is not None and len(tournament.game_results) > 0,
        lost=tournament is None or (not ended and not is_first),
        doubled=ended > 1,
        aside=len(list(paths.user_data().glob("*damaged*"))),
    )
    if is_first:
        window.resume()
        settle()
        take_over(window)
        window.controller.play(last_move(at.match(window)))
        until(lambda: shown_result(window) is not None)
    report(**{"finally": len(rounds())})


def rounds():
    """Returns the results of the tournament's first game."""
    listed = all_results(ResultStore(paths.results()), NAME)
    return [result for result in listed if result.tournament_game is not None and result.tournament_game.number == 1]


if __name__ == "__main__":
    main()
