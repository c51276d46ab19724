"""The command "tournament": compares the strength of bots and says how certain the result is."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence

from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.statistics import ConfidenceInterval, SequentialTest
from haspelknecht_qt.bots.tournament import ResumeError, Tournament, TournamentRow
from haspelknecht_qt.commands import executors, playing, values
from haspelknecht_qt.commands.error_messages import format_bot_error, format_seat_loss
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.options import Arguments, Command, CommandOption
from haspelknecht_qt.commands.simulation import ending_bot_processes
from haspelknecht_qt.commands.terminal import Progress, format_table, write
from haspelknecht_qt.commands.texts import format_decimal, translate
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.strict_json import JsonObject

_EFFECT_SIZE = 0.1
"""Lead that the sequential test should detect: share of games (0 to 1) that a bot wins beyond an even share."""


def command(args: Sequence[str] = ()) -> Command:
    """Returns the command "tournament" for the game named in `args`. Raises Failure."""
    name = playing.requested_game_name(args)
    game = playing.game_for_records(name)
    return Command(
        name="tournament",
        summary=translate(
            "CommandLine",
            "Plays bots against each other, each seed once with each bot in each seat, and reports each "
            "bot’s share of wins and average lead, with 95% confidence intervals.",
        ),
        options=(
            playing.game_option(),
            CommandOption(
                name="--bots",
                value=values.any_text("A,B[,C,D]", translate("CommandLine", "names of bots, separated by commas")),
                help=playing.bots_help(
                    name,
                    translate(
                        "CommandLine",
                        "The bots: random, the levels of the game, installed bots, and those added with the options "
                        "below.",
                    ),
                ),
                required=True,
            ),
            CommandOption(
                name="--bot-module",
                value=values.path(
                    translate("CommandLine", "FILE"), translate("CommandLine", "the path of a Python file")
                ),
                help=translate(
                    "CommandLine", "A Python file with a function make_bot(game); its bot is named after the file."
                ),
            ),
            CommandOption(
                name="--bot-program",
                value=values.any_text(
                    translate("CommandLine", "COMMAND"), translate("CommandLine", "a program and its arguments")
                ),
                help=translate("CommandLine", "A program that speaks the line protocol; its bot is named program."),
            ),
            CommandOption(
                name="--games",
                value=values.whole_number("N", 1),
                help=translate("CommandLine", "Number of games, rounded up so that every seed is played in all seats."),
                required=True,
            ),
            CommandOption(
                name="--seed",
                value=values.whole_number("S", 0, SEED_LIMIT - 1),
                help=translate("CommandLine", "The seed of the first games: the same seed gives the same games."),
                required=True,
            ),
            CommandOption(
                name="--players",
                value=values.one_of("N", game.players_allowed),
                help=translate(
                    "CommandLine",
                    "Number of seats, by default one for each bot; otherwise some bots take more than one seat.",
                ),
            ),
            *playing.match_options(game),
            *executors.options(translate("CommandLine", "Number of processes to use.")),
            CommandOption(
                name="--timed",
                help=translate(
                    "CommandLine",
                    "Limits the bots by time, as at the table. Otherwise they are limited by steps, and the same "
                    "seed gives the same games.",
                ),
            ),
            CommandOption(
                name="--sprt",
                help=translate(
                    "CommandLine",
                    "Stops as soon as it is clear whether the first bot wins only its share of games, or at least "
                    "ten percentage points more.",
                ),
            ),
            CommandOption(
                name="--resume",
                value=values.path(translate("CommandLine", "FILE"), translate("CommandLine", "the path of a file")),
                help=translate(
                    "CommandLine", "Saves every result to this file, and resumes an interrupted tournament from it."
                ),
            ),
            CommandOption(name="--json", help=translate("CommandLine", "Writes one JSON object instead of a table.")),
        ),
        run=run,
    )


def run(arguments: Arguments) -> int:
    """Plays the tournament and writes its result. Raises UsageError and Failure."""
    executors.check_options(arguments)
    with ending_bot_processes(has_third_party=bool(arguments["bot-module"] or arguments["bot-program"])):
        return _run(arguments)


def _run(arguments: Arguments) -> int:
    tournament = _tournament(arguments)
    bot_factories = {each.name: each.bot_factory for each in tournament.arena.contestants}
    try:
        with (
            executors.running_executor(arguments, bot_factories) as executor,
            Progress(translate("CommandLine", "Seed {done} of {total}"), tournament.group_count) as progress,
        ):
            for done in tournament.run(executor, arguments["resume"]):
                progress.show(done)
    except ResumeError as error:
        raise Failure(format_bot_error(error)) from error
    except OSError as error:
        sentence = translate("CommandLine", "{file}: the results cannot be saved: {error}")
        raise Failure(sentence.format(file=arguments["resume"], error=error.strerror or error)) from error
    rows = tournament.rows()
    write(json.dumps(_to_json(tournament, rows)) if arguments["json"] else "\n".join(_to_lines(tournament, rows)))
    return 0


def _tournament(arguments: Arguments) -> Tournament:
    game = playing.game_for_new_matches(arguments["game"])
    factories_by_name = playing.bot_factories(
        game.name, arguments["bot-module"], arguments["bot-program"], timed=arguments["timed"]
    )
    names = arguments["bots"].split(",")
    for name in names:
        if name not in factories_by_name:
            raise values.wrong_value_error("--bots", name, ", ".join(factories_by_name))
    players: int = arguments["players"] or max(game.players_allowed[0], len(names))
    if len(names) > players or players not in game.players_allowed:
        sentence = translate(
            "CommandLine", "--bots: with {players} players, expected 1 to {players} names, found {found}"
        )
        raise UsageError(sentence.format(found=len(names), players=min(players, game.players_allowed[-1])))
    bot_of_seat = [names[place % len(names)] for place in range(players)]
    options = playing.parse_match_options(game, arguments, players)
    playing.announce_third_party_code(factories_by_name[name] for name in names)
    contestants = tuple(
        Contestant(name, factories_by_name[name], playing.bot_version(factories_by_name[name])) for name in bot_of_seat
    )
    arena = Arena(game, options, arguments["seed"], contestants)
    groups = -(-arguments["games"] // arena.games_per_group)
    seeds = SEED_LIMIT - arguments["seed"]
    if groups > seeds:
        sentence = translate("CommandLine", "--games: with this seed, expected 1 to {most}, found {games}")
        raise UsageError(sentence.format(games=arguments["games"], most=seeds * arena.games_per_group))
    even = bot_of_seat.count(bot_of_seat[0]) / players
    test = SequentialTest(even, even + _EFFECT_SIZE) if arguments["sprt"] and len(set(bot_of_seat)) > 1 else None
    return Tournament(arena, groups, test)


def _to_json(tournament: Tournament, rows: Sequence[TournamentRow]) -> JsonObject:
    return {
        **tournament.conditions,
        "groups": len(tournament.finished_groups),
        "verdict": tournament.verdict(),
        "results": [row.to_json() for row in rows],
    }


def _to_lines(tournament: Tournament, rows: Sequence[TournamentRow]) -> list[str]:
    headings = [
        translate("CommandLine", "Bot"),
        translate("CommandLine", "Games"),
        translate("CommandLine", "Games won, percent"),
        translate("CommandLine", "Ahead by"),
        translate("CommandLine", "Points"),
        translate("CommandLine", "Seconds per decision: median"),
        translate("CommandLine", "95th percentile"),
    ]
    cells = [
        [
            row.name,
            str(row.games),
            _format_interval(row.share, 100),
            _format_interval(row.margin, 1),
            _format_interval(row.points, 1),
            "-" if row.median_s is None else format_decimal(row.median_s, 4),
            "-" if row.p95_s is None else format_decimal(row.p95_s, 3),
        ]
        for row in rows
    ]
    lines = format_table([headings, *cells])
    verdict = tournament.verdict()
    if verdict == "upper":
        lines.append(translate("CommandLine", "Decided: the first bot is stronger."))
    elif verdict == "lower":
        lines.append(translate("CommandLine", "Decided: the first bot wins no more than its share."))
    return [*lines, *(line for row in rows for line in _seat_loss_lines(row))]


def _seat_loss_lines(row: TournamentRow) -> Iterator[str]:
    """Yields a line for each reason why a bot lost seats. A broken bot loses all its seats for the same reason."""
    for why, number in Counter(row.lost_seats).items():
        if number == 1:
            sentence = translate("CommandLine", "{bot} lost a seat to the random bot: {why}")
        else:
            sentence = translate("CommandLine", "{bot} lost {number} seats to the random bot: {why}")
        yield sentence.format(bot=row.name, number=number, why=format_seat_loss(why))


def _format_interval(interval: ConfidenceInterval, factor: int) -> str:
    mean, low, high = (factor * value for value in (interval.mean, interval.low, interval.high))
    if not math.isfinite(high):
        return format_decimal(mean, 1)
    return f"{format_decimal(mean, 1)} ({format_decimal(low, 1)} .. {format_decimal(high, 1)})"
