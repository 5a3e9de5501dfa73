"""What a viewer may know, built from nothing. Secret are the choices behind the screens, gold told until all have, and
the others' gold where the table hides it."""

from typing import Any

import msgspec

from games.core.grid import cell_place
from games.core.prompt import Payload, Prompt, SeatPrompt
from games.core.score import Outcome, score_sheet
from games.core.seats import Seat, Viewer
from games.core.text import Text
from games.core.view import BoardView, OfferView, SeatView, TileView, View
from games.isle_of_skye.income import rounds_at, rounds_of
from games.isle_of_skye.offers import is_sealed
from games.isle_of_skye.phases import axe_prompt, price_prompt
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import GOAL_PLACES, Clan, State
from games.isle_of_skye.territory import Territory

Table = State[Any]
AXE = "axe"
"""The mark of a tile that the axe lies at."""
SEALED = "sealed"
"""The mark of the tiles of a seat that has chosen behind its screen."""


def view(
    state: Table,
    viewer: Viewer,
    asked: tuple[Prompt, ...],
    waits: dict[str, Text],
    outcome: Outcome | None,
    goals_now: dict[str, str],
) -> View:
    """The table without aids. `asked` are the prompts of `viewer`."""
    sheet = score_sheet(state.seats, state.lines)
    prompts = {prompt.id: prompt for prompt in asked if isinstance(prompt, SeatPrompt)}
    seats = {
        str(seat): SeatView(
            sheet.totals[seat],
            sheet.by_category[seat],
            _stock(state, seat, viewer, outcome is not None),
            clan.hand,
            _offers(state, seat, viewer),
            _courses(state, seat, viewer, outcome is not None),
        )
        for seat, clan in enumerate(state.clans)
    }
    return View(
        turn=state.round,
        phase=state.step,
        seats=seats,
        boards={board_of(seat): _board(clan.territory, seat) for seat, clan in enumerate(state.clans)},
        waits=waits,
        prompts=prompts,
        answered=_answered(state, viewer, prompts),
        lines={str(line.n): line for line in state.lines},
        options={**state.options, "tracking": state.tracking},
        outcome=outcome,
        goals=dict(zip(GOAL_PLACES, state.goals, strict=False)),
        goals_now=tuple(goals_now),
        goal_rounds={place: rounds_at(state.seats, place) for place, _ in zip(GOAL_PLACES, state.goals, strict=False)},
        starter=state.first,
        rounds=rounds_of(state.seats),
        pieces=msgspec.to_builtins(state.pieces),
    )


def _board(territory: Territory, seat: Seat) -> BoardView:
    return BoardView({cell_place(c): TileView(p.tile, p.rotation, p.n, seat) for c, p in territory.tiles.items()})


def _knows_gold(state: Table, seat: Seat, viewer: Viewer, over: bool) -> bool:
    return viewer == seat or over or state.options["hide_gold"] == "off"


def _stock(state: Table, seat: Seat, viewer: Viewer, over: bool) -> dict[str, int]:
    """Gold in hand, coins behind the own screen included, where the viewer may know it."""
    gold = state.clans[seat].gold
    return {"gold": gold} if gold is not None and _knows_gold(state, seat, viewer, over) else {}


def _courses(state: Table, seat: Seat, viewer: Viewer, over: bool) -> dict[str, dict[str, int]]:
    """Gold at the end of each round, of the rounds in which it was known."""
    course = {str(number): gold for number, gold in enumerate(state.clans[seat].course, 1) if gold is not None}
    return {"gold": course} if course and _knows_gold(state, seat, viewer, over) else {}


def _offers(state: Table, seat: Seat, viewer: Viewer) -> dict[str, OfferView]:
    """Drawn tiles, with what lies at them where the viewer may see it, else whether that is chosen; or the offer that
    lies open."""
    clan = state.clans[seat]
    if clan.offer:
        return {tile: OfferView(price) for tile, price in clan.offer.items()}
    if viewer == seat or state.lifted or not is_sealed(state):
        return {tile: _chosen(clan, tile) for tile in clan.drawn}
    return {tile: OfferView(mark=SEALED if clan.has_priced else "") for tile in clan.drawn}


def _chosen(clan: Clan, tile: str) -> OfferView:
    return OfferView(clan.prices.get(tile, 0), AXE if tile == clan.axe else "")


def _answered(state: Table, viewer: Viewer, prompts: dict[str, Any]) -> dict[str, Payload]:
    """What the viewer may still change."""
    if not isinstance(viewer, int):
        return {}
    found: dict[str, Payload] = {}
    for seat, clan in enumerate(state.clans):
        if clan.axe in clan.drawn:
            found[axe_prompt(state, seat)] = {"tile": clan.axe}
        if clan.prices:
            found[price_prompt(state, seat)] = {"prices": clan.prices}
    told = state.clans[viewer].told
    if told is not None:
        found[f"gold-{state.round}-{state.step}"] = {"amounts": {"gold": told}}
    return {name: given for name, given in found.items() if name in prompts}
