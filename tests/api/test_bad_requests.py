"""Bad requests over HTTP: the right code and status, a message in the caller's language, no change and no server
error."""

import json
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from uuid_utils.compat import uuid7

from tests.api import contract
from tests.api.refusals import client as client  # a fixture
from tests.api.refusals import expected_message, refusal_of
from tests.live.phones import own_address
from tests.live.places import Place, Places, stored_rows
from tests.serving import ServedTable

DEEP = b'{"a":' * 20_000 + b"1" + b"}" * 20_000
MEGABYTE = "x" * 1_000_000
ACTION = {"seat": 0, "id": "b", "version": 1, "action": {"type": "draw_tile", "tile": "E"}}
SEAT = {"name": "Cleo", "colour": "green"}
NEW = {"game": "carcassonne"}


UNREADABLE = "request.not_json", "request.invalid"
"""Refusals of an unreadable body: either the JSON or a field is reported first."""
BODIES: dict[str, tuple[bytes, int, tuple[str, ...]]] = {
    "cut off": (b'{"', 400, ("request.not_json",)),
    "two objects": (b"{}{}", 400, UNREADABLE),
    "not UTF-8": (b'{"id":"\xff\xfe"}', 400, UNREADABLE),
    "half a surrogate": (b'{"id":"\\ud800"}', 400, UNREADABLE),
    "a bare word": (b"null_", 400, UNREADABLE),
    "NaN": (b'{"seat":NaN}', 400, UNREADABLE),
    "NULs": (b"\0\0\0\0", 400, ("request.not_json",)),
    "gzip": (b"\x1f\x8b\x08\x00", 400, ("request.not_json",)),
    "nested deeply": (DEEP[:60_000], 400, UNREADABLE),
    "null": (b"null", 400, ("request.invalid",)),
    "a list": (b"[]", 400, ("request.invalid",)),
    "a text": (b'"seat"', 400, ("request.invalid",)),
    "a number": (b"17", 400, ("request.invalid",)),
    "an unknown field": (b'{"surprise":1}', 400, ("request.invalid",)),
    "a number beyond numbers": (b'{"seat":1e999}', 400, ("request.invalid",)),
    "a megabyte": (json.dumps({"surprise": MEGABYTE}).encode(), 413, ("request.too_large",)),
    "a megabyte of depth": (DEEP * 5, 413, ("request.too_large",)),
}


NOT_A_FILE = ("null", "a list", "a text", "a number", "an unknown field", "a number beyond numbers")
NO_JSON = tuple(body for body, (_, _, codes) in BODIES.items() if "request.not_json" in codes)
NOT_SAVED_HERE = dict.fromkeys((*NO_JSON, "a megabyte of depth"), (422, ("take_along.not_saved_here",)))
OF_FILES: dict[str, tuple[int, tuple[str, ...]]] = {
    **NOT_SAVED_HERE,
    "cut off": (422, ("take_along.cut_off",)),
    **dict.fromkeys((*NOT_A_FILE, "a megabyte"), (422, ("take_along.format",))),
}
OF_BOX_FILES: dict[str, tuple[int, tuple[str, ...]]] = {
    **NOT_SAVED_HERE,
    "cut off": (422, ("take_along.cut_off",)),
    **dict.fromkeys(NOT_A_FILE, (422, ("take_along.box_format",))),
}
"""Refusals of operations that read an uploaded file: a higher size limit, and codes of their own."""


def some_operations(offset: int, step: int) -> list[contract.Operation]:
    """Return every `step`-th operation, a different subset for each `offset`; all of them in a deep run. The subsets
    together cover all operations."""
    operations = sorted(contract.operations())
    return operations if os.environ.get("TEST_DEEP") == "1" else operations[offset % step :: step]


@pytest.mark.parametrize("body", BODIES)
def test_unreadable_bodies_are_refused(
    server: ServedTable, client: httpx.Client, places: Places, body: str, language: str
) -> None:
    content, *usual = BODIES[body]
    table = places.lobby
    before = stored_rows(server, table.table)
    token = client.post("/devices").json()["token"]  # devices are throttled per minute
    for method, path in some_operations(list(BODIES).index(body), 4):
        if contract.takes_json((method, path)):
            address = contract.address_of(path.removeprefix("/api/v1"), table.table, str(uuid7()))
            different = OF_BOX_FILES if (method, path) in contract.BOX_FILES else OF_FILES
            status, codes = different.get(body, usual) if (method, path) in contract.FILES else usual
            actual_status, code = refusal_of(client, method, address, token, language, content=content)
            assert actual_status == status, (method, path)
            assert code in codes, (method, path)
    assert stored_rows(server, table.table) == before


