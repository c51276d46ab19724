"""A table for tests of the rules: a match after its opening, and short methods to change it, query it and play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import CHANCE, IllegalMove
from haspelknecht_qt.games.gueules_noires import components
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDER_IDS, SPACE_IDS, TILE_IDS
from haspelknecht_qt.games.gueules_noires.state import Colour, Player, Stack, StackKind, State, Step
from haspelknecht_qt.games.gueules_noires.strategy import evaluator
from tests.random_moves import choose

BUILT_IN = components.load(paths.resources() / "gueules_noires" / "components.toml")
GAME = GueulesNoires(BUILT_IN)
ADVISER = evaluator.load(paths.game_folder("gueules_noires") / "bots" / "learned.json")
ORDER = {name: number for number, name in enumerate(ORDER_IDS)}
FACE = {name: number for number, name in enumerate(TILE_IDS)}
SPACE = {name: number for number, name in enumerate(SPACE_IDS)}


def counts(**cubes: int) -> list[int]:
    """Cubes by colour: counts(grey=2)."""
    assert set(cubes) <= set(COLOURS), cubes
    return [cubes.get(colour, 0) for colour in COLOURS]


class Table:
    """A match after its opening: seat 0 is the first player and decides.

    The opening is played with the first outcome of every chance move and the first card of every draft, except for the
    faces in `tiles`, which come first. `options` are those of the set-up. No seat has outstanding orders then: drafted
    ones are put aside.
    """

    def __init__(self, players: int = 3, *, tiles: Sequence[str] = (), **options: Any) -> None:
        options = {"players": players, "first_player": "0", **options}
        self.state: State = GAME.initial_state(GAME.setup(options, seed=0))
        for tile in tiles:
            self.play(f"draw {tile}")
        while self.state.step is not Step.PLACE:
            GAME.play(self.state, GAME.legal_moves(self.state)[0])
        for player in self.state.players:
            player.orders.clear()

    @property
    def me(self) -> Player:
        """The player in seat 0."""
        return self.state.players[0]

    @property
    def step(self) -> str:
        """The current step."""
        return self.state.step.value

    def player(self, seat: int) -> Player:
        """The player in a seat."""
        return self.state.players[seat]

    def has(self, seat: int = 0, **fields: Any) -> Table:
        """Sets fields of a player."""
        for name, value in fields.items():
            assert hasattr(self.player(seat), name), name
            setattr(self.player(seat), name, value)
        return self

    def holds(self, *orders: str, seat: int = 0, filled: bool = False) -> Table:
        """Gives a seat outstanding orders, on request with a cube of its colour from the supply in each cell."""
        for name in orders:
            order = ORDER[name]
            self.player(seat).orders.append(order)
            if filled:
                for colour in Colour:
                    count = self.state.free[4 * order + colour]
                    self.state.cubes_laid[4 * order + colour] += count
                    self.state.supply[colour] -= count
                    self.state.free[4 * order + colour] = 0
        return self

    def has_delivered(self, seat: int, *orders: str) -> Table:
        """Lays delivered orders in front of a seat, without their points."""
        self.player(seat).delivered += [ORDER[name] for name in orders]
        return self

    def stands(self, space: str, seat: int, count: int) -> Table:
        """Places workers of a seat on a space, without an action."""
        self.state.workers_on[SPACE[space]] = count
        self.state.owner_of[SPACE[space]] = seat
        self.player(seat).workers -= count
        return self

    def stack(
        self, stack_kind: StackKind, *, unseen: Sequence[str] = (), top: Sequence[str] = (), by: int = 1
    ) -> Stack:
        """Gives a stack exactly these cards: known ones on top, the last of which is drawn first, put there by a seat."""
        names = FACE if stack_kind is StackKind.TILES else ORDER
        rest = [0] * len(names)
        for name in unseen:
            rest[names[name]] += 1
        self.state.stacks[stack_kind] = Stack(rest, len(unseen), [names[name] for name in top], [by for _ in top])
        return self.state.stacks[stack_kind]

    def legal(self, word: str = "") -> list[str]:
        """The texts of all legal moves, or of those that begin with a word."""
        texts = [GAME.write_move(move) for move in GAME.legal_moves(self.state)]
        return [text for text in texts if not word or text.split()[0] == word]

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

    def settle(self) -> Table:
        """Plays chance moves, the first outcome each, until a seat must decide or the game is over."""
        while (decision := GAME.decision(self.state)) is not None and decision.actor == CHANCE:
            GAME.play(self.state, GAME.legal_moves(self.state)[0])
        return self

    def turn(self, seat: int = 0) -> Table:
        """Makes it a seat's turn to place."""
        assert self.state.step is Step.PLACE
        self.state.seat = seat
        return self

    def extracts(self, moves: int = 8) -> Table:
        """Puts seat 0 into the middle of an extraction with this number of moves left."""
        self.turn(0).play("place extraction-10")
        self.state.moves = moves
        return self

    def end_shift(self) -> Table:
        """Removes all workers except one of seat 0; that one goes to the bank, and the shift is scored."""
        for seat, player in enumerate(self.state.players):
            self.state.bank[seat] += player.workers
            player.workers = 0
        self.state.bank[0] -= 1
        self.me.workers = 1
        return self.turn(0).play("place bank")

    def item(self, name: str, seat: int = 0) -> int:
        """An item of a seat's standing."""
        return GAME.standing(self.state).seats[seat].item_points(name)


def table_with_one_returned_tile() -> Table:
    """Returns a table at which seat 0 has put the first of its tiles on top of the stack."""
    table = Table(2).has(francs=20)
    table.stack(
        StackKind.TILES,
        unseen=["yellow-1-lit"],
        top=["black-1-dark", "grey-2-lit", "brown-1-lit", "grey-1-lit", "grey-1-dark"],
        by=0,
    )
    return table.play("place factory-draw5", "take none", "return top grey-2-lit")


random_move = partial(choose, GAME)
"""Returns the random move of a ply: `random_move(state, seed, ply)`."""
