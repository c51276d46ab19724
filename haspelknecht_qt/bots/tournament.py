"""Tournament between bots: conditions, results so far, early end, and the file from which it can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from attrs import field

from haspelknecht_qt.bots import statistics
from haspelknecht_qt.bots.arena import Arena, SameSeedGroup
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.bots.executors import SERIAL_EXECUTOR, TaskExecutor
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.storage import read_lines
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import UntrustedValue, parse

MAX_LINE_LENGTH = 1 << 22
"""Maximum length of a line in a results file, in bytes. The number of lines has no limit."""
_CORRECTED_KEY = "corrected"
"""Key in a tournament's conditions, present if printed values were corrected. Its value is a hash of these values."""
_MAX_QUOTATION = 200
"""Maximum length of a value quoted from a results file in a message, in characters."""


class ResumeError(TranslatableError, ValueError):
    """A results file is damaged or belongs to another tournament. The message names file, place and allowed values."""


@frozen
class TournamentRow:
    """Results of the bot `name` in all its seats.

    `share` is the share of games won. `margin` is the mean lead over the best other bot in points, `points` the mean
    score, and `item_points` the mean score by item. `real_decisions` leaves out decisions with a single legal move, and
    those made earlier, for instance by a plan. `decisions` is the number of all decisions. Older results, which did not
    distinguish real decisions, are in neither number. `median_s` and `p95_s` are the median and the 95 % quantile of
    the durations of real decisions in seconds, None without any. `lost_seats` has a reason for each seat that the
    random bot took over from this bot.
    """

    name: str
    games: int
    share: statistics.ConfidenceInterval
    margin: statistics.ConfidenceInterval
    points: statistics.ConfidenceInterval
    item_points: Mapping[str, float]
    decisions: int
    real_decisions: int
    median_s: float | None
    p95_s: float | None
    lost_seats: tuple[str, ...]

    def to_json(self) -> JsonObject:
        """Returns the row as values for JSON, rounded to the digits that are reported."""
        return {
            "name": self.name,
            "games": self.games,
            "share": self.share.to_json(4),
            "margin": self.margin.to_json(2),
            "points": self.points.to_json(2),
            "item_points": {name: round(value, 2) for name, value in self.item_points.items()},
            "decisions": self.decisions,
            "real_decisions": self.real_decisions,
            "median_s": None if self.median_s is None else round(self.median_s, 5),
            "p95_s": None if self.p95_s is None else round(self.p95_s, 4),
            "lost_seats": list(self.lost_seats),
        }


