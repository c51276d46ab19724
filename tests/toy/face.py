"""The toy for the window and the command line: a whole face, as small as can be."""

from pathlib import Path

from haspelknecht_qt import paths
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.render import render_position
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.contracts import Face, Picture, Refusal
from haspelknecht_qt.ui.game_parts import LoadedGame
from haspelknecht_qt.ui.plain.chronicle import PlainChronicle
from haspelknecht_qt.ui.plain.rules import PlainRules
from haspelknecht_qt.ui.rules.edition import Edition
from haspelknecht_qt.ui.rules.texts import Shelf
from haspelknecht_qt.ui.setup.choices import PlainAgreements
from haspelknecht_qt.ui.setup.form import PlainForm
from haspelknecht_qt.ui.tutorial.book import TutorialBook
from haspelknecht_qt.ui.window.cover import Cover
from tests.core.toy import LENGTHS, Confirm, Place
from tests.toy.scene import ToyScene
from tests.toy.words import GAME, ToyWords

HERE = Path(__file__).parent
LESSONS = HERE / "tutorial"
ART = (HERE / "art", paths.art(GAME.name)[1])
COVER = Cover(
    GAME.name,
    ART,
    ToyWords().title,
    ToyWords().about,
    lambda: ("2 players", "one rulebook"),
    lambda painter, look, rect: painter.fillRect(rect, look.theme["paper2"]),
)


def means(path):
    """The move that a path would mean, None if it means nothing."""
    start, _, number = path[0].partition(".")
    if path == ("confirm",):
        return Confirm()
    return Place(int(number)) if start == "hand" and path[1:] in {(), (f"plan.{number}",)} else None


class ToyPointing:
    """Carries out `contracts.Pointing`: a worker goes from the hand to its place, and back."""

    endings = ("confirm",)
    choices = ()
    steps_above = frozenset()

    def ends(self, move):
        return isinstance(move, Confirm)

    def paths(self, _state, legal_moves):
        there = {Place: lambda move: (f"hand.{move.worker}", f"plan.{move.worker}"), Confirm: lambda _: ("confirm",)}
        return [(there[type(move)](move), move) for move in legal_moves if type(move) in there]

    def paths_back(self, _state, move):
        return [(f"plan.{move.worker}", f"hand.{move.worker}")] if isinstance(move, Place) else []

    def meant(self, _state, path):
        return () if means(path) is None else (means(path),)

    def why_not(self, game, state, path):
        move = means(path)
        return Refusal(path, move, "place" if move is None else game.why_not(state, move))

    def picture(self, _move):
        return Picture("icons", "icon.check")


POINTING = ToyPointing()
CHRONICLE = PlainChronicle(
    periods=tuple((number, 0) for number in range(1, LENGTHS["usual"] + 1)),
    turn_steps=GAME.private_steps,
    pictures={"workers": Picture("pieces", "player.madder")},
)
SHELF = Shelf(Edition(chapters=lambda code: HERE / "rules" / code, first="roll"))
RULES = PlainRules(GAME, SHELF, at_hand={"planning": "place", "resting": "confirm"}, of_items={"workers": "score"})


class ToyMessages:
    """Carries out `contracts.GameMessages`."""

    def of_setup(self, _error):
        return None

    def of_draw(self):
        return "The die has been rolled since."


class ToyParts:
    """Carries out `game_parts.GameParts`; at the same time, what the command line says."""

    measured = False
    item = staticmethod(ToyWords().item)
    step = staticmethod(str)

    def load(self, _built_in, corrections):
        return LoadedGame(GAME, corrections, 0, None)

    def levels(self):
        return ()

    def themes(self):
        return ()

    def command_words(self, _translate):
        return self

    def agreements(self):
        return ()

    def bots(self):
        return "The bots: random."

    def cover(self):
        return COVER

    def render(self, state, _setup, seats, size, *, viewer, look, ratio):
        art, words = Art(ART, look), ToyWords()
        words.set_seats(seats)
        table = GameTable(ToyScene(GAME, art, words, POINTING), art, Typography(paths.resources()))
        return render_position(table, state, seats, size, viewer=viewer, ratio=ratio)

    def face(self, chosen, records, makers, _find_ladder):
        words = ToyWords()
        return Face(
            cover=COVER,
            game=chosen.game,
            records=records,
            words=words,
            pointing=POINTING,
            rules=RULES,
            chronicle=CHRONICLE,
            messages=ToyMessages(),
            agreements=PlainAgreements(chosen.game),
            makers=makers,
            make_table=lambda look: GameTable(ToyScene(GAME, look.art, words, POINTING), look.art, look.typography),
            course=TutorialBook(
                LESSONS, lambda code: LESSONS / f"{code}.toml", records, POINTING, SHELF, RULES.built_in
            ),
            make_form=lambda look, choices: PlainForm(look, choices, chosen.game, words),
        )


PARTS = ToyParts()
