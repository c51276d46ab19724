"""The pieces on the table follow from the state alone; none is lost or doubled."""

from collections import Counter

import pytest

from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.boards import farm as own_board_farm
from haspelknecht_qt.game_ui.haspelknecht.boards import mine, opponents, pools, wheel
from haspelknecht_qt.game_ui.haspelknecht.pieces import (
    HaspelknechtPieces,
    disks_on_carts,
    pieces_on_table,
    take_back_element,
)
from haspelknecht_qt.game_ui.haspelknecht.texts import outlook
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.games.haspelknecht import calendar, events
from haspelknecht_qt.games.haspelknecht.kinds import (
    PINGE_COAL,
    PLAYER_DISKS_FOR_DEVELOPMENTS,
    Building,
    DiskColour,
    Good,
    Marker,
    Mine,
    Placeable,
    Season,
    Step,
    Worker,
)
from haspelknecht_qt.table.ledger import Flow, PieceLedger
from haspelknecht_qt.table.ledger import Piece as TablePiece
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from tests.short_forms import every_nth
from tests.ui.games import GAME, KINDS, kind_name, positions, walk
from tests.ui.wording import SEATS

PIECES = HaspelknechtPieces()


def card_picture(state, seat):
    return opponents.card_picture(state, seat, SEATS, GAME.standing(state), [""] * 4, 0)


def wheel_picture(state, seat=0, field=None):
    return wheel.wheel_picture(state, seat, PLAYER_COLOURS, GAME.standing(state), GAME.scores(state), field)


def count(picture, places=None):
    return Counter(
        kind for place, kinds in picture.items() for kind in kinds if places is None or place.startswith(places)
    )


@pytest.mark.parametrize("options", every_nth(KINDS, 3), ids=kind_name)
class TestConservation:
    def test_disks_on_the_table_and_in_the_bag_are_complete(self, options):
        for state, _ in positions(options, 3):
            for own, player in enumerate(state.players):
                found = pieces_on_table(state, own, PLAYER_COLOURS)
                counted = count(found)
                disks = state.box.components.disks[options["players"]]
                for colour in DiskColour:
                    assert counted[f"disk.{colour.name.lower()}"] + state.bag[colour] == disks[colour]
                assert counted[f"player.{PLAYER_COLOURS[own]}"] == PLAYER_DISKS_FOR_DEVELOPMENTS
                assert len(found["player_disk"]) == PLAYER_DISKS_FOR_DEVELOPMENTS - len(player.tiles)

    def test_pieces_on_the_viewers_board_match_the_state(self, options):
        for state, _ in positions(options, 1):
            for own, player in enumerate(state.players):
                found = pieces_on_table(state, own, PLAYER_COLOURS)
                assert len(found["farm.coal"]) == player.coal
                assert len(found["shaft.coal"]) == player.shaft
                in_pinge = 0 if player.exhausted else len(found["pinge.coal"])
                dug = PINGE_COAL - in_pinge + state.box.accessible_tunnel_coal[-1] - len(found["tunnel.coal"])
                assert dug == player.excavated
                assert len(found["shaft.water" if player.exhausted else "pinge.water"]) == player.water
                assert count(found, "marker.").total() == player.markers.bit_count()


def test_a_ledger_follows_a_whole_game():
    """An update reaches the pieces after every event, and no id of a piece is used twice."""
    ledger = PieceLedger(PIECES.supply_of)
    known = set()
    for state, _, move in walk(KINDS[4], 1):
        for event, after in GAME.events_with_states(state, move):
            wanted = pieces_on_table(after, 0, PLAYER_COLOURS)
            changes = ledger.update(wanted, PIECES.flows_of(event, 0))
            assert ledger.kinds_by_place() == {place: kinds for place, kinds in wanted.items() if kinds}
            assert not known & {change.piece.id for change in changes.additions}
            known |= {change.piece.id for change in changes.additions}


