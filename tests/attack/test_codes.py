"""Codes: guessing is throttled by device and by address, spectators never learn the code to play, and a whole table
behind one address can play without being throttled."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import httpx
import pytest

from companion.api.throttles import GuessThrottle
from companion.tables.codes import LETTERS
from tests.attack.throttled import assert_throttled
from tests.live.phones import own_address, phones
from tests.live.tables import open_table, start_table
from tests.serving import ServedTable

GUESSES = 30
"""Wrong codes per minute after which a device is throttled."""
ADDRESS_GUESSES = 120
"""Wrong codes per minute after which an address is throttled, whoever guessed."""
Caller = Callable[..., httpx.Client]


@pytest.fixture
def make_caller(server: ServedTable) -> Iterator[Caller]:
    """Return a function that makes devices behind a given address."""
    clients: list[httpx.Client] = []

    def new(address: str, language: str = "en") -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        client = httpx.Client(base_url=f"{server.url}/api", transport=transport)
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


@pytest.mark.parametrize(
    ("paths", "language"),
    [
        (("/join",), "en"),
        (("/seat",), "de"),
        (("/join", "/seat", "/recovery"), "en"),
        pytest.param(("/join",), "de", marks=pytest.mark.deep),
        pytest.param(("/seat",), "en", marks=pytest.mark.deep),
        pytest.param(("/recovery",), "de", marks=pytest.mark.deep),
    ],
)
def test_guesses_of_a_device_are_throttled_alone_whatever_the_code_is_for(
    make_caller: Caller, paths: tuple[str, ...], language: str
) -> None:
    address = own_address()
    guesser, other = make_caller(address, language), make_caller(address, language)
    codes = wrong_codes()
    for n in range(GUESSES):
        answer = guesser.post(paths[n % len(paths)], json={"code": next(codes)})
        assert answer.json()["code"] in ("table.unknown_code", "profile.unknown_code")
    for path in ("/join", "/seat", "/recovery"):
        assert_throttled(guesser.post(path, json={"code": next(codes)}), language)
        assert other.post(path, json={"code": next(codes)}).status_code == 404, "nobody else of the address is"
    assert guesser.get("/tables").status_code == 200, "only guessing is"


Codes = list[tuple[str, str]]
"""(path, code) of right codes of every kind."""


@pytest.fixture
async def right_codes(server: ServedTable) -> Codes:
    """Codes of a lobby: to join, to watch, and of a seat."""
    async with phones(server.url, 2) as (anna, ben):
        await open_table([anna, ben])
        at = f"/tables/{anna.table}"
        seat = (await anna.look())["document"]["table"]["seats"]["1"]["id"]
        return [
            ("/join", (await anna.ask("GET", f"{at}/invite"))["code"]),
            ("/join", (await anna.ask("GET", f"{at}/invite?to=watch"))["code"]),
            ("/seat", (await anna.ask("POST", f"{at}/seats/{seat}/pass"))["code"]),
        ]


def test_a_right_code_is_refused_too_once_its_device_is_throttled(make_caller: Caller, right_codes: Codes) -> None:
    """If right codes got through, the throttle would only limit the speed of guessing. Whoever has not guessed gets in,
    from the same address too."""
    address = own_address()
    guesser, codes = make_caller(address), wrong_codes()
    for _ in range(GUESSES):
        guesser.post("/join", json={"code": next(codes)})
    for path, code in right_codes:
        assert_throttled(guesser.post(path, json={"code": code}), "en")
    other = make_caller(address)
    assert [other.post(path, json={"code": code}).status_code for path, code in right_codes] == [200, 200, 200]


def test_an_address_with_many_guesses_answers_devices_that_hardly_guess(
    make_caller: Caller, right_codes: Codes
) -> None:
    """A guest who types a right code, or one mistyped code before, gets in whatever others of the address do."""
    address, codes = own_address(), wrong_codes()
    guessers = [make_caller(address) for _ in range(GuessThrottle.MANY // GUESSES)]
    for guesser in guessers:
        for _ in range(GUESSES):
            assert guesser.post("/join", json={"code": next(codes)}).status_code == 404
    guest = make_caller(address)
    for _ in range(GuessThrottle.FEW - 1):
        assert guest.post("/join", json={"code": next(codes)}).status_code == 404
        path, code = right_codes[0]
        assert guest.post(path, json={"code": code}).status_code == 200
    assert guest.post("/join", json={"code": next(codes)}).status_code == 404
    for path, code in right_codes:
        assert_throttled(guest.post(path, json={"code": code}), "en")


def test_many_devices_of_an_address_cannot_guess_faster_than_it_may(make_caller: Caller, right_codes: Codes) -> None:
    """An attacker makes devices, and lets each guess as often as it may. Then the address gets no answer, whatever the
    code; other addresses do."""
    address, codes = own_address(), wrong_codes()
    wrong = 0
    while wrong < ADDRESS_GUESSES:
        guesser = make_caller(address)
        while (answer := guesser.post("/join", json={"code": next(codes)})).status_code == 404:
            wrong += 1
    assert wrong == ADDRESS_GUESSES
    assert_throttled(answer, "en")
    fresh, elsewhere = make_caller(address), make_caller(own_address())
    for path, code in right_codes:
        assert_throttled(fresh.post(path, json={"code": code}), "en")
        assert elsewhere.post(path, json={"code": code}).status_code == 200


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
