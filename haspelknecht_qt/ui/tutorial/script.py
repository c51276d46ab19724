"""Chapters of the tutorial: a position, and steps with the moves that the learner makes from there. Imports no Qt.

A chapter is a file `tutorial/NN_name.toml` in the folder of resources:

    seed = 1                                   seed of all draws by chance in the chapter
    options = { players = 2 }                  as for any new match
    opening = "order 0 1, draw 1 1 1, ..."     all moves up to the position, including draws

    [[step]]
    key = "take"                               key of the step's text in the file of each language
    moves = "take A black"                     moves of the learner; a step without moves is only read
    any_order = true                           whether these moves may be made in any order
    replies = "take B brown, pass"             moves of the other seats after the learner's moves
    look = "pool.A"                            element to highlight in a step without moves

The learner has seat 0.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic

from attrs import Factory, define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, PERSON, E, Game, M, S, Seat, SetupError, U, UnreadableMove
from haspelknecht_qt.core.match import Match, MatchOf, ReplayError
from haspelknecht_qt.core.rng import ChanceMethod
from haspelknecht_qt.core.seats import FIRST_NAMES
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize, truncate
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.core.validation import UntrustedValue, ValidationError, ValidationErrorKind, read_toml
from haspelknecht_qt.table.move_index import Path as TablePath
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.ui.contracts.pointing import PathTranslation
from haspelknecht_qt.ui.rules.markup import MAX_QUOTE_LENGTH

LEARNER_SEAT = 0
"""Seat of the learner."""
SCRIPTED_PLAYER = "neighbour"
"""Name of the scripted player (`Seat.player`) of all seats except the learner's."""


class TutorialError(ValueError):
    """Raised for an unusable file of the tutorial.

    `place` describes the place of the error, `found` the invalid content, and `allowed` the valid content.
    """

    def __init__(self, path: Path, place: str, found: str, allowed: str) -> None:
        quote = truncate(found, MAX_QUOTE_LENGTH)
        super().__init__(f"{path}: {sanitize(place)}: {quote}; allowed: {sanitize(allowed)}")
        self.path = path
        self.place = place
        self.found = found
        self.allowed = allowed


@frozen
class TutorialStep(Generic[M]):
    """Step of a chapter.

    `key` is the key of the step's text. `moves` are the learner's moves; `any_order` says whether they may be made in
    any order. `replies` are the moves that the other seats then make. `highlighted_element` is the id of the element to
    highlight; "" for none.
    """

    key: str
    moves: tuple[M, ...] = ()
    any_order: bool = False
    replies: tuple[M, ...] = ()
    highlighted_element: str = ""


@frozen
class TutorialChapter(Generic[M]):
    """Chapter of the tutorial. `key` is the file's name without its number and extension.

    The chapter's match is set up with `options` and `seed`. `opening_moves` lead to the position where the steps begin.
    """

    key: str
    path: Path
    options: JsonObject
    seed: int
    opening_moves: tuple[str, ...]
    steps: tuple[TutorialStep[M], ...]

    def match(self, game: Game[S, M, E, U], names: Sequence[str] = FIRST_NAMES) -> Match[S, M, E, U]:
        """Returns a match at the position where the steps begin. `names` are the names of the seats.

        `game` must have the printed values as shipped with the program: with other values the moves may be illegal.
        Raises TutorialError.
        """
        try:
            setup = game.setup(self.options, self.seed)
        except SetupError as error:
            raise TutorialError(self.path, "options", str(error), "the options of a new match") from error
        seats = [
            Seat(names[seat], PLAYER_COLOURS[seat], PERSON if seat == LEARNER_SEAT else SCRIPTED_PLAYER)
            for seat in range(game.player_count(setup))
        ]
        try:
            return Match.replay(
                game, setup, self.seed, seats, UndoPolicy.FREE, self.opening_moves, chance=ChanceMethod.PLY
            )
        except ReplayError as error:
            raise TutorialError(self.path, f"opening, move {error.ply + 1}", str(error), "a legal move") from error


