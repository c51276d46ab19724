"""Lines of placements: one sentence for each piece on each worker."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Worker


class HaspelknechtPlacementTexts(QObject):
    """Lines of placements. Placements that are never legal have no line."""

    def place(self, piece: Placeable, worker: Worker, *, improved: bool) -> str:
        """Returns the line, for instance "Place a black disk on the Farmer"."""
        match worker:
            case Worker.FARMER:
                return self._on_farmer(piece)
            case Worker.FARMHAND:
                return self._on_improved_farmhand(piece) if improved else self._on_farmhand(piece)
            case Worker.COAL_DIGGER:
                return self._on_coal_digger(piece)
            case Worker.COAL_MINER:
                return self._on_coal_miner(piece)
            case Worker.HASPELKNECHT:
                return self._on_haspelknecht(piece)
            case Worker.WATER_MILL:
                return self._on_water_mill(piece)

    def _on_farmer(self, piece: Placeable) -> str:
        match piece:
            case Placeable.BLACK:
                return self.tr("Place a black disk on the Farmer")
            case Placeable.BROWN:
                return self.tr("Place a brown disk on the Farmer")
            case Placeable.YELLOW:
                return self.tr("Place a yellow disk on the Farmer")
            case Placeable.HAMMER_AND_PICK:
                return self.tr("Place the Hammer and Pick marker on the Farmer")
            case Placeable.LADDER:
                return self.tr("Place the Ladder marker on the Farmer")
            case Placeable.WHEELBARROW:
                return self.tr("Place the Wheelbarrow marker on the Farmer")
            case _:
                raise ValueError(f"{piece.name} is never placed on the Farmer")

    def _on_farmhand(self, piece: Placeable) -> str:
        match piece:
            case Placeable.BLACK:
                return self.tr("Place a black disk on the Farmhand")
            case Placeable.BROWN:
                return self.tr("Place a brown disk on the Farmhand")
            case Placeable.YELLOW:
                return self.tr("Place a yellow disk on the Farmhand")
            case Placeable.HAMMER_AND_PICK:
                return self.tr("Place the Hammer and Pick marker on the Farmhand")
            case Placeable.LADDER:
                return self.tr("Place the Ladder marker on the Farmhand")
            case Placeable.WHEELBARROW:
                return self.tr("Place the Wheelbarrow marker on the Farmhand")
            case _:
                raise ValueError(f"{piece.name} is never placed on the Farmhand")

    def _on_improved_farmhand(self, piece: Placeable) -> str:
        match piece:
            case Placeable.BLACK:
                return self.tr("Place a black disk on the improved farmhand")
            case Placeable.BROWN:
                return self.tr("Place a brown disk on the improved farmhand")
            case Placeable.YELLOW:
                return self.tr("Place a yellow disk on the improved farmhand")
            case Placeable.HAMMER_AND_PICK:
                return self.tr("Place the Hammer and Pick marker on the improved farmhand")
            case Placeable.LADDER:
                return self.tr("Place the Ladder marker on the improved farmhand")
            case Placeable.WHEELBARROW:
                return self.tr("Place the Wheelbarrow marker on the improved farmhand")
            case _:
                raise ValueError(f"{piece.name} is never placed on the improved farmhand")

    def _on_coal_digger(self, piece: Placeable) -> str:
        match piece:
            case Placeable.YELLOW:
                return self.tr("Pay the Coal-digger with a yellow disk")
            case Placeable.WHEELBARROW:
                return self.tr("Pay the Coal-digger with the Wheelbarrow marker")
            case Placeable.FOOD:
                return self.tr("Pay the Coal-digger with 1 food")
            case Placeable.THALER:
                return self.tr("Pay the Coal-digger with 1 Thaler")
            case _:
                raise ValueError(f"{piece.name} never pays the Coal-digger")

    def _on_coal_miner(self, piece: Placeable) -> str:
        match piece:
            case Placeable.FOOD:
                return self.tr("Pay the Coal-miner with 1 food")
            case Placeable.THALER:
                return self.tr("Pay the Coal-miner with 1 Thaler")
            case _:
                raise ValueError(f"{piece.name} never pays the Coal-miner")

    def _on_haspelknecht(self, piece: Placeable) -> str:
        match piece:
            case Placeable.YELLOW:
                return self.tr("Pay the Haspelknecht with a yellow disk")
            case Placeable.WHEELBARROW:
                return self.tr("Pay the Haspelknecht with the Wheelbarrow marker")
            case Placeable.FOOD:
                return self.tr("Pay the Haspelknecht with 1 food")
            case Placeable.THALER:
                return self.tr("Pay the Haspelknecht with 1 Thaler")
            case _:
                raise ValueError(f"{piece.name} never pays the Haspelknecht")

    def _on_water_mill(self, piece: Placeable) -> str:
        match piece:
            case Placeable.BLACK:
                return self.tr("Place a black disk on the Water Mill")
            case Placeable.YELLOW:
                return self.tr("Place a yellow disk on the Water Mill")
            case Placeable.HAMMER_AND_PICK:
                return self.tr("Place the Hammer and Pick marker on the Water Mill")
            case Placeable.WHEELBARROW:
                return self.tr("Place the Wheelbarrow marker on the Water Mill")
            case _:
                raise ValueError(f"{piece.name} is never placed on the Water Mill")

    def take_back(self, piece: Placeable) -> str:
        """Returns the line for taking a placed piece back."""
        match piece:
            case Placeable.BLACK:
                return self.tr("Take back a black disk")
            case Placeable.BROWN:
                return self.tr("Take back a brown disk")
            case Placeable.YELLOW:
                return self.tr("Take back a yellow disk")
            case Placeable.HAMMER_AND_PICK:
                return self.tr("Take back the Hammer and Pick marker")
            case Placeable.LADDER:
                return self.tr("Take back the Ladder marker")
            case Placeable.WHEELBARROW:
                return self.tr("Take back the Wheelbarrow marker")
            case Placeable.FOOD:
                return self.tr("Take back 1 food")
            case Placeable.THALER:
                return self.tr("Take back 1 Thaler")
