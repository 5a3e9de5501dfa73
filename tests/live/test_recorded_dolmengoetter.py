"""Recorded games of Dolmengötter entered on the running product, a phone and a socket per seat: with secret values, and
with slips that are corrected ten turns later."""

import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from games.core.errors import GameError, IllegalAction
from games.core.prompt import SeatPrompt
from games.core.seats import Seat
from games.dolmengoetter.state import State
from tests.chaos.soak.player import answer
from tests.golden import GOLDEN
from tests.live.phones import Phone, Socket, phones
from tests.live.prompts_alone import view_of
from tests.live.recorded_games import EnteredGame, player_counts
from tests.live.tables import open_table
from tests.records.dolmengoetter import RULES, Move, game_of, moves, table_options
from tests.serving import ServedTable

Row = dict[str, Any]
ROWS: tuple[Row, ...] = tuple(
    json.loads(line) for line in (GOLDEN / "dolmengoetter" / "games.jsonl").read_text("utf-8").splitlines()
)
GAMES = {len(row["setup"]["players"]): row for row in ROWS}
EVERY, LATER = 10, 10
"""One in so many entries is wrong. It is corrected this many turns later, or when the next one is refused."""
TRIED = 100
"""Number of wrong answers that are tried; the one that stays unnoticed longest is taken."""


@asynccontextmanager
async def start_recorded(url: str, row: Row, values: str) -> AsyncIterator[tuple[list[Phone], list[Socket]]]:
    """Start a table for a recorded game, with a socket for each seat."""
    players = row["setup"]["players"]
    async with phones(url, len(players)) as sitting, AsyncExitStack() as stack:
        await open_table(sitting, game="dolmengoetter", options=table_options(row, values))
        at = f"/tables/{sitting[0].table}"
        await sitting[0].ask("PATCH", at, {"starter": players.index(row["setup"]["start"])})
        assert await sitting[0].ask("POST", f"{at}/start") == {"version": 1}
        yield sitting, [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]


class EnteredDolmens(EnteredGame):
    """A recorded game that is entered with this option `values`."""

    def __init__(self, sitting: list[Phone], sockets: list[Socket], row: Row, values: str) -> None:
        super().__init__(sitting, sockets)
        self.row, self.values = row, values
        self.players: list[str] = row["setup"]["players"]

    def check(self, number: int) -> None:
        """Assert that every phone shows the recorded points and stacks, and values of unopened dolmens only to their
        builders."""
        after = self.row["after"][: number + 1]
        stacks = {circle: stack for view in after for circle, stack in view["stacks"].items()}
        assert self.scores() == [after[-1]["points"]] * len(self.players)
        for viewer, socket in enumerate(self.sockets):
            assert self._shown_stacks(socket) == {
                circle: [(player, value if self._is_known(player, viewer) else 0) for player, value in stack]
                for circle, stack in stacks.items()
                if stack
            }

    def _shown_stacks(self, socket: Socket) -> dict[str, list[tuple[str, int]]]:
        """Return the dolmens on each circle as a phone shows them: builder and value, 0 where it is unknown."""
        return {
            circle: [(self.players[stacked["seat"]], stacked.get("value", 0)) for stacked in stack]
            for circle, stack in view_of(socket)["surfaces"]["plan"]["stacks"].items()
            if stack[0]["kind"] == "dolmen"
        }

    def _is_known(self, player: str, viewer: Seat) -> bool:
        return self.values == "when_built" and player == self.players[viewer]

    async def end(self) -> None:
        """Have the system score the game; assert that every phone shows the recorded end, and the stacks that it
        counted, turned over. Records leave these out: tests/proofs recounts them."""
        for socket in self.sockets:
            await socket.until(lambda phone: phone.document["table"]["status"] == "finished")
        self.version = self.sockets[0].v
        final = self.row["final"]
        points = [final["points"][player] for player in self.players]
        assert self.scores() == [points] * len(self.players)
        counted, *others = [self._shown_stacks(socket) for socket in self.sockets]
        assert others == [counted] * len(others)
        assert all(value for stack in counted.values() for _, value in stack)
        for socket in self.sockets:
            outcome = view_of(socket)["outcome"]
            assert outcome["reason"] == f"dolmengoetter.end_{final['ended_by']}"
            assert outcome["scores"] == points
            won = [player for player, rank in zip(self.players, outcome["ranks"], strict=True) if rank == 1]
            assert won == final["winners"]
        await self.compare()


@pytest.mark.parametrize("players", player_counts(GAMES))
async def test_a_recorded_game_is_played_on_phones(server: ServedTable, players: int) -> None:
    row, log = GAMES[players], list(moves(GAMES[players], "when_built"))
    async with start_recorded(server.url, row, "when_built") as (sitting, sockets):
        game = EnteredDolmens(sitting, sockets, row, "when_built")
        for move, following in zip(log, [*log[1:], None], strict=True):
            if move.seat is not None:
                await game.enter(move.seat, move.action)
            elif following:
                game.version += 1  # the system seat turns dolmens over
                await game.all_at(game.version)
            if following and following.number != move.number:
                game.check(move.number)
        await game.end()


