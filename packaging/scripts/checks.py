"""Checks of an installed program, one function each.

`smoke.py` prints the first line of a function's docstring as its label, and its return value as a remark. A check
raises CheckFailed with the reason.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import figures
import linux_files
import package_texts
from installations import CleanSystem, Installation
from project import NAME, ROOT, STRONGEST, version
from running import OFFSCREEN, Running, expect, run
from screen import Screen

import translations

PICTURES = ROOT / "build" / "smoke"
SECONDS_FOR_VERSION = 0.3
ROUNDS = 5
SEED = "1516"
GAMES = {
    "haspelknecht": ("--players", "3", "--bots", "shepherd,farmer,random"),
    "gueules_noires": ("--players", "2", "--bots", "overman,random"),
}
"""Every game of the program by its name in records, with the options of its simulated games."""
MIME_TYPE = "application/x-haspelknecht"
BOARD_TYPE = f"{MIME_TYPE}-board"
OWN_FOLDERS = tuple(f"{folder}/{NAME}" for folder in (".local/share", ".local/state", ".config", ".cache"))
"""Folders in a home that the program may write."""
LIBRARIES_FILES = (".cache/fontconfig", ".config/QtProject.conf", ".dbus/session-bus")
"""Files and folders in a home that libraries write: the list of fonts, the last folder of Qt's file dialog, and the
address of the message bus, which dbus-launch notes when a window asks for a bus and none runs."""


def tells_version(place: Installation) -> str:
    """`--version` prints the version."""
    told = run(place, "--version")
    expect(truth=told == f"{NAME} {version()}\n", sentence=f"it says {told!r}")
    return version()


def tells_version_soon(place: Installation) -> str:
    """`--version` prints the version quickly."""
    rounds, costs = [], []
    for _ in range(ROUNDS):
        start, before = time.monotonic(), _processor_seconds()
        tells_version(place)
        rounds.append(time.monotonic() - start)
        costs.append(_processor_seconds() - before)
    figures.enter(f"version_s_{place.name}", "s", rounds, SECONDS_FOR_VERSION)
    # Processor time, since other processes of the machine may slow the program down.
    expect(truth=min(costs) <= SECONDS_FOR_VERSION, sentence=f"it takes {min(costs):.2f} seconds of a processor")
    return version()


def _processor_seconds() -> float:
    """Processor time of all programs that were run so far. Linux and macOS only."""
    import resource  # noqa: PLC0415 - Windows lacks it

    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _simulate(game: str) -> tuple[str, ...]:
    """Command that simulates two games of bots."""
    return ("simulate", "--game", game, *GAMES[game], "--games", "2", "--seed", SEED, "--json")


def simulation(place: Installation, source: Installation) -> str:
    """Bots play the same games as in the source, in one process and in two; every game that the program knows."""
    digests = []
    for game in GAMES:
        wanted = run(source, *_simulate(game))
        for jobs in ("1", "2"):
            found = run(place, *_simulate(game), "--jobs", jobs)
            expect(truth=found == wanted, sentence=f"{game} with --jobs {jobs}\n{found}instead of\n{wanted}")
        digests.append(json.loads(wanted.splitlines()[0])["digest"][:16])
    return " ".join(digests)


def offers(place: Installation, game: str, bot: str) -> bool:
    """Whether the help text of `simulate` lists this bot behind others."""
    return f", {bot}" in " ".join(run(place, "simulate", "--game", game, "--help").split())


def strongest(place: Installation, source: Installation) -> str:
    """The strongest bot of each game, for which a part of the program is compiled, is there if it is in the source."""
    told = []
    for game, bot in STRONGEST.items():
        wanted, found = (offers(where, game, bot) for where in (source, place))
        expect(truth=found == wanted, sentence=f"{bot} there: {found}, in the source: {wanted}")
        told.append(f"{game} {'with it' if found else 'without it'}")
    return ", ".join(told)


def picture(place: Installation, source: Installation) -> str:
    """The table of every game is drawn exactly as from the source, in each language."""
    sizes = []
    for game in GAMES:
        for where in (source, place):
            run(where, *_simulate(game), "--save-to", f"{where.home}/games")
        for language in translations.codes():
            drawn = []
            for where in (source, place):
                file, out = f"{where.home}/games/seed-{SEED}.{game}", f"{where.home}/table.png"
                run(where, "render", file, "--ply", "60", "--out", out, "--language", language)
                drawn.append(where.outside(out).read_bytes())
            (PICTURES / f"table-{game}-{place.name}-{language}.png").write_bytes(drawn[1])
            expect(truth=drawn[0] == drawn[1], sentence=f"the pictures of {game} differ ({language}), see {PICTURES}")
        sizes.append(f"{len(drawn[0])} bytes")
    return ", ".join(sizes)


def offscreen(place: Installation, _source: Installation) -> str:
    """The window opens without a screen and ends when the system asks."""
    log = place.outside(f"{place.logs}/running-0.txt")
    # Windows sends its request to close only to a window on a screen.
    with Running(place, [], {} if sys.platform == "win32" else OFFSCREEN) as program:
        program.wait_until_it_answers(log)
        program.ask_to_end()
        program.end()
    expect(truth=not log.exists(), sentence="it did not note that it ended well")
    return ""


def window(place: Installation, screen: Screen) -> str:
    """The window opens under a window manager and closes like any other."""
    before = screen.picture()
    with Running(place, [], {"DISPLAY": screen.display}) as program:
        screen.wait_for_windows(1)
        screen.wait_for_change(before)
        screen.wait_until_quiet(program.is_busy)
        screen.photograph(PICTURES / f"window-{place.name}.png")
        screen.wait_for_windows(0, "alt+F4")
        program.end()
    return ""


def languages(place: Installation, screen: Screen) -> str:
    """Every language is on the screen, Qt's own words too."""
    settings = place.outside(f"{place.home}/.config/{NAME}/settings.ini")
    settings.parent.mkdir(parents=True, exist_ok=True)
    codes = translations.codes()
    pages = set()
    empty = screen.picture()
    for code in codes:
        settings.write_text(f"[view]\nlanguage={code}\n", encoding="utf-8")
        settings.chmod(0o666)
        with Running(place, [], {"DISPLAY": screen.display}) as program:
            screen.wait_for_windows(1)
            screen.wait_for_change(empty)
            screen.wait_until_quiet(program.is_busy)
            pages.add(screen.picture())
            # Qt's own dialog for files.
            screen.wait_for_windows(2, "ctrl+o")
            screen.wait_until_quiet(program.is_busy)
            screen.photograph(PICTURES / f"dialog-{place.name}-{code}.png")
            maps = Path(f"/proc/{program.process.pid}/maps").read_text(encoding="utf-8")
            loaded = {Path(line.split()[-1]).name for line in maps.splitlines() if line.endswith(".qm")}
            screen.wait_for_windows(1, "Escape")
            screen.wait_for_windows(0, "alt+F4")
            program.end()
        # Qt maps its larger files into memory.
        expect(
            truth=code == translations.SOURCE_LANGUAGE or f"qtbase_{code}.qm" in loaded,
            sentence=f"{code}: Qt's own words are not loaded",
        )
    settings.unlink()
    expect(truth=len(pages) == len(codes), sentence="the first page looks the same in two languages")
    return ""


