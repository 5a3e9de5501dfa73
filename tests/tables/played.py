"""A table played through the services, without HTTP or sockets, with the actions and queries that tests need."""

import itertools
from collections.abc import Callable
from typing import Any
from uuid import UUID

import msgspec
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import selectors, store
from companion.tables.codec import find_codec, find_table_codec
from companion.tables.models import HeadState, LaidTile, LogEntry, Table
from companion.tables.requests import NewAction, NewSeat, NewTable, NewUndo
from companion.tables.services import actions, lobby
from games.core.action import Action
from games.core.course import Course
from games.core.host import FinishNow
from games.core.log import find_effective
from games.core.replay import replay
from games.core.seats import Viewer
from tests.games.recorded import rows
from tests.records.carcassonne import moves

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
RECORD = next(row for row in rows() if row["players"] == 2 and not row["discarded"])
"""A game of 71 moves: entries 2 to 143 alternate draws and placements."""
ENDED = 8
"""The version of a table that was ended early."""

Submission = tuple[Device, UUID, NewAction]
"""Arguments of `submit_action`."""

_ids = itertools.count(1)


def count_queries(work: Callable[[], object]) -> int:
    with CaptureQueriesContext(connection) as queries:
        work()
    return len(queries)


class PlayedTable:
    """A table with a device for each seat; the first one is the host's."""

    def __init__(self, seats: int = 2, game: str = "carcassonne", **chosen: Any) -> None:
        self.devices = [create_device()[0] for _ in range(seats)]
        table = lobby.create_table(self.host, NewTable(game=game, **{"draw": "table", **chosen}))
        self.id: UUID = table.pk
        self.code = table.code
        self.seats = []
        for device, name, colour in zip(self.devices, NAMES, find_codec(game).ruleset.meta.colours, strict=False):
            lobby.join_table(device, table.code)
            self.seats.append(self.claim(device, name, colour))

    @property
    def host(self) -> Device:
        """Return the device that opened the table."""
        return self.devices[0]

    @property
    def row(self) -> Table:
        """Return the table's current row in the database."""
        return Table.objects.get(pk=self.id)

    @property
    def version(self) -> int:
        return Table.objects.values_list("version", flat=True).get(pk=self.id)

    def claim(self, device: Device, name: str, colour: str, phone: bool = True) -> UUID:
        """Take a seat; return its id."""
        seat = lobby.claim_seat(device, self.id, NewSeat(name=name, colour=colour, phone=phone))
        return seat.pk

    def start(self) -> int:
        """Start the game as the host."""
        return lobby.start_table(self.host, self.id)

    def command(self, seat: int, action: Action | dict[str, Any], /, **changes: Any) -> Submission:
        """Return what the seat's phone would submit at the newest version, with a new id."""
        device = changes.pop("device", self.devices[seat])
        payload = action if isinstance(action, dict) else msgspec.to_builtins(action)
        values = {"seat": seat, "action": payload, "version": self.version, "id": f"id-{next(_ids)}", **changes}
        return device, self.id, NewAction(**values)

    def act(self, seat: int, action: Action | dict[str, Any], /, **changes: Any) -> int:
        """Submit an action; return the version of its entry."""
        return actions.submit_action(*self.command(seat, action, **changes))

    def draw(self, seat: int, tile: str = "E", **changes: Any) -> int:
        """Enter a drawn tile."""
        return self.act(seat, {"type": "draw_tile", "tile": tile}, **changes)

    def place(self, seat: int, x: int, y: int, rotation: int = 0, **changes: Any) -> int:
        """Place the drawn tile."""
        return self.act(seat, {"type": "place_tile", "x": x, "y": y, "rotation": rotation}, **changes)

    def undo(self, seat: int, **changes: Any) -> int:
        """Undo the seat's last action."""
        device = changes.pop("device", self.devices[seat])
        values = {"seat": seat, "version": self.version, "id": f"id-{next(_ids)}", **changes}
        return actions.undo_own(device, self.id, NewUndo(**values))

    def enter(self, until: int) -> None:
        """Play RECORD from the start up to version `until`."""
        version = self.version
        for index, (_, seat, action) in enumerate(itertools.islice(moves(RECORD), until - 1), 2):
            if index > version:
                assert self.act(seat, action, version=index - 1) == index

    def end(self) -> None:
        """End the game as the host after three turns, at version ENDED; scoring is due."""
        self.enter(ENDED - 1)
        assert self.act(0, FinishNow()) == ENDED

    def document(self, viewer: Viewer = "spectator") -> dict[str, Any]:
        return selectors.build_documents(self.id, (viewer,)).convert(viewer)

    def entries(self) -> list[LogEntry]:
        return list(LogEntry.objects.filter(table=self.id).order_by("version"))

    def check(self) -> None:
        """Assert that the log has no hole, and that head row, replay from entry 1 and this process's cache agree."""
        table = self.row
        assert [entry.version for entry in self.entries()] == list(range(1, table.version + 1))
        codec = find_table_codec(table)
        replayed = replay(codec.ruleset, find_effective(store.load_entries(table)))
        assert replayed.error is None
        head = HeadState.objects.get(table=self.id)
        assert (head.version, codec.decode_state(head.state)) == (table.version, replayed.state)
        assert store.load(table).state == replayed.state
        remembered = store.load(table).undoable
        store.forget_all()
        assert store.load(table).undoable == remembered
        HeadState.objects.filter(table=self.id).update(fingerprint="another")
        store.forget_all()
        rebuilt = store.load(table)
        assert (rebuilt.version, rebuilt.state, rebuilt.undoable) == (table.version, replayed.state, remembered)
        HeadState.objects.filter(table=self.id).update(fingerprint=codec.fingerprint)
        course = Course(codec.ruleset)
        course.follow(find_effective(store.load_entries(table)))
        laid = [
            (*event.locate_laid_tile(), entry.ref)
            for entry, events in zip(course.played, course.events, strict=True)
            for event in events
            if event.locate_laid_tile()
        ]
        assert list(LaidTile.objects.filter(table=self.id).order_by("pk").values_list("board", "cell", "ref")) == laid


LOG = [(seat, action) for _, seat, action in moves(RECORD)]


def next_command(table: PlayedTable) -> Any:
    seat, action = LOG[table.version - 1]
    return table.command(seat, action)


class StoredTable(PlayedTable):
    """A table that the database holds already."""

    def __init__(self, row: Table) -> None:
        self.id, self.code = row.pk, row.code
        seats = row.seats.select_related("device").order_by("position")
        self.devices = [seat.device for seat in seats if seat.device]
        self.seats = [seat.pk for seat in seats]


def ended_table() -> PlayedTable:
    """Return a table whose game is over and not scored."""
    table = PlayedTable()
    table.start()
    table.end()
    return table
