"""Rules and rulings that were once incomplete or wrong contain the correction, in every language."""

import re

import pytest

from tests.languages import CODES, expected
from tests.translations.conftest import ROOT


def paragraph(game, rule, code):
    """The text of a rule in a language."""
    for file in sorted((ROOT / "translations" / code / "rules" / game).glob("*.md")):
        found = re.search(rf"^## {rule} .*?(?=^## |\Z)", file.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        if found:
            return " ".join(found[0].split())
    raise AssertionError(f"no rule {rule} of {game} in {code}")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "game, rule, links",
    [
        ("gueules_noires", "GA14", ["GR14"]),
        ("gueules_noires", "GR14", ["GA14"]),
        ("gueules_noires", "GR6", ["GE1", "GA3"]),
        ("gueules_noires", "GR7", ["GA15"]),
        ("gueules_noires", "GR8", ["GA5"]),
        ("gueules_noires", "GM1", ["GR5"]),
        ("haspelknecht", "V4", ["11", "31", "32", "41", "44", "45", "34", "35"]),
        ("haspelknecht", "P10", ["D1", "D2", "D3"]),
        ("haspelknecht", "E1", ["P10"]),
    ],
)
def test_corrected_rule_links_to_the_rules_it_depends_on(game, rule, links, code):
    assert re.findall(r"\(rule:(\w+)\)", paragraph(game, rule, code)) == links


@pytest.mark.parametrize("code, deciding", expected("program", "deciding_words").items())
def test_corrected_rules_contain_the_deciding_words(code, deciding):
    missing = {place: words for place, words in deciding.items() if words not in paragraph(*place.split(), code)}
    assert missing == {}
