"""A game of Sealed Market with its expansion, in which one seat has secrets and everybody else tries to learn them."""

from typing import Literal, NamedTuple

from tests.noninterference.company import ANNA, BEN, CLEO, DORA, Asking, Company, Draw, open_room
from tests.noninterference.rooms import Room, Transcript
from tests.rulesets.sealed_market.facts import DrawCards
from tests.rulesets.sealed_market.smugglers import HearRumour

STAGES = ("rumours", "bids", "cards", "hiding", "over")
Stage = Literal["rumours", "bids", "cards", "hiding", "over"]


class Secrets(NamedTuple):
    """Ben's private knowledge.

    What he hears (he sells it), his first bid and how he `changes` it before the reveal, the cards that he looks at,
    the one that he keeps (opened at the end), and where he hides goods (both caves will be watched, so that it is worth
    nothing).
    """

    changes: tuple[Literal["bid", "undo"], ...] = ("bid", "bid", "undo", "undo")
    rumour: Literal["fog", "storm"] = "fog"
    bid: tuple[int, int] = (5, 0)
    other_card: Literal["tapir", "walrus"] = "walrus"
    keeps_heron: bool = True
    cave: Literal["north", "south", ""] = "north"


async def play_and_record(
    secrets: Secrets, draw: Draw = "table", until: Stage = "over", asking: Asking = "always", only: str = ""
) -> Transcript:
    """Play to the end of stage `until` and return what everybody but Ben received.

    `asking`: in which stages the others send requests beyond their sockets; `only`: the one who does.
    """
    texts = {
        DrawCards(("heron", secrets.other_card)),
        *(HearRumour(seat, secrets.rumour if seat == BEN else "fog") for seat in range(4)),
    }
    async with open_room(texts.__contains__, by_http=asking == "always", only=only) as room:
        await MarketPlay(room, secrets, draw).through(STAGES[: STAGES.index(until) + 1], asking)
    return room.transcript()