class TestCarts:
    @pytest.fixture
    def player(self):
        """2 black disks taken first, 1 black and 1 yellow afterwards; 1 black is placed."""
        state, _ = next(iter(positions(KINDS[0], 0)))
        player = state.players[0]
        player.cart1, player.cart2 = [2, 0, 0], [1, 0, 1]
        player.plan[Worker.FARMER][Placeable.BLACK] = 1
        return player

    def test_disks_of_the_second_taking_are_placed_first(self, player):
        assert disks_on_carts(player) == ([2, 0, 0], [0, 0, 1])
        player.plan[Worker.FARMER][Placeable.BLACK] = 2
        assert disks_on_carts(player) == ([1, 0, 0], [0, 0, 1])

    def test_disk_lifted_from_the_first_cart_leaves_the_first_cart(self, player):
        assert disks_on_carts(player, ([2, 0, 0], [1, 0, 1]), "cart.1") == ([1, 0, 0], [1, 0, 1])
        player.plan[Worker.FARMER][Placeable.BLACK] = 3
        assert disks_on_carts(player, ([1, 0, 0], [1, 0, 1]), "cart.1") == ([0, 0, 0], [0, 0, 1])

    def test_disks_stay_on_their_carts(self, player):
        assert disks_on_carts(player, ([1, 0, 0], [1, 0, 1])) == ([1, 0, 0], [1, 0, 1])

    def test_disk_taken_back_lies_on_the_first_cart_again(self, player):
        assert disks_on_carts(player, ([0, 0, 0], [1, 0, 1])) == ([1, 0, 0], [1, 0, 1])

    def test_carts_never_hold_more_disks_than_were_taken(self, player):
        assert disks_on_carts(player, ([3, 2, 0], [3, 0, 0])) == ([2, 0, 0], [0, 0, 1])


@pytest.mark.parametrize(
    "kind, place, source",
    [
        ("disk.black", "pool.A", "pool.A.black"),
        ("disk.brown", "reserve.C", "reserve.C.brown"),
        ("disk.yellow", "cart.2", "hand.yellow"),
        ("disk.yellow", "farmer", "farmer"),
        ("coal", "farm.coal", "farm.coal"),
        ("player.woad", "tile.21", "tile.21"),
        ("marker.ladder", "marker.ladder", "marker.ladder"),
    ],
)
def test_element_of_a_piece_follows_from_its_kind_and_place(kind, place, source):
    assert PIECES.element_of(TablePiece(1, kind, place, 0), frozenset()) == source


@pytest.mark.parametrize(
    "kind, place, source",
    [
        ("disk.black", "farmer", "farmer.disk.black"),
        ("food", "digger", "digger.food"),
        ("marker.ladder", "mill", "mill.ladder"),
        ("disk.black", "cart.1", None),
        ("disk.black", "seat.1.farmer", None),
    ],
)
def test_pieces_on_workers_have_elements_to_take_them_back(kind, place, source):
    assert take_back_element(TablePiece(1, kind, place, 0)) == source


@pytest.mark.parametrize(
    "event, flow",
    [
        (events.DisksTaken(0, 1, DiskColour.BROWN, 3, 2), Flow("disk.brown", "pool.B", "cart.2", 3)),
        (events.DisksTaken(2, 1, DiskColour.BROWN, 3, 2), Flow("disk.brown", "pool.B", "seat.2.hand", 3)),
        (events.PiecePlaced(0, Placeable.FOOD, Worker.COAL_DIGGER), Flow("food", "farm.food", "digger")),
        (events.CoalExcavated(0, Mine.PINGE, 0), Flow("coal", "pinge.coal", "farm.coal")),
        (events.CoalExcavated(0, Mine.TUNNEL, 0), Flow("coal", "tunnel.coal", "shaft.coal")),
        (events.CoalReeled(0), Flow("coal", "shaft.coal", "farm.coal")),
        (events.DevelopmentAcquired(0, Worker.FARMER, 33, 3, Good.COAL, 2), Flow("coal", "farm.coal", "seat.2")),
        (events.DevelopmentAcquired(2, Worker.FARMER, 33, 3, Good.COAL, 0), Flow("coal", "seat.2", "farm.coal")),
    ],
)
def test_event_has_the_flow_of_its_pieces(event, flow):
    assert PIECES.flows_of(event, 0) == (flow,)


@pytest.mark.parametrize(
    "event",
    [
        events.CoalReeled(1),
        events.PiecePlaced(1, Placeable.FOOD, Worker.COAL_DIGGER),
        events.DevelopmentAcquired(1, Worker.FARMER, 33, 3, Good.COAL, 2),
        events.DevelopmentAcquired(0, Worker.FARMER, 33, 3, None, None),
        events.TurnEnded(0),
    ],
)
def test_other_events_have_no_flow(event):
    assert PIECES.flows_of(event, 0) == ()


