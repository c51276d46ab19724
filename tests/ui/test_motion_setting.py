"""Reduced motion: chosen in the program or by the system."""

from types import SimpleNamespace

import pytest

from haspelknecht_qt.ui.window import view_settings
from haspelknecht_qt.ui.window.settings import MotionChoice
from tests.toy.playing import planning_match
from tests.ui import at_window as at

pytestmark = pytest.mark.usefixtures("only_toy")


def reduced(window):
    return at.tree(window).table.playback.reduced_motion


@pytest.mark.parametrize("system", [True, False])
def test_system_preference_decides_by_default(open_window, monkeypatch, system):
    monkeypatch.setattr(view_settings, "system_wants_less_motion", lambda: system)
    window = open_window(speed="normal")
    window.begin(planning_match())
    assert reduced(window) is system


def test_own_setting_overrides_the_system_at_once(open_window, monkeypatch):
    monkeypatch.setattr(view_settings, "system_wants_less_motion", lambda: True)
    window = open_window(speed="normal")
    window.begin(planning_match())
    at.choose(window, "motion", "full")
    assert not reduced(window)
    assert window.settings.motion is MotionChoice.FULL
    at.choose(window, "motion", "reduced")
    assert reduced(window)


def test_drawer_does_not_slide_with_reduced_motion(open_window):
    window = open_window((1280, 720), speed="normal")
    window.begin(planning_match())
    at.choose(window, "motion", "reduced")
    window.workspace.show_page("moves")
    assert at.panel(window).geometry().right() <= at.rail(window).x()


@pytest.mark.parametrize(
    "hints, wanted",
    [
        (SimpleNamespace(property=lambda _name: None), False),
        (SimpleNamespace(property=lambda _name: 0), False),
        (SimpleNamespace(property=lambda _name: 1), True),
        (SimpleNamespace(property=lambda _name: SimpleNamespace(value=1)), True),
        (None, False),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_motion_preference_follows_the_accessibility_hint(monkeypatch, hints, wanted):
    monkeypatch.setattr(view_settings, "accessibility_hints", lambda _style: hints)
    assert view_settings.system_wants_less_motion() is wanted


def test_motion_preference_is_available_with_the_installed_qt(qapp):
    assert view_settings.system_wants_less_motion() in (True, False)
    view_settings.connect_motion_preference(qapp.processEvents)
