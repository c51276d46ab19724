"""Tutorial in the window: every chapter is played at the table, and the last match is not changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QRect
from PySide6.QtWidgets import QMenu

from haspelknecht_qt.games.haspelknecht.moves import read_move
from haspelknecht_qt.ui.match.card_placement import best_card_rect
from haspelknecht_qt.ui.review.review import POLL_INTERVAL
from tests.languages import ANOTHER, OTHER
from tests.ui import at_window as at
from tests.ui.game_tutorial import BOOK, TUTORIAL
from tests.ui.games import GAME
from tests.ui.matches import new_match, planning_match
from tests.ui.mouse import MousePlayer, settle

KEYS = [chapter.key for chapter in TUTORIAL.chapters]
SMALL = (1280, 720)
TAKING = 3
"""The step of the first chapter in which the first disks are taken."""


pytestmark = pytest.mark.usefixtures("quick_bots")


def lead(qtbot, window, act):
    """Leads through the chapter on the table; `act` makes the next move of the step."""
    guide = at.guide(window)
    for _ in range(300):
        if guide.progress.is_finished:
            return
        if guide.progress.expected_moves():
            ply = at.match(window).ply
            act(guide.progress)
            assert at.match(window).ply > ply, guide.progress.shown_step.key
        elif guide.next_button.isEnabled():
            guide.next_button.click()
        else:
            qtbot.waitUntil(lambda: bool(guide.progress.expected_moves()) or guide.next_button.isEnabled())
    raise AssertionError(f"still at {guide.progress.shown_step.key}")


def go_to(window, step):
    """Reads on to a step."""
    while at.guide(window).progress.shown_index < step:
        at.guide(window).next_button.click()


class TestChapters:
    """Chapters from the first step to the last."""

    @pytest.mark.long
    @pytest.mark.parametrize("key", KEYS)
    def test_a_chapter_is_played_with_the_mouse(self, qtbot, window, key):
        window.start_tutorial(key)
        settle()
        hands = MousePlayer(window)
        lead(qtbot, window, lambda progress: hands.play(progress.highlight_path()))
        assert at.guide(window).next_button.isEnabled()

    @pytest.mark.parametrize("key", KEYS)
    @pytest.mark.parametrize("size", [SMALL, pytest.param((1920, 1080), marks=pytest.mark.long)])
    def test_guide_of_a_chapter_covers_no_highlighted_element(self, qtbot, open_window, key, size):
        """In the small window the chapter is played with the mouse."""
        window = open_window(size)
        window.start_tutorial(key)
        guide = at.guide(window)
        hands = MousePlayer(window)

        def show(progress):
            settle()
            path = progress.highlight_path()
            corner = at.view(window).pos()
            covered = [area.translated(corner) for area in window.table.element_rects(path)]
            assert not any(guide.geometry().intersects(area) for area in covered), progress.shown_step.key
            assert not guide.geometry().intersects(at.prompt(window).geometry().translated(corner)), (
                progress.shown_step.key
            )
            assert guide.page.verticalScrollBar().maximum() == 0, progress.shown_step.key
            if size == SMALL:
                hands.play(path)
            else:
                guide.show_button.click()

        lead(qtbot, window, show)

    def test_chapters_follow_each_other_and_the_last_leads_to_the_start_page(self, qtbot, window):
        window.start_tutorial(KEYS[-2])
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        at.guide(window).next_button.click()
        assert at.guide(window).progress.chapter.key == KEYS[-1]
        assert at.guide(window).isVisible()
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        guide = at.guide(window)
        guide.next_button.click()
        assert window.start_page.isVisible()
        assert not guide.isVisible()

    def test_chapter_that_ends_the_game_opens_no_result(self, qtbot, window):
        window.start_tutorial("winter")
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        assert at.match(window).is_over
        qtbot.wait(2 * POLL_INTERVAL)
        assert at.result(window) is None
        assert not at.actions(window)["result"].isEnabled()


class TestGuidance:
    """Only the expected moves of a step can be made."""

    def test_only_expected_moves_are_offered(self, window):
        window.start_tutorial()
        assert window.controller.moves == []
        go_to(window, TAKING)
        assert {move for _, move in window.controller.moves} == {read_move("take A black")}

    def test_unexpected_move_is_declined(self, window):
        window.start_tutorial()
        go_to(window, TAKING)
        match = at.match(window)
        before = match.log
        window.table.refused.emit(("pool.A.yellow",), read_move("take A yellow"))
        assert at.guide(window).note_label.isVisible()
        at.guide(window).note_label.hide()
        window.session.play(read_move("take A yellow"))
        assert at.guide(window).note_label.isVisible()
        assert match.log == before
        assert {move for _, move in window.controller.moves} == {read_move("take A black")}

    def test_unexpected_move_by_mouse_is_declined(self, window):
        window.start_tutorial()
        go_to(window, TAKING)
        settle()
        MousePlayer(window).click("pool.A.yellow")
        assert at.guide(window).note_label.isVisible()
        assert at.match(window).log[-1] != read_move("take A yellow")

    def test_declined_move_in_a_step_without_moves_leads_to_the_next_step(self, window):
        window.start_tutorial()
        guide = at.guide(window)
        window.table.refused.emit(("pool.A.yellow",), read_move("take A yellow"))
        assert guide.next_button.text() in guide.note_label.text()
        assert guide.show_button.text() not in guide.note_label.text()

    @pytest.mark.parametrize("button", ["next_button", "back_button"])
    def test_note_on_a_declined_move_belongs_to_its_step(self, window, button):
        window.start_tutorial()
        go_to(window, TAKING - 1)
        window.table.refused.emit(("pool.A.yellow",), read_move("take A yellow"))
        assert at.guide(window).note_label.isVisible()
        getattr(at.guide(window), button).click()
        assert not at.guide(window).note_label.isVisible()

    def test_reason_of_a_refusal_replaces_the_note_on_a_declined_move(self, window):
        window.start_tutorial()
        go_to(window, TAKING)
        window.table.refused.emit(("pool.A.yellow",), read_move("take A yellow"))
        assert at.guide(window).note_label.isVisible()
        window.table.refused.emit(("pinge.coal",), None)
        assert not at.guide(window).note_label.isVisible()

    def test_undone_move_of_a_step_can_be_made_again(self, qtbot, window):
        window.start_tutorial("working")
        guide = at.guide(window)
        while not guide.progress.expected_moves():
            guide.next_button.click()
        step = guide.progress.shown_index
        guide.show_button.click()
        assert guide.progress.shown_index == step + 1
        window.session.undo()
        assert guide.progress.shown_index == step
        lead(qtbot, window, lambda _progress: guide.show_button.click())

    def test_moves_before_the_chapter_cannot_be_undone(self, window):
        window.start_tutorial("working")
        guide, match = at.guide(window), at.match(window)
        begun = match.ply
        assert not at.actions(window)["undo"].isEnabled()
        window.session.undo()
        assert match.ply == begun
        while not guide.progress.expected_moves():
            guide.next_button.click()
        guide.show_button.click()
        assert at.actions(window)["undo"].isEnabled()
        window.session.undo()
        window.session.undo()
        assert match.ply == begun

    def test_text_of_a_step_is_announced(self, window):
        announced = []
        window.start_tutorial()
        at.tree(window).said.connect(announced.append)
        go_to(window, TAKING)
        assert at.guide(window).page.toPlainText() in announced

    def test_note_on_a_declined_move_is_announced(self, window):
        announced = []
        window.start_tutorial()
        go_to(window, TAKING)
        at.tree(window).said.connect(announced.append)
        window.table.refused.emit(("pool.A.yellow",), read_move("take A yellow"))
        assert at.guide(window).note_label.text() in announced

    def test_focus_moves_from_the_next_button_to_the_table(self, qtbot, window):
        window.start_tutorial()
        guide = at.guide(window)
        for _ in range(TAKING):
            assert window.focusWidget() is guide.next_button
            qtbot.keyClick(guide.next_button, " ")
        assert guide.progress.shown_index == TAKING
        assert window.focusWidget() is at.view(window)

    def test_help_is_shown_on_the_own_board(self, window):
        """While another player's board is in front, the places of the learner's moves are not on the table."""
        window.start_tutorial("working")
        guide = at.guide(window)
        while not guide.progress.expected_moves():
            guide.next_button.click()
        settle()
        window.table.show_board_of(1)
        place = guide.progress.highlight_path()[-1]
        assert not window.table.element_rects([place])
        guide.show_button.click()
        assert window.table._stage.view_state.board_seat == 0
        assert window.table.element_rects([place])

    def test_the_neighbour_has_no_level(self, window):
        window.start_tutorial()
        assert at.tree(window) is not None
        assert window.table._levels == ("", "")


class TestBeginningAndLeaving:
    """The match before the tutorial is the match after it."""

    def test_start_page_begins_the_first_chapter(self, window):
        at.press(window, "tutorial")
        assert at.guide(window).progress.chapter.key == KEYS[0]
        assert not window.start_page.isVisible()

    def test_the_menu_lists_every_chapter(self, window):
        menu = QMenu(window)
        window.game.fill_chapter_menu(menu)
        assert len(menu.actions()) == len(KEYS)
        menu.actions()[2].trigger()
        assert at.guide(window).progress.chapter.key == KEYS[2]

    def test_the_menu_marks_finished_chapters(self, qtbot, window):
        window.start_tutorial(KEYS[1])
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        menu = QMenu(window)
        window.game.fill_chapter_menu(menu)
        assert [action.isChecked() for action in menu.actions()] == [key == KEYS[1] for key in KEYS]

    def test_chapter_menu_follows_the_language(self, window):
        QLocale.setDefault(QLocale(OTHER))
        menu = at.tutorial_menu(window)
        menu.aboutToShow.emit()
        before = [action.text() for action in menu.actions()]
        QLocale.setDefault(QLocale(ANOTHER))
        menu.aboutToShow.emit()
        assert len(menu.actions()) == len(KEYS)
        assert all(action.text() not in before for action in menu.actions())

    def test_the_tutorial_continues_where_the_learner_stopped(self, qtbot, window):
        window.start_tutorial()
        go_to(window, TAKING)
        progress = at.guide(window).progress
        at.guide(window).show_button.click()
        qtbot.waitUntil(lambda: progress.shown_index > TAKING)
        table_state = GAME.digest(at.match(window).state)
        at.guide(window).leave_button.click()
        assert window.start_page.tutorial_button.text() == "Continue the tutorial"
        at.press(window, "tutorial")
        resumed = at.guide(window).progress
        assert (resumed.chapter.key, resumed.shown_index) == (progress.chapter.key, progress.shown_index)
        assert GAME.digest(at.match(window).state) == table_state
        assert window.controller.why_not_undo() is None
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        at.guide(window).leave_button.click()
        at.press(window, "tutorial")
        assert at.guide(window).progress.chapter.key == KEYS[1]

    def test_the_tutorial_begins_anew_after_its_last_chapter(self, qtbot, window):
        window.start_tutorial(KEYS[-1])
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        at.guide(window).next_button.click()
        assert window.start_page.tutorial_button.text() == "Tutorial"
        at.press(window, "tutorial")
        assert at.guide(window).progress.chapter.key == KEYS[0]

    @pytest.mark.parametrize(
        "stored",
        ['{"place": ["unknown", 1]}', f'{{"place": ["{KEYS[1]}", 999]}}', '{"place": 5}', "[", "[]", '{"finished": 5}'],
    )
    def test_unusable_progress_counts_as_none(self, window, stored):
        window.settings.set_text("tutorial/haspelknecht", stored)
        window.start_tutorial()
        progress = at.guide(window).progress
        assert (progress.chapter.key, progress.shown_index) == (KEYS[0], 0)

    def test_leave_button_returns_to_the_start_page(self, window):
        window.start_tutorial()
        guide = at.guide(window)
        guide.leave_button.click()
        assert window.start_page.isVisible()
        assert window.session is None
        assert not at.is_tutorial_running(window)
        assert not guide.isVisible()
        assert not at.actions(window)["current_rule"].isEnabled()

    def test_tutorial_does_not_change_the_saved_match(self, qtbot, window):
        window.begin(planning_match())
        saved = window.autosave_now()
        before = {path: path.read_bytes() for path in saved.parent.iterdir()}
        window.start_tutorial()
        lead(qtbot, window, lambda _progress: at.guide(window).show_button.click())
        assert window.autosave_now() is None
        at.guide(window).leave_button.click()
        assert {path: path.read_bytes() for path in saved.parent.iterdir()} == before

    def test_match_on_the_table_can_be_resumed_after_the_tutorial(self, window):
        match = planning_match()
        window.begin(match)
        window.start_tutorial()
        window.start_tutorial(KEYS[1])
        at.guide(window).leave_button.click()
        at.press(window, "resume")
        assert at.match(window) is match

    def test_match_begun_during_the_tutorial_replaces_it(self, window):
        window.start_tutorial()
        guide = at.guide(window)
        window.begin(new_match())
        assert not guide.isVisible()
        assert window.controller.moves
        assert at.actions(window)["save"].isEnabled()

    def test_match_actions_are_disabled_during_the_tutorial(self, window):
        window.start_tutorial()
        assert not any(at.actions(window)[name].isEnabled() for name in ("save", "save_as", "copy_code", "restart"))
        at.replay(window).toggle_open()
        assert not at.replay_bar(window).continue_button.isVisible()


class TestRules:
    """Rules that are opened by one key or click."""

    def test_f1_opens_the_current_rule(self, window):
        window.begin(planning_match())
        at.trigger(window, "current_rule")
        assert [key.toString() for key in at.actions(window)["current_rule"].shortcuts()] == ["F1"]
        assert at.rules_page(window).isVisible()
        assert at.rules_page(window).anchor == BOOK.current_rule(window.controller.state)
        assert window.focusWidget() is at.rules_page(window).browser

    def test_link_of_the_guide_opens_its_rule(self, open_window):
        for size in (SMALL, (1600, 900)):
            window = open_window(size)
            window.workspace.set_animated(False)
            window.start_tutorial()
            go_to(window, TAKING)
            at.guide(window).rule_wanted.emit("T1")
            assert at.rules_page(window).isVisible()
            assert at.rules_page(window).anchor == "T1"
            if size == SMALL:
                assert not at.guide(window).geometry().intersects(at.panel(window).geometry())

    def test_notes_and_moves_open_their_rules(self, window):
        window.begin(planning_match())
        window.table.rule_wanted.emit("P5")
        assert at.rules_page(window).anchor == "P5"
        at.moves_page(window).rule_wanted.emit("P9")
        assert at.rules_page(window).anchor == "P9"

    def test_score_items_open_their_rules(self, qtbot, window):
        window.begin(planning_match())
        window.workspace.show_page("score")
        table = at.score_page(window).table
        for row, line in enumerate(at.score_page(window).model.lines):
            if line.item:
                table.clicked.emit(table.model().index(row, 1))
                assert at.rules_page(window).anchor == BOOK.rule_of_item(line.item)
        window.workspace.show_page("score")
        table.setFocus()
        table.setCurrentIndex(table.model().index(1, 0))
        qtbot.keyClick(table, "\r")
        assert at.rules_page(window).anchor == BOOK.rule_of_item(at.score_page(window).model.lines[1].item)


class TestCard:
    """Place of the guide over the table of a small window."""

    ROOM = QRect(0, 0, 1200, 700)

    def test_card_lies_in_the_lower_right_corner_by_default(self):
        assert best_card_rect(self.ROOM, 300, 300, []) == QRect(900, 400, 300, 300)

    @pytest.mark.parametrize("left", range(0, 1200, 150))
    @pytest.mark.parametrize("top", range(0, 700, 150))
    def test_card_covers_no_area_that_is_kept_free(self, left, top):
        kept = [QRect(0, 280, 1200, 40), QRect(left, top, 200, 60)]
        place = best_card_rect(self.ROOM, 280, 270, kept)
        assert self.ROOM.contains(place)
        assert not any(place.intersects(rect) for rect in kept)

    def test_card_stays_inside_the_table_if_room_is_short(self):
        place = best_card_rect(QRect(0, 0, 400, 300), 300, 300, [QRect(0, 0, 50, 300), QRect(350, 0, 50, 300)])
        assert place.width() == 300
        assert QRect(0, 0, 400, 300).contains(place)
