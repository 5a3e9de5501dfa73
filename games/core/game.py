"""What a game offers, said in the `game.py` of its folder."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.core.action import DrawnBy, Facts
from games.core.art.glyph import Glyph
from games.core.assets import Assets
from games.core.boards import BoardKind
from games.core.meta import GameMeta
from games.core.pieces import BoxAssets, Piece
from games.core.ruleset import Ruleset


def _find_nothing(completed: Facts, other_pieces: Mapping[str, Facts]) -> None:
    return None


def _keep_all_pieces(
    pieces: Mapping[str, Facts], expansions: tuple[str, ...], draw: DrawnBy, options: Mapping[str, str]
) -> dict[str, Facts]:
    return dict(pieces)


def _accept(_options: Mapping[str, str]) -> None:
    """Accept all numbers of pieces."""


Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns an action of a log as today's code reads it, from how an older version wrote it; others unchanged."""


class Game(msgspec.Struct, frozen=True):
    """A game: its meta data, the loader of its ruleset with given expansions, and its assets for the phones.

    Games whose boxes differ have more:

    - `box`: what phones need to enter pieces.
    - `piece`: makes a piece from its id and facts.
    - `starting_pieces`: the pieces with which a table begins, from the box of its host, the expansions, who draws and
      all options.
    - `find_same`: the id under which the list, or other completed pieces, have the same piece.
    - `glyphs`: what its pieces show, by kind.
    - `disputed`: ids of listed pieces on which sources differ.
    - `boards`: kinds of boards that tables may describe, those of expansions included.
    - `check_counts`: raises `IllegalAction` where these options, numbers of pieces of a box, are impossible together.
    - `expansion_assets`: further assets by expansion id. Only phones at tables with that expansion load them.

    `upcast`, from the game's `upcast.py`, is for actions that got another form. The version of a table stays: it is
    played by the rules that it began with (decision 0070).

    `texts` is the path of the folder with its Fluent files, where that is not `games/<id>/texts`.
    """

    meta: GameMeta
    load: Callable[[tuple[str, ...]], Ruleset]
    assets: Callable[[], Assets]
    box: Callable[[], BoxAssets] | None = None
    piece: Callable[[str, Facts], Piece] | None = None
    starting_pieces: Callable[[Mapping[str, Facts], tuple[str, ...], DrawnBy, Mapping[str, str]], dict[str, Facts]] = (
        _keep_all_pieces
    )
    find_same: Callable[[Facts, Mapping[str, Facts]], str | None] = _find_nothing
    glyphs: Callable[[], dict[str, Glyph]] = dict
    disputed: Callable[[], tuple[str, ...]] = tuple
    boards: Callable[[], tuple[BoardKind, ...]] = tuple
    check_counts: Callable[[Mapping[str, str]], object] = _accept
    expansion_assets: Callable[[], Mapping[str, Assets]] = dict
    texts: str = ""
    upcast: Upcast | None = None
