"""New-game dialog: choices, wrong values, and remembered choices."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionFrame, QWidget

from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.setup.choices import HANDICAPS, MAX_SEED_DIGITS
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from tests.languages import CODES
from tests.ui import at_window as at
from tests.ui.matches import BOT
from tests.ui.mouse import settle
from tests.ui.setups import AGREEMENTS, BOARD_PICTURE, GAME_INFO, make_form

FEW_TILES = "   1 1\n  2 2\n   3 3\n  4 4"


@pytest.fixture
def dialog(qtbot, look):
    """New-game dialog with empty remembered choices."""
    return open_dialog(qtbot, look, {})


def open_dialog(qtbot, look, remembered, bots=random_bot_factories, parent=None):
    """New-game dialog with these remembered choices."""
    shown = NewGameDialog(
        look, GAME_INFO, make_texts(AGREEMENTS.game).bots, AGREEMENTS, make_form, BotService(bots), remembered, parent
    )
    qtbot.addWidget(shown)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    shown.show()
    return shown


def start(qtbot, dialog):
    """Presses "Start game"; returns the match and the choices to remember."""
    with qtbot.waitSignal(dialog.started) as signal:
        dialog.start_button.click()
    return signal.args


def test_seat_count_buttons_have_room_for_text_and_border(dialog):
    buttons = [dialog.seat_count.button(place) for place in range(3)]
    dialog.grab()
    assert [button.width() >= button.sizeHint().width() for button in buttons] == [True] * 3


def test_ring_around_a_switch_covers_no_explanation(dialog):
    options = at.options(dialog)
    for key, switch in options.switches.items():
        assert options.notes[key].y() - switch.geometry().bottom() > FocusRing.MARGIN


def test_start_button_begins_a_match_with_the_typed_seed(qtbot, dialog):
    dialog.seed.setText("")
    QTest.keyClicks(dialog.seed, "4711")
    match, remembered = start(qtbot, dialog)
    assert match.seed == 4711
    assert [seat.name for seat in match.seats] == ["Anna", "Jost"]
    assert "seed" not in remembered


def test_added_seat_takes_a_name_and_a_bot(qtbot, dialog):
    dialog.seat_count.button(2).click()
    row = dialog.seats.rows[3]
    assert row.isVisible()
    row.name.setText("")
    QTest.keyClicks(row.name, "Hinnerk")
    row.kind.button(1).click()
    assert row.bot.isVisible()
    match, _ = start(qtbot, dialog)
    assert match.seats[3].name == "Hinnerk"
    assert match.seats[3].player == BOT


def test_new_bot_seat_gets_a_thinking_bot_unless_another_is_chosen(qtbot, look):
    bot_factories = {
        **random_bot_factories(),
        "shepherd": random_bot_factories()[BOT],
        "farmer": random_bot_factories()[BOT],
    }
    dialog = open_dialog(qtbot, look, {}, lambda: bot_factories)
    for place in (0, 1):
        dialog.seats.rows[place].kind.button(1).click()
    QTest.keyClick(dialog.seats.rows[1].bot, Qt.Key.Key_Up)
    match, remembered = start(qtbot, dialog)
    assert [seat.player for seat in match.seats] == ["shepherd", BOT]
    another = open_dialog(qtbot, look, remembered, lambda: bot_factories)
    assert [row.player for row in another.seats.rows[:2]] == ["shepherd", BOT]


class TestFirstGame:
    """Proposal of a bot for a person's first game."""

    BOT_FACTORIES = {
        **random_bot_factories(),
        "shepherd": random_bot_factories()[BOT],
        "farmer": random_bot_factories()[BOT],
    }

    def test_easiest_thinking_bot_is_proposed_for_the_first_game_only(self, qtbot, look):
        dialog = open_dialog(qtbot, look, None, lambda: self.BOT_FACTORIES)
        assert dialog.proposal.isVisible()
        assert "Shepherd" in dialog.proposal.text()
        match, remembered = start(qtbot, dialog)
        assert [seat.player for seat in match.seats] == ["person", "shepherd"]
        later = open_dialog(qtbot, look, remembered, lambda: self.BOT_FACTORIES)
        assert [row.player for row in later.seats.rows[:2]] == ["person", "shepherd"]
        assert not later.proposal.isVisible()

    def test_proposal_disappears_when_a_person_is_chosen(self, qtbot, look):
        dialog = open_dialog(qtbot, look, None, lambda: self.BOT_FACTORIES)
        dialog.seats.rows[1].kind.button(0).click()
        assert not dialog.proposal.isVisible()
        match, _ = start(qtbot, dialog)
        assert all(seat.is_person for seat in match.seats)

    def test_nothing_is_proposed_without_a_thinking_bot(self, qtbot, look):
        dialog = open_dialog(qtbot, look, None)
        assert not dialog.proposal.isVisible()
        assert all(row.player == "person" for row in dialog.seats.rows)


