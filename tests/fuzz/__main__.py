"""A long search for files that break readers: prints a table and stores the files found in build/fuzz.

    python -m tests.fuzz [--count N] [--seed S] [READER ...]

Each reader gets N corrupted files, the same ones for the same seed, in a separate process. The table lists accepted
files, errors other than refusals, messages that are not one sentence on one line, the slowest file and the one with the
most memory.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.damaging import is_sentence
from tests.fuzz.readers import readers

KEPT = Path(__file__).parents[2] / "build" / "fuzz"
SLOW = 2.0
"""Maximum time for a file, in seconds."""
COUNT = 10_000


class Memory:
    """Maximum of the additional memory that the process needs from a moment on. Only Linux measures it."""

    def begin(self) -> None:
        """Starts the measurement."""
        Path("/proc/self/clear_refs").write_text("5")
        self._before = self._status("VmRSS")

    def megabytes(self) -> float:
        """Returns the maximum of additional memory since then."""
        return (self._status("VmHWM") - self._before) / 1024

    @staticmethod
    def _status(key: str) -> int:
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(key))


def search(name: str, count: int, number: int) -> dict[str, Any]:
    """Returns the results of one reader for `count` files."""
    reader, memory = readers()[name](), Memory()
    found: dict[str, Any] = {
        "files": 0,
        "accepted": 0,
        "errors": 0,
        "not_a_sentence": 0,
        "too_slow": 0,
        "slowest": 0.0,
        "megabytes": 0.0,
    }

    def keep(data: bytes, fault: str, words: str) -> None:
        found[fault] += 1
        stem = f"{name.replace(' ', '_')}_{fault}_{found[fault]}"
        if found[fault] <= 5:
            KEPT.mkdir(parents=True, exist_ok=True)
            (KEPT / stem).write_bytes(data)
            (KEPT / f"{stem}.txt").write_text(words, encoding="utf-8", errors="backslashreplace")

    with tempfile.TemporaryDirectory() as folder:

        @seed(number)
        @settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(data=reader.damaged_files)
        def read_file(data: bytes) -> None:
            found["files"] += 1
            memory.begin()
            begun = time.process_time()
            try:
                sentences = list(reader.read(data, Path(folder)))
            except Exception:  # noqa: BLE001 - the search looks for every kind of error
                keep(data, "errors", traceback.format_exc())
                return
            seconds = time.process_time() - begun
            found["slowest"] = max(found["slowest"], seconds)
            found["megabytes"] = max(found["megabytes"], memory.megabytes())
            if seconds > SLOW:
                keep(data, "too_slow", f"{seconds:.1f} s")
            found["accepted"] += not sentences
            if wrong := [words for words in sentences if not is_sentence(words)]:
                keep(data, "not_a_sentence", "\n\n".join(wrong))

        read_file()
    return found


def main() -> int:
    """Runs the search; returns 1 if anything was found."""
    parser = argparse.ArgumentParser(description="Searches for files that make readers fail.")
    parser.add_argument("--count", type=int, default=COUNT, help=f"files for each reader (default {COUNT})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the files (default 1)")
    parser.add_argument("--one", action="store_true", help="read in this process, and answer in JSON")
    parser.add_argument("reader", nargs="*", help=f"readers to test (default: all): {', '.join(readers())}")
    arguments = parser.parse_args()
    if unknown := set(arguments.reader) - set(readers()):
        parser.error(f"unknown {', '.join(sorted(unknown))}; there are {', '.join(readers())}")
    names = arguments.reader or list(readers())
    if arguments.one:
        print(json.dumps(search(names[0], arguments.count, arguments.seed)))
        return 0
    columns = ("files", "accepted", "errors", "not_a_sentence", "too_slow", "slowest", "megabytes")
    print(f"{'reader':<28}" + "".join(f"{column:>16}" for column in columns))
    faults = 0
    total = 0
    for name in names:
        command = [
            sys.executable,
            "-m",
            "tests.fuzz",
            "--one",
            "--count",
            str(arguments.count),
            "--seed",
            str(arguments.seed),
            name,
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            faults += 1
            print(f"{name:<28} ended with {done.returncode}: {done.stderr.strip().splitlines()[-1:]}", flush=True)
            continue
        found = json.loads(done.stdout.splitlines()[-1])
        faults += found["errors"] + found["not_a_sentence"] + found["too_slow"]
        total += found["files"]
        found["slowest"] = f"{found['slowest'] * 1000:.0f} ms"
        found["megabytes"] = f"{found['megabytes']:.1f}"
        print(f"{name:<28}" + "".join(f"{found[column]:>16}" for column in columns), flush=True)
    print(f"{total} files, {faults} faults" + (f"; see {KEPT}" if faults else ""))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
