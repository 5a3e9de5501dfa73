"""The OpenAPI document is valid, and every response of a played game matches it."""

import base64
import json
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from django.core.management import call_command

from tests.api import contract
from tests.api.mailbox import BY_MAIL
from tests.live.phones import Phone, phones
from tests.live.places import Places
from tests.serving import ROOT, ServedTable


def test_the_document_is_valid_and_nothing_in_it_is_guessed(tmp_path: Path) -> None:
    out = StringIO()
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(tmp_path / "schema.yaml"), stderr=out)
    assert "Warnings: 0" in out.getvalue() or out.getvalue() == ""


def test_every_answer_is_described_with_the_refusals_that_any_can_give() -> None:
    for method, path in contract.operations():
        responses = contract.document()["paths"][path][method.lower()]["responses"]
        assert any(status.startswith("2") for status in responses), (method, path)
        assert {"400", "413", "415", "429"} <= set(responses) or method in ("GET", "DELETE")


PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class CheckedTransport(httpx.AsyncHTTPTransport):
    """A transport that checks every response against the document."""

    called_operations: set[contract.Operation]

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await super().handle_async_request(request)
        await response.aread()
        response.request = request
        operation = contract.check(response)
        if operation and response.is_success:
            self.called_operations.add(operation)
        return response


@pytest.fixture
def called_operations(monkeypatch: pytest.MonkeyPatch) -> set[contract.Operation]:
    """The operations that phones have called so far; every response is checked."""
    operations: set[contract.Operation] = set()
    CheckedTransport.called_operations = operations
    monkeypatch.setattr(httpx, "AsyncHTTPTransport", CheckedTransport)
    return operations


async def test_every_operation_answers_as_described(
    server: ServedTable, places: Places, called_operations: set[contract.Operation]
) -> None:
    async with phones(server.url, 3) as (anna, ben, cleo):
        await anna.ask("GET", "/games")
        await anna.ask("GET", "/https")
        await anna.ask("GET", "/games/carcassonne/assets")
        for path in ("texts/en", "pieces/D.svg"):
            assert (await anna.get(f"/games/carcassonne/{path}")).status_code == 200
        await _own_box(anna)
        await _own_board(anna)
        table = await _lobby(anna, ben)
        assert await ben.ask("GET", f"/tables/{table}/pieces") == {"pieces": {}}
        await _play(anna, ben, table)
        await _correct(anna, ben, table)
        await anna.ask("POST", f"/tables/{table}/rematch", {}, 409)
        await _change_seats(anna, ben, cleo, table)
        await _save_pieces_of_table(anna, ben)
        over = f"/tables/{places.finished.table}/rematch"
        for phone, token in zip((anna, ben), places.finished.tokens, strict=True):
            phone.token, phone.http.headers["Authorization"] = token, f"Device {token}"
        assert await anna.ask("POST", over, {}, 201) == await ben.ask("POST", over, {}, 201)
        await _take_along(anna, places.finished.table)
        await _look_back(anna, cleo, places.finished.table)
        await _account(anna, ben)
    assert contract.operations() - called_operations == BY_MAIL


async def _account(anna: Phone, ben: Phone) -> None:
    """Sign in to an account on a second phone, on a server without mail."""
    mine = {"email": "anna@example.org", "password": "druids and herbs"}
    account = (await anna.ask("POST", "/account", mine))["account"]
    assert account == await anna.ask("GET", "/account")
    other = {"email": "a@example.org", "password": mine["password"]}
    assert (await anna.ask("PUT", "/account/email", other))["account"]["email"] == other["email"]
    await anna.ask("PUT", "/account/password", {"password": mine["password"], "new": "nine stone circles"}, 204)
    answer = await ben.ask("POST", "/account/sign-in", {**other, "password": "nine stone circles"})
    assert answer["account"]["phones"] == account["phones"] + 1
    await ben.ask("POST", "/account/sign-out", status=204)
    assert await ben.ask("POST", "/account/reset", {"email": other["email"]}, 409)
    proof = {"password": "nine stone circles"}
    assert (await anna.ask("POST", "/account/sign-out/others", proof))["phones"] == 1
    await anna.ask("POST", "/account/delete", proof, 204)


