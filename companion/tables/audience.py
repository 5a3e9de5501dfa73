"""The one gate for what may be known: what leaves a table has passed an `Audience`.

Nobody else asks a ruleset for a view, filters events, or decides which entries somebody may know or edit.
"""

from collections.abc import Iterable
from typing import Any

from companion.errors import NotInDraft, SealedEntry
from companion.tables.codec import Codec
from games.core.company import build_view_in_company
from games.core.errors import GameError
from games.core.event import Event, Narration, is_audible
from games.core.log import Entry
from games.core.ruleset import Ruleset
from games.core.seats import SPECTATOR, ActorKind, Seat, Viewer, find_seat
from games.core.text import Text
from games.core.view import View


class Audience:
    """What one viewer may know of a table with this ruleset.

    - `seat`: the viewer's seat, None for the spectator and for a seat in company.
    - `has_secrets`: a seat may know what another must not. The same for every viewer.
    """

    def __init__(self, ruleset: Ruleset, viewer: Viewer, has_secrets: bool = True) -> None:
        self._ruleset = ruleset
        self.viewer = viewer
        self.seat: Seat | None = viewer if isinstance(viewer, int) else None
        self.has_secrets = has_secrets

    def build_view(self, state: Any) -> View:
        """Return what the viewer may know of a state. A seat in company sees nothing that others must not."""
        seat = find_seat(self.viewer)
        if seat is None or self.seat is not None:
            return self._ruleset.build_view(state, self.viewer)
        return build_view_in_company(self._ruleset, state, seat)

    def hears(self, event: Event) -> bool:
        """True if the viewer may know of the event."""
        return is_audible(event, self.viewer)

    def narrate(self, events: Iterable[Event]) -> tuple[Narration, ...]:
        """Return what the viewer hears of events, in words."""
        narrations = (event.narrate_for(self.viewer) for event in events if self.hears(event))
        return tuple(narration for narration in narrations if narration)

    def knows(self, entry: Entry, events: Iterable[Event]) -> bool:
        """True if the viewer knows of an entry that caused these events.

        It heard one of them, or the entry caused none and is its own. Everybody knows that the game began. Without
        secrets everybody knows every entry.
        """
        caused = list(events)
        if caused:
            return any(map(self.hears, caused))
        return not self.has_secrets or entry.seat == self.viewer or entry.kind == "start"

    def owns(self, entry: Entry) -> bool:
        """True if the viewer's seat entered the entry (without a seat: the host), or the table has no secrets."""
        return entry.seat == self.seat or not self.has_secrets

    def explain(self, entry: Entry, error: GameError | None) -> Text | None:
        """Return why an entry does not hold, or None if the viewer may not know.

        In games with secrets a refusal of another seat's entry is known only if it follows from what everybody knows.
        """
        may_know = error is not None and (error.is_public or entry.kind == "start" or self.owns(entry))
        return Text(error.code, error.params) if error and may_know else None

    def check_edit(self, actor: ActorKind, entered_by: Seat | None) -> None:
        """Check that a draft of the viewer's seat (None: the host) may touch what `actor` did.

        In games with secrets each seat edits its own entries. Otherwise others would learn what else would have been
        possible.

        :raises NotInDraft: it is work of the system.
        :raises SealedEntry: another seat entered it.
        """
        if actor == "system":
            raise NotInDraft
        if actor != "host" and entered_by != self.seat and self.has_secrets:
            raise SealedEntry


def is_private(events: Iterable[Event]) -> bool:
    """True if there are events, and each is known to its own seat alone."""
    caused = list(events)
    return bool(caused) and all(event.audience == "owner" for event in caused)


def find_audience(codec: Codec, viewer: Viewer | None) -> Audience:
    """Return the audience of a viewer at tables with this codec. None is the host, who sees what a spectator sees."""
    return Audience(codec.ruleset, SPECTATOR if viewer is None else viewer, codec.has_secrets)
