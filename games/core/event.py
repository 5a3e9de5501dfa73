"""Events: what happened, past tense (`TilePlaced`). Each class declares who may know it."""

from typing import ClassVar, Literal

import msgspec

from games.core.action import snake_case
from games.core.seats import Seat, Viewer
from games.core.text import Params, Text

Audience = Literal["everyone", "owner"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag=snake_case, tag_field="type"):
    """Base of every event. A class without an audience is refused by `checked_events`.

    `everyone`: public. `owner`: only the seat in the event's `seat` field; nobody else learns that it exists, until
    one of the public events `opened_by` happens; never, where there are none. `lapses`: what was to be opened was taken
    back instead, because of a correction.
    """

    audience: ClassVar[Audience]
    opened_by: "ClassVar[tuple[type[Event], ...]]" = ()
    lapses: ClassVar[bool] = False

    def narration(self) -> "Narration | None":
        """How the table is told, or None for what only the view shows."""
        return None

    def laid_at(self) -> tuple[str, str] | None:
        """The board and the cell where a tile was laid, or None for every other event."""
        return None

    def narration_for(self, viewer: Viewer) -> "Narration | None":
        """How `viewer` is told: as the table, unless what somebody else did is about the viewer's own seat."""
        return self.narration()


def checked_events(*kinds: type[Event]) -> tuple[type[Event], ...]:
    """The event classes of a ruleset.

    :raises TypeError: one of them declares no audience.
    """
    for kind in kinds:
        if getattr(kind, "audience", None) not in ("everyone", "owner"):
            raise TypeError(f"{kind.__name__} declares no audience")
    return kinds


class Narration(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence about an event; `places` are what "Show" lights up, `seat` whose doing it was."""

    text: Text
    seat: Seat | None = None
    places: tuple[str, ...] = ()


class TakenBack(Event, frozen=True):
    """`seat` took back its own last action. Common to all games."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat

    def narration(self) -> Narration:
        return Narration(Text("table.event_taken_back", {"seat": self.seat}), self.seat)


class PutBack(Event, frozen=True):
    """What was taken back holds again, as `seat` wished (None: the host). Common to all games."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat | None = None

    def narration(self) -> Narration:
        params: Params = {} if self.seat is None else {"seat": self.seat}
        return Narration(Text("table.event_put_back" if params else "table.event_put_back_by_host", params), self.seat)


class Corrected(Event, frozen=True):
    """The past was mended, as `seat` wished (None: the host). Common to all games."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat | None = None

    def narration(self) -> Narration:
        params: Params = {} if self.seat is None else {"seat": self.seat}
        return Narration(
            Text("table.event_corrected" if params else "table.event_corrected_by_host", params), self.seat
        )


class SeatingChanged(Event, frozen=True):
    """Another phone plays `seat` (`moved`), the host's does (`given_up`, `removed`), or the seat's phone became
    the host's (`host`, `host_taken`). Common to all games; rules do not read it."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    what: Literal["moved", "given_up", "removed", "host", "host_taken"]

    def narration(self) -> Narration:
        return Narration(Text(f"table.event_seat_{self.what}", {"seat": self.seat}), self.seat)


def audible(event: Event, viewer: Viewer) -> bool:
    """Whether `viewer` may know of `event`."""
    return event.audience == "everyone" or getattr(event, "seat", None) == viewer
