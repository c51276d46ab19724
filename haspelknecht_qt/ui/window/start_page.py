"""Start page: choose a game, continue the last match, begin a new one, or open a saved one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.widgets.banner import Banner, PlankBackground, TitlePlate
from haspelknecht_qt.ui.widgets.basics import IconButton, RadioCard, discard_widgets, surface, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.game_info import GameInfo, Notice
from haspelknecht_qt.ui.window.last_time_card import BeginMatchCard, LastMatchChoices
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.start_page_copy import CopiedNotice, StartPageSnapshot

PANEL_WIDTH = 1320
PICTURE_HEIGHT = 140
"""Height of the picture on a game's card, in logical pixels at scale 1."""
TEXT_HEIGHT = 96
"""Minimum height of the text below the picture on a game's card, in logical pixels at scale 1."""


class GameCard(RadioCard):
    """Card that chooses a game: picture, title, a few words about the game, and facts such as the number of players."""

    def __init__(self, look: Look, info: GameInfo) -> None:
        super().__init__(look)
        self.info = info
        self.title = text_label("title")
        self.about = text_label("second")
        self.facts = (text_label("caption"), text_label("caption"))
        self._facts = fill_layout(QHBoxLayout(), *self.facts, 1)
        self._column = fill_layout(QVBoxLayout(self), self.title, self.about, self._facts)
        # Makes all cards equally wide, whatever their texts.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def apply_scale(self) -> None:
        """Sets margins, spacing and height for the current scale."""
        px = self._look.px
        self._column.setContentsMargins(px(42), px(PICTURE_HEIGHT + 8), px(12), px(8))
        self._column.setSpacing(px(2))
        self._facts.setSpacing(px(10))
        for label in (self.title, self.about, *self.facts):
            # Applies the style sheet's font at once: the height is measured with it.
            label.ensurePolished()
        self._column.invalidate()
        self.setFixedHeight(max(px(PICTURE_HEIGHT + TEXT_HEIGHT), self._column.sizeHint().height()))
        self.update()

    def retranslate(self) -> None:
        """Sets all texts in the current language."""
        self.title.setText(self.info.title())
        self.about.setText(self.info.about())
        for label, fact in zip(self.facts, self.info.facts(), strict=True):
            label.setText(fact)
        self.apply_scale()
        self.setAccessibleName(self.info.title())
        self.setAccessibleDescription(". ".join((self.info.about(), *self.info.facts())))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the card. A chosen card has a stronger frame, a lighter background and a filled dot."""
        theme, px, on = self._look.theme, self._look.px, self.isChecked()
        painter = self._look.smooth_painter(self)
        line = 4.0 if on else 1.6
        rect = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        self._look.set_colours(painter, "paperhi" if on else "paper2", "ink" if on else "line", line)
        painter.drawRoundedRect(rect, 6, 6)
        inside = QRectF(line, line, self.width() - 2 * line, px(PICTURE_HEIGHT))
        corners = QPainterPath()
        corners.addRoundedRect(inside.adjusted(0, 0, 0, 12), 5, 5)
        painter.save()
        painter.setClipRect(inside)
        painter.setClipPath(corners, Qt.ClipOperation.IntersectClip)
        # The picture has the same size behind both kinds of frames, so it is not rendered again for a chosen card.
        self.info.paint(painter, self._look, inside.adjusted(-line, 0, line, 0))
        painter.restore()
        painter.setPen(QPen(QColor(theme["outline"]), 2))
        painter.drawLine(inside.bottomLeft(), inside.bottomRight())
        radius = px(self.DOT)
        dot = QRectF(px(25) - radius, (px(PICTURE_HEIGHT) + self.height()) / 2 - radius, 2 * radius, 2 * radius)
        self._look.set_colours(painter, "paperhi", "ink" if on else "line", 2)
        painter.drawEllipse(dot)
        if on:
            inner = radius * 0.48
            self._look.set_colours(painter, "ink")
            painter.drawEllipse(dot.adjusted(inner, inner, -inner, -inner))


def _note_card(words: QLabel, button: IconButton) -> QFrame:
    """Returns a card with a label and a button to its right."""
    card = surface("note")
    fill_layout(QHBoxLayout(card), (words, 1), button)
    return card


class StartPage(Retranslated, PlankBackground):
    """Page that is shown while no match is on the table."""

    chosen = Signal(str)
    """Emitted with the name of a newly chosen game."""
    painted = Signal()
    """Emitted once, when the page has been painted for the first time."""

    def __init__(
        self,
        look: Look,
        infos: Sequence[GameInfo],
        choice: str = "",
        has_begun_tutorial: Callable[[str], bool] = lambda _game: False,
    ) -> None:
        """`infos` are the facts about the games. `choice` is the name of the chosen game, by default the first one.

        `has_begun_tutorial` returns whether the player has begun, and not finished, the tutorial of a game.
        """
        super().__init__(look)
        self._has_begun_tutorial = has_begun_tutorial
        self._resumable: Callable[[], str] | None = None
        self._was_painted = False
        self._can_return = False
        self.notices: tuple[Notice, ...] = ()
        names = [info.name for info in infos]
        self.choice = choice if choice in names else names[0]
        self.infos = tuple(infos)
        self.language_button = IconButton(look, "", "quiet")
        self.theme_button = IconButton(look, "theme", "tool")
        self.menu_button = IconButton(look, "menu", "tool")
        self.resume_button = IconButton(look, "play", "primary")
        self.setup = BeginMatchCard(look)
        self.again_button, self.new_button = self.setup.again_button, self.setup.new_button
        self.open_button = IconButton(look, "open")
        self.favourites_button = IconButton(look, "flag")
        self.results_button = IconButton(look, "trophy", "quiet")
        self.puzzles_button = IconButton(look, "diamond", "quiet")
        self.join_button = IconButton(look, "person", "quiet")
        for button in (self.favourites_button, self.results_button):
            button.hide()  # Shown as soon as there are favourites or results.
        self.tutorial_button = IconButton(look, "hint")
        self.leave_button = IconButton(look, "", "quiet")
        self.last_game = text_label("second", wrap=True)
        self.lessons = text_label("second", wrap=True)
        self.continue_card = _note_card(self.last_game, self.resume_button)
        self.lesson_card = _note_card(self.lessons, self.tutorial_button)
        self.notice_labels: list[QLabel] = []
        self._rows: list[QWidget] = []
        self.cards: dict[str, GameCard] = {}
        self._panel = surface("panel")
        self._head = self._make_head()
        self._first_row = fill_layout(QHBoxLayout(), (self.continue_card, 1), (self.lesson_card, 1))
        self._notes = QVBoxLayout()
        others = self.join_button, self.puzzles_button, self.results_button, self.favourites_button, self.open_button
        self._buttons = fill_layout(QHBoxLayout(), self.leave_button, 1, *others)
        self._body = fill_layout(QVBoxLayout(), self.setup, self._first_row, self._notes, self._buttons)
        fill_layout(QVBoxLayout(self._panel), self._head, self._body, spacing=0, margins=(2, 2, 2, 2))
        self._opened_file = ""
        self.opening = text_label("title")
        self._opening_panel = surface("panel")
        fill_layout(QHBoxLayout(self._opening_panel), self.opening)
        centre = Qt.AlignmentFlag.AlignHCenter
        fill_layout(QVBoxLayout(self), 1, (self._panel, 0, centre), (self._opening_panel, 0, centre), 1)
        self._opening_panel.hide()
        self.continue_card.hide()
        look.call_on_change(self._apply_scale)
        self._emphasize_likely_button()
        self.retranslate()

    def _make_head(self) -> QWidget:
        """Returns the head of the page: the picture of a single game, or a card for each of several games.

        Above the picture or the cards, at the right, are buttons for language, theme and menu.
        """
        tools = self._tools = fill_layout(QHBoxLayout(), 1, self.language_button, self.theme_button, self.menu_button)
        if len(self.infos) == 1:
            self._plate = TitlePlate(self._look, "masthead")
            banner = Banner(self._look, self._plate)
            plaque = surface("card")
            plaque.setLayout(tools)
            corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            fill_layout(QVBoxLayout(banner), (plaque, 0, corner), margins=NO_MARGINS)
            self.banner: Banner | None = banner
            return banner
        self.banner = None
        head = QWidget()
        self._card_row = QHBoxLayout()
        for info in self.infos:
            card = self.cards[info.name] = GameCard(self._look, info)
            card.setChecked(info.name == self.choice)
            card.toggled.connect(lambda on, name=info.name: self._choose_game(name) if on else None)
            self._card_row.addWidget(card, 1)
        fill_layout(QVBoxLayout(head), tools, self._card_row, margins=NO_MARGINS)
        return head

    def _choose_game(self, name: str) -> None:
        if name != self.choice:
            self.choice = name
            self._write_tutorial_offer()
            self.chosen.emit(name)

    def mark_chosen_game(self, name: str) -> None:
        """Marks the card of the game of this name as chosen."""
        self.choice = name
        self._write_tutorial_offer()
        if name in self.cards:
            self.cards[name].setChecked(True)

    def show_continue_offer(self, offer_text: Callable[[], str] | None) -> None:
        """Shows the offer to continue a match. `offer_text` returns the sentence of the offer; None hides the offer."""
        self._resumable = offer_text
        # Before the card is shown: changing a button that Qt has already styled would style it again.
        self._emphasize_likely_button()
        self.continue_card.setVisible(offer_text is not None)
        self._write_offer()

    def _write_offer(self) -> None:
        self.last_game.setText("" if self._resumable is None else self._resumable())

    def _write_tutorial_offer(self) -> None:
        if self._has_begun_tutorial(self.choice):
            self.lessons.setText(self.tr("You have begun the tutorial. It continues where you stopped."))
            self.tutorial_button.setText(self.tr("Continue the tutorial"))
        else:
            self.lessons.setText(self.tr("New here? Short lessons at the table show you how the game is played."))
            self.tutorial_button.setText(self.tr("Tutorial"))

    def show_last_match(self, last: LastMatchChoices | None) -> None:
        """Shows the seats and options of the chosen game's last match. `last` is None if there was no match."""
        if last != self.setup.last:
            self.setup.show_last_match(last)
            self._emphasize_likely_button()

    @property
    def _likely_button(self) -> IconButton:
        """Button that the player most likely wants: continue, play as last time, or new game."""
        if self._resumable is not None:
            return self.resume_button
        return self.new_button if self.setup.last is None else self.again_button

    def _emphasize_likely_button(self) -> None:
        """Shows one of the three main buttons as filled: the one that the player most likely wants.

        If another of these buttons has the focus, moves the focus to the filled one.
        """
        buttons = (self.resume_button, self.again_button, self.new_button)
        for button in buttons:
            button.set_kind("primary" if button is self._likely_button else "plain")
        if self.window().focusWidget() in buttons:
            self._likely_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_return_offer(self, *, can_return: bool) -> None:
        """Offers to return to another computer's table, at which the program ended; otherwise, to join any table."""
        self._can_return = can_return
        self.join_button.set_kind("primary" if can_return else "quiet")
        self.join_button.setText(self._join_text())

    def _join_text(self) -> str:
        return self.tr("Return to your table") if self._can_return else self.tr("Join a table")

    def set_results_button_visible(self, has_results: bool) -> None:
        """Shows or hides the button for results. Without results, the page stays simple for new players."""
        self.results_button.setVisible(has_results)

    def show_opening_message(self, file: str) -> None:
        """Shows only the message that the file of this name is being opened. With "", shows the page itself again."""
        self._opened_file = file
        self._panel.setVisible(not file)
        self._opening_panel.setVisible(bool(file))
        self.opening.setText(self._opening_file_text())

    def _opening_file_text(self) -> str:
        return self.tr("Opening {file}…").format(file=self._opened_file)

    def show_copied_contents(self, copy: StartPageSnapshot) -> None:
        """Shows the contents that the page had in an earlier run of the program."""
        self.show_continue_offer((lambda: copy.offer) if copy.offer else None)
        self.show_last_match(copy.last)
        self.set_results_button_visible(copy.has_results)
        self.favourites_button.setVisible(copy.has_favourites)
        self.show_notices(
            [Notice(notice.icon, notice.colour, partial(str, notice.sentence)) for notice in copy.notices]
        )

    def copy(self, language: str, notices: Sequence[Notice]) -> StartPageSnapshot:
        """Returns a copy of the page with these notices, for the program's next start."""
        return StartPageSnapshot(
            language,
            self.choice,
            "" if self._resumable is None else self._resumable(),
            self.setup.last,
            not self.results_button.isHidden(),
            not self.favourites_button.isHidden(),
            tuple(CopiedNotice(notice.icon, notice.colour, notice.sentence()) for notice in notices),
        )

    def show_notices(self, notices: Sequence[Notice]) -> None:
        """Shows these notices instead of the previous ones."""
        self.notices = tuple(notices)
        self._write_notices()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Emits `painted` after the first painting."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._write_tutorial_offer()
        self._likely_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def retranslate(self) -> None:
        self.language_button.setText(self.tr("Language"))
        self.resume_button.setText(self.tr("Continue"))
        self.new_button.setText(self.tr("New game"))
        self.favourites_button.setText(self.tr("Favourites"))
        self.open_button.setText(self.tr("Open a saved game"))
        self.results_button.setText(self.tr("Results"))
        self.puzzles_button.setText(self.tr("Puzzles"))
        self.join_button.setText(self._join_text())
        self.leave_button.setText(self.tr("Quit"))
        self.opening.setText(self._opening_file_text())
        self._write_offer()
        self._write_tutorial_offer()
        self._write_notices()
        for card in self.cards.values():
            card.retranslate()
        if self.banner is not None:
            (info,) = self.infos
            self._plate.title.setText(info.title())
            self._plate.line.setText(info.about())
            self.banner.place_plate()

    def _write_notices(self) -> None:
        discard_widgets(self._notes, self._rows)
        self._rows, self.notice_labels = [], []
        for notice in self.notices:
            picture = QLabel()
            picture.setPixmap(self._look.icon_pixmap(notice.icon, notice.colour, 18))
            line = text_label("caption", notice.sentence(), wrap=True)
            shown, parts = QWidget(), ((picture, 0, Qt.AlignmentFlag.AlignTop), (line, 1))
            fill_layout(QHBoxLayout(shown), *parts, spacing=self._look.px(8), margins=NO_MARGINS)
            self._notes.addWidget(shown)
            self._rows.append(shown)
            self.notice_labels.append(line)

    def _apply_scale(self) -> None:
        px = self._look.px
        self._panel.setFixedWidth(px(PANEL_WIDTH))
        self._body.setContentsMargins(px(28), px(22), px(28), px(22))
        self._body.setSpacing(px(16))
        self._notes.setSpacing(px(6))
        self._buttons.setSpacing(px(10))
        self._first_row.setSpacing(px(16))
        for note in (self.continue_card, self.lesson_card):
            row = note.layout()
            if row is not None:
                # Texts and buttons are below those of the card for a new game.
                row.setContentsMargins(px(20), px(10), px(20), px(10))
        self._tools.setContentsMargins(px(6), px(4), px(6), px(4))
        self._tools.setSpacing(px(4))
        if self.cards:
            gaps = px(22) * (len(self.cards) - 1)
            # Makes all cards equally wide: pixels that cannot be divided among them go to the right margin.
            rest = (px(PANEL_WIDTH) - 4 - 2 * px(28) - gaps) % len(self.cards)
            self._card_row.setContentsMargins(px(28), 0, px(28) + rest, 0)
            self._card_row.setSpacing(px(22))
            for card in self.cards.values():
                card.apply_scale()
            # Set here, because the height that Qt computes from the head's width is too small for its content.
            self._head.setMinimumHeight(self._head.minimumSizeHint().height())
        self._write_notices()
