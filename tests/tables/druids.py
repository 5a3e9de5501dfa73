"""A table of Isle of Skye with Druids played through the services: its moves in short."""

from typing import Any

import pytest

from companion.tables import boxes, chance, lobby
from companion.tables.commands import UpdateTable
from games.core.prompt import DrawPrompt, Weighted
from tests.contract.tables import Case, Played
from tests.rulesets.skye_druids import SKYE_WITH_DRUIDS, TILES
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

STONES = ("xd02", "xd30", "xd13", "xd35", "xd20")
"""What lies on the dolmen board at first, from left to right, for 12, 10, 2, 2 and 0 gold."""
NEXT = ("xd14", "xd33", "xd25", "xd16", "xd15", "xd17", "xd04", "xd01")
"""What comes up next, one after the other."""


class DruidsTable(SkyeTable):
    """Three seats, as SkyeTable; five Druid tiles lie on the dolmen board."""

    def __init__(self, seats: int = 3, **chosen: Any) -> None:
        self.came = 0
        super().__init__(seats, **{"expansions": ("druids",), **chosen})

    def called(self, tile: str) -> str:
        """What the tile is called at this table."""
        return tile

    def lay_out(self) -> None:
        for n, tile in enumerate(STONES):
            by_app = {"type": "draw", "number": 1000 + n}
            told = {"type": "draw_druid_tile", "tile": self.called(tile)}
            self.act(0, by_app if self.row.draw == "app" else told)

    def come_up(self, seat: int) -> int:
        """The next tile comes up, told by the seat."""
        self.came += 1
        return self.act(seat, {"type": "draw_druid_tile", "tile": self.called(NEXT[self.came - 1])})

    def buy_again(self, seat: int, what: str = "nothing", **changes: Any) -> int:
        """A turn of the second buy turn; the version of the purchase. Whoever bought a Druid tile tells the next."""
        version = self.act(seat, {"type": "buy_again", "what": what}, **changes)
        if what.startswith("space"):
            self.come_up(seat)
        return version

    def pass_again(self, number: int = 1) -> None:
        """Nobody buys anything in the second buy turn."""
        for turn in self.places:
            self.buy_again((number - 1 + turn) % len(self.devices))

    def to_second(self, number: int = 1) -> None:
        """All have offered, nobody has bought: the second buy turn begins."""
        self.offer_all(number)
        self.pass_all(number)

    def end_round(self, system_seat: SystemSeat, number: int = 1) -> None:
        """Everybody builds; the round is scored and the dolmen board moves on."""
        self.build_all()
        system_seat.work()
        self.come_up((number - 1) % len(self.devices))

    def display(self) -> tuple[str, ...]:
        """The dolmen board as everybody sees it, from left to right."""
        market = self.view()["market"]
        return tuple(market[str(n)]["piece"] if str(n) in market else "" for n in range(1, 6))


class BoxedDruids(DruidsTable):
    """No list has the Druid tiles: the host has copied them all into the box."""

    def called(self, tile: str) -> str:
        return f"x{int(tile[2:])}"

    def start(self) -> int:
        drawn_up = {self.called(tile): facts for tile, facts in TILES.items()}
        boxes.box_keep(self.host, "isle_of_skye", boxes.Box(drawn_up))
        return super().start()


FULL: dict[str, Case] = {
    "table": Case(SKYE_WITH_DRUIDS, ("druids",), 2, "table", {"legal_cells": "off", "tiles_left": "off"}),
    "app": Case(SKYE_WITH_DRUIDS, ("druids",), 3, "app", {}),
}
"""Whole games, by who draws, that go the same way whenever they are played: with what Druids can bring (other options
make another game; try some where one of these has become poor)."""


def entered(played: Played, system_seat: SystemSeat, until: int | None = None) -> PlayedTable:
    """The game entered through the services as far as `until` steps; what the app draws comes out as it did there."""
    start = played.start
    chosen = {"options": start.options, "expansions": start.expansions, "draw": start.draw}
    table = PlayedTable(len(start.colours), start.game, **chosen)
    lobby.table_update(UpdateTable(device=table.host, table=table.id, starter=start.starter))
    table.start()
    for step in played.steps[:until]:
        if step.seat is None:
            system_seat.work()  # and what follows at once, of which nothing is left for the next step
        elif start.draw == "app" and step.action.actor == "chance":
            drawing = next(one for one in played.ruleset.prompts(step.before, step.seat) if isinstance(one, DrawPrompt))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(chance._random, "choices", lambda *_, told=step.action: [Weighted(told, 1)])
                table.act(step.seat, drawing.action)
        else:
            table.act(step.seat, step.action)
    return table
