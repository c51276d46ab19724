"""The contract of every game UI, tested with random games of every kind.

A game's tests subclass it: `class TestToy(GameUiContract): subject = UiSubject(...)`. `tests/contract.py` is the same
for the rules of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest
from attrs import field, frozen
from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import CHANCE, AnyGame, Seat
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.table.move_index import MoveFound, MoveIndex
from haspelknecht_qt.ui.contracts import AnyGameUi, TakeBack
from haspelknecht_qt.ui.refusals import find_refusal
from tests.contract import name_of
from tests.game_ui.scene_tables import Tables
from tests.languages import SOURCE
from tests.ui.wording import INTERNAL, SEATS, Brackets, assert_said

Walk = Callable[[dict[str, Any], int], Iterator[tuple[Any, list[Any], Any]]]


def walk(
    game: AnyGame, options: dict[str, Any], seed: int, useful: Callable[[Any, list[Any]], list[Any]] = lambda *_: []
) -> Iterator[tuple[Any, list[Any], Any]]:
    """Yields every position of a random game: (state, legal moves, the next move). At chance no legal moves are listed.

    With an odd seed the seats play one of the `useful` moves, if there are any. The state is changed by the next step:
    copy it to keep it.
    """
    state = game.initial_state(game.setup(options, seed))
    ply = 0
    while (decision := game.decision(state)) is not None:
        generator = Generator(seed, ply)
        legal = [] if decision.actor == CHANCE else list(game.legal_moves(state))
        preferred = useful(state, legal) if legal and seed % 2 else []
        move = generator.choice(preferred or legal) if legal else game.draw_chance_move(state, generator)
        yield state, legal, move
        game.advance(state, move)
        ply += 1


def listed(name: str) -> Callable[[], AnyGameUi]:
    """Returns a maker of the UI of a listed game."""
    return lambda: composition.game_uis()[name]


@frozen(kw_only=True)
class UiSubject:
    """A game UI to be tested.

    `make` returns it. `kinds` are the options of every kind of match, `some_kinds` those for tests that take longer.
    `table_kinds` and `translated_kinds` replace these for tables and for translation. `walk` yields the positions of a
    random game, as the function `walk` does. Texts are tested in every `text_interval`-th position of the games with
    `seeds`, paths in every position of those with `path_seeds`. Moves of all `move_types` must occur.

    `bot` is one level of the game, `levels` are all of them. `events_without_line` has the names of the event types
    that may have no line. Moves of the types `read_alike` may have equal lines. `headings`, `bots_explained` and
    `items_explained` tell whether every move has a heading, every prompt of a bot a second line and every item of the
    score an explanation.

    `every_move` has all moves of seats. `refusable` are those that are tried in every `refusal_interval`-th position.
    `rules` must be among the rules that refuse them. There must be more than `min_rules` such rules, and more than
    `min_headlines` headlines. `path_rules` must be among the rules that refuse paths.

    `one_meaning` tells whether a legal path means its move alone, `one_path` whether every move has one path.
    `refused_target` is the element to which the test of refused paths carries every piece. Elements that begin with one
    of `unnamed` are buttons on the table; only `named_buttons` have a name. `all_named` tells whether unreachable
    places have names. `is_temporary_element` tells whether an element of a path is shown only while the path is
    followed.
    """

    make: Callable[[], AnyGameUi]
    kinds: Sequence[dict[str, Any]]
    some_kinds: Sequence[dict[str, Any]]
    table_kinds: Sequence[Any] = ()
    translated_kinds: Sequence[Any] = ()
    walk: Walk
    seeds: Sequence[int] = (0, 1)
    path_seeds: Sequence[int] = (0, 1, 2)
    text_interval: int = 1
    move_types: frozenset[type] = frozenset()
    bot: str = "random"
    bots_explained: bool = True
    levels: Sequence[str] = ()
    events_without_line: frozenset[str] = frozenset()
    read_alike: tuple[type, ...] = ()
    headings: bool = True
    items_explained: bool = True
    every_move: Sequence[Any]
    refusable: Sequence[Any]
    refusal_interval: int = 9
    rules: frozenset[str] = frozenset()
    path_rules: frozenset[str] = frozenset()
    min_rules: int = 0
    min_headlines: int = 0
    one_meaning: bool = True
    one_path: bool = True
    refused_target: str
    unnamed: tuple[str, ...] = ()
    named_buttons: tuple[str, ...] = ()
    all_named: bool = True
    is_temporary_element: Callable[[tuple[str, ...], int], bool] = field(default=lambda _path, _place: False)


def assert_no_internals(text: str) -> None:
    """Checks a text that may be empty."""
    assert text == text.strip()
    assert not INTERNAL.search(text), text


def outside_brackets(text: str) -> str:
    """Returns the text without bracketed parts and without names of players."""
    while (less := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = less
    return re.sub("|".join(seat.name for seat in SEATS), "", text)


@pytest.mark.usefixtures("qapp")
class GameUiContract:
    """The tests of the contract; `subject` is the game UI."""

    subject: UiSubject

    def pytest_generate_tests(self, metafunc):
        for name in ("kind", "some_kind", "table_kind", "translated_kind"):
            kinds = getattr(self.subject, f"{name}s") or self.subject.some_kinds
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, kinds, ids=name_of)

    @pytest.fixture
    def ui(self) -> AnyGameUi:
        """The game UI, with named players."""
        made = self.subject.make()
        made.texts.seats.set_seats(SEATS)
        return made

    @pytest.fixture
    def tables(self, qtbot, drawings, ui):
        """Makes tables of the game, see `Tables`."""
        made = Tables(
            qtbot, drawings, folders=ui.info.art, make=lambda art, typography, _: ui.make_table(art, typography)
        )
        yield made
        made.close()

    @pytest.fixture
    def brackets(self):
        """A translator that puts every text into brackets."""
        language = Brackets()
        QCoreApplication.installTranslator(language)
        yield language
        QCoreApplication.removeTranslator(language)

    def positions(self, kind: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Any]]]:
        """Yields the positions of a random game in which a seat decides."""
        return ((state, legal) for state, legal, _ in self.subject.walk(kind, seed) if legal)

    def samples(self, game: AnyGame, kind: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Any]]]:
        """Yields some positions of each step of a random game."""
        seen: dict[str, int] = {}
        for number, (state, legal) in enumerate(self.positions(kind, seed)):
            step = game.decision(state).step
            if seen.setdefault(step, 0) < 2 or number % 40 == 0:
                seen[step] += 1
                yield state, legal

    # Moves

    def test_every_legal_move_has_its_own_line(self, ui, kind):
        wording, types = ui.texts.moves, set()
        for seed in self.subject.seeds:
            for state, legal in islice(self.positions(kind, seed), 0, None, self.subject.text_interval):
                lines = [wording.line(state, move) for move in legal]
                assert isinstance(legal[0], self.subject.read_alike) or len(set(lines)) == len(lines)
                for move, line in zip(legal, lines, strict=True):
                    assert_said(line)
                    heading = wording.heading(state, move)
                    assert_said(heading) if self.subject.headings else assert_no_internals(heading)
                    assert_no_internals(wording.consequences(state, move))
                    types.add(type(move))
        assert types >= self.subject.move_types

    def test_every_move_has_a_picture(self, ui):
        for move in self.subject.every_move:
            assert ui.pointing.picture(move).element

    def test_texts_do_not_change_the_state(self, ui):
        for state, legal in islice(self.positions(self.subject.kinds[-1], 2), 60):
            before = ui.game.digest(state)
            for move in legal:
                ui.texts.moves.line(state, move)
                ui.texts.moves.consequences(state, move)
            ui.texts.prompts.remarks(state)
            assert ui.game.digest(state) == before

    # Events and prompts

    def test_every_event_and_prompt_has_a_text(self, ui, kind):
        game, texts = ui.game, ui.texts
        bots = [Seat(seat.name, seat.colour, self.subject.bot) for seat in SEATS]
        for seed in self.subject.seeds:
            for state, _, move in self.subject.walk(kind, seed):
                decision = game.decision(state)
                for seats in (SEATS, bots):
                    headline, second = texts.prompts.prompt(state, decision, seats)
                    assert_said(headline)
                    if decision.actor == CHANCE:
                        assert_no_internals(second)
                    else:
                        assert seats[decision.actor].name in headline
                        explained = seats is SEATS or self.subject.bots_explained
                        assert_said(second) if explained else assert_no_internals(second)
                assert_said(texts.periods.heading(state))
                assert_said(
                    texts.moves.line(state, move) if decision.actor == CHANCE else texts.prompts.question(state)
                )
                if game.is_secret(state):
                    assert_said(texts.prompts.hand_over_notice(state))
                for remark in texts.prompts.remarks(state):
                    assert_said(remark.headline)
                    assert_said(remark.text)
                for event, after in game.events_with_states(state, move):
                    self._check_event(ui, event, after)
            assert game.decision(state) is None
            for text in texts.prompts.prompt(state, None, SEATS):
                assert_said(text)
            assert_said(texts.score.result_sentence(game.standing(state), SEATS, 120))

    def _check_event(self, ui, event, after):
        """Checks the line of the full event, and of the event that each of two seats observes."""
        observed = {(id(event), id(after)): (event, after)}
        for seat in (0, 1):
            seen, view = ui.game.observe_event(event, seat), ui.game.observe(after, seat)
            if seen is not event or view != after:
                observed[id(seen), id(view)] = (seen, view)
        for seen, view in observed.values():
            line = ui.texts.events.line(seen, view)
            if line:
                assert_said(line)
            else:
                assert type(event).__name__ in self.subject.events_without_line

    # Pointing

    def test_every_legal_move_has_its_own_path(self, ui, kind):
        for seed in self.subject.path_seeds:
            for state, legal in self.positions(kind, seed):
                found = ui.pointing.paths(state, legal)
                assert list(dict.fromkeys(move for _, move in found)) == legal
                assert len(found) == len(legal) or not self.subject.one_path
                index = MoveIndex(found)  # Raises AmbiguousPath if two moves cannot be distinguished.
                assert len(index.moves_under(())) == len(found)
                assert all(index.lookup(path) == MoveFound(move) for path, move in found)

    def test_legal_path_intends_the_move_that_it_plays(self, ui, some_kind):
        for state, legal in islice(self.positions(some_kind, 5), 0, None, 3 if self.subject.text_interval > 1 else 1):
            for path, move in ui.pointing.paths(state, legal):
                intended = ui.pointing.intended_moves(state, path)
                assert move in intended, path
                assert intended == (move,) or not self.subject.one_meaning, path

    def test_no_path_is_refused_without_a_rule(self, ui, some_kind):
        """Tries paths that were legal before, and carries every piece to the element `refused_target`."""
        known, starts, seen = {}, {}, set()
        for state, legal in islice(self.positions(some_kind, 6), 0, None, self.subject.text_interval):
            found = dict(ui.pointing.paths(state, legal))
            starts |= dict.fromkeys(element for path in found for element in path)
            tried = [(start, self.subject.refused_target) for start in starts]
            tried += [path for path in known if path not in found and len(path) < 3]
            for path in tried:
                refused = find_refusal(ui.game, ui.pointing, state, path)
                assert refused.rule
                if refused.move is not None and refused.mistake is None:
                    assert ui.game.why_not(state, refused.move) == refused.rule
                    seen.add(refused.rule)
            known |= found
        assert seen
        assert seen >= self.subject.path_rules

    def test_chance_moves_have_no_path(self, ui, some_kind):
        states = (state for state, legal, _ in self.subject.walk(some_kind, 1) if not legal)
        state = next(states)
        assert ui.pointing.paths(state, ui.game.legal_moves(state)) == []

    # Refusals

    @pytest.mark.parametrize("finer", [1, pytest.param(3, marks=pytest.mark.long)])
    def test_every_refusal_has_a_headline_and_an_explanation(self, ui, kind, finer):
        headlines, rules = set(), set()
        each = -(-self.subject.refusal_interval // finer)
        for state, legal in islice(self.positions(kind, 7), 0, None, each):
            allowed = set(legal)
            for move in self.subject.refusable:
                if move in allowed or (rule := ui.game.why_not(state, move)) is None:
                    continue
                headline, _, text = ui.texts.moves.refusal(state, move, ()).partition("\n")
                assert_said(headline)
                assert_said(text)
                assert not headline.endswith((".", "!"))
                assert text.endswith("."), text
                assert rule.isdigit() or not rule[0].isupper() or rule not in text.split()
                headlines.add(headline)
                rules.add(rule)
        assert rules <= set(ui.rules.rule_texts.texts(SOURCE).ids)
        assert rules >= self.subject.rules
        assert len(rules) > self.subject.min_rules
        assert len(headlines) > self.subject.min_headlines

    # Places

    def test_every_element_of_a_path_has_a_name_unless_it_is_a_button(self, ui, some_kind):
        buttons = {*ui.pointing.step_ending_buttons, *ui.pointing.choice_buttons}
        checked = set()
        for state, legal in self.positions(some_kind, 1):
            for path, _ in ui.pointing.paths(state, legal):
                for element in path:
                    if (element, state.seat) in checked:
                        continue
                    checked.add((element, state.seat))
                    name = ui.texts.places.short_name(state, state.seat, element)
                    details = ui.texts.places.details(state, state.seat, element)
                    if details:
                        assert name
                        assert_said(details)
                    unnamed = element in buttons or element.startswith(self.subject.unnamed)
                    if unnamed and element not in self.subject.named_buttons:
                        assert name == ""
                    else:
                        assert_said(name)

    def test_path_elements_are_on_the_table_and_places_have_names(self, ui, tables, table_kind):
        buttons = {*ui.pointing.step_ending_buttons, *ui.pointing.choice_buttons}
        table = None
        for state, legal in self.samples(ui.game, table_kind, 3):
            table = table or tables(len(ui.game.scores(state)))
            moves = ui.pointing.paths(state, legal)
            table.show(state.copy(), state.seat, moves)
            scene = table.view.scene()
            for path, _ in moves:
                for place, element in enumerate(path):
                    later = self.subject.is_temporary_element(path, place) or element.startswith(self.subject.unnamed)
                    assert element in buttons or later or scene.area_of(element) is not None, path
            for place in scene.places:
                if place.is_reachable or self.subject.all_named:
                    assert_said(place.name())

    # Score, periods, options, bots

    def test_every_score_item_has_a_name_a_picture_and_a_rule(self, ui, some_kind):
        score, items = ui.texts.score, [item.id for item in ui.game.score_items]
        assert len({score.item_name(item) for item in items}) == len(items)
        assert set(ui.periods.pictures) == set(items)
        ids = set(ui.rules.rule_texts.texts(SOURCE).ids)
        for item in items:
            assert_said(score.item_name(item))
            explanation = score.item_explanation(item)
            assert_said(explanation) if self.subject.items_explained else assert_no_internals(explanation)
            assert ui.periods.pictures[item].element
            assert ui.rules.rule_of_item(item) in ids
        assert ui.rules.rule_of_item(HANDICAP) in ids
        for state, _ in self.samples(ui.game, some_kind, 1):
            for item in items:
                assert_no_internals(score.item_calculation(state, 0, item))
        for note in score.chart_captions():
            assert_said(note)
        assert_no_internals(score.tie_note())

    def test_every_period_has_its_own_name(self, ui, some_kind):
        periods, sequence = ui.texts.periods, ui.periods.sequence
        assert len({periods.name(period) for period in sequence}) == len(sequence)
        for period in sequence:
            for text in (periods.name(period), periods.larger_period(period), periods.larger_period_numeral(period)):
                assert_said(text)
        for label in periods.jump_labels():
            assert_said(label)
        assert {ui.game.period(state) for state, _ in self.positions(some_kind, 1)} <= set(sequence)

    def test_every_option_and_value_has_a_name(self, ui):
        options = ui.texts.options
        for option in ui.game.options:
            assert_said(options.name(option.key))
            values = option.values_for_player_counts(ui.game.players_allowed)
            assert len({options.value_name(option.key, value) for value in values}) == len(values)
            for value in values:
                assert_said(options.value_name(option.key, value))
                assert_no_internals(options.explanation(option.key, value))

    def test_every_level_has_its_own_name(self, ui):
        names = [ui.texts.bots.name(level) for level in self.subject.levels]
        assert len(set(names)) == len(names)
        for name in names:
            assert_said(name)
        assert ui.texts.bots.name("nobody's level") is None
        assert ui.texts.bots.source_name("a source of others") == "a source of others"

    # Taking back

    def test_moves_that_can_be_taken_back_have_a_take_back_line(self, ui, some_kind):
        for state, legal in self.samples(ui.game, some_kind, 1):
            for move in legal:
                for path in ui.pointing.take_back_paths(state, move):
                    assert path
                    assert_said(ui.texts.moves.take_back_line(state, TakeBack(0, move).move))
                    assert_no_internals(ui.texts.moves.take_back_detail(state, move))


class TranslatedGameUiContract(GameUiContract):
    """The contract of a game UI with texts in several languages."""

    @pytest.mark.usefixtures("brackets")
    def test_every_text_can_be_translated(self, ui, translated_kind):
        game, texts = ui.game, ui.texts
        for number, (state, legal, move) in enumerate(self.subject.walk(translated_kind, 1)):
            if number % self.subject.text_interval:
                continue
            wording = [texts.periods.heading(state), *texts.prompts.prompt(state, game.decision(state), SEATS)]
            for choice in legal:
                wording += [texts.moves.line(state, choice), texts.moves.heading(state, choice)]
                wording.append(texts.moves.consequences(state, choice))
            wording += [texts.events.line(event, after) for event, after in game.events_with_states(state, move)]
            for remark in texts.prompts.remarks(state):
                wording += [remark.headline, remark.text]
            for illegal in self.subject.refusable[:: max(1, len(self.subject.refusable) // 12)]:
                if legal and illegal not in legal and game.why_not(state, illegal) is not None:
                    wording.append(texts.moves.refusal(state, illegal, ()))
            for text in wording:
                assert not re.search(r"[A-Za-z]", outside_brackets(text)), text

    def test_move_lines_follow_a_change_of_language(self, ui):
        state, legal = next(self.positions(self.subject.kinds[0], 1))
        line = ui.texts.moves.line(state, legal[0])
        language = Brackets()
        QCoreApplication.installTranslator(language)
        try:
            assert ui.texts.moves.line(state, legal[0]).startswith("⟦")
        finally:
            QCoreApplication.removeTranslator(language)
        assert ui.texts.moves.line(state, legal[0]) == line
