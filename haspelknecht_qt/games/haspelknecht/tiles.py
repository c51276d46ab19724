"""Effects of the twenty development tiles. Four of them ask the player a question when acquired."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.haspelknecht import events, markers, mining, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import (
    BUILDING_OF_TILE,
    PINGE_COAL,
    PINGE_WOOD,
    TUNNEL_SECTIONS,
    Building,
    Marker,
    Mine,
    ScoreSource,
    Step,
    Tile,
    TileQuestion,
)
from haspelknecht_qt.games.haspelknecht.state import Player, State

WOOD_OF_TIMBER = 3
SMALL_COAL_MINE_THALER = 3
LORRY_COAL = 2
BURNER_WOOD = 2
BURNER_COAL = 2
BURNER_VP = 1

_GAINS_OF_TILE: dict[Tile, tuple[tuple[str, int], ...]] = {
    Tile.CARRYING_POLE: (("thaler", 1),),
    Tile.OIL_LAMP: (("thaler", 1),),
    Tile.HAMMER_AND_PICK: (("wood", 1),),
    Tile.COAL_DRIVER: (("thaler", 1),),
    Tile.LORRY: (("wood", 1),),
    Tile.HAND_CART: (("food", 1),),
    Tile.HORSE_AND_CART: (("thaler", 1), ("food", 1)),
    Tile.SMALL_COAL_MINE: (("thaler", SMALL_COAL_MINE_THALER),),
}
"""Goods and Thaler that a tile gives when it is acquired, as pairs of name and number."""
_QUESTION_OF_TILE = {Tile[question.name]: question for question in TileQuestion if question}
"""Question that the player must answer when a tile takes effect. The tile and its question have the same name."""


def take_effect(state: State, seat: int, tile: Tile) -> Iterator[Event]:
    """D7: gives the player the tile's effects, such as a marker. Sets `effect` if the player must answer a question."""
    player = state.players[seat]
    if tile in BUILDING_OF_TILE:
        player.buildings |= BUILDING_OF_TILE[tile]
        yield events.BuildingBuilt(seat, BUILDING_OF_TILE[tile])
    if tile in markers.MARKER_OF_TILE:
        player.markers |= markers.MARKER_OF_TILE[tile]
        yield events.MarkerGained(seat, markers.MARKER_OF_TILE[tile])
    for what, count in _GAINS_OF_TILE.get(tile, ()):
        yield _gain(player, seat, what, count, tile)
    if tile == Tile.PICKAXE:
        player.improved = True
        yield events.FarmhandImproved(seat)
    # R2: under the Dutch rulebook, tile 42 brings coal to the shaft only if the Pinge is exhausted.
    if tile == Tile.LORRY and (player.exhausted or state.box.rulebook.lorry_coal_in_pinge):
        player.shaft += LORRY_COAL
        yield events.GainReceived(seat, "shaft_coal", LORRY_COAL, tile)
    state.effect = _QUESTION_OF_TILE.get(tile, TileQuestion.NONE)


def _gain(player: Player, seat: int, what: str, count: int, tile: Tile) -> Event:
    player.add_goods(what, count)
    return events.GainReceived(seat, what, count, tile)


def legal_answers(state: State) -> list[moves.Move]:
    """Returns the legal answers to the question of the tile just acquired."""
    return [move for move in ANSWERS_BY_QUESTION[state.effect] if refusal_to_answer(state, move) is None]


ANSWERS_BY_QUESTION: dict[TileQuestion, tuple[moves.Move, ...]] = {
    TileQuestion.NONE: (),
    TileQuestion.WINDLASS: (moves.remove_water(1), moves.DECLINE),
    TileQuestion.MINING_TIMBER: (moves.TIMBER_WOOD, moves.TIMBER_THALER),
    TileQuestion.HAMMER_AND_PICK: (moves.EXCAVATE, moves.DECLINE),
    TileQuestion.COAL_SACKS: (moves.sell(1), moves.sell(2), moves.DECLINE),
}


def refusal_to_answer(state: State, move: moves.Move) -> str | None:
    """Returns the rule that forbids this answer to the question of the tile just acquired, or None."""
    if move not in ANSWERS_BY_QUESTION[state.effect]:
        return "D7"
    player = state.player
    match move:
        case moves.Excavate():
            return mining.refusal_to_excavate(state.box, player, player.current_mine())
        case moves.RemoveWater():
            return None if player.water else "25"
        case moves.Sell(coal):
            return None if player.coal >= coal else "34"
        case _:
            return None