def test_removed_seat_moves_behind_the_others(dialog):
    dialog.seat_count.button(1).click()
    dialog.seats.rows[0].remove.click()
    assert dialog.choices.seat_count == 2
    assert [seat.name for seat in dialog.choices.seats] == ["Jost", "Grete", "Henrik", "Anna"]
    assert not dialog.seats.rows[0].remove.isVisible()


def test_arrow_keys_change_the_order_of_seats(dialog):
    grip = dialog.seats.rows[0].grip
    QTest.keyClick(grip, Qt.Key.Key_Down)
    assert [seat.name for seat in dialog.choices.seats[:2]] == ["Jost", "Anna"]
    QTest.keyClick(dialog.seats.rows[0].grip, Qt.Key.Key_Up)
    assert [seat.name for seat in dialog.choices.seats[:2]] == ["Jost", "Anna"]


def test_names_for_screen_readers_tell_the_seats_apart(dialog):
    names = [
        part.accessibleName()
        for row in dialog.seats.rows
        for part in (row.grip, row.mark, row.name, row.kind, row.bot, row.handicap, row.remove)
    ]
    assert "" not in names
    assert len(set(names)) == len(names)


def test_dragging_changes_the_order_of_seats(dialog):
    dialog.seat_count.button(1).click()
    grip, last = dialog.seats.rows[0].grip, dialog.seats.rows[2]
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseMove(grip, grip.mapFrom(dialog, last.mapTo(dialog, last.rect().center())))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert [seat.name for seat in dialog.choices.seats[:3]] == ["Jost", "Grete", "Anna"]


def test_choosing_a_taken_colour_exchanges_the_colours(dialog):
    mark = dialog.seats.rows[0].mark
    menu = mark.menu_of_colours()
    menu.actions()[1].trigger()
    assert [seat.colour for seat in dialog.choices.seats[:2]] == ["woad", "madder"]
    menu.deleteLater()


def test_fields_of_a_seat_have_one_height_and_its_error_begins_below_the_name(qtbot, dialog):
    first, second = dialog.seats.rows[:2]
    second.kind.button(1).click()
    second.name.setText("")
    QTest.keyClicks(second.name, first.name.text())
    qtbot.waitUntil(lambda: second.problem.x() == second.grip.x())
    assert second.problem.x() + second.problem.indent() == second.name.x()
    assert second.bot.height() == second.bot.sizeHint().height() < second.mark.height()


def test_wrong_name_is_reported_beside_its_field_and_blocks_the_start(dialog):
    row = dialog.seats.rows[1]
    row.name.setText("Ann")
    QTest.keyClicks(row.name, "a")
    assert row.problem.isVisible()
    assert row.problem.text()
    assert not dialog.start_button.isEnabled()
    QTest.keyClicks(row.name, "lena")
    assert not row.problem.isVisible()
    assert dialog.start_button.isEnabled()


def test_wrong_seed_is_reported_beside_its_field_and_blocks_the_start(dialog):
    dialog.seed.setText("")
    QTest.keyClicks(dialog.seed, "x")
    assert dialog.seed_problem.text()
    assert not dialog.start_button.isEnabled()
    dialog.dice_button.click()
    assert not dialog.seed_problem.text()
    assert dialog.start_button.isEnabled()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_longest_seed_is_fully_visible_in_a_small_window(qtbot, look, text_size):
    look.set(text_size=text_size)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    dialog = open_dialog(qtbot, look, {}, parent=window)
    dialog.seed.clear()
    QTest.keyClicks(dialog.seed, "4" * MAX_SEED_DIGITS)
    option = QStyleOptionFrame()
    dialog.seed.initStyleOption(option)
    field = dialog.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, dialog.seed)
    assert dialog.seed.fontMetrics().horizontalAdvance(dialog.seed.text()) < field.width()
    assert dialog.width() <= window.width()
    assert dialog.favourite_button.text() or dialog.favourite_button.accessibleName()
    assert dialog.rect().contains(dialog.start_button.geometry().translated(dialog._foot.pos()))


