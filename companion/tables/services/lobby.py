"""Services of the lobby: create, join and start a table; claim, change, leave and order its seats."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar
from uuid import UUID

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from msgspec import UNSET

from companion.errors import (
    AlreadyStarted,
    ColourMissing,
    ColourTaken,
    InvalidRequest,
    NameTaken,
    NameUnseen,
    NotHost,
    NotYourSeat,
    OnlyWatching,
    TableFull,
    TableLocked,
    UnknownCode,
    UnknownColour,
    UnknownSeat,
    WrongOption,
    WrongSeats,
)
from companion.people.models import Device
from companion.people.names import are_same, is_visible
from companion.runtime.raw_sql import insert
from companion.tables import codes, recording, store
from companion.tables.codec import find_codec, find_table_codec, order_expansions
from companion.tables.models import LogEntry, Seat, Table, TableDevice
from companion.tables.requests import NewSeat, NewTable, SeatChange, TableChange
from companion.tables.selectors import explain_absence
from companion.tables.services.watching import watch
from companion.tables.table_box import find_box_options, find_starting_boards, find_starting_pieces
from companion.texts.clean_text import clean
from games.core.action import StartTable
from games.core.meta import GameMeta

MAX_NAME: Final = 24
T = TypeVar("T")
R = TypeVar("R")


def create_table(device: Device, request: NewTable) -> Table:
    """Create a table in its lobby with this device as host.

    Options that the request leaves out come from the host's box where it counts pieces, else from the game's defaults.

    :raises UnknownGame: no such game or expansion.
    :raises WrongOption: an option or value that the game does not have.
    """
    expansions = order_expansions(request.game, request.expansions)
    meta = find_codec(request.game, expansions).ruleset.meta
    options = _resolve(meta.resolve_options, find_box_options(device, meta) | request.options)
    draw = _resolve(meta.resolve_draw, request.draw)
    with transaction.atomic():
        return insert_table(device, request.game, list(expansions), options, draw, request.clock)


def join_table(device: Device, code: str) -> Table:
    """Let the device look at the table with this code, and return the table. A table code also lets it take a seat.

    :raises UnknownCode: no table has this code.
    :raises TableLocked: the host has locked the table.
    """
    typed = codes.parse_table_code(code)
    has_code = Q(code=typed) | Q(watch_code=typed)
    table_id = Table.objects.filter(has_code).values_list("pk", flat=True).first() if typed else None
    if table_id is None:
        raise UnknownCode
    with store.lock_row(table_id) as table:
        if typed not in (table.code, table.watch_code):
            raise UnknownCode  # the code was replaced before the lock
        if typed == table.watch_code:
            watch(table, device)
            return table
        if table.locked and not TableDevice.objects.filter(table=table, device=device).exists():
            raise TableLocked
        TableDevice.objects.update_or_create(table=table, device=device, defaults={"watcher": False})
    return table


def update_table(device: Device, table_id: UUID, request: TableChange) -> Table:
    """Change expansions, options, who draws or who begins.

    :raises NotHost: the device is not the host's.
    :raises UnknownGame: no such expansion.
    :raises WrongOption: an option or value that the game does not have.
    :raises WrongSeats: more people sit there than can play with these expansions and options.
    :raises ColourMissing: somebody has a colour of an expansion that is no longer played.
    :raises UnknownSeat: no seat has the position of `starter`.
    """
    with _lock_lobby(device, table_id, host=True) as table:
        if request.expansions is not None:
            table.expansions = list(order_expansions(table.game, request.expansions))
            meta = _find_meta(table)
            keys = {option.key for option in meta.options}
            kept = {key: value for key, value in table.options.items() if key in keys}
            table.options = find_box_options(table.host, meta) | kept
        if request.options is not None or request.expansions is not None:
            table.options = _resolve(_find_meta(table).resolve_options, table.options | (request.options or {}))
            _check_seats(_find_meta(table), list(table.seats.all()))
        if request.draw is not None:
            table.draw = _resolve(_find_meta(table).resolve_draw, request.draw)
        if request.starter is not None:
            if request.starter >= max(1, table.seats.count()):
                raise UnknownSeat
            table.starter = request.starter
        recording.record_beside(table)
    return table


def claim_seat(device: Device, table_id: UUID, request: NewSeat) -> Seat:
    """Add a seat at the end of the turn order. Without a `phone`, this device plays for its person.

    :raises OnlyWatching: the device came to watch, and the table is locked.
    :raises TableFull: no colour is left.
    :raises ColourTaken:
    :raises UnknownColour:
    :raises NameTaken:
    :raises NameUnseen:
    :raises InvalidRequest: the name is too long.
    """
    with _lock_lobby(device, table_id) as table:
        if table.locked:
            check_player(device, table)
        meta = _find_meta(table)
        seats = list(table.seats.all())
        if len(seats) >= meta.max_seats:
            raise TableFull
        _check_colour(meta, request.colour, seats)
        name = _check_name(request.name, seats)
        seat = Seat.objects.create(
            table=table, position=len(seats), name=name, colour=request.colour, device=device, phone=request.phone
        )
        TableDevice.objects.filter(table=table, device=device).update(watcher=False)
        recording.record_beside(table)
    return seat


def update_seat(device: Device, table_id: UUID, seat_id: UUID, request: SeatChange) -> Seat:
    """Change the name or colour of a seat. The device changes its own seats, the host any.

    :raises NameTaken:
    :raises ColourTaken:
    :raises UnknownColour:
    :raises NameUnseen:
    :raises InvalidRequest: the name is too long.
    """
    with _lock_lobby(device, table_id) as table:
        seat = find_seat(device, table, seat_id, own=True)
        others = list(table.seats.exclude(pk=seat.pk))
        if request.name is not None and request.name != seat.name:
            seat.name = _check_name(request.name, others)
        if request.colour is not None and request.colour != seat.colour:
            _check_colour(_find_meta(table), request.colour, others)
            seat.colour = request.colour
        seat.save(update_fields=["name", "colour"])
        recording.record_beside(table)
    return seat


def leave_seat(device: Device, table_id: UUID, seat_id: UUID) -> None:
    """Remove the seat. Later seats move up, and the starter stays the same person."""
    with _lock_lobby(device, table_id) as table:
        seat, seats = find_seat(device, table, seat_id, own=True), list(table.seats.all())
        starter = seats[table.starter]
        seats.remove(seat)
        seat.delete()
        reorder(table, seats, starter)


def order_seats(device: Device, table_id: UUID, order: Sequence[UUID]) -> None:
    """Put the seats in this order, in which they take their turns. Whoever starts still does.

    :raises InvalidRequest: the ids are not exactly the seats of the table.
    """
    with _lock_lobby(device, table_id, host=True) as table:
        seats = {seat.pk: seat for seat in table.seats.all()}
        if len(order) != len(seats) or set(order) != set(seats):
            raise InvalidRequest(detail="seats")
        starter = next((seat for seat in seats.values() if seat.position == table.starter), None)
        reorder(table, [seats[pk] for pk in order], starter)


def start_table(device: Device, table_id: UUID) -> int:
    """Record entry 1 with the pieces and boards that the host's box has now, and return 1.

    A repeated call returns 1 again.

    :raises NotHost:
    :raises WrongSeats: too few or too many for the game.
    :raises IllegalAction: the game refuses a piece or a board of the box.
    """
    with lock_for(device, table_id, host=True) as table:
        if table.status != Table.Status.LOBBY:
            return 1
        meta = _find_meta(table)
        seats = list(table.seats.all())
        if not meta.min_seats <= len(seats) <= meta.max_seats:
            raise WrongSeats(min=meta.min_seats, max=meta.max_seats)
        start = StartTable(
            game=table.game,
            ruleset_version=meta.ruleset_version,
            options=table.options,
            colours=tuple(seat.colour for seat in seats),
            starter=table.starter,
            expansions=tuple(table.expansions),
            draw=table.drawn_by,
            pieces=find_starting_pieces(table) or UNSET,
            boards=find_starting_boards(table, len(seats)) or UNSET,
        )
        table.started_at = timezone.now()
        progress = find_table_codec(table).ruleset.setup(start)
        entry = store.NewEntry(kind=LogEntry.Kind.START, content=start, device=device.pk)
        return recording.record(table, entry, progress.state, progress.events, {})


@contextmanager
def lock_for(device: Device, table_id: UUID, *, host: bool = False) -> Iterator[Table]:
    """Lock the table's row, as `store.lock_row`, for a device that belongs to the table; with `host`, its host's."""
    with store.lock_row(table_id) as table:
        check_member(device, table)
        if host:
            check_host(device, table)
        yield table


@contextmanager
def _lock_lobby(device: Device, table_id: UUID, *, host: bool = False) -> Iterator[Table]:
    with lock_for(device, table_id, host=host) as table:
        if table.status != Table.Status.LOBBY:
            raise AlreadyStarted
        yield table


def check_member(device: Device, table: Table) -> None:
    """Check that the device belongs to the table.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not (any more).
    """
    if not TableDevice.objects.filter(table=table, device=device).exists():
        raise explain_absence(device, table.pk)


def check_player(device: Device, table: Table) -> None:
    """Check that the device came to play.

    :raises OnlyWatching: it came to watch.
    """
    if TableDevice.objects.filter(table=table, device=device, watcher=True).exists():
        raise OnlyWatching


def check_host(device: Device, table: Table) -> None:
    if table.host_id != device.pk:
        raise NotHost


def find_seat(device: Device, table: Table, seat_id: UUID, *, own: bool = False) -> Seat:
    """Return this seat for a device of the table; `own`: only for the seat's device or the host's.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: the device does not belong to the table (any more).
    :raises UnknownSeat: there is no such seat. :raises NotYourSeat: the seat is not `own`.
    """
    check_member(device, table)
    seat = table.seats.filter(pk=seat_id).first()
    if seat is None:
        raise UnknownSeat
    if own and device.pk not in (seat.device_id, table.host_id):
        raise NotYourSeat
    return seat


def reorder(table: Table, seats: list[Seat], starter: Seat | None) -> None:
    """Put the seats in this order. If `starter` is not among them, the first seat begins."""
    for position, seat in enumerate(seats):
        seat.position = position
    Seat.objects.bulk_update(seats, ["position"])
    table.starter = seats.index(starter) if starter in seats else 0
    recording.record_beside(table)


def insert_table(
    host: Device, game: str, expansions: list[str], options: dict[str, str], draw: str, clock: str
) -> Table:
    """Create a table in its lobby, without seats and with unused codes. In the caller's transaction."""
    table = Table(
        code=codes.draw_table_code(),
        watch_code=codes.draw_table_code(),
        game=game,
        expansions=expansions,
        options=options,
        draw=draw,
        clock=clock,
        host=host,
    )
    insert(table)
    TableDevice.objects.create(table=table, device=host)
    return table


