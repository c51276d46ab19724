"""Session of a match: connects its controller with table, prompt, side panel and hand-over screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from attrs import frozen
from PySide6.QtCore import QObject, QPoint, Qt, Signal

from haspelknecht_qt.core.game import CHANCE, E, M, S, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.undo import UndoError
from haspelknecht_qt.table.accessible import AccessibleTree
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import EventTexts, GameTexts, LogLine, MatchView, Pointing, TakeBack
from haspelknecht_qt.ui.match.bot_names import levels_of
from haspelknecht_qt.ui.match.connections import Connections
from haspelknecht_qt.ui.match.controller import Controller, MatchChange
from haspelknecht_qt.ui.match.hand_over import HandOverScreen, RecentEventLines
from haspelknecht_qt.ui.match.prompt import Prompt, actions
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.panels.log import append_lines, lines_of

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.panels.pages import Pages


@frozen
class RecentEvents:
    """Events of a period of the game (`Game.period`) of one player, or of no player (`seat` is None)."""

    period: tuple[int, int]
    seat: int | None
    lines: tuple[str, ...]


def events_since_last_turn(
    match: Match[S, M, E, U], seat: int, known: Iterable[Entry[M]], texts: EventTexts[S, E]
) -> list[RecentEvents]:
    """Returns the `known` events since the last move of this seat; all known events if the seat has not moved yet.

    `known` has the log entries that may be shown at the screen. All persons at the table read the events: draws that only the seat may know
    are left out. Periods are in their order, and in each period the players are in the order of their first events.
    """
    plies = {entry.ply for entry in known}
    told: list[LogLine[S, E]] = []
    for entry in match.entries_since(seat):
        if entry.ply in plies:
            append_lines(told, entry.ply, match.narration_for(entry.ply, *range(len(match.seats))), texts)
    found: dict[tuple[tuple[int, int], int | None], list[str]] = {}
    for line in told:
        sentence = texts.line(line.event, line.state, line.count) if texts.is_notable(line.event) else ""
        if sentence:
            found.setdefault((match.game.period(line.state), line.seat), []).append(sentence)
    # Sorting is stable: the players keep the order of their first events.
    return [
        RecentEvents(period, about, tuple(lines))
        for (period, about), lines in sorted(found.items(), key=lambda part: part[0][0])
    ]


class Announcer(Generic[S, E]):
    """Announces events and prompts to screen readers. Events use the sentences of the log; prompts are not repeated."""

    def __init__(self, tree: AccessibleTree, texts: EventTexts[S, E]) -> None:
        self._tree = tree
        self._texts = texts
        self._asked: tuple[str, str] = ("", "")

    def announce_events(self, narration: Sequence[tuple[E, S]]) -> None:
        """Announces the events, one sentence for each line of the log."""
        for line in lines_of(0, narration, self._texts):
            self._tree.say(self._texts.line(line.event, line.state, line.count))

    def announce_prompt(self, headline: str, second: str) -> None:
        """Announces the lines of the prompt that have changed."""
        before, self._asked = self._asked, (headline, second)
        for line, last in zip(self._asked, before, strict=True):
            if line != last:
                self._tree.say(line)


class Session(QObject, Generic[S, M, E, U]):
    """Shows a match, and plays the moves that are pointed at or pressed."""

    changed = Signal(object)
    """Emitted with the `MatchChange` when everything is on the screen."""
    prompt_placed = Signal(int)
    """Emitted with the y coordinate of the prompt's lower edge in the view, when the prompt has been placed."""
    move_rejected = Signal()
    """Emitted when the chosen move is legal but not offered here."""

    def __init__(
        self,
        controller: Controller[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        prompt: Prompt[M],
        hand_over: HandOverScreen,
        texts: GameTexts[S, M, E],
        pointing: Pointing[S, M],
        messages: Messages,
        pages: Pages[S, M, E, U],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self._table = table
        self._prompt = prompt
        self._hand_over = hand_over
        self._texts = texts
        self._pointing = pointing
        self._messages = messages
        self._pages = pages
        self._announcer = Announcer(table.tree, texts.events)
        controller.changed.connect(self._show)
        controller.seats_changed.connect(self._show_seats)
        controller.game_over.connect(self._report_end)
        self._connections = Connections()
        connect = self._connections.connect
        connect(table.move_chosen, self.play)
        connect(table.refused, self._explain)
        connect(table.prompt_moved, self.place_prompt)
        connect(pages.chosen, self.play)
        connect(pages.jump, controller.look_at)
        connect(prompt.chosen, self.play)
        connect(prompt.undo, self.undo)
        connect(prompt.redo, self.redo)
        connect(hand_over.confirmed, controller.confirm_handover)

    @property
    def match(self) -> Match[S, M, E, U]:
        """The match that is played."""
        return self.controller.match

    def begin(self) -> None:
        """Shows the match for the first time."""
        self._show_seats()
        self._table.set_setup(self.match.setup)
        self._prompt.show()
        self.controller.begin()
        # The table gets its size only when it is shown.
        self._table.view.fit()
        self.place_prompt()
        if self.controller.handover_to is None:
            self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Disconnects the session: later signals do not reach this match."""
        self.controller.close()
        self._connections.close()
        self._hand_over.hide()

    def _report_end(self) -> None:
        self.changed.emit(MatchChange.ENDED)

    def show_again(self) -> None:
        """Shows the position again because other moves are offered now."""
        self.controller.refresh_moves()

    # Display

    def _show_seats(self) -> None:
        """Shows the players of all seats."""
        self._texts.seats.set_seats(self.match.seats)
        self._table.set_seats(self.match.seats, levels_of(self.match.seats, self._texts.bots))

    def name_bots(self) -> None:
        """Shows the names of the bots in the current language."""
        self._table.name_bots(levels_of(self.match.seats, self._texts.bots))

    def _show(self, view: MatchView[S, M], narration: list[tuple[E, S]], change: MatchChange) -> None:
        """Shows the events, then the position."""
        covered = self.controller.handover_to is not None
        self._hand_over.setVisible(covered)
        self._table.tree.set_hidden(covered)
        if not covered:
            self._table.show(view.state, view.viewer, view.moves, narration)
            self._announcer.announce_events(narration)
        self.show_texts(change)

    def show_texts(self, change: MatchChange = MatchChange.LANGUAGE) -> None:
        """Shows all texts around the table, for instance in another language."""
        controller, view = self.controller, self.controller.view
        if controller.handover_to is not None:
            self._show_hand_over(controller.handover_to, view)
        if view.past_ply is None:
            self._show_question(view)
        else:
            self._say_looking_back(view, view.past_ply)
        reason = controller.why_not_undo()
        self._prompt.show_undo(
            can_undo=reason is None,
            why_not="" if reason is None else self._messages.of_undo(reason),
            can_redo=self.match.can_redo,
        )
        self.place_prompt()
        self._pages.show(self.match, view)
        self.changed.emit(change)

    def _show_question(self, view: MatchView[S, M]) -> None:
        """Shows the current decision."""
        asked, seats = view.decision, self.match.seats
        if asked is None:
            seat = self.match.game.standing(view.state).ranking()[0]
        else:
            seat = view.viewer if asked.actor == CHANCE else asked.actor
        headline, second = self._texts.prompts.prompt(view.state, asked, seats)
        self._prompt.show_texts(seats[seat].colour, headline, second)
        if self.controller.handover_to is None:
            self._announcer.announce_prompt(headline, second)
        self._prompt.show_actions(actions(view, self._pointing, self._texts))

    def _say_looking_back(self, view: MatchView[S, M], ply: int) -> None:
        """Announces to screen readers which past position is shown. The replay bar shows it in place of the prompt."""
        headline = self.tr("Looking back: {heading}").format(heading=self._texts.periods.heading(view.state))
        second = self.tr("Step {ply} of {last}. The game waits.").format(ply=ply, last=self.match.ply)
        self._announcer.announce_prompt(headline, second)

    def place_prompt(self) -> None:
        """Puts the prompt where the table keeps room for it."""
        rect = self._table.prompt_rect()
        corner = self._table.view.mapTo(self._prompt.parentWidget() or self._table.view, QPoint(0, 0))
        self._prompt.setGeometry(rect.translated(corner))
        self._prompt.raise_()
        self.prompt_placed.emit(self._prompt.geometry().bottom())

    def _show_hand_over(self, seat: int, view: MatchView[S, M]) -> None:
        """Covers the table before the secrets of the next person are shown."""
        hand_over_notice = self._texts.prompts.hand_over_notice(view.state) if self.controller.is_secret else ""
        heading = self._texts.periods.heading(view.state)
        self._hand_over.ask_for(self.match.seats[seat], heading, self.recent_events(seat), hand_over_notice)

    def recent_events(self, seat: int) -> list[RecentEventLines]:
        """Public events since this seat's last turn."""
        texts, seats = self._texts, self.match.seats
        return [
            RecentEventLines(
                texts.periods.name(part.period), None if part.seat is None else seats[part.seat], part.lines
            )
            for part in events_since_last_turn(self.match, seat, self.controller.entries, texts.events)
        ]

    # Moves

    def play(self, move: M | TakeBack[M]) -> None:
        """Plays a move that was pointed at or pressed."""
        if self.controller.is_allowed(move):
            self._try(lambda: self.controller.play(move))
        else:
            self.move_rejected.emit()

    def undo(self) -> None:
        """Undoes the last move."""
        self._try(self.controller.undo)

    def redo(self) -> None:
        """Plays the last undone move again."""
        self._try(self.controller.redo)

    def restart_turn(self) -> None:
        """Undoes all moves of this turn."""
        self._try(self.controller.restart_turn)

    def _try(self, act: Callable[[], None]) -> None:
        """Skips running animations and calls `act`. Shows the reason if the action is refused."""
        self._table.skip()
        try:
            act()
        except UndoError as refused:
            self._prompt.say(self._messages.of_undo(refused))

    def _explain(self, path: Path, _intended: object) -> None:
        if self.controller.may_play and self.controller.is_withheld(path):
            self.move_rejected.emit()
        elif self.controller.may_play:
            why = self.controller.explain(path)
            sentence = self._texts.moves.refusal(self.controller.state, why.move, path)
            self._table.show_note(path, sentence, why.rule)


AnySession: TypeAlias = Session[Any, Any, Any, Any]
"""Session of a match of any game."""
