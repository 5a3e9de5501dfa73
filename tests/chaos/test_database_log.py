"""PostgreSQL's own log contains no text that people enter, even when requests are repeated."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from tests.chaos.production_set import WEB, ProductionSet
from tests.history.files import short_file
from tests.live.phones import phones
from tests.live.tables import start_table

CONTROL = "a statement that fails"


@contextmanager
def assert_nothing_logged(production: ProductionSet) -> Iterator[None]:
    """Assert that no statement fails inside the block: PostgreSQL would log it with its values."""
    log = production.postgresql.log
    before = log.stat().st_size
    yield
    with psycopg.connect(production.postgresql.url) as connection, pytest.raises(psycopg.errors.DivisionByZero):
        connection.execute(f'SELECT 1 / 0 AS "{CONTROL}"')
    logged = log.read_bytes()[before:].decode()
    assert CONTROL in logged, "the log quotes statements that fail"
    assert [line for line in logged.splitlines() if "ERROR:" in line] == [
        line for line in logged.splitlines() if "division by zero" in line
    ], logged


async def test_a_client_id_used_for_another_action_is_not_logged(production: ProductionSet) -> None:
    async with phones(production.running.url, 2) as sitting:
        await start_table(sitting)
        host = sitting[0]
        at = f"/tables/{host.table}"
        draw = {"seat": 0, "id": "a", "version": 1, "action": {"type": "draw_tile", "tile": "E"}}
        assert await host.ask("POST", f"{at}/actions", draw) == {"version": 2}
        await host.ask("POST", f"{at}/undo", {"seat": 0, "id": "b", "version": 2})
        other = {**draw, "version": 3, "action": {"type": "draw_tile", "tile": "U"}}
        with assert_nothing_logged(production):
            refused = await host.ask("POST", f"{at}/actions", other, 409)
            assert refused["code"] == "table.duplicate_id"
            assert await host.ask("POST", f"{at}/actions", {**draw, "version": 3}) == {"version": 2}


async def test_a_file_with_a_seat_of_another_table_is_not_logged(production: ProductionSet) -> None:
    first, second = short_file(), short_file()
    second["seats"][1]["id"] = first["seats"][1]["id"]
    async with phones(production.running.url, 1) as (phone,):
        assert (await phone.ask("POST", "/import", first))["new"]
        with assert_nothing_logged(production):
            refused = await phone.ask("POST", "/import", second, 409)
            assert refused["code"] == "take_along.another_table"


async def test_a_box_kept_twice_at_once_is_not_logged(production: ProductionSet) -> None:
    async with phones(production.running.url, 1) as (phone,):
        box = "/games/isle_of_skye/box"
        await phone.ask("PUT", box, {"settled": ["x0"]})
        ((device,),) = await production.rows("SELECT device_id FROM tables_keptbox ORDER BY id DESC LIMIT 1")
        async with await psycopg.AsyncConnection.connect(production.postgresql.url) as holding:
            with assert_nothing_logged(production):
                await holding.execute("DELETE FROM tables_keptbox WHERE device_id = %s", (device,))
                await holding.commit()
                await holding.execute(
                    "INSERT INTO tables_keptbox (device_id, game, pieces, boards, counts, settled, changed_at)"
                    " VALUES (%s, 'isle_of_skye', '{}', '{}', '{}', '[]', now())",
                    (device,),
                )
                keeping = asyncio.create_task(
                    phone.http.put(f"{production.url(WEB[0])}/api{box}", json={"settled": ["x1"]})
                )
                await production.wait_for_locks(WEB[0])
                await holding.commit()
                assert (await keeping).json()["settled"] == ["x1"]
        assert (await phone.ask("GET", box))["settled"] == ["x1"]
