"""Announcements: as Qt's own where screen readers follow those, else as a description or a notification."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget

from haspelknecht_qt.table import accessible_interfaces, announcements
from haspelknecht_qt.table.accessible import READING_TIME, AccessibleTree
from haspelknecht_qt.table.announcements import LastAnnouncement, StatusRegion, announce, joined
from tests.table.test_accessible import GameTexts

Name, Description = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def _heard(qapp):  # noqa: ARG001 - accessibility needs an application
    accessible_interfaces.install_interfaces()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def told(monkeypatch):
    """(kind of event, name or description at that time) of each thing that a screen reader is told."""
    found = []

    class Bridge:
        def __getattr__(self, name):
            return getattr(QAccessible, name)

        def updateAccessibility(self, event):
            kind = Description if event.type() == QAccessible.Event.DescriptionChanged else Name
            interface = event.accessibleInterface()
            announced = isinstance(event, QAccessibleAnnouncementEvent)
            found.append((event.type().name, event.message() if announced else interface.text(kind)))

    monkeypatch.setattr(announcements, "QAccessible", Bridge())
    monkeypatch.setattr("haspelknecht_qt.table.accessible.QAccessible", Bridge())
    return found


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    # An empty field would be read when it gets the focus.
    made.field = QLineEdit("Anna", made)
    made.show()
    qtbot.waitUntil(made.isVisible)
    return made


def description_of(dialog):
    return QAccessible.queryAccessibleInterface(dialog).text(Description)


def region_of(window):
    return window.findChild(StatusRegion)


def test_a_notification_appears_if_the_focus_is_elsewhere(window, told):
    window.field.clearFocus()
    announce(window, "Anna takes 3 black disks")
    announce(window, "Your turn, Jost")
    QApplication.processEvents()
    region = QAccessible.queryAccessibleInterface(region_of(window))
    assert region.role() == QAccessible.Role.Notification
    assert told == [("ObjectShow", "Anna takes 3 black disks. Your turn, Jost")]


def test_the_same_sentence_appears_again(window, told):
    window.field.clearFocus()
    for _ in range(2):
        announce(window, "Not your turn")
        QApplication.processEvents()
    assert told == [("ObjectShow", "Not your turn")] * 2
    assert len(window.findChildren(StatusRegion)) == 1


def test_what_has_the_focus_is_described(window, qtbot):
    window.activateWindow()
    window.field.setFocus()
    qtbot.waitUntil(window.field.hasFocus)
    announce(window.field, "Place a worker")
    assert window.field.accessibleDescription() == "Place a worker"
    assert region_of(window) is None


def test_platforms_with_announcements_get_them(window, told, monkeypatch):
    monkeypatch.setattr(announcements, "has_announcements", lambda: True)
    announce(window, "Anna takes 3 black disks", urgent=True)
    QApplication.processEvents()
    assert told == [("Announcement", "Anna takes 3 black disks")]
    assert region_of(window) is None


def test_nothing_is_told_where_nobody_listens(window, told):
    QAccessible.setActive(False)
    announce(window, "Anna takes 3 black disks")
    QApplication.processEvents()
    assert told == []
    assert region_of(window) is None


class TestTable:
    @pytest.fixture
    def tree(self, table, qtbot):
        table.view.activateWindow()
        table.view.setFocus()
        qtbot.waitUntil(table.view.hasFocus)
        return AccessibleTree(table, GameTexts())

    def test_the_element_with_the_focus_is_described_once(self, tree, told):
        tree.set_focus("farmer")
        QApplication.processEvents()
        told.clear()
        tree.say("Anna takes 3 black disks")
        tree.say("Your turn, Jost")
        QApplication.processEvents()
        said = "Anna takes 3 black disks. Your turn, Jost"
        assert told == [("DescriptionChanged", ""), ("DescriptionChanged", said)]

    def test_a_new_focus_is_read_with_what_was_said_and_not_again(self, tree, told):
        tree.set_focus("farmer")
        QApplication.processEvents()
        told.clear()
        tree.set_focus("farmhand")
        tree.say("That is not possible")
        QApplication.processEvents()
        self.assert_read_once(tree, told)

    def assert_read_once(self, tree, told):
        """A screen reader that hears of the focus finds no description; the sentence comes with a change."""
        assert [kind for kind, _ in told] == ["Focus", "DescriptionChanged", "DescriptionChanged"]
        assert told[-1][1] == "That is not possible"
        farmhand = QAccessible.queryAccessibleInterface(tree.node("farmhand"))
        assert farmhand.text(Description) == ""
        tree._end_announcement()
        assert farmhand.text(Description)

    def test_what_was_said_before_the_focus_moves_is_read_there(self, tree, told):
        tree.set_focus("farmer")
        QApplication.processEvents()
        told.clear()
        tree.say("That is not possible")
        tree.set_focus("farmhand")
        QApplication.processEvents()
        self.assert_read_once(tree, told)

    def test_the_table_gets_the_focus_of_an_element_that_has_vanished(self, tree, table, told):
        tree.set_focus("farmer")
        QApplication.processEvents()
        told.clear()
        table.keyboard.focus("vanished")
        told.clear()
        tree.say("Your turn")
        QApplication.processEvents()
        assert told == [("Focus", ""), ("DescriptionChanged", ""), ("DescriptionChanged", "Your turn")]

    def test_an_element_that_appears_again_gets_the_focus(self, tree, table, told):
        table.keyboard.focus("vanished")
        tree.say("Jost skips")
        QApplication.processEvents()
        table.keyboard.element = "farmer"
        told.clear()
        tree.say("Your turn")
        QApplication.processEvents()
        assert [kind for kind, _ in told] == ["Focus", "DescriptionChanged", "DescriptionChanged"]
        assert told[0] == ("Focus", QAccessible.queryAccessibleInterface(tree.node("farmer")).text(Name))

    def test_what_was_said_last_is_said_when_the_window_comes_back(self, tree, told):
        tree.say("Your turn")
        QApplication.processEvents()
        told.clear()
        QApplication.sendEvent(
            tree.table.view, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason)
        )
        QApplication.processEvents()
        assert told[-1] == ("DescriptionChanged", "Your turn")

    def test_a_choice_is_read_as_a_name_unless_a_sentence_tells_it(self, tree, table, told):
        start = min(table.selection.next_elements())
        tree.set_focus(start)
        QApplication.processEvents()
        told.clear()
        table.keyboard.choose()
        focus = tree.focus
        QApplication.processEvents()
        kinds = [kind for kind, _ in told if kind != "ObjectReorder"]
        assert kinds == (["NameChanged"] if focus is tree.node(start) else ["Focus"])

    def test_its_own_description_comes_back_with_the_next_focus(self, tree):
        tree.set_focus("farmer")
        node = QAccessible.queryAccessibleInterface(tree.node("farmer"))
        before = node.text(Description)
        tree.say("That is not possible")
        QApplication.processEvents()
        assert node.text(Description) == ""
        tree.set_focus("farmhand")
        assert node.text(Description) == before

    def test_without_an_element_the_table_is_described(self, tree, told):
        for sentence in ("Your turn", "Not there"):
            told.clear()
            tree.say(sentence)
            QApplication.processEvents()
        assert told == [("DescriptionChanged", ""), ("DescriptionChanged", "Not there")]

    def test_what_was_said_last_is_said_again(self, tree):
        heard = []
        tree.say("Before")
        QApplication.processEvents()
        tree.say("Anna takes 3 black disks")
        tree.say("Your turn, Jost")
        QApplication.processEvents()
        tree.say_without_keeping("Possible now: nothing")
        tree.said.connect(heard.append)
        tree.say_again()
        tree.say_again()
        assert heard == ["Anna takes 3 black disks. Your turn, Jost"] * 2

    @pytest.fixture
    def open_dialog(self, table, qtbot):
        def open_one():
            dialog = QDialog(table.view)
            button = QPushButton(dialog)
            dialog.open()
            qtbot.waitUntil(button.hasFocus)
            QApplication.processEvents()
            return dialog

        return open_one

    def test_dialogs_that_open_at_once_announce_what_was_said_before(self, tree, open_dialog):
        tree.say("Anna wins")
        for dialog in (open_dialog(), open_dialog()):
            assert description_of(dialog) == "Anna wins"

    def test_a_dialog_announces_all_that_was_said_just_before(self, tree, open_dialog):
        for sentence in ("Anna takes 6 francs", "The shift is over"):
            tree.say(sentence)
            QApplication.processEvents()
        assert description_of(open_dialog()) == "Anna takes 6 francs. The shift is over"

    def test_a_dialog_announces_what_was_said_behind_another(self, tree, open_dialog):
        open_dialog()
        tree.say("Anna wins")
        QApplication.processEvents()
        assert description_of(open_dialog()) == "Anna wins"

    def test_a_dialog_that_opens_later_announces_nothing(self, tree, open_dialog):
        tree.say("Anna wins")
        QApplication.processEvents()
        tree._recent_announcements = [(time - READING_TIME / 1000, text) for time, text in tree._recent_announcements]
        assert description_of(open_dialog()) == ""

    def test_a_dialog_has_only_its_own_description_after_it_has_been_read(self, tree, open_dialog, qtbot, monkeypatch):
        monkeypatch.setattr(announcements, "TITLE_TIME", 0)
        tree.say("Anna wins")
        dialog = open_dialog()
        dialog.setAccessibleDescription("By 3 points")
        qtbot.waitUntil(lambda: description_of(dialog) == "By 3 points")

    def test_nothing_is_said_of_a_table_that_was_covered(self, tree):
        heard = []
        tree.say("Anna looks at a card")
        tree.set_hidden(True)
        tree.set_hidden(False)
        tree.said.connect(heard.append)
        tree.say_again()
        assert heard == []

    def test_nothing_is_said_again_before_anything_was_said(self, tree):
        heard = []
        tree.said.connect(heard.append)
        tree.say_again()
        assert heard == []

    def test_choices_are_the_elements_that_can_be_chosen_now(self, tree, table):
        starts = set(table.selection.next_elements())
        assert set(tree.choices()) == starts
        tree.press(min(starts))
        assert set(tree.choices()) == set(table.selection.next_elements()) != starts


def test_sentences_of_one_moment_belong_together(qapp):
    last = LastAnnouncement(qapp)
    assert last.text == ""
    last.add("One!")
    last.add("Two")
    assert last.text == "One! Two"
    QApplication.processEvents()
    last.add("Three")
    assert last.text == "Three"


def test_a_quotation_at_the_end_gets_a_full_stop_unless_it_has_one():
    assert joined(["Anna plays “Five”", "Jost says “Go!”", "Next"]) == "Anna plays “Five”. Jost says “Go!” Next"