# --- slips ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Slip:
    """A wrong entry `ref` in place of `move` of the record."""

    ref: int
    move: Move


class EnteredWithSlips(EnteredDolmens):
    """A recorded game entered with slips that are corrected later.

    `entries` maps versions to entries. `corrected` has the kind of each slip and the number of turns until its
    correction.
    """

    def __init__(self, sitting: list[Phone], sockets: list[Socket], row: Row) -> None:
        super().__init__(sitting, sockets, row, "turned_over")
        self.log = list(moves(row, "turned_over"))
        self.entries: dict[int, Move] = {}
        self.current_state = self.state()
        self.slips: list[Slip] = []
        self.corrected: list[tuple[str, int]] = []

    async def play(self) -> None:
        """Enter the whole record with a wrong entry in ten; check it whenever nothing is wrong."""
        for index, move in enumerate(self.log):
            await self.correct([slip for slip in self.slips if move.number >= slip.move.number + LATER], move.number)
            if not count_legal(self.current_state, [move]):
                await self.correct(self.slips, move.number)
            wrong = self.wrong(index) if index and index % EVERY == 0 else None
            if wrong:
                self.slips.append(Slip(self.version + 1, move))
            await self.enter_move(wrong or move)
            is_last = index + 1 == len(self.log) or self.log[index + 1].number != move.number
            if is_last and not self.slips and index + 1 < len(self.log):
                self.check(move.number)
        await self.correct(self.slips, self.log[-1].number)

    def wrong(self, index: int) -> Move | None:
        """Return another legal action of the seat: the one with which most of the following entries stay legal."""
        move, rng = self.log[index], random.Random(index)
        (prompt,) = (
            prompt
            for prompt in RULES.list_prompts(self.current_state, move.seat or 0)
            if isinstance(prompt, SeatPrompt)
        )
        seat_prompt = msgspec.to_builtins(prompt)
        ways = {repr(payload): payload for payload in (answer(seat_prompt, rng) for _ in range(TRIED))}
        kinds = {kind.__struct_config__.tag: kind for kind in RULES.action_types}
        alternatives = [
            Move(move.seat, msgspec.convert(payload, kinds[payload["type"]]), move.number) for payload in ways.values()
        ]
        following = self.log[index + 1 : index + 1 + 2 * LATER]
        return max(
            (other for other in alternatives if other.action != move.action),
            key=lambda other: count_legal(self.current_state, [other, *following]),
            default=None,
        )

    def state(self, *corrections: Slip) -> State:
        """Return the state after all entries, with these slips corrected.

        :raises GameError: an entry is illegal.
        """
        right = {slip.ref: slip.move for slip in corrections}
        state = game_of(self.row, values="turned_over").state
        for ref, move in self.entries.items():
            state = state_after(state, right.get(ref, move))
        return state

    async def enter_move(self, move: Move) -> None:
        assert move.seat is not None
        await self.enter(move.seat, move.action)
        self.entries[self.version] = move
        self.current_state = state_after(self.current_state, move)

    async def correct(self, slips: list[Slip], number: int) -> None:
        """Correct these slips before recorded action `number`, or all slips where others prevent it. The author of the
        first one proposes, the host confirms."""
        if not slips:
            return
        try:
            self.state(*slips)
        except GameError:
            slips = self.slips
        edits = [
            {"type": "replace", "ref": str(slip.ref), "action": msgspec.to_builtins(slip.move.action)} for slip in slips
        ]
        phone, seat = self.sitting[slips[0].move.seat or 0], slips[0].move.seat
        at = f"/tables/{phone.table}/corrections"
        draft = {"seat": seat, "draft": {"type": "correction", "edits": edits}, "id": phone.new_id()}
        correction = await phone.ask("POST", at, draft)
        if "proposal" in correction:
            await self.sitting[0].ask("POST", f"{at}/{correction['proposal']}")
        self.version += 1
        await self.all_at(self.version)
        self.current_state = self.state(*slips)
        self.entries |= {slip.ref: slip.move for slip in slips}
        self.corrected += [(type(slip.move.action).__name__, number - slip.move.number) for slip in slips]
        self.slips = [slip for slip in self.slips if slip not in slips]
        await self.compare()


def state_after(state: State, move: Move) -> State:
    assert move.seat is not None
    return RULES.apply(state, move.seat, move.action).state


def count_legal(state: State, following: list[Move]) -> int:
    """Return how many of these moves are legal before one is refused."""
    for count, move in enumerate(following):
        try:
            state = state_after(state, move)
        except IllegalAction:
            return count
    return len(following)


@pytest.mark.parametrize("players", [pytest.param(n, marks=() if n == 3 else pytest.mark.deep) for n in sorted(GAMES)])
async def test_a_game_with_slips_ends_as_the_correct_one(server: ServedTable, players: int) -> None:
    async with start_recorded(server.url, GAMES[players], "turned_over") as (sitting, sockets):
        game = EnteredWithSlips(sitting, sockets, GAMES[players])
        await game.play()
        await game.end()
        assert len(game.corrected) == (len(game.log) - 1) // EVERY
        assert max(turns for _, turns in game.corrected) == LATER
        assert {"Walk", "BuildDolmen"} <= {kind for kind, _ in game.corrected}
