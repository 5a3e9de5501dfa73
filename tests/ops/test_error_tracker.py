"""An error tracker hears which error happened where, and nothing of what people entered. It is off by default."""

import gzip
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue

import brotli
import pytest

from tests.live.phones import phones
from tests.ops.plays import NAME, PAYLOAD
from tests.serving import served, server_environment


class Tracker:
    """A tracker on this machine: `url` for its users, and the reports that came."""

    def __init__(self) -> None:
        self.reports: Queue[str] = Queue()
        tracker = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                unpack = {"gzip": gzip.decompress, "br": brotli.decompress}.get(self.headers["Content-Encoding"], bytes)
                body = unpack(body)
                tracker.reports.put(body.decode())
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Print nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://key@127.0.0.1:{self.server.server_port}/1"


@pytest.fixture
def tracker() -> Iterator[Tracker]:
    running = Tracker()
    thread = threading.Thread(target=running.server.serve_forever)
    thread.start()
    yield running
    running.server.shutdown()
    thread.join()
    running.server.server_close()


async def cause_fault(url: str, database: Path) -> tuple[str, str]:
    """Let a request fail whose body, path and error hold what somebody entered; return its token and table."""
    async with phones(url, 1) as (phone,):
        lobby = await phone.ask("POST", "/tables", {"game": "carcassonne"}, 201)
        with closing(sqlite3.connect(database)) as rows, rows:
            trigger = f"BEGIN SELECT RAISE(ABORT, '{PAYLOAD}'); END"
            rows.execute(f"CREATE TRIGGER faulty BEFORE INSERT ON tables_seat {trigger}")
        body = {"name": NAME, "colour": "red"}
        answer = await phone.http.post(f"/tables/{lobby['table']}/seats?{PAYLOAD}", json=body)
        assert answer.status_code == 500, answer.text
        return phone.token, lobby["table"]


async def test_an_error_is_reported_without_a_payload(tracker: Tracker, tmp_path: Path) -> None:
    environment = server_environment(tmp_path, COMPANION_SENTRY_DSN=tracker.url, COMPANION_PROCESS="web-1")
    with served(tmp_path, environment) as server:
        secrets = await cause_fault(server.url, tmp_path / "tables.sqlite3")
        report = tracker.reports.get(timeout=60)
    for secret in (PAYLOAD, NAME, *secrets):
        assert secret not in report
    assert PAYLOAD in server.output.read_text(), "the error that the log has"
    (event,) = [json.loads(line) for line in report.splitlines() if '"exception"' in line]
    assert event["tags"]["event"] == "request_failed"
    assert event["release"].startswith("tableside@")
    assert event["server_name"] == "web-1"
    error = event["exception"]["values"][-1]
    assert error["type"]
    assert any("companion/" in frame["filename"] for frame in error["stacktrace"]["frames"])
    assert not {"request", "user", "breadcrumbs", "extra", "contexts", "modules"} & set(event)
    assert not {"vars", "context_line"} & {key for frame in error["stacktrace"]["frames"] for key in frame}


async def test_a_tracker_that_is_away_delays_nobody(tmp_path: Path) -> None:
    environment = server_environment(tmp_path, COMPANION_SENTRY_DSN="http://key@127.0.0.1:9/1")
    with served(tmp_path, environment) as server:
        await cause_fault(server.url, tmp_path / "tables.sqlite3")
        async with phones(server.url, 1) as (phone,):
            await phone.ask("POST", "/tables", {"game": "carcassonne"}, 201)
