"""Helper for tests that need a compiled model."""

import pytest

from haspelknecht_qt.core.compiled import building


def require_model(library):
    """Builds a game's library if it is outdated; skips the test if there is neither a library nor a C++ compiler."""
    compiler = building.find_compiler()
    if compiler is not None and not building.is_fresh(library.folder):
        building.build(compiler, library.folder)
    if not library.is_available():
        pytest.skip("the model is not built, and no C++ compiler is at hand")
