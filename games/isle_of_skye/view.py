"""What a viewer may know, built from nothing.

Secret are the choices behind the screens, reported gold until all have reported, and the gold of others if the table
hides it. Gold is not secret while nobody has any, nor once it was counted in public.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.action import Facts
from games.core.grid import name_cell
from games.core.host import UNFINISHED
from games.core.identity_cache import cache_by_identity
from games.core.prompt import ChoosePrompt, Payload, Prompt, SeatPrompt
from games.core.score import Outcome, ScoreLine, ScoreSheet, build_score_sheet, index_lines
from games.core.seats import Seat, Viewer
from games.core.sequencer import Sequencer
from games.core.step import OVER
from games.core.surface import DisplayView, GridView, Slot, Surface, TileView
from games.core.text import Text
from games.core.view import SeatView, View
from games.isle_of_skye.boxes import Pieces
from games.isle_of_skye.host import SETTING_UP
from games.isle_of_skye.income import count_rounds, find_rounds
from games.isle_of_skye.rounds import name_board, name_offer, order_final_lines
from games.isle_of_skye.state import GOAL_PLACES, Clan, Table
from games.isle_of_skye.steps.gold import FinalPurses, has_gold, name_gold_prompt
from games.isle_of_skye.steps.price import has_lapsed, is_sealed, name_axe_prompt, name_price_prompt
from games.isle_of_skye.territory import Territory

AXE = "axe"
"""The mark of a tile that has the axe."""
SEALED = "sealed"
"""The mark of the tiles of a seat that has chosen behind its screen."""


def build_public_view(
    state: Table,
    host_prompts: Iterable[Prompt],
    steps: Sequencer,
    outcome: Outcome | None,
    goals_now: dict[str, str],
) -> View:
    """Return what everybody may know, without seats and surfaces: these differ from viewer to viewer."""
    return View(
        turn=state.round,
        phase=state.step,
        seats={},
        surfaces={},
        waits={} if state.step == OVER else steps.list_waits(state),
        lines=index_lines(state.lines),
        zero_lines=index_lines(state.zero_lines),
        final_lines=(*order_final_lines(state.lines), *order_final_lines(state.zero_lines)) if outcome else (),
        early_end=_describe_early_end(state, outcome),
        incomes=_index_incomes(state.incomes),
        options=_build_options(state.options, state.tracking),
        outcome=outcome,
        goals=dict(zip(GOAL_PLACES, state.goals, strict=False)),
        goals_now=() if state.step == FinalPurses.name else tuple(goals_now),
        goal_rounds={
            place: find_rounds(state.seats, place) for place, _ in zip(GOAL_PLACES, state.goals, strict=False)
        },
        starter=state.first,
        rounds=count_rounds(state.seats),
        host_prompts={prompt.id: prompt for prompt in host_prompts if isinstance(prompt, ChoosePrompt)},
        pieces=_build_facts(state.pieces),
        secrets=steps.has_secrets(state)
        or (_hides_gold(state, outcome) and any(clan.gold is not None for clan in state.clans)),
        secret_seats=steps.list_secret_seats(state),
        stages=steps.list_stages(state),
        stage=steps.stages.get(state.step, ""),
    )


def build_view(
    state: Table, viewer: Viewer, asked_prompts: tuple[Prompt, ...], public: View, gold_rounds: frozenset[int]
) -> View:
    """Return the table without aids. `asked_prompts` are those of `viewer`; `gold_rounds` are the rounds whose gold a
    scoring tile has counted."""
    hides = _hides_gold(state, public.outcome)
    sheet = build_score_sheet(state.seats, state.lines)
    prompts = {prompt.id: prompt for prompt in asked_prompts if isinstance(prompt, SeatPrompt)}
    seats = {
        str(seat): _build_seat(sheet, seat, clan, hides and viewer != seat, hides, gold_rounds)
        for seat, clan in enumerate(state.clans)
    }
    return replace(
        public,
        seats=seats,
        surfaces=_build_surfaces(state, viewer),
        prompts=prompts,
        answered=_find_answers(state, viewer, prompts),
    )


@cache_by_identity(64)
def _build_facts(pieces: Pieces) -> dict[str, Facts]:
    """Return own tiles as the wire has them: with lists, which hold nothing else."""
    facts: dict[str, Facts] = msgspec.json.decode(msgspec.json.encode(pieces))
    return facts


@cache_by_identity(512)
def _build_seat(
    sheet: ScoreSheet, seat: Seat, clan: Clan, of_another: bool, hides: bool, gold_rounds: frozenset[int]
) -> SeatView:
    """Return a seat. `hides`: others may not know its gold. `of_another`: the viewer is one of them."""
    return SeatView(
        sheet.totals[seat],
        sheet.by_category[seat],
        {} if clan.gold is None or of_another else {"gold": clan.gold},  # with the coins behind the own screen
        clan.hand,
        # once gold is not tracked, that of past rounds would be the only secret: nobody sees it until the end
        _build_courses(clan, of_another or (hides and clan.gold is None), gold_rounds),
    )


@cache_by_identity(64)
def _index_incomes(lines: tuple[ScoreLine, ...]) -> dict[str, ScoreLine]:
    return {str(line.seat): line for line in lines}


@cache_by_identity(64)
def _build_options(options: dict[str, str], tracking: str) -> dict[str, str]:
    return {**options, "tracking": tracking}


def _build_surfaces(state: Table, viewer: Viewer) -> dict[str, Surface]:
    """Return the territories, and the offers where the table tracks them."""
    boards: dict[str, Surface] = {
        name_board(seat): _build_board(clan.territory, seat) for seat, clan in enumerate(state.clans)
    }
    if not state.is_full:
        return boards
    is_open = state.lifted or not is_sealed(state)
    return boards | {
        name_offer(seat): _build_offer(clan, seat, is_open or viewer == seat) for seat, clan in enumerate(state.clans)
    }


@cache_by_identity(512)
def _build_board(territory: Territory, seat: Seat) -> GridView:
    tiles = {name_cell(c): TileView(p.tile, p.rotation, p.n, turn=p.round) for c, p in territory.tiles.items()}
    return GridView(Text("isle_of_skye.surface_territory"), tiles, seat=seat)


def _describe_early_end(state: Table, outcome: Outcome | None) -> Text | None:
    """Return what an early end means for gold that the app does not know (ruling 13)."""
    is_early = outcome is None or outcome.reason == UNFINISHED
    if not is_early or has_gold(state.clans):
        return None
    if state.has_first_rules:
        return Text("isle_of_skye.early_end_no_gold")
    is_asked = state.step == FinalPurses.name
    return Text("isle_of_skye.early_end_gold_skipped" if is_asked else "isle_of_skye.early_end_gold_asked")


def _hides_gold(state: Table, outcome: Outcome | None) -> bool:
    """True if others may not know a seat's gold."""
    return outcome is None and state.options["hide_gold"] == "on" and state.step not in SETTING_UP


