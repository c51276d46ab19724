"""Favourites in a results file that several windows change at the same time."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

from haspelknecht_qt.core.favourites import MAX_FAVOURITES, Favourite, FavouriteStore
from haspelknecht_qt.core.results import ResultStore

WINDOWS = 4


def fail(error):
    raise error


def favourites_in(path):
    """Returns the favourites of a file, as another window reads and changes them."""
    return FavouriteStore(ResultStore(path), ["toy"], fail)


def test_windows_that_add_favourites_at_the_same_time_lose_none(tmp_path):
    names = [f"favourite {number}" for number in range(MAX_FAVOURITES)]

    def add_favourites(path, first):
        favourites = favourites_in(path)
        for name in names[first::WINDOWS]:
            favourites.add(Favourite("toy", name, {}))

    for number in range(3):
        path = tmp_path / f"results-{number}.sqlite"
        # The lock for creating the file keeps out other processes, not other threads.
        assert ResultStore(path).run_transaction(lambda _database: True)
        with ThreadPoolExecutor(WINDOWS) as windows:
            list(windows.map(partial(add_favourites, path), range(WINDOWS)))
        assert sorted(each.name for each in favourites_in(path).all) == sorted(names)
