"""Haspelknecht for the window: everything that it shows of the game and asks it for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.faces.haspelknecht.cover import COVER
from haspelknecht_qt.faces.haspelknecht.game_table import HaspelknechtTable
from haspelknecht_qt.faces.haspelknecht.messages import HaspelknechtMessages
from haspelknecht_qt.faces.haspelknecht.rules import at_hand
from haspelknecht_qt.faces.haspelknecht.setup.agreements import HaspelknechtAgreements
from haspelknecht_qt.faces.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.reading import DataError
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.ui.contracts import Face
from haspelknecht_qt.ui.panels.pages import Pages
from haspelknecht_qt.ui.play.bots import Maker
from haspelknecht_qt.ui.tutorial.lessons import Lessons
from haspelknecht_qt.ui.window.cover import Notice
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder


@frozen
class Rules:
    """The rules as they stand in a folder, and which of them tells of what."""

    folder: Path

    def rule_at_hand(self, state: State) -> str:
        """The id of the rule that the present step is about."""
        return at_hand.rule_at_hand(state)

    def rule_of_item(self, item: str) -> str:
        """The id of the rule that tells of an item of the score."""
        return at_hand.rule_of_item(item)


def make_face(
    game: Haspelknecht,
    records: Haspelknecht,
    refused: DataError | None,
    folder: Path,
    makers: Callable[[], Mapping[str, Maker]],
    find_ladder: Callable[[], Ladder | None],
) -> Face[State, Move, Event, Setup]:
    """The face of the game with the owner's printed values (`game`; `refused` tells why a file of them is not used) and of `records`.

    `folder` holds rules and tutorial; `makers` makes the bots and `find_ladder` tells how strong they were measured to be.
    """
    words, messages = Phrases(game), HaspelknechtMessages()
    agreements = HaspelknechtAgreements(game)

    def make_table(look: Look) -> HaspelknechtTable:
        return HaspelknechtTable(look.art, words, look.typography)

    def make_pages(look: Look, table: HaspelknechtTable) -> Pages:
        return Pages(look, words, table, game.components)

    def make_lessons(look: Look, workspace: Workspace, parent: QObject) -> Lessons:
        return Lessons(look, folder / "tutorial", records, workspace, parent)

    return Face(
        cover=COVER,
        game=game,
        records=records,
        words=words,
        rules=Rules(folder / "rules"),
        messages=messages,
        agreements=agreements,
        makers=makers,
        find_ladder=find_ladder,
        make_table=make_table,
        make_pages=make_pages,
        make_lessons=make_lessons,
        make_form=lambda look, choices: HaspelknechtForm(look, choices, agreements),
        notices=_notices(game, refused, messages),
        notes=partial(_notes, game),
        is_corrected=_is_corrected,
    )


def _notices(game: Haspelknecht, refused: DataError | None, messages: HaspelknechtMessages) -> tuple[Notice, ...]:
    """What is to be said about the printed values that the owner of a box has corrected."""
    if refused is not None:
        return (Notice("warn", "warn", partial(messages.of_components, refused)),)
    corrected = game.components.corrected
    return (Notice("info", "ink2", partial(messages.of_corrections, len(corrected))),) if corrected else ()


def _notes(game: Haspelknecht) -> Sequence[str]:
    """Whose game it is, and which printed values are in use."""
    notes = [
        QCoreApplication.translate(
            "About", "Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners."
        )
    ]
    if game.components.corrected:
        notes.append(QCoreApplication.translate("About", "New games use your corrected printed values."))
    return notes


def _is_corrected(setup: Setup) -> bool:
    return bool(setup.components.corrected)
