"""A table for tests of the rules: a position made by hand, and short methods to query it and play."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import IllegalMove
from haspelknecht_qt.games.haspelknecht import components, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Season, Step, Tile, Worker
from haspelknecht_qt.games.haspelknecht.state import Player, State

BUILT_IN = components.load(paths.game_folder("haspelknecht") / "components.toml")
GAME = Haspelknecht(BUILT_IN)
GAMES = {GAME.name: GAME}
"""The games for reading records."""


class Table:
    """A position of a match with the seats in order 0, 1, ...; seat 0 decides.

    `options` are those of the set-up. The pools start with five disks each: 2 black, 2 brown, 1 yellow; the reserves
    with one of each colour; the rest is in the bag.
    """

    def __init__(
        self, step: Step = Step.EXECUTING, *, season: Season = Season.SPRING, year: int = 1, **options: Any
    ) -> None:
        self.state: State = GAME.initial_state(GAME.setup(options, seed=0))
        state = self.state
        state.step, state.season, state.year = step, season, year
        for pool, reserve in zip(state.pools, state.reserves, strict=True):
            pool[:] = [2, 2, 1]
            reserve[:] = [1, 1, 1]
            for colour, count in enumerate((3, 3, 2)):
                state.bag[colour] -= count

    @property
    def me(self) -> Player:
        """The player in seat 0."""
        return self.state.players[0]

    @property
    def other(self) -> Player:
        """The player in seat 1."""
        return self.state.players[1]

    def has(self, **fields: Any) -> Table:
        """Sets fields of the player in seat 0."""
        for name, value in fields.items():
            assert hasattr(self.me, name), name
            setattr(self.me, name, value)
        return self

    def plan(self, worker: Worker, **pieces: int) -> Table:
        """Places pieces on a worker of seat 0; disks are taken to cart field 1 first (from nowhere)."""
        for name, count in pieces.items():
            piece = Placeable[name.upper()]
            self.me.plan[worker][piece] += count
            if piece <= Placeable.YELLOW:
                self.me.cart1[piece] += count
        return self

    def hand(self, black: int = 0, brown: int = 0, yellow: int = 0, *, seat: int = 0) -> Table:
        """Gives a seat disks on cart field 1 (from nowhere)."""
        self.state.players[seat].cart1[:] = [black, brown, yellow]
        return self

    def own(self, seat: int, *tiles: int) -> Table:
        """Makes a seat own tiles, acquired in an earlier phase, without any of their effects."""
        for tile in tiles:
            self.state.owners[self.state.box.tile_index[tile]].append(seat)
            self.state.players[seat].tiles.append(Tile(tile))
        return self

    def legal(self) -> list[str]:
        """The texts of all legal moves."""
        return [GAME.write_move(move) for move in GAME.legal_moves(self.state)]

    def legal_of(self, word: str) -> list[str]:
        """The texts of the legal moves that begin with a word."""
        return [text for text in self.legal() if text.split()[0] == word]

    def why(self, text: str) -> str | None:
        """The rule that forbids a move; the move is also refused by `play`, with the state untouched."""
        move = GAME.read_move(text)
        rule = GAME.why_not(self.state, move)
        assert (rule is None) == (move in GAME.legal_moves(self.state)), (text, rule, self.legal())
        if rule is not None:
            before = GAME.digest(self.state)
            with pytest.raises(IllegalMove) as refused:
                GAME.play(self.state, move)
            assert refused.value.rule == rule
            assert GAME.digest(self.state) == before
        return rule

    def play(self, *texts: str) -> Table:
        """Plays moves, each checked."""
        for text in texts:
            GAME.play(self.state, GAME.read_move(text))
        return self

    def events(self, text: str) -> list[Event]:
        """Plays a move and returns its events."""
        move_events = [event for event, _ in GAME.events_with_states(self.state, GAME.read_move(text))]
        self.play(text)
        return move_events

    def scored(self) -> int:
        """Points scored so far by seat 0."""
        return sum(self.me.scored)

    def standing(self, item: str, seat: int = 0) -> int:
        """An item of a seat's standing."""
        return GAME.standing(self.state).seats[seat].item_points(item)

    def acquire(self, tile: int, *, worker: Worker = Worker.FARMER, fee: str = "") -> Table:
        """Seat 0 acquires a tile with exactly the required disks."""
        self.me.plan[worker][:] = [0] * len(Placeable)
        self.me.done &= ~(1 << worker)
        black, brown, yellow, grey = self.state.box.tile_requirement[tile]
        self.plan(worker, black=black, brown=brown + grey, yellow=yellow)
        return self.play(f"acquire {worker.word} {tile}{' ' + fee if fee else ''}")

    def next_phase(self) -> Table:
        """Makes acquisitions count as those of an earlier phase; no worker has worked yet."""
        for player in self.state.players:
            player.fresh.clear()
            player.burned = False
            player.done = 0
            player.plan[:] = [[0] * len(Placeable) for _ in Worker]
            player.cart1[:] = [0, 0, 0]
            player.cart2[:] = [0, 0, 0]
            player.work[:] = [0, 0]
        return self


def take_moves(table: Table) -> list[str]:
    """The texts of the legal takings."""
    return [GAME.write_move(move) for move in GAME.legal_moves(table.state) if isinstance(move, moves.Take)]


def four(**options: Any) -> Table:
    """A table with all twenty tiles; seat 0 has wood, so that its turn does not end automatically."""
    return Table(players=4, **options).has(wood=1, tunnel_wood=0)


def exhausted(**options: Any) -> Table:
    """The table of `four`, with the Pinge exhausted and the tunnel open."""
    return four(**options).has(exhausted=True, pinge=0, tunnel_wood=3)