def double_click(place: Installation, screen: Screen) -> str:
    """The command that the desktop has for saved games opens one of every game."""
    text = (linux_files.LINUX / linux_files.DESKTOP_FILES[1]).read_text(encoding="utf-8")
    (line,) = (line for line in text.splitlines() if line.startswith("Exec="))
    titles = []
    for game in GAMES:
        file = f"{place.home}/game.{game}"
        program, *words = line.removeprefix("Exec=").replace("%f", file).split()
        expect(truth=program == NAME, sentence=f"the desktop entry starts {program}")
        write_game(place.outside(file), game)
        with Running(place, words, {"DISPLAY": screen.display}) as running:
            titles.append(screen.wait_for_window(f"game.{game}"))
            screen.wait_until_quiet(running.is_busy)
            screen.photograph(PICTURES / f"game-{game}-{place.name}.png")
            screen.wait_for_windows(0, "alt+F4")
            running.end()
    return ", ".join(titles)


def write_game(file: Path, name: str) -> None:
    """Writes a saved game of two persons after 30 moves; `name` is the game's in records."""
    sys.path.insert(0, str(ROOT))
    from haspelknecht_qt import composition  # noqa: PLC0415 - found only now
    from haspelknecht_qt.core import record  # noqa: PLC0415
    from haspelknecht_qt.core.game import Seat  # noqa: PLC0415
    from haspelknecht_qt.core.match import Match  # noqa: PLC0415

    game = composition.games()[name]
    agreed = {option.key: option.default for option in game.options}
    setup = game.setup({"players": 2, **agreed}, int(SEED))
    match = Match(game, setup, int(SEED), [Seat("Émile", "madder"), Seat("Anna", "woad")])
    while match.ply < 30:
        match.play(game.legal_moves(match.state)[0])
    record.save(file, match)
    file.chmod(0o644)


