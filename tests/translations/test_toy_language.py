"""A new language with ten messages, one rule and one lesson text. Everything else is English, and nothing breaks."""

import shutil
import xml.etree.ElementTree as ET
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QLocale

from haspelknecht_qt import cli, languages, paths
from haspelknecht_qt.commands import texts
from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts
from haspelknecht_qt.games.haspelknecht.kinds import DiskColour
from haspelknecht_qt.ui.rules.markup import RuleTextError
from haspelknecht_qt.ui.rules.texts import load_rule_texts
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.languages import SOURCE, UNSUPPORTED_LANGUAGE
from tests.translations.conftest import ROOT, translations
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.game_tutorial import RULE_MARKUP, TUTORIAL
from tests.ui.mouse import settle

CODE = UNSUPPORTED_LANGUAGE
"""A language without a folder, and without texts of Qt. Its texts in this file are invented."""

MESSAGES = [
    ("StartPage", "New game", "Nova ludo"),
    ("StartPage", "Tutorial", "Lernejo"),
    ("StartPage", "Quit", "Fini"),
    ("StartPage", "Continue", "Daurigi"),
    ("HaspelknechtTerms", "coal", "karbo"),
    ("HaspelknechtTerms", "wood", "ligno"),
    ("CommandLine", "Usage:", "Uzado:"),
    ("CommandLine", "Options:", "Elektoj:"),
    ("CommandLine", "Points", "Poentoj"),
    ("CommandLine", "Seed {seed}", "Semo {seed}"),
]
RULE = "# Karbo\n\n<!--\n## M1 Coal in the Pinge\n\nStill English.\n-->\n\n## M2 Akvo\n\nDu akvo haltigas la fosadon, vidu [](rule:M1).\n"
LESSON = '[taking]\ntitle = "Preni"\n\n[taking.steps]\nwelcome = "Bonvenon."\n'


def messages_file(messages):
    """A file of messages as Qt's tools write it."""
    contexts = {}
    for context, source, text in messages:
        contexts.setdefault(context, []).append(
            f"<message><source>{escape(source)}</source><translation>{escape(text)}</translation></message>"
        )
    inside = "".join(f"<context><name>{name}</name>{''.join(found)}</context>" for name, found in contexts.items())
    return f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{CODE}">{inside}</TS>'


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def toy(tmp_path_factory):
    """Folder of two languages, English and the toy language, as a package contains them."""
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(ROOT / "translations" / SOURCE, source / SOURCE)
    write(
        source / CODE / "language.toml",
        'name = "Fabela"\nunfinished = true\nfirst_names = ["Zam", "Teo", "Klara", "Marta"]\n',
    )
    write(source / CODE / "messages.ts", messages_file(MESSAGES))
    write(source / CODE / "rules" / "haspelknecht" / "08_mining.md", RULE)
    write(source / CODE / "tutorial" / "haspelknecht.toml", LESSON)
    folder = tmp_path_factory.mktemp("translations")
    translations.deliver(folder, source)
    return folder


@pytest.fixture(autouse=True)
def _toy_language(toy, monkeypatch):
    monkeypatch.setattr(paths, "translations", lambda: toy)
    texts._load_translator.cache_clear()
    yield
    texts._load_translator.cache_clear()


@pytest.fixture
def toy_window(window):
    """The window, after the toy language was chosen in its menu."""
    action = at.choice(window, "language", CODE)
    assert action.text().replace("&", "") == "Fabela"
    action.trigger()
    settle()
    return window


def test_messages_without_a_translation_are_english(toy_window):
    page = toy_window.start_page
    assert (page.new_button.text(), page.open_button.text()) == ("Nova ludo", "Open a saved game")
    assert QLocale().name().startswith(CODE)


def test_plurals_without_a_translation_are_english(toy_window):  # noqa: ARG001 - it chooses the language
    assert [amounts.disks(DiskColour.BLACK, number) for number in (1, 2)] == ["1 black disk", "2 black disks"]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_turn_of_each_game_can_be_played_in_the_language(toy_window, name):
    plies = next(number for number in range(30, 60) if play(name, "pp", number).decision.actor != CHANCE)
    match = play(name, "pp", plies)
    toy_window.begin(match)
    settle()
    toy_window.controller.confirm_handover()
    before, player = match.ply, match.decision.actor
    while not match.is_over and match.decision.actor == player and match.ply < before + 40:
        toy_window.controller.play(toy_window.controller.moves[0][1])
        settle()
    assert match.ply > before
    for page in ("rules", "log", "score"):
        toy_window.game.context.turn_to_page(page)
        settle()


def test_new_game_has_first_names_of_the_language(toy_window):
    toy_window.ask_for_new_game()
    dialog = toy_window.findChild(NewGameDialog)
    assert [row.name.text() for row in dialog.seats.rows][:2] == ["Zam", "Teo"]
    dialog.start_button.click()
    settle()
    assert at.match(toy_window).ply >= 0


def test_rules_without_a_translation_are_english(toy_window):
    toy_window.begin(play("haspelknecht", "pp", 10))
    rule_texts = at.game_ui(toy_window).rules.rule_texts
    own, english = rule_texts.texts(CODE), rule_texts.texts(SOURCE)
    assert own.ids == english.ids
    assert (own.rule("M2").title, own.rule("M1")) == ("Akvo", english.rule("M1"))
    titles = [(mine.title, other.title) for mine, other in zip(own.chapters, english.chapters, strict=True)]
    assert [mine for mine, other in titles if mine != other] == ["Karbo"]
    assert own.plain_text(own.rule("M2"), {}) == f"Du akvo haltigas la fosadon, vidu M1 {english.rule('M1').title}."


