"""The command "replay": replays a saved game and writes its score."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence

from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.options import Arguments, Command, CommandOption
from haspelknecht_qt.commands.playing import command_texts, load_match, seat_title
from haspelknecht_qt.commands.terminal import format_table, write
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.memory import paused_collector
from haspelknecht_qt.core.standing import winners_to_json
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.core.translation import CommandTexts


def command(_args: Sequence[str] = ()) -> Command:
    """Returns the command "replay"."""
    return Command(
        name="replay",
        summary=translate(
            "CommandLine",
            "Replays a saved game, checks every move, and shows the score as it would be if the game ended there.",
        ),
        operand=values.record_path(),
        options=(
            CommandOption(
                name="--json",
                help=translate("CommandLine", "Writes one JSON object instead of a table; seats count from 0."),
            ),
        ),
        run=run,
    )


def run(arguments: Arguments) -> int:
    """Replays the saved game and writes its score, as a table or as JSON. Raises Failure."""
    with paused_collector():
        match = load_match(arguments["file"])
        # Otherwise the collector would search the whole match for garbage when it is enabled again.
        gc.freeze()
    write(sanitize(json.dumps(_to_json(match))) if arguments["json"] else "\n".join(_to_lines(match)))
    return 0


def _to_json(match: AnyMatch) -> JsonObject:
    standing = match.standing
    return {
        "seed": match.seed,
        "seats": [
            {
                "name": seat.name,
                "colour": seat.colour,
                "player": seat.player,
                "total": scored.total,
                "items": dict(scored.items),
            }
            for seat, scored in zip(match.seats, standing.seats, strict=True)
        ],
        "moves": match.ply,
        "over": match.is_over,
        **(winners_to_json(standing.winners) if match.is_over else {"winner": None}),
        "digest": match.game.digest(match.state),
    }


def _to_lines(match: AnyMatch) -> list[str]:
    standing = match.standing
    texts = command_texts(match.game.name)
    names = [seat_title(match, seat) for seat in standing.winners]
    rows = [
        [
            translate("CommandLine", "Seed {seed}").format(seed=match.seed),
            *(sanitize(seat.name) for seat in match.seats),
        ],
        *(
            [f"  {_item_name(name, texts)}", *(str(seat.item_points(name)) for seat in standing.seats)]
            for name, _ in standing.seats[0].items
        ),
        [translate("CommandLine", "Points"), *(str(seat.total) for seat in standing.seats)],
    ]
    return [
        translate("CommandLine", "Moves: {number}").format(number=match.ply),
        _outcome_sentence(names, is_over=match.is_over),
        "",
        *format_table(rows),
        "",
        translate("CommandLine", "Checksum: {digest}").format(digest=match.game.digest(match.state)),
    ]


def _item_name(item: str, texts: CommandTexts) -> str:
    return translate("CommandLine", "Handicap") if item == HANDICAP else texts.score_item_name(item)


def _outcome_sentence(names: list[str], *, is_over: bool) -> str:
    """Returns the sentence that names the winners, or the leaders if the game is not over."""
    if len(names) == 1:
        if is_over:
            return translate("CommandLine", "The game is over; the winner is {name}.").format(name=names[0])
        return translate("CommandLine", "The game is not over; {name} would win if it ended now.").format(name=names[0])
    if is_over:
        sentence = translate("CommandLine", "The game is over; shared victory: {names}.")
    else:
        sentence = translate(
            "CommandLine", "The game is not over; if it ended now, the victory would be shared: {names}."
        )
    return sentence.format(names=", ".join(names))
