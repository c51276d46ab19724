"""Reports of smoke tests, one for each system, and the words about systems in the documents that are made from them.

smoke_report.py tables          writes the words into README.md and packaging/README.md
smoke_report.py keep FILE...    keeps reports of machines (smoke.json) in packaging/smoke, then writes the words
smoke_report.py played GAME     notes that a person has played a game on this system, with the saved game as evidence:
                                finished, with the program's version, and at least one seat without a bot

A system is one of three: a recipe, if there is no report; built and started by a machine; played by a person.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import platform
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import readme_block
from project import NAME, ROOT, version

FOLDER = ROOT / "packaging" / "smoke"
FILE = "smoke.json"
"""File name of a report in a folder of results."""
SYSTEMS = {
    "linux-x86_64": "Linux x86-64",
    "windows-x86_64": "Windows x86-64",
    "macos-arm64": "macOS on Apple processors",
    "macos-x86_64": "macOS on Intel processors",
}
"""Systems with a package, by their keys in names of reports."""
CHECKS = ("version", "games", "strongest", "pictures", "window")
"""Checks without which a report does not count, in their order."""
PART = "systems"
"""Name of the part of a document that has the words."""
_PLATFORMS = {"win32": "windows", "darwin": "macos"}
_PROCESSORS = {"amd64": "x86_64", "aarch64": "arm64"}
_WIDTH = 120


class ReportError(Exception):
    """A report cannot be used. The message names the file, and what is wrong with it."""


def this_system() -> str:
    """Key of this system."""
    processor = platform.machine().lower()
    return f"{_PLATFORMS.get(sys.platform, sys.platform)}-{_PROCESSORS.get(processor, processor)}"


def this_commit() -> str:
    """Commit of the source, 12 digits, with "+" at the end if files differ from it."""
    commit = _git("rev-parse", "--short=12", "HEAD")
    return f"{commit}+" if _git("status", "--porcelain", "--untracked-files=no") else commit


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def _release() -> str:
    """Name and version of this system for readers, without those of the machine."""
    match platform.system():
        case "Linux":
            return platform.freedesktop_os_release()["PRETTY_NAME"]
        case "Darwin":
            return f"macOS {platform.mac_ver()[0]}"
        case name:
            return f"{name} {platform.version()}"


def today() -> str:
    """Today's date (UTC), for instance "2026-11-28"."""
    return dt.datetime.now(dt.UTC).date().isoformat()


def new(checks: Mapping[str, str], compared_with: Mapping[str, str] | None) -> dict[str, Any]:
    """A report of this system. `checks` are the remarks of the checks that passed, in their order."""
    return {
        "system": this_system(),
        "date": today(),
        "commit": this_commit(),
        "version": version(),
        "release": _release(),
        "python": platform.python_version(),
        "checks": dict(checks),
        "compared_with": None if compared_with is None else dict(compared_with),
        "played": None,
    }


