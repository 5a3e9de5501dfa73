"""The dolmen board and the second buy turn (sections d2 to d4): which tiles there are, what is asked and done."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.prompt import ChancePrompt, Choice, ChoosePrompt, DrawPrompt, Payload, PickPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import CHANCE, Actor, Seat
from games.core.text import Text
from games.isle_of_skye.boxes import Piece, next_id
from games.isle_of_skye.events import tile_name
from games.isle_of_skye.expansions.druids.actions import BuyAgain, DrawDruidTile, KeepBagTile, LookIntoBag
from games.isle_of_skye.expansions.druids.data import EXTRA_COSTS, SET
from games.isle_of_skye.expansions.druids.events import (
    BagPaid,
    BagTileKept,
    BagTileSeen,
    BoughtNothingAgain,
    DruidTileBought,
    DruidTileDrawn,
    StacksEmpty,
)
from games.isle_of_skye.expansions.druids.state import (
    GAP,
    Dolmen,
    Table,
    bag_drawn,
    bag_price,
    filled,
    without,
)
from games.isle_of_skye.offers import check_in_bag
from games.isle_of_skye.phases import said
from games.isle_of_skye.state import with_clan, with_tile

FILLING: Final = frozenset({"stones", "second", "refill"})
"""The steps in which empty spaces get a tile."""
OF_SET: Final[Facts] = {"set": SET}
FIRST_STONE: Final = 1000
FIRST_LOOK: Final = 2000
"""Numbers of draws, beside those of the base."""


def own(state: Table) -> Dolmen:
    """The slice."""
    dolmen: Dolmen = state.slices.druids
    return dolmen


def with_own(state: Table, **changes: Any) -> Table:
    """The state with a changed slice."""
    return replace(state, slices=replace(state.slices, druids=replace(own(state), **changes)))


class Board:
    """The board with its stacks. `printed` are the Druid tiles that are known without the table."""

    def __init__(self, printed: Mapping[str, Piece]) -> None:
        self._printed = dict(printed)

    # --- tiles ----------------------------------------------------------------------------------------

    def tiles(self, state: Table) -> dict[str, Piece]:
        """The Druid tiles of the table's box."""
        return self._printed | {name: piece for name, piece in state.pieces.items() if piece.set == SET}

    def stacks(self, state: Table) -> dict[str, int]:
        """Copies of each Druid tile that has not come up, as far as the table knows."""
        up = Counter((*own(state).display, *own(state).gone))
        for clan in state.clans:
            up.update(clan.hand)
            up.update(placed.tile for placed in clan.territory.tiles.values())
        return {name: left for name, piece in self.tiles(state).items() if (left := piece.count - up[name]) > 0}

    def tablet(self, state: Table, tile: str) -> str:
        """The tablet that a tile brings; empty: none."""
        piece = self.tiles(state).get(tile)
        return "" if piece is None or piece.tablet is msgspec.UNSET else piece.tablet

    def price(self, state: Table, space: int) -> int:
        """What the tile on a space costs, all in all."""
        cost = self.tiles(state)[own(state).display[space]].cost
        assert isinstance(cost, int)
        return cost + EXTRA_COSTS[space]

    def is_filling(self, state: Table) -> bool:
        """Whether a tile has to come up before anything else."""
        dolmen = own(state)
        if not state.is_full or state.step not in FILLING or GAP not in dolmen.display:
            return False
        if state.step == "refill" and dolmen.cleared != state.round:
            return False
        return bool(self.stacks(state)) if state.draw == "app" else not dolmen.empty

    def drawer(self, state: Table) -> Seat:
        """Who draws or tells the tile that comes up: whoever bought one last, else the start player."""
        return (state.first + max(0, own(state).turns - 1)) % state.seats if state.step == "second" else state.first

    def buyer(self, state: Table) -> Seat | None:
        """Whose turn of the second buy turn it is."""
        turns = own(state).turns
        return (state.first + turns) % state.seats if state.step == "second" and turns < state.seats else None

    def tablets(self, state: Table, seat: Seat) -> tuple[str, ...]:
        """A seat's tablets that work in this round."""
        return own(state).active(seat, state.round)

    # --- what is asked --------------------------------------------------------------------------------

    def prompts(self, state: Table, actor: Actor) -> Iterator[Prompt]:
        """In the own steps: the tile that comes up, then the purchase of whoever is at turn."""
        if self.is_filling(state):
            yield from self._coming_up(state, actor)
            return
        buyer = self.buyer(state)
        if buyer is None:
            return
        if own(state).bought:
            yield from self._bag(state, buyer, actor)
        elif actor == buyer:
            yield self._buy(state, buyer)

    def _coming_up(self, state: Table, actor: Actor) -> Iterator[Prompt]:
        dolmen, stacks, seat = own(state), self.stacks(state), self.drawer(state)
        number = FIRST_STONE + dolmen.drawn
        if actor == CHANCE:
            outcomes = tuple(Weighted(DrawDruidTile(tile), left) for tile, left in stacks.items())
            yield ChancePrompt(number, seat, outcomes or (Weighted(DrawDruidTile(), 1),))
        if actor != seat:
            return
        space = dolmen.display.index(GAP) + 1
        if state.draw == "app":
            yield DrawPrompt(f"stone-{number}", said("prompt_stone", n=space), {"type": "draw", "number": number})
            return
        name = f"stone-{number}-{len(state.pieces)}"
        title, action = said("prompt_stone_pick", n=space), {"type": "draw_druid_tile"}
        yield PickPrompt(name, title, action, "tile", tuple(stacks), unlisted=self.unlisted(state, seat))
        if not stacks:
            none = Choice("none", said("choice_stacks_empty"), {"tile": ""})
            yield ChoosePrompt(f"{name}-none", said("prompt_stacks_empty"), action, (none,))

    def unlisted(self, state: Table, seat: Seat, facts: Facts = OF_SET) -> Payload:
        """How the seat adds a tile that the list lacks. `facts` are known of it: it is a Druid tile unless told."""
        tile = next_id(state.pieces, seat, state.seats)
        return {"type": "add_found_tile", "round": state.round, "tile": tile, "facts": facts}

    def _buy(self, state: Table, seat: Seat) -> Prompt:
        gold, display = state.clans[seat].gold or 0, own(state).display
        choices = [
            self._choice(state, f"space_{space + 1}", self.price(state, space), gold, tile)
            for space, tile in enumerate(display)
            if tile
        ]
        tablets = self.tablets(state, seat)
        price = bag_price(tablets)
        label = said("choice_bag", price=price, n=self.looks(state, seat))
        short = said("bag_empty") if not any(state.bag.values()) else _short(price, gold)
        choices.append(Choice("bag", label, {"what": "bag"}, price=price, unavailable=short))
        name = f"second-{state.round}-{own(state).turns}"
        nothing = Choice("nothing", said("choice_pass"), {"what": "nothing"})
        return ChoosePrompt(name, said("prompt_second"), {"type": "buy_again"}, tuple(choices), nothing)

    def _choice(self, state: Table, what: str, price: int, gold: int, tile: str) -> Choice:
        label = said("choice_druid", tile=tile_name(tile), price=price)
        return Choice(what, label, {"what": what}, tile, price=price, unavailable=_short(price, gold))

    def looks(self, state: Table, seat: Seat) -> int:
        """How many tiles the seat draws from the bag: what is left of it where it runs short (ruling Q34)."""
        return min(bag_drawn(self.tablets(state, seat)), sum(state.bag.values()) + len(own(state).looked))

    def _bag(self, state: Table, buyer: Seat, actor: Actor) -> Iterator[Prompt]:
        """Where the app draws, the buyer looks at the tiles one by one and keeps one; else the table is told that."""
        looked = own(state).looked
        name = f"{state.round}-{own(state).turns}-{len(looked)}"
        number = FIRST_LOOK + 100 * state.round + 10 * own(state).turns + len(looked)
        if state.draw == "table":
            if actor == buyer:
                tiles = tuple(tile for tile, left in state.bag.items() if left)
                action = {"type": "keep_bag_tile"}
                more, title = self.unlisted(state, buyer, {}), said("prompt_bag_pick")
                yield PickPrompt(f"keep-{name}-{len(state.pieces)}", title, action, "tile", tiles, unlisted=more)
        elif len(looked) < self.looks(state, buyer):
            if actor == CHANCE:
                outcomes = tuple(Weighted(LookIntoBag(tile), left) for tile, left in state.bag.items() if left)
                yield ChancePrompt(number, buyer, outcomes)
            if actor == buyer:
                title = said("prompt_look", n=len(looked) + 1, all=self.looks(state, buyer))
                yield DrawPrompt(f"look-{name}", title, {"type": "draw", "number": number})
        elif actor == buyer:
            kept = tuple(Choice(tile, tile_name(tile), {"tile": tile}, tile) for tile in dict.fromkeys(looked))
            name = "-".join((f"keep-{state.round}-{own(state).turns}", *looked))
            yield ChoosePrompt(name, said("prompt_bag_keep"), {"type": "keep_bag_tile"}, kept)

    # --- what is done ---------------------------------------------------------------------------------

    def draw(self, state: Table, action: DrawDruidTile) -> Progress:
        """A tile comes onto the board.

        :raises IllegalAction: `isle_of_skye.board_full`, `isle_of_skye.stacks_not_empty`,
            `isle_of_skye.no_druid_tile` or `isle_of_skye.druid_tile_up`.
        """
        if not self.is_filling(state):
            raise IllegalAction("isle_of_skye.board_full", rule="d3")
        dolmen, stacks = own(state), self.stacks(state)
        if not action.tile:
            if stacks:
                raise IllegalAction("isle_of_skye.stacks_not_empty", rule="d3")
            return Progress(with_own(state, empty=True), (StacksEmpty(),))
        self.check_up(state, action.tile)
        space = dolmen.display.index(GAP) + 1
        laid = with_own(state, display=filled(dolmen.display, action.tile), drawn=dolmen.drawn + 1)
        return Progress(laid, (DruidTileDrawn(space, action.tile),))

    def check_up(self, state: Table, tile: str) -> None:
        """Whether a Druid tile may still come up.

        :raises IllegalAction: `isle_of_skye.no_druid_tile` or `isle_of_skye.druid_tile_up`.
        """
        if tile not in self.tiles(state):
            raise IllegalAction("isle_of_skye.no_druid_tile", {"tile": tile[:40]}, rule="d1")
        if tile not in self.stacks(state):
            raise IllegalAction("isle_of_skye.druid_tile_up", {"tile": tile_name(tile)}, rule="d1")

    def buy(self, state: Table, actor: Actor, action: BuyAgain) -> Progress:
        """A turn of the second buy turn.

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, `isle_of_skye.space_empty`,
            `isle_of_skye.bag_empty` or `isle_of_skye.cannot_pay`.
        """
        buyer = self.buyer(state)
        if buyer is None or own(state).bought or self.is_filling(state):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if actor != buyer:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": buyer}, rule="d3")
        if action.what == "nothing":
            return Progress(with_own(state, turns=own(state).turns + 1), (BoughtNothingAgain(buyer),))
        if action.what == "bag":
            return self._pay_bag(state, buyer)
        space = int(action.what.removeprefix("space_")) - 1
        tile = own(state).display[space]
        if not tile:
            raise IllegalAction("isle_of_skye.space_empty", {"n": space + 1}, rule="d3")
        price = self.price(state, space)
        paid = self._paid(state, buyer, price)
        display, turns = without(own(state).display, space), own(state).turns + 1
        clan = paid.clans[buyer]
        bought = with_clan(paid, buyer, replace(clan, hand=(*clan.hand, tile)))
        return Progress(
            with_own(bought, display=display, turns=turns), (DruidTileBought(buyer, tile, space + 1, price),)
        )

    def _paid(self, state: Table, seat: Seat, price: int) -> Table:
        clan = state.clans[seat]
        gold = clan.gold or 0
        if price > gold:
            raise IllegalAction("isle_of_skye.cannot_pay", {"price": price, "gold": gold}, rule="d3")
        return with_clan(state, seat, replace(clan, gold=gold - price))

    def _pay_bag(self, state: Table, buyer: Seat) -> Progress:
        if not any(state.bag.values()):
            raise IllegalAction("isle_of_skye.bag_empty", rule="d3")
        price = bag_price(self.tablets(state, buyer))
        paid = with_own(self._paid(state, buyer, price), bought=True)
        return Progress(paid, (BagPaid(buyer, self.looks(state, buyer), price),))

    def look(self, state: Table, action: LookIntoBag) -> Progress:
        """The app draws a tile for the buyer to look at.

        :raises IllegalAction: `isle_of_skye.not_now`, and what `check_in_bag` refuses.
        """
        buyer, looked = self.buyer(state), own(state).looked
        asked = buyer is not None and own(state).bought and state.draw == "app"
        if not asked or buyer is None or len(looked) >= self.looks(state, buyer):
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        check_in_bag(state, action.tile)
        seen = with_own(replace(state, bag=with_tile(state.bag, action.tile, -1)), looked=(*looked, action.tile))
        return Progress(seen, (BagTileSeen(buyer, action.tile),))

    def keep(self, state: Table, actor: Actor, action: KeepBagTile) -> Progress:
        """The buyer keeps one of the drawn tiles, the others go back.

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_looked_at`, and what `check_in_bag` refuses.
        """
        buyer, looked = self.buyer(state), own(state).looked
        ready = state.draw == "table" or (buyer is not None and len(looked) == self.looks(state, buyer))
        if buyer is None or actor != buyer or not own(state).bought or not ready:
            raise IllegalAction("isle_of_skye.not_now", rule="d3")
        if state.draw == "table":
            check_in_bag(state, action.tile)
        elif action.tile not in looked:
            raise IllegalAction("isle_of_skye.not_looked_at", {"tile": tile_name(action.tile)}, rule="d3")
        bag = looked_back(state)
        clan = state.clans[buyer]
        kept = with_clan(state, buyer, replace(clan, hand=(*clan.hand, action.tile)))
        kept = with_own(kept, bought=False, looked=(), turns=own(state).turns + 1)
        return Progress(replace(kept, bag=with_tile(bag, action.tile, -1)), (BagTileKept(buyer, action.tile),))


def looked_back(state: Table) -> dict[str, int]:
    """The bag with all that the buyer looks at back in it."""
    bag = state.bag
    for tile in own(state).looked:
        bag = with_tile(bag, tile, 1)
    return bag


def _short(price: int, gold: int) -> Text | None:
    return said("gold_short", n=price - gold) if price > gold else None
