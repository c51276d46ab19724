"""No text on the table of Gueules Noires is cut off or overlaps, in any window size, text size and language."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.table.typography import TEXT_SIZES
from tests.games.gueules_noires.table import GAME
from tests.languages import CODES
from tests.translations.reading import Longer, install, settle
from tests.ui import at_window as at
from tests.ui.mouse import LEFT, MousePlayer
from tests.ui.text_measures import TextMeasures

SIZES = [(1280, 720), (1600, 900), (1920, 1080)]
LOWEST = (1366, 660)
"""Size of the window on a screen of 1366 x 768 with the panel of a desktop."""
NAMES = ("Anna", "Jost", "Liesbeth", "Wilhelm")


def at_step(step, shift=1):
    return lambda state: state.step == step and state.shift >= shift


SCENES = {
    "choosing orders": (2, at_step(Step.DRAFT)),
    "placing": (2, at_step(Step.PLACE)),
    "mining": (4, at_step(Step.EXTRACT)),
    "looking at five": (4, lambda state: state.step == Step.TAKE and bool(state.hand)),
    "putting back": (3, at_step(Step.RETURN)),
    "the last shift": (4, at_step(Step.PLACE, 3)),
}


def match_at(players, until):
    setup = GAME.setup({"players": players}, 3)
    seats = [Seat(name, colour, PERSON) for name, colour in zip(NAMES[:players], COLOURS, strict=False)]
    match = Match(GAME, setup, 3, seats, UndoPolicy.BARRIER)
    for count in range(3000):
        if until(match.state):
            return match
        match.play(Generator(7, count).choice(match.game.legal_moves(match.state)))
    raise AssertionError("the match never came to that")


@pytest.fixture
def measure(monkeypatch):
    found = TextMeasures()
    found.listen(monkeypatch)
    return found


@pytest.fixture(params=["longer", *(pytest.param(code, marks=pytest.mark.long) for code in CODES)])
def language(request):
    """Codes of the languages; an empty code stands for a language of padded texts, which is installed already."""
    if request.param != "longer":
        yield request.param
        return
    remove = install(Longer())
    yield ""
    remove()


def colliding(measure):
    """Pairs of texts on one sheet whose letters run into each other."""
    found = []
    for sheet in {line.sheet.getRect() for line in measure.lines}:
        part = TextMeasures()
        part.lines = [line for line in measure.lines if line.sheet.getRect() == sheet]
        found += part.colliding()
    return found


def misfits(measure):
    """Returns the texts that are cut, too wide, too high or overlap something, by kind."""
    # Pieces are painted around their own origin, and a tray covers the texts below it.
    measure.lines[:] = [line for line in measure.lines if line.sheet.x() >= 0]
    found = {
        "cut": measure.cut(),
        "wide": measure.too_wide(),
        "high": measure.too_high(),
        "colliding": colliding(measure),
    }
    return [f"{what}: {each}" for what, each in found.items() if each]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(
    "size", [SIZES[0], *(pytest.param(size, marks=pytest.mark.long) for size in SIZES[1:])], ids=str
)
def test_texts_of_the_table_fit_in_every_scene(open_window, measure, language, size, scene):
    window = open_window(size)
    if language:
        window.languages.choose(language)
    assert misfits_in_scene(window, measure, scene) == [], QLocale().name()


@pytest.mark.parametrize("scene", ["putting back", *(pytest.param(each, marks=pytest.mark.long) for each in SCENES)])
@pytest.mark.parametrize("code", CODES)
def test_texts_of_the_table_fit_on_the_lowest_screen(open_window, measure, code, scene):
    window = open_window(LOWEST)
    window.languages.choose(code)
    assert misfits_in_scene(window, measure, scene) == []


def misfits_in_scene(window, measure, scene):
    """Returns the texts that do not fit in a scene, at each text size."""
    window.begin(match_at(*SCENES[scene]))
    if window.controller.handover_to is not None:
        at.take_seat(window)
    settle()
    wrong = []
    for number, text_size in enumerate(TEXT_SIZES):
        at.choose(window, "text_size", str(text_size))
        settle()
        measure.forget()
        view = at.view(window)
        view.scene().set_pixel_ratio(view.scale_factor * (1.01 + number / 100))
        if not measure.lines:
            window.table.retranslate()
        wrong += [f"{text_size} {each}" for each in misfits(measure)]
    return wrong


@pytest.mark.parametrize("scene", ["placing", "mining", "looking at five"])
@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.long)], ids=str)
def test_texts_of_previews_and_highlights_fit(open_window, measure, language, size, scene):
    window = open_window(size)
    if language:
        window.languages.choose(language)
    window.begin(match_at(*SCENES[scene]))
    if window.controller.handover_to is not None:
        at.take_seat(window)
    settle()
    hands, wrong, seen = MousePlayer(window), set(), 0
    for text_size in (TEXT_SIZES[0], TEXT_SIZES[-1]):
        at.choose(window, "text_size", str(text_size))
        settle()
        targets = {}
        for path, _ in window.controller.moves:
            targets.setdefault(path[0], set()).update(path[1:2])
        on_table = {place.element for place in at.view(window).scene().places}
        for start, ends in targets.items():
            if start not in on_table:
                continue
            measure.forget()
            where = hands.at(start, pieces=True)
            QTest.mousePress(hands.port, LEFT, pos=where) if ends else QTest.mouseMove(hands.port, where)
            for end in ["", *sorted(ends)]:
                if end:
                    measure.forget()
                    QTest.mouseMove(hands.port, hands.at(end, pieces=False))
                settle()
                seen += len(measure.lines)
                wrong |= {f"{text_size} {start} {end} {each}" for each in misfits(measure)}
            QTest.keyClick(at.view(window), Qt.Key.Key_Escape)
            QTest.mouseRelease(hands.port, LEFT, pos=where)
            settle()
    assert seen
    assert wrong == set(), QLocale().name()