def write(report: Mapping[str, Any], file: Path) -> None:
    """Writes a report."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def read(file: Path) -> dict[str, Any]:
    """A report that counts. Raises ReportError."""
    try:
        report = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ReportError(f"{file}: {error}") from error
    if not isinstance(report, dict):
        raise ReportError(f"{file}: an object is wanted, this is {type(report).__name__}")
    for key in ("system", "date", "commit"):
        if not isinstance(report.get(key), str):
            raise ReportError(f"{file}: it has no {key}")
    _check_evidence(file, report["date"], report["commit"])
    if report["system"] not in SYSTEMS:
        raise ReportError(f"{file}: the system is {report['system']}, allowed are {', '.join(SYSTEMS)}")
    checks = report.get("checks")
    if missing := [name for name in CHECKS if not isinstance(checks, dict) or name not in checks]:
        raise ReportError(f"{file}: these checks did not pass: {', '.join(missing)}")
    for key in ("played", "compared_with"):
        if key not in report:
            raise ReportError(f"{file}: it has no {key}")
    if (other := report["compared_with"]) is not None and other.get("system") not in SYSTEMS:
        raise ReportError(f"{file}: it is compared with an unknown system: {other}")
    if (played := report["played"]) is not None:
        if not isinstance(played, dict) or not all(
            isinstance(played.get(key), str) for key in ("date", "commit", "game")
        ):
            raise ReportError(f"{file}: played needs date, commit and game")
        _check_evidence(file, played["date"], played["commit"])
    return report


def _check_evidence(file: Path, date: str, commit: str) -> None:
    if re.fullmatch(r"\d{4}-\d\d-\d\d", date) is None:
        raise ReportError(f"{file}: the date {date} is not of the form 2026-11-28")
    if re.fullmatch(r"[0-9a-f]{12}", commit) is None:
        raise ReportError(f"{file}: the commit {commit} is not one of 12 digits without changes")


def kept(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """The kept reports by system. Raises ReportError."""
    found = {}
    for file in sorted(folder.glob("*.json")):
        report = read(file)
        if report["system"] != file.stem:
            raise ReportError(f"{file}: it is about {report['system']}")
        found[file.stem] = report
    return found


def state(report: Mapping[str, Any] | None) -> tuple[str, str]:
    """State of a system, and its evidence in one phrase ("" for a recipe)."""
    if report is None:
        return "recipe", ""
    if (played := report["played"]) is not None:
        return "played by a person", f"{played['date']}, {played['commit']}"
    return "built and started by a machine", f"{report['date']}, {report['commit']}"


def sentences(reports: Mapping[str, Mapping[str, Any]]) -> str:
    """The states of all systems for README.md, in lines."""
    groups: dict[str, list[str]] = {}
    for key, name in SYSTEMS.items():
        report = reports.get(key)
        word, evidence = state(report)
        word = "packaging recipe only, never built" if report is None else word
        groups.setdefault(word, []).append(f"{name} ({evidence})" if evidence else name)
    text = " ".join(f"{word.capitalize()}: {', '.join(names)}." for word, names in groups.items())
    text += " See [packaging/README.md](packaging/README.md)."
    return "\n".join(textwrap.wrap(text, _WIDTH, break_on_hyphens=False))


def table(reports: Mapping[str, Mapping[str, Any]]) -> str:
    """The states of all systems for packaging/README.md, as a table."""
    lines = ["| system | state | date, commit | compared with | checks |", "| --- | --- | --- | --- | --- |"]
    for key, name in SYSTEMS.items():
        report = reports.get(key)
        word, evidence = state(report)
        compared, checks = "", ""
        if report is not None:
            checks = ", ".join(report["checks"])
            if (other := report["compared_with"]) is not None:
                compared = f"{SYSTEMS[other['system']]}, {other['commit']}"
        cells = [name, word, evidence, compared, checks]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


DOCUMENTS = {ROOT / "README.md": sentences, ROOT / "packaging" / "README.md": table}
"""Documents with such words, and the function that makes them."""


def write_documents() -> None:
    """Writes the words into all documents. Raises ReportError."""
    reports = kept()
    for document, make in DOCUMENTS.items():
        readme_block.write(PART, make(reports).splitlines(), document)


def keep(files: Iterable[Path]) -> None:
    """Keeps reports of machines. Raises ReportError."""
    for file in files:
        report = read(file)
        target = FOLDER / f"{report['system']}.json"
        # A machine does not undo what a person has played.
        before = read(target)["played"] if target.is_file() else None
        write(report | {"played": report["played"] or before}, target)
        print(f"kept: {target.relative_to(ROOT)}")


def note_played(saved: Path) -> None:
    """Notes a finished game of a person in the kept report of this system. Raises ReportError."""
    from haspelknecht_qt import composition  # noqa: PLC0415 - not needed otherwise
    from haspelknecht_qt.core import record, record_error  # noqa: PLC0415

    target = FOLDER / f"{this_system()}.json"
    report = read(target)
    try:
        match = record.load(saved, composition.games())
    except (OSError, record_error.RecordError) as error:
        raise ReportError(f"{saved}: {error}") from error
    if not match.is_over:
        raise ReportError(f"{saved}: the game is not finished")
    if not any(seat.is_person for seat in match.seats):
        raise ReportError(f"{saved}: only bots have played")
    played = {"date": today(), "commit": this_commit(), "game": match.game.name}
    _check_evidence(saved, played["date"], played["commit"])
    write(report | {"played": played}, target)
    print(f"{NAME}: noted in {target.relative_to(ROOT)}")


def main() -> None:
    """Runs the command line; exits with an error message if a report cannot be used."""
    parser = argparse.ArgumentParser(description="Stores reports of smoke tests, and writes the tables of systems.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("tables", help="write the tables into the documents")
    keeping = commands.add_parser("keep", help="store reports of machines")
    keeping.add_argument("files", nargs="+", type=Path, help="smoke.json of a machine")
    played = commands.add_parser("played", help="record a game that a person played")
    played.add_argument("game", type=Path, help="saved match that is over")
    arguments = parser.parse_args()
    try:
        if arguments.command == "keep":
            keep(arguments.files)
        elif arguments.command == "played":
            note_played(arguments.game)
        write_documents()
    except ReportError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
