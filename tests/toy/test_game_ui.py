"""The game UI of the toy is small and has everything that the window requires."""

from pathlib import Path

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import levels
from tests.languages import SOURCE
from tests.toy.conftest import NAME
from tests.toy.game_ui import RULES
from tests.toy.texts import GAME, REASONS

HERE = Path(__file__).parent
GAME_UI_FILES = ("game_ui.py", "scene.py", "texts.py")
TEST_FILES = {"conftest.py", "playing.py"}
MAX_LINES = 345


def test_complete_game_ui_has_few_lines():
    others = {file.name for file in HERE.glob("*.py") if not file.name.startswith("test_")} - TEST_FILES
    assert others == set(GAME_UI_FILES)
    counts = {name: len((HERE / name).read_text(encoding="utf-8").splitlines()) for name in GAME_UI_FILES}
    assert min(counts.values()) > 0
    assert sum(counts.values()) <= MAX_LINES, counts


def test_composition_finds_every_part_of_a_listed_game():
    assert composition.game(NAME) is GAME
    assert composition.games()[NAME] is GAME
    assert composition.game_uis()[NAME].game is GAME
    assert NAME in [info.name for info in composition.game_infos()]
    assert list(composition.builtin_bot_factories(NAME)) == [levels.RANDOM]
    assert composition.find_puzzles(NAME) == (), "it has no themes for any"
    assert not paths.game_folder(NAME).exists(), "nothing of it lies among the program's own resources"


def test_every_reason_of_a_refusal_has_a_rule_text():
    texts = RULES.rule_texts.texts(SOURCE)
    assert set(REASONS) <= set(texts.ids)
    assert RULES.rule_of_item("workers") in texts.ids
    assert [chapter.title for chapter in texts.chapters] == ["Workers"]
