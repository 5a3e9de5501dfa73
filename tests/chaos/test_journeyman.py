"""Isle of Skye with the Journeyman on the production set: advances of several sellers."""

import pytest

from tests.chaos.convergence import converged
from tests.chaos.games import SELLERS
from tests.chaos.party import Party, party
from tests.chaos.test_races import at_once, outcomes
from tests.chaos.whole import WEB, Whole
from tests.live.prompts_alone import asked

pytestmark = [pytest.mark.services, pytest.mark.worker]
SELLING = (1, 2)


@pytest.fixture(autouse=True)
async def _well(whole: Whole) -> None:
    await whole.well()


def advancing(table: Party) -> set[int]:
    """Return the seats whose phones ask for an advance."""
    return {seat for seat, prompt in asked(table.sockets) if prompt["action"]["type"] == "advance_by_hand"}


@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.deep)], ids=["in-order", "the-other-first"])
async def test_two_sellers_advance_at_once(whole: Whole, first: int) -> None:
    """Where the app does not track trade, the second seller is prompted while the first one still is."""
    async with party(whole, SELLERS) as table:
        await table.play(until=len(SELLERS.moves))
        assert advancing(table) == {SELLING[0]}
        await table.play()
        await table.all_at(table.version)
        assert advancing(table) == {*SELLING}
        version = table.version
        step = {"type": "advance_by_hand", "number": 1, "track": "warrior", "back": False}
        works = [(WEB[seat % 2], table.submit(seat, step, version=version)) for seat in SELLING]
        both = await at_once(whole, table.table, works[first], works[1 - first])
        assert outcomes(*both) == {version + 1: 1, version + 2: 1}
        await converged(table)
        for socket in (*table.sockets, table.tv):
            assert socket.document
            surfaces = socket.document["view"]["surfaces"]
            assert {seat for seat in range(3) if "1,0" in surfaces[f"tracks-{seat}"]["pieces"]} == {*SELLING}
