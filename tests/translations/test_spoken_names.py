"""Names of buttons for screen readers, in the language that was chosen last."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from haspelknecht_qt.ui.widgets.drop_down import DropDown
from tests.languages import OTHERS, SOURCE
from tests.translations.network_scenes import invitation
from tests.translations.scenes import drawing, log, looking_back, new_game, puzzles, results, rules, scene_id, tutorial

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


@pytest.mark.parametrize("scene", [invitation, new_game, puzzles, results, tutorial], ids=scene_id)
def test_each_drop_down_list_has_its_accessible_name_as_label(open_window, speak, scene):
    """On Linux, the name of a list for screen readers is its chosen item."""
    window = open_window((1600, 900))
    shown = scene(window)
    for code in (SOURCE, OTHERS[0]):
        speak(window, code)
        lists = [each for part in shown for each in part.findChildren(DropDown) if each.isVisible()]
        assert lists
        for each in lists:
            labels = QAccessible.queryAccessibleInterface(each).relations(QAccessible.RelationFlag.Label)
            names = [label.text(QAccessible.Text.Name) for label, _ in labels]
            assert names == [each.accessibleName()] != [""]
