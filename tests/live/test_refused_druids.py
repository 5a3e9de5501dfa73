"""Refusals by the rules of Druids over HTTP and socket: code, a message in either language, no change."""

from typing import Any

import pytest

from tests.games.isle_of_skye.pieces import MEADOW
from tests.live.phones import phones
from tests.live.prompts_alone import open_prompts, view_of
from tests.live.refusals import MALFORMED, Cases, RefusalTable, Said, assert_refused
from tests.live.tables import open_table, table_with_sockets
from tests.records.druid_box import BOX
from tests.serving import ServedTable
from tests.tables.clans import GOALS, prices_action, tiles_of

SEATS = 3
MOST_PIECES = 120
FULL_BOX = BOX | {f"x{n}": MEADOW for n in range(len(BOX) + 1, MOST_PIECES + 1)}
FOUND: Said = {**BOX["x33"], "cost": 7}
NOT_NOW = (422, "isle_of_skye.not_now")


def enter_tile_action(number: Any, tile: str = "x2") -> Said:
    return {"type": "report_druid_tile", "number": number, "tile": tile}


def add_tile_action(tile: str, facts: Said = FOUND) -> Said:
    return {"type": "add_found_tile", "tile": tile, "facts": facts}


def buy_action(tile: str) -> Said:
    return {"type": "buy_again", "what": tile}


def keep_action(tile: str) -> Said:
    return {"type": "keep_bag_tile", "tile": tile}


WHAT_IS_NO_TILE_OF_THE_BOARD: Cases = [
    *((1, enter_tile_action(number), MALFORMED) for number in (0, -1, 700, 10**30, True, None, "1", 1.5)),
    (1, enter_tile_action(6), (422, "isle_of_skye.stone_gone")),
    (1, enter_tile_action(699), (422, "isle_of_skye.stone_gone")),
    (1, enter_tile_action(1, ""), MALFORMED),
    (1, enter_tile_action(1, "x" * 41), MALFORMED),
    (1, enter_tile_action(1, "x999"), (422, "isle_of_skye.no_druid_tile")),
    (1, enter_tile_action(1, "b01"), (422, "isle_of_skye.no_druid_tile")),
    (1, enter_tile_action(1, "x37"), (422, "isle_of_skye.no_druid_tile")),
    (1, add_tile_action("x2"), (422, "isle_of_skye.piece_known")),
    (1, add_tile_action("b01"), (422, "isle_of_skye.piece_known")),
    (1, add_tile_action("i40"), (422, "table.invented_piece")),
    (1, add_tile_action("../x"), (422, "isle_of_skye.piece_id")),
    (1, add_tile_action("x121", {**FOUND, "cost": 9}), (422, "isle_of_skye.piece_set")),
    (1, add_tile_action("x121", {**FOUND, "cost": -1}), (422, "isle_of_skye.piece_shape")),
    (1, add_tile_action("x121", {**MEADOW, "tablet": "buy_own"}), (422, "isle_of_skye.piece_set")),
    (1, add_tile_action("x121"), (422, "isle_of_skye.piece_many")),
    (0, {"type": "draw_druid_tile", "tile": "x2"}, NOT_NOW),
    (0, {"type": "look_into_bag", "tile": "b40"}, NOT_NOW),
    (0, {"type": "refill_dolmen_board"}, (403, "table.not_yours_to_do")),
]
ONCE_TOLD: Cases = [
    (0, enter_tile_action(1, "x30"), (422, "isle_of_skye.stone_reported")),
    (2, enter_tile_action(2), (422, "isle_of_skye.druid_tile_up")),
    (0, buy_action("space_1"), NOT_NOW),
]
IN_THE_FIRST_BUY_TURN: Cases = [
    (0, buy_action("space_1"), NOT_NOW),
    (0, {"type": "buy_own_tile", "tile": tiles_of(0)[0]}, (422, "isle_of_skye.no_tablet")),
    (1, {"type": "buy_own_tile", "tile": tiles_of(1)[0]}, (422, "isle_of_skye.not_your_turn")),
    (0, {"type": "buy_own_tile", "tile": ""}, NOT_NOW),
]
IN_THE_SECOND_BUY_TURN: Cases = [
    (1, buy_action("space_5"), (422, "isle_of_skye.not_your_turn")),
    (0, buy_action("space_1"), (422, "isle_of_skye.cannot_pay")),
    (0, buy_action("bag"), (422, "isle_of_skye.cannot_pay")),
    (0, buy_action("space_3"), (422, "isle_of_skye.stone_unknown")),
    (0, buy_action("space_6"), MALFORMED),
    (0, buy_action(""), MALFORMED),
    (0, keep_action("b40"), NOT_NOW),
    (0, {"type": "buy_own_tile", "tile": tiles_of(0)[0]}, NOT_NOW),
]
AFTER_A_PURCHASE: Cases = [
    (0, buy_action("nothing"), (422, "isle_of_skye.not_your_turn")),
    (0, enter_tile_action(5, "x35"), (422, "isle_of_skye.stone_gone")),
    (0, enter_tile_action(2, "x20"), (422, "isle_of_skye.druid_tile_up")),
]
ONCE_THE_BAG_IS_PAID: Cases = [
    (1, buy_action("bag"), NOT_NOW),
    (0, keep_action("b40"), NOT_NOW),
    (1, keep_action(tiles_of(0)[0]), (422, "isle_of_skye.tile_gone")),
    (1, keep_action("x33"), (422, "isle_of_skye.unknown_tile")),
    (1, keep_action("castle_red"), (422, "isle_of_skye.unknown_tile")),
]
WHILE_BUILDING: Cases = [
    (2, buy_action("nothing"), NOT_NOW),
    (2, {"type": "receive_druid_tile", "round": 1, "tile": "x33"}, NOT_NOW),
    (2, {"type": "scroll_again", "nth": 1, "place": "0,0"}, (422, "table.too_late")),
    (2, {"type": "scroll_again", "nth": 0, "place": "0,0"}, MALFORMED),
]


