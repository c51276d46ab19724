"""The program, walked page by page with the Tab key, and menu by menu with the arrow key, while Orca speaks.

    python -m tests.heard.pages LANGUAGE [PAGE…]

Runs in the environment of `tests.heard.session`. Writes one JSON object per page: its name, the number of widgets that
had the focus, the names that were not spoken, the delays of the others in seconds, and what the listener has read.
"""

import json
import math
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QProcess, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, paths
from haspelknecht_qt.table import stage
from tests.heard.comparison import plain
from tests.heard.scenes import SCENES
from tests.heard.session import LISTENER, SYSTEM_PYTHON
from tests.translations.scenes import scene_id
from tests.ui import at_window as at
from tests.ui.matches import new_match

MOST_STOPS = 120
"""Maximum number of presses of the Tab key on a page."""
LONGEST_WAIT = 4.0
"""Seconds after which a name counts as not spoken."""
LONGEST_START = 30.0
"""Seconds in which Orca must find a new window."""
POLL = 20
"""Interval of the checks, in milliseconds."""
MARKUP = re.compile(r"<[^>]*>")


class Voice:
    """Texts that Orca has spoken since the last press."""

    def __init__(self, file):
        self._file = Path(file)
        self._start = 0

    def forget(self):
        """Ignores all earlier texts. Called before a press."""
        self._start = self._file.stat().st_size

    @property
    def spoken_text(self):
        """Texts since the last press, as one text. A line that is still being written is left out."""
        data = self._file.read_bytes()[self._start :].rpartition(b"\n")[0]
        return "\n".join(plain(json.loads(line)["text"]) for line in data.splitlines())

    def wait_for(self, sentence, seconds=LONGEST_WAIT):
        """Waits until a sentence has been spoken; returns the seconds, or None if it has not."""
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            if plain(sentence) in self.spoken_text:
                return time.monotonic() - start
            spin()
        return None

    def wait_for_words(self):
        """Waits until Orca has found a new window and has finished speaking about it."""
        wait_until(lambda: self.spoken_text, LONGEST_START)
        self.wait_for_silence()

    def wait_for_silence(self, seconds=0.5):
        """Waits until nothing has been spoken for a while."""
        text, since = self.spoken_text, time.monotonic()
        while time.monotonic() - since < seconds:
            spin()
            if (now := self.spoken_text) != text:
                text, since = now, time.monotonic()


class Walk:
    """Walk through one page. `stops` counts the widgets that had the focus."""

    def __init__(self, voice):
        self._voice = voice
        self.stops, self.missing, self.delays = 0, [], []

    def press(self, key):
        """Presses a key, as at a keyboard."""
        self._voice.forget()
        subprocess.run(["xdotool", "key", key], check=True)  # noqa: S607 - found by packaging/scripts/screen.py

    def listen(self, name, seconds=LONGEST_WAIT):
        """Checks that a name is spoken."""
        self.stops += 1
        delay = self._voice.wait_for(name, seconds)
        if delay is None or not name.strip():
            self.missing.append(name)
        else:
            self.delays.append(round(delay, 2))
        self._voice.wait_for_silence(0.1)

    def found(self, page):
        """The report, with the name of the page."""
        return {"page": page, "stops": self.stops, "missing": self.missing, "delays": self.delays}

    def walk_by_tab(self, page):
        """Checks each widget with the focus and presses Tab, until the focus returns to an earlier widget."""
        reached = []
        while (focus := QApplication.focusWidget()) not in reached and len(reached) < MOST_STOPS:
            if focus is None:
                self.missing.append(f"the focus is lost on {page}")
                return
            reached.append(focus)
            self.listen(name_of(focus))
            self.press("Tab")
            wait_until(lambda before=focus: QApplication.focusWidget() is not before)

    def walk_menu(self, menu):
        """Presses Down until an earlier entry is current again."""
        reached = []
        while True:
            before = menu.activeAction()
            self.press("Down")
            wait_until(lambda before=before: menu.activeAction() is not before, seconds=1)
            action = menu.activeAction()
            if action is None or action in reached:
                return
            reached.append(action)
            self.listen(action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").split("\t")[0])


def name_of(widget):
    """Accessible name of the part of a widget that has the focus."""
    found = QAccessible.queryAccessibleInterface(widget)
    inner = found.focusChild()
    return (inner if inner is not None and inner.isValid() else found).text(QAccessible.Text.Name)


def spin():
    """Processes events for a moment. `QTest.qWait` would sleep, which would delay each answer to Orca."""
    loop = QEventLoop()
    QTimer.singleShot(POLL, loop.quit)
    loop.exec()


def wait_until(happens, seconds=1.0):
    """Waits until a condition holds; returns whether it does."""
    end = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > end:
            return False
        spin()
    return True


def read_by_listener():
    """The tree as the listener reads it (`tests/heard/listener.py read`)."""
    process = QProcess()
    process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    process.start(SYSTEM_PYTHON, [str(LISTENER), "read"])
    while process.state() is not QProcess.ProcessState.NotRunning:
        spin()
    found = bytes(process.readAllStandardOutput().data())
    if not found:
        raise RuntimeError(f"the listener ended with {process.exitCode()}: {process.errorString()}")
    return json.loads(found)


def open_window(language):
    """Opens the program's window in a language, in a new home."""
    os.environ[paths.HOME_VARIABLE] = tempfile.mkdtemp(dir=os.environ["HOME"])
    window = app.create_window()
    window.settings.speed = "off"
    window.settings.bot_pace = "at_once"
    window.resize(1500, 900)
    window.show()
    window.workspace.rescale()
    at.choose(window, "language", language)
    return window


def close(window):
    """Closes a window and deletes it."""
    window.languages.remove_translations()
    window.destroy_table()
    window.hide()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def walk_scene(scene, language, voice):
    """Walks through the page of a scene; returns the report."""
    window = open_window(language)
    voice.forget()
    page = scene(window)[-1]
    page.activateWindow()
    walk = Walk(voice)
    wait_until(lambda: QApplication.activeWindow() is page, LONGEST_WAIT)
    voice.wait_for_words()
    read = read_by_listener()
    walk.walk_by_tab(scene_id(scene))
    close(window)
    return walk.found(scene_id(scene)) | read


def walk_menus(language, voice):
    """Walks through all menus of the window; returns the report."""
    window = open_window(language)
    window.begin(new_match())
    voice.forget()
    window.activateWindow()
    voice.wait_for_words()
    walk, read = Walk(voice), read_by_listener()
    for menu in [*window.menus.menus.values(), at.players_menu(window)]:
        menu.popup(window.pos())
        voice.wait_for_silence()
        walk.walk_menu(menu)
        menu.close()
    close(window)
    return walk.found("menus") | read


def report(found):
    """Writes the report on a page."""
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def main(language, *pages):
    app.create_application()
    # A table is painted in one step, so that nothing is under way when a page is read.
    stage.PAINT_DURATION = math.inf
    voice = Voice(os.environ["HEARD_SPOKEN"])
    for scene in SCENES:
        if not pages or scene_id(scene) in pages:
            report(walk_scene(scene, language, voice))
    if not pages or "menus" in pages:
        report(walk_menus(language, voice))


if __name__ == "__main__":
    main(*sys.argv[1:])
