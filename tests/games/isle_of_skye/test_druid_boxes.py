"""Druid tiles in a box: choices of the composer, valid facts, and the tables that use them."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.texts.localization import format_sentence
from games.core.action import StartTable
from games.core.errors import IllegalAction
from games.core.prompt import PickPrompt
from games.core.text import Text
from games.isle_of_skye import composer
from games.isle_of_skye.boxes import MOST_PIECES
from games.isle_of_skye.expansions.druids.data import SCROLL_FACTS, TABLET_FACTS
from games.isle_of_skye.meta import META
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.tiles import PRINTED
from games.registry import find_game
from tests.games.isle_of_skye.boxes import DRUIDS, STONE, piece, with_scroll
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW
from tests.games.isle_of_skye.shapes import RULES
from tests.games.wording import WHOLE
from tests.records.druid_box import TILES

# --- choices of the composer --------------------------------------------------------------------------------


def test_the_composer_offers_the_facts_of_druid_tiles() -> None:
    (druid_set,) = composer.build_composer(DRUIDS.extended).sets
    assert (druid_set.id, druid_set.expansion, druid_set.most_cost) == ("druid", "druids", 8)
    (tablets,) = druid_set.extras
    assert (tablets.id, tablets.values) == ("tablet", tuple(TABLET_FACTS))
    assert druid_set.variants == {"scroll": tuple(SCROLL_FACTS)}
    assert len(druid_set.variants["scroll"]) == 12


def test_the_base_rules_have_no_set() -> None:
    assert "sets" not in msgspec.to_builtins(composer.build_composer(RULES.extended))
    with pytest.raises(IllegalAction, match="piece_set"):
        piece(STONE, rules=RULES)


def test_the_list_of_the_base_is_the_same_with_an_expansion() -> None:
    plain, more = (composer.build_box_assets(rules.extended) for rules in (RULES, DRUIDS))
    assert replace(more, composer=plain.composer) == plain
    assert replace(more.composer, sets=()) == plain.composer


# --- valid facts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TILES)
def test_every_druid_tile_of_the_records_can_be_entered(name: str) -> None:
    composed = piece(TILES[name])
    assert composed.facts == piece(composed.facts).facts
    assert {key: composed.facts.get(key) for key in ("set", "cost", "tablet")} == {
        key: TILES[name].get(key) for key in ("set", "cost", "tablet")
    }


def test_a_druid_tile_is_described_in_both_languages() -> None:
    facts = piece(with_scroll("druid_gold")).tile
    assert facts.symbols == {"scroll_druid_gold": 1}
    assert isinstance(facts.notes, tuple)
    words = [[format_sentence(note.code, note.params, language) for note in facts.notes] for language in WHOLE]
    assert words == [
        ["from Druids", "costs 3 gold", "tablet “Buy your own”"],
        ["aus Druiden", "kostet 3 Gold", "Tafel „Eigenes kaufen“"],
    ]
    assert format_sentence("isle_of_skye.scroll_druid_gold", {}, "en") == "Scroll for gold"
    plain = piece({key: value for key, value in STONE.items() if key != "tablet"} | {"cost": 0}).tile
    druids = Text("isle_of_skye.tile_of_set", {"set": Text("isle_of_skye.druids.name")})
    assert plain.notes == (druids, Text("isle_of_skye.tile_cost", {"n": 0}))


@pytest.mark.parametrize("tablet", TABLET_FACTS)
@pytest.mark.parametrize("language", WHOLE)
def test_every_tablet_has_words(tablet: str, language: Any) -> None:
    notes = piece({**STONE, "tablet": tablet}).tile.notes
    assert isinstance(notes, tuple)
    assert format_sentence(notes[-1].code, notes[-1].params, language) != notes[-1].code


def test_a_tile_without_a_set_has_no_notes() -> None:
    assert piece(MEADOW).tile.notes is msgspec.UNSET
    assert "notes" not in msgspec.to_builtins(piece(MEADOW).tile)


@pytest.mark.parametrize("cost", range(9))
def test_every_cost_can_be_entered(cost: int) -> None:
    assert piece({**STONE, "cost": cost}).facts["cost"] == cost


def without(*keys: str) -> dict[str, Any]:
    return {key: value for key, value in STONE.items() if key not in keys}


WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "too dear": ("set", {**STONE, "cost": 9}),
    "less than nothing": ("shape", {**STONE, "cost": -1}),
    "half a gold": ("shape", {**STONE, "cost": 2.5}),
    "a cost in words": ("shape", {**STONE, "cost": "3"}),
    "a true cost": ("shape", {**STONE, "cost": True}),
    "no cost": ("set", without("cost")),
    "no such tablet": ("set", {**STONE, "tablet": "buy_all"}),
    "an empty tablet": ("set", {**STONE, "tablet": ""}),
    "a list of tablets": ("shape", {**STONE, "tablet": ["buy_own"]}),
    "a tablet on a tile of the base": ("set", without("set", "cost")),
    "a cost on a tile of the base": ("set", without("set", "tablet")),
    "no such set": ("set", {**STONE, "set": "witch"}),
    "an empty set": ("set", {**STONE, "set": ""}),
    "the set by its expansion": ("set", {**STONE, "set": "druids"}),
    "no set at all": ("shape", {**STONE, "set": None}),
    "a scroll of the set on a tile of the base": ("scroll", with_scroll("druid_gold", MEADOW)),
    "no such scroll": ("scroll", with_scroll("druid_silver")),
    "a castle": ("castle", {**STONE, "features": [{"kind": "castle", "region": "N"}]}),
}


@pytest.mark.parametrize("fault", WRONG)
def test_facts_that_no_druid_tile_has_are_refused(fault: str) -> None:
    code, facts = WRONG[fault]
    with pytest.raises(IllegalAction) as error:
        piece(facts)
    assert error.value.code == f"isle_of_skye.piece_{code}"


@pytest.mark.parametrize("name", ["b06", "castle_red"])
def test_a_listed_tile_has_no_set(name: str) -> None:
    with pytest.raises(IllegalAction, match="piece_set"):
        piece({**ENTRIES[name], "set": "druid", "cost": 1}, name)


def test_a_druid_tile_may_have_any_scroll_and_one_of_the_base_only_its_own() -> None:
    for scroll in (*SCROLLS, *SCROLL_FACTS):
        assert piece(with_scroll(scroll)).facts["features"][0]["scroll"] == scroll
    for scroll in SCROLLS:
        assert piece(with_scroll(scroll, MEADOW))


# --- tables -------------------------------------------------------------------------------------------------


def start(pieces: dict[str, Any], *expansions: str) -> StartTable:
    return StartTable("isle_of_skye", META.ruleset_version, {}, META.colours[:2], expansions=expansions, pieces=pieces)


def test_a_table_uses_the_pieces_of_its_expansions() -> None:
    box = {"x1": STONE, "x2": MEADOW, "b06": MEADOW}

    def played(*expansions: str) -> dict[str, Any]:
        return find_game("isle_of_skye").starting_pieces(box, expansions, "table", {})

    assert played().keys() == {"x2", "b06"}
    assert played("druids") == box
    assert RULES.setup(start(played())).state.pieces.keys() == {"x2", "b06"}
    state = DRUIDS.setup(start(played("druids"), "druids")).state
    assert ("x1" in state.bag, "x2" in state.bag) == (False, True)


def test_every_table_can_begin_with_every_valid_box() -> None:
    """A Druid scroll on a tile of the base would stop tables without Druids from beginning."""
    box = {
        name: composer.complete_piece(name, facts, DRUIDS.extended).facts
        for name, facts in (("x1", STONE), ("b06", MEADOW))
    }
    for rules, expansions in ((RULES, ()), (DRUIDS, ("druids",))):
        assert rules.setup(start(box, *expansions)).state.pieces


def test_a_complete_set_of_druid_tiles_fits_in_a_box_with_all_corrections() -> None:
    assert len(PRINTED.tiles) + 36 <= MOST_PIECES


def test_the_composer_starts_from_the_prompts_druid_tile() -> None:
    """The facts that the prompt knows are filled in."""
    state: Any = DRUIDS.setup(start({}, "druids")).state
    prompts = [prompt for prompt in DRUIDS.list_prompts(state, 1) if isinstance(prompt, PickPrompt)]
    assert [prompt.unlisted["facts"] for prompt in prompts] == [{"set": "druid"}] * 5
