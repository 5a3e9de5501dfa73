"""A server whose database fails answers with the status of a fault, on every way and by every process. What is sent
again with the same id afterwards is stored once."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import NamedTuple

import msgspec
import psycopg
import pytest

from tests.ops.full_set import full_set
from tests.ops.plays import ROW, play, start_with_sockets
from tests.records.carcassonne import moves
from tests.serving import served, server_environment

BREAK_SQLITE = "CREATE TRIGGER broken BEFORE INSERT ON tables_logentry BEGIN SELECT RAISE(ABORT, 'broken'); END"
BREAK_POSTGRESQL = """
CREATE OR REPLACE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
CREATE TRIGGER broken BEFORE INSERT ON tables_logentry FOR EACH ROW EXECUTE FUNCTION broken();
"""


class Breakable(NamedTuple):
    """Addresses of two processes, and functions that break and mend their database."""

    urls: tuple[str, str]
    break_log: Callable[[], None]
    mend_log: Callable[[], None]


@pytest.fixture
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Breakable]:
    """One process with a SQLite database."""
    folder = tmp_path_factory.mktemp("broken")

    def execute(statement: str) -> None:
        with closing(sqlite3.connect(folder / "tables.sqlite3", timeout=60)) as database:
            database.executescript(statement)

    with served(folder, server_environment(folder)) as running:
        yield Breakable(
            (running.url, running.url), lambda: execute(BREAK_SQLITE), lambda: execute("DROP TRIGGER broken")
        )


@pytest.fixture
def on_postgresql(
    empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Breakable]:
    """The production set."""

    def execute(statement: str) -> None:
        with closing(psycopg.connect(empty_database, autocommit=True)) as database:
            database.execute(statement.encode())

    services = {"COMPANION_DATABASE_URL": empty_database, "COMPANION_REDIS_URL": empty_redis}
    with full_set(tmp_path_factory.mktemp("broken-set"), **services) as running:
        urls = (running.members["web-1"].url, running.members["web-2"].url)
        yield Breakable(
            urls, lambda: execute(BREAK_POSTGRESQL), lambda: execute("DROP TRIGGER broken ON tables_logentry")
        )


@pytest.mark.parametrize(
    "engine", ["on_sqlite", pytest.param("on_postgresql", marks=[pytest.mark.services, pytest.mark.worker])]
)
async def test_a_fault_says_that_it_is_one_and_a_repeat_is_stored_once(
    engine: str, request: pytest.FixtureRequest
) -> None:
    breakable: Breakable = request.getfixturevalue(engine)
    async with start_with_sockets(*breakable.urls) as (sitting, sockets):
        version = await play(sitting, sockets, until=5)
        _, seat, action = list(moves(ROW))[version - 1]
        phone, socket = sitting[seat], sockets[seat]
        body = {"id": phone.new_id(), "seat": seat, "version": version, "action": msgspec.to_builtins(action)}
        breakable.break_log()
        for _ in range(2):
            rejected = await socket.ask({"t": "submit", **body})
            assert (rejected["t"], rejected["code"], rejected["status"]) == ("reject", "server.fault", 500)
            over_http = await phone.ask("POST", f"/tables/{phone.table}/actions", body, 500)
            assert (over_http["code"], over_http["message"]) == ("server.fault", rejected["message"])
        breakable.mend_log()
        repeats = [await socket.ask({"t": "submit", **body}) for _ in range(2)]
        assert [(answer["t"], answer["v"]) for answer in repeats] == [("ack", version + 1)] * 2
        assert await phone.ask("POST", f"/tables/{phone.table}/actions", body) == {"version": version + 1}
        assert (await phone.look(seat))["v"] == version + 1
