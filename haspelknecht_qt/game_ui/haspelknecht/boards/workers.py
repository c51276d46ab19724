"""The workers on a player's board.

Each worker has a plate with a portrait, a name, empty places for disks, actions, and the result of the plan.
"""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import GOOD_ZOOM
from haspelknecht_qt.game_ui.haspelknecht.boards.scenery import place_box
from haspelknecht_qt.game_ui.haspelknecht.elements import PLATES, PORTRAITS
from haspelknecht_qt.game_ui.haspelknecht.texts import outlook, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import PossibleWork
from haspelknecht_qt.games.haspelknecht import turn_order, working
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, YEARS, Step, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NAME, NUMERAL, SHIELD, TextRole, TextStyle
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.widgets.formats import signed_text

OUTCOME_WIDTH = 84.0
"""Width of the column that shows the result of a plan, in units of the board's drawing."""
AMOUNT_STYLE = TextStyle(TextRole.SHIELD, 17, fixed=True)


@frozen
class WorkerPicture:
    """A worker as shown on the board.

    `is_done` is True if the worker has worked in this action phase. `actions_left` is the number of actions left. It is
    None if the worker is not at work. `plan_result` is the result of the plan. It is None if there is no plan left to
    execute.
    """

    worker: Worker
    is_done: bool
    actions_left: int | None
    plan_result: PossibleWork | None


@frozen
class WorkersPicture:
    """Data for painting the workers of a board.

    `is_farmhand_improved`: whether the player has the improved farmhand.
    `is_planning`: whether plans may change now.
    `can_choose_work`: whether contract workers choose between water and coal (R5).
    `bonus_by_year`: victory points for exhausting the Pinge, for each year.
    `turn_order_value`: turn order value of the disks on cart field 1; None without disks.
    """

    workers: tuple[WorkerPicture, ...]
    is_farmhand_improved: bool
    is_planning: bool
    can_choose_work: bool
    year: int
    bonus_by_year: tuple[int, ...]
    turn_order_value: int | None


def workers_picture(game: Haspelknecht, state: State, seat: int) -> WorkersPicture:
    """Returns the data for painting the workers on the board of a seat."""
    player = state.players[seat]
    contract = (Worker.COAL_MINER, Worker.HASPELKNECHT) if player.exhausted else (Worker.COAL_DIGGER,)
    return WorkersPicture(
        workers=tuple(_worker_picture(game, state, seat, worker) for worker in (*OWN_WORKERS, *contract)),
        is_farmhand_improved=player.improved,
        is_planning=state.step == Step.PLANNING,
        can_choose_work=state.box.rulebook.contract_workers_choose,
        year=state.year,
        bonus_by_year=tuple(state.box.components.pinge.bonus_vp.get(year, 0) for year in YEARS),
        turn_order_value=turn_order.first_cart_field_value(state, seat) if any(player.cart1) else None,
    )


def _worker_picture(game: Haspelknecht, state: State, seat: int, worker: Worker) -> WorkerPicture:
    player = state.players[seat]
    at_work = state.actions if state.active == worker and state.active != NOBODY and state.seat == seat else None
    executing = state.step == Step.EXECUTING
    has_plans = state.step in (Step.PLANNING, Step.EXECUTING)
    shown = at_work is None and has_plans and worker in OWN_WORKERS
    return WorkerPicture(
        worker=worker,
        is_done=executing and player.has_worked(worker) and at_work is None,
        actions_left=at_work,
        plan_result=outlook.plan_result(game, state, seat, worker) if shown else None,
    )


def paint_captions(canvas: Canvas, picture: WorkersPicture) -> None:
    """Paints the captions of all workers' plates, which lie above the highlights.

    Lengths are in units of the board's drawing.
    """
    for each in picture.workers:
        match each.worker:
            case Worker.FARMER | Worker.FARMHAND:
                _paint_own_worker(canvas, each, picture)
            case Worker.COAL_DIGGER:
                _paint_coal_digger(canvas, each, picture)
                _paint_bonus(canvas, picture)
            case _:
                _paint_tunnel_worker(canvas, each)
    _paint_carts(canvas, picture)


def _paint_own_worker(canvas: Canvas, each: WorkerPicture, picture: WorkersPicture) -> None:
    plate = PLATES[each.worker]
    farmhand = each.worker == Worker.FARMHAND
    who = "improved_farmhand" if farmhand and picture.is_farmhand_improved else PORTRAITS[each.worker]
    canvas.paint_in("people", who, place_box(canvas, f"{plate}.portrait"))
    name = place_box(canvas, f"{plate}.name")
    ink = "ink2" if each.is_done else "ink"
    canvas.text(name.x, name.y + 17, terms.worker(each.worker, improved=picture.is_farmhand_improved), NAME, ink)
    for number in range(1, 7):
        canvas.paint_in("pieces", "slot.disk", place_box(canvas, f"{plate}.disk.{number}").grown(-1.5))
    icons = place_box(canvas, f"{plate}.icons")
    develops = picture.is_farmhand_improved or not farmhand
    _paint_task_signs(canvas, icons.x, icons.y + icons.height / 2, develops=develops)
    outcome = place_box(canvas, f"{plate}.outcome")
    canvas.line((outcome.x - 6, outcome.y + 4), (outcome.x - 6, outcome.bottom - 4), "line", 1.2)


