"""Texts of refused moves: the headline names the impossible action, and the text names a possible one.

The other modules of this package have the texts for planning and for working. No text contains the id of its rule. The
id is shown beside the text, and a click on it opens the rule.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake, mistake_of
from haspelknecht_qt.game_ui.haspelknecht.refusals.planning import PlanningRefusals
from haspelknecht_qt.game_ui.haspelknecht.refusals.working import AcquiringRefusals, WorkingRefusals
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import question_tile
from haspelknecht_qt.games.haspelknecht import calendar, markers, mining, moves, tiles
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import (
    TAKING_STEPS,
    Building,
    DiskColour,
    Good,
    Marker,
    Mine,
    Step,
    Storage,
    Tile,
)
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusals import RefusalText


class MarkerRefusals(QObject):
    """Texts about refused uses of markers.

    They explain rules D7, H4, TM1, TM2, R1, R4, R12 and S3, and the tiles 14, 15, 25 and 32.
    """

    def refusal_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text that explains why a marker, or the Charcoal Burner, cannot be used in this way."""
        match move:
            case moves.Burn():
                return self._burner_text(state, rule, decision_sentence)
            case moves.UseMarker(marker):
                return self._marker_text(state, marker, rule, decision_sentence)
            case _:
                return self._oil_lamp_text(state, move, rule, decision_sentence)

    def _missing_marker_text(self, marker: Marker) -> RefusalText:
        """Returns the text for a marker that the player does not have."""
        headline = {
            Marker.OIL_LAMP: self.tr("You have no Oil Lamp marker to play"),
            Marker.WINDLASS: self.tr("You have no Windlass marker to play"),
            Marker.HAULING_CABLE: self.tr("You have no Hauling Cable marker to play"),
        }[marker]
        tile = markers.TILE_OF_MARKER[marker]
        text = self.tr("It comes with development {tile} and can be used once.").format(tile=terms.tile_title(tile))
        return RefusalText(headline, text)

    def _not_now_headline(self, marker: Marker) -> str:
        return {
            Marker.OIL_LAMP: self.tr("You cannot play the Oil Lamp now"),
            Marker.WINDLASS: self.tr("You cannot play the Windlass now"),
            Marker.HAULING_CABLE: self.tr("You cannot play the Hauling Cable now"),
        }[marker]

    def _fresh_marker_text(self, state: State, marker: Marker) -> RefusalText:
        """Returns the text for a marker that was acquired in this action phase (D7, R12)."""
        if state.box.rulebook.markers_in_winter:
            text = self.tr("It can be used once this action phase is over.")
        elif calendar.is_last_action_phase(state):
            text = self.tr("There is no further action phase. Unused, it scores at the end.")
        else:
            text = self.tr("It can be used from the next action phase on.")
        return RefusalText(self._not_now_headline(marker), text)

    def _winter_text(self, state: State) -> RefusalText:
        """Returns the text for R12 and H4: some rulebooks allow markers in winter before storing, others do not."""
        headline = self.tr("It is too late for action markers this year")
        if state.box.rulebook.markers_in_winter:
            return RefusalText(headline, self.tr("In winter, use them before you store anything."))
        return RefusalText(headline, self.tr("Under this rulebook, you can use them only in action phases."))

    def _marker_text(self, state: State, marker: Marker, rule: str, decision_sentence: str) -> RefusalText:
        match rule:
            case "D7":
                return self._fresh_marker_text(state, marker)
            case "14" | "25" if not state.player.markers & marker:
                return self._missing_marker_text(marker)
            case "R12" | "H4":
                return self._winter_text(state)
            case "14":
                headline = self.tr("There is no pit water for the Hauling Cable")
                text = self.tr("It removes 1 pit water, so keep it until there is some.")
            case "25":
                headline = self.tr("The Haspelknecht is not in play")
                text = self.tr("The Windlass sets him to work once your Pinge is exhausted.")
            case _ if marker == Marker.WINDLASS and (state.active != NOBODY or state.effect):
                headline = self.tr("The Windlass has to wait until this worker has finished")
                text = self.tr("Play it between two workers.")
            case _:
                headline = self._not_now_headline(marker)
                text = self._own_turn_hint(decision_sentence)
        return RefusalText(headline, text)

    def _own_turn_hint(self, decision_sentence: str) -> str:
        return self.tr("Use it on your own turn, while you execute your plan. {now}").format(now=decision_sentence)

    def _oil_lamp_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        match rule:
            case "D7":
                return self._fresh_marker_text(state, Marker.OIL_LAMP)
            case "32" if not state.player.markers & Marker.OIL_LAMP:
                return self._missing_marker_text(Marker.OIL_LAMP)
            case "R12" | "H4":
                return self._winter_text(state)
            case "S3":
                headline = self.tr("That pool is not in play")
                text = self.tr("There are as many pools as players; the last one is {pool}.").format(
                    pool=moves.POOLS[len(state.pools) - 1]
                )
            case "R4":
                headline = self.tr("The Oil Lamp works only within a pair of pools")
                text = self.tr(
                    "Under this rulebook, you can swap a disk from a reserve pool only with one from its own action "
                    "pool."
                )
            case "32":
                headline = self.tr("There is no such disk to swap")
                text = self.tr("Choose a colour in the reserve pool and a different one in the action pool.")
            case _:
                headline = self._not_now_headline(Marker.OIL_LAMP)
                text = self.tr(
                    "Use it just before you take disks, or on your own turn, while you execute your plan. {now}"
                ).format(now=decision_sentence)
        return RefusalText(headline, text)

    def _burner_text(self, state: State, rule: str, decision_sentence: str) -> RefusalText:
        player = state.player
        match rule:
            case "15" if not player.owns(Building.CHARCOAL_BURNER):
                headline = self.tr("You have no Charcoal Burner")
                text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.CHARCOAL_BURNER))
            case "15":
                headline = self.tr("Not enough wood for the Charcoal Burner")
                text = self.tr("It needs {needed} wood; on your farm: {wood}.").format(
                    needed=tiles.BURNER_WOOD, wood=player.wood
                )
            case "R1" if player.burned:
                headline = self.tr("You have already used the Charcoal Burner")
                text = self.tr("Under this rulebook, you can use it once per action phase.")
            case "R1":
                headline = self.tr("The Charcoal Burner does not work yet")
                text = self.tr("It works from the next action phase on.")
                if calendar.is_last_action_phase(state):
                    text = self.tr("It works from the next action phase on, and there is none.")
            case _ if state.step == Step.STORING:
                headline = self.tr("It is too late for the Charcoal Burner")
                text = self.tr("Its coal would have counted in the scoring phase, which is over.")
            case _:
                headline = self.tr("You cannot use the Charcoal Burner now")
                text = self._own_turn_hint(decision_sentence)
        return RefusalText(headline, text)


