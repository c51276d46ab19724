"""Dialog with all choices for a new game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt import languages
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.core.tournament import MAX_GAMES, MIN_GAMES
from haspelknecht_qt.table.typography import MIN_TARGET_SIZE
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.rules.view import locale_language
from haspelknecht_qt.ui.setup.bot_levels import BotLevelList
from haspelknecht_qt.ui.setup.choices import (
    DEFAULT_BOT_INDEX,
    MAX_NAME_LENGTH,
    NewGameChoices,
    OptionSet,
    SetupProblem,
    roll_seed,
)
from haspelknecht_qt.ui.setup.form import GameOptionsForm
from haspelknecht_qt.ui.setup.seats import SeatRows
from haspelknecht_qt.ui.widgets.banner import Banner, TitlePlate
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, Segments, Switch, name_button, restyle, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, ScrollArea, copy_text, make_foot
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.ui.window.game_info import GameInfo


GAME_COUNTS: tuple[int, ...] = (1, *range(MIN_GAMES, MAX_GAMES + 1))


class GameCountChoice(Retranslated, QWidget):
    """Drop-down list for the number of games: a single game (the initial choice), or a tournament of several games."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.label = text_label("second")
        self.choice = DropDown(look)
        self.choice.addItems([""] * len(GAME_COUNTS))
        # Its longest text may be elided in a narrow window with large text.
        self.choice.setMinimumWidth(look.px(160))
        fill_layout(QHBoxLayout(self), self.label, (self.choice, 1), spacing=look.px(12), margins=NO_MARGINS)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def game_count(self) -> int:
        """Number of games that the user has chosen."""
        return GAME_COUNTS[self.choice.currentIndex()]

    @override
    def retranslate(self) -> None:
        self.label.setText(self.tr("Play"))
        self.choice.setAccessibleName(self.tr("Play"))
        about = self.tr(
            "A tournament: the same players move one seat round after each game, and a table shows their points"
        )
        self.choice.setToolTip(about)
        self.choice.setAccessibleDescription(about)
        for place, number in enumerate(GAME_COUNTS):
            words = self.tr("A single game") if number == 1 else self.tr("A tournament of %n game(s)", "", number)
            self.choice.setItemText(place, words)


SPARE_HEIGHT = 12
"""Height kept empty for sentences that may appear in the dialog later, in logical pixels at scale 1."""
FOOT_MARGIN = 36
"""Margin at both sides of the seed and the buttons, in logical pixels at scale 1."""