@pytest.mark.parametrize("language", CODES)
def test_very_large_text_does_not_scroll_sideways(open_window, language):
    window = open_window((1180, 720))
    at.choose(window, "text_size", str(TEXT_SIZES[-1]))
    at.choose(window, "language", language)
    window.ask_for_new_game()
    dialog = window.findChild(NewGameDialog)
    # The size on a screen with room for the window; the screen of the tests is small.
    dialog.resize(1156, 696)
    settle()
    assert dialog._scroll.horizontalScrollBar().maximum() == 0


def test_copy_button_copies_the_seed(qapp, dialog):
    dialog.copy_button.click()
    assert qapp.clipboard().text() == dialog.seed.text()


def test_chosen_rulebook_planning_and_undo_reach_the_match(qtbot, dialog):
    at.rulebooks(dialog).cards["french"].click()
    at.options(dialog).segments["planning"].button(1).click()
    at.options(dialog).undo.button(1).click()
    match, _ = start(qtbot, dialog)
    assert (match.setup.rulebook, match.setup.planning) == ("french", "hidden")
    assert match.undo_policy is UndoPolicy.FREE


def test_offered_layouts_depend_on_the_number_of_seats(dialog):
    two = list(at.board_choice(dialog).layout_list.cards)
    dialog.seat_count.button(2).click()
    four = list(at.board_choice(dialog).layout_list.cards)
    assert "two_rounds" in two
    assert "four_long_legs" in four
    assert set(two) & set(four) == {FIRST_PLAY, FREE_LAYOUT}


def test_layout_for_another_number_of_seats_becomes_first_play(dialog):
    at.board_choice(dialog).layout_list.cards["two_rounds"].click()
    dialog.seat_count.button(2).click()
    assert dialog.choices.options["layout"] == FIRST_PLAY
    assert at.board_choice(dialog).layout_list.cards[FIRST_PLAY].isChecked()


def test_redraw_button_draws_another_seed_and_other_tiles(dialog):
    dialog.seat_count.button(2).click()
    assert not at.board_choice(dialog).redraw_button.isVisible()
    at.board_choice(dialog).layout_list.cards["four_long_legs"].click()
    before, seed = AGREEMENTS.placement(dialog.choices), dialog.seed.text()
    at.board_choice(dialog).redraw_button.click()
    assert dialog.seed.text() != seed
    assert AGREEMENTS.placement(dialog.choices) != before


@pytest.mark.rule("V4")
def test_two_players_are_warned_of_too_few_thaler(dialog):
    # Only the French rulebook allows so few tiles that no Thaler may be among them.
    at.rulebooks(dialog).cards["french"].click()
    at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
    at.board_choice(dialog).layout_field.setPlainText(FEW_TILES)
    assert not at.board_choice(dialog).problem_label.isVisible()
    seen = set()
    for seed in range(500):
        dialog.seed.setText(str(seed))
        dialog.seed.textEdited.emit(str(seed))
        few = layouts.has_too_few_thaler(2, AGREEMENTS.placement(dialog.choices).tile_numbers)
        assert at.board_choice(dialog).thaler_warning.isVisible() == few
        seen.add(few)
    assert seen == {False, True}


@pytest.mark.rule("V3")
def test_options_that_are_not_offered_are_disabled_with_a_reason(dialog):
    assert not at.options(dialog).switches["starting_farmhand"].isEnabled()
    assert "13" in at.options(dialog).notes["starting_farmhand"].text()
    dialog.seat_count.button(2).click()
    assert not at.options(dialog).switches["starting_buildings"].isEnabled()


def test_own_layout_is_typed_with_digits(qtbot, dialog):
    at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
    assert at.board_choice(dialog).problem_label.isVisible()
    assert not dialog.start_button.isEnabled()
    at.board_choice(dialog).layout_field.setPlainText(BOARD_PICTURE)
    assert not at.board_choice(dialog).problem_label.isVisible()
    assert len(at.board_choice(dialog).board_map.hexagons()) == 12
    match, _ = start(qtbot, dialog)
    assert match.setup.layout == FREE_LAYOUT


def test_own_layout_is_loaded_from_a_file(dialog, tmp_path):
    file = tmp_path / "own.txt"
    file.write_text(BOARD_PICTURE, encoding="utf-8")
    at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
    at.board_choice(dialog).load_file(file)
    assert dialog.start_button.isEnabled()


