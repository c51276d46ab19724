"""Tests of a compiled model need it."""

import pytest

from haspelknecht_qt.core.compiled import building


def need(library):
    """Builds a game's library anew where it is not; skips the test where neither it nor a C++ compiler is there."""
    compiler = building.find_compiler()
    if compiler is not None and not building.is_fresh(library.folder):
        building.build(compiler, library.folder)
    if not library.is_there():
        pytest.skip("the model is not built, and no C++ compiler is at hand")
