"""Command line in a language in which every text is marked. A text without marks was not translated."""

import re
import shutil
import sys
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtGui import QPainter

from haspelknecht_qt import cli, composition, paths
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.commands import error_messages, picture, texts
from haspelknecht_qt.core import record
from haspelknecht_qt.games.gueules_noires.state import Step as ShiftStep
from haspelknecht_qt.games.haspelknecht.kinds import Step as YearStep
from tests.languages import OTHERS, SOURCE, UNSUPPORTED_LANGUAGE
from tests.translations.conftest import ROOT, translations
from tests.ui.any_game import play

CODE = UNSUPPORTED_LANGUAGE
STEPS = {"haspelknecht": YearStep, "gueules_noires": ShiftStep}
BLANKS = re.compile(r"\{\w*\}")


@pytest.fixture(scope="module")
def marked(tmp_path_factory):
    """Folder of English and of a language in which every text is between guillemets."""
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(ROOT / "translations" / SOURCE, source / SOURCE)
    (source / CODE).mkdir()
    (source / CODE / "language.toml").write_text('name = "Fabela"\n', encoding="utf-8")
    translations.update(source, [CODE])
    file = source / CODE / "messages.ts"
    tree = ET.parse(file)  # noqa: S314 - our own file
    for message in tree.iter("message"):
        translation = message.find("translation")
        if message.get("numerus") is None:
            translation.attrib.pop("type", None)
            translation.text = f"«{message.findtext('source')}»"
    tree.write(file, encoding="utf-8", xml_declaration=True)
    folder = tmp_path_factory.mktemp("marked")
    translations.deliver(folder, source)
    return folder


@pytest.fixture(autouse=True)
def _marked_language(marked, monkeypatch):
    monkeypatch.setattr(paths, "translations", lambda: marked)
    monkeypatch.setenv("LC_ALL", f"{CODE}.UTF-8")
    texts._load_translator.cache_clear()
    yield
    texts._load_translator.cache_clear()


@pytest.fixture
def game(tmp_path):
    """Record of a match in which a person must act."""
    file = tmp_path / "a.haspelknecht"
    record.save(file, play("haspelknecht", "pb", plies_until_person("haspelknecht")))
    return file


def plies_until_person(name):
    """Number of plies of a match against a bot after which the person must act."""
    return next(plies for plies in range(30, 90) if play(name, "pb", plies).decision.actor == 0)


def message_of_refused_command(capsys, *arguments):
    """Returns the error message of a refused command, without the program's name."""
    assert cli.main([str(argument) for argument in arguments]) != cli.EXIT_OK
    return capsys.readouterr().err.partition(": ")[2]


def test_moves_command_translates_the_seat_and_the_step(capsys, game):
    assert cli.main(["moves", str(game)]) == cli.EXIT_OK
    line, *_ = capsys.readouterr().out.splitlines()
    seat = re.search(r"«\w+ \(«\w+», (?:«person»|random)\)»", line)
    assert seat, line
    step = re.search(r"step («[^«»]+»)", line)
    assert step, line


@pytest.mark.parametrize("name", composition.GAME_NAMES)
def test_every_step_has_a_translated_name(name):
    said = composition.plugin(name).command_texts(texts.translate)
    assert {step for step in STEPS[name] if not re.fullmatch("«[^«»_]+»", said.step_name(step))} == set()


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_placeholders_for_values_in_the_help_are_translated(capsys, command):
    assert cli.main([command, "--help"]) == cli.EXIT_OK
    output = capsys.readouterr().out
    assert not re.search(r"(?<!«)\b(?:FILE|DIR|NAMES?|COMMAND|CODE|FACTOR|WIDTHxHEIGHT)\b", output)


@pytest.mark.parametrize("kind", BotErrorKind)
def test_every_error_of_bots_and_results_is_translated(kind):
    details = {blank[1:-1]: "X" for blank in BLANKS.findall(kind.value)}
    error = TranslatableError(kind, details)
    assert error_messages.format_bot_error(error) == f"«{error}»"
    assert error_messages.format_seat_loss(str(error)) == f"«{error}»"


def test_missing_bot_module_is_reported(capsys, tmp_path):
    tournament = ("tournament", "--bots", "random,none", "--games", "2", "--seed", "1", "--bot-module")
    assert message_of_refused_command(capsys, *tournament, tmp_path / "none.py").startswith(
        f"«{tmp_path / 'none.py'}: no such file»"
    )


def test_unusable_results_file_is_reported(capsys, tmp_path):
    file = tmp_path / "results"
    file.write_text("{}\n", encoding="utf-8")
    said = message_of_refused_command(
        capsys, "tournament", "--bots", "random", "--games", "2", "--seed", "1", "--resume", file
    )
    assert said.startswith(f"«{file}, line 1: this file does not contain the results of a tournament»")


def test_reason_why_a_bot_lost_its_seat_is_translated(capsys):
    ends = f"{sys.executable} -c pass"
    arguments = ["--bots", "random,program", "--bot-program", ends, "--games", "2", "--seed", "1"]
    assert cli.main(["tournament", *arguments]) == cli.EXIT_OK
    assert re.search(
        "«program lost 2 seats to the random bot: «[^«»]*(?:ended with status|the system says)",
        capsys.readouterr().out,
    )


def test_translated_error_contains_the_name_of_the_file(capsys, tmp_path):
    file = tmp_path / "broken.haspelknecht"
    file.write_text("{", encoding="utf-8")
    assert message_of_refused_command(capsys, "replay", file).startswith(f"«{file}: «")


@pytest.mark.parametrize("name", composition.GAME_NAMES)
def test_picture_shows_translated_names_of_bots(qapp, name, monkeypatch):  # noqa: ARG001 - needed to draw the picture
    painted_texts = set()
    draw = QPainter.drawText

    def recording_draw(painter, *arguments):
        painted_texts.update(argument for argument in arguments if isinstance(argument, str))
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", recording_draw)
    match = play(name, "pb", plies_until_person(name))
    picture.draw(match, match.ply, (1920, 1080), 1.0, "light", CODE)
    assert any("«Random»" in text for text in painted_texts)
    assert "random" not in painted_texts


@pytest.mark.parametrize("code", OTHERS)
def test_render_uses_the_language_of_the_command_line_by_default(code, monkeypatch):
    monkeypatch.setattr(paths, "translations", lambda: ROOT / "translations")
    monkeypatch.setenv("LC_ALL", f"{code}.UTF-8")
    option = next(option for option in cli.COMMANDS["render"]().options if option.name == "--language")
    assert option.default == code
