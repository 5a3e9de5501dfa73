"""A table played through the services, without HTTP or sockets, with the actions and queries that tests need."""

import itertools
from typing import Any
from uuid import UUID

import msgspec

from companion.people.devices import device_create
from companion.people.models import Device
from companion.tables import selectors, store
from companion.tables.codec import codec_for, codec_of
from companion.tables.commands import ClaimSeat, CreateTable, SubmitAction, TableCommand, UndoOwn
from companion.tables.models import HeadState, LaidTile, LogEntry, Table
from companion.tables.services import actions, lobby
from games.core.action import Action
from games.core.course import Course
from games.core.host import FinishNow
from games.core.log import effective
from games.core.replay import replay
from games.core.seats import Viewer
from tests.games.recorded import rows
from tests.records.carcassonne import moves

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
RECORD = next(row for row in rows() if row["players"] == 2 and not row["discarded"])
"""A game of 71 moves: entries 2 to 143 alternate draws and placements."""
ENDED = 8
"""The version of a table that was ended early."""

_ids = itertools.count(1)


class PlayedTable:
    """A table with a device for each seat; the first one is the host's."""

    def __init__(self, seats: int = 2, game: str = "carcassonne", **chosen: Any) -> None:
        self.devices = [device_create()[0] for _ in range(seats)]
        table = lobby.table_create(
            CreateTable(**{"device": self.host, "game": game, "options": {}, "draw": "table", **chosen})
        )
        self.id: UUID = table.pk
        self.code = table.code
        self.seats = []
        for device, name, colour in zip(self.devices, NAMES, codec_for(game).ruleset.meta.colours, strict=False):
            lobby.table_join(device, table.code)
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
        """Return the table's version."""
        return Table.objects.values_list("version", flat=True).get(pk=self.id)

    def claim(self, device: Device, name: str, colour: str, phone: bool = True) -> UUID:
        """Take a seat; return its id."""
        seat = lobby.seat_claim(ClaimSeat(device=device, table=self.id, name=name, colour=colour, phone=phone))
        return seat.pk

    def start(self) -> int:
        """Start the game as the host."""
        return lobby.table_start(TableCommand(device=self.host, table=self.id))

    def command(self, seat: int, action: Action | dict[str, Any], /, **changes: Any) -> SubmitAction:
        """Return the command that the seat's phone would send at the newest version, with a new id."""
        payload = action if isinstance(action, dict) else msgspec.to_builtins(action)
        return SubmitAction(
            **{
                "device": self.devices[seat],
                "table": self.id,
                "seat": seat,
                "payload": payload,
                "expected_version": self.version,
                "client_action_id": f"id-{next(_ids)}",
                **changes,
            }
        )

    def act(self, seat: int, action: Action | dict[str, Any], /, **changes: Any) -> int:
        """Submit an action; return the version of its entry."""
        return actions.action_submit(self.command(seat, action, **changes))

    def draw(self, seat: int, tile: str = "E", **changes: Any) -> int:
        """Enter a drawn tile."""
        return self.act(seat, {"type": "draw_tile", "tile": tile}, **changes)

    def place(self, seat: int, x: int, y: int, rotation: int = 0, **changes: Any) -> int:
        """Place the drawn tile."""
        return self.act(seat, {"type": "place_tile", "x": x, "y": y, "rotation": rotation}, **changes)

    def undo(self, seat: int, **changes: Any) -> int:
        """Undo the seat's last action."""
        command = UndoOwn(
            **{
                "device": self.devices[seat],
                "table": self.id,
                "seat": seat,
                "expected_version": self.version,
                "client_action_id": f"id-{next(_ids)}",
                **changes,
            }
        )
        return actions.undo_own(command)

    def enter(self, until: int) -> None:
        """Play RECORD from the start up to version `until`."""
        version = self.version
        for index, (_, seat, action) in enumerate(itertools.islice(moves(RECORD), until - 1), 2):
            if index > version:
                assert self.act(seat, action, expected_version=index - 1) == index

    def end(self) -> None:
        """End the game as the host after three turns, at version ENDED; scoring is due."""
        self.enter(ENDED - 1)
        assert self.act(0, FinishNow()) == ENDED

    def document(self, viewer: Viewer = "spectator") -> dict[str, Any]:
        """Return a viewer's document."""
        return selectors.documents_for(self.id, (viewer,)).documents[viewer]

    def entries(self) -> list[LogEntry]:
        """Return the log."""
        return list(LogEntry.objects.filter(table=self.id).order_by("version"))

    def check(self) -> None:
        """Assert that the log has no hole, and that head row, replay from entry 1 and this process's cache agree."""
        table = self.row
        assert [entry.version for entry in self.entries()] == list(range(1, table.version + 1))
        codec = codec_of(table)
        replayed = replay(codec.ruleset, effective(store.entries(table)))
        assert replayed.error is None
        head = HeadState.objects.get(table=self.id)
        assert (head.version, codec.state(head.state)) == (table.version, replayed.state)
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
        course.follow(effective(store.entries(table)))
        laid = [
            (*event.laid_at(), entry.ref)
            for entry, events in zip(course.played, course.events, strict=True)
            for event in events
            if event.laid_at()
        ]
        assert list(LaidTile.objects.filter(table=self.id).order_by("pk").values_list("board", "cell", "ref")) == laid
