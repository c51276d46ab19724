"""Another game with the last set-up from the start page, and the height of the new-game dialog."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.languages import CODES
from tests.short_forms import sparse_product
from tests.ui import at_window as at
from tests.ui.keyboard import KeyboardPlayer
from tests.ui.mouse import settle

HASPELKNECHT, GUEULES_NOIRES = "haspelknecht", "gueules_noires"
NAMES = ("Berta", "Cleo", "Dirk", "Else")
COLOURS = ("madder", "woad", "leaf", "heather")


def remember(window, game, count=2, player="random", **options):
    """Stores the choices of an earlier game."""
    seats = [
        {"name": name, "colour": colour, "player": PERSON if place == 0 else player}
        for place, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True))
    ]
    window.settings.remember_new_game(game, {"count": count, "seats": seats, **options})
    at.cards(window)[game].click()
    window.show_start()
    settle()


def test_again_button_is_hidden_before_the_first_game(window):
    page = window.start_page
    assert page.setup.last is None
    assert not page.again_button.isVisible()
    assert page.new_button.kind == "primary"


def test_start_page_shows_players_and_options_of_the_last_game(window):
    remember(window, GUEULES_NOIRES, 3, delivered="open")
    card = at.last_setup(window)
    assert [label.full_text for label in card.names] == ["Berta", "Cleo", "Dirk"]
    assert [label.full_text for label in card.players] == ["Person", "Random", "Random"]
    assert "Delivered orders: Open" in card.about.text()
    assert "Cleo (Random)" in card.again_button.accessibleDescription()


def test_each_game_has_its_own_last_setup(window):
    remember(window, HASPELKNECHT, 4)
    remember(window, GUEULES_NOIRES, 2)
    assert len(at.last_setup(window).names) == 2
    at.cards(window)[HASPELKNECHT].click()
    assert len(at.last_setup(window).names) == 4


@pytest.mark.parametrize("game", [HASPELKNECHT, GUEULES_NOIRES])
def test_again_button_keeps_the_players_and_changes_the_seed(window, game):
    remember(window, game, 3)
    at.press(window, "again")
    first = at.match(window)
    assert first.game.name == game
    assert [(seat.name, seat.player) for seat in first.seats] == [
        ("Berta", PERSON),
        ("Cleo", "random"),
        ("Dirk", "random"),
    ]
    window.show_start()
    at.press(window, "again")
    assert at.match(window).seed != first.seed
    assert at.match(window).seats == first.seats


def test_again_button_keeps_the_options(window):
    remember(window, GUEULES_NOIRES, delivered="open", undo="free")
    at.press(window, "again")
    match = at.match(window)
    assert match.game.options_of(match.setup)["delivered"] == "open"
    assert match.undo_policy == "free"


def test_again_button_opens_the_dialog_if_a_bot_is_missing(window):
    remember(window, GUEULES_NOIRES, player="grandmaster")
    assert "grandmaster" in [label.full_text for label in at.last_setup(window).players]
    at.press(window, "again")
    assert window.session is None
    assert window.findChild(NewGameDialog).isVisible()


def test_missing_bot_of_an_unused_seat_is_ignored(window):
    remember(window, GUEULES_NOIRES)
    remembered = window.settings.new_game_choices(GUEULES_NOIRES)
    seats = [{**seat, "player": "grandmaster"} if place > 1 else seat for place, seat in enumerate(remembered["seats"])]
    window.settings.remember_new_game(GUEULES_NOIRES, {**remembered, "seats": seats})
    at.press(window, "again")
    assert [seat.name for seat in at.match(window).seats] == ["Berta", "Cleo"]


def test_default_seats_replace_unreadable_seats(window):
    window.settings.remember_new_game(GUEULES_NOIRES, {"count": 2, "seats": [{"name": "", "colour": "madder"}] * 4})
    at.cards(window)[GUEULES_NOIRES].click()
    settle()
    last = at.last_setup(window).last
    # Default seats replace unreadable ones.
    assert [seat.name for seat in last.seats] == ["Anna", "Jost"]


def test_game_begun_in_the_dialog_becomes_the_last_setup(window):
    at.press(window, "new")
    dialog = window.findChild(NewGameDialog)
    dialog.seats.rows[0].name.setText("Ottilie")
    dialog.seats.rows[0].name.textEdited.emit("Ottilie")
    dialog.start_button.click()
    window.show_start()
    assert at.last_setup(window).names[0].full_text == "Ottilie"
    assert at.start_button(window, "again").kind == "primary"


def test_start_buttons_are_reached_by_keyboard(qtbot, window):
    qtbot.waitActive(window)
    remember(window, GUEULES_NOIRES)
    keys = KeyboardPlayer(window)
    for button in (
        at.start_button(window, "again"),
        at.start_button(window, "new"),
        at.start_button(window, "tutorial"),
        at.start_button(window, "open"),
    ):
        keys.tab_to(button)
    keys.tab_to(at.start_button(window, "again"))
    keys.press(Qt.Key.Key_Return)
    assert at.match(window).game.name == GUEULES_NOIRES


def test_resume_button_is_filled_if_a_match_can_be_continued(window):
    remember(window, GUEULES_NOIRES)
    at.press(window, "again")
    match = at.match(window)
    window.show_start()
    window.offer_to_continue(match)
    page = window.start_page
    assert [button.kind for button in (page.resume_button, page.again_button, page.new_button)] == [
        "primary",
        "plain",
        "plain",
    ]


@pytest.mark.parametrize(
    "size, text_size, language", sparse_product([(1280, 720), (1920, 1080)], ["1.3", "1.0"], CODES)
)
def test_start_page_cuts_nothing_off_at_any_size(open_window, size, text_size, language):
    window = open_window(size)
    at.choose(window, "language", language)
    at.choose(window, "text_size", text_size)
    remember(window, HASPELKNECHT, 4)
    at.press(window, "again")
    match = at.match(window)
    window.show_start()
    window.offer_to_continue(match)
    settle()
    page = window.start_page
    assert page._panel.height() >= page._panel.minimumSizeHint().height()
    assert page.rect().contains(page._panel.geometry())
    for card in page.cards.values():
        assert card.title.height() >= card.title.fontMetrics().height()
        assert card.rect().contains(card.facts[0].geometry())
    for label in (*page.setup.names, *page.setup.players):
        assert label.text() == label.full_text
    for button in (page.again_button, page.new_button, page.resume_button, page.tutorial_button, page.open_button):
        assert button.width() >= button.minimumSizeHint().width()


def dialog_of(window, game):
    at.cards(window)[game].click()
    at.press(window, "new")
    settle()
    return next(dialog for dialog in window.findChildren(NewGameDialog) if dialog.isVisible())


def test_new_game_dialog_is_no_higher_than_its_game_needs(open_window):
    window = open_window((1920, 1080))
    heights = {}
    for game in (HASPELKNECHT, GUEULES_NOIRES):
        dialog = dialog_of(window, game)
        heights[game] = dialog._needed_height()
        width, height = map(window.look.px, NewGameDialog.SIZE)
        dialog.resize(width, min(heights[game], height))
        dialog.seat_count.button(2).click()
        QApplication.processEvents()
        assert dialog._scroll.verticalScrollBar().maximum() == 0, game
        dialog.reject()
    assert heights[GUEULES_NOIRES] < 0.75 * heights[HASPELKNECHT]
