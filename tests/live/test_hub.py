"""The hub alone: which phone gets what, in which order, under any interleaving."""

import asyncio
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from companion.live import hub as hub_module
from companion.live import presence
from companion.live.hub import NOTHING, Hub
from companion.live.presence import PING_EVERY_S, STALE_AFTER
from games.core.seats import SPECTATOR
from tests.live.hub import table as table  # a fixture
from tests.live.hub import wait_until_settled, watched_by
from tests.live.phones import PATIENCE_S
from tests.live.stand_ins import TABLE, FakeTable


async def test_every_viewer_gets_its_view_then_patches_that_are_computed_once(table: FakeTable) -> None:
    phones = [table.phone(0, 0), table.phone(SPECTATOR), table.phone(SPECTATOR)]
    hub = await watched_by(*phones)
    assert [phone.sent_messages()[-1]["t"] for phone in phones] == ["view"] * 3
    assert table.reads == 1

    table.nudge(hub, 2, 1)
    await wait_until_settled(hub)
    assert table.reads == 2
    assert [phone.sent_messages()[-1]["t"] for phone in phones] == ["update"] * 3
    assert phones[1].frames[-1] is phones[2].frames[-1]
    assert phones[0].sent_messages()[-1]["narrations"] == [{"text": {"code": "said", "params": {"v": 2}}}]
    for phone in phones:
        assert phone.document == table.document(phone.viewer, (2, 1))


async def test_a_new_phone_learns_the_waiting_time_and_updates_omit_it(table: FakeTable) -> None:
    hub, early, late = Hub(), table.phone(0, 0), table.phone(1, 1)
    table.waited = 93
    hub.watch(TABLE, early)
    await wait_until_settled(hub)
    table.waited = 95
    hub.watch(TABLE, late)
    await wait_until_settled(hub)
    assert [phone.sent_messages()[-1]["waited"] for phone in (early, late)] == [93, 95]
    table.at, table.waited = (2, 1), 0
    hub.hear_nudge(TABLE, 2, 1)
    await wait_until_settled(hub)
    for phone in (early, late):
        assert phone.sent_messages()[-1]["t"] == "update"
        assert "waited" not in phone.sent_messages()[-1]


@pytest.mark.parametrize("nudge", [(2, 1), (1, 9), (2, 0)])
async def test_a_nudge_for_a_version_already_sent_does_nothing(table: FakeTable, nudge: tuple[int, int]) -> None:
    hub, phone = Hub(), table.phone(0, 0)
    table.at = (2, 1)
    hub.watch(TABLE, phone)
    await wait_until_settled(hub)
    frames = len(phone.frames)
    hub.hear_nudge(TABLE, *nudge)
    hub.hear_nudge(uuid7(), 9, 9)
    await wait_until_settled(hub)
    assert (len(phone.frames), table.reads) == (frames, 1)


@pytest.mark.parametrize("by", ["nudge", "heal"])
async def test_phones_of_a_deleted_table_are_dismissed_once(table: FakeTable, by: str) -> None:
    phones = [table.phone(0, 0), table.phone(SPECTATOR)]
    hub = await watched_by(*phones)
    table.is_deleted = True
    if by == "nudge":
        hub.hear_nudge(TABLE, 1, 2)
    await hub.heal()
    await wait_until_settled(hub)
    await hub.heal()
    assert [[message["t"] for message in phone.sent_messages("view", "bye")] for phone in phones] == [
        ["view", "bye"]
    ] * 2


async def test_a_late_nudge_does_not_hide_a_newer_one(table: FakeTable) -> None:
    hub = await watched_by(phone := table.phone(0, 0))
    gate = table.hold()
    table.nudge(hub, 2, 1)
    await table.next_read()
    table.nudge(hub, 3, 1)
    hub.hear_nudge(TABLE, 2, 1)  # a slow message of another process
    gate.set()
    await wait_until_settled(hub)
    assert phone.document == table.document(0, (3, 1))


