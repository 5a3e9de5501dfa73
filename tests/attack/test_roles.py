"""Every operation, asked by phones that may know at most the result of a finished table.

They watched, came with its file, have deleted the evening, or remain after the last player has. No answer contains what
only those may know who keep the table, and nothing of it changes.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from django.db.models import Q

from companion.archive import audience, finished, keepsakes, library, persons, photos, times
from companion.archive.exports import picture
from companion.archive.models import EditedTimes, Keepsake, Photo
from companion.live.threads import run_in_database
from companion.people.models import Device
from companion.people.names import identify_person
from companion.serving.asgi import application
from companion.tables import selectors
from companion.tables.edges import dispatch
from companion.tables.models import Table
from companion.tables.services import actions, watching
from tests.api import contract
from tests.attack.evenings import Evenings, Role, hold_evenings, kept, stored
from tests.history.image_files import image
from tests.live.phones import own_address
from tests.noninterference.conftest import serving as serving  # a fixture

NOWHERE = str(UUID(int=1))
PASSWORD = "long enough for anybody"
BOX = {"schema": "game-box/1"}
FACTS = {"edges": {"N": "city", "E": "road", "S": "field", "W": "field"}}
QUERIES: dict[str, tuple[str, ...]] = {
    "/api/v1/library": ("", "?person={anna}", "?game=carcassonne"),
    "/api/v1/library/export.csv": ("", "?zone=Europe/Berlin"),
    "/api/v1/statistics": ("", "?person={anna}", "?unfinished=1"),
    "/api/v1/tables/{table_id}": ("", "?seat={seat}"),
    "/api/v1/tables/{table_id}/close-look": ("?board=main&cell=0,0", "?tile=E"),
    "/api/v1/tables/{table_id}/invite": ("", "?to=watch"),
    "/api/v1/tables/{table_id}/put-right": ("?since=0",),
    "/api/v1/tables/{table_id}/replay": ("?step=1", "?step=1&as=corrected&seat={seat}"),
    "/api/v1/tables/{table_id}/timeline": ("", "?seat={seat}"),
}
OF_A_TABLE = ("/api/v1/tables/{table_id}", "/api/v1/library/{table_id}")
UNREAD = re.compile(r"request\.|device\.")
"""Codes of requests that the operation itself did not read."""


def bodies(role: Role) -> dict[str, Any]:
    """Return a body by its type in the document, as this phone would send it."""
    action = {"type": "adjust_score", "seat": 0, "points": 7, "reason": "again"}
    account = {"email": f"{role.phone.device.pk}@example.org", "password": PASSWORD}
    session = {"session": "s" * 32, "code": "ABCDEF"}
    draft = {"type": "correction", "edits": [{"type": "drop", "ref": "2"}]}
    seat, version = role.seat, role.evening.version
    return {
        "AccountProof": {"password": PASSWORD},
        "BoardCopied": {"facts": {}},
        "BoardKept": {"facts": {}, "before": None},
        "BoxChange": {"pieces": {}},
        "BoxCode": {"code": "A" * 20},
        "BoxFile": BOX,
        "Clock": {"clock": "off"},
        "CodeAsked": {"email": account["email"]},
        "CountKept": {"n": 20, "before": None},
        "Credentials": account,
        "Draft": {"seat": seat, "draft": draft},
        "Empty": {},
        "EntryAsked": {"seat": seat, "ref": "2"},
        "Hidden": {"hidden": True},
        "JoinTable": {"code": role.evening.watch_code},
        "Keepsake": {"place": "Taken over", "note": "Taken over"},
        "Lock": {"locked": True},
        "MailAgain": {"session": session["session"]},
        "MailCode": session,
        "Merge": {"from": str(identify_person("Anna")), "into": str(identify_person("Xanthippe1"))},
        "NewAction": {"seat": seat, "id": "role", "version": version, "action": action},
        "NewCode": {"to": "join"},
        "NewCorrection": {"seat": seat, "id": "role", "draft": draft},
        "NewHost": {"seat": role.evening.seats[role.seat]},
        "NewPassword": {**session, "password": PASSWORD},
        "NewSeat": {"name": "Mallory", "colour": "green"},
        "NewTable": {"game": "carcassonne"},
        "NewUndo": {"seat": seat, "id": "role", "version": version},
        "PasswordChange": {"password": PASSWORD, "new": PASSWORD},
        "PieceDrawnUp": {"piece": "x1", "facts": FACTS, "table": str(role.evening.table)},
        "PieceKept": {"piece": "x1", "facts": FACTS, "before": None},
        "PiecesChecked": {"pieces": ["E"]},
        "PiecesToKeep": {"pieces": ["E"]},
        "Recover": {"code": "A" * 20},
        "SeatChange": {"name": "Mallory"},
        "SeatOrder": {"seats": list(reversed(role.evening.seats))},
        "TableChange": {"starter": 1},
        "TableFile": role.evening.file,
        "Times": {"began": "2026-01-01T20:00:00Z", "minutes": 60},
    }


@dataclass(frozen=True)
class Answer:
    """An answer to a request of a role."""

    request: str
    status: int
    content: bytes
    code: str


class Walk:
    """A role that asks every operation. `found` collects what it should not have got or done, one line each."""

    def __init__(self, role: Role, marks: Mapping[str, re.Pattern[bytes]]) -> None:
        self.role = role
        self.marks = marks
        self.found: list[str] = []
        self.answers: list[Answer] = []
        transport = httpx.ASGITransport(application, client=(own_address(), 1))
        headers = {"Authorization": f"Device {role.phone.token}"}
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)

    async def ask_all(self, operations: Iterable[contract.Operation], *, until_found: bool = False) -> None:
        """Ask these operations, look at each answer, and after each but a GET whether anything changed."""
        before = await run_in_database(stored, self.role)
        for method, path in operations:
            if until_found and self.found:
                break
            for query in QUERIES.get(path, ("",)) if method == "GET" else ("",):
                answer = await self.ask(method, path, query)
                self.answers.append(answer)
                if answer.status >= 500:
                    self.found.append(f"{answer.request}: {answer.status}")
                self.found += [f"{answer.request}: {name}" for name in self.seen_in(answer)]
            if method != "GET":
                await run_in_database(self.role.restore)
                after = await run_in_database(stored, self.role)
                may_change = MAY_CHANGE.get((method, path), ())
                changed = [name for name in after if after[name] != before[name] and name not in may_change]
                self.found += [f"{method} {path}: changed {name}" for name in changed]
                before = after
        await self.http.aclose()

    async def ask(self, method: str, path: str, query: str = "") -> Answer:
        """Send one request."""
        evening, operation = self.role.evening, contract.document()["paths"][path][method.lower()]
        values = {
            "table_id": evening.table,
            "seat_id": evening.seats[self.role.seat],
            "photo_id": evening.photo,
            "person_id": identify_person("Anna"),
            "proposal_id": NOWHERE,
            "request_id": NOWHERE,
            "version": 2,
            "game": "carcassonne",
            "language": "en",
            "piece": "E",
            "board": "x",
            "name": "x",
            "anna": identify_person("Anna"),
            "seat": self.role.seat,
        }
        address = path.format(**values) + query.format(**values)
        content = operation.get("requestBody", {}).get("content", {})
        sent: dict[str, Any] = {}
        if "application/json" in content:
            body = bodies(self.role)[content["application/json"]["schema"]["$ref"].rpartition("/")[2]]
            sent = {"json": body}
            if isinstance(body, bytes):
                sent = {"content": body, "headers": {"Content-Type": "application/json"}}
        elif content:
            sent = {"content": image(), "headers": {"Content-Type": "image/jpeg"}}
        response = await self.http.request(method, address, **sent)
        refusal = response.json() if response.status_code >= 400 else {}
        headers = " ".join(f"{name}: {value}" for name, value in response.headers.items()).encode()
        return Answer(
            f"{method} {path}{query}", response.status_code, response.content + headers, refusal.get("code", "")
        )

    def seen_in(self, answer: Answer) -> list[str]:
        """Return the names of the marks in an answer."""
        return [name for name, mark in self.marks.items() if mark.search(answer.content)]


COMES = {("POST", "/api/v1/join"), ("POST", "/api/v1/import")}
MAY_CHANGE = {
    **{comes: {"Table", "Seat"} for comes in COMES},  # who comes back to watch holds no seat and is no host any more
    ("POST", "/api/v1/tables/{table_id}/seats/{seat_id}/take"): {"Table", "SeatRequest"},  # the host is asked
}
OPERATIONS = sorted(contract.operations(), key=lambda each: (each in COMES, each[0] != "GET", each[1], each[0]))
READS = [operation for operation in OPERATIONS if operation[0] == "GET"]


@pytest.fixture
def house(serving: None, tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The application, with photos of its own, and with pictures left as drawings, whose texts can be searched."""
    settings.PHOTOS_DIR = tmp_path / "photos"
    monkeypatch.setattr(picture, "_render", str.encode)
    monkeypatch.setattr(dispatch, "_dispatch", lambda *_: None)  # `hold_evenings` does the work of the system


