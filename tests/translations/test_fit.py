"""Every dialog and panel in every language, and in one that is much longer: nothing is cut off."""

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from haspelknecht_qt.core.record_error import Defect, Place, RecordError
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.ui.about import about
from haspelknecht_qt.ui.crash_dialog import CrashDialog
from haspelknecht_qt.ui.haspelknecht.table_canvas import Canvas  # noqa: F401
from haspelknecht_qt.ui.rules.window import RulesWindow
from tests.translations.fitting import cut_off
from tests.translations.reading import settle
from tests.translations.test_switch import SCENES
from tests.ui.matches import GAME, at_step, new_match, play_at_random

LANGUAGES = ("en", "fr", "nl", "longer")
SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_windows(open_window, speak, scene, size):
    main = open_window(size)
    shown = scene(main)
    found = []
    for code in LANGUAGES:
        speak(main, code)
        found += [f"{code}: {why}" for window in shown for why in cut_off(window)]
    assert found == [], "\n".join(found)
