"""Phase 2: axes and prices behind the screens (rules section 3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.prompt import Amount, AmountsPrompt, Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.actions import LiftScreens, PlaceAxe, SetPrices
from games.isle_of_skye.events import (
    AxePlaced,
    OfferLapsed,
    OfferReported,
    OfferSealed,
    PricesSet,
    ScreensLifted,
    name_tile,
)
from games.isle_of_skye.rounds import name_offer
from games.isle_of_skye.state import Clan, Table, with_clan
from games.isle_of_skye.steps.step import MOST_GOLD, OffersStep
from games.isle_of_skye.text import build_text

ALL_PRICED = "-"
"""The axe of a seat that leaves it aside and prices all tiles."""


class Price(OffersStep):
    """Everybody chooses, in secret if prices are sealed; a choice may be changed until all have chosen, and when it has
    lapsed. Then somebody lifts the screens."""

    name = "price"

    def is_done(self, state: Table) -> bool:
        return state.lifted if is_sealed(state) else have_all_priced(state)

    def awaits(self, state: Table, seat: Seat) -> bool:
        clan = state.clans[seat]
        return bool(clan.drawn) and not clan.has_priced

    def asks_secretly(self, state: Table) -> bool:
        return is_sealed(state)

    def has_secrets(self, state: Table) -> bool:
        return is_sealed(state) and not state.lifted

    def list_waits(self, state: Table) -> dict[str, Text]:
        lifting = {
            str(seat): build_text("wait_lift", seat=seat) for seat in range(state.seats)
        }  # any of them may do it
        return super().list_waits(state) or lifting

    # --- what is asked --------------------------------------------------------------------------------

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if not is_sealed(state):
            for other in range(state.seats):
                yield from self._offer(state, other, seat)
        elif not have_all_priced(state):
            yield from self._offer(state, seat, seat)
        else:
            # Only the seat itself is told that its choice has lapsed. It may still lift the screens, like everybody.
            if has_lapsed(state, seat):
                yield from self._offer(state, seat, seat)
            action, lift = {"type": "lift_screens", "round": state.round}, Choice("lift", build_text("choice_lift"), {})
            yield ChoosePrompt(name_lift_prompt(state), build_text("prompt_lift"), action, (lift,))

    def _offer(self, state: Table, seat: Seat, actor: Seat) -> Iterator[Prompt]:
        """Yield the prompts for a seat's axe and, once that lies, its prices."""
        clan = state.clans[seat]
        target = {"round": state.round, "seat": seat}
        hint = build_text("hint_lapsed") if has_lapsed(state, seat) else None
        secret = is_sealed(state)
        if not has_single_tile(clan) and (clan.drawn or state.has_first_rules):
            tiles = tuple(
                Choice(tile, name_tile(tile), {"tile": tile}, piece=tile, places=(tile,)) for tile in clan.drawn
            )
            may_decline = self.load_rules(state).find_pricing(state, seat).prices_all and (clan.gold or 0) >= len(
                clan.drawn
            )
            decline = Choice("none", build_text("choice_no_axe"), {}) if may_decline else None
            title = build_text("prompt_axe") if seat == actor else build_text("prompt_axe_of", seat=seat)
            action = {"type": "place_axe", **target}
            yield ChoosePrompt(
                name_axe_prompt(state, seat), title, action, tiles, decline, hint, secret, name_offer(seat)
            )
        if clan.axe or has_single_tile(clan):
            gold = clan.gold or 0
            tiles_to_price = list_tiles_to_price(clan)
            most = min(gold - len(tiles_to_price) + 1, MOST_GOLD)
            amounts = tuple(Amount(tile, name_tile(tile), most, 1, tile) for tile in tiles_to_price)
            title = build_text("prompt_prices") if seat == actor else build_text("prompt_prices_of", seat=seat)
            action = {"type": "set_prices", **target}
            name, swaps = name_price_prompt(state, seat), "" if has_single_tile(clan) else name_axe_prompt(state, seat)
            on = name_offer(seat)
            opens = name_lift_prompt(state) if secret and _is_last_to_choose(state, seat) else ""
            yield AmountsPrompt(name, title, action, "prices", amounts, gold, hint, secret, on, swaps, opens)

    # --- what is done ---------------------------------------------------------------------------------

    def list_actions(self) -> Handlers:
        return {PlaceAxe: self.place_axe, SetPrices: self.set_prices, LiftScreens: self.lift_screens}

    def list_unchecked(self) -> Handlers:
        return {PlaceAxe: self.place_axe_unchecked, SetPrices: self.keep_prices}

    def place_axe(self, state: Table, actor: Actor, action: PlaceAxe) -> Progress:
        """Put a seat's axe on a tile; the gold there goes to where the axe was.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_your_offer`, `isle_of_skye.axe_needed`,
            `isle_of_skye.not_drawn`, `isle_of_skye.price_missing` or `isle_of_skye.price_above_gold`.
        """
        _check_open(state, actor, action)
        gold = state.clans[action.seat].gold if action.seat < state.seats else None
        if not action.tile and gold is not None and gold < len(state.clans[action.seat].drawn):
            raise IllegalAction("isle_of_skye.price_above_gold", {"gold": gold}, rule="3")
        return self._put_axe(state, actor, action)

    def place_axe_unchecked(self, state: Table, actor: Actor, action: PlaceAxe) -> Progress:
        """Put the axe on a tile, checking only what everybody may know."""
        return (self._put_axe if is_sealed(state) else self.place_axe)(state, actor, action)

    def _put_axe(self, state: Table, actor: Actor, action: PlaceAxe) -> Progress:
        clan = _find_choosing_clan(state, actor, action)
        if not clan.drawn and not state.has_first_rules:
            raise TooLate
        if not action.tile and not self.load_rules(state).find_pricing(state, action.seat).prices_all:
            raise IllegalAction("isle_of_skye.axe_needed", rule="3")
        if action.tile and action.tile not in clan.drawn:
            raise IllegalAction("isle_of_skye.not_drawn", {"tile": name_tile(action.tile)}, rule="3")
        if has_single_tile(clan) and action.tile:
            raise IllegalAction("isle_of_skye.price_missing", {"tile": name_tile(action.tile)}, rule="3")
        # Others see no difference until the seat chooses again.
        prices = clan.prices if has_lapsed(state, action.seat) else _move_axe(clan, action.tile)
        next_clan = replace(clan, axe=action.tile or ALL_PRICED, prices=prices)
        event: Event = AxePlaced(action.seat, action.tile)
        if not is_sealed(state):
            event = OfferReported(action.seat, action.tile, prices)
        return Progress(with_clan(state, action.seat, next_clan), (event,))

    def set_prices(self, state: Table, actor: Actor, action: SetPrices) -> Progress:
        """Put gold of a seat on its tiles.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_your_offer`, `isle_of_skye.axe_first`,
            `isle_of_skye.price_on_axe`, `isle_of_skye.not_drawn`, `isle_of_skye.price_missing` or
            `isle_of_skye.price_above_gold`.
        """
        _check_open(state, actor, action)
        clan = _find_choosing_clan(state, actor, action)
        if not clan.axe and not has_single_tile(clan):
            raise IllegalAction("isle_of_skye.axe_first", rule="3")
        if clan.axe in action.prices:
            raise IllegalAction("isle_of_skye.price_on_axe", {"tile": name_tile(clan.axe)}, rule="3")
        tiles = list_tiles_to_price(clan)
        if foreign := next((tile for tile in action.prices if tile not in tiles), None):
            raise IllegalAction("isle_of_skye.not_drawn", {"tile": name_tile(foreign)}, rule="3")
        if unpriced := next((tile for tile in tiles if tile not in action.prices), None):
            raise IllegalAction("isle_of_skye.price_missing", {"tile": name_tile(unpriced)}, rule="3")
        gold = clan.gold or 0
        if sum(action.prices.values()) > gold:
            raise IllegalAction("isle_of_skye.price_above_gold", {"gold": gold}, rule="3")
        prices = {tile: action.prices[tile] for tile in tiles}
        if not is_sealed(state):
            next_state = with_clan(state, action.seat, replace(clan, prices=prices))
            return Progress(next_state, (OfferReported(action.seat, clan.axe, prices),))
        return _seal_prices(state, action.seat, prices)

    def keep_prices(self, state: Table, actor: Actor, action: SetPrices) -> Progress:
        """Keep prices that were sealed before a correction as they were chosen, whether or not they still hold."""
        if not is_sealed(state):
            return self.set_prices(state, actor, action)
        _find_choosing_clan(state, actor, action)
        return _seal_prices(state, action.seat, dict(action.prices))

    def lift_screens(self, state: Table, actor: Actor, action: LiftScreens) -> Progress:
        """Reveal the prices. If a choice has lapsed, none are revealed: its seat chooses again first.

        :raises IllegalAction: `table.too_late`, or `isle_of_skye.screens_up` while somebody chooses.
        """
        if action.round != state.round or not is_sealed(state):
            raise TooLate
        if not have_all_priced(state):
            raise IllegalAction("isle_of_skye.screens_up", rule="3")
        lapsed = [seat for seat in range(state.seats) if has_lapsed(state, seat)]
        if not lapsed:
            return Progress(replace(state, lifted=True), (ScreensLifted(),))
        for seat in lapsed:
            state = with_clan(state, seat, replace(state.clans[seat], axe="", prices={}))
        return Progress(state, tuple(OfferLapsed(seat) for seat in lapsed))