def test_chapter_that_english_lacks_is_refused(tmp_path, toy_window):
    toy_window.begin(play("haspelknecht", "pp", 10))
    write(tmp_path / "99_more.md", RULE)
    with pytest.raises(RuleTextError) as refused:
        load_rule_texts(tmp_path, CODE, RULE_MARKUP, at.game_ui(toy_window).rules.rule_texts.texts(SOURCE))
    assert refused.value.found == "a chapter 99_more"


def test_lesson_texts_without_a_translation_are_english(toy_window):
    toy_window.begin(play("haspelknecht", "pp", 10))
    game_tutorial = at.game_ui(toy_window).game_tutorial
    own, english = game_tutorial.texts(CODE), game_tutorial.texts(SOURCE)
    first = TUTORIAL.chapters[0].key
    assert (own[first].title, own[first].about) == ("Preni", english[first].about)
    differing = [key for key, said in own[first].steps.items() if said != english[first].steps[key]]
    assert differing == ["welcome"]
    assert {key: chapter for key, chapter in own.items() if key != first} == {
        key: chapter for key, chapter in english.items() if key != first
    }
    toy_window.start_tutorial(first)
    settle()
    assert at.is_tutorial_running(toy_window)
    assert [seat.name for seat in at.match(toy_window).seats] == ["Zam", "Teo"]


def test_command_line_uses_the_language_and_english(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", f"{CODE}.UTF-8")
    file = tmp_path / "a.haspelknecht"
    record.save(file, play("haspelknecht", "pp", 30))
    assert cli.main(["replay", str(file)]) == cli.EXIT_OK
    output = capsys.readouterr().out
    assert "Poentoj" in output
    assert "The game is not over" in output


def test_missing_fact_of_the_language_is_taken_from_english():
    assert languages.facts(CODE) == languages.LanguageFacts("Fabela", "and", ("Zam", "Teo", "Klara", "Marta"))


def test_invalid_language_file_is_refused_with_its_fault(toy, tmp_path, monkeypatch):
    shutil.copytree(toy, tmp_path / "all")
    monkeypatch.setattr(paths, "translations", lambda: tmp_path / "all")
    write(tmp_path / "all" / CODE / "language.toml", "name = ")
    with pytest.raises(languages.LanguageError, match=r"language\.toml: .*allowed is TOML"):
        languages.facts(CODE)
    write(tmp_path / "all" / CODE / "language.toml", 'first_names = ["Anna", "Anna"]')
    with pytest.raises(languages.LanguageError, match=r"first_names: .* different names"):
        languages.facts(CODE)
    write(tmp_path / "all" / CODE / "language.toml", f"first_names = {'1' * 5000}")
    with pytest.raises(languages.LanguageError, match=r"language\.toml: .*allowed is TOML"):
        languages.facts(CODE)
    write(tmp_path / "all" / languages.SOURCE / "language.toml", 'name = "English"')
    write(tmp_path / "all" / CODE / "language.toml", 'name = "Fabela"')
    with pytest.raises(languages.LanguageError, match="first_names is missing"):
        languages.facts(CODE)


# Beginning a language


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """Folder in which the script has begun the toy language, and the script."""
    folder = tmp_path_factory.mktemp("begun")
    shutil.copytree(ROOT / "translations" / SOURCE, folder / SOURCE)
    import language  # noqa: PLC0415 - a script; the tests' conftest sets its path

    language.begin(CODE, folder)
    return folder, language


def test_begun_language_lacks_every_translation(begun):
    folder, language = begun
    assert translations.codes(folder) == (SOURCE, CODE)
    assert translations.finished(folder) == (SOURCE,)
    lines = {line.partition(":")[0]: line for line in language.missing(CODE, folder)}
    wanted = {f"{CODE}/{file.relative_to(folder / SOURCE).as_posix()}" for file in (folder / SOURCE).rglob("*.md")}
    wanted |= {
        f"{CODE}/{name}" for name in ("language.toml", "messages.ts", *(f"tutorial/{game}.toml" for game in GAME_NAMES))
    }
    assert set(lines) == wanted
    assert "title, M1, M2, M3, M4, M5, M6" in lines[f"{CODE}/rules/haspelknecht/08_mining.md"]
    sources = list(ET.parse(folder / CODE / "messages.ts").iter("source"))  # noqa: S314 - our own file
    assert f"messages.ts: {len(sources)} messages" in lines[f"{CODE}/messages.ts"]
    assert language.missing(SOURCE, folder) == []


def test_translated_texts_are_kept_when_a_language_is_begun_again(begun):
    folder, language = begun
    chapter = folder / CODE / "rules" / "haspelknecht" / "08_mining.md"
    write(chapter, RULE)
    (line,) = (line for line in language.missing(CODE, folder) if "08_mining" in line)
    assert line.endswith(": M1, M3, M4, M5, M6")
    lesson = folder / CODE / "tutorial" / "haspelknecht.toml"
    lesson.unlink()
    assert language.begin(CODE, folder) == [lesson]
    assert chapter.read_text(encoding="utf-8") == RULE


@pytest.mark.parametrize("code", [SOURCE, "Fabela", "", "../x"])
def test_invalid_language_code_is_refused(begun, code):
    folder, language = begun
    with pytest.raises(SystemExit, match="allowed: two or three small letters"):
        language.begin(code, folder)


@pytest.mark.parametrize("code", translations.finished())
def test_finished_languages_lack_no_text(begun, code):
    _, language = begun
    lines = language.missing(code)
    # The messages have a test of their own.
    assert [line for line in lines if not line.startswith(f"{code}/messages.ts")] == []
