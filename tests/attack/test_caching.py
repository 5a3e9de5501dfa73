"""Responses of the API are not cached, except those that declare a lifetime."""

from collections.abc import Iterator

import httpx
import pytest
from django.conf import settings

from tests.attack.conftest import Places
from tests.history.image_files import image


def of_every_kind(client: httpx.Client, places: Places) -> Iterator[tuple[str, httpx.Response]]:
    token = {"Authorization": f"Device {places.app.tokens[0]}"}
    at = f"/api/v1/tables/{places.app.table}"
    account = {"email": "anna@example.org", "password": "a riverside meadow"}
    yield "open to all", client.get("/api/v1/games")
    yield "made", client.post("/api/v1/devices", json={})
    yield "a table", client.get(at, headers=token)
    yield "a head", client.head(at, headers=token)
    yield "options", client.options(at, headers=token)
    yield "an invitation", client.get(f"{at}/invite", headers=token)
    yield "the library", client.get("/api/v1/library", headers=token)
    yield "the account", client.get("/api/v1/account", headers=token)
    yield "signing in refused", client.post("/api/v1/account/sign-in", json=account, headers=token)
    yield "signing up refused", client.post("/api/v1/account", json={**account, "password": "1"}, headers=token)
    yield "not known", client.get(at)
    yield "no such table", client.get("/api/v1/tables/018f0000-0000-7000-8000-000000000000", headers=token)
    yield "no such address", client.get("/api/v1/none")
    yield "nothing but the beginning", client.get("/api/")
    yield "no beginning", client.get("/api")
    yield "wrong method", client.delete("/api/v1/games")
    yield "not JSON", client.post("/api/v1/devices", content=b"{")
    yield "too large", client.post("/api/v1/devices", content=b" " * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1))
    yield "another name", client.get("/api/v1/games", headers={"Host": "attacker.example"})
    client.headers.update(token)
    while (wrong := client.post("/api/v1/join", json={"code": "222222"})).status_code != 429:
        yield "a wrong code", wrong
    yield "throttled", wrong


def test_api_responses_are_not_cached(client: httpx.Client, places: Places) -> None:
    cache_controls = [(kind, response.headers.get("Cache-Control")) for kind, response in of_every_kind(client, places)]
    assert [(kind, cache_control) for kind, cache_control in cache_controls if cache_control != "no-store"] == []


def test_a_declared_lifetime_is_kept(client: httpx.Client, places: Places) -> None:
    headers = {"Authorization": f"Device {places.app.tokens[0]}"}
    at = f"/api/v1/tables/{places.app.table}"
    assert client.get(f"{at}/pieces", headers=headers).headers["Cache-Control"] == "private, no-cache"
    uploaded = client.post(f"{at}/photos", content=image(), headers={**headers, "Content-Type": "image/jpeg"})
    photo = f"{at}/photos/{uploaded.json()['photo']}"
    assert uploaded.headers["Cache-Control"] == "no-store"
    assert client.get(photo, headers=headers).headers["Cache-Control"] == "private, max-age=86400"
    assert client.delete(photo, headers=headers).headers["Cache-Control"] == "no-store"
    assert client.get(photo, headers=headers).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(("path", "directive"), [("/", "no-cache"), ("/sw.js", "no-cache"), ("/apiary", "no-cache")])
def test_files_of_the_app_are_revalidated(client: httpx.Client, path: str, directive: str) -> None:
    cache_control = client.get(path).headers["Cache-Control"]
    assert directive in cache_control
    assert cache_control != "no-store"
