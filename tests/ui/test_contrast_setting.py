"""High contrast: chosen in the menu, or wanted by the system."""

from types import SimpleNamespace

import pytest

from haspelknecht_qt.ui.window import look
from haspelknecht_qt.ui.window.settings import ThemeChoice
from tests.ui import at_window as at

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.mark.parametrize("wanted", [True, False])
def test_system_theme_follows_the_contrast_of_the_system(open_window, monkeypatch, wanted):
    monkeypatch.setattr(look, "system_wants_high_contrast", lambda: wanted)
    assert (at.theme(open_window()).name == "contrast") is wanted


def test_chosen_theme_overrides_the_contrast_of_the_system(open_window, monkeypatch):
    monkeypatch.setattr(look, "system_wants_high_contrast", lambda: True)
    window = open_window()
    at.choose(window, "theme", "light")
    assert at.theme(window).name == "light"


def test_contrast_theme_is_chosen_in_the_menu_and_stored(open_window):
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
def test_high_contrast_of_the_system_is_read_from_qt(monkeypatch, hints, wanted):
    monkeypatch.setattr(look, "accessibility_hints", lambda _style: hints)
    assert look.system_wants_high_contrast() is wanted
