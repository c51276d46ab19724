"""Listener: plays and reads the program only through the accessibility bus and its actions.

    /usr/bin/python3 tests/heard/listener.py play SEED PRESSES
    /usr/bin/python3 tests/heard/listener.py read
    /usr/bin/python3 tests/heard/listener.py walk

Runs with the system's Python, which has the bindings of the bus, and so knows nothing of this project. The environment
variable `HEARD_SPOKEN` names the file of the voice (`tests/heard/voice.py`).
"""

import json
import os
import random
import sys
import time
from contextlib import suppress
from pathlib import Path

import gi
from comparison import plain

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - after its version

States, Roles = Atspi.StateType, Atspi.Role

CONTAINERS = {
    *(Roles.FILLER, Roles.PANEL, Roles.LAYERED_PANE, Roles.SCROLL_PANE, Roles.VIEWPORT, Roles.SEPARATOR),
    *(Roles.SPLIT_PANE, Roles.SCROLL_BAR, Roles.STATUS_BAR),
}
"""Roles that need no name, because they only hold others."""

PAUSE = 0.25
"""Seconds after an action: time to speak, and to react."""
SILENCE = 1.0
"""Seconds of silence after which a listener expects no more words."""
LIMIT = 900
"""Maximum seconds of a game."""
REFUSALS = 0.06
"""Share of presses of nodes that cannot be chosen."""


class AccessibleNode:
    """A node of the accessibility tree, read once."""

    def __init__(self, node, depth=0):
        self.node, self.depth = node, depth
        self.role, self.name, self.id = node.get_role(), node.get_name() or "", node.get_accessible_id() or ""
        self.states = node.get_state_set()
        self.description = node.get_description() or ""

    def has(self, *states):
        """Whether the node has all these states."""
        return all(self.states.contains(state) for state in states)

    def is_shown_nameless(self):
        """Whether the node is still shown, and still has no name. It may have vanished while the tree was read."""
        try:
            return self.node.get_state_set().contains(States.SHOWING) and not self.node.get_name()
        except GLib.Error:
            return False

    def do(self, name="Press"):
        """Does an action of the node; returns whether it has this action."""
        found = self.node.get_action_iface()
        names = [] if found is None else [found.get_action_name(place) for place in range(found.get_n_actions())]
        return name in names and found.do_action(names.index(name))

    def __str__(self):
        return f"{self.role.value_nick} {self.name!r} | {self.description!r} | {self.id}"


