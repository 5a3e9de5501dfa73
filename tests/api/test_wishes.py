"""What a client says of itself is a wish: no language, time zone or header that nobody knows ends in a refusal."""

import csv
from collections.abc import Iterator
from io import StringIO

import httpx
import pytest

from tests.api import contract
from tests.live.phones import own_address
from tests.live.places import Places
from tests.serving import ServedTable

HEADERS = (
    *("Accept", "Accept-Language", "Accept-Encoding", "Accept-Charset", "User-Agent", "Referer", "Origin", "Cookie"),
    *("If-None-Match", "If-Modified-Since", "If-Match", "If-Range", "Cache-Control", "Date", "From", "TE", "Via"),
    *("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "X-Real-IP", "X-Request-ID"),
    *(
        "X-Correlation-ID",
        "X-Session-Token",
        "Sec-Fetch-Site",
        "Sec-CH-UA",
        "Save-Data",
        "Content-Language",
        "Priority",
    ),
)
ODD = {
    "empty": "",
    "anything": "*",
    "nothing": "*;q=0",
    "a weight that is none": "de;q=abc",
    "a page": "text/html,application/xhtml+xml;q=0.9",
    "another format": "application/xml",
    "a tag of a system": "de_DE.UTF-8@euro",
    "separators": ";;,,==",
    "half a quote": '"',
    "not ASCII": "\xff\xfe\xe4",
    "long": "x" * 10_000,
    "many": "a;q=0.1," * 1500,
    "a date that is none": "Thu, 32 Foo 2020 99:99:99 XYZ",
    "a number": "-999999999999999999999",
    "a word of a script": "undefined",
}


@pytest.fixture
def phone(server: ServedTable) -> Iterator[httpx.Client]:
    """A phone with an address of its own, for which no throttle counts yet."""
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=server.url, transport=transport) as client:
        client.headers["Authorization"] = f"Device {client.post('/api/v1/devices', json={}).json()['token']}"
        yield client


@pytest.fixture
def player(phone: httpx.Client, places: Places) -> httpx.Client:
    """A phone that has finished a table."""
    phone.headers["Authorization"] = f"Device {places.finished.tokens[0]}"
    return phone


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_never_ends_in_a_refusal(phone: httpx.Client, name: str) -> None:
    games, tables = phone.get("/api/v1/games").json(), phone.get("/api/v1/tables").json()
    for kind, value in ODD.items():
        header = {name.encode(): value.encode("latin-1")}
        assert phone.get("/", headers=header).status_code == 200, kind
        for path, expected in (("/api/v1/games", games), ("/api/v1/tables", tables)):
            answer = phone.get(path, headers=header)
            assert (answer.status_code, answer.json()) == (200, expected), (kind, path)
            contract.check(answer)
        assert phone.post("/api/v1/devices", json={}, headers=header).status_code == 201, kind


@pytest.mark.parametrize(
    "kind",
    [
        *(
            "application/json; charset=latin-1",
            "application/json;charset=x-unknown",
            "APPLICATION/JSON",
            "application/json;;",
        ),
        'application/json; charset="utf-8',
    ],
)
def test_json_is_read_whatever_is_said_besides(phone: httpx.Client, kind: str) -> None:
    made = phone.post("/api/v1/tables", content='{"game": "carcassonne"}', headers={"Content-Type": kind})
    assert made.status_code == 201


@pytest.mark.parametrize("language", ["de-AT-1996", "de_DE.UTF-8", "de;q=much", "x_!, de", "de," * 4000])
def test_a_language_is_found_in_an_odd_header(phone: httpx.Client, language: str) -> None:
    refusal = phone.get("/api/v1/none", headers={"Accept-Language": language}).json()
    assert refusal["message"] == "Unter dieser Adresse gibt es nichts."


ZONES = [
    "",
    "Mars/Olympus",
    "Etc/Unknown",
    "undefined",
    "../../etc/passwd",
    "Europe",
    "a\0b",
    "x" * 5000,
    "日本",
    "+99:99",
]


@pytest.mark.parametrize("ending", ["csv", "bgsplay", "png"])
def test_an_unknown_zone_is_utc_in_every_export(player: httpx.Client, places: Places, ending: str) -> None:
    at = f"/api/v1/tables/{places.finished.table}/export.{ending}"
    expected = player.get(at).content
    for zone in ZONES:
        answer = player.get(at, params={"zone": zone})
        assert (answer.status_code, answer.content) == (200, expected), zone
        contract.check(answer)


def test_an_unknown_zone_is_utc_in_the_sheet_of_all(player: httpx.Client) -> None:
    expected = player.get("/api/v1/library/export.csv").content
    for zone in ZONES:
        answer = player.get("/api/v1/library/export.csv", params={"zone": zone})
        assert (answer.status_code, answer.content) == (200, expected), zone


def test_a_phone_that_knows_no_name_of_its_zone_says_how_far_it_is(player: httpx.Client, places: Places) -> None:
    at = f"/api/v1/tables/{places.finished.table}/export.csv"
    dates = {
        zone: next(csv.DictReader(StringIO(player.get(at, params={"zone": zone}).text)))["date"]
        for zone in ("+14:00", "Pacific/Kiritimati", "-12:00", "Etc/GMT+12")
    }
    assert dates["+14:00"] == dates["Pacific/Kiritimati"]
    assert dates["-12:00"] == dates["Etc/GMT+12"]
    assert dates["+14:00"] > dates["-12:00"], "26 hours apart"
