"""A tablet lets a seat buy tiles of its own offer (section d5): at its buy turn, and still after its purchase."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers, Step, Wrapper
from games.core.text import Text
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.events import TileBought, TileKept, name_tile
from games.isle_of_skye.expansions.druids.actions import BuyOwnTile
from games.isle_of_skye.expansions.druids.data import BUY_OWN
from games.isle_of_skye.expansions.druids.events import OwnOfferEnded
from games.isle_of_skye.expansions.druids.state import find_dolmen, list_working_tablets, with_dolmen
from games.isle_of_skye.rounds import name_offer
from games.isle_of_skye.state import Table, with_clan
from games.isle_of_skye.steps.buy import Buy
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.text import build_text


class OwnOffer(SkyeStep):
    """An interruption: after its purchase from another seat the buyer is asked at once, until it is done."""

    def is_done(self, state: Table) -> bool:
        return find_dolmen(state).late is None

    def may_buy(self, state: Table, seat: Seat) -> bool:
        """True if the seat has a tablet that it has not used in this round, and something on offer."""
        working = list_working_tablets(state, seat).count(BUY_OWN)
        return working > find_dolmen(state).owners.get(seat, 0) and bool(state.clans[seat].offer)

    def find_owner(self, state: Table) -> Seat | None:
        """Return the seat that may buy own tiles: the one whose turn it is, or the buyer after its purchase until it is
        done."""
        if find_dolmen(state).late is not None:
            return find_dolmen(state).late
        return state.buyer if state.step == Buy.name and state.turns < state.seats else None

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if self.find_owner(state) != seat or not self.may_buy(state, seat):
            return
        is_late = find_dolmen(state).late is not None
        offered = tuple(
            Choice(
                tile,
                build_text("choice_own", tile=name_tile(tile), price=price),
                {"tile": tile},
                tile,
                price=price,
                places=(tile,),
            )
            for tile, price in state.clans[seat].offer.items()
        )
        name = f"own-{state.round}-{seat}-{find_dolmen(state).owners.get(seat, 0)}-{'late' if is_late else 'turn'}"
        end = Choice("done", build_text("choice_own_done"), {"tile": ""}) if is_late else None
        action = {"type": "buy_own_tile"}
        title = build_text("prompt_own") if is_late else build_text("prompt_own_first")
        yield ChoosePrompt(name, title, action, offered, end, on=name_offer(seat), buys=True)

    def list_waits(self, state: Table) -> dict[str, Text]:
        late = find_dolmen(state).late
        return {} if late is None else {str(late): build_text("wait_own", seat=late)}

    def list_actions(self) -> Handlers:
        return {BuyOwnTile: self.buy}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("isle_of_skye.not_now", rule="d5")

    def buy(self, state: Table, seat: Seat, action: BuyOwnTile) -> Progress:
        """Buy a tile of the own offer for the gold on it (ruling Q26).

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, `isle_of_skye.no_tablet` or
            `isle_of_skye.not_offered`.
        """
        tile, owner, late = action.tile, self.find_owner(state), find_dolmen(state).late
        if owner is None or (not tile and late is None):
            raise self.explain_refusal(state, seat, action)
        if owner != seat:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": owner}, rule="d5")
        if not tile:
            return Progress(with_dolmen(state, late=None), (OwnOfferEnded(seat),))
        clan, count = state.clans[seat], find_dolmen(state).owners.get(seat, 0)
        if list_working_tablets(state, seat).count(BUY_OWN) <= count:
            raise IllegalAction("isle_of_skye.no_tablet", rule="d5")
        if tile not in clan.offer:
            raise IllegalAction("isle_of_skye.not_offered", {"tile": name_tile(tile)}, rule="d5")
        offer = {name: price for name, price in clan.offer.items() if name != tile}
        next_state = with_clan(state, seat, replace(clan, offer=offer, hand=(*clan.hand, tile)))
        next_state = with_dolmen(next_state, owners={**find_dolmen(state).owners, seat: count + 1})
        if late is not None and not self.may_buy(next_state, seat):
            next_state = with_dolmen(next_state, late=None)
        return Progress(next_state, (TileKept(seat, tile, clan.offer[tile]),))


class BuyTurn(Wrapper):
    """Wrapper of the base's buy turns: the buyer may also buy tiles of its own offer."""

    def __init__(self, inner: Step, own_offer: OwnOffer) -> None:
        super().__init__(inner)
        self.own_offer = own_offer

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        return (*super().list_prompts(state, actor), *self.own_offer.list_prompts(state, actor))

    def list_actions(self) -> Handlers:
        return {**super().list_actions(), BuyTile: self.buy, **self.own_offer.list_actions()}

    def buy(self, state: Table, seat: Seat, action: BuyTile) -> Progress:
        """Play a turn as the base does, then ask the buyer for own tiles if it may still buy some."""
        progress = super().list_actions()[BuyTile](state, seat, action)
        has_bought = any(isinstance(event, TileBought) for event in progress.events)
        if has_bought and self.own_offer.may_buy(progress.state, seat):
            return replace(progress, state=with_dolmen(progress.state, late=seat))
        return progress