def test_a_large_body_without_a_length_is_refused(client: httpx.Client, places: Places) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"game":"'
        for _ in range(100):
            yield b"x" * 10_000
        yield b'"}'

    assert refusal_of(client, "POST", "/tables", places.stranger, content=pieces()) == (413, "request.too_large")


FIELDS: dict[str, tuple[str, str, Any]] = {
    "seat below 0": ("POST", "actions", {**ACTION, "seat": -1}),
    "seat as text": ("POST", "actions", {**ACTION, "seat": "0"}),
    "seat huge": ("POST", "actions", {**ACTION, "seat": 10**30}),
    "version below 0": ("POST", "actions", {**ACTION, "version": -1}),
    "version huge": ("POST", "actions", {**ACTION, "version": 2**63}),
    "version as a fraction": ("POST", "actions", {**ACTION, "version": 1.5}),
    "id empty": ("POST", "actions", {**ACTION, "id": ""}),
    "id long": ("POST", "actions", {**ACTION, "id": "x" * 65}),
    "id with a NUL": ("POST", "actions", {**ACTION, "id": "a\0b"}),
    "id as a number": ("POST", "actions", {**ACTION, "id": 5}),
    "action as text": ("POST", "actions", {**ACTION, "action": "draw"}),
    "action missing": ("POST", "actions", {"seat": 0, "id": "x", "version": 1}),
    "a field too many": ("POST", "actions", {**ACTION, "device": "mine"}),
    "undo with an action": ("POST", "undo", ACTION),
    "undo without id": ("POST", "undo", {"seat": 0, "version": 1}),
    "name empty": ("POST", "seats", {**SEAT, "name": ""}),
    "name long": ("POST", "seats", {**SEAT, "name": "x" * 25}),
    "name as a list": ("POST", "seats", {**SEAT, "name": ["Anna"]}),
    "phone as text": ("POST", "seats", {**SEAT, "phone": "yes"}),
    "colour with a NUL": ("POST", "seats", {**SEAT, "colour": "\0"}),
    "order of no ids": ("PUT", "order", {"seats": ["a", "b"]}),
    "order of strangers": ("PUT", "order", {"seats": [str(uuid7())]}),
    "order of too many": ("PUT", "order", {"seats": [str(uuid7())] * 17}),
    "starter below 0": ("PATCH", "", {"starter": -1}),
    "draw by nobody": ("PATCH", "", {"draw": "nobody"}),
    "options as a list": ("PATCH", "", {"options": ["farmers"]}),
    "an option as a number": ("PATCH", "", {"options": {"farmers": 1}}),
    "hidden as text": ("PUT", "hidden", {"hidden": "yes"}),
    "hidden or not": ("PUT", "hidden", {}),
    "start with a wish": ("POST", "start", {"starter": 1}),
}


@pytest.mark.parametrize("field", FIELDS)
def test_fields_out_of_range_are_refused(
    server: ServedTable, client: httpx.Client, places: Places, field: str, language: str
) -> None:
    method, path, body = FIELDS[field]
    table = places.lobby
    before = stored_rows(server, table.table)
    address = f"/tables/{table.table}/{path}".rstrip("/")
    assert refusal_of(client, method, address, table.tokens[0], language, json=body) == (400, "request.invalid")
    assert stored_rows(server, table.table) == before