@frozen
class Tournament:
    """Tournament: groups of games in an arena. `test`, of the first bot's share of games won, may end it early."""

    arena: Arena
    group_count: int
    test: statistics.SequentialTest | None = None
    _groups_by_number: dict[int, SameSeedGroup] = field(factory=dict, init=False)

    @property
    def conditions(self) -> JsonObject:
        """Properties of the tournament. Results of two tournaments may be added up only if these are equal."""
        arena = self.arena
        setup = arena.group_setup(0)
        corrections = {_CORRECTED_KEY: arena.game.data_hash(setup)} if arena.game.corrected_value_count(setup) else {}
        return {
            **corrections,
            "bots": [contestant.name for contestant in arena.contestants],
            "game": arena.game.name,
            "options": {**arena.options, **{key: list(values) for key, values in arena.rotating_options.items()}},
            "seed": arena.seed,
            "versions": {each.name: each.version for each in arena.contestants if each.version},
        }

    @property
    def finished_groups(self) -> list[SameSeedGroup]:
        """Groups played so far, in the order of their numbers."""
        return [self._groups_by_number[number] for number in sorted(self._groups_by_number)]

    def run(self, executor: TaskExecutor = SERIAL_EXECUTOR, file: Path | None = None) -> Iterator[int]:
        """Plays all groups of games that have no result in `file` yet, and appends their results to the file.

        Yields the number of finished groups at the start and after each. Raises ResumeError, ExecutorError and OSError.
        """
        if file is not None:
            self._read_results(file)
        yield len(self._groups_by_number)
        if self.verdict() is not None:
            return
        missing = (number for number in range(self.group_count) if number not in self._groups_by_number)
        for group in executor.as_completed(self.arena.play_group, missing):
            self._groups_by_number[group.number] = group
            if file is not None:
                _append_line(file, json.dumps(group.to_json(), separators=(",", ":")))
            yield len(self._groups_by_number)
            if self.verdict() is not None:
                return

    def verdict(self) -> str | None:
        """Returns the verdict of the test so far; None if there is no test or it is undecided."""
        if self.test is None:
            return None
        first = self.arena.contestants[0].name
        places = self._contestants_by_name()[first]
        return self.test.verdict([sum(group.win_share(place) for place in places) for group in self.finished_groups])

    def rows(self) -> list[TournamentRow]:
        """Returns a row of results for each bot; none before the first group is finished."""
        if not self._groups_by_number:
            return []
        return [self._row(name, places) for name, places in self._contestants_by_name().items()]

    def _contestants_by_name(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {}
        for place, contestant in enumerate(self.arena.contestants):
            places.setdefault(contestant.name, []).append(place)
        return places

    def _row(self, name: str, places: Sequence[int]) -> TournamentRow:
        groups = self.finished_groups
        games = [game for group in groups for game in group.games]
        decisions, real = 0, statistics.DurationHistogram({})
        for group in groups:
            # Real decisions have a choice and do not follow from earlier ones. Older results do not mark them.
            if group.real_durations is not None:
                for place in places:
                    decisions += group.durations[place].count
                    real = real.merged(group.real_durations[place])
        shares = [sum(group.win_share(place) for place in places) for group in groups]
        margins = [sum(group.margin(place) for place in places) / len(places) for group in groups]
        points = [
            sum(game.points[place] for game in group.games for place in places) / len(places) / len(group.games)
            for group in groups
        ]
        count = len(games) * len(places)
        items: dict[str, float] = {}
        for game in games:
            for place in places:
                for item, value in game.items[place].items():
                    items[item] = items.get(item, 0.0) + value / count
        return TournamentRow(
            name,
            len(games),
            statistics.win_share_interval(shares, len(games)),
            statistics.student_interval(margins),
            statistics.student_interval(points),
            items,
            decisions,
            real.count,
            real.quantile(0.5) if real.count else None,
            real.quantile(0.95) if real.count else None,
            tuple(why for game in games for who, why in game.lost_seats if who in places),
        )

    def _read_results(self, file: Path) -> None:
        """Reads the results in a file, and prepares the file for further results. Raises ResumeError and OSError."""
        number, complete_size, rest = 1, 0, b""
        try:
            for line in read_lines(file, MAX_LINE_LENGTH):
                if not line.endswith(b"\n"):
                    rest = line
                    break
                self._read_line(file, number, parse(line.decode()))
                complete_size += len(line)
                number += 1
        except FileNotFoundError:
            pass
        except ResumeError:
            raise
        except ValueError as error:
            details = {"file": str(file), "line": str(number), "error": str(error)}
            raise ResumeError(BotErrorKind.DAMAGED_RESULTS, details) from error
        heading = json.dumps({"tournament": self.conditions})
        # Checked before anything is written: a file that is no results file must not be changed.
        if not complete_size and not heading.encode().startswith(rest):
            raise ResumeError(BotErrorKind.NO_RESULTS_FILE, {"file": str(file)})
        if rest:
            # The tournament was killed, or the disk was full. The group of the incomplete line is played again. The
            # other lines are not written again, because that could fail half-way.
            os.truncate(file, complete_size)
        if not complete_size:
            _append_line(file, heading)

    def _read_line(self, file: Path, number: int, data: UntrustedValue) -> None:
        """Reads a line of a results file: its heading, or a group. Raises ResumeError and ValueError."""
        if number == 1:
            self._check_same_conditions(file, data)
            return
        group = SameSeedGroup.from_json(data, len(self.arena.contestants), self.arena.games_per_group)
        if group.number < self.group_count:
            self._groups_by_number[group.number] = group

    def _check_same_conditions(self, file: Path, data: UntrustedValue) -> None:
        """Raises ResumeError if the heading `data` of a results file has other conditions than this tournament."""
        found = data.found.get("tournament") if isinstance(data.found, Mapping) else None
        if not isinstance(found, Mapping):
            raise ResumeError(BotErrorKind.NO_RESULTS_FILE, {"file": str(file)})
        for name, allowed in {_CORRECTED_KEY: None, **self.conditions}.items():
            if found.get(name) != allowed:
                details = {"name": name, "found": _quotation(found.get(name)), "allowed": _quotation(allowed)}
                raise ResumeError(BotErrorKind.OTHER_TOURNAMENT, {"file": str(file), **details})


def _quotation(value: JsonValue) -> str:
    return json.dumps(value)[:_MAX_QUOTATION]


def _append_line(file: Path, text: str) -> None:
    with file.open("a", encoding="utf-8", newline="\n") as stream:
        stream.write(f"{text}\n")
