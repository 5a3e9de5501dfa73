"""Boxes: how a group's own copy of a game differs from the list, and the one way to change that."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar
from uuid import UUID

import msgspec
from django.db import transaction
from msgspec.structs import asdict, replace

from companion.boxes.errors import BoxChanged, BoxFull
from companion.boxes.models import KeptBox
from companion.errors import UnknownGame
from companion.people.models import Device
from companion.people.profiles import find_history
from games import registry
from games.core.action import Facts
from games.core.game import Game
from games.core.pieces import choose_id, is_added

MOST_PIECES: Final = 140
"""Own pieces of a box: more than the largest game has with all its expansions."""
MOST_SETTLED: Final = 240
"""Ids of a box that somebody has looked at."""
Entry = TypeVar("Entry")


class Box(msgspec.Struct, frozen=True):
    """What differs between a box and the list, in the shape of the game's data.

    - `pieces`: pieces that are printed differently or not listed at all, by id.
    - `settled`: ids of the pieces that somebody has looked at, those that are as listed included.
    - `boards`: what is printed on boards that no list describes, by id.
    - `counts`: how many of some pieces it has, by option of the game.
    """

    pieces: dict[str, Facts] = {}
    settled: tuple[str, ...] = ()
    boards: dict[str, Facts] = {}
    counts: dict[str, int] = {}

    @classmethod
    def from_row(cls, row: KeptBox) -> "Box":
        return cls(row.pieces, tuple(row.settled), row.boards, row.counts)

    def settle(self, names: Iterable[str]) -> "Box":
        """Return the box after somebody has looked at these pieces."""
        return replace(self, settled=tuple(dict.fromkeys((*self.settled, *names))))


def find_box(device: Device, game: str) -> Box:
    """Return the newest box of this device's history, or an empty one if none was kept."""
    row = KeptBox.objects.filter(device__in=find_history(device).devices, game=game).order_by("-changed_at").first()
    return Box.from_row(row) if row else Box()


def load_box(device: Device, game: str) -> Box:
    """Return `find_box` for a request.

    :raises UnknownGame: see `check_has_box`.
    """
    check_has_box(game)
    return find_box(device, game)


def check_has_box(game: str) -> None:
    """Check that boxes of this game have something to keep.

    :raises UnknownGame: they do not, or there is no such game.
    """
    box_game = find_game(game)
    if box_game.piece is None and not box_game.boards() and not box_game.meta.find_counts():
        raise UnknownGame(game=game)


@dataclass(frozen=True)
class BoxPart(Generic[Entry]):
    """A part of a box that is kept entry by entry.

    - `name`: the field of `Box` that holds its entries by key.
    - `complete`: returns an entry of a game's box as it is stored, or refuses it; None: the entry is removed.
    - `finish`: returns the box of a game in which the entry of this key is new, or refuses it.
    """

    name: Literal["pieces", "boards", "counts"]
    complete: Callable[[str, str, Entry | None], Entry | None]
    finish: Callable[[str, str, Box], Box] = lambda _game, _key, box: box


def keep(
    device: Device, game: str, part: BoxPart[Entry], key: str, value: Entry | None, before: Entry | None = None
) -> Box:
    """Keep an entry of the box, or (None) remove it. Other entries stay.

    `before` is the entry in the box as the phone loaded it, None if it had none. An added piece gets a new id if
    another phone has taken its id since.

    :raises: see `part.complete` and `part.finish`.
    :raises BoxFull: see `BoxChange.keep`.
    :raises BoxChanged: another phone has changed this entry since.
    """
    completed = part.complete(game, key, value)
    with change_box(device, game) as change:
        entries: dict[str, Entry] = dict(getattr(change.box, part.name))
        if entries.get(key) not in (before, completed):
            if not is_added(key) or before is not None or completed is None:
                raise BoxChanged(tile=key)
            key = choose_id(entries)
        entries.pop(key, None)
        if completed is not None:
            entries[key] = completed
        return change.keep(part.finish(game, key, replace(change.box, **{part.name: entries})))


@dataclass(frozen=True)
class BoxChange:
    """The `box` of a device while it is locked for a change."""

    device: Device
    game: str
    box: Box

    def keep(self, box: Box) -> Box:
        """Store another box in its place and return it. Of the ids in `settled` only the newest MOST_SETTLED stay.

        :raises BoxFull: it has too many pieces.
        """
        if len(box.pieces) > MOST_PIECES:
            raise BoxFull(n=MOST_PIECES)
        box = replace(box, settled=box.settled[-MOST_SETTLED:])
        store_boxes(self.device.pk, {self.game: box})
        return box


@contextmanager
def change_box(device: Device, game: str) -> Iterator[BoxChange]:
    """Run the block in a transaction that locks the boxes of the device's history."""
    with transaction.atomic():
        history = Device.objects.filter(pk__in=find_history(device).devices).order_by("pk")
        list(history.select_for_update(no_key=True).values_list("pk"))
        yield BoxChange(device, game, find_box(device, game))


def store_boxes(device: UUID, boxes: Mapping[str, Box]) -> None:
    """Store boxes of a device, by game, in one statement, so that a row inserted meanwhile causes no error."""
    KeptBox.objects.bulk_create(
        [KeptBox(device_id=device, game=game, **asdict(box)) for game, box in boxes.items()],
        update_conflicts=True,
        unique_fields=["device", "game"],
        update_fields=[*Box.__struct_fields__, "changed_at"],
    )


def find_game(game: str) -> Game:
    """Return the game of this id.

    :raises UnknownGame: there is none.
    """
    try:
        return registry.find_game(game)
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
