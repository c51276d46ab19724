"""The command "simulate": bots play whole games against each other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from haspelknecht_qt.commands import executors, playing, values
from haspelknecht_qt.commands.error_messages import format_error
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.options import Arguments, Command, CommandOption
from haspelknecht_qt.commands.simulation import SimulatedGame, Simulation, play_all
from haspelknecht_qt.commands.terminal import Progress, format_row, format_table, write
from haspelknecht_qt.commands.texts import format_decimal, translate
from haspelknecht_qt.core import record
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.storage import StorageError, converting_errors, read_limited, write_atomic


def command(args: Sequence[str] = ()) -> Command:
    """Returns the command "simulate" for the game named in `args`. Raises Failure."""
    name = playing.requested_game_name(args)
    game = playing.game_for_records(name)
    return Command(
        name="simulate",
        summary=translate(
            "CommandLine",
            "Plays whole games with bots. The first game uses the seed given by --seed, each further game "
            "the next higher seed. The same seed gives the same game on every machine.",
        ),
        options=(
            playing.game_option(),
            CommandOption(
                name="--players",
                value=values.one_of("N", game.players_allowed),
                help=translate("CommandLine", "Number of players."),
                required=True,
            ),
            CommandOption(
                name="--games",
                value=values.whole_number("G", 1),
                help=translate("CommandLine", "Number of games."),
                required=True,
            ),
            CommandOption(
                name="--seed",
                value=values.whole_number("S", 0, SEED_LIMIT - 1),
                help=translate("CommandLine", "The seed of the first game: the same seed gives the same game."),
                required=True,
            ),
            *playing.match_options(game),
            CommandOption(
                name="--bots",
                value=values.list_of(translate("CommandLine", "NAMES"), playing.bot_names(name)),
                help=playing.bots_help(
                    name,
                    translate(
                        "CommandLine",
                        "One bot for all seats, or one for each seat in seat order. Their thinking is limited by steps, "
                        "not by time.",
                    ),
                ),
                default="random",
            ),
            *executors.options(
                translate("CommandLine", "Number of processes to use; the result is the same with any number.")
            ),
            CommandOption(
                name="--save-to",
                value=values.path(
                    translate("CommandLine", "DIR"),
                    translate("CommandLine", "the path of a folder, created if necessary"),
                ),
                help=translate(
                    "CommandLine",
                    "Saves every game in this folder, in a file named after its seed. No other game is replaced.",
                ),
            ),
            CommandOption(
                name="--json",
                help=translate(
                    "CommandLine",
                    "Writes one JSON object per game, one per line, instead of a table; seats count from 0.",
                ),
            ),
        ),
        run=run,
    )


def run(arguments: Arguments) -> int:
    """Plays the games and writes each result as soon as the game has ended. Raises UsageError and Failure."""
    executors.check_options(arguments)
    players, games, seed = arguments["players"], arguments["games"], arguments["seed"]
    if games > SEED_LIMIT - seed:
        sentence = translate("CommandLine", "--games: with this seed, expected 1 to {most}, found {games}")
        raise UsageError(sentence.format(games=games, most=SEED_LIMIT - seed))
    bots = _bots_by_seat(arguments["bots"], players)
    game = playing.game_for_new_matches(arguments["game"])
    options = playing.parse_match_options(game, arguments, players)
    folder: Path | None = arguments["save-to"]
    if folder is not None:
        _make_folder(folder)
    factories_by_name = playing.bot_factories(game.name)
    simulation = Simulation(
        game, options, seed, bots, {name: factories_by_name[name] for name in bots}, folder is not None
    )
    if folder is not None:
        _check_saved_games(simulation, games, folder)
    summary = SimulationSummary(bots, seed + games - 1, playing.command_texts(game.name).score_item_name)
    with executors.running_executor(arguments, simulation.bot_factories) as executor:
        results = _with_progress(play_all(simulation, games, executor), games)
        if folder is not None:
            results = _save_records(results, folder, game.name)
        if arguments["json"]:
            for result in results:
                write(json.dumps(result.to_json(), separators=(",", ":")))
            return 0
        write(summary.heading())
        for result in results:
            write(summary.add(result))
    write("\n" + "\n".join(summary.averages_table()))
    return 0


def _bots_by_seat(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if len(names) == 1:
        return names * players
    if len(names) != players:
        sentence = translate(
            "CommandLine", "--bots: with {players} players, expected 1 or {players} names, found {found}"
        )
        raise UsageError(sentence.format(found=len(names), players=players))
    return names


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = translate("CommandLine", "{folder}: the folder cannot be created: {error}")
        raise Failure(sentence.format(folder=folder, error=error.strerror or error)) from error


def _record_file(folder: Path, game: str, seed: int) -> Path:
    return folder / f"seed-{seed}{record.suffix(game)}"


def _check_saved_games(simulation: Simulation, games: int, folder: Path) -> None:
    """Raises Failure if the folder has a file that one of these games would replace. The same game may be there."""
    name = simulation.game.name
    try:
        with converting_errors(folder):
            found = {file.name for file in folder.iterdir()}
    except StorageError as error:
        raise Failure(format_error(error)) from error
    digits = (re.fullmatch(f"seed-([0-9]{{1,39}}){re.escape(record.suffix(name))}", each) for each in found)
    for seed in sorted(int(match[1]) for match in digits if match is not None):
        file = _record_file(folder, name, seed)
        if file.name in found and simulation.seed <= seed < simulation.seed + games:
            data = _read_saved(file)
            if data is not None and not simulation.has_same_start(
                seed - simulation.seed, data.decode(errors="replace")
            ):
                raise _other_game_failure(file)


def _save_records(results: Iterable[SimulatedGame], folder: Path, game: str) -> Iterator[SimulatedGame]:
    """Saves each result's record in the folder before yielding the result. Raises Failure."""
    for result in results:
        file, data = _record_file(folder, game, result.seed), result.record.encode()
        found = _read_saved(file)
        if found is None:
            try:
                write_atomic(file, data)
            except StorageError as error:
                raise Failure(format_error(error)) from error
        elif found != data:
            raise _other_game_failure(file)
        yield result


