"""The address that the owner sets is told what happens, signed, and never delays a table."""

import asyncio
import base64
import hashlib
import hmac
import json
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from queue import Queue
from time import sleep
from typing import Any

import httpx
import msgspec
import pytest

from companion.tables.feed import FeedEvent
from tests.live.phones import PATIENCE_S, phones
from tests.live.tables import start_table
from tests.ops.full_set import full_set
from tests.ops.plays import play, start_with_sockets
from tests.serving import served, server_environment

SECRET = "whsec_" + base64.b64encode(b"the secret of a lamp").decode()


@contextmanager
def receiver(statuses: Iterator[int], answers_after_s: float = 0) -> Iterator[tuple[str, Queue[httpx.Request]]]:
    """Run an address that answers with these statuses in turn, and queue what it was told."""
    told: Queue[httpx.Request] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            told.put(httpx.Request("POST", f"http://receiver{self.path}", headers=dict(self.headers), content=body))
            sleep(answers_after_s)
            self.send_response(next(statuses))
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Write nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/hook", told
        finally:
            server.shutdown()
            thread.join()


async def receive(told: Queue[httpx.Request]) -> httpx.Request:
    """Return the next message. Sockets of the test go on meanwhile."""
    return await asyncio.to_thread(told.get, timeout=PATIENCE_S)


def checked(request: httpx.Request) -> Any:
    """Return the event of a message whose signature is right."""
    stamp, name = request.headers["Webhook-Timestamp"], request.headers["Webhook-Id"]
    content = f"{name}.{stamp}.".encode() + request.content
    signature = base64.b64encode(hmac.digest(b"the secret of a lamp", content, hashlib.sha256)).decode()
    assert request.headers["Webhook-Signature"] == f"v1,{signature}"
    msgspec.json.decode(request.content, type=FeedEvent)
    return json.loads(request.content)


def forever(*first: int) -> Iterator[int]:
    """Yield these statuses, then 204."""
    yield from first
    while True:
        yield 204


async def test_the_owners_address_is_told_what_happens(tmp_path: Path) -> None:
    with receiver(forever(500, 302)) as (address, told):
        environment = server_environment(tmp_path, COMPANION_WEBHOOK_URL=address, COMPANION_WEBHOOK_SECRET=SECRET)
        with served(tmp_path, environment) as server:
            async with phones(server.url, 2) as sitting:
                await start_table(sitting, draw="app")
                tries = [await receive(told) for _ in range(3)]
                assert len({request.headers["Webhook-Id"] for request in tries}) == 1
                assert {request.url.path for request in tries} == {"/hook"}
                turn = checked(tries[-1])
                assert (turn["t"], turn["table"], len(turn["waits"])) == ("turn", sitting[0].table, 1)
                host = await sitting[0].look(0)
                ending = {"seat": 0, "id": "end", "version": host["v"], "action": {"type": "finish_now"}}
                await sitting[0].ask("POST", f"/tables/{sitting[0].table}/actions", ending)
                events = [checked(await receive(told))]
                while events[-1]["t"] != "finished":
                    events.append(checked(await receive(told)))
                outcome = (await sitting[0].look())["document"]["view"]["outcome"]
                winners = [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]
                assert events[-1]["winners"] == winners


async def test_an_address_that_does_not_answer_delays_nobody(tmp_path: Path) -> None:
    environment = server_environment(
        tmp_path, COMPANION_WEBHOOK_URL="http://127.0.0.1:9/", COMPANION_WEBHOOK_SECRET=SECRET
    )
    with served(tmp_path, environment) as server:
        async with phones(server.url, 2) as sitting:
            await start_table(sitting, draw="app")
            await sitting[0].ask("GET", f"/tables/{sitting[0].table}")


@pytest.mark.services
@pytest.mark.worker
async def test_the_worker_of_the_full_set_tells_each_thing_once(
    empty_database: str, empty_redis: str, tmp_path: Path
) -> None:
    """The address is slow, so that the next entries are made while it is told of the last ones."""
    with receiver(forever(), answers_after_s=0.2) as (address, told):
        settings = {
            "COMPANION_DATABASE_URL": empty_database,
            "COMPANION_REDIS_URL": empty_redis,
            "COMPANION_WEBHOOK_URL": address,
            "COMPANION_WEBHOOK_SECRET": SECRET,
        }
        with full_set(tmp_path, **settings) as running:
            urls = (running.members["web-1"].url, running.members["web-2"].url)
            async with start_with_sockets(*urls) as (sitting, sockets):
                await play(sitting, sockets)
                await sockets[0].until(lambda phone: phone.document["table"]["status"] == "finished")
                players = sockets[0].document["view"]["seats"]
                events = [checked(await receive(told))]
                while events[-1]["t"] != "finished":
                    events.append(checked(await receive(told)))
        assert told.empty(), "told again, or after the end"
    versions = [event["v"] for event in events]
    assert versions == sorted(versions)
    assert len({(event["v"], event["t"]) for event in events}) == len(events), "told twice"
    turns = [event["waits"] for event in events if event["t"] == "turn"]
    assert all(one != other for one, other in pairwise(turns)), "told of what is no change"
    gained = Counter[str]()
    for event in events:
        gained.update(event.get("gained", {}))
    assert dict(gained) == {seat: facts["score"] for seat, facts in players.items() if facts["score"]}
    assert "webhook_failed" not in running.log.read_text()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"COMPANION_WEBHOOK_URL": "ftp://lamp"}, "begins with ftp"),
        ({"COMPANION_WEBHOOK_URL": "http://lamp"}, "COMPANION_WEBHOOK_SECRET has fewer than"),
        (
            {"COMPANION_WEBHOOK_URL": "http://lamp", "COMPANION_WEBHOOK_SECRET": "whsec_not base64 at all"},
            "the rest is not base64",
        ),
        ({"COMPANION_CORS_ORIGINS": "*"}, "'*', which is no origin"),
        ({"COMPANION_CORS_ORIGINS": "https://a.example/path"}, "which is no origin"),
    ],
)
def test_a_setting_that_cannot_be_right_is_refused(tmp_path: Path, settings: dict[str, str], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason), served(tmp_path, server_environment(tmp_path, **settings)):
        pass
