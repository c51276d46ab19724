"""Converts matches, positions and choices to the whole numbers of the C++ sources (`state.hpp`, `model.cpp`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import (
    YEARS,
    DiskColour,
    Good,
    Mine,
    Placeable,
    ScoreSource,
    Step,
    Tile,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.printed import SYMBOLS
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.games.haspelknecht.strategy.plans import ACQUIRE, Plan

CHOICE_NUMBERS = 10
"""Size of one packed choice, in integers; the same as CHOICE_NUMBERS in model.cpp."""
MAX_SEATS = 4
_TILES = tuple(Tile)
_TILE_INDEXES = {int(tile): place for place, tile in enumerate(_TILES)}
_GOODS = tuple(Good)
_GOOD_INDEXES = {good: place for place, good in enumerate(_GOODS)}
_STORED = {"": 0, **{good.value: place for place, good in enumerate(_GOODS, 1)}}
_STEP_NUMBERS = {step: place for place, step in enumerate(Step)}
_QUESTION_NUMBERS = {question: place for place, question in enumerate(TileQuestion)}
_MINES = {mine: place for place, mine in enumerate(Mine)}
_NOBODY = -1
_NOWHERE = -1
_NO_GOAL = -1
BOARD_FIELDS = (
    *("food", "wood", "coal", "thaler", "debts", "water"),
    *("pinge", "pinge_wood", "exhausted", "tunnel", "tunnel_wood", "shaft", "excavated"),
)
"""Names of the attributes of `Player` that describe the board. A packed player begins with their values."""


def pack_match_constants(box: MatchConstants) -> list[int]:
    """Returns the constants of a match as numbers: number of seats, rulebook, and printed values."""
    printed, rulebook = box.components, box.rulebook
    numbers: list[int] = [
        box.player_count,
        rulebook.burner_any_time,
        rulebook.lorry_coal_in_pinge,
        rulebook.coal_storage_holds_both,
        rulebook.lamp_between_any_pools,
        rulebook.contract_workers_choose,
        rulebook.haspelknecht_may_stop,
        _GOOD_INDEXES[rulebook.farm_storage_vp_good],
        rulebook.own_worker_may_remove_one,
        rulebook.synergy_names_no_worker,
        rulebook.markers_in_winter,
        rulebook.markers_at_once,
    ]
    for tile in _TILES:
        in_play = tile in box.tile_index
        numbers.append(in_play)
        numbers += box.tile_requirement[tile] if in_play else (0, 0, 0, 0)
        numbers.append(SYMBOLS.index(printed.tiles[tile].symbol))
        numbers.append(_tile_bits(box.neighbours[tile]) if in_play else 0)
    for _, level in sorted(printed.levels.items()):
        numbers += _sized_list(level.vp)
        numbers += _sized_list([_GOOD_INDEXES[Good(good)] for good in level.fee_goods])
    numbers.append(printed.pinge.blocked_from_water)
    numbers += box.accessible_pinge_coal
    numbers += [printed.pinge.bonus_vp.get(year, 0) for year in YEARS]
    numbers += box.accessible_tunnel_coal
    numbers += printed.tunnel.vp
    numbers += [printed.tunnel.water_blocking_reeling, printed.tunnel.water_blocking_excavation]
    for sections in (printed.tunnel.wheelbarrow, printed.tunnel.oil_lamp, printed.tunnel.lorry):
        numbers += _sized_list(sections)
    numbers += box.pool_brings_water + (False,) * (MAX_SEATS - box.player_count)
    numbers += _sized_list(printed.coal_chart.vp)
    numbers.append(printed.coal_chart.each_further)
    for year in YEARS:
        numbers += printed.lease[year]
    scoring = printed.final_scoring
    numbers += _sized_list(scoring.thaler_vp)
    numbers += [scoring.thaler_vp_each_further, scoring.debt_vp_first, scoring.debt_vp_each_further]
    numbers += _sized_list(scoring.building_symbols_vp)
    numbers.append(scoring.unused_marker_vp)
    numbers += printed.disk_value
    return numbers


def pack_state(state: State) -> list[int]:
    """Returns a position as numbers, without the order in which tiles were acquired: the model does not need it.

    Of the owners of a tile, only their number and the last one are included.
    """
    numbers: list[int] = []
    for player in state.players:
        numbers += _pack_player(player)
    for pool in (*state.pools, *state.reserves):
        numbers += pool
    numbers += state.bag
    owners = dict(zip(state.box.tiles, state.owners, strict=True))
    numbers += [len(owners.get(tile, ())) for tile in _TILES]
    numbers += [owners[tile][-1] if owners.get(tile) else _NOBODY for tile in _TILES]
    numbers += state.order
    numbers += [state.turn, state.acted, state.year, state.season, _STEP_NUMBERS[state.step], state.filling]
    numbers += [state.active, state.actions, _MINES[state.working_in], _QUESTION_NUMBERS[state.effect]]
    return numbers


def _pack_player(player: Player) -> Iterator[int]:
    yield from (getattr(player, name) for name in BOARD_FIELDS)
    yield from player.cart1
    yield from player.cart2
    for laid in player.plan:
        yield from laid
    yield from (player.done, player.confirmed, *player.work, player.markers, player.buildings, player.improved)
    yield from (player.burned, player.synergy)
    yield from (_STORED[good] for good in player.stored)
    yield from player.scored
    yield from (_tile_bits(player.tiles), _tile_bits(player.fresh))


def read_players(numbers: Sequence[int], players: Sequence[Player]) -> list[Player]:
    """Returns the players of a position packed by `pack_state`, with all values that the final score needs.

    All other values are copied from `players` of the same match. Tiles come in ascending order.
    """
    return [
        _read_player(numbers[_NUMBERS_PER_PLAYER * seat : _NUMBERS_PER_PLAYER * (seat + 1)], each.copy())
        for seat, each in enumerate(players)
    ]


def _read_player(numbers: Sequence[int], player: Player) -> Player:
    for name, number in zip(BOARD_FIELDS, numbers, strict=False):
        setattr(player, name, number)
    player.markers = numbers[_MARKERS_INDEX]
    *_, tiles, _ = numbers
    player.scored = list(numbers[-2 - len(ScoreSource) : -2])
    player.tiles = [int(tile) for place, tile in enumerate(_TILES) if tiles >> place & 1]
    return player


def _tile_bits(tiles: Iterable[int]) -> int:
    return sum(1 << _TILE_INDEXES[tile] for tile in tiles)


def _sized_list(numbers: Sequence[int]) -> list[int]:
    """Returns the length of a list, followed by its numbers."""
    return [len(numbers), *numbers]


def pack_goals(goals: tuple[int, int]) -> list[int]:
    """Returns the indexes of the tiles that Farmer and Farmhand should acquire; `_NO_GOAL` in place of 0 (no tile)."""
    return [_TILE_INDEXES.get(goal, _NO_GOAL) for goal in goals]


def read_choice(numbers: Sequence[int]) -> moves.Move | Plan:
    """Returns the taking of disks, pass, exchange (tile 32) or plan that the compiled model gives as numbers."""
    is_plan, *rest = numbers
    if is_plan:
        farmer, farmer_target, farmhand, farmhand_target, first, second, black, yellow, markers = rest
        jobs = _read_job(farmer, farmer_target), _read_job(farmhand, farmhand_target)
        return Plan(*jobs, first, second, (black, yellow), markers)
    pool, colour, reserve, from_reserve = rest[:4]
    if reserve != _NOWHERE:
        return moves.exchange_disks(reserve, DiskColour(from_reserve), pool, DiskColour(colour))
    return moves.PASS if pool == _NOWHERE else moves.take(pool, DiskColour(colour))


def _read_job(kind: int, tile_or_disks: int) -> tuple[int, int]:
    """Returns a worker's job, with the tile's number in place of its index."""
    return kind, int(_TILES[tile_or_disks]) if kind == ACQUIRE else tile_or_disks


_NUMBERS_PER_PLAYER = len(list(_pack_player(Player())))
_MARKERS_INDEX = len(BOARD_FIELDS) + 2 * len(DiskColour) + len(Worker) * len(Placeable) + 4
"""Index of the markers in a packed player. They follow the disks, the plan and the workers' progress."""
