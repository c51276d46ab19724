"""Chapter of the tutorial in the window, played on the real table with the guide beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu, QWidget

from haspelknecht_qt import languages
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.match.controller import MatchController
from haspelknecht_qt.ui.match.match_context import MatchContext
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.review.replay import Replay
from haspelknecht_qt.ui.rules.view import locale_language
from haspelknecht_qt.ui.tutorial.guide import TutorialGuide
from haspelknecht_qt.ui.tutorial.memory import TutorialMemory, TutorialPlace
from haspelknecht_qt.ui.tutorial.script import TutorialChapter

GUIDE_WIDTH = 316
"""Width of the guide when it lies over the table of a small window, in logical pixels at scale 1."""


class TutorialSession(MatchOnTable[S, M, E, U], Generic[S, M, E, U]):
    """Chapter of the tutorial on the table. It is never saved, so the last saved match can still be continued."""

    def __init__(self, key: str, context: MatchContext[S, M, E, U], parent: QObject) -> None:
        """`key` is the key of a chapter; "" continues where the learner stopped. Raises KeyError for an unknown key."""
        super().__init__(parent)
        game_tutorial = context.game_ui.game_tutorial
        self._tutorial, self._game, table = game_tutorial.tutorial, context.game_ui.name, context.table
        self._memory = TutorialMemory(context.settings)
        chapter, step_index = (self._tutorial.chapter(key), 0) if key else self._remembered_step()
        match = chapter.match(game_tutorial.game, languages.facts(locale_language()).first_names)
        undo_floor = match.ply
        finished = self._memory.finished_chapters(self._game)
        self.guide = TutorialGuide(context.look, game_tutorial, chapter, match, finished, context.workspace)
        self.guide.skip_to(step_index)
        self.guide.setProperty("surface", "panel")
        self.guide.hide()
        self._workspace = context.workspace
        self._table = table
        self._placement = context.card_placement
        self._path = self.guide.progress.highlight_path() or None
        self._is_following = False
        self._spoken_text = ""
        controller: MatchController[S, M, E, U] = MatchController(
            match,
            game_tutorial.pointing,
            self.guide.scripted_opponents,
            move_filter=self.guide.progress.accepts,
            undo_floor=undo_floor,
            is_table_busy=lambda: table.is_busy,
            parent=self,
        )
        # Connected before `Session`, so that the guide shows the next step before `Session` offers moves for this step.
        controller.position_changed.connect(self._on_position_changed)
        self.session = Session(controller, context, self)
        self.replay = Replay(self.session, context)
        self.guide.move_wanted.connect(self.session.play)
        self.session.move_rejected.connect(self._on_move_rejected)
        self.session.refusal_explained.connect(self._on_refusal_explained)
        self.session.changed.connect(self._on_session_changed)
        self.session.listen(self._workspace.arranged, self._place_guide)
        # Connected by `listen`, which disconnects at the end of the chapter. The guide is deleted later, and until then
        # it emits the signal at each change of the look.
        self.session.listen(self.guide.path_wanted, self._highlight)
        self.session.listen(self.guide.step_shown, self._remember_step)
        self._workspace.set_guide(self.guide)

    @override
    def begin(self) -> None:
        super().begin()
        self._remember_step()
        self._give_focus(self._table.view)

    @override
    def end(self) -> None:
        self.session.stop_listening()
        self._workspace.set_guide(None)
        self.guide.deleteLater()
        super().end()

    # Progress of the learner

    def _remembered_step(self) -> tuple[TutorialChapter[M], int]:
        """Returns the chapter and the index of the step at which the learner continues."""
        place = self._memory.place(self._game)
        chapter = next((each for each in self._tutorial.chapters if each.key == place.chapter), None)
        if chapter is None or place.step >= len(chapter.steps):
            return self._tutorial.chapters[0], 0
        return chapter, place.step

    def _remember_step(self) -> None:
        """Stores the step that is shown. After a finished chapter, the learner continues with the next one."""
        progress = self.guide.progress
        place, finished = TutorialPlace(progress.chapter.key, progress.shown_index), ""
        if progress.is_finished:
            finished, following = progress.chapter.key, self._tutorial.chapter_after(progress.chapter.key)
            place = TutorialPlace(following.key if following else "")
        elif place == TutorialPlace(self._tutorial.chapters[0].key):
            place = TutorialPlace()
        self._memory.remember(self._game, place, finished)

    # Reactions to changes of the position and the session

    def _on_position_changed(self) -> None:
        self._is_following = True
        self.guide.follow_match()
        self._is_following = False

    def _on_move_rejected(self) -> None:
        self.guide.decline_move()
        self._table.tree.say(self.guide.note_label.text(), urgent=True)

    def _on_refusal_explained(self) -> None:
        """Hides the guide's note on an earlier move, because the table now gives another reason beside it."""
        self.guide.clear_note()
        self._place_guide()

    def _highlight(self, path: tuple[str, ...] | None) -> None:
        """Highlights the elements of a path, and offers the moves of the step that is shown.

        The learner's board comes to the front, because steps are played and shown there.
        """
        self._path = path
        self._table.show_board_of(None)
        if not self._is_following:
            self.controller.refresh_moves()

    def _on_session_changed(self) -> None:
        """Updates the highlight and the guide's place. Makes screen readers speak a new text."""
        self._table.highlight(self._path)
        self._place_guide()
        said = self.guide.page.toPlainText()
        if said != self._spoken_text:
            self._spoken_text = said
            self._table.tree.say(said)
            self._give_focus(self._table.view)

    def _give_focus(self, view: QWidget) -> None:
        """Gives the keyboard focus to the table or, in a step without moves, to the guide's button.

        Does nothing if another widget of the window has the focus.
        """
        guide, focused = self.guide, self._workspace.window().focusWidget()
        if focused not in {None, view} and not guide.isAncestorOf(focused):
            return
        reads = guide.next_button.isEnabled() and not guide.show_button.isEnabled()
        (guide.next_button if reads else view).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_guide(self) -> None:
        """In a small window, places the guide beside the step's elements. In a wide window, the side panel shows it."""
        if not self._workspace.is_small:
            self.guide.set_scrolling_allowed(allowed=True)
            return
        kept = [self._placement.prompt_rect, *self._placement.element_rects(self._path or ())]
        self._placement.place_over_table(self.guide, [GUIDE_WIDTH], kept)


def fill_chapter_menu(menu: QMenu, context: MatchContext[S, M, E, U], on_chosen: Callable[[str], object]) -> None:
    """Fills a menu with the chapters in the current language. Finished ones are checked.

    Selecting a chapter calls `on_chosen` with its key.
    """
    menu.clear()
    menu.setToolTipsVisible(True)
    finished = TutorialMemory(context.settings).finished_chapters(context.game_ui.name)
    texts = context.game_ui.game_tutorial.texts(locale_language())
    for number, (key, chapter) in enumerate(texts.items(), 1):
        action = menu.addAction(f"{number}  {chapter.title}")
        action.setToolTip(chapter.about)
        action.setCheckable(True)
        action.setChecked(key in finished)
        action.triggered.connect(lambda _checked=False, key=key: on_chosen(key))
