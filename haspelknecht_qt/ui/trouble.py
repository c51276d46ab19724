"""What went wrong, in the player's language: sentences for the errors of files, set-ups and undoing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.core.storage import StorageError, StorageTrouble
from haspelknecht_qt.core.undo import Refusal, Refused
from haspelknecht_qt.games.haspelknecht.layouts import LayoutProblem
from haspelknecht_qt.games.haspelknecht.reading import DataError
from haspelknecht_qt.ui.trouble_data import allowed_words


class Trouble(QObject):
    """Turns errors into sentences. Nothing is kept, so the language may change at any time."""

    def of_storage(self, error: StorageError) -> str:
        """Why a file could not be written, and what helps."""
        match error.trouble:
            case StorageTrouble.FULL:
                return self.tr("The disk is full. Make room and save again.")
            case StorageTrouble.READ_ONLY:
                return self.tr("This disk can only be read. Save in another folder.")
            case StorageTrouble.DENIED:
                return self.tr("You are not permitted to write there. Save in another folder.")
            case StorageTrouble.NO_FOLDER:
                return self.tr("The folder does not exist any more. Save in another folder.")
            case _:
                return self.tr("The system says: {error}").format(error=error.error)

    def of_record(self, error: RecordError) -> str:
        """Why a saved game was refused: what is wrong, and where."""
        sentence = self._defect(error)
        place = error.place
        if place.ply is not None:
            return self.tr("Move {number}: {sentence}").format(number=place.ply + 1, sentence=sentence)
        if place.key is not None:
            return self.tr("In “{key}”: {sentence}").format(key=place.key, sentence=sentence)
        if place.line is not None:
            return self.tr("Line {line}, column {column}: {sentence}").format(
                line=place.line, column=place.column, sentence=sentence
            )
        return sentence

    def of_data(self, error: DataError) -> str:
        """What is wrong with a data file or a layout: where, what stands there, and what is allowed."""
        name = Path(error.origin).name if error.origin else ""
        if error.key and name:
            return self.tr("{file}, “{key}”: found {found}; allowed: {allowed}.").format(
                file=name, key=error.key, found=error.found, allowed=allowed_words(error.allowed)
            )
        if error.key:
            return self.tr("“{key}”: found {found}; allowed: {allowed}.").format(
                key=error.key, found=error.found, allowed=allowed_words(error.allowed)
            )
        return self.tr("{file} is {found}; allowed: {allowed}.").format(
            file=name, found=error.found, allowed=allowed_words(error.allowed)
        )

    def of_layout(self, problem: LayoutProblem) -> str:
        """Which condition one's own layout does not meet, and what would."""
        row, column = (problem.cell[0] + 1, problem.cell[1] + 1) if problem.cell else (0, 0)
        match problem.reason:
            case "touches_none_before":
                sentence = self.tr(
                    "The level {level} tile in row {row}, place {column}, touches none of level {before} ({rule})."
                )
            case "touches_no_other_level":
                sentence = self.tr(
                    "The level {level} tile in row {row}, place {column}, touches none of another level ({rule})."
                )
            case "touches_distant_level":
                sentence = self.tr(
                    "The level {level} tile in row {row}, place {column}, touches one that is two or more levels away ({rule})."
                )
            case _:
                sentence = self.tr("Level {level} has {found} tiles; allowed are {least} to {most} ({rule}).")
        return sentence.format(
            level=problem.level,
            before=problem.level - 1,
            row=row,
            column=column,
            rule=problem.rule,
            found=problem.found,
            least=problem.least,
            most=problem.most,
        )

    def of_components(self, error: DataError) -> str:
        """The user's corrected printed values were refused."""
        return self.tr("Your corrected printed values are not in use. {reason}").format(reason=self.of_data(error))

    def of_corrections(self, count: int) -> str:
        """The user's corrected printed values are in use."""
        return self.tr("Your corrected printed values are in use (%n value(s)).", "", count)

    def of_autosave(self, error: StorageError) -> str:
        """The games saved by the program itself cannot be reached."""
        return self.tr("Games cannot be saved automatically. {reason}").format(reason=self.of_storage(error))

    def of_refused_autosave(self, error: RecordError) -> str:
        """A game that the program had saved by itself cannot be read."""
        return self.tr("An automatic save cannot be read: {file}. {reason}").format(
            file=Path(error.file).name, reason=self.of_record(error)
        )

    def of_undo(self, reason: Refusal | Refused) -> str:
        """Why nothing can be undone or taken back."""
        match reason.reason if isinstance(reason, Refused) else reason:
            case Refusal.NOTHING:
                return self.tr("There is nothing to undo.")
            case Refusal.CHANCE:
                return self.tr("Disks have been drawn since: this match undoes up to the last draw only.")
            case Refusal.OTHER_SEAT:
                return self.tr("Another player has moved since: this match undoes your own moves only.")
            case Refusal.OTHER_STEP:
                return self.tr("That step has ended: undo instead.")
            case Refusal.REST:
                return self.tr("What you did later would not be possible without it: undo instead.")

    def _defect(self, error: RecordError) -> str:
        detail = error.details
        match error.defect:
            case Defect.NO_FILE:
                return self.tr("The file cannot be read: {error}").format(**detail)
            case Defect.TOO_LARGE:
                return self.tr("It is larger than a game can be ({limit} bytes).").format(**detail)
            case Defect.CUT_OFF:
                return self.tr("The file ends in the middle of the game.")
            case Defect.NEWER_FORMAT:
                return self.tr("It was saved by a newer program: version {program} or later is needed.").format(
                    **detail
                )
            case Defect.WRONG_GAME:
                return self.tr("It is a game of {found}.").format(**detail)
            case Defect.OTHER_DATA:
                return self.tr("It was played with other printed values than this program has.")
            case Defect.ILLEGAL_MOVE:
                return self.tr("“{found}” is not a legal move there (rule {rule}).").format(**detail)
            case Defect.UNREADABLE_MOVE:
                return self.tr("“{found}” is no move of this game.").format(**detail)
            case Defect.CHANGED:
                return self.tr("The file was changed after it was saved.")
            case Defect.NO_CODE:
                return self.tr("This is no code of this game: it begins with “{allowed}”.").format(**detail)
            case Defect.BROKEN_CODE:
                return self.tr("The code is incomplete or was changed.")
            case Defect.MISSING_KEY:
                return self.tr("This entry is missing.")
            case Defect.UNKNOWN_KEY:
                return self.tr("This entry is unknown, allowed are {allowed}.").format(**detail)
            case Defect.REPEATED_KEY:
                return self.tr("This entry stands there twice.")
            case Defect.WRONG_TYPE | Defect.WRONG_VALUE:
                return self.tr("Found {found}, allowed is {allowed}.").format(**detail)
            case Defect.WRONG_SETUP:
                return self.tr("The set-up is wrong: {error}").format(**detail)
            case _:
                return self.tr("This is no saved game of Haspelknecht.")
