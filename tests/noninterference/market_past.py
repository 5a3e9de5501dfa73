"""A game of Sealed Market in which everybody corrects the past while Ben's bid is sealed."""

from collections.abc import Sequence
from typing import Any

from tests.noninterference.company import ANNA, BEN, CLEO, DORA, open_room
from tests.noninterference.corrections import ASKERS, STAGES, CorrectionPlay, Stage, correction_of
from tests.noninterference.plays import STAGES as ROUNDS
from tests.noninterference.plays import MarketPlay, Secrets
from tests.noninterference.rooms import Transcript
from tests.rulesets.sealed_market.smugglers import HearRumour


async def play_and_record(fish: int, stages: Sequence[Stage] = STAGES) -> tuple[Transcript, set[str]]:
    """Play the game in which Ben bids this much of 5 coins for fish.

    See `tests.noninterference.skye_past.play_and_record`.
    """
    async with open_room({HearRumour(seat, "fog") for seat in range(4)}.__contains__, by_http=False) as room:
        play = MarketPast(room, Secrets(), "table")
        await play.begin(fish)
        await play.go_through(stages)
    return room.transcript(), play.outcomes


class MarketPast(CorrectionPlay, MarketPlay):
    """The moves and corrections of the game."""

    async def begin(self, fish: int) -> None:
        """Play a round in which Cleo declines Ben's tip, and bid in the second one."""
        await self.through(ROUNDS[:-1], "never")
        await self.bid(BEN, fish, 0, 2)
        await self.bid(ANNA, 1, 0, 2)

    async def corrections(self) -> None:
        """Claim as Cleo that she took the tip."""
        tip = self.replaced("tip", {"type": "answer_tip", "take": True})
        await self.confirm(await self.correct(CLEO, correction_of(tip)))
        await self.look_at()
        await self.correct(ANNA, correction_of(self.points()))
        await self.look_at()

    async def end(self) -> None:
        """Bid as Ben again, the same in all games, and play the game to its end."""
        for seat, fish in ((BEN, 2), (CLEO, 0), (DORA, 1)):
            await self.bid(seat, fish, 0, 2)
        await self.room.act(DORA, {"type": "open_bids", "round": 2})
        await self.room.act(ANNA, {"type": "finish_now"})
        await self.read()

    async def keep(self, card: str) -> None:
        """Keep a card as Ben; Cleo is offered a tip and declines it."""
        await self.room.act(BEN, {"type": "keep_card", "card": card})
        await self.act_and_note("tip", CLEO, {"type": "answer_tip", "take": False})

    async def previews(self) -> None:
        """Let everybody preview the table without each entry of the second round, and with the tip taken."""
        await self.ask_without(self.versions["tip"])
        for person, seat in ASKERS:
            await self.preview(person, seat, correction_of(self.replaced("tip", {"type": "answer_tip", "take": True})))
            await self.preview(person, seat, correction_of({**self.points(), "seat": seat}))

    def has_lapsed(self, view: dict[str, Any]) -> bool:
        sealed: int = sum(view["answered"]["bid-2"]["amounts"].values())
        return sealed > view["prompts"]["bid-2"]["limit"]

    def points(self) -> dict[str, Any]:
        """Return points that the host gives after the tip."""
        adjustment = {"type": "adjust_score", "seat": BEN, "points": 3, "reason": "agreed"}
        return {"type": "insert", "after": str(self.versions["tip"]), "seat": ANNA, "action": adjustment}
