"""Texts of the games: equal messages in both languages, none missing, none unused."""

import re
from functools import cache

import pytest
from msgspec import UNSET

from games.carcassonne.assets import build_tile_facts
from games.carcassonne.box import BASE
from games.carcassonne.meta import META as CARCASSONNE
from games.carcassonne.scoring import FINAL_REASONS
from games.carcassonne.tiles import ROLES
from games.core.meta import GameMeta
from games.core.prompt import ChancePrompt, PlacePrompt, Prompt, SystemPrompt
from games.core.text import Text, format_message_id
from games.registry import GAMES
from tests.games.codes import codes_in_source
from tests.games.recorded import RULES, Step, rows, rule_options, steps
from tests.games.wording import HOUSE, HOUSE_CODES, ROOT, WHOLE, sentence, variables

FOLDER = "games/carcassonne/texts"
META = [game.meta for game in GAMES]
FOLDERS = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("games/**/texts"))
"""Of games and their expansions."""


def by_id(meta: GameMeta) -> str:
    return meta.id


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_messages_and_variables(folder: str) -> None:
    assert variables(folder, "en") == variables(folder, "de")


@pytest.mark.parametrize("folder", FOLDERS)
def test_rulings_are_numbered_without_a_gap(folder: str) -> None:
    numbers = sorted(int(name.rpartition("-")[2]) for name in variables(folder, "en") if "-ruling-" in name)
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("meta", META, ids=by_id)
def test_every_message_id_starts_with_the_game(meta: GameMeta) -> None:
    prefix = format_message_id(meta.id) + "-"
    assert [name for name in variables(f"games/{meta.id}/texts", "en") if not name.startswith(prefix)] == []


@pytest.mark.parametrize("language", WHOLE)
def test_shared_refusals_of_rules_have_shared_messages(language: str) -> None:
    codes = {code for owner in HOUSE_CODES for code in codes_in_source(owner, "")}
    assert codes >= {"table.over", "action.unknown"}
    assert {format_message_id(code) for code in codes} - set(variables(HOUSE, language)) == set()


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    "folder",
    [
        "games/carcassonne/texts",
        "games/carcassonne/expansions/abbot/texts",
        "games/carcassonne/expansions/traders_builders/texts",
        "games/dolmengoetter/texts",
    ],
)
def test_a_line_does_not_name_somebody_whom_it_then_calls_you(folder: str, language: str) -> None:
    """A line of the timeline joins what happened to one seat by one entry."""
    names = variables(folder, language)
    about_a_seat = {name for name, used in names.items() if "-event-" in name and "seat" in used}
    assert about_a_seat
    assert {name for name in about_a_seat if f"{name.removesuffix('-own')}-own" not in names} == set()


@pytest.mark.parametrize("language", WHOLE)
def test_a_mail_repeats_no_sentence(language: str) -> None:
    mails = [name for name in variables(HOUSE, language) if name.startswith("mail-")]
    assert len(mails) >= 8
    for name in mails:
        words = sentence(HOUSE, language, Text(name.replace("-", "."), {"code": "ABC", "host": "here"}))
        parts = [part.strip() for part in re.split(r"(?<=[.:])\s|\n", words) if part.strip()]
        assert len(parts) == len(set(parts)), name


@cache
def played_steps() -> tuple[Step, ...]:
    """Return recorded games of two to five players, under every combination of options."""
    rows_by_seats = {row["players"]: row for row in rows()}
    return tuple(step for row in rows_by_seats.values() for options in rule_options() for step in steps(row, options))


@cache
def prompts_after_steps() -> tuple[tuple[Prompt, ...], ...]:
    return tuple(RULES.list_prompts(step.after, step.after.active) for step in played_steps())


@cache
def texts() -> tuple[Text, ...]:
    """Return every text in the recorded games: narrations, prompts, hints and waits."""
    by_id: dict[str, Text] = {}
    for step, prompts in zip(played_steps(), prompts_after_steps(), strict=True):
        step_texts = [narration.text for event in step.events if (narration := event.narrate())]
        step_texts += [Text(step.after.end)] if step.after.end else []
        step_texts += RULES.list_waits(step.after).values()
        for prompt in prompts:
            if not isinstance(prompt, ChancePrompt | SystemPrompt):
                step_texts += [prompt.title, *([prompt.hint] if prompt.hint else [])]
        by_id.update((repr(text), text) for text in step_texts)
    return tuple(by_id.values())


@cache
def notes() -> frozenset[str]:
    """Return every note of a follower target, `<word>:<number>`."""
    return frozenset(
        note
        for prompts in prompts_after_steps()
        for prompt in prompts
        if isinstance(prompt, PlacePrompt)
        for rotations in prompt.cells.values()
        for targets in rotations.values()
        for note in targets.values()
    )


