"""Isle of Skye with the Journeyman on the production set: advances of several sellers."""

import pytest

from tests.chaos.convergence import check_convergence
from tests.chaos.games import SELLERS
from tests.chaos.party import Party, party
from tests.chaos.production_set import WEB, ProductionSet
from tests.chaos.races import outcomes, submit_at_once
from tests.live.prompts_alone import open_prompts

SELLING = (1, 2)


def advancing_seats(table: Party) -> set[int]:
    """Return the seats whose phones ask for an advance."""
    return {seat for seat, prompt in open_prompts(table.sockets) if prompt["action"]["type"] == "advance_by_hand"}


@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.deep)], ids=["in-order", "the-other-first"])
async def test_two_sellers_advance_at_once(production: ProductionSet, first: int) -> None:
    """Where the app does not track trade, the second seller is prompted while the first one still is."""
    async with party(production, SELLERS) as table:
        await table.play(until=len(SELLERS.moves))
        await table.all_at(table.version)
        assert advancing_seats(table) == {SELLING[0]}
        await table.play()
        await table.all_at(table.version)
        assert advancing_seats(table) == {*SELLING}
        version = table.version
        step = {"type": "advance_by_hand", "number": 1, "track": "warrior", "back": False}
        works = [(WEB[seat % 2], table.submit(seat, step, version=version)) for seat in SELLING]
        submissions = await submit_at_once(production, table.table, works[first], works[1 - first])
        assert outcomes(*submissions) == {version + 1: 1, version + 2: 1}
        await check_convergence(table)
        for socket in (*table.sockets, table.tv):
            assert socket.document
            surfaces = socket.document["view"]["surfaces"]
            assert {seat for seat in range(3) if "1,0" in surfaces[f"tracks-{seat}"]["pieces"]} == {*SELLING}
