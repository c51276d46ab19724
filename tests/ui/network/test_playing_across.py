"""Playing and watching from two computers, in two windows."""

import pytest
from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.game import NO_SEAT, PERSON
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError, UndoPolicy
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.contracts import ELSEWHERE, TakeBack
from haspelknecht_qt.ui.window.main_window import MainWindow
from tests.core.toy import Place
from tests.toy.playing import BOT, GAME, new_match, planning_match, play_at_random
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.network.tables import invite, wait_for_plies

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")


def answer(window, number):
    """Presses a button of the only message over a window."""
    (message,) = messages(window)
    assert message.buttons[number].isDefault() is (number == 0)
    message.buttons[number].click()


def begin_another_match(window):
    window.begin(new_match(seed=8))


def end_invitation(window):
    """Presses the button that ends the invitation."""
    at.network(window).show_invitation()
    at.network(window).invite_dialog.end_button.click()


class TestPlaying:
    def test_moves_are_sent_both_ways_without_hidden_plans(self, qtbot, host, guest):
        changes = []
        guest.controller.changed.connect(
            lambda view, narration, _change: changes.append((view.state.plans[0], narration))
        )
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        assert host.controller.match.state.round == 1
        assert guest.controller.may_play
        assert not any(plan for plan, _ in changes)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: host.controller.match.state.round == 2)
        wait_for_plies(qtbot, host, guest)
        assert changes[-1][1]
        assert GAME.digest(guest.controller.match.seen_state(guest.controller.match.ply, 1)) == GAME.digest(
            host.controller.match.seen_state(host.controller.match.ply, 1)
        )

    def test_guest_has_the_log_and_the_points_of_the_host(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: host.controller.match.state.round == 2)
        wait_for_plies(qtbot, host, guest)
        lines = [[row.text for row in at.log_page(window).list.rows.rows] for window in (host, guest)]
        assert lines[0] == lines[1]
        assert at.log_page(guest).seal.text() == at.log_page(host).seal.text()
        assert guest.controller.state.scores == host.controller.state.scores

    def test_refusal_at_the_guest_names_its_rule(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        shown = []
        guest.table.show_note = lambda *note: shown.append(note)
        guest.session._explain_refusal(("worker.2",), None)
        assert shown[0][1]
        assert shown[0][2]

    def test_guest_changes_nothing_during_a_hand_over(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        controller = guest.controller
        guest.session.choose(Place(1))
        qtbot.waitUntil(lambda: controller.state.plans[1] == [1] and controller.may_play)
        guest.session.undo()
        qtbot.waitUntil(lambda: controller.can_redo)
        controller.handover_to = 1
        for change in (controller.undo, controller.redo, controller.restart_turn):
            with pytest.raises(UndoError):
                change()
        assert not controller.can_redo

    def test_guest_undoes_and_redoes_its_own_moves_only(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        assert guest.controller.why_not_undo() is not None
        guest.session.choose(Place(1))
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [1])
        assert host.controller.why_not_undo() is not None
        assert guest.controller.why_not_undo() is None
        guest.session.undo()
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [])
        assert host.controller.match.state.plans[1] == []
        qtbot.waitUntil(lambda: guest.controller.can_redo and not at.network(guest).guest.is_waiting)
        guest.session.redo()
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [1])

    def test_a_guest_takes_a_move_back_and_plays_on(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        guest.session.choose(Place(1))
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [1] and guest.controller.may_play)
        back = next(move for _, move in guest.controller.view.moves if isinstance(move, TakeBack))
        guest.session.choose(back)
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [])
        assert host.controller.match.state.plans[1] == []
        qtbot.waitUntil(lambda: guest.controller.may_play)

    def test_guest_plays_on_when_the_host_undoes_the_end(self, qtbot, window, join):
        match = play_at_random(new_match(rounds=1, policy=UndoPolicy.FREE), lambda each: each.decision.actor == 1)
        invite(window, match)
        guest = join(window, 1)
        qtbot.waitUntil(lambda: guest.controller.may_play)
        guest.session.choose(Place(3))
        at.wait_for_result(qtbot, window)
        at.wait_for_result(qtbot, guest)
        match.undo()
        at.network(window).hosting.host.update()
        qtbot.waitUntil(lambda: guest.controller.may_play)
        assert not guest.controller.match.is_over

    @pytest.mark.parametrize("action", ["undo", "restart_turn"])
    def test_guest_undoes_the_end_at_the_host(self, qtbot, window, join, action):
        match = play_at_random(new_match(rounds=1, policy=UndoPolicy.FREE), lambda each: each.decision.actor == 1)
        invite(window, match)
        guest = join(window, 1)
        qtbot.waitUntil(lambda: guest.controller.may_play)
        guest.session.choose(Place(3))
        at.wait_for_result(qtbot, window)
        at.wait_for_result(qtbot, guest)
        window.session.restart_turn()
        assert match.is_over
        getattr(guest.session, action)()
        qtbot.waitUntil(lambda: not match.is_over)
        qtbot.waitUntil(lambda: guest.controller.may_play)
        assert guest.controller.seats[0].player == ELSEWHERE

    def test_guest_without_its_host_undoes_no_end(self, qtbot, window, join):
        match = play_at_random(new_match(rounds=1, policy=UndoPolicy.FREE), lambda each: each.decision.actor == 1)
        invite(window, match)
        guest = join(window, 1)
        qtbot.waitUntil(lambda: guest.controller.may_play)
        guest.session.choose(Place(3))
        at.wait_for_result(qtbot, guest)
        at.network(window).end_invitation()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
        for act in (guest.session.undo, guest.session.redo, guest.session.restart_turn):
            act()
        assert guest.controller.match.is_over

    def test_bots_play_at_the_host_only(self, qtbot, window, join):
        match = new_match("bp")
        invite(window, match)
        at.network(window).hosting.offer_seat(1)
        guest = join(window, 1)
        wait_for_plies(qtbot, window, guest)
        assert guest.controller.turns.thinking_seat is None
        assert match.seats[0].player == BOT
        qtbot.waitUntil(lambda: guest.controller.may_play)

    def test_replay_of_a_guest_steps_through_its_visible_plies(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: guest.controller.match.state.round == 2)
        at.trigger(guest, "replay")
        at.replay(guest).step(-1)
        settle()
        assert at.replay(guest).is_open
        assert at.replay(guest).ply == guest.controller.match.visible_ply_count - 1

    def test_moves_made_elsewhere_do_not_end_a_replay(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        at.trigger(host, "replay")
        at.replay(host).step(-1)
        last, ply = at.replay(host)._last_ply, at.replay(host).ply
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: host.controller.match.state.round == 2)
        assert at.replay(host).is_open
        assert at.replay(host).ply == ply
        assert at.replay(host)._last_ply > last
        assert at.replay(host).bar.forward_button.isEnabled()
        at.replay(host).leave()
        assert host.controller.may_play
        wait_for_plies(qtbot, host, guest)
        at.trigger(guest, "replay")
        host.session.choose(Place(1))
        wait_for_plies(qtbot, host, guest)
        assert at.replay(guest).is_open

    def test_replay_says_when_moves_elsewhere_have_brought_the_turn(self, qtbot, host, guest):
        said = []
        guest.table.tree.say = said.append
        button = at.replay(guest).bar.leave_button
        at.trigger(guest, "replay")
        words = button.text()
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        assert at.replay(guest).is_open
        assert button.text() != words
        assert said.count(button.text()) == 1
        at.replay(guest).leave()
        at.trigger(guest, "replay")
        assert button.text() == words, "the player knows whose turn it is"

    def test_host_and_guest_play_a_whole_match(self, qtbot, window, join):
        match = new_match()
        invite(window, match)
        guest = join(window, 1)
        while not match.is_over:
            player = (window, guest)[match.decision.actor]
            qtbot.waitUntil(lambda player=player: player.controller.may_play)
            ply, moves = match.ply, player.controller.view.legal_moves
            player.session.choose(Generator(5, ply).choice(moves)[1])
            qtbot.waitUntil(lambda ply=ply: match.ply > ply)
        assert at.wait_for_result(qtbot, guest)

    def test_host_allows_and_forbids_the_hints_of_a_guest(self, qtbot, window, join):
        invite(window, planning_match())
        at.network(window).hosting.keep_seat(0, BOT)
        guest = join(window, 1)
        assert guest.game.current.hint_controller is not None
        at.network(window).hosting.set_allows_help(False)
        qtbot.waitUntil(lambda: guest.game.current.hint_controller is None)
        assert guest.game.current.coach is None
        qtbot.waitUntil(lambda: guest.controller.may_play)
        assert not at.hint_button(guest).isEnabled()

    def test_guest_sees_seed_and_log_of_a_finished_match(self, qtbot, window, join):
        match = play_at_random(new_match(rounds=1), lambda each: each.decision.actor == 1)
        invite(window, match)
        guest = join(window, 1)
        qtbot.waitUntil(lambda: guest.controller.may_play)
        guest.session.choose(Place(3))
        at.wait_for_result(qtbot, window)
        at.wait_for_result(qtbot, guest)
        assert guest.controller.match.seed == match.seed
        assert guest.controller.viewer == 1
        # Only the host can begin a match with the same players.
        assert [at.result(each).again_button.isHidden() for each in (window, guest)] == [False, True]
        assert [entry.text for entry in guest.controller.match.entries] == [entry.text for entry in match.entries]