@pytest.fixture
async def evenings(house: None) -> Evenings:
    evenings: Evenings = await run_in_database(hold_evenings)
    return evenings


async def test_no_role_learns_or_changes_what_it_may_not(evenings: Evenings) -> None:
    keeper = Walk(evenings.anna, evenings.anna.evening.marks)
    await keeper.ask_all(READS)
    assert {line.rpartition(": ")[2] for line in keeper.found} == keeper.marks.keys(), "they show where they may"
    found: dict[str, list[str]] = {}
    for name, role in evenings.roles.items():
        assert not role.is_last or await run_in_database(kept, role.evening) == [], name
    for name, role in evenings.roles.items():
        walk = Walk(role, evenings.marks_for(role))
        await walk.ask_all(OPERATIONS)
        found[name] = walk.found
        unread = {answer.code for answer in walk.answers if UNREAD.match(answer.code)}
        assert not unread, "an operation was not reached"
        if role.coming is None:
            below = [answer for answer in walk.answers if answer.request.partition(" ")[2].startswith(OF_A_TABLE)]
            assert {(answer.status, answer.code) for answer in below} == {(404, "table.unknown")}, name
    assert found == {name: [] for name in evenings.roles}


Plant = Callable[[pytest.MonkeyPatch], None]


def anybody(kind: Any) -> Callable[..., Any]:
    """Return a query that asks nobody who they are."""
    return lambda *_: kind.objects.order_by("pk")


