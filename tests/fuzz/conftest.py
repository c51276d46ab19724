"""How long the fuzz tests look for faults.

Every run looks at the same examples. For a long search with others: HASPELKNECHT_FUZZ=100000 make test ARGS=tests/fuzz
"""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = 1000
"""So many spoilt files for each reader."""

LONG = int(os.environ.get("HASPELKNECHT_FUZZ", "0"))

SLOW_EXAMPLES = LONG or 50
"""So many where each one waits for the disk or for another process."""

settings.register_profile(
    "spoilt files",
    max_examples=LONG or EXAMPLES,
    derandomize=not LONG,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("spoilt files")
