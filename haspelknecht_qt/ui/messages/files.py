"""Opening and saving of games. Every refusal is shown with its reason. A failure never damages a saved game."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

import haspelknecht_qt
from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.core.storage import StorageError, converting_errors, make_folder, portable_stem, write_atomic
from haspelknecht_qt.core.validation import read_text
from haspelknecht_qt.table.render import to_png
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.setup.choices import roll_seed
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton, copy_text
from haspelknecht_qt.ui.window.settings import Settings


class MatchFileService(QObject):
    """Opens and saves matches for a window. Also opens a file that is dropped on the window.

    `opened` is emitted with a match and its file; the file is None for a match without a file. `saved` is emitted with
    the file of a saved match. `shared_text_opened` is emitted with a game's name and a text with options that
    players share, such as a board code. The receiver opens the dialog for a new game with these options.
    """

    opened = Signal(object, object)
    shared_text_opened = Signal(str, str)
    saved = Signal(Path)

    def __init__(
        self, games: Mapping[str, AnyGame], settings: Settings, dialogs: Dialogs, messages: Messages, window: QWidget
    ) -> None:
        """`games` are the games whose matches can be opened, by name."""
        super().__init__(window)
        self._games = games
        self._settings = settings
        self._dialogs = dialogs
        self._messages = messages
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent) or event.type() not in {QEvent.Type.DragEnter, QEvent.Type.Drop}:
            return super().eventFilter(watched, event)
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            accept_copy(event)
            if event.type() == QEvent.Type.Drop:
                self.open(Path(urls[0].toLocalFile()))
        return True

    def choose_and_open_file(self) -> None:
        """Lets the user choose a saved game, and opens it."""
        dialog = QFileDialog(self._window, self.tr("Open a saved game"), self._start_folder())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        _open_dialog(dialog, [self._file_filter(self._games), self.tr("All files (*)")], self.open)

    def open(self, path: Path) -> None:
        """Opens a saved game or a shared text from a file, or shows why it cannot be opened."""
        # The command line may name a file relative to its present folder; the next start may have another one.
        path = path.absolute()
        self._settings.folder = str(path.parent)
        self._open_text_or_match(read_shared_text(path), path, lambda: record.load(path, self._games))

    def open_from_clipboard(self) -> None:
        """Opens the match code or shared text in the clipboard, or shows why it cannot be opened."""
        words = QGuiApplication.clipboard().text()
        self._open_text_or_match(words, None, lambda: record.from_code(words, self._games))

    def _open_text_or_match(self, words: str, path: Path | None, load_match: Callable[[], AnyMatch]) -> None:
        """Emits `shared_text_opened` if `words` are shared options; otherwise opens the match of `load_match`."""
        name = game_of_shared_text(words, self._games)
        if name is not None:
            self.shared_text_opened.emit(name, words)
            return
        try:
            match = load_match()
        except RecordError as error:
            self._show_refusal(error, path)
        else:
            self._open(match, path)

    def _open(self, match: AnyMatch, path: Path | None) -> None:
        if path is not None:
            self._settings.remember_file(path)
        self.opened.emit(match, path)

    def _show_refusal(self, error: RecordError, path: Path | None) -> None:
        """Shows why a match cannot be opened. Offers to open its playable beginning, if there is one."""
        sentence = self._messages.refused_record_text(error)
        headline = self.tr("The copied game cannot be opened")
        if path is not None:
            headline = self.tr("“{file}” cannot be opened").format(file=path.name)
        if not isinstance(error, record.SalvagedRecordError):
            self._dialogs.show_message("refuse", headline, sentence, self.tr("Close"))
            return
        if error.defect in {Defect.CHANGED, Defect.OTHER_VALUES}:
            offer = self.tr("All of its moves are legal. You can continue it at your own risk.")
        else:
            offer = self.tr("The game is intact up to that point. You can continue from move {number}.").format(
                number=error.salvage.ply
            )
        self._dialogs.ask(
            "warn",
            headline,
            f"{sentence}\n\n{offer}",
            [
                MessageButton(self.tr("Cancel")),
                MessageButton(self.tr("Continue"), on_press=lambda: self._open(error.salvage, None)),
            ],
        )

    def save(self, match: AnyMatch, path: Path | None) -> None:
        """Saves a match to a file, or lets the user choose one if `path` is None."""
        if path is None:
            self.ask_where_to_save(match)
            return
        try:
            make_folder(path.parent)
            record.save(path, match)
        except StorageError as error:
            self.show_save_failure(self._messages.unsaved_file_text(error), lambda: self.ask_where_to_save(match))
        else:
            self._settings.remember_file(path)
            self._settings.folder = str(path.parent)
            self.saved.emit(path)

    def ask_where_to_save(self, match: AnyMatch) -> None:
        """Lets the user choose a file, and saves the match to it."""
        dialog = QFileDialog(self._window, self.tr("Save the game"), self._start_folder())
        filters = [self._file_filter([match.game.name])]
        _open_dialog(dialog, filters, lambda path: self.save(match, path), self._proposed_name(match))

    def save_to_new_file(self, match: AnyMatch) -> bool:
        """Saves a match to a new file in the folder of saved games.

        Returns whether this succeeded. If it failed, shows the reason.
        """
        folder = paths.saves_folder()
        name = Path(self._proposed_name(match)).stem
        try:
            make_folder(folder)
            names = (folder / f"{name} {number}{record.suffix(match.game.name)}" for number in count(1))
            with converting_errors(folder):
                path = next(path for path in names if not path.exists())
            record.save(path, match)
        except StorageError as error:
            self.show_save_failure(self._messages.unsaved_file_text(error), lambda: self.ask_where_to_save(match))
            return False
        self._settings.remember_file(path)
        return True

    def ask_where_to_save_picture(self, match: AnyMatch, picture: QImage, window: QWidget) -> None:
        """Lets the user choose a file, and saves a picture of the match to it."""
        folders = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.PicturesLocation)
        folder = next(filter(os.path.isdir, folders), self._start_folder())
        dialog = QFileDialog(window, self.tr("Save the picture"), folder)
        proposal = f"{Path(self._proposed_name(match)).stem}.png"
        save = partial(self._save_picture, match, picture, window)
        _open_dialog(dialog, [self.tr("Pictures (*.png)")], save, proposal)

    def _save_picture(self, match: AnyMatch, picture: QImage, window: QWidget, path: Path) -> None:
        try:
            write_atomic(path, to_png(picture))
        except StorageError as error:
            self._show_failure(
                self.tr("The picture could not be saved"),
                self._messages.unsaved_file_text(error),
                lambda: self.ask_where_to_save_picture(match, picture, window),
            )

    def copy_match_code(self, match: AnyMatch, on_copied: Callable[[], None]) -> None:
        """Copies the code of a match to the clipboard, then calls `on_copied`.

        During the game, the player first chooses what to copy: the whole match, from which later draws can be computed,
        or only the present position, from which they cannot.
        """

        def copy(shared: AnyMatch) -> None:
            copy_text(record.to_code(shared))
            on_copied()

        if match.is_over:
            copy(match)
            return
        self._dialogs.ask(
            "info",
            self.tr("What should the copied text contain?"),
            self.tr(
                "This game is not over. Anyone who has the whole game can work out what will be drawn. The "
                "position by itself contains only what the players have seen, not later draws."
            ),
            [
                MessageButton(self.tr("Cancel")),
                MessageButton(self.tr("The whole game"), on_press=lambda: copy(match)),
                MessageButton(self.tr("Only the position"), on_press=lambda: copy(match.without_future(roll_seed()))),
            ],
        )

    def show_save_failure(self, sentence: str, save_elsewhere: Callable[[], None]) -> None:
        """Shows why a match was not saved, and offers to save elsewhere."""
        self._show_failure(self.tr("The game could not be saved"), sentence, save_elsewhere)

    def _show_failure(self, headline: str, sentence: str, save_elsewhere: Callable[[], None]) -> None:
        self._dialogs.ask(
            "refuse",
            headline,
            sentence,
            [MessageButton(self.tr("Cancel")), MessageButton(self.tr("Save elsewhere…"), on_press=save_elsewhere)],
        )

    def _file_filter(self, names: Iterable[str]) -> str:
        """Returns the filter of a file dialog for saved matches of the games with these names."""
        suffixes = " ".join(f"*{record.suffix(name)}" for name in names)
        return self.tr("Saved games ({suffixes})").format(suffixes=suffixes)

    def _start_folder(self) -> str:
        folder = self._settings.folder
        # os.path.isdir returns False for a name that is too long; Path.is_dir would raise an error.
        if os.path.isdir(folder):  # noqa: PTH112 - is_dir raises
            return folder
        try:
            make_folder(paths.saves_folder())
        except StorageError:
            # The folder cannot be created, so the home folder is proposed. A later try to save shows the reason.
            return str(Path.home())
        return str(paths.saves_folder())

    def _proposed_name(self, match: AnyMatch) -> str:
        """Returns a file name made from the players' names, with only characters that all file systems accept."""
        names = " ".join(seat.name for seat in match.seats)
        # File systems limit the bytes of a name, and a letter may have four of them.
        short = portable_stem(names).encode()[:MAX_PROPOSED_NAME_SIZE].decode(errors="ignore").strip()
        return f"{short or haspelknecht_qt.PROGRAM}{record.suffix(match.game.name)}"