async def _own_box(anna: Phone) -> None:
    assert await anna.ask("GET", "/games/isle_of_skye/box") == {"pieces": {}, "settled": [], "boards": {}, "counts": {}}
    edges = {"N": "water", "E": "mountain", "S": "mountain", "W": "water"}
    drawn_up = {"piece": "b06", "facts": {"edges": edges, "center": "water"}}
    picture = await anna.ask("POST", "/games/isle_of_skye/piece-picture", drawn_up)
    assert picture["picture"].startswith("<svg")
    box = {"pieces": {"b06": picture["facts"]}, "settled": ["b06", "b22"]}
    assert await anna.ask("PUT", "/games/isle_of_skye/box", box) == {**box, "boards": {}, "counts": {}}
    as_listed = {"piece": "b22", "facts": None, "before": None}
    assert await anna.ask("POST", "/games/isle_of_skye/box/pieces", as_listed) == {**box, "boards": {}, "counts": {}}
    file = await anna.ask("GET", "/games/isle_of_skye/box/export.json")
    link = (await anna.ask("POST", "/games/isle_of_skye/box/link"))["link"]
    assert await anna.ask("GET", "/games/isle_of_skye/box/link") == {"link": link}
    assert await anna.ask("POST", "/games/isle_of_skye/box/look", {"code": link["code"]}) == file
    assert await anna.ask("DELETE", "/games/isle_of_skye/box/link") == {"link": None}
    compared = await anna.ask("POST", "/games/isle_of_skye/box/compare", file)
    assert compared["differences"] == []
    at = f"/games/isle_of_skye/box/import?compared={compared['compared']}"
    assert await anna.ask("POST", at, file) == {**box, "boards": {}, "counts": {}}


async def _own_board(anna: Phone) -> None:
    at = "/games/dolmengoetter"
    facts = json.loads((ROOT / "games" / "dolmengoetter" / "data" / "board.json").read_text("utf-8"))
    looked = await anna.ask("POST", f"{at}/boards/board/check", {"facts": facts})
    assert looked["faults"] == []
    assert looked["picture"].startswith("<svg")
    assert "facts" in await anna.ask("GET", f"{at}/boards/board/draft")
    page = await anna.http.get(f"{at}/boards/board/print")
    assert page.headers["content-type"].startswith("text/html")
    assert "size:420mm 297mm" in page.text
    box = await anna.ask("PUT", f"{at}/box/boards/board", {"facts": facts, "before": None})
    assert box == await anna.ask("GET", f"{at}/box")
    assert box["boards"].keys() == {"board"}
    removal = {"facts": None, "before": box["boards"]["board"]}
    assert (await anna.ask("PUT", f"{at}/box/boards/board", removal))["boards"] == {}
    counted = await anna.ask("PUT", f"{at}/box/counts/stones", {"n": 20, "before": None})
    assert counted["counts"] == {"stones": 20}


async def _save_pieces_of_table(anna: Phone, ben: Phone) -> None:
    table = await anna.ask("POST", "/tables", {"game": "isle_of_skye", "draw": "table"}, 201)
    await ben.ask("POST", "/join", {"code": table["code"]})
    for phone, name, colour in ((anna, "Anna", "red"), (ben, "Ben", "blue")):
        await phone.ask("POST", f"/tables/{table['table']}/seats", {"name": name, "colour": colour}, 201)
    await anna.ask("POST", f"/tables/{table['table']}/start", {})
    saved_pieces = {"pieces": {"b06": {"kept": "b06", "new": False, "corrected": True}}}
    assert await anna.ask("GET", f"/tables/{table['table']}/pieces/kept") == saved_pieces
    assert await anna.ask("POST", f"/tables/{table['table']}/pieces/kept", {"pieces": ["b06"]}) == saved_pieces
    remaining = await anna.ask("GET", f"/tables/{table['table']}/pieces/to-check")
    assert await anna.ask("POST", f"/tables/{table['table']}/pieces/to-check", {"pieces": ["b06"]}) == remaining


