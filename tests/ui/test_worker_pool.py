"""Thinkers that nobody waits for."""

import pytest

from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool


class Slow:
    """Who answers when it is told to."""

    def __init__(self):
        self.answer = None
        self.asked = []
        self.cancelled = 0
        self.closed = False

    def ask(self, question):
        self.asked.append(question)
        self.answer = None

    def poll(self):
        return self.answer

    def cancel(self):
        self.cancelled += 1

    def close(self):
        self.closed = True


@pytest.fixture
def thinkers():
    return {}


@pytest.fixture
def put(thinkers):
    """Asks the thinker of a key, made when it is first asked."""

    def put_to(pool, key, question="what?"):
        def make():
            assert key not in thinkers or thinkers[key].closed
            thinkers[key] = Slow()
            return thinkers[key]

        pool.ask(key, make, lambda thinker: thinker.ask(question))

    return put_to


@pytest.fixture
def pool(qapp):  # noqa: ARG001 - timers want an application
    pool = BackgroundWorkerPool(poll_interval=1)
    yield pool
    pool.end_all_workers()


def test_the_answer_of_who_was_asked_comes_when_it_is_there(qtbot, pool, thinkers, put):
    put(pool, "a")
    put(pool, "b")
    thinkers["a"].answer = "not asked any more"
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass
    with qtbot.waitSignal(pool.answered) as signal:
        thinkers["b"].answer = 7
    assert signal.args == [7]
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass


def test_a_new_question_withdraws_the_open_one(pool, thinkers, put):
    put(pool, "a")
    put(pool, "a", "and now?")
    assert thinkers["a"].cancelled == 1
    assert thinkers["a"].asked == ["what?", "and now?"]


def test_a_withdrawn_question_has_no_answer(qtbot, pool, thinkers, put):
    put(pool, "a")
    thinkers["a"].answer = 7
    pool.cancel()
    assert thinkers["a"].cancelled == 1
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass


def test_what_was_answered_is_not_withdrawn(qtbot, pool, thinkers, put):
    put(pool, "a")
    with qtbot.waitSignal(pool.answered):
        thinkers["a"].answer = 7
    pool.cancel()
    assert thinkers["a"].cancelled == 0


def test_who_is_released_ends_and_is_made_anew(qtbot, pool, thinkers, put):
    put(pool, "a")
    first = thinkers["a"]
    first.answer = 7
    pool.end_worker("a")
    assert (first.cancelled, first.closed) == (1, True)
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass
    put(pool, "a")
    assert thinkers["a"] is not first


def test_an_answer_that_does_not_come_in_time_is_not_waited_for(qtbot, qapp, thinkers, put):  # noqa: ARG001 - timers
    pool = BackgroundWorkerPool(poll_interval=1, time_limit=0.05)
    put(pool, "a")
    with qtbot.waitSignal(pool.timed_out):
        pass
    assert thinkers["a"].cancelled == 1
    thinkers["a"].answer = 7
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass
    pool.end_all_workers()
    assert thinkers["a"].closed


def test_nobody_is_asked_who_cannot_be_made(pool):
    def make():
        raise KeyError("nobody")

    with pytest.raises(KeyError):
        pool.ask("a", make, lambda thinker: thinker.ask("what?"))
    pool.cancel()
