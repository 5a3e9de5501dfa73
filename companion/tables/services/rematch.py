"""The service that sets the table of long ago anew: the same game and people, on the phone of whoever asks."""

from uuid import UUID

from companion.errors import NotFinished
from companion.people.profiles import history_of
from companion.tables import selectors, store
from companion.tables.codec import codec_of
from companion.tables.commands import TableCommand
from companion.tables.models import Seat, Table
from companion.tables.services.lobby import new_table
from games.core.meta import GameMeta


def table_again(command: TableCommand) -> Table:
    """A table in its lobby with the game, options, names and colours of a finished one. The asking device is the host
    and enters for everybody: for its own seat as its phone, for the others until they come and take theirs. The next in
    turn order begins. Asked again while nobody has come yet: the same one.

    :raises UnknownTable: the device does not belong there, nor does one that shares its history.
    :raises NotFinished: the table is still played. :raises UnknownGame: the game is not here any more.
    """
    device = command.device
    selectors.standing_of(device, command.table)
    with store.locked(command.table) as table:
        if table.status != Table.Status.FINISHED:
            raise NotFinished
        meta = codec_of(table).ruleset.meta
        seats = list(table.seats.all())
        for waiting in Table.objects.filter(host=device, status=Table.Status.LOBBY, game=table.game):
            if _held(waiting) == [(seat.name, seat.colour, device.pk) for seat in seats]:
                return waiting
        mine = history_of(device)
        own = next((seat.position for seat in seats if seat.phone and seat.device_id in mine), None)
        options = _still_there(meta, table.options)
        made = new_table(device, table.game, table.expansions, options, table.draw, table.clock)
        Seat.objects.bulk_create(
            Seat(
                table=made,
                position=seat.position,
                name=seat.name,
                colour=seat.colour,
                device=device,
                phone=seat.position == own,
                former_device_id=seat.device_id if seat.phone else seat.former_device_id,
            )
            for seat in seats
        )
        made.starter = (table.starter + 1) % len(seats)
        made.save(update_fields=["starter"])
    return made


def _held(table: Table) -> list[tuple[str, str, UUID]]:
    return [(seat.name, seat.colour, seat.device_id) for seat in table.seats.all()]


def _still_there(meta: GameMeta, options: dict[str, str]) -> dict[str, str]:
    """The options that the game still has, the rest as they come."""
    kept: dict[str, str] = {}
    for key, value in options.items():
        try:
            kept = meta.resolved_options({**kept, key: value})
        except ValueError:
            continue
    return meta.resolved_options(kept)
