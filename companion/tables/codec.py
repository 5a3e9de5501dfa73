"""Ruleset of a table, and JSON of its states, actions and events."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
from threading import RLock
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.errors import UnknownGame
from companion.tables.models import Table
from companion.texts.clean_text import is_clean
from games import registry
from games.core.action import Action, Draw, StartTable
from games.core.errors import MalformedAction
from games.core.event import Corrected, Event, PutBack, SeatingChanged, TakenBack
from games.core.log import Correction, LogChange, Redo, Undo
from games.core.ruleset import Ruleset

Content = Action | LogChange[Action] | SeatingChanged
_building = RLock()
"""Held while a codec is built: no other thread may decode its types before they have decoders (`struct_types`)."""


class Codec:
    """One ruleset and its JSON decoders.

    - `has_secrets`: the ruleset's answer for the options of the table; True if they are not known.
    - `fingerprint`: identifies the shape of its states.
    """

    def __init__(self, ruleset: Ruleset, has_secrets: bool = True) -> None:
        self.ruleset = ruleset
        self.has_secrets = has_secrets
        self._submitted: Any = reduce(or_, (*ruleset.action_types, Draw))
        self._states = msgspec.json.Decoder(ruleset.state_type)
        actions: Any = reduce(or_, (*ruleset.action_types, StartTable))
        self._log_changes: Any = Undo[actions] | Redo[actions] | Correction[actions]
        self._contents = msgspec.json.Decoder(actions | self._log_changes | SeatingChanged)
        common = (TakenBack, PutBack, Corrected, SeatingChanged)
        self._events = msgspec.json.Decoder(tuple[reduce(or_, (*ruleset.event_types, *common)), ...])  # type: ignore[misc]
        shape = msgspec.json.encode(msgspec.json.schema(ruleset.state_type), order="sorted")
        self.fingerprint = hashlib.sha256(shape).hexdigest()[:16]

    def loses_secrets(self, options: Mapping[str, str]) -> bool:
        """True if the table has secrets, and would have none with these options."""
        return self.has_secrets and not self.ruleset.has_secrets(options)

    def submitted(self, payload: dict[str, Any]) -> Action:
        """Decode an action that a phone sent.

        :raises MalformedAction: it is no action of this ruleset, or its texts have hidden characters.
        """
        _check_clean(payload)
        try:
            action: Action = msgspec.convert(payload, self._submitted)
        except msgspec.ValidationError as error:
            raise MalformedAction("action.malformed", {"detail": str(error)}) from None
        return action

    def drafted(self, payload: dict[str, Any]) -> LogChange[Action]:
        """Decode a correction, undo or redo that a phone drafted.

        :raises MalformedAction: it is none of this ruleset, or its texts have hidden characters.
        """
        _check_clean(payload)
        try:
            log_change: LogChange[Action] = msgspec.convert(payload, self._log_changes)
            return replace(log_change, unchecked=())  # only the server sets it
        except msgspec.ValidationError as error:
            raise MalformedAction("action.malformed", {"detail": str(error)}) from None

    def content(self, payload: str) -> Content:
        """Decode the content of a log entry."""
        content: Content = self._contents.decode(payload)
        return content

    def state(self, text: str) -> Any:
        """Decode a stored state."""
        return self._states.decode(text)

    def events(self, text: str) -> tuple[Event, ...]:
        """Decode the events of a log entry."""
        events: tuple[Event, ...] = self._events.decode(text)
        return events


def _check_clean(payload: dict[str, Any]) -> None:
    """Check new input for hidden characters. Old logs may have some and are read as they are."""
    if not is_clean(payload):
        raise MalformedAction("action.hidden_characters")


def codec_for(game: str, expansions: tuple[str, ...] = (), options: Mapping[str, str] | None = None) -> Codec:
    """Return the codec of a game with expansions, at tables with these options if they are known.

    :raises UnknownGame: there is no such game or expansion.
    """
    with _building:
        return _codec(game, expansions, options is None or _ruleset(game, expansions).has_secrets(options))


@cache
def _codec(game: str, expansions: tuple[str, ...], has_secrets: bool) -> Codec:
    return Codec(_ruleset(game, expansions), has_secrets)


@cache
def _ruleset(game: str, expansions: tuple[str, ...]) -> Ruleset:
    try:
        return registry.ruleset(game, expansions)
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None


def forget_codecs() -> None:
    """Drop all cached codecs because the registry has other games now."""
    _codec.cache_clear()
    _ruleset.cache_clear()


def expansions_of(game: str, chosen: Iterable[str]) -> tuple[str, ...]:
    """Return the chosen expansions as a table stores them: in the game's order, each once.

    :raises UnknownGame: there is no such game or expansion.
    """
    chosen_ids = set(chosen)
    try:
        meta = registry.game(game).meta
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
    if not meta.has_expansions(chosen_ids):
        raise UnknownGame(game=game)
    return meta.in_order(chosen_ids)


def codec_of(table: Table) -> Codec:
    """Return the codec of a table."""
    return codec_for(table.game, tuple(table.expansions), table.options)


def encode(value: Any) -> str:
    """Encode a state, an action or events as JSON."""
    return msgspec.json.encode(value).decode()


def encode_events(events: Iterable[Event]) -> str:
    """Encode the events of one entry as JSON."""
    return encode(tuple(events))
