"""Random boxes, drawn pieces, added tiles and corrections of printed facts.

Each is saved, or refused in the usual form with nothing changed; none causes a server error.
"""

import asyncio
import itertools
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import example, given

from tests.api import contract
from tests.api.boxes import ANYTHING, BOX, PICTURE, lobby
from tests.games.isle_of_skye.pieces import ANY_FACTS, HUNDRED, MEADOW, NAMES
from tests.live.phones import own_address, phones
from tests.live.places import stored_rows
from tests.serving import ServedTable

_ids = itertools.count(1)


class Sender:
    """The host's client at a table of Isle of Skye, before the castles are placed."""

    def __init__(self, server: ServedTable, client: httpx.Client, table: str) -> None:
        self.server, self.client, self.table = server, client, table
        body = {"seat": 0, "ref": "1", "where": "at", "edits": []}
        self.start = self.ask("POST", f"/tables/{table}/corrections/entry", body).json()["action"]

    def ask(self, method: str, path: str, body: Any) -> httpx.Response:
        """Send a body, raw bytes or a value for JSON. Assert that the answer is as described and that a refusal changed
        nothing."""
        before = self.stored_values()
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = self.client.request(method, path, content=content)
        contract.check(answer)
        assert answer.status_code < 500, answer.text
        assert answer.status_code != 429, "too many for this test to tell anything"
        if answer.status_code >= 400:
            assert " " in answer.json()["message"]
            assert self.stored_values() == before
        return answer

    def stored_values(self) -> Any:
        """Return the whole table and this phone's box."""
        return stored_rows(self.server, self.table), self.client.get(BOX).json()

    def act(self, action: dict[str, Any]) -> httpx.Response:
        """Submit an action of the host's seat."""
        at = self.client.get(f"/tables/{self.table}?seat=0").json()["v"]
        body = {"seat": 0, "id": f"f{next(_ids)}", "version": at, "action": action}
        return self.ask("POST", f"/tables/{self.table}/actions", body)

    def correct(self, pieces: dict[str, Any], path: str = "") -> httpx.Response:
        """Correct the table: its box had these pieces from the start."""
        edit = {"type": "replace", "ref": "1", "action": {**self.start, "pieces": pieces}}
        body: dict[str, Any] = {"seat": 0, "draft": {"type": "correction", "edits": [edit]}}
        if not path:
            body["id"] = f"f{next(_ids)}"
        return self.ask("POST", f"/tables/{self.table}/corrections{path}", body)

    def pieces(self) -> dict[str, Any]:
        view = self.client.get(f"/tables/{self.table}?seat=0").json()["document"]["view"]
        by_id: dict[str, Any] = view.get("pieces", {})
        return by_id


@pytest.fixture
def sender(server: ServedTable) -> Iterator[Sender]:
    """A phone of its own, so that other tests' requests do not count against its limits."""

    async def begin() -> tuple[str, str]:
        async with phones(server.url, 2) as (anna, ben):
            at = await lobby(anna, ben, options={"tracking": "territories"})
            await anna.ask("POST", f"{at}/start")
            return anna.token, at.rpartition("/")[2]

    token, table = asyncio.run(begin())
    transport = httpx.HTTPTransport(local_address=own_address())
    headers = {"Authorization": f"Device {token}", "Content-Type": "application/json"}
    with httpx.Client(base_url=f"{server.url}/api", transport=transport, headers=headers) as client:
        yield Sender(server, client, table)


def test_any_box_is_refused_or_kept_whole(sender: Sender) -> None:
    kept: list[str] = []

    @ANYTHING
    @given(NAMES, ANY_FACTS)
    @example("b07", MEADOW)
    def send(name: str, facts: dict[str, Any]) -> None:
        answer = sender.ask("PUT", BOX, {"pieces": {name: facts, "b06": MEADOW}})
        assert answer.status_code in (200, 400, 422)
        if answer.status_code == 200:
            kept.append(name)
            assert sender.client.get(BOX).json() == answer.json()

    send()
    assert kept


