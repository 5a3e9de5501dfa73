"""Recorded Isle of Skye situations with Druids: the neutral format -> the ruleset, and its figures back in the format's
words. Rows start in mid-game: the state is built, then played. Their buy phases and prices have the Journeyman too."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, StartTable, actor_of
from games.core.capability import Flow
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.grid import cell as pack
from games.core.grid import unpack
from games.core.score import ranks
from games.core.seats import Seat
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.events import TileBought
from games.isle_of_skye.expansions.druids.actions import (
    BuyAgain,
    BuyOwnTile,
    DrawDruidTile,
    KeepBagTile,
    LookIntoBag,
    RefillDolmenBoard,
)
from games.isle_of_skye.expansions.druids.capability import Druids, Notes, again_proofs
from games.isle_of_skye.expansions.druids.events import BagPaid, DruidTileBought
from games.isle_of_skye.expansions.druids.state import Tablet, bag_drawn, bag_price, discount
from games.isle_of_skye.expansions.journeyman.actions import Advance, BuySecond
from games.isle_of_skye.expansions.journeyman.advances import open_questions
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import Boards
from games.isle_of_skye.expansions.journeyman.state import Taken, follower, with_follower
from games.isle_of_skye.expansions.journeyman.trade import second_buyer
from games.isle_of_skye.offers import payment
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.scoring import GOLD_PER_POINT, gold_proof
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.subject import Subject
from tests.records.skye_games import CASTLES, own_facts
from tests.records.skye_journeyman_land import boards
from tests.records.skye_land import SCROLLS, box_of, scrolls_of, subject_of

Row = dict[str, Any]
AS_LISTED = {"progress_board": "as_listed"}
REASONS = {
    "isle_of_skye.cannot_pay": "not_enough_gold",
    "isle_of_skye.not_offered": "not_for_sale",
    "isle_of_skye.no_tablet": "no_tablet",
    "isle_of_skye.not_your_turn": "already_bought",
    "table.others_first": "already_bought",
}


@cache
def druid_tiles(folder: Path) -> dict[str, Row]:
    """The Druid tiles of the records, as the data of the expansion shapes its own."""
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    more = ("set", "cost", "tablet")
    return {
        name: own_facts(one) | {key: one[key] for key in more if key in one}
        for name, one in raw.items()
        if one.get("set") == "druid"
    }


@cache
def journeyman_tiles(folder: Path) -> dict[str, Row]:
    """The landscape tiles of the records with a journeyman symbol."""
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    return {name: own_facts(one) for name, one in raw.items() if one.get("set") == "journeyman"}


class Table:
    """A table of the records in mid-game: `seats` players, the first one begins; the app draws."""

    def __init__(self, folder: Path, seats: int, costs: dict[str, int], round_number: int = 1) -> None:
        box, tiles = box_of(folder), druid_tiles(folder)
        castles = dict.fromkeys(CASTLES, next(iter(box.castles)))
        landscape = journeyman_tiles(folder)
        own = (*tiles, *landscape)
        plain = {name: facts for name, facts in box.tiles.items() if name not in own}
        counts = {name: 1 for name in box.counts if name not in own}
        priced = {name: {**one, "cost": costs.get(name, one["cost"])} for name, one in tiles.items()}
        journeyman = Journeyman(Boards(*boards(folder).values()), landscape)
        self.rules = IsleOfSkye(Druids(priced), journeyman, box=type(box)(plain, counts, castles))
        chosen = ("druids", "journeyman")
        start = StartTable("isle_of_skye", 1, AS_LISTED, CASTLES[:seats], 0, chosen, "app")
        self.round = round_number
        self.advances: list[tuple[Seat, str]] = []
        self.state: State[Any] = self.rules.setup(start).state

    def at(self, step: str, **changes: Any) -> None:
        """The table is at this step of its round, and the slice has changed so."""
        slices = replace(self.state.slices, druids=replace(self.state.slices.druids, **changes))
        self.state = replace(self.state, round=self.round, first=0, flow=Flow(step), slices=slices)

    def has(self, seat: Seat, *bonus: str) -> None:
        """The seat has these bonus tiles since the phase before."""
        taken = tuple(Taken(tile, 0, 0, done=True) for tile in bonus)
        self.state = with_follower(self.state, seat, bonus=taken)

    def clan(self, seat: Seat, **changes: Any) -> None:
        """A clan has changed so."""
        self.state = with_clan(self.state, seat, replace(self.state.clans[seat], **changes))

    def trades(self) -> None:
        """The buy phase begins with what lies on offer."""
        journeyman = self.rules.extended.chosen[1]
        self.state = self.rules.with_these.settle(self.rules, journeyman.begin(self.state, "buy")).state

    def do(self, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """The action is done; advances that are due are counted, and let be, once nothing goes before them."""
        progress = self.rules.apply(self.state, actor_of(action, seat), action)
        self.state = progress.state
        while self.state.slices.druids.late is None and (asked := open_questions(self.state)):
            due = follower(self.state, asked[0]).due[0]
            self.advances.append((asked[0], due.because))
            self.state = self.rules.apply(self.state, asked[0], Advance(due.n, "")).state
        return progress.events

    def prices(self) -> list[int]:
        """What the tiles on the dolmen board cost, from left to right."""
        market = self.rules.view(self.state, "spectator").market
        return [market[space].price for space in sorted(market)]

    def display(self) -> list[str]:
        """The dolmen board from left to right."""
        return list(self.state.slices.druids.display)


# --- dolmen ---------------------------------------------------------------------------------------------------


def dolmen(folder: Path, given: Row) -> Row:
    """The dolmen board after each purchase and each end of a round."""
    table = Table(folder, 5, given["costs"])
    pile = list(given["pile"])
    table.at("second", display=tuple(given["display"]))
    log: list[Row] = []
    for event in given["events"]:
        told: Row = {"type": event["type"], "ok": True}
        if event["type"] == "buy":
            told |= _bought(table, event, pile)
        else:
            table.at("refill", cleared=0)
            told["removed"] = table.display()[-1]
            table.do(None, RefillDolmenBoard())
            table.do(0, DrawDruidTile(pile.pop(0)))
        log.append({**told, "display": table.display(), "prices": table.prices(), "pile_left": len(pile)})
    return {"log": log, "out_of_game": list(table.state.slices.druids.gone)}


def _bought(table: Table, event: Row, pile: list[str]) -> Row:
    seat, space = event["player"], event["space"]
    table.at("second", turns=seat)
    table.clan(seat, gold=event["gold"], hand=())
    found = {"price": table.prices()[space]}
    tile = table.display()[space]
    try:
        table.do(seat, BuyAgain(f"space_{space + 1}"))  # type: ignore[arg-type]
    except IllegalAction as error:
        return {**found, "ok": False, "reason": REASONS[error.code], "gold_after": event["gold"]}
    table.do(seat, DrawDruidTile(pile.pop(0)))
    return {**found, "tile": tile, "gold_after": table.state.clans[seat].gold}


# --- prices ---------------------------------------------------------------------------------------------------


def prices(folder: Path, given: Row) -> Row:
    """What a tile costs with these tablets, and which of them work; whether the bank pays."""
    table = Table(folder, 2, {}, given.get("round", 2))
    built = given.get("tablets_built", [[kind, 1] for kind in given.get("tablets", ())])
    table.at("second", tablets={0: tuple(Tablet(kind, number) for kind, number in built)})
    active = table.state.slices.druids.active(0, table.state.round)
    bag = {"price": bag_price(active), "draw": bag_drawn(active)}
    if "tablets_built" in given:
        return {"active": list(active), "discount": discount(active), "bag": bag}
    if given.get("bag"):
        return bag
    if given.get("bank_pays"):
        table.has(0, "bank_pays")
    due = payment(table.state, table.rules.extended, 0, "b01", given["price"])
    paid = due.buyer + due.bank
    return {"payment": paid, "buyer": -due.buyer, "bank": due.bank, "seller": paid + given["price"]}


# --- phase4 ---------------------------------------------------------------------------------------------------


def phase4(folder: Path, given: Row) -> Row:
    """A whole buy phase."""
    order, players = given["order"], given["players"]
    table = Table(folder, len(order), given.get("costs", {}), given["round"])
    for seat, name in enumerate(order):
        one = players[name]
        table.clan(seat, gold=one["gold"] - sum(one["offer"].values()), offer=one["offer"])
        taken = dict.fromkeys(one["offer"], 0)
        table.state = replace(table.state, bag=table.state.bag | taken)
        table.has(seat, *one["bonus"])
    tablets = {seat: tuple(Tablet(*one) for one in players[name]["tablets"]) for seat, name in enumerate(order)}
    table.at("buy", display=tuple(given.get("display", ("",) * 5)), tablets=tablets)
    table.trades()
    pile, back = list(given.get("pile", ())), list[str]()
    log: list[Row] = []
    for turn in given["turns"]:
        seat = order.index(turn["player"])
        _reach(table, turn["turn"], seat)
        for step in turn["steps"]:
            told: Row = {"turn": turn["turn"], "player": turn["player"], "do": step["do"]}
            try:
                told |= {**_step(table, seat, step, turn["turn"], pile, back), "ok": True, "reason": None}
            except IllegalAction as error:
                told |= {"ok": False, "reason": _reason(turn["turn"], step["do"], error.code)}
            log.append({**told, "hand": _hands(table, order)})
        if turn["turn"] != "two_buys":
            _pass(table, seat)
    _reach(table, 2, 0)
    return {
        "log": log,
        "gold": _hands(table, order),
        "tiles": {name: sorted(table.state.clans[seat].hand) for seat, name in enumerate(order)},
        "warrior_advances": {name: table.advances.count((seat, "sale")) for seat, name in enumerate(order)},
        "symbol_advances": {name: table.advances.count((seat, "symbol")) for seat, name in enumerate(order)},
        "display": table.display() if given["druids"] else [],
        "returned_to_bag": sorted(back),
    }


def _hands(table: Table, order: list[str]) -> Row:
    return {name: table.state.clans[seat].gold for seat, name in enumerate(order)}


def _reach(table: Table, turn: Any, seat: Seat) -> None:
    """Owners of "Two Buys" before this turn who buy nothing say so."""
    while table.state.step == "second_purchase" and (turn != "two_buys" or second_buyer(table.state) != seat):
        owner = second_buyer(table.state)
        if turn == "two_buys" and (owner is None or owner > seat):
            return
        table.do(owner, BuySecond())


def _reason(turn: Any, what: str, code: str) -> str:
    if turn == "two_buys" and code in ("isle_of_skye.not_now", "isle_of_skye.not_your_turn"):
        return "no_two_buys"
    if turn == 2 and what == "buy" and code == "table.others_first":
        return "not_in_second_turn"
    if what == "own" and code == "isle_of_skye.not_your_turn":
        return "no_tablet"  # with one left the purchase would still be open
    return REASONS[code]


def _step(table: Table, seat: Seat, step: Row, turn: Any, pile: list[str], back: list[str]) -> Row:
    match step["do"]:
        case "buy":
            return _sale(table, seat, step, BuySecond if turn == "two_buys" else BuyTile)
        case "own":
            price = table.state.clans[seat].offer.get(step["tile"])
            table.do(seat, BuyOwnTile(step["tile"]))
            return {"price": price}
        case "druid":
            told = table.do(seat, BuyAgain(f"space_{step['space'] + 1}"))  # type: ignore[arg-type]
            bought = next(event for event in told if isinstance(event, DruidTileBought))
            table.do(seat, DrawDruidTile(pile.pop(0)))
            return {"price": bought.price, "tile": bought.tile, "display": table.display()}
    told = table.do(seat, BuyAgain("bag"))
    paid = next(event for event in told if isinstance(event, BagPaid))
    for tile in step["drawn"]:
        table.do(seat, LookIntoBag(tile))
    table.do(seat, KeepBagTile(step["keep"]))
    back += [tile for tile in step["drawn"] if tile != step["keep"] and table.state.bag[tile]]
    return {"price": paid.price, "draw": paid.drawn}


def _sale(table: Table, seat: Seat, step: Row, buy: type[BuyTile | BuySecond]) -> Row:
    seller = next((n for n, clan in enumerate(table.state.clans) if step["tile"] in clan.offer), seat)
    before = [clan.gold or 0 for clan in table.state.clans]
    told = table.do(seat, buy(step["tile"]))
    paid = next(event for event in told if isinstance(event, TileBought)).price
    after = [clan.gold or 0 for clan in table.state.clans]
    buyer = after[seat] - before[seat]
    return {"payment": paid, "buyer": buyer, "bank": paid + buyer, "seller": after[seller] - before[seller]}


def _pass(table: Table, seat: Seat) -> None:
    """What the seat has not used of its turn it lets be."""
    state = table.state
    if state.slices.druids.late == seat:
        table.do(seat, BuyOwnTile())
    elif state.step == "buy" and state.buyer == seat:
        table.do(seat, BuyTile())
    elif state.step == "second" and (state.first + state.slices.druids.turns) % state.seats == seat:
        table.do(seat, BuyAgain("nothing"))


# --- finals, purchases ----------------------------------------------------------------------------------------


def finals(folder: Path, given: Row) -> Row:
    """The end of a game: scrolls, scrolls once more, gold, the winners."""
    players = [_final(folder, one) for one in given["players"]]
    totals = tuple(one["total"] for one in players)
    ranked = ranks(totals, tuple(one["left_over"] for one in players))
    winners = [seat for seat, rank in enumerate(ranked) if rank == 1]
    return {"players": players, "winners": winners, "tie_break": totals.count(max(totals)) > 1}


def _final(folder: Path, given: Row) -> Row:
    bare = subject_of(box_of(folder), given)
    chosen = tuple(pack(x, y) for x, y in given["again"])
    tablets = given["tablets"].count("scroll_again")
    proofs = again_proofs(bare, SCROLLS)
    scrolls = scrolls_of(bare)
    scroll_vp = sum(one["vp"] for one in scrolls)
    again_vp, gold_vp = _again(bare, Notes(len(chosen), chosen)), gold_proof(given["gold"]).points
    return {
        "scrolls": scrolls,
        "scroll_vp": scroll_vp,
        "again": [[*unpack(cell), proofs[cell][1].points] for cell in chosen],
        "again_vp": again_vp,
        "best_again_vp": _again(bare, Notes(tablets)),
        "gold_vp": gold_vp,
        "left_over": given["gold"] % GOLD_PER_POINT,
        "total": given["vp"] + scroll_vp + again_vp + gold_vp,
    }


def _again(bare: Subject, notes: Notes) -> int:
    subject = Subject(bare.land, bare.options, bare.gold, {Druids.id: notes})
    return sum(due.proof.points for due in Druids().final_due([subject], SCROLLS))
