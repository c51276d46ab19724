"""Texts in narrow places, in all languages."""

import pytest

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.setup.choices import MAX_SEED_DIGITS
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.languages import CODES
from tests.short_forms import sparse_product
from tests.toy.playing import new_match, play_at_random
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.mark.parametrize("size, language", sparse_product([(1180, 656), (1366, 656), (1600, 900), (1920, 1080)], CODES))
def test_status_line_of_the_side_panel_is_not_shortened(window, size, language):
    window.resize(*size)
    at.choose(window, "language", language)
    window.workspace.rescale()
    begin(window, play_at_random(new_match(), lambda match: match.state.round == 3))
    if size[0] < 1560:
        window.workspace.show_page("moves")
    settle()
    line = at.panel(window).status_line
    assert line.text() == line.full_text


@pytest.mark.parametrize("language", CODES)
def test_replay_bar_wraps_long_descriptions_at_large_text(window, language):
    window.resize(1920, 1080)
    at.choose(window, "language", language)
    at.choose(window, "text_size", "1.3")
    window.workspace.rescale()
    begin(window, play_at_random(new_match(), lambda match: match.state.round == 3))
    at.trigger(window, "replay")
    settle()
    bar = at.replay_bar(window)
    line = bar.description
    line.set_line("wood " * 25)
    assert line.text().split() == line.full_text.split()
    assert not line.toolTip()
    line.set_line("wood " * 100)
    assert line.toolTip()
    assert bar.timeline.height() - line.height() >= bar.timeline.height() / 3
    assert bar.continue_button.accessibleName()


def test_field_of_the_seed_keeps_its_width(window):
    window.ask_for_new_game()
    field = window.findChild(NewGameDialog).seed
    digits, widths = Generator(3), set()
    for _ in range(20):
        field.setText("".join(digits.choice("0123456789") for _ in range(MAX_SEED_DIGITS - 1)))
        field.textEdited.emit(field.text())
        widths.add(field.width())
    assert len(widths) == 1
