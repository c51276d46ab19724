"""Less motion: by a setting of the program's own, or because the system asks for it."""

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
def test_the_system_decides_if_nothing_else_is_said(open_window, monkeypatch, system):
    monkeypatch.setattr(view_settings, "system_wants_less_motion", lambda: system)
    window = open_window(speed="normal")
    window.begin(planning_match())
    assert reduced(window) is system


def test_the_own_setting_counts_more_and_at_once(open_window, monkeypatch):
    monkeypatch.setattr(view_settings, "system_wants_less_motion", lambda: True)
    window = open_window(speed="normal")
    window.begin(planning_match())
    at.choose(window, "motion", "full")
    assert not reduced(window)
    assert window.settings.motion is MotionChoice.FULL
    at.choose(window, "motion", "reduced")
    assert reduced(window)


def test_the_drawer_does_not_slide_then(open_window):
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
def test_what_qt_tells_of_the_system(monkeypatch, hints, wanted):
    monkeypatch.setattr(view_settings, "accessibility_hints", lambda _style: hints)
    assert view_settings.system_wants_less_motion() is wanted


def test_qt_is_asked(qapp):
    assert view_settings.system_wants_less_motion() in (True, False)
    view_settings.connect_motion_preference(qapp.processEvents)
