"""Guessed, foreign and expired tokens: they show nothing and do nothing, over HTTP and on the socket."""

import json
import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import httpx
import pytest
from uuid_utils.compat import uuid7

from tests.api import contract
from tests.attack.conftest import Places
from tests.contract.cases import EVERYTHING
from tests.live.phones import Phone, phones
from tests.live.places import stored_rows
from tests.live.tables import start_table
from tests.serving import ServedTable

Bend = Callable[[str], str]
MALFORMED: dict[str, Bend] = {
    "of other letters": str.swapcase,
    "cut short": lambda token: token[:-1],
    "one more letter": lambda token: token + "A",
    "turned round": lambda token: token[::-1],
    "endless": lambda token: token * 200,
    "empty": lambda token: "",
    "its hash": lambda token: sha256(token.encode()).hexdigest(),
    "a NUL behind it": lambda token: token + "\0",
    "a wildcard": lambda token: "%",
    "a list of two": lambda token: f"{token},{token}",
}
BELOW_TABLES = sorted(operation for operation in contract.operations() if "{table_id}" in operation[1])
EVERY = 4
"""Each malformed token is tried at every so many operations, a different subset each; together they cover all."""
BODIES: dict[str, Any] = {
    "actions": {"seat": 0, "id": "t", "version": 1, "action": {"type": "draw"}},
    "undo": {"seat": 0, "id": "t", "version": 1},
    "seats": {"name": "Mallory", "colour": "green"},
    "order": {"seats": []},
    "host": {"seat": str(uuid7())},
    "locked": {"locked": True},
    "clock": {"clock": "off"},
    "hidden": {"hidden": True},
    "times": {"began": "2026-11-20T18:00:00Z", "minutes": 60},
    "code": {"to": "watch"},
    "screen": {"code": "ABCDEF"},
    "corrections": {"id": "t", "seat": 0, "draft": {"type": "correction", "edits": []}},
    "preview": {"seat": 0, "draft": {"type": "correction", "edits": []}},
    "entry": {"seat": 0, "ref": "1"},
    "pieces/kept": {"pieces": ["x1"]},
    "pieces/to-check": {"pieces": ["x1"]},
    "{table_id}/kept": {"place": "", "note": ""},
}


def ask(
    client: httpx.Client,
    table: str,
    seat: str,
    headers: dict[str, str],
    operations: Sequence[contract.Operation] = BELOW_TABLES,
) -> set[tuple[int, str]]:
    """Call these operations, by default all below a table; return (status, code) of each."""
    statuses = set()
    for method, path in operations:
        *_, folder, last = path.split("/")
        body = BODIES.get(last, BODIES.get(f"{folder}/{last}", {}))
        content = {} if method in ("GET", "DELETE") else {"json": body}
        answer = client.request(method, contract.address_of(path, table, seat), headers=headers, **content)
        contract.check(answer)
        statuses.add((answer.status_code, answer.json()["code"]))
    return statuses


@pytest.mark.parametrize("case", MALFORMED)
async def test_a_malformed_token_is_refused(
    server: ServedTable, client: httpx.Client, places: Places, case: str
) -> None:
    place = places.app
    token = MALFORMED[case](place.tokens[0])
    before = stored_rows(server, place.table)
    if token and "\0" not in token:  # no header can carry these
        headers = {"Authorization": f"Device {token}"}
        operations = BELOW_TABLES if EVERYTHING else BELOW_TABLES[[*MALFORMED].index(case) % EVERY :: EVERY]
        assert ask(client, place.table, str(uuid7()), headers, operations) == {(401, "device.unknown")}
    phone = Phone(server.url)
    phone.token, phone.table = token, place.table
    async with phone.connected() as socket:
        await socket.say(phone.hello(0))
        messages = await socket.until(lambda s: s.messages[:1])
        assert messages[0]["t"] in ("bye", "reject")
        assert not socket.count("welcome") + socket.count("view")
    await phone.http.aclose()
    assert stored_rows(server, place.table) == before


