"""Names of the periods of the game: years, seasons and steps."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.defaults.texts import DefaultPeriodTexts


class HaspelknechtPeriodTexts(QObject, DefaultPeriodTexts):
    """Years and seasons by name. A period is a year and a season."""

    def default_name(self, seat: int) -> str:
        """Returns the name of a seat without a player."""
        return self.tr("Player {number}").format(number=seat + 1)

    @override
    def name(self, period: tuple[int, int]) -> str:
        year, season = period
        return self.tr("Year {year}, {season}").format(year=terms.year(year), season=terms.season(season))

    @override
    def group(self, period: tuple[int, int]) -> str:
        return self.tr("Year {year}").format(year=terms.year(period[0]))

    @override
    def numeral(self, period: tuple[int, int]) -> str:
        return terms.year(period[0])

    def jump_labels(self) -> tuple[str, str, str]:
        """Returns the labels for jumping from season to season: name, back, forward."""
        return self.tr("Season"), self.tr("Previous season (Page up)"), self.tr("Next season (Page down)")

    def heading(self, state: State) -> str:
        """Returns year, season and step, for instance "Year II, summer: planning"."""
        year, season = terms.year(state.year), terms.season(state.season)
        match state.step:
            case Step.FIRST_ORDER:
                return self.tr("Set-up")
            case Step.REFILLING:
                text = self.tr("Year {year}, {season}: refilling the resource boards")
            case Step.FIRST_TAKING:
                text = self.tr("Year {year}, {season}: first taking")
            case Step.SECOND_TAKING:
                text = self.tr("Year {year}, {season}: second taking")
            case Step.RETURNING_WATER:
                text = self.tr("Year {year}, {season}: returning pit water")
            case Step.PLANNING:
                text = self.tr("Year {year}, {season}: planning")
            case Step.EXECUTING:
                text = self.tr("Year {year}, {season}: executing")
            case Step.WINTER:
                text = self.tr("Year {year}, {season}: before the scoring phase")
            case Step.STORING:
                text = self.tr("Year {year}, {season}: storage phase")
            case Step.END:
                return self.tr("End of the game")
        return text.format(year=year, season=season)
