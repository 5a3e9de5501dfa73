"""A finished table over HTTP: exported from one phone, imported on another; size limits of uploaded files."""

import json
from collections.abc import Iterator

import httpx
import pytest
from django.conf import settings

from tests.history.files import encode, short_file
from tests.live.phones import own_address
from tests.live.places import Places
from tests.serving import ServedTable

MOST = 2 * 1024 * 1024


@pytest.fixture
def phone(server: ServedTable) -> Iterator[httpx.Client]:
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{server.url}/api", transport=transport) as client:
        client.headers["Authorization"] = f"Device {client.post('/devices').json()['token']}"
        yield client


def import_file(phone: httpx.Client, content: bytes | Iterator[bytes], **headers: str) -> httpx.Response:
    return phone.post("/import", content=content, headers={"Content-Type": "application/json", **headers})


def test_a_table_goes_from_one_phone_to_another(phone: httpx.Client, places: Places) -> None:
    at = f"/tables/{places.finished.table}"
    host = {"Authorization": f"Device {places.finished.tokens[0]}"}
    file = phone.get(f"{at}/export.json", headers=host)
    assert phone.get(at).status_code == 404
    assert import_file(phone, file.content).json() == {"table": places.finished.table, "new": False}
    assert [listed["table"] for listed in phone.get("/tables").json()] == [places.finished.table]
    look = phone.get(at).json()
    assert (look["seats"], look["host"], look["document"]["table"]["status"]) == ([], False, "finished")
    assert phone.get(f"{at}/export.json").content == file.content
    assert file.headers["x-content-type-options"] == "nosniff"
    assert file.headers["content-disposition"].startswith("attachment")


@pytest.mark.parametrize("accept", ["image/png", "text/html", "*/*"])
def test_a_file_comes_as_what_it_is_whatever_was_asked_for(phone: httpx.Client, places: Places, accept: str) -> None:
    headers = {"Authorization": f"Device {places.finished.tokens[0]}", "Accept": accept}
    for ending, kind in (("json", "application/json"), ("csv", "text/csv; charset=utf-8"), ("png", "image/png")):
        answer = phone.get(f"/tables/{places.finished.table}/export.{ending}", headers=headers)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)


def test_a_file_is_read_up_to_the_limit(phone: httpx.Client) -> None:
    data = encode(short_file())
    assert import_file(phone, data.ljust(MOST)).json()["new"]
    for content in (data.ljust(MOST + 1), iter([b" " * 100_000] * 30)):
        answer = import_file(phone, content)
        assert (answer.status_code, answer.json()["code"]) == (413, "request.too_large")
    answer = phone.post(
        "/tables",
        content=b" " * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1),
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 413, "elsewhere as little as before"


def test_a_compressed_body_is_not_unpacked(phone: httpx.Client) -> None:
    answer = import_file(phone, b"\x1f\x8b\x08" + b"\0" * 100, **{"Content-Encoding": "gzip"})
    assert (answer.status_code, answer.json()["code"]) == (422, "take_along.not_saved_here")
    answer = import_file(phone, encode(short_file()), **{"Content-Type": "application/zip"})
    assert answer.status_code == 415


def test_the_refusal_of_a_file_names_the_entry_in_the_phone_s_language(phone: httpx.Client) -> None:
    file = short_file()
    file["log"][2]["content"]["x"] = 7
    answer = import_file(phone, json.dumps(file).encode(), **{"Accept-Language": "de"})
    error = answer.json()
    assert (answer.status_code, error["code"], error["params"]["version"]) == (422, "take_along.does_not_replay", 3)
    assert error["message"].startswith("Eintrag 3 der Datei kann nicht geschehen sein: ")
    assert phone.get("/tables").json() == []


def test_file_imports_are_throttled(phone: httpx.Client) -> None:
    codes = [import_file(phone, b"{}").status_code for _ in range(21)]
    assert codes == [422] * 20 + [429]
