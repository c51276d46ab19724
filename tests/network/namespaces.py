"""Plays matches between two network namespaces of Linux. A virtual cable joins them; it can lose and delay frames.

    sudo python -m tests.network.namespaces [SCENARIO ...]

Needs root, `ip`, and TAP devices; without them it prints the reason and ends with status 2. It creates the namespaces
and the devices, and removes them at the end. The cable is a thread that carries real frames from one TAP device to the
other, so loss and delay need no module of the kernel. The cable can be pulled too. Every frame is searched for plain
text and for the seed.
"""

from __future__ import annotations

import contextlib
import fcntl
import heapq
import json
import os
import random
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from haspelknecht_qt.core.rng import SEED_SIZE
from tests.network.player import NAMES

SEED = 0x5EED_C0A1_5EED_C0A1_5EED_C0A1_5EED_C0A1
GAMES = ("haspelknecht", "gueules_noires")
_TUNSETIFF = 0x400454CA
_TAP_WITHOUT_HEADER = 0x1002
LIMIT = 120


class Cable(threading.Thread):
    """Cable between two TAP devices. `loss` is a share of frames, `delay` is in seconds."""

    def __init__(self, names: tuple[str, str]) -> None:
        super().__init__(daemon=True)
        self.loss, self.delay, self.is_pulled = 0.0, 0.0, False
        self.frames = 0
        self.seen = bytearray()
        self._ends = [_open_tap(name) for name in names]
        self._random = random.Random(1)
        self._is_ended = False

    def run(self) -> None:
        waiting: list[tuple[float, int, int, bytes]] = []
        number = count()
        while not self._is_ended:
            timeout = max(0.0, waiting[0][0] - time.monotonic()) if waiting else 0.05
            for end in select.select(self._ends, [], [], min(timeout, 0.05))[0]:
                frame = os.read(end, 65536)
                self.frames += 1
                self.seen += frame
                if not self.is_pulled and self._random.random() >= self.loss:
                    other = self._ends[1 - self._ends.index(end)]
                    heapq.heappush(waiting, (time.monotonic() + self.delay, next(number), other, frame))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, other, frame = heapq.heappop(waiting)
                if not self.is_pulled:
                    with contextlib.suppress(OSError):
                        os.write(other, frame)

    def end(self) -> None:
        self._is_ended = True
        self.join()
        for end in self._ends:
            os.close(end)


def _open_tap(name: str) -> int:
    descriptor = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(descriptor, _TUNSETIFF, struct.pack("16sH", name.encode(), _TAP_WITHOUT_HEADER))
    return descriptor


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


