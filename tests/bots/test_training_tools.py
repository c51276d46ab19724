"""Command lines of the tools that train: wrong values are refused before a game is played, and no result is lost."""

import json

import pytest

from haspelknecht_qt import paths
from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL

pytest.importorskip("numpy", reason="only those who learn anew have it")

from tools import learn, trainer, tuning

DATA = str(paths.resources() / "haspelknecht" / "components.toml")
WEIGHTS = str(paths.resources() / "haspelknecht" / "bots" / "weights.json")


@pytest.mark.parametrize(
    "tool, words, reason",
    [
        pytest.param(learn, [DATA, "weights.json", "--games", "0"], "--games", id="learn without games"),
        pytest.param(learn, [DATA, "weights.json", "--rounds", "-1"], "--rounds", id="learn with -1 rounds"),
        pytest.param(learn, [DATA, "weights.json", "--rounds", "0"], "--start", id="learn without a start"),
        pytest.param(learn, ["no data", "weights.json"], "no data", id="learn without data"),
        pytest.param(learn, [DATA, "weights.json", "--start", "nothing"], "nothing", id="learn with a missing start"),
        pytest.param(trainer, ["result.json", "--rounds", "0"], "--rounds", id="train without rounds"),
        pytest.param(trainer, ["result.json", "--epochs", "-1"], "--epochs", id="train with -1 epochs"),
        pytest.param(tuning, ["steps.json", "--games", "0"], "--games", id="tune without games"),
        pytest.param(tuning, ["steps.json", "--counted", "0"], "--counted", id="tune without a count"),
    ],
)
def test_impossible_training_is_refused_before_the_first_game(tool, words, reason, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        tool.main(words)
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_weights_are_written_into_a_missing_folder(tmp_path):
    file = tmp_path / "missing" / "weights.json"
    learn.main([DATA, str(file), "--rounds", "0", "--further", "0", "--start", WEIGHTS])
    assert set(json.loads(file.read_text(encoding="utf-8"))["sets"]) >= {"shepherd", "farmhand", "farmer"}


@NEEDS_GUEULES_NOIRES_MODEL
def test_network_is_written_into_a_missing_folder(tmp_path):
    file, few = tmp_path / "missing" / "result.json", ["--games", "2", "--games-a-board", "1", "--measured", "0"]
    trainer.main([str(file), "--folder", str(tmp_path / "steps"), "--rounds", "1", "--epochs", "1", *few])
    assert "network" in json.loads(file.read_text(encoding="utf-8"))


@NEEDS_GUEULES_NOIRES_MODEL
def test_tuning_steps_are_written_into_a_missing_folder(tmp_path, capsys):
    file = tmp_path / "missing" / "steps.json"
    assert tuning.main([str(file), "--steps", "1", "--games", "1", "--counted", "1"]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["steps"] == 1
    assert len(capsys.readouterr().out.splitlines()) == 2
