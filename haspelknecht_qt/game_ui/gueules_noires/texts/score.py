"""Texts about the score: names of score items, explanations of points, and the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts, tables
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import AmountText
from haspelknecht_qt.game_ui.gueules_noires.texts.places import CoveredOrdersChoice
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.majorities import majorities, scored_element_count
from haspelknecht_qt.games.gueules_noires.state import MineSide, State, Step
from haspelknecht_qt.ui.defaults.texts import DefaultScoreTexts


class GueulesNoiresScoreTexts(QObject, DefaultScoreTexts[State]):
    """Texts about score items, by their ids in `scoring.ITEMS`, with printed values. Unknown ids raise KeyError."""

    def __init__(self, printed: Components, counting: CoveredOrdersChoice) -> None:
        super().__init__()
        self._printed = printed
        self._counting = counting

    def item_name(self, item: str) -> str:
        """Returns the name of a score item, for instance "Balance"."""
        return tables.ITEMS.text(item, QCoreApplication.translate)

    @override
    def item_explanation(self, item: str) -> str:
        numbers = self._printed.final_scoring
        elements = scored_element_count(scoring.SHIFT_BY_ITEM.get(item, 0))
        first_elements = self.tr("VP for majorities in the first {count} elements of the shift clock.")
        text, count = {
            "deliveries": (self.tr("VP for all delivered orders."), 0),
            "shift_1": (first_elements, elements),
            "shift_2": (first_elements, elements),
            "shift_3": (self.tr("VP for majorities in all {count} elements of the shift clock."), elements),
            "francs": (self.tr("1 VP for every {count} francs at the end."), numbers.francs_per_vp),
            "cubes": (
                self.tr("1 VP for every {count} coal cubes at the end, wherever they are."),
                numbers.cubes_per_vp,
            ),
            "undelivered": (self.tr("VP lost for orders not delivered at the end, completed or not."), 0),
            "balance": (self.tr("VP lost for excess tunnel tiles on one side of the pit."), 0),
        }[item]
        return text.format(count=count)

    @override
    def item_calculation(self, state: State, seat: int, item: str) -> str:
        player = state.players[seat]
        match item:
            case "deliveries":
                return AmountText.ORDERS.counted(len(player.delivered))
            case "francs":
                return AmountText.FRANCS.counted(player.francs)
            case "cubes":
                return AmountText.COAL.counted(scoring.cube_count(state, player))
            case "undelivered":
                return AmountText.ORDERS.counted(len(player.orders))
            case "balance":
                return self.tr("Light side: {lit}. Dark side: {dark}.").format(
                    lit=player.tile_count_on(MineSide.LIT), dark=player.tile_count_on(MineSide.DARK)
                )
            case _ if scoring.SHIFT_BY_ITEM[item] == state.shift and state.step is not Step.OVER:
                if not self._counting.includes_all_orders(state):
                    # The prizes would tell which orders of others lie face down (GR13).
                    return ""
                points = sum(each.prizes[seat] for each in majorities(state, scored_element_count(state.shift)))
                return self.tr("Scoring this shift now would bring {vp}").format(vp=amounts.vp(points))
            case _:
                return ""

    def chart_captions(self) -> tuple[str, str]:
        """Returns the captions of the two score charts."""
        return (
            self.tr("VP on the score track"),
            self.tr("VP if the game had ended then, without the scoring of the current shift"),
        )

    @override
    def tie_note(self) -> str:  # The tie-break follows GF2.
        return self.tr("tie: most francs left after the exchange")

    def result_sentence(self, standing: Standing, seats: Sequence[Seat], move_count: int) -> str:
        """Returns a sentence about a victory after `move_count` moves: lead, tie-break, or a shared victory (GF2)."""
        order = standing.ranking()
        first, second = standing.seats[order[0]], standing.seats[order[1]]
        if len(standing.winners) > 1:
            return self.tr("Shared victory: equal in VP and in francs left")
        if first.total > second.total:
            return self.tr(
                "%n VP ahead of {other}, after three shifts and {number} moves.", None, first.total - second.total
            ).format(other=seats[order[1]].name, number=move_count)
        return self.tr("{name} wins the tie with %n francs left", None, first.tie_breaks[0]).format(
            name=seats[order[0]].name
        )
