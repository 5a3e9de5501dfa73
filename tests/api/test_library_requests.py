"""Bad requests about the library, people, photos and recovery codes: code, status, message, and nothing changed."""

import base64
import itertools
from collections.abc import Iterator
from datetime import datetime
from io import BytesIO
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import httpx
import pytest
from PIL import Image
from uuid_utils.compat import uuid7

from companion.people.codes import LETTERS
from companion.people.names import identify_person
from companion.people.profiles import LENGTH
from tests.api import contract
from tests.api.refusals import client, refusal_of
from tests.attack.throttled import assert_throttled
from tests.history.image_files import NO_IMAGES, TOO_LARGE, image, many_scans
from tests.live.phones import own_address
from tests.live.places import Places
from tests.serving import ServedTable

__all__ = ["client"]
GUESSES = 30
EXPORTS = 20
"""Exports of all tables that one phone may request per minute."""
DECODED = 20
"""Photos that one phone may upload per minute."""
_tries = itertools.count()
NOBODY = str(uuid7())
ANNA, BEN = (str(identify_person(name)) for name in ("Anna", "Ben"))
KIND = {"Content-Type": "image/jpeg"}


def library_of(client: httpx.Client, token: str) -> list[Any]:
    """Return everything that a phone finds in its library."""
    headers = {"Authorization": f"Device {token}"}
    return [client.get(path, headers=headers).json() for path in ("/library", "/statistics", "/people")]


QUERIES = {
    "game": ["", "a" * 41, "carcassonne\0", "spiel\u00e9", "\n"],
    "person": ["", "Anna", "1" * 32 + "g", "\0", "'--", NOBODY + NOBODY],
    "from": ["", "yesterday", "2026-11-20", "2026-11-20T10:00:00", "2026-13-01T00:00:00Z", "0001-01-01T00:00:00+23:59",
             "1763630000", "\0", "9" * 500],
    "to": ["", "2026-11-20T25:00:00Z", "9999-12-31T23:59:59-23:59", "null"],
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in QUERIES.items() for value in values])
def test_invalid_filters_are_refused(
    client: httpx.Client, places: Places, name: str, value: str, language: str
) -> None:
    token = client.post("/devices").json()["token"]
    for path in ("/library", "/statistics", "/library/export.csv"):
        refusal = refusal_of(client, "GET", path, token, language, params={name: value})
        assert refusal == (400, "request.invalid")


@pytest.mark.parametrize("value", ["0", "17", "-1", "1.5", "two", "٢", "1" * 100, "\0"])
def test_impossible_numbers_of_players_are_refused(client: httpx.Client, places: Places, value: str) -> None:
    token = places.finished.tokens[0]
    assert refusal_of(client, "GET", "/statistics", token, params={"players": value}) == (400, "request.invalid")


@pytest.mark.parametrize("value", ["1", "ÄÄÄ=", "\0", "A" * 5000, "../../etc", "e30="])
def test_invented_cursors_are_refused(client: httpx.Client, places: Places, value: str) -> None:
    token = places.finished.tokens[0]
    assert refusal_of(client, "GET", "/library", token, params={"cursor": value}) == (400, "request.invalid")


def test_a_filter_that_nothing_matches_gives_an_empty_page(client: httpx.Client, places: Places) -> None:
    headers = {"Authorization": f"Device {places.finished.tokens[0]}"}
    for query in (
        "game=chess",
        "expansions=river,abbot",
        f"person={NOBODY}",
        "from=9000-01-01T00:00:00Z",
        "to=1000-01-01T00:00:00Z",
    ):
        page = client.get(f"/library?{query}", headers=headers).json()
        assert (page["tables"], page["games"]) == ([], ["carcassonne"])
        assert client.get(f"/statistics?{query}", headers=headers).json() == {"tables": 0, "rows": []}
    assert library_of(client, places.stranger) == [{"tables": []}, {"tables": 0, "rows": []}, []]
    assert library_of(client, places.placing.tokens[0]) == library_of(client, places.stranger), (
        "nothing of a running table"
    )


