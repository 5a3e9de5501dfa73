"""Bundles of Fluent messages that the app loads together with the screens that need them."""

from functools import cache
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource

from games.core.text import format_message_id

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
        *(
            "board",
            "ceremony",
            "cover",
            "hand",
            "look",
            "menu",
            "play",
            "points",
            "result",
            "seats",
            "tv",
            "update-load",
        ),
        *(
            "corrections-adjust",
            "corrections-finish",
            "corrections-from-to",
            "corrections-right",
            "corrections-something-wrong",
            "corrections-strip",
            "corrections-take-back-last",
        ),
        *("corrections-the-host", "corrections-timeline", "history-again", "history-title", "keep-step", "keep-title"),
    ),
    "past": ("corrections", "history"),
    "box": ("box",),
    "library": ("keep", "library", "person", "photo", "photos", "profile", "recovery"),
    "account": ("account",),
    "clock": ("clock",),
    "scan": ("scan",),
    "unsupported": ("unsupported",),
    SERVER: (
        "feed",
        "foreign-host",
        "mail",
        "picture",
        "privacy",
        "table-still-played",
        "take",
        "texts",
        "times",
        "tls",
    ),
}
"""Room -> prefixes of its message ids, in whole words. The longest matching prefix decides."""


def find_room(message: str) -> str:
    """Return the bundle ("room") of one of the app's messages.

    >>> find_room("corrections-title"), find_room("corrections-right-prompt"), find_room("common-back")
    ('past', 'play', 'start')
    """
    begins = {
        beginning: room
        for room, beginnings in BEGINNINGS.items()
        for beginning in beginnings
        if f"{message}-".startswith(f"{beginning}-")
    }
    return begins[max(begins, key=len)] if begins else START


def sort_by_room(house: str, games: dict[str, str]) -> dict[str, str]:
    """Return the bundles of a language: room -> Fluent source without comments.

    `house` is the app's own source. `games` has each game's source by id, and each expansion's by `game.expansion`;
    each of them is a room of its own, because most tables play without expansions. Names are in the bundle of the start
    page, since lists outside a table show them. What is said of an expansion before it is chosen is in its game's room.
    """
    rooms: dict[str, list[Message]] = {room: [] for room in BEGINNINGS if room != SERVER}
    for message in _parse_messages(house):
        if (room := find_room(message.id.name)) != SERVER:
            rooms[room].append(message)
    for game, source in games.items():
        before = {format_message_id(f"{game}.name"): START, format_message_id(f"{game}.about"): game.split(".")[0]}
        for message in _parse_messages(source):
            rooms.setdefault(before.get(message.id.name, game), []).append(message)
    return {room: FluentSerializer().serialize(Resource(body=[*messages])) for room, messages in rooms.items()}


def complete_texts(source: str, english: str) -> str:
    """Return a language's Fluent source with what it lacks in English, so that a phone needs no second language.

    >>> complete_texts("one = Un\\ntwo = { $n\\n", "one = One\\ntwo = Two\\n").splitlines()[-1]
    'two = Two'
    """
    translated = {message.id.name for message in _parse_messages(source)}
    missing = [message for message in _parse_messages(english) if message.id.name not in translated]
    return f"{source}\n{FluentSerializer().serialize(Resource(body=[*missing]))}" if missing else source


@cache
def _parse_messages(source: str) -> tuple[Message, ...]:
    messages = tuple(entry for entry in FluentParser().parse(source).body if isinstance(entry, Message))
    for message in messages:
        message.comment = None
    return messages