def _build_courses(clan: Clan, hidden: bool, gold_rounds: frozenset[int]) -> dict[str, dict[str, int]]:
    """Return the gold at the end of each round in which the viewer, too, could know it."""
    course = {
        str(number): gold
        for number, gold in enumerate(clan.course, 1)
        if gold is not None and (number in gold_rounds or not hidden)
    }
    return {"gold": course} if course else {}


@cache_by_identity(512)
def _build_offer(clan: Clan, seat: Seat, is_open: bool) -> DisplayView:
    """Return the open offer; or the drawn tiles with what lies on them if the viewer may see it, else whether that is
    chosen."""
    if clan.offer:
        slots = {tile: Slot(price=price) for tile, price in clan.offer.items()}
    elif is_open:
        prices, axe = clan.prices, clan.axe
        slots = {tile: Slot(price=prices.get(tile, 0), mark=AXE if tile == axe else "") for tile in clan.drawn}
    else:
        slots = {tile: Slot(mark=SEALED if clan.has_priced else "") for tile in clan.drawn}
    return DisplayView(Text("isle_of_skye.surface_offer"), slots, seat=seat)


def _find_answers(state: Table, viewer: Viewer, prompts: dict[str, Any]) -> dict[str, Payload]:
    """Return what the viewer may still change."""
    if not isinstance(viewer, int):
        return {}
    answers: dict[str, Payload] = {}
    for seat, clan in enumerate(state.clans):
        if clan.axe:
            answers[name_axe_prompt(state, seat)] = {"tile": clan.axe} if clan.axe in clan.drawn else {}
        if clan.prices and not has_lapsed(state, seat):
            answers[name_price_prompt(state, seat)] = {"prices": clan.prices}
    reported_gold = state.clans[viewer].told
    if reported_gold is not None:
        answers[name_gold_prompt(state)] = {"amounts": {"gold": reported_gold}}
    return {name: answer for name, answer in answers.items() if name in prompts}
