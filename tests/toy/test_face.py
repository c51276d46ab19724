"""A whole face is small, and gives the window all that it asks for."""

from pathlib import Path

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import levels
from tests.languages import SOURCE
from tests.toy.conftest import NAME
from tests.toy.face import RULES
from tests.toy.words import GAME, REASONS

HERE = Path(__file__).parent
FACE = ("face.py", "scene.py", "words.py")
NO_FACE = {"conftest.py", "playing.py"}
MOST = 300


def test_a_whole_face_has_at_most_three_hundred_lines():
    others = {file.name for file in HERE.glob("*.py") if not file.name.startswith("test_")} - NO_FACE
    assert others == set(FACE)
    counts = {name: len((HERE / name).read_text(encoding="utf-8").splitlines()) for name in FACE}
    assert min(counts.values()) > 0
    assert sum(counts.values()) <= MOST, counts


def test_a_game_that_is_listed_is_known_everywhere():
    assert composition.game(NAME) is GAME
    assert composition.games()[NAME] is GAME
    assert composition.faces()[NAME].game is GAME
    assert NAME in [cover.name for cover in composition.covers()]
    assert list(composition.own_makers(NAME)) == [levels.RANDOM]
    assert not paths.game(NAME).exists(), "nothing of it lies among the program's own resources"


def test_every_refusal_names_a_rule_that_is_there():
    texts = RULES.shelf.texts(SOURCE)
    assert set(REASONS) <= set(texts.ids)
    assert RULES.rule_of_item("workers") in texts.ids
    assert [chapter.title for chapter in texts.chapters] == ["Workers"]
