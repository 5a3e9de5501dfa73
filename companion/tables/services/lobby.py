"""Services of the lobby: create, join and start a table; claim, change, leave and order its seats."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from msgspec import UNSET

from companion.errors import (
    AlreadyStarted,
    ColourTaken,
    InvalidRequest,
    NameTaken,
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
from companion.people.names import alike
from companion.runtime.raw_sql import insert
from companion.tables import codes, recording, store
from companion.tables.boards import starting_boards
from companion.tables.boxes import starting_pieces
from companion.tables.codec import codec_for, codec_of, expansions_of
from companion.tables.commands import (
    ClaimSeat,
    CreateTable,
    OrderSeats,
    SeatCommand,
    TableCommand,
    UpdateSeat,
    UpdateTable,
)
from companion.tables.counts import options_from_box
from companion.tables.models import LogEntry, Seat, Table, TableDevice
from companion.tables.selectors import absence_of
from companion.texts.clean_text import cleaned
from games.core.action import DrawnBy, StartTable
from games.core.meta import GameMeta

MAX_NAME: Final = 24


def table_create(command: CreateTable) -> Table:
    """Create a table in its lobby with the command's device as host.

    Options that the command leaves out come from the host's box where it counts pieces, else from the game's defaults.

    :raises UnknownGame: no such game or expansion.
    :raises WrongOption: an option or value that the game does not have.
    """
    expansions = expansions_of(command.game, command.expansions)
    meta = codec_for(command.game, expansions).ruleset.meta
    options = _resolve_options(meta, options_from_box(command.device, meta) | command.options)
    draw = _resolve_draw(meta, command.draw)
    with transaction.atomic():
        return new_table(command.device, command.game, list(expansions), options, draw, command.clock)


def table_join(device: Device, code: str) -> Table:
    """Let the device look at the table with this code, and return the table. A table code also lets it take a seat.

    :raises UnknownCode: no table has this code.
    :raises TableLocked: the host has locked the table.
    """
    typed = codes.typed(code)
    has_code = Q(code=typed) | Q(watch_code=typed)
    table_id = Table.objects.filter(has_code).values_list("pk", flat=True).first() if typed else None
    if table_id is None:
        raise UnknownCode
    with store.locked(table_id) as table:
        if typed not in (table.code, table.watch_code):
            raise UnknownCode  # the code was replaced before the lock
        if typed == table.watch_code:
            TableDevice.objects.get_or_create(table=table, device=device, defaults={"watcher": True})
            return table
        if table.locked and not TableDevice.objects.filter(table=table, device=device).exists():
            raise TableLocked
        TableDevice.objects.update_or_create(table=table, device=device, defaults={"watcher": False})
    return table


def table_update(command: UpdateTable) -> Table:
    """Change options, who draws or who begins.

    :raises NotHost: the device is not the host's.
    :raises WrongOption: an option or value that the game does not have.
    :raises UnknownSeat: no seat has the position of `starter`.
    """
    with _locked_lobby(command, host=True) as table:
        if command.options is not None:
            table.options = _resolve_options(_meta(table), table.options | command.options)
        if command.draw is not None:
            table.draw = _resolve_draw(_meta(table), command.draw)
        if command.starter is not None:
            if command.starter >= max(1, table.seats.count()):
                raise UnknownSeat
            table.starter = command.starter
        recording.record_beside(table)
    return table


def seat_claim(command: ClaimSeat) -> Seat:
    """Add a seat at the end of the turn order.

    :raises OnlyWatching: the device came to watch, and the table is locked.
    :raises TableFull: no colour is left.
    :raises ColourTaken:
    :raises UnknownColour:
    :raises NameTaken:
    :raises InvalidRequest: the name is empty or too long.
    """
    with _locked_lobby(command) as table:
        check_may_sit(command, table)
        meta = _meta(table)
        seats = list(table.seats.all())
        if len(seats) >= meta.max_seats:
            raise TableFull
        _check_colour(meta, command.colour, seats)
        name = clean_name(command.name)
        _check_name(name, seats)
        seat = Seat.objects.create(
            table=table,
            position=len(seats),
            name=name,
            colour=command.colour,
            device=command.device,
            phone=command.phone,
        )
        TableDevice.objects.filter(table=table, device=command.device).update(watcher=False)
        recording.record_beside(table)
    return seat


def seat_update(command: UpdateSeat) -> Seat:
    """Change the name or colour of a seat. The device changes its own seats, the host any.

    :raises NameTaken:
    :raises ColourTaken:
    :raises UnknownColour:
    :raises InvalidRequest: the name is empty or too long.
    """
    with _locked_lobby(command) as table:
        seats = list(table.seats.all())
        seat = _find_own_seat(command, table, seats)
        if command.name is not None:
            seat.name = clean_name(command.name)
            _check_name(seat.name, [other for other in seats if other.pk != seat.pk])
        if command.colour is not None and command.colour != seat.colour:
            _check_colour(_meta(table), command.colour, seats)
            seat.colour = command.colour
        seat.save(update_fields=["name", "colour"])
        recording.record_beside(table)
    return seat


def seat_leave(command: SeatCommand) -> None:
    """Remove the seat. Later seats move up, and the starter stays the same person."""
    with _locked_lobby(command) as table:
        seats = list(table.seats.all())
        seat = _find_own_seat(command, table, seats)
        starter = seats[table.starter]
        seats.remove(seat)
        seat.delete()
        reorder(table, seats, starter)


def seats_order(command: OrderSeats) -> None:
    """Set the turn order. The starter stays the same person.

    :raises InvalidRequest: the ids are not exactly the seats of the table.
    """
    with _locked_lobby(command, host=True) as table:
        seats = {seat.pk: seat for seat in table.seats.all()}
        if len(command.seats) != len(seats) or set(command.seats) != set(seats):
            raise InvalidRequest(detail="seats")
        starter = next((seat for seat in seats.values() if seat.position == table.starter), None)
        reorder(table, [seats[pk] for pk in command.seats], starter)


def table_start(command: TableCommand) -> int:
    """Record entry 1 with the pieces and boards that the host's box has now, and return 1.

    A repeated call returns 1 again.

    :raises NotHost:
    :raises WrongSeats: too few or too many for the game.
    :raises IllegalAction: the game refuses a piece or a board of the box.
    """
    with store.locked(command.table) as table:
        check_member(command, table)
        _check_host(command, table)
        if table.status != Table.Status.LOBBY:
            return 1
        meta = _meta(table)
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
            pieces=starting_pieces(table) or UNSET,
            boards=starting_boards(table, len(seats)) or UNSET,
        )
        table.started_at = timezone.now()
        progress = codec_of(table).ruleset.setup(start)
        entry = store.NewEntry(kind=LogEntry.Kind.START, content=start, device=command.device.pk)
        return recording.record(table, entry, progress.state, progress.events, {})


@contextmanager
def _locked_lobby(command: TableCommand, *, host: bool = False) -> Iterator[Table]:
    with store.locked(command.table) as table:
        check_member(command, table)
        if host:
            _check_host(command, table)
        if table.status != Table.Status.LOBBY:
            raise AlreadyStarted
        yield table


def check_member(command: TableCommand, table: Table) -> None:
    """Check that the device belongs to the table.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not (any more).
    """
    if not TableDevice.objects.filter(table=table, device=command.device).exists():
        raise absence_of(command.device, command.table)


def check_may_sit(command: TableCommand, table: Table) -> None:
    """Check that the device may take a seat in the lobby.

    A device that came to watch may not while the table is locked.

    :raises OnlyWatching: it may not.
    """
    if table.locked:
        check_player(command, table)


def check_player(command: TableCommand, table: Table) -> None:
    if TableDevice.objects.filter(table=table, device=command.device, watcher=True).exists():
        raise OnlyWatching


def _check_host(command: TableCommand, table: Table) -> None:
    if table.host_id != command.device.pk:
        raise NotHost


def _find_own_seat(command: UpdateSeat | SeatCommand, table: Table, seats: list[Seat]) -> Seat:
    seat = next((seat for seat in seats if seat.pk == command.seat), None)
    if seat is None:
        raise UnknownSeat
    if command.device.pk not in (seat.device_id, table.host_id):
        raise NotYourSeat
    return seat


def reorder(table: Table, seats: list[Seat], starter: Seat | None) -> None:
    """Put the seats in this order. If `starter` is not among them, the first seat begins."""
    for position, seat in enumerate(seats):
        seat.position = position
    Seat.objects.bulk_update(seats, ["position"])
    table.starter = seats.index(starter) if starter in seats else 0
    recording.record_beside(table)


def new_table(host: Device, game: str, expansions: list[str], options: dict[str, str], draw: str, clock: str) -> Table:
    """Create a table in its lobby, without seats and with unused codes. In the caller's transaction."""
    table = Table(
        code=codes.new_code(),
        watch_code=codes.new_code(),
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


def _meta(table: Table) -> GameMeta:
    return codec_of(table).ruleset.meta


def _resolve_options(meta: GameMeta, chosen: dict[str, str]) -> dict[str, str]:
    try:
        return meta.resolved_options(chosen)
    except ValueError as error:
        raise WrongOption(option=str(error)) from None


def _resolve_draw(meta: GameMeta, chosen: DrawnBy | None) -> DrawnBy:
    try:
        return meta.resolved_draw(chosen)
    except ValueError as error:
        raise WrongOption(option=str(error)) from None


def _check_colour(meta: GameMeta, colour: str, seats: list[Seat]) -> None:
    if colour not in meta.colours:
        raise UnknownColour
    if any(seat.colour == colour for seat in seats):
        raise ColourTaken


def _check_name(name: str, other_seats: list[Seat]) -> None:
    if alike(name) in {alike(seat.name) for seat in other_seats}:
        raise NameTaken(name=name)


def clean_name(name: str) -> str:
    """Return the name as a table keeps it: hidden characters become spaces, and spaces are single.

    :raises InvalidRequest: the result is empty or longer than MAX_NAME.
    """
    clean = " ".join(cleaned(name).split())
    if not 0 < len(clean) <= MAX_NAME:
        raise InvalidRequest(detail="name")
    return clean