class TestSecondScreen:
    def test_second_screen_has_no_seat_no_secrets_and_large_text(self, qtbot, host, join):
        watching = join(host)
        assert watching.controller.view.observer == NO_SEAT
        assert watching.look.typography.text_size == 1.3
        at.take_seat(host)
        host.session.choose(Place(3))
        qtbot.waitUntil(lambda: watching.controller.match.decision.actor == 1)
        assert watching.controller.state.plans == [[], []]
        assert watching.controller.viewer == 1
        assert not watching.controller.view.moves
        assert not at.hint_button(watching).isEnabled()

    def test_text_size_of_the_settings_returns_after_the_visit(self, host, join):
        watching = join(host)
        watching.show_start()
        settle()
        assert watching.look.typography.text_size == 1.0


class TestSeats:
    def test_host_takes_a_seat_back_and_offers_it_again(self, qtbot, host, guest):
        hosting = at.network(host).hosting
        hosting.keep_seat(1)
        qtbot.waitUntil(lambda: guest.controller.view.observer == NO_SEAT)
        assert [seat.player for seat in host.controller.seats] == [PERSON, PERSON]
        hosting.offer_seat(1)
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        qtbot.waitUntil(lambda: 1 in dialog.seats.switches)
        dialog.seats.switches[1].setChecked(True)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: host.controller.seats[1].player == ELSEWHERE)
        qtbot.waitUntil(lambda: guest.controller.seats[1].player == PERSON)

    def test_a_bot_takes_the_seat_of_a_guest(self, qtbot, host, guest):
        at.network(host).hosting.keep_seat(1, BOT)
        qtbot.waitUntil(lambda: guest.controller.match.seats[1].player == BOT)
        assert host.controller.match.seats[1].player == BOT

    def test_guest_loses_a_seat_that_the_menu_gives_to_a_bot(self, qtbot, host, guest):
        host.game.current.bots_at_table.give_seat(1, BOT)
        assert at.network(host).hosting.guest_of(1) is None
        qtbot.waitUntil(lambda: guest.controller.view.observer == NO_SEAT)
        at.network(host).show_invitation()
        line = at.network(host).invite_dialog.seat_lines[1]
        assert (line.choice.currentData(), line.state.text()) == (BOT, "")

    @pytest.mark.parametrize("player", [PERSON, BOT])
    def test_guest_is_told_that_the_host_has_taken_its_seat(self, qtbot, host, guest, player):
        at.network(host).hosting.keep_seat(1, player)
        qtbot.waitUntil(lambda: len(messages(guest)) == 1)
        assert "Jost" in messages(guest)[0].words.text()

    def test_guest_that_gives_its_seat_back_is_told_nothing(self, qtbot, guest):
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        dialog.seats.switches[1].setChecked(False)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: guest.controller.view.observer == NO_SEAT)
        settle()
        assert not messages(guest)

    def test_invitation_names_the_bot_in_a_seat_that_was_free_in_the_last_match(self, host):
        host.begin(planning_match("pb"))
        settle()
        at.network(host).show_invitation()
        line = at.network(host).invite_dialog.seat_lines[1]
        assert (line.choice.currentData(), line.state.text()) == (BOT, "")

    def test_invitation_shows_a_joined_guest_and_takes_its_seat_back(self, host, join):
        join(host, 1)
        at.network(host).show_invitation()
        line = at.network(host).invite_dialog.seat_lines[1]
        assert at.network(host).hosting.guest_of(1).is_present
        assert line.state.text()
        line.choice.setCurrentIndex(0)
        line.choice.activated.emit(0)
        assert at.network(host).hosting.guest_of(1) is None


