"""Dolmengötter on the production set: rights and values on two phones, answered at the same moment."""

from tests.chaos.convergence import check_convergence
from tests.chaos.games import DOLMENS
from tests.chaos.party import party
from tests.chaos.production_set import WEB, ProductionSet
from tests.chaos.races import orders, outcomes, submit_at_once

RIGHTS, LAST = slice(-4, -2), slice(-2, None)
"""Numbers of the moves with which both seats use their rights, and with which both enter what they built."""


@orders
async def test_two_rights_answered_at_once_are_used_in_the_announced_order(
    production: ProductionSet, first: int
) -> None:
    """The second right waits for the first, and none is lost. Values entered at once are both recorded."""
    async with party(production, DOLMENS) as table:
        await table.play(until=len(DOLMENS.moves) - 3)
        version = table.version
        works = [(WEB[seat], table.submit(seat, action, version=version)) for seat, action in DOLMENS.moves[RIGHTS]]
        answers = await submit_at_once(production, table.table, works[first], works[1 - first])
        refused = ("table.stale_version", "dolmengoetter.not_your_right")[first]
        assert outcomes(*answers) == {version + 1: 1, refused: 1}
        assert answers[first].acknowledged_version == version + 1, "the right that was said to be the first"
        await table.all_at(version + 1)
        seat, action = DOLMENS.moves[RIGHTS][1]
        assert (await table.submit(seat, action)).acknowledged_version == version + 2
        submissions = [
            (WEB[seat], table.submit(seat, action, version=version + 2)) for seat, action in DOLMENS.moves[LAST]
        ]
        assert outcomes(*await submit_at_once(production, table.table, submissions[first], submissions[1 - first])) == {
            version + 3: 1,
            version + 4: 1,
        }
        await table.all_at(version + 5)
        assert [row.type for row in await check_convergence(table)][-1] == "score_game"
        for socket in (*table.sockets, table.tv):
            assert socket.document
            assert socket.document["view"]["outcome"]["reason"] == "dolmengoetter.end_stones"
