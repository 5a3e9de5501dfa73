"""Texts of Dolmengötter: every code has a message in both languages, every message is used, names are short."""

import ast
import re
from functools import cache

import pytest

from games.core.text import Text, message_id
from games.dolmengoetter.board import BUILT_IN
from games.dolmengoetter.board_faults import read_board
from games.dolmengoetter.meta import META
from games.dolmengoetter.names import circle_name, place_name
from games.dolmengoetter.scoring import start_lines
from tests.games.dolmengoetter.boards import built_in
from tests.games.wording import LANGUAGES, ROOT, sentence, variables

FOLDER = "games/dolmengoetter/texts"
PREFIX = "dolmengoetter-"
BUILT = {"note-top", "note-bottom"} | {f"circle{at}-{size}" for at in ("", "-at") for size in (4, 6, 8)}
"""Messages whose codes are built at run time."""


@cache
def written_down() -> frozenset[str]:
    """Return every string in the source of the game, in the form of a message id."""
    texts = set()
    for path in (ROOT / "games/dolmengoetter").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(message_id(node.value.removeprefix("dolmengoetter.")))
    return frozenset(texts)


def from_data() -> set[str]:
    """Return the messages named after meta data, pieces and score lines."""
    names = {"name", "unknown", "holders", *(f"category-{category}" for category in META.categories)}
    names |= {f"{family}-{piece}" for family in ("piece", "stock") for piece in ("stone", "dolmen", "druid")}
    names |= {f"help-{n}{about}" for n in range(1, 6) for about in ("", "-about")}
    names |= {f"section-{section}" for section in (2, 5, 7, 8)}
    names |= {f"rule-{reason}" for reason in ("circle-full", "circle-final", "start", "lost")}
    names |= {"option-start-points-0", "option-stones-0"}
    names |= {f"part-{part}" for part in ("start", "lost", *(f"level-{level}" for level in range(1, 7)))}
    for option in META.options:
        key = f"option-{message_id(option.key)}"
        values = option.values if len(option.values) > 1 else ()
        names |= {key, f"{key}-about"}
        names |= {f"{key}-{message_id(value)}{about}" for value in values for about in ("", "-about")}
    return names


def test_every_code_has_a_message_and_every_message_is_used() -> None:
    message_names = {name.removeprefix(PREFIX) for name in variables(FOLDER, "en")}
    message_names = {name for name in message_names if not re.fullmatch(r"ruling-\d+", name)}
    data = from_data()
    events = {name.removeprefix("event-") for name in message_names if name.startswith("event-")}
    assert data <= message_names
    assert message_names >= BUILT
    assert message_names - data - BUILT - {f"event-{name}" for name in events} <= written_down()
    assert events <= written_down() | {name.removeprefix("event-") for name in written_down()}
    codes = {name for name in written_down() if re.fullmatch(r"(event|end|board|belongs)-[a-z-]*[a-z]", name)}
    assert codes <= message_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_places_and_circles_are_short_and_differ(language: str) -> None:
    names = [place_name(BUILT_IN, place) for place in BUILT_IN.neighbours]
    names += [circle_name(BUILT_IN, circle) for circle in BUILT_IN.rings]
    words = [sentence(FOLDER, language, name) for name in names]
    assert len(set(words)) == len(words) == 106
    assert max(map(len, words)) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_even_if_numbers_repeat(language: str) -> None:
    """Places are named by row and number, as on a chessboard; circles have no such coordinates."""
    raw = {key: value for key, value in built_in().items() if key not in ("edges", "rune_pairs", "outline")}
    called = {place["id"]: f"{'abcdefghijkl'[n // 7]}{n % 7 + 1}" for n, place in enumerate(raw["places"])}
    for place in raw["places"]:
        place["id"] = called[place["id"]]
    for circle in raw["circles"]:
        circle |= {"row": 1, "col": 1, "places": [called[place] for place in circle["places"]]}
    board = read_board(raw)
    names = [place_name(board, place) for place in board.neighbours]
    names += [circle_name(board, circle) for circle in board.rings]
    assert len({sentence(FOLDER, language, name) for name in names}) == 106


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_titles_fit(language: str) -> None:
    """At most 22 letters on main buttons, 34 in English and 46 in German titles, 16 in names below a place."""
    circle = circle_name(BUILT_IN, "c14")
    most = {"en": 34, "de": 46}[language]
    for code in ("prompt_druid", "prompt_pass", "prompt_order"):
        assert len(sentence(FOLDER, language, Text(f"dolmengoetter.{code}"))) <= most
    for position in ("top", "bottom"):
        text = Text("dolmengoetter.prompt_right", {"circle": circle, "where": position})
        assert len(sentence(FOLDER, language, text)) <= most
    for lying in (0, 1):
        assert len(sentence(FOLDER, language, Text("dolmengoetter.prompt_move", {"lying": lying}))) <= most
    for code in ("pass", "herbs", "stone", "point", "nothing", "build", "decline"):
        assert len(sentence(FOLDER, language, Text(f"dolmengoetter.choice_{code}"))) <= 22
    assert len(sentence(FOLDER, language, Text("dolmengoetter.label_herbs"))) <= 16


def test_reasons_of_points_have_a_rule() -> None:
    (line, _) = start_lines((4, 4))
    assert f"{PREFIX}rule-{line.reason.partition('.')[2]}" in variables(FOLDER, "en")
