"""Complete game UI of the toy for the window and the command line, as small as possible."""

from functools import partial
from pathlib import Path

from haspelknecht_qt import paths
from haspelknecht_qt.ui.contracts import GameUi, Mistake, Periods, RuleBook, SvgPicture
from haspelknecht_qt.ui.game_plugin import GamePlugin, LoadedGame
from haspelknecht_qt.ui.rules.rule_markup import RuleMarkup
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet
from haspelknecht_qt.ui.setup.form import DefaultOptionsForm
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from haspelknecht_qt.ui.window.game_info import GameInfo
from tests.core.toy import LENGTHS, Confirm, Place
from tests.toy.scene import make_table
from tests.toy.texts import GAME, TEXTS

HERE = Path(__file__).parent
LESSONS = HERE / "tutorial"
ART = (HERE / "art", paths.art_folders(GAME.name)[1])
GAME_INFO = GameInfo(
    GAME.name,
    ART,
    lambda: "Toy",
    lambda: "Four workers and a die",
    lambda: ("2 players", "one rulebook"),
    lambda painter, look, rect: painter.fillRect(rect, look.theme["paper2"]),
)


def move_of(path):
    """Move that a path intends; None if it intends none."""
    start, _, number = path[0].partition(".")
    if path == ("confirm",):
        return Confirm()
    return Place(int(number)) if start == "hand" and path[1:] in {(), (f"plan.{number}",)} else None


class ToyMistake(Mistake):
    NOWHERE = "place"


class ToyPointing:
    """Implements `contracts.PathTranslation`: a worker goes from the hand to its place, and back."""

    step_ending_buttons = ("confirm",)
    choice_buttons = ()
    upper_table_steps = frozenset()

    def ends_step(self, move):
        return isinstance(move, Confirm)

    def paths(self, _state, legal_moves):
        makers = {Place: lambda move: (f"hand.{move.worker}", f"plan.{move.worker}"), Confirm: lambda _: ("confirm",)}
        return [(makers[type(move)](move), move) for move in legal_moves if type(move) in makers]

    def take_back_paths(self, _state, move):
        return [(f"plan.{move.worker}", f"hand.{move.worker}")] if isinstance(move, Place) else []

    def intended_moves(self, _state, path):
        return () if move_of(path) is None else (move_of(path),)

    def mistake_of(self, _state, _path):
        return ToyMistake.NOWHERE

    def picture(self, _move):
        return SvgPicture("icons", "icon.check")


POINTING = ToyPointing()
PERIODS = Periods(
    sequence=tuple((number, 0) for number in range(1, LENGTHS["usual"] + 1)),
    turn_steps=GAME.private_steps,
    pictures={"workers": SvgPicture("pieces", "player.madder")},
)
RULE_TEXTS = RuleTextsByLanguage(RuleMarkup(chapter_folder=lambda code: HERE / "rules" / code, first_rule="roll"))
RULES_OF_STEPS = {"rolling": "roll", "planning": "place", "resting": "confirm", "over": "roll"}
RULES = RuleBook(RULE_TEXTS, RULES_OF_STEPS, {"handicap": "handicap", "workers": "score"})


class ToyPlugin(GamePlugin):
    """Plugin of the toy, whose modules are not in the program's package. Also its texts of the command line."""

    name = GAME.name
    has_measured_levels = False
    score_item_name = staticmethod(TEXTS.score.item_name)
    step_name = staticmethod(str)

    def make_game(self, _values):
        return GAME

    def load(self, _built_in, corrections):
        return LoadedGame(GAME, corrections, 0, None)

    def levels(self):
        return ()

    def puzzle_themes(self):
        return ()

    def command_texts(self, _translate):
        return self

    def match_options(self):
        return ()

    def bots(self):
        return "The bots: random."

    def info(self):
        return GAME_INFO

    def game_ui(self, chosen, records, bot_factories, _find_ladder):
        return GameUi(
            info=GAME_INFO,
            game=chosen.game,
            game_for_records=records,
            texts=TEXTS,
            pointing=POINTING,
            rules=RULES,
            periods=PERIODS,
            undo_past_draw_text=lambda: "The die has been rolled since.",
            option_set=DefaultOptionSet(chosen.game),
            bot_factories=bot_factories,
            make_table=partial(make_table, game=GAME, texts=TEXTS, pointing=POINTING),
            game_tutorial=GameTutorial(
                LESSONS, lambda code: LESSONS / f"{code}.toml", records, POINTING, RULE_TEXTS, RULES.built_in
            ),
            make_form=lambda look, choices: DefaultOptionsForm(look, choices, chosen.game, TEXTS.options),
        )


PLUGIN = ToyPlugin()
