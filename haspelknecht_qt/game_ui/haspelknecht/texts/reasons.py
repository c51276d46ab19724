"""Texts of the reasons why one choice is better than another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.score import HaspelknechtScoreTexts
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.reasons import Reason, ReasonKind, find_facts, find_reasons
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.defaults.texts import DefaultReasonTexts
from haspelknecht_qt.ui.seat_names import SeatNames

_LISTED_KINDS = (ReasonKind.ITEM, ReasonKind.LOSS, ReasonKind.TILE)
"""Kinds whose reasons form one clause, with a list of score items."""


class HaspelknechtReasonTexts(QObject, DefaultReasonTexts[State, Move]):
    """Reasons as short clauses. Names of score items are in parentheses, because some languages would inflect them."""

    def __init__(self, game: Haspelknecht, seats: SeatNames, score: HaspelknechtScoreTexts) -> None:
        super().__init__()
        self._game = game
        self._seats = seats
        self._score = score

    @override
    def advantages(
        self, state: State, better: Sequence[Move], other: Sequence[Move], differences: Sequence[OutcomeDifference]
    ) -> list[str]:
        return self._clauses(find_reasons(self._game, state, better, other, differences))

    @override
    def facts(self, state: State, chosen: Sequence[Move], other: Sequence[Move]) -> list[str]:
        return self._clauses(find_facts(self._game, state, chosen, other))

    def _clauses(self, reasons: Sequence[Reason]) -> list[str]:
        """Returns the clauses of the reasons. Score items about which the same is said share one clause."""
        clauses = []
        for reason in reasons:
            is_listed = reason.kind in _LISTED_KINDS
            same = [each for each in reasons if is_listed and (each.kind, each.tile) == (reason.kind, reason.tile)]
            clauses.append(self.clause(reason, [each.item for each in same or [reason]]))
        return list(dict.fromkeys(clauses))

    def clause(self, reason: Reason, items: Sequence[str] = ()) -> str:
        """Returns the clause of a reason. `items` are the score items of all reasons in the clause."""
        return self._words(reason).format(
            tile=terms.tile_name(reason.tile) if reason.tile else "",
            vp=amounts.vp(reason.vp),
            items=amounts.join(self._score.item_name(item) for item in items or [reason.item] if item),
            name=self._seats.name(reason.seat),
            worker=terms.worker(reason.worker),
            count=reason.count,
            other=reason.other,
        )

    def _words(self, reason: Reason) -> str:
        """Returns the clause with its fields in braces."""
        count = reason.count
        match reason.kind:
            case ReasonKind.ACQUIRES:
                return self.tr("you acquire {tile} now, for {vp}") if reason.vp else self.tr("you acquire {tile} now")
            case ReasonKind.TILE:
                return self.tr("you get {tile} more often (for {items})")
            case ReasonKind.SCORES:
                return self.tr("{vp} more at once ({items})")
            case ReasonKind.PINGE:
                return self.tr("you exhaust the Pinge now, for {vp}")
            case ReasonKind.COAL:
                return self.tr("%n more coal on your farm", None, count)
            case ReasonKind.EXCAVATES:
                return self.tr("%n more coal excavated", None, count)
            case ReasonKind.UNBLOCKED:
                return self.tr("pit water does not stop your excavating")
            case ReasonKind.LESS_WATER:
                return self.tr("%n less pit water", None, count)
            case ReasonKind.TUNNEL_WOOD:
                return self.tr("%n more wood in the tunnel", None, count)
            case ReasonKind.FOOD:
                return self.tr("%n more food on your farm", None, count)
            case ReasonKind.THALER:
                return self.tr("%n more Thaler on your farm", None, count)
            case ReasonKind.WOOD:
                return self.tr("%n more wood on your farm", None, count)
            case ReasonKind.ITEM:
                return self.tr("more points ({items})")
            case ReasonKind.LOSS:
                return self.tr("fewer points lost ({items})")
            case ReasonKind.OPPONENT:
                return self.tr("{name} gets fewer points ({items})")
            case ReasonKind.TURN_ORDER if count == 1:
                return self.tr("you go first in the new turn order")
            case ReasonKind.TURN_ORDER:
                return self.tr("you are number {count} in the new turn order, not number {other}")
            case ReasonKind.LOW_TOTAL:
                return self.tr("cart field 1 counts only {count} instead of {other}: the lowest total goes first")
            case ReasonKind.MORE_DISKS:
                return self.tr("%n more disk(s)", None, count)
            case ReasonKind.NO_POOL_WATER:
                return self.tr("no pit water comes with the disks")
            case ReasonKind.SYNERGY:
                return self.tr("Farmer and Farmhand do the same work: you get the synergy bonus")
            case ReasonKind.SUMMER:
                return self.tr("the Farmer produces food: you get the summer bonus")
            case ReasonKind.CONTRACT_WORKER:
                return self.tr("one more contract worker ({worker})")
