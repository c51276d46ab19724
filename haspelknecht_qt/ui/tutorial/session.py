"""The tutorial in the window: its chapters are played on the real table, and the coach stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu

from haspelknecht_qt import languages
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.match.controller import Controller
from haspelknecht_qt.ui.rules.view import locale_language
from haspelknecht_qt.ui.tutorial.card_placement import card_place, room_on_table
from haspelknecht_qt.ui.tutorial.coach import Coach
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.match.session import Session
    from haspelknecht_qt.ui.review.review import Review

CARD = 316
"""The width of the coach over the table of a small window, in logical pixels at scale 1."""


class TutorialSession(QObject, Generic[S, M, E, U]):
    """Runs the tutorial, one for the window.

    `begin` gives the controller of a chapter, for which the window makes a session as for every match; `attend` puts the coach
    beside it, `show_first_step` comes when it has begun and `end` when it is taken off the table. Chapters are never saved: the last game
    stays the last game.
    """

    chapter_wanted = Signal(str)
    """This chapter is to begin."""
    rule_wanted = Signal(str)
    """A rule is to be opened."""
    left = Signal()
    """The learner has had enough, or has come to the end."""

    def __init__(
        self, look: Look, game_tutorial: GameTutorial[S, M], workspace: Workspace, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.game_tutorial = game_tutorial
        self._workspace = workspace
        self._session: Session[S, M, E, U] | None = None
        self._table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self._prompt: QWidget | None = None
        self._path: tuple[str, ...] | None = None
        self._follows = False
        self._said = ""
        workspace.arranged.connect(self._place)

    @cached_property
    def coach(self) -> Coach[S, M]:
        """The coach, who is there from the first chapter on."""
        coach = Coach(self._look, self.game_tutorial, parent=self._workspace)
        coach.setProperty("surface", "panel")
        coach.hide()
        coach.move_wanted.connect(self._play)
        coach.path_wanted.connect(self._light)
        coach.rule_wanted.connect(self.rule_wanted)
        coach.chapter_wanted.connect(self.chapter_wanted)
        coach.left.connect(self.left)
        return coach

    @property
    def is_running(self) -> bool:
        """Whether a chapter is on the table."""
        return self._session is not None

    def list_chapters(self, menu: QMenu) -> None:
        """Fills a menu with the chapters, in the language of the moment."""
        menu.clear()
        menu.setToolTipsVisible(True)
        texts = self.game_tutorial.texts(locale_language())
        for number, (key, chapter) in enumerate(texts.items(), 1):
            action = menu.addAction(f"{number}  {chapter.title}")
            action.setToolTip(chapter.about)
            action.triggered.connect(lambda _checked=False, key=key: self.chapter_wanted.emit(key))

    # A chapter

    def begin(self, key: str, is_table_busy: Callable[[], bool]) -> Controller[S, M, E, U]:
        """The controller of a chapter, "" for the first one. Raises KeyError for one that there is not."""
        tutorial = self.game_tutorial.tutorial
        chapter = tutorial.chapter(key) if key else tutorial.chapters()[0]
        match = chapter.match(self.game_tutorial.game, languages.facts(locale_language()).first_names)
        controller = Controller(
            match,
            self.game_tutorial.pointing,
            self.coach.scripted_opponents,
            move_filter=self.coach.accepts,
            undo_floor=match.ply,
            is_table_busy=is_table_busy,
            parent=self,
        )
        # What may be done depends on the step.
        controller.position_changed.connect(self._follow)
        self._said = ""
        self.coach.begin(chapter, match)
        return controller

    def attend(
        self,
        session: Session[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        prompt: QWidget,
        review: Review[S, M, E, U],
    ) -> None:
        """Puts the coach beside a chapter's session, which has not begun yet."""
        self._session, self._table, self._prompt = session, table, prompt
        session.move_rejected.connect(self.coach.decline)
        session.shown.connect(self._shown)
        if review.replay is not None:
            # A chapter has no way but its own.
            review.replay.bar.continue_button.hide()
        self._workspace.set_guide(self.coach)

    def show_first_step(self) -> None:
        """The chapter is on the table: the learner reads its first step."""
        if self._table is not None:
            self._give_focus(self._table.view)

    def end(self) -> None:
        """The chapter is taken off the table."""
        if self._session is not None:
            self._session = self._table = self._prompt = None
            self._workspace.set_guide(None)

    def close(self) -> None:
        """Another game is put up: the coach goes for good."""
        self.end()
        if "coach" in vars(self):
            self.coach.deleteLater()
        self.deleteLater()

    # What happens in it

    def _follow(self) -> None:
        self._follows = True
        self.coach.follow()
        self._follows = False

    def _play(self, move: M) -> None:
        if self._session is not None:
            self._session.play(move)

    def _light(self, path: tuple[str, ...] | None) -> None:
        """The step is another one: so is what may be done and what is lit."""
        self._path = path
        if self._session is not None and not self._follows:
            self._session.show_again()

    def _shown(self) -> None:
        """After everything is on the screen."""
        if self._table is None:
            return
        self._table.highlight(self._path)
        self._place()
        said = self.coach.page.toPlainText()
        if said != self._said:
            self._said = said
            self._table.tree.say(said)
            self._give_focus(self._table.view)

    def _give_focus(self, view: QWidget) -> None:
        """Where the next step is done, with the keyboard too; not away from anything but table and coach."""
        coach, focused = self.coach, self._workspace.window().focusWidget()
        if focused not in {None, view} and not coach.isAncestorOf(focused):
            return
        reads = coach.next_button.isEnabled() and not coach.show_button.isEnabled()
        (coach.next_button if reads else view).setFocus(Qt.FocusReason.OtherFocusReason)

    # Where the coach is

    def _place(self) -> None:
        """In a small window, beside whatever the step speaks of; in a wide one the workspace has a place."""
        workspace, table, prompt = self._workspace, self._table, self._prompt
        if table is None or prompt is None:
            return
        if workspace.mode is not Mode.SMALL:
            self.coach.page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
            return
        room = room_on_table(workspace, table.view.geometry(), self._look)
        width = self._look.px(CARD)
        wanted = self.coach.height_for(width)
        height = min(wanted, room.height())
        # A scroll bar that was needed before would take the width that the text was measured for.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if wanted <= height else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.coach.page.setVerticalScrollBarPolicy(policy)
        corner = table.view.pos()
        kept = [
            prompt.geometry().translated(corner),
            *(area.translated(corner) for area in table.areas(self._path or ())),
        ]
        self.coach.setGeometry(card_place(room, width, height, kept))
        self.coach.raise_()
