"""Announcements: events of Qt where screen readers support them, otherwise descriptions or notifications."""

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
def _screen_reader_active(qapp):  # noqa: ARG001 - accessibility needs an application
    accessible_interfaces.install_interfaces()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def events(monkeypatch):
    """(type of event, message or name or description at that time) of each event for screen readers."""
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


def test_a_notification_appears_if_the_focus_is_elsewhere(window, events):
    window.field.clearFocus()
    announce(window, "Anna takes 3 black disks")
    announce(window, "Your turn, Jost")
    QApplication.processEvents()
    region = QAccessible.queryAccessibleInterface(region_of(window))
    assert region.role() == QAccessible.Role.Notification
    assert events == [("ObjectShow", "Anna takes 3 black disks. Your turn, Jost")]


def test_repeated_sentence_is_notified_again(window, events):
    window.field.clearFocus()
    for _ in range(2):
        announce(window, "Not your turn")
        QApplication.processEvents()
    assert events == [("ObjectShow", "Not your turn")] * 2
    assert len(window.findChildren(StatusRegion)) == 1


def test_announcement_is_the_description_of_the_focused_widget(window, qtbot):
    window.activateWindow()
    window.field.setFocus()
    qtbot.waitUntil(window.field.hasFocus)
    announce(window.field, "Place a worker")
    assert window.field.accessibleDescription() == "Place a worker"
    assert region_of(window) is None


def test_announcement_event_is_sent_where_the_platform_has_it(window, events, monkeypatch):
    monkeypatch.setattr(announcements, "has_announcements", lambda: True)
    announce(window, "Anna takes 3 black disks", urgent=True)
    QApplication.processEvents()
    assert events == [("Announcement", "Anna takes 3 black disks")]
    assert region_of(window) is None


def test_nothing_is_announced_without_a_screen_reader(window, events):
    QAccessible.setActive(False)
    announce(window, "Anna takes 3 black disks")
    QApplication.processEvents()
    assert events == []
    assert region_of(window) is None