def home(place: Installation) -> str:
    """The program writes into its own folders and nowhere else."""
    outside = place.outside(place.home)
    made_here = ("games", *(f"game.{game}" for game in GAMES), "table.png", ".bashrc", ".profile", ".bash_logout")
    allowed = [outside / name for name in (*OWN_FOLDERS, *LIBRARIES_FILES, *made_here)]
    found = [path for path in outside.rglob("*") if path.is_file()]
    strangers = [str(path) for path in found if not any(path.is_relative_to(folder) for folder in allowed)]
    expect(truth=not strangers, sentence=f"it wrote {strangers}")
    return ""


def first_frame(place: Installation, source: Installation, screen: Screen) -> str:
    """Time until the window is complete, compared with the source in alternating rounds."""
    rounds: dict[str, list[float]] = {place.name: [], source.name: []}
    for number in range(ROUNDS + 1):
        for where in (source, place):
            before = screen.picture()
            with Running(where, [], {"DISPLAY": screen.display}) as program:
                screen.wait_for_change(before)
                seconds = screen.wait_until_quiet(program.is_busy) - program.began
                screen.wait_for_windows(0, "alt+F4")
                program.end()
            screen.wait_until_quiet()
            # The first start of each brings its files into memory.
            if number:
                rounds[where.name].append(seconds)
    figures.enter("source_first_frame_s", "s", rounds[source.name], remark="on a screen, until the window is complete")
    ratios = [mine / other for mine, other in zip(rounds[place.name], rounds[source.name], strict=True)]
    figures.enter("packaged_first_frame_s", "s", rounds[place.name], remark="the same for the package")
    kept = figures.enter("packaged_first_frame_ratio", "x", ratios, 2, "package / source")
    expect(truth=kept, sentence="the package is too slow")
    return ""


# The clean system


def installing(system: CleanSystem, package: Path) -> str:
    """It is installed on a clean system, with all it depends on."""
    system.install(package)
    return package.name


def file_types(system: CleanSystem) -> str:
    """The system knows the types of saved games and boards, and what opens them; the manual page and the icons are there."""
    types = system.outside("/usr/share/mime/globs2").read_text(encoding="utf-8")
    for game in GAMES:
        expect(truth=f"{MIME_TYPE}:*.{game}" in types, sentence=f"the file type of {game} is not known")
    expect(truth=f"{BOARD_TYPE}:*.haspelknecht-board" in types, sentence="the file type of boards is not known")
    openers = system.outside("/usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    for kind in (MIME_TYPE, BOARD_TYPE):
        wanted = f"{kind}={linux_files.DESKTOP_FILES[1]};"
        expect(truth=wanted in openers.splitlines(), sentence=f"nothing opens files of the type {kind}")
    for name in (f"man/man6/{NAME}.6.gz", f"icons/hicolor/scalable/apps/{NAME}.svg", f"doc/{NAME}/copyright"):
        expect(truth=system.outside(f"/usr/share/{name}").is_file(), sentence=f"{name} is missing")
    return ""


def other_terminals(system: CleanSystem) -> str:
    """The command line speaks the language of the terminal."""
    names = package_texts.locales().values()
    told = {run(system, "--help", LANG=f"{name}.UTF-8") for name in names}
    expect(truth=len(told) == len(names), sentence="two languages say the same")
    return ""


def uninstalling(system: CleanSystem) -> str:
    """Uninstalling removes everything but the user's files."""
    kept = _hashes(system.outside(system.home))
    system.uninstall()
    left = [path for path in _all_files(system.root) if "haspelknecht" in path.lower() and not path.startswith("home/")]
    expect(truth=not left, sentence=f"left behind: {left}")
    for name in ("mime/globs2", "applications/mimeinfo.cache"):
        text = system.outside(f"/usr/share/{name}").read_text(encoding="utf-8")
        expect(truth="haspelknecht" not in text, sentence=f"{name} still knows it")
    expect(truth=_hashes(system.outside(system.home)) == kept, sentence="a file of the user was touched")
    return f"{len(kept)} files of the user stay"


def _all_files(root: Path) -> list[str]:
    skipped = {"proc", "sys", "dev"}
    found = []
    for folder, names, files in os.walk(root):
        place = Path(folder).relative_to(root)
        names[:] = [name for name in names if str(place / name) not in skipped]
        found += [str(place / name) for name in (*names, *files)]
    # dpkg's log lists what was installed and removed.
    return [path for path in found if not path.startswith("var/log/")]


def _hashes(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
