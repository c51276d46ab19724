"""What a finger can hit is at least 24 pixels wide and high, and 44 at larger text: all pages, dialogs and menus."""

import pytest
from PySide6.QtWidgets import QDialog

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.table.scene import ILLEGAL_RANK
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.hands import settle
from tests.ui.target_sizes import hit_sizes

SIZES = [("1.0", 24), ("1.15", 44)]
LOW_BARS = ("replay",)
"""Pages with a bar that is as high as the prompt, on which nothing can be 44 pixels high."""
LOW_BAR_HEIGHT = 29


def too_small(window, least):
    return [found for found in hit_sizes(window, least) if min(found[1:]) < least]


@pytest.fixture(params=[(1600, 900), (1280, 720)])
def sized(request, open_window):
    return open_window(request.param)


@pytest.mark.parametrize("text_size, least", SIZES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_finger_hits_everything_beside_the_table(qtbot, sized, game, text_size, least):
    window = sized
    at.choose(window, "text_size", text_size)
    at.cards(window)[game].click()
    settle()
    assert too_small(window, least) == []
    for open_page in (
        window.ask_for_new_game,
        window.menus.actions["results"].trigger,
        window.menus.actions["puzzles"].trigger,
        window.show_about,
    ):
        open_page()
        settle()
        dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
        assert too_small(dialog, least) == [], type(dialog).__name__
        dialog.reject()
        settle()
    window.begin(play(game, "pb", 30))
    settle()
    for key in ("moves", "log", "score", "rules"):
        window.turn_to_page(key)
        settle()
        assert too_small(window, least) == [], key
    window.begin(play(game, "pp"))
    result = at.wait_for_result(qtbot, window)
    assert too_small(result, least) == []
    result.reject()
    window.menus.actions["replay"].trigger()
    settle()
    # The bar is as high as the prompt, in whose place it is.
    assert [
        found for found in hit_sizes(window, least) if found[2] < min(least, LOW_BAR_HEIGHT) or found[1] < least
    ] == []


@pytest.mark.usefixtures("only_toy")
@pytest.mark.parametrize("text_size, least", SIZES)
def test_a_finger_hits_every_entry_of_a_menu(open_window, text_size, least):
    window = open_window((1280, 720))
    at.choose(window, "text_size", text_size)
    for name, menu in window.menus.menus.items():
        menu.popup(window.mapToGlobal(window.rect().topLeft()))
        for action in menu.actions():
            if not action.isSeparator():
                assert menu.actionGeometry(action).height() >= least, f"{name}: {action.text()}"
        assert window.screen().geometry().contains(menu.geometry()), name
        menu.close()


@pytest.mark.parametrize("text_size, least", SIZES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_finger_hits_what_can_be_chosen_on_the_table(sized, game, text_size, least):
    """Where things lie closer than `least`, each gets the half of the way to its neighbour."""
    window = sized
    at.choose(window, "text_size", text_size)
    window.begin(play(game, "pp", 30))
    settle()
    table = at.inner_table(window)
    unit = least / table.view.scale_factor
    assert table._context.reach >= unit
    wanted = set(table.selection.next_elements())
    places = [place for place in table.scene.places if place.element in wanted]
    assert places
    for place in places:
        middle = place.shape.center
        for dx, dy in ((0, 0), (0.4, 0), (-0.4, 0), (0, 0.4), (0, -0.4)):
            point = middle + type(middle)(dx * unit, dy * unit)
            hit = table.scene.find_hit(point, lambda one: 0 if one in wanted else ILLEGAL_RANK, table._context.reach)
            # Never something that cannot be chosen, where something can.
            assert hit.element in wanted, f"{place.element} {dx} {dy}: {hit.element}"
