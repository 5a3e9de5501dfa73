"""Bundles of Fluent messages that the app loads together with the screens that need them."""

from collections.abc import Iterable
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource

from games.core.text import message_id

START: Final = "start"
"""Bundle of all messages that no other bundle lists. It is part of the first load."""

SERVER: Final = "server"
"""Bundle of messages that only the server uses. Phones never load it."""

BEGINNINGS: Final[dict[str, tuple[str, ...]]] = {
    START: ("library-title", "settings-rulings", "settings-title"),
    "tables": ("start-tables", "start-nobody", "start-status", "start-hidden", "start-hide", "start-show"),
    "lobby": (
        *("action", "closed", "colour", "correction", "device-too-many-sockets", "game", "join", "lobby"),
        *("lost", "new", "people", "request", "seat", "server", "strip", "table", "watch"),
    ),
    "settings": ("install", "missing", "settings"),
    "play": (
        *("board", "ceremony", "cover", "hand", "look", "menu", "play", "points", "result", "seats", "tv"),
        *(
            "corrections-adjust",
            "corrections-finish",
            "corrections-right",
            "corrections-something-wrong",
            "corrections-strip",
            "corrections-take-back-last",
        ),
        *("corrections-the-host", "corrections-timeline", "history-again", "history-title", "keep-title"),
    ),
    "past": ("corrections", "history"),
    "box": ("box",),
    "library": ("keep", "library", "person", "photo", "photos", "profile", "recovery"),
    "account": ("account",),
    "clock": ("clock",),
    SERVER: ("mail", "picture", "table-still-played", "take", "times", "tls"),
}
"""Room -> prefixes of its message ids, in whole words. The longest matching prefix decides."""


def room_of(message: str) -> str:
    """Return the bundle ("room") of one of the app's messages.

    >>> room_of("corrections-title"), room_of("corrections-right-prompt"), room_of("common-back")
    ('past', 'play', 'start')
    """
    begins = {
        beginning: room
        for room, beginnings in BEGINNINGS.items()
        for beginning in beginnings
        if f"{message}-".startswith(f"{beginning}-")
    }
    return begins[max(begins, key=len)] if begins else START


def by_room(house: str, games: dict[str, str]) -> dict[str, str]:
    """Return the bundles of a language: room -> Fluent source without comments.

    `house` is the app's own source. `games` has each game's source by id, and each expansion's by `game.expansion`;
    each of them is a room of its own, because most tables play without expansions. Names are in the bundle of the start
    page, since lists outside a table show them.
    """
    rooms: dict[str, list[Message]] = {room: [] for room in BEGINNINGS if room != SERVER}
    for message in _messages(house):
        if (room := room_of(message.id.name)) != SERVER:
            rooms[room].append(message)
    for game, source in games.items():
        for message in _messages(source):
            rooms.setdefault(START if message.id.name == message_id(f"{game}.name") else game, []).append(message)
    return {room: FluentSerializer().serialize(Resource(body=[*messages])) for room, messages in rooms.items()}


def _messages(source: str) -> Iterable[Message]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            entry.comment = None
            yield entry
