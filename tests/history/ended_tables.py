"""Tables ended early after recorded moves."""

from typing import Any
from uuid import UUID

from companion.archive.finished import Ended, load_ended_table
from companion.archive.imports import import_finished_table
from companion.people.devices import create_device
from tests.history.files import encode


def ended_table_from(file: dict[str, Any]) -> Ended:
    """Return a finished table from its file, as the importing phone sees it."""
    device = create_device()[0]
    import_finished_table(device, encode(file))
    return load_ended_table(device, UUID(file["table"]))
