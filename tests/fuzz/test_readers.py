"""All readers of the long search, each with a few files."""

import sys

import pytest

from tests.fuzz.__main__ import search
from tests.fuzz.readers import readers

FILES = 4
"""Number of files for each reader."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory a file takes")


@pytest.mark.usefixtures("qapp", "home")
@pytest.mark.parametrize("name", readers())
def test_a_reader_refuses_damaged_files_in_sentences(name):
    found = search(name, FILES, 1)
    assert found["files"] == FILES
    assert (found["errors"], found["not_a_sentence"]) == (0, 0), found
