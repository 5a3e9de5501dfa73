"""The second buy turn of phase 4 (section d3): a tile of the dolmen board, one from the bag, or nothing."""

from collections.abc import Iterator
from types import MappingProxyType

from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.prompt import ChancePrompt, Choice, ChoosePrompt, DrawPrompt, PickPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.expansions.druids import aids
from games.isle_of_skye.expansions.druids.actions import BuyAgain, KeepBagTile, LookIntoBag
from games.isle_of_skye.expansions.druids.board import MARKET, find_turn_number, name_space
from games.isle_of_skye.expansions.druids.events import (
    BagPaid,
    BagTileKept,
    BagTileSeen,
    BoughtNothingAgain,
    DruidTileBought,
)
from games.isle_of_skye.expansions.druids.state import (
    count_bag_draws,
    find_bag_price,
    find_dolmen,
    list_working_tablets,
    with_dolmen,
)
from games.isle_of_skye.expansions.druids.steps.stones import FillingStep
from games.isle_of_skye.state import Table, with_clan, with_tile
from games.isle_of_skye.steps.draw import check_in_bag
from games.isle_of_skye.text import build_text


class SecondBuy(FillingStep):
    """A turn for each seat, the start player first; the app fills the board in between."""

    name = "second"
    draws = MappingProxyType({**FillingStep.draws, LookIntoBag: range(2000, 3000)})

    def is_skipped(self, state: Table) -> bool:
        return not state.is_full

    def is_done(self, state: Table) -> bool:
        return find_dolmen(state).turns >= state.seats and super().is_done(state)

    def find_buyer(self, state: Table) -> Seat | None:
        """Return the seat whose turn it is; None after the last turn."""
        turns = find_dolmen(state).turns
        return (state.first + turns) % state.seats if turns < state.seats else None

    def find_drawer(self, state: Table) -> Seat:
        """Return the seat that asks the app to draw: the last buyer, else the start player."""
        return (state.first + max(0, find_dolmen(state).turns - 1)) % state.seats

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == self.find_buyer(state)

    def list_waits(self, state: Table) -> dict[str, Text]:
        buyer = self.find_buyer(state)
        if buyer is None or not find_dolmen(state).bought or self.is_filling(state):
            return super().list_waits(state)
        return {str(buyer): build_text("wait_bag", seat=buyer)}

    def has_secrets(self, state: Table) -> bool:
        return find_dolmen(state).bought and state.draw == "app"

    def asks_secretly(self, state: Table) -> bool:
        """True if only the buyer knows its gold, or the tiles that it sees in the bag."""
        return self.has_secrets(state) or (state.options["hide_gold"] == "on" and not find_dolmen(state).bought)

    # --- what is asked --------------------------------------------------------------------------------

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the purchase prompt of the seat whose turn it is, and the prompts that follow from a purchase."""
        if seat != self.find_buyer(state):
            return
        if not find_dolmen(state).bought:
            yield aids.add_buyer_notes(state, self.load_rules(state), seat, self._build_buy_prompt(state, seat))
        elif state.draw == "table":
            yield self._ask_for_kept_tile(state, seat)
        elif self._is_looking(state, seat):
            total, looked = self.count_looks(state, seat), len(find_dolmen(state).looked)
            title = build_text("prompt_look", n=looked % total + 1, all=total)
            action = {"type": "draw", "number": self._number_look(state)}
            # Who has seen one tile cannot undo the purchase any more, so the others come without a tap.
            has_begun = looked % total > 0
            name = f"look-{state.round}-{find_dolmen(state).turns}-{looked}"
            yield DrawPrompt(name, title, action, secret=True, at_once=has_begun)
        else:
            tiles = tuple(dict.fromkeys(list_drawn_tiles(state)))
            choices = tuple(Choice(tile, name_tile(tile), {"tile": tile}, tile) for tile in tiles)
            name = "-".join((f"keep-{state.round}-{find_dolmen(state).turns}", *tiles))
            yield ChoosePrompt(name, build_text("prompt_bag_keep"), {"type": "keep_bag_tile"}, choices, secret=True)

    def list_chances(self, state: Table) -> Iterator[ChancePrompt]:
        buyer = self.find_buyer(state)
        if buyer is not None and find_dolmen(state).bought and state.draw == "app" and self._is_looking(state, buyer):
            outcomes = tuple(Weighted(LookIntoBag(tile), copies) for tile, copies in state.bag.items() if copies > 0)
            yield ChancePrompt(self._number_look(state), buyer, outcomes)

    def _number_look(self, state: Table) -> int:
        nth = 100 * state.round + 10 * find_dolmen(state).turns + len(find_dolmen(state).looked)
        return self.draw_number(LookIntoBag, nth)

    def _ask_for_kept_tile(self, state: Table, seat: Seat) -> Prompt:
        """Return the prompt that asks which tile the buyer kept, where the table draws."""
        name = f"{state.round}-{find_dolmen(state).turns}-{len(find_dolmen(state).looked)}"
        tiles = tuple(tile for tile, copies in state.bag.items() if copies)
        action = {"type": "keep_bag_tile"}
        more, title = self.board.build_addition(state, seat, {}), build_text("prompt_bag_pick")
        return PickPrompt(f"keep-{name}-{len(state.pieces)}", title, action, "tile", tiles, unlisted=more)

    def _build_buy_prompt(self, state: Table, seat: Seat) -> ChoosePrompt:
        gold, unreported = state.clans[seat].gold or 0, self.board.list_unreported(state)
        choices = [
            self._offer_space(state, space, gold) if tile else _build_unreported_choice(space)
            for space, tile in enumerate(find_dolmen(state).display)
            if tile or space in unreported
        ]
        price = find_bag_price(list_working_tablets(state, seat))
        label = build_text("choice_bag", price=price, n=self.count_looks(state, seat))
        unavailable = build_text("bag_empty") if not any(state.bag.values()) else _describe_shortfall(price, gold)
        choices.append(Choice("bag", label, {"what": "bag"}, price=price, unavailable=unavailable))
        name = f"second-{state.round}-{find_dolmen(state).turns}"
        decline = Choice("nothing", build_text("choice_pass"), {"what": "nothing"})
        secret = state.options["hide_gold"] == "on"
        title, action = build_text("prompt_second"), {"type": "buy_again"}
        return ChoosePrompt(name, title, action, tuple(choices), decline, secret=secret, on=MARKET, buys=True)

    def _offer_space(self, state: Table, space: int, gold: int) -> Choice:
        tile, price, place = find_dolmen(state).display[space], self.board.find_price(state, space), name_space(space)
        label, action_id = build_text("choice_druid", tile=name_tile(tile), price=price), f"space_{place}"
        short = _describe_shortfall(price, gold)
        return Choice(action_id, label, {"what": action_id}, tile, price=price, unavailable=short, places=(place,))

    def count_looks(self, state: Table, seat: Seat) -> int:
        """Return how many tiles the seat draws from the bag: fewer where it runs short (ruling Q34)."""
        return min(
            count_bag_draws(list_working_tablets(state, seat)), sum(state.bag.values()) + len(find_dolmen(state).looked)
        )

    def _is_looking(self, state: Table, buyer: Seat) -> bool:
        """True if the buyer has tiles to draw: as many as are due, and again as many if a correction has taken all of
        them out of the bag."""
        total = self.count_looks(state, buyer)
        return total > 0 and (len(find_dolmen(state).looked) % total != 0 or not list_drawn_tiles(state))

    # --- what is done ---------------------------------------------------------------------------------

    def list_actions(self) -> Handlers:
        return {**super().list_actions(), BuyAgain: self.buy, LookIntoBag: self.look, KeepBagTile: self.keep}

    def list_unchecked(self) -> Handlers:
        return {LookIntoBag: self.look_unchecked}

    def buy(self, state: Table, seat: Seat, action: BuyAgain) -> Progress:
        """Play a turn of the second buy turn.

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, `isle_of_skye.space_empty`,
            `isle_of_skye.stone_unknown`, `isle_of_skye.bag_empty` or `isle_of_skye.cannot_pay`.
        """
        buyer = self.find_buyer(state)
        if buyer is None or find_dolmen(state).bought or self.is_filling(state):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if seat != buyer:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": buyer}, rule="d3")
        if action.what == "nothing":
            return Progress(with_dolmen(state, turns=find_dolmen(state).turns + 1), (BoughtNothingAgain(buyer),))
        if action.what == "bag":
            return self._pay_bag(state, buyer)
        return self._buy_tile(state, buyer, int(action.what.removeprefix("space_")) - 1)

    def _buy_tile(self, state: Table, buyer: Seat, space: int) -> Progress:
        tile = find_dolmen(state).display[space]
        if space in self.board.list_unreported(state):
            raise IllegalAction("isle_of_skye.stone_unknown", {"n": space + 1}, rule="d3")
        if not tile:
            raise IllegalAction("isle_of_skye.space_empty", {"n": space + 1}, rule="d3")
        price = self.board.find_price(state, space)
        after_payment = _pay(state, buyer, price)
        clan, turns = after_payment.clans[buyer], find_dolmen(state).turns + 1
        next_state = with_clan(after_payment, buyer, replace(clan, hand=(*clan.hand, tile)))
        next_state = with_dolmen(self.board.take_off(next_state, space, find_turn_number(state)), turns=turns)
        return Progress(next_state, (DruidTileBought(buyer, tile, space + 1, price),))

    def _pay_bag(self, state: Table, buyer: Seat) -> Progress:
        if not any(state.bag.values()):
            raise IllegalAction("isle_of_skye.bag_empty", rule="d3")
        price = find_bag_price(list_working_tablets(state, buyer))
        next_state = with_dolmen(_pay(state, buyer, price), bought=True)
        return Progress(next_state, (BagPaid(buyer, self.count_looks(state, buyer), price),))

    def look(self, state: Table, actor: Actor, action: LookIntoBag) -> Progress:
        """Draw a tile for the buyer to see.

        :raises IllegalAction: `isle_of_skye.not_now`, and what `check_in_bag` refuses.
        """
        looked = self.look_unchecked(state, actor, action)
        check_in_bag(state, action.tile)
        return looked

    def look_unchecked(self, state: Table, actor: Actor, action: LookIntoBag) -> Progress:
        """Draw a tile without checking that it is in the bag, since nobody else knows that."""
        buyer = self.find_buyer(state)
        is_open = buyer is not None and find_dolmen(state).bought and state.draw == "app"
        if not is_open or buyer is None or not self._is_looking(state, buyer):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        looked = (*find_dolmen(state).looked, action.tile)
        next_state = with_dolmen(replace(state, bag=with_tile(state.bag, action.tile, -1)), looked=looked)
        return Progress(next_state, (BagTileSeen(buyer, action.tile),))

    def keep(self, state: Table, seat: Seat, action: KeepBagTile) -> Progress:
        """Keep one of the drawn tiles and put the others back.

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_looked_at`, and what `check_in_bag` refuses.
        """
        buyer = self.find_buyer(state)
        ready = state.draw == "table" or (buyer is not None and not self._is_looking(state, buyer))
        if buyer is None or seat != buyer or not find_dolmen(state).bought or not ready:
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if state.draw == "app" and action.tile not in find_dolmen(state).looked:
            raise IllegalAction("isle_of_skye.not_looked_at", {"tile": name_tile(action.tile)}, rule="d3")
        bag = refill_bag(state)
        check_in_bag(replace(state, bag=bag), action.tile)
        clan = state.clans[buyer]
        next_state = with_clan(state, buyer, replace(clan, hand=(*clan.hand, action.tile)))
        next_state = with_dolmen(next_state, bought=False, looked=(), turns=find_dolmen(state).turns + 1)
        return Progress(replace(next_state, bag=with_tile(bag, action.tile, -1)), (BagTileKept(buyer, action.tile),))


def list_drawn_tiles(state: Table) -> tuple[str, ...]:
    """Return the tiles that the buyer has drawn, without those that a correction has taken out of the bag since."""
    bag = refill_bag(state)
    return tuple(tile for tile in find_dolmen(state).looked if bag[tile] > 0)


def refill_bag(state: Table) -> dict[str, int]:
    """Return the bag with all tiles that the buyer has drawn back in it."""
    bag = state.bag
    for tile in find_dolmen(state).looked:
        bag = with_tile(bag, tile, 1)
    return bag


def _pay(state: Table, seat: Seat, price: int) -> Table:
    clan = state.clans[seat]
    gold = clan.gold or 0
    if price > gold:
        raise IllegalAction("isle_of_skye.cannot_pay", {"price": price, "gold": gold}, rule="d3")
    return with_clan(state, seat, replace(clan, gold=gold - price))


def _build_unreported_choice(space: int) -> Choice:
    choice_id, n, places = f"space_{space + 1}", space + 1, (name_space(space),)
    reason = build_text("stone_unknown", n=n)
    return Choice(choice_id, build_text("choice_unknown", n=n), {"what": choice_id}, unavailable=reason, places=places)


def _describe_shortfall(price: int, gold: int) -> Text | None:
    return build_text("gold_short", n=price - gold) if price > gold else None
