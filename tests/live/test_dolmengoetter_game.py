"""Dolmengötter, where nothing is drawn: clients without rules play a table to its end through prompts."""

import random

import pytest

from tests.live.prompts_alone import play_on_prompts, view_of
from tests.live.tables import table_with_sockets
from tests.serving import ServedTable


@pytest.mark.parametrize("seats", [pytest.param(2), *(pytest.param(n, marks=pytest.mark.deep) for n in (3, 4, 5))])
@pytest.mark.parametrize("values", ["turned_over", "when_built"])
async def test_clients_without_rules_play_a_table_to_its_end(server: ServedTable, values: str, seats: int) -> None:
    chosen = {"values": values, "stones": "9", "dolmens_1": "2", "dolmens_2": "1", "dolmens_3": "1", "dolmens_4": "0"}
    async with table_with_sockets(server.url, seats, game="dolmengoetter", options=chosen) as (sitting, sockets):
        assert (await sitting[0].look(0))["document"]["table"]["draw"] == "none"
        action_types = await play_on_prompts(sitting, sockets, random.Random(seats))
        assert {"place_druid", "walk", "gather_herbs", "fly", "build_dolmen", "decline_dolmen"} <= {*action_types}
        assert ("report_value" in action_types) == (values == "turned_over")
        view = view_of(sockets[0])
        assert view["outcome"]["reason"] in ("dolmengoetter.end_stones", "dolmengoetter.end_dolmens")
        assert view["outcome"]["scores"] == [view["seats"][str(seat)]["score"] for seat in range(seats)]
        for seat, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            assert (await phone.look(seat))["document"] == socket.document
