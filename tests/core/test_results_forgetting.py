"""Deleting a person from the results: games, names in games with others, and favourites."""

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.favourites import Favourite, FavouriteStore
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.result import FORGOTTEN_NAME
from haspelknecht_qt.core.results import DeletionPreview, ResultStore
from tests.core.playing import TOYS
from tests.core.result_files import all_results, finished, keep


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "results.sqlite"


@pytest.fixture
def results(path):
    return ResultStore(path)


def test_forget_deletes_games_against_bots_only(results):
    keep(results, finished())
    assert results.preview_forget("Ada") == DeletionPreview(deleted_games=1, anonymized_games=0)
    results.forget("Ada")
    assert results.is_empty()


def test_forget_removes_the_name_from_results_and_records_with_others(results):
    match = finished(players=(PERSON, PERSON))
    kept = keep(results, match)
    assert results.preview_forget("Ada") == DeletionPreview(deleted_games=0, anonymized_games=1)
    results.forget("Ada")
    (left,) = all_results(results, "toy")
    assert [seat.name for seat in left.seats] == [FORGOTTEN_NAME, "Émile"]
    assert [seat._replace(name="") for seat in left.seats] == [seat._replace(name="") for seat in kept.seats]
    again = record.loads(results.saved_record(kept.id), "kept", TOYS)
    assert [seat.name for seat in again.seats] == ["madder", "Émile"]
    assert again.entries == match.entries


def test_game_is_deleted_with_its_last_person(results):
    match = finished(players=(PERSON, PERSON))
    keep(results, match)
    results.forget("Ada")
    assert results.preview_forget("Émile") == DeletionPreview(deleted_games=1, anonymized_games=0)
    results.forget("Émile")
    assert results.is_empty()
    keep(results, match)
    assert results.is_empty()


def test_forgotten_name_is_not_left_in_the_file(results, path):
    name = "Rumpelstilzchen"
    keep(results, finished(names=(name, "Ada")))
    keep(results, finished(names=(name, "Ada"), players=(PERSON, PERSON)))
    assert name.encode() in path.read_bytes()
    results.forget(name)
    assert name.encode() not in path.read_bytes()


def test_forgotten_name_is_removed_from_favourites(results, path):
    name = "Rumpelstilzchen"
    seats = [{"name": name, "player": PERSON}, {"name": f" {name} "}, {"name": "Ada"}, {"name": "Jo"}]
    favourites = FavouriteStore(results, ["toy"], pytest.fail)
    for each in (Favourite("toy", "Family", {"seats": seats, "count": 4}), Favourite("toy", "Odd", {"seats": 3})):
        favourites.add(each)
    results.forget(name)
    family, odd = favourites.all
    assert [seat["name"] for seat in family.choices["seats"]] == ["", "", "Ada", "Jo"]
    assert (family.choices["count"], odd.choices) == (4, {"seats": 3})
    assert name.encode() not in path.read_bytes()


def test_favourite_keeps_a_bot_of_the_same_name(results):
    favourites = FavouriteStore(results, ["toy"], pytest.fail)
    favourites.add(Favourite("toy", "Family", {"seats": [{"name": "Ada", "player": "easy"}]}))
    results.forget("Ada")
    assert favourites.all[0].choices["seats"][0]["name"] == "Ada"


def test_match_stored_again_does_not_restore_a_forgotten_name(results):
    match = finished(players=(PERSON, PERSON))
    keep(results, match)
    results.forget("Ada")
    keep(results, match)
    names = [seat.name for result in all_results(results, "toy") for seat in result.seats]
    assert names == [FORGOTTEN_NAME, "Émile"]


def test_game_deleted_with_a_person_is_not_stored_again(results):
    keep(results, finished())
    results.forget("Ada")
    keep(results, finished())
    assert results.is_empty()
    keep(results, finished(seed=2))
    assert len(all_results(results, "toy")) == 1


def test_forget_keeps_a_bot_of_the_same_name(results):
    keep(results, finished(names=("Ada", "Ada")))
    keep(results, finished(names=("Jo", "Ada")))
    results.forget("Ada")
    assert [[seat.name for seat in result.seats] for result in all_results(results, "toy")] == [["Jo", "Ada"]]
