"""Finished tables at which people kept things, and everybody who may not know of these.

Each evening was played by three people, or came in a file, and has a place, a note, a photo and changed times. A
`Role` is a phone that came to one of them otherwise, or has left it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import UUID

from django.conf import settings

from companion.archive.exports.table_file import export_table
from companion.archive.imports import import_finished_table
from companion.archive.keepsakes import drop_table, keep_keepsake, keep_times
from companion.archive.models import EditedTimes, Keepsake, Photo
from companion.archive.persons import merge
from companion.archive.photo_files import name_file, read_file
from companion.archive.photos import add_photo
from companion.people.devices import create_device
from companion.people.models import Alias, Device
from companion.people.names import identify_person
from companion.tables.models import Departure, HeadState, LogEntry, Result, Seat, SeatRequest, Table, TableDevice
from companion.tables.services import actions, lobby
from games.core.host import FinishNow
from tests.history.files import encode, short_file
from tests.history.image_files import image
from tests.history.shelf import create_finished
from tests.tables.played import PlayedTable

ELSEWHERE = "Xanthippe"
"""A person at another table of Anna's history, whom she has merged with `ALSO_CALLED`."""
ALSO_CALLED = "Yggdrasil"


@dataclass(frozen=True)
class Phone:
    """A device and its token."""

    device: Device
    token: str


@dataclass(frozen=True)
class Evening:
    """A finished table, what is needed to ask about it, and what people kept of it.

    `marks`: by name, what only those who keep the table may know; bytes of files, patterns of texts.
    """

    table: UUID
    watch_code: str
    version: int
    seats: tuple[str, ...]
    photo: UUID
    file: bytes
    marks: Mapping[str, re.Pattern[bytes]]


@dataclass(frozen=True)
class Role:
    """A phone that may know at most the result of an evening.

    - `coming`: how it belongs to the table (fields of TableDevice); None: it does not.
    - `seat`: the place in turn order of the seat that it held.
    - `is_host`: it was the host's phone.
    - `is_last`: nobody keeps the table any more.
    """

    phone: Phone
    evening: Evening
    coming: Mapping[str, bool] | None
    seat: int = 0
    is_host: bool = False
    is_last: bool = False

    def restore(self) -> None:
        """Let the phone belong to the table as before, whatever its own requests have changed about that."""
        rows = TableDevice.objects.filter(table=self.evening.table, device=self.phone.device)
        if self.coming is None:
            rows.delete()
        else:
            TableDevice.objects.update_or_create(
                table_id=self.evening.table, device=self.phone.device, defaults=self.coming
            )


@dataclass
class Evenings:
    """All evenings and roles; `anna` keeps the first evening."""

    anna: Role
    roles: dict[str, Role] = field(default_factory=dict)

    def marks_for(self, role: Role) -> dict[str, re.Pattern[bytes]]:
        """Return what the role may not know, of all evenings. What it kept of other tables is its own."""
        evenings = {each.evening.table: each.evening for each in (self.anna, *self.roles.values())}
        return {
            f"{name} ({n})": mark
            for n, each in enumerate(evenings.values(), 1)
            for name, mark in each.marks.items()
            if not (role.is_host and each is role.evening and "other" in name)
        }


def new_phone() -> Phone:
    return Phone(*create_device())


def phone_of(device: Device) -> Phone:
    """Give a device a token that is known here."""
    spare, token = create_device()
    spare.delete()
    Device.objects.filter(pk=device.pk).update(token_hash=spare.token_hash)
    return Phone(device, token)


WATCHER = {"watcher": True, "importer": False}


def hold_evenings() -> Evenings:
    """Set up the evenings of every role."""
    kept, players, watcher = play(1)
    drop_table(players[2].device, kept.table)
    importer, stranger = new_phone(), new_phone()
    assert not import_finished_table(importer.device, kept.file).new
    evenings = Evenings(Role(players[0], kept, {"watcher": False}, is_host=True))
    evenings.roles |= {
        "watcher": Role(watcher, kept, WATCHER),
        "importer of a table of this server": Role(importer, kept, WATCHER),
        "former player": Role(players[2], kept, None, seat=2),
        "stranger": Role(stranger, kept, None),
    }

    left_by_host, players, watcher = play(2)
    drop_table(players[0].device, left_by_host.table)
    evenings.roles["former host"] = Role(players[0], left_by_host, None, is_host=True)

    gone, players, watcher = play(3)
    importer = new_phone()
    import_finished_table(importer.device, gone.file)
    for player in players:
        drop_table(player.device, gone.table)
    evenings.roles |= {
        "watcher, last player gone": Role(watcher, gone, WATCHER, is_last=True),
        "importer, last player gone": Role(importer, gone, WATCHER, is_last=True),
        "former player, last player gone": Role(players[1], gone, None, seat=1, is_last=True),
        "former host, last player gone": Role(players[0], gone, None, is_host=True, is_last=True),
    }

    watched_again, players, _ = play(6)
    for player in players[::2]:
        drop_table(player.device, watched_again.table)
        lobby.join_table(player.device, watched_again.watch_code)
    evenings.roles |= {
        "former host who watches again": Role(players[0], watched_again, WATCHER, is_host=True),
        "former player who watches again": Role(players[2], watched_again, WATCHER, seat=2),
    }

    brought, keeper, watcher = bring(4)
    second = new_phone()
    assert not import_finished_table(second.device, brought.file).new
    evenings.roles |= {
        "second importer": Role(second, brought, WATCHER),
        "watcher of an imported table": Role(watcher, brought, WATCHER),
    }

    left_by_importer, keeper, watcher = bring(5)
    second = new_phone()
    import_finished_table(second.device, left_by_importer.file)
    drop_table(keeper.device, left_by_importer.table)
    evenings.roles |= {
        "second importer, first one gone": Role(second, left_by_importer, WATCHER, is_last=True),
        "former importer": Role(keeper, left_by_importer, None, is_last=True),
    }
    return evenings


