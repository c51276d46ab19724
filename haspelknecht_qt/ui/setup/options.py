"""Rulebook and options of a new game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht.layouts import Placement
from haspelknecht_qt.games.haspelknecht.model import Tile
from haspelknecht_qt.ui.setup.choices import Choices
from haspelknecht_qt.ui.widgets.basics import Card, Segments, Switch, text
from haspelknecht_qt.ui.window.look import Look

RULEBOOKS = ("dutch", "english", "french")
PLANNING = ("open", "hidden")
UNDO = (UndoPolicy.BARRIER, UndoPolicy.FREE)


class RulebookCard(Card):
    """One rulebook and what is different about it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.name = text("name")
        self.edition = text("note")
        self.words = text("caption", wrap=True)
        head = QHBoxLayout()
        head.setSpacing(look.px(8))
        head.addWidget(self.name)
        head.addWidget(self.edition, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(14), look.px(12), look.px(12), look.px(12))
        column.setSpacing(look.px(8))
        indented = QHBoxLayout()
        indented.setContentsMargins(look.px(26), 0, 0, 0)
        indented.addLayout(head)
        column.addLayout(indented)
        column.addWidget(self.words)
        column.addStretch(1)


class RulebookCards(QWidget):
    """The three rulebooks side by side. Changes the choices and tells `changed`."""

    changed = Signal()

    def __init__(self, look: Look, choices: Choices) -> None:
        super().__init__()
        self._choices = choices
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        self.cards: dict[str, RulebookCard] = {}
        for name in RULEBOOKS:
            card = RulebookCard(look)
            card.setChecked(choices.rulebook == name)
            card.toggled.connect(lambda on, name=name: self._choose(name) if on else None)
            row.addWidget(card, 1)
            self.cards[name] = card
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        names = {
            "dutch": (self.tr("Dutch"), self.tr("second version")),
            "english": (self.tr("English"), self.tr("booklet")),
            "french": (self.tr("French"), self.tr("booklet")),
        }
        for name, card in self.cards.items():
            words, edition = names[name]
            lines = self._differences()[name]
            card.name.setText(words)
            card.edition.setText(edition)
            card.words.setText("\n".join(lines[:3]))
            card.setToolTip("\n".join(lines))
            card.setAccessibleName(words)
            card.setAccessibleDescription(" ".join(lines))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _choose(self, name: str) -> None:
        self._choices.rulebook = name
        self.changed.emit()

    def _differences(self) -> dict[str, list[str]]:
        """What each book says where they differ (rulings R1 to R14), what is felt most in play first."""
        return {
            "dutch": [
                self.tr("Charcoal Burner once a phase."),
                self.tr("Lorry in the Pinge: wood only."),
                self.tr("Farm storage: 1 VP for wood."),
                self.tr("Coal-digger and Haspelknecht remove 2 water as long as there are 2, then coal."),
                self.tr("A black disk removes 2 water."),
                self.tr("Coal Storage holds 1 coal and 1 wood."),
                self.tr("Oil Lamp: between a reserve pool and its own action pool."),
                self.tr("A marker can be used in a later action phase."),
            ],
            "english": [
                self.tr("Charcoal Burner at any time."),
                self.tr("Lorry always brings its 2 coal."),
                self.tr("A black disk removes 1 or 2 water."),
                self.tr("Farm storage: 1 VP for wood."),
                self.tr("The Haspelknecht may stop early, and may remove a lone water."),
                self.tr("Coal Storage holds 1 coal and 1 wood."),
                self.tr("Oil Lamp: between a reserve pool and its own action pool."),
                self.tr("A marker can be used in a later phase, winter included."),
            ],
            "french": [
                self.tr("Free choice of water or coal."),
                self.tr("Farm storage: 1 VP for food."),
                self.tr("Coal Storage holds coal or wood."),
                self.tr("Charcoal Burner once a phase."),
                self.tr("Lorry always brings its 2 coal."),
                self.tr("Oil Lamp: between any reserve pool and any action pool."),
                self.tr("The synergy bonus belongs to no worker."),
                self.tr("A marker can be used at any time later, winter included."),
            ],
        }


