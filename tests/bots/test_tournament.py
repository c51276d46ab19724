"""Tournaments: rotated seats, correct intervals, results from which a tournament can be resumed."""

import json
import math
import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from attrs import evolve

from haspelknecht_qt.bots import RandomBot
from haspelknecht_qt.bots import tournament as tournament_module
from haspelknecht_qt.bots.arena import MAX_FAULT_LENGTH, Arena, Contestant, GameResult, SameSeedGroup
from haspelknecht_qt.bots.executors import ProcessExecutor
from haspelknecht_qt.bots.levels import make_random
from haspelknecht_qt.bots.statistics import (
    DurationHistogram,
    SequentialTest,
    student_interval,
    wilson_interval,
    win_share_interval,
)
from haspelknecht_qt.bots.tournament import ResumeError, Tournament
from haspelknecht_qt.core.validation import UntrustedValue, parse
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from tests.bots.examples import Misbehaving, game, misbehaving_factory
from tools.grouped_interval import grouped_interval


def arena(names=("first", "second"), seed=3):
    bot_factories = {"random": make_random}
    contestants = tuple(Contestant(name, bot_factories.get(name, misbehaving_factory("count"))) for name in names)
    return Arena(game(), {"players": len(names)}, seed, contestants)


def played(tournament, **more):
    list(tournament.run(**more))
    return tournament


