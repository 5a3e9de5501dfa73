"""`manage.py export_assets`: writes frontend/src/generated/: texts, facts, geometry and pictures of the games."""

import json
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from django.conf import settings
from django.core.management.base import BaseCommand

from companion.live.presence import PING_EVERY_S
from companion.tables.clock import BREAK
from companion.texts.bundles import by_room
from companion.texts.localization import LANGUAGES, Language, game_texts, house_texts
from games.core.art.sheet import glyph_sheet
from games.core.boards import BoardKind
from games.core.pieces import DrawnPiece, draw_piece
from games.registry import GAMES, Game


class Command(BaseCommand):
    """Command that writes the phones' copy of the games' data, and the clock's constants (ping interval, breaks)."""

    help = "Write texts, tile facts, pictures and how often phones ping to frontend/src/generated/."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--below", type=Path, help="another folder than the checkout")
        parser.add_argument(
            "--games",
            nargs="+",
            choices=[game.meta.id for game in GAMES],
            help="games whose facts and pictures are written, by default all; texts are always those of all games",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        folder = Path(options["below"] or settings.BASE_DIR) / "frontend" / "src" / "generated"
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
        _write(folder / "liveness.json", {"ping_every_s": PING_EVERY_S})
        _write(folder / "clock.json", {"break_s": BREAK // 1000})
        for language in LANGUAGES:
            for room, source in by_room(house_texts(language), offered_texts(language)).items():
                (folder / "texts" / language / f"{room}.ftl").write_text(source, "utf-8")
        game_glyphs = {kind: glyph for game in GAMES for kind, glyph in game.glyphs().items()}
        (folder / "art" / "glyphs.svg").write_text(glyph_sheet(game_glyphs), "utf-8")
        for game in GAMES:
            if options["games"] and game.meta.id not in options["games"]:
                continue
            assets = game.assets()
            for level, sheet in assets.sheets.items():
                (folder / "art" / f"{game.meta.id}-{level}.svg").write_text(sheet, "utf-8")
            if assets.goals:
                (folder / "art" / f"{game.meta.id}-goals.svg").write_text(assets.goals, "utf-8")
            facts = msgspec.to_builtins(
                {
                    "meta": game.meta,
                    "tiles": assets.tiles,
                    "lying": assets.lying,
                    "categories": assets.categories,
                    "deeds": assets.deeds,
                    "extras": assets.extras,
                    "stock": assets.stock,
                    "geometry": assets.geometry,
                    "layouts": assets.layouts,
                    "pieces": assets.pieces,
                    **({"parts": assets.parts} if assets.parts else {}),
                }
            )
            _write(folder / "games" / f"{game.meta.id}.json", facts)
            if game.box:
                _write(folder / "boxes" / f"{game.meta.id}.json", msgspec.to_builtins(game.box()))
            if kinds := game.boards():
                _write(folder / "boards" / f"{game.meta.id}.json", boards_of(kinds))
            if forms := {kind.schema: msgspec.to_builtins(kind.form) for kind in game.boards() if kind.form}:
                _write(folder / "forms" / f"{game.meta.id}.json", forms)
            if invented := invented_pieces(game):
                _write(folder / "invented" / f"{game.meta.id}.json", msgspec.to_builtins(invented))


def boards_of(kinds: Iterable[BoardKind]) -> list[dict[str, Any]]:
    """Return the phones' data about boards that tables may describe."""
    return [
        {
            "id": board,
            "name": msgspec.to_builtins(name),
            "schema": kind.schema,
            "expansion": kind.expansion,
        }
        for kind in kinds
        for board, name in kind.names.items()
    ]


def invented_pieces(game: Game) -> dict[str, DrawnPiece]:
    """Return the drawn pieces that the app invents for a host without a box: the same at every table."""
    if game.piece is None:
        return {}
    pieces = game.starting_pieces({}, tuple(expansion.id for expansion in game.meta.expansions), "app", {})
    return {name: draw_piece(game.meta.id, name, game.piece(name, facts)) for name, facts in pieces.items()}


def offered_texts(language: Language) -> dict[str, str]:
    """Return the Fluent source of all offered games and expansions, keyed like `game_texts`."""
    words = game_texts(language)
    metas = [game.meta for game in GAMES]
    names = [
        name for meta in metas for name in (meta.id, *(f"{meta.id}.{expansion.id}" for expansion in meta.expansions))
    ]
    return {name: words[name] for name in names if name in words}


def _write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")), "utf-8")
