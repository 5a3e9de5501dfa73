"""Isle of Skye, as the registry lists it. Its rules are loaded when a table needs them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from games.core.action import DrawnBy, Facts
from games.core.art.glyph import Glyph
from games.core.assets import Assets
from games.core.boards import BoardKind
from games.core.game import Game
from games.core.meta import GameMeta
from games.core.pieces import BoxAssets, Piece
from games.isle_of_skye.meta import META

if TYPE_CHECKING:
    from games.isle_of_skye.capability import ExtendedRules, SkyeCapability
    from games.isle_of_skye.rules import IsleOfSkye


def _load(expansions: tuple[str, ...]) -> "IsleOfSkye":
    from games.isle_of_skye.expansions.druids.capability import Druids
    from games.isle_of_skye.expansions.journeyman.capability import Journeyman
    from games.isle_of_skye.rules import IsleOfSkye

    capabilities: tuple[type[SkyeCapability], ...] = (Druids, Journeyman)
    return IsleOfSkye(*(capability() for capability in capabilities if capability.id in expansions))


def build_game(meta: GameMeta, load: Callable[[tuple[str, ...]], "IsleOfSkye"]) -> Game:
    """Return Isle of Skye with the expansions of this meta. A box may hold the tiles of all of them."""

    @cache
    def load_rules() -> "ExtendedRules":
        return load(tuple(expansion.id for expansion in meta.expansions)).extended

    def load_assets() -> Assets:
        from games.isle_of_skye.assets import build_assets

        return build_assets(load_rules().capabilities)

    def load_box() -> BoxAssets:
        from games.isle_of_skye.composer import build_box_assets

        return build_box_assets(load_rules())

    def build_piece(name: str, facts: Facts) -> Piece:
        from games.isle_of_skye.composer import complete_piece

        return complete_piece(name, facts, load_rules())

    def select_pieces(
        box_pieces: Mapping[str, Facts], expansions: tuple[str, ...], draw: DrawnBy, options: Mapping[str, str]
    ) -> dict[str, Facts]:
        from games.isle_of_skye.composer import select_starting_pieces

        return select_starting_pieces(box_pieces, expansions, draw, options, load_rules())

    def find_same(completed: Facts, other_pieces: Mapping[str, Facts]) -> str | None:
        from games.isle_of_skye.composer import find_same

        return find_same(completed, other_pieces)

    def load_glyphs() -> dict[str, Glyph]:
        from games.isle_of_skye.art_emblems import collect_glyphs
        from games.isle_of_skye.art_symbols import SYMBOLS

        return (
            SYMBOLS
            | collect_glyphs(load_rules().sets)
            | {name: glyph for capability in load_rules().capabilities for name, glyph in capability.glyphs.items()}
        )

    def load_disputed() -> tuple[str, ...]:
        from games.isle_of_skye.composer import list_disputed

        return list_disputed()

    def list_boards() -> tuple[BoardKind, ...]:
        return tuple(kind for capability in load_rules().capabilities for kind in capability.board_kinds)

    return Game(
        meta,
        load,
        load_assets,
        load_box,
        build_piece,
        select_pieces,
        find_same,
        load_glyphs,
        load_disputed,
        list_boards,
    )


GAME = build_game(META, _load)