class TestTable:
    @pytest.fixture
    def tree(self, table, qtbot):
        table.view.activateWindow()
        table.view.setFocus()
        qtbot.waitUntil(table.view.hasFocus)
        return AccessibleTree(table, GameTexts())

    def test_focused_element_is_described_once_with_all_sentences(self, tree, events):
        tree.set_focus("farmer")
        QApplication.processEvents()
        events.clear()
        tree.say("Anna takes 3 black disks")
        tree.say("Your turn, Jost")
        QApplication.processEvents()
        announcement = "Anna takes 3 black disks. Your turn, Jost"
        assert events == [("DescriptionChanged", ""), ("DescriptionChanged", announcement)]

    def test_sentence_after_a_focus_change_is_read_once(self, tree, events):
        tree.set_focus("farmer")
        QApplication.processEvents()
        events.clear()
        tree.set_focus("farmhand")
        tree.say("That is not possible")
        QApplication.processEvents()
        self.assert_read_once(tree, events)

    def assert_read_once(self, tree, events):
        """A screen reader finds no description with the new focus. The sentence comes as a change of description."""
        assert [kind for kind, _ in events] == ["Focus", "DescriptionChanged", "DescriptionChanged"]
        assert events[-1][1] == "That is not possible"
        farmhand = QAccessible.queryAccessibleInterface(tree.node("farmhand"))
        assert farmhand.text(Description) == ""
        tree._end_announcement()
        assert farmhand.text(Description)

    def test_sentence_before_a_focus_change_is_read_once(self, tree, events):
        tree.set_focus("farmer")
        QApplication.processEvents()
        events.clear()
        tree.say("That is not possible")
        tree.set_focus("farmhand")
        QApplication.processEvents()
        self.assert_read_once(tree, events)

    def test_table_gets_the_focus_of_a_vanished_element(self, tree, table, events):
        tree.set_focus("farmer")
        QApplication.processEvents()
        events.clear()
        table.keyboard.focus("vanished")
        events.clear()
        tree.say("Your turn")
        QApplication.processEvents()
        assert events == [("Focus", ""), ("DescriptionChanged", ""), ("DescriptionChanged", "Your turn")]

    def test_focus_returns_from_the_table_to_an_existing_element(self, tree, table, events):
        table.keyboard.focus("vanished")
        tree.say("Jost skips")
        QApplication.processEvents()
        table.keyboard.element = "farmer"
        events.clear()
        tree.say("Your turn")
        QApplication.processEvents()
        assert [kind for kind, _ in events] == ["Focus", "DescriptionChanged", "DescriptionChanged"]
        assert events[0] == ("Focus", QAccessible.queryAccessibleInterface(tree.node("farmer")).text(Name))

    def test_last_announcement_is_repeated_when_the_window_is_activated(self, tree, events):
        tree.say("Your turn")
        QApplication.processEvents()
        events.clear()
        QApplication.sendEvent(
            tree.table.view, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason)
        )
        QApplication.processEvents()
        assert events[-1] == ("DescriptionChanged", "Your turn")

    def test_choice_is_read_by_a_changed_name_or_a_new_focus(self, tree, table, events):
        start = min(table.selection.next_elements())
        tree.set_focus(start)
        QApplication.processEvents()
        events.clear()
        table.keyboard.choose()
        focus = tree.focus
        QApplication.processEvents()
        kinds = [kind for kind, _ in events if kind != "ObjectReorder"]
        assert kinds == (["NameChanged"] if focus is tree.node(start) else ["Focus"])

    def test_element_gets_its_own_description_back_with_the_next_focus(self, tree):
        tree.set_focus("farmer")
        node = QAccessible.queryAccessibleInterface(tree.node("farmer"))
        before = node.text(Description)
        tree.say("That is not possible")
        QApplication.processEvents()
        assert node.text(Description) == ""
        tree.set_focus("farmhand")
        assert node.text(Description) == before

    def test_table_is_described_if_no_element_has_the_focus(self, tree, events):
        for sentence in ("Your turn", "Not there"):
            events.clear()
            tree.say(sentence)
            QApplication.processEvents()
        assert events == [("DescriptionChanged", ""), ("DescriptionChanged", "Not there")]

    def test_say_again_repeats_the_last_sentences_that_were_kept(self, tree):
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
        def open_and_wait():
            dialog = QDialog(table.view)
            button = QPushButton(dialog)
            dialog.open()
            qtbot.waitUntil(button.hasFocus)
            QApplication.processEvents()
            return dialog

        return open_and_wait

    def test_dialogs_opened_at_once_announce_the_last_sentence(self, tree, open_dialog):
        tree.say("Anna wins")
        for dialog in (open_dialog(), open_dialog()):
            assert description_of(dialog) == "Anna wins"

    def test_dialog_announces_all_recent_sentences(self, tree, open_dialog):
        for sentence in ("Anna takes 6 francs", "The shift is over"):
            tree.say(sentence)
            QApplication.processEvents()
        assert description_of(open_dialog()) == "Anna takes 6 francs. The shift is over"

    def test_dialog_announces_a_sentence_from_behind_another_dialog(self, tree, open_dialog):
        open_dialog()
        tree.say("Anna wins")
        QApplication.processEvents()
        assert description_of(open_dialog()) == "Anna wins"

    def test_dialog_opened_after_the_reading_time_announces_nothing(self, tree, open_dialog):
        tree.say("Anna wins")
        QApplication.processEvents()
        tree._recent_announcements = [(time - READING_TIME / 1000, text) for time, text in tree._recent_announcements]
        assert description_of(open_dialog()) == ""

    def test_dialog_has_only_its_own_description_after_reading(self, tree, open_dialog, qtbot, monkeypatch):
        monkeypatch.setattr(announcements, "TITLE_TIME", 0)
        tree.say("Anna wins")
        dialog = open_dialog()
        dialog.setAccessibleDescription("By 3 points")
        qtbot.waitUntil(lambda: description_of(dialog) == "By 3 points")

    def test_covering_the_table_clears_the_last_announcement(self, tree):
        heard = []
        tree.say("Anna looks at a card")
        tree.set_hidden(True)
        tree.set_hidden(False)
        tree.said.connect(heard.append)
        tree.say_again()
        assert heard == []

    def test_say_again_is_silent_before_the_first_announcement(self, tree):
        heard = []
        tree.said.connect(heard.append)
        tree.say_again()
        assert heard == []

    def test_choices_are_the_elements_that_can_be_chosen_now(self, tree, table):
        starts = set(table.selection.next_elements())
        assert set(tree.choices()) == starts
        tree.press(min(starts))
        assert set(tree.choices()) == set(table.selection.next_elements()) != starts


def test_sentences_of_one_moment_are_joined(qapp):
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
