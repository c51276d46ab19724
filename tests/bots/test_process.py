"""Bots in separate processes: answers, cancellation, crashes, late and illegal answers."""

import os
import sys
import threading
import time
from multiprocessing import spawn
from multiprocessing.context import SpawnProcess

import pytest

from haspelknecht_qt.bots.process import BotFailure, BotFailureKind, HintWorker, MoveWorker
from haspelknecht_qt.core.rng import Generator
from tests.bots.examples import NAMES, bot, bot_factory, game, misbehaving_factory, positions, question
from tests.bots.marks import NEEDS_MODEL

PATIENCE = 60.0
AT_ONCE = 10.0
"""Seconds below which a call has not waited: a bot that sleeps takes a minute, and a busy machine some seconds."""


def ask(opponent, state, ply=0, limit=0.0):
    observation, decision, legal, _ = question(state, ply)
    opponent.ask(observation, decision, legal, Generator(1, ply), limit)


def wait(worker):
    start = time.monotonic()
    while (reply := worker.poll()) is None:
        assert time.monotonic() - start < PATIENCE
        time.sleep(0.005)
    return reply


@pytest.fixture
def opponent_of():
    opponents = []

    def make(name):
        opponents.append(MoveWorker(game(), bot_factory(name) if name in NAMES else misbehaving_factory(name)))
        return opponents[-1]

    yield make
    for opponent in opponents:
        opponent.close()


@pytest.mark.parametrize("name", ["shepherd", pytest.param("coal_miner", marks=NEEDS_MODEL)])
def test_worker_answers_as_the_bot_in_this_process(opponent_of, name):
    opponent = opponent_of(name)
    for state, ply in positions()[:4]:
        ask(opponent, state, ply)
        assert opponent._request is not None
        reply = wait(opponent)
        assert reply.failure is None
        assert reply.move == bot(name).choose(*question(state, ply))
        assert opponent._request is None


@pytest.mark.skipif(os.name != "posix", reason="elsewhere Python cannot set it")
def test_worker_has_a_lower_priority_than_the_window(opponent_of):
    opponent = opponent_of("priority")
    ask(opponent, positions()[0][0])
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert wait(opponent).failure.detail == f"ValueError: {min(19, own + 10)}"


@pytest.mark.parametrize(
    "name, kind, detail",
    [
        ("crash", BotFailureKind.CRASHED, "ValueError: no idea"),
        ("die", BotFailureKind.CRASHED, "the process ended"),
        ("scribbler", BotFailureKind.CRASHED, "what it answered cannot be read"),
        ("deep scribbler", BotFailureKind.CRASHED, "what it answered cannot be read"),
        ("huge answer", BotFailureKind.CRASHED, "the process ended"),
        ("illegal", BotFailureKind.ILLEGAL, "use windlass"),
        ("nonsense", BotFailureKind.ILLEGAL, "nonsense"),
    ],
)
def test_a_broken_bot_loses_its_seat_to_the_random_bot(opponent_of, name, kind, detail):
    opponent = opponent_of(name)
    state, ply = positions()[0]
    ask(opponent, state, ply)
    reply = wait(opponent)
    assert reply.failure.kind is kind
    assert detail in reply.failure.detail
    assert reply.move in game().legal_moves(state)
    # From now on the random bot answers at once.
    ask(opponent, *positions()[1])
    assert opponent.poll().failure == reply.failure


@pytest.mark.parametrize("name", ["sleep", "half answer"])
def test_a_late_bot_loses_its_seat(opponent_of, name):
    opponent = opponent_of(name)
    state, ply = positions()[0]
    ask(opponent, state, ply, limit=3.0)
    slowest, begun = 0.0, time.monotonic()
    while (reply := opponent.poll()) is None:
        slowest, begun = max(slowest, time.monotonic() - begun), time.monotonic() + 0.005
        time.sleep(0.005)
    assert slowest < 1.0, "a poll does not wait"
    assert reply.failure.kind is BotFailureKind.LATE
    assert reply.move in game().legal_moves(state)


