"""Phase 4 with the Journeyman (sections j8 and j9): the second purchase, tiles with a journeyman symbol, and what seats
report where offers are not tracked."""

from collections.abc import Iterator

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.capability import Extended
from games.isle_of_skye.expansions.journeyman.actions import BuySecond, TellTrade
from games.isle_of_skye.expansions.journeyman.advances import asks
from games.isle_of_skye.expansions.journeyman.data import SYMBOL, ProgressBoard
from games.isle_of_skye.expansions.journeyman.events import BoughtNoSecond
from games.isle_of_skye.expansions.journeyman.state import Table, follower, own, with_follower, with_own
from games.isle_of_skye.steps.buy import sold, to_buy
from games.isle_of_skye.text import said
from games.isle_of_skye.tiles import Box

TWO_BUYS = "two_buys"
MOST_TOLD = 8
"""How many advances a seat may report in a round: no offer has more than three tiles, no hand more than five."""


def second_buyer(state: Table) -> Seat | None:
    """Return whose second purchase it is: the owners of the bonus tile in turn order."""
    order = ((state.first + number) % state.seats for number in range(own(state).bought, state.seats))
    return next((seat for seat in order if follower(state, seat).active(TWO_BUYS, state.flow.number)), None)


def second_prompt(state: Table, rules: Extended, seat: Seat) -> Prompt:
    """Return the prompt for what a seat may buy besides."""
    nothing = Choice("pass", said("choice_pass"), {})
    name = f"buy-second-{state.round}-{seat}-{state.clans[seat].gold}"
    return ChoosePrompt(name, said("prompt_buy_second"), {"type": "buy_second"}, to_buy(state, rules, seat), nothing)


def buy_second(state: Table, rules: Extended, seat: Seat, action: BuySecond) -> Progress:
    """Play the second purchase.

    :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, and what `sold` refuses.
    """
    buyer = second_buyer(state)
    if state.step != "second_purchase" or buyer is None:
        raise IllegalAction("isle_of_skye.not_now", rule="j8")
    if seat != buyer:
        raise IllegalAction("isle_of_skye.not_your_turn", {"seat": buyer}, rule="j8")
    after = with_own(state, bought=(seat - state.first) % state.seats + 1)
    if not action.tile:
        return Progress(after, (BoughtNoSecond(seat),))
    return sold(after, rules, seat, action.tile)


def noticed(state: Table, board: ProgressBoard, box: Box) -> Table:
    """Ask every seat that got a tile with a journeyman symbol in this phase for an advance, once for each tile. A tile
    that can be in the bag and was not on offer came from there (ruling Q29)."""
    counts_all = state.options["bag_symbol"] == "counts"
    for seat, clan in enumerate(state.clans):
        for tile in clan.hand:
            if tile in own(state).noticed or not any(one.kind == SYMBOL for one in box.tiles[tile].symbols):
                continue
            state = with_own(state, noticed=(*own(state).noticed, tile))
            if counts_all or tile in own(state).offered or tile not in state.bag:
                state = asks(state, board, seat, "symbol")
    return state


# --- where offers are not tracked -------------------------------------------------------------------------


def tells(state: Table, seat: Seat) -> bool:
    """True if the seat still reports what it sold and got."""
    mine = follower(state, seat)
    return not mine.said_all and mine.told < MOST_TOLD


def tell_prompt(state: Table, seat: Seat) -> Iterator[Prompt]:
    """Yield the prompt for what else gives the seat an advance."""
    nth = follower(state, seat).told + 1
    what = (
        Choice("sale", said("choice_sale"), {"what": "sale"}),
        Choice("symbol", said("choice_symbol"), {"what": "symbol"}),
    )
    none = Choice("none", said("choice_no_trade"), {"what": ""})
    action = {"type": "tell_trade", "round": state.round, "nth": nth}
    yield ChoosePrompt(f"trade-{state.round}-{nth}", said("prompt_trade"), action, what, none)


def tell(state: Table, board: ProgressBoard, seat: Seat, action: TellTrade) -> Progress:
    """Note that a seat sold a tile, or got one with a journeyman symbol, or that this was all."""
    mine = follower(state, seat)
    is_asked = state.step == "trade" and not state.is_full and tells(state, seat) and not mine.due
    if not is_asked or (action.round, action.nth) != (state.round, mine.told + 1):
        raise TooLate
    if not action.what:
        return Progress(with_follower(state, seat, said_all=True))
    return Progress(asks(with_follower(state, seat, told=mine.told + 1), board, seat, action.what))
