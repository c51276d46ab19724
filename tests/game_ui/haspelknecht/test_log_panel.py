"""Points in the log of Haspelknecht."""

from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.ui.panels.log import LogPanel
from tests.ui.games import GAME
from tests.ui.panel_matches import SEATS, played, shown


def test_log_has_headings_of_seasons_and_points_beside_scorings(qtbot, look):
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    log = shown(qtbot, LogPanel(look, made))
    match = played(400)
    log.show_log(match)
    seasons = [row.text for row in log.list.rows.rows if row.is_heading]
    assert seasons[0] == "Year III, winter"
    assert seasons[-1] == "Year I, spring"
    assert len(seasons) == 12
    assert log.list.rows.rows[1].text.endswith("wins the game")
    logged = sum(line.vp for line in log.lines)
    scored = sum(sum(player.scored[score] for score in range(len(player.scored))) for player in match.state.players)
    coal = sum(player.scored[1] for player in match.state.players)
    assert logged == scored - coal  # the line of the coal has its points in words
    rows = [row for row in log.list.rows.rows if row.right_text]
    assert rows
    assert all(row.right_text.endswith("VP") for row in rows)
