"""What a process announces reaches its own phones whatever the channel layer does."""

import asyncio
import logging
from typing import Any

import pytest

from companion.live import hub as hub_module
from companion.live.hub import Hub
from companion.tables import broadcast
from tests.live.phones import phones
from tests.live.tables import begun
from tests.live.test_hub import TABLE, FakeTable, settled
from tests.live.test_hub import table as table  # a fixture
from tests.serving import ServedTable

NUDGE = {"type": "nudge", "table": str(TABLE), "v": 2, "r": 1}


class DeadLayer:
    """A channel layer that refuses, or that never answers."""

    def __init__(self, *, silent: bool) -> None:
        self.silent = silent
        self.asked = asyncio.Event()

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        self.asked.set()
        if self.silent:
            await asyncio.Event().wait()
        raise ConnectionError


@pytest.fixture(params=[False, True], ids=["refuses", "silent"])
def layer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, settings: Any) -> DeadLayer:
    settings.EMBEDDED = False
    dead = DeadLayer(silent=request.param)
    monkeypatch.setattr(broadcast, "get_channel_layer", lambda: dead)
    monkeypatch.setattr(broadcast._Process, "layer_answers", True)
    return dead


async def test_phones_of_the_announcing_process_need_no_layer(table: FakeTable, layer: DeadLayer) -> None:
    hub, phone = Hub(), table.phone(0, 0)
    broadcast.serve_from(asyncio.get_running_loop(), hub.take)
    try:
        hub.watch(TABLE, phone)
        await settled(hub)
        table.at = (2, 1)
        await asyncio.to_thread(broadcast._send, NUDGE)  # as a service does, in a thread
        async with asyncio.timeout(10):
            await layer.asked.wait()
            await settled(hub)
        assert phone.has == (2, 1)
    finally:
        broadcast.serve_from(None)


async def test_ones_own_nudge_that_comes_back_by_the_layer_does_nothing(table: FakeTable) -> None:
    hub, phone = Hub(), table.phone(0, 0)
    hub.watch(TABLE, phone)
    await settled(hub)
    table.at = (2, 1)
    hub.nudged(TABLE, 2, 1)
    await settled(hub)
    told = len(phone.frames)
    hub.nudged(TABLE, 2, 1)
    await settled(hub)
    assert (len(phone.frames), table.reads) == (told, 2)


async def test_presence_that_cannot_be_shared_does_not_keep_lost_nudges_from_healing(
    table: FakeTable, layer: DeadLayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a phone that was just heard at every turn, as pinging phones are."""
    monkeypatch.setattr(hub_module, "HEAL_EVERY", 0)
    hub, phone = Hub(), table.phone(0, 0)
    hub.watch(TABLE, phone)
    await settled(hub)
    table.at = (2, 1)
    keeping_up = asyncio.create_task(hub.keep_up())
    try:
        async with asyncio.timeout(10):
            while phone.has != (2, 1):
                phone.heard_at += 1
                await asyncio.sleep(0)
        assert layer.asked.is_set()
    finally:
        keeping_up.cancel()


async def test_a_layer_that_went_down_and_came_back_is_a_line_each(
    layer: DeadLayer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Answering:
        async def group_send(self, group: str, message: dict[str, Any]) -> None:
            pass

    monkeypatch.setattr(broadcast, "SEND_LIMIT", 0.01)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await broadcast.share_presence({TABLE: {"0": 1.0}})
        assert caplog.text.count("layer_down") == 1
        monkeypatch.setattr(broadcast, "get_channel_layer", Answering)
        for _ in range(3):
            await broadcast.share_presence({TABLE: {"0": 1.0}})
        assert caplog.text.count("layer_back") == 1


async def test_a_phone_that_can_only_ask_again_and_again_is_here(server: ServedTable) -> None:
    async with phones(server.url, 2) as (anna, ben):
        await begun([anna, ben])
        async with anna.watching(0) as socket:
            assert "1" not in socket.presence, "nobody has heard of Ben"
            await ben.look(1)
            await socket.until(lambda s: s.presence.get("1") == 0)
