"""Summary of results on their page, and the table of a past tournament."""

import pytest
from PySide6.QtCore import Qt

from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.result import TournamentGame, points_by_item, result_of
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.ui.results import charts
from haspelknecht_qt.ui.results.summary import ResultsSummary
from haspelknecht_qt.ui.results.tournament_table import TournamentWindow
from tests.ui import at_window as at
from tests.ui.matches import finished_match
from tests.ui.mouse import settle
from tests.ui.results import choose, keep, with_bots
from tests.ui.wording import Brackets


def test_victory_that_a_person_shares_with_a_bot_in_an_earlier_seat_is_won_by_people(window):
    match = with_bots(finished_match("bp"), "farmer")
    result = result_of(match, 1_760_000_000, 60)
    shared = result._replace(seats=tuple(seat._replace(points=9, place=1) for seat in result.seats))
    ResultStore(paths.results()).store(shared, points_by_item(match), record.dumps(match))
    at.press(window, "results")
    page = at.results_page(window)
    choose(page.person_choice, page.person_choice.itemText(0))
    assert page.summary.figures[1].text() == "1 (100%)"
    assert page.summary.time._were_won == (True,)


@pytest.fixture
def page(window):
    """The page with two games against a bot and one between two people, for a person in all of them."""
    keep(*(with_bots(finished_match("pb", seed), "farmer") for seed in (1, 2)), finished_match("pp", 3))
    at.press(window, "results")
    found = at.results_page(window)
    choose(found.person_choice, "Anna")
    return found


def test_points_by_source_are_those_of_the_filtered_results(page):
    page.summary.page_choice.button(ResultsSummary.SOURCES).click()
    page.search.setText("Jost")
    bars = page.summary.sources._bars
    match = finished_match("pp", 3)
    total = match.game.standing(match.state).seats[0].total
    assert sum(bar.average for bar in bars) == pytest.approx(total)
    assert sum(bar.recent_average for bar in bars) == pytest.approx(total)
    page.search.setText("nobody")
    assert page.summary.sources._bars == ()


def test_options_are_joined_with_their_values_as_the_language_wants(page, qapp):
    translator = Brackets()
    qapp.installTranslator(translator)
    try:
        settle()
        page.summary.page_choice.button(ResultsSummary.OPTIONS).click()
        model = page.summary.option_table.model()
        options = [model.index(row, 0).data() for row in range(model.rowCount())]
        tooltip = page.table.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    finally:
        qapp.removeTranslator(translator)
    joined = [text for text in (*options, *tooltip.splitlines()[1].split("  ·  ")) if "⟧: ⟦" in text]
    assert len(joined) > len(options) - 1
    assert all(text.startswith("⟦⟦") for text in joined)


def test_caption_below_the_number_of_games_is_in_the_singular_or_plural(monkeypatch, page):
    def translate(words, _comment="", count=0):
        return words.replace("%n game(s)", "1 game" if count == 1 else f"{count} games")

    monkeypatch.setattr(page.summary, "tr", translate)
    for words, expected in (("Jost", ("1", "game")), ("", ("3", "games"))):
        page.search.setText(words)
        assert (page.summary.figures[0].text(), page.summary._captions[0].text()) == expected


@pytest.mark.parametrize("shown", [ResultsSummary.SOURCES, ResultsSummary.PEOPLE])
def test_games_of_bots_alone_have_a_note_in_place_of_people(window, shown):
    keep(with_bots(finished_match("bb"), "farmer"))
    at.press(window, "results")
    summary = at.results_page(window).summary
    summary.page_choice.button(shown).click()
    assert summary.note.isVisible()
    assert summary.note.text() == "These games have no human players."


def test_note_below_the_points_over_time_names_dots_only_if_there_are_any(monkeypatch, page):
    for person in ("Anna", page.person_choice.itemText(0)):
        choose(page.person_choice, person)
        with_dots = page.summary.note.text()
        with monkeypatch.context() as few:
            few.setattr(charts, "MAX_DOTS", 2)
            page.summary.show_page(ResultsSummary.TIME)
            assert page.summary.note.text() != with_dots, person
            page.search.setText("farm")
            assert page.summary.note.text() == with_dots, person
            page.search.clear()


def test_note_on_clicks_is_shown_only_if_a_person_is_listed(page):
    page.summary.page_choice.button(ResultsSummary.PEOPLE).click()
    for person in ("Anna", page.person_choice.itemText(0)):
        choose(page.person_choice, person)
        assert page.summary.note.text(), person
    choose(page.person_choice, "Anna")
    page.search.setText("farm")
    assert [row.name for row in page.summary.people_table.rows.rows]
    assert not page.summary.note.text()
    page.search.setText("nobody")
    assert not page.summary.note.text()


def test_games_of_everybody_by_option_do_not_count_every_game_as_won(page):
    page.summary.page_choice.button(ResultsSummary.OPTIONS).click()
    rows = page.summary.option_table.rows
    of_person = [rows.heading(column) for column in range(rows.columnCount())]
    choose(page.person_choice, page.person_choice.itemText(0))
    of_everybody = [rows.heading(column) for column in range(rows.columnCount())]
    assert [heading for heading in of_person if heading not in of_everybody] == [of_person[2]]
    assert page.summary.option_table.horizontalHeader().count() == len(of_everybody)


def test_bots_of_one_level_have_different_names_in_the_table_of_a_tournament(window):
    match = with_bots(finished_match("pbb"), "farmer")
    result = result_of(match, 1_760_000_000, 60, TournamentGame("t", 1, 2))
    ResultStore(paths.results()).store(result, points_by_item(match), record.dumps(match))
    at.press(window, "results")
    page = at.results_page(window)
    choose(page.tournament_choice, page.tournament_choice.itemText(1))
    page.table_button.click()
    (table,) = page.findChildren(TournamentWindow)
    names = {labels[0].accessibleName().split(",")[0] for labels in table.rows}
    assert names == {seat.name for seat in match.seats}
