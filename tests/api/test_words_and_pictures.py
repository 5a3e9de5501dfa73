"""A client that has only the API's documents can say a sentence and show a piece."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from django.conf import settings
from django.test import Client
from fluent.runtime import FluentBundle, FluentResource

from companion.texts.localization import LANGUAGES, format_sentence
from games.core.text import Text, format_message_id
from games.registry import GAMES
from tests.api import contract

IDS = [game.meta.id for game in GAMES]


def get(path: str, **headers: str) -> Any:
    """Return the answer to a client without a device."""
    return Client(SERVER_NAME="localhost").get(f"/api/v1/games/{path}", headers=headers)


def test_the_list_of_games_comes_packed() -> None:
    """A phone that joins by a code waits for this list."""
    path = "/api/v1/games"
    packed = Client(SERVER_NAME="localhost").get(path, headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert len(packed.content) < 2_000 < len(Client(SERVER_NAME="localhost").get(path).content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_game_say_what_the_server_says(language: str) -> None:
    answer = get(f"isle_of_skye/texts/{language}")
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(answer.content.decode()))
    for text in (Text("isle_of_skye.name"), Text("table.stale_version"), Text("isle_of_skye.druids.name")):
        message = bundle.get_message(format_message_id(text.code))
        words, errors = bundle.format_pattern(message.value, dict(text.params))
        assert (words, errors) == (format_sentence(text.code, text.params, language), [])  # type: ignore[arg-type]


@pytest.mark.parametrize("game", IDS)
def test_the_assets_of_a_game_are_as_described(game: str) -> None:
    answer = get(f"{game}/assets")
    contract.check_component("GameAssets", answer.json())
    assert answer.json()["meta"]["id"] == game


def test_the_assets_of_a_game_have_the_tiles_of_its_expansions() -> None:
    assets = get("carcassonne/assets").json()
    boxes = {expansion["id"]: expansion["tiles"] for expansion in assets["meta"]["expansions"]}
    assert sum(tile["count"] for tile in assets["tiles"].values()) == 72 + sum(boxes.values())
    assert assets["geometry"].keys() == assets["tiles"].keys()
    assert {"abbot", "pig"} <= assets["pieces"].keys()
    assert "goods" in assets["categories"]


@pytest.mark.parametrize("game", IDS)
def test_every_tile_and_piece_of_a_game_is_a_picture_that_needs_nothing_else(game: str) -> None:
    assets = get(f"{game}/assets").json()
    names = [*assets["tiles"], *assets["pieces"]]
    assert names
    for number, name in enumerate(names):
        answer = get(f"{game}/pieces/{name}.svg?rotation={number % 4 * 90}&colour=red")
        assert (answer.status_code, answer["Content-Type"]) == (200, "image/svg+xml"), name
        markup = answer.content.decode()
        document = ET.fromstring(markup)
        ids = {part.attrib["id"] for part in document.iter() if "id" in part.attrib}
        used = {part.attrib["href"] for part in document.iter() if "href" in part.attrib}
        assert used <= {f"#{name}" for name in ids}, name
        assert not re.search(r"var\(|url\((?!#)|https?://(?!www\.w3\.org/2000/svg)", markup), name


def test_a_picture_is_turned_and_has_the_colour_of_its_seat() -> None:
    pictures = {
        path: resvg_py.svg_to_bytes(svg_string=get(path).content.decode(), width=64)
        for path in (
            *(f"carcassonne/pieces/D.svg?rotation={rotation}" for rotation in (0, 90, 180, 270)),
            *(f"dolmengoetter/pieces/stone.svg?colour={colour}" for colour in ("red", "blue", "", "gold")),
        )
    }
    assert len({bytes(picture) for picture in pictures.values()}) == 7  # gold is no colour of a seat: as without one


def test_each_goal_has_a_picture() -> None:
    sheet = (settings.GENERATED / "art" / "isle_of_skye-goals.svg").read_text("utf-8")
    goals = re.findall(r'id="isle_of_skye-goal-([^"]+)"', sheet)
    assert len(goals) > 10
    for goal in goals:
        assert get(f"isle_of_skye/pieces/{goal}.svg").status_code == 200, goal


@pytest.mark.parametrize(
    ("path", "code", "params"),
    [
        ("chess/texts/en", "game.unknown", {"game": "chess"}),
        ("chess/assets", "game.unknown", {"game": "chess"}),
        ("chess/pieces/K.svg", "game.unknown", {"game": "chess"}),
        ("carcassonne/texts/tlh", "texts.unknown_language", {"language": "tlh"}),
        ("carcassonne/pieces/ZZ.svg", "picture.unknown_piece", {"piece": "ZZ"}),
        ("carcassonne/pieces/%2e%2e.svg", "picture.unknown_piece", {"piece": ".."}),
        ("carcassonne/pieces/D.svg?rotation=45", "request.invalid", {"detail": "rotation"}),
    ],
)
def test_an_unknown_name_is_refused_with_a_sentence(path: str, code: str, params: dict[str, str]) -> None:
    messages = set()
    for language in LANGUAGES:
        answer = get(path, accept_language=language)
        refusal = answer.json()
        assert answer.status_code == (400 if code == "request.invalid" else 404)
        assert (refusal["code"], refusal["params"]) == (code, params)
        contract.check_component("ErrorAnswer", refusal)
        contract.check_message(refusal["message"])
        messages.add(refusal["message"])
    assert len(messages) > 1


@pytest.mark.parametrize("path", ["carcassonne/texts/en", "carcassonne/assets", "carcassonne/pieces/D.svg"])
def test_what_a_client_has_is_not_sent_again(path: str) -> None:
    answer = get(path)
    again = get(path, if_none_match=answer["ETag"])
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", answer["ETag"])
    assert answer["Cache-Control"] == "public, no-cache"
    assert get(path, if_none_match='"other"').status_code == 200
