"""The documentation is served by this server, and can be turned off."""

from pathlib import Path

import httpx
from django.test import Client

from tests.api import contract
from tests.serving import served, server_environment

PAGES = {
    "/api/docs": "text/html; charset=utf-8",
    "/api/docs/page.js": "text/javascript; charset=utf-8",
    "/api/docs/swagger-ui-bundle.js": "text/javascript; charset=utf-8",
    "/api/docs/swagger-ui.css": "text/css; charset=utf-8",
    "/api/v1/openapi.yaml": "application/yaml",
    "/api/v1/asyncapi.json": "application/json",
    "/api/v1/live.json": "application/json",
    "/api/v1/table-file.json": "application/json",
}


def test_each_file_is_served_with_its_type_and_a_tag() -> None:
    client = Client(SERVER_NAME="localhost")
    for path, kind in PAGES.items():
        answer = client.get(path)
        assert (answer.status_code, answer["Content-Type"]) == (200, kind), path
        again = client.get(path, headers={"If-None-Match": answer["ETag"]})
        assert (again.status_code, again.content) == (304, b""), path
        assert client.post(path).status_code == 405
    answer = client.get("/api/v1/openapi.yaml")
    assert not answer.streaming  # ASGI warns of each file that is sent by a synchronous iterator
    assert answer.content == contract.SCHEMA.read_bytes()


def test_only_the_page_may_show_pictures_in_its_styles() -> None:
    client = Client(SERVER_NAME="localhost")
    assert "img-src 'self' blob: data:" in client.get("/api/docs")["Content-Security-Policy"]
    policies = {
        client.get(path)["Content-Security-Policy"] for path in (*PAGES, "/api/v1/games") if path != "/api/docs"
    }
    assert len(policies) == 1
    assert "data:" not in policies.pop()


def test_what_is_large_is_sent_compressed() -> None:
    answer = Client(SERVER_NAME="localhost").get("/api/docs/swagger-ui-bundle.js", headers={"Accept-Encoding": "gzip"})
    assert answer["Content-Encoding"] == "gzip"
    assert len(b"".join(answer)) < 600_000


def test_the_owner_can_turn_it_off(tmp_path: Path) -> None:
    with (
        served(tmp_path, server_environment(tmp_path, COMPANION_API_DOCS="0")) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        for path in PAGES:
            assert client.get(path).json()["code"] == "request.unknown_address", path
        assert client.get("/api/v1/games").status_code == 200