def _find_meta(table: Table) -> GameMeta:
    """Return the meta of a table's game, with the seats that its options allow."""
    return find_table_codec(table).ruleset.meta.limit_seats(table.options)


def _resolve(resolve: Callable[[T], R], chosen: T) -> R:
    """Return what the game's meta makes of a choice."""
    try:
        return resolve(chosen)
    except ValueError as error:
        raise WrongOption(option=str(error)) from None


def _check_seats(meta: GameMeta, seats: list[Seat]) -> None:
    """Check that the people who sit at the table can play with its expansions and options."""
    if len(seats) > meta.max_seats:
        raise WrongSeats(min=meta.min_seats, max=meta.max_seats)
    for seat in seats:
        if seat.colour not in meta.colours:
            raise ColourMissing(name=seat.name)


def _check_colour(meta: GameMeta, colour: str, seats: list[Seat]) -> None:
    if colour not in meta.colours:
        raise UnknownColour
    if any(seat.colour == colour for seat in seats):
        raise ColourTaken


def _check_name(name: str, other_seats: list[Seat]) -> str:
    """Return the name as a table keeps it, after checking that it can be seen and is not that of another seat."""
    if not is_visible(name):
        raise NameUnseen
    name = clean_name(name)
    if len(name) > MAX_NAME:
        raise InvalidRequest(detail="name")
    if any(are_same(name, seat.name) for seat in other_seats):
        raise NameTaken(name=name)
    return name


def clean_name(name: str) -> str:
    """Return the name without hidden characters, which become spaces, and with single spaces."""
    return " ".join(clean(name).split())
