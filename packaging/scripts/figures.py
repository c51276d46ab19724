"""Sizes and times of the packages, added to the figures in build/benchmarks.json."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from project import ROOT

FILE = ROOT / "build" / "benchmarks.json"


def enter(name: str, unit: str, rounds: Sequence[float], at_most: float | None = None, remark: str = "") -> bool:
    """Writes a figure in the format of the benchmarks, and prints it. Returns whether its budget is kept."""
    value = median(rounds)
    met = None if at_most is None else value <= at_most
    row = {
        "name": name,
        "unit": unit,
        "rounds": list(rounds),
        "at_least": None,
        "at_most": at_most,
        "remark": remark,
        "value": value,
        "met": met,
    }
    report = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {"figures": {}}
    report["figures"][name] = row
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    budget = "" if at_most is None else f"  <= {at_most:g} {'kept' if met else 'MISSED'}"
    print(f"{name:<28}{value:>10.3g} {unit}{budget}  {remark}", flush=True)
    return met is not False


def megabytes(path: Path) -> float:
    """Size of a file, or of all files in a folder, in millions of bytes."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6
