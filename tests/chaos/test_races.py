"""Races: several requests for the same table at two web processes. All wait for its lock before any gets it."""

from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest

from tests.chaos.convergence import check_convergence
from tests.chaos.games import CARCASSONNE, DOLMENS, GAMES, MARKET, MARKET_OF_FIVE, SKYE, Script, bid
from tests.chaos.party import party
from tests.chaos.production_set import WEB, ProductionSet
from tests.chaos.races import orders, outcomes, submit_at_once
from tests.live.phones import Phone, phones
from tests.live.tables import open_table

games = pytest.mark.parametrize("script", GAMES, ids=str)
games_in_orders = pytest.mark.parametrize(
    ("script", "first"),
    [
        (CARCASSONNE, 0),
        pytest.param(CARCASSONNE, 1, marks=pytest.mark.deep),
        pytest.param(MARKET, 0, marks=pytest.mark.deep),
        (MARKET, 1),
    ],
    ids=str,
)
"""In every run each game and each order once."""
SAME = {CARCASSONNE.game: {"type": "draw_tile", "tile": "E"}, MARKET.game: bid(3)}
OTHER = {CARCASSONNE.game: {"type": "draw_tile", "tile": "U"}, MARKET.game: bid(1)}


async def request(phone: Phone, path: str, body: Any = None, method: str = "POST") -> tuple[int, Any]:
    response = await phone.http.request(method, path, json=body or {})
    return response.status_code, response.json() if response.content else None


# --- the same request twice ---------------------------------------------------------------------------


@pytest.mark.parametrize("ways", [("socket", "http"), ("http", "http")], ids=str)
async def test_of_two_actions_at_one_version_one_is_done_and_the_other_phone_is_updated(
    production: ProductionSet, ways: tuple[str, str]
) -> None:
    async with party(production, CARCASSONNE) as table:
        works = [
            (name, table.submit(0, action, by=by, at=name))
            for name, by, action in zip(WEB, ways, (SAME["carcassonne"], OTHER["carcassonne"]), strict=True)
        ]
        submissions = await submit_at_once(production, table.table, *works)
        assert outcomes(*submissions) == {2: 1, "table.stale_version": 1}
        (lost,) = [submission for submission in submissions if submission.refused]
        fresh = await table.sitting[0].look(0)
        assert (lost.answer["v"], lost.answer["document"]) == (2, fresh["document"])
        await check_convergence(table)


@games
async def test_the_same_request_twice_is_done_once_and_acknowledged_twice(
    production: ProductionSet, script: Script
) -> None:
    async with party(production, script) as table:
        works = [
            (name, table.submit(0, SAME[script.game], by=by, at=name, id="the same"))
            for name, by in zip(WEB, ("socket", "http"), strict=True)
        ]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == {2: 2}
        assert len(await check_convergence(table)) == 2


@games
async def test_the_same_id_for_another_request_is_refused(production: ProductionSet, script: Script) -> None:
    async with party(production, script) as table:
        works = [
            (name, table.submit(0, action, by="http", at=name, id="the same"))
            for name, action in zip(WEB, (SAME[script.game], OTHER[script.game]), strict=True)
        ]
        submissions = await submit_at_once(production, table.table, *works)
        assert outcomes(*submissions) == {2: 1, "table.duplicate_id": 1}
        assert {submission.status for submission in submissions} == {200, 409}
        assert len(await check_convergence(table)) == 2


async def test_a_fact_entered_by_two_phones_is_recorded_once(production: ProductionSet) -> None:
    """All have bid; everybody opens the bids."""
    async with party(production, MARKET) as table:
        await table.play(until=4)
        opening = {"type": "open_bids", "round": 1}
        works = [(WEB[seat % 2], table.submit(seat, opening)) for seat in range(3)]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == {5: 3}
        assert len(await check_convergence(table)) == 5


# --- different requests -------------------------------------------------------------------------------


async def test_five_seats_at_once_are_all_done(production: ProductionSet) -> None:
    async with party(production, MARKET_OF_FIVE) as table:
        works = [
            (WEB[seat % 2], table.submit(seat, bid(seat), by="http" if seat in (1, 2) else "socket", version=1))
            for seat in range(5)
        ]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == dict.fromkeys(range(2, 7), 1)
        await check_convergence(table)
        assert {prompt for socket in table.sockets for prompt in socket.document["view"]["prompts"]} == {"open-1"}  # type: ignore[index]


