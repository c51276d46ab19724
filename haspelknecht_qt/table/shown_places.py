"""Places on the table: those of the newest view state and, during an animation, those that only the animation needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from attrs import evolve

from haspelknecht_qt.table.piece_table import PieceTable
from haspelknecht_qt.table.places import TablePlace
from haspelknecht_qt.table.scene_contract import NameOf, ScenePlaces, V


class ShownPlaces(Generic[V]):
    """Sets the places of a piece table. `name_of` returns the names of elements for screen readers."""

    def __init__(self, scene_places: ScenePlaces[V], table: PieceTable, name_of: NameOf) -> None:
        self._scene_places = scene_places
        self._table = table
        self._name_of = name_of
        self._key: object = None
        self._places: Sequence[TablePlace] = ()
        self._is_temporary = False

    def clear(self) -> None:
        """Removes all places."""
        self._key, self._is_temporary = None, False
        self._table.set_places(())

    def show(
        self,
        view_state: V,
        event_view_states: Sequence[V] = (),
        rearranged: Sequence[TablePlace] = (),
        *,
        dropping: bool = False,
    ) -> None:
        """Shows the places of a view state and, until the last animation has ended, what animations need besides.

        Temporary places do not belong to the view state: they were shown before, or are in one of `event_view_states`
        in which something covers places. Pieces in `rearranged` places keep their positions until an animation moves
        them. With `dropping`, dropped pieces stay where they are until the table's `show`.
        """
        key = self._scene_places.key(view_state)
        between = [each for each in event_view_states if self._scene_places.covered_places(each)]
        if key == self._key and not between and not rearranged:
            return
        self._key = key
        self._places = self._scene_places.places(view_state, self._name_of)
        known = {place.id for place in self._places}
        covering = (place for each in between for place in self._scene_places.places(each, self._name_of))
        temporary = {place.id: place for place in (*self._table.scene.places, *covering) if place.id not in known}
        moving = {place.id for place in rearranged}
        before = {place.id: place for place in self._table.scene.places if place.id in moving}
        self._is_temporary = bool(temporary or before)
        added = [evolve(place, is_reachable=False, shows_usable=False) for place in temporary.values()]
        shown = [place.with_slots_of(before[place.id]) if place.id in before else place for place in self._places]
        self._table.set_places([*shown, *added], dropping=dropping)

    def show_final(self, view_state: V) -> None:
        """Shows the places of the view state after the last animation, without anything kept for the animations."""
        self.show(view_state)
        if self._is_temporary:
            self._is_temporary = False
            self._table.set_places(self._places)
