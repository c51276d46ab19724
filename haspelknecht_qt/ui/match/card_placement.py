"""Placement of the cards of hints, coach, puzzles and tutorial: on the side panel, or over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.ui.widgets.advice_card import AdviceCard
from haspelknecht_qt.ui.widgets.retranslated import Retranslated

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import AnyGameTable
    from haspelknecht_qt.ui.window.look import Look
    from haspelknecht_qt.ui.window.workspace import Workspace

MARGIN = 8
"""Space around a card, in logical pixels at scale 1."""


class GuideCard(Retranslated, QFrame):
    """Card that guides the player through a puzzle or a tutorial chapter, on the side panel or over the table."""

    scroll_area: QAbstractScrollArea
    """Part of the card that can be scrolled."""

    def height_for(self, width: int) -> int:
        """Returns the height that the card needs at this width to show all its texts, in logical pixels."""
        raise NotImplementedError

    def set_scrolling_allowed(self, *, allowed: bool) -> None:
        """Allows or forbids a vertical scroll bar."""
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if allowed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.scroll_area.setVerticalScrollBarPolicy(policy)


@frozen
class CardPlacement:
    """Finds room for the cards of hints, coach, puzzles and tutorial, on the side panel or over the table."""

    _look: Look
    _workspace: Workspace
    _table: AnyGameTable
    _prompt: QWidget

    @property
    def prompt_rect(self) -> QRect:
        """Rectangle of the prompt, in coordinates of the workspace."""
        return self._prompt.geometry().translated(self._table.view.pos())

    def element_rects(self, path: tuple[str, ...]) -> list[QRect]:
        """Returns the rectangles of the elements in a path, in coordinates of the workspace."""
        return [area.translated(self._table.view.pos()) for area in self._table.element_rects(path)]

    def place_over_table(self, card: GuideCard, widths: Sequence[int], avoided: Sequence[QRect]) -> None:
        """Places a card over the table of a small window, where it covers least of the rectangles `avoided`.

        `widths` are possible widths of the card, in logical pixels at scale 1. The first at which its text fits without
        a scroll bar is used, or else the last.
        """
        room = self._room_over_table()
        found = [min(self._look.px(width), room.width()) for width in widths]
        width = next((each for each in found if card.height_for(each) <= room.height()), found[-1])
        wanted = card.height_for(width)
        # No scroll bar if the text fits, because its height was measured without one.
        card.set_scrolling_allowed(allowed=wanted > room.height())
        card.setGeometry(best_card_rect(room, width, min(wanted, room.height()), avoided))
        card.raise_()

    def place_on_panel(self, card: AdviceCard[Any], widths: Sequence[int], *, below: bool) -> None:
        """Places a card at the bottom of the side panel, below the pages; in a small window, beside the prompt.

        `widths` are the possible widths in a small window, in logical pixels at scale 1. If `below`, the card is below
        the prompt, otherwise above.
        """
        if self._workspace.is_small:
            room = self.room_beside_prompt(below=below)
            size = card.fitting_size([min(self._look.px(width), room.width()) for width in widths], room.height())
        else:
            room = self.room_on_panel()
            size = card.fitting_size([room.width()], room.height())
        corner = QPoint(room.right() + 1 - size.width(), room.bottom() + 1 - size.height())
        card.setGeometry(QRect(corner, size))
        card.raise_()
        self.end_pages_above_cards()

    def end_pages_above_cards(self) -> None:
        """Ends the pages of the side panel above the cards on it. Must be called after a card has disappeared, too."""
        covered, margin = 0, self._look.px(MARGIN)
        if not self._workspace.is_small:
            bottom = self.room_on_panel().bottom() + 1
            cards = (card for card in self._workspace.findChildren(AdviceCard) if not card.isHidden())
            covered = max((bottom - card.y() + margin for card in cards), default=0)
        self._workspace.panel.set_covered_height(covered)

    def _room_over_table(self) -> QRect:
        """Returns the part of the table that is not covered by an open page, in a small window."""
        margin = self._look.px(MARGIN)
        room = self._table.view.geometry().adjusted(margin, margin, -margin, -margin)
        if self._workspace.open_page_key:
            room.setRight(self._workspace.drawer_rect().left() - margin)
        return room

    def room_on_panel(self) -> QRect:
        """Returns the rectangle of the side panel without its status line."""
        panel, margin = self._workspace.panel, self._look.px(MARGIN)
        inner = panel.geometry().adjusted(margin, margin, -margin, -margin)
        return inner.adjusted(0, 0, 0, -panel.foot.height())

    def room_beside_prompt(self, *, below: bool) -> QRect:
        """Returns the part of a small window below the prompt, beside an open page, or if not `below`, above the prompt."""
        workspace, margin = self._workspace, self._look.px(MARGIN)
        room = QRect(margin, margin, workspace.rail.x() - 2 * margin, workspace.height() - 2 * margin)
        prompt = self._table.prompt_rect().translated(self._table.view.mapTo(workspace, QPoint(0, 0)))
        if below:
            if workspace.open_page_key:
                room.setRight(workspace.drawer_rect().left() - margin)
            return room.adjusted(0, prompt.bottom() + margin - room.top(), 0, 0)
        room.setBottom(prompt.top() - margin)
        return room


def best_card_rect(room: QRect, width: int, height: int, avoided: Sequence[QRect]) -> QRect:
    """Returns the place in `room` where a card of this size covers least of the rectangles `avoided`.

    Of equally good places, chooses the nearest to the lower right corner: there it covers least of the player's board.
    """
    right, bottom = room.right() + 1 - width, room.bottom() + 1 - height
    columns = {room.left(), right, (room.left() + right) // 2}
    rows = {room.top(), bottom}
    for rect in avoided:
        columns |= {rect.left() - width, rect.right() + 1}
        rows |= {rect.top() - height, rect.bottom() + 1}
    home = QPoint(right, bottom)
    places = [
        QRect(left, top, width, height)
        for left in columns
        for top in rows
        if room.left() <= left <= right and room.top() <= top <= bottom
    ]
    if not places:
        return QRect(room.left(), room.top(), width, height)

    def cost(place: QRect) -> tuple[int, int, int, int]:
        distance = (place.topLeft() - home).manhattanLength()
        return _covered_area(place, avoided), distance, place.top(), place.left()

    return min(places, key=cost)


def _covered_area(place: QRect, avoided: Sequence[QRect]) -> int:
    """Returns how much of the rectangles `avoided` is covered by `place`, in square pixels."""
    covered = (place.intersected(rect) for rect in avoided)
    return sum(part.width() * part.height() for part in covered if not part.isEmpty())