def play(n: int) -> tuple[Evening, list[Phone], Phone]:
    """Play and keep an evening that somebody watches; return it with the phones of its players and of the watcher."""
    table = PlayedTable(seats=3)
    table.start()
    table.enter(3)
    table.act(0, FinishNow())
    actions.act_as_system(table.id, "score_game")
    watcher = new_phone()
    lobby.join_table(watcher.device, table.row.watch_code)
    keep(table, n)
    return describe(table.host, table.id, n), [phone_of(device) for device in table.devices], watcher


def bring(n: int) -> tuple[Evening, Phone, Phone]:
    """Import and keep an evening; return it with the phones of its importer and of somebody who watches."""
    importer, watcher = new_phone(), new_phone()
    table = UUID(import_finished_table(importer.device, encode(short_file())).table)
    lobby.join_table(watcher.device, Table.objects.get(pk=table).watch_code)
    keep_keepsake(importer.device, table, f"Geheimgasse{n}", f"Verschwiegen{n}")
    keep_times(importer.device, table, datetime(2000 + n, 3, 3, 12, tzinfo=UTC), 4321 + n)
    return describe(importer.device, table, n), importer, watcher


def keep(table: PlayedTable, n: int) -> None:
    """Keep everything that can be kept of a table, and as its host something of another one with somebody else."""
    host, player, _ = table.devices
    keep_keepsake(player, table.id, f"Geheimgasse{n}", f"Verschwiegen{n}")
    add_photo(player, table.id, image(size=(40 + n, 30)))
    for device in (player, host):
        keep_times(device, table.id, datetime(2000 + n, 3, 3, 12, tzinfo=UTC), 4321 + n)
    other = create_finished(host, {"Anna": 10, f"{ELSEWHERE}{n}": 20})
    create_finished(host, {"Anna": 10, f"{ALSO_CALLED}{n}": 20}, 1)
    keep_keepsake(host, other, f"Laubenweg{n}", "")
    merge(host, identify_person(f"{ALSO_CALLED}{n}"), identify_person(f"{ELSEWHERE}{n}"))


def describe(keeper: Device, table_id: UUID, n: int) -> Evening:
    table = Table.objects.get(pk=table_id)
    photo = Photo.objects.filter(table=table).first()
    marks = {
        "place": f"Geheimgasse{n}",
        "note": f"Verschwiegen{n}",
        "changed times": rf"200{n}-03-03|200{n}0303|3 March 200{n}|(?<![\w-]){4321 + n}(?![\w-])",
        "code to play": rf"\b{table.code}\b",
    }
    if photo:
        picture = read_file(name_file(table_id, photo.pk))
        marks |= {
            "photo": f"{photo.pk}|{photo.pk.hex}",
            "picture": re.escape(picture.decode("latin-1")),
            "place of another table": f"Laubenweg{n}",
            "person of another table": f"{ELSEWHERE}{n}",
            "other name of a person": f"{ALSO_CALLED}{n}",
        }
    return Evening(
        table=table_id,
        watch_code=table.watch_code,
        version=table.version,
        seats=tuple(str(seat.pk) for seat in table.seats.all()),
        photo=photo.pk if photo else UUID(int=0),
        file=export_table(keeper, table_id),
        marks={name: re.compile(mark.encode("latin-1")) for name, mark in marks.items()},
    )


def stored(role: Role) -> dict[str, Any]:
    """Return all that no request of the role may change: the table, and what others keep."""
    device, table = role.phone.device.pk, role.evening.table
    others = TableDevice.objects.exclude(device=device)
    kinds: tuple[Any, ...] = (Seat, SeatRequest, LogEntry, HeadState, Departure, Keepsake, Photo)
    rows = {
        "Table": Table.objects.filter(pk=table).values_list(),
        **{kind.__name__: kind.objects.filter(table=table).values_list() for kind in kinds},
        "Result": Result.objects.filter(table=table).values_list("scores", "ranks", "reason"),
        "TableDevice": others.filter(table=table).values_list("device", "watcher", "importer", "hidden_at"),
        "EditedTimes": EditedTimes.objects.filter(coming__in=others).values_list(),
        "Alias": Alias.objects.exclude(profile__devices=device).values_list(),
    }
    files = {str(path): path.read_bytes() for path in Path(settings.PHOTOS_DIR).rglob("*.jpg")}
    return {"files": files, **{name: sorted(map(str, found)) for name, found in rows.items()}}


def kept(evening: Evening) -> list[str]:
    """Return what is stored of what people kept of an evening."""
    rows = (
        Keepsake.objects.filter(table=evening.table),
        Photo.objects.filter(table=evening.table),
        EditedTimes.objects.filter(coming__table=evening.table),
    )
    folder = Path(settings.PHOTOS_DIR) / evening.table.hex
    return [*(str(row) for found in rows for row in found), *([folder.name] if folder.exists() else [])]
