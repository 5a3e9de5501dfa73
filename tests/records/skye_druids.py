"""Recorded Isle of Skye situations with Druids: from the neutral format to the ruleset and back. Their buy phases and
prices include the Journeyman."""

from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.grid import pack, unpack
from games.core.score import rank_scores
from games.core.seats import Seat
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.events import TileBought
from games.isle_of_skye.expansions.druids.actions import (
    BuyAgain,
    BuyOwnTile,
    KeepBagTile,
    LookIntoBag,
    RefillDolmenBoard,
)
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.druids.events import BagPaid, DolmenBoardCleared, DruidTileBought
from games.isle_of_skye.expansions.druids.scoring import prove_scrolls_again
from games.isle_of_skye.expansions.druids.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.druids.state import (
    GAP,
    SPACES,
    Tablet,
    count_bag_draws,
    find_bag_price,
    find_discount,
)
from games.isle_of_skye.expansions.journeyman.actions import BuySecond
from games.isle_of_skye.expansions.journeyman.steps.purchase import find_second_buyer
from games.isle_of_skye.scoring import GOLD_PER_POINT, score_gold
from games.isle_of_skye.subject import Subject
from tests.records.skye_land import SCROLLS, box_of, scrolls_of, subject_of
from tests.records.skye_table import Table

Row = dict[str, Any]
TURNS: list[Any] = [1, "two_buys", 2]
"""The parts of a buy phase in order."""
REASONS = {
    "isle_of_skye.cannot_pay": "not_enough_gold",
    "isle_of_skye.not_offered": "not_for_sale",
    "isle_of_skye.no_tablet": "no_tablet",
    "isle_of_skye.not_your_turn": "already_bought",
    "table.others_first": "already_bought",
}


def _space(number: int) -> BuyAgain:
    """Return the purchase from a space, counted from 0.

    :raises IllegalAction: the dolmen board has no such space.
    """
    if number not in range(SPACES):
        raise IllegalAction("isle_of_skye.space_empty", {"n": number + 1})
    return BuyAgain(f"space_{number + 1}")  # type: ignore[arg-type]


# --- dolmen ---------------------------------------------------------------------------------------------------


def dolmen(folder: Path, row_input: Row) -> Row:
    """Answer the dolmen board after each purchase and each end of a round."""
    table = Table(folder, 2, row_input)
    table.set_up()
    log = [_event(table, event) for event in row_input["events"]]
    removed_tiles = [answer["removed"] for answer in log if answer.get("removed")]
    return {"log": log, "out_of_game": removed_tiles}


def _event(table: Table, event: Row) -> Row:
    answer: Row = {"type": event["type"], "ok": True}
    if event["type"] == "buy":
        answer |= _purchase(table, event)
    else:
        table.at("refill", cleared=0)
        cleared = table.do(None, RefillDolmenBoard())
        answer["removed"] = (
            next(cleared_event.tile for cleared_event in cleared if isinstance(cleared_event, DolmenBoardCleared))
            or None
        )
        table.come_up(0)
    return {**answer, "display": table.display(), "prices": table.prices(), "pile_left": len(table.pile)}


def _purchase(table: Table, event: Row) -> Row:
    """Make a purchase by a seat with this much gold, whose turn has come."""
    space: int = event["space"]
    table.clan(0, gold=event["gold"], hand=())
    table.at("second", turns=0)
    table.lies([tile or GAP for tile in table.display()])
    prices = table.prices()
    result: Row = {"price": prices[space] if space in range(SPACES) else None}

    def buy() -> Row:
        tile = table.display()[space] if space in range(SPACES) else None
        table.do(0, _space(space))
        table.come_up(0)
        return {"tile": tile}

    answer = table.attempt(buy)
    if answer["ok"]:
        del answer["reason"]
    else:
        answer["reason"] = REASONS.get(answer["reason"], answer["reason"])
    return {**result, **answer, "gold_after": table.state.clans[0].gold}


def dolmen_example(folder: Path, row_input: Row) -> Row:
    """Answer {"displays", "prices", "paid"}: dolmen board and prices after setup and each event, gold paid for each
    purchase (None: it was refused)."""
    table = Table(folder, 2, row_input)
    table.set_up()
    displays = [(table.display(), table.prices())]
    prices_paid: list[int | None] = []
    for event in row_input["events"]:
        answer = _event(table, event)
        displays.append((answer["display"], answer["prices"]))
        if event["type"] == "buy":
            prices_paid.append(answer["price"] if answer["ok"] else None)
    return {
        "displays": [display for display, _ in displays],
        "prices": [prices for _, prices in displays],
        "paid": prices_paid,
    }


# --- prices ---------------------------------------------------------------------------------------------------


