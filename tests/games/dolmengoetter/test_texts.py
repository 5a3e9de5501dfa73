"""Texts of Dolmengötter: every code has a message in both languages, every message is used, names are short."""

import ast
import re
from functools import cache

import pytest

from games.core.text import Text, format_message_id
from games.dolmengoetter.board import BUILT_IN
from games.dolmengoetter.board_faults import read_board
from games.dolmengoetter.meta import META
from games.dolmengoetter.names import name_circle, name_place
from games.dolmengoetter.scoring import build_start_lines
from tests.games.dolmengoetter.boards import built_in
from tests.games.wording import ROOT, WHOLE, sentence, variables

FOLDER = "games/dolmengoetter/texts"
PREFIX = "dolmengoetter-"
BUILT = {f"{family}-{where}" for family in ("note", "change") for where in ("top", "bottom")}
BUILT |= {"change-goes-on", "change-behind", "change-no-dolmen", "wait-value-still", "hand-to"}
BUILT |= {f"circle{at}-{size}" for at in ("", "-at") for size in (4, 6, 8)}
"""Messages whose codes are built at run time, here or on the phones."""


@cache
def written_down() -> frozenset[str]:
    """Return every string in the source of the game, in the form of a message id."""
    texts = set()
    for path in (ROOT / "games/dolmengoetter").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(format_message_id(node.value.removeprefix("dolmengoetter.")))
    return frozenset(texts)


def from_data() -> set[str]:
    """Return the messages named after meta data, pieces and score lines."""
    names = {
        "name",
        "unknown",
        "holders",
        "tie-break",
        "product",
        *(f"category-{category}" for category in META.categories),
    }
    names |= {f"{family}-{piece}" for family in ("piece", "stock") for piece in ("stone", "dolmen", "druid")}
    names |= {f"help-{n}{about}" for n in range(1, 6) for about in ("", "-about")}
    names |= {f"last-{piece}" for piece in ("stone", "dolmen")} | {f"size-{size}" for size in (4, 6, 8)}
    names |= {f"section-{section}" for section in (2, 5, 7, 8)}
    names |= {f"rule-{reason}" for reason in ("circle-full", "circle-final", "start", "lost")}
    names |= {"option-start-points-0", "option-stones-0", "hand-to"}
    names |= {f"part-{part}" for part in ("start", "lost", *(f"level-{level}" for level in range(1, 7)))}
    for option in META.options:
        key = f"option-{format_message_id(option.key)}"
        values = option.values if len(option.values) > 1 else ()
        names |= {key, f"{key}-about"}
        names |= {f"{key}-{format_message_id(value)}{about}" for value in values for about in ("", "-about")}
    return names


def test_every_code_has_a_message_and_every_message_is_used() -> None:
    message_names = {name.removeprefix(PREFIX) for name in variables(FOLDER, "en")}
    message_names = {name for name in message_names if not re.fullmatch(r"ruling-\d+", name)}
    message_names = {name.removesuffix("-own") for name in message_names}  # as told to the own seat
    data = from_data()
    events = {name.removeprefix("event-") for name in message_names - BUILT if name.startswith("event-")}
    assert data <= message_names
    assert message_names >= BUILT
    assert message_names - data - BUILT - {f"event-{name}" for name in events} <= written_down()
    assert events <= written_down() | {name.removeprefix("event-") for name in written_down()}
    codes = {name for name in written_down() if re.fullmatch(r"(event|end|board|belongs)-[a-z-]*[a-z]", name)}
    assert codes <= message_names


@pytest.mark.parametrize("language", WHOLE)
def test_names_of_places_and_circles_are_short_and_differ(language: str) -> None:
    names = [name_place(BUILT_IN, place) for place in BUILT_IN.neighbours]
    names += [name_circle(BUILT_IN, circle) for circle in BUILT_IN.rings]
    words = [sentence(FOLDER, language, name) for name in names]
    assert len(set(words)) == len(words) == 106
    assert max(map(len, words)) <= 20


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("event", ["druid-placed", "walked", "flown", "herbs-gathered"])
def test_news_name_no_place(language: str, event: str) -> None:
    """The numbers of places are printed nowhere."""
    assert not variables(FOLDER, language)[f"{PREFIX}event-{event}"] & {"at", "to"}


@pytest.mark.parametrize("language", WHOLE)
def test_names_differ_even_if_numbers_repeat(language: str) -> None:
    """Places are named by row and number, as on a chessboard; circles have no such coordinates."""
    raw = {key: value for key, value in built_in().items() if key not in ("edges", "rune_pairs", "outline")}
    called = {place["id"]: f"{'abcdefghijkl'[n // 7]}{n % 7 + 1}" for n, place in enumerate(raw["places"])}
    for place in raw["places"]:
        place["id"] = called[place["id"]]
    for circle in raw["circles"]:
        circle |= {"row": 1, "col": 1, "places": [called[place] for place in circle["places"]]}
    board = read_board(raw)
    names = [name_place(board, place) for place in board.neighbours]
    names += [name_circle(board, circle) for circle in board.rings]
    assert len({sentence(FOLDER, language, name) for name in names}) == 106


@pytest.mark.parametrize("language", WHOLE)
def test_buttons_and_titles_fit(language: str) -> None:
    """At most 22 letters on main buttons, 34 in English and 46 in German titles, 16 in names below a place."""
    most = {"en": 34, "de": 46}[language]
    for code in ("prompt_druid", "prompt_pass", "prompt_order"):
        assert len(sentence(FOLDER, language, Text(f"dolmengoetter.{code}"))) <= most
    for position in ("top", "bottom"):
        text = Text("dolmengoetter.prompt_right", {"where": position})
        assert len(sentence(FOLDER, language, text)) <= most
    for code in ("prompt_move", "ask_target", "ask_stone", "ask_last_point", "ask_nothing"):
        assert len(sentence(FOLDER, language, Text(f"dolmengoetter.{code}"))) <= most + 2
    for code in ("pass", "herbs", "stone", "point", "nothing", "build", "decline"):
        assert len(sentence(FOLDER, language, Text(f"dolmengoetter.choice_{code}"))) <= 22


def test_reasons_of_points_have_a_rule() -> None:
    (line, _) = build_start_lines((4, 4))
    assert f"{PREFIX}rule-{line.reason.partition('.')[2]}" in variables(FOLDER, "en")


@pytest.mark.parametrize(("language", "each"), [("en", "each"), ("de", "je")])
@pytest.mark.parametrize("kind", ["stone", "dolmen"])
def test_one_left_of_several_people_is_one_of_each(kind: str, language: str, each: str) -> None:
    shared = sentence(FOLDER, language, Text(f"dolmengoetter.last_{kind}", {"names": "Anna + Ben", "n": 2}))
    alone = sentence(FOLDER, language, Text(f"dolmengoetter.last_{kind}", {"names": "Anna", "n": 1}))
    assert (each in shared.split(), each in alone.split()) == (True, False)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("piece", ["stone", "dolmen"])
@pytest.mark.parametrize("n", [1, 2])
def test_the_last_piece_stays_with_its_number(language: str, piece: str, n: int) -> None:
    words = sentence(FOLDER, language, Text(f"dolmengoetter.last_{piece}", {"names": "A", "n": n}))
    assert re.search(r"(?:\b1|une?)\u00a0\w+", words), words
    assert not words.endswith(" left")
