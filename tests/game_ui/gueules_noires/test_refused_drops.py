"""Drops on a place of pieces that is a part of an element: the refusal is about the element."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame

from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.table.canvas import rect_of
from haspelknecht_qt.table.piece_table import REST_DELAY
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.table.window_plan import Box
from tests.game_ui.gueules_noires.test_window import new_match
from tests.languages import OTHERS
from tests.ui import at_window as at
from tests.ui.mouse import LEFT, MousePlayer, settle


def begin_at_placement(window, francs=10):
    """Begins a match at the first placement of workers, by a player with these francs."""
    match = new_match()
    while match.state.step is not Step.PLACE:
        match.play(match.game.legal_moves(match.state)[0])
    match.state.player.francs = francs
    window.begin(match)
    settle()
    return match


@pytest.mark.parametrize("place, rule", [("lot.factory-1", "GA1"), ("bench.0", "GT2")])
def test_workers_on_a_part_of_an_element_are_refused_with_its_rule(window, place, rule):
    begin_at_placement(window, francs=0)
    MousePlayer(window).drag("crew", place)
    settle()
    note = window.table._note
    assert note.is_visible
    assert note.rule == rule


def drop_everywhere(window):
    """Drops a worker on areas of all sizes. Checks that the whole note of each refusal can be seen."""
    regions = window.table._regions
    view = Box(0, 0, regions.width, regions.height)
    for target in ("orders", "delivered", "mine", "stock", "canteen", "space.delivery-truck"):
        MousePlayer(window).drag("crew", target)
        settle()
        note = window.table._note
        assert note.is_visible, target
        assert view.contains(note.box), target
        assert not note.box.overlaps(regions.prompt), target


def test_prompt_hides_no_refusal(window):
    begin_at_placement(window)
    drop_everywhere(window)


def test_prompt_hides_no_refusal_in_a_small_window_with_large_text(open_window):
    window = open_window((1280, 720))
    at.choose(window, "text_size", str(TEXT_SIZES[-1]))
    at.cards(window)["gueules_noires"].click()
    begin_at_placement(window)
    for language in OTHERS:
        at.choose(window, "language", language)
        settle()
        drop_everywhere(window)


def test_card_over_the_table_hides_no_refusal(open_window):
    window = open_window((1280, 720))
    at.cards(window)["gueules_noires"].click()
    begin_at_placement(window)
    view = window.table.view
    card = QFrame(window.workspace)
    card.setGeometry(view.width() - 300, view.height() - 320, 290, 310)
    card.show()
    covered = card.geometry().translated(-view.pos())
    for target in ("orders", "delivered", "stock"):
        MousePlayer(window).drag("crew", target)
        settle()
        assert window.table._note.is_visible, target
        note = view.mapFromScene(rect_of(window.table._note.box)).boundingRect()
        assert not note.intersects(covered), target


@pytest.mark.parametrize("place, target, rule", [("lot.factory-1", "mine", "GA1"), ("lot.order-4", "orders", "GA9")])
def test_offered_piece_is_refused_where_it_would_go(window, place, target, rule):
    """A click on it would place workers, so that it cannot be refused when it is pressed."""
    match = begin_at_placement(window)
    ply = match.ply
    hands = MousePlayer(window)
    hands.last = hands.at(place, pieces=False)
    QTest.mouseMove(hands.port, hands.last)
    QTest.mousePress(hands.port, LEFT, pos=hands.last)
    hands.carry(hands.at(target, pieces=False))
    QTest.mouseRelease(hands.port, LEFT, pos=hands.last)
    settle()
    assert match.ply == ply
    assert not at.stage(window).sheets.item("preview").isVisible()
    assert window.table._note.is_visible
    assert window.table._note.rule == rule


def test_legal_drop_on_a_tile_that_the_chapter_does_not_expect_is_declined_by_the_guide(qtbot, window):
    window.start_tutorial(at.game_ui(window).game_tutorial.tutorial.chapters[0].key)
    guide = at.guide(window)
    while not guide.progress.expected_moves():
        guide.next_button.click()
    settle()
    hands = MousePlayer(window)
    hands.last = hands.at("crew", pieces=True)
    hands.press("crew")
    hands.carry(hands.at("lot.factory-2", pieces=False))
    qtbot.wait(2 * REST_DELAY)
    assert not window.table._note.is_visible
    QTest.mouseRelease(hands.port, LEFT, pos=hands.last)
    settle()
    assert guide.note_label.isVisible()
    assert not window.table._note.is_visible


def go_to_step(qtbot, window, key):
    """Plays the tutorial's chapter on mining up to a step."""
    window.start_tutorial("mining")
    guide = at.guide(window)
    while guide.progress.shown_step.key != key:
        button = guide.show_button if guide.progress.expected_moves() else guide.next_button
        qtbot.waitUntil(button.isEnabled)
        button.click()
        settle()
    return guide


def test_cage_dropped_on_a_level_that_the_chapter_does_not_expect_is_declined_by_the_guide(qtbot, window):
    guide = go_to_step(qtbot, window, "yellow")
    MousePlayer(window).drag("cage", "surface")
    settle()
    assert guide.note_label.isVisible()
    assert not window.table._note.is_visible
