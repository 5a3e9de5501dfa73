"""What a viewer may know, built from nothing.

Secret are the choices behind the screens, reported gold until all have reported, and the gold of others if the table
hides it. Gold is not secret while nobody has any, nor once it was counted in public.
"""

from functools import lru_cache
from typing import Any

import msgspec

from games.core.action import Facts
from games.core.grid import cell_place
from games.core.prompt import Payload, Prompt, SeatPrompt
from games.core.score import Outcome, Place, score_sheet
from games.core.seats import Seat, Viewer
from games.core.sequencer import Sequencer
from games.core.step import OVER
from games.core.surface import DisplayView, GridView, Slot, Surface, TileView
from games.core.text import Text
from games.core.view import SeatView, View
from games.isle_of_skye.boxes import Piece
from games.isle_of_skye.host import SETTING_UP
from games.isle_of_skye.income import rounds_at, rounds_of
from games.isle_of_skye.rounds import board_of, final_lines, offer_of
from games.isle_of_skye.state import GOAL_PLACES, Clan, Table
from games.isle_of_skye.steps.gold import gold_prompt
from games.isle_of_skye.steps.price import axe_prompt, has_lapsed, is_sealed, price_prompt
from games.isle_of_skye.territory import Territory

AXE = "axe"
"""The mark of a tile that has the axe."""
SEALED = "sealed"
"""The mark of the tiles of a seat that has chosen behind its screen."""


def view(
    state: Table,
    viewer: Viewer,
    asked_prompts: tuple[Prompt, ...],
    steps: Sequencer,
    outcome: Outcome | None,
    goals_now: dict[str, str],
    gold_rounds: frozenset[int],
) -> View:
    """Return the table without aids. `asked_prompts` are those of `viewer`; `gold_rounds` are the rounds whose gold a
    scoring tile has counted."""
    hides = _hides_gold(state, outcome)
    sheet = score_sheet(state.seats, state.lines)
    prompts = {prompt.id: prompt for prompt in asked_prompts if isinstance(prompt, SeatPrompt)}
    seats = {
        str(seat): SeatView(
            sheet.totals[seat],
            sheet.by_category[seat],
            _stock(clan, viewer != seat and hides),
            clan.hand,
            _courses(clan, viewer != seat and hides, gold_rounds),
        )
        for seat, clan in enumerate(state.clans)
    }
    return View(
        turn=state.round,
        phase=state.step,
        seats=seats,
        surfaces=_surfaces(state, viewer),
        waits={} if state.step == OVER else steps.awaited(state),
        prompts=prompts,
        answered=_answers(state, viewer, prompts),
        lines={str(line.n): line for line in state.lines},
        zero_lines={str(line.n): line for line in state.zero_lines},
        final_lines=(*final_lines(state.lines), *final_lines(state.zero_lines)) if outcome else (),
        incomes={str(line.seat): line for line in state.incomes},
        options={**state.options, "tracking": state.tracking},
        outcome=outcome,
        goals=dict(zip(GOAL_PLACES, state.goals, strict=False)),
        goals_now=tuple(goals_now),
        goal_rounds={place: rounds_at(state.seats, place) for place, _ in zip(GOAL_PLACES, state.goals, strict=False)},
        starter=state.first,
        rounds=rounds_of(state.seats),
        pieces=dict(_facts(tuple(state.pieces.items()))),
        secrets=steps.has_secrets(state) or (hides and _has_gold(state, gold_rounds)),
        secret_seats=steps.secret_seats(state),
        stages=steps.stages_now(state),
        stage=steps.stages.get(state.step, ""),
    )


@lru_cache(maxsize=64)
def _facts(pieces: tuple[tuple[str, Piece], ...]) -> dict[str, Facts]:
    """Return own tiles as the wire has them: with lists, which hold nothing else. Cached for equal ones."""
    facts: dict[str, Facts] = msgspec.json.decode(msgspec.json.encode(dict(pieces)))
    return facts


def _surfaces(state: Table, viewer: Viewer) -> dict[str, Surface]:
    """Return the territories, and the offers where the table tracks them."""
    boards: dict[str, Surface] = {board_of(seat): _board(clan.territory, seat) for seat, clan in enumerate(state.clans)}
    if not state.is_full:
        return boards
    name = "isle_of_skye.surface_offer"
    return boards | {
        offer_of(seat): DisplayView(Text(name), _offers(state, seat, viewer), seat=seat) for seat in range(state.seats)
    }


def _board(territory: Territory, seat: Seat) -> GridView:
    tiles = {cell_place(c): TileView(p.tile, p.rotation, p.n) for c, p in territory.tiles.items()}
    return GridView(Text("isle_of_skye.surface_territory"), tiles, seat=seat)


def _hides_gold(state: Table, outcome: Outcome | None) -> bool:
    """True if others may not know a seat's gold."""
    return outcome is None and state.options["hide_gold"] == "on" and state.step not in SETTING_UP


def _stock(clan: Clan, hidden: bool) -> dict[str, int]:
    """Return the gold in hand, including coins behind the own screen, if the viewer may know it."""
    return {} if clan.gold is None or hidden else {"gold": clan.gold}


def _courses(clan: Clan, hidden: bool, gold_rounds: frozenset[int]) -> dict[str, dict[str, int]]:
    """Return the gold at the end of each round in which the viewer, too, could know it."""
    course = {
        str(number): gold
        for number, gold in enumerate(clan.course, 1)
        if gold is not None and (number in gold_rounds or not hidden)
    }
    return {"gold": course} if course else {}


def _has_gold(state: Table, gold_rounds: frozenset[int]) -> bool:
    """True if a seat has gold that the table counts, or had in a past round that others may not know."""
    return any(
        clan.gold is not None or _courses(clan, True, gold_rounds) != _courses(clan, False, gold_rounds)
        for clan in state.clans
    )


def _offers(state: Table, seat: Seat, viewer: Viewer) -> dict[Place, Slot]:
    """Return the drawn tiles with what lies on them if the viewer may see it, else whether that is chosen; or the open
    offer."""
    clan = state.clans[seat]
    if clan.offer:
        return {tile: Slot(price=price) for tile, price in clan.offer.items()}
    if viewer == seat or state.lifted or not is_sealed(state):
        return {tile: _priced_slot(clan, tile) for tile in clan.drawn}
    return {tile: Slot(mark=SEALED if clan.has_priced else "") for tile in clan.drawn}


def _priced_slot(clan: Clan, tile: str) -> Slot:
    return Slot(price=clan.prices.get(tile, 0), mark=AXE if tile == clan.axe else "")


def _answers(state: Table, viewer: Viewer, prompts: dict[str, Any]) -> dict[str, Payload]:
    """Return what the viewer may still change."""
    if not isinstance(viewer, int):
        return {}
    answers: dict[str, Payload] = {}
    for seat, clan in enumerate(state.clans):
        if clan.axe:
            answers[axe_prompt(state, seat)] = {"tile": clan.axe} if clan.axe in clan.drawn else {}
        if clan.prices and not has_lapsed(state, seat):
            answers[price_prompt(state, seat)] = {"prices": clan.prices}
    reported_gold = state.clans[viewer].told
    if reported_gold is not None:
        answers[gold_prompt(state)] = {"amounts": {"gold": reported_gold}}
    return {name: answer for name, answer in answers.items() if name in prompts}
