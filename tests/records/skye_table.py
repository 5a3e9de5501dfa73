"""A table for recorded Isle of Skye situations in mid-game, with Druids and Journeyman: its state is built, then
played."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, StartTable, find_actor
from games.core.errors import GameError
from games.core.event import Event
from games.core.seats import Seat
from games.core.step import Flow
from games.isle_of_skye.expansions.druids.actions import DrawDruidTile
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.druids.state import GAP, SPACES, fill_space
from games.isle_of_skye.expansions.journeyman.actions import Advance
from games.isle_of_skye.expansions.journeyman.advances import list_asked_seats
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.state import TakenBonus, find_follower, with_follower
from games.isle_of_skye.expansions.journeyman.steps.purchase import BuyPhase
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.steps.buy import Buy
from tests.records.skye_games import CASTLES, own_facts
from tests.records.skye_journeyman_land import boards
from tests.records.skye_land import box_of

Row = dict[str, Any]
AS_LISTED = {"progress_board": "known"}


@cache
def druid_tiles(folder: Path) -> dict[str, Row]:
    """Return the Druid tiles of the records in the format of the expansion's data."""
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    more = ("set", "cost", "tablet")
    return {
        name: own_facts(tile) | {key: tile[key] for key in more if key in tile}
        for name, tile in raw.items()
        if tile.get("set") == "druid"
    }


@cache
def journeyman_tiles(folder: Path) -> dict[str, Row]:
    """Return the landscape tiles of the records with a journeyman symbol."""
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    return {name: own_facts(tile) for name, tile in raw.items() if tile.get("set") == "journeyman"}


class Table:
    """A recorded table in mid-game: `seats` players, the first one begins; the app draws. All Druid tiles of the game
    are on the dolmen board or in the pile."""

    def __init__(self, folder: Path, seats: int, row_input: Row) -> None:
        box, tiles = box_of(folder), druid_tiles(folder)
        costs = row_input.get("costs", {})
        plain_stone = next(iter(tiles.values()))
        tiles = dict.fromkeys(costs, plain_stone) | tiles
        castles = dict.fromkeys(CASTLES, next(iter(box.castles)))
        landscape = journeyman_tiles(folder)
        expansion_tiles = (*tiles, *landscape)
        plain = {name: facts for name, facts in box.tiles.items() if name not in expansion_tiles}
        counts = {name: 1 for name in box.counts if name not in expansion_tiles}
        priced = {name: {**tile, "cost": costs.get(name, tile["cost"])} for name, tile in tiles.items()}
        self.druids = Druids(priced)
        journeyman = Journeyman(dict(zip(("2-4", "5"), boards(folder).values(), strict=True)), landscape)
        self.rules = IsleOfSkye(self.druids, journeyman, box=type(box)(plain, counts, castles))
        expansions = ("druids", "journeyman")
        start = StartTable("isle_of_skye", 1, AS_LISTED, CASTLES[:seats], 0, expansions, "app")
        self.round: int = row_input.get("round", 1)
        self.advances: list[tuple[Seat, str]] = []
        self.state: State[Any] = self.rules.setup(start).state
        self.druid_tiles = tuple(tiles)
        self.pile: list[str] = list(row_input.get("pile", ()))
        display = [tile or GAP for tile in row_input.get("display", ())]
        self.lies([GAP] * (SPACES - len(display)) + display)

    def lies(self, display: list[str]) -> None:
        """Place these tiles on the dolmen board. Other Druid tiles are out of the game."""
        tiles_out = {*display, *self.pile, *(tile for clan in self.state.clans for tile in clan.hand)}
        out_of_game = tuple(tile for tile in self.druid_tiles if tile not in tiles_out)
        self.at(self.state.step, display=tuple(display), gone=out_of_game)

    def come_up(self, seat: Seat) -> None:
        """Put the next tile of the pile onto the dolmen board; with an empty pile the space stays empty. After the last
        purchase of a game nobody is prompted for it, though it lies there (section d3)."""
        if not self.pile:
            return
        tile = self.pile.pop(0)
        if self.druids.board.is_open(self.state):
            self.do(seat, DrawDruidTile(tile))
        else:
            display = self.state.slices.druids.display
            self.lies(list(fill_space(display, display.index(GAP), tile)))

    def set_up(self) -> None:
        """Fill empty spaces before the first purchase, as far as the pile goes (section d2)."""
        self.at("stones")
        while self.pile and GAP in self.state.slices.druids.display:
            self.come_up(0)

    def at(self, step: str, **changes: Any) -> None:
        """Set the step of the round, with changes to the slice."""
        slices = replace(self.state.slices, druids=replace(self.state.slices.druids, **changes))
        self.state = replace(self.state, round=self.round, first=0, flow=Flow(step), slices=slices)

    def has(self, seat: Seat, *bonus: str) -> None:
        """Give these bonus tiles, taken in the phase before, to the seat."""
        bonus_tiles = tuple(TakenBonus(tile, 0, 0, done=True) for tile in bonus)
        self.state = with_follower(self.state, seat, bonus=bonus_tiles)

    def clan(self, seat: Seat, **changes: Any) -> None:
        self.state = with_clan(self.state, seat, replace(self.state.clans[seat], **changes))

    def trades(self) -> None:
        """Start the buy phase with the current offers."""
        begins = BuyPhase(Buy(self.rules.rules_cache))
        self.state = self.rules.steps.settle(begins.begin(self.state)).state

    def do(self, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """Apply an action; due advances are counted and declined once they can be answered."""
        progress = self.rules.apply(self.state, find_actor(action, seat), action)
        self.state = progress.state
        while self.state.slices.druids.late is None and (questions := list_asked_seats(self.state)):
            question = find_follower(self.state, questions[0]).due[0]
            self.advances.append((questions[0], question.because))
            self.state = self.rules.apply(self.state, questions[0], Advance(question.n, "")).state
        return progress.events

    def prices(self) -> list[int | None]:
        """Return the prices on the dolmen board from left to right; None for an empty space."""
        slots = self.rules.build_view(self.state, "spectator").displays["market"].slots
        return [slot.price if slot.piece else None for slot in slots.values()]

    def display(self) -> list[str | None]:
        """Return the dolmen board from left to right; None for an empty space."""
        return [tile or None for tile in self.state.slices.druids.display]

    def attempt(self, step: Callable[[], Row]) -> Row:
        """Return the answer of a step with "ok"; for a refused one the code as "reason", with the state unchanged."""
        before = (self.state, list(self.advances), list(self.pile))
        try:
            return {**step(), "ok": True, "reason": None}
        except GameError as error:
            self.state, self.advances, self.pile = before
            return {"ok": False, "reason": error.code}
