"""Drawings of own pieces for phones and pictures, cached per process. Those of invented pieces come from the build."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import sleep, thread_time
from typing import Final

import msgspec
import structlog
from django.conf import settings

from companion.runtime.connections import give_back_connection
from companion.runtime.recent import Recent
from games import registry
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.pieces import DrawnPiece, draw_piece

GENERATED: Final = Path(settings.GENERATED)
"""Folder that `export_assets` writes to."""
MOST_CACHED: Final = 512
"""Cached drawings of a process. The oldest are dropped first."""

_cache = Recent[tuple[str, str, bytes], DrawnPiece](MOST_CACHED)
_queue: SimpleQueue[tuple[str, dict[str, Facts]]] = SimpleQueue()
_drawing = Lock()
_starting = Lock()
_ahead: list[Thread] = []
log = structlog.get_logger(__name__)


@contextmanager
def draw_one_at_a_time() -> Iterator[None]:
    """Draw in the block, alone in this process, so that drawing never occupies more than one core."""
    give_back_connection()  # a box of pieces may take long
    with _drawing:
        yield


class Pieces(msgspec.Struct, frozen=True):
    """Pieces in which the box of a table differs from the list, by their ids.

    - `pieces`: the pieces, drawn, by id.
    """

    pieces: dict[str, DrawnPiece]


def draw_pieces(game: str, pieces: Mapping[str, Facts]) -> Pieces:
    """Return the drawings of these pieces."""
    return Pieces({name: _load_drawing(game, name, facts) for name, facts in pieces.items()})


def draw_ahead(game: str, pieces: Mapping[str, Facts]) -> None:
    """Draw the pieces in the background, before phones ask for them."""
    missing = {name: facts for name, facts in pieces.items() if _cache.get(_cache_key(game, name, facts)) is None}
    if not missing:
        return
    _queue.put((game, missing))
    with _starting:
        if not _ahead:
            _ahead.append(Thread(target=_draw_queued, name="drawing", daemon=True))
            _ahead[0].start()


def _draw_queued() -> None:
    """Draw what is queued. After each drawing pause for as long as it took, because others use the process."""
    while True:
        game, pieces = _queue.get()
        for name, facts in pieces.items():
            began = thread_time()
            try:
                _load_drawing(game, name, facts)
            except IllegalAction:
                pass  # stored by a release that allowed it; a request for it gets the error
            except Exception:
                log.exception("drawing_failed", game=game, piece=name)
            sleep(thread_time() - began)


def _cache_key(game: str, name: str, facts: Facts) -> tuple[str, str, bytes]:
    return game, name, _encode_facts(facts)


def _encode_facts(facts: Facts) -> bytes:
    return msgspec.json.encode(facts, order="sorted")


def _load_drawing(game: str, name: str, facts: Facts) -> DrawnPiece:
    key = _cache_key(game, name, facts)
    if drawing := _cache.get(key):
        return drawing
    with draw_one_at_a_time():
        drawing = _cache.get(key) or _draw(*key)  # another thread may have drawn it meanwhile
        _cache.put(key, drawing)
    return drawing


def _draw(game: str, name: str, facts: bytes) -> DrawnPiece:
    make = registry.find_game(game).piece
    if make is None:
        raise registry.UnknownGame(game)
    piece = make(name, msgspec.json.decode(facts))
    invented = _read_invented(game).get(name)
    if invented and _encode_facts(invented.facts) == _encode_facts(piece.facts):
        return invented
    return draw_piece(game, f"{name}-{sha256(facts).hexdigest()[:12]}", piece)


@cache
def _read_invented(game: str) -> dict[str, DrawnPiece]:
    """Return the game's invented pieces as the build has drawn them, by id."""
    path = GENERATED / "invented" / f"{game}.json"
    if not path.is_file():
        return {}
    return msgspec.convert(json.loads(path.read_text("utf-8")), dict[str, DrawnPiece])
