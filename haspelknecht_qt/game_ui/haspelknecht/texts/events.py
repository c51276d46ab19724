"""Lines of the log about the events of a match, and sentences about turning points."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject

from haspelknecht_qt.core.handicap import with_handicap
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import AmountText
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.games.haspelknecht import events, moves, scoring
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import (
    Building,
    DiskColour,
    Good,
    Marker,
    Mine,
    ScoreSource,
    Storage,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.ui.contracts import LogLine
from haspelknecht_qt.ui.defaults.texts import DefaultEventTexts
from haspelknecht_qt.ui.review.turning_points import TurningPoint
from haspelknecht_qt.ui.seat_names import SeatNames

EventLine = LogLine[State, Event]
BLACK, BROWN, YELLOW = DiskColour

_SUMMED_EVENTS = (events.CoalExcavated, events.CoalReeled, events.WaterRemoved)
"""Kinds of events whose lines are merged: successive events of one kind and player share a line with their sum."""
_MINOR_EVENTS = (events.WorkBegan, events.WorkEnded, events.BuildingBuilt)
"""Events in the log that the summary since a player's last turn leaves out: lines of other events report them."""


class HaspelknechtEventTexts(QObject, DefaultEventTexts[State, Event]):
    """Lines of the log. A line reports one event, or several successive events of one kind."""

    def __init__(self, seats: SeatNames) -> None:
        super().__init__()
        self._seats = seats
        self._turning_points = HaspelknechtTurningPointTexts()

    @override
    def create_log_line(self, ply: int, event: Event, state: State) -> EventLine:
        vp = event.vp if isinstance(event, events.GoodStored) else 0
        return LogLine(ply, ply, event, state, getattr(event, "seat", None), vp=vp)

    @override
    def merged_line(self, event: Event, state: State, last: EventLine) -> EventLine | None:
        # Points are part of the line of the event that scored them. Successive equal actions of a player share a line.
        if isinstance(event, events.PointsScored):
            return evolve(last, vp=last.vp + event.vp) if event.seat == last.seat else None
        if not isinstance(event, _SUMMED_EVENTS) or type(event) is not type(last.event) or event.seat != last.seat:
            return None
        if getattr(event, "mine", None) != getattr(last.event, "mine", None):
            return None
        if isinstance(event, events.WaterRemoved) and isinstance(last.event, events.WaterRemoved):
            return evolve(last, event=evolve(last.event, count=last.event.count + event.count), state=state)
        return evolve(last, count=last.count + 1, state=state)

    @override
    def is_notable(self, event: Event) -> bool:
        return not isinstance(event, _MINOR_EVENTS)

    def turning_point_sentence(self, point: TurningPoint[State, Event]) -> str:
        """Returns a sentence about the main cause of a turning point."""
        return self._turning_points.cause_sentence(point, self._seats.name(point.seat))

    def line(self, event: Event, state: State, count: int = 1) -> str:
        """Returns the line about `count` equal events that led to `state`; "" for events without a line."""
        names = self._seats.names(len(state.players))
        match event:
            case events.TurnOrderDetermined(order, ()):
                return self.tr("Turn order: {names}").format(names=amounts.join(names[seat] for seat in order))
            case events.TurnOrderDetermined(order, cart_values):
                listed = amounts.join(
                    f"{names[seat]} ({value})" for seat, value in zip(order, cart_values, strict=True)
                )
                return self.tr("Turn order by the value of the disks: {names}").format(names=listed)
            case events.WaterReceived(seat, water, why):
                return {
                    "T2": self.tr("{name} takes %n pit water with the disks", None, water),
                    "31": self.tr("{name} takes %n pit water with the wood", None, water),
                    "Y2": self.tr("{name} takes %n pit water", None, water),
                }[why].format(name=names[seat])
            case events.WaterReturned(seat):
                return self.tr("{name} returns 1 pit water").format(name=names[seat])
            case events.DisksTaken():
                return {
                    BLACK: self.tr("{name} takes %n black disk(s) from action pool {pool}", None, event.count),
                    BROWN: self.tr("{name} takes %n brown disk(s) from action pool {pool}", None, event.count),
                    YELLOW: self.tr("{name} takes %n yellow disk(s) from action pool {pool}", None, event.count),
                }[event.colour].format(name=names[event.seat], pool=moves.POOLS[event.pool])
            case events.SecondTakingPassed(seat):
                return self.tr("{name} skips the second taking").format(name=names[seat])
            case events.DisksExchanged():
                return self._exchange_line(event, names[event.seat])
            case events.PlanConfirmed(seat):
                return self._plan_line(state.players[seat], names[seat])
            case events.PingeExhausted(seat):
                return self.tr("{name} has exhausted the Pinge: the tunnel is open").format(name=names[seat])
            case events.DevelopmentAcquired():
                return self._acquisition_line(event, state, names)
            case events.BuildingBuilt(seat, building):
                return {
                    Building.BARN: self.tr("{name} builds the Barn"),
                    Building.COAL_STORAGE: self.tr("{name} builds the Coal Storage"),
                    Building.CHARCOAL_BURNER: self.tr("{name} builds the Charcoal Burner"),
                    Building.WATER_MILL: self.tr("{name} builds the Water Mill"),
                }[building].format(name=names[seat])
            case events.FarmhandImproved(seat):
                return self.tr("{name} now has the improved farmhand").format(name=names[seat])
            case events.MarkerUsed(seat, marker):
                return {
                    Marker.HAULING_CABLE: self.tr("{name} plays the Hauling Cable"),
                    Marker.WINDLASS: self.tr("{name} plays the Windlass"),
                    Marker.OIL_LAMP: self.tr("{name} plays the Oil Lamp"),
                }.get(marker, "").format(name=names[seat])
            case events.OfferDeclined(seat):
                return self.tr("{name} declines").format(name=names[seat])
            case events.PointsScored(seat, score, vp):
                return {
                    ScoreSource.PINGE: self.tr("{name} scores the Pinge bonus: %n VP", None, vp),
                    ScoreSource.CHARCOAL_BURNER: self.tr("{name} scores %n VP with the Charcoal Burner", None, vp),
                    ScoreSource.HAULING_CABLE: self.tr("{name} scores %n VP with the Hauling Cable", None, vp),
                    ScoreSource.WATER_MILL: self.tr("{name} scores %n VP with the Water Mill", None, vp),
                    ScoreSource.DEVELOPMENTS: self.tr("{name} scores %n VP for the development", None, vp),
                }.get(score, "").format(name=names[seat])
            case events.GameEnded():
                (winner, *_) = with_handicap(scoring.standing(state), self._seats.seats).winners
                return self.tr("{name} wins the game").format(name=names[winner])
            case _:
                return self._work_line(event, state, names, count) or self._winter_line(event, names)

    def _work_line(self, event: Event, state: State, names: tuple[str, ...], count: int) -> str:
        match event:
            case events.WorkBegan(seat, worker, action_count):
                return {
                    Term.FARMER: self.tr("{name}: the Farmer starts work, %n action(s)", None, action_count),
                    Term.IMPROVED_FARMHAND: self.tr(
                        "{name}: the improved farmhand starts work, %n action(s)", None, action_count
                    ),
                    Term.FARMHAND: self.tr("{name}: the Farmhand starts work, %n action(s)", None, action_count),
                    Term.COAL_DIGGER: self.tr("{name}: the Coal-digger starts work, %n action(s)", None, action_count),
                    Term.COAL_MINER: self.tr("{name}: the Coal-miner starts work, %n action(s)", None, action_count),
                    Term.HASPELKNECHT: self.tr(
                        "{name}: the Haspelknecht starts work, %n action(s)", None, action_count
                    ),
                }[terms.worker_term(worker, state.players[seat])].format(name=names[seat])
            case events.SynergyGained(seat):
                return self.tr("{name} gains the synergy bonus: one more action").format(name=names[seat])
            case events.WorkEnded(seat, _, lapsed_actions) if lapsed_actions:
                # They could not be carried out, or the player ended the work early (E1).
                return self.tr("{name} leaves %n action(s) unused", None, lapsed_actions).format(name=names[seat])
            case events.GoodsProduced():
                return self._production_line(event, state.players[event.seat], names[event.seat])
            case events.WaterRemoved(seat, mine, water):
                if mine == Mine.PINGE:
                    return self.tr("{name} removes %n pit water from the Pinge", None, water).format(name=names[seat])
                return self.tr("{name} removes %n pit water from the shaft", None, water).format(name=names[seat])
            case events.CoalExcavated(seat, mine):
                if mine == Mine.PINGE:
                    return self.tr("{name} excavates %n coal from the Pinge", None, count).format(name=names[seat])
                return self.tr("{name} excavates %n coal from the tunnel", None, count).format(name=names[seat])
            case events.CoalReeled(seat):
                return self.tr("{name} reels up %n coal", None, count).format(name=names[seat])
            case events.WoodPlaced(seat, mine, position):
                if mine == Mine.PINGE:
                    text = self.tr("{name} places wood in the Pinge, on wood symbol {number}")
                else:
                    text = self.tr("{name} places wood in the tunnel, in section {number}")
                return text.format(name=names[seat], number=position + 1)
            case events.GainReceived():
                return {
                    "food": self.tr("{name} gains %n food from {tile}", None, event.count),
                    "wood": self.tr("{name} gains %n wood from {tile}", None, event.count),
                    "coal": self.tr("{name} gains %n coal from {tile}", None, event.count),
                    "shaft_coal": self.tr("{name} gains %n coal in the shaft from {tile}", None, event.count),
                    "thaler": self.tr("{name} gains %n Thaler from {tile}", None, event.count),
                }[event.what].format(name=names[event.seat], tile=terms.tile_title(event.tile))
            case events.EffectPaid():
                return {
                    "wood": self.tr("{name} gives %n wood for {tile}", None, event.count),
                    "coal": self.tr("{name} gives %n coal for {tile}", None, event.count),
                }[event.what].format(name=names[event.seat], tile=terms.tile_title(event.tile))
            case _:
                return ""

    def _winter_line(self, event: Event, names: tuple[str, ...]) -> str:
        match event:
            case events.CoalScored(seat, coal, vp):
                score = amounts.vp(vp)
                return self.tr("{name} counts %n coal on the farm: {vp}", None, coal).format(name=names[seat], vp=score)
            case events.LeasePaid(seat, food, thaler, debts):
                goods = amounts.food_and_thaler(food, thaler)
                paid = amounts.join([goods, AmountText.DEBTS.counted(debts) if debts else ""])
                return self.tr("{name}, lease: {paid}").format(name=names[seat], paid=paid)
            case events.GoodStored():
                return {
                    (Storage.BARN, Good.FOOD): self.tr("{name} stores 1 food in the Barn"),
                    (Storage.BARN, Good.WOOD): self.tr("{name} stores 1 wood in the Barn"),
                    (Storage.BARN, Good.COAL): self.tr("{name} stores 1 coal in the Barn"),
                    (Storage.COAL_STORAGE_COAL, Good.COAL): self.tr("{name} stores 1 coal in the Coal Storage"),
                    (Storage.COAL_STORAGE_WOOD, Good.WOOD): self.tr("{name} stores 1 wood in the Coal Storage"),
                    (Storage.FARM, Good.FOOD): self.tr("{name} stores 1 food on the farm"),
                    (Storage.FARM, Good.WOOD): self.tr("{name} stores 1 wood on the farm"),
                    (Storage.FARM, Good.COAL): self.tr("{name} stores 1 coal on the farm"),
                }[event.storage, event.good].format(name=names[event.seat])
            case events.GoodsReturned(seat, food, wood, coal):
                given = amounts.join(
                    amounts.good_amount_text(good, count)
                    for good, count in ((Good.FOOD, food), (Good.WOOD, wood), (Good.COAL, coal))
                    if count
                )
                text = self.tr("{name}, back to the supply: {goods}").format(name=names[seat], goods=given)
                return text if given else ""
            case _:
                return ""

    def _exchange_line(self, event: events.DisksExchanged, name: str) -> str:
        text = {
            (BLACK, BROWN): self.tr(
                "{name} swaps a black disk from reserve pool {reserve} for a brown one from action pool {pool}"
            ),
            (BLACK, YELLOW): self.tr(
                "{name} swaps a black disk from reserve pool {reserve} for a yellow one from action pool {pool}"
            ),
            (BROWN, BLACK): self.tr(
                "{name} swaps a brown disk from reserve pool {reserve} for a black one from action pool {pool}"
            ),
            (BROWN, YELLOW): self.tr(
                "{name} swaps a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}"
            ),
            (YELLOW, BLACK): self.tr(
                "{name} swaps a yellow disk from reserve pool {reserve} for a black one from action pool {pool}"
            ),
            (YELLOW, BROWN): self.tr(
                "{name} swaps a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}"
            ),
        }[event.reserve_disk, event.pool_disk]
        return text.format(name=name, reserve=moves.POOLS[event.reserve], pool=moves.POOLS[event.pool])

    def _plan_line(self, player: Player, name: str) -> str:
        """Returns the line about a player's whole plan, with the pieces on each worker. `name` is the player's name."""
        planned = amounts.join_lists(
            self.tr("{worker} {pieces}").format(
                worker=terms.worker_name(worker, player), pieces=amounts.planned_pieces_text(player.plan[worker])
            )
            for worker in Worker
            if any(player.plan[worker])
        )
        if not planned:
            return self.tr("{name} plans nothing").format(name=name)
        return self.tr("{name} plans: {plan}").format(name=name, plan=planned)

    def _acquisition_line(self, event: events.DevelopmentAcquired, state: State, names: tuple[str, ...]) -> str:
        tile = terms.tile_title(event.tile)
        name = names[event.seat]
        if event.fee_receiver is None or event.fee is None:
            return self.tr("{name} acquires {tile}").format(name=name, tile=tile)
        return {
            Good.FOOD: self.tr("{name} acquires {tile}; 1 food goes to {receiver}"),
            Good.WOOD: self.tr("{name} acquires {tile}; 1 wood goes to {receiver}"),
            Good.COAL: self.tr("{name} acquires {tile}; 1 coal goes to {receiver}"),
        }[event.fee].format(name=name, tile=tile, receiver=names[event.fee_receiver])

    def _production_line(self, event: events.GoodsProduced, player: Player, name: str) -> str:
        if event.good == Good.FOOD:
            texts = {
                Term.FARMER: self.tr("{name} gains %n food from the Farmer", None, event.count),
                Term.FARMHAND: self.tr("{name} gains %n food from the Farmhand", None, event.count),
                Term.IMPROVED_FARMHAND: self.tr("{name} gains %n food from the improved farmhand", None, event.count),
                Term.TILE_35: self.tr("{name} gains %n food from the Water Mill", None, event.count),
            }
        else:
            texts = {
                Term.FARMER: self.tr("{name} gains %n wood from the Farmer", None, event.count),
                Term.FARMHAND: self.tr("{name} gains %n wood from the Farmhand", None, event.count),
                Term.IMPROVED_FARMHAND: self.tr("{name} gains %n wood from the improved farmhand", None, event.count),
            }
        return texts[terms.worker_term(event.worker, player)].format(name=name)


