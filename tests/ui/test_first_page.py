"""Start page: shown before modules that it does not need are loaded, with buttons for the main functions."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import haspelknecht_qt
from haspelknecht_qt import app, composition, paths
from haspelknecht_qt.ui.window.settings import Settings
from tests.ui import at_window as at
from tests.ui.mouse import messages

ROOT = Path(haspelknecht_qt.__file__).parents[1]


def test_start_page_is_painted_before_any_game_is_loaded(tmp_path):
    code = (
        "import sys\n"
        "from haspelknecht_qt import app\n"
        "application = app.create_application()\n"
        "window = app.create_window_with_start_page()\n"
        "window.show()\n"
        "window.grab()\n"
        "print(*sys.modules)\n"
    )
    own_home = {**os.environ, paths.HOME_VARIABLE: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=own_home, check=True, text=True, capture_output=True
    )
    loaded = done.stdout.split()
    # The list of the games (`games`) is needed to show them. The modules of the games are not.
    late = (
        "games.",
        "bots",
        "ui.contracts",
        "ui.play.game_window",
        "ui.setup",
        "ui.review",
        "ui.rules",
        "ui.window.menus",
    )
    assert "haspelknecht_qt.ui.window.start_page" in loaded
    # Importing attrs and making its classes is slow.
    assert "attr" not in loaded
    assert [name for name in loaded if name.startswith(tuple(f"haspelknecht_qt.{part}" for part in late))] == []


@pytest.mark.parametrize("info", composition.game_infos(), ids=lambda info: info.name)
def test_start_page_has_the_art_of_the_last_chosen_game(qtbot, drawings, info):
    last_time = Settings(paths.user_config())
    last_time.game = info.name
    last_time.sync()
    window = app.create_window_with_start_page(drawings)
    qtbot.addWidget(window)
    window.languages.remove_translations()
    assert at.art(window).folders == info.art


def test_focus_stays_while_the_remaining_parts_are_loaded(qtbot, drawings):
    window = app.create_window_with_start_page(drawings)
    qtbot.addWidget(window)
    window.show()
    window.start_page.tutorial_button.setFocus()
    window.load_remaining_parts()
    assert window.start_page.focusWidget() is window.start_page.tutorial_button
    window.languages.remove_translations()
    window.destroy_table()


@pytest.mark.parametrize("button, menu", [("menu", "main"), ("language", "language")])
def test_menu_and_language_open_by_mouse(window, button, menu):
    at.press(window, button)
    opened = window.menus.menus[menu]
    assert opened.isVisible()
    assert opened.pos().y() >= window.start_page.mapToGlobal(window.start_page.rect().topLeft()).y()
    opened.close()


def test_the_theme_changes_by_mouse(window):
    before = at.theme(window).name
    at.press(window, "theme")
    assert at.theme(window).name != before


def test_about_message_names_the_author_of_the_game(window):
    at.trigger(window, "about")
    (message,) = messages(window)
    assert "Thomas Spitzer" in message.words.text()
    assert "corrected" not in message.words.text()


def test_about_message_mentions_corrected_printed_values(open_window):
    file = composition.corrections_file("haspelknecht")
    file.parent.mkdir(parents=True)
    file.write_text("[final_scoring]\nunused_marker_vp = 2\n", encoding="utf-8")
    window = open_window()
    at.trigger(window, "about")
    (message,) = messages(window)
    assert "corrected printed values" in message.words.text()
