"""Learning by self-play in a compiled model: results, resuming, and measuring."""

import json

import pytest

from haspelknecht_qt.core.compiled.model import ValueNetwork
from haspelknecht_qt.core.weights import WeightsError
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.strategy.features import FEATURE_NAMES, feature_values, stage_of
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import NETWORK_FILE, ValueFunction
from tests.bots.examples import evaluator_factory, positions
from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL, NEEDS_MODEL

np = pytest.importorskip("numpy", reason="only those who learn anew have it")

from tools import trainer, training  # noqa: E402
from tools.training_games import LEARNERS, HaspelknechtLearner  # noqa: E402

pytestmark = [NEEDS_MODEL, NEEDS_GUEULES_NOIRES_MODEL]
EVERY_GAME = pytest.mark.parametrize("learner", LEARNERS.values(), ids=LEARNERS)


def training_of(game, seed=1):
    return trainer.Training(game, rounds=2, games=80, games_a_board=2, epochs=2, seed=seed)


def parameters_of(knowledge):
    return knowledge.weights.tolist(), knowledge.network.inner.tolist(), knowledge.network.outer.tolist()


@pytest.fixture(scope="module", params=LEARNERS)
def small(request, tmp_path_factory):
    """A small training of each game: its folder, and the result."""
    folder, small = tmp_path_factory.mktemp("training"), training_of(request.param)
    return small, folder, trainer.train(small, folder)


def test_resumed_training_gives_the_same_result(small):
    settings, folder, known = small
    (folder / "round-2" / "knowledge.npz").unlink()
    (folder / "round-2" / "boards-20" / "totals.npy").unlink()
    assert parameters_of(trainer.train(settings, folder)) == parameters_of(known)
    # Existing results are not learned again.
    before = (folder / "round-1" / "knowledge.npz").stat().st_mtime_ns
    trainer.train(settings, folder)
    assert (folder / "round-1" / "knowledge.npz").stat().st_mtime_ns == before


def test_folder_of_another_training_is_refused(small):
    settings, folder, _ = small
    other = training_of(settings.game, seed=2)
    with pytest.raises(trainer.TrainerError, match=r"training\.json"):
        trainer.train(other, folder)
    assert not set(other.boards(0)) & set(settings.boards(0))
    assert not set(settings.boards(1)) & set(settings.boards(0))


@EVERY_GAME
def test_self_play_gives_features_of_every_seat_and_stage(learner):
    seen = set()
    shape = learner.file.shape
    for board in range(4):
        training_data = learner.play(learner.initial_parameters(), board, 3)
        seats = len(training_data.totals) // 3
        seen.add(seats)
        assert training_data.features.shape == (shape.stage_count, 3 * seats, shape.feature_count)
        # Points scored before the end are never lost; only the end may cost points.
        assert (training_data.scored[1:] >= training_data.scored[:-1]).all()
        assert training_data.totals.min() > 0
        again = learner.play(learner.initial_parameters(), board, 3)
        assert again.features.tolist() == training_data.features.tolist()
    assert seen == {2, 3, 4}


def test_network_learns_an_interaction_of_features():
    dice = np.random.default_rng(1)
    rows = dice.integers(0, 2, (6000, len(FEATURE_NAMES))).astype(np.float16)
    # Two features have a value only together.
    totals = (10 + 3 * rows[:, 0] + 8 * rows[:, 1] * rows[:, 2]).astype(np.int32)
    training_data = training.TrainingData(totals, np.zeros((1, 6000), np.int32), rows[None])
    before = training.Parameters(np.zeros((1, len(FEATURE_NAMES) + 1)))
    found = training.learn([training_data], before, hidden=8, epochs=80, seed=1)
    ((linear, whole),) = training.errors([training_data], found)
    assert linear == pytest.approx(2.0, abs=0.1)
    assert whole < 1.0
    assert found.weights[0, 0] == pytest.approx(3, abs=0.2)


@pytest.mark.parametrize("small", ["haspelknecht"], indirect=True)
def test_compiled_model_evaluates_with_the_stored_network(small, tmp_path):
    *_, known = small
    file = tmp_path / "learned.json"
    file.write_text(json.dumps(known.as_json(NETWORK_FILE, {})), encoding="utf-8")
    assert file.stat().st_size < 100_000
    read = NETWORK_FILE.load(file)
    value_function = ValueFunction(read.linear)
    state = next(state for state, _ in positions() if state.step == Step.EXECUTING and state.year == 2)
    policy = Policy(value_function, LookaheadSettings(1, 0, 0.0), read.network)
    position = Model(state.box, [policy]).position(state)
    numbers = np.array(feature_values(value_function.printed_sums(state.box), state, 1))
    stage = stage_of(state)
    hidden = np.maximum(numbers @ known.network.inner[stage, :-1] + known.network.inner[stage, -1], 0)
    added = hidden @ known.network.outer[stage, :-1] + known.network.outer[stage, -1]
    assert abs(added) > 0.01
    assert position.value(0, 1) == pytest.approx(value_function.value(state, 1) + added, abs=0.05)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("network"),
        lambda data: data["sets"].pop("linear"),
        lambda data: data["network"]["inner"].pop(),
        lambda data: data["network"]["outer"][3].update(numbers="AAAA"),
        lambda data: data["network"]["outer"][3].update(numbers="?"),
        lambda data: data["network"]["inner"][3].update(unit=None),
        lambda data: data["network"].update(inner=[[]] * 12),
    ],
)
def test_damaged_network_file_is_refused(small, tmp_path, change):
    settings, _, known = small
    network_file = LEARNERS[settings.game].file
    data = known.as_json(network_file, {})
    change(data)
    file = tmp_path / "learned.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(WeightsError, match=r"learned\.json"):
        network_file.load(file)


def test_a_network_of_another_size_is_refused():
    state, _ = positions()[0]
    plain = ValueFunction(evaluator_factory().value_functions["farmer"].weights)
    with pytest.raises(ValueError, match="allowed are"):
        Model(
            state.box,
            [Policy(plain, LookaheadSettings(1, 0, 0.0), ValueNetwork([0.0] * NETWORK_FILE.hidden_count, [0.0]))],
        )


@EVERY_GAME
def test_measurement_of_equal_knowledge_finds_no_difference(learner):
    lines = trainer.measure(
        learner, learner.initial_parameters(), learner.initial_parameters(), seed=1, boards=2, games=2
    )
    assert [line.split(":")[0] for line in lines] == list(learner.kinds())
    # A player against itself, in each seat in turn, wins as often as it loses.
    assert lines[0].endswith(": 50.0 % won, +0.00 points (+0.00 to +0.00), 8 games")


@EVERY_GAME
def test_command_writes_the_network_file(learner, tmp_path, capsys):
    words = ["--rounds", "1", "--games", "8", "--games-a-board", "2", "--epochs", "1", "--measured", "0"]
    words += ["--game", learner.name, "--folder", str(tmp_path / "kept")]
    assert trainer.main([str(tmp_path / "learned.json"), *words]) == 0
    assert learner.file.load(tmp_path / "learned.json").network.inner
    assert trainer.main([str(tmp_path / "learned.json"), *words, "--seed", "2"]) == 1
    assert "another training" in capsys.readouterr().err


def test_knowledge_without_training_cannot_be_written():
    learner = HaspelknechtLearner()
    with pytest.raises(ValueError, match="nothing was learned"):
        learner.initial_parameters().as_json(learner.file, {})