def _paint_task_signs(canvas: Canvas, x: float, y: float, *, develops: bool) -> None:
    """Paints small signs for a worker's tasks: food, wood, coal and water.

    If `develops` is True, the worker can also acquire developments, and the sign of a tile follows.
    """
    for kind in ("food", "|", "wood", "|", "coal", "water", *(("|", "tile") if develops else ())):
        if kind == "|":
            canvas.line((x + 4, y - 7), (x + 4, y + 7), "line", 1.2)
            x += 12
        elif kind == "tile":
            canvas.paint_at("tiles", "hex.2", x + 8, y, 0.125)
            x += 21
        else:
            canvas.paint_at("pieces", kind, x + 8, y, GOOD_ZOOM[kind] * 0.92)
            x += 21


def paint_plan_outcomes(canvas: Canvas, picture: WorkersPicture, held: Mapping[Worker, PossibleWork | None]) -> None:
    """Paints the results of the plans.

    While a piece is held, `held` has the result of each worker's plan with this piece added.
    """
    for each in picture.workers:
        if each.worker in OWN_WORKERS:
            box = place_box(canvas, f"{PLATES[each.worker]}.outcome")
            with canvas.origin_at(box.x + 2, box.y - 6):
                _paint_worker_outcome(canvas, each, picture, held.get(each.worker))


def _paint_worker_outcome(
    canvas: Canvas, worker: WorkerPicture, picture: WorkersPicture, held: PossibleWork | None
) -> None:
    """Paints the result of a worker's plan, or that the worker is at work or done."""
    if held is not None:
        caption_y, result_y = 30.0, 57.0
        if worker.plan_result:
            planned = Caption.AS_PLANNED.text
            # A long caption is broken into two lines, so all below it is lower.
            is_long = _needs_two_lines(canvas, planned)
            planned_y, planned_result_y, caption_y, result_y = (23, 47.5, 65, 88) if is_long else (19, 40, 60, 85)
            canvas.shrunk_text(0, planned_y, planned, OUTCOME_WIDTH, CAPTION, "ink2")
            _paint_plan_result(canvas, planned_result_y, worker.plan_result)
        canvas.shrunk_text(0, caption_y, Caption.WITH_HELD_PIECE.text, OUTCOME_WIDTH, CAPTION_STRONG, "go")
        _paint_plan_result(canvas, result_y, held)
    elif worker.is_done:
        canvas.shrunk_text(0, 34, Caption.DONE.text, OUTCOME_WIDTH - 24, CAPTION_STRONG.sized(13.5), "ink2")
    elif worker.actions_left is not None:
        canvas.shrunk_text(0, 30, Caption.AT_WORK.text, OUTCOME_WIDTH, CAPTION_STRONG, "ink2")
        canvas.shrunk_text(0, 56, Caption.COUNT_LEFT.counted(worker.actions_left), OUTCOME_WIDTH, NAME, "ink")
    elif worker.plan_result is not None:
        title = Caption.AS_PLANNED.text if picture.is_planning else Caption.EXPECTED_RESULT.text
        change, note = worker.plan_result.change, Caption.TO_THE_SHAFT.text
        goes_to_shaft = change is not None and change.shaft_coal > 0
        # A long note is broken into two lines, so all above it is higher.
        is_long = goes_to_shaft and _needs_two_lines(canvas, note)
        title_y, result_y, note_y = (24, 50, 78) if is_long else (30, 57, 77)
        canvas.shrunk_text(0, title_y, title, OUTCOME_WIDTH, CAPTION, "ink2")
        _paint_plan_result(canvas, result_y, worker.plan_result)
        if goes_to_shaft:
            canvas.shrunk_text(0, note_y, note, OUTCOME_WIDTH, CAPTION, "ink2")


def _needs_two_lines(canvas: Canvas, caption: str) -> bool:
    """Whether a caption of a worker's outcome is broken into two lines, because it is too long for one."""
    return canvas.text_width(caption, canvas.smallest_style(CAPTION)) > OUTCOME_WIDTH + 1


