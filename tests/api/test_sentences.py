"""Every refusal has a message in both languages, with the same variables."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message
from msgspec.structs import replace

from companion import errors
from companion.errors import AppError
from companion.management.commands import export_assets
from companion.texts import localization
from companion.texts.bundles import START, sort_by_room
from companion.texts.languages import LANGUAGES, Language
from companion.texts.lazy_bundle import MESSAGE, LazyBundle
from companion.texts.localization import choose_language, format_sentence, has_sentence, read_house_texts
from games.core.text import Text, format_message_id
from games.registry import GAMES
from tests.games.wording import HOUSE, ROOT, WHOLE, variables

SAMPLE = {
    "detail": "$.seat",
    "seconds": 7,
    "game": "chess",
    "option": "river",
    "min": 2,
    "max": 5,
    "version": 3,
    "name": "Anna",
    "tables": 2,
    "megabytes": 12,
    "megapixels": 50,
    "most": 3,
    "least": 8,
    "steps": 9,
    "field": "seats",
    "n": 120,
    "ref": "12",
    "seat": 1,
    "tile": "x2",
    "piece": "D",
    "language": "tlh",
    "hours": 12,
    "days": 3,
    "year": 1980,
    "why": Text("table.over"),
    "host": "tables.lan",
}


@cache
def codes() -> dict[str, set[str]]:
    """Map the code of every refusal that the server raises to the params that it is raised with."""
    raised: dict[str, set[str]] = {}
    names: dict[str, str] = {}
    sources = sorted((ROOT / "companion").rglob("*.py"))
    trees = [ast.parse(path.read_text("utf-8")) for path in sources]
    for tree in trees:
        for node in ast.walk(tree):
            match node:
                case ast.ClassDef(keywords=[ast.keyword(arg="code", value=ast.Constant(value=str(code))), *_]):
                    names[node.name] = code
                    raised.setdefault(code, set())
    for tree in trees:
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name), keywords=keywords) if name in names:
                    raised[names[name]] |= {str(keyword.arg) for keyword in keywords if keyword.arg}
                case ast.Call(
                    func=ast.Name(id="IllegalAction" | "MalformedAction"), args=[ast.Constant(value=str(code)), *rest]
                ):
                    keys = [key for params in rest if isinstance(params, ast.Dict) for key in params.keys]
                    raised.setdefault(code, set()).update(key.value for key in keys if isinstance(key, ast.Constant))
    return raised


def test_the_whole_source_was_read() -> None:
    assert {kind.code for kind in AppError.list_kinds()} <= set(codes())
    assert len(codes()) >= 30


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("code", sorted(codes()))
def test_every_code_has_a_sentence_and_brings_what_it_needs(code: str, language: Language) -> None:
    needed = variables(HOUSE, language).get(format_message_id(code))
    assert needed is not None, f"{code} has no sentence in {language}.ftl"
    assert needed <= codes()[code], "the sentence says more than the refusal knows"
    words = format_sentence(code, {name: SAMPLE[name] for name in needed}, language)
    assert words != code
    assert re.fullmatch(r"[^{}]+[.!?]|[^{}]+: [^{}]+", words), words


@pytest.mark.parametrize("code", sorted(codes()))
def test_both_languages_say_the_same_things_in_other_words(code: str) -> None:
    assert variables(HOUSE, "en")[format_message_id(code)] == variables(HOUSE, "de")[format_message_id(code)]
    english, german = (format_sentence(code, SAMPLE, language) for language in WHOLE)
    assert english != german


@pytest.mark.parametrize("error", AppError.list_kinds(), ids=lambda kind: kind.code)
def test_codes_are_dotted_and_statuses_what_they_mean(error: type[AppError]) -> None:
    assert re.fullmatch(r"[a-z_]+\.[a-z_]+", error.code)
    assert error.status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
    params = {name: SAMPLE[name] for name in error.list_params()}
    assert errors.find_status(error(**params)) == error.status
    assert error(**params).params == params


@pytest.mark.parametrize("error", AppError.list_kinds(), ids=lambda kind: kind.code)
def test_texts_use_what_a_refusal_declares_and_it_declares_what_it_is_raised_with(error: type[AppError]) -> None:
    declared = set(error.list_params())
    assert codes()[error.code] == declared
    for language in WHOLE:
        assert variables(HOUSE, language)[format_message_id(error.code)] <= declared


WRONG = """
from companion.errors import WrongSeats
from companion.boxes.errors import BoxFull
BoxFull(n=1)
BoxFull(most=1)
BoxFull()
BoxFull(n="one")
raise WrongSeats
"""


def test_the_type_checker_sees_a_wrong_param(tmp_path: Path) -> None:
    source = tmp_path / "wrong.py"
    source.write_text(WRONG)
    command = [sys.executable, "-m", "mypy", "--config-file=", "--ignore-missing-imports", f"--cache-dir={tmp_path}"]
    output = subprocess.run([*command, source], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    lines = sorted({int(line.split(":")[1]) for line in output.splitlines() if line.startswith(str(source))})
    assert lines == [5, 6, 7, 8], output


@pytest.fixture
def german_lacks_a_text(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remove the sentence for `table.full` from the German file, as if it were older than the English one."""
    older = {language: read_house_texts(language) for language in LANGUAGES}
    older["de"] = re.sub(r"^table-full = .*$", "", older["de"], flags=re.MULTILINE)
    monkeypatch.setattr(localization, "read_house_texts", older.__getitem__)
    localization._build_bundle.cache_clear()
    yield
    monkeypatch.undo()
    localization._build_bundle.cache_clear()


