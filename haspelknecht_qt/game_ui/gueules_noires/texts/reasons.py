"""Texts of the reasons why one choice is better than another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts, terms
from haspelknecht_qt.game_ui.gueules_noires.texts.score import GueulesNoiresScoreTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.reasons import Reason, ReasonKind, find_facts, find_reasons
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, NOTHING, State
from haspelknecht_qt.ui.defaults.texts import DefaultReasonTexts
from haspelknecht_qt.ui.seat_names import SeatNames


class GueulesNoiresReasonTexts(QObject, DefaultReasonTexts[State, Move]):
    """Reasons as short clauses. Names of elements are in parentheses, because some languages would inflect them."""

    def __init__(self, game: GueulesNoires, seats: SeatNames, score: GueulesNoiresScoreTexts) -> None:
        super().__init__()
        self._game = game
        self._seats = seats
        self._score = score

    @override
    def advantages(
        self, state: State, better: Sequence[Move], other: Sequence[Move], differences: Sequence[OutcomeDifference]
    ) -> list[str]:
        return self._clauses(state, find_reasons(self._game, state, better, other, differences))

    @override
    def facts(self, state: State, chosen: Sequence[Move], other: Sequence[Move]) -> list[str]:
        return self._clauses(state, find_facts(self._game, state, chosen, other))

    def _clauses(self, state: State, reasons: Sequence[Reason]) -> list[str]:
        """Returns the clauses of the reasons. Elements about which nothing else is said share one clause."""
        elements = [reason.element for reason in reasons if reason.kind is ReasonKind.PRIZE]
        clauses = [
            self.clause(state, reason, elements if reason.kind is ReasonKind.PRIZE else [reason.element])
            for reason in reasons
        ]
        return list(dict.fromkeys(clauses))

    def clause(self, state: State, reason: Reason, elements: Sequence[int]) -> str:
        """Returns the clause of one reason in the position `state`, with the titles of these elements."""
        return self._words(reason).format(
            vp=amounts.vp(reason.vp),
            shift=terms.shift_numeral(reason.shift or LAST_SHIFT),
            element=amounts.join(TITLES.clock_element(element) for element in elements if element != NOTHING),
            order="" if reason.order == NOTHING else TITLES.order(state.box, reason.order),
            item=self._score.item_name(reason.item) if reason.item else "",
            name=self._seats.name(reason.seat),
        )

    def _words(self, reason: Reason) -> str:
        """Returns the clause with its fields in braces."""
        count = reason.count
        match reason.kind:
            case ReasonKind.DELIVERS:
                return self.tr("delivers %n order(s), for {vp}", None, count)
            case ReasonKind.COMPLETES:
                return self.tr("completes %n order(s) worth {vp}", None, count)
            case ReasonKind.FILLS:
                return self.tr("fills %n more order spot(s)", None, count)
            case ReasonKind.COAL_FOR_ORDERS:
                return self.tr("gives you the right coal for %n more spot(s) of your orders", None, count)
            case ReasonKind.ORDER:
                return self.tr("one more order to deliver: {order}")
            case ReasonKind.DELIVERIES:
                return self.tr("you deliver more in the rest of the game")
            case ReasonKind.COUNTS_NOW:
                return self.tr("what you deliver now already counts in the scoring of shift {shift}")
            case ReasonKind.LEADS:
                return self.tr("you alone are ahead for {vp} in the scoring of shift {shift} ({element})")
            case ReasonKind.MAJORITIES:
                return self.tr("you win more in the scoring of shift {shift}")
            case ReasonKind.SPOTS:
                return self.tr("%n more spot(s) for the scoring of shift {shift} ({element})", None, count)
            case ReasonKind.MOST_MINECARTS:
                return self.tr(
                    "with %n minecart(s) you have the most for the scoring of shift {shift} ({element})", None, count
                )
            case ReasonKind.MORE_MINECARTS:
                return self.tr("you then have %n minecart(s) for the scoring of shift {shift} ({element})", None, count)
            case ReasonKind.EMPTIES:
                return self.tr("%n more for the scoring of shift {shift} ({element})", None, count)
            case ReasonKind.PRIZE:
                return self.tr("you win more in the scoring of shift {shift} ({element})")
            case ReasonKind.BALANCED:
                return self.tr("your pit is balanced")
            case ReasonKind.LESS_EXCESS:
                return self.tr("only %n excess tunnel tile(s)", None, count)
            case ReasonKind.BALANCE:
                return self.tr("your pit ends more balanced")
            case ReasonKind.UNDELIVERED:
                return self.tr("fewer orders stay undelivered")
            case ReasonKind.FRANCS:
                return self.tr("more money is left at the end")
            case ReasonKind.CUBES:
                return self.tr("more coal is left at the end")
            case ReasonKind.OPPONENT_ITEM:
                return self.tr("{name} gets fewer points ({item})")
            case ReasonKind.OPPONENT_ELEMENT:
                return self.tr("{name} gets fewer points in the scoring of shift {shift} ({element})")
            case ReasonKind.MONEY:
                return self.tr("%n more franc(s)", None, count)
            case ReasonKind.WORKERS:
                return self.tr("%n more worker(s) left in this shift", None, count)
