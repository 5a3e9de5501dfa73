"""Announcements of a process reach its own phones in any state of the channel layer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any

import pytest
import pytest_asyncio

from companion.live import hub as hub_module
from companion.live.hub import Hub
from companion.runtime.recent import Recent
from companion.tables.edges import broadcast
from companion.tables.edges.broadcast import News
from games.core.seats import SPECTATOR
from tests.live.hub import table as table  # a fixture
from tests.live.hub import wait_until_settled, watched_by
from tests.live.phones import PATIENCE_S, phones
from tests.live.stand_ins import TABLE, FakeTable
from tests.live.tables import start_table
from tests.serving import ServedTable

OTHER = "another table"


def at_version(v: int, table: str = str(TABLE)) -> News:
    return News(versions={table: (v, 1)})


class DeadLayer:
    """A channel layer that refuses, or that never answers."""

    def __init__(self, *, silent: bool) -> None:
        self.silent = silent
        self.send_started = asyncio.Event()

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        self.send_started.set()
        if self.silent:
            await asyncio.Event().wait()
        raise ConnectionError


@pytest.fixture(params=[False, True], ids=["refuses", "silent"])
def layer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, settings: Any) -> DeadLayer:
    settings.EMBEDDED = False
    dead = DeadLayer(silent=request.param)
    monkeypatch.setattr(broadcast, "get_channel_layer", lambda: dead)
    monkeypatch.setattr(broadcast._Process, "is_layer_up", True)
    return dead


async def test_phones_of_the_announcing_process_need_no_layer(table: FakeTable, layer: DeadLayer) -> None:
    hub, phone = Hub(), table.phone(0, 0)
    broadcast.serve_from(asyncio.get_running_loop(), hub.take)
    try:
        hub.watch(TABLE, phone)
        await wait_until_settled(hub)
        table.at = (2, 1)
        await asyncio.to_thread(broadcast._send, at_version(2))  # in a thread, as a service does
        async with asyncio.timeout(PATIENCE_S):
            await layer.send_started.wait()
            await wait_until_settled(hub)
        assert phone.sent == (2, 1)
    finally:
        broadcast.serve_from(None)


async def test_a_process_says_what_it_watches(table: FakeTable, monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.EMBEDDED = False
    shared: list[News] = []
    monkeypatch.setattr(broadcast, "_gather", shared.append)
    monkeypatch.setattr(broadcast._Process, "listener", lambda _: None)
    monkeypatch.setattr(broadcast._Process, "watched_elsewhere", Recent[str, float](1))
    here, elsewhere = await watched_by(table.phone(0, 0)), await watched_by(table.phone(SPECTATOR))
    for sender, is_elsewhere in ((here, False), (elsewhere, True)):
        for _ in range(2):  # a spectator's phone is heard under no name
            sender.announce_presence()
        here.take(shared[-1].build_message())
        assert broadcast.is_watched_elsewhere(TABLE) is is_elsewhere


async def test_an_own_nudge_that_returns_through_the_layer_does_nothing(table: FakeTable) -> None:
    hub, phone = Hub(), table.phone(0, 0)
    hub.watch(TABLE, phone)
    await wait_until_settled(hub)
    table.at = (2, 1)
    hub.hear_nudge(TABLE, 2, 1)
    await wait_until_settled(hub)
    frames = len(phone.frames)
    hub.hear_nudge(TABLE, 2, 1)
    await wait_until_settled(hub)
    assert (len(phone.frames), table.reads) == (frames, 2)


async def test_lost_nudges_are_healed_even_if_presence_cannot_be_shared(
    table: FakeTable, layer: DeadLayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The phone was heard just before each attempt, like phones that ping."""
    monkeypatch.setattr(hub_module, "HEAL_EVERY", 0)
    hub, phone = Hub(), table.phone(0, 0)
    hub.watch(TABLE, phone)
    await wait_until_settled(hub)
    table.at = (2, 1)
    keeping_up = asyncio.create_task(hub.keep_up())
    try:
        async with asyncio.timeout(PATIENCE_S):
            while phone.sent != (2, 1):
                phone.heard_at += 1
                await asyncio.sleep(0)
        assert layer.send_started.is_set()
    finally:
        keeping_up.cancel()


