"""Isle of Skye with the Journeyman where nobody has a box: the app draws, boards and tiles are invented, and clients
that know no rules play the table to its end."""

import random

import pytest

from tests.live.prompts_alone import play_on_prompts, view_of
from tests.live.tables import playing
from tests.serving import ServedTable


@pytest.mark.parametrize("seats", [pytest.param(2), *(pytest.param(n, marks=pytest.mark.deep) for n in (3, 4, 5))])
async def test_clients_that_know_no_rules_play_a_table_to_its_end_without_a_box(
    server: ServedTable, seats: int
) -> None:
    chosen = {"game": "isle_of_skye", "expansions": ["journeyman"], "draw": "app"}
    async with playing(server.url, seats, **chosen) as (sitting, sockets):
        view = view_of(sockets[0])
        assert len(view["pieces"]) == 8
        assert all(facts["invented"] for facts in view["pieces"].values())
        boards = [view["surfaces"][f"tracks-{seat}"] for seat in range(seats)]
        side = "5" if seats == 5 else "2_4"
        assert {(one["kind"], one["layout"]) for one in boards} == {("track", f"progress_board_{side}")}
        assert {one["name"]["code"] for one in boards} == {"isle_of_skye.surface_tracks_invented"}
        done = await play_on_prompts(sitting, sockets, random.Random(seats))
        assert {"draw", "set_prices", "advance", "place_tile", "plan_marker", "pick_up"} <= {*done}
        assert any("tracks" in seat["by_category"] for seat in view_of(sockets[0])["seats"].values())
        for seat, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            assert (await phone.look(seat))["document"] == socket.document