def test_every_bot_sits_in_every_seat():
    group = arena(("a", "b", "c")).play_group(0)
    assert [game.seats for game in group.games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert group.win_share(0) + group.win_share(1) + group.win_share(2) == pytest.approx(1)


def test_a_shared_victory_counts_as_a_fraction():
    items = ({}, {}, {})
    shared = GameResult((30, 30, 12), (0, 1), (0, 1, 2), items)
    alone = GameResult((12, 31, 12), (1,), (1, 2, 0), items)
    group = SameSeedGroup(0, (shared, alone), (DurationHistogram({}),) * 3)
    assert [group.win_share(contestant) for contestant in range(3)] == [0.25, 0.75, 0]
    assert [("winner" in game, "winners" in game) for game in group.to_json()["games"]] == [
        (False, True),
        (True, False),
    ]
    assert SameSeedGroup.from_json(parse(json.dumps(group.to_json())), 3, 2) == group
    damaged = group.to_json()
    damaged["games"][0]["winners"] = [1, 1]
    with pytest.raises(ValueError, match="comes twice"):
        SameSeedGroup.from_json(UntrustedValue(damaged), 3, 2)


def test_equal_seatings_are_played_once():
    assert arena(("a", "a", "a")).games_per_group == 1
    assert arena(("a", "b", "a", "b")).games_per_group == 2


def test_group_is_reproducible_and_can_be_stored():
    first, again = arena().play_group(2), arena().play_group(2)
    assert first.games == again.games
    assert SameSeedGroup.from_json(parse(json.dumps(first.to_json())), 2, 2) == first


def test_results_do_not_depend_on_the_order_of_work():
    alone = played(Tournament(arena(), 4))
    with ThreadPoolExecutor(2) as executor:
        together = played(Tournament(arena(), 4), executor=ProcessExecutor(executor, 2))
    assert [group.games for group in alone.finished_groups] == [group.games for group in together.finished_groups]


def test_stopped_tournament_is_resumed(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = played(Tournament(arena(), 4), file=file)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 5
    # Killed in the middle of writing the third result.
    file.write_text("".join(lines[:3]) + lines[3][:40], encoding="utf-8")
    resumed = Tournament(arena(), 4)
    steps = resumed.run(file=file)
    assert next(steps) == 2
    list(steps)
    assert [group.games for group in resumed.finished_groups] == [group.games for group in whole.finished_groups]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot limit the size of a file")
def test_resuming_loses_no_result_if_the_disk_is_full(tmp_path):
    import resource  # noqa: PLC0415 - only on POSIX

    file = tmp_path / "results.jsonl"
    played(Tournament(arena(), 6), file=file)
    whole = file.read_bytes()
    file.write_bytes(whole + whole[-500:-1])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        steps = Tournament(arena(), 8).run(file=file)
        assert next(steps) == 6
        with pytest.raises(OSError, match="large"):
            next(steps)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.read_bytes() == whole


def test_results_file_may_be_larger_than_the_limit_of_a_line(tmp_path, monkeypatch):
    file = tmp_path / "results.jsonl"
    played(Tournament(arena(), 6), file=file)
    longest = max(map(len, file.read_bytes().splitlines(keepends=True)))
    monkeypatch.setattr(tournament_module, "MAX_LINE_LENGTH", longest)
    assert file.stat().st_size > longest
    assert next(Tournament(arena(), 6).run(file=file)) == 6
    monkeypatch.setattr(tournament_module, "MAX_LINE_LENGTH", longest - 1)
    with pytest.raises(ResumeError, match=f"line [1-7]: damaged .the line is longer than {longest - 1} bytes"):
        next(Tournament(arena(), 6).run(file=file))


def test_long_message_of_a_bot_is_shortened():
    def fail(*_arguments):
        raise ValueError("a" * 10**6)

    bot = RandomBot()
    bot.choose = fail
    contestants = (Contestant("loud", lambda _: bot), Contestant("random", make_random))
    (lost, *_) = Arena(game(), {"players": 2}, 4, contestants).play_group(0).games[0].lost_seats
    assert len(lost[1]) == MAX_FAULT_LENGTH


def test_results_of_another_tournament_are_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    played(Tournament(arena(), 1), file=file)
    with pytest.raises(ResumeError, match="line 1"):
        played(Tournament(arena(seed=5), 1), file=file)
    file.write_text(file.read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    with pytest.raises(ResumeError, match="line 3: damaged"):
        played(Tournament(arena(), 3), file=file)


def test_results_with_other_printed_values_are_refused(tmp_path):
    own, corrected = tmp_path / "own.jsonl", tmp_path / "corrected.jsonl"
    changed = components.apply_corrections(game().components, "[tunnel]\ncoal = [5, 1, 1, 1, 1, 1, 1]\n", "mine.toml")
    other = evolve(arena(), game=Haspelknecht(changed))
    played(Tournament(arena(), 1), file=own)
    played(Tournament(other, 1), file=corrected)
    for wrong, file in ((other, own), (arena(), corrected)):
        with pytest.raises(ResumeError, match="corrected: expected"):
            played(Tournament(wrong, 1), file=file)
    assert played(Tournament(other, 1), file=corrected).rows()


def test_rows_contain_shares_margins_and_points():
    tournament = played(Tournament(arena(), 3))
    rows = tournament.rows()
    assert [row.name for row in rows] == ["first", "second"]
    assert sum(row.share.mean for row in rows) == pytest.approx(1)
    assert rows[0].margin.mean == pytest.approx(-rows[1].margin.mean)
    assert sum(rows[0].item_points.values()) == pytest.approx(rows[0].points.mean)
    assert rows[0].games == 6
    assert json.loads(json.dumps(rows[0].to_json()))["share"][0] == round(rows[0].share.mean, 4)


def test_only_real_decisions_are_timed(tmp_path):
    file = tmp_path / "results.jsonl"
    tournament = played(Tournament(arena(), 1), file=file)
    (row, _) = tournament.rows()
    assert 0 < row.real_decisions < row.decisions
    assert row.median_s <= row.p95_s
    # Results of older versions did not distinguish them.
    head, line = file.read_text(encoding="utf-8").splitlines()
    group = json.loads(line)
    del group["real"]
    file.write_text(f"{head}\n{json.dumps(group)}\n", encoding="utf-8")
    (old, _) = played(Tournament(arena(), 1), file=file).rows()
    assert (old.decisions, old.real_decisions, old.median_s, old.p95_s) == (0, 0, None, None)
    assert old.share == row.share


def test_rotating_options_change_from_group_to_group():
    options = {"layout": ["first_play", "two_rounds"]}
    one = evolve(arena(), rotating_options=options)
    assert Tournament(one, 2).conditions["options"] == {"players": 2, **options}
    second = evolve(arena(), options={"players": 2, "layout": "two_rounds"})
    assert one.play_group(1).games == second.play_group(1).games != arena().play_group(1).games
    assert one.play_group(2).games == arena().play_group(2).games


def test_sequential_test_ends_a_tournament_early():
    tournament = Tournament(arena(), 50, SequentialTest(-2.0, -1.9))
    list(tournament.run())
    assert tournament.verdict() == "upper"
    assert len(tournament.finished_groups) < 50


def test_confidence_intervals_have_correct_limits():
    assert wilson_interval(0.5, 100).low == pytest.approx(0.4038, abs=1e-3)
    assert wilson_interval(1.0, 10).high == pytest.approx(1.0)
    narrow = student_interval([1.0, 2.0, 3.0] * 100)
    assert narrow.mean == pytest.approx(2)
    assert 1.9 < narrow.low < narrow.high < 2.1
    # Values of one group count as one: repeated, they are no more certain.
    once, twice = ([[each] for each in (1.0, 4.0, 2.5, 3.0)], [[each] * 2 for each in (1.0, 4.0, 2.5, 3.0)])
    assert grouped_interval(once) == student_interval([1.0, 4.0, 2.5, 3.0])
    assert grouped_interval([*twice, []]).low == pytest.approx(grouped_interval(once).low)
    assert grouped_interval([[1.0, 2.0]]).high == math.inf
    # If all groups end alike, single games still leave doubt.
    assert win_share_interval([1.0] * 10, 20).low == pytest.approx(wilson_interval(1.0, 20).low)
    # If groups differ very much, their spread counts.
    assert win_share_interval([0.0, 1.0] * 5, 20).low < wilson_interval(0.5, 20).low


@pytest.mark.parametrize("share,expected", [(0.9, "upper"), (0.3, "lower")])
def test_sequential_test_accepts_the_upper_or_lower_bound(share, expected):
    test = SequentialTest(0.5, 0.6)
    shares = [1.0 if number % 10 < 10 * share else 0.0 for number in range(400)]
    assert test.verdict(shares[:1]) is None
    assert test.verdict(shares) == expected


def test_duration_histogram_approximates_quantiles():
    durations = DurationHistogram.from_durations([0.001] * 90 + [0.5] * 10)
    assert durations.quantile(0.5) == pytest.approx(0.001, rel=0.06)
    assert durations.quantile(0.95) == pytest.approx(0.5, rel=0.06)
    assert durations.merged(DurationHistogram.from_durations([2.0] * 200)).quantile(0.5) == pytest.approx(2.0, rel=0.06)
    assert DurationHistogram({}).quantile(0.5) == 0


def test_bots_are_closed_after_their_game():
    ended = []

    class ClosableBot(Misbehaving):
        def close(self):
            ended.append(self.name)

    names = ("crash", "count")
    contestants = tuple(Contestant(name, lambda _, name=name: ClosableBot(name)) for name in names)
    group = Arena(game(), {"players": 2}, 4, contestants).play_group(0)
    # Including the bot that lost its seat.
    assert [len(played.lost_seats) for played in group.games] == [1, 1]
    assert sorted(ended) == ["count", "count", "crash", "crash"]
