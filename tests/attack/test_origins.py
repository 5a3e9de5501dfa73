"""Foreign origins and hosts: no socket, no readable response, no cookie; every kind of response carries the headers
that enforce this in browsers."""

from collections.abc import Iterator

import httpx
import pytest
import websockets

from companion import settings
from tests.attack.conftest import Places
from tests.serving import ROOT, ServedTable

FOREIGN = ["https://attacker.example", "http://127.0.0.1.attacker.example", "null", "http://192.0.2.7", "file://"]


@pytest.mark.parametrize("origin", [*FOREIGN, ""])
async def test_a_foreign_page_gets_no_socket(server: ServedTable, places: Places, origin: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(f"{server.socket_url}/ws/table", origin=origin)  # type: ignore[arg-type]
    assert refusal.value.response.status_code == 403


async def test_a_page_of_another_host_gets_no_socket_even_if_its_name_resolves_here(server: ServedTable) -> None:
    """DNS rebinding: the browser sends the page's own name as host and as origin."""
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(
            f"{server.socket_url}/ws/table",
            origin="http://rebound.example",  # type: ignore[arg-type]
            additional_headers={"Host": "rebound.example"},
        )
    assert refusal.value.response.status_code == 403


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_cannot_read_responses(client: httpx.Client, places: Places, origin: str) -> None:
    token = places.app.tokens[0]
    at = f"/api/v1/tables/{places.app.table}"
    wishes = {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
        "Access-Control-Request-Private-Network": "true",
    }
    answers = [
        *(
            client.options(path, headers=wishes)
            for path in ("/api/v1/devices", at, f"{at}/actions", "/", "/assets/x.js")
        ),
        client.get(at, headers={"Origin": origin, "Authorization": f"Device {token}"}),
        client.post("/api/v1/devices", json={}, headers={"Origin": origin}),
        client.get("/", headers={"Origin": origin}),
    ]
    for answer in answers:
        assert not [name for name in answer.headers if name.startswith("access-control-")]


HOSTS = [
    "attacker.example",
    "127.0.0.1.attacker.example",
    "localhost@attacker.example",
    "127.0.0.1:80:80",
    "..",
    "[::2]",
    '"><img src=x>',
]


@pytest.mark.parametrize("host", HOSTS)
def test_an_unknown_host_is_refused(client: httpx.Client, places: Places, host: str) -> None:
    token = places.app.tokens[0]
    for path in (
        "/api/v1/games",
        f"/api/v1/tables/{places.app.table}",
        f"/api/v1/tables/{places.app.table}/invite",
        "/",
    ):
        answer = client.get(path, headers={"Host": host, "Authorization": f"Device {token}"})
        assert answer.status_code == 400
        if path.startswith("/api/"):
            assert answer.json()["code"] == "server.unknown_host"
            assert answer.headers["Content-Type"] == "application/json"
        else:
            assert "<img" not in answer.text


def test_an_invitation_ignores_forwarded_hosts(client: httpx.Client, places: Places) -> None:
    """Without a proxy, forwarded names and schemes are not trusted."""
    lies = {"X-Forwarded-Host": "attacker.example", "X-Forwarded-Proto": "https", "Forwarded": "host=attacker.example"}
    headers = {"Authorization": f"Device {places.app.tokens[0]}", **lies}
    invitation = client.get(f"/api/v1/tables/{places.app.table}/invite", headers=headers).json()
    assert invitation["url"].startswith("http://")
    assert "attacker" not in invitation["url"]


def every_kind(client: httpx.Client, places: Places) -> Iterator[tuple[str, httpx.Response]]:
    token = {"Authorization": f"Device {places.app.tokens[0]}"}
    asset = next((ROOT / "frontend" / "dist" / "assets").glob("*.js")).name
    at = f"/api/v1/tables/{places.app.table}"
    yield "page", client.get("/")
    yield "page of a table", client.get("/t/x")
    yield "manifest", client.get("/manifest.webmanifest")
    yield "service worker", client.get("/sw.js")
    yield "asset", client.get(f"/assets/{asset}")
    yield "kept asset", client.get(f"/assets/{asset}", headers={"If-None-Match": '"x"', "Range": "bytes=0-3"})
    yield "missing asset", client.get("/assets/none.js")
    yield "API", client.get(at, headers=token)
    yield "nothing to say", client.options(at, headers=token)
    yield "not known", client.get(at)
    yield "no such address", client.get("/api/v1/none")
    yield "wrong method", client.delete("/api/v1/games")
    yield "not JSON", client.post("/api/v1/devices", content=b"{")
    yield "too large", client.post("/api/v1/devices", content=b" " * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1))
    yield "illegal", client.post("/api/v1/tables", json={"game": "carcassonne", "options": {"a": "b"}}, headers=token)
    yield "another name", client.get("/", headers={"Host": "attacker.example"})


def test_every_kind_of_response_has_the_security_headers(client: httpx.Client, places: Places) -> None:
    for kind, answer in every_kind(client, places):
        headers = answer.headers
        assert headers.get("X-Content-Type-Options") == "nosniff", kind
        assert "Set-Cookie" not in headers, kind
        assert "Server" not in headers, kind
        policy = headers.get("Content-Security-Policy", "")
        for directive in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"):
            assert directive in policy, kind
        assert "frame-ancestors 'none'" in policy, kind
        assert "unsafe" not in policy, kind
        assert headers.get("Referrer-Policy") == "no-referrer", kind
        assert headers.get("Cross-Origin-Opener-Policy") == "same-origin", kind
        features = headers.get("Permissions-Policy", "")
        assert "camera=(self)" in features, kind
        for feature in ("geolocation", "microphone", "payment", "usb"):
            assert f"{feature}=()" in features, kind


@pytest.mark.parametrize("path", ["/health/live", "/health/ready"])
def test_probes_are_no_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Type"] == "application/json"
    assert "Set-Cookie" not in answer.headers