class Player:
    """A process in a namespace, and the lines that it has printed, each with its time of arrival."""

    def __init__(self, namespace: str, *arguments: str, **environment: str) -> None:
        command = ["ip", "netns", "exec", namespace, sys.executable, "-m", "tests.network.player", *arguments]
        variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
        self.begun = time.monotonic()
        self.lines: list[tuple[float, dict[str, Any]]] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self.process.stdout or ():
            self.lines.append((time.monotonic(), json.loads(line)))

    def wait_for(self, condition: Callable[[dict[str, Any]], bool], since: float = 0, limit: float = LIMIT) -> float:
        """Waits for a line; returns its time."""
        deadline = time.monotonic() + limit
        while time.monotonic() < deadline:
            for when, line in self.lines[:]:
                if when >= since and condition(line):
                    return when
            if self.process.poll() is not None:
                raise AssertionError(f"a player ended: {self.lines[-3:]}")
            time.sleep(0.01)
        raise AssertionError(f"it did not happen in time; last lines {[line for _, line in self.lines[-5:]]}")

    def find(self, key: str) -> Any:
        """The value of the last line with this key."""
        return next(line[key] for _, line in reversed(self.lines) if key in line)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class House:
    """Two namespaces with a cable, and the players in them."""

    def __init__(self, *, six: bool = False, second_interface: bool = False) -> None:
        tag = f"{os.getpid() % 10000}"
        self.rooms = f"hkqh{tag}", f"hkqg{tag}"
        self.taps = f"hkqth{tag}", f"hkqtg{tag}"
        self.six = six
        for room in self.rooms:
            ip("netns", "add", room)
            ip("-n", room, "link", "set", "lo", "up")
        self.cable = Cable(self.taps)
        for number, (room, tap) in enumerate(zip(self.rooms, self.taps, strict=True), 1):
            ip("link", "set", tap, "netns", room)
            if second_interface:
                ip("-n", room, "link", "add", "idle0", "type", "veth", "peer", "name", "idle1")
                ip("-n", room, "link", "set", "idle1", "up")
                ip("-n", room, "addr", "add", f"10.9.{number}.1/24", "dev", "idle0")
                ip("-n", room, "link", "set", "idle0", "up")
            address = f"fd00:77::{number}/64" if six else f"10.77.0.{number}/24"
            ip("-n", room, "addr", "add", address, "dev", tap, *(["nodad"] if six else []))
            ip("-n", room, "link", "set", tap, "up")
        self.cable.start()
        self.folder = Path(tempfile.mkdtemp(prefix="house"))
        self.host_address = "[fd00:77::1]" if six else "10.77.0.1"
        self.guest_log = self.folder / "guest" / "moves"

    def host(self, game: str, **environment: str) -> Player:
        player = Player(self.rooms[0], "host", str(self.folder / "host"), game, str(SEED), **environment)
        player.wait_for(lambda line: "open" in line)
        return player

    def guest(self, game: str, host: Player | None = None, **environment: str) -> Player:
        """A guest that joins, or rejoins its seat if `host` is None."""
        rest = [] if host is None else [f"{self.host_address}:{host.find('port')}", host.find("code")]
        return Player(self.rooms[1], "guest", str(self.folder / "guest"), game, *rest, **environment)

    def close(self) -> None:
        self.cable.end()
        for room in self.rooms:
            ip("netns", "del", room)
        shutil.rmtree(self.folder)


@contextlib.contextmanager
def house(**options: Any) -> Iterator[House]:
    """Yields a house. Removes it and ends its players afterwards."""
    made = House(**options)
    players: list[Player] = []
    start = (made.host, made.guest)

    def keep(make: Callable[..., Player]) -> Callable[..., Player]:
        def kept(*arguments: Any, **environment: str) -> Player:
            players.append(make(*arguments, **environment))
            return players[-1]

        return kept

    made.host, made.guest = keep(start[0]), keep(start[1])  # type: ignore[method-assign]
    try:
        yield made
    finally:
        for player in players:
            if player.process.poll() is None:
                player.kill()
        made.close()


def is_playing(line: dict[str, Any]) -> bool:
    return line.get("state") == "PLAYING"


def wait_for_two_positions(player: Player, since: float) -> None:
    """Waits for two further positions."""
    first = player.wait_for(lambda line: "ply" in line, since)
    player.wait_for(lambda line: "ply" in line, first + 0.001)


def finish(made: House, host: Player, guest: Player, killed: int = 0) -> str:
    """Waits for the end, and compares what the guest has sent with what the host has played."""
    host.wait_for(lambda line: line.get("over") is True, limit=400)
    guest.wait_for(lambda line: line.get("over") is True, limit=60)
    played, sent = host.find("moves"), made.guest_log.read_text().split("\n")[:-1]
    rest = iter(sent)
    assert all(move in rest for move in played), "a move was played that the guest has not sent, or in another order"
    refused = sum("refused" in line for _, line in guest.lines)
    # After a crash of the host, a move that it had saved is sent again, and refused for its position.
    lost = len(sent) - len(played)
    assert 0 <= lost <= killed + refused, f"{len(sent)} moves sent, {len(played)} played, {refused} refused"
    assert guest.find("seed") == host.find("seed") == SEED
    positions = {line["digest"] for _, line in host.lines if "digest" in line}
    assert next(line["digest"] for _, line in reversed(guest.lines) if "digest" in line) in positions
    seen = bytes(made.cable.seen)
    for secret in (
        *(name.encode() for name in NAMES),
        SEED.to_bytes(SEED_SIZE, "big"),
        str(SEED).encode(),
        b'"Position"',
    ):
        assert secret not in seen, f"{secret!r} passed the cable in plain text"
    return f"{len(played)} moves of the guest, none lost or doubled; {made.cable.frames} frames without plain text"