TIMES: dict[str, tuple[Any, int, str]] = {
    "a date alone": ({"began": "2026-11-20", "minutes": 60}, 400, "request.invalid"),
    "no zone": ({"began": "2026-11-20T18:00:00", "minutes": 60}, 400, "request.invalid"),
    "no minutes": ({"began": "2026-11-20T18:00:00Z"}, 400, "request.invalid"),
    "half a minute": ({"began": "2026-11-20T18:00:00Z", "minutes": 0.5}, 400, "request.invalid"),
    "more than numbers": ({"began": "2026-11-20T18:00:00Z", "minutes": 10**30}, 400, "request.invalid"),
    "before the beginning of time": ({"began": "0001-01-01T00:00:00+23:59", "minutes": 1}, 422, "times.too_early"),
    "less than nothing": ({"began": "2026-03-07T18:00:00Z", "minutes": -1}, 422, "times.duration"),
    "more than a week": ({"began": "2026-03-07T18:00:00Z", "minutes": 10_081}, 422, "times.duration"),
    "in the future": ({"began": "9999-12-31T23:00:00Z", "minutes": 1}, 422, "times.future"),
    "after the end of time": ({"began": "9999-12-31T23:59:59-23:59", "minutes": 1}, 422, "times.future"),
    "another century": ({"began": "1999-12-31T23:00:00Z", "minutes": 1}, 422, "times.too_early"),
}


@pytest.mark.parametrize("case", TIMES)
def test_impossible_times_are_refused(client: httpx.Client, places: Places, case: str, language: str) -> None:
    body, status, code = TIMES[case]
    token, table = places.finished.tokens[0], places.finished.table
    before = library_of(client, token)
    assert refusal_of(client, "PUT", f"/library/{table}/times", token, language, json=body) == (status, code)
    running = f"/library/{places.placing.table}/times"
    right = {"began": "2026-03-07T18:00:00Z", "minutes": 60}
    refusal = refusal_of(client, "PUT", running, places.placing.tokens[0], language, json=right)
    assert refusal == (409, "table.not_finished")
    assert library_of(client, token) == before


def test_a_person_of_nobody_has_no_page(client: httpx.Client, places: Places, language: str) -> None:
    for person in (NOBODY, str(identify_person("Cleo"))):
        refusal = refusal_of(client, "GET", f"/people/{person}", places.finished.tokens[0], language)
        assert refusal == (404, "person.unknown")
    assert refusal_of(client, "GET", f"/people/{ANNA}", places.stranger, language) == (404, "person.unknown")


def test_exports_of_all_tables_are_throttled(client: httpx.Client, places: Places) -> None:
    token = client.post("/devices").json()["token"]
    headers = {"Authorization": f"Device {token}", "Accept-Language": "de"}
    zone = ZoneInfo("Pacific/Kiritimati")
    days = {datetime.now(zone).date()}
    for _ in range(EXPORTS):
        sheet = client.get(f"/library/export.csv?zone={zone}&bom=1", headers=headers)
        assert contract.check(sheet) == ("GET", "/api/v1/library/export.csv")
    days.add(datetime.now(zone).date())
    names = {f'attachment; filename="tableside-{day}.csv"' for day in days}
    assert sheet.headers["content-disposition"] in names
    assert sheet.headers["content-type"] == "text/csv; charset=utf-8"
    assert sheet.content.startswith(b'\xef\xbb\xbf"play_id";"date";"game";'), "as a German Excel opens it"
    assert places.finished.table not in sheet.text
    assert_throttled(client.get("/library/export.csv", headers=headers), "de")
    mine = client.get("/library/export.csv", headers={"Authorization": f"Device {places.finished.tokens[0]}"})
    assert mine.text.count(places.finished.table) == 2


MERGES: dict[str, tuple[Any, int, str]] = {
    "no key": ({"from": "Anna", "into": BEN}, 400, "request.invalid"),
    "a number": ({"from": 1, "into": BEN}, 400, "request.invalid"),
    "one alone": ({"from": ANNA}, 400, "request.invalid"),
    "by another name": ({"given": ANNA, "into": BEN}, 400, "request.invalid"),
    "somebody unknown": ({"from": ANNA, "into": NOBODY}, 404, "person.unknown"),
    "somebody of others": ({"from": str(identify_person("Cleo")), "into": ANNA}, 404, "person.unknown"),
    "the same one": ({"from": ANNA, "into": ANNA}, 409, "person.same"),
    "who sat together": ({"from": ANNA, "into": BEN}, 409, "person.two_people"),
}


