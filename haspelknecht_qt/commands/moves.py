"""The command "moves": writes who must decide in the last position of a saved game, and all legal moves."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.options import Arguments, Command
from haspelknecht_qt.commands.playing import command_texts, load_match, seat_title
from haspelknecht_qt.commands.terminal import write
from haspelknecht_qt.commands.texts import translate


def command(_args: Sequence[str] = ()) -> Command:
    """Returns the command "moves"."""
    return Command(
        name="moves",
        summary=translate(
            "CommandLine",
            "Shows who is to move in the last position of a saved game, at which step, and every legal move as text.",
        ),
        operand=values.record_path(),
        run=run,
    )


def run(arguments: Arguments) -> int:
    """Writes the pending decision in the first line, then one legal move per line. Raises Failure."""
    match = load_match(arguments["file"])
    if match.decision is None:
        write(translate("CommandLine", "The game is over."))
        return 0
    sentence = translate("CommandLine", "{name} is to move, step {step}:")
    step = command_texts(match.game.name).step_name(match.decision.step)
    write(sentence.format(name=seat_title(match, match.decision.actor), step=step))
    for move in match.game.legal_moves(match.state):
        write(match.game.write_move(move))
    return 0
