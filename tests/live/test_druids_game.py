"""A whole game of Isle of Skye with Druids on two phones of the running product, fully tracked; the system seat scores
rounds and moves the dolmen board on."""

from contextlib import AsyncExitStack

import pytest

from tests.contract.tables import play
from tests.live.phones import phones
from tests.live.recorded_games import EnteredGame
from tests.live.tables import open_table
from tests.records.druid_box import BOX
from tests.serving import ServedTable
from tests.tables.druids import FULL


@pytest.mark.deep
async def test_a_whole_game_is_played_on_phones(server: ServedTable) -> None:
    """Every phone shows what the rules say and no secrets of others; only the active seat is prompted."""
    played = play(FULL["table"])
    seats = len(played.start.colours)
    async with phones(server.url, seats) as sitting, AsyncExitStack() as stack:
        host = sitting[0]
        (meta,) = [game for game in await host.ask("GET", "/games") if game["id"] == "isle_of_skye"]
        offered = {
            expansion["id"]: [option["key"] for option in expansion["options"]] for expansion in meta["expansions"]
        }
        assert offered["druids"] == ["late_scroll", "drawn_tiles"]
        await open_table(
            sitting, BOX, game="isle_of_skye", expansions=["druids"], options={"late_scroll": "does_not_work"}
        )
        chosen = {**played.case.options, "late_scroll": "works"}
        at = f"/tables/{host.table}"
        await host.ask("PATCH", at, {"starter": played.start.starter, "options": chosen})
        assert await host.ask("POST", f"{at}/start") == {"version": 1}
        sockets = [await stack.enter_async_context(phone.watching(seat)) for seat, phone in enumerate(sitting)]
        game = EnteredGame(sitting, sockets)
        for step in played.steps:
            if step.seat is None:
                game.version += 1
                await game.all_at(game.version)
            else:
                await game.enter(step.seat, step.action)
        last = played.steps[-1].after
        assert game.scores() == [list(last.scores)] * seats
        for seat, socket in enumerate(sockets):
            assert socket.document is not None
            table, view = socket.document["table"], socket.document["view"]
            assert (table["status"], table["expansions"]) == ("finished", ["druids"])
            stock = played.ruleset.build_view(last, seat).seats[str(seat)].stock
            assert view["seats"][str(seat)].get("stock", {}) == stock
        await game.compare()
