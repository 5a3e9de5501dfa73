"""Changes by another process that sends no nudges, or leaves work undone, still reach every phone."""

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack

import msgspec

from games.core.action import Action
from tests.live.phones import Phone
from tests.live.places import LOG, ROW, Place, play_recorded_until
from tests.serving import ROOT, ServedTable, server_environment

ANOTHER_PROCESS = """
import json, sys
from uuid import UUID
import django
django.setup()
from companion.people.devices import find_device
from companion.tables.requests import NewAction
from companion.tables.services.actions import submit_action
asked = json.load(sys.stdin)
print(submit_action(find_device(asked.pop("token")), UUID(asked.pop("table")), NewAction(**asked)))
"""


def act_in_other_process(server: ServedTable, place: Place, seat: int, payload: dict[str, object]) -> int:
    """Submit an action from a process without a reachable broker: its nudges and system work go nowhere."""
    environment = server_environment(
        server.output.parent,
        DJANGO_SETTINGS_MODULE="companion.settings",
        COMPANION_REDIS_URL="redis://127.0.0.1:1/0",
        COMPANION_ALLOWED_HOSTS="127.0.0.1",
    )
    body = {
        "token": place.tokens[seat],
        "table": place.table,
        "seat": seat,
        "action": payload,
        "version": place.version,
        "id": "from elsewhere",
    }
    process = subprocess.run(
        [sys.executable, "-c", ANOTHER_PROCESS],
        cwd=ROOT,
        env=environment,
        input=json.dumps(body),
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert process.returncode == 0, process.stderr
    return int(process.stdout)


def is_last(state: object, action: Action) -> bool:
    return action is LOG[-1][2]


async def test_a_lost_nudge_is_healed_and_overdue_system_work_is_done(server: ServedTable) -> None:
    """The last tile is placed by a process that can notify nobody."""
    place = await play_recorded_until(server.url, is_last)
    _, seat, action = LOG[-1]
    async with AsyncExitStack() as stack:
        sockets = []
        for actor, token in enumerate(place.tokens):
            phone = Phone(server.url)
            phone.token, phone.table = token, place.table
            sockets.append(await stack.enter_async_context(phone.watching(actor)))
        version = await asyncio.to_thread(act_in_other_process, server, place, int(seat), msgspec.to_builtins(action))
        assert version == place.version + 1
        for socket in sockets:
            await socket.until_version(version)
            assert [narration["text"]["code"] for narration in socket.narrations][:1] == ["carcassonne.event_placed"]
        for socket in sockets:
            await socket.until_version(version + 1)
            assert socket.document is not None
            assert socket.document["table"]["status"] == "finished"
            assert socket.document["view"]["outcome"]["scores"] == ROW["final_scores"]
