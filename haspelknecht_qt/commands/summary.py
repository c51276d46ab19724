"""The results of many games as a table with averages."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from haspelknecht_qt.commands.simulation import SimulatedGame
from haspelknecht_qt.commands.terminal import row_of, table
from haspelknecht_qt.commands.texts import decimal, translate

_LEAST_WIDTH = 6


class Summary:
    """Makes a line for each game and, at the end, the averages of all. It keeps sums only, however many games there are."""

    def __init__(self, bots: tuple[str, ...], last_seed: int, item: Callable[[str], str]) -> None:
        """`bots` has a name for each seat; `last_seed` is the highest seed; `item` names the items of the score."""
        self._bots = bots
        self._item = item
        seat = translate("CommandLine", "Seat {number}")
        self._seats = [seat.format(number=number) for number in range(1, len(bots) + 1)]
        self._headings = [
            translate("CommandLine", "Seed"),
            translate("CommandLine", "Moves"),
            *self._seats,
            translate("CommandLine", "Winner"),
        ]
        # The table is written game by game, so its widths have to be settled before.
        self._widths = [max(_LEAST_WIDTH, len(heading)) for heading in self._headings]
        self._widths[0] = max(self._widths[0], len(str(last_seed)))
        self._games = 0
        self._moves = 0
        self._wins = [Fraction(0) for _ in bots]
        self._totals = [0 for _ in bots]
        self._items: dict[str, list[int]] = {}

    def heading(self) -> str:
        """The first line of the table: moves, points of the seats, winner."""
        return row_of(self._headings, self._widths)

    def add(self, result: SimulatedGame) -> str:
        """Counts a game; the answer is its line."""
        seats = result.standing.seats
        winners = result.standing.winners
        self._games += 1
        self._moves += result.moves
        for winner in winners:
            self._wins[winner] += Fraction(1, len(winners))
        for place, seat in enumerate(seats):
            self._totals[place] += seat.total
            for name, points in seat.items:
                self._items.setdefault(name, [0 for _ in seats])[place] += points
        totals = [str(seat.total) for seat in seats]
        return row_of(
            [str(result.seed), str(result.moves), *totals, ", ".join(self._seats[seat] for seat in winners)],
            self._widths,
        )

    def averages(self) -> list[str]:
        """The lines of the second table: for each seat its bot, the games it won (a shared victory is a fraction), and its average points by item."""
        moves = translate("CommandLine", "Games: {games}; moves per game: {moves}")
        rows = [
            [translate("CommandLine", "On average"), *self._seats],
            [translate("CommandLine", "Bot"), *self._bots],
            [translate("CommandLine", "Games won"), *map(_count, self._wins)],
            [translate("CommandLine", "Games won, percent"), *(self._share(100 * count) for count in self._wins)],
            [translate("CommandLine", "Points"), *map(self._share, self._totals)],
            *([f"  {self._item(name)}", *map(self._share, points)] for name, points in self._items.items()),
        ]
        return [moves.format(games=self._games, moves=self._share(self._moves)), "", *table(rows)]

    def _share(self, amount: int | Fraction) -> str:
        return decimal(float(amount / self._games), 1)


def _count(games: Fraction) -> str:
    """How many games were won: a whole number unless a victory was shared."""
    return str(games.numerator) if games.denominator == 1 else decimal(float(games), 2)