async def _lobby(anna: Phone, ben: Phone) -> str:
    table_opened = await anna.ask("POST", "/tables", {"game": "carcassonne", "options": {"farmers": "off"}}, 201)
    table = str(table_opened["table"])
    at = f"/tables/{table}"
    assert (await ben.ask("POST", "/join", {"code": table_opened["code"].lower()}))["table"] == table
    anna.table = ben.table = table
    first = (await anna.ask("POST", f"{at}/seats", {"name": "Anna", "colour": "red"}, 201))["seat"]
    second = (await ben.ask("POST", f"{at}/seats", {"name": "Ben", "colour": "blue"}, 201))["seat"]
    third = (await ben.ask("POST", f"{at}/seats", {"name": "Cleo", "colour": "green", "phone": False}, 201))["seat"]
    await ben.ask("PATCH", f"{at}/seats/{second}", {"name": "Benno", "colour": "coal"})
    await ben.ask("DELETE", f"{at}/seats/{third}", status=204)
    await anna.ask("PUT", f"{at}/order", {"seats": [second, first]})
    changed = await anna.ask("PATCH", at, {"draw": "app", "starter": 1, "options": {"farmers": "on"}})
    assert changed["v"] == 0
    invite = await anna.ask("GET", f"{at}/invite")
    assert invite["url"].endswith(f"/#/join/{table_opened['code']}")
    assert table_opened["code"] not in invite["url"].split("#")[0]
    assert invite["svg"].startswith("<svg")
    return table


async def _play(anna: Phone, ben: Phone, table: str) -> None:
    at = f"/tables/{table}"
    assert await anna.ask("POST", f"{at}/start") == {"version": 1}
    look = await anna.look(1)
    assert (look["seat"], look["seats"], look["host"]) == (1, [1], True)
    draw: dict[str, Any] = {"seat": 1, "id": "d", "version": 1, "action": {"type": "draw"}}
    assert await anna.ask("POST", f"{at}/actions", draw) == {"version": 2}
    assert await anna.ask("POST", f"{at}/undo", {"seat": 1, "id": "u", "version": 2}) == {"version": 3}
    projection = await ben.ask("GET", f"{at}/projection?seat=0")
    assert projection == {"v": 3, "lines": [], "totals": [0, 0]}
    assert [summary["table"] for summary in await ben.ask("GET", "/tables")] == [table]


async def _correct(anna: Phone, ben: Phone, table: str) -> None:
    """Propose as Ben to restore what Anna undid; Anna, the host, accepts the second proposal."""
    at = f"/tables/{table}/corrections"
    draft: dict[str, Any] = {"seat": 0, "draft": {"type": "redo", "undo": 3}}
    preview = await ben.ask("POST", f"{at}/preview", draft)
    assert (preview["v"], preview["asks_host"]) == (3, True)
    assert preview["difference"]["steps"][0]["what"] == "hold"
    for attempt, answer in enumerate(("DELETE", "POST")):
        proposal = (await ben.ask("POST", at, {**draft, "id": f"m{attempt}"}))["proposal"]
        proposed = await anna.ask("GET", f"{at}/{proposal}?seat=1")
        assert proposed["difference"]["steps"] == preview["difference"]["steps"]
        if answer == "DELETE":
            await ben.ask("DELETE", f"{at}/{proposal}", status=204)
        else:
            assert await anna.ask("POST", f"{at}/{proposal}") == {"version": 4}
    right = await ben.ask("GET", f"/tables/{table}/put-right/4?seat=0")
    await ben.ask("POST", f"/tables/{table}/put-right/4", status=204)
    assert await ben.ask("GET", f"/tables/{table}/put-right?since=3&seat=0") == {"v": 4, "versions": [4]}
    for wrong in ("", "?since=-1", "?since=x"):
        refused = await ben.http.get(f"/tables/{table}/put-right{wrong}")
        assert (refused.status_code, refused.json()["code"]) == (400, "request.invalid")
    timeline = await ben.ask("GET", f"/tables/{table}/timeline?seat=0")
    assert [entry["kind"] for entry in timeline["entries"]] == ["start", "action", "undo", "redo"]
    close = await ben.ask("GET", f"/tables/{table}/close-look?board=main&cell=0,0&seat=0")
    assert (close["ref"], close["can_correct"], len(close["belongs"]) > 1) == ("1", True, True)
    entry = await anna.ask("POST", f"{at}/entry", {"seat": 1, "ref": "2"})
    assert entry["action"]["type"] == "draw_tile"
    step = await anna.ask("GET", f"/tables/{table}/replay?step=2&as=corrected&seat=1")
    assert (step["step"], step["steps"], step["view"]["drawn"]) == (2, 2, entry["action"]["tile"])
    assert right["steps"] == preview["difference"]["steps"]