def carry_out_answer(state: State, move: moves.Move) -> Iterator[Event]:
    """Carries out the answer to the question of the tile just acquired."""
    player, seat = state.player, state.seat
    state.effect = TileQuestion.NONE
    match move:
        case moves.RemoveWater(count):
            yield from mining.remove_water(state, seat, count)
        case moves.Excavate():
            yield from mining.excavate(state, seat, player.current_mine())
        case moves.ChooseMiningTimberGain(takes_thaler=True):
            yield _gain(player, seat, "thaler", 1, Tile.MINING_TIMBER)
        case moves.ChooseMiningTimberGain():
            yield _gain(player, seat, "wood", WOOD_OF_TIMBER, Tile.MINING_TIMBER)
            player.water += 1
            yield events.WaterReceived(seat, 1, "31")
        case moves.Sell(coal):
            player.coal -= coal
            yield events.EffectPaid(seat, "coal", coal, Tile.COAL_SACKS)
            yield _gain(player, seat, "thaler", 1, Tile.COAL_SACKS)
            if coal > 1:
                yield _gain(player, seat, "food", 1, Tile.COAL_SACKS)
        case _:
            yield events.OfferDeclined(seat)


def needs_answer(state: State) -> bool:
    """H3: whether the tile's question must be answered, because the player can do more than decline.

    Tile 25 needs water in the player's mine. Tile 33 needs a coal that is accessible or can be made accessible. Tile 34
    needs coal on the farm, or a Charcoal Burner that can bring some.
    """
    player = state.player
    match state.effect:
        case TileQuestion.NONE:
            return False
        case TileQuestion.WINDLASS:
            return player.water > 0
        case TileQuestion.MINING_TIMBER:
            return True
        case TileQuestion.HAMMER_AND_PICK:
            return can_make_coal_accessible(state, player, player.current_mine())
        case TileQuestion.COAL_SACKS:
            return player.coal > 0 or refusal_to_burn(state) is None


def can_make_coal_accessible(state: State, player: Player, mine: Mine) -> bool:
    """Whether wood (E13), the Hauling Cable (TM1) or both can make a coal of this mine accessible."""
    box = state.box
    water = player.water - int(markers.refusal_to_use(state, Marker.HAULING_CABLE) is None)
    if mine == mining.PINGE:
        accessible = box.accessible_pinge_coal[min(player.pinge_wood + player.wood, PINGE_WOOD)]
        is_dry = water < box.components.pinge.blocked_from_water
        return not player.exhausted and is_dry and PINGE_COAL - player.pinge < accessible
    accessible = box.accessible_tunnel_coal[min(player.tunnel_wood + player.wood, TUNNEL_SECTIONS)]
    is_dry = water < box.components.tunnel.water_blocking_excavation
    return player.exhausted and is_dry and player.tunnel < accessible


def refusal_to_burn(state: State) -> str | None:
    """Returns the rule that forbids using the Charcoal Burner now, or None (tile 15, TM2, R1).

    Under the English rulebook: while executing the plan, and in winter before the scoring. Under the Dutch and French
    rulebooks: once per phase while executing the plan, from the phase after the tile was acquired.
    """
    player = state.player
    if not player.owns(Building.CHARCOAL_BURNER):
        return "15"
    if state.box.rulebook.burner_any_time:
        if state.step not in (Step.EXECUTING, Step.WINTER):
            return "TM2"
    elif state.step != Step.EXECUTING:
        return "TM2"
    elif player.burned or Tile.CHARCOAL_BURNER in player.fresh:
        return "R1"
    return None if player.wood >= BURNER_WOOD else "15"


def use_charcoal_burner(state: State, _: moves.Move) -> Iterator[Event]:
    """Tile 15: exchanges 2 wood for 2 coal on the farm and 1 VP."""
    player, seat = state.player, state.seat
    player.burned = True
    player.wood -= BURNER_WOOD
    yield events.EffectPaid(seat, "wood", BURNER_WOOD, Tile.CHARCOAL_BURNER)
    yield _gain(player, seat, "coal", BURNER_COAL, Tile.CHARCOAL_BURNER)
    player.scored[ScoreSource.CHARCOAL_BURNER] += BURNER_VP
    yield events.PointsScored(seat, ScoreSource.CHARCOAL_BURNER, BURNER_VP)
