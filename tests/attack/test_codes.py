"""Codes: guessing is throttled by address, spectators never learn the code to play, and a whole table behind one
address can play without being throttled."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import httpx
import pytest

from companion.tables.codes import LETTERS
from games.core.text import Text
from tests.api import contract
from tests.games.wording import HOUSE, sentence
from tests.live.phones import own_address, phones
from tests.live.tables import open_table, start_table
from tests.serving import ServedTable

GUESSES = 30
"""Wrong codes per minute after which an address is throttled."""
Caller = Callable[..., httpx.Client]


@pytest.fixture
def make_caller(server: ServedTable) -> Iterator[Caller]:
    """Return a function that makes devices behind a given address."""
    clients: list[httpx.Client] = []

    def new(address: str, language: str = "en") -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        client = httpx.Client(base_url=f"{server.url}/api", transport=transport, timeout=20)
        clients.append(client)
        token = client.post("/devices", json={}).json()["token"]
        client.headers.update({"Authorization": f"Device {token}", "Accept-Language": language})
        return client

    yield new
    for client in clients:
        client.close()


def wrong_codes() -> Iterator[str]:
    """Yield codes that do not exist (chance of a hit: one in millions)."""
    return ("".join(letters) for letters in product(LETTERS, repeat=6))


def assert_throttled(answer: httpx.Response, language: str) -> None:
    contract.check(answer)
    error = answer.json()
    assert (answer.status_code, error["code"]) == (429, "request.throttled")
    assert 1 <= int(answer.headers["Retry-After"]) == error["params"]["seconds"] <= 60
    assert error["message"] == sentence(HOUSE, language, Text(error["code"], error["params"]))


@pytest.mark.parametrize(
    ("paths", "language"),
    [
        (("/join",), "en"),
        (("/seat",), "de"),
        (("/join", "/seat"), "en"),
        pytest.param(("/join",), "de", marks=pytest.mark.deep),
        pytest.param(("/seat",), "en", marks=pytest.mark.deep),
        pytest.param(("/join", "/seat"), "de", marks=pytest.mark.deep),
    ],
)
def test_guessing_is_throttled_by_address_whatever_the_code_is_for(
    make_caller: Caller, paths: tuple[str, ...], language: str
) -> None:
    address = own_address()
    guesser, other = make_caller(address, language), make_caller(address, language)
    codes = wrong_codes()
    for n in range(GUESSES):
        answer = (guesser, other)[n % 2].post(paths[n % len(paths)], json={"code": next(codes)})
        assert answer.json()["code"] == "table.unknown_code"
    for path in ("/join", "/seat"):
        for device in (guesser, other, make_caller(address, language)):
            assert_throttled(device.post(path, json={"code": next(codes)}), language)
    assert guesser.get("/tables").status_code == 200, "only guessing is"
    assert make_caller(own_address()).post("/join", json={"code": next(codes)}).status_code == 404, (
        "and only from there"
    )


async def test_a_right_code_is_refused_too_once_the_address_is_throttled(
    server: ServedTable, make_caller: Caller
) -> None:
    """If right codes got through, the throttle would only limit the speed of guessing."""
    async with phones(server.url, 2) as (anna, ben):
        await open_table([anna, ben])
        at = f"/tables/{anna.table}"
        seat = (await anna.look())["document"]["table"]["seats"]["1"]["id"]
        right = [
            ("/join", (await anna.ask("GET", f"{at}/invite"))["code"]),
            ("/join", (await anna.ask("GET", f"{at}/invite?to=watch"))["code"]),
            ("/seat", (await anna.ask("POST", f"{at}/seats/{seat}/pass"))["code"]),
        ]
    guesser, codes = make_caller(own_address()), wrong_codes()
    for _ in range(GUESSES):
        guesser.post("/join", json={"code": next(codes)})
    for path, code in right:
        assert_throttled(guesser.post(path, json={"code": code}), "en")
    elsewhere = make_caller(own_address())
    assert [elsewhere.post(path, json={"code": code}).status_code for path, code in right] == [200, 200, 200]


def test_a_mistyped_code_counts_as_one_guess(make_caller: Caller) -> None:
    """A phone sends one request, whether a table's or a seat's code was meant."""
    guesser, codes = make_caller(own_address()), wrong_codes()
    statuses = [guesser.post("/join", json={"code": next(codes)}).status_code for _ in range(GUESSES + 1)]
    assert statuses == [404] * GUESSES + [429]


async def test_entering_the_code_of_a_seat_moves_nothing_before_confirmation(server: ServedTable) -> None:
    async with phones(server.url, 3) as (anna, ben, cleo):
        await start_table([anna, ben])
        at = f"/tables/{anna.table}"
        seat = (await anna.look())["document"]["table"]["seats"]["1"]["id"]
        code = (await ben.ask("POST", f"{at}/seats/{seat}/pass"))["code"]
        come = await cleo.ask("POST", "/join", {"code": code.lower()})
        assert come == {"table": anna.table, "to": "move", "name": "Ben"}, "whose seat it is"
        cleo.table = anna.table
        assert (await cleo.http.get(at)).status_code == 404, "it has not come to the table yet"
        assert (await ben.look(1))["seats"] == [1]
        await cleo.ask("POST", "/seat", {"code": code.lower()})
        assert (await cleo.look(1))["seats"] == [1]


@pytest.mark.parametrize("to", ["join", "watch"])
async def test_a_changed_code_is_shown_at_the_table_and_the_old_one_stops_working(server: ServedTable, to: str) -> None:
    async with phones(server.url, 4) as (anna, ben, tv, late):
        await start_table([anna, ben])
        at = f"/tables/{anna.table}"
        tv.table = late.table = anna.table
        invite = f"{at}/invite?to={to}"
        old = (await anna.ask("GET", invite))["code"]
        assert (await tv.ask("POST", "/join", {"code": old}))["to"] == to
        async with ben.watching(1) as bens, tv.watching() as screen:
            refused = [await phone.http.post(f"{at}/code", json={"to": to}) for phone in (ben, tv, late)]
            refusals = [(answer.status_code, answer.json()["code"]) for answer in refused]
            assert refusals == [(403, "table.not_host"), (403, "table.not_host"), (404, "table.unknown")]
            new = await anna.ask("POST", f"{at}/code", {"to": to})
            assert new == await tv.ask("GET", invite) == await ben.ask("GET", invite)
            assert new["code"] != old
            assert new["url"].endswith(f"/#/{to}/{new['code']}")
            r = (await anna.look())["r"]
            await screen.until(lambda s: s.at[1] == r)
            await bens.until(lambda s: s.at[1] == r)
            assert bens.document is not None
            assert (bens.document["table"]["code"] == new["code"]) == (to == "join")
        answer = await late.http.post("/join", json={"code": old})
        assert (answer.status_code, answer.json()["code"]) == (404, "table.unknown_code")
        assert (await late.ask("POST", "/join", {"code": new["code"]}))["to"] == to


async def test_code_changes_are_throttled(server: ServedTable) -> None:
    async with phones(server.url, 1) as (anna,):
        await open_table([anna])
        path = f"/tables/{anna.table}/code"
        statuses = [(await anna.http.post(path, json={"to": "watch"})).status_code for _ in range(20)]
        assert statuses == [200] * 20
        assert_throttled(await anna.http.post(path, json={"to": "watch"}), "en")
        assert (await anna.look())["host"], "only changing codes is"


async def test_spectators_never_learn_the_code_to_play(server: ServedTable) -> None:
    async with phones(server.url, 4) as (anna, ben, tv, late):
        await open_table([anna, ben])
        at = f"/tables/{anna.table}"
        play = (await anna.ask("GET", f"{at}/invite"))["code"]
        watch = (await anna.ask("GET", f"{at}/invite?to=watch"))["code"]
        assert (await tv.ask("POST", "/join", {"code": watch}))["to"] == "watch"
        tv.table = late.table = anna.table
        messages: list[Any] = []
        async with tv.watching() as screen, anna.watching(0) as annas:
            await anna.ask("POST", f"{at}/start")
            draw = {"t": "submit", "id": "d", "seat": 0, "version": 1, "action": {"type": "draw_tile", "tile": "E"}}
            assert (await annas.ask(draw))["t"] == "ack"
            await screen.until_version(2)
            await anna.ask("PUT", f"{at}/locked", {"locked": True}, 204)
            await screen.until(lambda s: s.document["table"].get("locked"))
            messages += screen.messages
            assert annas.document is not None
            assert annas.document["table"]["code"] == play
        messages += [await tv.look(), await tv.ask("GET", "/tables"), await tv.ask("GET", f"{at}/projection")]
        messages.append(await tv.ask("GET", f"{at}/invite?to=watch"))
        refused = await tv.http.get(f"{at}/invite")
        assert (refused.status_code, refused.json()["code"]) == (403, "table.only_watching")
        assert play not in f"{messages} {refused.text}"
        assert watch in str(messages)
        seat_request = await tv.http.post(f"{at}/seats", json={"name": "Tv", "colour": "green"})
        assert not seat_request.is_success


async def test_who_watched_one_game_only_watches_the_next_one_if_that_is_locked(server: ServedTable) -> None:
    async with phones(server.url, 3) as (anna, ben, tv):
        await start_table([anna, ben], game="pennies")
        at = f"/tables/{anna.table}"
        watch = (await anna.ask("GET", f"{at}/invite?to=watch"))["code"]
        await tv.ask("POST", "/join", {"code": watch})
        end = {"seat": 0, "id": "end", "version": 1, "action": {"type": "finish_now"}}
        await anna.ask("POST", f"{at}/actions", end)
        refused = [await tv.http.post(f"{at}/rematch", json={})]
        next_table = await anna.ask("POST", f"{at}/rematch", status=201)
        next_at = f"/tables/{next_table['table']}"
        await anna.ask("PUT", f"{next_at}/locked", {"locked": True}, 204)
        response = await tv.http.get(next_at)
        assert response.is_success, "it came along"
        refused.append(await tv.http.get(f"{next_at}/invite"))
        refused.append(await tv.http.post(f"{next_at}/seats", json={"name": "Tv", "colour": "green"}))
        assert [
            (refused_response.status_code, refused_response.json().get("code")) for refused_response in refused
        ] == [(403, "table.only_watching")] * 3
        assert next_table["code"] not in response.text


async def test_a_table_behind_one_address_is_not_throttled_for_playing(
    server: ServedTable, make_caller: Caller
) -> None:
    """Five phones of one household join, each with one mistyped code, and play for a busy minute."""
    address = own_address()
    devices = [make_caller(address) for _ in range(5)]
    code = devices[0].post("/tables", json={"game": "carcassonne", "draw": "app"}).json()["code"]
    statuses: list[int] = []
    for place, device in enumerate(devices):
        assert device.post("/join", json={"code": "222222"}).status_code == 404
        table = device.post("/join", json={"code": code}).json()["table"]
        body = {"name": f"P{place}", "colour": ("red", "blue", "yellow", "green", "coal")[place]}
        statuses.append(device.post(f"/tables/{table}/seats", json=body).status_code)
    statuses.append(devices[0].post(f"/tables/{table}/start", json={}).status_code)
    for turn in range(40):
        act = {"seat": 0, "id": f"t{turn}", "version": turn + 1}
        ask = ("undo", act) if turn % 2 else ("actions", {**act, "action": {"type": "draw"}})
        statuses.append(devices[0].post(f"/tables/{table}/{ask[0]}", json=ask[1]).status_code)
        statuses += [device.get(f"/tables/{table}").status_code for device in devices]
        statuses += [device.post("/join", json={"code": code}).status_code for device in devices[:1]]
    assert set(statuses) == {200, 201}


def test_creating_devices_is_throttled(make_caller: Caller) -> None:
    client = make_caller(own_address())
    statuses = [client.post("/devices", json={}).status_code for _ in range(121)]
    assert statuses[:119] == [201] * 119
    assert statuses[-1] == 429


def test_a_device_with_too_many_requests_is_throttled_alone(make_caller: Caller) -> None:
    address = own_address()
    busy, other = make_caller(address), make_caller(address)
    for _ in range(600):
        assert busy.get("/tables").status_code == 200
    assert_throttled(busy.get("/tables"), "en")
    assert_throttled(busy.post("/join", json={"code": "222222"}), "en")
    assert other.get("/tables").status_code == 200
