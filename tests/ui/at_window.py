"""Page object of the window: the one module in which tests know how to reach its parts.

Each name takes a window and returns a part of it: `at.result(window)`, after `from tests.ui import at_window as at`.
A part is looked up at each call, because many parts change with the match.
"""

from operator import attrgetter

from haspelknecht_qt.ui.network.service import NetworkService
from haspelknecht_qt.ui.tutorial.session import TutorialSession


def if_any(path):
    """Finds a part that belongs to a played match; None while there is no such match."""

    def find(window):
        try:
            return attrgetter(path)(window)
        except AttributeError:
            return None

    return find


def menu(name):
    """Finds a menu by its id."""
    return lambda window: window.menus.menus[name]


# The match and the game on the table

match = attrgetter("controller.match")
"""The match on the table; tutorial chapters and puzzles are matches too."""
turns = attrgetter("controller.turns")
"""The turns of the bots in the match."""
game_ui = attrgetter("game.game_ui")
"""The game UI of the game in the window."""
texts = attrgetter("game.game_ui.texts")
"""The texts of the game in the window."""
bots = attrgetter("game.bots")
"""The bots that the game can use."""
view_switches = attrgetter("game.view_switches")
"""The game's own entries in the view menu."""

# The table

view = attrgetter("table.view")
"""The view that the table is painted in."""
laid_view = attrgetter("game.context.table.view")
"""The same view, also while no match is on the table."""
tree = attrgetter("table.tree")
"""The accessible tree of the table, for screen readers."""
bubbles = attrgetter("table.bubbles")
"""The bubbles at the seats."""
stage = attrgetter("table._stage")
"""The stage behind the table, with its sheets and view state."""
inner_table = attrgetter("table._table")
"""The parts of the table: scene, playback and selection."""

# The prompt, and the cover of the hand-over

prompt = attrgetter("game.prompt")
"""The prompt above the table."""
headline = attrgetter("game.prompt.headline")
"""The first line of the prompt."""
second_line = attrgetter("game.prompt.second_line")
"""The second line of the prompt."""
prompt_buttons = attrgetter("game.prompt.buttons")
"""The buttons of the prompt that make a move."""
hand_over = attrgetter("game.context.hand_over_screen")
"""The cover that lies over the table until the next player takes the seat."""

# The pages beside the table

panel = attrgetter("workspace.panel")
"""The panel beside the table."""
rail = attrgetter("workspace.rail")
"""The rail of buttons in a small window."""
pages = attrgetter("game.context.pages")
"""All pages of the panel."""
moves_page = attrgetter("game.context.pages.moves")
"""The page of the legal moves."""
log_page = attrgetter("game.context.pages.log")
"""The page of the log."""
score_page = attrgetter("game.context.pages.score")
"""The page of the score."""
rules_page = attrgetter("game.context.pages.rules_view")
"""The page of the rules."""

# Bots at the table, and their hints

bots_at_table = attrgetter("game.current.bots_at_table")
"""The bots that sit at the table."""
players_menu = attrgetter("game.context.controls.menu")
"""The menu of the players."""
pause_button = attrgetter("game.context.controls.pause_button")
"""The button that pauses the bots."""
lost_bot = if_any("game.current.bots_at_table.failure_message")
"""The question about a bot that failed; None if there is none."""
untrusted_origin = if_any("game.current.bots_at_table.trust_message")
"""The question about a bot made by others; None if there is none."""
hint_button = attrgetter("game.context.controls.hint_button")
"""The button that asks for a hint."""
hint_controller = attrgetter("game.current.bots_at_table.hint_controller")
"""The controller of hints and explanations."""
hint_card = attrgetter("game.context.hint_card")
"""The card that shows a hint."""
hints = attrgetter("game.current.bots_at_table.hint_controller.hints")
"""The client that requests hints from a bot."""

# Review and replay of the match

