"""Findings of tools about single games: stored after each game, found again, refused after a change of levels or settings."""

import json

import pytest
from attrs import frozen

from haspelknecht_qt.bots.executors import SerialExecutor
from haspelknecht_qt.games import GAMES
from tools.game_cache import GameCache, complete, levels_version


@frozen
class Findings:
    points: int

    @classmethod
    def from_json(cls, data):
        return cls(**data)


def raw(data):
    return data.found


@pytest.fixture
def cache(tmp_path):
    return GameCache(tmp_path / "folder" / "found.jsonl", "one")


@pytest.fixture
def played():
    return []


@pytest.fixture
def run(cache, played):
    def find(number):
        played.append(number)
        return Findings(number * 10)

    return lambda count: complete(cache, Findings, find, count, SerialExecutor(), "toy")


def test_cache_without_a_file_is_empty(cache):
    assert cache.read(raw) == {}


def test_added_findings_are_read_again(cache):
    cache.add(3, ["a", {"b": 1.5}])
    cache.add(0, [])
    assert cache.read(raw) == {3: ["a", {"b": 1.5}], 0: []}


def test_cache_of_another_version_is_refused(cache):
    cache.add(0, [])
    with pytest.raises(ValueError, match=r"found\.jsonl: found 'one', allowed are two"):
        GameCache(cache.file, "two").read(raw)


@pytest.mark.parametrize("line", ['{"game": 1}\n', '{"game": -1, "findings": []}\n', "noise\n"])
def test_damaged_line_is_refused_with_the_name_of_the_file(cache, line):
    cache.add(0, [])
    with cache.file.open("a") as file:
        file.write(line)
    with pytest.raises(ValueError, match=r"found\.jsonl: "):
        cache.read(raw)


def test_incomplete_last_line_of_a_killed_run_is_removed(cache):
    cache.add(0, [])
    whole = cache.file.read_text()
    cache.file.write_text(whole + '{"game": 1, "find')
    assert list(cache.read(raw)) == [0]
    assert cache.file.read_text() == whole


def test_run_killed_at_its_first_line_can_be_resumed(cache):
    cache.file.parent.mkdir()
    cache.file.write_text('{"vers')
    assert cache.read(raw) == {}
    cache.add(0, [])
    assert cache.read(raw) == {0: []}


def test_resumed_run_plays_only_missing_games(run, played, capsys):
    assert run(2) == [Findings(0), Findings(10)]
    assert run(3) == [Findings(0), Findings(10), Findings(20)]
    assert played == [0, 1, 2]
    assert capsys.readouterr().err.splitlines() == ["toy: 1 games", "toy: 2 games", "toy: 3 games"]


def test_shorter_run_returns_only_the_requested_games(run, played):
    run(3)
    assert run(1) == [Findings(0)]
    assert len(played) == 3


def test_run_ends_without_playing_if_the_cache_cannot_be_used(run, cache, played):
    GameCache(cache.file, "other").add(0, {"points": 1})
    with pytest.raises(SystemExit, match=r"found\.jsonl: found 'other'.*\nDelete this file"):
        run(2)
    assert played == []
    assert json.loads(cache.file.read_text().splitlines()[1])["findings"] == {"points": 1}


def test_levels_of_each_game_have_a_version_of_their_own():
    assert len({levels_version(name) for name in GAMES}) == len(GAMES)
