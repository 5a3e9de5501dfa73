"""A table's ruleset, and its states, actions and events as JSON."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
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


class Codec:
    """One ruleset and the JSON of what belongs to it.

    - `has_secrets`: the ruleset's answer for the options of the table; True where they are not known.
    - `fingerprint`: names the shape of its states.
    """

    def __init__(self, ruleset: Ruleset, has_secrets: bool = True) -> None:
        self.ruleset = ruleset
        self.has_secrets = has_secrets
        self._submitted: Any = reduce(or_, (*ruleset.action_types, Draw))
        self._states = msgspec.json.Decoder(ruleset.state_type)
        played: Any = reduce(or_, (*ruleset.action_types, StartTable))
        self._log_changes: Any = Undo[played] | Redo[played] | Correction[played]
        self._contents = msgspec.json.Decoder(played | self._log_changes | SeatingChanged)
        common = (TakenBack, PutBack, Corrected, SeatingChanged)
        self._events = msgspec.json.Decoder(tuple[reduce(or_, (*ruleset.event_types, *common)), ...])  # type: ignore[misc]
        shape = msgspec.json.encode(msgspec.json.schema(ruleset.state_type), order="sorted")
        self.fingerprint = hashlib.sha256(shape).hexdigest()[:16]

    def loses_secrets(self, options: Mapping[str, str]) -> bool:
        """True if the table has secrets, and would have none with these options."""
        return self.has_secrets and not self.ruleset.has_secrets(options)

    def submitted(self, payload: dict[str, Any]) -> Action:
        """The action that a phone sent.

        :raises MalformedAction: it is none of this ruleset's, or a text of it has hidden characters.
        """
        _check_clean(payload)
        try:
            action: Action = msgspec.convert(payload, self._submitted)
        except msgspec.ValidationError as error:
            raise MalformedAction("action.malformed", {"detail": str(error)}) from None
        return action

    def drafted(self, payload: dict[str, Any]) -> LogChange[Action]:
        """A correction, undo or redo that a phone drew up.

        :raises MalformedAction: it is none of this ruleset's, or a text of it has hidden characters.
        """
        _check_clean(payload)
        try:
            log_change: LogChange[Action] = msgspec.convert(payload, self._log_changes)
            return replace(log_change, unchecked=())  # the server's to say
        except msgspec.ValidationError as error:
            raise MalformedAction("action.malformed", {"detail": str(error)}) from None

    def content(self, payload: str) -> Content:
        """What a log entry holds."""
        content: Content = self._contents.decode(payload)
        return content

    def state(self, kept: str) -> Any:
        """A kept state."""
        return self._states.decode(kept)

    def events(self, kept: str) -> tuple[Event, ...]:
        """The events of a log entry."""
        events: tuple[Event, ...] = self._events.decode(kept)
        return events


def _check_clean(payload: dict[str, Any]) -> None:
    """Only what is entered now is checked: logs that were kept with hidden characters are read as they are."""
    if not is_clean(payload):
        raise MalformedAction("action.hidden_characters")


def codec_for(game: str, expansions: tuple[str, ...] = (), options: Mapping[str, str] | None = None) -> Codec:
    """The codec of a game with expansions, at tables with these options, if they are known.

    :raises UnknownGame: there is no such game or expansion.
    """
    if options is None:
        return _codec(game, expansions, True)
    return _codec(game, expansions, _ruleset(game, expansions).has_secrets(options))


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
    """Make all codecs anew, since the games in the registry are others now."""
    _codec.cache_clear()
    _ruleset.cache_clear()


def expansions_of(game: str, chosen: Iterable[str]) -> tuple[str, ...]:
    """The chosen expansions as a table keeps them, in the order of the game and each once.

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
    """The codec of a table's ruleset."""
    return codec_for(table.game, tuple(table.expansions), table.options)


def encode(value: Any) -> str:
    """JSON of a state, an action or events."""
    return msgspec.json.encode(value).decode()


def encode_events(events: Iterable[Event]) -> str:
    """JSON of the events of one entry."""
    return encode(tuple(events))
