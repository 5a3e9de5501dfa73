"""`manage.py export_assets`: writes frontend/src/generated/: texts, facts, geometry and pictures of the games."""

import json
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from django.conf import settings
from django.core.management.base import BaseCommand

from companion.archive import photos
from companion.live.presence import PING_EVERY_S
from companion.people.names import DRAWN_AS
from companion.tables.clock import BREAK
from companion.texts.bundles import complete_texts, sort_by_room
from companion.texts.languages import ENGLISH, LANGUAGES, Language
from companion.texts.localization import read_game_texts, read_house_texts
from games.core.art.sheet import build_glyph_sheet, build_glyphs
from games.core.assets import Assets
from games.core.boards import BoardKind
from games.core.game import Game
from games.core.pieces import DrawnPiece, draw_piece
from games.registry import GAMES

TEXTS_MODULE: Final = """\
/** The texts of a language: those of the start page, and a chunk for each other room. */
export { default as start } from "./start.ftl?raw";
export const rooms = import.meta.glob<string>(["./*.ftl", "!./start.ftl", "!./unsupported.ftl"], {
  query: "?raw",
  import: "default",
});
"""
"""Module of each language. It keeps the list of a language's chunks out of the first load of all others."""


class Command(BaseCommand):
    """Command that writes the phones' copy of the games' data, the clock's constants (ping interval, breaks), how names
    compare, and the limits of requests."""

    help = "Write texts, tile facts, pictures, ping interval and limits to frontend/src/generated/."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--below", type=Path, help="another folder than the checkout")
        parser.add_argument(
            "--games",
            nargs="+",
            choices=[game.meta.id for game in GAMES],
            help="games whose facts and pictures are written, by default all; texts are always those of all games",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        below = Path(options["below"] or settings.BASE_DIR)
        folder = below / "frontend" / "src" / "generated"
        for part in (
            "games",
            "art",
            "boards",
            "boxes",
            "forms",
            "invented",
            *(f"texts/{language}" for language in LANGUAGES),
        ):
            (folder / part).mkdir(parents=True, exist_ok=True)
        limits = {
            "board": settings.LARGEST_BOARD,
            "box_file": settings.LARGER_BODIES[settings.BOX_FILES],
            "photos": photos.MOST,
        }
        _write(folder / "limits.json", limits)
        _write(folder / "version.json", {"version": settings.VERSION})
        _write(folder / "liveness.json", {"ping_every_s": PING_EVERY_S})
        _write(folder / "clock.json", {"break_s": BREAK // 1000})
        _write(folder / "languages.json", describe_languages())
        _write(folder / "names.json", {"drawn_as": DRAWN_AS})
        _write(folder / "supported.json", [game.meta.id for game in GAMES])
        for language in LANGUAGES:
            house = complete_texts(read_house_texts(language), read_house_texts(ENGLISH))
            for room, source in sort_by_room(house, read_offered_texts(language)).items():
                (folder / "texts" / language / f"{room}.ftl").write_text(source, "utf-8")
            (folder / "texts" / language / "start.ts").write_text(TEXTS_MODULE, "utf-8")
        game_glyphs = {kind: glyph for game in GAMES for kind, glyph in game.glyphs().items()}
        (folder / "art" / "glyphs.svg").write_text(build_glyph_sheet(game_glyphs), "utf-8")
        for game in GAMES:
            if options["games"] and game.meta.id not in options["games"]:
                continue
            write_parts(folder, game)
            if game.box:
                _write(folder / "boxes" / f"{game.meta.id}.json", msgspec.to_builtins(game.box()))
            if kinds := game.boards():
                _write(folder / "boards" / f"{game.meta.id}.json", describe_boards(kinds))
            forms = {kind.schema: kind.form or kind.mosaic for kind in game.boards() if kind.form or kind.mosaic}
            if forms:
                _write(folder / "forms" / f"{game.meta.id}.json", msgspec.to_builtins(forms))
            if invented := draw_invented_pieces(game):
                _write(folder / "invented" / f"{game.meta.id}.json", msgspec.to_builtins(invented))


def write_parts(folder: Path, game: Game) -> None:
    """Write facts and pictures of a game, and of each of its expansions that has some."""
    parts = {game.meta.id: game.assets()}
    parts |= {f"{game.meta.id}.{expansion}": assets for expansion, assets in game.expansion_assets().items()}
    for name, assets in parts.items():
        for level, sheet in assets.sheets.items():
            (folder / "art" / f"{name}-{level}.svg").write_text(sheet, "utf-8")
        if assets.goals:
            (folder / "art" / f"{name}-goals.svg").write_text(assets.goals, "utf-8")
        if assets.glyphs:
            (folder / "art" / f"{name}-glyphs.svg").write_text(build_glyphs(assets.glyphs), "utf-8")
        _write(folder / "games" / f"{name}.json", describe_game(assets, game))


def describe_game(assets: Assets, game: Game) -> Any:
    """Return what phones load of a game, or of one of its expansions, except pictures of tiles."""
    return msgspec.to_builtins(
        {
            "meta": game.meta,
            "tiles": assets.tiles,
            "lying": assets.lying,
            "categories": assets.categories,
            "action_icons": assets.action_icons,
            "extras": assets.extras,
            "stock": assets.stock,
            "geometry": assets.geometry,
            "layouts": assets.layouts,
            "pieces": assets.pieces,
            **({"parts": assets.parts} if assets.parts else {}),
        }
    )


def describe_boards(kinds: Iterable[BoardKind]) -> list[dict[str, Any]]:
    """Return the phones' data about boards that tables may describe."""
    return [
        {
            "id": board,
            "name": msgspec.to_builtins(name),
            "schema": kind.schema,
            "expansion": kind.expansion,
            **({"seats": kind.seats[board]} if board in kind.seats else {}),
            **({"guess": msgspec.to_builtins(kind.guess)} if kind.guess else {}),
        }
        for kind in kinds
        for board, name in kind.names.items()
    ]


def draw_invented_pieces(game: Game) -> dict[str, DrawnPiece]:
    """Return the drawn pieces that the app invents for a host without a box: the same at every table."""
    if game.piece is None:
        return {}
    pieces = game.starting_pieces({}, tuple(expansion.id for expansion in game.meta.expansions), "app", {})
    return {name: draw_piece(game.meta.id, name, game.piece(name, facts)) for name, facts in pieces.items()}


def describe_languages() -> dict[Language, dict[str, Any]]:
    """Return what phones know of each language. It is part of the first load."""
    return {
        language: {"name": facts.name, "capital_nouns": facts.capital_nouns} for language, facts in LANGUAGES.items()
    }


def read_offered_texts(language: Language) -> dict[str, str]:
    """Return the Fluent source of all offered games and expansions, keyed like `read_game_texts`; what the language
    lacks is in English."""
    words, english = read_game_texts(language), read_game_texts(ENGLISH)
    names = [name for game in GAMES for name in game.meta.list_parts()]
    return {name: complete_texts(words.get(name, ""), english[name]) for name in names if name in english}


def _write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")), "utf-8")
