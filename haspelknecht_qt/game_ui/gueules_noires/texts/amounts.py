"""Texts of amounts such as "2 workers", "3 francs", "2 grey cubes", and of lists of amounts."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.games.gueules_noires.moves import Source
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.ui.widgets.formats import TextFormats


class GueulesNoiresAmountTexts(TextFormats):
    """Texts of amounts, for use alone or in lists. Inside a sentence, other languages would have to inflect them."""

    def workers(self, count: int) -> str:
        """Returns a number of workers as text."""
        return self.tr("%n workers", None, count)

    def francs(self, count: int) -> str:
        """Returns a number of francs as text."""
        return self.tr("%n francs", None, count)

    def vp(self, count: int) -> str:
        """Returns a number of victory points as text, with a minus sign for a loss."""
        # Qt's plural forms do not support negative numbers.
        points = self.tr("%n VP", None, abs(count))
        return self.signed(points, count) if count < 0 else points

    def coal(self, count: int) -> str:
        """Returns a number of coal cubes of any colour as text."""
        return self.tr("%n coal cubes", None, count)

    def cubes_of(self, colour: Colour, count: int) -> str:
        """Returns a number of coal cubes of one colour as text."""
        return (
            self.tr("%n yellow cubes", None, count),
            self.tr("%n brown cubes", None, count),
            self.tr("%n grey cubes", None, count),
            self.tr("%n black cubes", None, count),
        )[colour]

    def cubes(self, counts: Sequence[int]) -> str:
        """Returns the numbers of coal cubes by colour as text; "nothing" if all are zero."""
        return self.join(self.cubes_of(colour, counts[colour]) for colour in Colour if counts[colour]) or self.nothing()

    def cells_of(self, colour: Colour, count: int) -> str:
        """Returns a number of order spots of one colour as text, as in the title of an order."""
        return (
            self.tr("%n yellow", None, count),
            self.tr("%n brown", None, count),
            self.tr("%n grey", None, count),
            self.tr("%n black", None, count),
        )[colour]

    def cells(self, counts: Sequence[int]) -> str:
        """Returns numbers of order spots by colour as text, such as "2 grey, 1 black"; "nothing" for none."""
        return self.join(self.cells_of(colour, counts[colour]) for colour in Colour if counts[colour]) or self.nothing()

    def source(self, source: Source) -> str:
        """Returns colour and origin of one of two cubes for an order spot as text, such as "grey from the cage"."""
        return {
            Source.CAGE_YELLOW: self.tr("yellow from the cage"),
            Source.CAGE_BROWN: self.tr("brown from the cage"),
            Source.CAGE_GREY: self.tr("grey from the cage"),
            Source.CAGE_BLACK: self.tr("black from the cage"),
            Source.STOCK_YELLOW: self.tr("yellow from the storage"),
            Source.STOCK_BROWN: self.tr("brown from the storage"),
            Source.STOCK_GREY: self.tr("grey from the storage"),
            Source.STOCK_BLACK: self.tr("black from the storage"),
        }[source]

    def orders(self, count: int) -> str:
        """Returns a number of orders as text."""
        return self.tr("%n orders", None, count)

    def empty_minecarts(self, count: int) -> str:
        """Returns a number of minecarts without a cube as text."""
        return self.tr("%n empty minecarts", None, count)

    def tiles(self, count: int) -> str:
        """Returns a number of tunnel tiles as text."""
        return self.tr("%n tunnel tiles", None, count)

    def nothing(self) -> str:
        """Returns the text for an empty list."""
        return self.tr("nothing")
