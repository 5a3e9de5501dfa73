"""Invariants that hold after every fault and every race."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from companion.tables.codec import Codec
from companion.tables.models import Table
from companion.tables.replays import undoable_after
from games.core.log import Entry, effective
from games.core.replay import replay
from tests.chaos.party import Party, Row
from tests.chaos.whole import WEB, eventually
from tests.live.phones import Phone


async def converged(party: Party, among: Sequence[str] = WEB) -> list[Row]:
    """Wait until no work is due, then check the invariants and return the log.

    The log has no hole and no duplicates, every acknowledged action is in it, the stored state is the replayed one, and
    every phone shows exactly what the web processes `among` answer.
    """
    log = await _log(party)
    _has_no_hole_and_nothing_twice(party, log)
    state = await _replays(party, log)
    await _all_show_it(party, log, state, among)
    return log


async def _log(party: Party) -> list[Row]:
    whole = party.whole

    async def quiet() -> bool:
        ((due,),) = await whole.rows("SELECT due_since FROM tables_table WHERE id = %s", party.table)
        return due is None

    await eventually(quiet)
    return await party.log()


def _has_no_hole_and_nothing_twice(party: Party, log: list[Row]) -> None:
    assert [row.version for row in log] == list(range(1, len(log) + 1))
    times = Counter(row.id for row in log if row.id is not None)
    assert set(times.values()) <= {1}, "an action is there twice"
    for submission in party.said:
        if submission.done is not None:
            assert submission.done <= len(log), f"{submission} was acknowledged, and nothing is there"
            row = log[submission.done - 1]
            told_before = (
                submission.action is not None
                and json.loads(row.payload) == submission.action
                and not times[submission.id]
            )
            assert row.id == submission.id or told_before, f"{submission} was acknowledged, and {row} is there"
    answered = {sent.id for sent in party.said if sent.done is not None}
    refused = {sent.id for sent in party.said if sent.refused is not None} - answered
    assert not refused & set(times), "what was refused is there"
    assert set(times) <= {sent.id for sent in party.said}, "there is what nobody did"


async def _replays(party: Party, log: list[Row]) -> Any:
    """Return the state that the log leads to, and assert that it is the stored one."""
    codec = Codec(party.script.ruleset())
    entries = [Entry(row.version, row.kind, row.seat, codec.content(row.payload)) for row in log]
    played = list(effective(entries))
    result = replay(codec.ruleset, played)
    assert result.error is None
    ((version, state, undoable),) = await party.whole.rows(
        "SELECT version, state, undoable FROM tables_headstate WHERE table_id = %s", party.table
    )
    assert (version, codec.state(state)) == (len(log), result.state)
    ((at, draw),) = await party.whole.rows("SELECT version, draw FROM tables_table WHERE id = %s", party.table)
    assert {int(seat): at for seat, at in undoable.items()} == undoable_after(Table(draw=draw), played)
    assert at == len(log)
    return result.state


async def _all_show_it(party: Party, log: list[Row], state: Any, among: Sequence[str]) -> None:
    await party.all_at(len(log))
    ruleset = party.script.ruleset()
    for phone, socket in (*zip(party.sitting, party.sockets, strict=True), (party.sitting[0], party.tv)):
        viewer = socket.seat
        view = msgspec.json.decode(msgspec.json.encode(ruleset.view(state, viewer)))
        for name in among:
            fresh = await _look(phone, party.whole.url(name), viewer)
            await socket.until(lambda shown, fresh=fresh: shown.at >= (fresh["v"], fresh["r"]))
            assert (fresh["v"], fresh["document"]) == (socket.v, socket.document), f"{viewer} at {name}"
            assert fresh["document"]["view"] == view


async def _look(phone: Phone, url: str, viewer: Any) -> Any:
    response = await phone.http.get(f"{url}/api/tables/{phone.table}", params={"seat": viewer})
    assert response.is_success, response.text
    return response.json()