async def test_news_during_the_computation_of_an_update_lead_to_one_more(table: FakeTable) -> None:
    hub = await watched_by(phone := table.phone(0, 0))
    gate = table.hold()
    table.nudge(hub, 2, 1)
    await table.next_read()
    for v in range(3, 8):
        table.nudge(hub, v, 1)
    gate.set()
    await wait_until_settled(hub)
    assert [message["v"] for message in phone.sent_messages()] == [1, 2, 7]
    assert phone.document == table.document(0, (7, 1))


async def test_a_phone_that_arrives_during_the_computation_is_not_skipped(table: FakeTable) -> None:
    early, late = table.phone(0, 0), table.phone(1, 1)
    hub = await watched_by(early)
    gate = table.hold()
    table.nudge(hub, 2, 1)
    await table.next_read()
    hub.watch(TABLE, late)  # its view was not computed
    table.nudge(hub, 3, 1)
    gate.set()
    await wait_until_settled(hub)
    for phone in (early, late):
        assert phone.sent == (3, 1)
        assert phone.document == table.document(phone.viewer, (3, 1))
    assert [message["t"] for message in late.sent_messages()] == ["view"]


async def test_a_phone_with_another_base_document_gets_the_whole_view(table: FakeTable) -> None:
    hub = await watched_by(phone := table.phone(0, 0))
    phone.sent = (2, 1)  # a reject brought it a document that the hub has not sent
    table.nudge(hub, 3, 1)
    await wait_until_settled(hub)
    assert phone.sent_messages()[-1]["t"] == "view"
    assert phone.document == table.document(0, (3, 1))


async def test_a_phone_that_switches_seats_is_sent_the_new_seat_only(table: FakeTable) -> None:
    hub = await watched_by(phone := table.phone(0, 0, 1))
    gate = table.hold()
    table.nudge(hub, 2, 1)
    await table.next_read()
    phone.frames.clear()
    hub.leave(TABLE, phone)
    phone.viewer, phone.sent = 1, NOTHING
    hub.watch(TABLE, phone)
    gate.set()
    await wait_until_settled(hub)
    assert [(message["t"], message["document"]["view"]["of"]) for message in phone.sent_messages()] == [("view", "1")]


async def test_a_phone_never_gets_the_view_of_a_seat_that_moved_away(table: FakeTable) -> None:
    anna, ben = table.phone(0, 0), table.phone(1, 1)
    hub = await watched_by(anna, ben)
    table.seats_of_devices = {anna.device_id: (1,), ben.device_id: (0,)}
    table.nudge(hub, 1, 2)
    await wait_until_settled(hub)
    for phone in (anna, ben):
        assert phone.sent_messages()[-1]["seat"] == "spectator"
        assert [message["document"]["view"]["of"] for message in phone.sent_messages("view")[1:]] == ["spectator"]
        assert phone.sent_messages("update") == []


async def test_a_phone_that_is_no_longer_a_member_is_sent_nothing_more(table: FakeTable) -> None:
    anna, guest = table.phone(0, 0), table.phone(SPECTATOR)
    hub = await watched_by(anna, guest)
    del table.seats_of_devices[guest.device_id]
    guest.frames.clear()
    table.nudge(hub, 2, 2)
    await wait_until_settled(hub)
    assert guest.frames == ['{"t":"bye"}']
    table.nudge(hub, 3, 2)
    await wait_until_settled(hub)
    assert guest.frames == ['{"t":"bye"}']
    assert anna.document == table.document(0, (3, 2))


async def test_a_lost_nudge_is_healed(table: FakeTable) -> None:
    hub = await watched_by(phone := table.phone(0, 0))
    table.at = (5, 1)
    await hub.heal()
    await wait_until_settled(hub)
    assert phone.document == table.document(0, (5, 1))


async def test_a_failed_update_is_repeated(table: FakeTable, caplog: pytest.LogCaptureFixture) -> None:
    phone, late = table.phone(0, 0), table.phone(SPECTATOR)
    hub = await watched_by(phone)
    table.failures = 1
    table.at = (2, 1)
    hub.watch(TABLE, late)
    hub.hear_nudge(TABLE, 2, 1)
    await wait_until_settled(hub)
    assert (phone.sent, late.sent) == ((1, 1), NOTHING)
    assert "update_failed" in caplog.text
    await hub.heal()
    await wait_until_settled(hub)
    assert (phone.sent, late.sent) == ((2, 1), (2, 1))