REFUSALS: dict[str, tuple[str, int, str, str, Any, int, str]] = {
    # place, device, method, path, body, expected status and code
    "unknown game": ("lobby", 0, "POST", "/tables", {"game": "chess"}, 404, "game.unknown"),
    "a game that is a path": ("lobby", 0, "POST", "/tables", {"game": "../core"}, 404, "game.unknown"),
    "unknown expansion": ("lobby", 0, "POST", "/tables", {**NEW, "expansions": ["x\0"]}, 404, "game.unknown"),
    "unknown option": ("lobby", 0, "POST", "/tables", {**NEW, "options": {"a\0": "b"}}, 422, "table.option"),
    "unknown value": ("lobby", 0, "POST", "/tables", {**NEW, "options": {"farmers": ""}}, 422, "table.option"),
    "unknown code": ("lobby", 0, "POST", "/join", {"code": "222222"}, 404, "table.unknown_code"),
    "a code of other letters": ("lobby", 0, "POST", "/join", {"code": "0\0'--"}, 404, "table.unknown_code"),
    "somebody's colour": ("lobby", 0, "POST", "{at}/seats", {**SEAT, "colour": "red"}, 409, "table.colour_taken"),
    "no such colour": ("lobby", 0, "POST", "{at}/seats", {**SEAT, "colour": "pink"}, 422, "table.unknown_colour"),
    "somebody's name": ("lobby", 0, "POST", "{at}/seats", {**SEAT, "name": "ANNA"}, 409, "lobby.name_taken"),
    "a name like it": ("lobby", 0, "POST", "{at}/seats", {**SEAT, "name": "\u0410nna"}, 409, "lobby.name_taken"),
    "a name of blanks": ("lobby", 0, "POST", "{at}/seats", {**SEAT, "name": " \t "}, 422, "lobby.name_unseen"),
    "a name of fillers": ("lobby", 0, "POST", "{at}/seats", {**SEAT, "name": "\u3164\u2800"}, 422, "lobby.name_unseen"),
    "no such seat": ("lobby", 0, "PATCH", "{at}/seats/{id}", {"name": "X"}, 404, "table.unknown_seat"),
    "no such seat to leave": ("lobby", 0, "DELETE", "{at}/seats/{id}", None, 404, "table.unknown_seat"),
    "no such starter": ("lobby", 0, "PATCH", "{at}", {"starter": 7}, 404, "table.unknown_seat"),
    "not the host: change": ("lobby", 1, "PATCH", "{at}", {"draw": "app"}, 403, "table.not_host"),
    "not the host: order": ("lobby", 1, "PUT", "{at}/order", {"seats": []}, 403, "table.not_host"),
    "not the host: start": ("lobby", 1, "POST", "{at}/start", {}, 403, "table.not_host"),
    "not yet: undo": ("lobby", 0, "POST", "{at}/undo", {"seat": 0, "id": "u", "version": 0}, 409, "table.not_started"),
    "not yet: projection": ("lobby", 0, "GET", "{at}/projection", None, 409, "table.not_started"),
    "not yet: file": ("placing", 0, "GET", "{at}/export.json", None, 409, "table.not_finished"),
    "not yet: sheet": ("placing", 0, "GET", "{at}/export.csv", None, 409, "table.not_finished"),
    "not yet: play file": ("lobby", 0, "GET", "{at}/export.bgsplay", None, 409, "table.not_finished"),
    "not yet: picture": ("placing", 0, "GET", "{at}/export.png", None, 409, "table.not_finished"),
    "not yet: BG Stats": ("lobby", 0, "GET", "{at}/bgstats", None, 409, "table.not_finished"),
    "a mark that is none": ("finished", 0, "GET", "{at}/export.csv?bom=yes", None, 400, "request.invalid"),
    "not yet: rematch": ("placing", 0, "POST", "{at}/rematch", {}, 409, "table.not_finished"),
    "still played: hide": ("placing", 0, "PUT", "{at}/hidden", {"hidden": True}, 409, "table.still_played"),
    "still played: times": ("placing", 0, "GET", "{at}/times", None, 409, "table.not_finished"),
    "not begun: times": ("lobby", 0, "GET", "{at}/times", None, 409, "table.not_started"),
    "a clock that is none": ("placing", 0, "PUT", "{at}/clock", {"clock": "fast"}, 400, "request.invalid"),
    "no clock": ("lobby", 0, "POST", "/tables", {"game": "carcassonne", "clock": ""}, 400, "request.invalid"),
    "somebody else's clock": ("placing", 1, "PUT", "{at}/clock", {"clock": "off"}, 403, "table.not_host"),
    "begun: seat": ("placing", 0, "POST", "{at}/seats", SEAT, 409, "table.started"),
    "begun: change": ("placing", 0, "PATCH", "{at}", {"draw": "app"}, 409, "table.started"),
    "begun: order": ("placing", 0, "PUT", "{at}/order", {"seats": []}, 409, "table.started"),
    "begun: leave": ("placing", 0, "DELETE", "{at}/seats/{id}", None, 409, "table.started"),
    "foreign seat to look from": ("placing", 0, "GET", "{at}?seat=1", None, 403, "table.not_your_seat"),
    "a seat that nobody has": ("placing", 0, "GET", "{at}?seat=15", None, 403, "table.not_your_seat"),
    "foreign projection": ("placing", 0, "GET", "{at}/projection?seat=1", None, 403, "table.not_your_seat"),
    "a seat that is no number": ("placing", 0, "GET", "{at}?seat=-1", None, 400, "request.invalid"),
    "a seat with a NUL": ("placing", 0, "GET", "{at}?seat=%00", None, 400, "request.invalid"),
    "a seat of a thousand digits": ("placing", 0, "GET", "{at}?seat=" + "1" * 1000, None, 400, "request.invalid"),
    "nothing to undo": (
        "app", 0, "POST", "{at}/undo", {"seat": 0, "id": "u", "version": 1}, 409, "table.nothing_to_undo",
    ),
    "undo of another's": (
        "app", 0, "POST", "{at}/undo", {"seat": 1, "id": "u", "version": 1}, 403, "table.not_your_seat",
    ),
    "stale undo": ("app", 0, "POST", "{at}/undo", {"seat": 0, "id": "u", "version": 9}, 409, "table.stale_version"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSALS)
def test_shared_refusals_have_their_code_and_status(
    server: ServedTable, client: httpx.Client, places: Places, case: str, language: str
) -> None:
    name, device, method, path, body, status, code = REFUSALS[case]
    table: Place = getattr(places, name)
    before = stored_rows(server, table.table)
    address = path.format(at=f"/tables/{table.table}", id=uuid7())
    content = {} if body is None else {"json": body}
    assert refusal_of(client, method, address, table.tokens[device], language, **content) == (status, code)
    assert stored_rows(server, table.table) == before


def below_tables() -> list[tuple[str, str]]:
    return sorted(operation for operation in contract.operations() if "{table_id}" in operation[1])


@pytest.mark.parametrize(("method", "path"), below_tables())
@pytest.mark.parametrize("exists", [True, False])
def test_a_table_of_others_answers_like_a_missing_one(
    server: ServedTable, client: httpx.Client, places: Places, method: str, path: str, exists: bool
) -> None:
    table = places.placing.table if exists else str(uuid7())
    body = {
        "/actions": ACTION,
        "/undo": {"seat": 0, "id": "u", "version": 1},
        "/seats": SEAT,
        "/order": {"seats": []},
        "/host": {"seat": str(uuid7())},
        "/locked": {"locked": True},
        "/clock": {"clock": "off"},
        "/hidden": {"hidden": True},
        "/times": {"began": "2026-11-20T18:00:00Z", "minutes": 60},
        "/corrections": {"seat": 0, "id": "c", "draft": {}},
        "/preview": {"seat": 0, "draft": {}},
        "/kept": {"place": "", "note": ""} if path.startswith("/api/v1/library") else {"pieces": ["x1"]},
        "/to-check": {"pieces": ["b06"]},
        "/entry": {"seat": 0, "ref": "1"},
        "/screen": {"code": "ABCDEF"},
    }.get(path[path.rindex("/") :], {})
    before = stored_rows(server, table)
    address = contract.address_of(path.removeprefix("/api/v1"), str(table), str(uuid7()))
    content = {} if method in ("GET", "DELETE") else {"json": body}
    assert refusal_of(client, method, address, places.stranger, **content) == (404, "table.unknown")
    assert stored_rows(server, table) == before


CREDENTIALS: dict[str, str | bytes | None] = {
    "none": None,
    "empty": "",
    "no token": "Device",
    "two tokens": "Device a b",
    "another scheme": "Token {token}",
    "nobody's": "Device " + "A" * 43,
    "cut short": "Device {short}",
    "endless": "Device " + "A" * 5000,
    "not ASCII": "Device gärten".encode(),
    "not UTF-8": b"Device \xff\xfe\xfd",
}


OPEN_TO_EVERYONE = (
    ("POST", "/api/v1/devices"),
    ("GET", "/api/v1/https"),
    ("GET", "/api/v1/games"),
    ("GET", "/api/v1/games/{game}/assets"),
    ("GET", "/api/v1/games/{game}/pieces/{piece}.svg"),
    ("GET", "/api/v1/games/{game}/texts/{language}"),
    ("GET", "/api/v1/games/{game}/boards/{board}/print"),
)


@pytest.mark.parametrize("credentials", CREDENTIALS)
def test_an_unknown_caller_gets_nothing(
    server: ServedTable, client: httpx.Client, places: Places, credentials: str, language: str
) -> None:
    token = places.placing.tokens[0]
    credential = CREDENTIALS[credentials]
    if isinstance(credential, str):
        credential = credential.format(token=token, short=token[:-1])
    before = stored_rows(server, places.placing.table)
    headers = {} if credential is None else {"Authorization": credential}
    step = 1 if credential is None else 3
    for method, path in some_operations(list(CREDENTIALS).index(credentials), step):
        if (method, path) in OPEN_TO_EVERYONE:
            continue
        address = contract.address_of(path.removeprefix("/api/v1"), places.placing.table, str(uuid7()))
        assert refusal_of(client, method, address, None, language, headers=headers) == (401, "device.unknown")
    assert stored_rows(server, places.placing.table) == before


def test_wrong_methods_are_refused(client: httpx.Client, places: Places, language: str) -> None:
    token = client.post("/devices").json()["token"]  # devices are throttled per minute
    for path in contract.document()["paths"]:
        methods = {method for method, other in contract.operations() if other == path}
        address = contract.address_of(path.removeprefix("/api/v1"), places.placing.table, str(uuid7()))
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - methods:
            refusal = refusal_of(client, method, address, token, language)
            assert refusal == (405, "request.wrong_method"), (method, path)


@pytest.mark.parametrize(
    "address",
    ["", "/", "/nothing", "/tables/", "/tables/1", "/tables/{}/", "/tables/{}/nothing", "/tables/%00", "/tables/{}x",
     "/../api/x", "/games/carcassonne", "/devices.json", "/tables/%F0%9F%8E%B2"],
)  # fmt: skip
def test_unknown_addresses_are_refused(client: httpx.Client, places: Places, address: str, language: str) -> None:
    for method in ("GET", "POST", "DELETE"):
        refusal = refusal_of(client, method, address.format(places.placing.table), places.placing.tokens[0], language)
        assert refusal == (404, "request.unknown_address")


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("xx", "en"),
        ("fr", "fr"),
        ("de-AT,en;q=0.3", "de"),
        ("xx-CH, de;q=0.9, en;q=0.8", "de"),
        ("x" * 5000 + ",de", "en"),
        ("*", "en"),
        ("DE", "de"),
    ],
)
def test_the_language_is_the_first_accepted_one_that_exists(client: httpx.Client, accept: str, language: str) -> None:
    answer = client.get("/tables", headers={"Accept-Language": accept})
    assert answer.json()["message"] == expected_message("device.unknown", {}, language)


