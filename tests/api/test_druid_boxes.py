"""Druid tiles in a box over HTTP: drawn, saved, refused, used by tables with Druids."""

import re
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.api import contract
from tests.api.boxes import ANYTHING, BOX, MEADOW, NOTHING, PICTURE, keep, lobby
from tests.api.refusals import client, refusal_of
from tests.games.isle_of_skye.pieces import ANY_FACTS, OF_SET
from tests.live.phones import phones
from tests.serving import ServedTable

__all__ = ["client"]
STONE: dict[str, Any] = {**MEADOW, "set": "druid", "cost": 3, "tablet": "buy_own"}
SCROLL: dict[str, Any] = {
    **MEADOW,
    "set": "druid",
    "cost": 0,
    "features": [{"kind": "scroll", "region": "E", "scroll": "druid_gold"}],
}


def token_of(client: httpx.Client) -> str:
    return str(client.post("/devices").json()["token"])


async def test_a_druid_tile_is_drawn_with_cost_tablet_and_scroll(server: ServedTable) -> None:
    async with phones(server.url, 1) as (anna,):
        for facts, glyphs in (
            (STONE, {"g-cost-3", "g-tablet-buy_own"}),
            (SCROLL, {"g-cost-0", "g-scroll-druid_gold"}),
        ):
            first = await anna.ask("POST", PICTURE, {"piece": "x1", "facts": facts})
            assert first == await anna.ask("POST", PICTURE, {"piece": "x1", "facts": first["facts"]})
            assert {key: first["facts"].get(key) for key in ("set", "cost", "tablet")} == {
                key: facts.get(key) for key in ("set", "cost", "tablet")
            }
            drawn = {glyph for glyph in re.findall("#(g-[a-z_0-9-]+)", first["picture"]) if "-" in glyph[2:]}
            assert drawn == glyphs


async def test_a_box_saves_druid_tiles_and_tables_with_druids_use_them(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        saved_pieces = (await keep(anna, x1=STONE, x2=SCROLL, b06=MEADOW))["pieces"]
        assert (await anna.ask("GET", BOX))["pieces"] == saved_pieces
        at = await lobby(anna, ben, expansions=["druids"])
        table_pieces = (await ben.ask("GET", f"{at}/pieces"))["pieces"]
        assert table_pieces.keys() == {"x1", "x2", "b06"}
        codes = [[note["code"] for note in table_pieces[piece]["tile"]["notes"]] for piece in ("x1", "x2")]
        costs = ["isle_of_skye.tile_of_set", "isle_of_skye.tile_cost"]
        assert codes == [[*costs, "isle_of_skye.piece_tablet_buy_own"], costs]
        assert "notes" not in table_pieces["b06"]["tile"]
        for level, sheet in table_pieces["x1"]["sheets"].items():
            assert sheet.count('"#g-cost-3"') == 4, level
        await anna.ask("POST", f"{at}/start")
        assert (await ben.look(1))["document"]["view"]["pieces"] == saved_pieces
        assert (await ben.ask("GET", f"{at}/pieces"))["pieces"] == table_pieces


async def test_a_table_without_druids_leaves_them_in_the_box(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        await keep(anna, x1=STONE, b06=MEADOW)
        at = await lobby(anna, ben)
        assert (await ben.look(1))["document"]["table"]["pieces"] == ["b06"]
        assert (await ben.ask("GET", f"{at}/pieces"))["pieces"].keys() == {"b06"}
        await anna.ask("POST", f"{at}/start")
        assert (await ben.look(1))["document"]["view"]["pieces"].keys() == {"b06"}
        entry = {"seat": 1, "ref": "1", "where": "at", "edits": []}
        start = (await ben.ask("POST", f"{at}/corrections/entry", entry))["action"]
        assert start["pieces"].keys() == {"b06"}


WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "too dear": ("set", {**STONE, "cost": 9}),
    "less than nothing": ("shape", {**STONE, "cost": -1}),
    "no cost": ("set", {key: value for key, value in STONE.items() if key != "cost"}),
    "no such tablet": ("set", {**STONE, "tablet": "<b>"}),
    "a tablet without a set": ("set", {**MEADOW, "tablet": "buy_own"}),
    "no such set": ("set", {**STONE, "set": "witch\0"}),
    "a scroll of the set without it": ("scroll", {**MEADOW, "features": SCROLL["features"]}),
}


@pytest.mark.parametrize("case", WRONG)
def test_facts_of_no_druid_tile_are_refused_and_nothing_is_saved(
    client: httpx.Client, case: str, language: str
) -> None:
    token = token_of(client)
    code, facts = WRONG[case]
    drawn_up = {"piece": "x1", "facts": facts}
    expected = (422, f"isle_of_skye.piece_{code}")
    assert refusal_of(client, "POST", PICTURE, token, language, json=drawn_up) == expected
    assert refusal_of(client, "PUT", BOX, token, language, json={"pieces": {"x1": facts, "x2": STONE}}) == expected
    answer = client.get(BOX, headers={"Authorization": f"Device {token}"})
    contract.check(answer)
    assert answer.json() == NOTHING


def test_a_tile_of_the_list_is_no_druid_tile(client: httpx.Client) -> None:
    drawn_up = {"piece": "b06", "facts": STONE}
    assert refusal_of(client, "POST", PICTURE, token_of(client), json=drawn_up) == (422, "isle_of_skye.piece_set")


def test_any_druid_tile_is_refused_or_drawn_and_saved(client: httpx.Client) -> None:
    client.headers["Authorization"] = f"Device {token_of(client)}"

    def send(method: str, path: str, body: dict[str, Any]) -> httpx.Response:
        answer = client.request(method, path, json=body)
        contract.check(answer)
        assert answer.status_code in (200, 400, 422), answer.text
        return answer

    @ANYTHING
    @given(OF_SET | st.builds(lambda facts: {**facts, "set": "druid", "cost": 2}, ANY_FACTS))
    def tried(facts: dict[str, Any]) -> None:
        drawn = send("POST", PICTURE, {"piece": "x1", "facts": facts})
        saved_box = send("PUT", BOX, {"pieces": {"x1": facts}})
        assert saved_box.status_code == drawn.status_code
        if drawn.status_code == 200:
            assert saved_box.json()["pieces"]["x1"] == drawn.json()["facts"]
            assert ('"#g-cost-' in drawn.json()["picture"]) == ("set" in drawn.json()["facts"])

    tried()
