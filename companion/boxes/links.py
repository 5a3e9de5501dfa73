"""Links under which others may look at a box until its owner withdraws them."""

from collections.abc import Iterable
from typing import Final
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet

from companion.boxes.errors import UnknownBoxLink
from companion.boxes.keeping import Box, change_box, check_has_box, find_box, store_boxes
from companion.boxes.models import BoxLink, KeptBox
from companion.people.codes import draw_code, parse_typed_code
from companion.people.models import Device
from companion.people.profiles import find_history

LENGTH: Final = 16
"""Letters of a code: nearly 80 bits, too many to guess."""


def find_link(device: Device, game: str) -> str | None:
    """Return the code of the link to the box of this device or its history, or None.

    :raises UnknownGame: the game's boxes have nothing to keep.
    """
    check_has_box(game)
    return _select_links(device, game).values_list("code", flat=True).first()


def make_link(device: Device, game: str) -> str:
    """Return the code of the link, creating it if necessary.

    :raises UnknownGame: see `find_link`.
    """
    check_has_box(game)
    with change_box(device, game):
        code = find_link(device, game)
        if code is None:
            code = BoxLink.objects.create(device=device, game=game, code=draw_code(LENGTH)).code
    return code


def end_link(device: Device, game: str) -> None:
    """Withdraw the link: nobody else sees the box any more. Copies that others made stay theirs.

    :raises UnknownGame: see `find_link`.
    """
    check_has_box(game)
    _select_links(device, game).delete()


def load_linked_box(game: str, code: str) -> Box:
    """Return the box that a link leads to, as it is now.

    :raises UnknownBoxLink: there is no such link, or it was withdrawn.
    :raises UnknownGame: see `find_link`.
    """
    check_has_box(game)
    link = BoxLink.objects.select_related("device").filter(game=game, code=parse_typed_code(code, LENGTH) or "").first()
    if link is None:
        raise UnknownBoxLink
    return find_box(link.device, game)


def leave_boxes(leaving: Iterable[UUID], staying: Iterable[UUID]) -> None:
    """Leave with a history what `leaving` devices, signed out of it, kept and shared while they belonged to it.

    Their links belong to one of the `staying` devices from now on. It also gets a copy of each box that the history
    had from one of them; that device keeps its own. If no device stays, nothing changes.
    """
    leaving_devices, staying_devices = frozenset(leaving), sorted(staying)
    if not staying_devices:
        return
    heir = staying_devices[0]
    with transaction.atomic():
        BoxLink.objects.filter(device__in=leaving_devices).update(device=heir)
        rows = KeptBox.objects.filter(device__in=leaving_devices.union(staying_devices)).order_by("changed_at")
        newest = {row.game: row for row in rows}
        store_boxes(heir, {game: Box.from_row(row) for game, row in newest.items() if row.device_id in leaving_devices})


def _select_links(device: Device, game: str) -> QuerySet[BoxLink]:
    return BoxLink.objects.filter(device__in=find_history(device).devices, game=game).order_by("pk")
