"""Five phones see the past corrected while they play on; simultaneous actions are done, directly or on retry."""

import asyncio
from typing import Any

import msgspec
import pytest

from games.carcassonne.actions import PlaceTile
from tests.games.recorded import rows
from tests.live.phones import Phone, Socket
from tests.live.tables import table_with_sockets
from tests.records.carcassonne import compute, moves
from tests.serving import ServedTable

ROW: dict[str, Any] = next(row for row in rows() if row["players"] == 5 and not row["discarded"])
LOG = [(seat, msgspec.to_builtins(action)) for _, seat, action in moves(ROW)]
ENTRIES = 140
WRONG = next(version for version in range(20, ENTRIES) if LOG[version - 2][0] and LOG[version - 2][1].get("follower"))
"""A slip: a seat other than the host's placed a follower here and did not enter it. All later entries stay valid
without it."""


async def play_with_slip(sitting: list[Phone]) -> None:
    """Play the record, with the slip, until the table has 140 entries."""
    for version in range(2, ENTRIES + 1):
        seat, action = LOG[version - 2]
        entry = {**action, "follower": None} if version == WRONG else action
        await submit_action(sitting, seat, entry, version - 1)


async def submit_action(sitting: list[Phone], seat: int, action: dict[str, Any], version: int) -> int:
    body = {"seat": seat, "id": f"e{version}", "version": version, "action": action}
    answer = await sitting[seat].ask("POST", f"/tables/{sitting[seat].table}/actions", body)
    return int(answer["version"])


async def submit_until_accepted(socket: Socket, phone: Phone, seat: int, action: dict[str, Any]) -> int:
    """Submit an action as a phone's outbox does: one id, sent at the phone's version, and again at its newer version
    after a stale refusal."""
    ident, version = phone.new_id(), ENTRIES
    while True:
        submit = {"t": "submit", "id": ident, "seat": seat, "version": version, "action": action}
        answer = await socket.ask(submit)
        if answer["t"] == "ack":
            return int(answer["v"])
        assert (answer["code"], answer["v"] > version) == ("table.stale_version", True), answer
        version = answer["v"]


@pytest.mark.parametrize("confirms", ["first", "meanwhile"])
async def test_an_old_entry_is_corrected_while_all_play_on(server: ServedTable, confirms: str) -> None:
    async with table_with_sockets(server.url, 5) as (sitting, sockets):
        await play_with_slip(sitting)
        maker, right = LOG[WRONG - 2]
        at = f"/tables/{sitting[0].table}/corrections"
        draft = {"type": "correction", "edits": [{"type": "replace", "ref": str(WRONG), "action": right}]}
        seat, action = LOG[ENTRIES - 1]
        points = {"type": "adjust_score", "seat": 4, "points": 3, "reason": "agreed"}
        body = {"seat": maker, "draft": draft, "id": "correct"}
        proposal = (await sitting[maker].ask("POST", at, body))["proposal"]
        works = [
            sitting[0].ask("POST", f"{at}/{proposal}"),
            submit_until_accepted(sockets[seat], sitting[seat], seat, action),
            submit_until_accepted(sockets[0], sitting[0], 0, points),
        ]
        if confirms == "first":
            await works.pop(0)
        await asyncio.gather(*works)
        for socket in sockets:
            await socket.until_version(ENTRIES + 3)
        assert {socket.v for socket in sockets} == {ENTRIES + 3}
        for place, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            fresh = await phone.look(place)
            assert socket.document == fresh["document"]
            assert [narration["text"]["code"] for narration in socket.narrations].count("table.event_corrected") == 1
            timeline = await phone.ask("GET", f"/tables/{phone.table}/timeline?seat={place}")
            kinds = [entry["kind"] for entry in timeline["entries"][ENTRIES:]]
            assert sorted(kinds) == ["action", "action", "correction"]
            (corrected,) = (entry for entry in timeline["entries"] if entry["kind"] == "correction")
            assert timeline["entries"][WRONG - 1]["by"] == corrected["v"]
            put_right = await phone.ask("GET", f"/tables/{phone.table}/put-right/{corrected['v']}?seat={place}")
            assert put_right
        scores = [seat["score"] for seat in sockets[0].document["view"]["seats"].values()]  # type: ignore[index]
        expected = [*compute(ROW)["scores"][(ENTRIES - 2) // 2]]
        expected[4] += 3
        assert isinstance(list(moves(ROW))[ENTRIES - 1][2], PlaceTile)
        assert scores == expected
