"""A table of Isle of Skye with Druids played through the services, with short methods for its moves."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from companion.boxes import boards
from companion.boxes.keeping import Box, keep
from companion.boxes.pieces import keep_pieces
from companion.tables.edges import chance
from companion.tables.requests import TableChange
from companion.tables.services import lobby
from games import registry
from games.core.action import Facts
from games.core.prompt import Weighted
from tests.contract.cases import Case
from tests.contract.tables import Played
from tests.records.druid_box import BOX
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

STONES = ("x2", "x30", "x13", "x35", "x20")
"""The first tiles of the dolmen board from left to right, for 12, 10, 2, 2 and 0 gold."""
NEXT = ("x14", "x33", "x25", "x16", "x15", "x17", "x4", "x1")
"""The tiles that come up next, in order."""


def save_record_box(table: PlayedTable) -> None:
    """Save all Druid tiles of the records in the box of the table's host."""
    keep_pieces(table.host, "isle_of_skye", Box(BOX))


class DruidsTable(SkyeTable):
    """A SkyeTable whose dolmen board holds five Druid tiles of the host's box."""

    def __init__(self, seats: int = 3, **chosen: Any) -> None:
        self.tiles_come_up = 0
        super().__init__(seats, **{"expansions": ("druids",), **chosen})

    def start(self) -> int:
        save_record_box(self)
        return super().start()

    def lay_out(self) -> None:
        for n, tile in enumerate(STONES):
            self.act(0, self.enter_tile_action(n + 1, tile))

    def enter_tile_action(self, number: int, tile: str) -> dict[str, Any]:
        return {"type": "report_druid_tile", "number": number, "tile": tile}

    def enterable_spaces(self, seat: int = 0) -> dict[str, int]:
        """Map the spaces whose tile the seat may enter to the numbers of their tiles."""
        prompts = self.view(seat).get("prompts", {}).values()
        return {prompt["place"]: prompt["action"]["number"] for prompt in prompts if "place" in prompt}

    def come_up(self, seat: int) -> int:
        """Let the seat enter the next tile that comes up."""
        self.tiles_come_up += 1
        return self.act(seat, self.enter_tile_action(self.enterable_spaces(seat)["1"], NEXT[self.tiles_come_up - 1]))

    def buy_again(self, seat: int, tile: str = "nothing", **changes: Any) -> int:
        """Take a turn of the second buy turn; return the version of the purchase. A buyer of a Druid tile enters the
        next one."""
        version = self.act(seat, {"type": "buy_again", "what": tile}, **changes)
        if tile.startswith("space"):
            self.come_up(seat)
        return version

    def pass_again(self, number: int = 1) -> None:
        """Let everybody decline in the second buy turn."""
        for turn in self.places:
            self.buy_again((number - 1 + turn) % len(self.devices))

    def to_second(self, number: int = 1) -> None:
        """Let all offer and nobody buy, up to the second buy turn."""
        self.offer_all(number)
        self.pass_all(number)

    def end_round(self, system_seat: SystemSeat, number: int = 1) -> None:
        """Let everybody build; the round is scored and the dolmen board moves on."""
        self.build_all()
        system_seat.work()
        self.come_up((number - 1) % len(self.devices))

    def display(self) -> tuple[str, ...]:
        """Return the dolmen board as everybody sees it, from left to right."""
        slots = self.view()["surfaces"]["market"]["slots"]
        return tuple(slots[str(n)].get("piece", "") for n in range(1, 6))


SKYE = registry.find_game("isle_of_skye")
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
"""Whole games by who draws, which are the same in every run and contain everything that Druids add. Other options give
another game: try a few if one of these has lost its content."""


def enter_game(
    played: Played, system_seat: SystemSeat, until: int | None = None, pieces: Mapping[str, Facts] | None = None
) -> PlayedTable:
    """Enter the game through the services up to `until` steps, with the same draws of the app. The host's box has these
    extra pieces and the game's boards."""
    start = played.start
    chosen = {"options": start.options, "expansions": start.expansions, "draw": start.draw}
    table = PlayedTable(len(start.colours), start.game, **chosen)
    if start.draw == "table":
        save_record_box(table)
    elif pieces:
        keep_pieces(table.host, start.game, Box(dict(pieces)))
    for side, facts in (start.boards or {}).items():
        keep(table.host, start.game, boards.BOARDS, side, facts)
    lobby.update_table(table.host, table.id, TableChange(starter=start.starter))
    draws = [step.action for step in played.steps if step.action.actor == "chance"]

    def drawn(population: Sequence[Weighted], _: object) -> list[Weighted]:
        outcome = next(Weighted(action, 1) for action in draws if any(action == other.action for other in population))
        draws.remove(outcome.action)
        return [outcome]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance._random, "choices", drawn)
        table.start()
        for step in played.steps[:until]:
            if step.seat is None:
                system_seat.work()  # including follow-up work, so that none is left for the next step
            elif start.draw == "table" or step.action.actor != "chance":
                table.act(step.seat, step.action)
            elif not step.action.dealt:
                (drawing,) = played.ruleset.list_prompts(step.before, step.seat)
                table.act(step.seat, drawing.action)
    return table