class WinterRefusals(QObject):
    """Texts about placing wood, and about storing goods in winter.

    They explain refused wood (E13, M3), and refused storing (W3, W4, R3, and the tiles 12 and 24).
    """

    def refusal_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text for wood that cannot be placed, a good that cannot be stored, or a step that cannot end."""
        match move:
            case moves.PlaceWood(mine):
                return self._wood_text(state, mine, rule, decision_sentence)
            case moves.Store(storage, good) if state.step == Step.STORING and state.active == NOBODY:
                return self._storing_refusal_text(state, storage, good, rule)
            case moves.Store() if state.step == Step.STORING:
                return RefusalText(self.tr("You cannot store anything now"), decision_sentence)
            case moves.Store():
                headline = self.tr("You cannot store anything now")
                text = self.tr("You do that in winter. {now}").format(now=decision_sentence)
                return RefusalText(headline, text)
            case _:
                return RefusalText(self.tr("You cannot do this yet"), decision_sentence)

    def _wood_text(self, state: State, mine: Mine, rule: str, decision_sentence: str) -> RefusalText:
        match rule:
            case _ if state.step == Step.STORING and state.active != NOBODY:
                return RefusalText(self.tr("You cannot place wood now"), decision_sentence)
            case "M3":
                headline = self.tr("The Pinge no longer needs wood")
                text = self.tr("It is exhausted: place wood in the tunnel, on the next empty wood symbol.")
            case "W4" if state.step == Step.STORING:
                headline = self.tr("It is too late to place wood")
                text = self.tr("In winter, place wood before you store anything.")
            case "W4":
                headline = self.tr("You cannot place wood before the scoring phase")
                text = self.tr("In winter, place it in the storage phase, before you store anything.")
            case "E13" if state.step in {Step.EXECUTING, Step.STORING} and not state.player.wood:
                headline = self.tr("There is no wood on your farm")
                text = self.tr("Brown disks on the Farmer or the Farmhand bring wood.")
            case "E13" if state.step in {Step.EXECUTING, Step.STORING} and mine == Mine.PINGE:
                headline = self.tr("All wood symbols in the Pinge are covered")
                text = self.tr("Wood can already be placed in the tunnel, section by section.")
                if mining.refusal_to_place_wood(state.player, Mine.TUNNEL) is not None:
                    text = self.tr("So are those in the tunnel; wood can be stored, paid or burned instead.")
            case "E13" if state.step in {Step.EXECUTING, Step.STORING}:
                headline = self.tr("All wood symbols in the tunnel are covered")
                text = self.tr("Its sections are all open; wood can be stored, paid or burned instead.")
            case _:
                headline = self.tr("You cannot place wood now")
                text = self.tr("Place it on your own turn, while you execute your plan. {now}")
                text = text.format(now=decision_sentence)
        return RefusalText(headline, text)

    def _storing_refusal_text(self, state: State, storage: Storage, good: Good, rule: str) -> RefusalText:
        player = state.player
        match rule:
            case "12":
                headline = self.tr("You have no Barn")
                text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.BARN))
            case "24" if not player.owns(Building.COAL_STORAGE):
                headline = self.tr("You have no Coal Storage")
                text = self.tr("It comes with development {tile}.").format(tile=terms.tile_title(Tile.COAL_STORAGE))
            case "24":
                coal_only = storage == Storage.COAL_STORAGE_COAL
                headline = self.tr("This place holds coal only") if coal_only else self.tr("This place holds wood only")
                text = self.tr("The Coal Storage stores coal and wood.")
            case "R3":
                headline = self.tr("The Coal Storage is full")
                text = self.tr("Under this rulebook, it holds 1 coal or 1 wood, not both.")
            case _ if player.stored[storage]:
                headline = self.tr("This storage place is taken")
                text = self.tr("Each place holds 1 unit; use another place, or finish.")
            case _:
                headline = {
                    Good.FOOD: self.tr("There is no food on your farm"),
                    Good.WOOD: self.tr("There is no wood on your farm"),
                    Good.COAL: self.tr("There is no coal on your farm"),
                }[good]
                text = self.tr("Store what is left there, or finish.")
        return RefusalText(headline, text)


class HaspelknechtPointingRefusals(QObject):
    """Texts for all mistakes in `PointingMistake`."""

    def refusal_text(self, state: State, mistake: PointingMistake, path: Path, decision_sentence: str) -> RefusalText:
        """Returns the text for a mistake in pointing along `path`.

        `decision_sentence` is a sentence about the current decision.
        """
        match mistake:
            case PointingMistake.RESERVE:
                headline = self.tr("You cannot take disks from reserve pools")
                text = self.tr("Their disks join the action pool beside them in the next action phase.")
            case PointingMistake.NOT_ON_THE_CART if len(path) == 1 and state.step not in TAKING_STEPS:
                headline, text = self.tr("You cannot take disks now"), decision_sentence
            case PointingMistake.NOT_ON_THE_CART if len(path) == 1:
                headline = self.tr("Begin with the disks of one colour")
                text = self.tr("Drag them to your cart, or click the disks and then the cart field.")
            case PointingMistake.NOT_ON_THE_CART:
                headline = self.tr("You cannot put them there")
                text = self.tr("Disks from the second taking go on cart field 2.")
                if state.step == Step.FIRST_TAKING:
                    text = self.tr("Disks from the first taking go on cart field 1.")
            case PointingMistake.NOT_ON_A_WORKER:
                headline = self.tr("You cannot plan anything there")
                text = self.tr("Disks go on a worker; food and Thaler pay contract workers.")
            case PointingMistake.PLACED_PIECE:
                headline = self.tr("You cannot move a placed piece there")
                text = self.tr("First put it back where you took it from, for instance a disk on a cart.")
            case PointingMistake.DISK_ON_TILE:
                headline = self.tr("You cannot place disks on a development")
                text = self.tr("Place exactly the disks it requires on the Farmer; he acquires it when he works.")
            case PointingMistake.NOT_ON_A_TILE if len(path) == 1:
                return self._useless_player_disk_text(state, decision_sentence)
            case PointingMistake.NOT_ON_A_TILE:
                headline = self.tr("You cannot put the player disk there")
                text = self.tr("Drag it to a development that your plan can acquire.")
            case PointingMistake.TILE_WITHOUT_DISK:
                headline = self.tr("Begin with your player disk")
                text = self.tr("Drag it to the development, or click the disk and then the development.")
            case PointingMistake.FEE_NOT_CHOSEN:
                headline = self.tr("You must pay a fee")
                text = self.tr("On your farm, choose what to pay; it goes to the player whose disk is on top.")
            case _:
                return self._mine_mistake_text(mistake, decision_sentence)
        return RefusalText(headline, text)

    def _useless_player_disk_text(self, state: State, decision_sentence: str) -> RefusalText:
        """Returns the text for a player disk that cannot be lifted, because no development can be acquired now."""
        text = decision_sentence
        if state.step == Step.PLANNING:
            text = self.tr("Place exactly the disks it requires on the Farmer; he acquires it when he works.")
        elif state.step == Step.EXECUTING and state.active == NOBODY and not state.effect:
            text = self.tr("No worker who has yet to work can acquire a development within reach.")
        return RefusalText(self.tr("You cannot acquire a development now"), text)

    def _mine_mistake_text(self, mistake: PointingMistake, decision_sentence: str) -> RefusalText:
        match mistake:
            case PointingMistake.PINGE_COAL:
                headline = self.tr("Coal from the Pinge cannot go there")
                text = self.tr("Coal from the Pinge goes to the farm.")
            case PointingMistake.TUNNEL_COAL:
                headline = self.tr("Coal from the tunnel cannot go there")
                text = self.tr("It goes into the shaft; the Haspelknecht reels it up.")
            case PointingMistake.SHAFT_COAL:
                headline = self.tr("Coal from the shaft cannot go there")
                text = self.tr("The Haspelknecht reels it up to the farm.")
            case PointingMistake.WATER:
                headline = self.tr("Pit water cannot go there")
                text = self.tr("To remove it, drag it to the brook.")
            case PointingMistake.WOOD:
                headline = self.tr("Wood cannot go there")
                text = self.tr("Place it on the next empty wood symbol in the Pinge or the tunnel.")
            case PointingMistake.THALER_ON_STORAGE:
                headline = self.tr("Thaler need no storage")
                text = self.tr("They stay on the farm; only food, wood and coal are stored.")
            case PointingMistake.NOT_ON_STORAGE:
                headline = self.tr("Nothing can be stored there")
                text = self.tr("Drag it to a free storage place in the bottom row of your farm.")
            case PointingMistake.MARKER | PointingMistake.DISK_MARKER:
                headline = self.tr("You cannot use the marker there")
                text = self.tr("Drag it to where it takes effect; its tooltip says where.")
            case PointingMistake.OPPONENT_BOARD:
                headline = self.tr("That is another player’s board")
                text = self.tr("You can act only on your own board and the shared boards.")
            case _:
                headline = self.tr("You cannot do anything there now")
                text = decision_sentence
        return RefusalText(headline, text)


class TakingRefusals(QObject):
    """Texts that explain why disks cannot be taken (S3, T1, T3, T5), and sentences about the current decision."""

    def decision_sentence(self, state: State) -> str:
        """Returns a sentence about the current decision, for the refusal of a move that belongs to another step."""
        # A worker may also be at work in winter, with the Windlass.
        if state.effect:
            return self.tr("First decide about {tile}.").format(tile=terms.tile_title(question_tile(state.effect)))
        if state.active != NOBODY:
            return self.tr("A worker is at work: first use his actions.")
        return {
            Step.FIRST_TAKING: self.tr("This is the first taking: take all disks of one colour from one action pool."),
            Step.SECOND_TAKING: self.tr("This is the second taking: take disks of one more colour, or skip it."),
            Step.RETURNING_WATER: self.tr("First decide whether to return 1 pit water."),
            Step.PLANNING: self.tr("It is time to plan: place what you have on your workers, then confirm."),
            Step.EXECUTING: self.tr("Plans are being executed: set your workers to work."),
            Step.WINTER: self.tr("The scoring phase comes next."),
            Step.STORING: self.tr("This is the storage phase: store for the winter."),
            Step.END: self.tr("The game is over."),
        }.get(state.step, self.tr("Disks are being drawn from the bag."))

    def refusal_text(self, state: State, move: moves.Move) -> RefusalText:
        """Returns the text for a refused move that takes disks, passes, or decides on pit water (T5)."""
        match move:
            case moves.Take() if state.step in TAKING_STEPS:
                return self._nothing_to_take_text(state, move)
            case moves.Take():
                headline = self.tr("You cannot take disks now")
                text = self.decision_sentence(state)
            case moves.Pass() if state.step == Step.FIRST_TAKING:
                headline = self.tr("The first taking is compulsory")
                text = self.tr("Take all disks of one colour from one action pool; only the second taking is optional.")
            case moves.Pass():
                headline = self.tr("There is no taking to skip")
                text = self.decision_sentence(state)
            case _:
                headline = self.tr("You cannot return pit water now")
                text = self.tr(
                    "Players with fewer than 5 disks may return 1 pit water in the spring of year I, after the second taking."
                )
        return RefusalText(headline, text)

    def _nothing_to_take_text(self, state: State, move: moves.Take) -> RefusalText:
        pool = moves.POOLS[move.pool]
        if move.pool >= len(state.pools):
            headline = self.tr("Action pool {pool} is not in play").format(pool=pool)
            text = self.tr("There are as many action pools as players; the last one is {pool}.").format(
                pool=moves.POOLS[len(state.pools) - 1]
            )
            return RefusalText(headline, text)
        headline = {
            DiskColour.BLACK: self.tr("There is no black disk in action pool {pool}"),
            DiskColour.BROWN: self.tr("There is no brown disk in action pool {pool}"),
            DiskColour.YELLOW: self.tr("There is no yellow disk in action pool {pool}"),
        }[move.colour].format(pool=pool)
        text = self.tr("Take a colour that is there, or take from another pool.")
        return RefusalText(headline, text)


class HaspelknechtRefusals(QObject):
    """Texts for refused moves, and for mistakes in pointing."""

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game
        self._taking = TakingRefusals()
        self._planning = PlanningRefusals()
        self._acquiring = AcquiringRefusals()
        self._working = WorkingRefusals(game)
        self._markers = MarkerRefusals()
        self._winter = WinterRefusals()
        self._pointing = HaspelknechtPointingRefusals()

    def refusal_text(self, state: State, move: moves.Move | None, path: Path, names: tuple[str, ...]) -> RefusalText:
        """Returns the text about `move`, or about the mistake in `path` if `move` is None or legal."""
        if state.step == Step.END:
            return RefusalText(self.tr("The game is over"), self.tr("Look through the log, or start a new game."))
        decision_sentence = self._taking.decision_sentence(state)
        rule = self._game.why_not(state, move) if move is not None else None
        if move is None or rule is None:
            mistake = mistake_of(state, path) if path else PointingMistake.NO_POSSIBLE_MOVE
            if mistake is PointingMistake.TUNNEL_COAL and not state.player.exhausted:
                return self._working.mining_text(state, mistake.rule)
            return self._pointing.refusal_text(state, mistake, path, decision_sentence)
        match move:
            case moves.Take() | moves.Pass() | moves.ReturnWater() | moves.KeepWater():
                return self._taking.refusal_text(state, move)
            case moves.ExchangeDisks() | moves.UseMarker() | moves.Burn():
                return self._markers.refusal_text(state, move, rule, decision_sentence)
            case moves.Place(piece, worker):
                return self._planning.placement_text(state, piece, worker, rule, decision_sentence)
            case moves.Confirm():
                return self._planning.confirmation_refusal_text(rule, decision_sentence)
            case moves.Acquire():
                return self._acquiring.refusal_text(state, move, rule, names, decision_sentence)
            case moves.PlaceWood() | moves.Store() | moves.Done():
                return self._winter.refusal_text(state, move, rule, decision_sentence)
            case _:
                return self._working.refusal_text(state, move, rule, decision_sentence)