def program(seconds=30):
    """The program's node on the bus. Raises TimeoutError."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        # A program that is busy may not answer.
        with suppress(GLib.Error):
            desktop = Atspi.get_desktop(0)
            for place in range(desktop.get_child_count()):
                found = desktop.get_child_at_index(place)
                if found is not None and found.get_name() == "haspelknecht-qt":
                    return found
        time.sleep(0.1)
    raise TimeoutError("the program is not on the accessibility bus")


def shown(node, depth=0):
    """Yields all shown nodes below a node, in reading order. Ones that vanish meanwhile are left out."""
    try:
        found = AccessibleNode(node, depth)
        if depth and not found.has(States.SHOWING):
            return
        yield found
        children = [node.get_child_at_index(place) for place in range(node.get_child_count())]
    except GLib.Error:
        return
    for child in children:
        if child is not None:
            yield from shown(child, depth + 1)


def walk(root):
    """Shown nodes, seconds of the walk, and those that are shown without a name."""
    start = time.monotonic()
    found = list(shown(root))
    seconds = time.monotonic() - start
    nameless = [str(one) for one in found if not one.name and one.role not in CONTAINERS and one.is_shown_nameless()]
    return found, seconds, nameless


class SpokenTexts:
    """Texts that the screen reader speaks, from the file of its voice."""

    def __init__(self, file):
        self._file = Path(file)
        self._heard = 0

    def _said(self):
        """Texts since the last press, as one text. A line that is still being written is left out."""
        data = self._file.read_bytes()[self._heard :].rpartition(b"\n")[0]
        return "\n".join(plain(json.loads(line)["text"]) for line in data.splitlines())

    def forget(self):
        """Ignores all earlier texts. Called before a press."""
        self._heard = self._file.stat().st_size

    def wait_for(self, sentences):
        """Waits until all sentences have been said since the last press or, without sentences, for a silence.

        A silence ends the wait in any case.
        A press interrupts the screen reader, so an earlier press would cut sentences off.
        """
        wanted = [plain(sentence) for sentence in sentences]
        said, since = self._said(), time.monotonic()
        while time.monotonic() - since < SILENCE:
            if wanted and all(sentence in said for sentence in wanted):
                return
            time.sleep(0.05)
            if (now := self._said()) != said:
                said, since = now, time.monotonic()


class Player:
    """Plays at random until the result is shown or, unless `limit` is 0, for `limit` presses."""

    def __init__(self, root, seed, limit):
        self.root, self.random, self.limit = root, random.Random(seed), limit
        self.ear = SpokenTexts(os.environ["HEARD_SPOKEN"])
        self.presses = {"table": 0, "prompt": 0, "refusal": 0, "dialog": 0}
        self.most_nodes, self.longest_walk, self.nameless = 0, 0.0, set()

    def play(self):
        """Plays on; returns a report. Raises TimeoutError."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            nodes, seconds, nameless = walk(self.root)
            self.most_nodes, self.longest_walk = max(self.most_nodes, len(nodes)), max(self.longest_walk, seconds)
            self.nameless.update(nameless)
            is_enough = 0 < self.limit <= sum(self.presses.values())
            if is_enough or any(".EndOfGame" in node.id for node in nodes):
                return self.report()
            if self.act(nodes):
                time.sleep(PAUSE)
            else:
                time.sleep(0.1)
        raise TimeoutError(f"the game has not ended: {self.report()}")

    def act(self, nodes):
        """Does one action; returns whether there was any to do."""
        cover = [node for node in nodes if ".HandOverScreen" in node.id and node.role == Roles.PUSH_BUTTON]
        windows = [node for node in nodes if node.id.startswith("QApplication.")]
        dialogs = [one for one in windows if ".MainWindow." not in one.id and one.role == Roles.PUSH_BUTTON]
        table = [node for node in nodes if node.role == Roles.PUSH_BUTTON and "QApplication" not in node.id]
        choices = [node for node in table if node.has(States.SELECTABLE)]
        buttons = [node for node in nodes if ".PromptStrip.prompt." in node.id and node.has(States.SENSITIVE)]
        if not cover and not dialogs and not choices and not buttons:
            return False
        prompts = [] if cover or dialogs else [node for node in nodes if node.id.endswith(".PromptStrip")]
        self.ear.wait_for([text for prompt in prompts for text in (prompt.name, prompt.description)])
        if cover or dialogs:
            return self.press("dialog", (cover or dialogs)[-1:])
        others = [
            one for one in table if not one.has(States.SELECTABLE) and one.id.split(".")[0] not in {"seat", "why"}
        ]
        if others and self.random.random() < REFUSALS:
            return self.press("refusal", others)
        if buttons and (not choices or self.random.random() < 0.35):
            return self.press("prompt", buttons)
        return self.press("table", choices)

    def press(self, kind, nodes):
        """Presses one of these nodes."""
        self.presses[kind] += 1
        self.ear.forget()
        try:
            return self.random.choice(nodes).do()
        except GLib.Error:
            return False

    def report(self):
        """Numbers of presses, and the measurements of the tree."""
        return {
            "presses": self.presses,
            "nodes": self.most_nodes,
            "seconds": round(self.longest_walk, 2),
            "nameless": sorted(self.nameless),
        }


if __name__ == "__main__":
    if sys.argv[1] == "play":
        result = Player(program(), *map(int, sys.argv[2:])).play()
        print(json.dumps(result))
    elif sys.argv[1] == "read":
        read, time_needed, without_name = walk(program())
        print(json.dumps({"nodes": len(read), "seconds": round(time_needed, 2), "nameless": without_name}))
    else:
        for one in walk(program())[0]:
            print("  " * one.depth + str(one))