@define
class ChapterProgress(Generic[S, M]):
    """Chapter while it is played: the step shown to the learner, and the expected moves.

    Progress is read from the log, so that undo and redo need no special care. Call `follow_match` after each change of
    the match.
    """

    chapter: TutorialChapter[M]
    match: MatchOf[S, M]
    pointing: PathTranslation[S, M]
    shown_index: int = 0
    """Index of the step shown to the learner."""
    _first_ply: int = field(init=False, default=Factory(lambda self: self.match.ply, takes_self=True))
    """Ply of the position where the steps begin."""

    @property
    def shown_step(self) -> TutorialStep[M]:
        """Step shown to the learner."""
        return self.chapter.steps[self.shown_index]

    @property
    def reached_index(self) -> int:
        """Index of the last step that can be shown: the first step whose moves are not all made, else the last step."""
        count = len(self.chapter.steps)
        return next((number for number in range(count) if not self._is_step_done(number)), count - 1)

    @property
    def is_finished(self) -> bool:
        """Whether the last step is shown and all of its moves are made."""
        return self.shown_index == len(self.chapter.steps) - 1 and self._is_step_done(self.shown_index)

    @property
    def can_go_on(self) -> bool:
        """Whether the step after the shown one can be shown."""
        return self.shown_index < self.reached_index

    def expected_moves(self) -> list[M]:
        """Returns the moves with which the learner can continue the shown step.

        Returns [] in a step without moves, and while another seat decides.
        """
        decision = self.match.decision
        if decision is None or decision.actor != LEARNER_SEAT or self.shown_index != self.reached_index:
            return []
        missing = self._missing_moves()
        return list(dict.fromkeys(missing)) if self.shown_step.any_order else missing[:1]

    def accepts(self, move: object) -> bool:
        """Whether this move continues the shown step."""
        return move in self.expected_moves()

    def next_reply(self) -> M | None:
        """Returns the script's next move for another seat.

        Returns None if the learner decides, or if the script has no further move.
        """
        decision = self.match.decision
        if decision is None or decision.actor in {LEARNER_SEAT, CHANCE}:
            return None
        step = self.chapter.steps[self.reached_index]
        made = self._moves_since(self.reached_index)
        after = made[len(step.moves) :]
        if not _begins_with_own_moves(step, made) or tuple(after) != step.replies[: len(after)]:
            return None
        return next(iter(step.replies[len(after) :]), None)

    def highlight_path(self) -> TablePath:
        """Returns the elements to highlight: the path of the next move or, in a step without moves, the step's element.

        Returns () if the step has neither.
        """
        expected = self.expected_moves()
        if not expected:
            return (self.shown_step.highlighted_element,) if self.shown_step.highlighted_element else ()
        state = self.match.state
        legal = self.match.game.legal_moves(state)
        return next(path for path, move in self.pointing.paths(state, legal) if move == expected[0])

    def go_on(self) -> None:
        """Shows the next step, if it can be shown."""
        if self.can_go_on:
            self.shown_index += 1

    def go_back(self) -> None:
        """Shows the previous step. The match does not change."""
        self.shown_index = max(0, self.shown_index - 1)

    def skip_to(self, step_index: int) -> None:
        """Plays the moves and replies of all steps before the one with this index, and shows that step."""
        for step in self.chapter.steps[:step_index]:
            for move in (*step.moves, *step.replies):
                self.match.play(move)
        self.shown_index = step_index

    def follow_match(self) -> None:
        """Shows the next step if the shown one is done. After an undo, shows an earlier step if needed."""
        if self.shown_step.moves and self._is_step_done(self.shown_index) and self.can_go_on:
            self.shown_index += 1
        self.shown_index = min(self.shown_index, self.reached_index)

    def _moves_since(self, step_index: int) -> list[M]:
        """Returns the moves made since the step with this index began, without draws by chance."""
        made = [entry.move for entry in self.match.entries[self._first_ply :] if entry.actor != CHANCE]
        return made[sum(len(step.moves) + len(step.replies) for step in self.chapter.steps[:step_index]) :]

    def _missing_moves(self) -> list[M]:
        """Returns the learner's moves still missing in the step shown; [] if the moves made do not fit the step."""
        step = self.shown_step
        made = self._moves_since(self.shown_index)
        if not step.any_order:
            return list(step.moves[len(made) :]) if tuple(made) == step.moves[: len(made)] else []
        left = Counter(step.moves)
        left.subtract(made)
        return [] if min(left.values(), default=0) < 0 else [move for move in step.moves if left[move] > 0]

    def _is_step_done(self, step_index: int) -> bool:
        """Whether all moves and replies of the step with this index are made."""
        step, made = self.chapter.steps[step_index], self._moves_since(step_index)
        replies = tuple(made[len(step.moves) : len(step.moves) + len(step.replies)])
        return _begins_with_own_moves(step, made) and replies == step.replies


