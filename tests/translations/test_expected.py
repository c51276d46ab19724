"""What tests expect of the languages, as it stands in their folders: all of it is asked for, and nothing that is there is empty."""

import re
import tomllib

import pytest

from tests.languages import CODES, FOLDER, each, expected
from tests.translations.conftest import ROOT

FILES = [file for code in CODES for file in sorted((FOLDER / code / "expected").glob("*"))]


@pytest.fixture(scope="module")
def asked():
    """The keys that the tests ask for, each behind its topic."""
    call = re.compile(r"\b(?:expected|each)\(\"(\w+)\", \"(\w+)\"\)")
    return {
        found for module in (ROOT / "tests").rglob("*.py") for found in call.findall(module.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_everything_is_asked_for_and_says_something(file, asked):
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    assert {(file.stem, key) for key in said} <= asked
    assert all(said.values())


def test_what_no_language_says_is_refused():
    with pytest.raises(KeyError, match=r"no language has the key clsoe in expected/program\.toml"):
        expected("program", "clsoe")
    with pytest.raises(KeyError, match=r"expected/nothing\.toml"):
        each("nothing", "close")


def test_a_list_is_taken_one_by_one():
    several = expected("signs", "good")
    assert each("signs", "good") == [(code, text) for code in several for text in several[code]]
