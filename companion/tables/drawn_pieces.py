"""Own pieces of tables drawn for phones and pictures: each once in a process, invented ones when the app is built."""

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import sleep, thread_time
from typing import Final

import msgspec
from django.conf import settings

from companion.runtime.recent import Recent
from games import registry
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import DrawnPiece, drawn

GENERATED: Final = Path(settings.GENERATED)
"""Where export_assets writes."""
MOST_KEPT: Final = 512
"""Drawings in a process: those drawn first are forgotten first."""
one_at_a_time: Final = Lock()
"""Held while a piece is drawn: the other core is for those who play."""

_kept = Recent[tuple[str, str, bytes], DrawnPiece](MOST_KEPT)
_queue: SimpleQueue[tuple[str, dict[str, Facts]]] = SimpleQueue()
_starting = Lock()
_ahead: list[Thread] = []


class Pieces(msgspec.Struct, frozen=True):
    """Pieces in which the box of a table differs from the list, by their ids."""

    pieces: dict[str, DrawnPiece]


def pieces_drawn(game: str, pieces: Mapping[str, Facts]) -> Pieces:
    """Pieces as phones and pictures need them."""
    return Pieces({name: _drawn(game, name, facts) for name, facts in pieces.items()})


def draw_ahead(game: str, pieces: Mapping[str, Facts]) -> None:
    """Draw them in the background, so that they are at hand when phones ask."""
    missing = {name: facts for name, facts in pieces.items() if _kept.get(_key(game, name, facts)) is None}
    if not missing:
        return
    _queue.put((game, missing))
    with _starting:
        if not _ahead:
            _ahead.append(Thread(target=_draw_queued, name="drawing", daemon=True))
            _ahead[0].start()


def _draw_queued() -> None:
    """Draw what is queued, at rest for as long as each drawing took: others use the process meanwhile."""
    while True:
        game, pieces = _queue.get()
        for name, facts in pieces.items():
            began = thread_time()
            with suppress(IllegalAction):  # kept by a version that allowed it: whoever asks is told
                _drawn(game, name, facts)
            sleep(thread_time() - began)


def _key(game: str, name: str, facts: Facts) -> tuple[str, str, bytes]:
    return game, name, _encoded(facts)


def _encoded(facts: Facts) -> bytes:
    return msgspec.json.encode(facts, order="sorted")


def _drawn(game: str, name: str, facts: Facts) -> DrawnPiece:
    key = _key(game, name, facts)
    if drawn_piece := _kept.get(key):
        return drawn_piece
    with one_at_a_time:
        drawn_piece = _kept.get(key) or _draw(*key)  # somebody else may have drawn it meanwhile
        _kept.put(key, drawn_piece)
    return drawn_piece


def _draw(game: str, name: str, facts: bytes) -> DrawnPiece:
    make = registry.game(game).piece
    if make is None:
        raise registry.UnknownGame(game)
    piece = make(name, msgspec.json.decode(facts))
    invented = _invented(game).get(name)
    if invented and _encoded(invented.facts) == _encoded(piece.facts):
        return invented
    return drawn(game, f"{name}-{sha256(facts).hexdigest()[:12]}", piece)


@cache
def _invented(game: str) -> dict[str, DrawnPiece]:
    """The pieces that the game invents, as they were drawn when the app was built."""
    path = GENERATED / "invented" / f"{game}.json"
    if not path.is_file():
        return {}
    return msgspec.convert(json.loads(path.read_text("utf-8")), dict[str, DrawnPiece])
