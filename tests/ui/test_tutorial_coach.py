"""The coach of the tutorial: leads through every chapter, in every language, within the side panel."""

from __future__ import annotations

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
from haspelknecht_qt.ui.tutorial.coach import Coach
from haspelknecht_qt.ui.tutorial.script import LEARNER_SEAT, Lesson
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
def make_coach(qtbot, look, language, quick_bots):  # noqa: ARG001 - neighbours do not wait
    """Makes the coach of a chapter."""

    def make(chapter):
        coach = Coach(look, COURSE, chapter, chapter.match(GAME))
        qtbot.addWidget(coach)
        coach.resize(PANEL, 700)
        with qtbot.waitExposed(coach):
            coach.show()
        return coach

    language(SOURCE)
    return make


@pytest.fixture
def at_the_table(make_coach):
    """Makes coach and controller of a chapter, connected as in the window; `paths` collects the highlighted paths."""

    def begin(key, paths=None):
        coach = make_coach(TUTORIAL.chapter(key))
        controller = MatchController(coach.lesson.match, pointing, coach.scripted_opponents, parent=coach)
        coach.move_wanted.connect(controller.play)
        controller.position_changed.connect(coach.follow_match)
        if paths is not None:
            coach.path_wanted.connect(paths.append)
        controller.begin()
        return coach, controller

    return begin


@pytest.mark.parametrize("key", KEYS)
def test_the_coach_leads_through_a_chapter(at_the_table, qtbot, key):
    coach, controller = at_the_table(key)
    for _ in range(200):
        if coach.lesson.is_finished:
            break
        if coach.show_button.isEnabled():
            coach.show_button.click()
        elif coach.next_button.isEnabled():
            coach.next_button.click()
        else:
            qtbot.waitUntil(lambda: coach.next_button.isEnabled() or coach.show_button.isEnabled())
    assert coach.lesson.is_finished
    following = TUTORIAL.chapter_after(key)
    with qtbot.waitSignal(coach.leave_wanted if following is None else coach.chapter_wanted) as emitted:
        coach.next_button.click()
    assert emitted.args == ([] if following is None else [following.key])
    controller.turns.close()


def test_coach_highlights_the_path_of_the_expected_move(at_the_table):
    paths = []
    coach, _ = at_the_table("taking", paths)
    assert paths[-1] is None
    for _ in range(3):
        coach.next_button.click()
    assert paths[-1] == ("pool.A.black", "cart.1")
    assert not coach.next_button.isEnabled()


def test_legal_move_that_is_not_expected_is_declined(at_the_table):
    coach, controller = at_the_table("taking")
    for _ in range(3):
        coach.next_button.click()
    assert not coach.lesson.accepts(read_move("take A yellow"))
    coach.decline_move()
    assert coach.note_label.isVisible()
    assert coach.lesson.accepts(read_move("take A black"))
    controller.play(read_move("take A black"))
    assert not coach.note_label.isVisible()


def test_coach_is_retranslated_into_every_language(at_the_table, language):
    coach, _ = at_the_table("mine")
    for code in LANGUAGES:
        language(code)
        coach.retranslate()
        chapter = COURSE.texts(code)["mine"]
        assert chapter.title in coach.chapters.currentText()
        first = chapter.steps["blocked"][0][0].text
        assert first.replace("\N{NO-BREAK SPACE}", " ") in coach.page.toPlainText()


def test_another_chapter_can_be_chosen(at_the_table, qtbot):
    coach, _ = at_the_table("taking")
    with qtbot.waitSignal(coach.chapter_wanted) as emitted:
        coach.chapters.activated.emit(3)
    assert emitted.args == ["developments"]


@pytest.mark.parametrize("key", KEYS)
def test_highlighted_elements_of_every_step_are_on_the_table(look, key):
    regions = arrange(LayoutMode.WIDE, 1554, 1080, 2)
    field = hex_field(regions.developments, first_play_placement(2))
    chapter = TUTORIAL.chapter(key)
    lesson = Lesson(chapter, chapter.match(GAME), pointing)
    for _ in range(200):
        if lesson.is_finished:
            break
        state = lesson.match.state
        if path := lesson.highlight_path():
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
            assert set(path) - BUTTONS <= shown | groups, lesson.shown_step.key
        move = lesson.next_reply() or next(iter(lesson.expected_moves()), None)
        if move is None:
            lesson.go_on()
        else:
            lesson.match.play(move)
            lesson.follow_match()


def test_link_opens_its_rule(at_the_table, qtbot):
    coach, _ = at_the_table("taking")
    with qtbot.waitSignal(coach.rule_wanted) as emitted:
        coach.page.anchorClicked.emit("rule:T1")
    assert emitted.args == ["T1"]


@pytest.mark.parametrize("text_size, code", sparse_product(TEXT_SIZES, LANGUAGES))
def test_nothing_is_cut_off_in_the_side_panel(make_coach, look, language, code, text_size):
    look.set(text_size=text_size)
    language(code)
    for chapter in TUTORIAL.chapters:
        coach = make_coach(chapter)
        assert coach.width() == PANEL
        for number in range(len(chapter.steps)):
            coach.lesson.shown_index = number
            coach._show()
            document = coach.page.document()
            assert document.size().width() <= coach.page.viewport().width() + 1
        for button in coach.findChildren(QAbstractButton):
            assert button.width() >= button.minimumSizeHint().width()


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
