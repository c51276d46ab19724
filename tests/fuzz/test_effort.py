"""Files designed to keep a reader busy: it answers soon and needs little memory.

Each is read in a separate process, which reports its seconds and megabytes; the limits are those of the readers, with a
margin for a slow machine. The files that once took more than a minute come first.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from haspelknecht_qt.core import components as printed_values
from haspelknecht_qt.core import record
from tests.fuzz.damaging import is_sentence
from tests.short_forms import every_nth

SECONDS = 2.0
MEGABYTES = 200

READ = """
import sys, time
from pathlib import Path
from haspelknecht_qt.core import record
from haspelknecht_qt.core.validation import ComponentsError
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.games.haspelknecht import components
from tests.games.haspelknecht.table import BUILT_IN, GAMES
text = sys.stdin.read()
readers = {
    "record": lambda: record.loads(text, "game", GAMES),
    "components": lambda: components.apply_corrections(BUILT_IN, text, "values"),
}
begun = time.process_time()
try:
    readers[sys.argv[1]]()
    told = "it is read"
except (RecordError, ComponentsError) as error:
    told = str(error)
# What getrusage tells began with the tests' own process: a new program does not reset it.
memory = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM"))
print(time.process_time() - begun, int(memory.split()[1]) / 1024, ascii(told))
"""


def filled(head: str, unit: str, tail: str, size: int) -> str:
    """Returns a text of almost this size: the unit repeated as often as it fits."""
    return head + unit * ((size - len(head) - len(tail)) // len(unit)) + tail


def many(unit: str, size: int) -> str:
    """Returns a text of almost this size: the unit repeated with another number each time."""
    length = len(unit.format(10**6))
    return "".join(unit.format(number) for number in range(10**6, 10**6 + size // length))


RECORD, VALUES = record.MAX_RECORD_SIZE, printed_values.MAX_FILE_SIZE - 100
RECORDS = {
    "repeated keys": filled("{", '"a":0,', '"a":0}', RECORD),
    "keys of which the last is repeated": "{" + many('"{}":0,', RECORD - 30) + '"1000000":1}',
    "unknown keys": "{" + many('"{}":0,', RECORD - 30) + '"a":1}',
    "lists": filled("[", "[],", "0]", RECORD),
    "objects": filled("[", '{"":0},', "0]", RECORD),
    "numbers": filled("[", "0,", "0]", RECORD),
    "texts": filled("[", '"\\u0041",', "0]", RECORD),
    "a text that never ends": filled('"', '\\"', "", RECORD),
}
COMPONENTS = {
    "a key of many parts": filled("", "a.", "a = 1", VALUES),
    "a heading of many parts": filled("[", "a.", "a]", VALUES),
    "a key of many quoted parts": filled("", '"a" . ', "a = 1", VALUES),
    "a heading of many literal parts": filled("[", "'a'.", "a]", VALUES),
    "an inline table with a key of many parts": filled("a = {", "a.", "a = 1}", VALUES),
    "keys of as many parts as are allowed": many("b.b.b.b.b.b.b.b.b.b.b.b.b.b.a{} = 1\n", VALUES),
    "quotes in a text": filled('a = "', '\\"', '"', VALUES),
    "one long word": filled("", "a", " = 1", VALUES),
    "tables": many("[a{}]\n", VALUES),
    "tables of a list": filled("", "[[a]]\n", "", VALUES),
    "provenance": "[provenance]\n" + many("'*.{}' = {{source='printed', why='x'}}\n", VALUES),
}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell how much memory a process has used")
@pytest.mark.parametrize("name", every_nth([*RECORDS, *COMPONENTS], 2))
def test_reader_answers_quickly_with_little_memory(name):
    reader, texts = ("record", RECORDS) if name in RECORDS else ("components", COMPONENTS)
    done = subprocess.run(
        [sys.executable, "-c", READ, reader], input=texts[name], capture_output=True, text=True, check=True, timeout=120
    )
    seconds, megabytes, message = done.stdout.split(maxsplit=2)
    assert float(seconds) < SECONDS
    assert float(megabytes) < MEGABYTES
    assert is_sentence(message)


def test_record_size_limit_allows_the_longest_games():
    moves = json.dumps(["exchange A yellow D yellow"] * 3000)
    assert 8 * len(moves) < record.MAX_RECORD_SIZE
