"""A player's own box over HTTP: saved per phone and history, shown in the lobby, frozen at the start, drawn for
everyone."""

import re
from typing import Any

import httpx
import pytest

from companion.boxes.keeping import MOST_PIECES
from tests.api import contract
from tests.api.boxes import BOX, MEADOW, NOTHING, PICTURE, keep, lobby
from tests.api.refusals import client, refusal_of
from tests.live.phones import phones
from tests.serving import ServedTable

__all__ = ["client"]


async def test_the_hosts_box_is_shown_in_the_lobby_and_frozen_at_the_start(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        at = await lobby(anna, ben)
        async with ben.watching(1) as socket:
            assert "pieces" not in (socket.document or {"table": {}})["table"]
            box = await keep(anna, b06=MEADOW)
            await socket.until(lambda s: (s.document or {})["table"].get("pieces") == ["b06"])
        table_pieces = (await ben.ask("GET", f"{at}/pieces"))["pieces"]
        assert table_pieces["b06"]["facts"] == box["pieces"]["b06"]
        await keep(ben, b07=MEADOW)
        await anna.ask("POST", f"{at}/start")
        await keep(anna)
        view = (await ben.look(1))["document"]["view"]
        assert view["pieces"] == box["pieces"]
        assert (await ben.ask("GET", f"{at}/pieces"))["pieces"] == table_pieces
        later = await lobby(anna, ben)
        await anna.ask("POST", f"{later}/start")
        assert "pieces" not in (await anna.look(0))["document"]["view"]


async def test_a_tile_added_in_the_game_is_drawn_for_everybody_alike(server: ServedTable) -> None:
    async with phones(server.url, 3) as (anna, ben, other):
        at = await lobby(anna, ben, options={"tracking": "territories"})
        await anna.ask("POST", f"{at}/start")
        added = {"type": "add_tile", "round": 1, "tile": "x2", "facts": MEADOW}
        answer = await ben.ask("POST", f"{at}/actions", {"seat": 1, "id": "add", "version": 1, "action": added})
        assert answer == {"version": 2}
        mine, theirs = await anna.get(f"{at}/pieces"), await ben.get(f"{at}/pieces")
        assert mine.content == theirs.content
        drawn = mine.json()["pieces"]["x2"]
        assert drawn["tile"]["symbols"] == {"sheep": 2}
        for level, sheet in drawn["sheets"].items():
            assert f'id="isle_of_skye-{drawn["name"]}-0-{level}"' in sheet
        not_modified = await ben.http.get(f"{at}/pieces", headers={"If-None-Match": mine.headers["etag"]})
        assert (not_modified.status_code, not_modified.content) == (304, b"")
        await other.ask("GET", f"{at}/pieces", status=404)
        undone = await ben.ask("POST", f"{at}/undo", {"seat": 1, "id": "undo", "version": 2})
        assert undone == {"version": 3}
        assert await anna.ask("GET", f"{at}/pieces") == {"pieces": {}}


async def test_a_tile_corrected_while_the_table_runs_is_drawn_anew_for_everybody(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        await keep(anna, b06=MEADOW)
        at = await lobby(anna, ben, options={"tracking": "territories"})
        await anna.ask("POST", f"{at}/start")
        before = (await ben.ask("GET", f"{at}/pieces"))["pieces"]
        body = {"seat": 1, "ref": "1", "where": "at", "edits": []}
        start = (await ben.ask("POST", f"{at}/corrections/entry", body))["action"]
        assert start["pieces"].keys() == {"b06"}
        sheep = {**MEADOW, "features": [{"kind": "sheep", "count": 3, "region": "N"}]}
        edit = {"type": "replace", "ref": "1", "action": {**start, "pieces": {**start["pieces"], "b07": sheep}}}
        draft = {"seat": 1, "draft": {"type": "correction", "edits": [edit]}}
        preview = await ben.ask("POST", f"{at}/corrections/preview", draft)
        assert preview["asks_host"]
        assert preview["difference"]["pieces"]["b07"]["features"][0]["count"] == 3
        proposed = await ben.ask("POST", f"{at}/corrections", {**draft, "id": "wrong-tile"})
        assert (await ben.ask("GET", f"{at}/pieces"))["pieces"] == before
        await anna.ask("POST", f"{at}/corrections/{proposed['proposal']}")
        mine, theirs = await anna.get(f"{at}/pieces"), await ben.get(f"{at}/pieces")
        assert mine.content == theirs.content
        drawn = mine.json()["pieces"]
        assert drawn["b06"] == before["b06"]
        assert drawn["b07"]["tile"]["symbols"] == {"sheep": 3}
        assert (await anna.ask("GET", BOX))["settled"] == ["b06"], "the box at home is as it was"
        del edit["action"]["pieces"]
        refused = await ben.ask("POST", f"{at}/corrections", {**draft, "id": "no pieces"}, status=422)
        assert refused["code"] == "correction.not_by_hand"
        assert (await ben.get(f"{at}/pieces")).content == mine.content


async def test_a_box_belongs_to_all_phones_of_a_history_and_the_newest_counts(server: ServedTable) -> None:
    async with phones(server.url, 3) as (anna, tablet, ben):
        await keep(anna, b06=MEADOW)
        code = (await anna.ask("POST", "/recovery/code"))["code"]
        await tablet.ask("POST", "/recovery", {"code": code})
        assert (await tablet.ask("GET", BOX))["settled"] == ["b06"]
        await keep(tablet, b06=MEADOW, b07=MEADOW)
        assert (await anna.ask("GET", BOX))["settled"] == ["b06", "b07"]
        assert await ben.ask("GET", BOX) == NOTHING


async def test_a_picture_says_what_the_facts_are_and_equals_itself(server: ServedTable) -> None:
    async with phones(server.url, 1) as (anna,):
        first = await anna.ask("POST", PICTURE, {"piece": "x1", "facts": MEADOW})
        assert first == await anna.ask("POST", PICTURE, {"piece": "x1", "facts": first["facts"]})
        assert [region["edges"] for region in first["facts"]["regions"]] == [["N", "S"], ["E"], ["W"]]
        assert len(re.findall(r"#g-sheep", first["picture"])) == 2


WRONG = {
    "isle_of_skye.piece_shape": {"edges": {}},
    "isle_of_skye.piece_roads": {**MEADOW, "roads": [{"edges": ["N"]}, {"edges": ["N"]}]},
    "isle_of_skye.piece_region": {**MEADOW, "features": [{"kind": "sheep", "region": "\0"}]},
    "isle_of_skye.piece_symbol": {**MEADOW, "features": [{"kind": "<b>", "region": "N"}]},
}


@pytest.mark.parametrize("code", WRONG)
def test_what_cannot_be_printed_is_refused_and_nothing_is_kept(client: httpx.Client, code: str, language: str) -> None:
    token = client.post("/devices").json()["token"]
    drawn_up = {"piece": "b06", "facts": WRONG[code]}
    assert refusal_of(client, "POST", PICTURE, token, language, json=drawn_up) == (422, code)
    assert refusal_of(client, "PUT", BOX, token, language, json={"pieces": {"b06": WRONG[code]}}) == (422, code)
    answer = client.get(BOX, headers={"Authorization": f"Device {token}"})
    contract.check(answer)
    assert answer.json() == NOTHING


@pytest.mark.parametrize("game", ["carcassonne", "%00", "no such game", "..%2Fbox"])
def test_a_game_whose_boxes_do_not_differ_keeps_none(client: httpx.Client, game: str, language: str) -> None:
    token = client.post("/devices").json()["token"]
    for method, path, body in (("GET", "box", None), ("PUT", "box", {"pieces": {}})):
        content: dict[str, Any] = {} if body is None else {"json": body}
        status, _ = refusal_of(client, method, f"/games/{game}/{path}", token, language, **content)
        assert status == 404


def test_boxes_and_pieces_are_bounded(client: httpx.Client) -> None:
    token = client.post("/devices").json()["token"]
    body: dict[str, Any] = {"pieces": {f"x{n}": {} for n in range(MOST_PIECES + 1)}}
    assert refusal_of(client, "PUT", BOX, token, json=body) == (400, "request.invalid")
    assert refusal_of(client, "PUT", BOX, token, json={"settled": ["x"] * 241}) == (400, "request.invalid")
    deep: Any = {}
    for _ in range(200):
        deep = {"edges": deep}
    assert refusal_of(client, "POST", PICTURE, token, json={"piece": "b06", "facts": deep})[0] == 422
