"""Lines of the log about mining: cage, cubes and order spots."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import amounts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import Colour, State


class GueulesNoiresExtractionTexts(QObject):
    """Lines of the log about extractions."""

    def line(self, event: Event, state: State, names: Sequence[str], count: int) -> str:
        """Returns the line of an event; "" for other kinds of events, and for an end without lost work steps."""
        match event:
            case events.ExtractionBegan(seat, moves):
                return self.tr("{name} goes mining: %n work steps", None, moves).format(name=names[seat])
            case events.CageMoved(seat, _, level):
                return self._cage(level).format(name=names[seat])
            case events.CubeLoaded(seat, _, cube):
                return self._loaded(cube, count).format(name=names[seat])
            case events.CubeStored(seat, cube):
                return self._stored(cube, count).format(name=names[seat])
            case events.CellFilled(seat, order, _, _) if state.is_filled(order):
                return self.tr("{name} has completed: {order}").format(
                    name=names[seat], order=TITLES.order(state.box, order)
                )
            case events.CellFilled(seat, order, colour, cubes):
                text = self._filled(colour) if len(cubes) == 1 else self._filled_with_two(colour)
                return text.format(
                    name=names[seat],
                    order=TITLES.order(state.box, order),
                    cubes=amounts.sources(cubes),
                )
            case events.ExtractionEnded(seat, lost) if lost:
                return self.tr("{name} stops mining; %n work steps are lost", None, lost).format(name=names[seat])
            case _:
                return ""

    def _cage(self, level: int) -> str:
        return (
            self.tr("The cage of {name} goes to the surface level"),
            self.tr("The cage of {name} goes to the yellow tunnel level"),
            self.tr("The cage of {name} goes to the brown tunnel level"),
            self.tr("The cage of {name} goes to the grey tunnel level"),
            self.tr("The cage of {name} goes to the black tunnel level"),
        )[level]

    def _loaded(self, cube: Colour, count: int) -> str:
        return (
            self.tr("{name} loads %n yellow cubes", None, count),
            self.tr("{name} loads %n brown cubes", None, count),
            self.tr("{name} loads %n grey cubes", None, count),
            self.tr("{name} loads %n black cubes", None, count),
        )[cube]

    def _stored(self, cube: Colour, count: int) -> str:
        return (
            self.tr("{name} stores %n yellow cubes", None, count),
            self.tr("{name} stores %n brown cubes", None, count),
            self.tr("{name} stores %n grey cubes", None, count),
            self.tr("{name} stores %n black cubes", None, count),
        )[cube]

    def _filled(self, colour: Colour) -> str:
        return (
            self.tr("{name} fills a yellow order spot: {order}"),
            self.tr("{name} fills a brown order spot: {order}"),
            self.tr("{name} fills a grey order spot: {order}"),
            self.tr("{name} fills a black order spot: {order}"),
        )[colour]

    def _filled_with_two(self, colour: Colour) -> str:
        return (
            self.tr("{name} fills a yellow order spot with two cubes ({cubes}): {order}"),
            self.tr("{name} fills a brown order spot with two cubes ({cubes}): {order}"),
            self.tr("{name} fills a grey order spot with two cubes ({cubes}): {order}"),
            self.tr("{name} fills a black order spot with two cubes ({cubes}): {order}"),
        )[colour]
