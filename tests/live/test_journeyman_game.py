"""Isle of Skye with the Journeyman, alone and with Druids, without a box: the app draws invented boards and tiles, and
clients without rules play to the end."""

import random

import pytest

from tests.live.prompts_alone import play_on_prompts, view_of
from tests.live.tables import table_with_sockets
from tests.serving import ServedTable

BOTH = ["druids", "journeyman"]
TILES = {"journeyman": 8, "druids": 36}
TABLES = [
    (BOTH, 2),
    *((chosen, n) for chosen in (BOTH, ["journeyman"]) for n in range(2, 6) if (chosen, n) != (BOTH, 2)),
]


@pytest.mark.parametrize(
    ("expansions", "seats"),
    [
        pytest.param(*case, id=f"{'+'.join(case[0])}-{case[1]}", marks=[pytest.mark.deep] * (n > 0))
        for n, case in enumerate(TABLES)
    ],
)
async def test_clients_without_rules_play_a_table_to_its_end_without_a_box(
    server: ServedTable, expansions: list[str], seats: int
) -> None:
    chosen = {"game": "isle_of_skye", "expansions": expansions, "draw": "app"}
    async with table_with_sockets(server.url, seats, **chosen) as (sitting, sockets):
        view = view_of(sockets[0])
        assert len(view["pieces"]) == sum(TILES[expansion] for expansion in expansions)
        assert all(facts["invented"] for facts in view["pieces"].values())
        boards = [view["surfaces"][f"tracks-{seat}"] for seat in range(seats)]
        side = "5" if seats == 5 else "2_4"
        assert {(board["kind"], board["layout"]) for board in boards} == {("track", f"progress_board_{side}")}
        assert {board["name"]["code"] for board in boards} == {"isle_of_skye.surface_tracks_invented"}
        action_types = {*await play_on_prompts(sitting, sockets, random.Random(seats))}
        assert {"set_prices", "advance", "place_tile", "plan_marker", "pick_up"} <= action_types
        assert ("buy_again" in action_types) == ("druids" in expansions)
        for seat, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            assert (await phone.look(seat))["document"] == socket.document
