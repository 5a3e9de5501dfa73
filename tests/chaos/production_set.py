"""A production set on a Redis and a PostgreSQL of its own, with methods that cause faults and wait for recovery."""

import asyncio
import os
import signal
import socketserver
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import psycopg
from channels_redis.pubsub import RedisPubSubChannelLayer
from redis.exceptions import ConnectionError as NoRedis

from companion.tables.edges.broadcast import GROUP, News
from tests.chaos.soak.services import POSTGRESQL_USER, OwnPostgresql, OwnRedis, Service
from tests.moved_clock import MovedClock, moved_clock
from tests.ops.full_set import MEMBER, FullSet, Member, full_set, wait_until_ended
from tests.serving import START_LIMIT_S
from tests.small_disk import SmallDisk, small_disk

WEB = ("web-1", "web-2")
LOOK_AFTER_S, LOOK_AT_LEAST_EVERY_S = 0.01, 0.1
CHANNEL = f"tableside__group__{GROUP}"
"""Redis key of nudges: the channel layer's name for our one group."""
SIGN_OF_LIFE = "tableside:1:alive-{name}"
GATE = "tableside_held"
SMALL_DISK_MB = 16
LOG = "tables_logentry"
PAGES_TRIED = 20
"""How often in a row PostgreSQL finds no page with room for an entry once there is none."""
SCANS = ("enable_seqscan", "enable_bitmapscan")


