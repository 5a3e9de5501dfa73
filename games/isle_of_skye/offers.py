"""Phases 2 to 4: draws, the choice behind the screen, purchases (rules section 3)."""

from typing import Any

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.isle_of_skye.actions import BuyTile, DrawTile, LiftScreens, PlaceAxe, SetPrices
from games.isle_of_skye.capability import Extended, Payment
from games.isle_of_skye.events import (
    AxePlaced,
    BoughtNothing,
    OfferLapsed,
    OfferMade,
    OfferSealed,
    OfferTold,
    PricesSet,
    ScreensLifted,
    TileBought,
    TileDrawn,
    TileKept,
    tile_name,
)
from games.isle_of_skye.state import Clan, State, with_clan, with_tile

Table = State[Any]
TILES_DRAWN = 3
ALL_PRICED = "-"
"""The axe of a seat that leaves it aside and prices all tiles."""


def all_drawn(state: Table) -> bool:
    """True if every seat has its tiles."""
    return not any(tiles_due(state, seat) for seat in range(state.seats))


def tiles_due(state: Table, seat: Seat) -> int:
    """Return how many tiles the seat still draws in this round. A bag that runs short is dealt tile by tile, start
    player first (ruling Q34)."""
    drawn = [len(clan.drawn) for clan in state.clans]
    shared, rest = divmod(sum(state.bag.values()) + sum(drawn), state.seats)
    share = shared + ((seat - state.first) % state.seats < rest)
    return min(share, TILES_DRAWN) - drawn[seat]


def is_sealed(state: Table) -> bool:
    """True if prices are chosen on the phones, in secret."""
    return state.options["prices"] == "sealed"


def all_priced(state: Table) -> bool:
    """True if every choice is complete."""
    return all(clan.has_priced or not clan.drawn for clan in state.clans)


def to_price(clan: Clan) -> tuple[str, ...]:
    """Return the drawn tiles without the one that has the axe."""
    return tuple(tile for tile in clan.drawn if tile != clan.axe)


def holds(clan: Clan) -> bool:
    """True if the rules allow the choice behind the screen; after a correction they may not any more."""
    return (
        bool(clan.axe or is_lone(clan))
        and clan.prices.keys() == set(to_price(clan))
        and sum(clan.prices.values()) <= (clan.gold or 0)
    )


def has_lapsed(state: Table, seat: Seat) -> bool:
    """True if a correction has made impossible what the seat has chosen behind its screen. Others see it only when the
    screens are lifted."""
    clan = state.clans[seat]
    return is_sealed(state) and not state.lifted and clan.has_priced and not holds(clan)


def is_lone(clan: Clan) -> bool:
    """True if the seat has a single tile, which gets a price and no axe (ruling Q34)."""
    return len(clan.drawn) == 1


def draw_tile(state: Table, action: DrawTile) -> Progress:
    """Draw one more tile for a seat.

    :raises IllegalAction: `table.too_late`, `isle_of_skye.unknown_tile` or `isle_of_skye.tile_gone`.
    """
    if state.step != "draw" or action.seat >= state.seats or not tiles_due(state, action.seat):
        raise TooLate
    check_in_bag(state, action.tile)
    clan = state.clans[action.seat]
    drawn = with_clan(state, action.seat, replace(clan, drawn=(*clan.drawn, action.tile)))
    return Progress(replace(drawn, bag=with_tile(state.bag, action.tile, -1)), (TileDrawn(action.seat, action.tile),))


def check_in_bag(state: Table, tile: str) -> None:
    """Refuse a tile of which no copy is left.

    :raises IllegalAction: `isle_of_skye.unknown_tile` or `isle_of_skye.tile_gone`.
    """
    if tile not in state.bag:
        raise IllegalAction("isle_of_skye.unknown_tile", {"tile": tile[:40]}, rule="1")
    if not state.bag[tile]:
        raise IllegalAction("isle_of_skye.tile_gone", {"tile": tile_name(tile)}, rule="1")


# --- behind the screen ----------------------------------------------------------------------------------


def _choosing(state: Table, actor: Actor, action: PlaceAxe | SetPrices) -> Clan:
    """Return the clan that chooses. A choice may be changed until all have chosen, and when it has lapsed."""
    own_lapsed = isinstance(actor, int) and action.seat == actor and has_lapsed(state, actor)
    if is_sealed(state) and all_priced(state) and not own_lapsed:
        raise TooLate
    return _choosing_unchecked(state, actor, action)


