"""Pool of background workers whose answers arrive later."""

import pytest

from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool


class FakeWorker:
    """Worker whose answer the test sets."""

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
def workers():
    return {}


@pytest.fixture
def ask_worker(workers):
    """Sends a question to the worker of a key; the first question creates the worker."""

    def send(pool, key, question="what?"):
        def make():
            assert key not in workers or workers[key].closed
            workers[key] = FakeWorker()
            return workers[key]

        pool.ask(key, make, lambda worker: worker.ask(question))

    return send


@pytest.fixture
def pool(qapp):  # noqa: ARG001 - timers need an application
    pool = BackgroundWorkerPool(poll_interval=1)
    yield pool
    pool.end_all_workers()


def test_only_the_answer_of_the_last_asked_worker_is_emitted(qtbot, pool, workers, ask_worker):
    ask_worker(pool, "a")
    ask_worker(pool, "b")
    workers["a"].answer = "not asked any more"
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass
    with qtbot.waitSignal(pool.answered) as signal:
        workers["b"].answer = 7
    assert signal.args == [7]
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass


def test_new_question_cancels_the_open_one(pool, workers, ask_worker):
    ask_worker(pool, "a")
    ask_worker(pool, "a", "and now?")
    assert workers["a"].cancelled == 1
    assert workers["a"].asked == ["what?", "and now?"]


def test_cancelled_question_has_no_answer(qtbot, pool, workers, ask_worker):
    ask_worker(pool, "a")
    workers["a"].answer = 7
    pool.cancel()
    assert workers["a"].cancelled == 1
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass


def test_answered_question_is_not_cancelled(qtbot, pool, workers, ask_worker):
    ask_worker(pool, "a")
    with qtbot.waitSignal(pool.answered):
        workers["a"].answer = 7
    pool.cancel()
    assert workers["a"].cancelled == 0


def test_ended_worker_is_closed_and_created_again(qtbot, pool, workers, ask_worker):
    ask_worker(pool, "a")
    first = workers["a"]
    first.answer = 7
    pool.end_worker("a")
    assert (first.cancelled, first.closed) == (1, True)
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass
    ask_worker(pool, "a")
    assert workers["a"] is not first


def test_answer_after_the_time_limit_is_ignored(qtbot, qapp, workers, ask_worker):  # noqa: ARG001 - timers
    pool = BackgroundWorkerPool(poll_interval=1, time_limit=0.05)
    ask_worker(pool, "a")
    with qtbot.waitSignal(pool.timed_out):
        pass
    assert workers["a"].cancelled == 1
    workers["a"].answer = 7
    with qtbot.assertNotEmitted(pool.answered, wait=30):
        pass
    pool.end_all_workers()
    assert workers["a"].closed


def test_worker_that_cannot_be_created_gets_no_question(pool):
    def make():
        raise KeyError("nobody")

    with pytest.raises(KeyError):
        pool.ask("a", make, lambda worker: worker.ask("what?"))
    pool.cancel()