def test_supply_of_disks_is_the_bag_and_of_water_the_brook():
    assert PIECES.supply_of("disk.black", "pool.A") == "bag"
    assert PIECES.supply_of("water", "pinge.water") == "brook"
    assert PIECES.supply_of("food", "farm.food") is None


class TestPictures:
    """Pictures of the boards, made from a state."""

    @pytest.fixture
    def state(self):
        return next(state.copy() for state, _ in positions({"players": 4}, 1))

    def test_coal_chart_points_at_the_entry_for_the_players_coal(self, state):
        none = "0\N{EN DASH}2"
        for coal, field in ((0, (none, "0")), (2, (none, "0")), (3, ("3", "2")), (8, ("8", "7")), (12, ("+1", "+1"))):
            state.players[0].coal = coal
            picture = wheel_picture(state)
            entry = picture.coal_chart[picture.chart_index]
            assert (entry.coal, entry.vp) == field
        assert picture.coal_vp == 11

    @pytest.mark.rule("W1")
    def test_points_of_coal_are_expected_until_the_winter_is_scored(self, state):
        state.players[0].coal = 12
        for step in Step:
            state.step = step
            state.season = Season.WINTER if step in (Step.WINTER, Step.STORING, Step.END) else Season.SPRING
            is_scored = step in (Step.STORING, Step.END)
            assert (wheel_picture(state).coal_vp is None) == is_scored
            assert (own_board_farm.farm_picture(state, state.players[0]).coal_vp is None) == is_scored

    @pytest.mark.rule("P7")
    def test_placed_marker_is_shown_on_the_worker_only(self, state):
        """The card does not paint it once more on the farm. On the large board its hook stays free."""
        player = state.players[1]
        player.tiles, player.markers = [22, 32], Marker.OIL_LAMP
        player.plan[Worker.FARMHAND][Placeable.WHEELBARROW] = 1
        assert card_picture(state, 1).markers == (Marker.OIL_LAMP,)
        assert own_board_farm.shown_markers(player) == (Marker.WHEELBARROW, Marker.OIL_LAMP)

    def test_no_seat_is_marked_while_chance_decides(self, state):
        for step in (Step.FIRST_TURN_ORDER, Step.REFILLING, Step.END):
            state.step, state.turn = step, 0
            assert wheel_picture(state).active_index is None
            cards = (card_picture(state, seat) for seat in range(4))
            assert not any(card.is_deciding for card in cards)

    def test_wheel_shows_the_goods_missing_for_the_lease(self, state):
        state.year = 2
        state.players[0].food, state.players[0].thaler = 1, 0
        picture = wheel_picture(state)
        assert picture.missing_goods == (1, 1)
        assert picture.lease_by_year == ((2, 0), (2, 1), (1, 2))

    @pytest.mark.rule("W2")
    def test_lease_is_neither_paid_nor_missing_until_the_wheel_shows_so(self):
        """The lease is paid from the storage phase on, and due again as soon as the next year has begun."""
        seen = set()
        for state, _, move in walk({"players": 2}, 1):
            field = None
            for event, after in GAME.events_with_states(state, move):
                field = event.wheel_field if isinstance(event, events.PhaseBegan) else field
                picture = wheel_picture(after, field=field)
                if field == calendar.PAYMENT:
                    assert wheel._lease_note(picture) == wheel.LeaseNote("")
                elif field is not None:
                    assert picture.is_lease_paid == (field in {calendar.STORAGE, calendar.NEXT_YEAR})
                seen.add((after.year, field))
        assert {(1, calendar.PAYMENT), (1, calendar.STORAGE), (2, calendar.SPRING_WATER)} <= seen

    @pytest.mark.rule("W2")
    @pytest.mark.parametrize("debts", [0, 1, 2])
    def test_lease_has_a_check_mark_after_payment_only_without_debts(self, state, debts):
        state.season, state.step = Season.WINTER, Step.STORING
        state.players[0].debts = debts
        note = wheel._lease_note(wheel_picture(state))
        assert note.has_check == (not debts)
        assert note.text == (Caption.DEBTS_IN_ALL.counted(debts) if debts else Caption.LEASE_PAID.text)

    def test_wheel_shows_the_turn_order_with_forecasts(self, state):
        picture = wheel_picture(state)
        assert [row.seat for row in picture.order_rows] == state.order
        totals = [GAME.standing(state).seats[seat].total for seat in state.order]
        assert [row.forecast for row in picture.order_rows] == totals

    def test_mine_shows_emptied_sections_and_bonus_symbols(self, state):
        player = state.players[0]
        player.exhausted, player.tunnel, player.tunnel_wood = True, 4, 3
        player.tiles = [22]
        sections = mine.mine_picture(state, player).sections
        assert [section.coal_left for section in sections] == [0, 0, 1, 1, 2, 1, 2]
        assert [section.is_emptied for section in sections] == [True, True, False, False, False, False, False]
        assert sections[0].bonus_symbols == (("wheelbarrow", True),)
        assert sections[1].bonus_symbols == (("oil_lamp", False),)

    def test_storage_places_follow_from_the_buildings(self, state):
        words = [storage.word for storage in own_board_farm.storages_of(Building.BARN | Building.COAL_STORAGE)]
        assert words == ["farm", "barn", "coal_storage_coal", "coal_storage_wood"]
        player = state.players[0]
        player.buildings = Building.BARN
        farm, barn = own_board_farm.farm_picture(state, player).storages
        assert (farm.best_good, farm.best_vp) == ("wood", 1)
        assert (barn.best_good, barn.best_vp) == ("food", 2)

    def test_pools_show_count_and_turn_order_value_of_a_taking(self):
        for state, _, _ in walk({"players": 3}, 2):
            picture = pools.pools_picture(state)
            for pool, shown in zip(state.pools, picture.pools, strict=True):
                if state.step == "first_taking":
                    values = [number * (colour + 1) for colour, number in enumerate(pool) if number]
                    assert [group.turn_order_value for group in shown.groups] == values
                    assert [group.taken_count for group in shown.groups] == [number for number in pool if number]
                elif state.step == "second_taking":
                    room = 5 - state.player.cart_disk_total()
                    assert [group.taken_count for group in shown.groups] == [
                        min(number, room) for number in pool if number
                    ]
                else:
                    assert shown.groups == ()


