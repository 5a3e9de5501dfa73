"""Checks of the invariants after every fault and every race."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from companion.tables.codec import Codec
from companion.tables.models import Table
from companion.tables.replays import find_undoable_after
from games.core.log import Entry, find_effective
from games.core.replay import replay
from tests.chaos.party import Party, Row
from tests.chaos.production_set import WEB, poll_until
from tests.live.phones import Phone


async def check_convergence(party: Party, among: Sequence[str] = WEB) -> list[Row]:
    """Wait until no work is due, then check the invariants and return the log.

    The log has no hole and no duplicates, every acknowledged action is in it, the stored state is the replayed one, and
    every phone shows exactly what the web processes `among` answer.
    """
    log = await _log_when_quiet(party)
    _check_log(party, log)
    state = await _check_replay(party, log)
    await _check_phones(party, log, state, among)
    return log


async def _log_when_quiet(party: Party) -> list[Row]:
    production = party.production

    async def quiet() -> bool:
        ((due_since,),) = await production.rows("SELECT due_since FROM tables_table WHERE id = %s", party.table)
        return due_since is None

    await poll_until(quiet)
    return await party.log()


def _check_log(party: Party, log: list[Row]) -> None:
    assert [row.version for row in log] == list(range(1, len(log) + 1))
    entries_by_id = Counter(row.id for row in log if row.id is not None)
    assert set(entries_by_id.values()) <= {1}, "an action is in the log twice"
    for submission in party.submissions:
        if submission.acknowledged_version is not None:
            assert submission.acknowledged_version <= len(log), f"{submission} was acknowledged, and nothing is there"
            row = log[submission.acknowledged_version - 1]
            repeats_other_entry = (
                submission.action is not None
                and json.loads(row.payload) == submission.action
                and not entries_by_id[submission.id]
            )
            assert row.id == submission.id or repeats_other_entry, f"{submission} was acknowledged, and {row} is there"
    acknowledged_ids = {action.id for action in party.submissions if action.acknowledged_version is not None}
    refused_ids = {action.id for action in party.submissions if action.refused is not None} - acknowledged_ids
    assert not refused_ids & set(entries_by_id), "a refused action is in the log"
    assert set(entries_by_id) <= {action.id for action in party.submissions}, (
        "the log has an action that nobody submitted"
    )


async def _check_replay(party: Party, log: list[Row]) -> Any:
    """Return the state that the log leads to, and assert that it is the stored one."""
    codec = Codec(party.script.ruleset())
    entries = [Entry(row.version, row.kind, row.seat, codec.decode_content(row.payload)) for row in log]
    played = list(find_effective(entries))
    result = replay(codec.ruleset, played)
    assert result.error is None
    ((version, state, undoable),) = await party.production.rows(
        "SELECT version, state, undoable FROM tables_headstate WHERE table_id = %s", party.table
    )
    assert (version, codec.decode_state(state)) == (len(log), result.state)
    ((at, draw),) = await party.production.rows("SELECT version, draw FROM tables_table WHERE id = %s", party.table)
    assert {int(seat): at for seat, at in undoable.items()} == find_undoable_after(
        Table(draw=draw), codec.ruleset, played
    )
    assert at == len(log)
    return result.state


async def _check_phones(party: Party, log: list[Row], state: Any, among: Sequence[str]) -> None:
    await party.all_at(len(log))
    ruleset = party.script.ruleset()
    for phone, socket in (*zip(party.sitting, party.sockets, strict=True), (party.sitting[0], party.tv)):
        viewer = socket.seat
        view = msgspec.json.decode(msgspec.json.encode(ruleset.build_view(state, viewer)))
        for name in among:
            fresh = await _look(phone, party.production.url(name), viewer)
            await socket.until(lambda phone_socket, fresh=fresh: phone_socket.at >= (fresh["v"], fresh["r"]))
            assert (fresh["v"], fresh["document"]) == (socket.v, socket.document), f"{viewer} at {name}"
            assert fresh["document"]["view"] == view


async def _look(phone: Phone, url: str, viewer: Any) -> Any:
    response = await phone.http.get(f"{url}/api/v1/tables/{phone.table}", params={"seat": viewer})
    assert response.is_success, response.text
    return response.json()
