"""Where the game stands, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State


class HaspelknechtHeadingTexts(QObject):
    """Headings of steps and seasons."""

    def default_name(self, seat: int) -> str:
        """What a seat is called as long as nobody sits there."""
        return self.tr("Player {number}").format(number=seat + 1)

    def title(self) -> str:
        """The name of the game, as on the box."""
        return self.tr("Haspelknecht")

    def about(self) -> str:
        """What the game is."""
        return self.tr("Coal mining in the Ruhr valley, 16th century")

    def season(self, year: int, season: int) -> str:
        """For instance "Year II, summer"."""
        return self.tr("Year {year}, {season}").format(year=terms.year(year), season=terms.season(season))

    def period_group(self, year: int) -> str:
        """For instance "Year II"."""
        return self.tr("Year {year}").format(year=terms.year(year))

    def stops(self) -> tuple[str, str, str]:
        """Jumping from season to season: what it is called, back, and forward."""
        return self.tr("Season"), self.tr("Previous season (Page up)"), self.tr("Next season (Page down)")

    def chart_notes(self) -> tuple[str, str]:
        """What the chart of the scores shows: on the score track, and if the game had ended then."""
        return (
            self.tr("The score after each season, and the final scoring"),
            self.tr("What each player would have scored if the game had ended after that season"),
        )

    def step(self, state: State) -> str:
        """For instance "Year II, summer: planning"."""
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
