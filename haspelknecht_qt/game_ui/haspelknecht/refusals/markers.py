"""Texts that explain why the Charcoal Burner, or a marker that is not placed like a disk, cannot be used."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import markers, moves, tiles
from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, Step, Tile
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.refusals import RefusalText


class MarkerRefusals(QObject):
    """Texts about refused uses of markers, by rules P7, TM1, TM2, R1, R4, R12, S3 and tiles 14, 15, 25 and 32."""

    def refusal_text(self, state: State, move: moves.Move, rule: str, question: str) -> RefusalText:
        """Returns the text that explains why a marker, or the Charcoal Burner, cannot be used in this way."""
        match move:
            case moves.Burn():
                return self._burner_text(state, rule, question)
            case moves.UseMarker(marker):
                return self._marker_text(state, marker, rule, question)
            case _:
                return self._oil_lamp_text(state, move, rule, question)

    def _missing_text(self, state: State, marker: Marker) -> RefusalText:
        """Returns the text for P7: the player has no such marker, or may use it only from the next phase."""
        match marker:
            case Marker.OIL_LAMP:
                headline = self.tr("You have no Oil Lamp marker to play")
            case Marker.WINDLASS:
                headline = self.tr("You have no Windlass marker to play")
            case _:
                headline = self.tr("You have no Hauling Cable marker to play")
        tile = markers.TILE_OF_MARKER[marker]
        if tile in state.player.fresh:
            return RefusalText(headline, self.tr("It can be used from the next action phase on."))
        return RefusalText(
            headline, self.tr("It comes with development {tile}, for one use.").format(tile=terms.tile_title(tile))
        )

    def _winter_text(self, state: State) -> RefusalText:
        """Returns the text for R12: some rulebooks allow markers in winter before storing, others do not."""
        headline = self.tr("It is too late for action markers this year")
        if state.box.rulebook.markers_in_winter:
            return RefusalText(headline, self.tr("In winter they are used before anything is stored."))
        return RefusalText(headline, self.tr("Under this rulebook they are used in action phases only."))

    def _marker_text(self, state: State, marker: Marker, rule: str, question: str) -> RefusalText:
        match rule:
            case "P7":
                return self._missing_text(state, marker)
            case "R12":
                return self._winter_text(state)
            case "14":
                headline = self.tr("There is no pit water for the Hauling Cable")
                text = self.tr("It removes 1 pit water, so it waits until there is some.")
            case "25":
                headline = self.tr("The Haspelknecht is not in play")
                text = self.tr("The Windlass sets him to work, once your Pinge is exhausted.")
            case _ if marker == Marker.WINDLASS and (state.active != NOBODY or state.effect):
                headline = self.tr("The Windlass waits for the worker at work")
                text = self.tr("Play it between two workers.")
            case _ if marker == Marker.WINDLASS:
                headline = self.tr("The Windlass is not played now")
                text = self._own_turn_hint(question)
            case _:
                headline = self.tr("The Hauling Cable is not played now")
                text = self._own_turn_hint(question)
        return RefusalText(headline, text)

    def _own_turn_hint(self, question: str) -> str:
        return self.tr("It is used in your own turn, while you execute your plan. {now}").format(now=question)

    def _oil_lamp_text(self, state: State, move: moves.Move, rule: str, question: str) -> RefusalText:
        match rule:
            case "P7":
                return self._missing_text(state, Marker.OIL_LAMP)
            case "R12":
                return self._winter_text(state)
            case "S3":
                headline = self.tr("That pool is not in play")
                text = self.tr("There are as many pools as players; the last one is {pool}.").format(
                    pool=moves.POOLS[len(state.pools) - 1]
                )
            case "R4":
                headline = self.tr("The Oil Lamp stays within a pair of pools")
                text = self.tr(
                    "Under this rulebook a disk of a reserve pool is exchanged with one of its own action pool."
                )
            case "32":
                headline = self.tr("There is no such disk to exchange")
                text = self.tr(
                    "Choose a colour that lies in the reserve pool, and another one that lies in the action pool."
                )
            case _:
                headline = self.tr("The Oil Lamp is not played now")
                text = self.tr(
                    "It is used just before your own taking, or in your own turn, while you execute your plan. {now}"
                ).format(now=question)
        return RefusalText(headline, text)

    def _burner_text(self, state: State, rule: str, question: str) -> RefusalText:
        player = state.player
        match rule:
            case "15" if not player.has(Building.CHARCOAL_BURNER):
                headline = self.tr("You have no Charcoal Burner")
                text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.CHARCOAL_BURNER))
            case "15":
                headline = self.tr("Too little wood for the Charcoal Burner")
                text = self.tr("It takes {needed} wood; on your farm: {wood}.").format(
                    needed=tiles.BURNER_WOOD, wood=player.wood
                )
            case "R1" if player.burned:
                headline = self.tr("The Charcoal Burner has been used")
                text = self.tr("Under this rulebook it is used once in an action phase.")
            case "R1":
                headline = self.tr("The Charcoal Burner does not work yet")
                text = self.tr("It can be used from the next action phase on.")
            case _ if state.step == Step.STORING:
                headline = self.tr("It is too late for the Charcoal Burner")
                text = self.tr("Its coal would have counted in the scoring phase, which is over.")
            case _:
                headline = self.tr("The Charcoal Burner is not used now")
                text = self._own_turn_hint(question)
        return RefusalText(headline, text)
