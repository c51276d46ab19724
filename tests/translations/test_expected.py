"""Expected texts in the folders of the languages: tests use every key, and no value is empty."""

import re
import tomllib

import pytest

from tests.languages import CODES, FOLDER, each, expected
from tests.translations.conftest import ROOT

FILES = [file for code in CODES for file in sorted((FOLDER / code / "expected").glob("*"))]


@pytest.fixture(scope="module")
def used_keys():
    """Pairs of topic and key that the tests use."""
    call = re.compile(r"\b(?:expected|each)\(\"(\w+)\", \"(\w+)\"\)")
    return {
        found for module in (ROOT / "tests").rglob("*.py") for found in call.findall(module.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_every_expected_key_is_used_and_has_a_value(file, used_keys):
    texts = tomllib.loads(file.read_text(encoding="utf-8"))
    assert {(file.stem, key) for key in texts} <= used_keys
    assert all(texts.values())


def test_unknown_key_or_topic_is_refused():
    with pytest.raises(KeyError, match=r"no language has the key clsoe in expected/program\.toml"):
        expected("program", "clsoe")
    with pytest.raises(KeyError, match=r"expected/nothing\.toml"):
        each("nothing", "close")


def test_each_splits_lists_into_single_values():
    several = expected("signs", "good")
    assert each("signs", "good") == [(code, text) for code in several for text in several[code]]