def joining(game: str) -> str:
    """From two cold starts to the first position."""
    with house() as made:
        begun = time.monotonic()
        host = made.host(game)
        guest = made.guest(game, host)
        ready = guest.wait_for(is_playing)
        result = finish(made, host, guest)
        return f"from two cold starts to the first position {ready - begun:.1f} s; {result}"


def bad_cable(game: str) -> str:
    """20 % loss and 300 ms delay in each direction."""
    with house() as made:
        made.cable.loss, made.cable.delay = 0.2, 0.3
        host = made.host(game)
        guest = made.guest(game, host)
        ready = guest.wait_for(is_playing)
        time.sleep(60)
        plies = guest.find("ply")
        made.cable.loss, made.cable.delay = 0.0, 0.0
        lost = sum(line.get("state") == "AWAY" for _, line in guest.lines)
        return (
            f"joined in {ready - guest.begun:.1f} s, {plies} moves seen in a minute, connection lost {lost} times; "
            f"then on a good cable: {finish(made, host, guest)}"
        )


def pulled_cable(game: str) -> str:
    """The cable is pulled in mid-move, for a moment and for longer than a connection lasts."""
    with house() as made:
        host = made.host(game)
        guest = made.guest(game, host)
        guest.wait_for(is_playing)
        back = []
        for seconds in (1, 9, 20):
            wait_for_two_positions(guest, time.monotonic())
            made.cable.is_pulled = True
            time.sleep(seconds)
            made.cable.is_pulled = False
            plugged = time.monotonic()
            back.append(guest.wait_for(lambda line: "ply" in line, plugged) - plugged)
        times = ", ".join(f"{each:.1f}" for each in back)
        return f"back {times} s after 1, 9 and 20 s without a cable; {finish(made, host, guest)}"


def killed_guest(game: str) -> str:
    """kill -9 of the guest, three times."""
    with house() as made:
        host = made.host(game)
        guest = made.guest(game, host)
        guest.wait_for(is_playing)
        back = []
        for _ in range(3):
            wait_for_two_positions(guest, time.monotonic())
            guest.kill()
            host.wait_for(lambda line: line.get("waits_for") == [1], limit=20)
            guest = made.guest(game)
            back.append(guest.wait_for(is_playing) - guest.begun)
        times = ", ".join(f"{each:.1f}" for each in back)
        return f"back {times} s after the start of the new process; {finish(made, host, guest, killed=3)}"


def killed_host(game: str) -> str:
    """kill -9 of the host, which continues its autosave."""
    with house() as made:
        host = made.host(game)
        guest = made.guest(game, host)
        guest.wait_for(is_playing)
        back = []
        for _ in range(3):
            wait_for_two_positions(guest, time.monotonic())
            host.kill()
            guest.wait_for(lambda line: line.get("state") == "AWAY", time.monotonic() - 1)
            host = made.host(game)
            opened = host.wait_for(lambda line: "open" in line)
            back.append(guest.wait_for(is_playing, opened - 1) - opened)
        times = ", ".join(f"{each:.1f}" for each in back)
        return f"back {times} s after the table was open again; {finish(made, host, guest, killed=3)}"


