"""Plays one side of a match on two computers without a window, for tests with real networks.

    python -m tests.network.player host FOLDER GAME SEED      plays seat 0 at random, and saves after every move
    python -m tests.network.player guest FOLDER GAME [ADDRESS CODE]   plays seat 1; without an address, rejoins its seat

Each line of the output is a JSON object. A host that is started again continues the saved match.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer

from haspelknecht_qt import composition
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.network.discovery import TableAnnouncer, TableFinder
from haspelknecht_qt.network.guest import TableGuest
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.stored_seats import TableFolder
from haspelknecht_qt.network.table_view import GuestState
from tests.network.secret_pairs import KINDS

THINKING = 60
"""Time between two checks of the match, in milliseconds."""
NAMES = ("Annabella at home", "Ferdinand far away")


def print_line(**values: Any) -> None:
    """Prints the values as one line of JSON."""
    sys.stdout.write(json.dumps(values) + "\n")
    sys.stdout.flush()


class HostPlayer:
    """The host, which plays seat 0."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.save_file = folder / "match"
        self.match = self._match(game, seed)
        self.host = TableHost(self.match, self.carry_out, TableFolder(folder / "tables"))
        self.host.set_open_seats([1])
        self.host.store_failed.connect(lambda error: print_line(store_failed=str(error)))
        self.host.guests_changed.connect(lambda: print_line(waits_for=sorted(self.host.waits_for)))
        self.host.open()
        self.announcer = TableAnnouncer(self.host.table_id, self.host.game, self.host.port, "host")
        self.announcer.start()
        print_line(
            open=True, port=self.host.port, code=self.host.code, addresses=self.host.addresses, ply=self.match.ply
        )
        self.timer = QTimer(interval=THINKING)
        self.timer.timeout.connect(self.play)
        self.timer.start()

    def _match(self, name: str, seed: int) -> Match:
        game = composition.game(name)
        if self.save_file.exists():
            return record.load(self.save_file, {name: game})
        options = next(kind.options for kind in KINDS if kind.game == name)
        setup = game.setup({**options, "players": 2}, seed)
        return Match(game, setup, seed, [Seat(NAMES[0], "madder"), Seat(NAMES[1], "woad")])

    def carry_out(self, action: Any) -> None:
        action.apply(self.match)
        self._changed()

    def play(self) -> None:
        match = self.match
        decision = match.decision
        if decision is not None and decision.actor == 0 and self.host.remote_seats == {1} and not self.host.waits_for:
            match.play(Generator(match.seed, match.ply).choice(match.game.legal_moves(match.state)))
            self._changed()

    def _changed(self) -> None:
        try:
            record.save(self.save_file, self.match)
        except StorageError as error:
            print_line(save_failed=str(error))
        self.host.update()
        print_line(ply=self.match.ply, digest=self.match.game.digest(self.match.game.observe(self.match.state, 1)))
        if self.match.is_over:
            guest_moves = [entry.text for entry in self.match.entries if entry.actor == 1]
            print_line(over=True, moves=guest_moves, seed=self.match.seed)


class GuestPlayer:
    """The guest, which plays seat 1."""

    def __init__(self, folder: Path, game: str, address: str, code: str) -> None:
        tables = TableFolder(folder)
        self.guest = guest = TableGuest({game: composition.game(game)}, tables, "guest", TableFinder())
        self.log = folder / "moves"
        guest.state_changed.connect(self._take_state)
        guest.failed.connect(lambda error: print_line(failed=error.kind.name, text=str(error)))
        guest.match_began.connect(lambda _match: self._print_position())
        guest.match_changed.connect(lambda _update: self._print_position())
        guest.refused.connect(lambda refusal: print_line(refused=str(refusal.error)))
        guest.match_ended.connect(lambda match: print_line(over=True, ply=match.ply, seed=match.seed))
        stored = tables.seat.take()
        if stored is not None:
            guest.rejoin(stored)
        else:
            guest.join([address], code)
        self.timer = QTimer(interval=THINKING)
        self.timer.timeout.connect(self.play)
        self.timer.start()
        self.count = 0

    def _take_state(self, state: GuestState) -> None:
        print_line(state=state.name)
        if state is GuestState.CHOOSING:
            self.guest.claim([1])

    def _print_position(self) -> None:
        match = self.guest.match
        print_line(ply=match.ply, digest=match.game.digest(match.seen_state(match.ply, 1)))

    def play(self) -> None:
        guest = self.guest
        match = guest.match
        if guest.state is not GuestState.PLAYING or guest.is_waiting or guest.seats != (1,) or match.decision is None:
            return
        if match.decision.actor == 1:
            self.count += 1
            move = Generator(os.getpid(), self.count).choice(match.game.legal_moves(match.state))
            with self.log.open("a", encoding="utf-8") as file:
                file.write(match.game.write_move(move) + "\n")
            guest.play(move)


def main(arguments: list[str]) -> int:
    """Plays until the process is ended."""
    role, folder, game, *rest = arguments
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    if os.environ.get("HOUR_AHEAD"):
        clock = time.time
        time.time = lambda: clock() + 3600
    application = QCoreApplication([])
    player = HostPlayer(path, game, int(rest[0])) if role == "host" else GuestPlayer(path, game, *(rest or ("", "")))
    status = application.exec()
    del player
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