def _choosing_unchecked(state: Table, actor: Actor, action: PlaceAxe | SetPrices) -> Clan:
    """Return the clan that chooses, without checks that need more than everybody knows."""
    if (action.round, state.step) != (state.round, "price") or state.lifted:
        raise TooLate
    if action.seat >= state.seats or (is_sealed(state) and action.seat != actor):
        raise IllegalAction("isle_of_skye.not_your_offer", rule="3")
    return state.clans[action.seat]


def place_axe(state: Table, rules: Extended, actor: Actor, action: PlaceAxe, *, checked: bool = True) -> Progress:
    """Put a seat's axe on a tile; the gold there goes to where the axe was. Without `checked`, checks only what
    everybody may know."""
    clan = (_choosing if checked else _choosing_unchecked)(state, actor, action)
    if not action.tile and not _may_price_all(state, rules, action.seat):
        raise IllegalAction("isle_of_skye.axe_needed", rule="3")
    if action.tile and action.tile not in clan.drawn:
        raise IllegalAction("isle_of_skye.not_drawn", {"tile": tile_name(action.tile)}, rule="3")
    if is_lone(clan) and action.tile:
        raise IllegalAction("isle_of_skye.price_missing", {"tile": tile_name(action.tile)}, rule="3")
    prices: dict[str, int] = {}
    if has_lapsed(state, action.seat):
        prices = clan.prices  # others see no difference until the seat chooses again
    elif clan.has_priced and clan.axe in clan.drawn and action.tile:
        moved = {action.tile: clan.axe}
        prices = {moved.get(tile, tile): price for tile, price in clan.prices.items()}
    chosen = replace(clan, axe=action.tile or ALL_PRICED, prices=prices)
    told: Event = AxePlaced(action.seat, action.tile)
    if not is_sealed(state):
        told = OfferTold(action.seat, action.tile, prices)
    return Progress(with_clan(state, action.seat, chosen), (told,))


def _may_price_all(state: Table, rules: Extended, seat: Seat) -> bool:
    return any(one.may_price_all(state, seat) for one in rules.chosen)


def set_prices(state: Table, actor: Actor, action: SetPrices) -> Progress:
    """Put gold of a seat on its tiles.

    :raises IllegalAction: `isle_of_skye.axe_first`, `isle_of_skye.price_on_axe`, `isle_of_skye.not_drawn`,
        `isle_of_skye.price_missing` or `isle_of_skye.price_above_gold`.
    """
    clan = _choosing(state, actor, action)
    if not clan.axe and not is_lone(clan):
        raise IllegalAction("isle_of_skye.axe_first", rule="3")
    if clan.axe in action.prices:
        raise IllegalAction("isle_of_skye.price_on_axe", {"tile": tile_name(clan.axe)}, rule="3")
    wanted = to_price(clan)
    if foreign := next((tile for tile in action.prices if tile not in wanted), None):
        raise IllegalAction("isle_of_skye.not_drawn", {"tile": tile_name(foreign)}, rule="3")
    if missing := next((tile for tile in wanted if tile not in action.prices), None):
        raise IllegalAction("isle_of_skye.price_missing", {"tile": tile_name(missing)}, rule="3")
    gold = clan.gold or 0
    if sum(action.prices.values()) > gold:
        raise IllegalAction("isle_of_skye.price_above_gold", {"gold": gold}, rule="3")
    prices = {tile: action.prices[tile] for tile in wanted}
    priced = with_clan(state, action.seat, replace(clan, prices=prices))
    if not is_sealed(state):
        return Progress(priced, (OfferTold(action.seat, clan.axe, prices),))
    events: tuple[Event, ...] = () if clan.has_priced else (OfferSealed(action.seat),)
    return Progress(priced, (*events, PricesSet(action.seat, prices)))


def keep_prices(state: Table, actor: Actor, action: SetPrices) -> Progress:
    """Keep prices that were sealed before a correction as they were chosen, whether or not they still hold."""
    clan = _choosing_unchecked(state, actor, action)
    kept = with_clan(state, action.seat, replace(clan, prices=dict(action.prices)))
    events: tuple[Event, ...] = () if clan.has_priced else (OfferSealed(action.seat),)
    return Progress(kept, (*events, PricesSet(action.seat, dict(action.prices))))


