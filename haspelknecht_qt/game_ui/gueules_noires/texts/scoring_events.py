"""Lines of the log on the end of a shift and of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import State

Names = Sequence[str]


class GueulesNoiresScoringTexts(QObject):
    """Lines of the log on majorities, the next starting player and the winners."""

    def __init__(self, amounts: GueulesNoiresAmountTexts, titles: GueulesNoiresTitleTexts) -> None:
        super().__init__()
        self._amounts = amounts
        self._titles = titles

    def line(self, event: Event, state: State, names: Names) -> str:
        """Returns the line of an event; "" for other events."""
        match event:
            case events.ShiftEnded(shift):
                return self.tr("Shift {shift} is over").format(shift=terms.shift(shift))
            case events.ElementScored(_, element, _, prizes):
                return self._element(element, prizes, names)
            case events.FirstPlayerDetermined(seat, workers):
                return self._next_first(seat, workers, names)
            case events.WorkersReturned():
                return self.tr("All workers come back")
            case events.GameEnded(winners) if len(winners) == 1:
                return self.tr("{name} wins the game").format(name=names[winners[0]])
            case events.GameEnded(winners):
                return self.tr("{names} share the victory").format(
                    names=self._amounts.join(names[seat] for seat in winners)
                )
            case _:
                return ""

    def _element(self, element: int, prizes: Sequence[int], names: Names) -> str:
        """Scores for an element of the shift clock (GE2, GE3)."""
        title = self._titles.element(element)
        winners = [seat for seat, vp in enumerate(prizes) if vp]
        if not winners:
            return self.tr("{element}: nobody scores").format(element=title)
        scored = {prizes[seat] for seat in winners}
        if len(winners) == 1:
            return self.tr("{element}: {name} scores {vp}").format(
                element=title, name=names[winners[0]], vp=self._amounts.vp(prizes[winners[0]])
            )
        if len(scored) == 1:
            tied = self._amounts.join(names[seat] for seat in winners)
            return self.tr("{element}: {names} are tied and score {vp} each").format(
                element=title, names=tied, vp=self._amounts.vp(prizes[winners[0]])
            )
        best_first = sorted(winners, key=lambda seat: -prizes[seat])
        listed = self._amounts.join(
            self.tr("{name} {vp}", "a player and what the player scores").format(
                name=names[seat], vp=self._amounts.vp(prizes[seat])
            )
            for seat in best_first
        )
        return self.tr("{element}: {prizes}").format(element=title, prizes=listed)

    def _next_first(self, seat: int, workers: Sequence[int], names: Names) -> str:
        """Reason for the choice of the next starting player (GE4)."""
        name = names[seat]
        most = [each for each, count in enumerate(workers) if count == max(workers)]
        if len(most) == 1:
            return self.tr("{name} has most workers in the minecart factory and begins the next shift").format(
                name=name
            )
        if not any(workers):
            return self.tr(
                "Nobody has workers in the minecart factory: {name} is next, clockwise, and starting player"
            ).format(name=name)
        return self.tr(
            "{names} are tied in the minecart factory: {name} is next, clockwise, and starting player"
        ).format(names=self._amounts.join(names[each] for each in most), name=name)