@pytest.mark.usefixtures("german_lacks_a_text")
def test_a_text_that_german_lacks_is_english() -> None:
    assert format_sentence("table.full", {}, "de") == format_sentence("table.full", {}, "en") != "table: full"
    inside = format_sentence("table.undo_blocked", {"why": Text("table.full")}, "de")
    assert format_sentence("table.full", {}, "en") in inside, "a nested one too"
    assert format_sentence("table.over", {}, "de") != format_sentence("table.over", {}, "en"), "the others stay German"
    assert has_sentence("table.full", "de")


def test_a_code_that_no_language_knows_is_shown_as_words() -> None:
    assert format_sentence("isle_of_skye.table_of_contents", {"n": 1}, "de") == "isle of skye: table of contents"
    assert not has_sentence("isle_of_skye.table_of_contents", "de")


def test_a_seat_is_called_by_its_name_in_nested_texts_too() -> None:
    names = {0: "Änne", 1: "Ben"}
    assert "Änne" in format_sentence("table.event_undone", {"seat": 0}, "de", names)
    nested = {"why": Text("table.event_undone", {"seat": 1})}
    assert "Ben" in format_sentence("table.undo_blocked", nested, "en", names)
    assert "2" in format_sentence("table.event_undone", {"seat": 2}, "en", names)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en", "de"),
        ("xx, de;q=0.1", "de"),
        ("xx", "en"),
        (",,;q=,", "en"),
        ("en;q=0.1, de", "de"),
        ("de;q=0.2, en;q=0.8", "en"),
        ("xx, en;q=0.3, de-AT;q=0.7", "de"),
        ("fr-CA, de;q=0.9", "fr"),
        ("DE-at", "de"),
        ("*", "en"),
        ("de;q=0", "en"),
        ("de;q=0, en;q=0.1", "en"),
        ("en;q=0, *;q=0.5", "de"),
        ("de, *;q=0.5", "de"),
        ("den, end", "en"),
        ("de;q=5", "de"),
        ("de;q=nan, en;q=inf", "de"),
        ("de;q=abc", "de"),
        ("de;foo=bar", "de"),
        ("de-AT-1996", "de"),
        ("de_DE.UTF-8", "de"),
        ("de@euro", "de"),
        ("en_US@posix", "en"),
        ("C", "en"),
        (";;;,", "en"),
        ("*;q=0", "en"),
        ("x_!, de-AT;q=0.2, xx;q", "de"),
        ("\u0000de\udc80", "en"),
        ("de" * 20_000, "en"),
        ("de," + "fr;q=0.9," * 20_000, "de"),
    ],
)
def test_the_language_of_a_header(header: str, language: Language) -> None:
    assert choose_language(header) == language


