"""What may be asked of whom in the base's steps: one generator that serves the phones' highlights and the rules
alike."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

from games.core.grid import cell_place
from games.core.prompt import (
    Amount,
    AmountsPrompt,
    ChancePrompt,
    Choice,
    ChoosePrompt,
    DrawPrompt,
    Payload,
    PickPrompt,
    PlacePrompt,
    Prompt,
    SystemPrompt,
    Weighted,
)
from games.core.seats import CHANCE, HOST, SYSTEM, Actor, Seat
from games.core.text import Param, Text
from games.isle_of_skye.actions import DrawGoal, DrawTile, Tracking
from games.isle_of_skye.boxes import next_id
from games.isle_of_skye.building import most_taken, returns_to_bag, stuck
from games.isle_of_skye.capability import Extended
from games.isle_of_skye.events import tile_name
from games.isle_of_skye.income import rounds_of
from games.isle_of_skye.offers import all_priced, for_sale, has_lapsed, is_lone, is_sealed, tiles_due, to_price
from games.isle_of_skye.purse import least_gold
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import GOAL_PLACES, Clan, State
from games.isle_of_skye.territory import placements
from games.isle_of_skye.tiles import turns

Table = State[Any]
MOST_GOLD = 400
WORK = {"score": "score_round", "reckon": "score_game"}
FULL_ONLY: Final = frozenset({"draw", "price", "discard", "buy", "unsold"})
STAGES: Final = {
    "count": "income",
    "draw": "prices",
    "discard": "discard",
    "buy": "buy",
    "build": "build",
    "purses": "score",
}
"""What people call the phases of a round, by their first step (rules section 3)."""


def said(word: str, **params: Param) -> Text:
    """Return a sentence of this game."""
    return Text(f"isle_of_skye.{word}", params)


def base_prompts(state: Table, rules: Extended, actor: Actor) -> tuple[Prompt, ...]:
    """Return what the base asks of `actor` in its current step."""
    if actor == SYSTEM:
        return (SystemPrompt(WORK[state.step]),) if state.step in WORK else ()
    if actor == CHANCE:
        return tuple(_chance(state, rules))
    if actor == HOST:
        return tuple(_tracking(state))
    return _asked(state, rules, actor)


def _asked(state: Table, rules: Extended, actor: Seat) -> tuple[Prompt, ...]:
    match state.step:
        case "goals":
            return (_goal(state, rules),) if actor == state.first else ()
        case "castle":
            return () if state.clans[actor].territory.tiles else (_castle(state, rules, actor),)
        case "count" | "purses":
            return (_gold(state),)
        case "draw":
            return (_draw(state, actor),) if _may_draw(state, actor) else ()
        case "price":
            return _price(state, rules, actor)
        case "buy":
            return (_buy(state, rules),) if actor == state.buyer else ()
        case "build":
            return tuple(_build(state, rules, actor))
    return ()


def base_waits(state: Table) -> dict[str, Text]:
    """Return whom the table waits for in the base's current step."""
    if state.step in WORK:
        return {"system": said(f"wait_{WORK[state.step]}")}
    asked = [seat for seat, clan in enumerate(state.clans) if _is_awaited(state, seat, clan)]
    if state.step == "price" and not asked:
        return {str(seat): said("wait_lift", seat=seat) for seat in range(state.seats)}  # any of them may do it
    return {str(seat): said(f"wait_{state.step}", seat=seat) for seat in asked}


def stages_of(state: Table, stages: Mapping[str, str]) -> tuple[str, ...]:
    """Return the phases that are played in this round, of those that each step belongs to."""
    passed = frozenset() if state.is_full else FULL_ONLY | {"count", "income"}
    unseen = {stages[step] for step in passed} | {""}
    return tuple(dict.fromkeys(word for word in stages.values() if word not in unseen))


def is_fresh(state: Table) -> bool:
    """True if nobody has done anything in this round."""
    match state.step:
        case "goals" | "castle" | "count":
            return True
        case "draw":
            return not any(clan.drawn for clan in state.clans)
        case "build":
            return not state.is_full and not any(clan.taken or clan.finished for clan in state.clans)
    return False


def tracked_from(state: Table) -> int:
    """Return the round from which another level of tracking would hold: this one while nobody has done anything in it,
    else the next; 0 if there is none."""
    if state.end:
        return 0
    if is_fresh(state):
        return state.round
    return state.round + 1 if state.round < rounds_of(state.seats) else 0


