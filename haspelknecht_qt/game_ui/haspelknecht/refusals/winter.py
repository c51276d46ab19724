"""Texts that explain why wood cannot be placed, and why goods cannot be stored for the winter."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, Mine, Step, Storage, Tile
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.refusals import RefusalText


class WinterRefusals(QObject):
    """Texts about refused wood, by rules E13 and M3, and refused storing, by rules W3, W4, R3 and tiles 12 and 24."""

    def refusal_text(self, state: State, move: moves.Move, rule: str, question: str) -> RefusalText:
        """Returns the text for wood that cannot be placed, a good that cannot be stored, or a step that cannot end."""
        match move:
            case moves.PlaceWood(mine):
                return self._wood_text(state, mine, rule, question)
            case moves.Store(storage, good) if state.step == Step.STORING and state.active == NOBODY:
                return self._store_text(state, storage, good, rule)
            case moves.Store():
                return RefusalText(
                    self.tr("Nothing is stored now"), self.tr("That belongs to the winter. {now}").format(now=question)
                )
            case _:
                return RefusalText(self.tr("This is not done yet"), question)

    def _wood_text(self, state: State, mine: Mine, rule: str, question: str) -> RefusalText:
        match rule:
            case "M3":
                headline = self.tr("The Pinge needs no wood any more")
                text = self.tr("It is exhausted: place wood in the tunnel, on the next empty wood symbol.")
            case "W4" if state.step == Step.STORING:
                headline = self.tr("It is too late to place wood")
                text = self.tr("In winter wood is placed before anything is stored.")
            case "W4":
                headline = self.tr("No wood is placed before the scoring phase")
                text = self.tr("In winter it is placed in the storage phase, before anything is stored.")
            case "E13" if state.step in {Step.EXECUTING, Step.STORING} and not state.player.wood:
                headline = self.tr("No wood lies on your farm")
                text = self.tr("Brown disks on the Farmer or the Farmhand bring wood.")
            case "E13" if state.step in {Step.EXECUTING, Step.STORING} and mine == Mine.PINGE:
                headline = self.tr("All wood symbols of the Pinge are covered")
                text = self.tr("Wood can already be placed in the tunnel, section by section.")
            case "E13" if state.step in {Step.EXECUTING, Step.STORING}:
                headline = self.tr("All wood symbols of the tunnel are covered")
                text = self.tr("Its sections are open; wood can be stored, paid or burned instead.")
            case _:
                headline = self.tr("No wood is placed now")
                text = self.tr("It is placed in your own turn, while you execute your plan. {now}").format(now=question)
        return RefusalText(headline, text)

    def _store_text(self, state: State, storage: Storage, good: Good, rule: str) -> RefusalText:
        player = state.player
        match rule:
            case "12":
                headline = self.tr("You have no Barn")
                text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.BARN))
            case "24" if not player.has(Building.COAL_STORAGE):
                headline = self.tr("You have no Coal Storage")
                text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.COAL_STORAGE))
            case "24" if storage == Storage.COAL_STORAGE_COAL:
                headline = self.tr("This place holds coal only")
                text = self.tr("The Coal Storage stores coal and wood.")
            case "24":
                headline = self.tr("This place holds wood only")
                text = self.tr("The Coal Storage stores coal and wood.")
            case "R3":
                headline = self.tr("The Coal Storage is full")
                text = self.tr("Under this rulebook it holds 1 coal or 1 wood, not both.")
            case _ if player.stored[storage]:
                headline = self.tr("This storage place is taken")
                text = self.tr("Each one holds 1 unit; use another place, or finish.")
            case _:
                return self._nothing_left_text(good)
        return RefusalText(headline, text)

    def _nothing_left_text(self, good: Good) -> RefusalText:
        headline = {
            Good.FOOD: self.tr("No food lies on your farm"),
            Good.WOOD: self.tr("No wood lies on your farm"),
            Good.COAL: self.tr("No coal lies on your farm"),
        }[good]
        return RefusalText(headline, self.tr("Store what is left there, or finish."))