def test_any_piece_is_refused_or_drawn(sender: Sender) -> None:
    @ANYTHING
    @given(NAMES, ANY_FACTS)
    def send(name: str, facts: dict[str, Any]) -> None:
        answer = sender.ask("POST", PICTURE, {"piece": name, "facts": facts})
        assert answer.status_code in (200, 400, 422)
        if answer.status_code == 200:
            drawn_again = sender.ask("POST", PICTURE, {"piece": name, "facts": answer.json()["facts"]})
            assert drawn_again.json() == answer.json()

    send()


def test_any_tile_is_refused_or_added(sender: Sender) -> None:
    @ANYTHING
    @given(NAMES, ANY_FACTS)
    def send(name: str, facts: dict[str, Any]) -> None:
        answer = sender.act({"type": "add_tile", "round": 1, "tile": name, "facts": facts})
        assert answer.status_code in (200, 400, 422)
        assert (name in sender.pieces()) == (answer.status_code == 200 or name in before)
        before.add(name) if answer.status_code == 200 else None

    before = set(sender.pieces())
    send()


def test_any_correction_of_the_box_is_refused_or_made(sender: Sender) -> None:
    @ANYTHING
    @given(NAMES, ANY_FACTS)
    def send(name: str, facts: dict[str, Any]) -> None:
        preview = sender.correct({name: facts}, "/preview")
        assert preview.status_code in (200, 400, 422)
        correction = sender.correct({name: facts})
        holds = preview.status_code == 200 and "refused" not in preview.json()
        assert (correction.status_code == 200) == holds
        assert sender.client.get(f"/tables/{sender.table}/pieces").status_code == 200

    send()


TEXT = json.dumps(MEADOW)
RAW = {
    "no number": TEXT.replace('"count": 2', '"count": NaN'),
    "no end": TEXT.replace('"count": 2', '"count": -Infinity'),
    "beyond all numbers": TEXT.replace('"count": 2', '"count": 1e400'),
    "four hundred digits": TEXT.replace('"count": 2', f'"count": {10**400}'),
    "half a letter": TEXT.replace('"N"', '"\\ud800"'),
    "a NUL": TEXT.replace('"sheep"', '"\\u0000"'),
    "a key twice": TEXT[:-1] + ', "center": "sand"}',
    "a key of the machine": TEXT[:-1] + ', "__proto__": {}}',
    "a hundred symbols": json.dumps(HUNDRED),
    "a list": "[]",
    "nothing": "null",
}


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_piece_is_refused_everywhere(sender: Sender, name: str) -> None:
    facts = RAW[name]
    start = json.dumps(sender.start)[:-1]
    edit = f'{{"type": "replace", "ref": "1", "action": {start}, "pieces": {{"b06": {facts}}}}}}}'
    added = f'{{"type": "add_tile", "round": 1, "tile": "x1", "facts": {facts}}}'
    action = f'{{"seat": 0, "id": "raw", "version": 1, "action": {added}}}'
    draft = f'{{"seat": 0, "id": "raw", "draft": {{"type": "correction", "edits": [{edit}]}}}}'
    bodies = [
        ("PUT", BOX, f'{{"pieces": {{"b06": {facts}}}}}'),
        ("POST", PICTURE, f'{{"piece": "b06", "facts": {facts}}}'),
        ("POST", f"/tables/{sender.table}/actions", action),
        ("POST", f"/tables/{sender.table}/corrections", draft),
    ]
    for method, path, body in bodies:
        answer = sender.ask(method, path, body.encode())
        assert answer.status_code in (400, 422), (path, answer.text)


def test_with_duplicate_names_the_later_piece_counts(sender: Sender) -> None:
    answer = sender.ask("PUT", BOX, f'{{"pieces": {{"b06": {{}}, "b06": {TEXT}}}}}'.encode())
    assert answer.status_code == 200
    assert answer.json()["pieces"]["b06"]["edges"] == MEADOW["edges"]
    answer = sender.ask("PUT", BOX, f'{{"pieces": {{"b06": {TEXT}, "b06": {{}}}}}}'.encode())
    assert (answer.status_code, answer.json()["code"]) == (422, "isle_of_skye.piece_shape")
