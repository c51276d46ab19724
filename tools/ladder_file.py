"""Writes the file bots/ladder.json of a game, which `haspelknecht_qt.bots.ladder.load` reads.

All numbers are rounded to the digits that are reported.
"""

from __future__ import annotations

import json
from pathlib import Path

from haspelknecht_qt.bots.ladder import FORMAT, ConditionMeasurements, DecisionTimes, Ladder, LadderStep, SelfPlayScores
from haspelknecht_qt.core.strict_json import JsonObject


def save(ladder: Ladder, path: Path) -> None:
    """Writes the file. Raises OSError."""
    data = {
        "format": FORMAT,
        "conditions": [_condition_to_json(each) for each in ladder.conditions],
        "versions": dict(ladder.versions),
        "seeds": [{"first": each.first, "in_words": each.description} for each in ladder.used_seeds],
        "game": list(ladder.findings),
    }
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")


def _condition_to_json(condition: ConditionMeasurements) -> JsonObject:
    return {
        "name": condition.name,
        "in_words": condition.description,
        "seats": condition.seats,
        "options": dict(condition.options),
        "in_turn": list(condition.rotating_options),
        "steps": [_step_to_json(step) for step in condition.steps],
        "self_play": [_self_play_to_json(each) for each in condition.self_play],
        "missing": [[each.name, each.against] for each in condition.missing_measurements],
    }


def _step_to_json(step: LadderStep) -> JsonObject:
    return {
        "name": step.name,
        "against": step.against,
        "below": step.level_distance,
        "seed": step.seed,
        "games": step.games,
        "share": step.share.to_json(4),
        "margin": step.margin.to_json(2),
        "points": step.points.to_json(2),
        "times": _times_to_json(step.times),
        "limit_s": step.limit_s,
    }


def _self_play_to_json(found: SelfPlayScores) -> JsonObject:
    return {
        "name": found.name,
        "seed": found.seed,
        "games": found.games,
        "points": found.points.to_json(2),
        "times": _times_to_json(found.times),
    }


def _times_to_json(times: DecisionTimes | None) -> JsonObject | None:
    if times is None:
        return None
    return {
        "decisions": times.decisions,
        "real": times.real_decisions,
        "median_s": round(times.median_s, 5),
        "p95_s": round(times.p95_s, 4),
    }
