"""Refusals by the rules of Isle of Skye over HTTP and socket: code, a message in either language, no change."""

from tests.live.refusals import RefusalTable, first_place
from tests.live.tables import table_with_sockets
from tests.serving import ServedTable
from tests.tables.clans import GOALS, prices_action, tiles_of

SEATS = 3


async def test_bad_input_in_every_phase_is_refused_and_changes_nothing(server: ServedTable) -> None:
    async with table_with_sockets(server.url, SEATS, game="isle_of_skye") as (sitting, sockets):
        game = RefusalTable(sitting, sockets)
        game.server = server
        for goal in GOALS:
            await game.say(0, {"type": "draw_goal", "goal": goal})
        for seat in range(SEATS):
            await game.say(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
        for seat in range(SEATS):
            for tile in tiles_of(seat):
                await game.say(seat, {"type": "draw_tile", "seat": seat, "tile": tile})
        await refuse_choices(game)
        await set_up_market(game)
        await refuse_placements(game)
        first, _ = await game.build_all()
        await game.all_at(game.version + 1)  # the system scores
        game.version += 1
        assert await game.refused(1, prices_action(1, 1, 1), behind=3) == (422, "table.too_late")
        assert await game.refused(0, first, behind=3) == (422, "table.too_late")
        assert await game.refused(0, {"type": "lift_screens", "round": 1}) == (422, "table.too_late")
        await game.compare()


async def refuse_choices(game: RefusalTable) -> None:
    """Try refused choices with five gold and three tiles each; then let all choose."""
    first, second, third = tiles_of(1)
    axe = {"type": "place_axe", "round": 1, "seat": 1}
    await game.say(1, {**axe, "tile": third})
    dear = prices_action(1, 5, 1)
    assert await game.refused(1, dear) == (422, "isle_of_skye.price_above_gold")
    on_axe = {**dear, "prices": {first: 1, second: 1, third: 1}}
    assert await game.refused(1, on_axe) == (422, "isle_of_skye.price_on_axe")
    assert await game.refused(1, {**axe, "tile": [first, second]}) == (400, "action.malformed")
    assert await game.refused(1, {**dear, "prices": {first: 0, second: 1}}) == (400, "action.malformed")
    assert await game.refused(1, {**dear, "prices": {first: 1}}) == (422, "isle_of_skye.price_missing")
    assert await game.refused(1, {**dear, "round": 2}) == (422, "table.too_late")
    assert await game.refused(2, prices_action(1, 1, 1)) == (422, "isle_of_skye.not_your_offer")
    assert await game.refused(0, {"type": "buy_tile", "tile": first}) == (422, "isle_of_skye.not_now")
    for seat in range(SEATS):
        await game.say(seat, {"type": "place_axe", "round": 1, "seat": seat, "tile": tiles_of(seat)[2]})
        if seat < SEATS - 1:
            await game.say(seat, prices_action(seat, 2, 1))
    assert await game.refused(0, {"type": "lift_screens", "round": 1}) == (422, "isle_of_skye.screens_up")
    await game.say(2, prices_action(2, 3, 1))
    assert await game.refused(1, dear) == (422, "table.too_late")
    await game.say(0, {"type": "lift_screens", "round": 1})


async def set_up_market(game: RefusalTable) -> None:
    """Set up the market: two gold in hand for the first and second seat, one for the third; the first buys from the
    second."""
    assert await game.refused(0, prices_action(0, 1, 1)) == (422, "table.too_late")
    assert await game.refused(0, {"type": "buy_tile", "tile": tiles_of(0)[0]}) == (422, "isle_of_skye.own_tile")
    assert await game.refused(0, {"type": "buy_tile", "tile": tiles_of(2)[0]}) == (422, "isle_of_skye.cannot_pay")
    assert await game.refused(0, {"type": "buy_tile", "tile": tiles_of(1)[2]}) == (422, "isle_of_skye.not_offered")
    assert await game.refused(1, {"type": "buy_tile", "tile": tiles_of(0)[0]}) == (422, "isle_of_skye.not_your_turn")
    await game.say(0, {"type": "buy_tile", "tile": tiles_of(1)[0]})
    assert await game.refused(0, {"type": "buy_tile", "tile": tiles_of(1)[1]}) == (422, "isle_of_skye.not_your_turn")
    assert await game.refused(1, {"type": "buy_tile", "tile": tiles_of(1)[0]}) == (422, "isle_of_skye.not_offered")
    for seat in (1, 2):
        await game.say(seat, {"type": "buy_tile", "tile": ""})


async def refuse_placements(game: RefusalTable) -> None:
    """Try refused placements while the first seat has three tiles, then place one of them."""
    move = await first_place(game.sitting[0], 0)
    assert move
    other_tile = {**move, "tile": tiles_of(1)[1]}
    assert await game.refused(0, other_tile) == (422, "isle_of_skye.not_in_hand")
    assert await game.refused(0, {**move, "x": 0, "y": 0}) == (422, "isle_of_skye.cell_taken")
    assert await game.refused(0, {**move, "x": 1, "y": 1}) == (422, "isle_of_skye.no_neighbour")
    assert await game.refused(0, {**move, "x": 121}) == (400, "action.malformed")
    fits = (await game.sitting[0].look(0))["document"]["view"]["prompts"]
    cells = next(placing for placing in fits.values() if placing["action"].get("tile") == move["tile"])["cells"]
    rotation = next(turn for turn in range(4) if str(turn) not in cells[f"{move['x']},{move['y']}"])
    assert await game.refused(0, {**move, "rotation": rotation}) == (422, "isle_of_skye.edge_mismatch")
    back = {"type": "return_tile", "round": 1, "tile": move["tile"]}
    assert await game.refused(0, back) == (422, "isle_of_skye.still_fits")
    assert await game.refused(0, {"type": "score_round"}) == (403, "table.not_yours_to_do")
