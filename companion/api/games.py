"""HTTP views of what a game consists of: words, facts and pictures, open to anybody."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from django.http import HttpResponse
from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from drf_spectacular.utils import OpenApiParameter
from rest_framework.views import APIView

from companion.api import responses
from companion.api.bodies import JSON
from companion.api.endpoint import endpoint
from companion.archive.exports.drawings import read_facts
from companion.archive.exports.piece_pictures import draw_piece_picture
from companion.errors import InvalidRequest, UnknownGame, UnknownLanguage
from companion.texts.languages import Language
from companion.texts.localization import find_language, read_game_texts, read_house_texts
from games.core.meta import GameMeta
from games.registry import GAMES

FLUENT: Final = "text/plain"
SVG: Final = "image/svg+xml"
ROTATIONS: Final = {"0": 0, "90": 1, "180": 2, "270": 3}
ROTATION: Final = OpenApiParameter(
    "rotation",
    {"enum": list(ROTATIONS)},
    description="Of a tile: degrees clockwise; 0 without it.",
)
COLOUR: Final = OpenApiParameter(
    "colour", {"type": "string", "maxLength": 20}, description="Of a piece: the colour of its seat; black without it."
)


@method_decorator(gzip_page, "dispatch")
class Games(APIView):
    """Games of this server, packed: whoever joins waits for them, and they are no secret."""

    @endpoint(name="games_list")
    def get(self) -> Sequence[GameMeta]:
        """The games with their seats, colours and options."""
        return tuple(game.meta for game in GAMES)


class Texts(APIView):
    """Texts of a game."""

    @endpoint(refuses=(404,), media=FLUENT, cached="public", name="games_texts")
    def get(self, game: str, language: str) -> HttpResponse:
        """The messages of the game, of its expansions and of the server, as a Fluent resource. The message of a code
        has its name with a hyphen for each dot and underscore: `carcassonne.tile_v` is `carcassonne-tile-v`."""
        known = find_language(language)
        if known is None:
            raise UnknownLanguage(language=language)
        return HttpResponse(_build_fluent(game, known), f"{FLUENT}; charset=utf-8")


class Assets(APIView):
    """Facts of a game."""

    @endpoint(answers=responses.GameAssets, refuses=(404,), cached="public", name="games_assets")
    def get(self, game: str) -> HttpResponse:
        """The facts of the tiles and pieces of a game and all its expansions, and where things are on them: what views
        name by an id."""
        return HttpResponse(_read_facts(game), JSON)


class Piece(APIView):
    """Picture of a piece."""

    @endpoint(refuses=(404,), media=SVG, cached="public", query=(ROTATION, COLOUR), name="games_piece_picture")
    def get(self, game: str, piece: str) -> HttpResponse:
        """A tile, a goal or a kind of piece as an SVG document of its own. The pieces in which the box of a table
        differs come with their pictures from the table's `pieces`. A kind of piece without a picture is a plain peg."""
        _check_game(game)
        turns = self.request.query_params.get("rotation", "0")
        if turns not in ROTATIONS:
            raise InvalidRequest(detail="rotation")
        colour = self.request.query_params.get("colour", "")
        return HttpResponse(draw_piece_picture(game, piece, ROTATIONS[turns], colour).encode(), SVG)


def _check_game(game: str) -> None:
    if all(offered.meta.id != game for offered in GAMES):
        raise UnknownGame(game=game)


@cache
def _build_fluent(game: str, language: Language) -> bytes:
    _check_game(game)
    sources = read_game_texts(language)
    names = [name for name in sources if name.partition(".")[0] == game]
    return "\n".join((*(sources[name] for name in names), read_house_texts(language))).encode()


@cache
def _read_facts(game: str) -> bytes:
    _check_game(game)
    return msgspec.json.encode(read_facts(game))
