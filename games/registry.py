"""All games, as an explicit tuple. The one place outside a game's folder that names it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from games.carcassonne.meta import META as CARCASSONNE
from games.core.action import DrawnBy, Facts
from games.core.art.glyph import Glyph
from games.core.assets import Assets
from games.core.boards import BoardKind
from games.core.meta import GameMeta
from games.core.pieces import BoxAssets, Piece
from games.core.ruleset import Ruleset
from games.core.surface import Layout
from games.dolmengoetter.meta import META as DOLMENGOETTER
from games.isle_of_skye.meta import META as ISLE_OF_SKYE

if TYPE_CHECKING:
    from games.isle_of_skye.capability import Extended, SkyeCapability
    from games.isle_of_skye.rules import IsleOfSkye


def _find_nothing(completed: Facts, other_pieces: Mapping[str, Facts]) -> None:
    return None


def _all_pieces(
    pieces: Mapping[str, Facts], expansions: tuple[str, ...], draw: DrawnBy, options: Mapping[str, str]
) -> dict[str, Facts]:
    return dict(pieces)


def _accept(_options: Mapping[str, str]) -> None:
    """Accept all numbers of pieces."""


class Game(msgspec.Struct, frozen=True):
    """A game: its meta data, the loader of its ruleset with given expansions, and its assets for the phones.

    Games whose boxes differ have more:

    - `box`: what phones need to enter pieces.
    - `piece`: makes a piece from its id and facts.
    - `starting_pieces`: the pieces with which a table begins, from the box of its host, the expansions, who draws and
      all options.
    - `find_same`: the id under which the list, or other completed pieces, have the same piece.
    - `glyphs`: what only pieces of expansions show.
    - `disputed`: ids of listed pieces on which sources differ.
    - `boards`: kinds of boards that tables may describe, those of expansions included.
    - `check_counts`: raises `IllegalAction` where these options, numbers of pieces of a box, are impossible together.

    `texts` is the path of the folder with its Fluent files, where that is not `games/<id>/texts`.
    """

    meta: GameMeta
    load: Callable[[tuple[str, ...]], Ruleset]
    assets: Callable[[], Assets]
    box: Callable[[], BoxAssets] | None = None
    piece: Callable[[str, Facts], Piece] | None = None
    starting_pieces: Callable[[Mapping[str, Facts], tuple[str, ...], DrawnBy, Mapping[str, str]], dict[str, Facts]] = (
        _all_pieces
    )
    find_same: Callable[[Facts, Mapping[str, Facts]], str | None] = _find_nothing
    glyphs: Callable[[], dict[str, Glyph]] = dict
    disputed: Callable[[], tuple[str, ...]] = tuple
    boards: Callable[[], tuple[BoardKind, ...]] = tuple
    check_counts: Callable[[Mapping[str, str]], None] = _accept
    texts: str = ""


def _carcassonne(expansions: tuple[str, ...]) -> Ruleset:
    from games.carcassonne.rules import Carcassonne

    return Carcassonne()


def _carcassonne_assets() -> Assets:
    from games.carcassonne.assets import assets

    return assets()


def _isle_of_skye(expansions: tuple[str, ...]) -> "IsleOfSkye":
    from games.isle_of_skye.expansions.druids.capability import Druids
    from games.isle_of_skye.expansions.journeyman.capability import Journeyman
    from games.isle_of_skye.rules import IsleOfSkye

    capabilities: tuple[type[SkyeCapability], ...] = (Druids, Journeyman)
    return IsleOfSkye(*(capability() for capability in capabilities if capability.id in expansions))


def isle_of_skye(meta: GameMeta, load: Callable[[tuple[str, ...]], "IsleOfSkye"]) -> Game:
    """Return Isle of Skye with the expansions of this meta. A box may hold the tiles of all of them."""

    @cache
    def rules() -> "Extended":
        return load(tuple(expansion.id for expansion in meta.expansions)).extended

    def assets() -> Assets:
        from games.isle_of_skye.assets import assets

        return assets(rules().capabilities)

    def box() -> BoxAssets:
        from games.isle_of_skye.composer import box_assets

        return box_assets(rules())

    def piece(name: str, facts: Facts) -> Piece:
        from games.isle_of_skye.composer import piece

        return piece(name, facts, rules())

    def starting_pieces(
        box_pieces: Mapping[str, Facts], expansions: tuple[str, ...], draw: DrawnBy, options: Mapping[str, str]
    ) -> dict[str, Facts]:
        from games.isle_of_skye.composer import starting_pieces

        return starting_pieces(box_pieces, expansions, draw, options, rules())

    def find_same(completed: Facts, other_pieces: Mapping[str, Facts]) -> str | None:
        from games.isle_of_skye.composer import find_same

        return find_same(completed, other_pieces)

    def glyphs() -> dict[str, Glyph]:
        from games.isle_of_skye.art_emblems import glyphs_of

        return glyphs_of(rules().sets) | {
            name: glyph for capability in rules().capabilities for name, glyph in capability.glyphs.items()
        }

    def disputed() -> tuple[str, ...]:
        from games.isle_of_skye.composer import disputed

        return disputed()

    def boards() -> tuple[BoardKind, ...]:
        return tuple(kind for capability in rules().capabilities for kind in capability.board_kinds)

    return Game(meta, load, assets, box, piece, starting_pieces, find_same, glyphs, disputed, boards)


def _dolmengoetter(expansions: tuple[str, ...]) -> Ruleset:
    from games.dolmengoetter.rules import Dolmengoetter

    return Dolmengoetter()


def _dolmengoetter_assets() -> Assets:
    from games.dolmengoetter.assets import assets

    return assets()


def _dolmengoetter_boards() -> tuple[BoardKind, ...]:
    from games.dolmengoetter.own_boards import OWN_BOARDS

    return (OWN_BOARDS,)


def _check_dolmen_counts(options: Mapping[str, str]) -> None:
    from games.dolmengoetter.supply import dolmen_counts

    dolmen_counts(options)


GAMES: tuple[Game, ...] = (
    Game(CARCASSONNE, _carcassonne, _carcassonne_assets),
    isle_of_skye(ISLE_OF_SKYE, _isle_of_skye),
    Game(
        DOLMENGOETTER,
        _dolmengoetter,
        _dolmengoetter_assets,
        boards=_dolmengoetter_boards,
        check_counts=_check_dolmen_counts,
    ),
)


class UnknownGame(KeyError):
    """There is no such game, or no such expansion of it."""


def game(game_id: str) -> Game:
    """Return the game of that id.

    :raises UnknownGame: there is none.
    """
    for game in GAMES:
        if game.meta.id == game_id:
            return game
    raise UnknownGame(game_id)


@cache
def layouts_of(game_id: str) -> Mapping[str, Layout]:
    """Return what is printed on the plans and tracks of a game, by layout.

    :raises UnknownGame: there is no such game.
    """
    return game(game_id).assets().layouts


def ruleset(game_id: str, expansions: tuple[str, ...] = ()) -> Ruleset:
    """Return the ruleset of a game with its expansions.

    :raises UnknownGame: the game or one of the expansions is unknown.
    """
    rules = game(game_id)
    if not rules.meta.has_expansions(expansions):
        raise UnknownGame(game_id)
    return rules.load(expansions)