async def test_bad_input_in_every_phase_is_refused_and_changes_nothing(server: ServedTable) -> None:
    chosen = {"game": "isle_of_skye", "expansions": ["druids"], "pieces": FULL_BOX}
    async with table_with_sockets(server.url, SEATS, **chosen) as (sitting, sockets):
        game = RefusalTable(sitting, sockets)
        game.server = server
        for goal in GOALS:
            await game.say(0, {"type": "draw_goal", "goal": goal})
        await assert_refused(game, WHAT_IS_NO_TILE_OF_THE_BOARD)
        await game.say(1, enter_tile_action(1, "x2"))
        await assert_refused(game, ONCE_TOLD)
        await game.say(1, enter_tile_action(5, "x20"))
        for seat in range(SEATS):
            await game.say(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
        for seat in range(SEATS):
            for tile in tiles_of(seat):
                await game.say(seat, {"type": "draw_tile", "seat": seat, "tile": tile})
        for seat in range(SEATS):
            await game.say(seat, {"type": "place_axe", "round": 1, "seat": seat, "tile": tiles_of(seat)[2]})
            await game.say(seat, prices_action(seat, 1, 1))
        await game.say(0, {"type": "lift_screens", "round": 1})
        await assert_refused(game, IN_THE_FIRST_BUY_TURN)
        await game.say(0, {"type": "buy_tile", "tile": tiles_of(1)[0]})
        for seat in (1, 2):
            await game.say(seat, {"type": "buy_tile", "tile": ""})
        await assert_refused(game, IN_THE_SECOND_BUY_TURN)
        await game.say(0, buy_action("space_5"))
        await assert_refused(game, AFTER_A_PURCHASE)
        await game.say(1, buy_action("bag"))
        await assert_refused(game, ONCE_THE_BAG_IS_PAID)
        await game.say(1, keep_action("b40"))
        await game.say(2, buy_action("nothing"))
        await assert_refused(game, WHILE_BUILDING)
        await game.compare()


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_app_draws_from_an_own_box_only_with_five_tiles_in_it(server: ServedTable, language: str) -> None:
    four = {name: BOX[name] for name in list(BOX)[:4]}
    async with phones(server.url, 2) as sitting:
        chosen = {"expansions": ["druids"], "draw": "app", "options": {"drawn_tiles": "own"}}
        await open_table(sitting, four, game="isle_of_skye", **chosen)
        host = sitting[0]
        host.http.headers["Accept-Language"] = language
        refused = await host.ask("POST", f"/tables/{host.table}/start", status=422)
        assert refused["code"] == "isle_of_skye.druid_tiles_few"
        assert all(number in refused["message"] for number in "54")
        assert (await host.look())["document"]["table"]["status"] == "lobby"


STONES = {f"x{n}": {**BOX["x14"], "cost": 0, "tablet": "buy_own"} for n in range(1, 6)}


async def draw_all(game: RefusalTable) -> None:
    """Let the app draw for every seat until nothing is left to draw."""
    while drawn := next(
        ((seat, prompt) for seat, prompt in open_prompts(game.sockets) if prompt["kind"] == "draw"), None
    ):
        seat, prompt = drawn
        await game.say(seat, prompt["action"])


async def test_bad_input_is_refused_where_the_app_draws(server: ServedTable) -> None:
    """Bad inputs: a space without a tile, a tile of the bag that nobody drew, a tablet of this round."""
    chosen = {"game": "isle_of_skye", "expansions": ["druids"], "draw": "app", "options": {"drawn_tiles": "own"}}
    async with table_with_sockets(server.url, SEATS, **chosen, pieces=STONES) as (sitting, sockets):
        game = RefusalTable(sitting, sockets)
        game.server = server
        await draw_all(game)
        for seat in range(SEATS):
            await game.say(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
        await draw_all(game)
        drawn = [list(view_of(sockets[seat])["surfaces"][f"offer-{seat}"]["slots"]) for seat in range(SEATS)]
        for seat, (first, second, third) in enumerate(drawn):
            await game.say(seat, {"type": "place_axe", "round": 1, "seat": seat, "tile": third})
            prices = {first: 1, second: 1}
            await game.say(seat, {"type": "set_prices", "round": 1, "seat": seat, "prices": prices})
        await game.say(0, {"type": "lift_screens", "round": 1})
        for seat, tile in ((0, ""), (1, drawn[0][0]), (2, "")):
            await game.say(seat, {"type": "buy_tile", "tile": tile})
        await game.say(0, buy_action("bag"))
        await draw_all(game)
        (_, look), *_ = open_prompts(sockets)
        offered = [choice["id"] for choice in look["choices"]]
        other = next(tile for tile in ("b01", "b02", "b03") if tile not in offered)
        before = [(0, keep_action(other), (422, "isle_of_skye.not_looked_at")), (1, keep_action(offered[0]), NOT_NOW)]
        await assert_refused(game, before)
        await game.say(0, keep_action(offered[0]))
        await game.say(1, buy_action("space_5"))
        empty = (422, "isle_of_skye.space_empty")
        await assert_refused(
            game, [(2, buy_action("space_1"), empty), (2, enter_tile_action(1), (422, "isle_of_skye.stone_gone"))]
        )
        await game.say(2, buy_action("nothing"))
        mine = next(tile for tile in view_of(sockets[1])["seats"]["1"]["hand"] if tile in STONES)
        await game.say(1, {"type": "place_tile", "round": 1, "tile": mine, "x": 0, "y": -1, "rotation": 3})
        assert view_of(sockets[1])["seats"]["1"]["stock"]["tablet_buy_own"] == 1
        last_drawn = drawn[0][1]
        await assert_refused(game, [(1, {"type": "buy_own_tile", "tile": last_drawn}, NOT_NOW)])
        await game.compare()
