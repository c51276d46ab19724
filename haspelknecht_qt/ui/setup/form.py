"""The game's own part of the dialog of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.ui.contracts import OptionTexts
from haspelknecht_qt.ui.setup.choices import NewGameChoices, Problem
from haspelknecht_qt.ui.setup.options import OptionFields
from haspelknecht_qt.ui.widgets.basics import Heading
from haspelknecht_qt.ui.window.look import Look


@frozen
class Section:
    """A part of the form with its heading, in the left column of the dialog or in the right one."""

    heading: Heading
    widget: QWidget
    is_left: bool


class GameOptionsForm(QObject):
    """Changes the options of some choices and tells `changed`; `again` asks for another seed.

    A form writes its own words, in the language of the moment, when it is made and whenever the language changes. What each game's form has to have
    raises NotImplementedError here: a class of Qt cannot be an abstract one of Python.
    """

    changed = Signal()
    again = Signal()

    @property
    def sections(self) -> Sequence[Section]:
        """What it consists of, from top to bottom."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Shows the choices as they are now."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Says the headings in the language of the moment; all else hears of it by itself."""
        raise NotImplementedError

    def sentence(self, problem: Problem) -> str:
        """What has to be put right in one of the game's options."""
        raise NotImplementedError

    def show_problems(self, sentences: Mapping[str, str]) -> None:
        """Says what is wrong, by the key of the option, beside it."""
        raise NotImplementedError


class DefaultOptionsForm(GameOptionsForm):
    """The form of a game that has nothing but options: lists and switches, one below the other."""

    def __init__(self, look: Look, choices: NewGameChoices, game: AnyGame, words: OptionTexts) -> None:
        super().__init__()
        self._texts = words
        self.options = OptionFields(look, choices, game.options, game.players_allowed, words)
        self._heading = Heading()
        self.options.changed.connect(self.changed)
        self.retranslate()

    @property
    def sections(self) -> Sequence[Section]:
        """The options."""
        return (Section(self._heading, self.options, is_left=False),)

    def refresh(self) -> None:
        """Shows the choices as they are now."""
        self.options.refresh()

    def retranslate(self) -> None:
        """Says the heading in the language of the moment."""
        self._heading.title.setText(self.tr("Options"))

    def sentence(self, problem: Problem) -> str:
        """That a value does not go with so many players."""
        return self.tr("“{option}” does not go with so many players as it is.").format(
            option=self._texts.name(problem.field)
        )

    def show_problems(self, sentences: Mapping[str, str]) -> None:
        """Beside the options that are wrong."""
        self.options.show_problems(sentences)