def killed_both(game: str) -> str:
    """kill -9 of both at the same moment."""
    with house() as made:
        host = made.host(game)
        guest = made.guest(game, host)
        guest.wait_for(is_playing)
        wait_for_two_positions(guest, time.monotonic())
        host.kill()
        guest.kill()
        host = made.host(game)
        guest = made.guest(game)
        ready = guest.wait_for(is_playing)
        return f"back in {ready - guest.begun:.1f} s; {finish(made, host, guest, killed=1)}"


def other_address(game: str) -> str:
    """The guest's computer, then the host's, gets another address; the host is found again by discovery."""
    with house() as made:
        host = made.host(game)
        guest = made.guest(game, host)
        guest.wait_for(is_playing)
        back = []
        for number, room, tap in ((2, made.rooms[1], made.taps[1]), (1, made.rooms[0], made.taps[0])):
            wait_for_two_positions(guest, time.monotonic())
            ip("-n", room, "addr", "add", f"10.77.0.{number + 40}/24", "dev", tap)
            ip("-n", room, "addr", "del", f"10.77.0.{number}/24", "dev", tap)
            ip("-n", room, "addr", "replace", f"10.77.0.{number + 40}/24", "dev", tap)
            if number == 1:
                host.kill()
                host = made.host(game)
            changed = time.monotonic()
            guest.wait_for(lambda line: line.get("state") == "AWAY", changed - 1, 30)
            back.append(guest.wait_for(is_playing, changed) - changed)
        return f"back after {back[0]:.1f} s and {back[1]:.1f} s; {finish(made, host, guest, killed=1)}"


def only_six(game: str) -> str:
    """IPv6 only."""
    with house(six=True) as made:
        host = made.host(game)
        return finish(made, host, made.guest(game, host))


def two_interfaces(game: str) -> str:
    """A second network that leads nowhere."""
    with house(second_interface=True) as made:
        host = made.host(game)
        assert any("10.77.0.1" in address for address in host.find("addresses"))
        return finish(made, host, made.guest(game, host))


def other_clocks(game: str) -> str:
    """The guest's clock is an hour ahead."""
    with house() as made:
        host = made.host(game)
        return finish(made, host, made.guest(game, host, HOUR_AHEAD="1"))


def full_disk(game: str) -> str:
    """The disk of the host is full from the beginning."""
    with house() as made:
        folder = made.folder / "host"
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8k", "none", str(folder)], check=True)
        try:
            with contextlib.suppress(OSError), (folder / "rest").open("wb") as file:
                while file.write(b"x" * 512):
                    file.flush()
            host = made.host(game)
            guest = made.guest(game, host)
            result = finish(made, host, guest)
            failed = sum("save_failed" in line for _, line in host.lines)
            assert failed
            host.kill()
        finally:
            subprocess.run(["umount", str(folder)], check=True)
        return f"{failed} saves failed; {result}"


SCENARIOS: dict[str, Callable[[str], str]] = {
    each.__name__: each
    for each in (
        joining,
        pulled_cable,
        killed_guest,
        killed_host,
        killed_both,
        other_address,
        only_six,
        two_interfaces,
        other_clocks,
        full_disk,
        bad_cable,
    )
}


def why_not() -> str:
    """Reason why namespaces cannot be created here; "" if they can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "only root of a Linux system can make network namespaces"
    if shutil.which("ip") is None or not Path("/dev/net/tun").exists():
        return "the command ip or /dev/net/tun is missing"
    return ""


def main(wanted: list[str]) -> int:
    """Plays the scenarios. Returns 1 if one fails, 2 if none can be played here."""
    reason = why_not()
    if reason:
        print(f"left out: {', '.join(SCENARIOS)}: {reason}")
        return 2
    failed = 0
    for number, name in enumerate(wanted or SCENARIOS):
        game = GAMES[number % len(GAMES)]
        try:
            print(f"{name} ({game}): {SCENARIOS[name](game)}", flush=True)
        except AssertionError as error:
            failed = 1
            print(f"{name} ({game}): FAILED: {error}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
