"""A game of Isle of Skye in which everybody corrects the past while Ben's choice is behind his screen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.contract.cases import EVERYTHING
from tests.noninterference.company import ANNA, BEN, CLEO, DORA, SEATS, open_room
from tests.noninterference.corrections import ASKERS, STAGES, CorrectionPlay, Stage, correction_of
from tests.noninterference.rooms import Room, Transcript
from tests.noninterference.skye import GOALS, SkyePlay, SkyeSecrets

FIRST, LAST = 1, 3
"""Catch-up gold is paid from the third round on."""


class PastSecrets(NamedTuple):
    """Ben's axe and prices, of 10 gold, in the current round until he chooses again."""

    axe: int = 2
    prices: tuple[int, int] = (1, 1)


async def play_and_record(secrets: PastSecrets, stages: Sequence[Stage] = STAGES) -> tuple[Transcript, set[str]]:
    """Play the game with these secrets; in the `stages` corrections are previewed, made, and the game goes on to its
    end.

    Return what everybody but Ben received, and whether Ben's choice was `valid` or `lapsed` after each correction.
    """
    async with open_room(by_http="end" in stages) as room:
        play = PastPlay(room, secrets)
        await play.begin()
        await play.go_through(stages)
    return room.transcript(), play.outcomes


def tiles_of(seat: int, number: int) -> tuple[str, ...]:
    """Return the tiles that a seat draws in a round."""
    return tuple(f"b{12 * (number - 1) + 3 * seat + n:02}" for n in (1, 2, 3))


class PastPlay(CorrectionPlay, SkyePlay):
    """The moves and corrections of the game."""

    def __init__(self, room: Room, past: PastSecrets) -> None:
        super().__init__(room, SkyeSecrets())
        self.past = past

    async def begin(self) -> None:
        """Play two rounds, and choose behind the screens in the third."""
        await self.sit_down("isle_of_skye", draw="table")
        await self.opening()
        for number in range(FIRST, LAST):
            await self.round(number)
        await self.draw(LAST)
        await self.seal(BEN, LAST, self.past.axe, *self.past.prices)
        await self.seal(CLEO, LAST)
        await self.room.act(ANNA, self.axe_of(ANNA, LAST))

    async def end(self) -> None:
        """Play the rest of the round. Ben chooses again, the same in all games. In a deep run everybody previews
        before."""
        if EVERYTHING:
            await self.previews()
        await self.seal(BEN, LAST)
        for seat in (ANNA, DORA):
            await self.seal(seat, LAST)
        await self.trade(LAST)
        await self.room.act(ANNA, {"type": "finish_now"})
        await self.room.work()
        self.sends_requests = True
        await self.read()

    async def opening(self) -> None:
        """Scoring tiles and castles; Ben is behind."""
        for goal in GOALS:
            await self.room.act(ANNA, {"type": "draw_goal", "goal": goal})
        for seat in range(len(SEATS)):
            await self.room.act(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
        await self.act_and_note("behind", ANNA, self.points(BEN, -20))

    async def round(self, number: int) -> None:
        """Buy a tile of Cleo's as Ben; everybody builds."""
        await self.draw(number)
        for seat in range(len(SEATS)):
            await self.seal(seat, number)
        await self.trade(number)

    async def trade(self, number: int) -> None:
        """Open the prices, let Ben buy a tile of Cleo's and everybody build, and score the round."""
        await self.room.act(DORA, {"type": "lift_screens", "round": number})
        for turn in range(len(SEATS)):
            buyer = (number - 1 + turn) % len(SEATS)
            tile = tiles_of(CLEO, number)[0] if buyer == BEN else ""
            await self.act_and_note(f"bought {number} {buyer}", buyer, {"type": "buy_tile", "tile": tile})
        for seat in (CLEO, BEN, DORA, ANNA):
            while action := await self.building(seat):
                await self.room.act(seat, action)
        await self.room.work()

    async def draw(self, number: int) -> None:
        """Draw three tiles per seat."""
        for seat in range(len(SEATS)):
            for tile in tiles_of(seat, number):
                await self.act_and_note(f"drew {tile}", seat, {"type": "draw_tile", "seat": seat, "tile": tile})

    async def seal(self, seat: int, number: int, axe: int = 2, first: int = 1, second: int = 1) -> None:
        """Seal a seat's choice behind its screen."""
        await self.room.act(seat, self.axe_of(seat, number, axe))
        await self.act_and_note(f"priced {number} {seat}", seat, self.prices_of(seat, number, first, second, axe))

    def axe_of(self, seat: int, number: int, axe: int = 2) -> dict[str, Any]:
        return {"type": "place_axe", "round": number, "seat": seat, "tile": tiles_of(seat, number)[axe]}

    def prices_of(self, seat: int, number: int, first: int, second: int, axe: int = 2) -> dict[str, Any]:
        """Return prices for the tiles without the axe."""
        tiles = [tile for n, tile in enumerate(tiles_of(seat, number)) if n != axe]
        prices = dict(zip(tiles, (first, second), strict=True))
        return {"type": "set_prices", "round": number, "seat": seat, "prices": prices}

    def points(self, seat: int, points: int) -> dict[str, Any]:
        """Return points that the host gives."""
        return {"type": "adjust_score", "seat": seat, "points": points, "reason": "agreed"}

    # --- corrections of the past ----------------------------------------------------------------------

    async def previews(self) -> None:
        """Let everybody preview alternatives: each entry of the current round, Cleo's price, points."""
        await self.ask_without(self.versions[f"drew {tiles_of(ANNA, LAST)[0]}"])
        place = str(self.versions["bought 2 1"])
        for person, seat in ASKERS:
            for edit in (self.dearer(3), self.dearer(9), self.replaced("behind", self.points(BEN, 20))):
                await self.preview(person, seat, correction_of(edit))
            for points in (-20, 1, 20):
                insertion = {"type": "insert", "after": place, "seat": seat, "action": self.points(BEN, points)}
                await self.preview(person, seat, correction_of(insertion))

    async def corrections(self) -> None:
        """Cleo proposes a higher price of her tile, all look at that, Anna confirms. Anna corrects that Ben was ahead,
        not behind, undoes and redoes it. Everybody looks at the consequences."""
        await self.confirm(await self.correct(CLEO, correction_of(self.dearer(2))))
        await self.look_at()
        await self.correct(ANNA, correction_of(self.replaced("behind", self.points(BEN, 20))))
        await self.look_at()
        await self.correct(ANNA, {"type": "undo", "drops": [self.room.version]})
        await self.look_at()
        await self.correct(ANNA, {"type": "redo", "undo": self.room.version})
        await self.look_at()

    def has_lapsed(self, view: dict[str, Any]) -> bool:
        return any("hint" in prompt for prompt in view["prompts"].values())

    def dearer(self, price: int) -> dict[str, Any]:
        """Return the edit that raises Cleo's price for the tile that Ben bought in the second round."""
        return self.replaced("priced 2 2", self.prices_of(CLEO, 2, price, 1))