class GatedLayer:
    """A channel layer that accepts each message only when permitted; `fails` is raised instead."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.send_started: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.may = asyncio.Semaphore(0)
        self.fails: Exception | None = None

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        self.send_started.put_nowait(message)
        await self.may.acquire()
        if self.fails:
            raise self.fails
        self.messages.append(message)

    @property
    def versions(self) -> list[dict[str, tuple[int, int]]]:
        return [message["versions"] for message in self.messages]


@pytest_asyncio.fixture
async def gated_layer(monkeypatch: pytest.MonkeyPatch, settings: Any) -> AsyncIterator[GatedLayer]:
    """A process without sockets, like the worker."""
    settings.EMBEDDED = False
    layer = GatedLayer()
    monkeypatch.setattr(broadcast, "get_channel_layer", lambda: layer)
    monkeypatch.setattr(broadcast._Process, "is_layer_up", True)
    monkeypatch.setattr(broadcast._Process, "publishing", None)
    broadcast.serve_from(asyncio.get_running_loop())
    yield layer
    broadcast.serve_from(None)


async def test_versions_of_tables_that_no_other_process_watches_wait_for_more(
    gated_layer: GatedLayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "UNWATCHED_DELAY_S", 0.001)
    monkeypatch.setattr(broadcast._Process, "listener", lambda _: None)  # the process serves sockets
    monkeypatch.setattr(broadcast._Process, "watched_elsewhere", Recent[str, float](1))
    gated_layer.may.release()
    for v in (2, 3):
        broadcast._announce(at_version(v))
        assert broadcast._Process.publishing is None
    await gated_layer.send_started.get()
    await wait_until_published()
    assert gated_layer.versions == [{str(TABLE): (3, 1)}]


async def test_versions_of_a_table_that_another_process_watches_wait_for_nothing(
    gated_layer: GatedLayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "UNWATCHED_DELAY_S", 3600)
    monkeypatch.setattr(broadcast._Process, "listener", lambda _: None)
    gated_layer.may.release()
    broadcast._announce(at_version(2, OTHER))
    broadcast.note_watched_elsewhere([str(TABLE)])
    broadcast._announce(at_version(2))
    await gated_layer.send_started.get()
    await wait_until_published()
    assert gated_layer.versions == [{OTHER: (2, 1), str(TABLE): (2, 1)}]


async def wait_until_published() -> None:
    """Wait until nothing is on its way to the layer."""
    assert broadcast._Process.publishing
    async with asyncio.timeout(PATIENCE_S):
        await broadcast._Process.publishing


async def test_announcements_of_one_loop_turn_are_one_message_with_the_newest_versions(gated_layer: GatedLayer) -> None:
    gated_layer.may.release()
    for v in (2, 4, 3):  # threads may finish in any order
        broadcast._send(at_version(v))
    broadcast._send(at_version(9, OTHER))
    broadcast._send(News(heard_at={str(TABLE): {"1": monotonic()}}))
    await gated_layer.send_started.get()
    await wait_until_published()
    assert gated_layer.versions == [{str(TABLE): (4, 1), OTHER: (9, 1)}]
    assert gated_layer.messages[0]["tables"].keys() == {str(TABLE)}


async def test_announcements_during_a_send_are_collected_for_the_next_one(gated_layer: GatedLayer) -> None:
    broadcast._send(at_version(2))
    await gated_layer.send_started.get()
    for v in (3, 4, 5):
        await asyncio.to_thread(broadcast._send, at_version(v))
    broadcast._send(at_version(1, OTHER))
    broadcast.share_presence({str(TABLE): {"0": monotonic() - 1.0}}, "here")
    gated_layer.may.release()
    gated_layer.may.release()
    await gated_layer.send_started.get()
    await wait_until_published()
    assert gated_layer.versions == [{str(TABLE): (2, 1)}, {str(TABLE): (5, 1), OTHER: (1, 1)}]
    assert gated_layer.messages[1]["tables"][str(TABLE)]["0"] >= 1.0


async def test_a_failed_announcement_is_sent_with_the_next_one(gated_layer: GatedLayer) -> None:
    gated_layer.fails = ConnectionError()
    broadcast._send(at_version(2))
    await gated_layer.send_started.get()
    broadcast._send(at_version(7, OTHER))
    await asyncio.sleep(0)
    gated_layer.may.release()  # it fails, and is retried with what was collected
    assert (await gated_layer.send_started.get())["versions"] == {str(TABLE): (2, 1), OTHER: (7, 1)}
    gated_layer.may.release()
    await wait_until_published()
    assert gated_layer.send_started.empty(), "a layer that is down is not asked again and again"
    gated_layer.fails = None
    gated_layer.may.release()
    broadcast._send(at_version(3))
    await gated_layer.send_started.get()
    await wait_until_published()
    assert gated_layer.versions == [{str(TABLE): (3, 1), OTHER: (7, 1)}]


async def test_failure_and_recovery_of_the_layer_are_logged_once_each(
    layer: DeadLayer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Answering:
        async def group_send(self, group: str, message: dict[str, Any]) -> None:
            pass

    monkeypatch.setattr(broadcast, "SEND_LIMIT", 0.01)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            broadcast.share_presence({str(TABLE): {"0": monotonic() - 1.0}}, "here")
            await wait_until_published()
        assert caplog.text.count("layer_down") == 1
        monkeypatch.setattr(broadcast, "get_channel_layer", Answering)
        for _ in range(3):
            broadcast.share_presence({str(TABLE): {"0": monotonic() - 1.0}}, "here")
            await wait_until_published()
        assert caplog.text.count("layer_back") == 1


async def test_the_hub_reads_news_and_the_format_of_another_release(table: FakeTable) -> None:
    hub, phone = Hub(), table.phone(0, 0)
    hub.watch(TABLE, phone)
    await wait_until_settled(hub)
    table.at = (2, 1)
    hub.take({"type": "nudge", "table": str(TABLE), "v": 2, "r": 1})
    hub.take({"type": "presence", "tables": {str(TABLE): {"1": 1.0}}})
    hub.announce_presence()
    assert phone.sent_messages("presence")[-1]["seats"]["1"] == 0
    hub.take({**at_version(2).build_message(), "of a later release": {}})
    await wait_until_settled(hub)
    assert phone.sent == (2, 1)


async def test_a_phone_that_polls_over_http_counts_as_present(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        await start_table([anna, ben])
        async with anna.watching(0) as socket:
            assert "1" not in socket.presence, "nobody has heard of Ben"
            await ben.look(1)
            await socket.until(lambda s: s.presence.get("1") == 0)
