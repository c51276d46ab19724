"""Printed rulebooks, and the rulings R1 to R14 on points in which they differ.

H1 to H6 are rulings of this program for questions that no rulebook answers. The rule texts of the program contain all
rulings.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.haspelknecht.kinds import Good


@frozen(kw_only=True)
class RulebookRulings:
    """Rulings of one printed rulebook. True means that the ruling applies in this rulebook.

    R7, R8 and R13 are not listed: their results are equal in all rulebooks. R9 is the option "planning". R14 concerns
    free layouts; `layouts.layout_problems` checks it before a match.
    """

    id: str
    burner_any_time: bool = False
    """R1: tile 15 works at once and any number of times. If False, it works once per phase, from the next phase on."""
    lorry_coal_in_pinge: bool = False
    """R2: tile 42 gives its 2 coal also while the Pinge is not exhausted."""
    coal_storage_holds_both: bool = False
    """R3: tile 24 holds 1 coal and 1 wood. If False, it holds only one of them."""
    lamp_between_any_pools: bool = False
    """R4: tile 32 exchanges between any reserve and action pool. If False, the two pools must belong together."""
    contract_workers_choose: bool = False
    """R5: in each action, Coal-digger and Haspelknecht remove 1 or 2 water, or take 1 coal where this is allowed."""
    haspelknecht_may_stop: bool = False
    """R5: the Haspelknecht may stop before its third action. It may also remove 1 water, but only the last one."""
    farm_storage_vp_good: Good
    """R6: good that scores 1 VP when it is stored on the farm."""
    own_worker_may_remove_one: bool = False
    """R10: in each action, Farmer and Farmhand remove 1 or 2 water. If False, they remove 2, or 1 if it is the last."""
    synergy_names_no_worker: bool = False
    """R11: the synergy action for mining belongs to the player, not to the worker activated last."""
    markers_in_winter: bool = False
    """R12: markers may be played in winter too."""
    markers_at_once: bool = False
    """R12: a marker may already be played in the phase in which it was acquired."""


DUTCH = RulebookRulings(id="dutch", coal_storage_holds_both=True, farm_storage_vp_good=Good.WOOD)
ENGLISH = RulebookRulings(
    id="english",
    burner_any_time=True,
    lorry_coal_in_pinge=True,
    coal_storage_holds_both=True,
    haspelknecht_may_stop=True,
    farm_storage_vp_good=Good.WOOD,
    own_worker_may_remove_one=True,
    markers_in_winter=True,
)
FRENCH = RulebookRulings(
    id="french",
    lorry_coal_in_pinge=True,
    lamp_between_any_pools=True,
    contract_workers_choose=True,
    farm_storage_vp_good=Good.FOOD,
    synergy_names_no_worker=True,
    markers_in_winter=True,
    markers_at_once=True,
)

RULEBOOKS = {rulebook.id: rulebook for rulebook in (DUTCH, ENGLISH, FRENCH)}
