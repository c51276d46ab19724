"""Lines about placements: a sentence for each kind of piece on each worker."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.games.haspelknecht.kinds import Placeable


class HaspelknechtPlacementTexts(QObject):
    """Lines about placing pieces on workers. Placements that are never legal have no line."""

    def place(self, piece: Placeable, worker: Term) -> str:
        """Returns the line, such as "Place a black disk on the Farmer". Raises ValueError if there is none."""
        lines = {
            Term.FARMER: self._on_farmer,
            Term.FARMHAND: self._on_farmhand,
            Term.IMPROVED_FARMHAND: self._on_improved_farmhand,
            Term.COAL_DIGGER: self._on_coal_digger,
            Term.COAL_MINER: self._on_coal_miner,
            Term.HASPELKNECHT: self._on_haspelknecht,
            Term.TILE_35: self._on_water_mill,
        }[worker]()
        if piece not in lines:
            raise ValueError(f"{piece.name} is never placed on the worker {worker.value}")
        return lines[piece]

    def _on_farmer(self) -> dict[Placeable, str]:
        return {
            Placeable.BLACK: self.tr("Place a black disk on the Farmer"),
            Placeable.BROWN: self.tr("Place a brown disk on the Farmer"),
            Placeable.YELLOW: self.tr("Place a yellow disk on the Farmer"),
            Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the Farmer"),
            Placeable.LADDER: self.tr("Place the Ladder marker on the Farmer"),
            Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the Farmer"),
        }

    def _on_farmhand(self) -> dict[Placeable, str]:
        return {
            Placeable.BLACK: self.tr("Place a black disk on the Farmhand"),
            Placeable.BROWN: self.tr("Place a brown disk on the Farmhand"),
            Placeable.YELLOW: self.tr("Place a yellow disk on the Farmhand"),
            Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the Farmhand"),
            Placeable.LADDER: self.tr("Place the Ladder marker on the Farmhand"),
            Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the Farmhand"),
        }

    def _on_improved_farmhand(self) -> dict[Placeable, str]:
        return {
            Placeable.BLACK: self.tr("Place a black disk on the improved farmhand"),
            Placeable.BROWN: self.tr("Place a brown disk on the improved farmhand"),
            Placeable.YELLOW: self.tr("Place a yellow disk on the improved farmhand"),
            Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the improved farmhand"),
            Placeable.LADDER: self.tr("Place the Ladder marker on the improved farmhand"),
            Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the improved farmhand"),
        }

    def _on_coal_digger(self) -> dict[Placeable, str]:
        return {
            Placeable.YELLOW: self.tr("Pay the Coal-digger with a yellow disk"),
            Placeable.WHEELBARROW: self.tr("Pay the Coal-digger with the Wheelbarrow marker"),
            Placeable.FOOD: self.tr("Pay the Coal-digger with 1 food"),
            Placeable.THALER: self.tr("Pay the Coal-digger with 1 Thaler"),
        }

    def _on_coal_miner(self) -> dict[Placeable, str]:
        return {
            Placeable.FOOD: self.tr("Pay the Coal-miner with 1 food"),
            Placeable.THALER: self.tr("Pay the Coal-miner with 1 Thaler"),
        }

    def _on_haspelknecht(self) -> dict[Placeable, str]:
        return {
            Placeable.YELLOW: self.tr("Pay the Haspelknecht with a yellow disk"),
            Placeable.WHEELBARROW: self.tr("Pay the Haspelknecht with the Wheelbarrow marker"),
            Placeable.FOOD: self.tr("Pay the Haspelknecht with 1 food"),
            Placeable.THALER: self.tr("Pay the Haspelknecht with 1 Thaler"),
        }

    def _on_water_mill(self) -> dict[Placeable, str]:
        return {
            Placeable.BLACK: self.tr("Place a black disk on the Water Mill"),
            Placeable.YELLOW: self.tr("Place a yellow disk on the Water Mill"),
            Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the Water Mill"),
            Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the Water Mill"),
        }

    def take_back(self, piece: Placeable) -> str:
        """Returns the line about taking a placed piece back from its worker."""
        return {
            Placeable.BLACK: self.tr("Take back a black disk"),
            Placeable.BROWN: self.tr("Take back a brown disk"),
            Placeable.YELLOW: self.tr("Take back a yellow disk"),
            Placeable.HAMMER_AND_PICK: self.tr("Take back the Hammer and Pick marker"),
            Placeable.LADDER: self.tr("Take back the Ladder marker"),
            Placeable.WHEELBARROW: self.tr("Take back the Wheelbarrow marker"),
            Placeable.FOOD: self.tr("Take back 1 food"),
            Placeable.THALER: self.tr("Take back 1 Thaler"),
        }[piece]
