"""Every listed game is tested by both contracts. Its terms match the table of terms, and lupdate finds them all."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path

import pytest

from haspelknecht_qt.games import GAMES
from tests.languages import OTHER, SOURCE, term_rows

TOOL = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))


@pytest.fixture(params=GAMES)
def name(request):
    """The name of a game."""
    return request.param


@pytest.fixture
def terms(name):
    """The module with the game's terms."""
    return import_module(f"haspelknecht_qt.game_ui.{name}.texts.terms")


@pytest.mark.parametrize("contract, folder", [("Contract", "games"), ("TranslatedGameUiContract", "game_ui")])
def test_every_game_is_tested_by_both_contracts(name, contract, folder):
    tests = import_module(f"tests.{folder}.{name}.test_contract")
    classes = [each for each in vars(tests).values() if isinstance(each, type) and each.__name__.startswith("Test")]
    [contract_class] = [each for each in classes if contract in {base.__name__ for base in each.__mro__}]
    assert contract_class.subject.kinds


def test_every_term_has_its_own_word(terms):
    words = [terms.term(term) for term in terms.Term.__members__.values()]
    assert len(set(words)) == len(words)
    assert all(word == word.strip() != "" for word in words)


def test_words_of_all_terms_match_the_table_of_terms(name, terms):
    found = {row["id"]: row[SOURCE] for row in term_rows(SOURCE, name)}
    assert found == {term.name.lower(): terms.term(term) for term in terms.Term}


@pytest.mark.skipif(TOOL is None, reason="Qt's tool is not installed")
def test_lupdate_finds_the_words_of_all_terms(terms, tmp_path):
    file = tmp_path / "terms.ts"
    arguments = ["-extensions", "py", "-silent", "-target-language", OTHER, "-ts", str(file)]
    subprocess.run([TOOL, terms.__file__, *arguments], check=True)
    [context] = ET.parse(file).iter("context")  # noqa: S314 - our own file
    assert {message.findtext("source") for message in context.iter("message")} == set(map(terms.term, terms.Term))