def _tracking(state: Table) -> Iterator[ChoosePrompt]:
    """Yield the prompt for how much is tracked, from this round on or from the next, if there is one."""
    number = tracked_from(state)
    if not number:
        return
    same = said("tracking_same", rule="3")
    levels = tuple(
        Choice(
            level,
            said(f"option_tracking_{level}"),
            {"level": level},
            note=said(f"option_tracking_{level}_about"),
            unavailable=same if level == state.next_tracking else None,
        )
        for level in get_args(Tracking)
    )
    name = f"tracking-{number}-{state.next_tracking}"
    yield ChoosePrompt(name, said("prompt_tracking", n=number), {"type": "set_tracking"}, levels)


def asked_in_secret(state: Table) -> tuple[Seat, ...]:
    """Return the awaited seats whose answer, or whose gold, nobody else may know."""
    match state.step:
        case "price":
            secret = is_sealed(state)
        case "buy":
            secret = state.options["hide_gold"] == "on"
        case step:
            secret = step in ("count", "purses")
    return tuple(seat for seat, clan in enumerate(state.clans) if secret and _is_awaited(state, seat, clan))


def _is_awaited(state: Table, seat: Seat, clan: Clan) -> bool:
    """True if the step goes on only once the seat has done something. Builds no prompts."""
    match state.step:
        case "goals":
            return seat == state.first
        case "castle":
            return not clan.territory.tiles
        case "count" | "purses":
            return clan.told is None
        case "draw":
            return _may_draw(state, seat)
        case "price":
            return bool(clan.drawn) and not clan.has_priced
        case "buy":
            return seat == state.buyer
    return bool(clan.hand) or not (state.is_full or clan.finished)


# --- chance ---------------------------------------------------------------------------------------------


def goals_left(state: Table, rules: Extended) -> list[str]:
    """Return the scoring tiles that may still be drawn."""
    return [goal for goal in rules.goals if goal not in state.goals]


def _chance(state: Table, rules: Extended) -> Iterator[ChancePrompt]:
    if state.step == "goals":
        weighted = tuple(Weighted(DrawGoal(goal), 1) for goal in goals_left(state, rules))
        yield ChancePrompt(len(state.goals) + 1, state.first, weighted)
    if state.step == "draw":
        for seat in range(state.seats):
            if _may_draw(state, seat):
                outcomes = tuple(Weighted(DrawTile(seat, tile), left) for tile, left in state.bag.items() if left)
                yield ChancePrompt(draw_number(state, seat), seat, outcomes)


def draw_number(state: Table, seat: Seat) -> int:
    """Return the number of a seat's next draw; it is the same again after an undo."""
    return 100 * state.round + 10 * seat + len(state.clans[seat].drawn) + 1


def _may_draw(state: Table, seat: Seat) -> bool:
    return tiles_due(state, seat) > 0


def _goal(state: Table, rules: Extended) -> Prompt:
    place = GOAL_PLACES[len(state.goals)]
    name = f"goal-{place}-{'-'.join(state.goals)}"
    if state.draw == "app":
        return DrawPrompt(name, said("prompt_goal", place=place), {"type": "draw", "number": len(state.goals) + 1})
    choices = tuple(goals_left(state, rules))
    return PickPrompt(name, said("prompt_goal_pick", place=place), {"type": "draw_goal"}, "goal", choices)


def _draw(state: Table, seat: Seat) -> Prompt:
    drawn = state.clans[seat].drawn
    name = "-".join((f"draw-{state.round}", *drawn))
    if state.draw == "app":
        number = draw_number(state, seat)
        title, action = said("prompt_draw", n=len(drawn) + 1), {"type": "draw", "number": number}
        # The first tap of the game draws a whole hand; from the second round on nobody has anything to decide.
        return DrawPrompt(name, title, action, at_once=bool(drawn) or state.round > 1)
    action = {"type": "draw_tile", "seat": seat}
    title = said("prompt_pick", n=len(drawn) + 1)
    return PickPrompt(name, title, action, "tile", _not_laid(state, seat), unlisted=_unlisted(state, seat))


def _unlisted(state: Table, seat: Seat) -> Payload:
    """Return the action by which the seat adds a tile that the list lacks."""
    return {"type": "add_tile", "round": state.round, "tile": next_id(state.pieces, seat, state.seats)}


