"""Results of finished games for the tests of the window."""

from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.result import points_by_item, result_of
from haspelknecht_qt.core.results import ResultStore
from tests.core.result_files import all_results
from tests.ui.mouse import settle


def nearly_over(whole):
    """A finished match without its last move, and that move."""
    return whole.copy_undone_to(whole.ply - 1), whole.entries[-1].move


def keep(*matches, path=None):
    """Stores results as in earlier sessions, each a day after the previous one."""
    results = ResultStore(path or paths.results())
    for day, match in enumerate(matches):
        result = result_of(match, 1_760_000_000 + 86_400 * day, 3_700)
        results.store(result, points_by_item(match), record.dumps(match))


def kept(game):
    """The stored results of a game."""
    return all_results(ResultStore(paths.results()), game)


def with_bots(match, level):
    """The same match with bots of this level in the place of the random ones."""
    for number, seat in enumerate(match.seats):
        if not seat.is_person:
            match.set_player(number, level)
    return match


def choose(choice, words):
    """Chooses from a list, as by mouse or key."""
    place = choice.findText(words)
    assert place >= 0, [choice.itemText(each) for each in range(choice.count())]
    choice.setCurrentIndex(place)
    choice.activated.emit(place)
    settle()
