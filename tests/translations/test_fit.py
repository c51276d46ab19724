"""No text of a dialog or panel is cut off in any language, nor in one with much longer texts."""

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.table.canvas import CAPTION, Canvas
from haspelknecht_qt.table.typography import SPACINGS, TEXT_SIZES
from haspelknecht_qt.ui.messages.crash_dialog import CrashDialog, CrashTexts
from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from haspelknecht_qt.ui.window.texts import show_about_box
from tests.languages import CODES, OTHERS, SOURCE
from tests.short_forms import alternating
from tests.translations.fitting import cut_off
from tests.translations.reading import settle
from tests.translations.scenes import SCENES, new_game, over, scene_id
from tests.ui import at_window as at

LANGUAGES = (*CODES, "longer")
SMALL, LARGE = (1280, 720), (1920, 1080)
SIZES = [SMALL, pytest.param(LARGE, marks=pytest.mark.long)]


@pytest.fixture
def cut_on_table(monkeypatch):
    """The texts that the table cuts while it is painted."""
    found = []
    elided, paragraph = Canvas.paint_elided_text, Canvas.paragraph

    def recording_elided(canvas, x, y, text, width, style=CAPTION, *arguments):
        if canvas.text_width(text, style) > width:
            found.append(text)
        return elided(canvas, x, y, text, width, style, *arguments)

    def recording_paragraph(canvas, x, y, text, width, style=CAPTION, ink="ink"):
        rows = canvas.wrapped_lines(text, width, style)
        if any(canvas.text_width(row, style) > width for row in rows):
            found.append(text)
        return paragraph(canvas, x, y, text, width, style, ink)

    monkeypatch.setattr(Canvas, "paint_elided_text", recording_elided)
    monkeypatch.setattr(Canvas, "paragraph", recording_paragraph)
    return found


@pytest.mark.parametrize(
    "scene, way",
    alternating(
        [scene for scene in SCENES if scene is not new_game],
        [((SOURCE, other, "longer"), SMALL) for other in OTHERS],
        (LANGUAGES, SMALL),
        (LANGUAGES, LARGE),
    ),
    ids=scene_id,
)
def test_texts_of_scenes_are_not_cut_off(open_window, speak, cut_on_table, scene, way):
    codes, size = way
    main = open_window(size)
    shown = scene(main)
    found = []
    for code in codes:
        cut_on_table.clear()
        speak(main, code)
        main.grab()
        found += [f"{code}: {why}" for window in shown for why in cut_off(window)]
        # The made-up long texts may be too long for the table; texts of a language may not.
        found += [f"{code}, on the table: {text!r}" for text in cut_on_table if code != "longer"]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    "scene, code", alternating([scene for scene in SCENES if scene is not new_game], CODES, *CODES), ids=scene_id
)
def test_texts_of_scenes_in_the_widest_font_are_not_cut_off(open_window, speak, scene, code, widest):
    main = open_window(SMALL)
    main.settings.font, main.settings.spacing = widest, tuple(SPACINGS)[-1]
    main.menus.theme_chosen.emit()
    shown = scene(main)
    speak(main, code)
    main.grab()
    found = [f"{code}: {why}" for window in shown for why in cut_off(window)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("text_size", TEXT_SIZES[1:])
@pytest.mark.parametrize("code", CODES)
def test_final_scoring_with_large_texts_is_not_larger_than_the_window(open_window, speak, code, text_size):
    main = open_window(SMALL)
    at.choose(main, "text_size", str(text_size))
    main.workspace.rescale()
    speak(main, code)
    _, dialog = over(main)
    settle()
    assert main.size().boundedTo(dialog.size()) == dialog.size()
    found = cut_off(dialog)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_of_the_new_game_dialog_are_not_cut_off(window, speak, size, code):
    speak(window, code)
    (dialog,) = new_game(window)
    # The preferred size, limited by a screen of this size.
    dialog.resize(dialog.sizeHint().boundedTo(QSize(*size)))
    settle()
    found = cut_off(dialog)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_of_messages_are_not_cut_off(window, speak, code):
    speak(window, code)
    full = StorageError("/a", OSError(errno.ENOSPC, ""))
    show_about_box(window.dialogs, at.game_ui(window).about_paragraphs())
    window.loaded_parts.files.show_save_failure(
        window.loaded_parts.messages.storage_error_text(full), window.game.save_as
    )
    settle()
    messages = window.findChildren(MessageDialog)
    assert len(messages) == 2
    found = [why for message in messages for why in cut_off(message)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_of_the_crash_dialog_are_not_cut_off(window, speak, code):
    speak(window, code)
    crash_texts = CrashTexts(window.loaded_parts.messages)
    dialog = CrashDialog("Traceback", crash_texts.outcome_text(Path("/a/b.haspelknecht"), None), window)
    dialog.show()
    settle()
    found = cut_off(dialog)
    assert found == [], "\n".join(found)
    dialog.close()