class TestOtherMatches:
    def test_guests_follow_a_rematch(self, qtbot, host, guest):
        host.begin(planning_match(die=3))
        qtbot.waitUntil(lambda: guest.controller.match.state.die == 3)
        qtbot.waitUntil(lambda: guest.controller.seats[1].player == PERSON)
        assert at.network(host).hosting is not None

    def test_guest_keeps_its_player_in_the_next_game_of_a_tournament(self, qtbot, host, guest):
        match = host.game.match
        host.begin(Match(match.game, match.setup, match.seed + 1, match.seats[::-1]))
        qtbot.waitUntil(lambda: at.network(guest).guest.seats == (0,))
        assert [(seat.name, seat.player) for seat in host.controller.seats] == [("Jost", ELSEWHERE), ("Anna", PERSON)]

    def test_return_to_the_start_page_ends_the_invitation(self, qtbot, host, guest):
        host.return_to_start()
        answer(host, 1)
        assert host.game.current is None
        qtbot.waitUntil(lambda: at.network(host).hosting is None)
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)


class TestLeaving:
    @pytest.mark.parametrize(
        "leave", [MainWindow.close, MainWindow.return_to_start, MainWindow.start_tutorial, end_invitation]
    )
    def test_host_is_asked_once_whether_the_guests_must_leave(self, qtbot, host, guest, leave):
        leave(host)
        answer(host, 0)
        assert host.isVisible()
        assert host.controller is not None
        assert at.network(guest).guest.state is GuestState.PLAYING
        leave(host)
        answer(host, 1)
        assert not messages(host)
        assert host.isVisible() is (leave is not MainWindow.close)
        assert at.network(host).hosting is None
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)

    @pytest.mark.parametrize(
        "leave", [MainWindow.close, MainWindow.return_to_start, MainWindow.start_tutorial, begin_another_match]
    )
    def test_guest_is_asked_once_before_it_gives_up_its_seat(self, qtbot, host, guest, leave):
        shown = guest.game.current
        leave(guest)
        answer(guest, 0)
        assert at.network(guest).guest.state is GuestState.PLAYING
        assert guest.game.current is shown
        leave(guest)
        answer(guest, 1)
        assert not messages(guest)
        assert guest.isVisible() is (leave is not MainWindow.close)
        qtbot.waitUntil(lambda: at.network(host).hosting.guest_of(1) is None)

    def test_guest_without_a_seat_or_connection_is_not_asked(self, qtbot, host, join):
        watcher = join(host)
        watcher.return_to_start()
        assert watcher.game.current is None
        player = join(host, 1)
        at.network(host).end_invitation()
        qtbot.waitUntil(lambda: at.network(player).guest.state is GuestState.CLOSED)
        player.return_to_start()
        assert player.game.current is None

    def test_host_without_guests_is_not_asked(self, host):
        host.return_to_start()
        assert host.game.current is None

    def test_match_that_is_over_is_left_without_a_question(self, qtbot, host, guest):
        play_at_random(host.game.match)
        at.network(host).hosting.host.update()
        qtbot.waitUntil(lambda: guest.controller.match.is_over)
        for window in (guest, host):
            window.return_to_start()
            assert window.game.current is None

    def test_request_of_the_system_to_end_is_not_held_up(self, qtbot, host, guest, monkeypatch):
        statuses = []
        monkeypatch.setattr(QCoreApplication, "exit", statuses.append)
        host.quit_without_asking()
        assert statuses == [0]
        assert not messages(host)
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
