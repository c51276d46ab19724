"""Remarks before a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts.places import GueulesNoiresPlaceTexts
from haspelknecht_qt.games.gueules_noires import extraction, moves, shift_end
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, SURFACE, Colour, State, Step
from haspelknecht_qt.ui.contracts import Remark

FEW_CUBES = 2
"""Warning threshold for the cubes of a colour: the next tile of that colour may lack one."""
FEW_WORKERS = 3
"""Number of workers left that signals the end of the shift."""


class GueulesNoiresRemarkTexts(QObject):
    """Warnings and hints at a player's turn to place workers, and while mining."""

    def __init__(self, places: GueulesNoiresPlaceTexts) -> None:
        super().__init__()
        self._places = places

    def remarks(self, state: State, names: Sequence[str]) -> list[Remark]:
        """Returns the remarks, the most important first."""
        match state.step:
            case Step.PLACE:
                return [*self._undelivered(state), *self._supply(state), *self._next_first(state, names)]
            case Step.EXTRACT:
                return list(self._fills_left(state))
            case _:
                return []

    def _undelivered(self, state: State) -> Iterator[Remark]:
        complete = sum(1 for order in state.player.orders if state.is_filled(order))
        if complete and state.player.workers <= FEW_WORKERS:
            yield Remark(
                "warn",
                self.tr("%n completed orders are not delivered yet", None, complete),
                self.tr("Only what is delivered before the shift ends counts in its scoring."),
                "GE1",
            )

    def _supply(self, state: State) -> Iterator[Remark]:
        for colour in Colour:
            if state.supply[colour] < FEW_CUBES:
                yield Remark(
                    "lock" if not state.supply[colour] else "warn",
                    self._places.supply_left(colour, state.supply[colour]),
                    self.tr("Where a cube is lacking, one of another colour takes its place on the minecart."),
                    "GA3",
                )

    def _next_first(self, state: State, names: Sequence[str]) -> Iterator[Remark]:
        if state.shift != LAST_SHIFT:
            yield Remark(
                "hint",
                self.tr("{name} would begin the next shift").format(name=names[shift_end.next_first(state)]),
                self.tr(
                    "Whoever has most workers in the minecart factory begins; the present starting player loses ties."
                ),
                "GE4",
            )

    def _fills_left(self, state: State) -> Iterator[Remark]:
        """Remark on coal that fits an order now."""
        if state.player.level != SURFACE and not any(state.player.stock):
            return
        if any(isinstance(move, moves.FillFromCage | moves.FillFromStock) for move in extraction.legal_moves(state)):
            yield Remark(
                "hint",
                self.tr("A cube fits on an order spot"),
                self.tr("Each order spot that you fill takes one work step."),
                "GA13",
            )
