"""Number of examples of the fuzz tests.

Every run uses the same examples, the long form more of them. For a search with others:

    HASPELKNECHT_FUZZ=100000 make test ARGS=tests/fuzz
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent

EXAMPLES, LONG_EXAMPLES = 100, 1000
"""Number of corrupted files for each reader."""

SEARCH = int(os.environ.get("HASPELKNECHT_FUZZ", "0"))

SLOW_EXAMPLES = SEARCH or 50
"""Number of examples that wait for the disk or for another process."""

SHOWN_EXAMPLES = SEARCH or 30
"""Number of examples that are shown in the window."""

for name, examples in (("short", EXAMPLES), ("long", LONG_EXAMPLES)):
    settings.register_profile(
        name,
        max_examples=SEARCH or examples,
        derandomize=not SEARCH,
        database=None,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )


def pytest_collect_file(parent):
    """Runs before a file is imported, because its tests use the current profile."""
    settings.load_profile("long" if parent.config.getoption("--long") else "short")


def pytest_collection_modifyitems(config, items):
    """Gives every test of corrupted files a long form."""
    if config.getoption("--long"):
        for item in items:
            if item.path.is_relative_to(HERE) and hasattr(item.obj, "hypothesis"):
                item.add_marker(pytest.mark.long)
