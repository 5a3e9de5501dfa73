"""Ruleset of a table, and JSON of its states, actions and events."""

import hashlib
import re
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
from games.core.action import Action, Draw, StartTable, find_older_names
from games.core.errors import MalformedAction
from games.core.event import Corrected, Event, Redone, SeatingChanged, Undone
from games.core.game import Upcast
from games.core.log import Correction, LogChange, Redo, Undo
from games.core.ruleset import Ruleset

Content = Action | LogChange[Action] | SeatingChanged
_building = RLock()
"""Held while a codec is built: no other thread may decode its types before they have decoders (`struct_types`)."""


class Codec:
    """One ruleset and its JSON decoders.

    - `has_secrets`: the ruleset's answer for the options of the table; True if they are not known.
    - `fingerprint`: identifies the shape of its states.
    - `upcast`: as in `Game`.
    """

    def __init__(self, ruleset: Ruleset, has_secrets: bool = True, upcast: Upcast | None = None) -> None:
        self.ruleset = ruleset
        self.has_secrets = has_secrets
        self._upcast = upcast
        self._submitted = msgspec.json.Decoder[Any](reduce(or_, (*ruleset.action_types, Draw)))
        self._states = msgspec.json.Decoder(ruleset.state_type)
        actions: Any = reduce(or_, (*ruleset.action_types, StartTable))
        self._log_changes: Any = Undo[actions] | Redo[actions] | Correction[actions]
        self._contents = msgspec.json.Decoder(actions | self._log_changes | SeatingChanged)
        common = (Undone, Redone, Corrected, SeatingChanged)
        self._older_names = find_older_names(*ruleset.action_types, *ruleset.event_types, *common)
        self._older_name = re.compile(f'"type": ?"({"|".join(self._older_names)})"')
        self._events = msgspec.json.Decoder(tuple[reduce(or_, (*ruleset.event_types, *common)), ...])  # type: ignore[misc]
        shape = msgspec.json.encode(msgspec.json.schema(ruleset.state_type), order="sorted")
        self.fingerprint = hashlib.sha256(shape).hexdigest()[:16]

    def loses_secrets(self, options: Mapping[str, str]) -> bool:
        """True if the table has secrets, and would have none with these options."""
        return self.has_secrets and not self.ruleset.has_secrets(options)

    def decode_submitted(self, payload: dict[str, Any]) -> Action:
        """Decode an action that a phone sent.

        :raises MalformedAction: it is no action of this ruleset, or its texts have hidden characters.
        """
        _check_clean(payload)
        try:
            action: Action = self._submitted.decode(msgspec.json.encode(self._upcast_actions(payload)))
        except msgspec.ValidationError as error:
            raise MalformedAction("action.malformed", {"detail": str(error)}) from None
        return action

    def decode_draft(self, payload: dict[str, Any]) -> LogChange[Action]:
        """Decode a correction, undo or redo that a phone drafted.

        :raises MalformedAction: it is none of this ruleset, or its texts have hidden characters.
        """
        _check_clean(payload)
        try:
            log_change: LogChange[Action] = msgspec.convert(self._upcast_actions(payload), self._log_changes)
            return replace(log_change, unchecked=())  # only the server sets it
        except msgspec.ValidationError as error:
            raise MalformedAction("action.malformed", {"detail": str(error)}) from None

    def decode_content(self, payload: str) -> Content:
        """Decode the content of a log entry."""
        if self._upcast or self._older_name.search(payload):
            payload = encode(self._upcast_actions(msgspec.json.decode(payload)))
        content: Content = self._contents.decode(payload)
        return content

    def _upcast_actions(self, payload: dict[str, Any]) -> dict[str, Any]:
        """Return a content with each of its actions as today's rules write it."""
        if not isinstance(edits := payload.get("edits"), list):
            return self._upcast_action(payload)
        return {
            **payload,
            "edits": [
                {**edit, "action": self._upcast_action(edit["action"])}
                if isinstance(edit, dict) and isinstance(edit.get("action"), dict)
                else edit
                for edit in edits
            ],
        }

    def _upcast_action(self, action: dict[str, Any]) -> dict[str, Any]:
        renamed = self._rename(action)
        return self._upcast(renamed) if self._upcast else renamed

    def _rename(self, record: dict[str, Any]) -> dict[str, Any]:
        """Return an action or event under its wire name of today."""
        name = record.get("type")
        return (
            {**record, "type": self._older_names[name]}
            if isinstance(name, str) and name in self._older_names
            else record
        )

    def list_names(self, *kinds: type[Action]) -> list[str]:
        """Return the wire names under which logs have these actions: those of today and older ones."""
        today = [str(kind.__struct_config__.tag) for kind in kinds]
        return today + [older for older, name in self._older_names.items() if name in today]

    def decode_state(self, text: str | msgspec.Raw) -> Any:
        return self._states.decode(text)

    def decode_events(self, text: str) -> tuple[Event, ...]:
        """Decode the events of a log entry."""
        if self._older_name.search(text):
            text = encode([self._rename(event) for event in msgspec.json.decode(text)])
        events: tuple[Event, ...] = self._events.decode(text)
        return events


def _check_clean(payload: dict[str, Any]) -> None:
    """Check new input for hidden characters. Old logs may have some and are read as they are."""
    if not is_clean(payload):
        raise MalformedAction("action.hidden_characters")


def find_codec(game: str, expansions: tuple[str, ...] = (), options: Mapping[str, str] | None = None) -> Codec:
    """Return the codec of a game with expansions, at tables with these options if they are known.

    :raises UnknownGame: there is no such game or expansion.
    """
    with _building:
        return _build_codec(game, expansions, options is None or _load_ruleset(game, expansions).has_secrets(options))


@cache
def _build_codec(game: str, expansions: tuple[str, ...], has_secrets: bool) -> Codec:
    return Codec(_load_ruleset(game, expansions), has_secrets, registry.find_game(game).upcast)


@cache
def _load_ruleset(game: str, expansions: tuple[str, ...]) -> Ruleset:
    try:
        return registry.load_ruleset(game, expansions)
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None


def forget_codecs() -> None:
    """Drop all cached codecs because the registry has other games now."""
    _build_codec.cache_clear()
    _load_ruleset.cache_clear()


def order_expansions(game: str, chosen: Iterable[str]) -> tuple[str, ...]:
    """Return the chosen expansions as a table stores them: in the game's order, each once.

    :raises UnknownGame: there is no such game or expansion.
    """
    chosen_ids = set(chosen)
    try:
        meta = registry.find_game(game).meta
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
    for unknown in sorted(chosen_ids - {expansion.id for expansion in meta.expansions}):
        raise UnknownGame(game=unknown)
    return meta.order_expansions(chosen_ids)


def find_table_codec(table: Table) -> Codec:
    return find_codec(table.game, tuple(table.expansions), table.options)


def encode(value: Any) -> str:
    """Encode a state, an action or events as JSON."""
    return msgspec.json.encode(value).decode()


def encode_events(events: Iterable[Event]) -> str:
    """Encode the events of one entry as JSON."""
    return encode(tuple(events))
