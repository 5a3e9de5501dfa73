"""A table of Isle of Skye played through the services, with short methods for its moves."""

import json
from typing import Any

from companion.tables import store
from companion.tables.models import LogEntry
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

GOALS = ("base_sheep", "base_squares", "base_most_ships", "base_most_gold")


def tiles_of(seat: int, number: int = 1) -> tuple[str, ...]:
    """Return the tiles that a seat draws in a round."""
    first = 9 * (number - 1) + 3 * seat
    return tuple(f"b{first + n:02}" for n in (1, 2, 3))


class SkyeTable(PlayedTable):
    """Three seats after scoring tiles and castles are placed. The table enters its draws by default; if the app draws,
    all hands are drawn."""

    def __init__(self, seats: int = 3, **chosen: Any) -> None:
        super().__init__(seats, "isle_of_skye", **chosen)
        self.start()
        if chosen.get("draw") != "app":
            for goal in GOALS:
                self.act(0, {"type": "draw_goal", "goal": goal})
            self.lay_out()
        for seat in self.places:
            self.act(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})

    def lay_out(self) -> None:
        """Enter what an expansion draws before the castles."""

    @property
    def places(self) -> range:
        return range(len(self.devices))

    @property
    def state(self) -> Any:
        return store.load(self.row).state

    def view(self, viewer: Any = "spectator") -> Any:
        return self.document(viewer)["view"]

    def draw_all(self, number: int = 1) -> None:
        """Let everybody draw three tiles."""
        for seat in self.places:
            for tile in tiles_of(seat, number):
                self.act(seat, {"type": "draw_tile", "seat": seat, "tile": tile})

    def axe(self, seat: int, at: int = 2, number: int = 1, **changes: Any) -> int:
        """Place the axe of a seat at one of its tiles."""
        action = {"type": "place_axe", "round": number, "seat": seat, "tile": tiles_of(seat, number)[at]}
        return self.act(seat, action, **changes)

    def price(self, seat: int, first: int = 1, second: int = 1, number: int = 1, **changes: Any) -> int:
        """Set the prices of a seat's first two tiles."""
        return self.act(seat, prices_action(seat, first, second, number), **changes)

    def offer_all(self, number: int = 1) -> None:
        """Place the axe at the third tile of each seat, set prices 2 and 1 for the others, and lift the screens."""
        self.draw_all(number)
        for seat in self.places:
            self.axe(seat, number=number)
            self.price(seat, 2, 1, number)
        self.act(0, {"type": "lift_screens", "round": number})

    def buy(self, seat: int, tile: str = "", **changes: Any) -> int:
        """Take a turn of the buy phase."""
        return self.act(seat, {"type": "buy_tile", "tile": tile}, **changes)

    def pass_all(self, number: int = 1) -> None:
        """Let everybody decline to buy."""
        for turn in self.places:
            self.buy((number - 1 + turn) % len(self.devices))

    def building(self, seat: int, at: int = 0) -> dict[str, Any] | None:
        """Return the action for the first tile of the seat's hand: its first legal place, or its return to the bag."""
        for prompt in self.view(seat).get("prompts", {}).values():
            if prompt["kind"] == "place":
                place, rotations = list(prompt["cells"].items())[at]
                x, y = (int(part) for part in place.split(","))
                return {**prompt["action"], "x": x, "y": y, "rotation": int(next(iter(rotations)))}
            if prompt["action"]["type"] == "return_tile":
                return {**prompt["action"]}
        return None

    def build_all(self) -> None:
        """Let everybody build all their tiles."""
        for seat in self.places:
            while action := self.building(seat):
                self.act(seat, action)


def prices_action(seat: int, first: int, second: int, number: int = 1) -> dict[str, Any]:
    """Return the action that sets the prices of a seat's first two tiles."""
    tile, other, _ = tiles_of(seat, number)
    return {"type": "set_prices", "round": number, "seat": seat, "prices": {tile: first, other: second}}


def played_round(system_seat: SystemSeat) -> SkyeTable:
    """Return a table after round 1 is scored."""
    table = SkyeTable()
    table.offer_all()
    table.pass_all()
    table.build_all()
    system_seat.work()
    return table


def payload_of(row: LogEntry) -> dict[str, Any]:
    payload: dict[str, Any] = row.payload if isinstance(row.payload, dict) else json.loads(row.payload)
    return payload