def lift_screens(state: Table, action: LiftScreens) -> Progress:
    """Reveal the prices. If a choice has lapsed, none are revealed: its seat chooses again first.

    :raises IllegalAction: `isle_of_skye.screens_up` while somebody chooses.
    """
    if (action.round, state.step) != (state.round, "price") or not is_sealed(state):
        raise TooLate
    if not all_priced(state):
        raise IllegalAction("isle_of_skye.screens_up", rule="3")
    lapsed = [seat for seat in range(state.seats) if has_lapsed(state, seat)]
    if not lapsed:
        return Progress(replace(state, lifted=True), (ScreensLifted(),))
    for seat in lapsed:
        state = with_clan(state, seat, replace(state.clans[seat], axe="", prices={}))
    return Progress(state, tuple(OfferLapsed(seat) for seat in lapsed))


def discard(state: Table) -> Progress:
    """Play phase 3: tiles with an axe go back into the bag, and the gold of the prices leaves the hands."""
    clans, bag, events = [], state.bag, []
    for seat, clan in enumerate(state.clans):
        axe = clan.axe if clan.axe in clan.drawn else ""
        bag = with_tile(bag, axe, 1) if axe else bag
        gold = None if clan.gold is None else clan.gold - sum(clan.prices.values())
        clans.append(replace(clan, gold=gold, drawn=(), axe="", prices={}, offer=clan.prices))
        events.append(OfferMade(seat, axe, clan.prices))
    return Progress(replace(state, clans=tuple(clans), bag=bag, lifted=True), tuple(events))


# --- purchases ------------------------------------------------------------------------------------------


def payment(state: Table, rules: Extended, buyer: Seat, tile: str, price: int) -> Payment:
    """Return who pays how much for another seat's tile."""
    due = Payment(price)
    for one in rules.chosen:
        due = one.payment(state, buyer, tile, due)
    if any(one.bank_pays(state, buyer) for one in rules.chosen):
        return Payment(0, due.buyer + due.bank)
    return due


def for_sale(state: Table, rules: Extended, buyer: Seat) -> dict[str, tuple[Seat, int]]:
    """Return the tiles that others offer to a seat: tile -> seller, and what the seat would pay."""
    return {
        tile: (seller, payment(state, rules, buyer, tile, price).buyer)
        for seller, clan in enumerate(state.clans)
        for tile, price in clan.offer.items()
        if seller != buyer
    }


def buy_tile(state: Table, rules: Extended, actor: Actor, action: BuyTile) -> Progress:
    """Play a turn of phase 4.

    :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, and what `sold` refuses.
    """
    if state.step != "buy":
        raise IllegalAction("isle_of_skye.not_now", rule="3")
    if actor != state.buyer:
        raise IllegalAction("isle_of_skye.not_your_turn", {"seat": state.buyer}, rule="3")
    buyer, after = state.buyer, replace(state, turns=state.turns + 1)
    if not action.tile:
        return Progress(after, (BoughtNothing(buyer),))
    return sold(after, rules, buyer, action.tile)


def sold(state: Table, rules: Extended, buyer: Seat, tile: str) -> Progress:
    """Sell a tile of another seat's offer: the seller gets the payment and its own gold back.

    :raises IllegalAction: `isle_of_skye.own_tile`, `isle_of_skye.not_offered` or `isle_of_skye.cannot_pay`.
    """
    if tile in state.clans[buyer].offer:
        raise IllegalAction("isle_of_skye.own_tile", {"tile": tile_name(tile)}, rule="3")
    seller = next((seat for seat, clan in enumerate(state.clans) if tile in clan.offer), None)
    if seller is None:
        raise IllegalAction("isle_of_skye.not_offered", {"tile": tile_name(tile)}, rule="3")
    selling, buying = state.clans[seller], state.clans[buyer]
    price, gold = selling.offer[tile], buying.gold or 0
    due = payment(state, rules, buyer, tile, price)
    if due.buyer > gold:
        raise IllegalAction("isle_of_skye.cannot_pay", {"price": due.buyer, "gold": gold}, rule="3")
    rest = {name: laid for name, laid in selling.offer.items() if name != tile}
    back = (selling.gold or 0) + due.buyer + due.bank + price
    state = with_clan(state, seller, replace(selling, offer=rest, gold=back))
    bought = replace(buying, gold=gold - due.buyer, hand=(*buying.hand, tile))
    return Progress(with_clan(state, buyer, bought), (TileBought(buyer, seller, tile, due.buyer + due.bank),))


def keep_unsold(state: Table) -> Progress:
    """End phase 4: everybody keeps what nobody bought, for the gold on it."""
    clans, events = [], []
    for seat, clan in enumerate(state.clans):
        events += [TileKept(seat, tile, price) for tile, price in clan.offer.items()]
        clans.append(replace(clan, hand=(*clan.hand, *clan.offer), offer={}))
    return Progress(replace(state, clans=tuple(clans)), tuple(events))
