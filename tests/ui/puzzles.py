"""Puzzles for tests of the window, and a worker that evaluates moves beside their alternatives."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.process import BotFailure, BotFailureKind, HintReply
from haspelknecht_qt.bots.puzzles import Alternative, Puzzle
from haspelknecht_qt.core import record
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.puzzles.page import PuzzlesTab
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.matches import GAME, at_step, new_match, planning_match, play_at_random
from tests.ui.mouse import settle

LEFT = Qt.MouseButton.LeftButton
TODAY = 740_000
POINTS = ((40.0, 0.0, 0.0), (37.2, 2.8, 0.4), (35.0, 5.0, 0.6))


def puzzle(name, match, options, theme="taking", hardness=1):
    """Puzzle at the position of a match; each of these alternatives is a list of move texts."""
    items = match.game.score_items[0].id, match.game.score_items[-1].id
    alternatives = tuple(
        Alternative(tuple(texts), *numbers, ((items[0], numbers[0] - 5), (items[1], -1.0)))
        for texts, numbers in zip(options, POINTS, strict=False)
    )
    return Puzzle(name, theme, hardness, record.to_code(match), alternatives)


def taking():
    """A match at the first taking of a person."""
    return play_at_random(
        new_match("pb", seed=2), lambda now: at_step(Step.FIRST_TAKING)(now) and now.decision.actor == 0
    )


def texts(match, count=3):
    return [[match.game.write_move(move)] for move in match.game.legal_moves(match.state)[:count]]


def plan(match):
    """The texts of a plan of two placements and its confirmation."""
    found, match = [], match.copy_undone_to(match.ply)
    for _ in range(2):
        found.append(next(move for move in match.game.legal_moves(match.state) if isinstance(move, moves.Place)))
        match.play(found[-1])
    return [match.game.write_move(move) for move in (*found, moves.CONFIRM)]


def made_collection():
    """A few puzzles of each game."""
    first = taking()
    planned = planning_match("pb")
    play_at_random(planned, lambda now: now.decision.actor == 0 and at_step(Step.PLANNING)(now))
    placing = any_game.play("gueules_noires", "pb", 60)
    play_at_random(placing, lambda now: now.decision.actor == 0 and now.decision.step == "place")
    options = texts(placing, 40)
    return {
        "haspelknecht": (
            puzzle("a", first, texts(first)),
            puzzle("b", planned, [plan(planned), ["confirm"]], "water", 3),
            puzzle("c", first, texts(first)[::-1], "taking", 2),
        ),
        "gueules_noires": (
            puzzle("d", placing, options[:3], "majorities"),
            puzzle("e", placing, options[-3:], "orders"),
        ),
    }


def listed(window):
    """The puzzles page, opened from the start page."""
    QTest.mouseClick(at.start_button(window, "puzzles"), LEFT)
    settle()
    return at.puzzles_page(window)


def listed_again(window):
    """The puzzles page, opened from the card of a puzzle or over the last page."""
    at.puzzles(window).show_puzzle_list(at.game_ui(window).name)
    settle()
    return at.puzzles_page(window)


def colours_in(picture):
    """Number of colours in a picture."""
    image = picture.toImage()
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


def rows(page):
    """Texts of the list by row and cell; the lines of a cell are joined by colons."""
    model = (page.mistake_table if page.tab is PuzzlesTab.MISTAKES else page.table).rows
    return [
        tuple(model.data(model.index(row, column)).replace("\n", ": ") for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def choose(choice, value):
    choice.setCurrentIndex(choice.findData(value))
    choice.activated.emit(choice.currentIndex())


def choose_theme(page, name):
    """Presses the card of a theme."""
    next(card for card in page.themes.cards if card.text() == name).click()


def show_all(qtbot, page):
    """Waits until the pictures of the visible rows are painted."""
    page.table.viewport().repaint()
    qtbot.waitUntil(lambda: page.pictures.is_idle and not page.lists._refresh_timer.isActive())


def put(window, game, place):
    """Puts a puzzle on the table."""
    at.puzzles(window).open(at.puzzles(window).overview(game)[0].puzzles[place])
    settle()
    return at.solving(window)


def path_of(window, text):
    """Path of a move."""
    return next(path for path, move in window.controller.moves if GAME.write_move(move) == text)


def state_of(window, game, place):
    return at.puzzles(window).overview(game)[0].puzzles[place].state


class FakePuzzleWorker:
    """Hint worker that answers at once: `best` is worth 40 points, the played move `loss` less.

    With a loss of None it fails.
    """

    loss = 3.0
    best = "pass"
    told = ()
    """Texts that name the played move; empty: the text of the move."""

    def ask_hints(self, observation, decision, count=3, games=0, seconds=0.0):  # noqa: ARG002 - as in the real worker
        best = Hint((self.best,), 40.0, (("coal", 40.0),))
        failure = None if self.loss is not None else BotFailure(BotFailureKind.CRASHED, "gone")
        self.open = HintReply(hints=() if failure else (best,), failure=failure)

    def ask_review(self, observation, decision, made, games=0):  # noqa: ARG002 - as in the real worker
        played = Hint(tuple(self.told) or (self.write(made[-1]),), 40.0 - self.loss, (("coal", 40.0 - self.loss),))
        self.open = HintReply(decision_review=DecisionReview(played, Hint((self.best,), 40.0, ()), self.loss))

    def poll(self):
        return self.open

    def cancel(self):
        self.open = None

    close = cancel
    write = staticmethod(GAME.write_move)
