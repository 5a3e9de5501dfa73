"""Taking a finished table along as our own file."""

from uuid import UUID

from companion.history.ended import finished_table
from companion.history.errors import SealedLog
from companion.history.table_file import bytes_of, file_of, has_secrets
from companion.people.models import Device
from companion.tables.codec import codec_of


def table_export(device: Device, table_id: UUID) -> bytes:
    """The file of a finished table, for any device that belongs to it.

    :raises UnknownTable: it does not belong there. :raises NotFinished: the table is still being played.
    :raises SealedLog: the game has secrets, and its log would tell those that nobody opened.
    """
    table, result = finished_table(device, table_id)
    if has_secrets(codec_of(table)):
        raise SealedLog
    return bytes_of(file_of(table, result))
