"""Actions that no phone may submit: system actions in every game, chance where the app draws, and the host's actions.

Each is refused with 403 and its code, over HTTP and on the socket, for every caller, and changes nothing.
"""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from games.core.action import Action, Draw, index_by_name
from games.core.game import Game
from games.registry import GAMES
from tests.live.phones import Phone, phones
from tests.live.places import stored_rows
from tests.live.tables import NAMES
from tests.rulesets import TEST_GAMES
from tests.serving import ServedTable

ALL: tuple[Game, ...] = (*GAMES, *TEST_GAMES)
RULESETS = [
    pytest.param(game, expansions, draw, id=f"{'+'.join((game.meta.id, *expansions))}-{draw}")
    for game in ALL
    for number in range(len(game.meta.expansions) + 1)
    for expansions in combinations((expansion.id for expansion in game.meta.expansions), number)
    for draw in game.meta.draws or ("none",)
]


def sample(kind: type[Action]) -> dict[str, Any]:
    """Return an action of a type, with a value for each field."""
    schema = msgspec.json.schema(kind)
    described = schema["$defs"][kind.__name__]["properties"]
    return {name: _value(schema, field) for name, field in described.items()}


def _value(schema: dict[str, Any], field: dict[str, Any]) -> Any:
    if "$ref" in field:
        return _value(schema, schema["$defs"][field["$ref"].rsplit("/", 1)[1]])
    if "enum" in field or "const" in field:
        return field.get("const", field.get("enum", [None])[0])
    if "anyOf" in field:
        return _value(schema, field["anyOf"][0])
    if field["type"] == "array":
        return [_value(schema, item) for item in field.get("prefixItems", [])]
    least = field.get("minimum", 0)
    return {"string": "E", "integer": least, "boolean": False, "object": {}, "null": None}[field["type"]]


async def seat_and_start(sitting: list[Phone], game: Game, **chosen: Any) -> None:
    """Seat the phones at a new table of the game and start it."""
    host = sitting[0]
    table = await host.ask("POST", "/tables", {"game": game.meta.id, **chosen}, 201)
    for place, phone in enumerate(sitting):
        phone.table = (await phone.ask("POST", "/join", {"code": table["code"]}))["table"]
        body = {"name": NAMES[place], "colour": game.meta.colours[place]}
        await phone.ask("POST", f"/tables/{phone.table}/seats", body, 201)
    await host.ask("POST", f"/tables/{host.table}/start")


async def assert_forbidden(server: ServedTable, phone: Phone, seat: int, actions: list[dict[str, Any]]) -> None:
    """Assert that each of the actions is refused to everyone with a phone."""
    before = stored_rows(server, phone.table)
    version = (await phone.look(seat))["v"]
    async with phone.watching(seat) as socket:
        for action in actions:
            request = {"seat": seat, "id": "forbidden", "version": version, "action": action}
            answer = await phone.http.post(f"/tables/{phone.table}/actions", json=request)
            assert (answer.status_code, answer.json()["code"]) == (403, "table.not_yours_to_do"), (action, answer.text)
            reject = await socket.ask({"t": "submit", **request})
            assert (reject["t"], reject["code"]) == ("reject", "table.not_yours_to_do"), (action, reject)
            assert stored_rows(server, phone.table) == before, action


@pytest.mark.parametrize(("game", "expansions", "draw"), RULESETS)
async def test_no_phone_submits_system_actions_or_draws_for_the_app(
    server: ServedTable, game: Game, expansions: tuple[str, ...], draw: str
) -> None:
    ruleset = game.load(expansions)
    kinds = index_by_name(*ruleset.action_types)
    nobodys = [msgspec.to_builtins(action) for action in ruleset.system_actions.values()]
    nobodys += [{"type": name, **sample(kind)} for name, kind in kinds.items() if kind.actor == "system"]
    chance = [{**sample(kind), "type": name} for name, kind in kinds.items() if kind.actor == "chance"]
    async with phones(server.url, max(2, game.meta.min_seats)) as sitting:
        await seat_and_start(sitting, game, expansions=list(expansions), draw=draw)
        for seat, phone in enumerate(sitting[:2]):
            await assert_forbidden(server, phone, seat, nobodys + (chance if draw == "app" else []))
    assert nobodys, "every game has work for the system seat"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.meta.id)
async def test_no_phone_makes_the_app_draw_where_the_table_draws(server: ServedTable, game: Game) -> None:
    async with phones(server.url, max(2, game.meta.min_seats)) as sitting:
        await seat_and_start(sitting, game, draw="table" if game.meta.draws else "none")
        for seat, phone in enumerate(sitting[:2]):
            await assert_forbidden(server, phone, seat, [msgspec.to_builtins(Draw())])
