"""Requests that are too large, too deep, too slow, of the wrong type or to a wrong path: refused in words, at low cost,
without delaying others."""

import asyncio
import json
import socket
import time
from contextlib import ExitStack, closing, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from companion import settings
from companion.serving.request_limits import LINGER_S
from tests.api import contract
from tests.attack.conftest import Places
from tests.live.phones import PATIENCE_S
from tests.live.places import open_lobby, stored_rows
from tests.serving import ServedTable

LARGEST = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
"""Largest body in bytes that is read."""
LEVELS = 10_000
NOWHERE = "01890000-0000-7000-8000-000000000000"
BODIES = sorted(filter(contract.takes_json, contract.operations()))
FILES = {path for _, path in contract.FILES}
"""Operations that read uploaded files have a larger limit with tests of its own."""
DEEP = {
    "objects": b'{"a":' * LEVELS + b"1" + b"}" * LEVELS,
    "lists": b"[" * LEVELS + b"]" * LEVELS,
    "in an action": b'{"seat":0,"id":"d","version":1,"action":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_001,
    "never closed": b"[" * (LARGEST - 1),
}
TOO_DEEP = (400, "request.not_json"), (400, "request.invalid"), (422, "take_along.not_saved_here")
NUMBERS = ("1" * 60_000, "-" + "9" * 400, "1e400", "1" + "0" * 400 + ".5", "0." + "3" * 60_000, "Infinity", "NaN")


def connect_raw(server: ServedTable) -> socket.socket:
    """Open a plain socket to the server."""
    parts = urlsplit(server.url)
    assert parts.hostname
    assert parts.port
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE_S)


def read_response(connection: socket.socket) -> tuple[int, bytes]:
    received = b""
    while b"\r\n\r\n" not in received and (piece := connection.recv(65536)):
        received += piece
    return int(received.split(b" ", 2)[1]), received


@pytest.mark.parametrize("depth", DEEP)
def test_ten_thousand_levels_of_nesting_are_refused_by_every_operation(
    server: ServedTable, client: httpx.Client, depth: str
) -> None:
    place = asyncio.run(open_lobby(server.url))  # of its own: what other tests guess wrong throttles their devices
    headers = {"Content-Type": "application/json", "Authorization": f"Device {place.tokens[0]}"}
    before = stored_rows(server, place.table)
    for method, path in BODIES:
        address = contract.address_of(path, place.table, NOWHERE)
        answer = client.request(method, address, content=DEEP[depth], headers=headers)
        contract.check(answer)
        assert (answer.status_code, answer.json()["code"]) in TOO_DEEP, (method, path)
    assert stored_rows(server, place.table) == before


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:8])
@pytest.mark.parametrize("field", ["seat", "version", "id", "action"])
def test_numbers_out_of_range_are_refused(
    server: ServedTable, own_client: httpx.Client, places: Places, field: str, number: str
) -> None:
    place = places.app
    own_client.headers["Authorization"] = f"Device {place.tokens[0]}"
    body = {"seat": 0, "id": "n", "version": 1, "action": {"type": "draw"}}
    body[field] = {"type": "draw", "number": "@"} if field == "action" else "@"
    before = stored_rows(server, place.table)
    content = json.dumps(body).replace('"@"', number)
    answer = own_client.post(f"/api/v1/tables/{place.table}/actions", content=content)
    contract.check(answer)
    assert answer.status_code in ((400, 422) if field == "action" else (400,))
    assert stored_rows(server, place.table) == before


PRINTABLE = [
    ("actions", {"seat": 0, "id": "@", "version": 1, "action": {"type": "draw"}}),
    ("undo", {"seat": 0, "id": "@", "version": 1}),
    ("corrections", {"seat": 0, "id": "@", "draft": {"type": "correction", "edits": []}}),
    ("seats", {"name": "Mallory", "colour": "@"}),
]


@pytest.mark.parametrize("text", ["a\0b", "\0", "a\nb", "\x7f", "\u00e9"], ids=ascii)
@pytest.mark.parametrize(("path", "body"), PRINTABLE, ids=[path for path, _ in PRINTABLE])
def test_values_that_not_every_database_stores_are_refused(
    server: ServedTable, own_client: httpx.Client, places: Places, path: str, body: dict[str, object], text: str
) -> None:
    """PostgreSQL stores no NUL: ids and colours with one are refused on every database."""
    place = places.app
    own_client.headers["Authorization"] = f"Device {place.tokens[0]}"
    before = stored_rows(server, place.table)
    sent_body = {name: text if value == "@" else value for name, value in body.items()}
    answer = own_client.post(f"/api/v1/tables/{place.table}/{path}", json=sent_body)
    contract.check(answer)
    assert (answer.status_code, answer.json()["code"]) == (400, "request.invalid")
    assert stored_rows(server, place.table) == before