async def _take_along(anna: Phone, table: str) -> None:
    """Check that exports match the document, and that a full export can be imported again."""
    file = await anna.ask("GET", f"/tables/{table}/export.json")
    assert file["table"] == table
    for ending in ("csv", "bgsplay", "png"):
        answer = await anna.http.get(f"/tables/{table}/export.{ending}?zone=Europe/Berlin")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"] == f'attachment; filename="tableside-{table}.{ending}"'
    handed = await anna.ask("GET", f"/tables/{table}/bgstats")
    assert handed["qr"].startswith("<svg")
    assert await anna.ask("POST", "/import", file) == {"table": table, "new": False}


async def _look_back(anna: Phone, new: Phone, table: str) -> None:
    """Anna's new phone finds her tables; she plays with the same people again under another name, and adds photos."""
    keepsake = {"place": "Kitchen", "note": "Soup first."}
    await anna.ask("PUT", f"/library/{table}/kept", keepsake, 204)
    assert (await anna.ask("GET", f"/library/{table}/kept"))["place"] == "Kitchen"
    await anna.ask("PUT", f"/tables/{table}/hidden", {"hidden": True}, 204)
    assert table not in [listed["table"] for listed in await anna.ask("GET", "/tables")]
    await anna.ask("PUT", f"/library/{table}/times", {"began": "2026-03-07T20:00:00+01:00", "minutes": 80}, 204)
    keepsake_of_table = await anna.ask("GET", f"/library/{table}/kept")
    assert (keepsake_of_table["began"], keepsake_of_table["minutes"]) == ("2026-03-07T19:00:00Z", 80)
    sheet = await anna.http.get("/library/export.csv?zone=Europe/Berlin")
    assert f'"{table}","2026-03-07","Carcassonne",822,1,80,' in sheet.text
    await anna.ask("DELETE", f"/library/{table}/times", status=204)
    assert (await anna.ask("GET", f"/library/{table}/kept"))["began"] > "2026-03-08"
    next_table = await anna.ask("POST", f"/library/{table}/again", {}, 201)
    anna.table = str(next_table["table"])
    seats = (await anna.look())["document"]["table"]["seats"]
    await anna.ask("PATCH", f"/tables/{anna.table}/seats/{seats['0']['id']}", {"name": "Annika"})
    await anna.ask("POST", f"/tables/{anna.table}/start")
    ending = {"seat": 0, "id": "end", "version": 1, "action": {"type": "finish_now"}}
    await anna.ask("POST", f"/tables/{anna.table}/actions", ending)
    async with anna.watching(0) as socket:
        await socket.until(lambda s: s.document["table"]["status"] == "finished")
    code = await anna.ask("POST", "/recovery/code")
    assert code["url"].endswith(f"/#/recover/{code['code']}")
    assert code["code"] not in code["url"].split("#")[0]
    assert await new.ask("POST", "/recovery", {"code": code["code"].lower()}) == {"devices": 2}
    new.table = table
    look = await new.look()
    assert (look["seat"], look["seats"], look["host"]) == ("spectator", [], False)
    async with new.watching() as socket:
        assert socket.document == look["document"]
        assert socket.seats == []
    assert (await new.get(f"/tables/{table}", seat=0)).json()["code"] == "table.not_your_seat"
    library = await new.ask("GET", "/library?game=carcassonne&from=2026-01-01T00:00:00Z")
    assert [listed["table"] for listed in library["tables"]] == [anna.table, table]
    statistics = await new.ask("GET", "/statistics?players=2")
    assert (statistics["tables"], statistics["unfinished"]) == (1, 1)
    people = {person["name"]: person["person"] for person in await new.ask("GET", "/people")}
    page = await new.ask("GET", f"/people/{people['Ben']}")
    assert (page["streaks"]["name"], page["streaks"]["plays"]) == ("Ben", 1)
    pair = {"from": people["Annika"], "into": people["Anna"]}
    preview = await new.ask("POST", "/people/merge/preview", pair)
    assert preview["merged"] == await new.ask("POST", "/people/merge", pair)
    assert await anna.ask("POST", "/people/merge", {**pair, "from": people["Ben"]}, 409)
    await anna.ask("DELETE", f"/people/merge/{people['Annika']}", status=204)
    at = f"/tables/{table}/photos"
    headers = {"Content-Type": "image/png"}
    photo = (await anna.http.post(at, content=PIXEL, headers=headers)).json()
    assert await new.ask("GET", at) == [{key: value for key, value in photo.items() if key != "mine"}]
    photo_file = await new.http.get(f"{at}/{photo['photo']}")
    assert (photo_file.headers["content-type"], photo_file.headers["cache-control"][:8]) == ("image/jpeg", "private,")
    assert photo_file.content[:2] == b"\xff\xd8"
    assert (await new.http.delete(f"{at}/{photo['photo']}")).json()["code"] == "photo.not_yours"
    assert (await new.http.post(at, content=PIXEL, headers=headers)).json()["code"] == "table.only_watching"
    await anna.ask("DELETE", f"{at}/{photo['photo']}", status=204)
    await anna.ask("DELETE", f"/library/{anna.table}", status=204)