async def test_a_table_is_dropped_with_its_last_phone(table: FakeTable) -> None:
    phone, other = table.phone(0, 0), table.phone(1, 1)
    hub = await watched_by(phone, other)
    hub.leave(TABLE, phone)
    hub.leave(TABLE, other)
    hub.leave(TABLE, other)
    assert hub._tables == {}
    await hub.heal()
    hub.hear_nudge(TABLE, 9, 9)
    await wait_until_settled(hub)
    assert table.reads == 1


async def test_presence_tells_live_from_silent_phones(
    table: FakeTable, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.EMBEDDED = True
    now = 100.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    hub, anna, ben, tv = Hub(), table.phone(0, 0, 2), table.phone(1, 1), table.phone(SPECTATOR)
    for phone in (anna, ben, tv):
        phone.heard_at = now
        hub.watch(TABLE, phone)
    await wait_until_settled(hub)

    def newest() -> list[Any]:
        return [phone.sent_messages("presence")[-1]["seats"] for phone in (anna, ben, tv)]

    assert newest() == [{"0": 0, "1": 0, "2": 0}] * 3
    now += STALE_AFTER - 0.5
    anna.heard_at = now
    so_far = len(tv.frames)
    hub.announce_presence()
    assert len(tv.frames) == so_far, "nothing changed"

    now += 2
    hub.announce_presence()
    assert newest() == [{"0": 0, "1": int(STALE_AFTER + 1.5), "2": 0}] * 3
    ben.heard_at = now
    hub.announce_presence()
    assert newest() == [{"0": 0, "1": 0, "2": 0}] * 3
    hub.leave(TABLE, ben)
    now += STALE_AFTER
    anna.heard_at = tv.heard_at = now
    hub.announce_presence()
    assert anna.sent_messages("presence")[-1]["seats"] == tv.sent_messages("presence")[-1]["seats"]
    assert tv.sent_messages("presence")[-1]["seats"] == {"0": 0, "1": int(STALE_AFTER), "2": 0}


def test_presence_is_merged_with_that_of_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    local, elsewhere = presence.Attendance(), presence.Attendance()
    now += 50
    elsewhere.hear(("1", presence.HOST), now - 1)
    local.hear(("0",), now)
    assert local.measure_host_silence() == 50
    local.merge({name: now - at for name, at in elsewhere.list_heard().items()})
    assert local.list_silences() == {"0": 0, "1": 0, presence.HOST: 0}
    assert elsewhere.list_heard() == {}, "said once"
    local.merge({"1": 30.0})
    assert local.list_silences()["1"] == 0, "older news change nothing"
    now += 70
    assert local.measure_host_silence() == 71
    assert local.list_silences() == {"0": 70, "1": 71, presence.HOST: 71}


def test_the_step_that_a_tv_shows_is_known_everywhere_while_the_tv_is_live(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    local, elsewhere = presence.Attendance(), presence.Attendance()
    local.hear(("0",), now)
    assert (local.find_step(), local.has_changed(), local.has_changed()) == (0, True, False)
    elsewhere.hear((f"{presence.STEP}9",), now)
    elsewhere.hear((f"{presence.STEP}10",), now)
    local.merge({name: now - at for name, at in elsewhere.list_heard().items()})
    assert (local.find_step(), local.has_changed(), local.has_changed()) == (10, True, False)
    assert local.list_silences() == {"0": 0, presence.HOST: 0}, "a TV is nobody's phone"
    now += STALE_AFTER + 0.1
    local.hear(("0", presence.HOST), now)
    assert (local.find_step(), local.has_changed()) == (0, True)


async def test_silence_counts_only_while_presence_is_shared(
    table: FakeTable, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.EMBEDDED = False
    now = 100.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    layer: list[dict[str, Any]] = []

    def share_presence(_ages: Any, sender: str) -> None:
        layer.append({"type": "news", "from": sender, "tables": {}})

    monkeypatch.setattr(hub_module, "share_presence", share_presence)
    hub, ben = Hub(), table.phone(1, 1)
    ben.heard_at = now
    hub.watch(TABLE, ben)
    await wait_until_settled(hub)

    async def a_minute(shared: bool) -> float:
        """Return the host's silence after a minute in which only Ben's phone pings; the host's phone is at another
        process."""
        nonlocal now
        for _ in range(60):
            now += 1
            ben.heard_at = now
            hub.announce_presence()
            await wait_until_settled(hub)
            message = layer.pop()
            hub.take({**message, "from": "another process"})
            if shared:
                hub.take(message)
        return hub.measure_host_silence(TABLE)

    assert await a_minute(shared=True) >= 59
    assert await a_minute(shared=False) == 0
    assert ben.sent_messages("presence")[-1].get("host", 0) == 0
    assert 58 <= await a_minute(shared=True) < 60, "it counts anew"
    hub.take({"type": "presence", "from": "another process", "tables": {str(TABLE): {presence.HOST: 1.0}}})
    assert hub.measure_host_silence(TABLE) == 1


class FakeLayer:
    """A channel layer whose connection breaks once."""

    def __init__(self) -> None:
        self.groups: dict[str, set[str]] = {}
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.channels = 0
        self.joined = asyncio.Queue[str]()

    async def new_channel(self, prefix: str) -> str:
        self.channels += 1
        return f"{prefix}{self.channels}"

    async def group_add(self, group: str, channel: str) -> None:
        self.groups.setdefault(group, set()).add(channel)
        self.joined.put_nowait(channel)

    async def group_discard(self, group: str, channel: str) -> None:
        self.groups[group].discard(channel)

    async def receive(self, channel: str) -> dict[str, Any]:
        assert channel in self.groups[hub_module.GROUP]
        message = await self.messages.get()
        if not message:
            raise ConnectionError
        return message


async def test_listening_continues_after_a_failure_and_rejoins_periodically(
    table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    layer = FakeLayer()
    monkeypatch.setattr(hub_module, "get_channel_layer", lambda: layer)
    monkeypatch.setattr(hub_module, "REJOIN_EVERY", 0.01)
    hub = await watched_by(phone := table.phone(0, 0))
    listening = asyncio.create_task(hub.listen())
    try:
        async with asyncio.timeout(PATIENCE_S):
            assert [await layer.joined.get() for _ in range(3)] == ["hub1", "hub2", "hub3"]  # repeatedly
            assert len(layer.groups[hub_module.GROUP]) == 1
            monkeypatch.setattr(hub_module, "REJOIN_EVERY", 3600)
            await layer.joined.get()
            layer.messages.put_nowait({})  # its connection breaks
            await layer.joined.get()
            table.at = (2, 1)
            layer.messages.put_nowait({"type": "nudge", "table": str(TABLE), "v": 2, "r": 1})  # as the release before
            layer.messages.put_nowait({"type": "news", "versions": {str(TABLE): (2, 1)}})
            await table.next_read()
            await wait_until_settled(hub)
        assert phone.sent == (2, 1)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    assert layer.groups[hub_module.GROUP] == set()


async def test_a_version_that_is_not_readable_yet_is_not_requested_endlessly(table: FakeTable) -> None:
    hub = await watched_by(phone := table.phone(0, 0))
    table.reads = 0
    hub.hear_nudge(TABLE, 3, 1)
    async with asyncio.timeout(PATIENCE_S):
        await wait_until_settled(hub)
    assert (table.reads, phone.sent) == (1, (1, 1))
    table.at = (3, 1)
    await hub.heal()
    await wait_until_settled(hub)
    assert phone.sent == (3, 1)


def test_one_missed_ping_makes_a_phone_stale() -> None:
    assert PING_EVERY_S < STALE_AFTER < 2 * PING_EVERY_S