def replaced(module: Any, name: str, by: Any) -> Plant:
    """Return a plant that puts something else in the place of a name."""
    return lambda patch: patch.setattr(module, name, by)


def anybody_changes_a_place(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keepsakes, "is_keeper", lambda *_: True)
    patch.setattr(keepsakes, "select_visible_keepsakes", anybody(Keepsake))


def anybody_removes_a_photo(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(photos, "is_keeper", lambda *_: True)
    patch.setattr(photos, "select_visible_photos", anybody(Photo))
    patch.setattr(selectors, "find_membership", lambda *_: selectors.Membership((), True))


def code_to_play(_device: Device, table: UUID, **_: Any) -> str:
    return Table.objects.get(pk=table).code


FAULTS: dict[str, tuple[str, Plant]] = {
    "everybody who came keeps it": ("watcher", replaced(audience, "KEEPS", Q())),
    "whatever place is suggested": ("watcher", replaced(keepsakes, "select_visible_keepsakes", anybody(Keepsake))),
    "whatever place leaves": (
        "importer of a table of this server",
        replaced(finished, "select_visible_keepsakes", anybody(Keepsake)),
    ),
    "whatever place is listed": ("second importer", replaced(library, "select_visible_keepsakes", anybody(Keepsake))),
    "whatever photo is shown": ("watcher", replaced(photos, "select_visible_photos", anybody(Photo))),
    "anybody changes a place": ("watcher of an imported table", anybody_changes_a_place),
    "anybody removes a photo": ("watcher", anybody_removes_a_photo),
    "everybody's times count": ("watcher", replaced(times, "select_edits", anybody(EditedTimes))),
    "everybody's tables are listed": ("stranger", replaced(library, "select_finished_tables", anybody(Table))),
    "everybody's names are listed": ("former player", replaced(persons, "select_finished_tables", anybody(Table))),
    "a seat outlasts leaving": ("former host", replaced(actions, "check_member", lambda *_: None)),
    "watchers invite to play": ("watcher", replaced(selectors, "find_code", code_to_play)),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_found(evenings: Evenings, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    name, plant = FAULTS[fault]
    plant(monkeypatch)
    role = evenings.roles[name]
    walk = Walk(role, evenings.marks_for(role))
    await walk.ask_all(OPERATIONS, until_found=True)
    assert walk.found


@pytest.mark.parametrize("name", ["watcher, last player gone", "second importer, first one gone"])
async def test_what_outlasts_the_last_of_those_who_keep_it_is_found(
    house: None, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(keepsakes, "forget_kept", lambda _: None)
    evenings = await run_in_database(hold_evenings)
    assert await run_in_database(kept, evenings.roles[name].evening)


async def test_a_host_who_stays_one_while_watching_is_found(house: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "hand_over_all", lambda *_: False)
    evenings = await run_in_database(hold_evenings)
    role = evenings.roles["former host who watches again"]
    walk = Walk(role, evenings.marks_for(role))
    await walk.ask_all(OPERATIONS, until_found=True)
    assert walk.found