def _paint_plan_result(canvas: Canvas, y: float, result: PossibleWork) -> None:
    """Paints the changes by a plan, such as "-2 water, +1 coal".

    If the plan changes no amount, paints the tiles that could be acquired.
    """
    if not result:
        canvas.shrunk_text(0, y - 1, Caption.NO_RESULT.text, OUTCOME_WIDTH, CAPTION, "ink3")
        return
    x = 0.0
    amounts = result.amount_changes
    narrow = len(amounts) > 1
    for kind, count in amounts:
        if narrow and x > 74:
            break
        x += canvas.text(x, y, signed_text(count), AMOUNT_STYLE, "ink") + 2
        x += _paint_good(canvas, kind, x, y - 6, 0.86 if narrow else 1.0) + 3
    if not amounts:
        for tile in result.acquirable_tiles[:3]:
            canvas.paint_at("tiles", f"hex.{tile // 10}", x + 13, y - 5.5, 0.22)
            canvas.text(x + 12.5, y - 1.2, str(tile), NUMERAL.sized(12.5, 700), "ink", "m")
            x += 28
        if len(result.acquirable_tiles) > 3:
            canvas.text(x - 2, y - 1, "…", NAME, "ink2")


def _paint_good(canvas: Canvas, kind: str, x: float, y: float, zoom: float) -> float:
    """Paints the sign of a good with its left edge at `x`, and returns the width of the sign."""
    if kind == "vp":
        canvas.paint_at("pieces", "vp.silver", x + 10, y, 0.7)
        return 20
    name, size, width = {
        "food": ("food", 0.72, 24),
        "wood": ("wood", 0.74, 31),
        "water": ("water", 0.78, 18),
        "coal": ("coal", 0.6, 23),
        "shaft": ("coal", 0.6, 23),
        "thaler": ("thaler", 0.7, 22),
    }[kind]
    canvas.paint_at("pieces", name, x + width * zoom / 2, y, size * zoom)
    return width * zoom


def _action_number_caption(actions: int, left: int) -> str:
    """Returns the caption with the number of the current action; the first action is 1."""
    # Limited to `actions`, because `left` is already 0 while the last action is animated.
    return Caption.ACTION_NUMBER.format(number=min(actions, actions - left + 1), count=actions)


def _paint_coal_digger(canvas: Canvas, digger: WorkerPicture, picture: WorkersPicture) -> None:
    canvas.paint_in("people", PORTRAITS[digger.worker], place_box(canvas, "digger.portrait"))
    name, note = place_box(canvas, "digger.name"), place_box(canvas, "digger.note")
    # The plate of a worker who is done has a check mark in its upper right corner.
    ink, name_width = ("ink2", 174) if digger.is_done else ("ink", 194)
    canvas.shrunk_text(name.x, name.y + 17, terms.worker(Worker.COAL_DIGGER), name_width, NAME, ink)
    text = Caption.ACTIONS.counted(working.DIGGER_ACTIONS)
    if digger.actions_left is not None:
        text = _action_number_caption(working.DIGGER_ACTIONS, digger.actions_left)
    title = canvas.text_width(terms.worker(Worker.COAL_DIGGER), NAME)
    room = note.right - name.x - title - 12
    below = canvas.text_width(text, CAPTION) > room
    if not digger.is_done:
        ink = "ink2" if digger.actions_left is None else "go"
        # A text without enough room beside a long name is painted below the name.
        canvas.text(note.right, note.y + (36 if below else 15), text, CAPTION, ink, "r")
    canvas.paint_in("pieces", "slot.disk", place_box(canvas, "digger.pay").grown(-1))
    icons = place_box(canvas, "digger.pay.icons")
    _paint_pay(canvas, icons.x + 14, icons.y + icons.height / 2, ("disk.yellow", "food", "thaler"), with_or=not below)
    if canvas.has_fine_print:
        rule = place_box(canvas, "digger.rule")
        rule_text = Caption.EITHER_WATER_OR_COAL if picture.can_choose_work else Caption.WATER_THEN_COAL
        canvas.shrunk_text(rule.x, rule.y + 13, rule_text.text, rule.width, CAPTION, "ink2")


def _paint_pay(canvas: Canvas, x: float, y: float, kinds: tuple[str, ...], *, with_or: bool) -> None:
    """Paints the kinds of pieces that can pay a worker. One piece of any kind is the full pay.

    If `with_or` is True, the word "or" is between the pieces.
    """
    for number, kind in enumerate(kinds):
        if number and with_or:
            x += canvas.text(x, y + 4.5, Caption.OR.text, CAPTION, "ink2") + 14
        canvas.paint_at("pieces", kind, x, y, {"disk.yellow": 0.62, "food": 0.66, "thaler": 0.66}[kind])
        x += 16 if with_or else 26