@pytest.mark.parametrize("case", MERGES)
def test_people_who_cannot_be_merged_are_refused(
    client: httpx.Client, places: Places, case: str, language: str
) -> None:
    body, status, code = MERGES[case]
    token = places.finished.tokens[0]
    before = library_of(client, token)
    for path in ("/people/merge", "/people/merge/preview"):
        assert refusal_of(client, "POST", path, token, language, json=body) == (status, code)
    for person in (ANNA, NOBODY):
        assert refusal_of(client, "DELETE", f"/people/merge/{person}", token, language) == (404, "person.unknown")
    assert library_of(client, token) == before


@pytest.mark.parametrize("code", ["", "x" * 65, 5, None, ["A"]])
def test_unreadable_codes_are_refused(client: httpx.Client, places: Places, code: Any, language: str) -> None:
    refusal = refusal_of(client, "POST", "/recovery", places.stranger, language, json={"code": code})
    assert refusal == (400, "request.invalid")


def test_guessing_recovery_codes_is_throttled(server: ServedTable, places: Places) -> None:
    token = places.stranger
    headers = {"Authorization": f"Device {token}", "Accept-Language": "de"}
    with httpx.Client(
        base_url=f"{server.url}/api", transport=httpx.HTTPTransport(local_address=own_address()), headers=headers
    ) as guesser:
        for n in range(GUESSES):
            code = LETTERS[n] * LENGTH
            assert refusal_of(guesser, "POST", "/recovery", token, json={"code": code}) == (404, "profile.unknown_code")
        assert_throttled(guesser.post("/recovery", json={"code": "A" * LENGTH}), "de")
        assert_throttled(guesser.post("/join", json={"code": "222222"}), "de")
        assert guesser.get("/library").json() == {"tables": []}


@pytest.fixture
def photographer(client: httpx.Client, places: Places) -> Iterator[str]:
    """The token of a phone, new for each test, at a table that has no photo before and after."""
    token = places.placing.tokens[next(_tries) % 2]
    headers = {"Authorization": f"Device {token}"}
    path = f"/tables/{places.placing.table}/photos"
    assert client.get(path, headers=headers).json() == []
    yield token
    assert client.get(path, headers=headers).json() == []


PHOTOS = [
    *((NO_IMAGES[name], KIND, 422, "photo.not_an_image") for name in ("nothing", "a page", "a drawing")),
    (image(size=(400, 300))[:2000], KIND, 422, "photo.cut_off"),
    (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(99), {"Content-Type": "image/heic"}, 422, "photo.heic"),
    *((TOO_LARGE[name], KIND, 413, "photo.too_large") for name in TOO_LARGE),
    (many_scans(500, (8000, 6250)), KIND, 422, "photo.too_complex"),
    (image(), {}, 415, "photo.wrong_type"),
    (image(), {"Content-Type": "text/html"}, 415, "photo.wrong_type"),
    (image(), {"Content-Type": "application/json"}, 415, "photo.wrong_type"),
    (image(), {"Content-Type": "multipart/form-data; boundary=x"}, 415, "photo.wrong_type"),
]


@pytest.mark.parametrize("case", range(len(PHOTOS)))
def test_files_that_are_no_photos_are_refused(
    client: httpx.Client, places: Places, photographer: str, case: int, language: str
) -> None:
    content, headers, status, code = PHOTOS[case]
    path = f"/tables/{places.placing.table}/photos"
    refusal = refusal_of(client, "POST", path, photographer, language, content=content, headers=headers)
    assert refusal == (status, code)


