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
from games.isle_of_skye.events import tile_name
from games.isle_of_skye.expansions.druids import aids
from games.isle_of_skye.expansions.druids.actions import BuyAgain, KeepBagTile, LookIntoBag
from games.isle_of_skye.expansions.druids.board import MARKET, place_of, turn_stone
from games.isle_of_skye.expansions.druids.events import (
    BagPaid,
    BagTileKept,
    BagTileSeen,
    BoughtNothingAgain,
    DruidTileBought,
)
from games.isle_of_skye.expansions.druids.state import bag_drawn, bag_price, dolmen_of, tablets, with_dolmen
from games.isle_of_skye.expansions.druids.steps.stones import FillingStep
from games.isle_of_skye.state import Table, with_clan, with_tile
from games.isle_of_skye.steps.draw import check_in_bag
from games.isle_of_skye.text import game_text


class SecondBuy(FillingStep):
    """A turn for each seat, the start player first; the app fills the board in between."""

    name = "second"
    draws = MappingProxyType({**FillingStep.draws, LookIntoBag: range(2000, 3000)})

    def is_skipped(self, state: Table) -> bool:
        return not state.is_full

    def is_done(self, state: Table) -> bool:
        return dolmen_of(state).turns >= state.seats and super().is_done(state)

    def buyer(self, state: Table) -> Seat | None:
        """Return the seat whose turn it is; None after the last turn."""
        turns = dolmen_of(state).turns
        return (state.first + turns) % state.seats if turns < state.seats else None

    def drawer(self, state: Table) -> Seat:
        """Return the seat that asks the app to draw: the last buyer, else the start player."""
        return (state.first + max(0, dolmen_of(state).turns - 1)) % state.seats

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == self.buyer(state)

    def has_secrets(self, state: Table) -> bool:
        return dolmen_of(state).bought and state.draw == "app"

    def asks_secretly(self, state: Table) -> bool:
        """True if only the buyer knows its gold, or the tiles that it sees in the bag."""
        return self.has_secrets(state) or (state.options["hide_gold"] == "on" and not dolmen_of(state).bought)

    # --- what is asked --------------------------------------------------------------------------------

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        """Yield the purchase prompt of the seat whose turn it is, and the prompts that follow from a purchase."""
        if seat != self.buyer(state):
            return
        if not dolmen_of(state).bought:
            yield aids.with_notes(state, self.rules(state), seat, self._buy_prompt(state, seat))
        elif state.draw == "table":
            yield self._kept_tile_prompt(state, seat)
        elif self._is_looking(state, seat):
            total, looked = self.looks(state, seat), len(dolmen_of(state).looked)
            title = game_text("prompt_look", n=looked % total + 1, all=total)
            action = {"type": "draw", "number": self._look_number(state)}
            # Who has seen one tile cannot undo the purchase any more, so the others come without a tap.
            has_begun = looked % total > 0
            name = f"look-{state.round}-{dolmen_of(state).turns}-{looked}"
            yield DrawPrompt(name, title, action, secret=True, at_once=has_begun)
        else:
            tiles = tuple(dict.fromkeys(drawn_tiles(state)))
            choices = tuple(Choice(tile, tile_name(tile), {"tile": tile}, tile) for tile in tiles)
            name = "-".join((f"keep-{state.round}-{dolmen_of(state).turns}", *tiles))
            yield ChoosePrompt(name, game_text("prompt_bag_keep"), {"type": "keep_bag_tile"}, choices, secret=True)

    def chance(self, state: Table) -> Iterator[ChancePrompt]:
        buyer = self.buyer(state)
        if buyer is not None and dolmen_of(state).bought and state.draw == "app" and self._is_looking(state, buyer):
            outcomes = tuple(Weighted(LookIntoBag(tile), copies) for tile, copies in state.bag.items() if copies > 0)
            yield ChancePrompt(self._look_number(state), buyer, outcomes)

    def _look_number(self, state: Table) -> int:
        nth = 100 * state.round + 10 * dolmen_of(state).turns + len(dolmen_of(state).looked)
        return self.draw_number(LookIntoBag, nth)

    def _kept_tile_prompt(self, state: Table, seat: Seat) -> Prompt:
        """Return the prompt that asks which tile the buyer kept, where the table draws."""
        name = f"{state.round}-{dolmen_of(state).turns}-{len(dolmen_of(state).looked)}"
        tiles = tuple(tile for tile, copies in state.bag.items() if copies)
        action = {"type": "keep_bag_tile"}
        more, title = self.board.unlisted(state, seat, {}), game_text("prompt_bag_pick")
        return PickPrompt(f"keep-{name}-{len(state.pieces)}", title, action, "tile", tiles, unlisted=more)

    def _buy_prompt(self, state: Table, seat: Seat) -> ChoosePrompt:
        gold, unreported = state.clans[seat].gold or 0, self.board.unreported(state)
        choices = [
            self._space(state, space, gold) if tile else _unreported_choice(space)
            for space, tile in enumerate(dolmen_of(state).display)
            if tile or space in unreported
        ]
        price = bag_price(tablets(state, seat))
        label = game_text("choice_bag", price=price, n=self.looks(state, seat))
        unavailable = game_text("bag_empty") if not any(state.bag.values()) else _shortfall(price, gold)
        choices.append(Choice("bag", label, {"what": "bag"}, price=price, unavailable=unavailable))
        name = f"second-{state.round}-{dolmen_of(state).turns}"
        decline = Choice("nothing", game_text("choice_pass"), {"what": "nothing"})
        secret = state.options["hide_gold"] == "on"
        title, action = game_text("prompt_second"), {"type": "buy_again"}
        return ChoosePrompt(name, title, action, tuple(choices), decline, secret=secret, on=MARKET, buys=True)

    def _space(self, state: Table, space: int, gold: int) -> Choice:
        tile, price, place = dolmen_of(state).display[space], self.board.price(state, space), place_of(space)
        label, action_id = game_text("choice_druid", tile=tile_name(tile), price=price), f"space_{place}"
        short = _shortfall(price, gold)
        return Choice(action_id, label, {"what": action_id}, tile, price=price, unavailable=short, places=(place,))

    def looks(self, state: Table, seat: Seat) -> int:
        """Return how many tiles the seat draws from the bag: fewer where it runs short (ruling Q34)."""
        return min(bag_drawn(tablets(state, seat)), sum(state.bag.values()) + len(dolmen_of(state).looked))

    def _is_looking(self, state: Table, buyer: Seat) -> bool:
        """True if the buyer has tiles to draw: as many as are due, and again as many if a correction has taken all of
        them out of the bag."""
        total = self.looks(state, buyer)
        return total > 0 and (len(dolmen_of(state).looked) % total != 0 or not drawn_tiles(state))

    # --- what is done ---------------------------------------------------------------------------------

    def actions(self) -> Handlers:
        return {**super().actions(), BuyAgain: self.buy, LookIntoBag: self.look, KeepBagTile: self.keep}

    def unchecked(self) -> Handlers:
        return {LookIntoBag: self.look_unchecked}

    def buy(self, state: Table, seat: Seat, action: BuyAgain) -> Progress:
        """Play a turn of the second buy turn.

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, `isle_of_skye.space_empty`,
            `isle_of_skye.stone_untold`, `isle_of_skye.bag_empty` or `isle_of_skye.cannot_pay`.
        """
        buyer = self.buyer(state)
        if buyer is None or dolmen_of(state).bought or self.is_filling(state):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if seat != buyer:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": buyer}, rule="d3")
        if action.what == "nothing":
            return Progress(with_dolmen(state, turns=dolmen_of(state).turns + 1), (BoughtNothingAgain(buyer),))
        if action.what == "bag":
            return self._pay_bag(state, buyer)
        return self._buy_tile(state, buyer, int(action.what.removeprefix("space_")) - 1)

    def _buy_tile(self, state: Table, buyer: Seat, space: int) -> Progress:
        tile = dolmen_of(state).display[space]
        if space in self.board.unreported(state):
            raise IllegalAction("isle_of_skye.stone_untold", {"n": space + 1}, rule="d3")
        if not tile:
            raise IllegalAction("isle_of_skye.space_empty", {"n": space + 1}, rule="d3")
        price = self.board.price(state, space)
        after_payment = _pay(state, buyer, price)
        clan, turns = after_payment.clans[buyer], dolmen_of(state).turns + 1
        next_state = with_clan(after_payment, buyer, replace(clan, hand=(*clan.hand, tile)))
        next_state = with_dolmen(self.board.take_off(next_state, space, turn_stone(state)), turns=turns)
        return Progress(next_state, (DruidTileBought(buyer, tile, space + 1, price),))

    def _pay_bag(self, state: Table, buyer: Seat) -> Progress:
        if not any(state.bag.values()):
            raise IllegalAction("isle_of_skye.bag_empty", rule="d3")
        price = bag_price(tablets(state, buyer))
        next_state = with_dolmen(_pay(state, buyer, price), bought=True)
        return Progress(next_state, (BagPaid(buyer, self.looks(state, buyer), price),))

    def look(self, state: Table, actor: Actor, action: LookIntoBag) -> Progress:
        """Draw a tile for the buyer to see.

        :raises IllegalAction: `isle_of_skye.not_now`, and what `check_in_bag` refuses.
        """
        looked = self.look_unchecked(state, actor, action)
        check_in_bag(state, action.tile)
        return looked

    def look_unchecked(self, state: Table, actor: Actor, action: LookIntoBag) -> Progress:
        """Draw a tile without checking that it is in the bag, since nobody else knows that."""
        buyer = self.buyer(state)
        is_open = buyer is not None and dolmen_of(state).bought and state.draw == "app"
        if not is_open or buyer is None or not self._is_looking(state, buyer):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        looked = (*dolmen_of(state).looked, action.tile)
        next_state = with_dolmen(replace(state, bag=with_tile(state.bag, action.tile, -1)), looked=looked)
        return Progress(next_state, (BagTileSeen(buyer, action.tile),))

    def keep(self, state: Table, seat: Seat, action: KeepBagTile) -> Progress:
        """Keep one of the drawn tiles and put the others back.

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_looked_at`, and what `check_in_bag` refuses.
        """
        buyer = self.buyer(state)
        ready = state.draw == "table" or (buyer is not None and not self._is_looking(state, buyer))
        if buyer is None or seat != buyer or not dolmen_of(state).bought or not ready:
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if state.draw == "app" and action.tile not in dolmen_of(state).looked:
            raise IllegalAction("isle_of_skye.not_looked_at", {"tile": tile_name(action.tile)}, rule="d3")
        bag = bag_with_drawn(state)
        check_in_bag(replace(state, bag=bag), action.tile)
        clan = state.clans[buyer]
        next_state = with_clan(state, buyer, replace(clan, hand=(*clan.hand, action.tile)))
        next_state = with_dolmen(next_state, bought=False, looked=(), turns=dolmen_of(state).turns + 1)
        return Progress(replace(next_state, bag=with_tile(bag, action.tile, -1)), (BagTileKept(buyer, action.tile),))


