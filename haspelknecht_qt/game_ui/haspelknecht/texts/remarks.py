"""Remarks on a plan, shown before it is confirmed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, outlook, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import Amount
from haspelknecht_qt.games.haspelknecht import developments, mining, winter
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Colour, Season, Step, Worker
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.contracts import Remark

_KINDS = ("lock", "warn", "hint")


class HaspelknechtRemarkTexts(QObject):
    """Remarks on the plan of the deciding player. They warn, but forbid nothing."""

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game

    def remarks(self, state: State) -> list[Remark]:
        """Returns the remarks on the plan, the most important first; empty outside of planning."""
        if state.step != Step.PLANNING:
            return []
        found = [
            self._water_remark(state),
            *self._worker_remarks(state),
            self._lease_remark(state),
            self._unplaced_remark(state),
        ]
        return sorted((remark for remark in found if remark is not None), key=lambda remark: _KINDS.index(remark.kind))

    def _water_remark(self, state: State) -> Remark | None:
        player = state.player
        match mining.refusal_to_excavate(state.box, player, player.mine()):
            case "M2":
                return Remark(
                    "lock",
                    self.tr("Pit water blocks the Pinge."),
                    self.tr("Yours: %n. With 2 or more nothing is excavated.", None, player.water),
                    "M2",
                )
            case "M5":
                return Remark(
                    "lock",
                    self.tr("Pit water blocks the tunnel."),
                    self.tr("Yours: %n. With 5 or more nothing is excavated there.", None, player.water),
                    "M5",
                )
            case _:
                return None

    def _worker_remarks(self, state: State) -> list[Remark]:
        """Returns a remark on each worker whose plan could acquire tiles, or cannot do anything."""
        player, found = state.player, []
        for worker in Worker:
            if not any(player.plan[worker]):
                continue
            name = terms.worker_of_player(worker, player)
            seen = outlook.outlook(self._game, state, worker)
            if seen.tiles:
                titles = amounts.join(terms.tile_title(tile) for tile in seen.tiles)
                best = max(developments.next_vp(state, tile) for tile in seen.tiles)
                found.append(
                    Remark(
                        "hint",
                        self.tr("{worker} could acquire: {tiles}").format(worker=name, tiles=titles),
                        self.tr("Worth up to %n VP at once.", None, best) if best else self.tr("Worth no VP any more."),
                        "P10",
                    )
                )
            elif seen.change is None:
                found.append(
                    Remark(
                        "warn",
                        self.tr("{worker}: nothing to do as things stand").format(worker=name),
                        self.tr("What cannot act when plans are executed lapses."),
                        "E1",
                    )
                )
        return found

    def _lease_remark(self, state: State) -> Remark | None:
        food, thaler = outlook.missing_for_lease(state, state.seat, state.year)
        if not food and not thaler:
            return None
        missing = amounts.join(
            [Amount.FOOD.counted(food) if food else "", Amount.THALER.counted(thaler) if thaler else ""]
        )
        due_food, due_thaler = winter.lease_of(state, state.year)
        due = amounts.join(
            [Amount.FOOD.counted(due_food) if due_food else "", Amount.THALER.counted(due_thaler) if due_thaler else ""]
        )
        headline = self.tr("Lease of this winter, still missing: {missing}").format(missing=missing)
        text = self.tr("Due in all: {due}. Each item missing is a debt chit.").format(due=due)
        return Remark("warn" if state.season == Season.AUTUMN else "hint", headline, text, "W2")

    def _unplaced_remark(self, state: State) -> Remark | None:
        left = [state.player.in_hand(colour) for colour in Colour]
        if not any(left):
            return None
        disks = amounts.disks_by_colour(left)
        return Remark(
            "hint",
            self.tr("Not placed: {disks}").format(disks=disks),
            self.tr("Disks may stay unused; they go back into the bag."),
            "P9",
        )
