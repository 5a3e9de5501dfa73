"""Benchmark of a correction of an old entry at five phones: time from the host's tap to the last phone that shows
it."""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx

from bench.figures import find_percentile, print_title, show
from bench.live import SEATS, Table, seat_everybody, watch
from bench.processes import CHECKOUT
from tests.serving import served

ENTRIES, CORRECTED = 140, 20
ROUNDS = 60


def run(rounds: int = ROUNDS) -> None:
    """Measure one process on SQLite."""
    print_title(f"Correction of entry {CORRECTED} of {ENTRIES}, {SEATS} phones, embedded: one process on SQLite")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), checkout=CHECKOUT) as server:
        asyncio.run(measure((server.url,), rounds))


async def measure(urls: Sequence[str], rounds: int, entries: int = ENTRIES) -> None:
    """Correct an old entry and change it back in turn, `rounds` times, and print how long that took."""
    (table,) = seat_everybody(urls[0], 1)
    slip = next(at for at in range(min(CORRECTED, entries), entries) if _is_slip(*table.actions[at - 2]))
    seat, correct_action = table.actions[slip - 2]
    wrong_action = {**correct_action, "follower": None}
    table.actions[slip - 2] = (seat, wrong_action)
    proposal_times, confirmation_times = [], []
    async with watch([table], urls), httpx.AsyncClient(timeout=60) as client:
        while table.version < entries:
            await table.act()
        for number in range(rounds):
            action = wrong_action if number % 2 else correct_action
            draft = {"type": "correction", "edits": [{"type": "replace", "ref": str(slip), "action": action}]}
            body = {"seat": seat, "draft": draft, "id": f"mend-{number}"}
            begun = perf_counter()
            proposal = (await _ask(client, urls[0], table, seat, "/corrections", body))["proposal"]
            proposal_times.append((perf_counter() - begun) * 1000)
            expected = table.version + 1
            completed = table.complete.setdefault(expected, asyncio.get_running_loop().create_future())
            begun = perf_counter()
            await _ask(client, urls[-1], table, 0, f"/corrections/{proposal}", {})
            confirmation_times.append((await asyncio.wait_for(completed, 30) - begun) * 1000)
            table.version = expected
    show("proposal to its answer, p50", median(proposal_times), "ms")
    show("the host's tap to the last of five phones, p50", median(confirmation_times), "ms", "aim < 1000")
    show("the host's tap to the last of five phones, p90", find_percentile(confirmation_times, 0.9), "ms", "aim < 1000")
    show(
        "the host's tap to the last of five phones, the slowest",
        max(confirmation_times),
        "ms",
        f"of {rounds}; aim < 1000",
    )


def _is_slip(seat: int, action: dict[str, Any]) -> bool:
    """True if a seat other than the host's placed a follower that it may leave out, and every later entry stays
    legal."""
    return seat != 0 and bool(action.get("follower"))


async def _ask(client: httpx.AsyncClient, url: str, table: Table, seat: int, path: str, body: object) -> dict[str, Any]:
    headers = {"Authorization": f"Device {table.tokens[seat]}"}
    answer = await client.post(f"{url}/api/v1/tables/{table.ident}{path}", json=body, headers=headers)
    answer.raise_for_status()
    content: dict[str, Any] = answer.json()
    return content