# --- messages are parsed when they are first used -------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_are_parsed_one_by_one_say_what_the_whole_file_says(language: Language) -> None:
    for source in (read_house_texts(language), *localization.read_game_texts(language).values()):
        bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource(source)
        bundle.add_resource(resource)
        lazy = LazyBundle(language, [source])
        ids = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        assert {message["id"] for message in MESSAGE.finditer(source)} == ids
        for name in ids:
            text, errors = bundle.format_pattern(bundle.get_message(name).value, {"n": 2, "seat": "Anna"})
            formatted, missing = lazy.format_message(name, {"n": 2, "seat": "Anna"})
            assert (formatted, list(map(str, missing))) == (text, list(map(str, errors)))


def test_what_a_translator_got_wrong_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {
        "en": "name = Table\nlost = { $n } lost\nround = Round\nround-two = Round two\nempty = Empty\n"
        "of-round = Of rounds\nterm = Term\nbroken = Whole\ncount = Count\n",
        "de": "-marke = Tisch\nname = { -marke }\nlost = { $n verloren\nround = { round-two }\n"
        "round-two = { round }\nempty =\nof-round = Von { round }\nterm = { -fehlt }\n"
        "-kaputt = { $n\nbroken = { -kaputt }\ncount = { NUMBER($n) }\n",
    }
    bundles = {language: LazyBundle(language, [source]) for language, source in sources.items()}
    monkeypatch.setattr(localization, "_build_bundle", bundles.__getitem__)
    assert format_sentence("name", {}, "de") == "Tisch"
    assert format_sentence("lost", {"n": 2}, "de") == "2 lost"
    assert format_sentence("empty", {}, "de") == "Empty"
    for cites_itself, english in (("round", "Round"), ("round_two", "Round two"), ("of_round", "Of rounds")):
        assert format_sentence(cites_itself, {}, "de") == english
    assert format_sentence("term", {}, "de") == "Term"
    assert format_sentence("broken", {}, "de") == "Whole"
    assert format_sentence("count", {"n": 2}, "de") == "2"


# --- expansions -----------------------------------------------------------------------------------------------


def test_the_server_has_the_texts_of_expansions_in_both_languages() -> None:
    code, params = (
        "isle_of_skye.event_druid_bought",
        {"seat": 0, "tile": Text("isle_of_skye.tile", {"id": "x1"}), "n": 4},
    )
    assert format_sentence(code, params, "en", {0: "Anna"}) == "Anna bought tile x1 from the dolmen board for 4 gold."
    assert (
        format_sentence(code, params, "de", {0: "Anna"}) == "Anna hat vom Dolmenplan Plättchen x1 für 4 Gold gekauft."
    )
    assert [format_sentence("isle_of_skye.druids.name", {}, language) for language in WHOLE] == [
        "Druids",
        "Druiden",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_phones_load_the_texts_of_an_expansion_separately(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table without the expansion loads none of its texts. Its name comes with the start page, and with the game what
    it is about."""
    house = read_house_texts(language)
    offered = sort_by_room(house, export_assets.read_offered_texts(language))
    rooms = {f"{game.meta.id}.{expansion.id}" for game in GAMES for expansion in game.meta.expansions}
    bare = tuple(replace(game, meta=replace(game.meta, expansions=())) for game in GAMES)
    monkeypatch.setattr(export_assets, "GAMES", bare)
    without = sort_by_room(house, export_assets.read_offered_texts(language))
    names = {
        room: f"{format_message_id(room)}-name = {format_sentence(f'{room}.name', {}, language)}\n" for room in rooms
    }
    assert offered.keys() - without.keys() == rooms
    assert "".join(line for line in offered[START].splitlines(True) if line not in names.values()) == without[START]
    abouts = tuple(f"{format_message_id(room)}-about = " for room in rooms)
    assert {
        room: "".join(line for line in words.splitlines(True) if not line.startswith(abouts))
        for room, words in offered.items()
        if room in without and room != START
    } == {room: words for room, words in without.items() if room != START}
    for room in rooms:
        assert f"{format_message_id(room)}-ruling-1 = " in offered[room]
        assert names[room] not in offered[room]