def _not_laid(state: Table, seat: Seat) -> tuple[str, ...]:
    """Return the tiles that a seat can have got in this round, whatever the others get."""
    clan = state.clans[seat]
    own = {*clan.drawn, *clan.hand, *(p.tile for p in clan.territory.tiles.values())}
    late = {
        placed.tile for other in state.clans for placed in other.territory.tiles.values() if placed.round == state.round
    }
    held = {tile for other in state.clans for tile in (*other.drawn, *other.hand)}
    return tuple(tile for tile, left in state.bag.items() if (left or tile in late or tile in held) and tile not in own)


# --- gold and prices --------------------------------------------------------------------------------------


def _gold(state: Table) -> AmountsPrompt:
    action = {"type": "tell_gold", "round": state.round}
    title = said("prompt_gold" if state.step == "purses" else "prompt_gold_before")
    name = f"gold-{state.round}-{state.step}"
    gold = Amount("gold", said("gold"), MOST_GOLD)
    return AmountsPrompt(name, title, action, "amounts", (gold,), MOST_GOLD, secret=True)


def short_of_gold(state: Table, actor: Actor) -> Iterator[AmountsPrompt]:
    """Ask a seat that a correction left short of gold how much it has. It alone is asked, in any step, and nobody waits
    for it."""
    if not isinstance(actor, int):
        return
    clan = state.clans[actor]
    if clan.short and state.step not in ("count", "purses"):
        gold = Amount("gold", said("gold"), MOST_GOLD, least_gold(state))
        action = {"type": "tell_gold", "round": state.round}
        title = said("prompt_gold_short", n=clan.short)
        name = f"gold-{state.round}-short" + ("-prices" if gold.least else "")
        yield AmountsPrompt(name, title, action, "amounts", (gold,), MOST_GOLD, secret=True)


def _price(state: Table, rules: Extended, actor: Seat) -> tuple[Prompt, ...]:
    if not is_sealed(state):
        return tuple(prompt for seat in range(state.seats) for prompt in _offer(state, rules, seat, actor))
    if not all_priced(state):
        return tuple(_offer(state, rules, actor, actor))
    # Only the seat itself is told that its choice has lapsed. It may still lift the screens, like everybody.
    again = _offer(state, rules, actor, actor) if has_lapsed(state, actor) else ()
    action = {"type": "lift_screens", "round": state.round}
    lift = Choice("lift", said("choice_lift"), {})
    return (*again, ChoosePrompt(f"lift-{state.round}", said("prompt_lift"), action, (lift,)))


def _offer(state: Table, rules: Extended, seat: Seat, actor: Seat) -> Iterator[Prompt]:
    """Yield the prompts for a seat's axe and, once that lies, its prices."""
    clan = state.clans[seat]
    whose = {"round": state.round, "seat": seat}
    tiles = tuple(Choice(tile, tile_name(tile), {"tile": tile}, piece=tile) for tile in clan.drawn)
    free = any(one.may_price_all(state, seat) for one in rules.chosen)
    aside = Choice("none", said("choice_no_axe"), {}) if free else None
    title = said("prompt_axe") if seat == actor else said("prompt_axe_of", seat=seat)
    hint = said("hint_lapsed") if has_lapsed(state, seat) else None
    secret = is_sealed(state)
    if not is_lone(clan):
        yield ChoosePrompt(axe_prompt(state, seat), title, {"type": "place_axe", **whose}, tiles, aside, hint, secret)
    if clan.axe or is_lone(clan):
        gold = clan.gold or 0
        wanted = to_price(clan)
        most = min(gold - len(wanted) + 1, MOST_GOLD)
        amounts = tuple(Amount(tile, tile_name(tile), most, 1, tile) for tile in wanted)
        title = said("prompt_prices") if seat == actor else said("prompt_prices_of", seat=seat)
        action = {"type": "set_prices", **whose}
        yield AmountsPrompt(price_prompt(state, seat), title, action, "prices", amounts, gold, hint, secret)


def axe_prompt(state: Table, seat: Seat) -> str:
    """Return the id of the prompt for a seat's axe."""
    return f"axe-{state.round}-{seat}"


def price_prompt(state: Table, seat: Seat) -> str:
    """Return the id of the prompt for a seat's prices."""
    return f"prices-{state.round}-{seat}-{state.clans[seat].axe}"