class NewGameDialog(Dialog):
    """Dialog with all choices for a new match. `started` is emitted with the match and, as JSON values, the choices."""

    SIZE = (1380, 964)
    """Width and maximum height, in logical pixels at scale 1."""
    started = Signal(object, dict)
    open_file_wanted = Signal()
    favourite_wanted = Signal(dict)
    """Emitted with the choices that the user wants to keep as a favourite."""

    def __init__(
        self,
        look: Look,
        info: GameInfo,
        texts: BotTexts,
        option_set: OptionSet,
        make_form: Callable[[Look, NewGameChoices], GameOptionsForm],
        bots: BotService,
        remembered: Mapping[str, JsonValue] | None,
        parent: QWidget | None = None,
        ladder: Ladder | None = None,
        given: Mapping[str, JsonValue] = MappingProxyType({}),
    ) -> None:
        """`remembered` are the choices of the last game; None before the first game.

        `ladder` is the measured strength of the bots; None if it is unknown. `given` are options from a text that
        players have shared. They replace the remembered options.
        """
        super().__init__(look, parent, delete_on_close=True)
        self._info = info
        self._texts = texts
        self._option_set = option_set
        self._bots = bots
        self._players = option_set.game.players_allowed
        if remembered is None:
            self.choices = NewGameChoices.for_first_game(
                option_set, bots.names, roll_seed(), languages.facts(locale_language()).first_names
            )
        else:
            self.choices = NewGameChoices.from_json(remembered, option_set, bots.names, roll_seed())
        self.choices.options.update(given)
        self._proposed = [seat.player for seat in self.choices.seats] if remembered is None else []
        self.seat_count = Segments(look, len(self._players))
        self.seats = SeatRows(look, self.choices, bots.names, texts, min_seats=self._players[0])
        self.proposal = text_label("note", wrap=True)
        self.form = make_form(look, self.choices)
        self.form.setParent(self)
        self.seed = QLineEdit(self.choices.seed)
        self.seed.setCursorPosition(0)
        self.seed_problem = text_label("refusal", wrap=True)
        self.seed_problem.setContentsMargins(look.px(36), look.px(6), look.px(36), look.px(6))
        self.copy_button = IconButton(look, "copy", "tool", 18, on_click=lambda: copy_text(self.seed.text()))
        self.dice_button = IconButton(look, "dice", "tool", 18, on_click=self._roll_new_seed)
        self.favourite_button = IconButton(look, "flag", "quiet", 17)
        self.cancel_button = IconButton(look, on_click=self.reject)
        self.open_button = IconButton(look, on_click=self._ask_to_open_match)
        self.start_button = IconButton(look, "play", "primary", on_click=self._start)
        self.handicap_switch = Switch(look)
        self.handicap_switch.setChecked(any(seat.handicap for seat in self.choices.seats))
        self.seats.show_handicaps(shown=self.handicap_switch.isChecked())
        self._heading = Heading(self.handicap_switch, self.seat_count)
        self.games = GameCountChoice(look)
        self.invite_switch = Switch(look)
        self.levels = BotLevelList(look, texts, bots.names, ladder)
        self._seed_label = text_label("second")
        self._lay_out_widgets()
        self._connect()
        self.finish_construction()

    @property
    def invites(self) -> bool:
        """Whether other computers shall be invited when the match begins."""
        return self.invite_switch.isChecked()

    def _lay_out_widgets(self) -> None:
        self._plate = TitlePlate(self._look, "masthead")
        self.banner = Banner(self._look, self._plate)
        px = self._look.px
        self._body = QWidget()
        self._body.setObjectName("page")
        # The empty page is put into the dialog before its widgets are: a new parent would make Qt style them again.
        self._scroll = ScrollArea(only_down=False)
        whole = fill_layout(QVBoxLayout(self), self.banner, (self._scroll, 1), spacing=0, margins=NO_MARGINS)
        self._scroll.setWidget(self._body)
        left, right = QVBoxLayout(), QVBoxLayout()
        # The columns get their parent before their widgets are made, so that Tab follows the order of the sections.
        margins = px(36), px(14), px(36), px(16)
        fill_layout(QHBoxLayout(self._body), (left, 53), (right, 47), spacing=px(40), margins=margins)
        kind = fill_layout(QHBoxLayout(), (self.games, 1), self.invite_switch, spacing=px(16), margins=NO_MARGINS)
        fill_layout(left, self._heading, self.seats, self.proposal, self.levels, kind)
        for section in self.form.sections:
            column = left if section.is_left else right
            if column.count():
                column.addSpacing(px(8))
            column.addWidget(section.heading)
            column.addWidget(section.widget)
        for column in (left, right):
            column.setSpacing(px(10))
            column.addStretch(1)
        self._foot = self._make_foot()
        # In a line of its own: beside the seed, a long sentence would widen the dialog.
        whole.addWidget(self.seed_problem)
        whole.addWidget(self._foot)

    def _make_foot(self) -> QFrame:
        foot, row = make_foot(self._look, FOOT_MARGIN)
        seed = self._seed_label, self.seed, self.copy_button, self.dice_button
        buttons = self.favourite_button, self.cancel_button, self.open_button, self.start_button
        self._seed_row = fill_layout(QHBoxLayout(), *seed, 1, spacing=row.spacing())
        self._button_row = fill_layout(QHBoxLayout(), 1, *buttons, spacing=row.spacing())
        self._foot_rows = fill_layout(
            QBoxLayout(QBoxLayout.Direction.TopToBottom), self._seed_row, self._button_row, spacing=row.spacing()
        )
        row.addLayout(self._foot_rows)
        self.start_button.setDefault(True)
        return foot

    def _fit_foot(self) -> None:
        """Makes the field as wide as the seed. Puts the seed above the buttons if there is no room for both in a row."""
        self.ensurePolished()
        # Two more digits make room for almost any roll: the field keeps its width, although some digits are wider.
        usual = f"{SEED_LIMIT - 1}00"
        digits = max(map(self.seed.fontMetrics().horizontalAdvance, (self.seed.text(), usual)))
        self.seed.setFixedWidth(digits + self.seed.minimumSizeHint().width())
        seed, buttons = self._seed_row.sizeHint().width(), self._button_row.sizeHint().width()
        needed = seed + self._foot_rows.spacing() + buttons + 2 * self._look.px(FOOT_MARGIN)
        directions = QBoxLayout.Direction
        # Not the method of this class: it measures the height too, which is slow.
        width = super().sizeHint().width()
        self._foot_rows.setDirection(directions.LeftToRight if needed <= width else directions.TopToBottom)
        self._foot_rows.update()

    def _connect(self) -> None:
        self.seat_count.chosen.connect(self._choose_seat_count)
        self.handicap_switch.toggled.connect(lambda on: self.seats.show_handicaps(shown=on))
        for part in (self.seats, self.form):
            part.changed.connect(self._refresh)
        self.form.new_seed_wanted.connect(self._roll_new_seed)
        self.seed.textEdited.connect(self._read_seed)
        self.favourite_button.clicked.connect(lambda: self.favourite_wanted.emit(self.choices.to_json()))

    def _choose_seat_count(self, place: int) -> None:
        self.choices.seat_count = self._players[place]
        self._refresh()

    def _read_seed(self) -> None:
        self.choices.seed = self.seed.text()
        self._refresh()

    def _roll_new_seed(self) -> None:
        self.choices.seed = str(roll_seed())
        self.seed.setText(self.choices.seed)
        self.seed.setCursorPosition(0)
        self._refresh()

    def _refresh(self) -> None:
        """Updates everything that depends on the choices, and shows the problems in them."""
        self.seat_count.set_chosen_index(self._players.index(self.choices.seat_count))
        self.levels.show_results_for(self.choices.seat_count)
        self.seats.refresh()
        self.form.refresh()
        self._show_problems(self.choices.problems(self._option_set))
        self._fit_foot()
        is_proposed = [seat.player for seat in self.choices.seats] == self._proposed
        is_proposed = is_proposed and self.choices.seat_count == self._players[0]
        self.proposal.setVisible(is_proposed and len(self._bots.names) > 1)

    def _show_problems(self, problems: list[SetupProblem]) -> None:
        sentences = {problem.field: self._problem_sentence(problem) for problem in reversed(problems)}
        for place, row in enumerate(self.seats.rows):
            row.show_problem(sentences.get(f"seat.{place}", ""))
        self.form.show_problems(sentences)
        seed = sentences.get("seed", "")
        self.seed_problem.setText(seed)
        self.seed_problem.setVisible(bool(seed))
        restyle(self.seed, "wrong", "true" if seed else "false")
        self.start_button.setEnabled(not problems)
        self.favourite_button.setEnabled(not problems)
        self.start_button.setToolTip(sentences[problems[0].field] if problems else "")
        bots = [seat for seat in self.choices.seats[: self.choices.seat_count] if not seat.is_person]
        self.levels.setVisible(bool(bots))
        for row in self.seats.rows:
            words = "" if row.player == PERSON else self.levels.strength_text(row.player)
            row.bot.setToolTip(words)
            row.bot.setAccessibleDescription(words)

    def _start(self) -> None:
        match = self.choices.create_match(self._option_set)
        self.accept()
        self.started.emit(match, self.choices.to_json())

    def _ask_to_open_match(self) -> None:
        self.reject()
        self.open_file_wanted.emit()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._plate.title.setText(self._info.title())
        self._plate.line.setText(self._info.about())
        self.banner.place_plate()
        self._heading.title.setText(self.tr("Seats"))
        self.form.retranslate()
        if self._proposed and len(self._bots.names) > DEFAULT_BOT_INDEX:
            self.proposal.setText(
                self.tr("For your first game, we suggest {bot}, the easiest bot that thinks about its moves.").format(
                    bot=bot_name(self._bots.names[DEFAULT_BOT_INDEX], self._texts)
                )
            )
        self.seat_count.set_labels([str(number) for number in self._players])
        self.seat_count.setAccessibleName(self.tr("Number of seats"))
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The seed decides what is drawn: the same seed and options give the same game."))
        name_button(self.copy_button, self.tr("Copy the seed"))
        name_button(self.dice_button, self.tr("Roll a new seed"))
        self.handicap_switch.setText(self.tr("Handicap"))
        self.handicap_switch.setToolTip(self.tr("Each player may begin with points, to make the game even"))
        self.invite_switch.setText(self.tr("Invite other computers"))
        self.invite_switch.setToolTip(self.tr("Others on the same network can then take seats, or watch"))
        favourite = self.tr("Save as a favourite…")
        if self._look.typography.min_target_size > MIN_TARGET_SIZE:
            # Between large controls, the seed needs the room of this text: in a second row it would make the page scroll.
            name_button(self.favourite_button, favourite)
        else:
            self.favourite_button.setText(favourite)
        self.cancel_button.setText(self.tr("Cancel"))
        self.open_button.setText(self.tr("Open a saved game"))
        self.start_button.setText(self.tr("Start game"))
        self._refresh()

    def _problem_sentence(self, problem: SetupProblem) -> str:
        if problem.field != "seed" and not problem.field.startswith("seat."):
            return self.form.problem_sentence(problem)
        return {
            "name_missing": self.tr("Every player needs a name."),
            "name_too_long": self.tr("A name can have at most %n character(s).", "", MAX_NAME_LENGTH),
            "name_unwritable": self.tr("The name contains a character that is not allowed."),
            "name_twice": self.tr("Another player already has this name."),
            "seed_no_number": self.tr("A seed is a whole number, such as 47110815."),
            "seed_too_large": self.tr("A seed must be less than {limit}.").format(limit=SEED_LIMIT),
        }[problem.reason]

    def sizeHint(self) -> QSize:
        """Returns the size at which nothing has to scroll even with all seats in use. It does not exceed the screen."""
        size = super().sizeHint()
        return QSize(size.width(), min(size.height(), self._needed_height()))

    def _needed_height(self) -> int:
        """Returns the height at which nothing has to scroll with any number of players, in logical pixels."""
        px, page = self._look.px, self._body
        row = self.seats.rows[0].sizeHint().height() + px(10)
        missing = self._players[-1] - self.choices.seat_count
        inside = page.layout()
        parts = page.sizeHint().height() if inside is None else inside.totalHeightForWidth(px(self.SIZE[0]))
        foot = self._foot.sizeHint().height() + px(SPARE_HEIGHT)
        needed = max(parts, page.sizeHint().height()) + missing * row + foot
        return needed + self.banner.height_for_contents(needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapts the height of the banner picture to the height of the dialog."""
        super().resizeEvent(event)
        self.banner.fit_into(self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Moves the keyboard focus to the name of the first seat."""
        super().showEvent(event)
        self.seats.rows[0].name.setFocus(Qt.FocusReason.OtherFocusReason)