def accept_copy(event: QDropEvent) -> None:
    """Accepts what is dragged as a copy: after a move, a file manager might remove the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def _open_dialog(
    dialog: QFileDialog, filters: Sequence[str], on_chosen: Callable[[Path], None], proposal: str = ""
) -> None:
    """Opens a file dialog, and calls `on_chosen` with the chosen file.

    With `proposal`, a file name, the dialog is for saving a file; otherwise it is for opening one.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters(filters)
    if proposal:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(Path(proposal).suffix.removeprefix("."))
        dialog.selectFile(proposal)
    dialog.fileSelected.connect(lambda name: on_chosen(Path(name)))
    dialog.open()


MAX_PROPOSED_NAME_SIZE = 120
"""Maximum size of a proposed file name without its ending, in bytes of UTF-8."""
MAX_SHARED_TEXT_SIZE = 16 * 1024
"""Maximum size of a shared text, in bytes. Such a text begins with a game's name and a kind: "NAME-board:..."."""
_SHARED_TEXT_START = re.compile(r"\s*([a-z_]+)-[a-z]+:")


def game_of_shared_text(words: str, names: Collection[str]) -> str | None:
    """Returns the name of the game to which a shared text belongs; None if `words` are no shared text."""
    start = _SHARED_TEXT_START.match(words)
    return start[1] if start is not None and start[1] in names and len(words) <= MAX_SHARED_TEXT_SIZE else None


def read_shared_text(path: Path) -> str:
    """Returns the text of a file; "" if the file is too large for a shared text, is no text, or cannot be read."""
    try:
        return read_text(path, MAX_SHARED_TEXT_SIZE)
    except (OSError, ValueError):
        return ""
