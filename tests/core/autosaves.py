"""Helpers for tests of autosaves: saved matches, and the autosaves in a folder."""

from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.rng import Generator
from tests.core.playing import TOY, TOYS, digest, new_match


def files(folder):
    """Returns the autosaves in a folder, the oldest first."""
    return sorted((path for path in folder.iterdir() if path.suffix == ".toy"), key=lambda path: path.name[-12:])


def saved_game(autosave, seed=1, moves=6, rounds=5):
    """Plays a match and saves every move. Returns the match and the digests of its states, the newest last."""
    match = new_match(seed=seed, rounds=rounds)
    digests = []
    for count in range(moves):
        match.play(Generator(seed, count).choice(TOY.legal_moves(match.state)))
        autosave.save(match)
        digests.append(digest(match))
    return match, digests


def restarted(folder):
    """Returns the match and the errors that the next start of the program finds."""
    autosave = AutosaveFolder(folder)
    found = autosave.newest_valid_match(TOYS)
    autosave.close()
    return found
