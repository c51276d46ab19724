"""States of systems, computed from reports of machines and never typed by hand."""

import json
import shutil
import subprocess

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator

COMMIT, LATER = "0123456789ab", "ba9876543210"
PLAYED = {"date": "2026-11-29", "commit": LATER, "game": "haspelknecht"}


@pytest.fixture
def reports(script):
    return script("smoke_report")


def report(reports, **changed):
    checks = dict.fromkeys(reports.CHECKS, "")
    made = {"system": "windows-x86_64", "date": "2026-11-28", "commit": COMMIT, "checks": checks}
    return made | {"compared_with": None, "played": None} | changed


def test_documents_agree_with_the_kept_reports(reports, script):
    kept, block = reports.kept(), script("readme_block")
    for document, make in reports.DOCUMENTS.items():
        assert block.read(reports.PART, document) == make(kept).splitlines(), f"{document.name}: run make systems"


def test_system_has_one_of_three_states(reports):
    assert reports.state(None) == ("recipe", "")
    assert reports.state(report(reports)) == ("built and started by a machine", f"2026-11-28, {COMMIT}")
    assert reports.state(report(reports, played=PLAYED)) == ("played by a person", f"2026-11-29, {LATER}")


def test_every_system_is_in_both_documents(reports):
    other = {"system": "linux-x86_64", "commit": LATER}
    kept = {"windows-x86_64": report(reports, compared_with=other)}
    names = list(reports.SYSTEMS.values())
    text = " ".join(reports.sentences(kept).split())
    assert all(name in text for name in names)
    assert f"Built and started by a machine: Windows x86-64 (2026-11-28, {COMMIT})." in text
    rows = reports.table(kept).splitlines()[2:]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == names
    assert f"Linux x86-64, {LATER}" in rows[1]
    assert [row.split(" | ")[1] for row in rows].count("recipe") == len(names) - 1


def test_readme_stays_short_with_a_report_of_every_system(reports, script, packaging, tmp_path):
    kept = {system: report(reports, system=system) for system in reports.SYSTEMS}
    readme = tmp_path / "README.md"
    shutil.copy(packaging.parent / "README.md", readme)
    script("readme_block").write(reports.PART, reports.sentences(kept).splitlines(), readme)
    assert len(readme.read_text(encoding="utf-8").splitlines()) <= 120


@pytest.mark.parametrize(
    "changed, message",
    [
        ({"system": "amiga-68000"}, "allowed are linux-x86_64"),
        ({"commit": f"{COMMIT}+"}, "without changes"),
        ({"commit": None}, "it has no commit"),
        ({"date": "28.11.2026"}, "not of the form"),
        ({"checks": {"version": "0.1.0"}}, "did not pass: games, strongest, pictures, window"),
        ({"played": {"date": "2026-11-29"}}, "played needs date, commit and game"),
        ({"compared_with": {"system": "moon"}}, "unknown system"),
    ],
)
def test_a_report_without_evidence_is_refused(reports, tmp_path, changed, message):
    file = tmp_path / "smoke.json"
    reports.write(report(reports, **changed), file)
    with pytest.raises(reports.ReportError, match=message.replace("(", r"\(")) as refused:
        reports.read(file)
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_file_that_is_no_report_is_refused(reports, tmp_path, text):
    file = tmp_path / "smoke.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(reports.ReportError, match=r"smoke\.json"):
        reports.read(file)


def test_a_report_under_the_name_of_another_system_is_refused(reports, tmp_path):
    reports.write(report(reports), tmp_path / "macos-arm64.json")
    with pytest.raises(reports.ReportError, match="it is about windows-x86_64"):
        reports.kept(tmp_path)


def test_new_report_keeps_the_game_of_a_person(reports, monkeypatch, tmp_path):
    monkeypatch.setattr(reports, "ROOT", tmp_path)
    monkeypatch.setattr(reports, "FOLDER", tmp_path / "smoke")
    new = tmp_path / "smoke.json"
    reports.write(report(reports, played=PLAYED), tmp_path / "smoke" / "windows-x86_64.json")
    reports.write(report(reports, commit=LATER), new)
    reports.keep([new])
    kept = reports.kept(tmp_path / "smoke")["windows-x86_64"]
    assert (kept["commit"], kept["played"]) == (LATER, PLAYED)


def finished(file, player):
    """Writes a finished game of two of these players."""
    game = composition.game("gueules_noires")
    seats = [Seat("Anna", "madder", player), Seat("Jost", "woad", "random")]
    match = Match(game, game.setup({"players": 2}, 1), 1, seats)
    while not match.is_over:
        match.play(Generator(1, match.ply).choice(game.legal_moves(match.state)))
    record.save(file, match)


def test_only_a_game_with_a_person_is_evidence(reports, monkeypatch, tmp_path):
    monkeypatch.setattr(reports, "ROOT", tmp_path)
    monkeypatch.setattr(reports, "FOLDER", tmp_path)
    monkeypatch.setattr(reports, "this_system", lambda: "windows-x86_64")
    monkeypatch.setattr(reports, "this_commit", lambda: LATER)
    monkeypatch.setattr(reports, "today", lambda: "2026-11-29")
    target, saved = tmp_path / "windows-x86_64.json", tmp_path / "game.gueules_noires"
    reports.write(report(reports), target)
    finished(saved, "random")
    with pytest.raises(reports.ReportError, match="only bots have played"):
        reports.note_played(saved)
    finished(saved, "person")
    reports.note_played(saved)
    assert json.loads(target.read_text(encoding="utf-8"))["played"] == PLAYED | {"game": "gueules_noires"}


def test_an_unfinished_game_is_no_evidence(reports, script, monkeypatch, tmp_path):
    monkeypatch.setattr(reports, "FOLDER", tmp_path)
    monkeypatch.setattr(reports, "this_system", lambda: "windows-x86_64")
    reports.write(report(reports), tmp_path / "windows-x86_64.json")
    saved = tmp_path / "game.haspelknecht"
    script("checks").write_game(saved, "haspelknecht")
    with pytest.raises(reports.ReportError, match="not finished"):
        reports.note_played(saved)


def test_commit_with_changed_files_is_marked(reports, monkeypatch, tmp_path):
    git = ["git", "-C", str(tmp_path), "-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    (tmp_path / "file").write_text("1", encoding="utf-8")
    for words in (["init", "--quiet"], ["add", "file"], ["commit", "--quiet", "-m", "Begin"]):
        subprocess.run([*git, *words], check=True)
    monkeypatch.setattr(reports, "ROOT", tmp_path)
    commit = reports.this_commit()
    assert len(commit) == 12
    (tmp_path / "file").write_text("2", encoding="utf-8")
    assert reports.this_commit() == f"{commit}+"
