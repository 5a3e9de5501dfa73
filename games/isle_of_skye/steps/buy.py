"""Phase 4: everybody may buy a tile of another seat (rules section 3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.events import BoughtNothing, TileBought, TileKept, name_tile
from games.isle_of_skye.rounds import name_offer
from games.isle_of_skye.state import Clan, Table, with_clan
from games.isle_of_skye.steps.step import OffersStep
from games.isle_of_skye.territory import find_placements
from games.isle_of_skye.text import build_text


class Buy(OffersStep):
    """A turn for each seat, the start player first."""

    name = "buy"
    stage = "buy"

    def is_done(self, state: Table) -> bool:
        return state.turns >= state.seats

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == state.buyer

    def asks_secretly(self, state: Table) -> bool:
        return state.options["hide_gold"] == "on"

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if seat == state.buyer:
            offered = list_purchases(state, self.load_rules(state), seat)
            name, decline = f"buy-{state.round}-{state.turns}", Choice("pass", build_text("choice_pass"), {})
            secret = self.asks_secretly(state)
            yield ChoosePrompt(
                name, build_text("prompt_buy"), {"type": "buy_tile"}, offered, decline, secret=secret, buys=True
            )

    def list_actions(self) -> Handlers:
        return {BuyTile: self.buy}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("isle_of_skye.not_now", rule="3")

    def buy(self, state: Table, seat: Seat, action: BuyTile) -> Progress:
        """Play a turn.

        :raises IllegalAction: `isle_of_skye.not_your_turn`, and what `sell` refuses.
        """
        if seat != state.buyer:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": state.buyer}, rule="3")
        next_state = replace(state, turns=state.turns + 1)
        if not action.tile:
            return Progress(next_state, (BoughtNothing(seat),))
        return sell(next_state, self.load_rules(state), seat, action.tile)


class Unsold(OffersStep):
    """The end of phase 4. Nobody is asked anything."""

    name = "unsold"

    def begin(self, state: Table) -> Progress:
        """Everybody keeps what nobody bought, for the gold on it."""
        clans, events = [], []
        for seat, clan in enumerate(state.clans):
            events += [TileKept(seat, tile, price) for tile, price in clan.offer.items()]
            clans.append(replace(clan, hand=(*clan.hand, *clan.offer), offer={}))
        return Progress(replace(state, clans=tuple(clans)), tuple(events))


# --- purchases, those that expansions bring too -----------------------------------------------------------


def find_offers(state: Table, rules: ExtendedRules, buyer: Seat) -> dict[str, tuple[Seat, int]]:
    """Return the tiles that others offer to a seat: tile -> seller, and what the seat would pay."""
    pricing = rules.find_pricing(state, buyer)
    return {
        tile: (seller, pricing.find_payment(price).buyer)
        for seller, clan in enumerate(state.clans)
        for tile, price in clan.offer.items()
        if seller != buyer
    }


def list_purchases(state: Table, rules: ExtendedRules, buyer: Seat) -> tuple[Choice, ...]:
    """Return the tiles that others offer to a seat, as choices with what it would pay."""
    clan, gold = state.clans[buyer], state.clans[buyer].gold or 0
    return tuple(
        Choice(
            tile,
            build_text("choice_buy", tile=name_tile(tile), price=price, seat=seller),
            {"tile": tile},
            tile,
            price=price,
            note=build_fitting_note(state, rules, clan, tile),
            unavailable=build_text("gold_short", n=price - gold) if price > gold else None,
            places=(tile,),
            on=name_offer(seller),
        )
        for tile, (seller, price) in find_offers(state, rules, buyer).items()
    )


def build_fitting_note(state: Table, rules: ExtendedRules, clan: Clan, tile: str) -> Text | None:
    """Return in how many places a tile would fit, if legal places are shown."""
    if state.options["legal_cells"] == "off":
        return None
    return build_text("note_fits", n=len(find_placements(clan.territory, rules.box.tiles[tile])))


def sell(state: Table, rules: ExtendedRules, buyer: Seat, tile: str) -> Progress:
    """Sell a tile of another seat's offer: the seller gets the payment and its own gold back.

    :raises IllegalAction: `isle_of_skye.own_tile`, `isle_of_skye.not_offered` or `isle_of_skye.cannot_pay`.
    """
    if tile in state.clans[buyer].offer:
        raise IllegalAction("isle_of_skye.own_tile", {"tile": name_tile(tile)}, rule="3")
    seller = next((seat for seat, clan in enumerate(state.clans) if tile in clan.offer), None)
    if seller is None:
        raise IllegalAction("isle_of_skye.not_offered", {"tile": name_tile(tile)}, rule="3")
    selling, buying = state.clans[seller], state.clans[buyer]
    price, gold = selling.offer[tile], buying.gold or 0
    payment = rules.find_pricing(state, buyer).find_payment(price)
    if payment.buyer > gold:
        raise IllegalAction("isle_of_skye.cannot_pay", {"price": payment.buyer, "gold": gold}, rule="3")
    offer = {name: amount for name, amount in selling.offer.items() if name != tile}
    seller_gold = (selling.gold or 0) + payment.buyer + payment.bank + price
    state = with_clan(state, seller, replace(selling, offer=offer, gold=seller_gold))
    next_buyer = replace(buying, gold=gold - payment.buyer, hand=(*buying.hand, tile))
    return Progress(
        with_clan(state, buyer, next_buyer), (TileBought(buyer, seller, tile, payment.buyer + payment.bank),)
    )
