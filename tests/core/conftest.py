import pytest

from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import new_match, play_at_random


@pytest.fixture
def match():
    """Match in progress, with a redo tail."""
    match = play_at_random(new_match(seed=3, rounds=8, policy=UndoPolicy.FREE, players="pb"), 25)
    match.undo()
    match.undo()
    assert match.redo_tail
    return match


@pytest.fixture
def folder(tmp_path):
    """Folder of autosaves, which does not exist yet."""
    return tmp_path / "data" / "autosave"


@pytest.fixture
def autosave(folder):
    """Autosave folder, opened by this program."""
    autosave = AutosaveFolder(folder)
    yield autosave
    autosave.close()