def prices(folder: Path, row_input: Row) -> Row:
    """Answer the cost of a tile with these tablets, which of them work, and whether the bank pays."""
    table = Table(folder, 2, {"round": row_input.get("round", 2)})
    tablet_rows = row_input.get("tablets_built", [[kind, 1] for kind in row_input.get("tablets", ())])
    table.at("second", tablets={0: tuple(Tablet(kind, number) for kind, number in tablet_rows)})
    active = table.state.slices.druids.list_active(0, table.state.round)
    bag = {"price": find_bag_price(active), "draw": count_bag_draws(active)}
    if "tablets_built" in row_input:
        return {"active": list(active), "discount": find_discount(active), "bag": bag}
    if row_input.get("bag"):
        return bag
    if row_input.get("bank_pays"):
        table.has(0, "bank_pays")
    payment = table.rules.extended.find_pricing(table.state, 0).find_payment(row_input["price"])
    total = payment.buyer + payment.bank
    return {"payment": total, "buyer": -payment.buyer, "bank": payment.bank, "seller": total + row_input["price"]}


# --- phase4 ---------------------------------------------------------------------------------------------------


def phase4(folder: Path, row_input: Row) -> Row:
    """Answer a whole buy phase."""
    order, players = row_input["order"], row_input["players"]
    table = Table(folder, len(order), row_input)
    table.set_up()
    for at, name in enumerate(order):
        buyer_row = players[name]
        table.clan(at, gold=buyer_row["gold"] - sum(buyer_row["offer"].values()), offer=buyer_row["offer"])
        offered_tiles = dict.fromkeys(buyer_row["offer"], 0)
        table.state = replace(table.state, bag=table.state.bag | offered_tiles)
        table.has(at, *buyer_row.get("bonus", ()))
    tablets = {
        seat: tuple(Tablet(*tablet) for tablet in players[name].get("tablets", ())) for seat, name in enumerate(order)
    }
    table.at("buy", tablets=tablets)
    table.trades()
    log: list[Row] = []
    for turn in row_input["turns"]:
        turn_name, player = turn["turn"], turn["player"]
        seat = order.index(player) if player in order else None
        if seat is not None:
            _reach(table, turn_name, seat)
        for step in turn.get("steps", ()):
            answer = table.attempt(partial(_step, table, row_input, seat, turn_name, step))
            if not answer["ok"]:
                answer["reason"] = _reason(turn_name, step["do"], answer["reason"])
            log.append({"turn": turn_name, "player": player, "do": step["do"], **answer, "hand": _hands(table, order)})
        if turn_name != "two_buys" and _current_turn(table) == (turn_name, seat):
            _pass(table)
    _reach(table, 2, 0)
    bag_steps = [
        (answer_row, step)
        for answer_row, step in zip(log, _steps(row_input), strict=True)
        if answer_row["do"] == "bag" and answer_row["ok"]
    ]
    return {
        "log": log,
        "gold": _hands(table, order),
        "tiles": {name: sorted(set(table.state.clans[seat].hand)) for seat, name in enumerate(order)},
        "warrior_advances": {name: table.advances.count((seat, "sale")) for seat, name in enumerate(order)},
        "symbol_advances": {name: table.advances.count((seat, "symbol")) for seat, name in enumerate(order)},
        "display": table.display() if row_input.get("druids") else [],
        "returned_to_bag": sorted({tile for _, step in bag_steps for tile in step["drawn"] if tile != step["keep"]}),
    }


def _steps(row_input: Row) -> list[Row]:
    return [step for turn in row_input["turns"] for step in turn.get("steps", ())]


def _hands(table: Table, order: list[str]) -> Row:
    return {name: table.state.clans[seat].gold for seat, name in enumerate(order)}


def _current_turn(table: Table) -> tuple[Any, Seat] | None:
    """Return the active seat and its part of the phase."""
    state, druids = table.state, table.state.slices.druids
    if druids.late is not None:
        return 1, druids.late
    if state.step == "buy":
        return 1, state.buyer
    if state.step == "second_purchase" and (owner := find_second_buyer(state)) is not None:
        return "two_buys", owner
    return (2, (state.first + druids.turns) % state.seats) if state.step == "second" else None


def _reach(table: Table, turn: Any, seat: Seat) -> None:
    """Let every seat before this turn decline; the record has nothing more of them."""
    while (current := _current_turn(table)) and (TURNS.index(current[0]), current[1]) < (TURNS.index(turn), seat):
        _pass(table)


def _pass(table: Table) -> None:
    """Let the active seat decline the rest of its turn."""
    current = _current_turn(table)
    assert current
    is_late = table.state.slices.druids.late is not None
    declines = {1: BuyOwnTile() if is_late else BuyTile(), "two_buys": BuySecond(), 2: BuyAgain("nothing")}
    table.do(current[1], declines[current[0]])


