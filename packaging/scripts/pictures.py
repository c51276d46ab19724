"""Takes pictures of the running window at every step, and of dialogs, in every language, theme and size, for inspection.

python packaging/scripts/pictures.py [FOLDER]      by default into build/pictures

A picture is named SIZE/LANGUAGE-THEME-STEP.png. QT_SCALE_FACTOR=2 takes them at twice the resolution.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
# Dialogs are never larger than the screen.
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={ROOT / 'tests' / 'screen.json'}")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, composition, languages
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record import RecordReader, checksum
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.table.themes import PLAYER_COLOURS, THEME_NAMES
from haspelknecht_qt.ui.window.main_window import MainWindow

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1080), (1400, 1050))
KEPT = ("two_seats_dutch", "three_seats_english_hidden", "four_seats_french")
STEPS = ("first_taking", "planning", "executing", "storing")
YEAR = 2
NAMES = ("Anna", "Jost", "Grete", "Henrik")
PIT_SEATS = (2, 3, 4)
PIT_STEPS = ("draft", "place", "take", "return", "extract")
SHIFT = 2
PIT_SEED = 7
DIALOGS = ("new", "puzzles", "results")
"""Menu actions that open the dialogs to be shown."""


def main() -> None:
    """Opens the window once and shows all games, steps, dialogs, sizes, themes and languages."""
    parser = argparse.ArgumentParser(description="Takes pictures of the window and of dialogs for inspection.")
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=ROOT / "build" / "pictures",
        help="folder for the pictures (default build/pictures)",
    )
    folder = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        take_all(folder)


def take_all(folder: Path) -> None:
    """Takes all pictures; prints a line for each size."""
    application = app.create_application()
    window = app.create_window()
    window.show()
    window.menus.choice_action("speed", "off").trigger()
    for width, height in SIZES:
        window.resize(width, height)
        for language in languages.codes():
            window.menus.choice_action("language", language).trigger()
            for theme in THEME_NAMES:
                window.menus.choice_action("theme", theme).trigger()
                for name, picture in pictures(window, application):
                    file = folder / f"{width}x{height}" / f"{language}-{theme}-{name}.png"
                    file.parent.mkdir(parents=True, exist_ok=True)
                    picture.save(str(file))
        print(f"{width} x {height}: done", flush=True)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def pictures(window: MainWindow, application: QApplication) -> Iterator[tuple[str, QPixmap]]:
    """(name, picture) of the window at each position, and of each dialog over its start page."""
    for name, match in positions():
        window.begin(match)
        settle(application)
        yield name, window.grab()
    window.show_start()
    for name in DIALOGS:
        window.menus.actions[name].trigger()
        settle(application, 2.0)
        dialog = application.activeModalWidget()
        yield name, dialog.grab()
        dialog.close()


def settle(application: QApplication, duration: float = 0.3) -> None:
    """Lets the window lay itself out and paint. `duration` is in seconds: the pictures of puzzles take longer."""
    deadline = time.monotonic() + duration
    while time.monotonic() < deadline:
        application.processEvents()


def positions() -> Iterator[tuple[str, Match]]:
    """(name, match) for each step of both games: Haspelknecht's in the second year, Gueules Noires' in the second shift."""
    yield from haspelknecht_positions()
    yield from gueules_noires_positions()


def gueules_noires_positions() -> Iterator[tuple[str, Match]]:
    """Each step with each number of seats in a random game; orders are chosen before shift I."""
    game = composition.game("gueules_noires")
    for seats in PIT_SEATS:
        who = [Seat(name, colour) for name, colour in zip(NAMES[:seats], PLAYER_COLOURS, strict=False)]
        match = Match(game, game.setup({"players": seats}, PIT_SEED), PIT_SEED, who)
        wanted = set(PIT_STEPS)
        while wanted and not match.is_over:
            decision = match.decision
            late = match.state.shift == SHIFT or match.state.step == "draft"
            if decision is not None and decision.step in wanted and late:
                wanted.remove(decision.step)
                yield f"pit-{seats}-seats-{decision.step}", match.copy_undone_to(match.ply)
            match.play(Generator(PIT_SEED, match.ply).choice(game.legal_moves(match.state)))


def haspelknecht_positions() -> Iterator[tuple[str, Match]]:
    """Each step of the second year of each kept game."""
    game = composition.game("haspelknecht")
    for name in KEPT:
        document = json.loads((ROOT / "tests" / "scenarios" / f"{name}.haspelknecht").read_text(encoding="utf-8"))
        del document["expect"]
        document["check"] = checksum(document)
        match = RecordReader(name, {game.name: game}).read(document)
        for step in STEPS:
            ply = first_ply(game, match, step)
            if ply is not None:
                yield f"{len(match.seats)}-seats-{step}", match.copy_undone_to(ply)


def first_ply(game: Haspelknecht, match: Match, step: str) -> int | None:
    """Ply at which the step is reached in the second year, in its midst if possible; None if never."""
    plies = [
        ply
        for ply in range(match.ply)
        if (state := match.state_at(ply)).year == YEAR and state.step == step and game.decision(state) is not None
    ]
    return plies[len(plies) // 3] if plies else None


if __name__ == "__main__":
    main()