def test_binary_layout_file_is_refused(dialog, tmp_path):
    file = tmp_path / "own.png"
    file.write_bytes(b"\xff\xfe\x00\x01")
    at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
    at.board_choice(dialog).load_file(file)
    assert "own.png" in at.board_choice(dialog).problem_label.text()
    assert not dialog.start_button.isEnabled()


def test_choices_are_remembered_for_the_next_dialog(qtbot, look, dialog):
    dialog.seat_count.button(1).click()
    at.rulebooks(dialog).cards["english"].click()
    _, remembered = start(qtbot, dialog)
    next_time = open_dialog(qtbot, look, remembered)
    assert next_time.choices.seat_count == 3
    assert at.rulebooks(next_time).cards["english"].isChecked()


def test_only_the_start_button_is_filled(dialog):
    filled = [
        button for button in (dialog.cancel_button, dialog.open_button, dialog.start_button) if button.kind == "primary"
    ]
    assert filled == [dialog.start_button]


def test_open_button_closes_the_dialog_and_requests_a_file(qtbot, dialog):
    with qtbot.waitSignal(dialog.open_file_wanted):
        dialog.open_button.click()
    assert not dialog.isVisible()


def test_escape_closes_the_dialog_without_a_match(qtbot, dialog):
    with qtbot.assertNotEmitted(dialog.started):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_controls_are_reached_by_tab(dialog):
    reached = set()
    widget = dialog.seats.rows[0].name
    for _ in range(200):
        widget = widget.nextInFocusChain()
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            reached.add(widget)
    wanted = [
        dialog.start_button,
        dialog.cancel_button,
        dialog.seed,
        dialog.dice_button,
        dialog.seats.rows[1].grip,
        dialog.seats.rows[1].mark,
        at.options(dialog).segments["planning"].button(0),
        at.rulebooks(dialog).cards["dutch"],
        at.board_choice(dialog).layout_list.cards[FIRST_PLAY],
    ]
    assert [widget for widget in wanted if widget not in reached] == []


def tab_stops(dialog):
    """Widgets that Tab reaches, from the name of the first seat on."""
    first = dialog.seats.rows[0].name
    first.setFocus()
    stops = [first]
    while len(stops) < 100:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is first:
            break
        stops.append(QApplication.focusWidget())
    return stops


def test_tab_reaches_the_layouts_between_rulebooks_and_options(qtbot, dialog):
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for number in (1, 2, 0):
        dialog.seat_count.button(number).click()
        QCoreApplication.processEvents()  # Shows the new cards.
        stops = tab_stops(dialog)
        board = at.board_choice(dialog)
        wanted = [
            at.rulebooks(dialog).cards["dutch"],
            board.layout_list.cards[FIRST_PLAY],
            board.design_button,
            at.options(dialog).segments["planning"].button(0),
        ]
        assert [widget for widget in stops if widget in wanted] == wanted


def test_tab_reaches_what_is_chosen(qtbot, dialog):
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    tab_stops(dialog)
    board = at.board_choice(dialog).layout_list
    groups = [
        [dialog.seats.rows[1].kind.button(place) for place in range(2)],
        [at.options(dialog).segments["planning"].button(place) for place in range(2)],
        list(at.rulebooks(dialog).cards.values()),
        list(board.cards.values()),
    ]
    for group in groups:
        for chosen in (group[-1], group[0], group[1]):
            chosen.setChecked(True)
            assert [widget for widget in tab_stops(dialog) if widget in group] == [chosen]


def test_handicap_of_each_seat_is_chosen_and_remembered(qtbot, look, dialog):
    field = dialog.seats.rows[1].handicap
    assert not field.isVisible()
    dialog.handicap_switch.setChecked(True)
    assert field.isVisible()
    field.setCurrentIndex(HANDICAPS.index(15))
    field.activated.emit(field.currentIndex())
    match, remembered = start(qtbot, dialog)
    assert [seat.handicap for seat in match.seats] == [0, 15]
    shown = open_dialog(qtbot, look, remembered)
    assert shown.handicap_switch.isChecked()
    again, _ = start(qtbot, shown)
    assert [seat.handicap for seat in again.seats] == [0, 15]
    without = open_dialog(qtbot, look, remembered)
    without.handicap_switch.setChecked(False)
    assert [seat.handicap for seat in start(qtbot, without)[0].seats] == [0, 0]
    remembered["seats"][1]["handicap"] = "many"
    other, _ = start(qtbot, open_dialog(qtbot, look, remembered))
    assert [seat.handicap for seat in other.seats] == [0, 0]