async def test_five_seats_build_at_once_and_one_undoes(production: ProductionSet) -> None:
    """No territory waits for another, nor for an undo of another seat's tile."""
    async with party(production, SKYE) as table:
        first, second = SKYE.moves[-10:-5], SKYE.moves[-5:]
        await table.play(until=len(SKYE.moves) - 9)
        version = table.version
        works = [
            (WEB[seat % 2], table.submit(seat, action, by="http" if seat in (1, 2) else "socket", version=version))
            for seat, action in first
        ]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == dict.fromkeys(
            range(version + 1, version + 6), 1
        )
        await check_convergence(table)
        back = table.submit(0, None, version=version + 5)
        works = [("web-1", back), *((WEB[seat % 2], table.submit(seat, action)) for seat, action in second[1:])]
        assert outcomes(*await submit_at_once(production, table.table, *works)) == dict.fromkeys(
            range(version + 6, version + 11), 1
        )
        await check_convergence(table)
        surfaces = table.tv.document["view"]["surfaces"]  # type: ignore[index]
        laid = {name: len(board["tiles"]) for name, board in surfaces.items() if board["kind"] == "grid"}
        assert laid == {"0": 1, "1": 3, "2": 3, "3": 3, "4": 3}
        assert set(table.tv.document["view"]["waits"]) == {"0"}  # type: ignore[index]


@orders
async def test_of_an_undo_and_the_next_seats_turn_one_is_done(production: ProductionSet, first: int) -> None:
    async with party(production, CARCASSONNE) as table:
        await table.play(until=3)
        seat, draw = CARCASSONNE.moves[2]
        assert seat == 1
        works = [("web-1", table.submit(0, None)), ("web-2", table.submit(1, draw))]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        assert [submission.acknowledged_version or submission.refused for submission in submissions] == [
            4,
            "table.stale_version",
        ]
        assert len(await check_convergence(table)) == 4


@orders
async def test_an_undo_does_not_conflict_with_a_simultaneous_action_of_another_seat(
    production: ProductionSet, first: int
) -> None:
    async with party(production, MARKET) as table:
        await table.play(until=3)
        works = [("web-1", table.submit(0, None)), ("web-2", table.submit(1, bid(2)))]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        assert [submission.acknowledged_version for submission in submissions] == [4, 5]
        await check_convergence(table)
        assert set(table.sockets[2].document["view"]["waits"]) == {"0", "2"}  # type: ignore[index]


@games_in_orders
async def test_a_phone_joins_while_a_seat_acts(production: ProductionSet, script: Script, first: int) -> None:
    async with party(production, script) as table, phones(production.url("web-2"), 1) as (guest,):
        code = (await table.sitting[0].ask("GET", f"/tables/{table.table}/invite"))["code"]
        works = [("web-1", table.submit(0, SAME[script.game])), ("web-2", request(guest, "/join", {"code": code}))]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        acted, (status, joined) = submissions[first], submissions[1 - first]
        assert (acted.acknowledged_version, status, joined["table"]) == (2, 200, table.table)
        await check_convergence(table)
        guest.table = table.table
        async with guest.watching() as looking:
            assert (looking.v, looking.document["view"]) == (2, table.tv.document["view"])  # type: ignore[index]


@games_in_orders
async def test_a_seat_moves_to_another_phone_while_the_old_one_acts(
    production: ProductionSet, script: Script, first: int
) -> None:
    """Either the old phone's action came first and the seat moved then, or the seat has moved and the old phone is
    refused."""
    seat, own_web, other_web = (1, "web-2", "web-1") if script is MARKET else (0, "web-1", "web-2")
    async with (
        party(production, script) as table,
        phones(production.url(other_web), 1) as (new,),
        AsyncExitStack() as lines,
    ):
        old = table.sitting[seat]
        place = table.sockets[seat].document["table"]["seats"][str(seat)]["id"]  # type: ignore[index]
        code = (await old.ask("POST", f"/tables/{table.table}/seats/{place}/pass"))["code"]
        works = [
            (own_web, table.submit(seat, SAME[script.game], by="http")),
            (other_web, request(new, "/seat", {"code": code})),
        ]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        acted, (status, _) = submissions[first], submissions[1 - first]
        assert status == 200
        kinds = [row.kind for row in await table.log()]
        if first == 0:
            assert (acted.acknowledged_version, kinds) == (2, ["start", "action", "seat"])
        else:
            assert kinds == ["start", "seat"]
            assert (acted.refused, acted.status) == ("table.seat_moved", 404)  # with the reason
        new.table = table.table
        table.sitting[seat] = new
        await table.resume(seat, other_web, lines)
        if first == 1:
            assert (await table.submit(seat, SAME[script.game], version=2)).acknowledged_version == 3
        await check_convergence(table)