def _read_saved(file: Path) -> bytes | None:
    """Returns the content of a file, which is a record or anything else; None if there is no file. Raises Failure."""
    try:
        return read_limited(file, record.MAX_RECORD_SIZE)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Failure(format_error(StorageError(str(file), error))) from error


def _other_game_failure(file: Path) -> Failure:
    sentence = translate("CommandLine", "{file}: another game is already saved there; choose another folder")
    return Failure(sentence.format(file=file))


def _with_progress(results: Iterator[SimulatedGame], games: int) -> Iterator[SimulatedGame]:
    with Progress(translate("CommandLine", "Game {done} of {total}"), games) as progress:
        for done, result in enumerate(results, 1):
            progress.show(done)
            yield result


_MIN_COLUMN_WIDTH = 6


class SimulationSummary:
    """Formats a line for each game and, at the end, the averages. Stores only sums, so its memory does not grow."""

    def __init__(self, bots: tuple[str, ...], last_seed: int, item: Callable[[str], str]) -> None:
        """`bots` are the bots' names by seat. `last_seed` is the highest seed. `item` returns a score item's name."""
        self._bots = bots
        self._item = item
        seat = translate("CommandLine", "Seat {number}")
        self._seats = [seat.format(number=number) for number in range(1, len(bots) + 1)]
        self._headings = [
            translate("CommandLine", "Seed"),
            translate("CommandLine", "Moves"),
            *self._seats,
            translate("CommandLine", "Winner"),
        ]
        # The table is written game by game, so its column widths must be known before the first game.
        self._widths = [max(_MIN_COLUMN_WIDTH, len(heading)) for heading in self._headings]
        self._widths[0] = max(self._widths[0], len(str(last_seed)))
        self._games = 0
        self._moves = 0
        self._wins = [Fraction(0) for _ in bots]
        self._totals = [0 for _ in bots]
        self._items: dict[str, list[int]] = {}

    def heading(self) -> str:
        """Returns the heading line of the table: seed, moves, points of each seat, winner."""
        return format_row(self._headings, self._widths)

    def add(self, result: SimulatedGame) -> str:
        """Adds a game to the sums and returns its line of the table."""
        seats = result.standing.seats
        winners = result.standing.winners
        self._games += 1
        self._moves += result.move_count
        for winner in winners:
            self._wins[winner] += Fraction(1, len(winners))
        for place, seat in enumerate(seats):
            self._totals[place] += seat.total
            for name, points in seat.items:
                self._items.setdefault(name, [0 for _ in seats])[place] += points
        totals = [str(seat.total) for seat in seats]
        names = ", ".join(self._seats[seat] for seat in winners)
        return format_row([str(result.seed), str(result.move_count), *totals, names], self._widths)

    def averages_table(self) -> list[str]:
        """Returns the table of averages, with a column for each seat: bot, games won, average points by item.

        A shared victory counts as a fraction of a game won.
        """
        moves = translate("CommandLine", "Games: {games}; moves per game: {moves}")
        rows = [
            [translate("CommandLine", "On average"), *self._seats],
            [translate("CommandLine", "Bot"), *self._bots],
            [translate("CommandLine", "Games won"), *map(_format_wins, self._wins)],
            [translate("CommandLine", "Games won, percent"), *(self._average(100 * count) for count in self._wins)],
            [translate("CommandLine", "Points"), *map(self._average, self._totals)],
            *([f"  {self._item(name)}", *map(self._average, points)] for name, points in self._items.items()),
        ]
        return [moves.format(games=self._games, moves=self._average(self._moves)), "", *format_table(rows)]

    def _average(self, amount: int | Fraction) -> str:
        return format_decimal(float(amount / self._games), 1)


def _format_wins(games: Fraction) -> str:
    """Returns the number of games won as text. Shared victories may make it a fraction."""
    return str(games.numerator) if games.denominator == 1 else format_decimal(float(games), 2)
