"""Isle of Skye with Druids on the production set: a whole game, several phones that enter the same tile, interrupted
work."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from games import registry
from games.core.action import index_by_name
from tests.chaos.convergence import check_convergence
from tests.chaos.games import DRUIDS, NEXT_STONE, Script
from tests.chaos.party import Party, party
from tests.chaos.production_set import WEB, ProductionSet
from tests.chaos.races import outcomes, submit_at_once
from tests.contract.cases import Case
from tests.contract.tables import play
from tests.records.druid_box import BOX
from tests.tables.druids import FULL

GOALS_LIE = 5
"""The version at which the scoring tiles lie and no tile of the dolmen board is entered."""
PURCHASE = next(n for n, (_, action) in enumerate(DRUIDS.moves) if action["type"] == "buy_again")
"""The number of the move with which seat 0 buys; the next version has it."""
orders = pytest.mark.parametrize("first", [0, 1], ids=["in-order", "the-other-first"])


def enter_tile_action(number: int, tile: str) -> dict[str, Any]:
    """Return the action that enters a tile for a space of the dolmen board."""
    return {"type": "report_druid_tile", "number": number, "tile": tile}


def assert_all_show(table: Party, space: str, tile: str) -> None:
    """Assert that every phone and the spectator show the tile on that space."""
    for socket in (*table.sockets, table.tv):
        assert socket.document
        assert socket.document["view"]["surfaces"]["market"]["slots"][space]["piece"] == tile


# --- a whole game -------------------------------------------------------------------------------------


BOTH = Case(registry.find_game("isle_of_skye"), ("druids", "journeyman"), 3, "table", {"progress_board": "by_hand"})


@pytest.mark.deep
@pytest.mark.parametrize(
    ("case", "system_action"), [(FULL["table"], "score_round"), (BOTH, "score_tracks")], ids=["druids", "both"]
)
async def test_a_whole_game_in_which_the_worker_is_killed_at_the_score_of_two_rounds(
    production: ProductionSet, case: Case, system_action: str
) -> None:
    """The worker is killed after it wrote the entry, and after it sent COMMIT. With Journeyman it is killed between the
    last journey and the score. All phones show what the rules say."""
    played = play(case)
    chosen = {"expansions": list(case.expansions), "pieces": BOX}
    script = Script("isle_of_skye", len(played.start.colours), (), "score_game", chosen)
    names = {kind: name for name, kind in index_by_name(*played.ruleset.action_types).items()}
    gate_points = ["entry", "commit"]
    async with party(production, script, begin=False) as table:
        host, at = table.sitting[0], f"/tables/{table.table}"
        options = {**played.case.options, "late_scroll": "works"}
        await host.ask("PATCH", at, {"starter": played.start.starter, "options": options})
        assert await host.ask("POST", f"{at}/start") == {"version": 1}
        following = [*(names.get(type(step.action)) for step in played.steps[1:]), None]
        for n, (step, after) in enumerate(zip(played.steps, following, strict=True)):
            if step.seat is None:
                await table.all_at(n + 2)
                continue
            async with AsyncExitStack() as gates:
                dies = bool(gate_points) and after == system_action
                if dies:
                    await production.wait_until_healthy()
                    await gates.enter_async_context(production.gate("worker", gate_points.pop(0), after or ""))
                action, by = msgspec.to_builtins(step.action), "http" if n % 2 else "socket"
                submission = await table.submit(step.seat, action, by=by, at=WEB[n // 2 % 2])
                assert submission.acknowledged_version == n + 2, submission.answer
                if dies:
                    await production.wait_for_locks("worker")
                    await production.kill("worker")
        log = await check_convergence(table)
        assert len(log) == len(played.steps) + 1, "nothing is there twice"
        assert not gate_points
        for socket in (*table.sockets, table.tv):
            assert socket.document
            seats = socket.document["view"]["seats"]
            assert [seats[str(seat)]["score"] for seat in range(script.seats)] == list(played.steps[-1].after.scores)


# --- several phones at once ---------------------------------------------------------------------------


async def test_a_tile_entered_by_all_at_once_is_entered_once(production: ProductionSet) -> None:
    """A phone with the same tile is acknowledged with that version; a phone with another tile is told what lies
    there."""
    async with party(production, DRUIDS) as table:
        await table.play(until=GOALS_LIE)
        works = [
            (WEB[seat % 2], table.submit(seat, enter_tile_action(1, "x2"), by="http" if seat == 2 else "socket"))
            for seat in range(DRUIDS.seats)
        ]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == {GOALS_LIE + 1: 3}
        works = [
            (WEB[seat], table.submit(seat, enter_tile_action(2, tile))) for seat, tile in enumerate(("x30", "x13"))
        ]
        submissions = await submit_at_once(production, table.table, *works)
        assert outcomes(*submissions) == {GOALS_LIE + 2: 1, "isle_of_skye.stone_reported": 1}
        (lost,) = [submission for submission in submissions if submission.refused]
        assert lost.answer is not None
        assert lost.answer["params"]["n"] == 2
        log = await check_convergence(table)
        assert len(log) == GOALS_LIE + 2
        assert_all_show(table, "1", "x2")
        assert_all_show(table, "2", "x30")


async def test_of_two_tiles_added_at_once_for_a_space_one_lies_there(production: ProductionSet) -> None:
    async with party(production, DRUIDS) as table:
        await table.play(until=GOALS_LIE)
        await table.all_at(table.version)
        additions: list[dict[str, Any]] = []
        for socket in table.sockets[:2]:
            assert socket.document
            prompt = next(
                offered for offered in socket.document["view"]["prompts"].values() if offered.get("place") == "1"
            )
            additions.append({**prompt["unlisted"], "facts": {**BOX["x33"], "cost": 7}})
        assert additions[0]["tile"] != additions[1]["tile"]
        works = [(WEB[seat], table.submit(seat, additions[seat])) for seat in (0, 1)]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == {GOALS_LIE + 1: 1, GOALS_LIE + 2: 1}
        works = [(WEB[seat], table.submit(seat, enter_tile_action(1, additions[seat]["tile"]))) for seat in (0, 1)]
        submissions = await submit_at_once(production, table.table, *works)
        assert outcomes(*submissions) == {GOALS_LIE + 3: 1, "isle_of_skye.stone_reported": 1}
        await check_convergence(table)
        assert_all_show(
            table,
            "1",
            next(
                addition["tile"]
                for addition, submission in zip(additions, submissions, strict=True)
                if submission.acknowledged_version
            ),
        )


@orders
async def test_a_tile_is_entered_while_the_next_seat_takes_its_turn(production: ProductionSet, first: int) -> None:
    """The tile that comes up after a purchase delays nobody. Both actions are done in either order."""
    async with party(production, DRUIDS) as table:
        await table.play(until=PURCHASE + 2)
        version = table.version
        works = [
            ("web-2", table.submit(1, {"type": "buy_again", "what": "nothing"}, version=version)),
            ("web-1", table.submit(2, enter_tile_action(11, NEXT_STONE), version=version)),
        ]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        assert outcomes(*submissions) == {version + 1: 1, version + 2: 1}
        await check_convergence(table)
        assert_all_show(table, "1", NEXT_STONE)


@orders
async def test_of_an_undo_of_a_purchase_and_the_tile_that_came_up_one_is_done(
    production: ProductionSet, first: int
) -> None:
    async with party(production, DRUIDS) as table:
        await table.play(until=PURCHASE + 2)
        version = table.version
        works = [
            ("web-1", table.submit(0, None)),
            ("web-2", table.submit(1, enter_tile_action(11, NEXT_STONE), version=version)),
        ]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        refused = ("isle_of_skye.stone_gone", "table.stale_version")[first]
        assert [submission.acknowledged_version or submission.refused for submission in submissions] == [
            version + 1,
            refused,
        ]
        assert len(await check_convergence(table)) == version + 1


# --- interrupted work ---------------------------------------------------------------------------------


async def test_a_web_process_is_killed_after_committing_a_purchase(production: ProductionSet) -> None:
    """The buyer's phone retries elsewhere: it has bought once, paid once, and one tile came up."""
    async with party(production, DRUIDS) as table, AsyncExitStack() as lines:
        await table.play(until=PURCHASE + 1)
        seat, action = DRUIDS.moves[PURCHASE]
        version = table.version + 1
        async with production.gate("web-1", "commit"):
            lost = asyncio.create_task(table.submit(seat, action, id="repeated"))
            await production.wait_for_locks("web-1")
            await production.kill("web-1")
            with pytest.raises(AssertionError, match="the socket ended first"):
                await lost
        await table.tv.until_version(version)
        for place in (0, 2):
            await table.resume(place, "web-2", lines)
        repeated = await table.submit(seat, action, id="repeated", version=version - 1)
        assert repeated.acknowledged_version == version
        log = await check_convergence(table, among=("web-2",))
        assert [row.type for row in log].count("buy_again") == 1
        await production.wait_until_healthy()