def test_cancelling_ends_the_process_at_once(opponent_of):
    opponent = opponent_of("sleep")
    ask(opponent, *positions()[0])
    time.sleep(0.3)
    process = opponent._process._process
    start = time.monotonic()
    opponent.cancel()
    assert time.monotonic() - start < AT_ONCE
    process.join(PATIENCE / 2)
    assert not process.is_alive()
    assert opponent._request is None
    with pytest.raises(RuntimeError):
        opponent.poll()


def test_cancelled_worker_accepts_another_request(opponent_of):
    opponent = opponent_of("shepherd")
    first, second = positions()[:2]
    ask(opponent, *first)
    opponent.cancel()
    ask(opponent, *second)
    assert wait(opponent).move == bot("shepherd").choose(*question(*second))


def test_new_request_replaces_the_open_one(opponent_of):
    opponent = opponent_of("shepherd")
    ask(opponent, *positions()[0])
    ask(opponent, *positions()[1])
    assert wait(opponent).move in game().legal_moves(positions()[1][0])


def test_request_and_poll_return_at_once(opponent_of):
    opponent = opponent_of("sleep")
    start = time.monotonic()
    ask(opponent, *positions()[0])
    assert opponent.poll() is None
    assert time.monotonic() - start < AT_ONCE


@pytest.mark.skipif(os.name != "posix", reason="its process is started by a script of the shell")
def test_start_does_not_wait_until_the_process_reads(tmp_path, monkeypatch, opponent_of):
    # More data than a pipe holds are handed over, and the process starts only after this one has continued.
    gate, late = tmp_path / "gate", tmp_path / "late"
    late.write_text(f'#!/bin/sh\nwhile [ ! -e "{gate}" ]; do sleep 0.01; done\nexec "{sys.executable}" "$@"\n')
    late.chmod(0o700)
    monkeypatch.setattr(spawn, "_python_exe", os.fsencode(late))
    opponent = opponent_of("erudite")
    ask(opponent, *positions()[0])
    assert opponent.poll() is None
    gate.touch()
    assert wait(opponent).failure is None


class TestProcessThatTheSystemDoesNotStart:
    """Processes and threads that the system does not start, for instance for lack of memory."""

    @pytest.fixture(params=[(SpawnProcess, OSError("no memory")), (threading.Thread, RuntimeError("no thread"))])
    def error(self, request, monkeypatch):
        started, error = request.param

        def fail(_started):
            raise error

        monkeypatch.setattr(started, "start", fail)
        return error

    def test_bot_loses_its_seat_to_the_random_bot(self, opponent_of, error):
        opponent = opponent_of("shepherd")
        state, ply = positions()[0]
        opponent.start()
        ask(opponent, state, ply)
        reply = opponent.poll()
        assert reply.failure == BotFailure(BotFailureKind.NOT_STARTED, str(error))
        assert reply.move in game().legal_moves(state)

    def test_next_request_starts_a_hint_worker(self, error, monkeypatch):
        hint_worker = HintWorker(game(), bot_factory("farmer"))
        observation, decision, _, _ = question(*positions()[0])
        try:
            hint_worker.ask_hints(observation, decision)
            assert hint_worker.poll().failure == BotFailure(BotFailureKind.NOT_STARTED, str(error))
            monkeypatch.undo()
            hint_worker.ask_hints(observation, decision)
            assert wait(hint_worker).failure is None
        finally:
            hint_worker.close()


def test_hint_worker_returns_hints_and_decision_reviews():
    hint_worker = HintWorker(game(), bot_factory("farmer"))
    state, ply = positions()[0]
    observation, decision, legal, _ = question(state, ply)
    try:
        hint_worker.ask_hints(observation, decision)
        reply = wait(hint_worker)
        assert reply.failure is None
        assert 1 <= len(reply.hints) <= 3
        hint_worker.ask_review(observation, decision, legal[-1:])
        decision_review = wait(hint_worker).decision_review
        assert decision_review.loss >= 0
        assert decision_review.best.moves == reply.hints[0].moves
    finally:
        hint_worker.close()


def test_hint_worker_reports_a_crash_and_accepts_another_request():
    hint_worker = HintWorker(game(), misbehaving_factory("crash"))
    observation, decision, _, _ = question(*positions()[0])
    try:
        for _ in range(2):
            hint_worker.ask_hints(observation, decision)
            assert wait(hint_worker).failure.kind is BotFailureKind.CRASHED
    finally:
        hint_worker.close()