def test_a_token_counts_only_in_its_header(client: httpx.Client, places: Places) -> None:
    token = places.app.tokens[0]
    at = f"/api/v1/tables/{places.app.table}"
    answers = [
        client.get(f"{at}?token={token}&Authorization=Device%20{token}"),
        client.get(at, headers={"Cookie": f"token={token}; Authorization=Device {token}; sessionid={token}"}),
        client.get(at, headers={"X-Authorization": f"Device {token}", "Proxy-Authorization": f"Device {token}"}),
        client.get(at, headers={"Authorization": f"Token {token}"}),
        client.get(at, headers={"Authorization": token}),
        client.get(at, auth=("Device", token)),
    ]
    assert {answer.status_code for answer in answers} == {401}
    for scheme in ("Device", "Bearer", "bearer"):
        assert client.get(at, headers={"Authorization": f"{scheme} {token}"}).status_code == 200


def test_guessed_tokens_are_refused(own_client: httpx.Client) -> None:
    for _ in range(200):
        guess = {"Authorization": f"Device {secrets.token_urlsafe(32)}"}
        assert own_client.get("/api/v1/tables", headers=guess).status_code == 401
    assert own_client.get("/api/v1/tables").json() == []


async def test_a_phone_of_another_table_is_a_stranger(
    server: ServedTable, client: httpx.Client, places: Places
) -> None:
    own_table, other_table = places.app, places.placing
    before = stored_rows(server, own_table.table)
    headers = {"Authorization": f"Device {other_table.tokens[0]}"}
    assert ask(client, own_table.table, str(uuid7()), headers) == {(404, "table.unknown")}
    phone = Phone(server.url)
    phone.token, phone.table = other_table.tokens[0], own_table.table
    async with phone.connected() as socket:
        bye = await socket.refused(json.dumps(phone.hello(0)))
        assert (bye["t"], bye["code"]) == ("bye", "table.unknown")
        assert await socket.until_closed() == 4001
    phone.table = other_table.table
    async with phone.watching(0) as socket:
        action = {"t": "submit", "id": "x", "seat": 0, "version": 1, "action": {"type": "draw"}}
        hello = await socket.refused(json.dumps({**phone.hello(0), "table": own_table.table}))
        assert hello["code"] == "table.unknown"
        assert (await socket.ask(action))["t"] == "reject", "it still stands at its own table"
    await phone.http.aclose()
    assert stored_rows(server, own_table.table) == before


@pytest.mark.parametrize("departure", ["moved", "removed"])
async def test_a_phone_that_has_left_is_a_stranger_immediately(
    server: ServedTable, client: httpx.Client, departure: str
) -> None:
    async with phones(server.url, 3) as (anna, ben, cleo):
        await start_table([anna, ben], draw="app")
        at = f"/tables/{anna.table}"
        seat = (await anna.look())["document"]["table"]["seats"]["1"]["id"]
        async with ben.watching(1) as socket:
            if departure == "moved":
                seat_pass = await ben.ask("POST", f"{at}/seats/{seat}/pass")
                assert (await cleo.ask("POST", "/seat", {"code": seat_pass["code"]}))["seat"] == 1
                answer = await ben.http.post("/seat", json={"code": seat_pass["code"]})
                assert answer.json()["code"] == "table.unknown_code", "a seat's code counts once"
            else:
                known_codes = [(await ben.ask("GET", f"{at}/invite?to={to}"))["code"] for to in ("join", "watch")]
                await anna.ask("POST", f"{at}/seats/{seat}/remove", status=204)
                for code in known_codes:
                    assert (await ben.http.post("/join", json={"code": code})).json()["code"] == "table.unknown_code"
            await socket.until(lambda s: s.count("bye"))
            assert await socket.until_closed() == 4001
        before = stored_rows(server, anna.table)
        headers = {"Authorization": f"Device {ben.token}"}
        answers = ask(client, anna.table, seat, headers)
        assert {status for status, _ in answers} == {404}
        async with ben.connected() as socket:
            await socket.say(ben.hello(1))
            await socket.until(lambda s: s.count("bye"))
            assert [message["t"] for message in socket.messages] == ["bye"]
        assert stored_rows(server, anna.table) == before
