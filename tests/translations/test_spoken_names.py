"""Names of buttons for screen readers, in the language that was chosen last."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from tests.languages import OTHERS, SOURCE
from tests.translations.scenes import drawing, log, looking_back, new_game, puzzles, results, rules, scene_id

SCENES = (drawing, log, looking_back, new_game, puzzles, results, rules)


def interfaces(parent):
    """All interfaces below a parent that screen readers do not skip."""
    for number in range(parent.childCount()):
        child = parent.child(number)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from interfaces(child)


def plain(text):
    """Text of a button without the marks of its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


@pytest.mark.parametrize("scene", SCENES, ids=scene_id)
def test_name_of_a_button_contains_its_text(open_window, speak, scene):
    """Who controls the program by voice says what is written on a button."""
    window = open_window((1600, 900))
    speak(window, SOURCE)
    parts = scene(window)
    for code in (SOURCE, OTHERS[0]):
        speak(window, code)
        buttons = [
            (plain(button.text()), each.text(QAccessible.Text.Name))
            for part in parts
            for each in interfaces(QAccessible.queryAccessibleInterface(part))
            if isinstance(button := each.object(), QAbstractButton)
        ]
        assert buttons
        assert [(text, name) for text, name in buttons if text not in name] == []