class MarketPlay(Company):
    """The moves of one game."""

    def __init__(self, room: Room, secrets: Secrets, draw: Draw) -> None:
        super().__init__(room)
        self.secrets, self.draw = secrets, draw

    async def open_table(self) -> None:
        await self.sit_down("sealed_market", draw=self.draw, expansions=["smugglers"])

    async def rumours(self) -> None:
        """Let everybody hear a rumour at the same time; Ben hears his twice because he undoes it."""
        for seat in (CLEO, BEN, BEN, DORA, ANNA):
            rumour = self.secrets.rumour if seat == BEN else "fog"
            hearing = {"type": "hear_rumour", "seat": seat, "rumour": rumour}
            draw = {"type": "draw", "number": 100 + seat}
            if seat == BEN and self.room.version > 2:
                await self.room.undo(BEN)
            await self.room.act(seat, draw if self.draw == "app" else hearing)
        await self.read()

    async def bids(self) -> None:
        """Bid as Ben, change it twice, undo it all, and finally bid the same in all games."""
        await self.bid(BEN, *self.secrets.bid)
        first = self.room.version
        for change in self.secrets.changes:
            await (self.room.undo(BEN) if change == "undo" else self.bid(BEN, 0, 0))
        await self.turn_around()
        await self.correct_bid(first, 1, 1)
        await self.correct_bid(first, *self.secrets.bid)
        await self.read()
        await self.pry(*range(first, self.room.version - 1))
        await self.room.undo(BEN)
        await self.all_bid(1)

    async def bid(self, seat: int, fish: int, salt: int = 0, number: int = 1) -> None:
        await self.room.act(seat, {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": salt}})

    async def correct_bid(self, version: int, fish: int, salt: int) -> None:
        action = {"type": "seal_bids", "round": 1, "amounts": {"fish": fish, "salt": salt}}
        await self.room.correct(BEN, {"type": "replace", "ref": str(version), "action": action})

    async def all_bid(self, number: int) -> None:
        """Bid as everybody: Ben most, Cleo least."""
        for seat, fish in ((BEN, 2), (ANNA, 1), (CLEO, 0), (DORA, 1)):
            await self.bid(seat, fish, 0, number)
        await self.room.act(DORA, {"type": "open_bids", "round": number})
        await self.room.act(CLEO, {"type": "answer_bribe", "take": False})

    async def cards(self) -> None:
        """Ben looks at two cards, twice because he undoes it, and keeps one. Seats without a tip may sell what they
        heard; Ben does."""
        await self.look()
        late = await self.late()
        await self.pry()
        await self.room.undo(BEN)
        await self.reconnect()
        await self.look()
        await self.room.leave(late)
        await self.keep("heron" if self.secrets.keeps_heron else self.secrets.other_card)
        await self.sell(1, BEN, DORA, ANNA)
        await self.read()

    async def look(self) -> None:
        """Look at two cards as Ben."""
        cards = ["heron", self.secrets.other_card]
        await self.room.act(BEN, {"type": "draw"} if self.draw == "app" else {"type": "draw_cards", "cards": cards})

    async def keep(self, card: str) -> None:
        """Keep one card as Ben; Cleo is offered a tip."""
        await self.room.act(BEN, {"type": "keep_card", "card": card})
        await self.room.act(CLEO, {"type": "answer_tip", "take": True})

    async def sell(self, number: int, *seats: int) -> None:
        """Sell or keep rumours as the seats without a tip; Ben sells his."""
        for seat in seats:
            await self.room.act(seat, {"type": "sell_rumour", "round": number, "sell": seat == BEN})

    async def stock(self, number: int) -> None:
        """Stock everybody's shelves, each at their own pace."""
        for seat in (DORA, ANNA, CLEO, BEN):
            for ware, shelf in (("fish", "high"), ("salt", "low" if seat == ANNA else "high")):
                stocking = {"type": "stock_shelf", "round": number, "ware": ware, "shelf": shelf}
                await self.room.act(seat, stocking)

    async def hiding(self) -> None:
        """Hide goods as Ben, then elsewhere, then there again, and undo that."""
        await self.stock(1)
        for cave in (self.secrets.cave, "", self.secrets.cave):
            await self.hide(BEN, cave)
        await self.room.undo(BEN)
        await self.turn_around()
        await self.read()
        await self.hide(BEN, self.secrets.cave)
        await self.all_others_hide(1)

    async def hide(self, seat: int, cave: str, number: int = 1) -> None:
        await self.room.act(seat, {"type": "hide_goods", "round": number, "cave": cave})

    async def all_others_hide(self, number: int) -> None:
        """Pass for everybody else; the round is scored and a cave is watched."""
        for seat in (DORA, CLEO, ANNA):
            await self.hide(seat, "", number)
        await self.room.work()

    async def over(self) -> None:
        """Play the second, shorter round and the end."""
        await self.all_bid(2)
        await self.look()
        await self.keep("heron")
        await self.sell(2, DORA, ANNA)
        await self.stock(2)
        await self.hide(BEN, self.secrets.cave, 2)
        await self.all_others_hide(2)
        await self.read()

    # --- attempts to learn secrets --------------------------------------------------------------------

    async def pry(self, *versions: int) -> None:
        """Others request and submit what they may not; all of it is refused. They also ask about these `versions`."""
        room = self.room
        if not self.sends_requests:
            return
        hear = {"type": "hear_rumour", "seat": BEN, "rumour": "fog"}
        look = {"type": "draw_cards", "cards": ["heron", "walrus"]}
        keep = {"type": "keep_card", "card": "heron"}
        reckon = {"type": "score_market"}
        await self.try_all((hear, 0), (look, 0), (look, 1), (keep, 0), (keep, 1), (reckon, 0))
        bid = {"type": "seal_bids", "round": 1, "amounts": {"fish": 1, "salt": 0}}
        for version in (2, 3, *versions, room.version - 1, room.version):
            await self.ask_about(version, bid)
        await room.record_request("cleo", "GET", f"/tables/{room.table}/replay?as=corrected&seat={CLEO}&step=999")
        await self.say_all({"type": "hide_goods", "round": 2, "cave": ""}, keep)
