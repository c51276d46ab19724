"""Marks of tests that need a compiled model, and of those of every level."""

import pytest

from haspelknecht_qt.games.gueules_noires.model import LIBRARY as GUEULES_NOIRES_LIBRARY
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from haspelknecht_qt.games.haspelknecht.model import LIBRARY

WITHOUT_MODEL = "the compiled model is not built"
NEEDS_MODEL = pytest.mark.skipif(not LIBRARY.is_available(), reason=WITHOUT_MODEL)
NEEDS_GUEULES_NOIRES_MODEL = pytest.mark.skipif(not GUEULES_NOIRES_LIBRARY.is_available(), reason=WITHOUT_MODEL)
EVERY_LEVEL = pytest.mark.parametrize(
    "name", [pytest.param(each.name, marks=NEEDS_MODEL if each.search else ()) for each in LEVELS]
)