def test_a_large_photo_without_a_length_is_refused(client: httpx.Client, places: Places, photographer: str) -> None:
    def pieces() -> Iterator[bytes]:
        yield image()
        for _ in range(14):
            yield bytes(1024 * 1024)

    path = f"/tables/{places.placing.table}/photos"
    refusal = refusal_of(client, "POST", path, photographer, content=pieces(), headers=dict(KIND))
    assert refusal == (413, "photo.too_large")


def test_a_photo_as_it_comes_from_a_camera_is_taken(client: httpx.Client, places: Places) -> None:
    file = BytesIO()
    Image.effect_noise((3000, 2500), 100).save(file, "PNG")
    assert 5_000_000 < len(file.getvalue()) < 12_000_000
    at = f"/tables/{places.finished.table}/photos"
    headers = {"Authorization": f"Device {places.finished.tokens[1]}"}
    answer = client.post(at, content=file.getvalue(), headers={**headers, "Content-Type": "image/png"})
    assert contract.check(answer) == ("POST", "/api/v1/tables/{table_id}/photos")
    photo = answer.json()
    assert (photo["width"], photo["height"]) == (1600, 1333)
    page = client.get("/library", headers=headers).json()
    assert [table["photos"] for table in page["tables"] if table["table"] == places.finished.table] == [1]
    assert client.delete(f"{at}/{photo['photo']}", headers=headers).status_code == 204


def test_photo_uploads_are_throttled(client: httpx.Client, places: Places) -> None:
    path, token = f"/tables/{places.lobby.table}/photos", places.lobby.tokens[1]

    def upload() -> httpx.Response:
        return client.post(path, content=b"x", headers={**KIND, "Authorization": f"Device {token}"})

    assert [upload().status_code for _ in range(DECODED)] == [422] * DECODED
    # a minute of a busy machine may end among them
    assert_throttled(
        next(answer for answer in (upload() for _ in range(DECODED + 1)) if answer.status_code != 422), "en"
    )
    assert client.get(path, headers={"Authorization": f"Device {token}"}).json() == []


def test_photos_of_others_and_of_other_tables_answer_like_missing_ones(
    client: httpx.Client, places: Places, photographer: str
) -> None:
    finished = {"Authorization": f"Device {places.finished.tokens[0]}"}
    at = f"/tables/{places.finished.table}/photos"
    photo = client.post(at, content=image(), headers={**finished, **KIND}).json()["photo"]
    for method in ("GET", "DELETE"):
        for token, table, code in (
            (photographer, places.finished.table, "table.unknown"),
            (photographer, places.placing.table, "photo.unknown"),
            (places.finished.tokens[0], places.placing.table, "table.unknown"),
            (places.stranger, NOBODY, "table.unknown"),
        ):
            assert refusal_of(client, method, f"/tables/{table}/photos/{photo}", token) == (404, code)
    photo_file = client.get(f"{at}/{photo}", headers=finished)
    assert contract.check(photo_file) == ("GET", "/api/v1/tables/{table_id}/photos/{photo_id}")
    assert photo_file.headers["cache-control"] == "private, max-age=86400"
    assert "Authorization" in photo_file.headers["vary"]
    assert refusal_of(client, "GET", f"{at}/{photo}", None) == (401, "device.unknown")
    assert client.delete(f"{at}/{photo}", headers=finished).status_code == 204


def test_files_of_photos_are_served_by_the_api_alone(server: ServedTable, client: httpx.Client, places: Places) -> None:
    headers = {"Authorization": f"Device {places.finished.tokens[0]}"}
    at = f"/tables/{places.finished.table}/photos"
    photo = client.post(at, content=image(), headers={**headers, **KIND}).json()["photo"]
    (file,) = (server.output.parent / "photos").rglob("*.jpg")
    assert file.stem == UUID(photo).hex
    for path in (
        f"/photos/{file.parent.name}/{file.name}",
        f"/var/photos/{file.name}",
        f"/assets/../photos/{file.name}",
    ):
        answer = httpx.get(f"{server.url}{path}")
        assert base64.b64encode(answer.content) != base64.b64encode(file.read_bytes())
        assert answer.headers["content-type"] != "image/jpeg"
    client.delete(f"{at}/{photo}", headers=headers)
    assert not file.exists()