def from_data() -> set[str]:
    """Return the messages named after meta data, tiles and score lines."""
    names = {
        "name",
        "correct-place-tile",
        "mark-dead",
        "stock-follower",
        "piece-follower",
        "confirm-none",
        "none-here",
        "majority",
    }
    names |= {f"category-{category}" for category in CARCASSONNE.categories}
    names |= {f"{family}-{kind}" for family in ("segment", "target", "confirm") for kind in ROLES}
    names |= {f"role-{role}" for role in ROLES.values()}
    names |= {f"help-{n}{about}" for n in range(1, 6) for about in ("", "-about")}
    names |= {f"tile-{tile.lower()}-about" for tile in BASE.counts}
    names |= {f"symbol-{detail}" for tile in BASE.laid for detail in build_tile_facts(BASE, tile).details or ()}
    for option in CARCASSONNE.options:
        key = f"option-{format_message_id(option.key)}"
        names |= {key, f"{key}-about"}
        for value in option.values:
            names |= {f"{key}-{format_message_id(value)}", f"{key}-{format_message_id(value)}-about"}
    for step in played_steps():
        for line in step.after.lines[len(step.before.lines) :]:
            names |= {f"rule-{format_message_id(line.reason).removeprefix('carcassonne-')}"}
            names |= {f"part-{part.code}" for part in line.parts}
    names |= {f"section-{section}" for section in (7, 10)}  # cited by lines of a running game
    names |= {f"section-{format_message_id(reason).removeprefix('carcassonne-')}" for reason in FINAL_REASONS}
    names |= {f"note-{format_message_id(note.partition(':')[0])}" for note in notes()}
    return {f"carcassonne-{name}" for name in names}


def test_every_code_has_a_message_and_every_message_is_used() -> None:
    needed = {format_message_id(code) for code in codes_in_source("carcassonne", "carcassonne")} | from_data()
    message_names = {name for name in variables(FOLDER, "en") if not re.fullmatch(r"carcassonne-ruling-\d+", name)}
    assert needed - message_names == set(), "codes without words"
    assert {name.removesuffix("-own") for name in message_names} - needed == set(), "words that nothing shows"


@pytest.mark.parametrize("language", WHOLE)
def test_every_text_of_a_game_has_the_variables_of_its_message(language: str) -> None:
    sentences = [sentence(FOLDER, language, text) for text in texts()]
    assert all("{" not in words for words in sentences)
    assert any(words.startswith("Mo ") for words in sentences)


@pytest.mark.parametrize("language", WHOLE)
def test_parts_notes_and_stock_use_their_number(language: str) -> None:
    for number in range(10):
        assert str(number) in sentence(FOLDER, language, Text("carcassonne.stock_follower", {"n": number}))
        for part in ("tiles", "pennants", "cities"):
            assert str(number) in sentence(FOLDER, language, Text(f"carcassonne.part_{part}", {"count": number}))
    for note in notes():
        word, _, number_of = note.partition(":")
        words = sentence(FOLDER, language, Text(f"carcassonne.note_{word}", {"n": int(number_of)}))
        assert number_of in words or number_of == "0"


@pytest.mark.parametrize(("language", "longest_name", "longest_prompt"), [("en", 24, 34), ("de", 25, 46)])
def test_prompts_fit_a_phone(language: str, longest_name: int, longest_prompt: int) -> None:
    names = {tile: sentence(FOLDER, language, Text(f"carcassonne.tile_{tile.lower()}")) for tile in BASE.counts}
    assert len(set(names.values())) == len(BASE.counts)
    assert {name for name in names.values() if len(name) > longest_name} == set()
    prompts = [
        sentence(FOLDER, language, Text("carcassonne.prompt_place", {"tile": Text(f"carcassonne.tile_{tile.lower()}")}))
        for tile in BASE.counts
    ] + [sentence(FOLDER, language, Text(f"carcassonne.prompt_{verb}")) for verb in ("draw", "pick")]
    assert {prompt for prompt in prompts if len(prompt) > longest_prompt} == set()
    buttons = [sentence(FOLDER, language, Text(f"carcassonne.confirm_{kind}")) for kind in ("none", *ROLES)]
    assert {button for button in buttons if len(button) > 22} == set()


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("meta", META, ids=by_id)
def test_every_colour_of_a_box_has_a_word(meta: GameMeta, language: str) -> None:
    assert {f"colour-{colour}" for colour in meta.colours} - set(variables(HOUSE, language)) == set()


@pytest.mark.parametrize("meta", META, ids=by_id)
def test_every_option_of_a_game_and_its_expansions_has_words(meta: GameMeta) -> None:
    folder = f"games/{meta.id}"
    options = {f"{folder}/texts": meta.options}
    options |= {f"{folder}/expansions/{each.id}/texts": each.options for each in meta.expansions}
    for texts_folder, listed in options.items():
        shown = {f"{meta.id}.option_{option.key}" for option in listed}
        shown |= {
            f"{meta.id}.option_{option.key}_{value}"
            for option in listed
            if option.number is UNSET
            for value in option.values
        }
        needed = {format_message_id(each) for code in shown for each in (code, f"{code}_about")}
        assert needed - set(variables(texts_folder, "en")) == set()
