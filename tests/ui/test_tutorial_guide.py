"""The guide of the tutorial: leads through every chapter, in every language, within the side panel."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton

from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import hex_field
from haspelknecht_qt.game_ui.haspelknecht.pieces import HaspelknechtPieces, pieces_on_table
from haspelknecht_qt.game_ui.haspelknecht.places import places
from haspelknecht_qt.game_ui.haspelknecht.places_key import places_key
from haspelknecht_qt.game_ui.haspelknecht.regions import arrange
from haspelknecht_qt.games.haspelknecht.layouts import first_play_placement
from haspelknecht_qt.games.haspelknecht.moves import END_TURN, read_move
from haspelknecht_qt.table.ledger import Piece as TablePiece
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.table.window_plan import LayoutMode
from haspelknecht_qt.ui.match import bots
from haspelknecht_qt.ui.match.controller import MatchController
from haspelknecht_qt.ui.tutorial.guide import TutorialGuide
from haspelknecht_qt.ui.tutorial.script import LEARNER_SEAT, ChapterProgress
from tests.languages import SOURCE
from tests.short_forms import sparse_product
from tests.ui.game_tutorial import COURSE, LANGUAGES, TUTORIAL
from tests.ui.games import GAME

KEYS = [chapter.key for chapter in TUTORIAL.chapters]
PANEL = 344
BUTTONS = {"confirm", "pass", "end_turn", "done"}

PIECES = HaspelknechtPieces()


@pytest.fixture
def language():
    before = QLocale()
    yield lambda code: QLocale.setDefault(QLocale(code))
    QLocale.setDefault(before)


@pytest.fixture
def make_guide(qtbot, look, language, quick_bots):  # noqa: ARG001 - neighbours do not wait
    """Makes the guide of a chapter."""

    def make(chapter):
        guide = TutorialGuide(look, COURSE, chapter, chapter.match(GAME))
        qtbot.addWidget(guide)
        guide.resize(PANEL, 700)
        with qtbot.waitExposed(guide):
            guide.show()
        return guide

    language(SOURCE)
    return make


@pytest.fixture
def at_the_table(make_guide):
    """Makes guide and controller of a chapter, connected as in the window; `paths` collects the highlighted paths."""

    def begin(key, paths=None):
        guide = make_guide(TUTORIAL.chapter(key))
        controller = MatchController(guide.progress.match, pointing, guide.scripted_opponents, parent=guide)
        guide.move_wanted.connect(controller.play)
        controller.position_changed.connect(guide.follow_match)
        if paths is not None:
            guide.path_wanted.connect(paths.append)
        controller.begin()
        return guide, controller

    return begin


@pytest.mark.parametrize("key", KEYS)
def test_the_guide_leads_through_a_chapter(at_the_table, qtbot, key):
    guide, controller = at_the_table(key)
    for _ in range(200):
        if guide.progress.is_finished:
            break
        if guide.show_button.isEnabled():
            guide.show_button.click()
        elif guide.next_button.isEnabled():
            guide.next_button.click()
        else:
            qtbot.waitUntil(lambda: guide.next_button.isEnabled() or guide.show_button.isEnabled())
    assert guide.progress.is_finished
    following = TUTORIAL.chapter_after(key)
    with qtbot.waitSignal(guide.leave_wanted if following is None else guide.chapter_wanted) as emitted:
        guide.next_button.click()
    assert emitted.args == ([] if following is None else [following.key])
    controller.turns.close()


def test_guide_highlights_the_path_of_the_expected_move(at_the_table):
    paths = []
    guide, _ = at_the_table("taking", paths)
    assert paths[-1] is None
    for _ in range(3):
        guide.next_button.click()
    assert paths[-1] == ("pool.A.black", "cart.1")
    assert not guide.next_button.isEnabled()


def test_legal_move_that_is_not_expected_is_declined(at_the_table):
    guide, controller = at_the_table("taking")
    for _ in range(3):
        guide.next_button.click()
    assert not guide.progress.accepts(read_move("take A yellow"))
    guide.decline_move()
    assert guide.note_label.isVisible()
    assert guide.progress.accepts(read_move("take A black"))
    controller.play(read_move("take A black"))
    assert not guide.note_label.isVisible()


def test_guide_is_retranslated_into_every_language(at_the_table, language):
    guide, _ = at_the_table("mine")
    for code in LANGUAGES:
        language(code)
        guide.retranslate()
        chapter = COURSE.texts(code)["mine"]
        assert chapter.title in guide.chapters.currentText()
        first = chapter.steps["blocked"][0][0].text
        assert first.replace("\N{NO-BREAK SPACE}", " ") in guide.page.toPlainText()


def test_another_chapter_can_be_chosen(at_the_table, qtbot):
    guide, _ = at_the_table("taking")
    with qtbot.waitSignal(guide.chapter_wanted) as emitted:
        guide.chapters.activated.emit(3)
    assert emitted.args == ["developments"]


@pytest.mark.parametrize("key", KEYS)
def test_highlighted_elements_of_every_step_are_on_the_table(look, key):
    regions = arrange(LayoutMode.WIDE, 1554, 1080, 2)
    field = hex_field(regions.developments, first_play_placement(2))
    chapter = TUTORIAL.chapter(key)
    progress = ChapterProgress(chapter, chapter.match(GAME), pointing)
    for _ in range(200):
        if progress.is_finished:
            break
        state = progress.match.state
        if path := progress.highlight_path():
            shown = {
                place.id
                for place in places(look.art, places_key(state, LEARNER_SEAT, LEARNER_SEAT, regions, field, ()), str)
            }
            lying = pieces_on_table(state, LEARNER_SEAT, PLAYER_COLOURS)
            groups = {
                PIECES.element_of(TablePiece(0, kind, place, 0), frozenset())
                for place, kinds in lying.items()
                for kind in kinds
            }
            assert set(path) - BUTTONS <= shown | groups, progress.shown_step.key
        move = progress.next_reply() or next(iter(progress.expected_moves()), None)
        if move is None:
            progress.go_on()
        else:
            progress.match.play(move)
            progress.follow_match()


def test_link_opens_its_rule(at_the_table, qtbot):
    guide, _ = at_the_table("taking")
    with qtbot.waitSignal(guide.rule_wanted) as emitted:
        guide.page.anchorClicked.emit("rule:T1")
    assert emitted.args == ["T1"]


@pytest.mark.parametrize("text_size, code", sparse_product(TEXT_SIZES, LANGUAGES))
def test_nothing_is_cut_off_in_the_side_panel(make_guide, look, language, code, text_size):
    look.set(text_size=text_size)
    language(code)
    for chapter in TUTORIAL.chapters:
        guide = make_guide(chapter)
        assert guide.width() == PANEL
        for number in range(len(chapter.steps)):
            guide.progress.shown_index = number
            guide._show()
            document = guide.page.document()
            assert document.size().width() <= guide.page.viewport().width() + 1
        for button in guide.findChildren(QAbstractButton):
            assert button.width() >= button.minimumSizeHint().width()


def blocks_in(document):
    """Yields the paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def test_lines_with_pictures_have_the_distance_of_all_lines(make_guide):
    checked = 0
    for chapter in TUTORIAL.chapters:
        guide = make_guide(chapter)
        for number in range(len(chapter.steps)):
            guide.progress.shown_index = number
            guide._show()
            for block in blocks_in(guide.page.document()):
                layout = block.layout()
                lines = [layout.lineAt(line) for line in range(layout.lineCount())]
                baselines = [line.y() + line.ascent() for line in lines]
                distances = {round(low - high) for high, low in itertools.pairwise(baselines)}
                if "\N{OBJECT REPLACEMENT CHARACTER}" in block.text() and distances:
                    assert len(distances) == 1, block.text()
                    checked += 1
    assert checked


def test_scripted_opponents_answer_only_if_the_script_has_a_move(qtbot):
    answers = [None, END_TURN]
    neighbours = bots.ScriptedOpponents(lambda: answers.pop(0))
    emitted = []
    neighbours.chosen.connect(emitted.append)
    assert neighbours.has_bot("neighbour")
    neighbours.ask(1, "neighbour", GAME, None)
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert emitted == []
    neighbours.ask(1, "neighbour", GAME, None)
    neighbours.cancel()
    neighbours.ask(1, "neighbour", GAME, None)
    qtbot.waitUntil(lambda: emitted == [END_TURN])
    neighbours.close()
