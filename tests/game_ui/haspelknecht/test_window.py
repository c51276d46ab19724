"""Haspelknecht in the real window: features that the toy does not have."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from haspelknecht_qt import composition
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.match.bots import BotService, MoveQuestion, random_bot_factories
from haspelknecht_qt.ui.review.review import POLL_INTERVAL
from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from tests.languages import expected
from tests.ui import at_window as at
from tests.ui.matches import finished_match, new_match, planning_match, play_at_random
from tests.ui.mouse import messages, settle
from tests.ui.setups import AGREEMENTS

OLD_SAVES = Path(__file__).parents[2] / "games" / "haspelknecht" / "old_saves"


class TestCorrections:
    """Printed values that the user corrected."""

    @pytest.fixture
    def file(self):
        file = composition.corrections_file("haspelknecht")
        file.parent.mkdir(parents=True)
        return file

    def test_corrected_printed_values_are_in_use(self, open_window, file):
        file.write_text("[final_scoring]\nunused_marker_vp = 2\n", encoding="utf-8")
        window = open_window()
        assert at.game_ui(window).game.components.final_scoring.unused_marker_vp == 2
        assert at.game_ui(window).game_for_records.components.final_scoring.unused_marker_vp == 1
        assert len(window.start_page.notice_labels) == 1

    def test_invalid_printed_values_are_reported_and_not_used(self, open_window, file):
        file.write_text("[final_scoring]\nunused_marker_vp = 'many'\n", encoding="utf-8")
        window = open_window()
        assert at.game_ui(window).game.components.final_scoring.unused_marker_vp == 1
        assert "unused_marker_vp" in window.start_page.notice_labels[0].text()


def test_missing_level_is_reported_by_its_name_on_the_screen(qtbot, window, monkeypatch):
    monkeypatch.setattr(at.bots(window), "_bot_factories", random_bot_factories())
    match = new_match("bb")
    match.set_player(match.decision.actor, "coal_miner")
    window.begin(match)
    qtbot.waitUntil(lambda: at.lost_bot(window) is not None)
    headline = at.lost_bot(window).headline.text()
    assert bot_name("coal_miner", at.game_ui(window).texts.bots) in headline
    assert "coal_miner" not in headline


def test_record_with_a_corrected_rule_opens_up_to_that_move(window):
    window.loaded_parts.files.open(OLD_SAVES / "digger_in_the_shaft.haspelknecht")
    (message,) = messages(window)
    text = " ".join(label.text() for label in message.findChildren(QLabel))
    assert "This saved game uses a rule that has been corrected since: it can be opened only up to this move." in text
    message.buttons[-1].click()
    match = at.match(window)
    assert "end turn" in [match.game.write_move(move) for move in match.game.legal_moves(match.state)]


@pytest.mark.parametrize("seed", [1, 3])
def test_prompt_has_the_colour_of_the_winner(window, seed):
    match = finished_match(seed=seed)
    window.begin(match)
    winner = match.seats[match.game.standing(match.state).winners[0]]
    assert at.headline(window).text().startswith(f"{winner.name} wins")
    assert at.prompt(window).mark.colour == winner.colour


def test_result_page_does_not_open_after_the_last_move_is_undone(window, qtbot, monkeypatch):
    finished = finished_match(policy=UndoPolicy.FREE)
    finished.undo()
    window.begin(finished)
    # The test decides when the table is busy: an animation would end by the clock, even on a slow machine.
    with monkeypatch.context() as patched:
        patched.setattr(type(window.table), "is_busy", True)
        while not finished.is_over:
            window.controller.play(finished.game.legal_moves(finished.state)[0])
        qtbot.waitUntil(lambda: at.result(window) is not None)
        assert not at.result(window).isVisible()
        window.session.undo()
        assert not finished.is_over
    assert not window.table.is_busy
    QTest.qWait(3 * POLL_INTERVAL)
    assert at.result(window) is None


def test_review_escapes_ampersands_in_names_of_players(window):
    plain = new_match()
    seats = [Seat(name, seat.colour) for name, seat in zip(("Tom & Ann", "R&B"), plain.seats, strict=True)]
    match = play_at_random(Match(plain.game, plain.setup, 1, seats))
    window.begin(match)
    at.review(window).show_decisions()
    persons = at.decisions(window).persons
    assert [persons.button(place).text() for place in range(2)] == ["Tom && Ann", "R&&B"]


def test_bot_service_chooses_a_legal_move_of_a_level(qtbot):
    bots = BotService(lambda: composition.bot_factories("haspelknecht"))
    assert {"random", "shepherd", "haspelknecht"} <= set(bots.names)
    match = planning_match()
    bots.ask(
        0,
        "shepherd",
        match.game,
        MoveQuestion(
            match.state, match.decision, match.game.legal_moves(match.state), Generator(match.seed, match.ply)
        ),
    )
    with qtbot.waitSignal(bots.chosen, timeout=60_000) as signal:
        pass
    bots.close()
    assert match.game.why_not(match.state, signal.args[0]) is None


@pytest.mark.parametrize("value, kept", [("youngest", "dutch"), ("french", "french"), (True, "dutch"), (None, "dutch")])
def test_remembered_rulebook_that_is_not_allowed_is_replaced(value, kept):
    assert AGREEMENTS.read_options({"rulebook": value}, 2)["rulebook"] == kept


def test_persons_can_play_when_data_of_the_bots_is_damaged(qtbot, window, monkeypatch, tmp_path, caplog):
    folder = tmp_path / "resources"
    (folder / "bots").mkdir(parents=True)
    (folder / "bots" / "weights.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(composition.paths, "game_folder", lambda _: folder)
    window.begin(planning_match("pp"))
    assert at.bots(window).names == (RANDOM,)
    qtbot.waitUntil(lambda: bool(window.findChildren(MessageDialog)))
    message = window.findChildren(MessageDialog)[0]
    assert "bots cannot be used" in message.headline.text()
    assert "weights.json" in message.details.toPlainText()
    assert "weights.json" in caplog.text
    message.reject()
    assert window.controller.may_play


def test_cards_show_the_names_of_bots_in_every_language(window):
    match = planning_match("pb")
    match.set_player(1, "farmer")
    window.begin(match)
    settle()
    assert at.stage(window).view_state.levels == ("", "Farmer")
    for language, name in reversed(expected("haspelknecht", "farmer").items()):
        window.languages.choose(language)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        assert at.stage(window).view_state.levels == ("", name)
