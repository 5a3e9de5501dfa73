"""Isle of Skye with Druids without a box: the app draws invented tiles, and every table can be played to its end, as
can every one where the table draws."""

import random
from typing import Any

import pytest

from tests.api import contract
from tests.games.isle_of_skye.pieces import MEADOW
from tests.live.phones import phones
from tests.live.prompts_alone import play_on_prompts, view_of
from tests.live.tables import open_table, start_table, table_with_sockets
from tests.records.druid_box import BOX
from tests.serving import ServedTable

DRUIDS: dict[str, Any] = {"game": "isle_of_skye", "expansions": ["druids"], "draw": "app"}


@pytest.mark.parametrize("seats", [pytest.param(2), *(pytest.param(n, marks=pytest.mark.deep) for n in (3, 4)), 5])
async def test_clients_without_rules_play_a_table_to_its_end_without_a_box(server: ServedTable, seats: int) -> None:
    async with table_with_sockets(server.url, seats, **DRUIDS) as (sitting, sockets):
        pieces = view_of(sockets[0])["pieces"]
        assert len(pieces) == 36
        assert all(facts["invented"] for facts in pieces.values())
        action_types = await play_on_prompts(sitting, sockets, random.Random(seats))
        assert {"buy_again", "set_prices", "place_tile"} <= {*action_types}  # only a look into the bag is asked for
        laid = {tile for board in view_of(sockets[0])["surfaces"].values() for tile in _tiles(board)}
        assert laid & pieces.keys(), "somebody bought a Druid tile, and built it"
        for seat, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            assert (await phone.look(seat))["document"] == socket.document


@pytest.mark.parametrize(
    ("seats", "tracking", "pieces"),
    [
        (2, "full", BOX),
        *(pytest.param(seats, "full", {}, marks=pytest.mark.deep) for seats in (2, 3, 4, 5)),
        *(pytest.param(seats, "territories", BOX, marks=pytest.mark.deep) for seats in (2, 5)),
    ],
)
async def test_clients_without_rules_play_to_the_end_where_the_table_draws(
    server: ServedTable, seats: int, tracking: str, pieces: dict[str, Any]
) -> None:
    """The box has all tiles, or it is empty and nobody enters its tiles."""
    chosen = {**DRUIDS, "draw": "table", "options": {"tracking": tracking}, "pieces": pieces}
    async with table_with_sockets(server.url, seats, **chosen) as (sitting, sockets):
        action_types = {*await play_on_prompts(sitting, sockets, random.Random(seats))}
        entered = {"buy_again", "set_prices", *(["report_druid_tile"] if pieces else [])}
        assert {"place_tile"} | (entered if tracking == "full" else {"receive_druid_tile"}) <= action_types
        laid = {tile for board in view_of(sockets[0])["surfaces"].values() for tile in _tiles(board)}
        assert bool(laid & pieces.keys()) == bool(pieces)
        for seat, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            assert (await phone.look(seat))["document"] == socket.document


def _tiles(board: dict[str, Any]) -> set[str]:
    return {laid["tile"] for laid in board.get("tiles", {}).values()}


async def test_the_lobby_announces_what_the_app_will_draw(server: ServedTable) -> None:
    async with phones(server.url, 2) as sitting:
        anna, ben = sitting
        await open_table(sitting, **DRUIDS)
        at = f"/tables/{anna.table}"

        async def lobby(**change: Any) -> int:
            if change:
                await anna.ask("PATCH", at, change)
            table = (await ben.look(1))["document"]["table"]
            invented: int = table.get("invented", 0)
            assert len(table.get("pieces", ())) == invented
            pieces = (await ben.ask("GET", f"{at}/pieces"))["pieces"]
            assert sum(bool(piece["facts"].get("invented")) for piece in pieces.values()) == invented
            assert {note["name"]["code"] for note in (entry["tile"] for entry in pieces.values())} <= {
                "isle_of_skye.invented_tile"
            }
            return invented

        assert await lobby() == 36
        assert await lobby(draw="table") == 0
        assert await lobby(draw="app", options={"tracking": "territories"}) == 0
        assert await lobby(options={"tracking": "full", "drawn_tiles": "own"}) == 0
        for language, words in (("en", "at least 5"), ("de", "mindestens 5")):
            answer = await anna.http.post(f"{at}/start", headers={"Accept-Language": language})
            contract.check(answer)
            assert (answer.status_code, answer.json()["code"]) == (422, "isle_of_skye.druid_tiles_few")
            assert words in answer.json()["message"]
        assert (await ben.look(1))["document"]["table"]["status"] == "lobby"
        assert await lobby(options={"drawn_tiles": "complete"}) == 36
        await anna.ask("POST", f"{at}/start")
        before = (await ben.look(1))["document"]
        assert len(before["view"]["pieces"]) == 36
        addition = {"type": "add_found_tile", "tile": "x1", "facts": {**MEADOW, "set": "druid", "cost": 1}}
        for language, words in (("en", "The app draws"), ("de", "zieht die App")):
            body = {"id": f"found-{language}", "seat": 1, "version": 1, "action": addition}
            answer = await ben.http.post(f"{at}/actions", json=body, headers={"Accept-Language": language})
            contract.check(answer)
            assert (answer.status_code, answer.json()["code"]) == (422, "isle_of_skye.app_draws")
            assert words in answer.json()["message"]
        assert (await ben.look(1))["document"] == before


async def test_no_box_saves_an_invented_tile(server: ServedTable) -> None:
    async with phones(server.url, 2) as sitting:
        anna = sitting[0]
        await start_table(sitting, **DRUIDS)
        pieces = (await anna.look(0))["document"]["view"]["pieces"]
        box = "/games/isle_of_skye/box"
        for name in ("i1", "x1"):
            for method, path, body in (
                ("PUT", box, {"pieces": {name: pieces["i1"]}}),
                ("POST", "/games/isle_of_skye/piece-picture", {"piece": name, "facts": pieces["i1"]}),
            ):
                assert (await anna.ask(method, path, body, 422))["code"] == "table.invented_piece"
        assert await anna.ask("GET", box) == {"pieces": {}, "settled": [], "boards": {}, "counts": {}}