def test_what_is_wrong_with_a_body_is_told_to_developers_and_no_part_of_a_sentence(
    client: httpx.Client, places: Places
) -> None:
    headers = {"Authorization": f"Device {places.placing.tokens[0]}", "Accept-Language": "de"}
    answer = client.post("/join", json={"code": 5}, headers=headers).json()
    assert "Expected `str`" in answer["params"]["detail"]
    assert answer["message"] == "Die Anfrage ist nicht zu lesen."


def test_wrong_codes_of_a_device_are_throttled_and_right_ones_are_not(
    server: ServedTable, client: httpx.Client, places: Places
) -> None:
    token, code = places.placing.tokens[0], places.placing.code
    headers = {"Authorization": f"Device {token}", "Accept-Language": "de"}
    with httpx.Client(
        base_url=f"{server.url}/api", transport=httpx.HTTPTransport(local_address=own_address()), headers=headers
    ) as guesser:
        for _ in range(40):
            assert guesser.post("/join", json={"code": code}).status_code == 200
        for n in range(30):
            assert guesser.post("/join", json={"code": f"22222{n % 8 + 2}"}).status_code == 404
        answer = guesser.post("/join", json={"code": "222223"})
        contract.check(answer)
        error = answer.json()
        assert (answer.status_code, error["code"]) == (429, "request.throttled")
        assert 1 <= int(answer.headers["Retry-After"]) == error["params"]["seconds"] <= 60
        assert error["message"] == expected_message("request.throttled", error["params"], "de")
        assert guesser.get("/tables").status_code == 200, "only guessing is"
        other = {"Authorization": f"Device {places.placing.tokens[1]}"}
        assert guesser.post("/join", json={"code": code}, headers=other).status_code == 200, "and only this device"
    assert client.post("/join", json={"code": code}, headers=headers).status_code == 429, "from any address"