ITEMS_OF_DEVELOPMENTS = frozenset(
    {"developments", "development_bonus", "buildings", "markers", "tunnel_bonus", "thaler"}
)
"""Ids of score items that grow when a development is acquired."""


class HaspelknechtTurningPointTexts(QObject):
    """Sentences about turning points, in the current language."""

    def cause_sentence(self, point: TurningPoint[State, Event], name: str) -> str:
        """Returns a sentence about the main cause of a turning point. `name` is the player's name."""
        tiles = [event.tile for event in point.events if isinstance(event, events.DevelopmentAcquired)]
        tile_points = sum(points for item, points in point.item_changes if item in ITEMS_OF_DEVELOPMENTS)
        item, points = point.main_change
        if tiles and tile_points >= points >= 0:
            if len(tiles) == 1:
                return self.tr("{name} acquires {tile}.").format(name=name, tile=terms.tile_title(tiles[0]))
            return self.tr("{name} acquires {tile} and {other}.").format(
                name=name, tile=terms.tile_title(tiles[0]), other=terms.tile_title(tiles[1])
            )
        states = point.state_before, point.state_after
        before, after = (len(scoring.emptied_sections(state, state.players[point.seat])) for state in states)
        sections = after - before
        if sections and item in {"tunnel_sections", "tunnel_bonus"}:
            return self.tr("{name} empties %n section(s) of the tunnel.", None, sections).format(name=name)
        return self._winter_sentence(point, item, points, name) or self._item_sentence(item, points, name)

    def _winter_sentence(self, point: TurningPoint[State, Event], item: str, points: int, name: str) -> str:
        """Returns a sentence about coal or lease in winter; "" if neither is the cause."""
        for event in point.events:
            match event:
                case events.CoalScored(_, coal, _) if item == "coal":
                    return self.tr("{name} counts %n coal on the farm.", None, coal).format(name=name)
                case events.LeasePaid(_, _, thaler, _) if item == "thaler" and points < 0 and thaler:
                    return self.tr("The lease costs {name} %n Thaler.", None, thaler).format(name=name)
                case events.LeasePaid(_, _, _, debts) if item == "debts" and debts:
                    return self.tr("The lease leaves {name} with %n debt chit(s).", None, debts).format(name=name)
                case _:
                    pass
        return ""

    def _item_sentence(self, item: str, points: int, name: str) -> str:
        if item == "water":
            if points > 0:
                return self.tr("{name} gets rid of pit water.").format(name=name)
            return self.tr("Pit water rises in {name}’s mine.").format(name=name)
        if points < 0:
            return self.tr("{name} loses %n VP.", None, -points).format(name=name)
        return {
            "pinge": self.tr("{name} has exhausted the Pinge: %n VP.", None, points),
            "storage": self.tr("{name} scores %n VP for the winter storage.", None, points),
            "charcoal_burner": self.tr("{name} scores %n VP with the Charcoal Burner.", None, points),
            "hauling_cable": self.tr("{name} scores %n VP with the Hauling Cable.", None, points),
            "water_mill": self.tr("{name} scores %n VP with the Water Mill.", None, points),
            "thaler": self.tr("{name} gains Thaler: %n VP.", None, points),
        }.get(item, self.tr("{name} gains %n VP.", None, points)).format(name=name)
