"""Invariants once everything is quiet again: every acknowledged action is in the log, exactly once."""

import asyncio
import json
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import psycopg

from tests.chaos.soak.party import LastDocument, Party
from tests.chaos.soak.player import Entry, Ledger, canonical
from tests.serving import MANAGE_WITH_TEST_RULESETS, ROOT

QUIET_WITHIN_S = 180
LOOK_EVERY_S = 0.2


class Row(NamedTuple):
    """An entry of a log. `id` is the client action id, None where no phone sent it."""

    version: int
    kind: str
    id: str | None
    payload: str


Logs = Mapping[str, Sequence[Row]]


async def quiet(parties: Sequence[Party], database: str) -> None:
    """Wait until no work of the system seat is due, nobody waits for an answer and everybody shows the newest version.

    :raises AssertionError: that state is not reached in time.
    """
    try:
        async with asyncio.timeout(QUIET_WITHIN_S):
            while True:
                newest, tables_with_work = await asyncio.to_thread(_newest, database)
                if not tables_with_work and all(party.is_settled(newest) for party in parties):
                    return
                await asyncio.sleep(LOOK_EVERY_S)
    except TimeoutError:
        behind = [
            (player.table, player.at, newest[player.table], player.open)
            for party in parties
            for player in party.players
            if player.open or player.at != newest[player.table]
        ]
        raise AssertionError(f"not quiet: due at {tables_with_work}, behind or unanswered: {behind}") from None


def _newest(database: str) -> tuple[dict[str, tuple[int, int]], list[str]]:
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT id, version, revision, due_since FROM tables_table").fetchall()
    return {str(row[0]): (row[1], row[2]) for row in rows}, [str(row[0]) for row in rows if row[3] is not None]


def logs(database: str) -> Logs:
    """Return every log by table, in order."""
    rows_by_table: dict[str, list[Row]] = defaultdict(list)
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            "SELECT table_id, version, kind, client_action_id, payload FROM tables_logentry ORDER BY table_id, version"
        )
        for table, *row in rows:
            rows_by_table[str(table)].append(Row(*row))
    return rows_by_table


def faults_in(logs_read: Logs, entries: Mapping[str, Entry]) -> list[str]:
    """Return violations of the log's invariants.

    Each acknowledged action is in its log once, at its version, or repeats what another phone had entered before. A
    refused one is not in it, unless a copy was on its way on a lost connection. The log holds nothing else, and
    versions have no holes.
    """
    faults = []
    versions_by_id: Counter[str] = Counter()
    for table, rows in logs_read.items():
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            faults.append(f"{table}: the log has holes")
        for row in rows:
            if row.id is None:
                continue
            versions_by_id[row.id] += 1
            entry = entries.get(row.id)
            if entry and entry.refused and entry.lines > 1:
                continue
            if entry is None or (entry.table, entry.acknowledged_version) != (table, row.version):
                faults.append(f"{table}: entry {row.version} is {row.id}, of which the phone knows {entry}")
    for entry in entries.values():
        if entry.acknowledged_version is None and entry.refused is None:
            faults.append(f"{entry.id} was never answered")
        elif (
            entry.acknowledged_version is not None
            and versions_by_id[entry.id] != 1
            and not _repeats_other_entry(entry, logs_read[entry.table])
        ):
            faults.append(
                f"{entry.id} was acknowledged with {entry.acknowledged_version}, and the log has it"
                f" {versions_by_id[entry.id]} times"
            )
    return faults


def _repeats_other_entry(entry: Entry, rows: Sequence[Row]) -> bool:
    assert entry.acknowledged_version is not None
    payload: Any = (
        json.loads(rows[entry.acknowledged_version - 1].payload) if entry.acknowledged_version <= len(rows) else None
    )
    return bool(payload == entry.message.get("action"))


async def unlike_fresh(last_documents: Sequence[LastDocument]) -> list[str]:
    """Return the phones whose last document differs from a fresh one."""
    unlike = []
    for table, player, document in last_documents:
        fresh = (await player.phone.get(f"/tables/{table}", seat=player.seat)).json()
        if canonical(fresh["v"], fresh["r"], fresh["document"]) != document:
            v, r, shown = json.loads(document)
            differing = [key for key in fresh["document"] if shown is None or shown.get(key) != fresh["document"][key]]
            at = f"{(v, r)} instead of {(fresh['v'], fresh['r'])}"
            unlike.append(f"{player.phone.address} (seat {player.seat}) at {table}: {at}, {', '.join(differing)}")
    return unlike


def replay_check(environment: Mapping[str, str]) -> str:
    """Return the output of `manage.py replay_check`.

    :raises AssertionError: a table differs from its replayed log.
    """
    command = [sys.executable, *MANAGE_WITH_TEST_RULESETS, "replay_check"]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def figures(logs_read: Logs, ledger: Ledger, seconds: float) -> str:
    """Summarize the run in one paragraph."""
    rows = [row for log in logs_read.values() for row in log]
    by_phones = sum(row.id is not None for row in rows)
    system = sum(row.id is None and row.kind == "action" for row in rows)
    refused = ", ".join(f"{count} {code}" for code, count in ledger.refused.most_common())
    doors = ", ".join(f"{count} by {door.rpartition(':')[2]}" for door, count in sorted(ledger.by_door.items()))
    after_all = sum(row.id in ledger.entries and bool(ledger.entries[row.id].refused) for row in rows)
    repeated = ledger.acknowledged + after_all - by_phones
    return (
        f"{len(ledger.entries)} actions sent, {ledger.acknowledged} acknowledged ({doors}), {ledger.repeats} said"
        f" again, {ledger.lost_lines} lines lost; refused: {refused or 'none'}.\n"
        f"{len(logs_read)} logs with {len(rows)} entries: {by_phones} by phones, {after_all} of them refused on another"
        f" line ({repeated} acknowledged as told by another before), {system} by the system seat. {seconds:.0f} s."
    )
