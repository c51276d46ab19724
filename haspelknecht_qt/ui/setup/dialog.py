"""The dialog of a new game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from haspelknecht_qt.core.seat import PERSON
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError
from haspelknecht_qt.games.haspelknecht.setup import PLAYERS
from haspelknecht_qt.ui.contracts import Words
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.play.bot_names import bot_name
from haspelknecht_qt.ui.play.bots import Bots
from haspelknecht_qt.ui.setup.board import DevelopmentBoard
from haspelknecht_qt.ui.setup.choices import LONGEST_NAME, Choices, Problem, roll_seed
from haspelknecht_qt.ui.setup.levels import Levels
from haspelknecht_qt.ui.setup.options import Options, RulebookCards
from haspelknecht_qt.ui.setup.seats import Seats
from haspelknecht_qt.ui.widgets.banner import Banner, Plate
from haspelknecht_qt.ui.widgets.basics import (
    FocusRing,
    Heading,
    IconButton,
    Segments,
    set_property,
    surface,
    text,
    within_reach,
)
from haspelknecht_qt.ui.widgets.dialogs import copy_text
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.side_panel import GAME

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder

WIDTH, HEIGHT = 1380, 952


class NewGame(QDialog):
    """Asks for everything that a match begins with.

    `started` gives the match and the choices as plain values, to be remembered.
    """

    started = Signal(object, dict)
    open_wanted = Signal()

    def __init__(
        self,
        look: Look,
        game: Haspelknecht,
        bots: Bots,
        words: Words[Any, Any, Any],
        messages: Messages,
        remembered: Mapping[str, Any],
        parent: QWidget | None = None,
        ladder: Ladder | None = None,
    ) -> None:
        """With `ladder`, it says how strong the bots were measured to be."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self._game = game
        self._bots = bots
        self._words = words
        self._messages = messages
        self.choices = Choices.from_plain(remembered, game, bots.names, roll_seed())
        self.seat_count = Segments(look, len(PLAYERS))
        self.seats = Seats(look, self.choices, self._bot_names())
        self.rulebooks = RulebookCards(look, self.choices)
        self.board = DevelopmentBoard(look, self.choices, game)
        self.options = Options(look, self.choices)
        self.seed = QLineEdit(self.choices.seed)
        self.seed_problem = text("refusal")
        self.copy_button = IconButton(look, "copy", "tool", 18)
        self.dice_button = IconButton(look, "dice", "tool", 18)
        self.cancel_button = IconButton(look)
        self.open_button = IconButton(look)
        self.start_button = IconButton(look, "play", "primary")
        self._headings = [Heading(self.seat_count), Heading(), Heading(), Heading()]
        self.levels = Levels(look, words, bots.names, ladder)
        self._seed_label = text("second")
        self._fill()
        self._connect()
        self._retranslate()
        self._refresh()
        # Before it is shown: Qt would open it no larger than two thirds of the screen.
        self.resize(self.sizeHint())
        FocusRing(self, look)

    # Building

    def _fill(self) -> None:
        plate = Plate(self._look, "masthead")
        plate.title.setText(GAME)
        self._plate = plate
        self.banner = Banner(self._look, plate)
        px = self._look.px
        body = QWidget()
        body.setObjectName("page")
        columns = QHBoxLayout(body)
        columns.setContentsMargins(px(36), px(14), px(36), px(16))
        columns.setSpacing(px(40))
        left, right = QVBoxLayout(), QVBoxLayout()
        columns.addLayout(left, 53)
        columns.addLayout(right, 47)
        seats, rulebook, board, options = self._headings
        for column, parts in (
            (left, (seats, self.seats, self.levels, rulebook, self.rulebooks)),
            (right, (board, self.board, options, self.options)),
        ):
            column.setSpacing(px(10))
            for part in parts:
                if part in (rulebook, options):
                    column.addSpacing(px(8))
                column.addWidget(part)
            column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll = scroll
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        whole.addWidget(scroll, 1)
        whole.addWidget(self._foot())

    def _foot(self) -> QFrame:
        px = self._look.px
        foot = surface("foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(36), px(12), px(36), px(12))
        row.setSpacing(px(10))
        self.seed.setFixedWidth(px(190))
        row.addWidget(self._seed_label)
        row.addWidget(self.seed)
        row.addWidget(self.copy_button)
        row.addWidget(self.dice_button)
        row.addWidget(self.seed_problem)
        row.addStretch(1)
        for button in (self.cancel_button, self.open_button, self.start_button):
            row.addWidget(button)
        self.start_button.setDefault(True)
        return foot

    def _connect(self) -> None:
        self.seat_count.chosen.connect(self._set_count)
        for part in (self.seats, self.rulebooks, self.board, self.options):
            part.changed.connect(self._refresh)
        self.board.again.connect(self._roll)
        self.seed.textEdited.connect(self._read_seed)
        self.copy_button.clicked.connect(lambda: copy_text(self.seed.text()))
        self.dice_button.clicked.connect(self._roll)
        self.cancel_button.clicked.connect(self.reject)
        self.open_button.clicked.connect(self._open_instead)
        self.start_button.clicked.connect(self._start)

    # Choosing

    def _set_count(self, place: int) -> None:
        self.choices.count = PLAYERS[place]
        self._refresh()

    def _read_seed(self) -> None:
        self.choices.seed = self.seed.text()
        self._refresh()

    def _roll(self) -> None:
        self.choices.seed = str(roll_seed())
        self.seed.setText(self.choices.seed)
        self._refresh()

    def _refresh(self) -> None:
        """Shows what follows from the choices, and what is wrong with them."""
        self.seat_count.set_index(PLAYERS.index(self.choices.count))
        self.seats.refresh()
        self.board.refresh()
        try:
            placement = self.choices.placement(self._game)
        except LayoutError:
            placement = None
        self.options.refresh(placement)
        board = self._headings[2]
        board.note.setText("" if placement is None else self.tr("%n tile(s)", "", len(placement.tiles)))
        self._show_problems(self.choices.problems(self._game))

    def _show_problems(self, problems: list[Problem]) -> None:
        sentences = {problem.field: self._sentence(problem) for problem in reversed(problems)}
        for place, row in enumerate(self.seats.rows):
            row.show_problem(sentences.get(f"seat.{place}", ""))
        self.board.show_problem(sentences.get("layout", ""))
        seed = sentences.get("seed", "")
        self.seed_problem.setText(seed)
        set_property(self.seed, "wrong", "true" if seed else "false")
        self.start_button.setEnabled(not problems)
        self.start_button.setToolTip(sentences[problems[0].field] if problems else "")
        bots = [seat for seat in self.choices.seats[: self.choices.count] if not seat.is_person]
        self.levels.setVisible(bool(bots))
        for row in self.seats.rows:
            words = "" if row.player == PERSON else self.levels.words(row.player)
            row.bot.setToolTip(words)
            row.bot.setAccessibleDescription(words)

    def _start(self) -> None:
        match = self.choices.match(self._game)
        self.accept()
        self.started.emit(match, self.choices.to_plain())

    def _open_instead(self) -> None:
        self.reject()
        self.open_wanted.emit()

    # Words

    def _bot_names(self) -> Mapping[str, Callable[[], str]]:
        """Every bot by its name in records, with what it is called on the screen."""
        return {name: partial(bot_name, name, self._words) for name in self._bots.names}

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._plate.line.setText(self.tr("Coal mining in the Ruhr valley, 16th century"))
        self.banner.place_plate()
        titles = (self.tr("Seats"), self.tr("Rulebook"), self.tr("Development board"), self.tr("Options"))
        for heading, title in zip(self._headings, titles, strict=True):
            heading.title.setText(title)
        self._headings[1].note.setText(self.tr("whatever the language on the screen"))
        self.seat_count.set_words([str(number) for number in PLAYERS])
        self.seat_count.setAccessibleName(self.tr("Number of seats"))
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same seed and the same choices give the same game."))
        self.copy_button.setToolTip(self.tr("Copy the seed"))
        self.copy_button.setAccessibleName(self.tr("Copy the seed"))
        self.dice_button.setToolTip(self.tr("Roll another seed"))
        self.dice_button.setAccessibleName(self.tr("Roll another seed"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.open_button.setText(self.tr("Open a saved game"))
        self.start_button.setText(self.tr("Start game"))

    def _sentence(self, problem: Problem) -> str:
        if problem.broken is not None:
            return self._messages.of_layout(problem.broken)
        if problem.error is not None:
            return self._messages.of_data(problem.error)
        return {
            "name_missing": self.tr("Every player needs a name."),
            "name_too_long": self.tr("A name has at most %n letter(s).", "", LONGEST_NAME),
            "name_unwritable": self.tr("The name holds a sign that cannot be written."),
            "name_twice": self.tr("Another player has this name already."),
            "seed_no_number": self.tr("A seed is a whole number, such as 47110815."),
            "seed_too_large": self.tr("A seed lies below 18446744073709551616."),
            "board_missing": self.tr("Paste a layout or draw one with digits."),
        }[problem.reason]

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()

    def sizeHint(self) -> QSize:
        """As large as its parts are at ease, as far as there is room."""
        return within_reach(self, QSize(self._look.px(WIDTH), self._look.px(HEIGHT)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low dialog has a low picture."""
        super().resizeEvent(event)
        self.banner.fit_into(self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """The first name has the focus."""
        super().showEvent(event)
        self.seats.rows[0].name.setFocus(Qt.FocusReason.OtherFocusReason)
