"""Printed values in the rule texts: a corrected value is corrected there too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import PLAYER_DISKS_FOR_DEVELOPMENTS
from haspelknecht_qt.games.haspelknecht.printed import COLOURS
from haspelknecht_qt.ui.rules.rule_markup import ValueSource, guessed_values, value_texts

VALUES: Mapping[str, ValueSource[Components]] = {
    "player_disks": ValueSource(
        "supply.player_disks_per_player", lambda printed: printed.supply.player_disks_per_player
    ),
    "development_disks": ValueSource("", lambda _: PLAYER_DISKS_FOR_DEVELOPMENTS),
    "supply.thaler": ValueSource("supply.thaler", lambda printed: printed.supply.thaler),
    "supply.debt_chit": ValueSource("supply.debt_chit", lambda printed: printed.supply.debt_chit),
    "disk_value.black": ValueSource("disk_value.black", lambda printed: printed.disk_value[COLOURS.index("black")]),
    "disk_value.brown": ValueSource("disk_value.brown", lambda printed: printed.disk_value[COLOURS.index("brown")]),
    "disk_value.yellow": ValueSource("disk_value.yellow", lambda printed: printed.disk_value[COLOURS.index("yellow")]),
    "pools.water": ValueSource(
        "pool.C.pit_water", lambda printed: [pool.id for pool in printed.pools if pool.pit_water]
    ),
    "pinge.coal": ValueSource("", lambda printed: sum(printed.pinge.coal_groups)),
    "pinge.groups": ValueSource("pinge.coal_groups", lambda printed: printed.pinge.coal_groups),
    "pinge.blocked": ValueSource("pinge.blocked_from_water", lambda printed: printed.pinge.blocked_from_water),
    "pinge.bonus.1": ValueSource("pinge.bonus_vp", lambda printed: printed.pinge.bonus_vp.get(1, 0)),
    "pinge.bonus.2": ValueSource("pinge.bonus_vp", lambda printed: printed.pinge.bonus_vp.get(2, 0)),
    "tunnel.sections": ValueSource("", lambda printed: len(printed.tunnel.coal)),
    "tunnel.coal": ValueSource("", lambda printed: sum(printed.tunnel.coal)),
    "tunnel.coal_by_section": ValueSource("tunnel.coal", lambda printed: printed.tunnel.coal),
    "tunnel.vp": ValueSource("", lambda printed: sum(printed.tunnel.vp)),
    "tunnel.vp_by_section": ValueSource("tunnel.vp", lambda printed: printed.tunnel.vp),
    "tunnel.wheelbarrow": ValueSource("tunnel.wheelbarrow", lambda printed: _sections(printed.tunnel.wheelbarrow)),
    "tunnel.oil_lamp": ValueSource("tunnel.oil_lamp", lambda printed: _sections(printed.tunnel.oil_lamp)),
    "tunnel.lorry": ValueSource("tunnel.lorry", lambda printed: _sections(printed.tunnel.lorry)),
    "tunnel.reeling_blocked": ValueSource(
        "tunnel.reeling_blocked_from_water", lambda printed: printed.tunnel.reeling_blocked
    ),
    "tunnel.digging_blocked": ValueSource(
        "tunnel.excavation_blocked_from_water", lambda printed: printed.tunnel.excavation_blocked
    ),
    "level.4.first": ValueSource("level.4.vp", lambda printed: printed.levels[4].vp[0]),
    "marker_vp": ValueSource("final_scoring.unused_marker_vp", lambda printed: printed.final_scoring.unused_marker_vp),
    "debt.first": ValueSource("final_scoring.debt_vp_first", lambda printed: -printed.final_scoring.debt_vp_first),
    "debt.each_further": ValueSource(
        "final_scoring.debt_vp_each_further", lambda printed: -printed.final_scoring.debt_vp_each_further
    ),
}
"""All values for rule texts."""


def _sections(indices: Sequence[int]) -> list[int]:
    """Section numbers, counted from 1."""
    return [index + 1 for index in indices]


def texts(components: Components, language: str) -> dict[str, str]:
    """Text of each value in a language."""
    return value_texts(VALUES, components, language)


def guessed(components: Components) -> frozenset[str]:
    """Names of the values that are marked as reconstructed."""
    return guessed_values(VALUES, components)
