"""Turning points of a match: found in the standings, and described in whole sentences."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.game_ui import PERIODS
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.kinds import Tile, Worker
from haspelknecht_qt.ui.review.turning_cards import TurningPointTexts
from haspelknecht_qt.ui.review.turning_points import (
    LeadChange,
    TurningPoint,
    _mark_changes_of_lead,
    _periods,
    _seat_effects,
    turning_points,
)
from tests.ui.games import walk
from tests.ui.matches import GAME, finished_match, new_match

TURNS = PERIODS.turn_steps
START = GAME.initial_state(GAME.setup({"players": 2}, 1))


def eager_match(players, seed):
    """Match whose players use every chance: they dig out mines and acquire tiles."""
    match = new_match("p" * players, seed)
    for _, legal, move in walk({"players": players}, seed):
        if legal:
            match.play(move)
    assert match.is_over
    return match


@pytest.fixture(scope="module", params=[(2, 3), (3, 5), (4, 7), (4, 9)])
def match(request):
    return eager_match(*request.param)


@pytest.fixture(scope="module")
def points(match):
    return turning_points(match, TURNS, max_count=12)


def totals(match, ply):
    return [seat.total for seat in match.game.standing(match.state_at(ply)).seats]


def test_at_most_three_turning_points_are_found_in_order(match):
    found = turning_points(match, TURNS)
    assert 1 <= len(found) <= 3
    assert [point.period for point in found] == sorted({point.period for point in found})


def test_item_changes_add_up_to_the_forecast_change(points):
    for point in points:
        assert sum(change for _, change in point.item_changes) == point.forecast_change
        assert 0 not in {change for _, change in point.item_changes}


def test_plies_of_a_turning_point_lie_within_its_season(match, points):
    for point in points:
        assert point.first_ply <= point.last_ply < match.ply
        before, after = match.state_at(point.first_ply), match.state_at(point.last_ply)
        # The lease of a winter comes with the last move of the autumn.
        assert (before.year, int(before.season)) <= point.period
        assert (after.year, int(after.season)) <= point.period
        assert all(event.seat == point.seat for event in point.events)


def test_turning_point_of_a_turn_covers_only_that_turn(match, points):
    for point in points:
        if any(isinstance(event, events.WorkBegan) for event in point.events):
            assert {entry.actor for entry in match.entries[point.first_ply : point.last_ply + 1]} == {point.seat}


def test_last_lead_is_that_of_the_winners(match):
    standing = match.game.standing(match.state)
    for_good = [point for point in turning_points(match, TURNS) if point.lead_change is LeadChange.TAKEN_FOR_GOOD]
    assert len(for_good) == (standing.deciding_tie_break() is None)
    for point in for_good:
        assert point.leaders == standing.winners


def test_last_turning_point_agrees_with_the_final_scoring(match, points):
    finals = totals(match, match.ply)
    for point in points:
        if point.period == (3, 3):
            assert point.leaders == tuple(seat for seat, total in enumerate(finals) if total == max(finals))
            assert point.points_behind == max(finals) - finals[point.seat]


def test_loss_of_another_player_decides_a_lead_without_a_gain():
    match = new_match("pp")
    first, second = match.decision.actor, match.state.order[1]
    # Pool B brings a second pit water, which costs 1 VP.
    for pool in "AB":
        match.play(next(move for move in GAME.legal_moves(match.state) if move.text().startswith(f"take {pool}")))
    effects = _seat_effects(match, next(_periods(match, TURNS)))
    assert [effects[seat].points for seat in (first, second)] == [0, -1]
    _mark_changes_of_lead([effects])
    assert effects[first].lead_change is LeadChange.NONE
    assert effects[second].lead_change is LeadChange.TAKEN_FOR_GOOD
    assert effects[second].turning_point().leaders == (first,)


def test_turning_points_do_not_change_the_match(match):
    before = match.game.digest(match.state), match.ply
    turning_points(match, TURNS)
    assert (match.game.digest(match.state), match.ply) == before


def test_maximum_of_zero_finds_no_turning_points():
    assert turning_points(finished_match("pp"), TURNS, max_count=0) == []


class TestSentences:
    """Whole sentences for every kind of turning point."""

    @pytest.fixture
    def sentences(self, match):
        texts = make_texts(GAME)
        texts.seats.set_seats(match.seats)
        return TurningPointTexts(texts)

    def test_every_turning_point_has_two_sentences(self, match, points, sentences):
        names = {seat.name for seat in match.seats}
        for point in points:
            for sentence in (sentences._texts.events.turning_point_sentence(point), sentences.standing_sentence(point)):
                assert sentence.endswith(".")
                assert any(name in sentence for name in names)
                assert "{" not in sentence
            assert (
                sentences.sentence(point)
                == f"{sentences._texts.events.turning_point_sentence(point)} {sentences.standing_sentence(point)}"
            )

    def test_every_item_change_is_listed_with_its_sign(self, points, sentences):
        for point in points:
            listed = sentences.item_changes_text(point)
            assert listed.count("+") + listed.count("\N{MINUS SIGN}") == len(point.item_changes)

    @pytest.mark.parametrize(
        "item, change, events_told, words",
        [
            ("coal", 6, (events.CoalScored(0, 7, 6),), "counts 7 coal"),
            ("thaler", -5, (events.LeasePaid(0, 2, 1, 0),), "lease costs Anna 1 Thaler"),
            ("debts", -3, (events.LeasePaid(0, 0, 0, 2),), "with 2 debt"),
            ("thaler", 5, (), "gains Thaler: 5 VP"),
            ("pinge", 2, (), "exhausted the Pinge"),
            ("storage", 3, (), "winter storage"),
            ("charcoal_burner", 2, (), "Charcoal Burner"),
            ("hauling_cable", 1, (), "Hauling Cable"),
            ("water_mill", 4, (), "Water Mill"),
            ("water", 2, (), "rid of pit water"),
            ("water", -2, (), "Pit water rises"),
            ("markers", -1, (), "loses 1 VP"),
            ("buildings", 2, (), "gains 2 VP"),
        ],
    )
    def test_sentence_names_the_main_item_change(self, sentences, item, change, events_told, words):
        point = make_turning_point(item, change, events_told)
        assert words in sentences._texts.events.turning_point_sentence(point)

    @pytest.mark.parametrize(
        "item_changes, acquired, words",
        [
            ((("thaler", -4), ("storage", 3), ("pinge", 2)), (), "scores 3 VP for the winter storage"),
            ((("coal", 5), ("debts", -4), ("water", -2)), (), "loses 4 VP"),
            ((("developments", 4), ("water", -3), ("debts", -2)), (44,), "Pit water rises"),
        ],
    )
    def test_cause_of_a_gain_is_a_gain_and_of_a_loss_a_loss(self, sentences, item_changes, acquired, words):
        told = tuple(events.DevelopmentAcquired(0, Worker.FARMER, Tile(tile), 4, None, None) for tile in acquired)
        total = sum(points for _, points in item_changes)
        point = make_turning_point("", total, told, item_changes=item_changes)
        assert words in sentences._texts.events.turning_point_sentence(point)

    def test_emptied_sections_are_counted(self, sentences):
        before = START.copy()
        after = before.copy()
        player = after.players[0]
        player.tunnel, player.tunnel_wood = sum(after.box.components.tunnel.coal[:2]), 2
        point = make_turning_point("tunnel_sections", 4, (), state_before=before, state_after=after)
        assert "2 section" in sentences._texts.events.turning_point_sentence(point)

    @pytest.mark.parametrize(
        "changes, words",
        [
            ({"lead_change": LeadChange.TAKEN_FOR_GOOD}, "Anna would win from now on."),
            ({"lead_change": LeadChange.TAKEN}, "Anna would win now."),
            ({}, "Anna would now win by 3 VP."),
            ({"leaders": (1,), "points_behind": 4}, "Anna would now be 4 VP behind Jost"),
            ({"leaders": (0, 1), "points_ahead": 0}, "Anna would now be level with Jost"),
        ],
    )
    def test_sentence_states_the_standing(self, sentences, changes, words):
        sentence = sentences.standing_sentence(make_turning_point("coal", 3, (), **changes))
        assert words in sentence


def make_turning_point(item, change, listed, **changes):
    return TurningPoint(
        **{
            "period": (1, 3),
            "seat": 0,
            "first_ply": 1,
            "last_ply": 2,
            "forecast_change": change,
            "item_changes": ((item, change),),
            "events": listed,
            "state_before": START,
            "state_after": START,
            "lead_change": LeadChange.NONE,
            "leaders": (0,),
            "points_ahead": 3,
            "points_behind": 0,
            **changes,
        }
    )
