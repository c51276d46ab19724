"""Prompt: strip with texts about the current decision, and with buttons for moves that are not made on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole, escape_tooltip
from haspelknecht_qt.table.view import TableView
from haspelknecht_qt.ui.contracts import GameTexts, MatchSnapshot, PathTranslation
from haspelknecht_qt.ui.widgets.basics import HouseMark, IconButton, discard_widgets, name_button
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

END_BUTTON_KEY = "Ctrl+Return"
MESSAGE_DURATION = 5000
"""Time that a brief message is shown, in milliseconds."""


@frozen
class PromptAction(Generic[M]):
    """Contents of a button of the prompt, which makes a legal move.

    `element` is the id of the button in the path of the move. `description` is the tool tip. A button with `ends_step`,
    whose move ends the step, is filled with colour and has a keyboard shortcut.
    """

    element: str
    move: M
    label: str
    description: str
    ends_step: bool


def prompt_actions(
    view: MatchSnapshot[S, M], pointing: PathTranslation[S, M], texts: GameTexts[S, M, E]
) -> list[PromptAction[M]]:
    """Returns the buttons for legal moves whose path ends with a button. Moves that end the step come last."""
    found = {path[-1]: move for path, move in view.legal_moves}
    return [
        PromptAction(
            element,
            found[element],
            texts.moves.button_label(view.state, found[element]),
            texts.moves.line(view.state, found[element]),
            element in pointing.step_ending_buttons,
        )
        for element in (*pointing.choice_buttons, *pointing.step_ending_buttons)
        if element in found
    ]


def _insert_in_tab_order(widget: QWidget, before: QWidget) -> None:
    """Lets Tab reach a new widget directly before another one, not after all other widgets of the window."""
    QWidget.setTabOrder(before, widget)
    QWidget.setTabOrder(widget, before)


class PromptButton(IconButton, Generic[M]):
    """Button of the prompt for a move. It shows its keyboard shortcut, if it has one, unless the prompt is compact."""

    def __init__(self, look: Look, action: PromptAction[M], *, compact: bool) -> None:
        super().__init__(look, "check" if action.ends_step else "", "primary" if action.ends_step else "plain", 18)
        self.action = action
        key = QKeySequence(END_BUTTON_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        self._key = key if action.ends_step and not compact else ""
        self.setProperty("keyed", "true" if self._key else "false")
        self.setText(action.label)
        self.setObjectName(f"prompt.{action.element}")
        self.setToolTip(escape_tooltip(f"{action.description} ({key})" if action.ends_step else action.description))

    @override
    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._look.font(TextRole.CAPTION, size=11.5))
        key_width = metrics.horizontalAdvance(self._key) + self._look.px(8) if self._key else 0
        return super().sizeHint() + QSize(key_width, 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._key:
            return
        painter = QPainter(self)
        painter.setFont(self._look.font(TextRole.CAPTION, size=11.5))
        painter.setOpacity(0.85)
        painter.setPen(QColor(self._look.theme["go_text"]))
        rect = QRectF(self.rect()).adjusted(0, 0, -self._look.px(14), -self._look.px(1.5))
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._key)


class PromptStrip(Retranslated, QFrame, Generic[M]):
    """Strip with texts and buttons for the current decision, between the common boards and the player's own board.

    `chosen` is emitted with the move of a pressed button. `result_wanted` is emitted when the player asks for the final
    scoring of a finished match.
    """

    chosen = Signal(object)
    result_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._compact = False
        self.setProperty("surface", "panel")
        self.mark = HouseMark(look, "madder", 32, band=50)
        self.headline = ElidedLabel("prompt")
        self.second_line = ElidedLabel("second")
        self.result_button = IconButton(look, on_click=self.result_wanted)
        self.result_button.hide()
        self.fit_button = IconButton(look, "full_screen", "icon")
        self.fit_button.hide()
        self.undo_button = IconButton(look, "undo", "icon", on_click=self.undo_wanted)
        self.redo_button = IconButton(look, "redo", "icon", on_click=self.redo_wanted)
        words = fill_layout(QVBoxLayout(), 1, self.headline, self.second_line, 1, spacing=0, margins=NO_MARGINS)
        self._moves = QHBoxLayout()
        self._tools = QHBoxLayout()
        # Undo and redo at the end, so that they keep their places: a second click must not press a move's button.
        tools = self.fit_button, self._tools, self.undo_button, self.redo_button
        self._row = fill_layout(QHBoxLayout(self), self.mark, (words, 1), self._moves, self.result_button, *tools)
        self.buttons: list[PromptButton[M]] = []
        """Buttons for moves, from left to right. They are to the left of the permanent buttons."""
        # Not a shortcut of the button itself (`QAbstractButton.setShortcut`), which would delay the move by animating
        # the press.
        # A held key must not end the next step too.
        QShortcut(QKeySequence(END_BUTTON_KEY), self, self._press_filled_button).setAutoRepeat(False)
        self._shown_texts = ("", "", "")
        """Arguments of the last call of `show_texts`."""
        self._message_timer = QTimer(self, singleShot=True, interval=MESSAGE_DURATION)
        self._message_timer.timeout.connect(lambda: self.show_texts(*self._shown_texts))
        look.call_on_change(self._apply_spacing)
        self.retranslate()

    def set_view(self, view: TableView) -> None:
        """Sets the view that the button for the whole table belongs to. The button is visible while the view is zoomed."""
        self.setParent(view)
        self.fit_button.hide()
        self.fit_button.clicked.connect(view.fit_scene)
        view.zoom_changed.connect(lambda zoom: self.fit_button.setVisible(zoom > 1))

    def add_tool(self, tool: QWidget) -> None:
        """Adds a permanent button or label between the buttons for moves and those for undo and redo."""
        self._tools.addWidget(tool)
        _insert_in_tab_order(tool, self.undo_button)

    def show_message(self, message: str) -> None:
        """Shows a message until the next `show_texts`: in the second line, or in the only line of a compact prompt."""
        self._message_timer.stop()
        (self.headline if self._compact else self.second_line).set_line(message)
        self.second_line.setVisible(not self._compact)
        self.setAccessibleDescription(message)

    def show_brief_message(self, message: str) -> None:
        """Shows a message for MESSAGE_DURATION. Then the prompt shows its texts again."""
        self.show_message(message)
        self._message_timer.start()

    def show_texts(self, colour: str, headline: str, second: str) -> None:
        """Shows two lines about the current decision, and the symbol of the player with this colour."""
        self._message_timer.stop()
        self._shown_texts = colour, headline, second
        self.mark.set_colour(colour)
        self.headline.set_line(headline)
        self.second_line.set_line(second)
        self.second_line.setVisible(bool(second) and not self._compact)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(second)

    def show_actions(self, actions: Sequence[PromptAction[M]]) -> None:
        """Shows buttons for these moves in place of the previous ones."""
        had_focus = any(button.hasFocus() for button in self.buttons)
        discard_widgets(self._moves, self.buttons)
        self.buttons = [PromptButton(self._look, action, compact=self._compact) for action in actions]
        for button in self.buttons:
            button.clicked.connect(lambda _checked=False, move=button.action.move: self.chosen.emit(move))
            self._moves.addWidget(button)
            _insert_in_tab_order(button, self.fit_button)
        # Otherwise nothing might have the focus, and keys would do nothing.
        next_focus = self.buttons[-1] if self.buttons else self.parentWidget()
        if had_focus and next_focus is not None:
            next_focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press_filled_button(self) -> None:
        for button in self.buttons:
            if button.action.ends_step:
                button.click()
                return

    def show_undo(self, *, can_undo: bool, why_not: str, can_redo: bool) -> None:
        """Enables or disables undo and redo. `why_not` is the tool tip of a disabled undo button."""
        self.undo_button.setEnabled(can_undo)
        self.undo_button.setToolTip(self._undo_words if can_undo else why_not)
        self.redo_button.setEnabled(can_redo)

    def set_compact(self, compact: bool) -> None:
        """Sets whether the prompt has only one line and shows no shortcuts, as in small windows."""
        self._compact = compact
        self.second_line.setVisible(bool(self.second_line.full_text) and not compact)

    @override
    def retranslate(self) -> None:
        self._undo_words = self.tr("Undo (Ctrl+Z)")
        self.undo_button.setToolTip(self._undo_words)
        self.undo_button.setAccessibleName(self.tr("Undo"))
        self.redo_button.setToolTip(self.tr("Redo (Ctrl+Shift+Z)"))
        self.redo_button.setAccessibleName(self.tr("Redo"))
        name_button(self.fit_button, self.tr("Show the whole table"))
        self.result_button.setText(self.tr("Final scoring"))

    def _apply_spacing(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(1.5), px(1.5), px(10), px(1.5))
        self._row.setSpacing(px(8))
        self._moves.setSpacing(px(8))
        self._tools.setSpacing(px(8))
        self.mark.setContentsMargins(0, 0, px(6), 0)
