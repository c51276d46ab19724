"""High contrast: chosen in the menu, or because the system asks for it."""

from types import SimpleNamespace

import pytest

from haspelknecht_qt.ui.window import look
from haspelknecht_qt.ui.window.settings import ThemeChoice
from tests.ui import at_window as at

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.mark.parametrize("wanted", [True, False])
def test_the_theme_of_the_system_has_the_contrast_of_the_system(open_window, monkeypatch, wanted):
    monkeypatch.setattr(look, "system_wants_high_contrast", lambda: wanted)
    assert (at.theme(open_window()).name == "contrast") is wanted


def test_the_own_setting_counts_more(open_window, monkeypatch):
    monkeypatch.setattr(look, "system_wants_high_contrast", lambda: True)
    window = open_window()
    at.choose(window, "theme", "light")
    assert at.theme(window).name == "light"


def test_it_is_chosen_in_the_menu_and_kept(open_window):
    window = open_window()
    at.choose(window, "theme", "contrast")
    assert at.theme(window).name == "contrast"
    assert window.settings.theme is ThemeChoice.CONTRAST


@pytest.mark.parametrize(
    "hints, wanted",
    [
        (SimpleNamespace(property=lambda _name: None), False),
        (SimpleNamespace(property=lambda _name: SimpleNamespace(value=0)), False),
        (SimpleNamespace(property=lambda _name: SimpleNamespace(value=1)), True),
        (None, False),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_qt_tells_of_the_system(monkeypatch, hints, wanted):
    monkeypatch.setattr(look, "accessibility_hints", lambda _style: hints)
    assert look.system_wants_high_contrast() is wanted