def _check_open(state: Table, actor: Actor, action: PlaceAxe | SetPrices) -> None:
    """Refuse a choice once all have chosen, unless it has lapsed.

    :raises TooLate: all have chosen.
    """
    own_lapsed = isinstance(actor, int) and action.seat == actor and has_lapsed(state, actor)
    if is_sealed(state) and have_all_priced(state) and not own_lapsed:
        raise TooLate


def _find_choosing_clan(state: Table, actor: Actor, action: PlaceAxe | SetPrices) -> Clan:
    """Return the clan that chooses.

    :raises IllegalAction: `table.too_late` or `isle_of_skye.not_your_offer`.
    """
    if action.round != state.round or state.lifted:
        raise TooLate
    if action.seat >= state.seats or (is_sealed(state) and action.seat != actor):
        raise IllegalAction("isle_of_skye.not_your_offer", rule="3")
    return state.clans[action.seat]


def _seal_prices(state: Table, seat: Seat, prices: dict[str, int]) -> Progress:
    clan = state.clans[seat]
    events: tuple[Event, ...] = () if clan.has_priced else (OfferSealed(seat),)
    return Progress(with_clan(state, seat, replace(clan, prices=prices)), (*events, PricesSet(seat, prices)))


# --- choices ----------------------------------------------------------------------------------------------