class Options(QWidget):
    """Planning, undoing and the agreements before the game. Changes the choices and tells `changed`."""

    changed = Signal()

    def __init__(self, look: Look, choices: Choices) -> None:
        super().__init__()
        self._choices = choices
        self.planning_label, self.undo_label = text("strong"), text("strong")
        self.planning_note, self.undo_note = text("note", wrap=True), text("note", wrap=True)
        self.planning = Segments(look, 2)
        self.undo = Segments(look, 2)
        self.planning.chosen.connect(self._read)
        self.undo.chosen.connect(self._read)
        self.buildings = Switch(look)
        self.farmhand = Switch(look)
        self.buildings_note, self.farmhand_note = text("note", wrap=True), text("note", wrap=True)
        for switch in (self.buildings, self.farmhand):
            switch.clicked.connect(self._read)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(8))
        grid.setColumnStretch(2, 1)
        rows = (
            (self.planning_label, self.planning, self.planning_note),
            (self.undo_label, self.undo, self.undo_note),
        )
        for place, (label, segments, note) in enumerate(rows):
            grid.addWidget(label, place, 0)
            grid.addWidget(segments, place, 1)
            grid.addWidget(note, place, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        column.addLayout(grid)
        for switch, note in ((self.buildings, self.buildings_note), (self.farmhand, self.farmhand_note)):
            note.setContentsMargins(look.px(52), 0, 0, 0)
            both = QVBoxLayout()
            both.setSpacing(0)
            both.addWidget(switch)
            both.addWidget(note)
            column.addLayout(both)
        self.planning.set_index(PLANNING.index(choices.planning))
        self.undo.set_index(UNDO.index(choices.undo))
        self._placement: Placement | None = None
        self.retranslate()

    def refresh(self, placement: Placement | None) -> None:
        """Offers what the tiles in play allow (V3), and says why not what they don't."""
        self._placement = placement
        buildings = placement is not None and self._choices.missing_building_tiles(placement)
        farmhand = placement is not None and self._choices.may_start_improved(placement)
        for switch, offered, wanted in (
            (self.buildings, buildings, self._choices.starting_buildings),
            (self.farmhand, farmhand, self._choices.starting_farmhand),
        ):
            switch.setEnabled(offered)
            switch.setChecked(offered and wanted)
        self._explain(buildings=buildings, farmhand=farmhand)

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        self.planning_label.setText(self.tr("Planning"))
        self.planning.set_words((self.tr("Open"), self.tr("Hidden")))
        self.undo_label.setText(self.tr("Undo"))
        self.undo.set_words((self.tr("To a draw"), self.tr("Free")))
        self.buildings.setText(self.tr("Start with the buildings whose tiles are not in play"))
        self.farmhand.setText(self.tr("Start with the improved farmhand"))
        self.refresh(self._placement)
        self._note()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _read(self) -> None:
        choices = self._choices
        choices.planning = PLANNING[self.planning.index]
        choices.undo = UNDO[self.undo.index]
        if self.buildings.isEnabled():
            choices.starting_buildings = self.buildings.isChecked()
        if self.farmhand.isEnabled():
            choices.starting_farmhand = self.farmhand.isChecked()
        self._note()
        self.changed.emit()

    def _note(self) -> None:
        hidden = self._choices.planning == "hidden"
        self.planning_note.setText(
            self.tr("nobody sees another's plan before all are confirmed")
            if hidden
            else self.tr("in turn order, all see it")
        )
        free = self._choices.undo is UndoPolicy.FREE
        self.undo_note.setText(
            self.tr("to the beginning; a draw is never drawn anew")
            if free
            else self.tr("up to the last draw, or another player's move")
        )

    def _explain(self, *, buildings: bool, farmhand: bool) -> None:
        self.buildings_note.setText(
            self.tr("They work from the first action phase and give no building symbol.")
            if buildings
            else self.tr("Not offered: all four buildings are in play as tiles.")
        )
        self.farmhand_note.setText(
            self.tr("He may acquire a development from the first action phase.")
            if farmhand
            else self.tr("Not offered: {tile} is in play.").format(tile=terms.tile_title(Tile.PICKAXE))
        )
        if self._placement is None:
            for note in (self.buildings_note, self.farmhand_note):
                note.setText(self.tr("Depends on the tiles in play."))
