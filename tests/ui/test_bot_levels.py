"""Measured strength of the bots in the dialog for a new game."""

import json
import logging

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import RandomBot
from haspelknecht_qt.bots.ladder import ConditionMeasurements, Ladder, LadderStep
from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.languages import OTHERS
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.setups import AGREEMENTS, GAME_INFO, make_form

BOTS = ("random", "shepherd", "farmhand", "mine")


def step(name, against, share, points):
    known = ConfidenceInterval(share, share, share)
    return LadderStep(
        name=name,
        against=against,
        games=400,
        share=known,
        margin=known,
        points=ConfidenceInterval(points, points, points),
        limit_s=1.0,
        seed=1,
    )


def ladder(*steps):
    return Ladder(
        (ConditionMeasurements(name="first", description="two seats", seats=2, options={}, steps=steps),), {}, (), ()
    )


STEPS = step("shepherd", "random", 0.997, 39.4), step("farmhand", "shepherd", 0.921, 42.6)
LADDER = ladder(*STEPS)


@pytest.fixture
def open_dialog(qtbot, look):
    def make(measured):
        bots = BotService(lambda: {name: lambda _game: RandomBot() for name in BOTS})
        dialog = NewGameDialog(
            look, GAME_INFO, make_texts(AGREEMENTS.game).bots, AGREEMENTS, make_form, bots, {}, None, measured
        )
        qtbot.addWidget(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        dialog.show()
        return dialog

    return make


def test_level_shows_its_wins_against_the_level_below(open_dialog):
    lines = open_dialog(LADDER).levels.lines
    assert lines["shepherd"].text() == "Wins 100 of 100 games against Random; 39 points on average"
    assert lines["farmhand"].text() == "Wins 92 of 100 games against Shepherd; 43 points on average"
    assert "400" in lines["farmhand"].toolTip()


def test_level_shows_wins_measured_with_the_chosen_number_of_seats(open_dialog):
    three = ConditionMeasurements(
        name="three", description="three seats", seats=3, options={}, steps=(step("farmhand", "shepherd", 0.7, 45.2),)
    )
    dialog = open_dialog(evolve(LADDER, conditions=(*LADDER.conditions, three)))
    lines = dialog.levels.lines
    two = {bot: line.text() for bot, line in lines.items()}
    dialog.seat_count.chosen.emit(1)
    farmhand = "Wins 70 of 100 games against Shepherd in all other seats; 45 points on average"
    shepherd = "Wins 100 of 100 two-player games against Random; 39 points on average"
    assert {bot: line.text() for bot, line in lines.items()} == {**two, "shepherd": shepherd, "farmhand": farmhand}
    assert "400" in lines["farmhand"].toolTip()
    assert lines["farmhand"].toolTip().endswith("with this number of seats")
    dialog.seat_count.chosen.emit(2)
    assert lines["shepherd"].text() == shepherd
    assert lines["farmhand"].text() == "Wins 92 of 100 two-player games against Shepherd; 43 points on average"
    dialog.seat_count.chosen.emit(0)
    assert {bot: line.text() for bot, line in lines.items()} == two


def test_unmeasured_level_shows_no_wins(open_dialog):
    lines = open_dialog(LADDER).levels.lines
    assert lines["random"].text() == "Plays random legal moves"
    assert lines["mine"].text() == ""


def test_levels_are_visible_only_while_a_seat_has_a_bot(open_dialog):
    dialog = open_dialog(LADDER)
    assert not dialog.levels.isVisible()
    row = dialog.seats.rows[1]
    row.kind.button(1).click()
    assert dialog.levels.isVisible()
    row.bot.setCurrentIndex(2)
    row.bot.activated.emit(2)
    assert "Shepherd" in row.bot.accessibleDescription()
    row.kind.button(0).click()
    assert not dialog.levels.isVisible()
    assert not row.bot.accessibleDescription()


def test_dialog_names_a_level_that_is_not_built(open_dialog):
    missing = step("farmer", "farmhand", 0.8, 45)
    for measured, is_shown in ((LADDER, False), (ladder(*STEPS, missing), True)):
        dialog = open_dialog(measured)
        dialog.seats.rows[1].kind.button(1).click()
        missing_levels = dialog.levels.missing_levels
        assert missing_levels.isVisible() == is_shown
    assert missing_levels.text() == (
        "The strongest bot, Farmer, is missing: this copy of the program was built without a C++ compiler."
    )


def test_dialog_shows_only_the_order_of_levels_without_a_ladder(open_dialog):
    levels = open_dialog(None).levels
    assert not levels.lines
    assert levels.order_sentence.text().startswith("From the weakest to the strongest: Random, Shepherd")


@pytest.mark.parametrize("language", OTHERS)
def test_levels_follow_the_language(window, language):
    window.ask_for_new_game()
    dialog = window.findChild(NewGameDialog)
    before = {bot: line.text() for bot, line in dialog.levels.lines.items()}
    assert set(before) >= {"shepherd", "farmhand", "farmer", "haspelknecht"}
    at.choose(window, "language", language)
    settle()
    assert all(line.text() != before[bot] for bot, line in dialog.levels.lines.items())
    dialog.reject()


def test_gueules_noires_proposes_its_easiest_level_and_shows_wins(window):
    at.cards(window)["gueules_noires"].click()
    at.press(window, "new")
    settle()
    dialog = window.findChild(NewGameDialog)
    assert dialog.choices.seats[1].player == "pit_boy"
    assert "Pit Boy" in dialog.proposal.text()
    lines = {bot: line.text() for bot, line in dialog.levels.lines.items()}
    assert list(lines) == ["random", *(level.name for level in composition.plugin("gueules_noires").levels())]
    for bot, below in (("pit_boy", "Random"), ("hewer", "Pit Boy"), ("overman", "Hewer"), ("engineer", "Overman")):
        assert f"games against {below};" in lines[bot]
    dialog.reject()


class TestLadderFile:
    """resources/haspelknecht/bots/ladder.json."""

    def test_ladder_of_haspelknecht_contains_every_level(self):
        found = composition.find_ladder("haspelknecht")
        assert [each.name for each in found.steps] == ["shepherd", "farmhand", "farmer", "haspelknecht", "coal_miner"]

    @pytest.mark.parametrize("content", [None, "{", json.dumps({"format": 99})])
    def test_missing_or_damaged_ladder_is_named_in_the_log(self, tmp_path, monkeypatch, caplog, content):
        monkeypatch.setattr(paths, "game_folder", lambda _: tmp_path)
        (tmp_path / "bots").mkdir()
        if content is not None:
            (tmp_path / "bots" / "ladder.json").write_text(content, encoding="utf-8")
        with caplog.at_level(logging.ERROR):
            assert composition.find_ladder("haspelknecht") is None
        assert "ladder.json" in caplog.text