async def _change_seats(anna: Phone, ben: Phone, cleo: Phone, table: str) -> None:
    at = f"/tables/{table}"
    seats = (await anna.look())["document"]["table"]["seats"]
    bens, annas = (f"{at}/seats/{seats[place]['id']}" for place in ("0", "1"))
    seat_pass = await ben.ask("POST", f"{bens}/pass")
    assert seat_pass["code"] not in seat_pass["url"].split("#")[0]
    moved = await cleo.ask("POST", "/seat", {"code": seat_pass["code"]})
    assert (moved["table"], moved["seat"]) == (table, 0)
    await cleo.ask("POST", f"{bens}/give-up", status=204)
    assert (await anna.look())["seats"] == [0, 1]
    await ben.ask("POST", "/join", {"code": (await anna.ask("GET", f"{at}/invite"))["code"]})
    request = (await ben.ask("POST", f"{bens}/take"))["request"]
    await ben.ask("DELETE", f"{at}/seat-requests/{request}", status=204)
    request = (await ben.ask("POST", f"{bens}/take"))["request"]
    await anna.ask("POST", f"{at}/seat-requests/{request}", status=204)
    assert (await anna.look())["seats"] == [1]
    await ben.ask("POST", f"{bens}/give-up", status=204)
    screen = await ben.ask("POST", "/screen")
    await anna.ask("POST", f"{at}/screen", {"code": screen["code"]}, 204)
    assert (await ben.ask("POST", "/screen"))["watch"]
    await anna.ask("PUT", f"{at}/locked", {"locked": True}, 204)
    assert (await anna.ask("GET", f"{at}/times", status=409))["code"] == "table.not_finished"
    await anna.ask("PUT", f"{at}/clock", {"clock": "off"}, 204)
    assert (await anna.ask("GET", f"{at}/times", status=403))["code"] == "clock.hidden"
    await anna.ask("PUT", f"{at}/clock", {"clock": "live"}, 204)
    assert len((await anna.ask("GET", f"{at}/times"))["seats"]) == len((await anna.look())["document"]["clock"]) == 2
    await anna.ask("POST", f"{at}/code")
    seat_pass = await anna.ask("POST", f"{bens}/pass")
    await ben.ask("POST", "/seat", {"code": seat_pass["code"]})
    await anna.ask("PUT", f"{at}/host", {"seat": seats["0"]["id"]}, 204)
    await ben.ask("POST", f"{annas}/remove", status=204)
    assert (await ben.look())["seats"] == [0, 1]
    await anna.ask("GET", at, status=404)