KINDS = [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml",
    "application/json-patch+json", "text/html; charset=utf-16", "nonsense", "application/json, text/plain",
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_body_without_the_json_content_type_is_refused(own_client: httpx.Client, kind: str) -> None:
    """A foreign page may send these content types without a preflight request."""
    for method, path in BODIES:
        address = contract.address_of(path, NOWHERE, NOWHERE)
        answer = own_client.request(method, address, content=b"{}", headers={"Content-Type": kind})
        contract.check(answer)
        assert (answer.status_code, answer.json()["code"]) == (415, "request.not_json"), (method, path)


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_json_is_read_under_each_of_its_content_types(own_client: httpx.Client, kind: str) -> None:
    answer = own_client.post("/api/v1/tables", content=b'{"game":"carcassonne"}', headers={"Content-Type": kind})
    assert answer.status_code == 201


def test_a_body_too_large_is_refused_by_every_operation(server: ServedTable, own_client: httpx.Client) -> None:
    body = b" " * (LARGEST + 1)
    for method, path in BODIES:
        if path in FILES:
            continue
        address = contract.address_of(path, NOWHERE, NOWHERE)
        answer = own_client.request(method, address, content=body)
        contract.check(answer)
        assert (answer.status_code, answer.json()["code"]) == (413, "request.too_large"), (method, path)


@pytest.mark.parametrize("says_its_length", [True, False])
def test_an_endless_body_is_refused_before_its_end(server: ServedTable, says_its_length: bool) -> None:
    """Nothing is buffered: the response comes while the client still sends."""
    length = 1 << 40
    length_header = f"Content-Length: {length}" if says_its_length else "Transfer-Encoding: chunked"
    head = f"POST /api/v1/devices HTTP/1.1\r\nHost: {urlsplit(server.url).netloc}\r\n{length_header}\r\n\r\n".encode()
    piece = b" " * 65536
    with closing(connect_raw(server)) as connection:
        connection.sendall(head)
        for _ in range(32):
            try:
                connection.sendall(piece if says_its_length else b"10000\r\n" + piece + b"\r\n")
            except OSError:
                break  # the server closed the connection
        status, _answer = read_response(connection)  # the body may be lost with the connection, which had unread data
    assert status == 413


def announce_body(connection: socket.socket, length: int) -> None:
    """Send the headers of a request with a body of this length, which is too large."""
    head = "POST /api/v1/devices HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    connection.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode())


def test_a_refused_body_may_be_sent_to_its_end(server: ServedTable) -> None:
    """As on bad Wi-Fi: were the connection closed meanwhile, clients would report that instead of the response."""
    pieces = 10
    with closing(connect_raw(server)) as connection:
        announce_body(connection, pieces * LARGEST)
        for _ in range(pieces):
            connection.sendall(b" " * LARGEST)  # raises once the connection is reset
            time.sleep(LINGER_S * 1.5 / pieces)
        assert read_response(connection)[0] == 413


def test_a_connection_ends_if_its_refused_body_never_comes(server: ServedTable) -> None:
    with closing(connect_raw(server)) as connection:
        announce_body(connection, 8 * LARGEST)
        assert read_response(connection)[0] == 413
        while connection.recv(65536):
            pass


def test_a_body_that_never_comes_delays_nobody(server: ServedTable, own_client: httpx.Client) -> None:
    host = urlsplit(server.url).netloc
    with ExitStack() as stack:
        slow_connections = [stack.enter_context(closing(connect_raw(server))) for _ in range(60)]
        for number, connection in enumerate(slow_connections):
            head = f"POST /api/v1/devices HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1000\r\n\r\n{{".encode()
            connection.sendall(head[: len(head) // 2] if number % 2 else head)
        for _ in range(20):
            assert own_client.get("/api/v1/games").status_code == 200
            assert own_client.post("/api/v1/tables", json={"game": "carcassonne"}).status_code == 201
            for connection in slow_connections:
                connection.sendall(b" ")


def test_an_endless_head_is_cut_off(server: ServedTable, own_client: httpx.Client) -> None:
    with closing(connect_raw(server)) as connection:
        connection.sendall(b"GET /api/v1/games HTTP/1.1\r\nX-Long: ")
        sent_bytes = 0
        with suppress(OSError):  # reset or broken pipe, depending on the kernel
            while sent_bytes < 64 * 1024 * 1024:
                connection.sendall(b"x" * 65536)
                sent_bytes += 65536
        assert sent_bytes < 64 * 1024 * 1024
    assert own_client.get("/api/v1/games").status_code == 200


PATHS = [
    "/../companion/settings.py", "/assets/../../../companion/settings.py", "/assets/%2e%2e/%2e%2e/manage.py",
    "/assets/..%2f..%2fpyproject.toml", "/static/..%5c..%5cpyproject.toml", "//etc/passwd", "/assets//etc/passwd",
    "/%00", "/index.html%00.js", "/assets/%00", "/.env", "/var/secret-key", "/tables.sqlite3", "/api/../var/secret-key",
    "/manage.py", "/.git/config", "/api%2ftables",
    "/api/v1/tables/%2e%2e/devices", "/admin/", "/metrics", "/static/admin.js",
]  # fmt: skip
SECRETS = (b"SECRET_KEY", b"root:", b"DJANGO_SETTINGS", b"of this test", b"SQLite format", b"[project]", b"[core]")


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_served_folder(server: ServedTable, path: str) -> None:
    with closing(connect_raw(server)) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {urlsplit(server.url).netloc}\r\n\r\n".encode())
        status, answer = read_response(connection)
    assert status in (400, 401, 404) or b"text/html" in answer, "at most the app's own page"
    assert not any(secret in answer for secret in SECRETS)


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "PROPFIND", "PURGE", "HEAD", "GET"])
def test_other_methods_do_nothing(server: ServedTable, own_client: httpx.Client, places: Places, method: str) -> None:
    place = places.lobby
    before = stored_rows(server, place.table)
    own_client.headers["Authorization"] = f"Device {place.tokens[0]}"
    for path in ("start", "actions", "order", "locked", "clock", "code", "rematch"):
        answer = own_client.request(
            method,
            f"/api/v1/tables/{place.table}/{path}",
            headers={"X-HTTP-Method-Override": "POST", "X-Method": "POST"},
        )
        assert answer.status_code in (200, 405), (method, path)
        assert answer.status_code == 405 or method == "OPTIONS"
    assert stored_rows(server, place.table) == before