def _reason(turn: Any, subject: str, code: str) -> str:
    if turn == "two_buys" and code in ("isle_of_skye.not_now", "isle_of_skye.not_your_turn"):
        return "no_two_buys"
    if turn == 2 and subject == "buy" and code == "table.others_first":
        return "not_in_second_turn"
    if subject == "own" and code in ("isle_of_skye.not_your_turn", "isle_of_skye.not_now"):
        return "no_tablet"  # with another tablet the purchase would still be possible
    return REASONS.get(code, code)


def _step(table: Table, row_input: Row, seat: Seat | None, turn: Any, step: Row) -> Row:
    """Play a step of a turn.

    :raises GameError: it is illegal.
    """
    if seat is None:
        raise IllegalAction("table.no_such_seat")
    if step["do"] == "buy":
        return _sale(table, row_input["order"], seat, step, BuySecond if turn == "two_buys" else BuyTile)
    if step["do"] == "own":
        price = table.state.clans[seat].offer.get(step["tile"])
        table.do(seat, BuyOwnTile(step["tile"]))
        return {"price": price}
    if not row_input.get("druids") or _current_turn(table) != (2, seat) or turn != 2:
        raise IllegalAction("isle_of_skye.not_your_turn")
    if step["do"] == "druid":
        answer = table.do(seat, _space(step["space"]))
        purchase = next(event for event in answer if isinstance(event, DruidTileBought))
        table.come_up(seat)
        return {"price": purchase.price, "tile": purchase.tile, "display": table.display()}
    return _from_bag(table, seat, step)


def _from_bag(table: Table, seat: Seat, step: Row) -> Row:
    """Take a tile from the bag. If fewer are drawn than allowed, it held no more (ruling Q34)."""
    tiles = step["drawn"]
    active = table.state.slices.druids.list_active(seat, table.state.round)
    if len(tiles) < count_bag_draws(active):
        table.state = replace(table.state, bag={tile: int(tile in tiles) for tile in table.state.bag})
    answer = table.do(seat, BuyAgain("bag"))
    payment = next(event for event in answer if isinstance(event, BagPaid))
    for tile in tiles:
        table.do(seat, LookIntoBag(tile))
    table.do(seat, KeepBagTile(step["keep"]))
    return {"price": payment.price, "draw": payment.drawn}


def _sale(table: Table, order: list[str], seat: Seat, step: Row, buy: type[BuyTile | BuySecond]) -> Row:
    seller = next((n for n, clan in enumerate(table.state.clans) if step["tile"] in clan.offer), seat)
    if seller != seat and order[seller] != step.get("from", order[seller]):
        raise IllegalAction("isle_of_skye.not_offered")
    before = [clan.gold or 0 for clan in table.state.clans]
    answer = table.do(seat, buy(step["tile"]))
    price = next(event for event in answer if isinstance(event, TileBought)).price
    after = [clan.gold or 0 for clan in table.state.clans]
    buyer = after[seat] - before[seat]
    return {"payment": price, "buyer": buyer, "bank": price + buyer, "seller": after[seller] - before[seller]}


# --- finals, purchases ----------------------------------------------------------------------------------------


def finals(folder: Path, row_input: Row) -> Row:
    """Answer the end of a game: scrolls, repeated scrolls, gold, the winners."""
    players = [final(folder, player) for player in row_input["players"]]
    totals = tuple(player["total"] for player in players)
    ranked = rank_scores(totals, tuple(player["left_over"] for player in players))
    winners = [seat for seat, rank in enumerate(ranked) if rank == 1]
    return {"players": players, "winners": winners, "tie_break": totals.count(max(totals)) > 1}


def final(folder: Path, row_input: Row) -> Row:
    """Score the end of the game for a seat with `vp` points. Of the scrolls chosen to count again, those on its
    territory count, one for each tablet."""
    bare = subject_of(box_of(folder), row_input)
    tablets = row_input.get("tablets", []).count("scroll_again")
    proofs = prove_scrolls_again(bare, SCROLLS)
    cells = tuple(cell for x, y in row_input.get("again", ()) if (cell := pack(x, y)) in proofs)[:tablets]
    scrolls = scrolls_of(bare)
    scroll_vp = sum(scroll["vp"] for scroll in scrolls)
    gold = row_input.get("gold", 0)
    again_vp, gold_vp = _repeated_points(bare, ScoringFacts(len(cells), cells)), score_gold(gold).points
    return {
        "scrolls": scrolls,
        "scroll_vp": scroll_vp,
        "again": [[*unpack(cell), proofs[cell][1].points] for cell in cells],
        "again_vp": again_vp,
        "best_again_vp": _repeated_points(bare, ScoringFacts(tablets)),
        "gold_vp": gold_vp,
        "left_over": gold % GOLD_PER_POINT,
        "total": row_input.get("vp", 0) + scroll_vp + again_vp + gold_vp,
    }


def _repeated_points(bare: Subject, facts: ScoringFacts) -> int:
    subject = Subject(bare.land, bare.options, bare.gold, {Druids.id: facts})
    return sum(pending.proof.points for pending in Druids().list_final_lines([subject], SCROLLS))