def _begins_with_own_moves(step: TutorialStep[M], made: Sequence[M]) -> bool:
    """Whether the moves `made` begin with all moves of the learner in this step."""
    own = tuple(made[: len(step.moves)])
    return Counter(own) == Counter(step.moves) if step.any_order else own == step.moves


_FILE_NAME = re.compile(r"\d+_(\w+)")


def read_chapter(path: Path, read_move: Callable[[str], M]) -> TutorialChapter[M]:
    """Reads a chapter from a file. `read_move` reads the text form of a move (`Game.read_move`).

    Raises TutorialError for invalid files.
    """
    try:
        data = UntrustedValue(read_toml(path))
    except ValueError as error:
        raise TutorialError(path, "the file", str(error), "TOML in UTF-8") from error
    name = _FILE_NAME.fullmatch(path.stem)
    if name is None:
        raise TutorialError(path, "its name", path.stem, "NN_name")
    try:
        data.check_keys((), ("seed", "options", "opening", "step"))
        steps = data["step"].array() if "step" in data else []
        if not steps:
            raise TutorialError(path, "step", "no steps", "[[step]]")
        return TutorialChapter(
            key=name[1],
            path=path,
            options=data["options"].as_object(),
            seed=data["seed"].whole_number(0),
            opening_moves=_split_moves(data["opening"].text()),
            steps=tuple(_read_step(path, number, step, read_move) for number, step in enumerate(steps, 1)),
        )
    except ValidationError as error:
        place = "the file" if error.kind is ValidationErrorKind.UNKNOWN else error.place
        raise _error_for_value(path, place, error) from error


def _read_step(path: Path, number: int, data: UntrustedValue, read_move: Callable[[str], M]) -> TutorialStep[M]:
    place = f"step {number}"
    try:
        data.check_keys((), ("key", "moves", "any_order", "replies", "look"))
        if "key" not in data:
            raise TutorialError(path, place, "no key", 'key = "name"')
        return TutorialStep(
            key=data["key"].text(),
            moves=_read_moves(path, place, data["moves"].text(), read_move) if "moves" in data else (),
            any_order=data["any_order"].flag() if "any_order" in data else False,
            replies=_read_moves(path, place, data["replies"].text(), read_move) if "replies" in data else (),
            highlighted_element=data["look"].text() if "look" in data else "",
        )
    except ValidationError as error:
        raise _error_for_value(path, place, error) from error


def _error_for_value(path: Path, place: str, error: ValidationError) -> TutorialError:
    """Returns the error for an unknown key or an invalid value in a file. The error quotes the key or the value."""
    found = f"an unknown key {error.found!r}" if error.kind is ValidationErrorKind.UNKNOWN else repr(error.found)
    return TutorialError(path, place, found, f"{error.place.rpartition('.')[2]} {error.expected}")


def _read_moves(path: Path, place: str, text: str, read_move: Callable[[str], M]) -> tuple[M, ...]:
    try:
        return tuple(map(read_move, _split_moves(text)))
    except UnreadableMove as error:
        raise TutorialError(path, place, str(error), "moves in their text form") from error


def _split_moves(text: str) -> tuple[str, ...]:
    """Splits a text with several moves at the commas. "3 x move" becomes three equal moves."""
    found: list[str] = []
    for part in text.split(","):
        match part.split():
            case [count, "x", _, *_] as words if count.isdigit():
                found += [" ".join(words[2:])] * int(count)
            case [_, *_] as words:
                found.append(" ".join(words))
    return tuple(found)


@frozen
class Tutorial(Generic[M]):
    """Chapters of a tutorial, in the order of learning."""

    chapters: tuple[TutorialChapter[M], ...]

    def chapter(self, key: str) -> TutorialChapter[M]:
        """Returns the chapter with this key. Raises KeyError for an unknown key."""
        return {chapter.key: chapter for chapter in self.chapters}[key]

    def chapter_after(self, key: str) -> TutorialChapter[M] | None:
        """Returns the chapter that follows the chapter with this key; None after the last one."""
        place = self.chapters.index(self.chapter(key)) + 1
        return self.chapters[place] if place < len(self.chapters) else None


def load_tutorial(folder: Path, read_move: Callable[[str], M]) -> Tutorial[M]:
    """Reads all chapters of a folder, in the order of their file names. Raises TutorialError for an invalid file.

    `read_move` reads the text form of a move (`Game.read_move`).
    """
    files = sorted(folder.glob("[0-9]*.toml"))
    if not files:
        raise TutorialError(folder, "the folder", "no chapters", "NN_name.toml")
    return Tutorial(tuple(read_chapter(file, read_move) for file in files))
