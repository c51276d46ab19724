"""Words where there is little room, in the languages that need most of it."""

import pytest

from tests.forms import sparsely
from tests.languages import CODES
from tests.toy.playing import new_match, play_at_random
from tests.ui import at_window as at
from tests.ui.hands import settle
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.mark.parametrize("size, language", sparsely([(1180, 656), (1366, 656), (1600, 900), (1920, 1080)], CODES))
def test_the_foot_of_the_side_panel_says_all(window, size, language):
    window.resize(*size)
    at.choose(window, "language", language)
    window.workspace.rescale()
    begin(window, play_at_random(new_match(), lambda match: match.state.round == 3))
    if size[0] < 1560:
        window.workspace.show_page("moves")
    settle()
    line = at.panel(window).status_line
    assert line.text() == line.full_text