def _paint_bonus(canvas: Canvas, picture: WorkersPicture) -> None:
    box = place_box(canvas, "pinge.bonus.name")
    canvas.shrunk_text(
        box.x + box.width / 2, box.y + 15, Caption.PINGE_BONUS.text, box.width, CAPTION_STRONG, "ink2", "m"
    )
    for number, vp in enumerate(picture.bonus_by_year):
        on = number + 1 == picture.year
        spot = place_box(canvas, f"pinge.bonus.{number + 1}").center
        swap = None if on else {"silver": "paper2", "silver_lo": "line"}
        canvas.paint_at("pieces", "vp.silver", *spot, 0.97, swap=swap)
        text = str(vp) if vp else "\N{EN DASH}"
        canvas.text(spot[0], spot[1] + 5.2, text, SHIELD.sized(15), "#2a2018" if on else "ink3", "m")
        year = place_box(canvas, f"pinge.bonus.{number + 1}.year")
        middle = year.x + year.width / 2
        style = NUMERAL.sized(13.5, 700 if on else 600)
        canvas.text(middle, year.y + 15, terms.ROMAN[number + 1], style, "ink" if on else "ink3", "m")
        if on:
            canvas.rect(Box(middle - 9, year.y + 18.5, 18, 2.4), "ink")


def _paint_tunnel_worker(canvas: Canvas, picture: WorkerPicture) -> None:
    """Paints the Coal-miner or the Haspelknecht: portrait, name, pay, and a circle for each action."""
    reel = picture.worker == Worker.HASPELKNECHT
    plate, circle = ("haspelknecht", "action") if reel else ("miner", "coal")
    count = working.HASPELKNECHT_ACTIONS if reel else working.MINER_ACTIONS
    canvas.paint_in("people", PORTRAITS[picture.worker], place_box(canvas, f"{plate}.portrait"))
    name, note = place_box(canvas, f"{plate}.name"), place_box(canvas, f"{plate}.note")
    canvas.text(name.x, name.y + 18, terms.worker(picture.worker), NAME, "ink2" if picture.is_done else "ink")
    text = Caption.ACTIONS.counted(count) if reel else Caption.UP_TO_COAL.counted(count)
    ink = "ink2"
    if picture.actions_left is not None:
        text, ink = _action_number_caption(count, picture.actions_left), "go"
    if not picture.is_done:
        canvas.text(note.right, note.y + 17, text, CAPTION_STRONG, ink, "r")
    canvas.paint_in("pieces", "slot.disk", place_box(canvas, f"{plate}.pay").grown(-0.5))
    icons = place_box(canvas, f"{plate}.pay.icons")
    kinds = ("disk.yellow", "food", "thaler") if reel else ("food", "thaler")
    _paint_pay(canvas, icons.x + 12, icons.y + icons.height / 2, kinds, with_or=False)
    used = count if picture.is_done else 0 if picture.actions_left is None else count - picture.actions_left
    for number in range(count):
        box = place_box(canvas, f"{plate}.{circle}.{number + 1}")
        _paint_action_circle(canvas, box, number, used, at_work=picture.actions_left is not None)


def _paint_action_circle(canvas: Canvas, box: Box, number: int, used: int, *, at_work: bool) -> None:
    x, y = box.center
    now = at_work and number == used
    fill = "paper3" if number < used else "go_tint" if now else "plate"
    canvas.circle(x, y, 15, fill, "go" if now else "line", 2)
    if number < used:
        canvas.icon("check", x, y, 18, "ink2")
    else:
        canvas.text(x, y + 5.3, str(number + 1), NUMERAL.sized(15), "go" if now else "ink3", "m")


def _paint_carts(canvas: Canvas, picture: WorkersPicture) -> None:
    plank = place_box(canvas, "cart.1.plank")
    numeral = NUMERAL.sized(14.5, 700)
    if picture.turn_order_value is None:
        canvas.text(plank.x + plank.width / 2, plank.y + 14.5, "I", numeral, "ink", "m")
    else:
        text = Caption.TURN_ORDER_VALUE.format(value=picture.turn_order_value)
        style = CAPTION_STRONG.sized(12)
        left = plank.x + max(4.0, (plank.width - 14 - canvas.text_width(text, style)) / 2)
        canvas.text(left, plank.y + 14.5, "I", numeral, "ink", "m")
        # Large letters stand lower, below the line of the keyboard focus around the disks.
        growth = canvas.line_height(style) - canvas.line_height(style._replace(fixed=True))
        canvas.shrunk_text(left + 12, plank.y + 14 + min(2.0, growth), text, plank.right - left - 14, style, "ink2")
    second = place_box(canvas, "cart.2.plank")
    canvas.text(second.x + second.width / 2, second.y + 14.5, "II", numeral, "ink", "m")