class ProductionSet:
    """The running set. `members` are the running processes. `clock` is their wall clock, and that of Redis."""

    def __init__(self, running: FullSet, redis: OwnRedis, postgresql: OwnPostgresql, clock: MovedClock) -> None:
        self.running, self.redis, self.postgresql, self.clock = running, redis, postgresql, clock
        self.members = dict(running.members)
        threading.Thread(target=self._follow_members, daemon=True).start()

    def _follow_members(self) -> None:
        assert self.running.process.stdout is not None
        for line in self.running.process.stdout:
            if match := MEMBER.match(line):
                self.members[match["name"]] = Member(int(match["pid"]), match["url"] or "")

    def url(self, name: str) -> str:
        """Return the address of this web process alone."""
        return self.running.members[name].url

    async def wait_until_healthy(self) -> None:
        """Wait until all members run and answer, receive nudges, and see worker and beat at work."""

        async def all_live() -> bool:
            return len(self.members) == len(self.running.members)

        await poll_until(all_live)
        async with httpx.AsyncClient(timeout=START_LIMIT_S) as client:
            for name in WEB:
                await poll_until(lambda name=name: self._is_ready(client, name))  # type: ignore[misc]
        await poll_until(self._all_follow)

    async def _is_ready(self, client: httpx.AsyncClient, name: str) -> bool:
        return bool((await client.get(f"{self.url(name)}/health/ready")).json()["status"] == "ok")

    async def starts_without_redis(self, name: str) -> None:
        """Wait until a member reports that it starts without Redis."""

        async def says_so() -> bool:
            return any(
                line["event"] == "starts_without_redis" and line["process"] == name
                for line in self.running.read_lines()
            )

        await poll_until(says_so)

    async def is_live(self, name: str) -> bool:
        """Return True if a web process answers, whatever the state of its services."""
        try:
            async with httpx.AsyncClient() as client:
                return (await client.get(f"{self.url(name)}/health/live")).is_success
        except httpx.TransportError:
            return False

    async def ready(self, name: str) -> Any:
        """Return what a ready web process reports about itself and the tables."""
        async with httpx.AsyncClient(timeout=START_LIMIT_S) as client:
            answer = await client.get(f"{self.url(name)}/health/ready")
        assert answer.status_code == 200
        return answer.json()

    async def missing(self, name: str) -> Any:
        """Return what a web process reports as missing."""
        async with httpx.AsyncClient(timeout=START_LIMIT_S) as client:
            return (await client.get(f"{self.url(name)}/health/ready")).json()["down"]

    async def _all_follow(self) -> bool:
        ((_, followers),) = self.redis.client.pubsub_numsub(CHANNEL)
        return bool(followers == len(WEB))

    # --- members --------------------------------------------------------------------------------------

    async def kill(self, name: str, kill_signal: signal.Signals = signal.SIGKILL) -> None:
        """Kill a member or ask it to stop, and wait until it has ended. It is restarted soon."""
        pid = self.members.pop(name).pid
        if name not in WEB:
            with suppress(NoRedis):  # a restarted one is empty
                self.redis.client.delete(SIGN_OF_LIFE.format(name=name))
        handle = os.pidfd_open(pid)
        try:
            os.kill(pid, kill_signal)
            await asyncio.to_thread(wait_until_ended, [handle])
        finally:
            os.close(handle)

    @contextmanager
    def suspended(self, *names: str) -> Iterator[None]:
        """Suspend these members inside the block."""
        pids = [self.members[name].pid for name in names]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    # --- services -------------------------------------------------------------------------------------

    @contextmanager
    def hanging_up(self, service: Service, url: str) -> Iterator[list[float]]:
        """Replace a service inside the block by a server that ends every connection at once. Yield the times at which
        some were tried."""
        tries: list[float] = []

        class HangsUp(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                tries.append(monotonic())

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True

        service.kill()
        address = urlsplit(url)
        try:
            with Server((address.hostname or "", address.port or 0), HangsUp) as server:
                threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
                yield tries
                server.shutdown()
        finally:
            service.start()

    # --- Redis ----------------------------------------------------------------------------------------

    @contextmanager
    def redis_away(self) -> Iterator[None]:
        """Stop Redis inside the block; afterwards an empty one runs."""
        self.redis.kill()
        try:
            yield
        finally:
            self.redis.start()

    @contextmanager
    def redis_silent(self) -> Iterator[None]:
        """Let Redis accept connections inside the block without answering."""
        assert self.redis._process is not None
        self.redis._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.redis._process.send_signal(signal.SIGCONT)

    @contextmanager
    def redis_writes_held(self) -> Iterator[None]:
        """Make Redis hold back all writes until the end of the block. It answers other commands."""
        self.redis.client.client_pause(START_LIMIT_S * 1000, all=False)
        try:
            yield
        finally:
            self.redis.client.client_unpause()

    @contextmanager
    def nudges_lost(self) -> Iterator[None]:
        """Drop nudges inside the block: they reach no other process."""
        self.redis.client.execute_command("ACL", "SETUSER", "default", "-publish")
        try:
            yield
        finally:
            self.redis.client.execute_command("ACL", "SETUSER", "default", "+publish")

    def nudge(self, table: str, v: int, r: int) -> None:
        """Send a nudge to all processes that the table is at this version."""
        message = News(versions={table: (v, r)}).build_message()
        self.redis.client.publish(CHANNEL, RedisPubSubChannelLayer().serialize(message))

    # --- PostgreSQL -----------------------------------------------------------------------------------

    async def rows(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        async with await psycopg.AsyncConnection.connect(self.postgresql.url) as connection:
            return await (await connection.execute(question, values)).fetchall()

    @asynccontextmanager
    async def broken_tables(self, number: int, example: str) -> AsyncIterator[None]:
        """Create this many copies of a table with its host, whose work is overdue for an hour and fails. The database
        finds them by the index, before others, as where there are many tables."""
        names = ("id", "code", "watch_code", "game", "due_since", "next_id")
        values = ("gen_random_uuid()", "'X' || n", "'Y' || n", "'gone'", "now() - interval '1 hour'", "NULL")
        async with await psycopg.AsyncConnection.connect(self.postgresql.url, autocommit=True) as connection:
            columns = await connection.execute(
                "SELECT column_name FROM information_schema.columns WHERE table_name = 'tables_table'"
            )
            other_columns = [name for (name,) in await columns.fetchall() if name not in names]
            targets = ", ".join([*names, *other_columns])
            sources = ", ".join([*values, *other_columns])
            for scan in SCANS:
                await connection.execute(f"ALTER SYSTEM SET {scan} = off".encode())
            await connection.execute("SELECT pg_reload_conf()")
            await connection.execute(
                f"INSERT INTO tables_table ({targets}) SELECT {sources} FROM tables_table, generate_series(1, %s) n"
                " WHERE id = %s",
                (number, example),
            )
            try:
                yield
            finally:
                await connection.execute("DELETE FROM tables_table WHERE game = 'gone'")
                await connection.execute("ALTER SYSTEM RESET ALL")
                await connection.execute("SELECT pg_reload_conf()")

    @asynccontextmanager
    async def log_on_small_disk(self) -> AsyncIterator[SmallDisk]:
        """Keep the entries of all logs on a small disk inside the block."""
        with small_disk(self.postgresql.folder / "small", SMALL_DISK_MB, POSTGRESQL_USER) as disk:
            await self._execute(
                f"CREATE TABLESPACE small LOCATION '{disk.folder}'",
                f"ALTER TABLE {LOG} SET (autovacuum_enabled = off)",
                f"ALTER TABLE {LOG} SET TABLESPACE small",
            )
            try:
                yield disk
            finally:
                disk.clear()
                await self._execute(
                    f"DELETE FROM {LOG} WHERE table_id NOT IN (SELECT id FROM tables_table)",
                    f"ALTER TABLE {LOG} SET TABLESPACE pg_default",
                    f"ALTER TABLE {LOG} RESET (autovacuum_enabled)",
                    "DROP TABLESPACE small",
                )

    async def fill(self, disk: SmallDisk) -> None:
        """Fill the disk of the log, and the pages that are there with the shortest entries, of no table.

        VACUUM notes the room in each page: until then a connection alone knows of that in the page it wrote last.
        """
        async with await psycopg.AsyncConnection.connect(self.postgresql.url, autocommit=True) as connection:
            await connection.execute(f"VACUUM (TRUNCATE false) {LOG}".encode())
            disk.fill()
            await connection.execute("SET session_replication_role = replica")  # no reference is checked
            insertion = (
                f"INSERT INTO {LOG} (table_id, version, kind, action_type, payload, events, at)"
                " VALUES (gen_random_uuid(), 0, '', '', '', '', now())"
            ).encode()
            failures = 0
            while failures < PAGES_TRIED:
                try:
                    await connection.execute(insertion)
                    failures = 0
                except psycopg.errors.DiskFull:
                    failures += 1

    async def _execute(self, *statements: str) -> None:
        async with await psycopg.AsyncConnection.connect(self.postgresql.url, autocommit=True) as connection:
            for statement in statements:
                await connection.execute(statement.encode())

    @asynccontextmanager
    async def locked_row(self, table: str) -> AsyncIterator[None]:
        """Lock the table's row inside the block, so that nobody changes it."""
        async with await psycopg.AsyncConnection.connect(self.postgresql.url) as connection:
            await connection.execute("SELECT 1 FROM tables_table WHERE id = %s FOR UPDATE", (table,))
            yield

    @asynccontextmanager
    async def gate(self, name: str, point: str, action_type: str = "") -> AsyncIterator[None]:
        """Block a member that appends an entry inside the block.

        `point` is "entry" (written, the rest of the transaction is not) or "commit" (COMMIT is sent, no answer
        received). `action_type` limits it to entries of that type.
        """
        event = "AFTER INSERT ON tables_logentry" + (" DEFERRABLE INITIALLY DEFERRED" if point == "commit" else "")
        kind = "CONSTRAINT TRIGGER" if point == "commit" else "TRIGGER"
        key = uuid4().int % 2**62
        condition = f"NEW.action_type = '{action_type}'" if action_type else "TRUE"
        function = f"""
            CREATE FUNCTION {GATE}() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS $$ BEGIN
                IF current_setting('application_name') = 'tableside {name}' AND {condition} THEN
                    PERFORM pg_advisory_xact_lock({key});
                END IF;
                RETURN NULL;
            END $$;
            CREATE {kind} {GATE} {event} FOR EACH ROW EXECUTE FUNCTION {GATE}()
        """
        async with await psycopg.AsyncConnection.connect(self.postgresql.url, autocommit=True) as connection:
            await connection.execute(function.encode())
            try:
                async with await psycopg.AsyncConnection.connect(self.postgresql.url) as holding:
                    await holding.execute("SELECT pg_advisory_lock(%s)", (key,))
                    yield
            finally:
                await connection.execute(f"DROP FUNCTION {GATE} CASCADE".encode())

    async def wait_for_locks(self, *names: str) -> None:
        """Wait until each of these members waits for a lock, as often as it is named."""
        expected = {f"tableside {name}": names.count(name) for name in names}

        async def wait() -> bool:
            rows = await self.rows(
                "SELECT application_name, count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' GROUP BY 1"
            )
            return all(dict(rows).get(name, 0) >= number for name, number in expected.items())

        await poll_until(wait)


@contextmanager
def run_production_set(folder: Path) -> Iterator[ProductionSet]:
    """Run the set with services of its own for the length of the block. Its files go to `folder`."""
    with ExitStack() as stack:
        reachable = Path(stack.enter_context(TemporaryDirectory()))  # readable for PostgreSQL's own user
        redis, postgresql = OwnRedis(folder), OwnPostgresql(reachable)
        clock = stack.enter_context(moved_clock(folder))
        redis.environment = clock.environment
        stack.enter_context(redis.running())
        stack.enter_context(postgresql.running())
        services = {"COMPANION_DATABASE_URL": postgresql.url, "COMPANION_REDIS_URL": redis.url, **clock.environment}
        running = stack.enter_context(full_set(folder, "tests.chaos.run_full", **services))
        yield ProductionSet(running, redis, postgresql, clock)


async def poll_until(holds: Any) -> None:
    """Wait until `holds()` is true. The longer it takes, the less often it is called: calls may be expensive.

    :raises TimeoutError: it never became true.
    """
    pause = LOOK_AFTER_S
    async with asyncio.timeout(START_LIMIT_S):
        while not await holds():
            await asyncio.sleep(pause)
            pause = min(1.5 * pause, LOOK_AT_LEAST_EVERY_S)