def is_sealed(state: Table) -> bool:
    """True if prices are chosen on the phones, in secret."""
    return state.options["prices"] == "sealed"


def have_all_priced(state: Table) -> bool:
    """True if every choice is complete."""
    return all(clan.has_priced or not clan.drawn for clan in state.clans)


def _is_last_to_choose(state: Table, seat: Seat) -> bool:
    """True if all other seats have chosen."""
    return all(clan.has_priced or not clan.drawn for other, clan in enumerate(state.clans) if other != seat)


def list_tiles_to_price(clan: Clan) -> tuple[str, ...]:
    """Return the drawn tiles without the one that has the axe."""
    return tuple(tile for tile in clan.drawn if tile != clan.axe)


def _move_axe(clan: Clan, axe: str) -> dict[str, int]:
    """Return the prices after the axe goes to a tile, or aside.

    They are as complete as before, since others must not see where the axe goes. The gold on the tile goes to where the
    axe was. A tile that loses the axe to none gets 1 gold, if need be from the tile with the most.
    """
    prices = clan.prices
    if not prices or axe == clan.axe:
        return prices
    if clan.axe not in clan.drawn:
        return {tile: price for tile, price in prices.items() if tile != axe}
    if axe:
        return {clan.axe if tile == axe else tile: price for tile, price in prices.items()}
    most = max(prices, key=lambda tile: prices[tile])
    short = sum(prices.values()) >= (clan.gold or 0)
    return {**prices, most: prices[most] - short, clan.axe: 1}


def has_single_tile(clan: Clan) -> bool:
    """True if the seat has a single tile, which gets a price and no axe (ruling Q34)."""
    return len(clan.drawn) == 1


def is_offer_valid(clan: Clan) -> bool:
    """True if the rules allow the choice behind the screen; after a correction they may not any more."""
    return (
        bool(clan.axe or has_single_tile(clan))
        and clan.prices.keys() == set(list_tiles_to_price(clan))
        and sum(clan.prices.values()) <= (clan.gold or 0)
    )


def has_lapsed(state: Table, seat: Seat) -> bool:
    """True if a correction has made impossible what the seat has chosen behind its screen. Others see it only when the
    screens are lifted."""
    clan = state.clans[seat]
    return is_sealed(state) and not state.lifted and clan.has_priced and not is_offer_valid(clan)


def name_axe_prompt(state: Table, seat: Seat) -> str:
    """Return the id of the prompt for a seat's axe."""
    return f"axe-{state.round}-{seat}"


def name_price_prompt(state: Table, seat: Seat) -> str:
    """Return the id of the prompt for a seat's prices."""
    return f"prices-{state.round}-{seat}-{state.clans[seat].axe}"


def name_lift_prompt(state: Table) -> str:
    """Return the id of the prompt to lift the screens."""
    return f"lift-{state.round}"