@orders
@pytest.mark.parametrize("to", ["join", "watch"])
async def test_a_phone_that_joins_while_it_is_removed_is_out(production: ProductionSet, to: str, first: int) -> None:
    """Either it joined first and is removed, or its code no longer works."""
    async with party(production, CARCASSONNE) as table:
        anna, ben = table.sitting[:2]
        at = f"/tables/{table.table}"
        code = (await ben.ask("GET", f"{at}/invite?to={to}"))["code"]
        old = table.sockets[0].document["table"]["code"]  # type: ignore[index]
        seat = table.sockets[1].document["table"]["seats"]["1"]["id"]  # type: ignore[index]
        works = [
            ("web-1", request(anna, f"{production.url('web-1')}/api{at}/seats/{seat}/remove")),
            ("web-2", request(ben, f"{production.url('web-2')}/api/v1/join", {"code": code})),
        ]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        (removed, _), (joined, _) = submissions[first], submissions[1 - first]
        assert (removed, joined) == (204, 404 if first == 0 else 200)
        looked = await ben.get(at)
        assert (looked.status_code, looked.json()["code"]) == (404, "table.removed")
        await table.sockets[0].until(lambda s: s.document["table"]["code"] != old)


# --- the lobby ------------------------------------------------------------------------------------------


async def test_a_colour_is_taken_once(production: ProductionSet) -> None:
    async with AsyncExitStack() as stack:
        host, *guests = [
            (await stack.enter_async_context(phones(production.url(name), 1)))[0]
            for name in ("web-1", "web-1", "web-2")
        ]
        await open_table([host])
        code = (await host.ask("GET", f"/tables/{host.table}/invite"))["code"]
        for phone in guests:
            await phone.ask("POST", "/join", {"code": code})
        works = [
            (name, request(phone, f"/tables/{host.table}/seats", {"name": name, "colour": "coal"}))
            for name, phone in zip(WEB, guests, strict=True)
        ]
        answers = await submit_at_once(production, host.table, *works)
        assert sorted(status for status, _ in answers) == [201, 409]
        assert [body["code"] for status, body in answers if status == 409] == ["table.colour_taken"]
        seats = (await host.look())["document"]["table"]["seats"]
        assert [seat["colour"] for _, seat in sorted(seats.items())] == ["red", "coal"]


async def test_a_table_starts_once(production: ProductionSet) -> None:
    async with party(production, MARKET, begin=False) as table:
        host, path = table.sitting[0], f"/tables/{table.table}/start"
        works = [(name, request(host, f"{production.url(name)}/api{path}")) for name in WEB]
        assert await submit_at_once(production, table.table, *works) == [(200, {"version": 1})] * 2
        assert len(await check_convergence(table)) == 1


# --- the system seat ------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", [pytest.param(CARCASSONNE, marks=pytest.mark.deep), DOLMENS, MARKET], ids=str)
async def test_worker_and_sweepers_do_the_same_work_at_once(production: ProductionSet, script: Script) -> None:
    async with party(production, script) as table:
        with ExitStack() as processes:
            processes.enter_context(production.suspended("worker", "beat"))
            await table.play()
            async with production.locked_row(table.table):
                await production.wait_for_locks(*WEB)  # it is overdue
                processes.close()
                await production.wait_for_locks(*WEB, "worker")
        await table.all_at(len(script.moves) + 2)
        log = await check_convergence(table)
        assert [row.type for row in log[len(script.moves) + 1 :]] == [script.system_action]