def drawn_tiles(state: Table) -> tuple[str, ...]:
    """Return the tiles that the buyer has drawn, without those that a correction has taken out of the bag since."""
    bag = bag_with_drawn(state)
    return tuple(tile for tile in dolmen_of(state).looked if bag[tile] > 0)


def bag_with_drawn(state: Table) -> dict[str, int]:
    """Return the bag with all tiles that the buyer has drawn back in it."""
    bag = state.bag
    for tile in dolmen_of(state).looked:
        bag = with_tile(bag, tile, 1)
    return bag


def _pay(state: Table, seat: Seat, price: int) -> Table:
    clan = state.clans[seat]
    gold = clan.gold or 0
    if price > gold:
        raise IllegalAction("isle_of_skye.cannot_pay", {"price": price, "gold": gold}, rule="d3")
    return with_clan(state, seat, replace(clan, gold=gold - price))


def _unreported_choice(space: int) -> Choice:
    choice_id, n, places = f"space_{space + 1}", space + 1, (place_of(space),)
    reason = game_text("stone_untold", n=n)
    return Choice(choice_id, game_text("choice_untold", n=n), {"what": choice_id}, unavailable=reason, places=places)


def _shortfall(price: int, gold: int) -> Text | None:
    return game_text("gold_short", n=price - gold) if price > gold else None
