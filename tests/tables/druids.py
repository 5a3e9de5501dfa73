"""A table of Isle of Skye with Druids played through the services: its moves in short."""

from collections.abc import Mapping
from typing import Any

import pytest

from companion.tables import boards, boxes
from companion.tables.commands import UpdateTable
from companion.tables.edges import chance
from companion.tables.services import lobby
from games import registry
from games.core.action import Facts
from games.core.prompt import DrawPrompt, Weighted
from tests.contract.tables import Case, Played
from tests.records.druid_box import BOX
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

STONES = ("x2", "x30", "x13", "x35", "x20")
"""What lies on the dolmen board at first, from left to right, for 12, 10, 2, 2 and 0 gold."""
NEXT = ("x14", "x33", "x25", "x16", "x15", "x17", "x4", "x1")
"""What comes up next, one after the other."""


def with_own_box(table: PlayedTable) -> None:
    """The host of the table has drawn up all Druid tiles of the records."""
    boxes.box_keep(table.host, "isle_of_skye", boxes.Box(BOX))


class DruidsTable(SkyeTable):
    """Three seats, as SkyeTable; five Druid tiles of the host's box lie on the dolmen board."""

    def __init__(self, seats: int = 3, **chosen: Any) -> None:
        self.came = 0
        super().__init__(seats, **{"expansions": ("druids",), **chosen})

    def start(self) -> int:
        with_own_box(self)
        return super().start()

    def lay_out(self) -> None:
        for n, tile in enumerate(STONES):
            by_app = {"type": "draw", "number": 1000 + n}
            self.act(0, by_app if self.row.draw == "app" else self.telling(n + 1, tile))

    def telling(self, number: int, tile: str) -> dict[str, Any]:
        """That the tile of that number is this one."""
        return {"type": "tell_druid_tile", "number": number, "tile": tile}

    def untold(self, seat: int = 0) -> dict[str, int]:
        """The spaces whose tile the seat is asked for, and the numbers of these."""
        prompts = self.view(seat).get("prompts", {}).values()
        return {one["place"]: one["action"]["number"] for one in prompts if "place" in one}

    def come_up(self, seat: int) -> int:
        """The next tile has come up: the seat tells which one it is."""
        self.came += 1
        return self.act(seat, self.telling(self.untold(seat)["1"], NEXT[self.came - 1]))

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
        slots = self.view()["surfaces"]["market"]["slots"]
        return tuple(slots[str(n)].get("piece", "") for n in range(1, 6))


SKYE = registry.game("isle_of_skye")
FULL: dict[str, Case] = {
    "table": Case(
        SKYE,
        ("druids",),
        3,
        "table",
        {"tie_break": "all_gold", "legal_cells": "off", "tiles_left": "off", "barrel_income": "per_tile"},
    ),
    "app": Case(SKYE, ("druids",), 3, "app", {"tie_break": "all_gold", "hide_gold": "off", "projection": "off"}),
}
"""Whole games, by who draws, that go the same way whenever they are played: with what Druids can bring (other options
make another game; try some where one of these has become poor)."""


def entered(
    played: Played, system_seat: SystemSeat, until: int | None = None, pieces: Mapping[str, Facts] | None = None
) -> PlayedTable:
    """The game entered through the services as far as `until` steps; what the app draws comes out as it did there. The
    host's box has these pieces too, and the boards of the game."""
    start = played.start
    chosen = {"options": start.options, "expansions": start.expansions, "draw": start.draw}
    table = PlayedTable(len(start.colours), start.game, **chosen)
    if start.draw == "table":
        with_own_box(table)
    elif pieces:
        boxes.box_keep(table.host, start.game, boxes.Box(dict(pieces)))
    for side, facts in (start.boards or {}).items():
        boards.board_keep(table.host, start.game, side, facts)
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