class TestPreview:
    """Results of plans, as shown on the plates, agree with the rules."""

    def planning(self):
        for options in KINDS[::3]:
            for state, legal in positions(options, 1):
                if state.step == "planning":
                    yield state, legal

    def test_brown_disks_alone_result_in_as_much_wood(self):
        seen = 0
        for state, _ in self.planning():
            seat, player = state.seat, state.player
            for worker in (Worker.FARMER, Worker.FARMHAND):
                black, brown, yellow = player.disks_on(worker)
                result = outlook.plan_result(GAME, state, seat, worker)
                if brown and not black and not yellow:
                    assert result.change.wood == brown
                    seen += 1
                elif not any((black, brown, yellow)):
                    assert result is None
        assert seen > 20

    def test_result_includes_a_disk_about_to_be_placed(self):
        for state, legal in self.planning():
            for path, move in pointing.paths(state, legal):
                if path[0] == "hand.brown" and path[1] == "farmer":
                    before = outlook.plan_result(GAME, state, state.seat, Worker.FARMER)
                    later = outlook.state_after(GAME, state, move)
                    after = outlook.plan_result(GAME, later, state.seat, move.worker)
                    black, brown, yellow = state.player.disks_on(Worker.FARMER)
                    if not black and not yellow:
                        assert after.change.wood == brown + 1
                        assert (before.change.wood if before else 0) == brown

    def test_no_result_is_expected_after_the_end_of_the_turn(self):
        lapsed = 0
        executing = (state for options in KINDS[::3] for state, _ in positions(options, 1) if state.step == "executing")
        for state in executing:
            for seat in state.order[: state.turn]:
                player = state.players[seat]
                for worker in (Worker.FARMER, Worker.FARMHAND):
                    assert outlook.plan_result(GAME, state, seat, worker) is None
                    lapsed += any(player.plan[worker]) and not player.has_worked(worker)
        assert lapsed > 5

    def test_plan_result_does_not_change_the_state(self):
        for state, _ in self.planning():
            digest = GAME.digest(state)
            for worker in Worker:
                outlook.plan_result(GAME, state, state.seat, worker)
            assert GAME.digest(state) == digest
            break
