"""Texts of amounts, such as "2 food", "+1 VP" and "3 black disks"."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.games.haspelknecht.kinds import Colour, Good, Placeable
from haspelknecht_qt.games.haspelknecht.match_data import Requirement
from haspelknecht_qt.ui.widgets.formats import TextFormats


class HaspelknechtAmountTexts(TextFormats):
    """Texts of amounts in the current language.

    They stand alone, after a colon or in a list, because languages would inflect them within a sentence.
    """

    def food(self, count: int) -> str:
        """Amount of food."""
        return self.tr("%n food", None, count)

    def wood(self, count: int) -> str:
        """Amount of wood."""
        return self.tr("%n wood", None, count)

    def coal(self, count: int) -> str:
        """Amount of coal, which is on the farm unless the sentence names another place."""
        return self.tr("%n coal", None, count)

    def shaft_coal(self, count: int) -> str:
        """Amount of coal in the shaft."""
        return self.tr("%n coal in the shaft", None, count)

    def water(self, count: int) -> str:
        """Amount of pit water."""
        return self.tr("%n pit water", None, count)

    def thaler(self, count: int) -> str:
        """Amount of Thaler."""
        return self.tr("%n Thaler", None, count)

    def debts(self, count: int) -> str:
        """Number of debt chits."""
        return self.tr("%n debt chit(s)", None, count)

    def good(self, good: Good, count: int) -> str:
        """Amount of a good: food, wood or coal."""
        match good:
            case Good.FOOD:
                return self.food(count)
            case Good.WOOD:
                return self.wood(count)
            case Good.COAL:
                return self.coal(count)

    def disks(self, colour: int, count: int) -> str:
        """Number of action disks of one colour."""
        return {
            Colour.BLACK: self.tr("%n black disk(s)", None, count),
            Colour.BROWN: self.tr("%n brown disk(s)", None, count),
            Colour.YELLOW: self.tr("%n yellow disk(s)", None, count),
        }[Colour(colour)]

    def disks_by_colour(self, counts: Sequence[int]) -> str:
        """List of disks, for instance "2 black disks, 1 yellow disk"; "no disks" if there are none."""
        found = [self.disks(colour, counts[colour]) for colour in Colour if counts[colour]]
        return self.join(found) if found else self.tr("no disks")

    def requirement(self, requirement: Requirement) -> str:
        """Disks that a development costs, for instance "1 yellow disk, 2 disks of any colour"."""
        found = [self.disks(colour, requirement[colour]) for colour in Colour if requirement[colour]]
        if requirement[3]:
            found.append(self.tr("%n disk(s) of any colour", None, requirement[3]))
        return self.join(found)

    def piece(self, piece: Placeable, count: int) -> str:
        """Amount of pieces of one kind on a worker: disks, pay, or a marker used as a disk."""
        match piece:
            case Placeable.BLACK | Placeable.BROWN | Placeable.YELLOW:
                return self.disks(piece, count)
            case Placeable.HAMMER_AND_PICK:
                return self.tr("Hammer and Pick marker")
            case Placeable.LADDER:
                return self.tr("Ladder marker")
            case Placeable.WHEELBARROW:
                return self.tr("Wheelbarrow marker")
            case Placeable.FOOD:
                return self.food(count)
            case Placeable.THALER:
                return self.thaler(count)

    def pieces(self, counts: Sequence[int]) -> str:
        """List of all pieces on a worker; "" if there are none. `counts` is in the order of Placeable."""
        return self.join(self.piece(piece, counts[piece]) for piece in Placeable if counts[piece])
