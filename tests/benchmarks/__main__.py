"""Measures the program: prints a table, writes build/benchmarks.json.

python -m tests.benchmarks [--rounds N] [--seconds S] [FIGURE ...]
"""

import argparse
import json
import os
import platform
import sys

import attrs

import haspelknecht_qt
from tests.benchmarks.figures import FIGURES, Effort
from tests.benchmarks.runner import ROOT, Missing

OUTPUT = ROOT / "build" / "benchmarks.json"


def main():
    """Measures what is asked for, by default everything."""
    parser = argparse.ArgumentParser(description="Measures the program.", epilog=f"figures: {' '.join(FIGURES)}")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each figure (default 5)")
    parser.add_argument("--seconds", type=float, default=2, help="length of one measurement of the engine (default 2)")
    parser.add_argument("figure", nargs="*", default=[], help="what to measure (default: everything)")
    arguments = parser.parse_args()
    if unknown := set(arguments.figure) - set(FIGURES):
        parser.error(f"unknown figure {', '.join(sorted(unknown))}; there are {', '.join(FIGURES)}")
    effort = Effort(arguments.rounds, arguments.seconds)

    rows, left_out = [], {}
    print(f"{'figure':<28}{'median':>12}  {'lowest':>10}{'highest':>12}  {'budget':<14}remark")
    for name in arguments.figure or FIGURES:
        try:
            for row in FIGURES[name](effort):
                rows.append(row)
                print(_line(row), flush=True)
        except Missing as reason:
            left_out[name] = str(reason)
            print(f"{name:<28}left out: {reason}", flush=True)

    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(_report(rows, left_out), indent=2) + "\n", encoding="utf-8")


def _line(row):
    budget = (
        f">= {row.at_least:g}" if row.at_least is not None else f"<= {row.at_most:g}" if row.met is not None else ""
    )
    if row.met is not None:
        budget += " kept" if row.met else " MISSED"
    numbers = f"{_number(row.value):>12} {row.unit:<4}{_number(min(row.rounds)):>8}{_number(max(row.rounds)):>12}"
    return f"{row.name:<28}{numbers}  {budget:<14}{row.remark}"


def _number(value):
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"


def _report(rows, left_out):
    return {
        "version": haspelknecht_qt.__version__,
        "machine": {"python": sys.version, "system": platform.platform(), "processors": os.cpu_count()},
        "figures": _earlier() | {row.name: attrs.asdict(row) | {"met": row.met} for row in rows},
        "left_out": left_out,
    }


def _earlier():
    """The figures that are there already: what is not measured now, the packages' for instance, stays."""
    return json.loads(OUTPUT.read_text(encoding="utf-8"))["figures"] if OUTPUT.is_file() else {}


if __name__ == "__main__":
    main()
