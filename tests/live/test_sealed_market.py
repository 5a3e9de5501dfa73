"""Sealed Market on five phones that act at the same moment over real sockets: nothing is lost or duplicated."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest

from tests.live.phones import PASSED_BY, Phone, Socket
from tests.live.tables import table_with_sockets
from tests.serving import MANAGE_WITH_TEST_RULESETS, ServedTable, served, server_environment

SEATS = range(5)
PATIENCE_S = 180
"""Seconds for a whole game. A throttled phone waits up to ten seconds."""
Answer = dict[str, Any]


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product with the test rulesets."""
    folder = tmp_path_factory.mktemp("market")
    environment = server_environment(folder, COMPANION_LOG_LEVEL="DEBUG")
    with served(folder, environment, manage=MANAGE_WITH_TEST_RULESETS) as running:
        yield running


class Market:
    """A table of five, each with a phone and a socket of its own."""

    def __init__(self, server: ServedTable, sitting: list[Phone], sockets: list[Socket]) -> None:
        self.server, self.sitting, self.sockets = server, sitting, sockets

    def request_body(self, seat: int, action: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """Return what a seat's phone sends at the version that its socket shows."""
        body = {"id": self.sitting[seat].new_id(), "seat": seat, "version": self.sockets[seat].v, "action": action}
        return {**body, **changes}

    async def act(self, seat: int, action: dict[str, Any], **changes: Any) -> Answer:
        """Send over the socket; return the `ack` or `reject`."""
        return await self.sockets[seat].ask({"t": "submit", **self.request_body(seat, action, **changes)})

    async def post(self, seat: int, action: dict[str, Any], **changes: Any) -> tuple[int, Answer]:
        """Send over HTTP; return status and body."""
        phone = self.sitting[seat]
        body = self.request_body(seat, action, **changes)
        response = await phone.http.post(f"/tables/{phone.table}/actions", json=body)
        return response.status_code, response.json()

    async def undo(self, seat: int) -> Answer:
        """Undo the seat's last action."""
        message = {"t": "undo", "id": self.sitting[seat].new_id(), "seat": seat, "version": self.sockets[seat].v}
        return await self.sockets[seat].ask(message)

    def bid(self, fish: int, number: int = 1) -> dict[str, Any]:
        return {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": 0}}

    def stock(self, ware: str) -> dict[str, Any]:
        return {"type": "stock_shelf", "round": 1, "ware": ware, "shelf": "high"}

    async def to_stocking(self) -> None:
        """Play to stocking: seat 4 bids most and keeps a heron; seat 0 declines the tip."""
        for seat in SEATS:
            await self.act_and_wait(seat, self.bid(seat))
        await self.act_and_wait(0, {"type": "open_bids", "round": 1})
        await self.act_and_wait(4, {"type": "draw_cards", "cards": ["heron", "walrus"]})
        await self.act_and_wait(4, {"type": "keep_card", "card": "heron"})
        await self.act_and_wait(0, {"type": "answer_tip", "take": False})

    async def act_and_wait(self, seat: int, action: dict[str, Any]) -> None:
        """Submit an action that must be accepted, and wait until everybody sees it."""
        answer = await self.act(seat, action)
        assert answer["t"] == "ack", answer
        await self.all_at(answer["v"])

    async def all_at(self, version: int) -> None:
        """Wait until every phone is at this version."""
        for socket in self.sockets:
            await socket.until_version(version)

    async def agree(self) -> None:
        """Assert that every phone shows a fresh document, and that the log has no hole."""
        newest = max([entry[0] for entry in self.log()])
        await self.all_at(newest)
        for seat, (phone, socket) in enumerate(zip(self.sitting, self.sockets, strict=True)):
            fresh = await phone.look(seat)
            assert (fresh["v"], fresh["document"]) == (newest, socket.document)
        assert [version for version, _ in self.log()] == list(range(1, newest + 1))

    def log(self) -> list[tuple[int, str | None]]:
        """Return (version, client action id) of every entry."""
        file = self.server.output.parent / "tables.sqlite3"
        table = self.sitting[0].table.replace("-", "")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            rows = database.execute(
                "select version, client_action_id from tables_logentry where table_id = ? order by version", (table,)
            )
            return list(rows)


@asynccontextmanager
async def start_market(server: ServedTable, **chosen: Any) -> AsyncIterator[Market]:
    async with table_with_sockets(server.url, len(SEATS), game="sealed_market", **chosen) as (sitting, sockets):
        yield Market(server, sitting, sockets)


async def test_five_seats_seal_their_bids_at_the_same_moment(market: ServedTable) -> None:
    async with start_market(market) as table:
        answers = await asyncio.gather(*(table.act(seat, table.bid(seat), version=1) for seat in SEATS))
        assert sorted(answer["v"] for answer in answers) == [2, 3, 4, 5, 6]
        await table.agree()
        prompts = [set(socket.document["view"]["prompts"]) for socket in table.sockets]  # type: ignore[index]
        assert prompts == [{"open-1"}] * 5


async def test_seats_change_their_bids_repeatedly_at_the_same_moment(market: ServedTable) -> None:
    """Bids arrive over socket and HTTP at once. One seat has not bid yet, so that the others may change theirs."""
    async with start_market(market) as table:
        for attempt in range(3):
            by_socket = [table.act(seat, table.bid(attempt), version=1) for seat in SEATS[:4]]
            by_http = [table.post(seat, table.bid(attempt + 3), version=1) for seat in SEATS[:4]]
            acknowledged, posted = await asyncio.gather(asyncio.gather(*by_socket), asyncio.gather(*by_http))
            versions = [answer["v"] for answer in acknowledged] + [answer["version"] for _, answer in posted]
            assert sorted(versions) == list(range(2 + 8 * attempt, 10 + 8 * attempt))
        await table.agree()
        for seat, socket in enumerate(table.sockets[:4]):
            last = max((acknowledged[seat]["v"], 2), (posted[seat][1]["version"], 5))
            answers = socket.document["view"]["answered"]  # type: ignore[index]
            assert answers == {"bid-1": {"amounts": {"fish": last[1], "salt": 0}}}
        waits = table.sockets[0].document["view"]["waits"]  # type: ignore[index]
        assert set(waits) == {"4"}


async def test_simultaneous_reveals_are_all_acknowledged(market: ServedTable) -> None:
    async with start_market(market) as table:
        for seat in SEATS:
            await table.act_and_wait(seat, table.bid(seat))
        reveal = {"type": "open_bids", "round": 1}
        answers = await asyncio.gather(*(table.act(seat, reveal) for seat in SEATS))
        assert [(answer["t"], answer["v"]) for answer in answers] == [("ack", 7)] * 5
        await table.agree()
        late = await table.act(2, table.bid(0), version=3)
        assert (late["t"], late["code"]) == ("reject", "table.too_late")


async def test_a_repeated_request_is_one_entry(market: ServedTable) -> None:
    async with start_market(market) as table:
        same = {"id": "once", "version": 1}
        answers = await asyncio.gather(
            table.act(1, table.bid(2), **same),
            table.post(1, table.bid(2), **same),
            table.act(1, table.bid(2), **same),
            table.act(3, table.bid(1), **same),  # an equal id of another phone is another request
        )
        first, (status, posted), third, other = answers
        assert status == 200
        assert first["v"] == posted["version"] == third["v"] != other["v"]
        assert {first["v"], other["v"]} == {2, 3}
        other_answers = await asyncio.gather(table.act(1, table.bid(5), **same), table.post(1, table.bid(5), **same))
        assert other_answers[0]["code"] == other_answers[1][1]["code"] == "table.duplicate_id"
        assert other_answers[1][0] == 409
        await table.agree()
        assert Counter(entry for _, entry in table.log())["once"] == 2


async def test_an_undo_is_done_while_the_others_continue(market: ServedTable) -> None:
    async with start_market(market) as table:
        await table.to_stocking()
        for seat in SEATS:
            await table.act_and_wait(seat, table.stock("fish"))
        answers = await asyncio.gather(table.undo(0), *(table.act(seat, table.stock("salt")) for seat in SEATS[1:4]))
        assert [answer["t"] for answer in answers] == ["ack"] * 4
        await table.agree()
        answers = await asyncio.gather(*(table.undo(seat) for seat in SEATS[1:]), table.act(0, table.stock("fish")))
        assert [answer["t"] for answer in answers] == ["ack"] * 5
        await table.agree()
        seats = table.sockets[0].document["view"]["seats"]  # type: ignore[index]
        stocked = {
            seat: sorted(key for key in seat_view["stock"] if "_" in key and "bid" not in key)
            for seat, seat_view in seats.items()
        }
        assert stocked == {"0": ["high_fish"], "1": ["high_fish"], "2": ["high_fish"], "3": ["high_fish"], "4": []}


async def test_of_an_undo_and_another_seats_turn_one_is_done(server: ServedTable) -> None:
    async with table_with_sockets(server.url, 2) as (sitting, sockets):
        for version, action in enumerate(
            [{"type": "draw_tile", "tile": "E"}, {"type": "place_tile", "x": 0, "y": -1, "rotation": 2}], 1
        ):
            message = {"t": "submit", "id": sitting[0].new_id(), "seat": 0, "version": version, "action": action}
            assert (await sockets[0].ask(message))["t"] == "ack"
        for socket in sockets:
            await socket.until_version(3)
        draw = {"type": "draw_tile", "tile": "U"}
        answers = await asyncio.gather(
            sockets[0].ask({"t": "undo", "id": "back", "seat": 0, "version": 3}),
            sockets[1].ask({"t": "submit", "id": "on", "seat": 1, "version": 3, "action": draw}),
        )
        assert sorted(answer["t"] for answer in answers) == ["ack", "reject"]
        (lost,) = [answer for answer in answers if answer["t"] == "reject"]
        assert (lost["code"], lost["v"]) == ("table.stale_version", 4)
        for seat, socket in enumerate(sockets):
            await socket.until_version(4)
            assert socket.document == (await sitting[seat].look(seat))["document"]


# --- a whole game at full speed ---------------------------------------------------------------------


MOST_UNDOS = 20
"""Most undos of one player: without a limit, players undo each other's rounds, and a game takes up to 1,500 entries."""


class Player:
    """A client that answers its phone's prompts, and sometimes undoes something, until the game is over."""

    def __init__(self, table: Market, seat: int) -> None:
        self.table, self.seat, self.rng = table, seat, random.Random(seat)
        self.acknowledged: list[int] = []
        self.blocked_at = self.undos = 0
        self.refused: Counter[str] = Counter()

    async def play(self) -> None:
        socket = self.table.sockets[self.seat]
        while socket.document and socket.document["table"]["status"] == "playing":
            version, view = socket.v, socket.document["view"]
            prompts = [prompt for key, prompt in view.get("prompts", {}).items() if key not in view.get("answered", {})]
            may_undo = "undo" in socket.document and self.undos < MOST_UNDOS and version != self.blocked_at
            if may_undo and self.rng.random() < 0.2:
                self.undos += 1
                await self.settle(await self.table.undo(self.seat), version)
            elif prompts:
                await self.settle(await self.table.act(self.seat, self.answer(self.rng.choice(prompts))), version)
            else:
                await socket.until(lambda s, before=version: s.v > before)  # type: ignore[misc]

    async def settle(self, answer: Answer, version: int) -> None:
        """Wait, as a phone does, until the document shows what was done, or why it was refused."""
        socket = self.table.sockets[self.seat]
        if answer["t"] == "ack":
            self.acknowledged.append(answer["v"])
            await socket.until_version(answer["v"])
            return
        if answer["code"] == "request.throttled":  # not final: the phone waits as long as it is told
            await asyncio.sleep(answer["params"]["seconds"])
            return
        self.refused[answer["code"]] += 1
        if answer["code"] == "table.undo_blocked":
            self.blocked_at = version
        else:
            await socket.until(lambda s: s.v > version)

    def answer(self, prompt: dict[str, Any]) -> dict[str, Any]:
        action: dict[str, Any] = prompt["action"]
        if prompt["kind"] == "draw":
            return action
        if prompt["kind"] == "amounts":
            amounts = {amount["id"]: 0 for amount in prompt["amounts"]}
            amounts[self.rng.choice(list(amounts))] = self.rng.randint(0, prompt["limit"])
            return {**action, prompt["field"]: amounts}
        offered = [*prompt["choices"], *([prompt["decline"]] if "decline" in prompt else [])]
        return {**action, **self.rng.choice(offered)["payload"]}


@pytest.mark.parametrize("draw", ["table", pytest.param("app", marks=pytest.mark.deep)])
async def test_five_phones_play_at_full_speed(market: ServedTable, draw: str) -> None:
    async with start_market(market, draw=draw, expansions=["smugglers"]) as table:
        players = [Player(table, seat) for seat in SEATS]
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(player.play() for player in players))
        await table.agree()
        assert set().union(*(player.refused for player in players)) <= PASSED_BY
        acknowledged = Counter(version for player in players for version in player.acknowledged)
        entries = [version for version, entry in table.log() if entry is not None]
        assert set(acknowledged) == set(entries)
        for socket in table.sockets:
            assert socket.document is not None
            assert socket.document["view"]["outcome"] == table.sockets[0].document["view"]["outcome"]  # type: ignore[index]


async def test_a_secret_reaches_no_other_phone_and_no_log(market: ServedTable) -> None:
    async with start_market(market) as table, table.sitting[0].watching() as tv:
        await table.to_stocking()
        await tv.until_version(table.sockets[0].v)
        for socket in (*table.sockets[:4], tv):
            assert "walrus" not in str(socket.messages)
            assert "heron" not in str(socket.messages)
        assert "walrus" in str(table.sockets[4].messages)
    log = market.output.read_text()
    assert table.sitting[0].table in log
    for word in ("walrus", "heron", "amounts", "fog", "storm"):
        assert word not in log