def _buy(state: Table, rules: Extended) -> ChoosePrompt:
    offered = to_buy(state, rules, state.buyer)
    name, nothing = f"buy-{state.round}-{state.turns}", Choice("pass", said("choice_pass"), {})
    return ChoosePrompt(
        name, said("prompt_buy"), {"type": "buy_tile"}, offered, nothing, secret=state.options["hide_gold"] == "on"
    )


def to_buy(state: Table, rules: Extended, buyer: Seat) -> tuple[Choice, ...]:
    """Return the tiles that others offer to a seat, as choices with what it would pay."""
    clan, gold = state.clans[buyer], state.clans[buyer].gold or 0
    return tuple(
        Choice(
            tile,
            said("choice_buy", tile=tile_name(tile), price=due, seat=seller),
            {"tile": tile},
            tile,
            seller,
            due,
            fitting_note(state, rules, clan, tile),
            said("gold_short", n=due - gold) if due > gold else None,
        )
        for tile, (seller, due) in for_sale(state, rules, buyer).items()
    )


def fitting_note(state: Table, rules: Extended, clan: Clan, tile: str) -> Text | None:
    """Return in how many places a tile would fit, if legal places are shown."""
    if state.options["legal_cells"] == "off":
        return None
    return said("note_fits", n=len(placements(clan.territory, rules.box.tiles[tile])))


# --- building ---------------------------------------------------------------------------------------------


def _castle(state: Table, rules: Extended, seat: Seat) -> PlacePrompt:
    castle = rules.box.castles[state.clans[seat].colour]
    rotations: dict[str, dict[str, str]] = {str(r): {} for r in range(turns(rules.box.tiles[castle]))}
    action = {"type": "lay_castle"}
    return PlacePrompt("castle", said("prompt_castle"), action, castle, {"0,0": rotations}, board_of(seat))


def _build(state: Table, rules: Extended, seat: Seat) -> Iterator[Prompt]:
    clan = state.clans[seat]
    number, laid = state.round, len(clan.territory.tiles)
    if stuck(clan, rules.box):
        for tile in dict.fromkeys(clan.hand):
            action = {"type": "return_tile", "round": number, "tile": tile}
            label = said("choice_return") if returns_to_bag(state, rules, tile) else said("choice_out")
            back = (Choice("return", label, {}, piece=tile),)
            name, title = f"return-{number}-{laid}-{tile}", said("prompt_return", tile=tile_name(tile))
            yield ChoosePrompt(name, title, action, back, hint=said("hint_return"))
    else:
        offered = {tile: offered_cells(state, rules, clan, tile) for tile in dict.fromkeys(clan.hand)}
        hint = None if all(offered.values()) else said("hint_later")
        for tile, cells in offered.items():
            if cells:
                action = {"type": "place_tile", "round": number, "tile": tile}
                title = said("prompt_place", tile=tile_name(tile))
                yield PlacePrompt(
                    f"build-{number}-{laid}-{tile}", title, action, tile, cells, board_of(seat), hint=hint
                )
    if state.is_full or clan.finished:
        return
    if clan.taken < most_taken(state, rules, seat):
        name = "-".join((f"take-{number}-{clan.taken}-{laid}", *clan.hand))
        action = {"type": "receive_tile", "round": number}
        hint = said("hint_income", n=clan.income)
        unlisted = _unlisted(state, seat)
        yield PickPrompt(
            name, said("prompt_take"), action, "tile", _not_laid(state, seat), hint=hint, unlisted=unlisted
        )
    if not clan.hand:
        done = (Choice("done", said("choice_done"), {}),)
        action = {"type": "finish_building", "round": number}
        yield ChoosePrompt(f"done-{number}-{clan.taken}-{laid}", said("prompt_done"), action, done)


def offered_cells(state: Table, rules: Extended, clan: Clan, tile: str) -> dict[str, dict[str, dict[str, str]]]:
    """Return the cells and rotations that a phone offers: the legal ones, or for purists every cell beside the
    territory in every rotation; none if the tile fits nowhere."""
    facts = rules.box.tiles[tile]
    legal = placements(clan.territory, facts)
    if state.options["legal_cells"] == "off" and legal:
        return {cell_place(c): {str(r): {} for r in range(turns(facts))} for c in clan.territory.wanted}
    return {cell_place(cell): {str(r): {} for r in rotations if r < turns(facts)} for cell, rotations in legal.items()}
