"""Runs the benchmarks: prints a table, writes build/benchmarks.json.

python -m tests.benchmarks [--thorough] [--rounds N] [--seconds S] [FIGURE ...]

The quick form measures each figure once, in about six minutes; it reveals large regressions. Figures to publish or compare
need --thorough, which takes some forty minutes.
"""

import argparse
import json
import os
import platform
import sys
import time

import attrs

import haspelknecht_qt
from tests.benchmarks.figures import FIGURES, Effort
from tests.benchmarks.runner import ROOT, Missing

OUTPUT = ROOT / "build" / "benchmarks.json"
QUICK, THOROUGH = Effort(rounds=1, seconds=0.4), Effort(rounds=5, seconds=2)


def main():
    """Measures the named figures, by default all."""
    parser = argparse.ArgumentParser(description="Measures the program.", epilog=f"figures: {' '.join(FIGURES)}")
    parser.add_argument(
        "--thorough", action="store_true", help="measure often and long enough for figures worth quoting"
    )
    default_text = f"default {QUICK.rounds}, thorough {THOROUGH.rounds}"
    parser.add_argument("--rounds", type=int, help=f"measurements of each figure ({default_text})")
    default_text = f"default {QUICK.seconds:g}, thorough {THOROUGH.seconds:g}"
    parser.add_argument("--seconds", type=float, help=f"length of one measurement of the engine ({default_text})")
    parser.add_argument("figure", nargs="*", default=[], help="figures to measure (default: all)")
    arguments = parser.parse_args()
    if unknown := set(arguments.figure) - set(FIGURES):
        parser.error(f"unknown figure {', '.join(sorted(unknown))}; there are {', '.join(FIGURES)}")
    form = THOROUGH if arguments.thorough else QUICK
    effort = Effort(arguments.rounds or form.rounds, arguments.seconds or form.seconds)
    began = time.monotonic()

    rows, left_out = [], {}
    print(f"{'figure':<44}{'median':>12}  {'lowest':>10}{'highest':>12}  {'budget':<14}remark")
    for name in arguments.figure or FIGURES:
        try:
            for row in FIGURES[name](effort):
                rows.append(row)
                print(_line(row), flush=True)
        except Missing as reason:
            left_out[name] = str(reason)
            print(f"{name:<44}left out: {reason}", flush=True)

    print(f"measured in {time.monotonic() - began:.0f} s, each figure {_times(effort.rounds)}")

    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(_report(rows, left_out), indent=2) + "\n", encoding="utf-8")


def _times(rounds):
    return "once: for figures to be told, ARGS=--thorough" if rounds == 1 else f"{rounds} times"


def _line(row):
    budget = (
        f">= {row.at_least:g}" if row.at_least is not None else f"<= {row.at_most:g}" if row.met is not None else ""
    )
    if row.met is not None:
        budget += " kept" if row.met else " MISSED"
    numbers = f"{_number(row.value):>12} {row.unit:<4}{_number(min(row.rounds)):>8}{_number(max(row.rounds)):>12}"
    return f"{row.name:<44}{numbers}  {budget:<14}{row.remark}"


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
    """Figures of earlier runs: those that are not measured now stay, for instance those of packages."""
    return json.loads(OUTPUT.read_text(encoding="utf-8"))["figures"] if OUTPUT.is_file() else {}


if __name__ == "__main__":
    main()
