"""Links under which others may look at a box until its owner withdraws them."""

from collections.abc import Iterable
from typing import Final
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet

from companion.people.codes import random_code, typed_code
from companion.people.models import Device
from companion.people.profiles import history_of
from companion.tables.box_errors import UnknownBoxLink
from companion.tables.boxes import Box, box_changing, box_of, check_has_box
from companion.tables.models import BoxLink, KeptBox

LENGTH: Final = 16
"""Letters of a code: nearly 80 bits, too many to guess."""


def link_of(device: Device, game: str) -> str | None:
    """Return the code of the link to the box of this device or its history, or None.

    :raises UnknownGame: the game's boxes have nothing to keep.
    """
    check_has_box(game)
    return _links(device, game).values_list("code", flat=True).first()


def link_make(device: Device, game: str) -> str:
    """Return the code of the link, creating it if necessary.

    :raises UnknownGame: see `link_of`.
    """
    check_has_box(game)
    with box_changing(device, game):
        code = link_of(device, game)
        if code is None:
            code = BoxLink.objects.create(device=device, game=game, code=random_code(LENGTH)).code
    return code


def link_end(device: Device, game: str) -> None:
    """Withdraw the link: nobody else sees the box any more. Copies that others made stay theirs.

    :raises UnknownGame: see `link_of`.
    """
    check_has_box(game)
    _links(device, game).delete()


def box_linked(game: str, code: str) -> Box:
    """Return the box that a link leads to, as it is now.

    :raises UnknownBoxLink: there is no such link, or it was withdrawn.
    :raises UnknownGame: see `link_of`.
    """
    check_has_box(game)
    link = BoxLink.objects.select_related("device").filter(game=game, code=typed_code(code, LENGTH) or "").first()
    if link is None:
        raise UnknownBoxLink
    return box_of(link.device, game)


def boxes_stay(leaving: Iterable[UUID], staying: Iterable[UUID]) -> None:
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
        newest: dict[str, KeptBox] = {}
        for box in KeptBox.objects.filter(device__in=leaving_devices.union(staying_devices)).order_by("changed_at"):
            newest[box.game] = box
        KeptBox.objects.bulk_create(
            [
                KeptBox(
                    device_id=heir,
                    game=box.game,
                    pieces=box.pieces,
                    settled=box.settled,
                    boards=box.boards,
                    counts=box.counts,
                )
                for box in newest.values()
                if box.device_id in leaving_devices
            ],
            update_conflicts=True,
            unique_fields=["device", "game"],
            update_fields=["pieces", "settled", "boards", "counts", "changed_at"],
        )


def _links(device: Device, game: str) -> QuerySet[BoxLink]:
    return BoxLink.objects.filter(device__in=history_of(device).devices, game=game).order_by("pk")
