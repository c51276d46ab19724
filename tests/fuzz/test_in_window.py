"""Untrusted records in the real window: accepted matches are opened, painted, scored and replayed."""

import copy
import json
from itertools import product

import pytest
from hypothesis import given
from hypothesis import settings as with_settings

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core import record
from haspelknecht_qt.core.record import checksum
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.games.haspelknecht.layouts import MAX_COLUMNS, MAX_ROWS
from tests.fuzz.conftest import SHOWN_EXAMPLES
from tests.fuzz.damaging import STRANGE, changed_json
from tests.ui import at_window as at
from tests.ui.any_game import GAMES, play
from tests.ui.conftest import open_window, window  # noqa: F401 - fixtures
from tests.ui.mouse import settle


def documents(name):
    """Valid records of a game with all features of a record: early and late positions, printed values, undone moves."""
    found = []
    for kinds, plies in (("pp", 12), ("pbp", 70), ("pppp", 150), ("bb", 2000)):
        match = play(name, kinds, plies)
        document = json.loads(record.dumps(match))
        document["setup"]["components"] = match.setup.components.to_json()
        found.append(document)
        if kinds == "pppp":
            match.undo()
            found.append(json.loads(record.dumps(match)))
    return found


DOCUMENTS = {name: documents(name) for name in GAME_NAMES}


def sealed(document):
    """Returns the record with its checksum, as text."""
    return json.dumps({**document, "check": checksum(document)})


def accepted(text):
    """Returns the match that the window plays of a record, at least its valid part; None if it is refused."""
    try:
        return record.loads(text, "game", GAMES)
    except RecordError as error:
        return error.salvage if isinstance(error, record.SalvagedRecordError) else None


def open_everything(window, match):  # noqa: F811 - the fixture is handed on
    """Opens a match, its pages and its replay."""
    window.begin(match)
    settle()
    if at.hand_over(window).isVisible():
        window.grab()
        at.take_seat(window)
    for page in ("moves", "score", "log"):
        window.workspace.show_page(page)
        window.game.context.turn_to_page(page)
        settle()
        assert not window.grab().isNull()
    replay = at.replay(window)
    for ply in (match.ply, 0, match.ply // 2):
        replay.open(ply)
        settle()
    window.grab()
    if replay.is_open:
        replay.leave()
    if at.result(window) is not None:
        at.result(window).reject()
    settle()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_valid_records_are_shown(window, name):  # noqa: F811 - asked for by name
    for document in DOCUMENTS[name]:
        match = accepted(sealed(document))
        assert match.ply == len(document["moves"])
        open_everything(window, match)


def _requirements(disks):
    def change(document):
        for number, tile in document["setup"]["components"]["tile"].items():
            tile["requirement"] = {"black": disks} if int(number) % 2 else {"grey": disks}

    return change


def _large_board(document):
    """Adds one tile, in the corner farthest from all others."""
    document["setup"]["board"]["cells"].append([MAX_ROWS - 1, MAX_COLUMNS - 1, 15])
    document["setup"]["layout"] = "free"


def _named(name):
    def change(document):
        for number, seat in enumerate(document["seats"]):
            seat["name"] = f"{name}{number}"

    return change


def _played_by(player):
    def change(document):
        for seat in document["seats"]:
            seat["player"] = player

    return change


CHANGES = [
    pytest.param("haspelknecht", _requirements(1), id="requirements of one disk"),
    pytest.param("haspelknecht", _requirements(6), id="requirements of six disks"),
    pytest.param("haspelknecht", _large_board, id="a board as large as can be"),
]
for (place, game), (number, text) in product(enumerate(GAME_NAMES), enumerate(STRANGE)):
    # The short form shows each text once, as a name or as a player, in one game; the long form everything else.
    chosen = number % (2 * len(GAME_NAMES))
    as_name, as_player = (() if chosen == 2 * place + kind else pytest.mark.long for kind in (0, 1))
    CHANGES += [
        pytest.param(game, _named(text[:99]), id=f"{game}-name-{number}", marks=as_name),
        pytest.param(game, _played_by(text), id=f"{game}-player-{number}", marks=as_player),
    ]


@pytest.mark.parametrize("name, change", CHANGES)
def test_unusual_records_are_shown_without_warnings(window, qtlog, name, change):  # noqa: F811 - asked for by name
    document = copy.deepcopy(DOCUMENTS[name][0])
    change(document)
    match = accepted(sealed(document))
    assert match is not None
    open_everything(window, match)
    assert not [str(logged) for logged in qtlog.records if not logged.ignored]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_accepted_changed_records_are_shown_without_warnings(window, qtlog, name):  # noqa: F811 - asked for by name
    shown = []

    @given(document=changed_json(DOCUMENTS[name]))
    @with_settings(max_examples=SHOWN_EXAMPLES)
    def show_changed_record(document):
        text = sealed(document)
        match = accepted(text)
        if match is None:
            return
        open_everything(window, match)
        shown.append(match.ply)
        complaints = [str(logged) for logged in qtlog.records if not logged.ignored]
        assert not complaints

    show_changed_record()
    assert len(shown) >= SHOWN_EXAMPLES // 10
