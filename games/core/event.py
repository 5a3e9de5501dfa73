"""Events: what happened, in the past tense (`TilePlaced`). Each class declares who may know it."""

from typing import ClassVar, Literal

import msgspec

from games.core.action import derive_wire_name
from games.core.seats import Seat, Viewer
from games.core.text import Param, Text

Audience = Literal["everyone", "owner"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag=derive_wire_name, tag_field="type"):
    """Base of every event. `check_events` refuses a class without an audience.

    - `game`: the prefix of its sentences.
    - `audience`: `everyone`, or `owner`: only the seat in the event's `seat` field. Others do not learn that an owner's
      event exists until one of the public events in `opened_by` happens, and never if there are none.
    - `sentence`: the name of its sentence, where that has no variables but the seat; empty: `narrate` says more.
    - `lapses`: instead of being opened, something was taken back because of a correction.
    - `older_names`: wire names that older versions gave it in logs.
    """

    game: ClassVar[str] = "table"
    audience: ClassVar[Audience]
    opened_by: "ClassVar[tuple[type[Event], ...]]" = ()
    sentence: ClassVar[str] = ""
    lapses: ClassVar[bool] = False
    older_names: ClassVar[tuple[str, ...]] = ()

    def narrate(self) -> "Narration | None":
        """Return the sentence for the table, or None for an event that only the view shows."""
        return self.build_narration(self.sentence, getattr(self, "seat", None)) if self.sentence else None

    def locate_laid_tile(self) -> tuple[str, str] | None:
        """Return the board and the cell where a tile was laid, or None for every other event."""
        return None

    def build_narration(
        self, name: str, seat: Seat | None = None, places: tuple[str, ...] = (), **params: Param
    ) -> "Narration":
        """Return the sentence `event_<name>` of the game; `seat` is among its variables if it is somebody's."""
        own: dict[str, Param] = {} if seat is None else {"seat": seat}
        return Narration(Text(f"{self.game}.event_{name}", {**own, **params}), seat, places)

    def narrate_for(self, viewer: Viewer) -> "Narration | None":
        """Return the sentence for `viewer`; differs from `narrate` where somebody else did something to the viewer's
        seat."""
        return self.narrate()


class Public(Event, frozen=True):
    """Base of public events."""

    audience: ClassVar[Audience] = "everyone"


def check_events(*kinds: type[Event]) -> tuple[type[Event], ...]:
    """Return the event classes of a ruleset.

    :raises TypeError: one of them declares no audience.
    """
    for kind in kinds:
        if getattr(kind, "audience", None) not in ("everyone", "owner"):
            raise TypeError(f"{kind.__name__} declares no audience")
    return kinds


class Narration(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence about an event. `places` are highlighted by "Show"; `seat` is who did it.

    - `text`: the sentence.
    - `seat`: who did it; left out: nobody.
    - `places`: the places that it is about.
    - `turn`: the turn that begins with it; what the same entry says after it belongs to that turn. Left out: none does.
    """

    text: Text
    seat: Seat | None = None
    places: tuple[str, ...] = ()
    turn: int | None = None


class Undone(Public, frozen=True):
    """`seat` undid its own last action. Common to all games."""

    sentence = "undone"
    older_names = ("taken_back",)
    seat: Seat


class Redone(Public, frozen=True):
    """An undo was undone by `seat` (None: the host). Common to all games."""

    older_names = ("put_back",)
    seat: Seat | None = None

    def narrate(self) -> Narration:
        return self.build_narration("redone_by_host" if self.seat is None else "redone", self.seat)


class Corrected(Public, frozen=True):
    """A correction by `seat` (None: the host) took effect. Common to all games."""

    seat: Seat | None = None

    def narrate(self) -> Narration:
        return self.build_narration("corrected_by_host" if self.seat is None else "corrected", self.seat)


class SeatingChanged(Public, frozen=True):
    """Somebody else plays `seat` now, or it has become the host's. Common to all games; rules do not read it.

    `what`: `moved` to another phone, `given_up` or `removed` (the host's phone plays it), or its phone became the
    host's (`host`, `host_taken`).
    """

    seat: Seat
    what: Literal["moved", "given_up", "removed", "host", "host_taken"]

    def narrate(self) -> Narration:
        return self.build_narration(f"seat_{self.what}", self.seat)


def is_audible(event: Event, viewer: Viewer) -> bool:
    """True if `viewer` may know of `event`."""
    return event.audience == "everyone" or getattr(event, "seat", None) == viewer