review = attrgetter("game.current.review")
"""The review of the match: its result, its replay and its decisions."""
result = if_any("game.current.review.result")
"""The result card of the finished match; None before its end."""
decisions = attrgetter("game.current.review.result.decisions")
"""The page of the decisions on the result card."""
analysis = attrgetter("game.current.review.analysis")
"""The analysis that judges the decisions of the match."""
replay = attrgetter("game.current.replay")
"""The replay of the match."""
replay_bar = attrgetter("game.current.replay.bar")
"""The bar that controls the replay."""
sheets = attrgetter("game.current.sheets")
"""The scoring sheets of the match."""
sheet = attrgetter("game.current.sheets.dialog")
"""The scoring sheet that was shown last; None if there is none."""

# Tutorial and puzzles

tutorial_session = attrgetter("game.current")
"""The chapter of the tutorial on the table."""
guide = attrgetter("game.current.guide")
"""The guide of the tutorial chapter."""
solving = attrgetter("game.current")
"""The puzzle on the table."""

# The loaded parts of the program

autosave = attrgetter("loaded_parts.autosave")
"""The autosaves."""
results = attrgetter("loaded_parts.results")
"""The service of all results."""
results_page = attrgetter("loaded_parts.results.page")
"""The page of all results; None while it is closed."""
favourites = attrgetter("loaded_parts.favourites")
"""The favourite set-ups and their menu."""
tournament = attrgetter("loaded_parts.tournament")
"""The tournament at the table."""
puzzles = attrgetter("loaded_parts.puzzles")
"""The service of puzzles."""
puzzles_page = attrgetter("loaded_parts.puzzles.page")
"""The page of puzzles; None while it is closed."""

# The start page, the look and the menus

cards = attrgetter("start_page.cards")
"""The cards of the games on the start page."""
last_game = attrgetter("start_page.last_game")
"""The sentence about the saved game on the start page."""
continue_card = attrgetter("start_page.continue_card")
"""The card of the saved game on the start page."""
last_setup = attrgetter("start_page.setup")
"""The set-up of the last game on the start page."""
theme = attrgetter("look.theme")
"""The theme of the window."""
art = attrgetter("look.art")
"""The drawings of the window."""
actions = attrgetter("menus.actions")
"""All menu actions by id."""
main_menu = menu("main")
"""The menu of the whole window."""
view_menu = menu("view")
"""The view menu."""
recent_menu = menu("recent")
"""The menu of the files that were last opened."""
favourites_menu = menu("favourites")
"""The menu of the favourite set-ups."""
tutorial_menu = menu("tutorial")
"""The menu of the chapters of the tutorial."""

# The new-game dialog, which these names take instead of the window

board_choice = attrgetter("form.board")
"""The choice of the board."""
own_boards = attrgetter("form.board.layout_list.own_cards")
"""The cards of the user's own boards, by their files."""
rulebooks = attrgetter("form.rulebooks")
"""The choice of the rulebook."""
options = attrgetter("form.options")
"""The options of the game."""


def start_button(window, name):
    """Finds a button of the start page by its name."""
    return getattr(window.start_page, f"{name}_button")


def press(window, name):
    """Presses a button of the start page by its name."""
    start_button(window, name).click()


def trigger(window, name):
    """Triggers a menu action by its id."""
    actions(window)[name].trigger()


def choice(window, setting, value):
    """Finds the menu action that gives a setting this value."""
    return window.menus.choice_action(setting, value)


def choose(window, setting, value):
    """Gives a setting this value by menu."""
    choice(window, setting, value).trigger()


def ask_for_hint(window):
    """Asks for a hint by menu."""
    players_menu(window).hint.trigger()


def take_seat(window):
    """Lets the next player take the seat, which removes the cover."""
    hand_over(window).button.click()


def is_tutorial_running(window):
    """Whether a chapter of the tutorial is on the table."""
    return isinstance(window.game.current, TutorialSession)


def is_result_shown(window):
    """Whether the match has a result card and it is open."""
    return result(window) is not None and result(window).isVisible()


def wait_for_result(qtbot, window, timeout=5000):
    """Waits until the result card is open; returns it."""
    qtbot.waitUntil(lambda: is_result_shown(window), timeout=timeout)
    return result(window)


def network(window):
    """The service that invites other computers and joins their tables."""
    return window.findChild(NetworkService)
