"""Texts of the prompt, and remarks on plans.

The headline of the prompt names the player and the decision. The second line has hints or names the next player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.game import CHANCE, Decision, Seat
from haspelknecht_qt.core.handicap import with_handicap
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, outlook, tables, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import goods_to_return
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.games.haspelknecht import calendar, developments, mining, moves, planning, turn_order, winter
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import (
    MAX_DISKS,
    OWN_WORKERS,
    Mine,
    Placeable,
    Season,
    Step,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.contracts import ChoiceRemark
from haspelknecht_qt.ui.defaults.texts import DefaultPromptTexts

_REMARK_KINDS = ("lock", "warn", "hint")
"""Kinds of remarks, the most important first."""


class HaspelknechtRemarkTexts(QObject):
    """Remarks on the plan of the deciding player. They warn the player, but forbid nothing."""

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game

    def remarks(self, state: State) -> list[ChoiceRemark]:
        """Returns the remarks on the plan, the most important first; empty outside of planning."""
        if state.step != Step.PLANNING:
            return []
        found = [
            self._water_remark(state),
            *self._worker_remarks(state),
            self._lease_remark(state),
            self._unplaced_remark(state),
        ]
        return sorted(filter(None, found), key=lambda remark: _REMARK_KINDS.index(remark.kind))

    def _water_remark(self, state: State) -> ChoiceRemark | None:
        player = state.player
        if not mining.is_blocked_by_water(state.box, player):
            return None
        if player.current_mine() == Mine.PINGE:
            headline, rule = self.tr("Pit water blocks the Pinge."), "M2"
            text = self.tr("You have %n. With 2 or more, you cannot excavate.", None, player.water)
        else:
            headline, rule = self.tr("Pit water blocks the tunnel."), "M5"
            text = self.tr("You have %n. With {limit} or more, you cannot excavate there.", None, player.water)
            text = text.format(limit=state.box.components.tunnel.water_blocking_excavation)
        return ChoiceRemark("lock", headline, text, rule)

    def _worker_remarks(self, state: State) -> Iterator[ChoiceRemark]:
        """Yields a remark on each worker whose plan could acquire tiles, or has no effect."""
        player = state.player
        lacking_coal = outlook.workers_lacking_coal(self._game, state)
        for worker in Worker:
            if not any(player.plan[worker]):
                continue
            name = terms.worker_name(worker, player)
            seen = outlook.possible_work(self._game, state, worker)
            if seen.acquirable_tiles:
                titles = amounts.join(terms.tile_title(tile) for tile in seen.acquirable_tiles)
                best = max(developments.next_owner_vp(state, tile) for tile in seen.acquirable_tiles)
                headline = self.tr("{worker} could acquire: {tiles}").format(worker=name, tiles=titles)
                text = self.tr("Worth up to %n VP at once.", None, best) if best else self.tr("No longer worth any VP.")
                yield ChoiceRemark("hint", headline, text, "P10")
            elif worker in lacking_coal:
                headline = self.tr("{worker}: needs accessible coal first").format(worker=name)
                text = self.tr("Before this worker, place wood or let other workers work.")
                yield ChoiceRemark("hint", headline, text, "E13")
            elif seen.change is None:
                headline = self.tr("{worker}: nothing to do as things stand").format(worker=name)
                text = self.tr("Anything that cannot act when plans are executed is lost.")
                yield ChoiceRemark("warn", headline, text, "E1")

    def _lease_remark(self, state: State) -> ChoiceRemark | None:
        missing_now = outlook.missing_for_lease(state, state.seat, state.year)
        after_plan = outlook.state_after_plan(self._game, state)
        missing = outlook.missing_for_lease(after_plan, state.seat, state.year)
        if not any(missing):
            return None
        headline = self.tr("Still missing for this winter’s lease: {missing}")
        if missing != missing_now:
            headline = self.tr("With this plan, still missing for this winter’s lease: {missing}")
        headline = headline.format(missing=amounts.food_and_thaler(*missing))
        due = amounts.food_and_thaler(*winter.due_lease(state, state.year))
        text = self.tr("Total due: {due}. You take a debt chit for each missing item.").format(due=due)
        return ChoiceRemark("warn" if state.season == Season.AUTUMN else "hint", headline, text, "W2")

    def _unplaced_remark(self, state: State) -> ChoiceRemark | None:
        left = state.player.hand()
        if not any(left):
            return None
        headline = self.tr("Not placed: {disks}").format(disks=amounts.disks_by_colour(left))
        return ChoiceRemark("hint", headline, self.tr("You may leave disks unused; they go back into the bag."), "P9")


Prompt = tuple[str, str]


class HaspelknechtPromptTexts(QObject, DefaultPromptTexts[State]):
    """Prompts for the player who must decide, and for players who wait for a decision."""

    def __init__(self, game: Haspelknecht) -> None:
        super().__init__()
        self._game = game
        self._remarks = HaspelknechtRemarkTexts(game)

    @override
    def remarks(self, state: State) -> list[ChoiceRemark]:
        return self._remarks.remarks(state)

    def prompt(self, state: State, decision: Decision | None, seats: Sequence[Seat]) -> Prompt:
        """Returns headline and second line of the prompt. `decision` is None when the game is over."""
        names = tuple(seat.name for seat in seats)
        if decision is None:
            standing = with_handicap(self._game.standing(state), seats)
            winner = standing.winners[0]
            vp = amounts.vp(standing.seats[winner].total)
            headline = self.tr("{name} wins with {vp}").format(name=names[winner], vp=vp)
            return headline, self.tr("All three years are over. The final scoring shows where the points came from.")
        if decision.actor == CHANCE and state.step == Step.FIRST_TURN_ORDER:
            return self.tr("The turn order is drawn"), ""
        if decision.actor == CHANCE:
            return self.tr("The resource boards are refilled"), self.tr("Disks are drawn from the bag.")
        if seats[decision.actor].is_person:
            return self._prompt_for_person(state, names)
        return self._prompt_for_waiting(state, names)

    def _prompt_for_person(self, state: State, names: tuple[str, ...]) -> Prompt:
        """Returns the prompt for a person who must decide."""
        name = names[state.seat]
        match state.step:
            case Step.FIRST_TAKING:
                headline = self.tr("{name}, take all disks of one colour from one action pool").format(name=name)
                hint = self.tr("First taking: drag them to cart field 1, where they set your place in the turn order.")
                return headline, f"{hint} {self._following_players_hint(state, names)}"
            case Step.SECOND_TAKING:
                return self._second_taking_prompt(state, name)
            case Step.RETURNING_WATER:
                headline = self.tr("{name}, you may return 1 pit water").format(name=name)
                return headline, self.tr("You took fewer than 5 disks. Drag 1 pit water to the brook, or keep it.")
            case Step.PLANNING:
                return self._planning_prompt(state, name, names)
            case Step.EXECUTING if state.effect:
                return self._effect_prompt(state, name)
            case _ if state.active != NOBODY:
                return self._at_work_prompt(state, name)
            case Step.EXECUTING:
                return self._executing_prompt(state, name, names)
            case Step.WINTER:
                headline = self.tr("{name}, use anything you like before the scoring phase")
                if self._game.legal_moves(state) == [moves.DONE]:
                    headline = self.tr("{name}, continue to the scoring phase")
                vp = amounts.vp(winter.coal_vp(state, state.player))
                coal = self.tr("%n coal on the farm: {vp}.", None, state.player.coal).format(vp=vp)
                return headline.format(name=name), coal
            case _:
                return self._storing_prompt(state, name)

    def question(self, state: State) -> str:
        """Returns the question that the deciding player must answer."""
        return tables.QUESTIONS.text(state.step, QCoreApplication.translate)

    def hand_over_notice(self, _state: State) -> str:
        """Returns the request to look away while another person plans in secret (R9)."""
        return self.tr("Others, please look away: nobody may see your plan until everybody has confirmed.")

    def _prompt_for_waiting(self, state: State, names: tuple[str, ...]) -> Prompt:
        """Returns the prompt while another player decides, for instance a bot."""
        name = names[state.seat]
        headline = {
            Step.FIRST_TAKING: self.tr("{name} takes disks"),
            Step.SECOND_TAKING: self.tr("{name} may take disks once more"),
            Step.RETURNING_WATER: self.tr("{name} decides about the pit water"),
            Step.PLANNING: self.tr("{name} plans"),
            Step.EXECUTING: self.tr("{name} executes the plan"),
            Step.WINTER: self.tr("{name} prepares for the scoring phase"),
            Step.STORING: self.tr("{name} stores for the winter"),
        }[state.step]
        return headline.format(name=name), self._following_players_hint(state, names)

    def _following_players_hint(self, state: State, names: tuple[str, ...]) -> str:
        """Returns a text with the players who decide after this one in this step. Skipped players are left out."""
        later, following = state.copy(), []
        # The others begin their turns without a worker at work.
        later.acted, later.active, later.effect = False, NOBODY, TileQuestion.NONE
        for turn in range(state.turn + 1, len(state.order)):
            later.turn = turn
            if calendar.NEEDS_DECISION[state.step](later):
                following.append(names[later.seat])
        if not following:
            return self.tr("Last in this step.")
        return self.tr("Then: {names}").format(names=amounts.join(following))

    def _second_taking_prompt(self, state: State, name: str) -> Prompt:
        total, value = state.player.cart_disk_total(), turn_order.first_cart_field_value(state, state.seat)
        disks = self.tr("You have %n disk(s), turn order value {value}.", None, total).format(value=value)
        room = self.tr("Cart field 2 has room for %n more.", None, MAX_DISKS - total)
        headline = self.tr("{name}, take disks of one more colour, or skip").format(name=name)
        return headline, f"{disks} {room}"

    def _planning_prompt(self, state: State, name: str, names: tuple[str, ...]) -> Prompt:
        player = state.player
        left = player.hand()
        match self._game.why_not(state, moves.CONFIRM):
            case "P8":
                headline = self.tr("{name}, the Water Mill needs a pair").format(name=name)
                return headline, self.tr("Add a second disk of the same colour, or take the single one back.")
            case "P3":
                return self._mixed_disks_prompt(state, name)
            case _ if not any(left):
                headline = self.tr("{name}, confirm your plan or rearrange it").format(name=name)
                pay = [player.plan[worker][piece] for worker in Worker for piece in (Placeable.FOOD, Placeable.THALER)]
                spent = self.tr("Pay is spent when you confirm.") + " " if any(pay) else ""
                return headline, spent + self._following_players_hint(state, names)
            case _:
                return self._plan_more_prompt(state, name, left)

    def _plan_more_prompt(self, state: State, name: str, left: list[int]) -> Prompt:
        headline = {
            Season.SPRING: self.tr("{name}, plan your spring: drag your disks to your workers"),
            Season.SUMMER: self.tr("{name}, plan your summer: drag your disks to your workers"),
            Season.AUTUMN: self.tr("{name}, plan your autumn: drag your disks to your workers"),
        }[Season(state.season)]
        second = self.tr("Still in hand: {disks}.").format(disks=amounts.disks_by_colour(left))
        return headline.format(name=name), f"{second} {self._pay_hint(state)}"

    def _pay_hint(self, state: State) -> str:
        """Returns a hint about the pay of a contract worker.

        If all contract workers are paid, returns a hint to confirm the plan.
        """
        exhausted, plan = state.player.exhausted, state.player.plan
        if not exhausted and not any(plan[Worker.COAL_DIGGER]):
            return self.tr("1 yellow disk, 1 food or 1 Thaler pays the Coal-digger.")
        if exhausted and not any(plan[Worker.HASPELKNECHT]):
            return self.tr("1 yellow disk, 1 food or 1 Thaler pays the Haspelknecht.")
        if exhausted and not any(plan[Worker.COAL_MINER]):
            return self.tr("1 food or 1 Thaler pays the Coal-miner.")
        return self.tr("Confirm when ready.")

    def _mixed_disks_prompt(self, state: State, name: str) -> Prompt:
        """Returns the prompt while a worker has disks of several colours that match no development yet."""
        mixed = next(worker for worker in OWN_WORKERS if planning.is_mixed(state.player.disks_on(worker)))
        laid = amounts.disks_by_colour(state.player.disks_on(mixed))
        headline = self.tr("{name}, complete the disks for a development").format(name=name)
        text = self.tr("{worker}: {disks}. Different colours must match exactly what one development requires.")
        return headline, text.format(worker=terms.worker_name(mixed, state.player), disks=laid)

    def _executing_prompt(self, state: State, name: str, names: tuple[str, ...]) -> Prompt:
        legal = self._game.legal_moves(state)
        working = [move.worker for move in legal if isinstance(move, moves.Activate)]
        acquiring = [move for move in legal if isinstance(move, moves.Acquire)]
        if not working and not acquiring:
            return self._end_turn_prompt(state, name, names)
        if working and acquiring:
            headline = self.tr("{name}, set a worker to work or acquire a development")
        elif acquiring:
            headline = self.tr("{name}, acquire a development: drag your player disk to it")
        else:
            headline = self.tr("{name}, set a worker to work: click one that is lit up")
        if moves.END_TURN in legal:
            hint = self.tr("Acquire a development, or end your turn and lose these disks.")
            return headline.format(name=name), hint
        lacking_coal = outlook.workers_lacking_coal(self._game, state)
        workers = dict.fromkeys([*working, *(move.worker for move in acquiring), *lacking_coal])
        ready = amounts.join(terms.worker_name(worker, state.player) for worker in workers)
        return headline.format(name=name), self.tr("Yet to work: {workers}").format(workers=ready)

    def _end_turn_prompt(self, state: State, name: str, names: tuple[str, ...]) -> Prompt:
        """Returns the prompt when no worker can work or acquire a development as things stand."""
        lacking_coal = outlook.workers_lacking_coal(self._game, state)
        if lacking_coal:
            headline = self.tr("{name}, make coal accessible or end your turn")
            workers = amounts.join(terms.worker_name(worker, state.player) for worker in lacking_coal)
            hint = self.tr("Place wood, or remove pit water with the Hauling Cable. Then they can work: {workers}")
            return headline.format(name=name), hint.format(workers=workers)
        headline = self.tr("{name}, end your turn").format(name=name)
        player = state.player
        unused = [worker for worker in Worker if any(player.plan[worker]) and not player.has_worked(worker)]
        if unused:
            workers = amounts.join(terms.worker_name(worker, player) for worker in unused)
            hints = [self.tr("Nothing to do as things stand: {workers}.").format(workers=workers)]
        else:
            hints = [self.tr("Your plan is complete.")]
        if self._game.legal_moves(state) != [moves.END_TURN]:
            hints.append(self.tr("You may still use wood, action markers and buildings."))
        return headline, " ".join([*hints, self._following_players_hint(state, names)])

    def _at_work_prompt(self, state: State, name: str) -> Prompt:
        worker = Worker(state.active)
        headline = {
            Term.FARMER: self.tr("{name}, the Farmer has %n action(s) left", None, state.actions),
            Term.IMPROVED_FARMHAND: self.tr("{name}, the improved farmhand has %n action(s) left", None, state.actions),
            Term.FARMHAND: self.tr("{name}, the Farmhand has %n action(s) left", None, state.actions),
            Term.COAL_DIGGER: self.tr("{name}, the Coal-digger has %n action(s) left", None, state.actions),
            Term.COAL_MINER: self.tr("{name}, the Coal-miner has %n action(s) left", None, state.actions),
            Term.HASPELKNECHT: self.tr("{name}, the Haspelknecht has %n action(s) left", None, state.actions),
        }[terms.worker_term(worker, state.player)]
        return headline.format(name=name), self._next_action_hint(state, worker)

    def _next_action_hint(self, state: State, worker: Worker) -> str:
        """Returns a hint about the next action of a worker, or about the obstacle to it."""
        player = state.player
        can_remove_water = any(isinstance(move, moves.RemoveWater) for move in self._game.legal_moves(state))
        remove_water = self.tr("Drag pit water to the brook.")
        coal_or_water = self.tr("Drag coal to the farm, or pit water to the brook.")
        if worker == Worker.HASPELKNECHT:
            refused = mining.refusal_to_reel(state.box, player)
            if refused is None:
                return coal_or_water if can_remove_water else self.tr("Drag coal from the shaft up to the farm.")
            if refused == "M5":
                return self.tr(
                    "With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.",
                    None,
                    player.water,
                )
            return remove_water if can_remove_water else self.tr("There is no coal in the shaft.")
        match mining.refusal_to_excavate(state.box, player, state.working_in), state.working_in:
            case None, Mine.PINGE if can_remove_water:
                return coal_or_water
            case None, Mine.PINGE:
                return self.tr("Drag coal from the Pinge to the farm.")
            case None, _:
                return self.tr("Drag coal from the tunnel to the shaft.")
            case "M2", _:
                return self.tr(
                    "With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.",
                    None,
                    player.water,
                )
            case "M5", _:
                return self.tr("With %n pit water in the shaft, you cannot excavate in the tunnel.", None, player.water)
            case _ if mining.refusal_to_place_wood(player, player.current_mine()) is None:
                return self.tr("The next coal is behind an empty wood symbol: place wood there.")
            case _ if can_remove_water:
                return remove_water
            case _:
                return self.tr("The next coal is behind an empty wood symbol, and you have no wood.")

    def _effect_prompt(self, state: State, name: str) -> Prompt:
        match state.effect:
            case TileQuestion.WINDLASS:
                headline = self.tr("{name}, the Windlass may remove 1 pit water")
                hint = self.tr("Drag 1 pit water to the brook, or leave it.")
            case TileQuestion.MINING_TIMBER:
                headline = self.tr("{name}, choose what Mining Timber gives")
                hint = self.tr("3 wood with 1 pit water, or 1 Thaler.")
            case TileQuestion.HAMMER_AND_PICK:
                headline = self.tr("{name}, you may excavate 1 coal with Hammer and Pick")
                hint = self._hammer_and_pick_hint(state)
            case _:
                headline = self.tr("{name}, you may exchange coal with the Coal Sacks")
                if state.player.coal:
                    hint = self.tr("1 coal for 1 Thaler, 2 coal for 1 Thaler and 1 food, or none.")
                else:
                    hint = self.tr("Use the Charcoal Burner first, or skip this.")
        return headline.format(name=name), hint

    def _hammer_and_pick_hint(self, state: State) -> str:
        mine = state.player.current_mine()
        if mining.refusal_to_excavate(state.box, state.player, mine) is not None:
            return self.tr("First make coal accessible: place wood, or remove pit water with the Hauling Cable.")
        if mine == Mine.PINGE:
            return self.tr("Drag coal from the Pinge to the farm, or skip this.")
        return self.tr("Drag coal from the tunnel to the shaft, or skip this.")

    def _storing_prompt(self, state: State, name: str) -> Prompt:
        legal = self._game.legal_moves(state)
        if not any(isinstance(move, moves.Store) for move in legal):
            hint = self._supply_hint(state)
            if legal != [moves.DONE]:
                # R12: the Windlass may bring coal that can be stored.
                hint = " ".join([hint, self.tr("You may still play action markers.")])
            return self.tr("{name}, finish storing").format(name=name), hint
        headline = self.tr("{name}, store for the winter").format(name=name)
        if any(isinstance(move, moves.PlaceWood) for move in legal):
            return headline, self.tr("You may place wood first. Anything neither stored nor placed goes to the supply.")
        return headline, self.tr("Anything you do not store goes to the supply; Thaler stay.")

    def _supply_hint(self, state: State) -> str:
        given = [amounts.good_amount_text(good, count) for good, count in goods_to_return(state).items()]
        if not given:
            return self.tr("There is nothing left to store.")
        return self.tr("To the supply: {goods}").format(goods=amounts.join(given))
